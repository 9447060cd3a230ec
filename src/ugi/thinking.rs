//! A search in progress: its limit, and what is told about it.

use std::time::{Duration, Instant};

use crate::ai::Search;
use crate::flip::Position;
use crate::rules::Rules;

use super::command::Limit;

/// Nodes between two looks at the clock and at the input: about a millisecond.
const SLICE: u64 = 2_000;

pub(super) struct Thinking {
    search: Search,
    limit: Limit,
    started: Instant,
    /// The depth and the nodes of the last info line.
    told: Option<(u32, u64)>,
}

impl Thinking {
    pub fn new(position: &Position, rules: &Rules, seed: u64, limit: Limit) -> Thinking {
        let mut search = Search::new(position, rules, seed);
        match limit {
            Limit::Depth(depth) => search.limit_depth(depth),
            Limit::Nodes(nodes) => search.limit_nodes(nodes),
            Limit::Time(_) => {}
        }
        Thinking {
            search,
            limit,
            started: Instant::now(),
            told: None,
        }
    }

    /// Searches one slice, less where `urgent` says so. The lines that it leads to, and whether the
    /// last of them is `bestmove`.
    pub fn advance(&mut self, urgent: &mut dyn FnMut() -> bool) -> (Vec<String>, bool) {
        let (limit, started) = (self.limit, self.started);
        let mut stop = || time_is_up(limit, started) || urgent();
        let exhausted = self.search.advance_unless(SLICE, &mut stop);
        if exhausted || time_is_up(limit, started) {
            return (self.end(), true);
        }
        let depth = self.search.info().depth;
        let deeper = depth > self.told.map_or(0, |(depth, _)| depth);
        let lines = if deeper { vec![self.tell()] } else { vec![] };
        (lines, false)
    }

    /// Ends the search: the last `info` line, and `bestmove`.
    pub fn end(&mut self) -> Vec<String> {
        // Stopped before it has looked at every action once, it would choose at random. That look
        // takes a moment only; a limit in nodes is kept even so.
        let hurried = !matches!(self.limit, Limit::Nodes(_));
        while hurried && self.search.info().depth == 0 && !self.search.advance(SLICE) {}
        let mut lines = Vec::new();
        let info = self.search.info();
        let Some(best) = self.search.best() else {
            return vec!["bestmove none".into()];
        };
        if self.told != Some((info.depth, info.nodes)) {
            lines.push(self.tell());
        }
        lines.push(format!("bestmove {best}"));
        lines
    }

    fn tell(&mut self) -> String {
        let info = self.search.info();
        self.told = Some((info.depth, info.nodes));
        let elapsed = self.started.elapsed().max(Duration::from_micros(1));
        let speed = info.nodes as f64 / elapsed.as_secs_f64();
        let [win, draw, loss] = info.wdl;
        let line: String = info.line.iter().map(|ply| format!(" {ply}")).collect();
        format!(
            "info depth {} nodes {} nps {speed:.0} score {} wdl {win} {draw} {loss} pv{line}",
            info.depth,
            info.nodes,
            expectation(info.value),
        )
    }
}

fn time_is_up(limit: Limit, started: Instant) -> bool {
    matches!(limit, Limit::Time(time) if started.elapsed() >= time)
}

/// An expected result as it is written: from -1 to 1, four places.
pub(super) fn expectation(value: f64) -> String {
    // A small loss rounds to zero, not to minus zero.
    let rounded = (value * 10_000.0).round() / 10_000.0 + 0.0;
    format!("{rounded:.4}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectations_have_four_places() {
        assert_eq!(expectation(1.0), "1.0000");
        assert_eq!(expectation(-0.123_46), "-0.1235");
        assert_eq!(expectation(-0.000_04), "0.0000");
    }
}
