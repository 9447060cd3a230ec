//! The choice of an action: the expectation of each, deeper and deeper, in slices.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::flip::{Action, Outcome, Ply, Position};
use crate::rules::Rules;

use super::evaluate::expected_result;
use super::reply::{Replies, finished};

/// All actions are looked at to this depth in plies, only the best few deeper.
const FULL_DEPTH: u32 = 2;
/// How many actions are looked at deeper.
const FEW: usize = 8;
/// Enough for any time limit, and an end for the search of a position with few actions.
const MOST_DEPTH: u32 = 12;
/// A flip stands in for a move that changes nothing if it is worth at most so much less for every ply
/// without progress, in hundredths of a Marshal: who only waits goes on sooner or later. At most what a
/// Lieutenant is worth. Without it: 0.4925 (95 %: 0.44 to 0.55) over 200 paired games, `standard`, 3,000
/// nodes, with 24 % fewer moves straight back.
const IMPATIENCE: f64 = 1.0;
const MOST_IMPATIENCE: f64 = 14.0;

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
    /// The value by the last finished depth in which it was looked at.
    finished: f64,
}

/// A search that goes on in slices. It depends on the position, the rules, the seed and the nodes
/// spent, and on nothing else.
pub struct Search {
    position: Position,
    rules: Rules,
    /// Best first, by the last finished depth; equals in an order drawn from the seed.
    candidates: Vec<Candidate>,
    /// The depth that is being searched.
    depth: u32,
    most_depth: u32,
    most_nodes: u64,
    /// The candidate and outcome that come next, and what the candidate is worth so far.
    next: (usize, usize),
    sum: f64,
    nodes: u64,
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
                finished: 0.0,
            })
            .collect();
        candidates.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        Search {
            position: *position,
            rules: *rules,
            candidates,
            depth: 1,
            most_depth: MOST_DEPTH,
            most_nodes: u64::MAX,
            next: (0, 0),
            sum: 0.0,
            nodes: 0,
        }
    }

    /// Looks no deeper than this many plies.
    pub fn limit_depth(&mut self, depth: u32) {
        self.most_depth = depth.clamp(1, MOST_DEPTH);
    }

    /// Looks at no more nodes than this: a step that would is broken off, and ends the search. Some
    /// plies deep one step may take a hundred times as long as all before it.
    pub fn limit_nodes(&mut self, nodes: u64) {
        self.most_nodes = nodes;
    }

    /// Searches until the limits are reached.
    pub fn run(&mut self) {
        self.advance(u64::MAX);
    }

    /// Searches on for about this many nodes. True where nothing is left to search.
    pub fn advance(&mut self, nodes: u64) -> bool {
        self.advance_unless(nodes, &mut || false)
    }

    /// The same, but breaks off at once where `stop` says so. It is asked every thousand nodes or
    /// so. What is then half done is forgotten, and begun anew by the next call.
    pub fn advance_unless(&mut self, nodes: u64, stop: &mut dyn FnMut() -> bool) -> bool {
        let until = self.nodes.saturating_add(nodes);
        while !self.finished() {
            if self.nodes >= until || !self.step(stop) {
                return self.finished();
            }
        }
        true
    }

    /// The best action so far; none in a finished game.
    pub fn best(&self) -> Option<Action> {
        self.chosen().map(|candidate| candidate.action)
    }

    /// The candidate worth most; in place of a move that changes nothing, a flip worth about as much.
    fn chosen(&self) -> Option<&Candidate> {
        let best = self.candidates.first()?;
        let Action::Move { to, .. } = best.action else {
            return Some(best);
        };
        if self.depth == 1 || self.position.piece(to).is_some() {
            return Some(best);
        }
        let patience = f64::from(self.position.quiet() + 1) * IMPATIENCE;
        let enough = best.finished - patience.min(MOST_IMPATIENCE);
        let flip = self.candidates.iter().take(FEW).find(|candidate| {
            matches!(candidate.action, Action::Flip(_)) && candidate.finished >= enough
        });
        flip.or(Some(best))
    }

    pub fn info(&self) -> Info {
        let best = self.chosen();
        let value = best.map_or_else(
            || {
                let end = finished(&self.position, &self.rules, 0).unwrap_or(0);
                f64::from(end.signum())
            },
            |best| expected_result(best.value),
        );
        Info {
            depth: self.depth - 1,
            nodes: self.nodes,
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
            || self.nodes >= self.most_nodes
    }

    /// How many of so many candidates are looked at in this depth.
    fn width_of(&self, candidates: usize) -> usize {
        if self.depth <= FULL_DEPTH {
            candidates
        } else {
            candidates.min(FEW)
        }
    }

    /// Looks at one outcome of one candidate. False where it was stopped, and nothing has changed.
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> bool {
        let (index, drawn) = self.next;
        let candidate = &self.candidates[index];
        let (outcome, weight) = candidate.outcomes[drawn];
        let child = self.position.after(&self.rules, candidate.action, outcome);
        let mut replies = Replies {
            rules: &self.rules,
            nodes: 0,
            most_nodes: self.most_nodes - self.nodes,
            stop,
            stopped: false,
        };
        let score = replies.score(&child, self.depth - 1);
        if replies.stopped {
            if replies.nodes >= replies.most_nodes {
                self.nodes = self.most_nodes;
            }
            return false;
        }
        // Before the colours are assigned nobody knows what a position is good for.
        self.sum -= weight * f64::from(score);
        self.nodes += replies.nodes;
        if drawn + 1 < candidate.outcomes.len() {
            self.next = (index, drawn + 1);
            return true;
        }
        self.candidates[index].value = self.sum;
        self.sum = 0.0;
        self.next = (index + 1, 0);
        if index + 1 == self.width_of(self.candidates.len()) {
            self.finish_depth();
        }
        true
    }

    fn finish_depth(&mut self) {
        // Equals keep the order of the seed. Those not looked at stay behind.
        let mut rest = std::mem::take(&mut self.candidates);
        let behind = rest.split_off(self.width_of(rest.len()));
        for mut candidate in rest {
            candidate.finished = candidate.value;
            let better = self
                .candidates
                .partition_point(|other| other.value >= candidate.value);
            self.candidates.insert(better, candidate);
        }
        self.candidates.extend(behind);
        self.next = (0, 0);
        self.depth += 1;
    }
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
    fn a_step_that_is_broken_off_changes_nothing() {
        // Some plies deep a step takes much longer than the time between two questions.
        let rules = Rules::default();
        let text = "5/EN3/1m3/2M2/5/5/1f3/5/5/5/5/1DF2 2 b \
                    GDBBCCJJKKKLLLEEXXNNgddbbccjjkkkllleeexxnnn 291 9";
        let position = Position::read(text, &rules).unwrap();
        let mut undisturbed = Search::new(&position, &rules, 1);
        let mut stopped = Search::new(&position, &rules, 1);
        undisturbed.advance(200_000);
        let (mut attempts, mut broken_off) = (0, 0);
        while stopped.info().nodes < undisturbed.info().nodes {
            attempts += 1;
            stopped.advance_unless(1, &mut || {
                broken_off += attempts % 2;
                attempts % 2 == 1
            });
        }
        assert!(broken_off > 10, "{broken_off}");
        assert_eq!(stopped.info().nodes, undisturbed.info().nodes);
        assert_eq!(stopped.info().value, undisturbed.info().value);
        assert_eq!(stopped.best(), undisturbed.best());
    }

    #[test]
    fn a_limit_of_nodes_is_kept_where_one_step_would_pass_it() {
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
