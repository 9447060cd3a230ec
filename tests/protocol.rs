//! The text protocol: its core by lines, and the program by pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use fanqi::ugi::{Activity, Engine};
use serde::Deserialize;

const START: &str =
    "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? 1 - - 0 0";
/// Blue's Flag is dead, and *first* owns red.
const FINISHED: &str =
    "5/5/5/5/5/5/5/5/5/5/5/1M1Fk 2 r GDDBBCCJJKKKLLLEEEXXNNNmgddbbccjjkkllleeexxnnnf 9 0";

/// A middle game under standard, which takes longer than any test to search to the end.
const MIDDLE: &str = "1C1x1/E1MF1/3k1/1J3/5/1m3/CK2L/3G1/Kf1L1/EBg2/N4/1Xdel 1 r \
                      DDBJKLEXNNdbbccjjkklleexnnn 118 0";

/// The core with a shorter way to ask it.
struct Asked(Engine);

impl Asked {
    fn new() -> Asked {
        Asked(Engine::new())
    }

    /// All answers to a line, those of a search or a perft included.
    fn lines(&mut self, line: &str) -> Vec<String> {
        let mut lines = self.0.receive(line).lines;
        while self.0.activity() != Activity::Idle {
            lines.extend(self.0.work());
        }
        lines
    }

    fn line(&mut self, line: &str) -> String {
        let lines = self.lines(line);
        assert_eq!(lines.len(), 1, "{line}: {lines:?}");
        lines.into_iter().next().unwrap()
    }

    fn silent(&mut self, line: &str) {
        assert_eq!(self.lines(line), Vec::<String>::new(), "{line}");
    }

    /// Asks what must be refused, and sees that nothing changed.
    fn refused(&mut self, line: &str) -> String {
        let known = |engine: &mut Asked| (engine.line("show"), engine.line("rules"));
        let before = known(self);
        let answer = self.line(line);
        assert!(answer.starts_with("error "), "{line}: {answer}");
        assert_eq!(known(self), before, "{line}");
        answer
    }
}

// ---------------------------------------------------------------- vectors

#[derive(Deserialize)]
struct Vector {
    kind: String,
    rules: String,
    position: Option<String>,
    moves: Option<Vec<String>>,
    result: Option<String>,
    perft: Option<Vec<u64>>,
    action: Option<String>,
    after: Option<String>,
    actions: Option<Vec<String>>,
    #[serde(rename = "final")]
    last: Option<String>,
}

impl Vector {
    fn agrees(&self, engine: &mut Asked) {
        if self.kind == "badrules" {
            engine.refused(&format!("rules {}", self.rules));
            return;
        }
        engine.silent(&format!("rules {}", self.rules));
        let position = self.position.as_deref().unwrap_or("startpos");
        match self.kind.as_str() {
            "refused" => {
                engine.refused(&format!("position {position}"));
                return;
            }
            "illegal" => {
                engine.silent(&format!("position {position}"));
                let action = self.action.as_ref().unwrap();
                engine.refused(&format!("position {position} moves {action}"));
                return;
            }
            "position" => self.position_agrees(engine, position),
            "step" => {
                let action = self.action.as_ref().unwrap();
                engine.silent(&format!("position {position} moves {action}"));
                assert_eq!(Some(engine.line("show")), self.after);
            }
            "game" => {
                let actions = self.actions.as_ref().unwrap().join(" ");
                engine.silent(&format!("position {position} moves {actions}"));
                assert_eq!(Some(engine.line("show")), self.last);
            }
            other => panic!("no such kind of record: {other}"),
        }
        assert_eq!(Some(engine.line("result")), self.result);
    }

    fn position_agrees(&self, engine: &mut Asked, position: &str) {
        engine.silent(&format!("position {position}"));
        assert_eq!(engine.line("show"), position);
        assert_eq!(engine.line("moves"), self.moves.as_ref().unwrap().join(" "));
        for (depth, nodes) in (1..).zip(self.perft.as_ref().unwrap()) {
            assert_eq!(engine.line(&format!("perft {depth}")), nodes.to_string());
        }
    }
}

/// One engine is asked them all, so that a refusal is held against the position before it.
#[test]
fn every_vector_agrees() {
    let mut engine = Asked::new();
    let mut kinds = std::collections::BTreeMap::new();
    for (number, line) in (1..).zip(include_str!("data/flip.jsonl").lines()) {
        let vector: Vector = serde_json::from_str(line).unwrap();
        *kinds.entry(vector.kind.clone()).or_insert(0) += 1;
        let agrees = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            vector.agrees(&mut engine);
        }));
        assert!(agrees.is_ok(), "line {number} disagrees: {line}");
    }
    assert_eq!(kinds.len(), 6, "{kinds:?}");
    assert!(kinds.values().sum::<i32>() > 1800, "{kinds:?}");
}

