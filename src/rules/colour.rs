//! When and how the colours are assigned (rules, section 3).

use super::options::{Colours, Rules};
use crate::piece::{Kind, Piece, PieceSet};

/// What each player has flipped so far, while that decides over the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Flipped {
    /// Pieces flipped by the player who flips now.
    pub own: PieceSet,
    /// Pieces flipped by the other player.
    pub other: PieceSet,
}

/// True where this flip assigns its colour to its flipper. `before` holds what was flipped before
/// it; only the pair rules look at it.
pub fn settles_colours(rules: &Rules, before: Flipped, flipped: Piece) -> bool {
    match rules.colours {
        Colours::FirstFlip => true,
        Colours::Pair => before.own.contains(flipped),
        Colours::PairAny => before.own.contains(flipped) || before.other.contains(flipped),
        Colours::Engineer => flipped.kind() == Kind::Engineer,
        Colours::Lieutenant => flipped.kind() == Kind::Lieutenant,
        Colours::Captain => flipped.kind() == Kind::Captain,
    }
}

impl Colours {
    /// True where the record of who flipped what belongs to the position.
    pub fn by_pair(self) -> bool {
        matches!(self, Colours::Pair | Colours::PairAny)
    }
}
