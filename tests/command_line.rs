//! The program `fanqi` as somebody at a terminal, or a script, meets it.

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use fanqi::flip::notation::Record;
use fanqi::rules::Preset;

fn fanqi(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fanqi"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    fanqi(arguments).output().unwrap()
}

/// What a command that ends well prints.
fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {error}");
    assert_eq!(error, "", "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a refused command says on standard error; it prints nothing else.
fn refused(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A new folder for one test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        // What an earlier run that failed has left.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().into()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

// ---------------------------------------------------------------- help

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

// ---------------------------------------------------------------- perft

/// The value behind a word at the beginning of a line.
fn value<'a>(text: &'a str, word: &str) -> &'a str {
    text.lines()
        .find_map(|line| line.strip_prefix(word))
        .unwrap_or_else(|| panic!("no {word} in {text}"))
        .trim()
}

#[test]
fn perft_counts_from_the_start() {
    for preset in Preset::ALL {
        let rules = preset.name();
        let text = printed(&["perft", "2", "--rules", rules]);
        assert_eq!(value(&text, "nodes "), "1396500", "{rules}");
        assert_eq!(value(&text, "rules "), rules);
        value(&text, "seconds ").parse::<f64>().unwrap();
        value(&text, "nodes per second ").parse::<f64>().unwrap();
    }
    let text = printed(&["perft", "3", "--rules", "folk"]);
    assert_eq!(value(&text, "nodes "), "1575408976");
}

#[test]
fn perft_counts_from_a_position_in_both_ways() {
    let position = "5/EN3/1m3/2M2/5/5/1f3/5/5/5/5/1DF2 2 b \
                    GDBBCCJJKKKLLLEEXXNNgddbbccjjkkkllleeexxnnn 291 9";
    let arguments = ["perft", "3", "--rules", "folk", "--position", position];
    assert_eq!(value(&printed(&arguments), "nodes "), "8711");
    assert_eq!(value(&printed(&arguments), "position "), position);
    let every_node = [&arguments[..], &["--every-node"]].concat();
    assert_eq!(value(&printed(&every_node), "nodes "), "8711");
}

// ---------------------------------------------------------------- match

#[test]
fn a_match_is_reported_and_repeated() {
    let folder = Folder::new("match");
    let (once, again) = (folder.path("once"), folder.path("again"));
    let play = |records: &str| {
        let arguments = [
            "match", "program", "random", "--games", "6", "--nodes", "500",
        ];
        let rest = [
            "--rules",
            "quick",
            "--seed",
            "3",
            "--date",
            "2026-11-30",
            "--records",
        ];
        printed(&[&arguments[..], &rest, &[records]].concat())
    };
    let text = play(&once);
    assert!(text.starts_with("program (500 nodes) against random\nrules quick, seed 3\n"));
    assert!(value(&text, "score ").contains("95 %"));
    assert_eq!(value(&text, "games "), "6, pairs 3");
    for line in ["won ", "decided games: ", "ends: ", "mean length: "] {
        value(&text, line);
    }
    let results = |text: &str| text.lines().take(8).map(String::from).collect::<Vec<_>>();
    assert_eq!(results(&text), results(&play(&again)));
    let mut names: Vec<_> = fs::read_dir(&once)
        .unwrap()
        .map(|e| e.unwrap().file_name())
        .collect();
    names.sort();
    assert_eq!(names.len(), 6);
    for name in names {
        let read = |folder: &str| fs::read_to_string(PathBuf::from(folder).join(&name)).unwrap();
        assert_eq!(read(&once), read(&again));
        let record: Record = read(&once).parse().unwrap();
        assert!(record.result.is_some());
    }
}

#[test]
fn no_record_is_ever_written_over() {
    let folder = Folder::new("written");
    fs::write(folder.path("mine.txt"), "keep me").unwrap();
    let path = folder.0.to_str().unwrap();
    let arguments = [
        "match",
        "random",
        "random",
        "--games",
        "2",
        "--records",
        path,
    ];
    assert!(refused(&arguments, 1).contains("the folder is not empty"));
    let file = folder.path("mine.txt");
    let error = refused(&["play", "--record", &file], 2);
    assert!(error.contains("is there already"), "{error}");
    assert_eq!(fs::read_to_string(file).unwrap(), "keep me");
}

// ---------------------------------------------------------------- play

/// Somebody at `fanqi play`.
struct Sitting {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
}

impl Sitting {
    /// Sits down, and gives what is said before the first prompt.
    fn begin(arguments: &[&str]) -> (Sitting, String) {
        let mut child = fanqi(&[&["play"], arguments].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut sitting = Sitting {
            input: child.stdin.take(),
            output: child.stdout.take().unwrap(),
            child,
        };
        let said = sitting.listen();
        (sitting, said)
    }

    /// What is said up to the next prompt, or to the end.
    fn listen(&mut self) -> String {
        let mut said = Vec::new();
        let mut byte = [0];
        while !said.ends_with(b"\n> ") && self.output.read(&mut byte).unwrap() == 1 {
            said.push(byte[0]);
        }
        String::from_utf8(said).unwrap()
    }

    fn say(&mut self, line: &str) -> String {
        writeln!(self.input.as_ref().unwrap(), "{line}").unwrap();
        self.listen()
    }

    fn end(mut self) -> String {
        self.input = None;
        let said = self.listen();
        assert!(self.child.wait().unwrap().success());
        said
    }
}

impl Drop for Sitting {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The legal actions by what `moves` says.
fn actions(said: &str) -> Vec<String> {
    let listed = said.lines().filter_map(|line| {
        line.strip_prefix("turn up: ")
            .or(line.strip_prefix("move: "))
    });
    listed
        .flat_map(|line| line.split(' '))
        .map(String::from)
        .collect()
}

const QUICK: [&str; 6] = ["--rules", "quick", "--seed", "lunch", "--nodes", "300"];

/// Plays any legal action until the game is over, and gives what is said then.
fn play_to_the_end(sitting: &mut Sitting) -> String {
    for ply in 0..2_000 {
        let legal = actions(&sitting.say("moves"));
        let said = sitting.say(&legal[ply * 7 % legal.len()]);
        if said.contains("quit leaves") {
            return said;
        }
    }
    panic!("the game does not end");
}

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
