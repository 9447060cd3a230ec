//! The opponent does not peek: over deals that have shown the same so far, it is given the same and
//! answers the same.

mod common;

use std::collections::HashSet;

use common::{Table, board_text, play, seed, tags};
use fanqi::ai::Search;
use fanqi::flip::notation::{Placement, Record};
use fanqi::flip::{Action, Game, History, Player, Ply, Position};
use fanqi::piece::Piece;
use fanqi::point::Point;
use fanqi::rules::Rules;

/// Enough for the search to look at every action with every piece that may come up.
const NODES: u64 = 20_000;
const SEED: u64 = 11;

/// One deal, and the game that was played on it.
struct Dealt {
    placement: Placement,
    game: Game,
}

/// Games on different deals that went through the same public history.
fn deals_with_one_history(rule_set: &str, plies: usize) -> Vec<Dealt> {
    let table = Table::start(rule_set);
    let mut first = table.game(&format!("deal {plies}"));
    for i in 0..plies {
        let actions = first.position().actions(first.rules());
        // Mostly moves, where there are any, so that pieces meet.
        let back = i * 7 % actions.len().min(20);
        play(&mut first, &actions[actions.len() - 1 - back].to_string());
    }
    let history = first.history().plies().to_vec();
    let placement = placement_of(&first);
    let hidden = first.position().face_down();
    let places: Vec<_> = placement
        .hidden()
        .filter(|(p, _)| hidden.contains(*p))
        .collect();
    (0..places.len().min(6))
        .map(|turn| {
            let mut pieces: Vec<Piece> = places.iter().map(|(_, piece)| *piece).collect();
            pieces.rotate_left(turn * (places.len() / 6).max(1));
            let mut squares = vec![".".to_string(); Point::COUNT];
            for (point, piece) in placement.hidden() {
                squares[point.index()] = format!("~{piece}");
            }
            for ((point, _), piece) in places.iter().zip(pieces) {
                squares[point.index()] = format!("~{piece}");
            }
            let placement: Placement = board_text(&squares).parse().unwrap();
            let game = replayed(&table, &placement, &history);
            Dealt { placement, game }
        })
        .collect()
}

/// The placement of a running game, by ending a copy of it.
fn placement_of(game: &Game) -> Placement {
    let mut copy = Game::resume(game.record(), &game.sealed_deal().unwrap()).unwrap();
    copy.leave(Player::First).unwrap();
    copy.placement().unwrap()
}

/// A game on a placement, played through a history; it shows the same, or this panics.
fn replayed(table: &Table, placement: &Placement, history: &[Ply]) -> Game {
    let mut game = Game::open(Record {
        tags: tags(),
        history: History::new(table.rules, table.position),
        result: None,
        placement: Some(placement.clone()),
    });
    for ply in history {
        assert_eq!(game.play(ply.action).unwrap(), *ply);
    }
    game
}

/// Whether somebody who is asked in each of the games answers the same in all.
fn answers(deals: &[Dealt], asked: impl Fn(&Dealt) -> String) -> HashSet<String> {
    deals.iter().map(asked).collect()
}

/// The action that the opponent chooses by what is handed through its door.
fn choose(position: &str, rules: &str, seed: u64) -> Option<Action> {
    let rules: Rules = rules.parse().unwrap();
    let position = Position::read(position, &rules).unwrap();
    let mut search = Search::new(&position, &rules, seed);
    search.advance(NODES);
    search.best()
}

/// Every stage of a game that the test looks at: the rules, and how many plies were played.
const STAGES: [(&str, usize); 7] = [
    ("standard", 0),
    ("standard", 1),
    ("standard", 25),
    ("folk", 12),
    ("folk", 60),
    ("online", 5),
    ("classic,colour=pair-any,sapper=lowest", 45),
];

#[test]
fn deals_differ_and_show_the_same() {
    for (rules, plies) in STAGES {
        let deals = deals_with_one_history(rules, plies);
        assert!(answers(&deals, |d| d.placement.to_string()).len() >= 3);
        assert_eq!(answers(&deals, |d| d.game.record().to_string()).len(), 1);
    }
}

#[test]
fn opponents_door_gets_the_same() {
    for (rules, plies) in STAGES {
        let deals = deals_with_one_history(rules, plies);
        assert_eq!(answers(&deals, |d| d.game.position().to_string()).len(), 1);
        assert_eq!(answers(&deals, |d| d.game.rules().to_string()).len(), 1);
        let first = deals[0].game.position();
        assert!(deals.iter().all(|d| d.game.position() == first));
    }
}

#[test]
fn opponent_chooses_the_same() {
    for (rules, plies) in STAGES {
        let deals = deals_with_one_history(rules, plies);
        let honest = |d: &Dealt| {
            let (position, rules) = (d.game.position().to_string(), d.game.rules().to_string());
            format!("{:?}", choose(&position, &rules, SEED).unwrap())
        };
        assert_eq!(answers(&deals, honest).len(), 1, "{rules} after {plies}");
    }
}

/// The check sees a double that looks at the deal, and one that draws its seed from it.
#[test]
fn peeking_double_is_caught() {
    for (rules, plies) in STAGES {
        let deals = deals_with_one_history(rules, plies);
        let flips_the_marshal = |d: &Dealt| {
            let face_down = d.game.position().face_down();
            let unseen = |(point, _): &(_, Piece)| face_down.contains(*point);
            let greatest = d
                .placement
                .hidden()
                .filter(unseen)
                .min_by_key(|(_, piece)| piece.kind());
            greatest.unwrap().0.to_string()
        };
        assert!(
            answers(&deals, flips_the_marshal).len() > 1,
            "{rules} after {plies}"
        );
    }
    let deals = deals_with_one_history("standard", 0);
    let seeded_by_the_deal = |d: &Dealt| {
        let seed = d
            .placement
            .to_string()
            .bytes()
            .fold(7, |sum, byte| sum * 31 % 65_537 + u64::from(byte));
        format!(
            "{:?}",
            choose(&d.game.position().to_string(), "standard", seed).unwrap()
        )
    };
    assert!(answers(&deals, seeded_by_the_deal).len() > 1);
}

/// The opponent's own seed matters where nothing else tells actions apart, so it must be its own.
#[test]
fn opponents_seed_is_its_own() {
    let start = Position::start().to_string();
    let chosen: HashSet<Option<Action>> = (0..6)
        .map(|seed| choose(&start, "standard", seed))
        .collect();
    assert!(chosen.len() > 1);
    // A deal by the same number is another matter: the door takes no deal.
    let game = Table::start("standard").game("0");
    assert_eq!(game.position().to_string(), start);
    assert!(seed("0") != seed("1"));
}
