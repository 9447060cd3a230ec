//! What came out of a match, for its first entrant.

use std::fmt;

use super::interval::Interval;
use super::pair::Pair;

/// The results so far.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Of each pair: the mean of its two games, from 0 to 1.
    pairs: Vec<f64>,
    wins: u32,
    draws: u32,
    losses: u32,
    plies: u64,
    /// By the word of the game record, in the order in which they came.
    ends: Vec<(&'static str, u32)>,
}

impl Standing {
    pub fn add(&mut self, pair: &Pair) {
        let mut sum = 0.0;
        for game in &pair.games {
            let score = game.score();
            sum += score;
            self.plies += game.plies() as u64;
            if score == 1.0 {
                self.wins += 1;
            } else if score == 0.0 {
                self.losses += 1;
            } else {
                self.draws += 1;
            }
            self.count_end(game.result().map_or("unfinished", |end| end.reason.name()));
        }
        self.pairs.push(sum / pair.games.len() as f64);
    }

    fn count_end(&mut self, word: &'static str) {
        match self.ends.iter_mut().find(|(known, _)| *known == word) {
            Some((_, count)) => *count += 1,
            None => self.ends.push((word, 1)),
        }
    }

    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// From 0 to 1, a draw a half. A half where nothing was played.
    pub fn score(&self) -> f64 {
        if self.pairs.is_empty() {
            return 0.5;
        }
        self.pairs.iter().sum::<f64>() / self.pairs.len() as f64
    }

    /// Of the score. It is taken from the pairs, since the games of a pair are not independent.
    pub fn interval(&self) -> Interval {
        Interval::of_mean(&self.pairs)
    }

    /// Wins, draws, losses.
    pub fn results(&self) -> [u32; 3] {
        [self.wins, self.draws, self.losses]
    }

    /// The share won of the games that were not drawn, where there are any.
    pub fn decisive(&self) -> Option<f64> {
        let decided = self.wins + self.losses;
        (decided > 0).then(|| f64::from(self.wins) / f64::from(decided))
    }

    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / f64::from(self.games().max(1))
    }

    /// How the games ended, the most frequent first.
    pub fn ends(&self) -> Vec<(&'static str, u32)> {
        let mut ends = self.ends.clone();
        ends.sort_by_key(|&(word, count)| (std::cmp::Reverse(count), word));
        ends
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Interval { low, high } = self.interval();
        let [wins, draws, losses] = self.results();
        writeln!(f, "score {:.4} (95 % {low:.4} to {high:.4})", self.score())?;
        writeln!(f, "games {}, pairs {}", self.games(), self.pairs.len())?;
        writeln!(f, "won {wins}, drawn {draws}, lost {losses}")?;
        match self.decisive() {
            None => writeln!(f, "decided games: none")?,
            Some(share) => writeln!(f, "decided games: {share:.4} won of {}", wins + losses)?,
        }
        let ends: Vec<String> = self
            .ends()
            .iter()
            .map(|(word, count)| format!("{word} {count}"))
            .collect();
        writeln!(f, "ends: {}", ends.join(", "))?;
        write!(f, "mean length: {:.1} plies", self.mean_plies())
    }
}
