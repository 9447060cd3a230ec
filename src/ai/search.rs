//! The choice of an action: the expectation of each, deeper and deeper, in slices.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::board::BOARD;
use crate::flip::{Action, Outcome, Ply, Position};
use crate::piece::Colour;
use crate::point::PointSet;
use crate::rules::{Rules, may_leave, reach};

use super::evaluate::{WIN, expected_result};
use super::tree::{INFINITE, Tree, finished};

/// To this depth in plies the value of every action is found out, whether it is good or not.
const FULL_DEPTH: i32 = 2;
/// A flip that is so much worse than the best action is not looked at deeper.
const MARGIN: f64 = 60.0;
/// What may come up averages out: flips are looked at so many plies less deep.
const FLIP_REDUCTION: i32 = 1;
/// A flip is worth so much more for every ply without progress, in hundredths of a Marshal: who only
/// waits goes on sooner or later. More costs: 0.5 and 7 scored 0.79 against the search before this one,
/// none 0.84 (100 paired games each, `standard`, 10,000 nodes).
const IMPATIENCE: f64 = 0.1;
const MOST_IMPATIENCE: f64 = 1.0;
/// Enough for any time limit, and an end for the search of a position with few actions.
const MOST_DEPTH: i32 = 40;
/// Of the transposition table.
const TABLE_BYTES: usize = 2 << 20;
/// Nodes between two questions whether to stop: a fraction of a millisecond.
const ASK_EVERY: u64 = 1024;

/// What a search has found so far.
#[derive(Clone, Debug)]
pub struct Info {
    /// The depth in plies that is finished.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The expected result for the player to move, from -1 to 1.
    pub value: f64,
    /// The chances of a win, a draw and a loss, per thousand; they sum to 1000.
    pub wdl: [u32; 3],
    /// The action that seems best, with an outcome that may come up.
    pub line: Vec<Ply>,
}

/// An action at the root with everything that may come up, by weight.
struct Candidate {
    action: Action,
    outcomes: Vec<(Outcome, f64)>,
    value: f64,
}

impl Candidate {
    fn is_flip(&self) -> bool {
        matches!(self.action, Action::Flip(_))
    }
}

/// How far the candidate that is looked at has got.
#[derive(Clone, Copy)]
struct Progress {
    candidate: usize,
    outcome: usize,
    /// Of the outcomes before, and the weight of this one and those after it.
    sum: f64,
    rest: f64,
    /// Whether only a better value than the best is asked for.
    zero: bool,
    /// Whether the tree has been asked.
    asked: bool,
}

const BEGINNING: Progress = Progress {
    candidate: 0,
    outcome: 0,
    sum: 0.0,
    rest: 1.0,
    zero: false,
    asked: false,
};

/// A search that goes on in slices. It depends on the position, the rules, the seed and the nodes
/// spent, and on nothing else.
pub struct Search {
    position: Position,
    rules: Rules,
    tree: Tree,
    /// Best first, by the last finished depth; equals in an order drawn from the seed.
    candidates: Vec<Candidate>,
    /// So many of them are looked at in this depth.
    width: usize,
    /// The depth that is being searched.
    depth: i32,
    most_depth: i32,
    most_nodes: u64,
    at: Progress,
    /// The best of this depth so far, by index.
    leader: usize,
}

impl Search {
    pub fn new(position: &Position, rules: &Rules, seed: u64) -> Search {
        let actions = match position.result(rules) {
            Some(_) => Vec::new(),
            None => position.actions(rules),
        };
        let mut candidates: Vec<Candidate> = actions
            .into_iter()
            .map(|action| Candidate {
                action,
                outcomes: outcomes(position, rules, action),
                value: 0.0,
            })
            .collect();
        candidates.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        Search {
            position: *position,
            rules: *rules,
            tree: Tree::new(rules, TABLE_BYTES),
            width: candidates.len(),
            candidates,
            depth: 1,
            most_depth: MOST_DEPTH,
            most_nodes: u64::MAX,
            at: BEGINNING,
            leader: 0,
        }
    }

