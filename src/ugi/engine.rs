//! Lines in, lines out.

use crate::ai;
use crate::flip::notation::WrittenPly;
use crate::flip::{Action, Position};
use crate::rules::Rules;

use super::command::{Command, Limit, MOST_SEED};
use super::counting::Counting;
use super::reply::Reply;
use super::thinking::{Thinking, expectation};

/// What the protocol remembers from line to line: the rules, the position, the options, and what is
/// being worked on.
pub struct Engine {
    rules: Rules,
    position: Position,
    seed: u64,
    work: Option<Work>,
}

enum Work {
    Search(Box<Thinking>),
    Perft(Counting),
}

/// Whether the engine waits for a line or has work of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    Idle,
    /// A `go`: only `stop`, `isready` and `quit` are answered.
    Searching,
    /// A `perft`: lines wait until it is done, `quit` too, but for a `stop`.
    Counting,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

impl Engine {
    /// An engine at the start of a game, under the rules `standard`.
    pub fn new() -> Engine {
        Engine {
            rules: Rules::default(),
            position: Position::start(),
            seed: 0,
            work: None,
        }
    }

    /// Takes one line, with or without its line break, and answers it. `go` and `perft` only begin
    /// here; [`Engine::work`] goes on with them.
    ///
    /// | command | answer |
    /// | --- | --- |
    /// | `ugi` | `id …` and `option …` lines, `ugiok` |
    /// | `isready` | `readyok` |
    /// | `setoption name Seed value N` | nothing |
    /// | `rules R`, `newgame` | nothing; the start position is set |
    /// | `rules` | the rule set in force, canonical |
    /// | `position <six fields> [moves A …]`, `position startpos [moves A …]` | nothing |
    /// | `show`, `moves`, `result`, `eval` | one line |
    /// | `perft D` | one line, when it is done |
    /// | `go movetime MS`, `go nodes N`, `go depth D` | `info …` lines, `bestmove A` or `bestmove none` |
    /// | `stop` | of a search the `bestmove`, of a perft `error stopped`; else nothing |
    /// | `quit` | nothing; the program ends |
    ///
    /// Anything else is answered `error <what and why>` and changes nothing; an empty line is
    /// passed over.
    pub fn receive(&mut self, line: &str) -> Reply {
        let line = line.strip_suffix('\n').unwrap_or(line);
        let line = line.strip_suffix('\r').unwrap_or(line);
        if line.is_empty() {
            return Reply::nothing();
        }
        match (Command::read(line), self.activity()) {
            (Ok(Command::Stop), _) => self.stop(),
            (Ok(Command::Quit), _) => Reply {
                quit: true,
                ..Reply::nothing()
            },
            (Ok(Command::IsReady), _) => Reply::line("readyok"),
            (Ok(command), Activity::Idle) => self.obey(command),
            (Err(error), Activity::Idle) => Reply::error(error),
            _ => Reply::error("busy"),
        }
    }

    pub fn activity(&self) -> Activity {
        match self.work {
            None => Activity::Idle,
            Some(Work::Search(_)) => Activity::Searching,
            Some(Work::Perft(_)) => Activity::Counting,
        }
    }

    /// Goes on for some milliseconds with what is being worked on, and gives the lines that are
    /// ready. Does nothing where the engine is idle.
    pub fn work(&mut self) -> Vec<String> {
        self.work_unless(&mut || false)
    }

    /// The same, but returns at once where `urgent` says that a line is waiting which cannot wait.
    /// What a search has half done is then forgotten: this is for `stop` and `quit`.
    pub fn work_unless(&mut self, urgent: &mut dyn FnMut() -> bool) -> Vec<String> {
        let (lines, done) = match &mut self.work {
            None => return Vec::new(),
            Some(Work::Search(thinking)) => thinking.advance(urgent),
            Some(Work::Perft(counting)) => match counting.advance() {
                None => return Vec::new(),
                Some(nodes) => (vec![nodes.to_string()], true),
            },
        };
        if done {
            self.work = None;
        }
        lines
    }

