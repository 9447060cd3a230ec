//! A game record: read or refused; what is read is written and read again as the same, and its game
//! can be taken up, taken back and kept.

#![no_main]

use fanqi::flip::Game;
use fanqi::flip::notation::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let record = match text.parse::<Record>() {
        Ok(record) => record,
        Err(error) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&error.line), "{error}");
            return;
        }
    };
    let written = record.to_string();
    let again = written.parse::<Record>().unwrap();
    assert_eq!(again.to_string(), written);
    let played = record.history.plies().to_vec();
    let result = record.result;
    let mut game = Game::open(record);
    assert_eq!(game.result(), result);
    assert_eq!(game.record().to_string(), written);
    if let Some(sealed) = game.sealed_deal() {
        let resumed = Game::resume(again, &sealed).ok().unwrap();
        assert_eq!(resumed.position(), game.position());
        // Taken back and played again, the deal brings up what it brought up.
        game.take_back(played.len()).unwrap();
        for ply in played {
            assert_eq!(game.play(ply.action), Ok(ply));
        }
        assert_eq!(game.position(), resumed.position());
    }
});