// ---------------------------------------------------------------- commands

#[test]
fn introduces_itself() {
    let lines = Asked::new().lines("ugi");
    assert_eq!(
        lines[0],
        concat!("id name fanqi ", env!("CARGO_PKG_VERSION"))
    );
    assert!(lines[1].starts_with("option name Seed type spin default 0 min 0 max "));
    assert_eq!(lines[lines.len() - 1], "ugiok");
    assert_eq!(Asked::new().line("isready"), "readyok");
}

#[test]
fn begins_at_the_start_under_standard() {
    let mut engine = Asked::new();
    assert_eq!(engine.line("show"), START);
    assert_eq!(engine.line("rules"), "standard");
    assert_eq!(engine.line("result"), "none");
    assert_eq!(engine.line("eval"), "0.0000");
    let moves = engine.line("moves");
    assert!(moves.starts_with("a1 a10 a11 a12 a2 "), "{moves}");
    assert_eq!(moves.split(' ').count(), 50);
}

#[test]
fn rules_set_the_start_and_newgame_keeps_them() {
    let mut engine = Asked::new();
    engine.silent("position startpos moves b6=m");
    engine.silent("rules classic,mine=mutual,colour=pair");
    assert_eq!(engine.line("rules"), "blast,colour=pair");
    assert_eq!(engine.line("show"), START);
    engine.silent("position startpos moves b6=m");
    assert!(engine.line("show").contains(" 2 -:m: - 1 0"));
    engine.silent("newgame");
    assert_eq!(engine.line("show"), START);
    assert_eq!(engine.line("rules"), "blast,colour=pair");
}

#[test]
fn positions_take_moves_with_their_outcomes() {
    let mut engine = Asked::new();
    engine.silent("position startpos moves");
    assert_eq!(engine.line("show"), START);
    engine.silent(&format!("position {START} moves b6=m a7=E"));
    assert!(engine.line("show").ends_with(" 1 b - 2 0"));
    engine.silent("position startpos");
    assert_eq!(engine.line("show"), START);
}

#[test]
fn a_position_is_refused_as_a_whole() {
    let mut engine = Asked::new();
    engine.silent("position startpos moves b6=m a7=E");
    let answer = engine.refused("position startpos moves b6=m a7=E c2=M b6");
    assert_eq!(
        answer,
        "error action 4, b6: the piece on b6 is face up already"
    );
    let answer = engine.refused("position startpos moves b6");
    assert!(
        answer.contains("action 1, b6: the outcome is missing"),
        "{answer}"
    );
    let answer = engine.refused("position startpos moves b6=q");
    assert!(answer.contains("action 1, b6=q: \"q\""), "{answer}");
    let answer = engine.refused("position 5/5 1 r - 0 0");
    assert!(
        answer.contains("position: board: it has 12 rows"),
        "{answer}"
    );
    let answer = engine.refused(&START.replace(" 0 0", " 0").replacen('?', "position ?", 1));
    assert!(answer.contains("six fields"), "{answer}");
}

#[test]
fn a_turn_passes_only_where_a_clock_runs() {
    let mut engine = Asked::new();
    let answer = engine.refused("position startpos moves --");
    assert!(answer.contains("only where a clock runs"), "{answer}");
    engine.silent("rules classic,move-time=5");
    // A fifth pass is a matter of the game, not of the position.
    engine.silent("position startpos moves -- -- -- -- -- -- -- -- -- -- --");
    assert!(engine.line("show").ends_with(" 2 - - 11 11"));
    assert_eq!(engine.line("result"), "none");
    assert!(!engine.line("moves").contains("--"));
}

#[test]
fn a_finished_game_has_a_result_and_nothing_to_do() {
    let mut engine = Asked::new();
    engine.silent(&format!("position {FINISHED}"));
    assert_eq!(engine.line("result"), "1-0 flag");
    assert_eq!(engine.line("moves"), "");
    assert_eq!(engine.line("perft 0"), "1");
    assert_eq!(engine.line("perft 4"), "0");
    assert_eq!(engine.line("eval"), "-1.0000");
    for limit in ["movetime 1000", "nodes 5", "depth 3"] {
        assert_eq!(engine.line(&format!("go {limit}")), "bestmove none");
    }
    let answer = engine.refused(&format!("position {FINISHED} moves e1e2"));
    assert!(answer.contains("the game is over"), "{answer}");
    engine.silent("rules classic,total-limit=2");
    engine.silent("position startpos moves b6=m a7=E");
    assert_eq!(engine.line("result"), "1/2-1/2 total-limit");
}

