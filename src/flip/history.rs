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
}

impl History {
    pub fn new(rules: Rules, start: Position) -> History {
        History {
            rules,
            positions: vec![start],
            plies: Vec::new(),
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
        self.positions.push(next);
        self.plies.push(ply);
        Ok(())
    }

    /// Takes back the last `count` plies, or all where there are fewer.
    pub fn take_back(&mut self, count: usize) {
        let left = self.plies.len().saturating_sub(count);
        self.plies.truncate(left);
        self.positions.truncate(left + 1);
    }

    /// How often the clock ran out for a player.
    pub fn passes(&self, player: Player) -> usize {
        self.positions
            .iter()
            .zip(&self.plies)
            .filter(|(before, ply)| before.turn() == player && ply.action == Action::Pass)
            .count()
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
