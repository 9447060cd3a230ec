//! Section 8, off the board: resigning, draw offers, the clock, leaving.

use crate::common::{Table, code, play};
use fanqi::flip::{Game, Player};

use Player::{First, Second};

/// Two pieces that can go to and fro for ever.
fn quiet_game(rules: &str, plies: u32) -> Game {
    let picture = format!(
        "12  f . . . c
          1  F . . . C
         plies {plies}"
    );
    Table::drawn(rules, &picture).game("talk")
}

const TO_AND_FRO: &str = "e1e2 e12e11 e2e1 e11e12";

fn result(game: &Game) -> String {
    game.result().map_or("none".into(), |r| r.to_string())
}

/// Resigning and offering a draw are possible once talk-after plies have been played.
#[test]
fn talk_is_possible_from_its_ply_on() {
    let mut game = quiet_game("classic,talk-after=21", 20);
    assert!(!game.may_resign());
    assert!(!game.may_offer(First));
    assert_eq!(code(game.resign(First)), "talk-too-early");
    assert_eq!(code(game.offer_draw(First)), "talk-too-early");
    let message = game.resign(First).unwrap_err().to_string();
    assert!(message.contains("from ply 21 on"), "{message}");
    play(&mut game, "e1e2");
    assert!(game.may_resign());
    assert_eq!(code(game.offer_draw(Second)), "done");
    assert_eq!(code(game.resign(First)), "done");
}

/// talk-after = 0: from the start.
#[test]
fn talk_from_the_start() {
    let mut game = Table::start("quick").game("talk");
    assert_eq!(code(game.resign(Second)), "done");
    assert_eq!(result(&game), "1-0 resignation");
}

/// Resigning needs no turn: either player may, and loses.
#[test]
fn resigning_needs_no_turn() {
    let mut game = quiet_game("classic", 100);
    assert_eq!(code(game.resign(Second)), "done");
    assert_eq!(result(&game), "1-0 resignation");
    let mut game = quiet_game("classic", 100);
    assert_eq!(code(game.resign(First)), "done");
    assert_eq!(result(&game), "0-1 resignation");
}

/// A draw is offered on the own turn.
#[test]
fn draw_is_offered_on_the_own_turn() {
    let mut game = quiet_game("classic", 100);
    assert!(game.may_offer(First));
    assert!(!game.may_offer(Second));
    assert_eq!(code(game.offer_draw(Second)), "not-your-turn");
    assert_eq!(game.draw_offer(), None);
    assert_eq!(code(game.offer_draw(First)), "done");
    assert_eq!(game.draw_offer(), Some(First));
}

/// A draw needs the other's consent.
#[test]
fn draw_needs_the_others_consent() {
    let mut game = quiet_game("classic", 100);
    assert_eq!(code(game.accept_draw(Second)), "no-offer");
    game.offer_draw(First).unwrap();
    assert_eq!(code(game.accept_draw(First)), "no-offer");
    assert_eq!(result(&game), "none");
    assert_eq!(code(game.accept_draw(Second)), "done");
    assert_eq!(result(&game), "1/2-1/2 agreement");
}

/// An offer stands until the other has acted: the offerer's own action does not end it.
#[test]
fn offer_stands_until_the_other_has_acted() {
    let mut game = quiet_game("classic", 100);
    game.offer_draw(First).unwrap();
    play(&mut game, "e1e2");
    assert_eq!(game.draw_offer(), Some(First));
    let mut accepted = quiet_game("classic", 100);
    accepted.offer_draw(First).unwrap();
    play(&mut accepted, "e1e2");
    assert_eq!(code(accepted.accept_draw(Second)), "done");
    play(&mut game, "e12e11");
    assert_eq!(game.draw_offer(), None);
    assert_eq!(code(game.accept_draw(Second)), "no-offer");
}

/// An offer can be declined by the other, and only by the other.
#[test]
fn offer_is_declined_by_the_other() {
    let mut game = quiet_game("classic", 100);
    assert_eq!(code(game.decline_draw(Second)), "no-offer");
    game.offer_draw(First).unwrap();
    assert_eq!(code(game.decline_draw(First)), "no-offer");
    assert_eq!(code(game.decline_draw(Second)), "done");
    assert_eq!(game.draw_offer(), None);
    assert_eq!(result(&game), "none");
    assert_eq!(code(game.offer_draw(First)), "offer-too-soon");
}

/// One offer in ten plies each.
#[test]
fn one_offer_in_ten_plies_each() {
    let mut game = quiet_game("classic", 100);
    game.offer_draw(First).unwrap();
    play(&mut game, "e1e2 e12e11");
    assert!(!game.may_offer(First));
    assert_eq!(code(game.offer_draw(First)), "offer-too-soon");
    // The other player's offers are counted apart.
    play(&mut game, "e2e1");
    assert!(game.may_offer(Second));
    game.offer_draw(Second).unwrap();
    play(&mut game, "e11e12");
    play(&mut game, TO_AND_FRO);
    assert_eq!(game.position().plies(), 108);
    assert_eq!(code(game.offer_draw(First)), "offer-too-soon");
    play(&mut game, "e1e2 e12e11");
    assert_eq!(game.position().plies(), 110);
    assert!(game.may_offer(First));
    assert_eq!(code(game.offer_draw(First)), "done");
    play(&mut game, "e2e1");
    assert_eq!(code(game.decline_draw(Second)), "done");
    assert_eq!(code(game.offer_draw(Second)), "offer-too-soon");
}

