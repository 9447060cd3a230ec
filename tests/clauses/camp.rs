//! Section 5: camps.

use crate::common::{Table, set};
use fanqi::board::BOARD;

/// A camp is entered and left by road, one step, to its eight neighbours; camps are not on the railway.
#[test]
fn camps_are_entered_and_left_by_road() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          4  . . E . .
          1  F . . . .",
    );
    assert_eq!(table.targets("c4"), set("b3 c3 d3 b4 d4 b5 c5 d5"));
    assert!((BOARD.camps & BOARD.railway).is_empty());
}

/// In a flip game no camp is anybody's: an empty camp may be entered by either side.
#[test]
fn either_side_enters_any_empty_camp() {
    let red = Table::drawn(
        "classic",
        "12  f . . . .
          9  C . . . c
          1  F . . . .",
    );
    assert_eq!(red.judge("a9b10"), "legal");
    assert_eq!(red.judge("a9b8"), "legal");
    let blue = Table::drawn(
        "classic",
        "12  f . . . .
          4  c . . . C
          1  F . . . .
         turn 2",
    );
    assert_eq!(blue.judge("a4b3"), "legal");
    assert_eq!(blue.judge("a4b5"), "legal");
}

/// A piece in a camp cannot be attacked; it attacks out of it.
#[test]
fn camp_is_safe() {
    let table = Table::drawn(
        "classic",
        "12  f . . . .
          4  G . . . .
          3  . c . . .
          1  F . . . .",
    );
    assert_eq!(table.judge("a4b3"), "camp-is-safe");
    assert!(!table.targets("a4").contains(crate::common::point("b3")));
    let blue = Table::drawn(
        "classic",
        "12  f . . . .
          4  K . . . .
          3  . c . . .
          1  F . . . .
         turn 2",
    );
    assert_eq!(blue.judge("b3a4"), "legal");
}
