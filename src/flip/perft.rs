//! Counting action sequences, to compare with other programs and to measure speed.

use crate::rules::Rules;

use super::action::{Action, Outcome};
use super::position::Position;

/// The number of action sequences of a length. A flip counts once for every piece that may come up,
/// an action that turns up a Flag once for every point where it may lie. The last ply is counted
/// without playing it.
pub fn perft(position: &Position, rules: &Rules, depth: u32) -> u64 {
    count(position, rules, depth, 1)
}

/// The same number, with every action of every ply played: the measure of speed.
pub fn perft_every_node(position: &Position, rules: &Rules, depth: u32) -> u64 {
    count(position, rules, depth, 0)
}

fn count(position: &Position, rules: &Rules, depth: u32, counted: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.ending(rules).is_some() {
        return 0;
    }
    if depth == counted {
        return children(position, rules);
    }
    let mut nodes = 0;
    for_each_child(position, rules, |child| {
        nodes += if depth == 1 {
            std::hint::black_box(child);
            1
        } else {
            count(child, rules, depth - 1, counted)
        };
    });
    nodes
}

/// How many positions follow.
fn children(position: &Position, rules: &Rules) -> u64 {
    let face_down = u64::from(position.face_down().len());
    let mut nodes = face_down * u64::from(position.hidden().kinds().len());
    position.for_each_mover(rules, |_, from, targets| {
        for to in targets {
            let [red, blue] = position.flags_turned_up(rules, Action::Move { from, to });
            nodes += match (red, blue) {
                (false, false) => 1,
                (true, true) => face_down * (face_down - 1),
                _ => face_down,
            };
        }
    });
    nodes
}

/// Calls `visit` with every position that follows.
#[inline(always)]
fn for_each_child(position: &Position, rules: &Rules, mut visit: impl FnMut(&Position)) {
    let pool = position.hidden().kinds();
    for point in position.face_down() {
        for piece in pool.iter() {
            visit(&position.after(rules, Action::Flip(point), Outcome::Flipped(piece)));
        }
    }
    position.for_each_mover(rules, |piece, from, targets| {
        for to in targets {
            let action = Action::Move { from, to };
            if position.flags_turned_up(rules, action) == [false; 2] {
                visit(&position.after_move(rules, piece, from, to, Outcome::Nothing));
            } else {
                for outcome in position.flag_outcomes(rules, action) {
                    visit(&position.after(rules, action, outcome));
                }
            }
        }
    });
}
