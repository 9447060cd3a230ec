//! Section 6: how two pieces fight.

use crate::common::{Table, piece, rules, tally};
use fanqi::piece::{Kind, Piece, Tally};
use fanqi::rules::{Fight, fight};

/// The red piece of one letter attacks the blue piece of another; the letters in `dead` are dead.
fn fought(rule_set: &str, attacker: char, defender: char, dead: &str) -> Option<Fight> {
    let hidden = Tally::EMPTY;
    let defender = piece(defender.to_ascii_lowercase());
    fight(
        &rules(rule_set),
        &hidden,
        &tally(dead),
        piece(attacker),
        defender,
    )
}

/// The higher order wins and stands on the point, the other is removed; equal orders fall together.
#[test]
fn higher_order_wins_and_equal_orders_fall_together() {
    let ranks = "MGDBCJKLE";
    for (i, attacker) in ranks.chars().enumerate() {
        for (j, defender) in ranks.chars().enumerate() {
            let expected = match i.cmp(&j) {
                std::cmp::Ordering::Less => Fight::Wins,
                std::cmp::Ordering::Equal => Fight::Both,
                std::cmp::Ordering::Greater => Fight::Loses,
            };
            let fight = fought("classic", attacker, defender, "");
            assert_eq!(fight, Some(expected), "{attacker} against {defender}");
        }
    }
}

/// The winner stands on the point of the fight, what is removed is dead.
#[test]
fn winner_stands_on_the_point_of_the_fight() {
    let table = Table::drawn(
        "classic",
        "12  f . . . m
          6  C . k . .
          4  . . . . c
          1  F . K . .",
    );
    let dead = table.position.dead().total();
    let won = table.after("a6c6");
    assert_eq!((won.on("a6"), won.on("c6")), (".".into(), "C".into()));
    assert_eq!(won.position.dead().count(piece('k')), 3);
    assert_eq!(won.position.dead().total(), dead + 1);
}

/// An attacker of lower order is removed, and the defender stays where it is.
#[test]
fn loser_of_an_attack_is_removed() {
    let table = Table::drawn(
        "classic",
        "12  f . . . .
          6  K . c . .
          1  F . K . .",
    );
    let lost = table.after("a6c6");
    assert_eq!((lost.on("a6"), lost.on("c6")), (".".into(), "c".into()));
    assert_eq!(lost.position.dead().count(piece('K')), 2);
    assert_eq!(lost.position.dead().count(piece('c')), 1);
}

/// Pieces of equal order are both removed.
#[test]
fn equal_pieces_are_both_removed() {
    let table = Table::drawn(
        "classic",
        "12  f . . . m
          6  C . c . .
          1  F . K . .",
    );
    let both = table.after("a6c6");
    assert_eq!((both.on("a6"), both.on("c6")), (".".into(), ".".into()));
    assert_eq!(both.position.dead().count(piece('C')), 2);
    assert_eq!(both.position.dead().count(piece('c')), 2);
}

/// Either is a Bomb: both are removed, whatever the other is.
#[test]
fn bomb_takes_both() {
    for other in "MGDBCJKLEXN".chars() {
        assert_eq!(
            fought("classic", 'X', other, ""),
            Some(Fight::Both),
            "X {other}"
        );
    }
    for attacker in "MGDBCJKLEX".chars() {
        assert_eq!(fought("classic", attacker, 'X', ""), Some(Fight::Both));
    }
}

/// A Bomb may attack a Mine under every value of mine, since its clause comes first; both are removed.
#[test]
fn bomb_and_mine_fall_together_under_every_mine_rule() {
    for mine in ["kills", "mutual", "bounces"] {
        let rules = format!("classic,mine={mine},suicide=forbidden");
        assert_eq!(fought(&rules, 'X', 'n', ""), Some(Fight::Both), "{mine}");
    }
}

/// A sapper removes a Mine and stands there, under every value of mine.
#[test]
fn engineer_removes_the_mine() {
    for mine in ["kills", "mutual", "bounces"] {
        let rules = format!("classic,mine={mine}");
        assert_eq!(fought(&rules, 'E', 'n', ""), Some(Fight::Wins), "{mine}");
    }
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          6  E . n . .
          1  F . . . .",
    );
    assert_eq!(table.after("a6c6").on("c6"), "E");
}

/// mine = kills: who attacks a Mine and is no sapper is removed, the Mine stays.
#[test]
fn mine_kills() {
    for attacker in "MGDBCJKL".chars() {
        assert_eq!(
            fought("classic,mine=kills", attacker, 'n', ""),
            Some(Fight::Loses)
        );
    }
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          6  G . n . .
          1  F . C . .",
    );
    let after = table.after("a6c6");
    assert_eq!((after.on("a6"), after.on("c6")), (".".into(), "n".into()));
    assert!(
        after
            .position
            .face_up_movable(fanqi::piece::Colour::Blue)
            .len()
            == 1
    );
}