    /// Looks no deeper than this many plies.
    pub fn limit_depth(&mut self, depth: u32) {
        self.most_depth =
            i32::try_from(depth).map_or(MOST_DEPTH, |depth| depth.clamp(1, MOST_DEPTH));
    }

    /// Looks at no more nodes than this.
    pub fn limit_nodes(&mut self, nodes: u64) {
        self.most_nodes = nodes;
    }

    /// Searches until the limits are reached.
    pub fn run(&mut self) {
        self.advance(u64::MAX);
    }

    /// Searches on for so many nodes. True where nothing is left to search.
    pub fn advance(&mut self, nodes: u64) -> bool {
        let until = self.tree.nodes.saturating_add(nodes).min(self.most_nodes);
        while !self.finished() && self.tree.nodes < until {
            self.step(until);
        }
        self.finished()
    }

    /// The same, but rests where `stop` says so. It is asked every thousand nodes or so.
    pub fn advance_unless(&mut self, nodes: u64, stop: &mut dyn FnMut() -> bool) -> bool {
        let until = self.tree.nodes.saturating_add(nodes);
        while self.tree.nodes < until && !stop() {
            if self.advance(ASK_EVERY.min(until - self.tree.nodes)) {
                return true;
            }
        }
        self.finished()
    }

    /// The best action so far; none in a finished game.
    pub fn best(&self) -> Option<Action> {
        Some(self.candidates.get(self.leader)?.action)
    }

    pub fn info(&self) -> Info {
        let best = self.candidates.get(self.leader);
        let value = best.map_or_else(
            || {
                let end = finished(&self.position, &self.rules, 0).unwrap_or(0);
                f64::from(end.signum())
            },
            |best| {
                let extra = if best.is_flip() && self.depth > 1 {
                    self.impatience()
                } else {
                    0.0
                };
                expected_result(best.value - extra)
            },
        );
        Info {
            depth: self.depth.unsigned_abs() - 1,
            nodes: self.tree.nodes,
            value,
            wdl: wdl(value),
            line: best
                .map(|best| Ply {
                    action: best.action,
                    outcome: best.outcomes[0].0,
                })
                .into_iter()
                .collect(),
        }
    }

    fn finished(&self) -> bool {
        self.candidates.len() < 2 && self.depth > 1
            || self.candidates.is_empty()
            || self.depth > self.most_depth
            || self.tree.nodes >= self.most_nodes
    }

    /// Asks the tree for the next outcome, or takes its answer.
    fn step(&mut self, until: u64) {
        if !self.at.asked {
            self.ask();
        }
        if let Some(score) = self.tree.advance(until) {
            self.at.asked = false;
            self.take(-f64::from(score));
        }
    }

    /// What the others must beat.
    fn alpha(&self) -> f64 {
        if self.depth <= FULL_DEPTH || self.at.candidate == 0 {
            -f64::from(INFINITE)
        } else {
            self.candidates[self.leader].value
        }
    }

    fn ask(&mut self) {
        let alpha = self.alpha();
        let Progress {
            candidate,
            outcome,
            sum,
            rest,
            zero,
            ..
        } = self.at;
        let candidate = &self.candidates[candidate];
        let (what, weight) = candidate.outcomes[outcome];
        let child = self.position.after(&self.rules, candidate.action, what);
        // Even if all that is left were won, this one must bring so much.
        let needed = (alpha - sum - (rest - weight) * f64::from(WIN)) / weight;
        let least = (needed.floor() as i32).max(-INFINITE);
        let most = if zero { least + 1 } else { INFINITE };
        let less = if candidate.is_flip() && self.depth > FULL_DEPTH {
            FLIP_REDUCTION
        } else {
            0
        };
        self.tree
            .ask(&child, self.depth - 1 - less, -most, -least, 1);
        self.at.asked = true;
    }

    fn take(&mut self, value: f64) {
        let alpha = self.alpha();
        let outcomes = &self.candidates[self.at.candidate].outcomes;
        let weight = outcomes[self.at.outcome].1;
        if self.at.zero && value > alpha {
            self.at.zero = false;
            return;
        }
        self.at.sum += weight * value;
        self.at.rest -= weight;
        self.at.outcome += 1;
        let whole = self.at.outcome == outcomes.len();
        if whole && self.candidates[self.at.candidate].is_flip() {
            self.at.sum += self.impatience();
        }
        let hopeless = self.at.sum + self.at.rest * f64::from(WIN) <= alpha;
        if whole || hopeless {
            self.finish_candidate();
        }
    }

