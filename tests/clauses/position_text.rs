//! Notation: positions as text, and every refusal of one.

use crate::common::{Table, rules};
use fanqi::flip::Position;

/// What is said about a position that is refused.
fn refused(rule_set: &str, text: &str) -> String {
    match Position::read(text, &rules(rule_set)) {
        Ok(position) => panic!("{text} is read as {position}"),
        Err(error) => error.to_string(),
    }
}

fn assert_refused(rule_set: &str, text: &str, message: &str) {
    let said = refused(rule_set, text);
    assert!(
        said.contains(message),
        "{text}\nsays: {said}\nand not: {message}"
    );
}

const START: &str = "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/?????";

/// The start with some rows replaced, from row 12 down: `("12", "M????")`.
fn board(rows: &[(usize, &str)]) -> String {
    let mut all: Vec<&str> = START.split('/').collect();
    for (row, text) in rows {
        all[12 - row] = text;
    }
    all.join("/")
}

/// A late position: the board drawn by three rows, red Marshal and Flag, blue Marshal and Flag.
fn late(north: &str, middle: &str, south: &str) -> String {
    format!("{north}/5/5/5/5/5/{middle}/5/5/5/5/{south}")
}

/// All but the four pieces of a late position.
const DEAD: &str = "GDDBBCCJJKKKLLLEEEXXNNNgddbbccjjkkkllleeexxnnn";

#[test]
fn late_positions_are_read() {
    let text = format!("{} 1 r {} 10 5", late("f3m", "5", "F3M"), DEAD);
    assert_eq!(Table::read("classic", &text).position.to_string(), text);
}

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

/// Quiet is at most plies, and plies are compared with nothing else.
#[test]
fn quiet_is_at_most_plies() {
    assert_refused(
        "classic",
        &format!("{START} 1 - - 3 4"),
        "quiet: 4 is more than the 3 plies",
    );
    Table::read("classic", &format!("{START} 2 - - 4 4"));
    // Seen pieces that no four plies could turn up.
    let seen = board(&[(12, "MGDBC"), (11, "mgdbc")]);
    Table::read("classic", &format!("{seen} 1 r - 0 0"));
}

/// There are no more pieces of a kind than the game has, face up and dead together.
#[test]
fn too_many_of_a_kind() {
    let text = format!("{} 1 r - 5 0", board(&[(12, "MM???")]));
    assert_refused("classic", &text, "1 M at the most, here are 2");
    let text = format!("{} 1 r LL 5 0", board(&[(12, "LL2?"), (11, "l????")]));
    assert_refused("classic", &text, "3 L at the most, here are 4");
    let text = format!("{} 1 r {}n 10 5", late("f3m", "5", "F3M"), DEAD);
    assert_refused("classic", &text, "3 n at the most, here are 4");
}

/// Both Flags are not dead.
#[test]
fn both_flags_are_not_dead() {
    let dead = DEAD.replace("NNN", "NNNF") + "f";
    let text = format!("{} 1 r {dead} 10 5", late("4m", "5", "4M"));
    assert_refused("classic", &text, "both Flags are dead");
}

/// As many `?` as pieces are neither face up nor dead.
#[test]
fn face_down_pieces_are_counted() {
    let text = format!("{} 1 r - 5 0", board(&[(12, "1????")]));
    assert_refused("classic", &text, "49 are face down (?), but 50 pieces");
    let text = format!("{} 1 r M 5 0", board(&[]));
    assert_refused("classic", &text, "50 are face down (?), but 49 pieces");
}

/// No face-down piece, Mine or Flag is in a camp.
#[test]
fn what_never_moves_is_in_no_camp() {
    let text = format!("{} 1 r - 5 0", board(&[(12, "1????"), (10, "???1?")]));
    assert_refused("classic", &text, "camp b10");
    for letter in ["N", "n", "F", "f"] {
        let row = format!("?{letter}?1?");
        let text = format!("{} 1 r - 5 0", board(&[(12, "1????"), (10, &row)]));
        assert_refused("classic", &text, "camp b10");
    }
    let text = format!("{} 1 r - 5 0", board(&[(12, "1????"), (10, "?X?1?")]));
    Table::read("classic", &text);
}

/// `!` stands behind a face-up movable piece in a headquarters under hq = no-exit.
#[test]
fn settled_mark() {
    let text = |row: &str| format!("{} 1 r - 5 0", board(&[(1, row)]));
    Table::read("classic,hq=no-exit", &text("?M!???"));
    assert_refused("classic", &text("?M!???"), "! on b1");
    assert_refused("classic,hq=locked", &text("?M!???"), "! on b1");
    assert_refused("classic,hq=no-exit", &text("M!????"), "! on a1");
    assert_refused("classic,hq=no-exit", &text("?N!???"), "! on b1");
    assert_refused("classic,hq=no-exit", &text("?F!???"), "! on b1");
    for row in ["??!???", "?!????", "!?????", "?M!!???", "1!????"] {
        assert_refused("classic,hq=no-exit", &text(row), "row 1");
    }
}

