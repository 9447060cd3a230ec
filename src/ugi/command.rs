//! Commands as they are written.

use std::time::Duration;

use crate::rules::{Rules, RulesError};

/// The greatest depth of `perft` and `go depth`, in plies.
const MOST_DEPTH: u64 = 100;
/// The longest thinking time, in milliseconds: a day.
const MOST_TIME: u64 = 86_400_000;
/// The greatest seed: what JavaScript's bit operations hold too.
pub(super) const MOST_SEED: u64 = u32::MAX as u64;
/// The greatest number of nodes: more than any machine searches in a year.
const MOST_NODES: u64 = 1_000_000_000_000_000;

/// One line of the protocol. What depends on the rules in force is still text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    Ugi,
    IsReady,
    SetSeed(u64),
    SetRules(Box<Rules>),
    ShowRules,
    NewGame,
    Position {
        /// The six fields; none for the start of a game.
        fields: Option<&'a str>,
        actions: Vec<&'a str>,
    },
    Show,
    Moves,
    Result,
    Perft(u32),
    Eval,
    Go(Limit),
    Stop,
    Quit,
}

/// When a search ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    Time(Duration),
    Nodes(u64),
    /// In plies.
    Depth(u32),
}

/// What is wrong with a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum CommandError {
    #[error("words are separated by single spaces")]
    Spaces,
    #[error("there is no command \"{0}\"")]
    Unknown(String),
    #[error("{command} takes {takes}")]
    Form {
        command: &'static str,
        takes: &'static str,
    },
    #[error("{what}: \"{text}\" is not a number from {least} to {most}")]
    Number {
        what: &'static str,
        text: String,
        least: u64,
        most: u64,
    },
    #[error("there is no option \"{0}\", only Seed")]
    UnknownOption(String),
    #[error("rules: {0}")]
    Rules(RulesError),
}

impl<'a> Command<'a> {
    /// Reads a line without its line break.
    pub fn read(line: &'a str) -> Result<Command<'a>, CommandError> {
        let (name, rest) = match line.split_once(' ') {
            None => (line, None),
            Some((name, rest)) => (name, Some(rest)),
        };
        if line.split(' ').any(str::is_empty) {
            return Err(CommandError::Spaces);
        }
        let bare = |command: Command<'a>, name| match rest {
            None => Ok(command),
            Some(_) => Err(form(name, "nothing behind it")),
        };
        match name {
            "ugi" => bare(Command::Ugi, "ugi"),
            "isready" => bare(Command::IsReady, "isready"),
            "setoption" => read_option(rest),
            "rules" => read_rules(rest),
            "newgame" => bare(Command::NewGame, "newgame"),
            "position" => read_position(rest),
            "show" => bare(Command::Show, "show"),
            "moves" => bare(Command::Moves, "moves"),
            "result" => bare(Command::Result, "result"),
            "perft" => read_perft(rest),
            "eval" => bare(Command::Eval, "eval"),
            "go" => read_go(rest),
            "stop" => bare(Command::Stop, "stop"),
            "quit" => bare(Command::Quit, "quit"),
            _ => Err(CommandError::Unknown(name.into())),
        }
    }
}

fn form(command: &'static str, takes: &'static str) -> CommandError {
    CommandError::Form { command, takes }
}

/// The words behind a command's name.
fn words(rest: Option<&str>) -> Vec<&str> {
    rest.map(|rest| rest.split(' ').collect())
        .unwrap_or_default()
}

fn read_option(rest: Option<&str>) -> Result<Command<'_>, CommandError> {
    match words(rest).as_slice() {
        // As in UCI, the case of an option's name does not matter.
        ["name", name, "value", value] if name.eq_ignore_ascii_case("Seed") => {
            Ok(Command::SetSeed(number("Seed", value, 0, MOST_SEED)?))
        }
        ["name", name, "value", _] => Err(CommandError::UnknownOption((*name).into())),
        _ => Err(form("setoption", "\"name N value V\"")),
    }
}

fn read_rules(rest: Option<&str>) -> Result<Command<'_>, CommandError> {
    match words(rest).as_slice() {
        [] => Ok(Command::ShowRules),
        [rules] => {
            let rules = rules.parse().map_err(CommandError::Rules)?;
            Ok(Command::SetRules(Box::new(rules)))
        }
        _ => Err(form(
            "rules",
            "nothing, or one rule set as classic,colour=pair",
        )),
    }
}

fn read_position(rest: Option<&str>) -> Result<Command<'_>, CommandError> {
    let missing = || {
        form(
            "position",
            "startpos or six fields, then perhaps \"moves A ...\"",
        )
    };
    let rest = rest.ok_or_else(missing)?;
    let (start, actions) = match rest.split_once(" moves ") {
        Some((start, actions)) => (start, actions.split(' ').collect()),
        // The list may be empty.
        None => (rest.strip_suffix(" moves").unwrap_or(rest), Vec::new()),
    };
    if start == "moves" || rest.starts_with("moves ") {
        return Err(missing());
    }
    let fields = (start != "startpos").then_some(start);
    Ok(Command::Position { fields, actions })
}

