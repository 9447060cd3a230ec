//! Random rule sets, random positions, random play.

use fanqi::board::BOARD;
use fanqi::flip::{Action, Outcome, Ply, Position};
use fanqi::piece::{Colour, Kind, Piece, Tally};
use fanqi::point::Point;
use fanqi::rules::{Headquarters, OptionName, Preset, Rules};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::common::{Table, board_text};

/// So many cases, unless the environment's `PROPTEST_CASES` says how many.
pub fn cases(usual: u32) -> ProptestConfig {
    let wanted = std::env::var("PROPTEST_CASES").ok();
    ProptestConfig {
        cases: wanted.and_then(|text| text.parse().ok()).unwrap_or(usual),
        max_global_rejects: 100_000,
        ..ProptestConfig::default()
    }
}

/// A value of an option as text, any of them.
fn value(option: OptionName) -> BoxedStrategy<String> {
    let mut values: Vec<BoxedStrategy<String>> = option
        .names()
        .iter()
        .map(|&name| Just(name.to_string()).boxed())
        .collect();
    if let Some((least, most)) = option.numbers() {
        values.push((least..=most).prop_map(|number| number.to_string()).boxed());
        // Numbers that a random game gets to.
        values.push(
            (least.max(1)..=40)
                .prop_map(|number| number.to_string())
                .boxed(),
        );
    }
    proptest::strategy::Union::new(values).boxed()
}

/// A rule set as text: a preset and then every option, in any order.
pub fn rules_text() -> impl Strategy<Value = String> {
    let options: Vec<BoxedStrategy<String>> = OptionName::ALL
        .into_iter()
        .map(|option| {
            value(option)
                .prop_map(move |value| format!("{}={value}", option.name()))
                .boxed()
        })
        .collect();
    let preset = prop::sample::select(Preset::ALL.map(Preset::name).to_vec());
    (preset, options).prop_flat_map(|(preset, options)| {
        Just(options)
            .prop_shuffle()
            .prop_map(move |options| format!("{preset},{}", options.join(",")))
    })
}

pub fn rules() -> impl Strategy<Value = Rules> {
    rules_text().prop_map(|text| text.parse().unwrap())
}

/// Where a piece of a random position is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    Dead,
    FaceDown,
    FaceUp,
}

/// A position that can be, under random rules, with the colours assigned: any pieces dead, face down
/// and face up, anywhere they may be. Finished ones too.
pub fn table() -> impl Strategy<Value = Table> {
    let fate =
        prop_oneof![5 => Just(Fate::Dead), 1 => Just(Fate::FaceDown), 4 => Just(Fate::FaceUp)];
    let points: Vec<Point> = Point::all().collect();
    (
        rules(),
        vec(fate, 50),
        Just(points).prop_shuffle(),
        prop::bits::u64::ANY,
        (any::<bool>(), any::<bool>()),
        prop_oneof![0..30u32, 0..1200u32, Just(Position::MOST_PLIES)],
        0.0..1.0,
    )
        .prop_filter_map(
            "no such position can be",
            |(rules, fates, points, settled, (second, blue), plies, quiet)| {
                let board = lay_out(&fates, &points)?;
                let text = six_fields(&board, &rules, settled, second, blue, plies, quiet);
                let position = Position::read(&text, &rules).ok()?;
                Some(Table { rules, position })
            },
        )
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{} under {}", self.position, self.rules)
    }
}

/// What is on each point, and who is dead.
struct Layout {
    squares: [Option<(Fate, Piece)>; Point::COUNT],
    dead: Tally,
}

