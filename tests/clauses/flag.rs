//! Section 7: who may take the Flag, and when.

use crate::common::{Table, piece, rules, set, tally};
use fanqi::piece::Tally;
use fanqi::rules::{Fight, fight};

const MOVABLE: &str = "MGDBCJKLEX";

/// Which of the ten movable red kinds may take the blue Flag, the letters in `dead` being dead.
fn takers(rule_set: &str, dead: &str) -> String {
    MOVABLE
        .chars()
        .filter(|&letter| {
            let dead = tally(dead);
            fight(
                &rules(rule_set),
                &Tally::EMPTY,
                &dead,
                piece(letter),
                piece('f'),
            )
            .is_some()
        })
        .collect()
}

/// flag-taker = any: any movable piece but a Bomb.
#[test]
fn any_piece_but_a_bomb_takes_the_flag() {
    assert_eq!(
        takers("classic,flag-guard=none,flag-taker=any", ""),
        "MGDBCJKLE"
    );
}

/// flag-taker = any-or-bomb: any movable piece; a Bomb is removed together with the Flag, and wins.
#[test]
fn bomb_falls_with_the_flag_and_wins() {
    let rule_set = "classic,flag-guard=none,flag-taker=any-or-bomb";
    assert_eq!(takers(rule_set, ""), MOVABLE);
    let picture = "12  . . . . c
                    6  A . f . .
                    1  F . . . C";
    let bomb = Table::drawn(rule_set, &picture.replace('A', "X")).after("a6c6");
    assert_eq!(
        (bomb.on("c6"), bomb.result()),
        (".".into(), "1-0 flag".into())
    );
    assert_eq!(bomb.position.dead().count(piece('X')), 2);
    let colonel = Table::drawn(rule_set, &picture.replace('A', "K")).after("a6c6");
    assert_eq!(
        (colonel.on("c6"), colonel.result()),
        ("K".into(), "1-0 flag".into())
    );
}

/// Under any other flag-taker a Bomb does not even blow up the Flag: it just blocks the way.
#[test]
fn flag_blocks_who_may_not_take_it() {
    let table = Table::drawn(
        "quick",
        "12  . . . . c
          6  X . f . .
          1  F . . . C",
    );
    assert_eq!(table.judge("a6c6"), "no-flag-taker");
    assert_eq!(table.judge("a6d6"), "out-of-reach");
    assert!(!table.targets("a6").contains(crate::common::point("c6")));
}

/// flag-taker = lowest: a piece of the lowest order that its side still has alive; Bombs have none.
#[test]
fn lowest_piece_alive_takes_the_flag() {
    let rule_set = "classic,flag-guard=none,flag-taker=lowest";
    assert_eq!(takers(rule_set, ""), "E");
    assert_eq!(takers(rule_set, "EE"), "E");
    assert_eq!(takers(rule_set, "EEE"), "L");
    assert_eq!(takers(rule_set, "EEELLL"), "K");
    assert_eq!(takers(rule_set, "eee"), "E");
    assert_eq!(
        takers(rule_set, "EEELLLKKKJJCCBBDDGM"),
        "",
        "only Bombs are left"
    );
}

/// flag-taker = engineer: an Engineer, and nobody once they are dead.
#[test]
fn only_an_engineer_takes_the_flag() {
    let rule_set = "classic,flag-guard=none,flag-taker=engineer";
    assert_eq!(takers(rule_set, ""), "E");
    assert_eq!(
        takers(rule_set, "EEELLL"),
        "E",
        "a kind that is dead attacks no more"
    );
    let table = Table::drawn(
        rule_set,
        "12  . . . . c
          6  L . f . .
          1  F . . . C",
    );
    assert_eq!(table.judge("a6c6"), "no-flag-taker");
}

/// flag-guard = none: the Flag is always open to attack.
#[test]
fn unguarded_flag_is_open() {
    assert_eq!(takers("quick", ""), "MGDBCJKLE");
}

/// flag-guard = mines: it is open when its side's three Mines are all removed, in whatever way.
#[test]
fn mines_guard_the_flag() {
    assert_eq!(takers("classic", ""), "");
    assert_eq!(takers("classic", "nn"), "");
    assert_eq!(
        takers("classic", "NNN"),
        "",
        "the other side's Mines do not count"
    );
    assert_eq!(takers("classic", "nnn"), "MGDBCJKLE");
    let picture = "12  . . n . c
                    6  K . f . .
                    1  F . . . C";
    let guarded = Table::drawn("classic", picture);
    assert_eq!(guarded.judge("a6c6"), "flag-guarded");
    assert_eq!(
        guarded.targets("a6"),
        set("a2 a3 a4 a5 a7 a8 a9 a10 a11 b6 b5")
    );
    let open = Table::drawn("classic", &picture.replace('n', "."));
    assert_eq!(open.judge("a6c6"), "legal");
}

/// A Mine that a Bomb took is removed as one that an Engineer took.
#[test]
fn mine_removed_by_a_bomb_no_longer_guards() {
    let table = Table::drawn(
        "classic",
        "12  . . n . c
         11  . . X . .
          6  K . f . .
          1  F . . . C",
    );
    assert_eq!(table.judge("a6c6"), "flag-guarded");
    assert_eq!(table.after("c11c12 e12e11").judge("a6c6"), "legal");
}

/// flag-guard = mines-and-hidden: its side must have no face-down piece left either.
#[test]
fn mines_and_face_down_pieces_guard_the_flag() {
    let picture = "12  . . A . c
                    6  K . f ? .
                    1  F . . . C
                   face-down B";
    let judge = |mine: &str, hidden: &str| {
        let picture = picture.replace('A', mine).replace('B', hidden);
        Table::drawn("classic,flag-guard=mines-and-hidden", &picture).judge("a6c6")
    };
    assert_eq!(judge(".", "k"), "flag-guarded");
    assert_eq!(judge("n", "L"), "flag-guarded");
    assert_eq!(
        judge(".", "L"),
        "legal",
        "the attacker's face-down pieces do not count"
    );
}

/// Where a guard is left and the piece is no taker either, it is the piece that is named.
#[test]
fn wrong_taker_is_named_before_the_guard() {
    let table = Table::drawn(
        "classic,flag-taker=engineer",
        "12  . . n . c
          6  L . f . .
          1  F . . . C",
    );
    assert_eq!(table.judge("a6c6"), "no-flag-taker");
}

/// Taking the Flag wins the game at once; the taker stands on its point.
#[test]
fn taking_the_flag_wins() {
    let table = Table::drawn(
        "quick",
        "12  . . . . c
          6  K . f . .
          1  F . . . C
         turn 2
         colours b
         ",
    );
    // Second owns red here.
    let taken = table.after("a6c6");
    assert_eq!(taken.on("c6"), "K");
    assert_eq!(taken.result(), "0-1 flag");
    assert!(taken.position.actions(&taken.rules).is_empty());
    assert_eq!(taken.judge("e12e11"), "game-over");
    let direct = fight(
        &rules("quick"),
        &Tally::EMPTY,
        &Tally::EMPTY,
        piece('K'),
        piece('f'),
    );
    assert_eq!(direct, Some(Fight::Wins));
}
