//! The ways of asking for legal actions agree with each other.

use std::collections::HashSet;

use fanqi::flip::{Action, Outcome, Ply, Position, perft, perft_every_node};
use fanqi::point::{Point, PointSet};
use proptest::prelude::*;

use crate::common::Table;
use crate::strategy::{cases, choices, outcomes, play_on, rules, table};

fn every_action() -> impl Iterator<Item = Action> {
    let flips = Point::all().map(Action::Flip);
    let moves = Point::all().flat_map(|from| Point::all().map(move |to| Action::Move { from, to }));
    flips.chain(moves)
}

/// The list of actions, the judgement of each, and the targets of each piece say the same.
fn assert_agreed(table: &Table) {
    let (position, rules) = (&table.position, &table.rules);
    let listed = position.actions(rules);
    let set: HashSet<Action> = listed.iter().copied().collect();
    assert_eq!(
        set.len(),
        listed.len(),
        "an action is listed twice: {table:?}"
    );
    for action in every_action() {
        let judged = position.check_action(rules, action);
        assert_eq!(
            judged.is_ok(),
            set.contains(&action),
            "{action}: {judged:?} in {table:?}"
        );
        if let Action::Move { from, to } = action {
            let target = position.targets_of(rules, from).contains(to);
            assert_eq!(target, set.contains(&action), "{action} in {table:?}");
        }
    }
    let passes = rules.move_time.is_some() && position.result(rules).is_none();
    assert_eq!(position.check_action(rules, Action::Pass).is_ok(), passes);
    if position.result(rules).is_none() {
        let mut moves = HashSet::new();
        position.for_each_mover(rules, |_, from, targets| {
            assert!(!targets.is_empty());
            moves.extend(targets.map(|to| Action::Move { from, to }));
        });
        let listed: HashSet<Action> = set
            .into_iter()
            .filter(|action| matches!(action, Action::Move { .. }))
            .collect();
        assert_eq!(moves, listed);
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn lists_judgements_and_targets_agree(table in table()) {
        assert_agreed(&table);
    }
}

proptest! {
    #![proptest_config(cases(20))]

    #[test]
    fn they_agree_all_through_a_game(rules in rules(), choices in choices(150)) {
        let mut table = Table { rules, position: Position::start() };
        play_on(&mut table, &choices, |table, _| assert_agreed(table));
        assert_agreed(&table);
    }
}

proptest! {
    #![proptest_config(cases(400))]

    /// Exactly the outcomes that may come up are accepted, for each legal action.
    #[test]
    fn outcomes_are_what_may_come_up(table in table()) {
        let (position, rules) = (&table.position, &table.rules);
        for action in position.actions(rules) {
            let possible = outcomes(&table, action);
            let accepted = |outcome| position.check(rules, Ply { action, outcome }).is_ok();
            for &outcome in &possible {
                prop_assert!(accepted(outcome), "{} {:?}", action, outcome);
            }
            let hidden = position.face_down().first();
            let pieces = fanqi::piece::Piece::all().map(Outcome::Flipped);
            let places = Point::all().map(Some).chain([None]);
            let flags = places.flat_map(|red| {
                [None, red, hidden].into_iter().flat_map(move |blue| {
                    [Outcome::Flags { red, blue }, Outcome::Flags { red: blue, blue: red }]
                })
            });
            for outcome in pieces.chain(flags).chain([Outcome::Nothing]) {
                let may = possible.contains(&outcome);
                prop_assert_eq!(accepted(outcome), may, "{} {:?}", action, outcome);
            }
        }
    }

    /// Counting the last ply and playing it give the same number, which is that of the listed actions
    /// with their outcomes.
    #[test]
    fn counted_and_played_nodes_agree(table in table()) {
        prop_assume!(table.position.face_down().len() <= 6);
        let (position, rules) = (&table.position, &table.rules);
        prop_assert_eq!(perft(position, rules, 0), 1);
        let listed: usize = position
            .actions(rules)
            .into_iter()
            .map(|action| outcomes(&table, action).len())
            .sum();
        prop_assert_eq!(perft(position, rules, 1), listed as u64);
        for depth in 0..3 {
            prop_assert_eq!(perft(position, rules, depth), perft_every_node(position, rules, depth));
        }
    }

    /// A way leads along links, over empty points, and on no shorter way to its end; who may not turn
    /// goes straight.
    #[test]
    fn ways_follow_the_links(table in table()) {
        use fanqi::board::BOARD;
        let (position, rules) = (&table.position, &table.rules);
        for from in Point::all() {
            for to in position.targets_of(rules, from) {
                let kind = position.piece(from).unwrap().kind();
                let way = fanqi::rules::path(&BOARD, from, to, position.occupied());
                prop_assert_eq!((way[0], way[way.len() - 1]), (from, to));
                let by_rail = way.len() > 2;
                for step in way.windows(2) {
                    let road = !by_rail && BOARD.roads(step[0]).contains(step[1]);
                    prop_assert!(road || BOARD.rails(step[0]).contains(step[1]), "{:?}", way);
                }
                let inner: PointSet = way[1..way.len() - 1].iter().copied().collect();
                prop_assert_eq!(inner.len() as usize, way.len() - 2, "a point twice: {:?}", way);
                prop_assert!((inner & position.occupied()).is_empty(), "{:?}", way);
                let straight = |p: &Point| {
                    way.iter().all(|q| q.column() == p.column()) || way.iter().all(|q| q.row() == p.row())
                };
                if !turns(&table, kind) {
                    prop_assert!(!by_rail || straight(&from), "{:?}", way);
                }
                prop_assert_eq!(way.len() - 1, steps(&table, from, to), "{:?}", way);
            }
        }
    }
}

/// Whether the rules let a kind turn on the railway.
fn turns(table: &Table, kind: fanqi::piece::Kind) -> bool {
    use fanqi::piece::Kind;
    use fanqi::rules::{BombRail, EngineerRail, RailTurn};
    let rules = &table.rules;
    match kind {
        _ if rules.rail_turn == RailTurn::Free => true,
        Kind::Engineer => rules.engineer_rail == EngineerRail::Free,
        Kind::Bomb => rules.bomb_rail == BombRail::Free,
        _ => false,
    }
}

/// The least steps from one point to another: one where they are linked, else along the railway over
/// empty points.
fn steps(table: &Table, from: Point, to: Point) -> usize {
    use fanqi::board::BOARD;
    if BOARD.roads(from).contains(to) {
        return 1;
    }
    let kind = table.position.piece(from).unwrap().kind();
    if !turns(table, kind) {
        let columns = from.column().abs_diff(to.column());
        return usize::from(columns + from.row().abs_diff(to.row()));
    }
    let mut reached = PointSet::of(from);
    let mut edge = reached;
    for steps in 1.. {
        let beyond: PointSet = edge.flat_map(|point| BOARD.rails(point)).collect();
        edge = beyond & !reached;
        assert!(!edge.is_empty(), "{to} is not reached from {from}");
        if edge.contains(to) {
            return steps;
        }
        edge = edge & !table.position.occupied();
        reached |= edge;
    }
    unreachable!()
}
