//! The player that knows the rules and nothing else.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use crate::flip::{Action, Position};
use crate::rules::Rules;

use super::contestant::Contestant;

/// Chooses among all legal actions with equal chance.
pub struct Random {
    chance: ChaCha8Rng,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random {
            chance: ChaCha8Rng::seed_from_u64(seed),
        }
    }
}

impl Contestant for Random {
    fn choose(&mut self, position: &Position, rules: &Rules) -> Action {
        *position
            .actions(rules)
            .choose(&mut self.chance)
            .expect("a running game has a legal action")
    }
}
