//! Section 8: when a game is over by its position, and how.

use crate::common::Table;

/// A Flag is dead: its side has lost.
#[test]
fn dead_flag_loses() {
    let picture = "12  A . . . c
                    1  B . . . C
                   colours D";
    let result = |blue: &str, red: &str, colours: &str| {
        let picture = picture
            .replace('A', blue)
            .replace('B', red)
            .replace('D', colours);
        Table::drawn("classic", &picture).result()
    };
    assert_eq!(result("f", "F", "r"), "none");
    assert_eq!(result(".", "F", "r"), "1-0 flag");
    assert_eq!(result("f", ".", "r"), "0-1 flag");
    assert_eq!(result(".", "F", "b"), "0-1 flag");
    assert_eq!(result("f", ".", "b"), "1-0 flag");
}

/// A side without a living piece of a kind that moves has lost, face up or face down; Bombs move.
#[test]
fn side_without_movable_pieces_loses() {
    let result = |red: &str, hidden: &str, turn: &str| {
        let picture = format!(
            "12  f . n . c
              2  ? . . . .
              1  F . {red} . .
             face-down {hidden}
             turn {turn}"
        );
        Table::drawn("classic", &picture).result()
    };
    assert_eq!(result("N", "N", "1"), "0-1 no-movable");
    assert_eq!(result("N", "N", "2"), "0-1 no-movable");
    assert_eq!(result("X", "N", "1"), "none", "a Bomb moves");
    assert_eq!(
        result("N", "E", "1"),
        "none",
        "a face-down piece may move one day"
    );
}

/// A piece that is locked in a headquarters or shut in counts as one that moves.
#[test]
fn locked_piece_counts_as_movable() {
    let table = Table::drawn(
        "classic,hq=locked",
        "12  f . . . c
          2  ? . . . .
          1  F C . . .
         face-down N",
    );
    assert_eq!(table.result(), "none");
}

/// Where neither side has a movable piece the game is drawn.
#[test]
fn nobody_can_move_is_a_draw() {
    let table = Table::drawn(
        "classic",
        "12  f . n . .
          1  F . N . .",
    );
    assert_eq!(table.result(), "1/2-1/2 no-movable");
}

/// A Flag that is dead counts before a side without movable pieces.
#[test]
fn dead_flag_counts_first() {
    let table = Table::drawn(
        "classic,flag-guard=none,flag-taker=any-or-bomb",
        "12  c . . . .
          6  X . f . .
          1  F . . . .",
    );
    assert_eq!(
        table.after("a6c6").result(),
        "1-0 flag",
        "though red's last piece fell"
    );
}

/// total-limit: at least so many plies have been played: drawn.
#[test]
fn total_limit_draws() {
    let table = Table::drawn(
        "classic,total-limit=101",
        "12  f . . . c
          1  F . . . C
         plies 100",
    );
    assert_eq!(table.result(), "none");
    assert_eq!(table.after("e1e2").result(), "1/2-1/2 total-limit");
    let past = Table::drawn(
        "classic,total-limit=99",
        "12  f . . . c
          1  F . . . C",
    );
    assert_eq!(past.result(), "1/2-1/2 total-limit");
    let none = Table::drawn(
        "classic,total-limit=none,quiet-limit=none",
        "12  f . . . c
          1  F . . . C
         plies 999999
         quiet 999999",
    );
    assert_eq!(none.result(), "none");
}

/// quiet-limit: at least so many plies in a row brought no progress: drawn.
#[test]
fn quiet_limit_draws() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          1  F . . . C
         quiet 69",
    );
    assert_eq!(table.result(), "none");
    assert_eq!(table.after("e1e2").result(), "1/2-1/2 quiet-limit");
}

/// total-limit counts before quiet-limit.
#[test]
fn total_limit_counts_before_quiet_limit() {
    let table = Table::drawn(
        "classic,total-limit=100",
        "12  f . . . c
          1  F . . . C
         quiet 70",
    );
    assert_eq!(table.result(), "1/2-1/2 total-limit");
}

/// Progress is a capture: any removal of a piece, also when only the attacker's own is removed.
#[test]
fn capture_is_progress() {
    let picture = "12  f . . . c
                    6  G . A . .
                    1  F . . . C
                   quiet 5";
    for defender in ["k", "g", "m", "n"] {
        let table = Table::drawn("classic", &picture.replace('A', defender));
        assert_eq!(table.after("a6c6").field(5), "0", "G against {defender}");
        assert_eq!(table.after("a6b6").field(5), "6");
    }
}

