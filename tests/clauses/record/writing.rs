//! Notation: game records as they are written.

use crate::common::{Table, play, seed, tags};
use fanqi::flip::notation::Record;
use fanqi::flip::{Game, Player, Position};

fn text(game: &Game) -> String {
    game.record().to_string()
}

/// The tags in their order, a blank line, the actions numbered by pairs, the result.
#[test]
fn record_of_a_running_game() {
    let mut game = Table::start("classic,colour=pair").game("1");
    play(&mut game, "a1 b1 c1");
    let plies: Vec<String> = game
        .history()
        .plies()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        text(&game),
        format!(
            "[Game \"fanqi\"]\n[Version \"1\"]\n[Date \"2026-11-30\"]\n[First \"李明\"]\n\
             [Second \"Level 3\"]\n[Rules \"classic,colour=pair\"]\n[Result \"*\"]\n\
             [Termination \"unfinished\"]\n\n1. {} {} 2. {} *\n",
            plies[0], plies[1], plies[2]
        )
    );
}

/// A record without an action is its result alone.
#[test]
fn record_of_a_game_not_begun() {
    let game = Table::start("classic").game("1");
    assert!(text(&game).ends_with("[Termination \"unfinished\"]\n\n*\n"));
}

/// The result and its reason, and the placement, of a finished game.
#[test]
fn record_of_a_finished_game() {
    let mut game = Table::start("quick").game("1");
    play(&mut game, "a1");
    game.resign(Player::First).unwrap();
    let text = text(&game);
    let placement = game.placement().unwrap();
    assert!(text.contains(&format!(
        "[Result \"0-1\"]\n[Termination \"resignation\"]\n[Placement \"{placement}\"]\n\n1. a1="
    )));
    assert!(text.ends_with(" 0-1\n"));
    assert_eq!(placement.to_string().matches('~').count(), 50);
}

/// `Position`, after `Rules`, where the game did not begin at the start; *second* acts first: `51...`.
#[test]
fn record_of_a_game_from_a_position() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          1  F ? . . C
         face-down N
         turn 2
         plies 101",
    );
    let mut game = table.game("1");
    play(&mut game, "e12e11 e1e2 e11e12");
    let text = text(&game);
    let position = table.position.to_string();
    assert!(text.contains(&format!(
        "[Rules \"classic\"]\n[Position \"{position}\"]\n[Result"
    )));
    assert!(
        text.contains("\n\n51... e12e11 52. e1e2 e11e12 *\n"),
        "{text}"
    );
}

/// The number is the plies before it / 2 + 1, also where *second* acts at an even number of plies.
#[test]
fn numbers_follow_the_plies() {
    for (turn, plies, line) in [
        ("1", "100", "51. e1e2 e12e11 52. e2e1 *"),
        ("1", "101", "51. e1e2 e12e11 52. e2e1 *"),
        ("2", "100", "51... e12e11 51. e1e2 e11e12 *"),
        ("2", "101", "51... e12e11 52. e1e2 e11e12 *"),
    ] {
        let picture = format!(
            "12  f . . . c
              1  F . . . C
             turn {turn}
             plies {plies}"
        );
        let mut game = Table::drawn("classic", &picture).game("1");
        let actions = if turn == "1" {
            "e1e2 e12e11 e2e1"
        } else {
            "e12e11 e1e2 e11e12"
        };
        play(&mut game, actions);
        let written = text(&game);
        assert!(written.ends_with(&format!("\n\n{line}\n")), "{written}");
        assert_eq!(written.parse::<Record>().unwrap().to_string(), written);
    }
}

/// Passes and outcomes are written.
#[test]
fn passes_and_outcomes_are_written() {
    let table = Table::drawn(
        "classic,marshal-reveals-flag=on,move-time=30",
        "12  f . . . c
          6  M . x . .
          2  ? . . . .
          1  . . . . C
         face-down F",
    );
    let mut game = table.game("1");
    play(&mut game, "a6c6 -- e1e2");
    let text = text(&game);
    assert!(text.ends_with("\n\n51. a6c6+a2 -- 52. e1e2 *\n"), "{text}");
}

