//! The search below the root: depth-first, by principal variations, over moves, closed by captures.
//!
//! A worker in a page can hear nothing while it computes, so the search must be able to rest after
//! any node and to go on from there. Its frames lie on a stack of their own for that reason, not on
//! that of the processor.

use crate::flip::{Action, Outcome, Position};
use crate::piece::Colour;
use crate::point::Point;
use crate::rules::Rules;

use super::evaluate::{MOST_LEAD, WIN, score};
use super::moves::{Memory, Move, Way, generate, generate_attacks};
use super::table::{Bound, Found, Packed, Table};

/// Above every score.
pub(super) const INFINITE: i32 = 2 * WIN;
/// No line is followed further than this, in plies.
const MOST_PLY: usize = 64;
/// Captures are followed at most this far behind the last ply.
const MOST_CAPTURES: i32 = 6;
/// Within so many plies of a limit, its count is part of what a position is.
const NEAR_LIMIT: u32 = 16;

/// How a move was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Its score is wanted.
    Full,
    /// Only whether it is better than the best so far.
    Zero,
    /// The same, less deep: it is not expected to be.
    Reduced(i32),
}

/// A position on the line that is being looked at.
struct Frame {
    position: Position,
    key: u64,
    /// Plies to look ahead; none or less: only captures.
    depth: i32,
    ply: usize,
    alpha: i32,
    beta: i32,
    /// `alpha` when the position was entered.
    floor: i32,
    best: i32,
    best_move: Packed,
    /// Its moves in the list that all frames share: where they begin, and which are left.
    first: usize,
    next: usize,
    /// The move on its way.
    current: Move,
    mode: Mode,
    /// The move on its way is to be looked at once more.
    again: Option<Mode>,
    searched: i32,
}

pub(super) struct Tree {
    rules: Rules,
    table: Table,
    memory: Memory,
    frames: Vec<Frame>,
    moves: Vec<Move>,
    /// A value that was known as soon as it was asked for.
    ready: Option<i32>,
    /// Positions looked at.
    pub nodes: u64,
}

impl Tree {
    pub fn new(rules: &Rules, bytes: usize) -> Tree {
        Tree {
            rules: *rules,
            table: Table::of_bytes(bytes),
            memory: Memory::new(MOST_PLY + 1),
            frames: Vec::with_capacity(MOST_PLY + 1),
            moves: Vec::with_capacity(1024),
            ready: None,
            nodes: 0,
        }
    }

    /// Asks for the score of a position for its player to move. What was asked before is forgotten.
    pub fn ask(&mut self, position: &Position, depth: i32, alpha: i32, beta: i32, ply: usize) {
        self.frames.clear();
        self.moves.clear();
        self.ready = self.enter(position, depth, alpha, beta, ply);
    }

    /// Searches on until this count of nodes. The score, if it is found by then.
    pub fn advance(&mut self, until: u64) -> Option<i32> {
        if let Some(value) = self.ready.take() {
            return Some(value);
        }
        while self.nodes < until {
            let value = match self.next_child() {
                Some((position, depth, alpha, beta, ply)) => {
                    self.enter(&position, depth, alpha, beta, ply)
                }
                None => {
                    let value = self.leave();
                    if self.frames.is_empty() {
                        return Some(value);
                    }
                    Some(value)
                }
            };
            if let Some(value) = value {
                self.take(-value);
            }
        }
        None
    }

