//! Notation: game records as they are read, and every refusal of one.

use crate::common::{Table, play};
use fanqi::flip::notation::Record;
use fanqi::flip::{Game, Player};

/// A finished game of two flips from a late position, whose every part can be replaced.
const RECORD: &str = "\
[Game \"fanqi\"]
[Version \"1\"]
[Date \"2026-11-30\"]
[First \"李明\"]
[Second \"Level 3\"]
[Rules \"classic\"]
[Position \"f3m/5/5/5/5/5/5/5/5/5/5/F?2M 1 r GDDBBCCJJKKKLLLEEEXXNNgddbbccjjkkkllleeexxnnn 100 0\"]
[Result \"1-0\"]
[Termination \"resignation\"]
[Placement \"f3m/5/5/5/5/5/5/5/5/5/5/F~N2M\"]

51. e1e2 e12e11 52. b1=N 1-0
";

fn record() -> String {
    RECORD.into()
}

/// The record with one part replaced, read.
fn read_with(part: &str, instead: &str) -> Result<Record, String> {
    let record = record();
    assert!(record.contains(part), "{part} is not in the record");
    read(&record.replacen(part, instead, 1))
}

fn read(text: &str) -> Result<Record, String> {
    text.parse::<Record>().map_err(|error| error.to_string())
}

/// What is said about a record that is refused.
fn fault(text: &str) -> String {
    read(text)
        .err()
        .unwrap_or_else(|| panic!("this is read:\n{text}"))
}

/// The record with one part replaced is refused with these words.
fn assert_refused(part: &str, instead: &str, message: &str) {
    match read_with(part, instead) {
        Ok(record) => panic!("{instead} is read as\n{record}"),
        Err(said) => assert!(said.contains(message), "says: {said}\nand not: {message}"),
    }
}

#[test]
fn record_is_read_and_written_again() {
    assert_eq!(read(&record()).unwrap().to_string(), record());
}

/// All tags but the last two are required; the line is that of the last tag.
#[test]
fn missing_tags_are_named() {
    for tag in [
        "Game", "Version", "Date", "First", "Second", "Rules", "Result",
    ] {
        let record = record();
        let line = record
            .lines()
            .find(|l| l.starts_with(&format!("[{tag} ")))
            .unwrap();
        assert_refused(
            &format!("{line}\n"),
            "",
            &format!("line 9: the tag {tag} is missing"),
        );
    }
    assert!(fault("").contains("line 1: the tag Rules is missing"));
    assert!(fault("1. a1=M *").contains("the tag Rules is missing"));
}

/// Termination and Placement may be missing: the reason is then the likely one.
#[test]
fn last_two_tags_may_be_missing() {
    let placement = "[Placement \"f3m/5/5/5/5/5/5/5/5/5/5/F~N2M\"]\n";
    let read = read_with(placement, "").unwrap();
    assert!(read.placement.is_none());
    let game = Game::open(read);
    assert_eq!(game.result().unwrap().to_string(), "1-0 resignation");
    let read = read_with("[Termination \"resignation\"]\n", "").unwrap();
    assert_eq!(read.result.unwrap().to_string(), "1-0 resignation");
    let draw = record()
        .replace("[Termination \"resignation\"]\n", "")
        .replace("1-0", "1/2-1/2");
    let read = draw.parse::<Record>().unwrap();
    assert_eq!(read.result.unwrap().to_string(), "1/2-1/2 agreement");
}

/// Other tags are kept as they are, in their order.
#[test]
fn unknown_tags_are_kept() {
    let with = "[Event \"Lunch\"]\n[Round_2 \"\"]\n[Site \"a \\\"b\\\" \\\\\"]\n\n51.";
    let text = record().replace("\n51.", with);
    let read = text.parse::<Record>().unwrap();
    assert_eq!(read.tags.others.len(), 3);
    assert_eq!(read.tags.others[2], ("Site".into(), "a \"b\" \\".into()));
    assert_eq!(read.to_string(), text);
}

/// A tag given twice is refused, a known one and another.
#[test]
fn repeated_tag_is_refused() {
    let twice = "[Date \"2026-11-30\"]\n[Date \"2026-11-30\"]";
    assert_refused(
        "[Date \"2026-11-30\"]",
        twice,
        "line 4: the tag Date is given twice",
    );
    let twice = "[Event \"a\"]\n[Event \"b\"]\n[Game \"fanqi\"]";
    assert_refused(
        "[Game \"fanqi\"]",
        twice,
        "line 2: the tag Event is given twice",
    );
}

/// What is not written as a tag is refused as it stands; a line break in a value too.
#[test]
fn malformed_tags_are_refused() {
    for tag in [
        "[First 李明]",
        "[First \"李明]",
        "[First \"李明\"",
        "[First \"李\"明\"]",
        "[First \"李明\\\"]",
        "[First \"李\\明\"]",
        "[First]",
        "[]",
        "[First\"李明\"]",
        "[ \"李明\"]",
        "[Fi-rst \"李明\"]",
        "[First \"李\r明\"]",
        "[First \"李明\"] x",
    ] {
        assert_refused(
            "[First \"李明\"]",
            tag,
            &format!("line 4: \"{tag}\" is not a tag"),
        );
    }
    assert_refused(
        "[First \"李明\"]",
        "[First \"李\n明\"]",
        "line 4: \"[First \"李\" is not a tag",
    );
}

/// Game, Version, Date and Result have values of their own.
#[test]
fn values_of_tags_are_checked() {
    assert_refused(
        "\"fanqi\"",
        "\"chess\"",
        "line 1: Game \"chess\" cannot be read",
    );
    assert_refused(
        "Version \"1\"",
        "Version \"2\"",
        "line 2: Version \"2\" cannot be read",
    );
    assert_refused(
        "2026-11-30",
        "30.11.2026",
        "line 3: Date \"30.11.2026\" cannot be read",
    );
    assert_refused(
        "Result \"1-0\"",
        "Result \"2-0\"",
        "line 8: Result \"2-0\" cannot be read",
    );
    assert_refused(
        "\"classic\"",
        "\"chess\"",
        "line 6: Rules: no preset is called \"chess\"",
    );
    assert_refused("f3m/5", "f3q/5", "line 7: Position: board: \"q\" in row 12");
}

/// The Placement fits the start, and is one of its face-down pieces.
#[test]
fn placement_is_checked() {
    let wrong = |instead: &str, message: &str| {
        assert_refused("f3m/5/5/5/5/5/5/5/5/5/5/F~N2M\"", instead, message);
    };
    let start = "line 10: Placement: ";
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/5/F~L2M\"",
        &format!("{start}its face-down pieces are not those"),
    );
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/5/F?2M\"",
        &format!("{start}it does not fit the starting position on b1"),
    );
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/5/FN2M\"",
        &format!("{start}it does not fit the starting position on b1"),
    );
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/5/G~N2M\"",
        &format!("{start}it does not fit the starting position on a1"),
    );
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/5/1~N2M\"",
        &format!("{start}it does not fit the starting position on a1"),
    );
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/4M/F~N2M\"",
        &format!("{start}it does not fit the starting position on e2"),
    );
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/5/F~N!2M\"",
        &format!("{start}it does not fit the starting position on b1"),
    );
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/F~N2M\"",
        &format!("{start}board: it has 12 rows"),
    );
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/5/F~q2M\"",
        &format!("{start}board: ~ in row 1"),
    );
    wrong(
        "f3m/5/5/5/5/5/5/5/5/5/5/F~22M\"",
        &format!("{start}board: ~ in row 1"),
    );
}

