//! Game records as text, in the manner of PGN.

use std::fmt;
use std::str::FromStr;

use crate::flip::action::Ply;
use crate::flip::history::History;
use crate::flip::legality::Illegal;
use crate::flip::player::Player;
use crate::flip::position::Position;
use crate::piece::Piece;
use crate::point::Point;
use crate::rules::Rules;

use super::action::WrittenPly;
use super::placement::Placement;
use super::record::{Record, RecordError, RecordFault, Tags, judge_result};

const KNOWN_TAGS: [&str; 10] = [
    "Game",
    "Version",
    "Date",
    "First",
    "Second",
    "Rules",
    "Position",
    "Result",
    "Termination",
    "Placement",
];

/// Lines of actions are at most this wide.
const COLUMNS: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let history = &self.history;
        let result = self.result.map_or("*", |result| result.score());
        let termination = self.result.map_or("unfinished", |r| r.reason.name());
        write_tag(f, "Game", "fanqi")?;
        write_tag(f, "Version", "1")?;
        write_tag(f, "Date", &self.tags.date)?;
        write_tag(f, "First", &self.tags.first)?;
        write_tag(f, "Second", &self.tags.second)?;
        write_tag(f, "Rules", &history.rules().to_string())?;
        if *history.start() != Position::start() {
            write_tag(f, "Position", &history.start().to_string())?;
        }
        write_tag(f, "Result", result)?;
        write_tag(f, "Termination", termination)?;
        if let (Some(placement), Some(_)) = (&self.placement, self.result) {
            write_tag(f, "Placement", &placement.to_string())?;
        }
        for (name, value) in &self.tags.others {
            write_tag(f, name, value)?;
        }
        f.write_str("\n")?;
        write_wrapped(f, words(history).chain([result.to_string()]))
    }
}

fn write_tag(f: &mut fmt::Formatter, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// The actions with their numbers.
fn words(history: &History) -> impl Iterator<Item = String> {
    let plies = history.positions().iter().zip(history.plies());
    plies.enumerate().flat_map(|(i, (before, ply))| {
        let number = before.plies() / 2 + 1;
        let number = match before.turn() {
            Player::First => Some(format!("{number}.")),
            Player::Second if i == 0 => Some(format!("{number}...")),
            Player::Second => None,
        };
        number.into_iter().chain([ply.to_string()])
    })
}

fn write_wrapped(f: &mut fmt::Formatter, words: impl Iterator<Item = String>) -> fmt::Result {
    let mut width = 0;
    for word in words {
        if width > 0 && width + 1 + word.len() > COLUMNS {
            f.write_str("\n")?;
            width = 0;
        } else if width > 0 {
            f.write_str(" ")?;
            width += 1;
        }
        width += word.len();
        f.write_str(&word)?;
    }
    f.write_str("\n")
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        // A file may begin with a byte order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let (tags, actions_from) = read_tags(text)?;
        let rules: Rules = tags
            .required("Rules")?
            .parse()
            .map_err(|error| tags.fault("Rules", RecordFault::Rules(error)))?;
        let start = match tags.get("Position") {
            None => Position::start(),
            Some(position) => Position::read(position, &rules)
                .map_err(|error| tags.fault("Position", RecordFault::Position(error)))?,
        };
        tags.expect("Game", &["fanqi"], "this is no game of fanqi")?;
        tags.expect("Version", &["1"], "only version 1 is known")?;
        let scores = ["1-0", "0-1", "1/2-1/2", "*"];
        tags.expect("Result", &scores, "it is 1-0, 0-1, 1/2-1/2 or *")?;
        let date = tags.required("Date")?;
        if !is_date(date) {
            return Err(tags.wrong_value("Date", "it is written as 2026-11-30"));
        }
        let placement = read_placement(&tags, &start)?;

        let mut history = History::new(rules, start);
        let end = read_actions(text, actions_from, &mut history, placement.as_ref())?;
        let given = tags.required("Result")?;
        if end.result != given {
            let two = RecordFault::TwoResults {
                tag: given.into(),
                end: end.result,
            };
            return Err(at(end.line, two));
        }
        let result =
            judge_result(&history, given, tags.get("Termination")).map_err(
                |fault| match fault {
                    RecordFault::WrongTermination { .. } => tags.fault("Termination", fault),
                    _ => tags.fault("Result", fault),
                },
            )?;
        if result.is_none() && placement.is_some() {
            return Err(tags.fault("Placement", RecordFault::PlacementTooEarly));
        }
        Ok(Record {
            tags: Tags {
                date: date.into(),
                first: tags.required("First")?.into(),
                second: tags.required("Second")?.into(),
                others: tags.others(),
            },
            history,
            result,
            placement,
        })
    }
}