/// While an offer stands no other is made: it is to be answered.
#[test]
fn no_offer_while_one_stands() {
    let mut game = quiet_game("classic", 100);
    game.offer_draw(First).unwrap();
    assert_eq!(code(game.offer_draw(First)), "offer-stands");
    play(&mut game, "e1e2");
    assert!(!game.may_offer(Second));
    assert_eq!(code(game.offer_draw(Second)), "offer-stands");
}

/// At a player's fifth pass by the clock, counted over the whole game, it loses.
#[test]
fn fifth_pass_of_a_player_loses() {
    let mut game = quiet_game("classic,move-time=30,quiet-limit=none", 100);
    play(&mut game, "-- e12e11 -- e11e12 -- e12e11 -- e11e12");
    assert_eq!(
        (game.history().passes(First), game.history().passes(Second)),
        (4, 0)
    );
    assert_eq!(result(&game), "none");
    // Not in a row: actions lie between, and the other's passes are counted apart.
    play(&mut game, "e1e2 -- e2e1 --");
    assert_eq!(game.history().passes(Second), 2);
    assert_eq!(result(&game), "none");
    play(&mut game, "--");
    assert_eq!(result(&game), "0-1 timeouts");
    assert_eq!(code(game.play("e12e11".parse().unwrap())), "game-over");
    // It is a matter of the game and not of the position.
    assert_eq!(game.position().result(game.rules()), None);
}

/// The fifth pass of *second* loses for *second*.
#[test]
fn fifth_pass_of_second_wins_for_first() {
    let mut game = quiet_game("classic,move-time=30,quiet-limit=none", 100);
    play(&mut game, "e1e2 -- e2e1 -- e1e2 -- e2e1 -- e1e2 --");
    assert_eq!(result(&game), "1-0 timeouts");
}

/// A player who leaves the game loses it, from the first ply on.
#[test]
fn who_leaves_loses() {
    let mut game = Table::start("classic").game("leave");
    assert_eq!(code(game.leave(First)), "done");
    assert_eq!(result(&game), "0-1 left");
    assert_eq!(code(game.leave(Second)), "game-over");
}

/// After the end nobody resigns, offers, accepts, declines, leaves or acts.
#[test]
fn nothing_is_said_after_the_end() {
    let mut game = quiet_game("classic", 100);
    game.offer_draw(First).unwrap();
    game.resign(First).unwrap();
    assert_eq!(code(game.resign(Second)), "game-over");
    assert_eq!(code(game.offer_draw(First)), "game-over");
    assert_eq!(code(game.accept_draw(Second)), "game-over");
    assert_eq!(code(game.decline_draw(Second)), "game-over");
    assert_eq!(code(game.leave(Second)), "game-over");
    assert_eq!(code(game.play("e1e2".parse().unwrap())), "game-over");
    assert!(!game.may_resign());
    assert!(!game.may_offer(First));
    assert_eq!(result(&game), "0-1 resignation");
}

/// A game that its position ended stays as it ended.
#[test]
fn end_on_the_board_is_final() {
    let mut game = Table::drawn(
        "classic",
        "12  f . . . c
          1  F . . . C
         quiet 69",
    )
    .game("end");
    game.offer_draw(First).unwrap();
    play(&mut game, "e1e2");
    assert_eq!(result(&game), "1/2-1/2 quiet-limit");
    assert_eq!(code(game.accept_draw(Second)), "game-over");
    assert_eq!(code(game.resign(First)), "game-over");
}

/// The ten plies between two offers are kept over a save; what the note says that cannot be is not.
#[test]
fn offers_are_remembered_by_a_game_that_is_resumed() {
    let mut game = quiet_game("classic", 100);
    assert_eq!(game.offers(), "");
    game.offer_draw(First).unwrap();
    play(&mut game, "e1e2");
    assert_eq!(game.offers(), "100 -");

    let resume = |offers: &str| {
        let mut again = Game::resume(game.record(), &game.sealed_deal().unwrap()).unwrap();
        again.recall_offers(offers);
        play(&mut again, "e12e11");
        again
    };
    assert_eq!(resume("100 -").offers(), "100 -");
    assert!(!resume("100 -").may_offer(First));
    assert!(resume("").may_offer(First));
    for cannot_be in ["102 5000", "x", "-1", "99999999999 -"] {
        assert_eq!(resume(cannot_be).offers(), "", "{cannot_be}");
    }
    assert_eq!(resume("- 95").offers(), "- 95");
}
