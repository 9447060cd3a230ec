//! Somebody who plays at a terminal.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use super::run::fanqi;

/// Somebody at `fanqi play`.
pub struct Sitting {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
}

impl Sitting {
    /// Sits down, and gives what is said before the first prompt.
    pub fn begin(arguments: &[&str]) -> (Sitting, String) {
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

    pub fn say(&mut self, line: &str) -> String {
        writeln!(self.input.as_ref().unwrap(), "{line}").unwrap();
        self.listen()
    }

    pub fn end(mut self) -> String {
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
pub fn actions(said: &str) -> Vec<String> {
    let listed = said.lines().filter_map(|line| {
        line.strip_prefix("turn up: ")
            .or(line.strip_prefix("move: "))
    });
    listed
        .flat_map(|line| line.split(' '))
        .map(String::from)
        .collect()
}

pub const QUICK: [&str; 6] = ["--rules", "quick", "--seed", "lunch", "--nodes", "300"];

/// Plays any legal action until the game is over, and gives what is said then.
pub fn play_to_the_end(sitting: &mut Sitting) -> String {
    for ply in 0..2_000 {
        let legal = actions(&sitting.say("moves"));
        let said = sitting.say(&legal[ply * 7 % legal.len()]);
        if said.contains("quit leaves") {
            return said;
        }
    }
    panic!("the game does not end");
}
