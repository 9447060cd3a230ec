//! A perft that goes on in slices, so that a deep one does not make the program deaf.

use crate::flip::{Action, Outcome, Ply, Position, perft};
use crate::rules::Rules;

/// Below this depth a position is counted in one go: it takes well under a millisecond.
const AT_ONCE: u32 = 2;
/// How many of these make a slice.
const SLICE: u32 = 16;

/// A count of action sequences, in progress.
pub(super) struct Counting {
    rules: Rules,
    /// The way down to where it is counting, the root first.
    levels: Vec<Level>,
    nodes: u64,
}

/// A position, and the plies in it that are not counted yet.
struct Level {
    position: Position,
    /// The length of the sequences that begin here.
    depth: u32,
    plies: Vec<Ply>,
}

impl Level {
    fn new(position: Position, rules: &Rules, depth: u32) -> Level {
        Level {
            plies: plies(&position, rules),
            position,
            depth,
        }
    }
}

impl Counting {
    pub fn new(position: &Position, rules: &Rules, depth: u32) -> Counting {
        let mut counting = Counting {
            rules: *rules,
            levels: Vec::new(),
            nodes: 0,
        };
        counting.enter(*position, depth);
        counting
    }

    /// Counts on for a few milliseconds. The number, once everything is counted.
    pub fn advance(&mut self) -> Option<u64> {
        for _ in 0..SLICE {
            let Some(level) = self.levels.last_mut() else {
                return Some(self.nodes);
            };
            let (mut child, depth) = (level.position, level.depth - 1);
            match level.plies.pop() {
                None => {
                    self.levels.pop();
                }
                Some(ply) => {
                    child.apply(&self.rules, ply.action, ply.outcome);
                    self.enter(child, depth);
                }
            }
        }
        None
    }

    fn enter(&mut self, position: Position, depth: u32) {
        if depth <= AT_ONCE {
            self.nodes += perft(&position, &self.rules, depth);
        } else {
            self.levels.push(Level::new(position, &self.rules, depth));
        }
    }
}

/// Every legal action with everything that may come up. None in a finished game.
fn plies(position: &Position, rules: &Rules) -> Vec<Ply> {
    let mut plies = Vec::new();
    for action in position.actions(rules) {
        let outcomes = match action {
            Action::Flip(_) => {
                let pool = position.hidden().iter();
                pool.map(|(piece, _)| Outcome::Flipped(piece)).collect()
            }
            _ => position.flag_outcomes(rules, action),
        };
        plies.extend(outcomes.into_iter().map(|outcome| Ply { action, outcome }));
    }
    plies
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(position: &Position, rules: &Rules, depth: u32) -> u64 {
        let mut counting = Counting::new(position, rules, depth);
        loop {
            if let Some(nodes) = counting.advance() {
                return nodes;
            }
        }
    }

    #[test]
    fn slices_add_up_to_the_whole() {
        // Flips, fights, and a Flag that a Marshal's death turns up.
        let text = "5/EN3/1m3/2M2/5/5/1f3/5/5/5/5/1DF2 2 b \
                    GDBBCCJJKKKLLLEEXXNNgddbbccjjkkkllleeexxnnn 291 9";
        let rules: Rules = "folk".parse().unwrap();
        let position = Position::read(text, &rules).unwrap();
        for depth in 0..=5 {
            assert_eq!(
                count(&position, &rules, depth),
                perft(&position, &rules, depth)
            );
        }
        let hidden = "4f/5/1x3/1F2n/d1?b1/?2?1/1n1?1/2N1n/1N3/5/1?1?1/?2m1 1 b \
                      MGDDCCJJKKKLLLEEXNgbccjjkkklleex 226 0";
        let position = Position::read(hidden, &rules).unwrap();
        assert_eq!(count(&position, &rules, 3), 101_675);
    }

    #[test]
    fn a_finished_game_has_no_sequences() {
        let rules: Rules = "classic,total-limit=1".parse().unwrap();
        let text = "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/m???? \
                    2 b - 1 0";
        let position = Position::read(text, &rules).unwrap();
        assert_eq!(count(&position, &rules, 0), 1);
        assert_eq!(count(&position, &rules, 9), 0);
    }
}