fn at(line: usize, fault: RecordFault) -> RecordError {
    RecordError { line, fault }
}

/// Year, month and day in digits.
pub(in crate::flip) fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let &[year, month, day] = parts.as_slice() else {
        return false;
    };
    let number = |part: &str, digits: usize| -> Option<u32> {
        let plain = part.len() == digits && part.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| part.parse().ok()).flatten()
    };
    number(year, 4).is_some()
        && number(month, 2).is_some_and(|month| (1..=12).contains(&month))
        && number(day, 2).is_some_and(|day| (1..=31).contains(&day))
}

/// The tags as they stand, each with its line.
struct WrittenTags(Vec<(String, String, usize)>);

impl WrittenTags {
    fn find(&self, name: &str) -> Option<&(String, String, usize)> {
        self.0.iter().find(|(tag, ..)| tag == name)
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.find(name).map(|(_, value, _)| value.as_str())
    }

    fn fault(&self, name: &str, fault: RecordFault) -> RecordError {
        let last = self.0.last();
        at(
            self.find(name).or(last).map_or(1, |(.., line)| *line),
            fault,
        )
    }

    fn required(&self, name: &'static str) -> Result<&str, RecordError> {
        self.get(name)
            .ok_or_else(|| self.fault(name, RecordFault::MissingTag(name)))
    }

    fn wrong_value(&self, tag: &'static str, why: &'static str) -> RecordError {
        let value = self.get(tag).unwrap_or_default().into();
        self.fault(tag, RecordFault::TagValue { tag, value, why })
    }

    fn expect(
        &self,
        tag: &'static str,
        values: &[&str],
        why: &'static str,
    ) -> Result<(), RecordError> {
        if values.contains(&self.required(tag)?) {
            Ok(())
        } else {
            Err(self.wrong_value(tag, why))
        }
    }

    fn others(&self) -> Vec<(String, String)> {
        self.0
            .iter()
            .filter(|(name, ..)| !KNOWN_TAGS.contains(&name.as_str()))
            .map(|(name, value, _)| (name.clone(), value.clone()))
            .collect()
    }
}

/// Reads the lines that begin with `[`, and tells the number of the first line behind them.
fn read_tags(text: &str) -> Result<(WrittenTags, usize), RecordError> {
    let mut tags = WrittenTags(Vec::new());
    let mut behind = 1;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        behind = number;
        if line.is_empty() {
            continue;
        }
        if !line.starts_with('[') {
            break;
        }
        behind = number + 1;
        let (name, value) =
            read_tag(line).ok_or_else(|| at(number, RecordFault::Tag(line.into())))?;
        if tags.find(&name).is_some() {
            return Err(at(number, RecordFault::RepeatedTag(name)));
        }
        tags.0.push((name, value, number));
    }
    Ok((tags, behind))
}

fn read_tag(line: &str) -> Option<(String, String)> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, rest) = inner.split_once(char::is_whitespace)?;
    let quoted = rest.trim().strip_prefix('"')?;
    let mut value = String::new();
    let mut marks = quoted.chars();
    loop {
        match marks.next()? {
            '"' => break,
            '\\' => value.push(marks.next().filter(|c| matches!(c, '"' | '\\'))?),
            // A line break of whatever system; `lines` has taken away its own only.
            mark if mark.is_control() && mark != '\t' => return None,
            other => value.push(other),
        }
    }
    (is_tag_name(name) && marks.as_str().is_empty()).then(|| (name.into(), value))
}