    /// What a flip is worth beyond its value: who only waits goes on sooner or later.
    fn impatience(&self) -> f64 {
        (f64::from(self.position.quiet() + 1) * IMPATIENCE).min(MOST_IMPATIENCE)
    }

    fn finish_candidate(&mut self) {
        let Progress { candidate, sum, .. } = self.at;
        let better = candidate == 0 || sum > self.candidates[self.leader].value;
        self.candidates[candidate].value = sum;
        if better {
            self.leader = candidate;
        }
        self.begin_candidate(candidate + 1);
        if candidate + 1 == self.width {
            self.finish_depth();
        }
    }

    fn begin_candidate(&mut self, candidate: usize) {
        let single = |candidate: &Candidate| candidate.outcomes.len() == 1;
        let zero = self.depth > FULL_DEPTH
            && candidate > 0
            && self.candidates.get(candidate).is_some_and(single);
        self.at = Progress {
            candidate,
            zero,
            ..BEGINNING
        };
    }

    fn finish_depth(&mut self) {
        if self.depth <= FULL_DEPTH {
            // Equals keep the order of the seed.
            self.candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        } else {
            self.candidates[..=self.leader].rotate_right(1);
        }
        self.leader = 0;
        if self.depth == FULL_DEPTH {
            self.narrow();
        }
        self.depth += 1;
        self.begin_candidate(0);
    }

    /// Leaves behind what is not looked at deeper: flips that are much worse, and of those that are
    /// far from everything all but the best.
    fn narrow(&mut self) {
        let near = contacts(&self.position, &self.rules);
        let least = self.candidates[0].value - MARGIN;
        let mut far_seen = false;
        let (kept, left): (Vec<_>, Vec<_>) = std::mem::take(&mut self.candidates)
            .into_iter()
            .partition(|candidate| {
                let Action::Flip(point) = candidate.action else {
                    return true;
                };
                let far = !near.contains(point);
                let again = far && far_seen;
                far_seen |= far;
                candidate.value >= least && !again
            });
        self.width = kept.len();
        self.candidates = kept;
        self.candidates.extend(left);
    }
}

/// The face-down points that something on the board may have to do with at once: what comes up there
/// can attack, be attacked, or enter a camp.
fn contacts(position: &Position, rules: &Rules) -> PointSet {
    let mut contacts = PointSet::EMPTY;
    for colour in Colour::ALL {
        for from in position.face_up_movable(colour) {
            if let Some(piece) = position.piece(from)
                && may_leave(&BOARD, rules, from)
            {
                contacts |= reach(&BOARD, rules, piece.kind(), from, position.occupied());
            }
        }
    }
    for camp in BOARD.camps & !position.face_down() {
        contacts |= BOARD.roads(camp);
    }
    contacts & position.face_down()
}

/// Everything that may come up by an action, with its chance.
fn outcomes(position: &Position, rules: &Rules, action: Action) -> Vec<(Outcome, f64)> {
    if let Action::Flip(_) = action {
        let all = f64::from(position.hidden().total());
        let chance = |count: u8| f64::from(count) / all;
        let pool = position.hidden().iter();
        return pool
            .map(|(piece, count)| (Outcome::Flipped(piece), chance(count)))
            .collect();
    }
    let places = position.flag_outcomes(rules, action);
    let chance = 1.0 / places.len() as f64;
    places.into_iter().map(|place| (place, chance)).collect()
}

