//! The core with a shorter way to ask it, and positions to ask about.

use fanqi::ugi::{Activity, Engine};

pub const START: &str =
    "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? 1 - - 0 0";
/// Blue's Flag is dead, and *first* owns red.
pub const FINISHED: &str =
    "5/5/5/5/5/5/5/5/5/5/5/1M1Fk 2 r GDDBBCCJJKKKLLLEEEXXNNNmgddbbccjjkkllleeexxnnnf 9 0";

/// A middle game under standard, which takes longer than any test to search to the end.
pub const MIDDLE: &str = "1C1x1/E1MF1/3k1/1J3/5/1m3/CK2L/3G1/Kf1L1/EBg2/N4/1Xdel 1 r \
                      DDBJKLEXNNdbbccjjkklleexnnn 118 0";

/// The core with a shorter way to ask it.
pub struct Asked(Engine);

impl Asked {
    pub fn new() -> Asked {
        Asked(Engine::new())
    }

    /// All answers to a line, those of a search or a perft included.
    pub fn lines(&mut self, line: &str) -> Vec<String> {
        let mut lines = self.0.receive(line).lines;
        while self.0.activity() != Activity::Idle {
            lines.extend(self.0.work());
        }
        lines
    }

    pub fn line(&mut self, line: &str) -> String {
        let lines = self.lines(line);
        assert_eq!(lines.len(), 1, "{line}: {lines:?}");
        lines.into_iter().next().unwrap()
    }

    pub fn silent(&mut self, line: &str) {
        assert_eq!(self.lines(line), Vec::<String>::new(), "{line}");
    }

    /// Asks what must be refused, and sees that nothing changed.
    pub fn refused(&mut self, line: &str) -> String {
        let known = |engine: &mut Asked| (engine.line("show"), engine.line("rules"));
        let before = known(self);
        let answer = self.line(line);
        assert!(answer.starts_with("error "), "{line}: {answer}");
        assert_eq!(known(self), before, "{line}");
        answer
    }
}

/// Checks an info line, and gives its depth and nodes.
pub fn read_info(line: &str) -> (u64, u64) {
    let words: Vec<&str> = line.split(' ').collect();
    let [
        "info",
        "depth",
        depth,
        "nodes",
        nodes,
        "nps",
        nps,
        "score",
        score,
        "wdl",
        win,
        draw,
        loss,
        "pv",
        pv @ ..,
    ] = words.as_slice()
    else {
        panic!("{line}");
    };
    nps.parse::<u64>().unwrap();
    let score: f64 = score.parse().unwrap();
    assert!((-1.0..=1.0).contains(&score), "{line}");
    let parts = [win, draw, loss].map(|part| part.parse::<u32>().unwrap());
    assert_eq!(parts.iter().sum::<u32>(), 1000, "{line}");
    assert!(!pv.is_empty(), "{line}");
    (depth.parse().unwrap(), nodes.parse().unwrap())
}
