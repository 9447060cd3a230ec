//! Section 5: headquarters.

use crate::common::Table;

/// hq = free: pieces go into a headquarters and out again.
#[test]
fn headquarters_free_is_left_again() {
    let table = Table::drawn(
        "classic,hq=free",
        "12  f . . . c
          1  C . F . .",
    );
    let inside = table.after("a1b1 e12e11");
    assert_eq!(inside.on("b1"), "C");
    assert_eq!(inside.judge("b1b2"), "legal");
}

/// hq = no-exit: a piece that has moved into a headquarters stays there; one turned up there may leave.
#[test]
fn headquarters_no_exit_keeps_who_moved_in() {
    let table = Table::drawn(
        "classic,hq=no-exit",
        "12  f . . . c
          1  C ? F ? .
         face-down KL",
    );
    let turned_up = table.after("b1=K e12e11");
    assert_eq!(turned_up.on("b1"), "K");
    assert_eq!(turned_up.judge("b1b2"), "legal");
    let moved_in = turned_up.after("b1b2 e11e12 b2b1 e12e11");
    assert_eq!(moved_in.on("b1"), "K!");
    assert_eq!(moved_in.judge("b1b2"), "locked-in");
    assert!(moved_in.targets("b1").is_empty());
}

/// hq = no-exit: who stays in a headquarters can be attacked there, and the winner stays in its place.
#[test]
fn headquarters_no_exit_keeps_the_winner_of_a_fight_in_it() {
    let picture = "12  f . . . c
                    2  . k . . .
                    1  . C! F . .
                   turn 2";
    let won = Table::drawn("classic,hq=no-exit", &picture.replace('k', "g")).after("b2b1");
    assert_eq!(won.on("b1"), "g!");
    let lost = Table::drawn("classic,hq=no-exit", picture).after("b2b1");
    assert_eq!(lost.on("b1"), "C!");
    let both = Table::drawn("classic,hq=no-exit", &picture.replace('k', "x"));
    assert_eq!(both.after("b2b1").on("b1"), ".");
}

/// hq = locked: no piece in a headquarters moves, however it came there; it may be entered.
#[test]
fn headquarters_locked_is_never_left() {
    let table = Table::drawn(
        "classic,hq=locked",
        "12  f . . . c
          1  C K F . .",
    );
    assert_eq!(table.judge("b1b2"), "locked-in");
    assert!(table.targets("b1").is_empty());
    assert_eq!(table.judge("e12d12"), "enemy-mover");
    let entered = Table::drawn(
        "classic,hq=locked",
        "12  f . . . c
          1  C . F . K",
    )
    .after("a1b1");
    assert_eq!(entered.on("b1"), "C", "without the mark of no-exit");
    assert_eq!(entered.after("e12e11").judge("b1b2"), "locked-in");
}
