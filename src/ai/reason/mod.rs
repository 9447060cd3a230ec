//! Why an action is a good one, in a fact that a person can check on the board. It is found from the
//! position that both players know; it is no part of the search, which only weighs numbers.

mod danger;
mod flips;
mod hunt;
mod motive;
mod moves;

use crate::flip::{Action, Position};
use crate::rules::Rules;

use flips::reason_of_flip;
use moves::{motive_of_attack, reason_of_move};

pub use motive::{Motive, Reason};

/// The strongest fact that speaks for a legal action of the player to move.
pub fn reason(position: &Position, rules: &Rules, action: Action) -> Reason {
    if let Action::Move { from, to } = action
        && let (Some(piece), Some(other)) = (position.piece(from), position.piece(to))
    {
        return Reason::new(
            motive_of_attack(position, rules, action, (piece, other), to),
            Some(piece),
            Some(other),
        );
    }
    if position.actions(rules).len() == 1 {
        return Reason::new(Motive::OnlyOne, None, None);
    }
    match action {
        Action::Flip(point) => reason_of_flip(position, rules, point),
        Action::Move { from, to } => match position.piece(from) {
            Some(piece) => reason_of_move(position, rules, piece, from, to),
            None => Reason::new(Motive::Moves, None, None),
        },
        Action::Pass => Reason::new(Motive::Moves, None, None),
    }
}

#[cfg(test)]
mod tests;
