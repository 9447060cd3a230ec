//! When a game is over, and how (rules, section 8, points 1 to 4).

use std::num::NonZeroU16;

use super::options::Rules;
use crate::piece::{Colour, Kind, Piece, Tally};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    Flag,
    NoMovable,
    NoAction,
    TotalLimit,
    QuietLimit,
    Agreement,
    Resignation,
    Timeouts,
    Left,
}

impl Reason {
    pub const ALL: [Reason; 9] = [
        Reason::Flag,
        Reason::NoMovable,
        Reason::NoAction,
        Reason::TotalLimit,
        Reason::QuietLimit,
        Reason::Agreement,
        Reason::Resignation,
        Reason::Timeouts,
        Reason::Left,
    ];

    /// The word of the game record.
    pub fn name(self) -> &'static str {
        match self {
            Reason::Flag => "flag",
            Reason::NoMovable => "no-movable",
            Reason::NoAction => "no-action",
            Reason::TotalLimit => "total-limit",
            Reason::QuietLimit => "quiet-limit",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
            Reason::Timeouts => "timeouts",
            Reason::Left => "left",
        }
    }

    pub fn from_name(name: &str) -> Option<Reason> {
        Self::ALL.into_iter().find(|reason| reason.name() == name)
    }
}

/// How a game is over, by colour: the colour that won, none where it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    pub winner: Option<Colour>,
    pub reason: Reason,
}

/// The end that follows from the counts alone, if there is one. Before the colours are assigned only
/// the total limit ends a game. (That the player to move has no action is for the game to see.)
#[inline]
pub fn ending(
    rules: &Rules,
    colours_assigned: bool,
    dead: &Tally,
    plies: u32,
    quiet: u32,
) -> Option<Ending> {
    if colours_assigned && let Some(end) = flag_dead(dead).or_else(|| no_movable(dead)) {
        return Some(end);
    }
    let drawn = |reason| {
        Some(Ending {
            winner: None,
            reason,
        })
    };
    if at_limit(plies, rules.total_limit) {
        return drawn(Reason::TotalLimit);
    }
    if colours_assigned && at_limit(quiet, rules.quiet_limit) {
        return drawn(Reason::QuietLimit);
    }
    None
}

/// A Flag is dead: its side has lost.
#[inline]
fn flag_dead(dead: &Tally) -> Option<Ending> {
    let loser = Colour::ALL
        .into_iter()
        .find(|&colour| dead.count(Piece::new(colour, Kind::Flag)) > 0)?;
    Some(Ending {
        winner: Some(loser.other()),
        reason: Reason::Flag,
    })
}

/// A side without a living piece of a kind that moves has lost; where neither has one, it is drawn.
#[inline]
fn no_movable(dead: &Tally) -> Option<Ending> {
    let alive = Tally::FULL.without(*dead);
    let red = alive.has_movable(Colour::Red);
    let blue = alive.has_movable(Colour::Blue);
    let winner = match (red, blue) {
        (true, true) => return None,
        (true, false) => Some(Colour::Red),
        (false, true) => Some(Colour::Blue),
        (false, false) => None,
    };
    Some(Ending {
        winner,
        reason: Reason::NoMovable,
    })
}

#[inline]
fn at_limit(count: u32, limit: Option<NonZeroU16>) -> bool {
    limit.is_some_and(|limit| count >= u32::from(limit.get()))
}
