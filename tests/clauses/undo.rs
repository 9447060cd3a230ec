//! Taking back: the last actions are undone, the deal stays.

use crate::common::{Table, code, play};
use fanqi::flip::Player::{First, Second};

/// Every position before is restored, and a piece that was seen lies face down again, the same one.
#[test]
fn taking_back_restores_the_position_and_keeps_the_deal() {
    let mut game = Table::start("classic").game("undo");
    let start = *game.position();
    let first = game.play("a6".parse().unwrap()).unwrap();
    let after_one = *game.position();
    let second = game.play("b6".parse().unwrap()).unwrap();
    let sealed = game.sealed_deal();
    game.take_back(1).unwrap();
    assert_eq!(*game.position(), after_one);
    game.take_back(1).unwrap();
    assert_eq!(*game.position(), start);
    assert_eq!(game.sealed_deal(), sealed);
    assert_eq!(game.play("a6".parse().unwrap()).unwrap(), first);
    assert_eq!(game.play("b6".parse().unwrap()).unwrap(), second);
}

/// No more actions are taken back than were played; the game is then as before.
#[test]
fn no_more_is_taken_back_than_was_played() {
    let mut game = Table::start("classic").game("undo");
    play(&mut game, "a6 b6");
    let before = *game.position();
    assert_eq!(code(game.take_back(3)), "too-far-back");
    assert_eq!(*game.position(), before);
    let message = game.take_back(3).unwrap_err().to_string();
    assert!(message.contains("only 2 actions"), "{message}");
    assert_eq!(code(game.take_back(2)), "done");
    assert_eq!(code(game.take_back(1)), "too-far-back");
}

/// A game that is over runs again when its last action is taken back, and so does one that was
/// resigned.
#[test]
fn finished_game_runs_again() {
    let picture = "12  f . . . c
                    1  F . . . C
                   quiet 69";
    let mut game = Table::drawn("classic", picture).game("undo");
    play(&mut game, "e1e2");
    assert!(game.result().is_some());
    game.take_back(1).unwrap();
    assert_eq!(game.result(), None);
    assert!(game.placement().is_none(), "it tells the placement no more");
    play(&mut game, "e1d1");
    game.take_back(1).unwrap();
    game.resign(Second).unwrap();
    assert!(game.placement().is_some());
    game.take_back(0).unwrap();
    assert_eq!(game.result(), None);
}

/// A pass that is taken back is not counted.
#[test]
fn pass_that_is_taken_back_is_not_counted() {
    let picture = "12  f . . . c
                    1  F . . . C";
    let mut game = Table::drawn("classic,move-time=30,quiet-limit=none", picture).game("undo");
    play(&mut game, "-- e12e11 -- e11e12 -- e12e11 -- e11e12 --");
    assert_eq!(game.result().unwrap().to_string(), "0-1 timeouts");
    game.take_back(1).unwrap();
    assert_eq!((game.result(), game.history().passes(First)), (None, 4));
}

/// An offer falls with the actions that are taken back, and counts no more when it was made in them.
#[test]
fn offer_that_is_taken_back_was_never_made() {
    let picture = "12  f . . . c
                    1  F . . . C";
    let mut game = Table::drawn("classic", picture).game("undo");
    game.offer_draw(First).unwrap();
    play(&mut game, "e1e2");
    game.take_back(1).unwrap();
    assert_eq!(game.draw_offer(), None);
    assert!(
        game.may_offer(First),
        "it was made in the ply that is taken back"
    );
    game.offer_draw(First).unwrap();
    play(&mut game, "e1e2 e12e11 e2e1");
    game.take_back(1).unwrap();
    assert_eq!(
        code(game.offer_draw(First)),
        "offer-too-soon",
        "this one still counts"
    );
}
