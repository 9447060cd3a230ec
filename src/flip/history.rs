//! A game so far: where it began, what was played, and where that led.

use crate::rules::{Reason, Rules};

use super::action::{Action, Ply};
use super::legality::Illegal;
use super::player::Player;
use super::position::Position;
use super::result::GameResult;

/// At this pass by the clock, counted over the whole game, a player loses.
const LOSING_PASS: usize = 5;

/// The actions played from a starting position, and every position between them.
#[derive(Clone, Debug)]
pub struct History {
    rules: Rules,
    /// The start, and the position after each ply.
    positions: Vec<Position>,
    plies: Vec<Ply>,
    /// How often the clock ran out for each player. Counted anew at every ply, a long record would
    /// take hours to read.
    passes: [usize; 2],
}

impl History {
    pub fn new(rules: Rules, start: Position) -> History {
        History {
            rules,
            positions: vec![start],
            plies: Vec::new(),
            passes: [0; 2],
        }
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.positions[self.plies.len()]
    }

    /// The start and the position after each ply: one more than there are plies.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Plays on.
    ///
    /// # Errors
    ///
    /// The reason why not; nothing is then changed.
    pub fn push(&mut self, ply: Ply) -> Result<(), Illegal> {
        if self.result().is_some() {
            return Err(Illegal::GameOver);
        }
        let mut next = *self.position();
        next.try_apply(&self.rules, ply)?;
        if ply.action == Action::Pass {
            self.passes[self.position().turn() as usize] += 1;
        }
        self.positions.push(next);
        self.plies.push(ply);
        Ok(())
    }

    /// Takes back the last `count` plies, or all where there are fewer.
    pub fn take_back(&mut self, count: usize) {
        let left = self.plies.len().saturating_sub(count);
        for (before, ply) in self.positions.iter().zip(&self.plies).skip(left) {
            if ply.action == Action::Pass {
                self.passes[before.turn() as usize] -= 1;
            }
        }
        self.plies.truncate(left);
        self.positions.truncate(left + 1);
    }

    /// How often the clock ran out for a player.
    pub fn passes(&self, player: Player) -> usize {
        self.passes[player as usize]
    }

    /// How the game is over by what was played: by its position, or by a fifth pass.
    pub fn result(&self) -> Option<GameResult> {
        let out_of_time = || {
            Player::ALL
                .into_iter()
                .find(|&player| self.passes(player) >= LOSING_PASS)
        };
        self.position()
            .result(&self.rules)
            .or_else(|| out_of_time().map(|loser| GameResult::lost_by(loser, Reason::Timeouts)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_are_those_of_the_plies_that_stand() {
        let rules: Rules = "classic,move-time=5".parse().unwrap();
        let mut history = History::new(rules, Position::start());
        let pass = Ply {
            action: Action::Pass,
            outcome: Default::default(),
        };
        let passes = |history: &History| Player::ALL.map(|player| history.passes(player));
        for expected in [[1, 0], [1, 1], [2, 1], [2, 2], [3, 2]] {
            history.push(pass).unwrap();
            assert_eq!(passes(&history), expected);
        }
        history.take_back(2);
        assert_eq!(passes(&history), [2, 1]);
        for _ in 0..6 {
            history.push(pass).unwrap();
        }
        assert_eq!(passes(&history), [5, 4]);
        assert_eq!(history.push(pass), Err(Illegal::GameOver));
        history.take_back(usize::MAX);
        assert_eq!(passes(&history), [0, 0]);
    }
}