#[test]
fn malformed_commands_change_nothing() {
    let mut engine = Asked::new();
    engine.silent("rules quick");
    engine.silent("position startpos moves b6=m");
    for line in [
        "hello",
        "Show",
        "show me",
        " show",
        "show ",
        "moves b6",
        "ugi 2",
        "isready ?",
        "newgame x",
        "result now",
        "eval 1",
        "stop it",
        "quit now",
        "rules x",
        "rules quick quick",
        "perft",
        "perft x",
        "perft -1",
        "perft 1 2",
        "perft 101",
        "go",
        "go infinite",
        "go movetime",
        "go movetime x",
        "go nodes 0",
        "go depth 0",
        "go depth 1 nodes 5",
        "setoption",
        "setoption Seed 5",
        "setoption name Seed",
        "setoption name Seed value",
        "setoption name Seed value 5 6",
        "setoption name Level value 3",
        "position",
        "position moves b6=m",
        "position startpos moves ",
        "position startpos  moves b6=m",
        "position startpos b6=m",
        "\tshow",
        "show\0",
        "翻棋",
    ] {
        engine.refused(line);
    }
}

#[test]
fn lines_may_end_in_crlf_and_empty_ones_are_passed_over() {
    let mut engine = Asked::new();
    assert_eq!(engine.line("isready\r\n"), "readyok");
    assert_eq!(engine.line("isready\r"), "readyok");
    engine.silent("");
    engine.silent("\r\n");
    assert!(
        engine
            .refused("isready\r\r")
            .starts_with("error there is no command")
    );
}

// ---------------------------------------------------------------- search

/// Checks an info line, and gives its depth and nodes.
fn read_info(line: &str) -> (u64, u64) {
    let words: Vec<&str> = line.split(' ').collect();
    let [
        "info",
        "depth",
        depth,
        "nodes",
        nodes,
        "nps",
        nps,
        "score",
        score,
        "wdl",
        win,
        draw,
        loss,
        "pv",
        pv @ ..,
    ] = words.as_slice()
    else {
        panic!("{line}");
    };
    nps.parse::<u64>().unwrap();
    let score: f64 = score.parse().unwrap();
    assert!((-1.0..=1.0).contains(&score), "{line}");
    let parts = [win, draw, loss].map(|part| part.parse::<u32>().unwrap());
    assert_eq!(parts.iter().sum::<u32>(), 1000, "{line}");
    assert!(!pv.is_empty(), "{line}");
    (depth.parse().unwrap(), nodes.parse().unwrap())
}

#[test]
fn go_tells_and_ends_with_a_legal_action() {
    let mut engine = Asked::new();
    for (position, limit) in [
        ("startpos", "depth 1"),
        ("startpos moves b6=m a7=E", "nodes 5000"),
        ("startpos moves b6=m a7=E", "movetime 30"),
        ("startpos moves b6=m a7=E", "movetime 0"),
    ] {
        engine.silent(&format!("position {position}"));
        let moves = engine.line("moves");
        let mut lines = engine.lines(&format!("go {limit}"));
        let last = lines.pop().unwrap();
        let best = last.strip_prefix("bestmove ").unwrap();
        assert!(moves.split(' ').any(|action| action == best), "{last}");
        assert!(!lines.is_empty(), "{limit}");
        let told: Vec<(u64, u64)> = lines.iter().map(|line| read_info(line)).collect();
        assert!(told.is_sorted(), "{told:?}");
        assert!(told[told.len() - 1].0 >= 1, "{told:?}");
    }
}

#[test]
fn the_limit_of_depth_and_of_nodes_is_kept() {
    let mut engine = Asked::new();
    engine.silent("position startpos moves b6=m a7=E");
    let lines = engine.lines("go depth 2");
    assert_eq!(read_info(&lines[lines.len() - 2]).0, 2);
    let lines = engine.lines("go nodes 3000");
    let (_, nodes) = read_info(&lines[lines.len() - 2]);
    assert!((3000..6000).contains(&nodes), "{nodes}");
}

#[test]
fn a_seed_repeats_the_search() {
    let answer = |seed: u32| {
        let mut engine = Asked::new();
        engine.silent(&format!("setoption name Seed value {seed}"));
        engine.lines("go nodes 2000").pop().unwrap()
    };
    assert_eq!(answer(5), answer(5));
    let different: std::collections::BTreeSet<String> = (0..8).map(answer).collect();
    assert!(
        different.len() > 1,
        "all flips of the start are alike: {different:?}"
    );
}

