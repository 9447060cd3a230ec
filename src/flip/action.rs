//! What a player does, and what chance adds to it.

use crate::piece::{Colour, Kind, Piece};
use crate::point::Point;

/// What a player does in one ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Turns up the face-down piece on a point.
    Flip(Point),
    /// Moves an own piece, to an empty point or onto an enemy.
    Move { from: Point, to: Point },
    /// Lets the turn pass: the clock ran out.
    Pass,
}

/// What chance adds to an action: what came up. It is an argument, never drawn here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Outcome {
    /// Nothing came up.
    #[default]
    Nothing,
    /// The piece that was flipped.
    Flipped(Piece),
    /// Where the Flags lie that a Marshal's death turned up; at least one.
    Flags {
        red: Option<Point>,
        blue: Option<Point>,
    },
}

impl Outcome {
    /// Where the Flag of a colour was turned up.
    #[inline]
    pub fn flag(self, colour: Colour) -> Option<Point> {
        match self {
            Outcome::Flags { red, blue } => match colour {
                Colour::Red => red,
                Colour::Blue => blue,
            },
            _ => None,
        }
    }
}

/// An action with its outcome: all that a ply does to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ply {
    pub action: Action,
    pub outcome: Outcome,
}

impl Ply {
    /// What it turned up, and where: the flipped piece, or each Flag that a Marshal's death showed.
    pub fn turned_up(self) -> impl Iterator<Item = (Point, Piece)> {
        let flipped = match (self.action, self.outcome) {
            (Action::Flip(point), Outcome::Flipped(piece)) => Some((point, piece)),
            _ => None,
        };
        let flags = Colour::ALL.into_iter().filter_map(move |colour| {
            let point = self.outcome.flag(colour)?;
            Some((point, Piece::new(colour, Kind::Flag)))
        });
        flipped.into_iter().chain(flags)
    }
}