    /// Comes to a position. Its score, where nothing has to be looked at for it.
    fn enter(
        &mut self,
        position: &Position,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> Option<i32> {
        self.nodes += 1;
        if let Some(end) = finished(position, &self.rules, ply) {
            return Some(end);
        }
        let key = key(position, &self.rules);
        let mut first = Packed::NONE;
        if depth >= 0
            && let Some(found) = self.table.probe(key)
        {
            let score = win_further(found.score, -(ply as i32));
            let enough = match found.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if found.depth >= depth && enough {
                return Some(score);
            }
            first = found.best;
        }
        let floor = alpha;
        let mut best = -INFINITE;
        let next = self.moves.len();
        if depth <= 0 || ply >= MOST_PLY {
            best = score(position, &self.rules);
            if best >= beta || depth <= -MOST_CAPTURES || ply >= MOST_PLY {
                return Some(best);
            }
            alpha = alpha.max(best);
            generate_attacks(position, &self.rules, &mut self.moves);
            if self.moves.len() == next {
                return Some(best);
            }
        } else {
            if position.colour_to_move().is_none() {
                // Before the colours are assigned nobody knows what a position is good for.
                return Some(0);
            }
            generate(
                position,
                &self.rules,
                &self.memory,
                ply,
                first,
                &mut self.moves,
            );
        }
        self.frames.push(Frame {
            position: *position,
            key,
            depth,
            ply,
            alpha,
            beta,
            floor,
            best,
            best_move: Packed::NONE,
            first: next,
            next,
            current: Move {
                packed: Packed::NONE,
                rank: 0,
                way: Way::Pass,
            },
            mode: Mode::Full,
            again: None,
            searched: 0,
        });
        None
    }

    /// The next position to look at from the last frame, with its depth, window and ply.
    fn next_child(&mut self) -> Option<(Position, i32, i32, i32, usize)> {
        let frame = self.frames.last_mut()?;
        if let Some(mode) = frame.again.take() {
            frame.mode = mode;
        } else {
            let left = &mut self.moves[frame.next..];
            let (index, _) = left.iter().enumerate().max_by_key(|(index, each)| {
                // The first among equals.
                (each.rank, usize::MAX - index)
            })?;
            left.swap(0, index);
            frame.current = left[0];
            frame.next += 1;
            frame.mode = mode_of(frame);
        }
        let position = after(&frame.position, &self.rules, frame.current.way);
        let (depth, beta) = match frame.mode {
            Mode::Full => (frame.depth - 1, frame.beta),
            Mode::Zero => (frame.depth - 1, frame.alpha + 1),
            Mode::Reduced(by) => (frame.depth - 1 - by, frame.alpha + 1),
        };
        Some((position, depth, -beta, -frame.alpha, frame.ply + 1))
    }

    /// What the move on its way is worth.
    fn take(&mut self, value: i32) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        if value > frame.alpha {
            match frame.mode {
                Mode::Reduced(_) => {
                    frame.again = Some(Mode::Zero);
                    return;
                }
                Mode::Zero if value < frame.beta => {
                    frame.again = Some(Mode::Full);
                    return;
                }
                _ => {}
            }
        }
        frame.searched += 1;
        if value > frame.best {
            frame.best = value;
            frame.best_move = frame.current.packed;
            frame.alpha = frame.alpha.max(value);
        }
        if frame.alpha >= frame.beta {
            if frame.depth > 0 {
                self.memory.reward(frame.ply, frame.depth, frame.current);
            }
            self.moves.truncate(frame.next);
        }
    }

    /// Leaves the last frame, all of whose moves have been looked at: its score.
    fn leave(&mut self) -> i32 {
        let Some(frame) = self.frames.pop() else {
            return 0;
        };
        self.moves.truncate(frame.first);
        if frame.depth >= 0 {
            let bound = if frame.best >= frame.beta {
                Bound::Lower
            } else if frame.best > frame.floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.table.store(
                frame.key,
                Found {
                    best: frame.best_move,
                    score: win_further(frame.best, frame.ply as i32),
                    depth: frame.depth,
                    bound,
                },
            );
        }
        frame.best
    }
}

/// How a move is asked for, after so many that were looked at before it.
fn mode_of(frame: &Frame) -> Mode {
    if frame.searched == 0 {
        return Mode::Full;
    }
    if frame.depth < 3 || frame.searched < 3 || !frame.current.is_late() {
        return Mode::Zero;
    }
    let more = frame.depth >= 5 && frame.searched >= 10;
    Mode::Reduced(1 + i32::from(more))
}

fn after(position: &Position, rules: &Rules, way: Way) -> Position {
    match way {
        Way::Pass => position.after_far_flip(rules),
        Way::Quiet { piece, from, to } => {
            position.after_move(rules, piece, from, to, Outcome::Nothing)
        }
        Way::Attack { piece, from, to } => {
            let action = Action::Move { from, to };
            let outcome = some_outcome(position, rules, action);
            position.after_move(rules, piece, from, to, outcome)
        }
    }
}

/// An outcome of a move that the tree goes on with. Where a Flag comes up, that is on the first
/// face-down point: the root weighs every place, below it one has to do.
fn some_outcome(position: &Position, rules: &Rules, action: Action) -> Outcome {
    let flags = position.flags_turned_up(rules, action);
    if flags == [false; 2] {
        return Outcome::Nothing;
    }
    let mut places = position.face_down();
    let mut place = |colour: Colour| -> Option<Point> {
        flags[colour as usize].then(|| places.next()).flatten()
    };
    Outcome::Flags {
        red: place(Colour::Red),
        blue: place(Colour::Blue),
    }
}

