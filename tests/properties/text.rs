//! Every parser: what is written is read again, and no text makes one panic.

use fanqi::flip::notation::{Placement, Record, WrittenPly};
use fanqi::flip::{Action, Game, Position, Seed};
use fanqi::rules::Rules;
use proptest::prelude::*;

use crate::common::{Table, seed, tags};
use crate::strategy::{cases, rules, rules_text, table};

/// A text with some of its characters exchanged, left out, doubled or put in: nearly right.
fn damaged(text: String) -> impl Strategy<Value = String> {
    let marks = "MGDBCJKLEXNFmgdbcjklexnf?~!-:/ 0123456789=+,.[]\"\\{}*\n\rrb翻é";
    let marks: Vec<char> = marks.chars().collect();
    let change = (
        any::<prop::sample::Index>(),
        0..4u8,
        prop::sample::select(marks),
    );
    prop::collection::vec(change, 0..4).prop_map(move |changes| {
        let mut text: Vec<char> = text.chars().collect();
        for (at, how, mark) in changes {
            if text.is_empty() {
                break;
            }
            let at = at.index(text.len());
            match how {
                0 => text[at] = mark,
                1 => text.insert(at, mark),
                2 => {
                    text.remove(at);
                }
                _ => text.insert(at, text[at]),
            }
        }
        text.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(cases(1000))]

    /// The canonical form is read as the same rules, and is its own canonical form.
    #[test]
    fn rule_sets_round_trip(text in rules_text()) {
        let rules: Rules = text.parse().unwrap();
        let canonical = rules.to_string();
        prop_assert_eq!(canonical.parse::<Rules>(), Ok(rules));
        prop_assert!(canonical.len() <= text.len());
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in any::<String>()) {
        let _ = text.parse::<Rules>();
        let _ = text.parse::<Action>();
        let _ = text.parse::<WrittenPly>();
        let _ = text.parse::<Placement>();
        let _ = text.parse::<Record>();
        let _ = text.parse::<Seed>();
        let _ = Position::read(&text, &Rules::default());
    }

    #[test]
    fn damaged_rule_sets_are_read_or_refused(text in rules_text().prop_flat_map(damaged)) {
        if let Ok(rules) = text.parse::<Rules>() {
            prop_assert_eq!(rules.to_string().parse::<Rules>(), Ok(rules));
        }
    }

    /// Only one written form of a position is read.
    #[test]
    fn damaged_positions_are_read_as_written(
        (table, text) in table().prop_flat_map(|table| {
            (Just(table), damaged(table.position.to_string()))
        }),
    ) {
        if let Ok(position) = Position::read(&text, &table.rules) {
            prop_assert_eq!(position.to_string(), text);
            prop_assert_eq!(position.hash(), position.hash_anew());
        }
    }

    /// A position of the opening, with the lists of a pair rule.
    #[test]
    fn damaged_openings_are_read_as_written(
        text in damaged(
            "MK???/k????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? 1 -:Mk:K - 3 0".into()
        ),
        rules in rules(),
    ) {
        if let Ok(position) = Position::read(&text, &rules) {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn damaged_actions_are_read_as_written(
        text in prop::sample::select(vec!["b6", "b6=m", "a6a9", "--", "a6a9+b1", "a6a9+b1+d12"])
            .prop_flat_map(|text| damaged(text.into())),
    ) {
        if let Ok(written) = text.parse::<WrittenPly>() {
            let table = Table::start("folk");
            let ply = written.in_position(&table.position, &table.rules);
            prop_assert_eq!(ply.to_string(), text.clone());
            let _ = table.position.check(&table.rules, ply);
        }
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn damaged_placements_are_read_as_written(text in whole_placement().prop_flat_map(damaged)) {
        if let Ok(placement) = text.parse::<Placement>() {
            prop_assert_eq!(placement.to_string(), text);
            let _ = placement.fits(&Position::start());
        }
    }

    /// What is read of a damaged record is a record: it is written and read again as the same.
    #[test]
    fn damaged_records_are_read_or_refused(text in record().prop_flat_map(damaged)) {
        if let Ok(record) = text.parse::<Record>() {
            let written = record.to_string();
            let again: Record = written.parse().unwrap();
            prop_assert_eq!(again.to_string(), written);
        }
    }

    #[test]
    fn damaged_seals_are_refused(text in sealed_deal().prop_flat_map(damaged)) {
        let game = Table::start("classic").game("seal");
        let sealed = game.sealed_deal().unwrap();
        let resumed = Game::resume(game.record(), &text);
        // Blanks around it and the case of its digits do not matter.
        let same = text.trim().to_lowercase() == sealed;
        prop_assert_eq!(resumed.is_ok(), same);
    }

    /// A seed's written form is the same seed.
    #[test]
    fn seeds_round_trip(text in ".{0,40}") {
        if let Ok(read) = text.parse::<Seed>() {
            prop_assert!(read.to_string().parse::<Seed>() == Ok(read));
        }
    }
}

fn whole_placement() -> impl Strategy<Value = String> {
    (0..1000u32).prop_map(|number| finished(number).placement().unwrap().to_string())
}

fn record() -> impl Strategy<Value = String> {
    (0..1000u32).prop_map(|number| finished(number).record().to_string())
}

fn sealed_deal() -> impl Strategy<Value = String> {
    Just(Table::start("classic").game("seal").sealed_deal().unwrap())
}

/// A short game that *first* left.
fn finished(number: u32) -> Game {
    let table = Table::start("classic");
    let mut tags = tags();
    tags.others = vec![("Event".into(), "a \"b\" \\".into())];
    let seed = seed(&number.to_string());
    let mut game = Game::new(table.rules, table.position, &seed, tags).unwrap();
    for i in 0..number % 20 {
        let actions = game.position().actions(game.rules());
        game.play(actions[((i + number) * 31) as usize % actions.len()])
            .unwrap();
    }
    game.leave(fanqi::flip::Player::First).unwrap();
    game
}
