//! The fixed one-ply player of the ladder. Its rules and values are not to be tuned: they are the
//! measuring stick.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::flip::{Action, Outcome, Position};
use crate::piece::Piece;
use crate::point::Point;
use crate::rules::{Fight, Rules};

use super::contestant::Contestant;

/// By kind, Marshal to Flag. A Flag that can be attacked is open; a face-down piece counts nothing.
const MATERIAL: [i32; 12] = [100, 88, 70, 52, 38, 28, 20, 14, 26, 50, 22, 400];

/// Makes the capture that removes most from the enemy less its own loss, if that gains; else, with
/// equal chance, flips at random, or makes a random move after which the piece cannot be captured in
/// the next ply. Ties are broken at random.
pub struct Greedy {
    chance: ChaCha8Rng,
}

impl Greedy {
    pub fn new(seed: u64) -> Greedy {
        Greedy {
            chance: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    fn best_capture(
        &mut self,
        position: &Position,
        rules: &Rules,
        all: &[Action],
    ) -> Option<Action> {
        let gains = || {
            all.iter()
                .map(|&action| (gain(position, rules, action), action))
        };
        let most = gains()
            .map(|(gain, _)| gain)
            .max()
            .filter(|&gain| gain > 0)?;
        let best: Vec<Action> = gains()
            .filter(|&(gain, _)| gain == most)
            .map(|(_, action)| action)
            .collect();
        best.choose(&mut self.chance).copied()
    }
}

impl Contestant for Greedy {
    fn choose(&mut self, position: &Position, rules: &Rules) -> Action {
        let all = position.actions(rules);
        if let Some(capture) = self.best_capture(position, rules, &all) {
            return capture;
        }
        let flips: Vec<Action> = all
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Flip(_)))
            .collect();
        let safe: Vec<Action> = all
            .iter()
            .copied()
            .filter(|&action| is_safe_move(position, rules, action))
            .collect();
        let flip = self.chance.random_bool(0.5);
        let wanted = if flip || safe.is_empty() {
            &flips
        } else {
            &safe
        };
        // Nothing to flip and no safe move: whatever is legal.
        let among = [wanted, &safe, &all]
            .into_iter()
            .find(|actions| !actions.is_empty())
            .expect("a running game has a legal action");
        *among.choose(&mut self.chance).expect("it is not empty")
    }
}

/// The value removed from the enemy less the value lost.
fn gain(position: &Position, rules: &Rules, action: Action) -> i32 {
    let Some((attacker, defender, fight)) = attack(position, rules, action) else {
        return 0;
    };
    let value = |piece: Piece| MATERIAL[piece.kind() as usize];
    match fight {
        Fight::Wins => value(defender),
        Fight::Both => value(defender) - value(attacker),
        Fight::Loses => -value(attacker),
    }
}

/// The attack that an action is: attacker, defender, and how it ends.
fn attack(position: &Position, rules: &Rules, action: Action) -> Option<(Piece, Piece, Fight)> {
    let Action::Move { from, to } = action else {
        return None;
    };
    let attacker = position.piece(from)?;
    let defender = position.piece(to)?;
    let fight = position.fight(rules, attacker, defender)?;
    Some((attacker, defender, fight))
}

/// A move to an empty point where the enemy's next ply cannot remove the piece.
fn is_safe_move(position: &Position, rules: &Rules, action: Action) -> bool {
    let Action::Move { to, .. } = action else {
        return false;
    };
    if position.piece(to).is_some() {
        return false;
    }
    let mut after = *position;
    after.apply(rules, action, Outcome::Nothing);
    !can_be_captured(&after, rules, to)
}

/// Whether the player to act can remove the piece on a point.
fn can_be_captured(position: &Position, rules: &Rules, point: Point) -> bool {
    position
        .actions(rules)
        .into_iter()
        .filter(|action| matches!(action, Action::Move { to, .. } if *to == point))
        .filter_map(|action| attack(position, rules, action))
        .any(|(_, _, fight)| fight != Fight::Loses)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(text: &str, rules: &str) -> std::collections::BTreeSet<String> {
        let rules: Rules = rules.parse().unwrap();
        let position = Position::read(text, &rules).unwrap();
        (0..60)
            .map(|seed| Greedy::new(seed).choose(&position, &rules).to_string())
            .collect()
    }

    fn set(actions: &str) -> std::collections::BTreeSet<String> {
        actions.split(' ').map(str::to_string).collect()
    }

    #[test]
    fn takes_what_gains_most() {
        // The General takes a Colonel or a Lieutenant; the Bomb takes either at a loss.
        let text = "f4/5/5/5/5/5/5/5/5/5/cG1lX/4F 1 r \
                    MDDBBCCJJKKKLLLEEEXNNNmgddbbcjjkkklleeexxnnn 100 0";
        assert_eq!(choices(text, "classic"), set("b2a2"));
    }

    #[test]
    fn breaks_ties_at_random() {
        let text = "f4/5/5/5/5/5/5/5/5/5/cG1c1/4F 1 r \
                    MDDBBCCJJKKKLLLEEEXXNNNmgddbbjjkkkllleeexxnnn 100 0";
        assert_eq!(choices(text, "classic"), set("b2a2 b2d2"));
    }

    #[test]
    fn an_even_trade_is_no_gain() {
        let text = "f4/5/5/5/5/5/5/5/5/5/5/F1Cc1 1 r \
                    MGDDBBCJJKKKLLLEEEXXNNNmgddbbcjjkkkllleeexxnnn 100 0";
        assert_eq!(choices(text, "classic"), set("c1b1 c1c2"));
    }

    #[test]
    fn moves_only_where_it_cannot_be_captured() {
        // The Marshal commands the whole of row 2.
        let text = "f4/5/5/5/5/5/5/5/5/5/m4/2K1F 1 r \
                    MGDDBBCCJJKKLLLEEEXXNNNgddbbccjjkkkllleeexxnnn 100 0";
        assert_eq!(choices(text, "classic"), set("c1b1 c1d1"));
    }

    #[test]
    fn makes_an_unsafe_move_where_there_is_nothing_else() {
        // Mines on both sides: the only way is onto row 2.
        let text = "f4/5/5/5/5/5/5/5/5/5/m4/FNKN1 1 r \
                    MGDDBBCCJJKKLLLEEEXXNgddbbccjjkkkllleeexxnnn 100 0";
        assert_eq!(choices(text, "classic"), set("c1c2"));
    }

    #[test]
    fn flips_as_often_as_it_moves() {
        let text = "f4/5/5/4?/5/5/5/5/5/5/2K2/4F 1 r \
                    MGDDBBCCJJKKLLLEEEXXNNNmgddbbccjjkkklleeexxnnn 100 0";
        let rules = Rules::default();
        let position = Position::read(text, &rules).unwrap();
        let flips = (0..1000)
            .filter(|&seed| Greedy::new(seed).choose(&position, &rules).to_string() == "e9")
            .count();
        assert!((400..600).contains(&flips), "{flips} of 1000");
    }

    #[test]
    fn takes_an_open_flag_before_everything() {
        let text = "5/5/5/5/5/5/5/5/5/5/fG1m1/4F 1 r \
                    MDDBBCCJJKKKLLLEEEXXNNNgddbbccjjkkkllleeexxnnn 100 0";
        assert_eq!(choices(text, "classic"), set("b2a2"));
    }
}
