//! Actions as they are replayed.

use super::{assert_refused, fault, read, record};
use crate::common::{Table, play};
use fanqi::flip::notation::Record;
use fanqi::flip::{Game, Player};

/// An illegal action is refused with the line, its number and the reason.
#[test]
fn illegal_action_is_named() {
    assert_refused(
        "52. b1=N",
        "52. b1=L",
        "line 12: action 3, b1=L: no L is face down",
    );
    assert_refused(
        "e1e2 e12e11",
        "e1e2\ne12a1",
        "line 13: action 2, e12a1: the piece does not reach a1",
    );
}

#[test]
fn action_that_is_none_is_named() {
    assert_refused(
        "e12e11",
        "e12e13",
        "line 12: action 2: \"e13\" in \"e12e13\" is not a point",
    );
    assert_refused(
        "e12e11",
        "52",
        "line 12: action 2: \"52\" in \"52\" is not a point",
    );
    assert_refused(
        "52. b1=N",
        "52. b1",
        "line 12: action 3, b1: the outcome is missing",
    );
}

/// An outcome that the Placement contradicts is refused.
#[test]
fn outcome_that_contradicts_the_placement_is_refused() {
    let two = record()
        .replace("F?2M", "F??1M")
        .replace("F~N2M", "F~N~L1M")
        .replace("KKKLLL", "KKKLL");
    let two = two.replace("b1=N", "b1=L");
    let said = fault(&two);
    assert!(
        said.contains("line 12: action 3, b1=L: the Placement has N on b1"),
        "{said}"
    );
}

/// A Flag that a Marshal's death turned up lies where the Placement has it.
#[test]
fn flag_that_contradicts_the_placement_is_refused() {
    let table = Table::drawn(
        "classic,marshal-reveals-flag=on",
        "12  f . . . c
          6  M . x . .
          2  ? . . ? .
          1  . . . . C
         face-down FN",
    );
    let mut game = table.game("1");
    play(&mut game, "a6c6");
    game.leave(Player::Second).unwrap();
    let text = game.record().to_string();
    let (there, other) = if text.contains("a6c6+a2") {
        ("a2", "d2")
    } else {
        ("d2", "a2")
    };
    assert!(read(&text).is_ok());
    let said = fault(&text.replace(&format!("+{there}"), &format!("+{other}")));
    assert!(
        said.contains(&format!("a6c6+{other}: the Placement has N on {other}")),
        "{said}"
    );
}

/// Actions after the end are refused.
#[test]
fn actions_after_the_end_are_refused() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          1  F . . . C
         quiet 69",
    );
    let mut game = table.game("1");
    play(&mut game, "e1e2");
    let text = game.record().to_string().replace("e1e2 ", "e1e2 e12e11 ");
    let said = fault(&text);
    assert!(
        said.contains("action 2, e12e11: the game was over before it"),
        "{said}"
    );
}

/// The fifth pass ends a record as it ends a game.
#[test]
fn fifth_pass_ends_a_record() {
    let table = Table::drawn(
        "classic,move-time=30",
        "12  f . . . c
          1  F . . . C",
    );
    let mut game = table.game("1");
    play(&mut game, "-- e12e11 -- e11e12 -- e12e11 -- e11e12 --");
    let text = game.record().to_string();
    assert!(text.contains("[Termination \"timeouts\"]"));
    let read = read(&text).unwrap();
    assert_eq!(Game::open(read).result(), game.result());
    let said = text
        .replace("-- 0-1", "-- e12e11 0-1")
        .parse::<Record>()
        .err()
        .unwrap()
        .to_string();
    assert!(
        said.contains("action 10, e12e11: the game was over before it"),
        "{said}"
    );
}
