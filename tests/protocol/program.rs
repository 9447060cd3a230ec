//! The program itself, at the other end of two pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use super::asked::{MIDDLE, START, read_info};

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
    // Also behind lines that wait for the perft to be done.
    program.send(b"perft 50\nresult\nstop\n");
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