/// A running game gives nothing away: a Placement in its record is refused.
#[test]
fn placement_of_a_running_game_is_refused() {
    let running = record()
        .replace("1-0", "*")
        .replace("resignation", "unfinished");
    let said = fault(&running);
    assert!(
        said.contains("line 10: Placement: a running game gives nothing away"),
        "{said}"
    );
}

/// An illegal action is refused with the line, its number and the reason.
#[test]
fn illegal_action_is_named() {
    assert_refused(
        "52. b1=N",
        "52. b1=L",
        "line 12: action 3, b1=L: no L is face down",
    );
    assert_refused(
        "e1e2 e12e11",
        "e1e2\ne12a1",
        "line 13: action 2, e12a1: the piece does not reach a1",
    );
}

#[test]
fn action_that_is_none_is_named() {
    assert_refused(
        "e12e11",
        "e12e13",
        "line 12: action 2: \"e13\" in \"e12e13\" is not a point",
    );
    assert_refused(
        "e12e11",
        "52",
        "line 12: action 2: \"52\" in \"52\" is not a point",
    );
    assert_refused(
        "52. b1=N",
        "52. b1",
        "line 12: action 3, b1: the outcome is missing",
    );
}

/// An outcome that the Placement contradicts is refused.
#[test]
fn outcome_that_contradicts_the_placement_is_refused() {
    let two = record()
        .replace("F?2M", "F??1M")
        .replace("F~N2M", "F~N~L1M")
        .replace("KKKLLL", "KKKLL");
    let two = two.replace("b1=N", "b1=L");
    let said = fault(&two);
    assert!(
        said.contains("line 12: action 3, b1=L: the Placement has N on b1"),
        "{said}"
    );
}

