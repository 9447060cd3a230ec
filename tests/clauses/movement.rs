//! Section 5: how pieces move.

use crate::common::{Table, set};
use fanqi::board::BOARD;

/// All that is reached from a6 in a straight line of empty railway, and the camp b5 by road.
const STRAIGHT_FROM_A6: &str = "a2 a3 a4 a5 a7 a8 a9 a10 a11 b6 c6 d6 e6 b5";

/// One piece on a6 and nothing in its way.
fn alone_on_a6(rules: &str, letter: char) -> Table {
    Table::drawn(
        rules,
        &format!(
            "12  f . . . c
              6  {letter} . . . .
              1  F . . . C"
        ),
    )
}

/// Along a road a piece goes one step, to a linked point.
#[test]
fn road_is_one_step_to_a_linked_point() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          3  . . C . .
          1  F . . . .",
    );
    assert_eq!(table.targets("c3"), set("b3 d3 c2 c4"));
}

/// Along the railway a piece goes any number of steps along one straight line.
#[test]
fn railway_is_any_number_of_steps_along_a_straight_line() {
    assert_eq!(
        alone_on_a6("classic", 'K').targets("a6"),
        set(STRAIGHT_FROM_A6)
    );
}

/// On the railway every point that is passed is empty: an own piece, an enemy and a face-down piece
/// block the way alike, and only the enemy is reached.
#[test]
fn railway_passes_empty_points_only() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          8  ? . . . .
          6  C . k . .
          3  G . . . .
          1  F . . . .
         face-down N",
    );
    assert_eq!(table.targets("a6"), set("a4 a5 a7 b6 c6 b5"));
}

/// The mountains: b6-b7 and d6-d7 are not linked, so the halves meet at a, c and e only.
#[test]
fn mountains_are_not_crossed() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          6  . C . . .
          1  F . . . .",
    );
    assert_eq!(table.targets("b6"), set("a6 c6 d6 e6 b5"));
    assert_eq!(table.judge("b6b7"), "out-of-reach");
}

/// engineer-rail = free: an Engineer may turn, and reaches every railway point that is joined to its
/// own through empty railway points.
#[test]
fn engineer_turns_corners_on_the_railway() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          6  E C . . .
          5  C . . . .
          1  F . . . .",
    );
    // Round by a7, over c7-c6 and over e7-e6, to everything but the two own pieces.
    let mut everywhere = BOARD.railway | set("b5");
    for own in set("a6 a5 b6") {
        everywhere.remove(own);
    }
    assert_eq!(table.targets("a6"), everywhere);
}

/// An Engineer that turns is stopped by the first piece on each way.
#[test]
fn engineer_does_not_pass_pieces() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          7  k . . . .
          6  E . k . .
          5  ? . . . .
          1  F . . . C
         face-down N",
    );
    assert_eq!(table.targets("a6"), set("a7 b6 c6 b5"));
}

/// engineer-rail = straight: an Engineer moves as the others do.
#[test]
fn engineer_goes_straight_where_the_rules_say_so() {
    let table = alone_on_a6("classic,engineer-rail=straight", 'E');
    assert_eq!(table.targets("a6"), set(STRAIGHT_FROM_A6));
}

/// bomb-rail: straight, a Bomb moves as the others do; free, as an Engineer that may turn.
#[test]
fn bomb_turns_only_under_flying_bombs() {
    let straight = alone_on_a6("classic,bomb-rail=straight", 'X');
    assert_eq!(straight.targets("a6"), set(STRAIGHT_FROM_A6));
    let free = alone_on_a6("classic,bomb-rail=free", 'X');
    assert_eq!(free.targets("a6").len(), 31 + 1);
    let engineer = alone_on_a6("classic,bomb-rail=free,engineer-rail=straight", 'E');
    assert_eq!(engineer.targets("a6"), set(STRAIGHT_FROM_A6));
}

/// rail-turn = free: every piece may turn, an Engineer and a Bomb too, whatever the two options for
/// them say.
#[test]
fn every_piece_turns_under_rail_turn() {
    for letter in "MGDBCJKLEX".chars() {
        let rules = "classic,rail-turn=free,engineer-rail=straight,bomb-rail=straight";
        assert_eq!(
            alone_on_a6(rules, letter).targets("a6").len(),
            31 + 1,
            "{letter}"
        );
    }
    for letter in "MGDBCJKLX".chars() {
        let table = alone_on_a6("classic,rail-turn=straight", letter);
        assert_eq!(table.targets("a6"), set(STRAIGHT_FROM_A6), "{letter}");
    }
}

/// rail-max = 3: a piece that has no right to turn goes at most three steps along the railway.
#[test]
fn rail_max_is_three_steps_for_who_may_not_turn() {
    let three = set("a3 a4 a5 a7 a8 a9 b6 c6 d6 b5");
    let targets = |rules: &str, letter| alone_on_a6(rules, letter).targets("a6");
    assert_eq!(targets("classic,rail-max=3", 'K'), three);
    assert_eq!(targets("classic,rail-max=3", 'X'), three);
    assert_eq!(
        targets("classic,rail-max=3,engineer-rail=straight", 'E'),
        three
    );
    // Who may turn is not limited.
    assert_eq!(targets("classic,rail-max=3", 'E').len(), 32);
    assert_eq!(targets("classic,rail-max=3,bomb-rail=free", 'X').len(), 32);
    assert_eq!(targets("classic,rail-max=3,rail-turn=free", 'K').len(), 32);
}

/// rail-max counts steps, so a piece three steps away is attacked and one four steps away is not.
#[test]
fn rail_max_limits_attacks_too() {
    let table = Table::drawn(
        "classic,rail-max=3",
        "12  f . . . c
         10  k . . . .
          6  C . . k .
          1  F . . . .",
    );
    assert_eq!(table.judge("a6d6"), "legal");
    assert_eq!(table.judge("a6a10"), "out-of-reach");
    assert_eq!(table.judge("a6a9"), "legal");
}

/// A face-down piece blocks the way, and is never moved or attacked.
#[test]
fn face_down_piece_is_neither_moved_nor_attacked() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          6  C ? . . .
          1  F . . . .
         face-down n",
    );
    assert_eq!(table.judge("a6b6"), "face-down-target");
    assert_eq!(table.judge("a6c6"), "out-of-reach");
    assert_eq!(table.judge("b6c6"), "face-down-mover");
}

/// Mines and Flags never move.
#[test]
fn mines_and_flags_never_move() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          6  N . . . .
          1  F . . . C",
    );
    assert_eq!(table.judge("a6a7"), "never-moves");
    assert_eq!(table.judge("a1a2"), "never-moves");
    assert!(table.targets("a6").is_empty());
    assert!(table.targets("a1").is_empty());
}

/// A move that ends where the same piece began is no move, also for an Engineer that goes round.
#[test]
fn move_that_ends_where_it_began_is_none() {
    let table = alone_on_a6("classic", 'E');
    assert_eq!(table.judge("a6a6"), "no-move");
    assert!(!table.targets("a6").contains(crate::common::point("a6")));
}

/// Only an own face-up piece is moved, to a point that is empty or holds an enemy.
#[test]
fn only_own_pieces_move_and_never_onto_own() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          6  C . G . .
          1  F . . . .",
    );
    assert_eq!(table.judge("e12d12"), "enemy-mover");
    assert_eq!(table.judge("b6b5"), "nothing-there");
    assert_eq!(table.judge("a6c6"), "own-piece");
    assert_eq!(table.judge("a6d6"), "out-of-reach");
    assert_eq!(table.judge("a6b7"), "out-of-reach");
}
