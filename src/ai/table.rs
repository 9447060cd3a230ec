//! The transposition table: what has been found out about positions that may come up again.

use crate::point::Point;

/// A move in two bytes, as the table keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Packed(u16);

impl Packed {
    /// No move is known.
    pub const NONE: Packed = Packed(0);
    /// The turn is let pass by a flip that changes little.
    pub const PASS: Packed = Packed(u16::MAX);

    pub fn of(from: Point, to: Point) -> Packed {
        Packed((from.index() * 64 + to.index()) as u16)
    }
}

/// What a score in the table says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Bound {
    Exact = 1,
    /// The true score is at least this.
    Lower = 2,
    /// The true score is at most this.
    Upper = 3,
}

/// One position's entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub best: Packed,
    pub score: i32,
    pub depth: i32,
    pub bound: Bound,
}

#[derive(Clone, Copy)]
struct Slot {
    check: u32,
    best: Packed,
    score: i16,
    depth: i8,
    /// 0 in an empty slot.
    bound: u8,
}

const EMPTY: Slot = Slot {
    check: 0,
    best: Packed::NONE,
    score: 0,
    depth: 0,
    bound: 0,
};

/// A table of a fixed size: half of it is for the deepest, half for the newest.
pub(super) struct Table {
    /// Pairs of slots: the deeper one first.
    slots: Vec<[Slot; 2]>,
}

impl Table {
    /// A table of at most so many bytes, and at least one entry.
    pub fn of_bytes(bytes: usize) -> Table {
        let pairs = (bytes / size_of::<[Slot; 2]>()).max(1);
        // A power of two, so that an index is a mask of the hash.
        let pairs = 1 << pairs.ilog2();
        Table {
            slots: vec![[EMPTY; 2]; pairs],
        }
    }

    fn index(&self, hash: u64) -> usize {
        hash as usize & (self.slots.len() - 1)
    }

    #[inline]
    pub fn probe(&self, hash: u64) -> Option<Found> {
        let check = (hash >> 32) as u32;
        let slot = self.slots[self.index(hash)]
            .iter()
            .find(|slot| slot.bound != 0 && slot.check == check)?;
        Some(Found {
            best: slot.best,
            score: slot.score.into(),
            depth: slot.depth.into(),
            bound: match slot.bound {
                1 => Bound::Exact,
                2 => Bound::Lower,
                _ => Bound::Upper,
            },
        })
    }

    #[inline]
    pub fn store(&mut self, hash: u64, found: Found) {
        let check = (hash >> 32) as u32;
        let index = self.index(hash);
        let [deep, new] = &mut self.slots[index];
        let mut slot = Slot {
            check,
            best: found.best,
            score: found.score as i16,
            depth: found.depth as i8,
            bound: found.bound as u8,
        };
        for known in [&*deep, &*new] {
            // A shallow look without a move does not make forget the move that is known.
            if known.check == check && slot.best == Packed::NONE {
                slot.best = known.best;
            }
        }
        if deep.check == check || slot.depth >= deep.depth {
            if deep.check != check {
                *new = *deep;
            }
            *deep = slot;
        } else {
            *new = slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(score: i32, depth: i32) -> Found {
        Found {
            best: Packed::of(Point::at(0, 1), Point::at(0, 2)),
            score,
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn what_was_stored_is_found_and_nothing_else() {
        let mut table = Table::of_bytes(1 << 12);
        assert!(table.probe(7 << 40).is_none());
        table.store(7 << 40, found(-300, 5));
        let back = table.probe(7 << 40).unwrap();
        assert_eq!(
            (back.score, back.depth, back.bound),
            (-300, 5, Bound::Lower)
        );
        assert_eq!(back.best, Packed::of(Point::at(0, 1), Point::at(0, 2)));
        assert!(table.probe(8 << 40).is_none());
    }

    #[test]
    fn the_deeper_stays_and_the_newest_is_found() {
        let mut table = Table::of_bytes(1);
        table.store(1 << 40, found(1, 9));
        table.store(2 << 40, found(2, 1));
        table.store(3 << 40, found(3, 1));
        assert_eq!(table.probe(1 << 40).unwrap().depth, 9);
        assert!(table.probe(2 << 40).is_none());
        assert_eq!(table.probe(3 << 40).unwrap().score, 3);
        table.store(4 << 40, found(4, 12));
        assert_eq!(table.probe(1 << 40).unwrap().depth, 9);
        assert_eq!(table.probe(4 << 40).unwrap().depth, 12);
    }

    #[test]
    fn a_known_move_is_not_forgotten() {
        let mut table = Table::of_bytes(1 << 12);
        table.store(1 << 40, found(1, 2));
        table.store(
            1 << 40,
            Found {
                best: Packed::NONE,
                ..found(1, 3)
            },
        );
        assert_ne!(table.probe(1 << 40).unwrap().best, Packed::NONE);
    }
}
