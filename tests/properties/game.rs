//! The referee, its records and a replay by hand agree.

use fanqi::flip::notation::{Record, WrittenPly};
use fanqi::flip::{Action, Game, Player, Position};
use fanqi::piece::Piece;
use proptest::prelude::*;

use crate::common::{Table, seed, tags};
use crate::strategy::{cases, choices, rules, table};

/// Plays a game as the numbers choose; what comes up is the referee's to say.
fn play_game(table: &Table, seed_text: &str, choices: &[u32]) -> Game {
    let mut game = Game::new(table.rules, table.position, &seed(seed_text), tags()).unwrap();
    for &choice in choices {
        let mut actions = game.position().actions(game.rules());
        if game.rules().move_time.is_some() && choice.is_multiple_of(5) {
            actions = vec![Action::Pass];
        }
        if game.result().is_some() || actions.is_empty() {
            break;
        }
        let moves = actions.partition_point(|action| matches!(action, Action::Flip(_)));
        if choice.is_multiple_of(2) && moves < actions.len() {
            actions.drain(..moves);
        }
        game.play(actions[(choice / 8) as usize % actions.len()])
            .unwrap();
    }
    game
}

/// The plies as text, played one by one on the start.
fn replay(game: &Game) -> Table {
    let mut table = Table {
        rules: *game.rules(),
        position: *game.history().start(),
    };
    for ply in game.history().plies() {
        let written: WrittenPly = ply.to_string().parse().unwrap();
        let read = written.in_position(&table.position, &table.rules);
        assert_eq!(read, *ply);
        table.position.try_apply(&table.rules, read).unwrap();
    }
    table
}

fn assert_record_holds(game: &Game) {
    let text = game.record().to_string();
    let record: Record = text
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(record.to_string(), text);
    assert!(
        text.lines()
            .skip_while(|line| !line.is_empty())
            .all(|line| line.len() <= 80)
    );
    let sealed = game.sealed_deal().unwrap();
    let resumed = Game::resume(record, &sealed).unwrap();
    assert_eq!(resumed.position(), game.position());
    assert_eq!(resumed.result(), game.result());
    assert_eq!(resumed.sealed_deal(), Some(sealed));
    assert_eq!(resumed.record().to_string(), text);
    assert_eq!(
        text.contains('~'),
        game.result().is_some() && !game.history().start().face_down().is_empty()
    );
}

fn assert_game_holds(mut game: Game) {
    assert_eq!(replay(&game).position, *game.position());
    assert_record_holds(&game);
    if game.result().is_none() {
        game.leave(Player::Second).unwrap();
        assert_record_holds(&game);
    }
    // The placement told at the end has what came up, and the rest is what is still face down.
    let placement = game.placement().unwrap();
    placement.fits(game.history().start()).unwrap();
    let mut hidden: Vec<Piece> = placement
        .hidden()
        .filter(|(point, _)| game.position().face_down().contains(*point))
        .map(|(_, piece)| piece)
        .collect();
    hidden.sort();
    let expected: Vec<Piece> = game.position().hidden().pieces().collect();
    assert_eq!(hidden, expected);
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn games_from_the_start_hold(rules in rules(), seed in "[a-z]{1,8}", choices in choices(300)) {
        let table = Table { rules, position: Position::start() };
        assert_game_holds(play_game(&table, &seed, &choices));
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn games_from_a_position_hold(table in table(), seed in "[0-9]{1,8}", choices in choices(80)) {
        assert_game_holds(play_game(&table, &seed, &choices));
    }

    /// The same seed deals the same, so the same actions bring up the same.
    #[test]
    fn games_repeat_from_their_seed(table in table(), seed in ".{1,7}", choices in choices(20)) {
        let one = play_game(&table, &seed, &choices);
        let two = play_game(&table, &seed, &choices);
        prop_assert_eq!(one.history().plies(), two.history().plies());
    }

    /// A game taken back and played again goes the same way.
    #[test]
    fn games_taken_back_repeat(table in table(), choices in choices(40), count in 0..40usize) {
        let mut game = play_game(&table, "again", &choices);
        let plies = game.history().plies().to_vec();
        let count = count.min(plies.len());
        game.take_back(count).unwrap();
        for ply in &plies[plies.len() - count..] {
            prop_assert_eq!(game.play(ply.action).unwrap(), *ply);
        }
        prop_assert_eq!(game.history().plies(), plies.as_slice());
    }

    /// What the referee refuses changes nothing.
    #[test]
    fn refusals_change_nothing(table in table(), from in 0..60usize, to in 0..60usize) {
        use fanqi::point::Point;
        let mut game = Game::new(table.rules, table.position, &seed("x"), tags()).unwrap();
        let [from, to] = [from, to].map(|index| Point::from_index(index).unwrap());
        for action in [Action::Move { from, to }, Action::Flip(from), Action::Pass] {
            let legal = table.position.check_action(&table.rules, action).is_ok();
            let before = *game.position();
            prop_assert_eq!(game.play(action).is_ok(), legal);
            if legal {
                game.take_back(1).unwrap();
            }
            prop_assert_eq!(*game.position(), before);
            prop_assert!(game.history().plies().is_empty());
        }
    }
}
