//! The sealed deal, kept beside the record of a running game.

use super::deal::placement;
use crate::common::{Table, play, point, seed};
use fanqi::flip::notation::Record;
use fanqi::flip::{DealError, Game};

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

/// FNV-1a, 64 bits, as the seal's check value is.
fn check_value(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A seal that is too short is broken, though its check value is right.
#[test]
fn short_seal_is_broken() {
    let game = Table::start("classic").game("seal");
    for length in 0..8 {
        let mut bytes = vec![7; length];
        bytes.extend(check_value(&bytes).to_le_bytes());
        let text: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(resume(&game, &text).err(), Some(DealError::Broken));
    }
}

/// A seal whose check value is right may hold what is no piece: it is broken.
#[test]
fn seal_of_no_pieces_is_broken() {
    let game = Table::start("classic").game("seal");
    let mut bytes = vec![7; 8 + 50];
    bytes.extend(check_value(&bytes).to_le_bytes());
    let text: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(resume(&game, &text).err(), Some(DealError::Broken));
}

/// Where nothing lies face down the seal holds nothing, and is read.
#[test]
fn seal_of_an_open_board_is_read() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          1  F . . . C",
    );
    let game = table.game("seal");
    let sealed = game.sealed_deal().unwrap();
    assert_eq!(sealed.len(), 2 * (8 + 8));
    assert!(resume(&game, &sealed).is_ok());
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

/// So does one that is not the placement which the record of a finished game tells, though the game
/// turned nothing up.
#[test]
fn seal_that_contradicts_the_placement_is_refused() {
    let mut game = Table::start("classic").game("1");
    game.leave(fanqi::flip::Player::First).unwrap();
    assert!(resume(&game, &game.sealed_deal().unwrap()).is_ok());
    let [one, two] = ["1", "2"].map(|text| placement(&seed(text)));
    let mut both = one.hidden().zip(two.hidden());
    let differs = both.find(|(a, b)| a.1 != b.1).unwrap().0.0;
    let sealed = Table::start("classic").game("2").sealed_deal().unwrap();
    assert_eq!(
        resume(&game, &sealed).err(),
        Some(DealError::Contradicts(differs))
    );
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
        (0..64)
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

/// A seal that was kept is read for ever: a save of an older version relies on it.
#[test]
fn seals_that_were_kept_are_read() {
    let game = Table::start("classic").game("1");
    assert_eq!(game.sealed_deal().as_deref(), Some(KEPT_SEAL));
    let resumed = resume(&game, KEPT_SEAL).unwrap();
    assert_eq!(resumed.sealed_deal(), game.sealed_deal());
}

const KEPT_SEAL: &str = "070e83e30b6eb5dc7367baaad72de5f07d82912e006d3c7d19891197b38e45afef8241dbc7382246005812f9d1df4de9495d31bf8a9d09a870c3d8e60aeef9f4619a";