#[test]
fn while_it_searches_only_three_commands_are_answered() {
    let mut engine = Engine::new();
    engine.receive(&format!("position {MIDDLE}"));
    assert!(engine.receive("go movetime 60000").lines.is_empty());
    engine.work();
    assert_eq!(engine.activity(), Activity::Searching);
    for line in [
        "show",
        "position startpos",
        "go depth 1",
        "perft 1",
        "hello",
        "ugi",
    ] {
        assert_eq!(engine.receive(line).lines, ["error busy"], "{line}");
    }
    assert_eq!(engine.receive("isready").lines, ["readyok"]);
    let stopped = engine.receive("stop").lines;
    assert!(
        stopped[stopped.len() - 1].starts_with("bestmove "),
        "{stopped:?}"
    );
    assert_eq!(engine.activity(), Activity::Idle);
    assert!(engine.receive("stop").lines.is_empty());
    assert!(engine.work().is_empty());
}

#[test]
fn quit_ends_a_search_without_its_bestmove() {
    let mut engine = Engine::new();
    engine.receive("go movetime 60000");
    let reply = engine.receive("quit");
    assert!(reply.quit);
    assert!(reply.lines.is_empty());
}

#[test]
fn stop_ends_a_perft() {
    let mut engine = Engine::new();
    assert!(engine.receive("perft 60").lines.is_empty());
    assert_eq!(engine.activity(), Activity::Counting);
    for _ in 0..50 {
        assert!(engine.work().is_empty());
    }
    assert_eq!(engine.receive("stop").lines, ["error stopped"]);
    assert_eq!(engine.receive("show").lines, [START]);
}

// ---------------------------------------------------------------- the program

/// Long enough for any machine, short enough to notice that something hangs.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program at the other end of two pipes. Killed where a test leaves it running.
struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start() -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fanqi"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Program {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end_matches('\n').to_string()
    }

    /// The lines up to the end of the output; the program must end well and soon.
    fn rest(mut self) -> Vec<String> {
        self.input = None;
        let begun = Instant::now();
        let lines: Vec<String> = self.output.by_ref().lines().map(Result::unwrap).collect();
        assert!(self.child.wait().unwrap().success());
        assert!(begun.elapsed() < PATIENCE);
        lines
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the program answers to a whole input.
fn piped(input: &[u8]) -> Vec<String> {
    let mut program = Program::start();
    program.send(input);
    program.rest()
}

#[test]
fn what_was_begun_at_the_end_of_input_is_finished() {
    let lines = piped(b"position startpos\ngo depth 2\n");
    assert!(lines[lines.len() - 1].starts_with("bestmove "), "{lines:?}");
    assert_eq!(piped(b"perft 2"), ["1396500"]);
    assert_eq!(piped(b""), Vec::<String>::new());
}

#[test]
fn commands_behind_a_perft_wait_for_it() {
    let lines = piped(b"perft 3\nisready\nresult\nquit\nshow\n");
    assert_eq!(lines, ["1577394072", "readyok", "none"]);
}

#[test]
fn answers_come_at_once() {
    let mut program = Program::start();
    program.send(b"isready\r\n");
    assert_eq!(program.line(), "readyok");
    program.send(b"show\n");
    assert_eq!(program.line(), START);
}

#[test]
fn stop_is_heard_during_a_search() {
    let mut program = Program::start();
    program.send(format!("position {MIDDLE}\ngo movetime 60000\n").as_bytes());
    // The first info line shows that it searches.
    read_info(&program.line());
    program.send(b"isready\nshow\n");
    while program.line() != "readyok" {}
    while program.line() != "error busy" {}
    let begun = Instant::now();
    program.send(b"stop\n");
    while !program.line().starts_with("bestmove ") {}
    assert!(begun.elapsed() < PATIENCE);
    program.send(b"result\n");
    assert_eq!(program.line(), "none");
}

#[test]
fn quit_is_heard_during_a_search() {
    let mut program = Program::start();
    program.send(format!("position {MIDDLE}\ngo movetime 60000\n").as_bytes());
    read_info(&program.line());
    program.send(b"quit\n");
    let lines = program.rest();
    assert!(
        !lines.iter().any(|line| line.starts_with("bestmove")),
        "{lines:?}"
    );
}

#[test]
fn stop_is_heard_during_a_perft() {
    let mut program = Program::start();
    program.send(b"perft 50\nstop\nresult\n");
    assert_eq!(program.line(), "error stopped");
    assert_eq!(program.line(), "none");
}

#[test]
fn bad_bytes_do_not_end_the_program() {
    let mut input = b"\xff\xfe\n\n".to_vec();
    input.extend(vec![b'x'; 3 << 20]);
    input.extend_from_slice(b"\nshow\n");
    let lines = piped(&input);
    assert_eq!(
        lines,
        [
            "error the line is not UTF-8",
            "error the line is longer than 1048576 bytes",
            START
        ]
    );
}
