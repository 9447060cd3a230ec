//! The two players.

/// *First* acts first in the game. Which person that is, and which colour, is another matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Player {
    First = 0,
    Second = 1,
}

impl Player {
    pub const ALL: [Player; 2] = [Player::First, Player::Second];

    #[inline(always)]
    pub const fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }

    /// 1 or 2.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
