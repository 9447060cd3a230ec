//! What a ply did, as it is told to somebody who watches.

use crate::common::{Table, piece, point, set};
use fanqi::flip::Report;
use fanqi::point::PointSet;
use fanqi::rules::Fight;

fn report(table: &Table, ply: &str) -> Report {
    Report::of(&table.position, &table.rules, table.ply(ply))
}

/// A flip tells its piece and its point, and that the colours are settled only when they are.
#[test]
fn flip_tells_what_came_up() {
    let open = Table::start("folk");
    let flip = report(&open, "a6=M");
    assert_eq!(
        (flip.piece, flip.path.as_slice()),
        (Some(piece('M')), &[point("a6")][..])
    );
    assert_eq!(
        (flip.attack, flip.removed.len(), flip.flags.len()),
        (None, 0, 0)
    );
    assert!(!flip.settles_colours);
    assert!(report(&open, "a6=e").settles_colours);
    assert!(
        !report(&open.after("a6=e"), "b6=E").settles_colours,
        "they were settled before"
    );
}

/// An Engineer's way is told corner by corner, a shortest one.
#[test]
fn way_turns_its_corners() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          7  . C . . .
          6  E C . . .
          1  F . . . .",
    );
    let way = report(&table, "a6c6").path;
    let names: Vec<String> = way.iter().map(ToString::to_string).collect();
    // Round by the south: a5 … a2, b2 … e2, e3 … e6, d6, c6; by the north it is as far.
    assert_eq!(names.len(), 15);
    assert_eq!((names[0].as_str(), names[14].as_str()), ("a6", "c6"));
    let turns: PointSet = way
        .windows(3)
        .filter(|w| w[0].column() != w[2].column() && w[0].row() != w[2].row())
        .map(|w| w[1])
        .collect();
    assert!(
        turns == set("a2 e2 e6") || turns == set("a11 e11 e7 c7"),
        "{turns:?}"
    );
}

/// Of equally short ways it is one with few turns.
#[test]
fn way_has_few_turns() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          6  E . . . .
          1  F . . . C",
    );
    let names: Vec<String> = report(&table, "a6d7")
        .path
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(names, ["a6", "a7", "b7", "c7", "d7"]);
}

/// A fight tells who was attacked, how it ended, and who fell: first the defender.
#[test]
fn fight_tells_who_fell() {
    let told = |defender: &str| {
        let picture = "12  f . . . m
                        6  C . A . .
                        1  F . K . .";
        let fight = report(
            &Table::drawn("classic", &picture.replace('A', defender)),
            "a6c6",
        );
        (fight.attack, fight.removed)
    };
    let [attacker, k, c, g] = ['C', 'k', 'c', 'g'].map(piece);
    assert_eq!(told("k"), (Some((k, Fight::Wins)), vec![k]));
    assert_eq!(told("c"), (Some((c, Fight::Both)), vec![c, attacker]));
    assert_eq!(told("g"), (Some((g, Fight::Loses)), vec![attacker]));
    assert_eq!(told("."), (None, vec![]));
}

/// The Flags that a Marshal's death turned up are told, and a pass tells nothing.
#[test]
fn flags_and_passes_are_told() {
    let table = Table::drawn(
        "classic,marshal-reveals-flag=on,move-time=30",
        "12  . . . . c
          6  M . m . .
          2  ? . . ? .
          1  . . . . C
         face-down Ff",
    );
    let flags = report(&table, "a6c6+d2+a2").flags;
    assert_eq!(
        flags,
        [(point("d2"), piece('F')), (point("a2"), piece('f'))]
    );
    let pass = report(&table, "--");
    assert_eq!((pass.piece, pass.path.len(), pass.attack), (None, 0, None));
}