fn read_perft(rest: Option<&str>) -> Result<Command<'_>, CommandError> {
    match words(rest).as_slice() {
        [depth] => {
            let depth = number("perft", depth, 0, MOST_DEPTH)?;
            Ok(Command::Perft(depth as u32))
        }
        _ => Err(form("perft", "a depth")),
    }
}

fn read_go(rest: Option<&str>) -> Result<Command<'_>, CommandError> {
    let limit = match words(rest).as_slice() {
        ["movetime", time] => Limit::Time(Duration::from_millis(number(
            "movetime", time, 0, MOST_TIME,
        )?)),
        ["nodes", nodes] => Limit::Nodes(number("nodes", nodes, 1, MOST_NODES)?),
        ["depth", depth] => Limit::Depth(number("depth", depth, 1, MOST_DEPTH)? as u32),
        _ => return Err(form("go", "\"movetime MS\", \"nodes N\" or \"depth D\"")),
    };
    Ok(Command::Go(limit))
}

/// A number in its one written form: digits without a sign or leading zeros.
fn number(what: &'static str, text: &str, least: u64, most: u64) -> Result<u64, CommandError> {
    text.parse()
        .ok()
        .filter(|number: &u64| (least..=most).contains(number) && number.to_string() == text)
        .ok_or_else(|| CommandError::Number {
            what,
            text: text.into(),
            least,
            most,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_read() {
        let read = |line| Command::read(line).unwrap();
        assert_eq!(read("ugi"), Command::Ugi);
        assert_eq!(
            read("setoption name Seed value 4294967295"),
            Command::SetSeed(MOST_SEED)
        );
        assert_eq!(read("setoption name seed value 0"), Command::SetSeed(0));
        assert_eq!(read("rules"), Command::ShowRules);
        assert_eq!(
            read("rules quick"),
            Command::SetRules(Box::new("quick".parse().unwrap()))
        );
        assert_eq!(read("perft 0"), Command::Perft(0));
        assert_eq!(
            read("go movetime 0"),
            Command::Go(Limit::Time(Duration::ZERO))
        );
        assert_eq!(read("go nodes 500"), Command::Go(Limit::Nodes(500)));
        assert_eq!(read("go depth 2"), Command::Go(Limit::Depth(2)));
    }

    #[test]
    fn positions_are_split_at_their_moves() {
        let position = |fields, actions: &[&'static str]| Command::Position {
            fields,
            actions: actions.to_vec(),
        };
        let read = |line| Command::read(line).unwrap();
        assert_eq!(read("position startpos"), position(None, &[]));
        assert_eq!(read("position startpos moves"), position(None, &[]));
        assert_eq!(
            read("position startpos moves b6=m a7=E"),
            position(None, &["b6=m", "a7=E"])
        );
        assert_eq!(
            read("position a b c d e f moves --"),
            position(Some("a b c d e f"), &["--"])
        );
        // Whether the fields are six is for the position's own reader to say.
        assert_eq!(read("position x"), position(Some("x"), &[]));
    }

    #[test]
    fn refusals_name_the_fault() {
        let refused = |line| Command::read(line).unwrap_err().to_string();
        assert_eq!(refused("hello"), "there is no command \"hello\"");
        assert_eq!(refused("UGI"), "there is no command \"UGI\"");
        assert_eq!(refused("show it"), "show takes nothing behind it");
        assert!(refused("perft").contains("perft takes a depth"));
        assert!(refused("perft 101").contains("\"101\" is not a number from 0 to 100"));
        assert!(refused("perft +1").contains("\"+1\""));
        assert!(refused("perft 01").contains("\"01\""));
        assert!(refused("go").contains("movetime MS"));
        assert!(refused("go infinite").contains("movetime MS"));
        assert!(refused("go nodes 0").contains("nodes: \"0\" is not a number from 1"));
        assert!(refused("go depth -3").contains("depth: \"-3\""));
        assert!(refused("go movetime 86400001").contains("from 0 to 86400000"));
        assert!(refused("setoption name Hash value 16").contains("no option \"Hash\""));
        assert!(refused("setoption name Seed value x").contains("Seed: \"x\""));
        assert!(refused("setoption name Seed value 4294967296").contains("4294967295"));
        assert!(refused("setoption Seed 1").contains("setoption takes"));
        assert!(refused("rules classic,mine=soft").contains("rules: option mine"));
        assert!(refused("rules classic quick").contains("rules takes"));
        for line in ["position", "position moves", "position moves b6=m"] {
            assert!(refused(line).contains("position takes startpos"), "{line}");
        }
    }

    #[test]
    fn words_are_separated_by_single_spaces() {
        for line in ["show ", " show", "go  depth 2", "position startpos moves "] {
            assert_eq!(Command::read(line), Err(CommandError::Spaces), "{line}");
        }
    }
}
