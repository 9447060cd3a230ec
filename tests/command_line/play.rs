//! `fanqi play`.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use fanqi::flip::notation::Record;

use super::run::{Folder, fanqi};
use super::sitting::{QUICK, Sitting, actions, play_to_the_end};

#[test]
fn a_whole_game_is_played_and_kept() {
    let folder = Folder::new("whole-game");
    let (at_end, saved) = (folder.path("at-end.txt"), folder.path("saved.txt"));
    let (mut sitting, said) =
        Sitting::begin(&[&QUICK[..], &["--first", "--record", &at_end]].concat());
    assert!(said.contains("rules quick. You act first."), "{said}");
    let end = play_to_the_end(&mut sitting);
    assert!(
        end.contains("has won") || end.contains("have won") || end.contains("drawn"),
        "{end}"
    );
    assert!(sitting.say("moves").contains("the game is over"));
    assert!(sitting.say("b6").contains("the game is over"));
    assert!(sitting.say("hint").contains("over"));
    assert!(
        sitting
            .say(&format!("save {saved}"))
            .contains("The record is in")
    );
    let twice = sitting.say(&format!("save {saved}"));
    assert!(twice.contains("is there already"), "{twice}");
    assert!(sitting.end().contains("The record is in"));
    let record: Record = fs::read_to_string(&saved).unwrap().parse().unwrap();
    assert!(record.result.is_some() && record.placement.is_some());
    assert_eq!(record.tags.first, "You");
    assert_eq!(fs::read_to_string(at_end).unwrap(), record.to_string());
}

#[test]
fn a_chosen_seed_gives_the_same_game_again() {
    let talk = || {
        let (mut sitting, mut said) = Sitting::begin(&[&QUICK[..], &["--second"]].concat());
        for _ in 0..10 {
            let legal = actions(&sitting.say("moves"));
            said += &sitting.say(&legal[legal.len() / 2]);
        }
        said + &sitting.end()
    };
    assert_eq!(talk(), talk());
}

#[test]
fn undo_takes_back_the_own_action_and_the_answer() {
    let (mut sitting, _) = Sitting::begin(&[&QUICK[..], &["--second"]].concat());
    assert!(
        sitting
            .say("undo")
            .contains("nothing that could be taken back")
    );
    let before = sitting.say("record");
    let legal = actions(&sitting.say("moves"));
    let came_up = sitting.say(&legal[0]);
    assert_ne!(sitting.say("record"), before);
    assert!(sitting.say("undo").contains("Taken back."));
    assert_eq!(sitting.say("record"), before);
    // The deal stays, and so does what the program plays.
    assert_eq!(sitting.say(&legal[0]), came_up);
}

#[test]
fn a_running_game_gives_nothing_away() {
    let (mut sitting, said) = Sitting::begin(&[&QUICK[..], &["--first"]].concat());
    assert!(!said.contains('~'));
    let record = sitting.say("record");
    assert!(record.contains("[Termination \"unfinished\"]"), "{record}");
    assert!(!record.contains("Placement"), "{record}");
    assert!(sitting.end().contains("not finished"));
}

#[test]
fn resigning_and_draws_follow_the_rules() {
    let (mut sitting, _) = Sitting::begin(&["--seed", "a", "--nodes", "100"]);
    for word in ["resign", "draw"] {
        let said = sitting.say(word);
        assert!(said.contains("possible from ply 20 on"), "{said}");
    }
    // Under quick there may be talk at once; the program is not so quickly content.
    let (mut sitting, _) = Sitting::begin(&[&QUICK[..], &["--first"]].concat());
    assert!(sitting.say("draw").contains("declines"));
    assert!(sitting.say("draw").contains("in ten plies"));
    let said = sitting.say("resign");
    assert!(
        said.contains("The program has won: of the resignation"),
        "{said}"
    );
    // Now the whole board is shown.
    assert_eq!(said.matches('~').count(), 50, "{said}");
    let said = sitting.say("resign");
    assert!(said.contains("the game is over"), "{said}");
}

#[test]
fn what_is_typed_wrong_is_named_and_changes_nothing() {
    let (mut sitting, _) = Sitting::begin(&[&QUICK[..], &["--first"]].concat());
    let before = sitting.say("record");
    for (line, named) in [
        ("dance", "\"dance\""),
        ("z9", "\"z9\""),
        ("b3", "nothing stands on b3"),
        ("a1a2", "is face down and cannot move"),
        ("b6=m", "not yours to say"),
        ("--", "clock"),
        ("moves q1", "\"q1\""),
        ("save", "name of a file"),
        ("save /nowhere/at/all", "Not saved"),
        ("翻", "\"翻\""),
    ] {
        let said = sitting.say(line);
        assert!(said.contains(named), "{line}: {said}");
    }
    assert_eq!(sitting.say("record"), before);
}

#[test]
fn words_show_what_there_is_to_know() {
    let (mut sitting, board) = Sitting::begin(&[&QUICK[..], &["--first"]].concat());
    assert!(
        board.contains("12   ?  --[ ? ]--  ?  --[ ? ]--  ?"),
        "{board}"
    );
    assert!(board.contains("Colours are open: whoever turns up the first piece"));
    let board = board.split_once("\n\n").unwrap().1;
    assert!(sitting.say("board").ends_with(board));
    let hidden = sitting.say("hidden");
    assert!(hidden.contains("red  face down   1  1  2  2  2  2  3  3  3  2  3  1"));
    assert!(sitting.say("rules").contains("flag-guard           none"));
    assert!(sitting.say("help").contains("save FILE"));
    let hint = sitting.say("hint");
    assert!(hint.contains("The program would play "), "{hint}");
    assert_eq!(actions(&sitting.say("moves")).len(), 50);
    assert!(sitting.say("moves b6").contains("b6"));
    assert!(sitting.say("moves b3").contains("Nothing on b3"));
    let said = sitting.say("c6");
    assert!(
        said.contains("You: c6 turns up: ") && said.contains("You own "),
        "{said}"
    );
    assert!(said.contains("The program: "), "{said}");
    assert!(sitting.say("quit").contains("Goodbye"));
}

#[test]
fn pieces_can_be_written_in_chinese() {
    let (mut sitting, _) =
        Sitting::begin(&[&QUICK[..], &["--first", "--names", "chinese"]].concat());
    let said = sitting.say("c6");
    assert!(
        said.contains("turns up: 红") || said.contains("turns up: 蓝"),
        "{said}"
    );
    assert!(sitting.say("hidden").contains("司令 军长"));
}

#[test]
fn nothing_is_possible_after_resigning() {
    let (mut sitting, _) =
        Sitting::begin(&["--seed", "a", "--first", "--rules", "quick,talk-after=0"]);
    let end = sitting.say("resign");
    assert!(end.contains("The program has won"), "{end}");
    assert!(sitting.say("moves").contains("the game is over"));
}

#[test]
fn input_of_any_kind_ends_well() {
    for input in [
        b"" as &[u8],
        b"\xff\xfe\n\0\n",
        b"b6",
        b"quit\nb6\n",
        b"\r\nmoves\r\n",
    ] {
        let mut child = fanqi(&["play", "--nodes", "100"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{input:?}");
        assert_eq!(output.stderr, b"", "{input:?}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(
            said.contains("Goodbye. The game is not finished."),
            "{said}"
        );
    }
}