/// Without a model of draws, half of what is undecided is taken as drawn.
fn wdl(value: f64) -> [u32; 3] {
    let draw = (1.0 - value.abs()) / 2.0;
    let win = (1.0 - draw + value) / 2.0;
    let per_thousand = |share: f64| (share * 1000.0).round() as u32;
    let (win, draw) = (per_thousand(win), per_thousand(draw));
    [win, draw, 1000_u32.saturating_sub(win + draw)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(text: &str, rules: &str, nodes: u64) -> String {
        let rules = rules.parse().unwrap();
        let mut search = Search::new(&Position::read(text, &rules).unwrap(), &rules, 1);
        search.advance(nodes);
        search
            .best()
            .map_or("none".into(), |action| action.to_string())
    }

    const FEW_LEFT: &str = "GDDBBCCJJKKKLLLEEEXXNNNmgddbbccjjkkklleeexxnnn 100 0";

    #[test]
    fn takes_the_flag() {
        let position = format!("5/5/5/5/5/5/2l2/5/5/5/4M/2F1f 1 r {FEW_LEFT}");
        assert_eq!(choose(&position, "classic", 5_000), "e2e1");
    }

    #[test]
    fn is_the_same_in_slices_of_any_size() {
        let rules = Rules::default();
        let mut once = Search::new(&Position::start(), &rules, 3);
        let mut often = Search::new(&Position::start(), &rules, 3);
        once.advance(20_000);
        while often.info().nodes < once.info().nodes {
            often.advance(1);
        }
        assert_eq!(once.best(), often.best());
        assert_eq!(once.info().nodes, often.info().nodes);
        assert_eq!(once.info().value, often.info().value);
    }

    #[test]
    fn a_search_that_rests_often_finds_the_same() {
        let rules = Rules::default();
        let text = "5/EN3/1m3/2M2/5/5/1f3/5/5/5/5/1DF2 2 b \
                    GDBBCCJJKKKLLLEEXXNNgddbbccjjkkkllleeexxnnn 291 9";
        let position = Position::read(text, &rules).unwrap();
        let mut undisturbed = Search::new(&position, &rules, 1);
        let mut disturbed = Search::new(&position, &rules, 1);
        undisturbed.limit_nodes(100_000);
        disturbed.limit_nodes(100_000);
        undisturbed.run();
        let mut asked = 0;
        while !disturbed.advance_unless(1_500, &mut || {
            asked += 1;
            asked % 3 == 0
        }) {}
        assert!(asked > 60, "{asked}");
        assert_eq!(disturbed.info().nodes, undisturbed.info().nodes);
        assert_eq!(disturbed.info().value, undisturbed.info().value);
        assert_eq!(disturbed.best(), undisturbed.best());
    }

    #[test]
    fn a_limit_of_nodes_is_kept() {
        let rules = Rules::default();
        let text = "n1NX1/B2Mf/1EDkg/2G2/1m1x1/5/5/1e1l1/2d2/1c1c1/1?2F/b2Nl 2 b \
                    BCCJJKKKLLLEEXNdbjjkkleexnn 209 0";
        let position = Position::read(text, &rules).unwrap();
        let mut limited = Search::new(&position, &rules, 1);
        limited.limit_nodes(30_000);
        limited.run();
        assert_eq!(limited.info().nodes, 30_000);
        let mut sliced = Search::new(&position, &rules, 1);
        sliced.limit_nodes(30_000);
        while !sliced.advance(1) {}
        assert_eq!(sliced.best(), limited.best());
        assert_eq!(sliced.info().value, limited.info().value);
    }

    #[test]
    fn chances_sum_to_a_thousand() {
        for value in [-1.0, -0.3, 0.0, 0.0004, 0.77, 1.0] {
            assert_eq!(wdl(value).iter().sum::<u32>(), 1000);
        }
        assert_eq!(wdl(1.0), [1000, 0, 0]);
        assert_eq!(wdl(-1.0), [0, 0, 1000]);
    }

    #[test]
    fn a_finished_game_has_no_best_action() {
        let rules = Rules::default();
        let text = "5/5/2l2/5/5/5/5/5/5/2M2/5/4F 2 r \
                    GDDBBCCJJKKKLLLEEEXXNNNmgddbbccjjkkklleeexxnnnf 100 0";
        let mut search = Search::new(&Position::read(text, &rules).unwrap(), &rules, 1);
        assert!(search.advance(1));
        assert_eq!(search.best(), None);
        assert_eq!(search.info().value, -1.0);
    }
}