/// mine = mutual: both are removed.
#[test]
fn mine_mutual() {
    for attacker in "MGDBCJKL".chars() {
        assert_eq!(fought("blast", attacker, 'n', ""), Some(Fight::Both));
    }
    let table = Table::drawn(
        "blast",
        "12  f . . . c
          6  G . n . .
          1  F . C . .",
    );
    let after = table.after("a6c6");
    assert_eq!((after.on("a6"), after.on("c6")), (".".into(), ".".into()));
}

/// mine = bounces: the attack would change nothing, so it is no legal move.
#[test]
fn mine_bounces() {
    for attacker in "MGDBCJKL".chars() {
        assert_eq!(fought("classic,mine=bounces", attacker, 'n', ""), None);
    }
    let table = Table::drawn(
        "classic,mine=bounces",
        "12  f . . . c
          6  G . n . .
          1  F . . . .",
    );
    assert_eq!(table.judge("a6c6"), "mine-bounces");
    assert_eq!(table.judge("a6b6"), "legal");
}

/// sapper = lowest: once a side's Engineers are all dead its sappers are its pieces of the lowest order
/// still alive; before, only Engineers are.
#[test]
fn lowest_pieces_dig_once_the_engineers_are_dead() {
    let digs = |attacker, dead: &str| {
        fought("classic,sapper=lowest", attacker, 'n', dead) == Some(Fight::Wins)
    };
    assert!(digs('E', ""));
    assert!(!digs('L', ""));
    assert!(!digs('L', "EE"), "an Engineer lives, perhaps face down");
    assert!(digs('L', "EEE"));
    assert!(!digs('K', "EEE"));
    assert!(!digs('K', "EEELL"));
    assert!(digs('K', "EEELLL"));
    assert!(digs('M', "EEELLLKKKJJCCBBDDG"), "down to the last");
    // Only the own side's dead count, and Engineers alone dig under sapper = engineer.
    assert!(!digs('L', "eee"));
    assert_eq!(fought("classic", 'L', 'n', "EEE"), Some(Fight::Loses));
}

/// sapper = lowest counts who is alive, face down or face up.
#[test]
fn face_down_engineer_keeps_others_from_digging() {
    let picture = "12  f . . . c
                    6  L . n . .
                    1  F ? . . .
                   face-down A";
    let alive = Table::drawn(
        "classic,sapper=lowest,mine=bounces",
        &picture.replace('A', "E"),
    );
    assert_eq!(alive.judge("a6c6"), "mine-bounces");
    let dead = Table::drawn(
        "classic,sapper=lowest,mine=bounces",
        &picture.replace('A', "G"),
    );
    assert_eq!(dead.judge("a6c6"), "legal");
}

/// suicide = allowed: a piece may attack where it alone falls; forbidden: it may not. Where both fall,
/// or the attacker wins, nothing changes.
#[test]
fn suicide_is_an_attack_in_which_only_the_attacker_falls() {
    for rules in ["classic,suicide=allowed", "classic,suicide=forbidden"] {
        let loses = rules.ends_with("allowed").then_some(Fight::Loses);
        assert_eq!(fought(rules, 'K', 'c', ""), loses);
        assert_eq!(fought(rules, 'G', 'n', ""), loses);
        assert_eq!(fought(rules, 'C', 'c', ""), Some(Fight::Both));
        assert_eq!(fought(rules, 'X', 'm', ""), Some(Fight::Both));
        assert_eq!(fought(rules, 'E', 'n', ""), Some(Fight::Wins));
    }
    assert_eq!(
        fought("blast,suicide=forbidden", 'G', 'n', ""),
        Some(Fight::Both)
    );
    let table = Table::drawn(
        "classic,suicide=forbidden",
        "12  f . . . .
          6  K . c . .
          1  F . . . .",
    );
    assert_eq!(table.judge("a6c6"), "suicide");
    let mine = Table::drawn(
        "classic,suicide=forbidden",
        "12  f . . . c
          6  K . n . .
          1  F . . . .",
    );
    assert_eq!(mine.judge("a6c6"), "suicide");
}

/// A fight does not hang on the colour of the attacker.
#[test]
fn both_colours_fight_alike() {
    for rule_set in [
        "classic",
        "standard",
        "folk",
        "blast",
        "classic,mine=bounces",
    ] {
        let rules = rules(rule_set);
        let swap = |piece: Piece| Piece::new(piece.colour().other(), piece.kind());
        for attacker in Piece::all().filter(|piece| piece.kind().moves()) {
            for defender in Kind::ALL.map(|kind| Piece::new(attacker.colour().other(), kind)) {
                let mut dead = tally("NNNEEE");
                let plain = fight(&rules, &Tally::EMPTY, &dead, attacker, defender);
                dead = tally("nnneee");
                let swapped = fight(&rules, &Tally::EMPTY, &dead, swap(attacker), swap(defender));
                assert_eq!(plain, swapped, "{rule_set}: {attacker} against {defender}");
            }
        }
    }
}
