//! The small facts of a position in two half words, so that the whole of it stays within two cache
//! lines.

use crate::piece::Colour;

use super::player::Player;

/// Plies, quiet plies, whose turn it is, what *first* owns, and whether flips are noted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Counters {
    /// Four facts of one bit each, and above them the plies.
    plies_and_facts: u32,
    quiet: u32,
}

const SECOND_TO_ACT: u32 = 1;
const ASSIGNED: u32 = 1 << 1;
const FIRST_OWNS_BLUE: u32 = 1 << 2;
const FLIPS_NOTED: u32 = 1 << 3;
const ONE_PLY: u32 = 1 << 4;

impl Counters {
    /// A count that gets there stays there.
    pub const MOST: u32 = 999_999;

    pub const fn new(plies: u32, quiet: u32) -> Counters {
        assert!(plies <= Self::MOST && quiet <= Self::MOST);
        Counters {
            plies_and_facts: plies * ONE_PLY,
            quiet,
        }
    }

    #[inline(always)]
    pub const fn plies(self) -> u32 {
        self.plies_and_facts / ONE_PLY
    }

    #[inline(always)]
    pub const fn quiet(self) -> u32 {
        self.quiet
    }

    #[inline(always)]
    const fn has(self, fact: u32) -> bool {
        self.plies_and_facts & fact != 0
    }

    #[inline(always)]
    pub const fn turn(self) -> Player {
        if self.has(SECOND_TO_ACT) {
            Player::Second
        } else {
            Player::First
        }
    }

    #[inline(always)]
    pub const fn first_owns(self) -> Option<Colour> {
        if !self.has(ASSIGNED) {
            None
        } else if self.has(FIRST_OWNS_BLUE) {
            Some(Colour::Blue)
        } else {
            Some(Colour::Red)
        }
    }

    pub const fn assign_first(&mut self, colour: Colour) {
        self.plies_and_facts &= !(ASSIGNED | FIRST_OWNS_BLUE | FLIPS_NOTED);
        self.plies_and_facts |= match colour {
            Colour::Red => ASSIGNED,
            Colour::Blue => ASSIGNED | FIRST_OWNS_BLUE,
        };
    }

    /// Whether it is kept who flipped what: while the colours are open under a pair rule, once
    /// anything is flipped.
    pub const fn flips_noted(self) -> bool {
        self.has(FLIPS_NOTED)
    }

    pub const fn note_flips(&mut self) {
        self.plies_and_facts |= FLIPS_NOTED;
    }

    #[inline(always)]
    pub const fn pass_turn(&mut self) {
        self.plies_and_facts ^= SECOND_TO_ACT;
    }

    /// Counts a ply.
    #[inline(always)]
    pub const fn count(&mut self, progress: bool) {
        if self.plies_and_facts < Self::MOST * ONE_PLY {
            self.plies_and_facts += ONE_PLY;
        }
        if progress {
            self.quiet = 0;
        } else if self.quiet < Self::MOST {
            self.quiet += 1;
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
