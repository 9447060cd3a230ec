//! What cannot be is refused, though it is well written.

use super::{DEAD, START, assert_refused, board, late};
use crate::common::Table;

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
    assert_refused(
        "classic",
        &text,
        "board and dead: there are 1 M at the most, here are 2",
    );
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
