//! Tags as they are read, and the placement among them.

use super::{assert_refused, fault, read_with, record};
use fanqi::flip::Game;
use fanqi::flip::notation::Record;

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
        "f3m/5/5/5/5/5/5/5/5/5/5/F~~N2M\"",
        &format!("{start}board: ~ in row 1"),
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