/// Colours `-` with a dead piece, a `!` or a piece in a camp cannot be: nothing has moved yet.
#[test]
fn nothing_moves_before_the_colours() {
    let rules = "folk,hq=no-exit";
    let text = format!("{} 1 - M 5 0", board(&[(12, "1????")]));
    assert_refused(rules, &text, "a piece is dead");
    let text = format!("{} 1 - - 5 0", board(&[(1, "?M!???")]));
    assert_refused(rules, &text, "moved into a headquarters");
    let text = format!("{} 1 - - 5 0", board(&[(12, "1????"), (10, "?M?1?")]));
    assert_refused(rules, &text, "in a camp");
}

/// Colours `-` with a face-up piece that would have assigned them cannot be.
#[test]
fn open_colours_have_no_assigning_piece() {
    for (rule_set, assigning, not) in [
        ("classic", "M", ""),
        ("folk", "e", "L"),
        ("classic,colour=lieutenant", "L", "e"),
        ("classic,colour=captain", "k", "L"),
    ] {
        let text = |letter: &str| format!("{} 1 - - 5 0", board(&[(12, &format!("{letter}????"))]));
        assert_refused(
            rule_set,
            &text(assigning),
            "piece that assigns them is face up",
        );
        if !not.is_empty() {
            Table::read(rule_set, &text(not));
        }
    }
}

/// Under a pair rule the lists are the face-up pieces.
#[test]
fn lists_are_the_face_up_pieces() {
    let text = |colours: &str| format!("{} 1 {colours} - 5 0", board(&[(12, "Km???")]));
    for rule_set in ["classic,colour=pair", "classic,colour=pair-any"] {
        Table::read(rule_set, &text("-:K:m"));
        Table::read(rule_set, &text("-:Km:"));
        Table::read(rule_set, &text("-::Km"));
        for colours in ["-", "-:K:", "-::", "-:KL:m", "-:Km:m", "-:M:k"] {
            assert_refused(rule_set, &text(colours), "not the face-up pieces");
        }
        assert_refused(
            rule_set,
            &format!("{START} 1 -:: - 0 0"),
            "not the face-up pieces",
        );
    }
    assert_refused("classic,colour=pair", &text("-:mK:"), "colours: \"-:mK:\"");
}

/// With a repeat in one list (pair), or over both (pair-any), the colours would be assigned.
#[test]
fn repeated_piece_would_assign_the_colours() {
    let text = |colours: &str| format!("{} 1 {colours} - 5 0", board(&[(12, "KK???")]));
    Table::read("classic,colour=pair", &text("-:K:K"));
    assert_refused("classic,colour=pair", &text("-:KK:"), "K was flipped twice");
    assert_refused("classic,colour=pair", &text("-::KK"), "K was flipped twice");
    assert_refused(
        "classic,colour=pair-any",
        &text("-:K:K"),
        "K was flipped twice",
    );
    assert_refused(
        "classic,colour=pair-any",
        &text("-:KK:"),
        "K was flipped twice",
    );
}

/// Colours `r` or `b` need, among the face-up and the dead, a piece that may have assigned them.
#[test]
fn assigned_colours_need_a_witness() {
    let up = |row: &str| format!("{} 1 r - 9 0", board(&[(12, row)]));
    let down = |rule_set: &str| {
        assert_refused(
            rule_set,
            &format!("{START} 1 r - 9 0"),
            "\"r\" without a flip",
        );
        assert_refused(
            rule_set,
            &format!("{START} 1 b - 9 0"),
            "\"b\" without a flip",
        );
    };
    for (rule_set, witness, none) in [
        ("classic", "F????", "?????"),
        ("folk", "e????", "LKMX?"),
        ("classic,colour=lieutenant", "l????", "EKMX?"),
        ("classic,colour=captain", "K????", "ELMX?"),
        ("classic,colour=pair", "KK???", "Kk???"),
        ("classic,colour=pair-any", "NN???", "KML??"),
    ] {
        down(rule_set);
        Table::read(rule_set, &up(witness));
        assert_refused(rule_set, &up(none), "\"r\" without a flip");
    }
    // The dead bear witness too.
    let dead = |rule_set, dead: &str, row| {
        Table::read(rule_set, &format!("{} 1 b {dead} 9 0", board(&[(12, row)])));
    };
    dead("classic", "m", "1????");
    dead("folk", "E", "1????");
    dead("classic,colour=pair", "K", "1K???");
    dead("classic,colour=pair", "KK", "2???");
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