/// True where a tag beyond the known ones may have this name.
pub(in crate::flip) fn is_other_tag(name: &str) -> bool {
    is_tag_name(name) && !KNOWN_TAGS.contains(&name)
}

fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

fn read_placement(tags: &WrittenTags, start: &Position) -> Result<Option<Placement>, RecordError> {
    let Some(text) = tags.get("Placement") else {
        return Ok(None);
    };
    let fault = |error| tags.fault("Placement", RecordFault::Placement(error));
    let placement: Placement = text.parse().map_err(fault)?;
    placement.fits(start).map_err(fault)?;
    Ok(Some(placement))
}

/// The result that closes the actions, and its line.
struct WrittenEnd {
    result: String,
    line: usize,
}

/// Replays the actions, which begin at a line.
fn read_actions(
    text: &str,
    from_line: usize,
    history: &mut History,
    placement: Option<&Placement>,
) -> Result<WrittenEnd, RecordError> {
    let words = words_of(text, from_line)?;
    let mut end: Option<WrittenEnd> = None;
    for (word, line) in words {
        if end.is_some() {
            return Err(at(line, RecordFault::AfterResult(word)));
        }
        if matches!(word.as_str(), "1-0" | "0-1" | "1/2-1/2" | "*") {
            end = Some(WrittenEnd { result: word, line });
            continue;
        }
        // Numbers are read over, with or without a blank behind them.
        let action = match word.trim_start_matches(|c: char| c.is_ascii_digit()) {
            rest if rest.starts_with('.') => rest.trim_start_matches('.'),
            _ => &word,
        };
        if !action.is_empty() {
            let number = history.plies().len() + 1;
            read_ply(history, placement, number, action).map_err(|fault| at(line, fault))?;
        }
    }
    let last_line = text.lines().count().max(1);
    end.ok_or_else(|| at(last_line, RecordFault::NoResult))
}

fn read_ply(
    history: &mut History,
    placement: Option<&Placement>,
    number: usize,
    text: &str,
) -> Result<(), RecordFault> {
    let written: WrittenPly = text
        .parse()
        .map_err(|error| RecordFault::Action { number, error })?;
    let ply = written.in_position(history.position(), history.rules());
    match history.push(ply) {
        Ok(()) => {}
        Err(Illegal::GameOver) => {
            return Err(RecordFault::AfterEnd {
                number,
                text: text.into(),
            });
        }
        Err(illegal) => {
            return Err(RecordFault::Illegal {
                number,
                text: text.into(),
                illegal,
            });
        }
    }
    match placement.and_then(|placement| contradiction(placement, ply)) {
        None => Ok(()),
        Some((point, placed)) => Err(RecordFault::Contradiction {
            number,
            text: text.into(),
            point,
            placed,
        }),
    }
}

/// A point where a placement has another piece than what a ply turned up there.
fn contradiction(placement: &Placement, ply: Ply) -> Option<(Point, Piece)> {
    placement.hidden().find(|(point, piece)| {
        let elsewhere = |(p, shown)| p == *point && shown != *piece;
        ply.turned_up().any(elsewhere)
    })
}

/// The words behind the tags, comments left out, each with its line.
fn words_of(text: &str, from_line: usize) -> Result<Vec<(String, usize)>, RecordError> {
    let mut words = Vec::new();
    let mut comment_since = None;
    for (number, line) in (1..).zip(text.lines()).skip(from_line - 1) {
        let mut word = String::new();
        for mark in line.chars().chain([' ']) {
            match (mark, comment_since) {
                ('}', Some(_)) => comment_since = None,
                ('{', None) => comment_since = Some(number),
                (mark, None) if !mark.is_whitespace() => {
                    word.push(mark);
                    continue;
                }
                _ => {}
            }
            if !word.is_empty() {
                words.push((std::mem::take(&mut word), number));
            }
        }
    }
    match comment_since {
        Some(line) => Err(at(line, RecordFault::OpenComment)),
        None => Ok(words),
    }
}
