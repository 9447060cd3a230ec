//! Actions as text: `b6`, `b6=m`, `a6a9`, `a6a9+b1+d12`, `--`.

use std::fmt;
use std::str::FromStr;

use crate::flip::action::{Action, Outcome, Ply};
use crate::flip::position::Position;
use crate::piece::Piece;
use crate::point::Point;
use crate::rules::Rules;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Action::Flip(point) => write!(f, "{point}"),
            Action::Move { from, to } => write!(f, "{from}{to}"),
            Action::Pass => f.write_str("--"),
        }
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.action)?;
        match self.outcome {
            Outcome::Nothing => Ok(()),
            Outcome::Flipped(piece) => write!(f, "={piece}"),
            Outcome::Flags { red, blue } => [red, blue]
                .iter()
                .flatten()
                .try_for_each(|point| write!(f, "+{point}")),
        }
    }
}

/// What is wrong with an action's text. Whether it is legal is another question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    #[error("\"{0}\" is not an action (as b6, b6=m, a6a9, a6a9+b1 or --)")]
    Form(String),
    #[error("\"{point}\" in \"{text}\" is not a point of the board")]
    Point { text: String, point: String },
    #[error("\"{piece}\" in \"{text}\" is not a piece's letter")]
    Piece { text: String, piece: String },
}

/// An action with its outcome as it is written. A Flag that comes up is written without its colour,
/// so only a position tells whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenPly {
    pub action: Action,
    flipped: Option<Piece>,
    flags: Vec<Point>,
}

impl WrittenPly {
    /// The ply that is meant in a position. It need not be legal: too many Flags, or one where none
    /// comes up, stay in it for [`Position::check`] to refuse.
    pub fn in_position(&self, position: &Position, rules: &Rules) -> Ply {
        let outcome = match (self.flipped, self.flags.as_slice()) {
            (Some(piece), _) => Outcome::Flipped(piece),
            (None, []) => Outcome::Nothing,
            (None, &[flag]) => {
                let [red, blue] = position.flags_turned_up(rules, self.action);
                Outcome::Flags {
                    red: (red || !blue).then_some(flag),
                    blue: (blue && !red).then_some(flag),
                }
            }
            (None, flags) => Outcome::Flags {
                red: flags.first().copied(),
                blue: flags.get(1).copied(),
            },
        };
        Ply {
            action: self.action,
            outcome,
        }
    }

    /// True where an outcome is written.
    pub fn has_outcome(&self) -> bool {
        self.flipped.is_some() || !self.flags.is_empty()
    }
}

impl FromStr for WrittenPly {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<WrittenPly, ActionError> {
        if let Some((action, letter)) = text.split_once('=') {
            let action = read_action(text, action)?;
            if !matches!(action, Action::Flip(_)) {
                return Err(ActionError::Form(text.into()));
            }
            return Ok(WrittenPly {
                action,
                flipped: Some(read_piece(text, letter)?),
                flags: Vec::new(),
            });
        }
        let mut parts = text.split('+');
        let action = read_action(text, parts.next().unwrap_or_default())?;
        let flags = parts
            .map(|name| read_point(text, name))
            .collect::<Result<Vec<_>, _>>()?;
        if flags.len() > 2 {
            return Err(ActionError::Form(text.into()));
        }
        Ok(WrittenPly {
            action,
            flipped: None,
            flags,
        })
    }
}

fn read_action(text: &str, action: &str) -> Result<Action, ActionError> {
    if action == "--" {
        return Ok(Action::Pass);
    }
    // A second column letter begins the second point.
    let second = action
        .char_indices()
        .skip(1)
        .find(|(_, c)| c.is_ascii_alphabetic());
    match second {
        _ if action.is_empty() || !action.is_ascii() => Err(ActionError::Form(text.into())),
        None => Ok(Action::Flip(read_point(text, action)?)),
        Some((middle, _)) => Ok(Action::Move {
            from: read_point(text, &action[..middle])?,
            to: read_point(text, &action[middle..])?,
        }),
    }
}

fn read_point(text: &str, name: &str) -> Result<Point, ActionError> {
    Point::from_name(name).ok_or_else(|| ActionError::Point {
        text: text.into(),
        point: name.into(),
    })
}

fn read_piece(text: &str, letter: &str) -> Result<Piece, ActionError> {
    let mut letters = letter.chars();
    match (letters.next().and_then(Piece::from_letter), letters.next()) {
        (Some(piece), None) => Ok(piece),
        _ => Err(ActionError::Piece {
            text: text.into(),
            piece: letter.into(),
        }),
    }
}

impl FromStr for Action {
    type Err = ActionError;

    /// Reads an action without an outcome.
    fn from_str(text: &str) -> Result<Action, ActionError> {
        let written: WrittenPly = text.parse()?;
        if written.has_outcome() {
            return Err(ActionError::Form(text.into()));
        }
        Ok(written.action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_back() {
        for text in ["b6", "a12", "a6a9", "a12b12", "--"] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn outcomes_are_read() {
        let flip: WrittenPly = "b6=m".parse().unwrap();
        assert_eq!(flip.flipped, Piece::from_letter('m'));
        assert!(flip.has_outcome());
        let flags: WrittenPly = "a6a9+b1+d12".parse().unwrap();
        assert_eq!(flags.flags.len(), 2);
        assert!(flags.has_outcome());
    }

    #[test]
    fn refusals_name_the_part() {
        let refused = |text: &str| text.parse::<WrittenPly>().unwrap_err().to_string();
        assert!(refused("").contains("\"\" is not an action"));
        assert!(refused("b66").contains("\"b66\" in \"b66\" is not a point"));
        assert!(refused("a6a99").contains("\"a99\""));
        assert!(refused("a6b7c8").contains("\"b7c8\""));
        assert!(refused("b6=").contains("\"\" in \"b6=\" is not a piece's letter"));
        assert!(refused("b6=q").contains("\"q\""));
        assert!(refused("b6=mm").contains("\"mm\""));
        assert!(refused("a6a9=m").contains("not an action"));
        assert!(refused("a6a9+b1+d1+b12").contains("not an action"));
        assert!(refused("a6a9+").contains("\"\" in \"a6a9+\" is not a point"));
        assert!(refused("é6").contains("not an action"));
        assert!("b6=m".parse::<Action>().is_err());
        assert!("a6a9+b1".parse::<Action>().is_err());
    }
}
