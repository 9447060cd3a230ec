//! The opponent of this program, at a fixed number of nodes.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::ai::Search;
use crate::flip::{Action, Position};
use crate::rules::Rules;

use super::contestant::Contestant;

/// Searches about as many nodes for each action, so that its games can be repeated.
pub struct Program {
    nodes: u64,
    chance: ChaCha8Rng,
}

impl Program {
    pub fn new(nodes: u64, seed: u64) -> Program {
        Program {
            nodes,
            chance: ChaCha8Rng::seed_from_u64(seed),
        }
    }
}

impl Contestant for Program {
    fn choose(&mut self, position: &Position, rules: &Rules) -> Action {
        let mut search = Search::new(position, rules, self.chance.next_u64());
        search.limit_nodes(self.nodes);
        search.run();
        search.best().expect("a running game has a best action")
    }
}
