//! The board looks alike in two mirrors, and the colours can be exchanged: the game does not change.

use std::collections::HashSet;

use fanqi::flip::{Action, Outcome, Ply, Position, perft};
use fanqi::piece::{Colour, Piece};
use fanqi::point::Point;
use proptest::prelude::*;

use crate::common::Table;
use crate::strategy::{cases, choose, table};

const MIRRORS: [fn(Point) -> Point; 2] = [Point::mirror_columns, Point::mirror_rows];

fn image_of(ply: Ply, image: fn(Point) -> Point) -> Ply {
    Ply {
        action: match ply.action {
            Action::Flip(point) => Action::Flip(image(point)),
            Action::Move { from, to } => Action::Move {
                from: image(from),
                to: image(to),
            },
            Action::Pass => Action::Pass,
        },
        outcome: match ply.outcome {
            Outcome::Flags { red, blue } => Outcome::Flags {
                red: red.map(image),
                blue: blue.map(image),
            },
            other => other,
        },
    }
}

/// The position with red and blue exchanged, by its text.
fn recoloured(table: &Table) -> Table {
    let text = table.position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let swap = |text: &str| -> String {
        text.chars()
            .map(|c| {
                if c.is_ascii_uppercase() {
                    c.to_ascii_lowercase()
                } else {
                    c.to_ascii_uppercase()
                }
            })
            .collect()
    };
    let mut dead: Vec<Piece> = swap(fields[3])
        .chars()
        .filter_map(Piece::from_letter)
        .collect();
    dead.sort();
    let dead: String = dead.iter().map(|piece| piece.letter()).collect();
    let text = format!(
        "{} {} {} {} {} {}",
        swap(fields[0]),
        fields[1],
        if fields[2] == "r" { "b" } else { "r" },
        if dead.is_empty() { "-" } else { &dead },
        fields[4],
        fields[5]
    );
    Table {
        rules: table.rules,
        position: Position::read(&text, &table.rules).unwrap(),
    }
}

fn recoloured_ply(ply: Ply) -> Ply {
    let other = |piece: Piece| Piece::new(piece.colour().other(), piece.kind());
    Ply {
        action: ply.action,
        outcome: match ply.outcome {
            Outcome::Nothing => Outcome::Nothing,
            Outcome::Flipped(piece) => Outcome::Flipped(other(piece)),
            Outcome::Flags { red, blue } => Outcome::Flags {
                red: blue,
                blue: red,
            },
        },
    }
}

proptest! {
    #![proptest_config(cases(600))]

    /// A mirror image has the mirror images of the actions, the same result, and stays a mirror image
    /// after each.
    #[test]
    fn mirror_images_are_played_alike(table in table(), choice in any::<u32>()) {
        for image in MIRRORS {
            let rules = &table.rules;
            let mirrored = table.position.mirrored(image);
            prop_assert_eq!(mirrored.hash(), mirrored.hash_anew());
            prop_assert_eq!(Position::read(&mirrored.to_string(), rules), Ok(mirrored));
            prop_assert_eq!(mirrored.mirrored(image), table.position);
            prop_assert_eq!(mirrored.result(rules), table.position.result(rules));
            let actions: HashSet<Action> = mirrored.actions(rules).into_iter().collect();
            let expected: HashSet<Action> = table
                .position
                .actions(rules)
                .into_iter()
                .map(|action| image_of(Ply { action, outcome: Outcome::Nothing }, image).action)
                .collect();
            prop_assert_eq!(actions, expected);
            if let Some(ply) = choose(&table, choice) {
                let mut after = table.position;
                after.try_apply(rules, ply).unwrap();
                let mut mirrored_after = mirrored;
                mirrored_after.try_apply(rules, image_of(ply, image)).unwrap();
                prop_assert_eq!(mirrored_after, after.mirrored(image));
            }
        }
    }

    /// With the colours exchanged, and their owners with them, the same actions are legal, and lead to
    /// the same results.
    #[test]
    fn colours_can_be_exchanged(table in table(), choice in any::<u32>()) {
        let rules = &table.rules;
        let other = recoloured(&table);
        prop_assert_eq!(other.position.result(rules), table.position.result(rules));
        let set = |table: &Table| -> HashSet<Action> {
            table.position.actions(&table.rules).into_iter().collect()
        };
        prop_assert_eq!(set(&other), set(&table));
        prop_assert_eq!(perft(&other.position, rules, 1), perft(&table.position, rules, 1));
        for colour in Colour::ALL {
            prop_assert_eq!(
                other.position.face_up(colour.other()),
                table.position.face_up(colour)
            );
        }
        if let Some(ply) = choose(&table, choice) {
            let mut after = table;
            after.position.try_apply(rules, ply).unwrap();
            let mut other_after = other;
            other_after.position.try_apply(rules, recoloured_ply(ply)).unwrap();
            prop_assert_eq!(other_after.position, recoloured(&after).position);
        }
    }
}