/// The score of a finished position for its player to move; a near win is better than a far one.
pub(super) fn finished(position: &Position, rules: &Rules, ply: usize) -> Option<i32> {
    let end = position.result(rules)?;
    let won = WIN - ply as i32;
    Some(match end.winner {
        None => 0,
        Some(winner) if winner == position.turn() => won,
        Some(_) => -won,
    })
}

/// What stands for a position in the table: its hash, and how near a draw is.
fn key(position: &Position, rules: &Rules) -> u64 {
    let mut clocks = 0;
    if let Some(limit) = rules.quiet_limit {
        let quiet = position.quiet();
        let near = quiet + NEAR_LIMIT >= u32::from(limit.get());
        clocks = if near { quiet + 1 } else { (quiet >> 3) << 3 };
    }
    if let Some(limit) = rules.total_limit {
        let plies = position.plies();
        if plies + NEAR_LIMIT >= u32::from(limit.get()) {
            clocks |= (plies + 1) << 16;
        }
    }
    position.hash() ^ u64::from(clocks).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A score whose win or loss is told from so many plies further on: it counts from the root, in the
/// table from its position.
fn win_further(score: i32, plies: i32) -> i32 {
    if score.abs() > MOST_LEAD {
        score + score.signum() * plies
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::rules::Preset;

    /// The score without any short cut: every move to the last ply, then every capture that may pay.
    fn plain(position: &Position, rules: &Rules, depth: i32, ply: usize) -> i32 {
        if let Some(end) = finished(position, rules, ply) {
            return end;
        }
        let mut list = Vec::new();
        let mut best = -INFINITE;
        if depth <= 0 {
            best = score(position, rules);
            if depth > -MOST_CAPTURES {
                generate_attacks(position, rules, &mut list);
            }
        } else if position.colour_to_move().is_none() {
            return 0;
        } else {
            let memory = Memory::new(MOST_PLY + 1);
            generate(position, rules, &memory, ply, Packed::NONE, &mut list);
        }
        for each in list {
            let child = after(position, rules, each.way);
            best = best.max(-plain(&child, rules, depth - 1, ply + 1));
        }
        best
    }

    fn searched(position: &Position, rules: &Rules, depth: i32) -> i32 {
        let mut tree = Tree::new(rules, 1 << 16);
        tree.ask(position, depth, -INFINITE, INFINITE, 0);
        tree.advance(u64::MAX).unwrap()
    }

    /// Positions from games at random, under every preset.
    fn for_positions(mut visit: impl FnMut(&Position, &Rules)) {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let mut chance = ChaCha8Rng::seed_from_u64(preset as u64);
            let mut position = Position::start();
            while let Some(&action) = position.actions(&rules).choose(&mut chance) {
                let pool: Vec<_> = position.hidden().pieces().collect();
                let outcome = match action {
                    Action::Flip(_) => Outcome::Flipped(*pool.choose(&mut chance).unwrap()),
                    _ => *position
                        .flag_outcomes(&rules, action)
                        .choose(&mut chance)
                        .unwrap(),
                };
                position = position.after(&rules, action, outcome);
                if chance.random_range(0..90) == 0 {
                    visit(&position, &rules);
                }
            }
        }
    }

    #[test]
    fn short_cuts_change_no_score() {
        let mut looked = 0;
        for_positions(|position, rules| {
            looked += 1;
            for depth in 0..=2 {
                let expected = plain(position, rules, depth, 0);
                assert_eq!(
                    searched(position, rules, depth),
                    expected,
                    "{position} {depth}"
                );
            }
        });
        assert!(looked > 6, "{looked}");
    }

    #[test]
    fn a_mirrored_position_has_the_same_score() {
        for_positions(|position, rules| {
            for mirror in [Point::mirror_columns, Point::mirror_rows] {
                let image = position.mirrored(mirror);
                for depth in 0..=2 {
                    let there = searched(&image, rules, depth);
                    assert_eq!(
                        searched(position, rules, depth),
                        there,
                        "{position} {depth}"
                    );
                }
            }
        });
    }

    #[test]
    fn a_question_may_rest_after_any_node() {
        for_positions(|position, rules| {
            let mut tree = Tree::new(rules, 1 << 16);
            tree.ask(position, 3, -INFINITE, INFINITE, 0);
            let value = loop {
                let until = tree.nodes + 1;
                if let Some(value) = tree.advance(until) {
                    break value;
                }
            };
            assert_eq!(value, searched(position, rules, 3));
        });
    }
}
