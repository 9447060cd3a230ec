//! How a game is over, by player.

use std::fmt;

use crate::rules::{Reason, Rules};

use super::player::Player;
use super::position::Position;

/// A finished game: who won, none where it is drawn, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    pub winner: Option<Player>,
    pub reason: Reason,
}

impl GameResult {
    pub(super) fn lost_by(loser: Player, reason: Reason) -> GameResult {
        GameResult {
            winner: Some(loser.other()),
            reason,
        }
    }

    /// `1-0` where *first* won, `0-1`, or `1/2-1/2`.
    pub fn score(self) -> &'static str {
        match self.winner {
            Some(Player::First) => "1-0",
            Some(Player::Second) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for GameResult {
    /// `1-0 flag`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.score(), self.reason.name())
    }
}

impl Position {
    /// The result, if the position is finished (section 8, points 1 to 5).
    pub fn result(&self, rules: &Rules) -> Option<GameResult> {
        if let Some(end) = self.ending(rules) {
            return Some(GameResult {
                winner: end.winner.and_then(|colour| self.owner_of(colour)),
                reason: end.reason,
            });
        }
        let stuck = self.face_down().is_empty() && !self.any_move(rules);
        stuck.then(|| GameResult::lost_by(self.turn(), Reason::NoAction))
    }

    fn any_move(&self, rules: &Rules) -> bool {
        let mut any = false;
        self.for_each_mover(rules, |_, _, _| any = true);
        any
    }
}
