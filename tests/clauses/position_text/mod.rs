//! Notation: positions as text. Here, positions whose every part can be replaced.

mod fields;
mod sense;

use crate::common::{Table, rules};
use fanqi::flip::Position;

/// What is said about a position that is refused.
pub fn refused(rule_set: &str, text: &str) -> String {
    match Position::read(text, &rules(rule_set)) {
        Ok(position) => panic!("{text} is read as {position}"),
        Err(error) => error.to_string(),
    }
}

pub fn assert_refused(rule_set: &str, text: &str, message: &str) {
    let said = refused(rule_set, text);
    assert!(
        said.contains(message),
        "{text}\nsays: {said}\nand not: {message}"
    );
}

pub const START: &str = "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/?????";

/// The start with some rows replaced, from row 12 down: `("12", "M????")`.
pub fn board(rows: &[(usize, &str)]) -> String {
    let mut all: Vec<&str> = START.split('/').collect();
    for (row, text) in rows {
        all[12 - row] = text;
    }
    all.join("/")
}

/// A late position: the board drawn by three rows, red Marshal and Flag, blue Marshal and Flag.
pub fn late(north: &str, middle: &str, south: &str) -> String {
    format!("{north}/5/5/5/5/5/{middle}/5/5/5/5/{south}")
}

/// All but the four pieces of a late position.
pub const DEAD: &str = "GDDBBCCJJKKKLLLEEEXXNNNgddbbccjjkkkllleeexxnnn";

#[test]
fn late_positions_are_read() {
    let text = format!("{} 1 r {} 10 5", late("f3m", "5", "F3M"), DEAD);
    assert_eq!(Table::read("classic", &text).position.to_string(), text);
}

/// Every part of a position is written again as it was read.
#[test]
fn positions_are_written_as_they_were_read() {
    for (rule_set, text) in [
        ("classic", format!("{START} 2 - - 3 0")),
        (
            "online",
            format!("{} 1 -:Ml:e - 3 0", board(&[(12, "Mle??")])),
        ),
        (
            "online",
            format!("{} 2 -:K: - 1 0", board(&[(12, "K????")])),
        ),
        (
            "online",
            format!("{} 2 -::K - 1 0", board(&[(12, "K????")])),
        ),
        (
            "classic,hq=no-exit",
            format!("{} 1 b Kx 9 2", board(&[(12, "?M!1n?"), (2, "?1g??")])),
        ),
    ] {
        assert_eq!(Table::read(rule_set, &text).position.to_string(), text);
    }
}