fn lay_out(fates: &[Fate], points: &[Point]) -> Option<Layout> {
    let mut layout = Layout {
        squares: [None; Point::COUNT],
        dead: Tally::EMPTY,
    };
    let mut free: Vec<Point> = points.to_vec();
    for (piece, &fate) in Tally::FULL.pieces().zip(fates) {
        if fate == Fate::Dead {
            layout.dead.add(piece);
            continue;
        }
        let still = fate == Fate::FaceDown || !piece.kind().moves();
        let place = free
            .iter()
            .position(|&p| !still || !BOARD.camps.contains(p))?;
        let point = free.swap_remove(place);
        layout.squares[point.index()] = Some((fate, piece));
    }
    // Two dead Flags cannot be: red's is taken for alive.
    let flag = |colour| Piece::new(colour, Kind::Flag);
    let both = Colour::ALL.iter().all(|&c| layout.dead.count(flag(c)) > 0);
    if both {
        let place = free.iter().position(|&p| !BOARD.camps.contains(p))?;
        layout.dead.remove(flag(Colour::Red));
        layout.squares[free[place].index()] = Some((Fate::FaceUp, flag(Colour::Red)));
    }
    Some(layout)
}

fn six_fields(
    layout: &Layout,
    rules: &Rules,
    settled: u64,
    second: bool,
    blue: bool,
    plies: u32,
    quiet: f64,
) -> String {
    let marked = |point: Point, piece: Piece| {
        settled >> point.index() & 1 != 0
            && rules.headquarters == Headquarters::NoExit
            && BOARD.headquarters.contains(point)
            && piece.kind().moves()
    };
    let square = |point: Point| match layout.squares[point.index()] {
        None => ".".to_string(),
        Some((Fate::FaceUp, piece)) if marked(point, piece) => format!("{piece}!"),
        Some((Fate::FaceUp, piece)) => piece.to_string(),
        Some(_) => "?".to_string(),
    };
    let squares: Vec<String> = Point::all().map(square).collect();
    let dead: String = layout.dead.pieces().map(|piece| piece.letter()).collect();
    format!(
        "{} {} {} {} {plies} {}",
        board_text(&squares),
        if second { 2 } else { 1 },
        if blue { 'b' } else { 'r' },
        if dead.is_empty() { "-" } else { &dead },
        (f64::from(plies + 1) * quiet) as u32,
    )
}

/// Numbers that choose actions and outcomes, one for each ply.
pub fn choices(most: usize) -> impl Strategy<Value = Vec<u32>> {
    vec(any::<u32>(), 0..most)
}

/// The action that a number chooses, with an outcome; none in a finished game.
pub fn choose(table: &Table, choice: u32) -> Option<Ply> {
    let mut actions = table.position.actions(&table.rules);
    if actions.is_empty() {
        return None;
    }
    if table.rules.move_time.is_some() {
        actions.push(Action::Pass);
    }
    // As many moves as flips, or pieces would seldom meet.
    let moves = actions.partition_point(|action| matches!(action, Action::Flip(_)));
    if choice.is_multiple_of(2) && moves < actions.len() {
        actions.drain(..moves);
    }
    let action = actions[(choice / 2) as usize % actions.len()];
    let outcomes = outcomes(table, action);
    Some(Ply {
        action,
        outcome: outcomes[(choice / 1024) as usize % outcomes.len()],
    })
}

/// Everything that may come up by an action.
pub fn outcomes(table: &Table, action: Action) -> Vec<Outcome> {
    let position = &table.position;
    if let Action::Flip(_) = action {
        let pieces = position.hidden().iter().map(|(piece, _)| piece);
        return pieces.map(Outcome::Flipped).collect();
    }
    let [red, blue] = position.flags_turned_up(&table.rules, action);
    let places = |wanted| -> Vec<Option<Point>> {
        if wanted {
            position.face_down().map(Some).collect()
        } else {
            vec![None]
        }
    };
    let mut outcomes = Vec::new();
    for red in places(red) {
        for blue in places(blue) {
            match (red, blue) {
                (None, None) => outcomes.push(Outcome::Nothing),
                _ if red != blue => outcomes.push(Outcome::Flags { red, blue }),
                _ => {}
            }
        }
    }
    outcomes
}

/// Plays on as the numbers choose, until they or the game end; calls `visit` before each ply.
pub fn play_on(table: &mut Table, choices: &[u32], mut visit: impl FnMut(&Table, Ply)) {
    for &choice in choices {
        let Some(ply) = choose(table, choice) else {
            return;
        };
        visit(table, ply);
        table.position.try_apply(&table.rules, ply).unwrap();
    }
}