/// A Flag that a Marshal's death turned up lies where the Placement has it.
#[test]
fn flag_that_contradicts_the_placement_is_refused() {
    let table = Table::drawn(
        "classic,marshal-reveals-flag=on",
        "12  f . . . c
          6  M . x . .
          2  ? . . ? .
          1  . . . . C
         face-down FN",
    );
    let mut game = table.game("1");
    play(&mut game, "a6c6");
    game.leave(Player::Second).unwrap();
    let text = game.record().to_string();
    let (there, other) = if text.contains("a6c6+a2") {
        ("a2", "d2")
    } else {
        ("d2", "a2")
    };
    assert!(read(&text).is_ok());
    let said = fault(&text.replace(&format!("+{there}"), &format!("+{other}")));
    assert!(
        said.contains(&format!("a6c6+{other}: the Placement has N on {other}")),
        "{said}"
    );
}

/// The result at the end is required, and it is that of the tag.
#[test]
fn result_stands_at_the_end() {
    assert_refused(" 1-0\n", "\n", "line 12: the result at the end is missing");
    assert_refused(
        "b1=N 1-0",
        "b1=N\n0-1",
        "line 13: the result at the end is 0-1, but the tag says 1-0",
    );
    assert_refused("b1=N 1-0", "b1=N 1-0 x", "line 12: \"x\" after the result");
    assert_refused(
        "b1=N 1-0",
        "b1=N 1-0\n\n1-0",
        "line 14: \"1-0\" after the result",
    );
}

/// A result that the actions contradict is refused.
#[test]
fn result_that_contradicts_the_actions_is_refused() {
    let mut game = Table::drawn(
        "classic",
        "12  f . . . c
          1  F . . . C
         quiet 69",
    )
    .game("1");
    play(&mut game, "e1e2");
    let text = game.record().to_string();
    assert!(read(&text).is_ok());
    let said = fault(&text.replace("1/2-1/2", "1-0"));
    assert!(
        said.contains("Result 1-0, but by its actions the game ended 1/2-1/2 quiet-limit"),
        "{said}"
    );
    assert!(said.contains("line 8:"), "{said}");
    let said = fault(&text.replace("\"quiet-limit\"", "\"agreement\""));
    assert!(
        said.contains("line 9: Termination agreement does not fit"),
        "{said}"
    );
    // Without a Termination the reason is the one that the actions say.
    let read = read(&text.replace("[Termination \"quiet-limit\"]\n", "")).unwrap();
    assert_eq!(read.result.unwrap().to_string(), "1/2-1/2 quiet-limit");
}

/// A termination that the replay contradicts, or that does not go with the result, is refused.
#[test]
fn termination_that_does_not_fit_is_refused() {
    for wrong in [
        "flag",
        "no-movable",
        "no-action",
        "total-limit",
        "quiet-limit",
        "timeouts",
        "agreement",
        "unfinished",
        "victory",
        "",
    ] {
        assert_refused(
            "\"resignation\"",
            &format!("\"{wrong}\""),
            &format!("line 9: Termination {wrong} does not fit"),
        );
    }
    assert!(read_with("\"resignation\"", "\"left\"").is_ok());
    let draw = record().replace("1-0", "1/2-1/2");
    assert!(fault(&draw).contains("Termination resignation does not fit"));
    assert!(read(&draw.replace("resignation", "left")).is_err());
    assert!(read(&draw.replace("resignation", "agreement")).is_ok());
    let running = record()
        .replace("1-0", "*")
        .replace("[Placement \"f3m/5/5/5/5/5/5/5/5/5/5/F~N2M\"]\n", "");
    assert!(fault(&running).contains("the Result * says that the game runs"));
    assert!(read(&running.replace("resignation", "unfinished")).is_ok());
    assert!(read(&running.replace("[Termination \"resignation\"]\n", "")).is_ok());
}

/// Talk before its ply is refused: resigning and agreeing were not possible, leaving was.
#[test]
fn talk_before_its_ply_is_refused() {
    let early = record().replace("\"classic\"", "\"classic,talk-after=104\"");
    let said = fault(&early);
    assert!(
        said.contains("line 9: Termination resignation does not fit: it came before"),
        "{said}"
    );
    assert!(read(&early.replace("104", "103")).is_ok());
    assert!(read(&early.replace("resignation", "left")).is_ok());
    let draw = early
        .replace("1-0", "1/2-1/2")
        .replace("resignation", "agreement");
    assert!(fault(&draw).contains("it came before"));
}

