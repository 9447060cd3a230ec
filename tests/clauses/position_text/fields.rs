//! Each field has one written form.

use super::{DEAD, START, assert_refused, board, late, refused};
use crate::common::Table;

/// Six fields with single spaces.
#[test]
fn field_count() {
    assert_refused("classic", "", "here are 1");
    assert_refused("classic", &format!("{START} 1 - - 0"), "six fields");
    assert_refused("classic", &format!("{START} 1 - - 0 0 0"), "here are 7");
    assert_refused("classic", &format!("{START}  1 - - 0 0"), "single spaces");
    assert_refused("classic", &format!(" {START} 1 - - 0 0"), "here are 7");
    assert_refused("classic", &format!("{START} 1 - - 0 0 "), "here are 7");
    assert_refused("classic", &format!("{START}\t1 - - 0 0"), "here are 5");
    assert_refused("classic", &format!("{START} 1 - - 0 0\n"), "quiet: \"0\n\"");
}

/// Twelve rows of five points each.
#[test]
fn rows_are_twelve_of_five_points() {
    assert_refused("classic", "5/5 1 - - 0 0", "12 rows, here are 2");
    assert_refused(
        "classic",
        &format!("{START}/????? 1 - - 0 0"),
        "here are 13",
    );
    for row in ["????", "??????", "?5", "4", "", "51", "?????1"] {
        let text = format!("{} 1 - - 0 0", board(&[(12, row)]));
        let message = if row == "51" { "two digits" } else { "row 12" };
        assert_refused("classic", &text, message);
    }
    assert_refused(
        "classic",
        &format!("{} 1 - - 0 0", board(&[(1, "????")])),
        "row 1 (\"????\")",
    );
}

/// Letters, `?` and the digits 1 to 5, no two digits side by side.
#[test]
fn marks_of_the_board() {
    for (row, mark) in [
        ("?x?q?", "q"),
        ("?A???", "A"),
        ("0?????", "0"),
        ("6", "6"),
        ("9", "9"),
        ("?-???", "-"),
        ("?é???", "é"),
        ("?.???", "."),
    ] {
        let text = format!("{} 1 - - 0 0", board(&[(9, row)]));
        assert_refused("classic", &text, &format!("\"{mark}\" in row 9"));
    }
    for row in ["23", "?22", "11111"] {
        let text = format!("{} 1 - - 0 0", board(&[(9, row)]));
        assert_refused("classic", &text, "two digits stand side by side in row 9");
    }
}

/// `~` belongs to a record's Placement only.
#[test]
fn known_face_down_piece_is_refused() {
    for row in [
        "~M????", "????~m", "????~", "~?????", "~~M????", "~5", "~1????", "~!????", "4~1",
    ] {
        let text = format!("{} 1 - - 0 0", board(&[(9, row)]));
        let said = refused("classic", &text);
        assert!(said.contains("row 9"), "{row}: {said}");
    }
    let text = format!("{} 1 - - 0 0", board(&[(9, "~M????")]));
    assert_refused("classic", &text, "only a record's Placement");
    let text = format!("{} 1 - - 0 0", board(&[(9, "~5")]));
    assert_refused("classic", &text, "only a record's Placement");
}

/// The turn is 1 or 2.
#[test]
fn turn_is_one_or_two() {
    for turn in ["0", "3", "01", "first", "w", ""] {
        assert_refused(
            "classic",
            &format!("{START} {turn} - - 0 0"),
            &format!("turn: \"{turn}\""),
        );
    }
}

/// The colours are `-`, `r` or `b`; lists only under a pair rule.
#[test]
fn colours_field() {
    for colours in ["x", "R", "rb", "", "--", "-r", "-:"] {
        assert_refused(
            "classic",
            &format!("{START} 1 {colours} - 0 0"),
            &format!("colours: \"{colours}\""),
        );
    }
    let seen = board(&[(12, "K????")]);
    for rule_set in ["folk", "classic,colour=lieutenant"] {
        assert_refused(
            rule_set,
            &format!("{seen} 1 -:K: - 1 0"),
            "colours: \"-:K:\"",
        );
    }
    for colours in ["-K", "-:K", "-K:", "-:K:x:", "-:KM:", "-:q:"] {
        assert_refused(
            "online",
            &format!("{seen} 1 {colours} - 1 0"),
            "colours: \"",
        );
    }
}

/// The dead are a list in the order of notation, or `-`.
#[test]
fn dead_field() {
    for wrong in [
        "",
        "--",
        "-M",
        "mM",
        "GM",
        "?",
        "MQ",
        &DEAD.chars().rev().collect::<String>(),
    ] {
        assert_refused(
            "classic",
            &format!("{} 1 r {wrong} 10 5", late("f3m", "5", "F3M")),
            &format!("dead: \"{wrong}\""),
        );
    }
}

/// Plies and quiet are numbers from 0 to 999999 in one written form.
#[test]
fn numbers_have_one_form() {
    for number in [
        "",
        "-1",
        "+1",
        "01",
        "00",
        "1e3",
        "x",
        "1000000",
        "4294967296",
        "１",
    ] {
        assert_refused("classic", &format!("{START} 1 - - {number} 0"), "plies: \"");
        assert_refused("classic", &format!("{START} 1 - - 0 {number}"), "quiet: \"");
    }
    let most = format!("{START} 1 - - 999999 999999");
    assert_eq!(Table::read("classic", &most).position.to_string(), most);
}

/// Every fault has a word for the field, so that a page can name it in its own language.
#[test]
fn faults_have_the_word_of_their_field() {
    use fanqi::flip::Position;
    let code = |text: &str| {
        Position::read(text, &"classic".parse().unwrap())
            .unwrap_err()
            .code()
    };
    let start = super::START;
    assert_eq!(code("1"), "fields");
    assert_eq!(code("5 1 - - 0 0"), "board");
    assert_eq!(code(&format!("{start} 3 - - 0 0")), "turn");
    assert_eq!(code(&format!("{start} 1 x - 0 0")), "colours");
    assert_eq!(code(&format!("{start} 1 r - 0 0")), "colours");
    assert_eq!(code(&format!("{start} 1 - x- 0 0")), "dead");
    assert_eq!(code(&format!("{start} 1 - M 0 0")), "pieces");
    assert_eq!(code(&format!("{start} 1 - - 00 0")), "plies");
    assert_eq!(code(&format!("{start} 1 - - 0 x")), "quiet");
    assert_eq!(code(&format!("{start} 1 - - 0 1")), "quiet");
}

/// Where a test fails, a position shows itself as its six fields.
#[test]
fn positions_debug_as_they_are_written() {
    let start = fanqi::flip::Position::start();
    assert_eq!(format!("{start:?}"), start.to_string());
}