    fn stop(&mut self) -> Reply {
        match self.work.take() {
            None => Reply::nothing(),
            Some(Work::Search(mut thinking)) => Reply {
                lines: thinking.end(),
                quit: false,
            },
            Some(Work::Perft(_)) => Reply::error("stopped"),
        }
    }

    /// Obeys a command that is taken only where nothing is being worked on.
    fn obey(&mut self, command: Command) -> Reply {
        match command {
            Command::Ugi => introduction(),
            Command::SetSeed(seed) => self.quietly(|engine| engine.seed = seed),
            Command::SetRules(rules) => self.quietly(|engine| engine.begin(*rules)),
            Command::ShowRules => Reply::line(self.rules.to_string()),
            Command::NewGame => self.quietly(|engine| engine.begin(engine.rules)),
            Command::Position { fields, actions } => self.set_position(fields, &actions),
            Command::Show => Reply::line(self.position.to_string()),
            Command::Moves => Reply::line(self.moves()),
            Command::Result => {
                let result = self.position.result(&self.rules);
                Reply::line(result.map_or("none".into(), |result| result.to_string()))
            }
            Command::Perft(depth) => {
                let counting = Counting::new(&self.position, &self.rules, depth);
                self.quietly(|engine| engine.work = Some(Work::Perft(counting)))
            }
            Command::Eval => Reply::line(expectation(ai::evaluate(&self.position, &self.rules))),
            Command::Go(limit) => self.go(limit),
            // Answered before, whatever is being worked on.
            Command::IsReady | Command::Stop | Command::Quit => Reply::nothing(),
        }
    }

    fn quietly(&mut self, change: impl FnOnce(&mut Engine)) -> Reply {
        change(self);
        Reply::nothing()
    }

    fn begin(&mut self, rules: Rules) {
        self.rules = rules;
        self.position = Position::start();
    }

    /// Sets a position with the actions played on it, or nothing of it.
    fn set_position(&mut self, fields: Option<&str>, actions: &[&str]) -> Reply {
        let mut position = match fields.map(|fields| Position::read(fields, &self.rules)) {
            None => Position::start(),
            Some(Ok(position)) => position,
            Some(Err(error)) => return Reply::error(format!("position: {error}")),
        };
        for (number, text) in (1..).zip(actions) {
            let wrong = |why: &dyn ToString| {
                Reply::error(format!("action {number}, {text}: {}", why.to_string()))
            };
            let written: WrittenPly = match text.parse() {
                Ok(written) => written,
                Err(error) => return wrong(&error),
            };
            let ply = written.in_position(&position, &self.rules);
            if let Err(illegal) = position.try_apply(&self.rules, ply) {
                return wrong(&illegal);
            }
        }
        self.position = position;
        Reply::nothing()
    }

    fn moves(&self) -> String {
        let actions = self.position.actions(&self.rules);
        let mut moves: Vec<String> = actions.iter().map(Action::to_string).collect();
        moves.sort_unstable();
        moves.join(" ")
    }

    fn go(&mut self, limit: Limit) -> Reply {
        if self.position.result(&self.rules).is_some() {
            return Reply::line("bestmove none");
        }
        let thinking = Thinking::new(&self.position, &self.rules, self.seed, limit);
        self.work = Some(Work::Search(Box::new(thinking)));
        Reply::nothing()
    }
}

fn introduction() -> Reply {
    Reply {
        lines: vec![
            concat!("id name fanqi ", env!("CARGO_PKG_VERSION")).into(),
            format!("option name Seed type spin default 0 min 0 max {MOST_SEED}"),
            "ugiok".into(),
        ],
        quit: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idle_work_does_nothing() {
        let mut engine = Engine::new();
        assert_eq!(engine.activity(), Activity::Idle);
        assert_eq!(engine.work(), Vec::<String>::new());
    }
}
