//! A match: many pairs of games, on all cores, repeatable.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::flip::GameError;
use crate::rules::Rules;

use super::entrant::Entrant;
use super::pair::{Fault, Pair};

/// The settings of a match. They decide every game of it, whatever machine plays it.
#[derive(Clone, Debug)]
pub struct Match {
    pub rules: Rules,
    pub entrants: [Entrant; 2],
    pub seed: u64,
    /// Twice as many games.
    pub pairs: u32,
    /// The day for the records, `2026-11-30`.
    pub date: String,
}

/// Why a match was broken off.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// The games cannot begin: the date is not one.
    #[error(transparent)]
    Setup(GameError),
    #[error(transparent)]
    Fault(#[from] Fault),
    #[error(transparent)]
    Output(#[from] io::Error),
}

impl Match {
    /// Plays the match on so many threads, and gives each pair to `take` in the order of numbers.
    ///
    /// # Errors
    ///
    /// The first fault of a contestant, or what `take` answers. The match is then broken off.
    pub fn run(
        &self,
        threads: usize,
        mut take: impl FnMut(&Pair) -> io::Result<()>,
    ) -> Result<(), MatchError> {
        let (sender, played) = mpsc::channel();
        let next = AtomicU32::new(0);
        let broken_off = AtomicBool::new(false);
        let play = |sender: mpsc::Sender<_>| {
            while !broken_off.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.pairs || sender.send((number, Pair::play(self, number))).is_err()
                {
                    return;
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let sender = sender.clone();
                scope.spawn(|| play(sender));
            }
            // Only the players send: where one of them panics, that is seen at the end of their
            // pairs and not waited for.
            drop(sender);
            let taken = in_order(self.pairs, &played, |pair| {
                take(&pair?)?;
                Ok(())
            });
            broken_off.store(true, Ordering::Relaxed);
            taken
        })
    }
}

/// Gives what the threads play in the order of numbers, not in that in which it comes.
fn in_order(
    pairs: u32,
    played: &mpsc::Receiver<(u32, Result<Pair, MatchError>)>,
    mut take: impl FnMut(Result<Pair, MatchError>) -> Result<(), MatchError>,
) -> Result<(), MatchError> {
    let mut early = BTreeMap::new();
    for wanted in 0..pairs {
        let pair = loop {
            if let Some(pair) = early.remove(&wanted) {
                break pair;
            }
            let (number, pair) = played.recv().expect("no player panicked");
            early.insert(number, pair);
        };
        take(pair)?;
    }
    Ok(())
}
