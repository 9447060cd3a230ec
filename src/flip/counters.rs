//! The small facts of a position in one word, so that the whole of it stays within two cache lines.

use crate::piece::Colour;

use super::player::Player;

/// Plies, quiet plies, whose turn it is, what *first* owns, and whether flips are noted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Counters(u64);

/// Twenty bits hold [`Counters::MOST`].
const BITS: u32 = 20;
const MASK: u64 = (1 << BITS) - 1;
const SECOND_TO_ACT: u64 = 1 << (2 * BITS);
const ASSIGNED: u64 = SECOND_TO_ACT << 1;
const FIRST_OWNS_BLUE: u64 = ASSIGNED << 1;
const FLIPS_NOTED: u64 = FIRST_OWNS_BLUE << 1;

impl Counters {
    /// A count that gets there stays there.
    pub const MOST: u32 = 999_999;

    pub const fn new(plies: u32, quiet: u32) -> Counters {
        assert!(plies <= Self::MOST && quiet <= Self::MOST);
        Counters(plies as u64 | (quiet as u64) << BITS)
    }

    #[inline(always)]
    pub const fn plies(self) -> u32 {
        (self.0 & MASK) as u32
    }

    #[inline(always)]
    pub const fn quiet(self) -> u32 {
        (self.0 >> BITS & MASK) as u32
    }

    #[inline(always)]
    pub const fn turn(self) -> Player {
        if self.0 & SECOND_TO_ACT == 0 {
            Player::First
        } else {
            Player::Second
        }
    }

    #[inline(always)]
    pub const fn first_owns(self) -> Option<Colour> {
        if self.0 & ASSIGNED == 0 {
            None
        } else if self.0 & FIRST_OWNS_BLUE == 0 {
            Some(Colour::Red)
        } else {
            Some(Colour::Blue)
        }
    }

    pub const fn assign_first(&mut self, colour: Colour) {
        self.0 &= !(ASSIGNED | FIRST_OWNS_BLUE | FLIPS_NOTED);
        self.0 |= match colour {
            Colour::Red => ASSIGNED,
            Colour::Blue => ASSIGNED | FIRST_OWNS_BLUE,
        };
    }

    /// Whether it is kept who flipped what: while the colours are open under a pair rule, once
    /// anything is flipped.
    pub const fn flips_noted(self) -> bool {
        self.0 & FLIPS_NOTED != 0
    }

    pub const fn note_flips(&mut self) {
        self.0 |= FLIPS_NOTED;
    }

    #[inline(always)]
    pub const fn pass_turn(&mut self) {
        self.0 ^= SECOND_TO_ACT;
    }

    /// Counts a ply.
    #[inline(always)]
    pub const fn count(&mut self, progress: bool) {
        let most = Self::MOST as u64;
        self.0 += (self.0 & MASK < most) as u64;
        if progress {
            self.0 &= !(MASK << BITS);
        } else {
            self.0 += ((self.0 >> BITS & MASK < most) as u64) << BITS;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_stay_at_the_most() {
        let mut counters = Counters::new(Counters::MOST - 1, Counters::MOST - 1);
        for _ in 0..3 {
            counters.count(false);
            assert_eq!(counters.plies(), Counters::MOST);
            assert_eq!(counters.quiet(), Counters::MOST);
        }
        counters.count(true);
        assert_eq!((counters.plies(), counters.quiet()), (Counters::MOST, 0));
    }

    #[test]
    fn facts_do_not_disturb_each_other() {
        let mut counters = Counters::new(7, 3);
        assert_eq!(counters.first_owns(), None);
        counters.note_flips();
        assert!(counters.flips_noted());
        counters.assign_first(Colour::Blue);
        assert!(!counters.flips_noted());
        counters.pass_turn();
        counters.count(false);
        assert_eq!((counters.plies(), counters.quiet()), (8, 4));
        assert_eq!(counters.turn(), Player::Second);
        assert_eq!(counters.first_owns(), Some(Colour::Blue));
        counters.assign_first(Colour::Red);
        counters.pass_turn();
        assert_eq!(counters.turn(), Player::First);
        assert_eq!(counters.first_owns(), Some(Colour::Red));
    }
}
