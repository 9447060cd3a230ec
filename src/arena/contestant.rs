//! Who plays.

use crate::flip::{Action, Position};
use crate::rules::Rules;

/// A player of one game. It sees what a person at the table sees, and keeps what it wants from ply
/// to ply.
pub trait Contestant {
    /// Chooses a legal action in a running game in which it is to act.
    fn choose(&mut self, position: &Position, rules: &Rules) -> Action;
}
