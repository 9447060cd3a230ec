//! The program as the other player. It is given positions, never the game.

use fanqi::ai::Search;
use fanqi::flip::{Action, Position};
use fanqi::rules::Rules;

/// A draw is accepted from this ply on, where the program expects no more than this (from -1 to 1).
/// They are the same as on the page.
const DRAW_FROM_PLY: u32 = 30;
const DRAW_EXPECTATION: f64 = 0.05;

pub struct Opponent {
    nodes: u64,
    seed: u64,
}

impl Opponent {
    /// A player that looks at about so many positions for each action.
    pub fn new(nodes: u64, seed: u64) -> Opponent {
        Opponent { nodes, seed }
    }

    /// What it would play for the player to act, and the result that it expects for that player,
    /// from -1 to 1. None in a finished game.
    pub fn choose(&self, position: &Position, rules: &Rules) -> Option<(Action, f64)> {
        // Another number at every ply, else it would choose alike among equals all game.
        let ply = u64::from(position.plies());
        let mut search = Search::new(position, rules, self.seed.wrapping_add(ply));
        search.limit_nodes(self.nodes);
        search.run();
        Some((search.best()?, search.info().value))
    }

    /// Whether it accepts a draw that the player to act offers.
    pub fn accepts_draw(&self, position: &Position, rules: &Rules) -> bool {
        let expected = self
            .choose(position, rules)
            .map_or(0.0, |(_, value)| -value);
        position.plies() >= DRAW_FROM_PLY && expected <= DRAW_EXPECTATION
    }
}