/// Actions after the end are refused.
#[test]
fn actions_after_the_end_are_refused() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          1  F . . . C
         quiet 69",
    );
    let mut game = table.game("1");
    play(&mut game, "e1e2");
    let text = game.record().to_string().replace("e1e2 ", "e1e2 e12e11 ");
    let said = fault(&text);
    assert!(
        said.contains("action 2, e12e11: the game was over before it"),
        "{said}"
    );
}

/// The fifth pass ends a record as it ends a game.
#[test]
fn fifth_pass_ends_a_record() {
    let table = Table::drawn(
        "classic,move-time=30",
        "12  f . . . c
          1  F . . . C",
    );
    let mut game = table.game("1");
    play(&mut game, "-- e12e11 -- e11e12 -- e12e11 -- e11e12 --");
    let text = game.record().to_string();
    assert!(text.contains("[Termination \"timeouts\"]"));
    let read = read(&text).unwrap();
    assert_eq!(Game::open(read).result(), game.result());
    let said = text
        .replace("-- 0-1", "-- e12e11 0-1")
        .parse::<Record>()
        .err()
        .unwrap()
        .to_string();
    assert!(
        said.contains("action 10, e12e11: the game was over before it"),
        "{said}"
    );
}

/// Comments are read over, on one line or on several, also within a word's reach.
#[test]
fn comments_are_read_over() {
    for comment in ["{ good }", "{a\nb}", "{[x] 1-0 }", "{}", "{ { }"] {
        let read = read_with("52. b1=N", &format!("52.{comment} b1=N{comment}{comment}")).unwrap();
        assert_eq!(read.to_string(), record(), "{comment}");
    }
    let read = read_with("b1=N 1-0", "{x}b1=N{x}1-0").unwrap();
    assert_eq!(read.to_string(), record());
    let commented = read_with("\n51.", "\n{ before }\n51.").unwrap();
    assert_eq!(commented.to_string(), record());
    assert_refused(
        "52. b1=N",
        "{ 52.\nb1=N",
        "line 12: a comment is not closed",
    );
}

/// Lines behind a comment of several lines keep their numbers.
#[test]
fn comments_keep_the_count_of_lines() {
    assert_refused(
        "52. b1=N",
        "{ \n\n } b1=L",
        "line 14: action 3, b1=L: no L is face down",
    );
}

/// LF is written; LF, CRLF and any blanks are read, and a byte order mark.
#[test]
fn line_ends_and_blanks_are_read() {
    let crlf = record().replace('\n', "\r\n");
    assert_eq!(read(&crlf).unwrap().to_string(), record());
    let spread = record().replace("52. b1=N 1-0\n", "\n\n  52.\t b1=N\n\n1-0\n\n \n");
    assert_eq!(read(&spread).unwrap().to_string(), record());
    let blank_lines = record()
        .replace("[Version", "\n  [Version")
        .replace("\n51.", "\n\n\n51.");
    assert_eq!(read(&blank_lines).unwrap().to_string(), record());
    assert_eq!(
        read(&format!("\u{feff}{}", record())).unwrap().to_string(),
        record()
    );
    let no_blank_line = record().replace("\n\n51.", "\n51.");
    assert_eq!(read(&no_blank_line).unwrap().to_string(), record());
    let no_last_line_end = record();
    assert!(read(no_last_line_end.trim_end()).is_ok());
}

/// Numbers stand with a blank behind them or without, or not at all.
#[test]
fn numbers_are_read_over() {
    for text in [
        "51.e1e2 e12e11 52.b1=N",
        "e1e2 e12e11 b1=N",
        "51. e1e2 51... e12e11 52. b1=N",
    ] {
        let read = read_with("51. e1e2 e12e11 52. b1=N", text).unwrap();
        assert_eq!(read.to_string(), record());
    }
}

/// Every kind of refusal has a stable word.
#[test]
fn refusals_have_codes() {
    let code = |part: &str, instead: &str| {
        let text = record().replacen(part, instead, 1);
        text.parse::<Record>().err().unwrap().fault.code()
    };
    assert_eq!(code("[Game \"fanqi\"]", "[Game]"), "tag");
    assert_eq!(code("\"classic\"", "\"x\""), "rules");
    assert_eq!(code("f3m", "f3q"), "position");
    assert_eq!(code("F~N2M", "F~L2M"), "placement");
    assert_eq!(code("b1=N", "{"), "comment");
    assert_eq!(code("b1=N", "b1=L"), "action");
    assert_eq!(code("b1=N", "b1=Q"), "action");
    assert_eq!(code("b1=N 1-0", "b1=N 1-0 1-0"), "after-end");
    assert_eq!(code("b1=N 1-0", "b1=N"), "result");
    assert_eq!(code("resignation", "flag"), "termination");
}
