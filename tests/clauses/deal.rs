//! The deal: uniform by its seed, out of sight, and kept sealed.

use crate::common::{Table, play, point, seed, tags};
use fanqi::flip::notation::{Placement, Record};
use fanqi::flip::{DealError, Game, Player, Seed};
use fanqi::piece::{Piece, Tally};
use fanqi::point::Point;

/// The placement that a seed gives at the start of a game.
fn placement(seed: &Seed) -> Placement {
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

/// The record and the sealed deal bring a game back as it was; what comes up next is the same.
#[test]
fn sealed_deal_resumes_the_game() {
    let mut game = Table::start("classic").game("seal");
    play(&mut game, "a6 b6 c6");
    let sealed = game.sealed_deal().unwrap();
    let record: Record = game.record().to_string().parse().unwrap();
    let mut resumed = Game::resume(record, &sealed).unwrap();
    assert_eq!(resumed.position(), game.position());
    assert_eq!(resumed.sealed_deal(), Some(sealed));
    let action = "d6".parse().unwrap();
    assert_eq!(resumed.play(action).unwrap(), game.play(action).unwrap());
}

fn resume(game: &Game, sealed: &str) -> Result<Game, DealError> {
    Game::resume(game.record().to_string().parse().unwrap(), sealed)
}

/// A seal is hexadecimal digits and not legible: it is not the pieces by their letters or numbers.
#[test]
fn seal_is_not_legible() {
    let game = Table::start("classic").game("seal");
    let sealed = game.sealed_deal().unwrap();
    assert_eq!(sealed.len(), 2 * (8 + 50 + 8));
    assert!(sealed.bytes().all(|b| b.is_ascii_hexdigit()));
    let numbers: String = placement(&seed("seal"))
        .hidden()
        .map(|(_, piece)| format!("{:02x}", piece.index()))
        .collect();
    let alike = |at: usize| sealed[16 + at..][..2] == numbers[at..][..2];
    assert!((0..50).filter(|i| alike(2 * i)).count() < 10);
    assert_ne!(
        Table::start("classic").game("other").sealed_deal(),
        Some(sealed)
    );
}

/// A seal that was changed or cut anywhere is broken.
#[test]
fn damaged_seal_is_broken() {
    let game = Table::start("classic").game("seal");
    let sealed = game.sealed_deal().unwrap();
    for at in 0..sealed.len() {
        let mut damaged: Vec<char> = sealed.chars().collect();
        damaged[at] = if damaged[at] == '0' { '1' } else { '0' };
        let damaged: String = damaged.into_iter().collect();
        assert_eq!(
            resume(&game, &damaged).err(),
            Some(DealError::Broken),
            "{at}"
        );
        assert_eq!(resume(&game, &sealed[..at]).err(), Some(DealError::Broken));
    }
    for text in [
        "",
        "x",
        "é",
        &format!("{sealed}00"),
        &sealed.replace('a', "g"),
    ] {
        assert_eq!(resume(&game, text).err(), Some(DealError::Broken), "{text}");
    }
    assert!(resume(&game, &format!(" {}\n", sealed.to_uppercase())).is_ok());
}

/// A seal of other face-down pieces, or of another number of them, is that of another game.
#[test]
fn seal_of_another_game_is_refused() {
    let picture = "12  f . . . c
                    1  F ? ? . C
                   face-down A";
    let game = |hidden: &str| Table::drawn("classic", &picture.replace('A', hidden)).game("1");
    let sealed = |game: &Game| game.sealed_deal().unwrap();
    assert!(resume(&game("NN"), &sealed(&game("NN"))).is_ok());
    assert_eq!(
        resume(&game("NN"), &sealed(&game("NL"))).err(),
        Some(DealError::OtherGame)
    );
    let whole = Table::start("classic").game("1");
    assert_eq!(
        resume(&game("NN"), &sealed(&whole)).err(),
        Some(DealError::OtherGame)
    );
    assert_eq!(
        resume(&whole, &sealed(&game("NN"))).err(),
        Some(DealError::OtherGame)
    );
}

/// A seal that has another piece where the game has shown one contradicts it, and the point is named.
#[test]
fn seal_that_contradicts_the_game_is_refused() {
    let mut game = Table::start("classic").game("1");
    let other = Table::start("classic").game("2");
    let [one, two] = ["1", "2"].map(|text| placement(&seed(text)));
    let differs = one
        .hidden()
        .zip(two.hidden())
        .find(|(a, b)| a.1 != b.1)
        .unwrap()
        .0
        .0;
    play(&mut game, &differs.to_string());
    let sealed = other.sealed_deal().unwrap();
    assert_eq!(
        resume(&game, &sealed).err(),
        Some(DealError::Contradicts(differs))
    );
    assert_eq!(DealError::Contradicts(differs).code(), "contradicts");
}

/// So does one that has a Flag elsewhere than where a Marshal's death turned it up.
#[test]
fn seal_that_contradicts_a_flag_is_refused() {
    let table = Table::drawn(
        "classic,marshal-reveals-flag=on",
        "12  f . . . c
          6  M . x . .
          2  ? . . ? .
          1  . . . . C
         face-down FN",
    );
    let seal_with = |flag: &str| {
        (0..)
            .map(|i| table.game(&i.to_string()))
            .find(|game| {
                let mut trial = table.game("0");
                trial = Game::resume(trial.record(), &game.sealed_deal().unwrap()).unwrap();
                let ply = trial.play("a6c6".parse().unwrap()).unwrap();
                ply.to_string() == format!("a6c6+{flag}")
            })
            .and_then(|game| game.sealed_deal())
            .unwrap()
    };
    let game = Game::resume(table.game("0").record(), &seal_with("a2")).unwrap();
    let mut game = game;
    play(&mut game, "a6c6");
    assert!(resume(&game, &seal_with("a2")).is_ok());
    assert_eq!(
        resume(&game, &seal_with("d2")).err(),
        Some(DealError::Contradicts(point("a2")))
    );
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

/// A seal that was kept is read for ever: a save of an older version relies on it.
#[test]
fn seals_that_were_kept_are_read() {
    let game = Table::start("classic").game("1");
    assert_eq!(game.sealed_deal().as_deref(), Some(KEPT_SEAL));
    let resumed = resume(&game, KEPT_SEAL).unwrap();
    assert_eq!(resumed.sealed_deal(), game.sealed_deal());
}

const KEPT_SEAL: &str = "070e83e30b6eb5dc7367baaad72de5f07d82912e006d3c7d19891197b38e45afef8241dbc7382246005812f9d1df4de9495d31bf8a9d09a870c3d8e60aeef9f4619a";
