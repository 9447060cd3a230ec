//! The deal: uniform by its seed, and out of sight until the end.

use crate::common::{Table, play, point, seed, tags};
use fanqi::flip::notation::Placement;
use fanqi::flip::{Game, Player, Seed};
use fanqi::piece::{Piece, Tally};
use fanqi::point::Point;

/// The placement that a seed gives at the start of a game.
pub fn placement(seed: &Seed) -> Placement {
    let table = Table::start("quick");
    let mut game = Game::new(table.rules, table.position, seed, tags()).unwrap();
    game.leave(Player::First).unwrap();
    game.placement().unwrap()
}

/// A seed gives one placement, for ever: records and addresses that hold a seed rely on it.
#[test]
fn seeds_give_the_placements_that_they_always_gave() {
    for [text, expected] in GOLDEN {
        assert_eq!(placement(&seed(text)).to_string(), expected, "seed {text}");
    }
}

const GOLDEN: [[&str; 2]; 3] = [
    [
        "1",
        "~e~M~l~k~F/~N~n~K~G~x/~N1~N1~g/~b~e1~B~d/~B1~J1~n/~j~k~C~f~n/~L~D~E~E~l/~K1~c1~X/~d~k1~J~c/~x1~D1~L/~b~l~L~K~j/~C~E~e~m~X",
    ],
    [
        "翻棋",
        "~L~b~K~f~m/~J~x~X~L~n/~c1~e1~K/~G~F1~M~l/~g1~C1~x/~J~L~n~c~d/~B~l~X~e~k/~E1~n1~j/~N~D1~N~k/~C1~B1~N/~e~E~d~k~D/~l~j~E~K~b",
    ],
    [
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "~E~J~B~L~n/~l~D~l~b~e/~N1~e1~c/~b~k1~K~L/~l1~k1~f/~D~X~N~c~k/~M~E~K~X~G/~d1~L1~g/~j~E1~C~d/~n1~n1~j/~m~N~x~K~e/~J~B~x~C~F",
    ],
];

/// The sum of (seen - expected)^2 / expected.
fn chi_square(seen: &[f64], expected: &[f64]) -> f64 {
    let terms = seen.iter().zip(expected);
    terms.map(|(s, e)| (s - e).powi(2) / e).sum()
}

/// All placements are equally likely: each piece is on each point as often as chance has it, and where
/// one piece lies says nothing about the next. The seeds are fixed, so the figures are too; the bounds
/// are those that chance passes once in ten thousand tries.
#[test]
fn placements_are_uniform() {
    const DEALS: usize = 6000;
    let deals: Vec<[Option<Piece>; Point::COUNT]> = (0..DEALS)
        .map(|i| {
            let mut board = [None; Point::COUNT];
            for (point, piece) in placement(&seed(&i.to_string())).hidden() {
                board[point.index()] = Some(piece);
            }
            board
        })
        .collect();
    let pieces: Vec<Piece> = Piece::all().collect();
    let expected: Vec<f64> = pieces
        .iter()
        .map(|&piece| DEALS as f64 * f64::from(Tally::FULL.count(piece)) / 50.0)
        .collect();
    for name in ["a1", "b1", "c6", "a7", "e12"] {
        let on = |piece| {
            let there = |deal: &&[Option<Piece>; 60]| deal[point(name).index()] == Some(piece);
            deals.iter().filter(there).count() as f64
        };
        let seen: Vec<f64> = pieces.iter().map(|&piece| on(piece)).collect();
        let sum = chi_square(&seen, &expected);
        assert!(sum < 56.0, "{name}: {sum} with 23 degrees of freedom");
    }
    // Where the red Flag lies among fifty points, and whether the next point holds a blue piece.
    let flag = Piece::from_letter('F').unwrap();
    let dealt: Vec<Point> = placement(&seed("0"))
        .hidden()
        .map(|(point, _)| point)
        .collect();
    let mut places = vec![0.0; 50];
    let mut blue_behind = [0.0; 2];
    for deal in &deals {
        let place = dealt
            .iter()
            .position(|p| deal[p.index()] == Some(flag))
            .unwrap();
        places[place] += 1.0;
        if let Some(next) = dealt.get(place + 1) {
            let blue = deal[next.index()].unwrap().letter().is_ascii_lowercase();
            blue_behind[usize::from(blue)] += 1.0;
        }
    }
    let sum = chi_square(&places, &[DEALS as f64 / 50.0; 50]);
    assert!(sum < 94.0, "{sum} with 49 degrees of freedom");
    let pairs: f64 = blue_behind.iter().sum();
    let sum = chi_square(&blue_behind, &[pairs * 24.0 / 49.0, pairs * 25.0 / 49.0]);
    assert!(sum < 15.2, "{sum} with one degree of freedom");
}

/// What is face down in any position is dealt, on its points and from its pieces.
#[test]
fn any_position_can_be_dealt() {
    let table = Table::drawn(
        "quick",
        "12  f ? . ? c
          7  ? . . . ?
          1  F . ? . C
         face-down NNxkE",
    );
    let mut game = table.game("any");
    game.leave(Player::First).unwrap();
    let placement = game.placement().unwrap();
    assert!(placement.fits(&table.position).is_ok());
    let mut dealt = Tally::EMPTY;
    placement.hidden().for_each(|(_, piece)| dealt.add(piece));
    assert_eq!(dealt, *table.position.hidden());
    let points: Vec<String> = placement.hidden().map(|(p, _)| p.to_string()).collect();
    assert_eq!(points, ["c1", "a7", "e7", "b12", "d12"]);
}

/// What comes up is what the deal has there.
#[test]
fn referee_supplies_what_lies_there() {
    let mut game = Table::start("quick").game("1");
    let dealt = placement(&seed("1"));
    for (at, piece) in dealt.hidden() {
        if game.result().is_some() {
            break;
        }
        let ply = game.play(at.to_string().parse().unwrap()).unwrap();
        assert_eq!(ply.to_string(), format!("{at}={piece}"));
    }
    assert!(game.position().face_down().is_empty());
}

/// A random seed is another one each time.
#[test]
fn random_seeds_differ() {
    assert!(Seed::random().unwrap() != Seed::random().unwrap());
}

/// A game that was only read can be looked at; what lies face down is not known in it.
#[test]
fn game_without_its_deal_turns_nothing_up() {
    let mut game = Table::start("classic").game("1");
    play(&mut game, "a6");
    let mut opened = Game::open(game.record());
    assert_eq!(opened.position(), game.position());
    assert_eq!(opened.sealed_deal(), None);
    let refused = opened.play("b6".parse().unwrap()).unwrap_err();
    assert_eq!(refused.code(), "no-deal");
    assert_eq!(opened.position(), game.position());
    opened.leave(Player::First).unwrap();
    assert!(opened.placement().is_none());
}

/// A running game's record tells nothing of the placement; after the end it tells all.
#[test]
fn placement_is_told_after_the_end_only() {
    let mut game = Table::start("classic").game("1");
    play(&mut game, "a6");
    assert!(!game.record().to_string().contains('~'));
    assert!(game.placement().is_none());
    game.leave(Player::Second).unwrap();
    let text = game.record().to_string();
    let expected = format!("[Placement \"{}\"]", placement(&seed("1")));
    assert!(text.contains(&expected), "{text}");
}
