//! What the enemy answers: a depth-first search over moves, closed by captures.

use crate::flip::{Action, Outcome, Position};
use crate::piece::{Colour, Kind};
use crate::point::{Point, PointSet};
use crate::rules::Rules;

use super::evaluate::{WIN, score};

/// Above every score.
const INFINITE: i32 = 2 * WIN;
/// Captures are followed at most this far behind the last ply.
const MOST_CAPTURES: u32 = 6;

/// Nodes between two questions whether to stop: a fraction of a millisecond.
const ASK_EVERY: u64 = 1024;

/// One search, and how many positions it has looked at.
pub(super) struct Replies<'a> {
    pub rules: &'a Rules,
    pub nodes: u64,
    pub most_nodes: u64,
    pub stop: &'a mut dyn FnMut() -> bool,
    /// Set once `stop` has said so, or the nodes are spent. The score is then worth nothing.
    pub stopped: bool,
}

impl Replies<'_> {
    /// The score of a position for its player to move, `depth` plies ahead.
    pub fn score(&mut self, position: &Position, depth: u32) -> i32 {
        self.search(position, depth, 0, -INFINITE, INFINITE)
    }

    fn search(
        &mut self,
        position: &Position,
        depth: u32,
        ply: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.count();
        if self.stopped {
            return 0;
        }
        if let Some(end) = finished(position, self.rules, ply) {
            return end;
        }
        if depth == 0 {
            return self.captures(position, MOST_CAPTURES, ply, alpha, beta);
        }
        // A flip far from everything changes little: it stands for a turn let pass.
        let mut best = if position.face_down().is_empty() {
            -INFINITE
        } else {
            score(position, self.rules)
        };
        alpha = alpha.max(best);
        if alpha >= beta {
            return best;
        }
        for (from, to) in ordered_moves(position, self.rules, PointSet::ALL) {
            let child = after(position, self.rules, from, to);
            let value = -self.search(&child, depth - 1, ply + 1, -beta, -alpha);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        // No action at all: the player to move has lost.
        if best == -INFINITE { ply - WIN } else { best }
    }

    fn count(&mut self) {
        self.nodes += 1;
        self.stopped |= self.nodes >= self.most_nodes;
        if self.nodes.is_multiple_of(ASK_EVERY) {
            self.stopped = self.stopped || (self.stop)();
        }
    }

    /// The score once the captures that pay are made.
    fn captures(
        &mut self,
        position: &Position,
        left: u32,
        ply: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let mut best = score(position, self.rules);
        alpha = alpha.max(best);
        let Some(colour) = position
            .colour_to_move()
            .filter(|_| left > 0 && alpha < beta)
        else {
            return best;
        };
        for (from, to) in ordered_moves(position, self.rules, position.face_up(colour.other())) {
            let child = after(position, self.rules, from, to);
            self.count();
            if self.stopped {
                return 0;
            }
            let value = match finished(&child, self.rules, ply + 1) {
                Some(end) => -end,
                None => -self.captures(&child, left - 1, ply + 1, -beta, -alpha),
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// The score of a finished position for its player to move; a near win is better than a far one.
pub(super) fn finished(position: &Position, rules: &Rules, ply: i32) -> Option<i32> {
    let end = position.result(rules)?;
    Some(match end.winner {
        None => 0,
        Some(winner) if winner == position.turn() => WIN - ply,
        Some(_) => ply - WIN,
    })
}

/// The moves to points of a set: attacks first, the more so the higher what they hit.
fn ordered_moves(position: &Position, rules: &Rules, onto: PointSet) -> Vec<(Point, Point)> {
    let mut attacks: Vec<(Kind, Point, Point)> = Vec::with_capacity(16);
    let mut quiet = Vec::with_capacity(48);
    position.for_each_mover(rules, |_, from, targets| {
        for to in targets & onto {
            match position.piece(to) {
                None => quiet.push((from, to)),
                Some(hit) => {
                    let higher = attacks.partition_point(|&(kind, ..)| kind <= hit.kind());
                    attacks.insert(higher, (hit.kind(), from, to));
                }
            }
        }
    });
    let attacks = attacks.into_iter().map(|(_, from, to)| (from, to));
    attacks.chain(quiet).collect()
}

fn after(position: &Position, rules: &Rules, from: Point, to: Point) -> Position {
    let action = Action::Move { from, to };
    position.after(rules, action, some_outcome(position, rules, action))
}

/// An outcome of a move that the tree goes on with. Where a Flag comes up, that is on the first
/// face-down point: the root weighs every place, below it one has to do.
fn some_outcome(position: &Position, rules: &Rules, action: Action) -> Outcome {
    let flags = position.flags_turned_up(rules, action);
    if flags == [false; 2] {
        return Outcome::Nothing;
    }
    let mut places = position.face_down();
    let mut place = |colour: Colour| flags[colour as usize].then(|| places.next()).flatten();
    Outcome::Flags {
        red: place(Colour::Red),
        blue: place(Colour::Blue),
    }
}