/// quiet-flip: with `resets` a flip is progress, with `counts` it is none.
#[test]
fn flip_is_progress_where_the_rules_say_so() {
    let picture = "12  f . . . c
                    1  F ? . . C
                   face-down N
                   quiet 5";
    let quiet = |rules| Table::drawn(rules, picture).after("b1=N").field(5);
    assert_eq!(quiet("classic"), "0");
    assert_eq!(quiet("classic,quiet-flip=counts"), "6");
}

/// A passed turn is a ply without progress.
#[test]
fn pass_is_no_progress() {
    let table = Table::drawn(
        "classic,move-time=30",
        "12  f . . . c
          1  F . . . C
         quiet 69",
    );
    let passed = table.after("--");
    assert_eq!(
        (passed.field(4), passed.field(5)),
        ("101".into(), "70".into())
    );
    assert_eq!(passed.result(), "1/2-1/2 quiet-limit");
    assert_eq!(passed.judge("--"), "game-over");
}

/// The player to move has no legal action: it has lost. Only with no face-down piece left.
#[test]
fn player_without_an_action_loses() {
    let shut_in = "12  f . . . c
                    2  N . . . .
                    1  C A . . .
                   turn B";
    let table = |hidden_or_flag: &str, turn: &str| {
        let picture = shut_in.replace('A', hidden_or_flag).replace('B', turn);
        Table::drawn("classic", &picture)
    };
    assert_eq!(table("F", "1").result(), "0-1 no-action");
    assert_eq!(table("F", "2").result(), "none", "the other has actions");
    assert_eq!(table("F", "2").after("e12e11").result(), "0-1 no-action");
    let flips = Table::drawn(
        "classic",
        "12  f . . . c
          2  N . . . .
          1  C F ? . .
         face-down L",
    );
    assert_eq!(flips.result(), "none", "a flip is an action");
}

/// A limit counts before a player without an action.
#[test]
fn limit_counts_before_no_action() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          2  N . . . .
          1  C F . . .
         quiet 70",
    );
    assert_eq!(table.result(), "1/2-1/2 quiet-limit");
}

/// A side without a movable piece counts before the limits.
#[test]
fn no_movable_counts_before_the_limits() {
    let table = Table::drawn(
        "classic,total-limit=1",
        "12  f . n . .
          1  F . . . C
         quiet 70",
    );
    assert_eq!(table.result(), "1-0 no-movable");
}

/// Before the colours are assigned only the total limit ends a game.
#[test]
fn only_the_total_limit_ends_a_game_without_colours() {
    let start = |counts: &str| {
        format!(
            "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? 1 - - {counts}"
        )
    };
    let quiet = Table::read("classic,quiet-flip=counts", &start("90 90"));
    assert_eq!(quiet.result(), "none");
    assert_eq!(quiet.after("a1=M").result(), "1/2-1/2 quiet-limit");
    let total = Table::read("classic,total-limit=90", &start("90 0"));
    assert_eq!(total.result(), "1/2-1/2 total-limit");
}

/// In a finished game no action is legal.
#[test]
fn nothing_is_legal_after_the_end() {
    let table = Table::drawn(
        "classic,move-time=9",
        "12  f ? . . c
          6  C . . . .
          1  F . . . .
         face-down n
         quiet 70",
    );
    assert!(table.position.actions(&table.rules).is_empty());
    assert!(table.targets("a6").is_empty());
    for action in ["b12=n", "a6a7", "--", "b12", "c4"] {
        assert_eq!(table.judge(action), "game-over", "{action}");
    }
}

/// Plies and quiet stay at 999999 once they get there.
#[test]
fn counts_stay_at_their_greatest() {
    let table = Table::drawn(
        "classic,quiet-limit=none",
        "12  f . . . c
          1  F . . . C
         plies 999999
         quiet 999999",
    );
    let after = table.after("e1e2");
    assert_eq!(
        (after.field(4), after.field(5)),
        ("999999".into(), "999999".into())
    );
    let near = Table::drawn(
        "classic,quiet-limit=none",
        "12  f . . . c
          1  F . . . C
         plies 999998
         quiet 999998",
    );
    assert_eq!(near.after("e1e2").field(4), "999999");
    assert_eq!(near.after("e1e2").field(5), "999999");
}
