//! Game records: what is in one, and whether it holds together.

use crate::flip::history::History;
use crate::flip::legality::Illegal;
use crate::flip::player::Player;
use crate::flip::result::GameResult;
use crate::piece::Piece;
use crate::point::Point;
use crate::rules::{Reason, RulesError};

use super::action::ActionError;
use super::placement::{Placement, PlacementError};
use super::position::PositionError;

/// Who played, and when; and the tags of a record that this program does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags {
    /// The day on which the game began, `2026-11-30`.
    pub date: String,
    pub first: String,
    pub second: String,
    /// Other tags with their values, in their order.
    pub others: Vec<(String, String)>,
}

/// A game as it is written: read by [`str::parse`], written by [`Display`](std::fmt::Display).
#[derive(Clone)]
pub struct Record {
    pub tags: Tags,
    pub history: History,
    /// How the game ended; `None` while it runs.
    pub result: Option<GameResult>,
    /// What lay face down at the start. Only a finished game tells.
    pub placement: Option<Placement>,
}

/// Why a record is refused, and the line where the fault is, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    pub line: usize,
    pub fault: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    #[error("\"{0}\" is not a tag (as [First \"name\"])")]
    Tag(String),
    #[error("the tag {0} is given twice")]
    RepeatedTag(String),
    #[error("the tag {0} is missing")]
    MissingTag(&'static str),
    #[error("{tag} \"{value}\" cannot be read: {why}")]
    TagValue {
        tag: &'static str,
        value: String,
        why: &'static str,
    },
    #[error("Rules: {0}")]
    Rules(RulesError),
    #[error("Position: {0}")]
    Position(PositionError),
    #[error("Placement: {0}")]
    Placement(PlacementError),
    #[error("Placement: a running game gives nothing away, so it has none")]
    PlacementTooEarly,
    #[error("a comment is not closed")]
    OpenComment,
    #[error("action {number}: {error}")]
    Action { number: usize, error: ActionError },
    #[error("action {number}, {text}: {illegal}")]
    Illegal {
        number: usize,
        text: String,
        illegal: Illegal,
    },
    #[error("action {number}, {text}: the Placement has {placed} on {point}")]
    Contradiction {
        number: usize,
        text: String,
        point: Point,
        placed: Piece,
    },
    #[error("action {number}, {text}: the game was over before it")]
    AfterEnd { number: usize, text: String },
    #[error("\"{0}\" after the result")]
    AfterResult(String),
    #[error("the result at the end is missing")]
    NoResult,
    #[error("the result at the end is {end}, but the tag says {tag}")]
    TwoResults { tag: String, end: String },
    #[error("Result {given}, but by its actions the game {played}")]
    WrongResult { given: String, played: String },
    #[error("Termination {given} does not fit: {why}")]
    WrongTermination { given: String, why: String },
}

impl RecordFault {
    /// A stable word for the kind of fault.
    pub fn code(&self) -> &'static str {
        match self {
            RecordFault::Tag(_)
            | RecordFault::RepeatedTag(_)
            | RecordFault::MissingTag(_)
            | RecordFault::TagValue { .. } => "tag",
            RecordFault::Rules(_) => "rules",
            RecordFault::Position(_) => "position",
            RecordFault::Placement(_) | RecordFault::PlacementTooEarly => "placement",
            RecordFault::OpenComment => "comment",
            RecordFault::Action { .. } | RecordFault::Illegal { .. } => "action",
            RecordFault::Contradiction { .. } => "contradiction",
            RecordFault::AfterEnd { .. } | RecordFault::AfterResult(_) => "after-end",
            RecordFault::NoResult
            | RecordFault::TwoResults { .. }
            | RecordFault::WrongResult { .. } => "result",
            RecordFault::WrongTermination { .. } => "termination",
        }
    }
}

/// The result that a record gives, held against what was played.
///
/// Without a Termination the reason is what the actions say, or else what players mostly mean: a
/// draw by agreement, a win by resignation.
pub(super) fn judge_result(
    history: &History,
    given: &str,
    termination: Option<&str>,
) -> Result<Option<GameResult>, RecordFault> {
    let played = history.result();
    if let Some(result) = played {
        if given != result.score() {
            return Err(RecordFault::WrongResult {
                given: given.into(),
                played: format!("ended {result}"),
            });
        }
        if termination.is_some_and(|word| word != result.reason.name()) {
            return Err(RecordFault::WrongTermination {
                given: termination.unwrap_or_default().into(),
                why: format!("by its actions the game ended {result}"),
            });
        }
        return Ok(Some(result));
    }
    let wrong = |why: &str| RecordFault::WrongTermination {
        given: termination.unwrap_or_default().into(),
        why: why.into(),
    };
    if given == "*" {
        return match termination {
            None | Some("unfinished") => Ok(None),
            Some(_) => Err(wrong("the Result * says that the game runs")),
        };
    }
    let winner = match given {
        "1-0" => Some(Player::First),
        "0-1" => Some(Player::Second),
        _ => None,
    };
    let reason = match (termination, winner) {
        (None, None) => Reason::Agreement,
        (None, Some(_)) => Reason::Resignation,
        (Some(word), _) => Reason::from_name(word)
            .ok_or_else(|| wrong("there is no such word, or the game is over"))?,
    };
    let talked = history.position().plies() >= history.rules().talk_after.into();
    match (reason, winner) {
        (Reason::Agreement, None) | (Reason::Resignation, Some(_)) if talked => {}
        (Reason::Left, Some(_)) => {}
        (Reason::Agreement, None) | (Reason::Resignation, Some(_)) => {
            return Err(wrong("it came before the ply from which it is possible"));
        }
        _ => {
            return Err(wrong(
                "the actions do not lead to it, or the Result is another",
            ));
        }
    }
    Ok(Some(GameResult { winner, reason }))
}
