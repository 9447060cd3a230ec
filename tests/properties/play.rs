//! What holds of every position in random play.

use std::collections::HashMap;

use fanqi::flip::{Action, History, Outcome, Position, Report};
use fanqi::piece::{Kind, Tally};
use fanqi::rules::{Fight, QuietFlip};
use proptest::prelude::*;

use crate::common::Table;
use crate::strategy::{cases, choices, choose, play_on, rules, table};

/// Face up, face down and dead are fifty pieces, each where the sets say.
fn assert_conserved(position: &Position) {
    let mut all = *position.hidden();
    let mut seen = fanqi::point::PointSet::EMPTY;
    for point in fanqi::point::Point::all() {
        if let Some(piece) = position.piece(point) {
            all.add(piece);
            seen.insert(point);
            assert!(position.face_up(piece.colour()).contains(point));
        }
    }
    position.dead().pieces().for_each(|piece| all.add(piece));
    assert_eq!(all, Tally::FULL, "{position}");
    assert_eq!(
        position.face_down().len(),
        position.hidden().total(),
        "{position}"
    );
    assert_eq!(position.occupied(), seen | position.face_down());
    assert!((seen & position.face_down()).is_empty());
}

/// The text says all, and the hash follows from it.
fn assert_written_and_hashed(table: &Table) {
    let text = table.position.to_string();
    let read = Position::read(&text, &table.rules);
    assert_eq!(read, Ok(table.position), "{text} under {}", table.rules);
    assert_eq!(table.position.hash(), table.position.hash_anew(), "{text}");
    assert_eq!(read.unwrap().hash(), table.position.hash(), "{text}");
}

fn assert_sound(table: &Table) {
    assert_conserved(&table.position);
    assert_written_and_hashed(table);
    let finished = table.position.result(&table.rules).is_some();
    let none = table.position.actions(&table.rules).is_empty();
    assert_eq!(finished, none, "{table:?}");
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn games_stay_sound(rules in rules(), choices in choices(300)) {
        let mut table = Table { rules, position: Position::start() };
        play_on(&mut table, &choices, |table, _| assert_sound(table));
        assert_sound(&table);
    }
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn late_positions_stay_sound(mut table in table(), choices in choices(40)) {
        play_on(&mut table, &choices, |table, _| assert_sound(table));
        assert_sound(&table);
    }

    /// A ply counts itself, gives the turn to the other, and is quiet but for progress.
    #[test]
    fn plies_are_counted(table in table(), choice in any::<u32>()) {
        let Some(ply) = choose(&table, choice) else { return Ok(()) };
        let before = table.position;
        let mut after = before;
        after.apply(&table.rules, ply.action, ply.outcome);
        let most = Position::MOST_PLIES;
        prop_assert_eq!(after.plies(), (before.plies() + 1).min(most));
        prop_assert_eq!(after.turn(), before.turn().other());
        let captured = after.dead().total() > before.dead().total();
        let flipped = matches!(ply.action, Action::Flip(_))
            && table.rules.quiet_flip == QuietFlip::Resets;
        let quiet = if captured || flipped { 0 } else { (before.quiet() + 1).min(most) };
        prop_assert_eq!(after.quiet(), quiet);
    }

    /// The report tells what a ply did: the way step by step, who fell, and which Flags came up.
    #[test]
    fn reports_tell_what_happened(table in table(), choice in any::<u32>()) {
        let Some(ply) = choose(&table, choice) else { return Ok(()) };
        let before = table.position;
        let mut after = before;
        after.apply(&table.rules, ply.action, ply.outcome);
        let report = Report::of(&before, &table.rules, ply);
        let mut dead = *before.dead();
        report.removed.iter().for_each(|&piece| dead.add(piece));
        prop_assert_eq!(dead, *after.dead());
        for &(point, piece) in &report.flags {
            prop_assert!(before.face_down().contains(point));
            prop_assert_eq!(after.piece(point), Some(piece));
        }
        let came_up = before.hidden().total() - after.hidden().total();
        let flip = u32::from(matches!(ply.action, Action::Flip(_)));
        prop_assert_eq!(report.flags.len() as u32 + flip, came_up);
        prop_assert!(!report.settles_colours);
        match ply.action {
            Action::Pass => prop_assert!(report.piece.is_none() && report.path.is_empty()),
            Action::Flip(point) => {
                prop_assert_eq!(report.path, [point]);
                prop_assert_eq!(ply.outcome, Outcome::Flipped(report.piece.unwrap()));
            }
            Action::Move { from, to } => {
                prop_assert_eq!(report.piece, before.piece(from));
                prop_assert_eq!((report.path[0], report.path[report.path.len() - 1]), (from, to));
                prop_assert_eq!(report.attack.map(|(piece, _)| piece), before.piece(to));
                let stands = match report.attack {
                    None | Some((_, Fight::Wins)) => report.piece,
                    Some((_, Fight::Both)) => None,
                    Some((defender, Fight::Loses)) => Some(defender),
                };
                prop_assert_eq!(after.piece(to), stands);
                prop_assert_eq!(after.piece(from), None);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(100))]

    /// Taking back restores every earlier position.
    #[test]
    fn taking_back_restores(mut table in table(), choices in choices(60), count in 0..70usize) {
        let mut history = History::new(table.rules, table.position);
        let mut positions = vec![table.position];
        for choice in choices {
            let Some(ply) = choose(&table, choice).filter(|_| history.result().is_none()) else {
                break;
            };
            history.push(ply).unwrap();
            table.position = *history.position();
            positions.push(table.position);
        }
        prop_assert_eq!(history.positions(), positions.as_slice());
        history.take_back(count);
        let left = positions.len().saturating_sub(count).max(1);
        prop_assert_eq!(history.positions(), &positions[..left]);
        prop_assert_eq!(history.plies().len(), left - 1);
        prop_assert_eq!(*history.position(), positions[left - 1]);
    }
}

/// Positions that differ in anything but the counts of plies have different hashes: of many thousand
/// that random play reaches, no two agree. Keys that were not drawn, or not used, would show.
#[test]
fn different_positions_have_different_hashes() {
    let mut known: HashMap<u64, String> = HashMap::new();
    let mut state = 7_u64;
    let mut next = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    };
    for rule_set in [
        "standard",
        "online,hq=no-exit",
        "folk",
        "classic,colour=pair-any",
        "quick",
    ] {
        for _ in 0..60 {
            let mut table = Table::start(rule_set);
            let choices: Vec<u32> = (0..300).map(|_| next()).collect();
            play_on(&mut table, &choices, |table, _| {
                let text = table.position.to_string();
                let key: Vec<&str> = text.split(' ').take(4).collect();
                let key = key.join(" ");
                let hash = table.position.hash();
                let same = known.entry(hash).or_insert_with(|| key.clone());
                assert_eq!(*same, key, "both have the hash {hash:x}");
            });
        }
    }
    assert!(known.len() > 20_000, "{}", known.len());
}

/// A Flag or Mine is never among the pieces that may move.
#[test]
fn only_movable_kinds_are_movable() {
    let mut table = Table::start("classic");
    let choices: Vec<u32> = (0..400).map(|i| i * 7919 * 2 + 1).collect();
    play_on(&mut table, &choices, |table, _| {
        for colour in fanqi::piece::Colour::ALL {
            let movable = table.position.face_up_movable(colour);
            for point in table.position.face_up(colour) {
                let kind = table.position.piece(point).unwrap().kind();
                let moves = !matches!(kind, Kind::Mine | Kind::Flag);
                assert_eq!(movable.contains(point), moves);
            }
        }
    });
}
