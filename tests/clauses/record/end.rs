//! The result and its reason, held against the replay.

use super::{assert_refused, fault, read, read_with, record};
use crate::common::{Table, play};
use fanqi::flip::notation::Record;

/// The result at the end is required, and it is that of the tag.
#[test]
fn result_stands_at_the_end() {
    assert_refused(" 1-0\n", "\n", "line 12: the result at the end is missing");
    assert_refused(
        "\n51. e1e2 e12e11 52. b1=N 1-0\n",
        "",
        "line 10: the result at the end is missing",
    );
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