/// Lines of actions have at most 80 columns, and none is broken before it must be.
#[test]
fn lines_are_at_most_eighty_columns() {
    let mut game = Table::start("classic,quiet-flip=counts,quiet-limit=none").game("1");
    for at in Position::start().face_down() {
        if game.result().is_none() {
            play(&mut game, &at.to_string());
        }
    }
    let text = text(&game);
    let (_, actions) = text.split_once("\n\n").unwrap();
    let lines: Vec<&str> = actions.lines().collect();
    assert!(lines.len() > 3);
    for two in lines.windows(2) {
        let next = two[1].split(' ').next().unwrap();
        assert!(two[0].len() <= 80, "{}", two[0]);
        assert!(
            two[0].len() + 1 + next.len() > 80,
            "{} could be on the line before",
            next
        );
        assert!(!two[0].ends_with(' ') && !two[1].starts_with(' '));
    }
    assert!(lines.last().unwrap().len() <= 80);
}

/// In a value `"` and `\` are written with a `\` before them.
#[test]
fn quotes_and_backslashes_are_escaped() {
    let mut tags = tags();
    tags.first = r#"a "b" \c\"#.into();
    let table = Table::start("classic");
    let game = Game::new(table.rules, table.position, &seed("1"), tags.clone()).unwrap();
    let text = text(&game);
    assert!(text.contains(r#"[First "a \"b\" \\c\\"]"#), "{text}");
    assert_eq!(text.parse::<Record>().unwrap().tags, tags);
}

/// What cannot be written in a record is refused when the game begins, by the tag's name.
#[test]
fn values_that_cannot_be_written_are_refused() {
    let table = Table::start("classic");
    let refused = |change: &dyn Fn(&mut fanqi::flip::notation::Tags)| {
        let mut tags = tags();
        change(&mut tags);
        Game::new(table.rules, table.position, &seed("1"), tags)
            .err()
            .unwrap()
    };
    assert_eq!(
        refused(&|tags| tags.first = "a\nb".into()).code(),
        "tag-value"
    );
    let error = refused(&|tags| tags.second = "a\rb".into());
    assert!(error.to_string().contains("Second"), "{error}");
    for date in [
        "",
        "2026-11-3",
        "30.11.2026",
        "2026-13-01",
        "2026-00-01",
        "2026-01-32",
        "2026-01-00",
        "2026-1-01",
        "+026-01-01",
        "2026-01-01-01",
        "２026-01-01",
        "2026-01-1a",
    ] {
        let error = refused(&|tags| tags.date = date.into());
        assert_eq!(error.code(), "date", "{date}");
        assert!(error.to_string().contains(date), "{error}");
    }
    let other =
        |name: &str, value: &str| refused(&|tags| tags.others = vec![(name.into(), value.into())]);
    let error = other("Event", "a\nb");
    assert_eq!(error.code(), "tag-value");
    assert!(error.to_string().contains("Event"), "{error}");
    for name in ["an event", "", "Rules", "é", "[x"] {
        assert_eq!(other(name, "x").code(), "tag-name", "{name}");
    }
    let twice = vec![("A".into(), "1".into()), ("A".into(), "2".into())];
    assert_eq!(
        refused(&|tags| tags.others = twice.clone()).code(),
        "tag-name"
    );
}

/// Other tags are written behind the known ones.
#[test]
fn other_tags_are_written_last() {
    let mut tags = tags();
    tags.others = vec![("Site".into(), "x".into()), ("Event_1".into(), "".into())];
    let table = Table::start("classic");
    let game = Game::new(table.rules, table.position, &seed("1"), tags.clone()).unwrap();
    let text = text(&game);
    assert!(
        text.contains("\"unfinished\"]\n[Site \"x\"]\n[Event_1 \"\"]\n\n*"),
        "{text}"
    );
    assert_eq!(text.parse::<Record>().unwrap().tags, tags);
}
