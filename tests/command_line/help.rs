//! Help, wrong arguments, and output that nobody reads.

use std::io::Read;
use std::process::Stdio;

use super::run::{fanqi, printed, refused};

#[test]
fn help_names_every_command() {
    for arguments in [["--help"], ["help"], ["-h"]] {
        let help = printed(&arguments);
        for command in ["play", "match", "perft", "ugi", "Examples:"] {
            assert!(
                arguments == ["-h"] && command == "ugi" || help.contains(command),
                "{arguments:?}: {command}"
            );
        }
    }
    for command in ["play", "match", "perft"] {
        assert!(printed(&[command, "--help"]).contains("--rules"));
    }
    assert!(printed(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn wrong_arguments_are_named() {
    for (arguments, named) in [
        (&["dance"] as &[&str], "'dance'"),
        (&["perft"], "<DEPTH>"),
        (&["perft", "101"], "101 is not in 0..=100"),
        (&["perft", "two"], "'two'"),
        (
            &["perft", "1", "--rules", "klassik"],
            "no preset is called \"klassik\"",
        ),
        (
            &["perft", "1", "--rules", "classic,mine=soft"],
            "option mine has no value \"soft\"",
        ),
        (
            &["perft", "1", "--position", "5/5 1 r - 0 0"],
            "--position: board: it has 12 rows",
        ),
        (&["match", "random"], "<B>"),
        (
            &["match", "random", "deepblue"],
            "no player is called \"deepblue\"",
        ),
        (
            &["match", "random", "random", "--games", "7"],
            "--games: games are paired, so 7",
        ),
        (&["match", "random", "random", "--nodes", "0"], "'0'"),
        (
            &["match", "random", "random", "--date", "2026-11-30"],
            "--records",
        ),
        (&["play", "--first", "--second"], "'--second'"),
        (&["play", "--names", "runes"], "'runes'"),
        (&["play", "--seed", ""], "--seed: the seed is empty"),
    ] {
        let error = refused(arguments, 2);
        assert!(error.contains(named), "{arguments:?}: {error}");
    }
}

#[test]
fn nobody_listening_is_no_failure() {
    for arguments in [
        &["perft", "1"] as &[&str],
        &["play"],
        &["match", "random", "random"],
    ] {
        let mut child = fanqi(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut error = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut error)
            .unwrap();
        assert!(child.wait().unwrap().success(), "{arguments:?}: {error}");
        assert_eq!(error, "", "{arguments:?}");
    }
}
