//! The protocol on an input and an output.

use std::collections::VecDeque;
use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;

use super::engine::{Activity, Engine};
use super::lines::{LineError, read_line};
use super::reply::Reply;

/// Lines that are read ahead.
const AHEAD: usize = 64;

type Line = Result<String, LineError>;

/// Answers the lines of `input` on `output` until `quit` or the end of input; what was begun by then
/// is finished first. Each answer is flushed at once. A thread of its own reads, so that `stop` is
/// heard while a search runs.
///
/// # Errors
///
/// Where the input cannot be read or the output cannot be written.
pub fn serve(input: impl Read + Send + 'static, mut output: impl Write) -> io::Result<()> {
    let (sender, lines) = sync_channel(AHEAD);
    thread::spawn(move || read_lines(input, &sender));
    let mut inbox = Inbox::new(lines);
    let mut engine = Engine::new();
    loop {
        let next = match engine.activity() {
            Activity::Idle => match inbox.wait()? {
                Some(line) => Some(line),
                None => return Ok(()),
            },
            Activity::Searching => inbox.next()?,
            Activity::Counting => inbox.take(|line| line == "stop")?,
        };
        let Some(line) = next else {
            // At the end of input the work goes on to its own end.
            let urgent = &mut || inbox.holds(|line| line == "stop" || line == "quit");
            write(&mut output, &engine.work_unless(urgent))?;
            continue;
        };
        let reply = match line {
            Ok(line) => engine.receive(&line),
            Err(error) if engine.activity() == Activity::Idle => Reply::error(error),
            Err(_) => Reply::error("busy"),
        };
        write(&mut output, &reply.lines)?;
        if reply.quit {
            return Ok(());
        }
    }
}

/// Sends line after line, until the input or the protocol ends.
fn read_lines(input: impl Read, sender: &SyncSender<io::Result<Line>>) {
    let mut input = BufReader::new(input);
    while let Some(line) = read_line(&mut input).transpose() {
        let failed = line.is_err();
        if sender.send(line).is_err() || failed {
            return;
        }
    }
}

/// The lines that have come and are not answered yet.
struct Inbox {
    lines: Receiver<io::Result<Line>>,
    waiting: VecDeque<io::Result<Line>>,
}

impl Inbox {
    fn new(lines: Receiver<io::Result<Line>>) -> Inbox {
        Inbox {
            lines,
            waiting: VecDeque::new(),
        }
    }

    /// The next line; waits for it. None at the end of input.
    fn wait(&mut self) -> io::Result<Option<Line>> {
        match self.waiting.pop_front() {
            Some(line) => line.map(Some),
            None => self.lines.recv().ok().transpose(),
        }
    }

    /// The next line, if one is there already.
    fn next(&mut self) -> io::Result<Option<Line>> {
        self.fetch();
        self.waiting.pop_front().transpose()
    }

    /// The first line that is there already and as wanted; those before it go on waiting. A failure
    /// to read is always wanted.
    fn take(&mut self, wanted: impl Fn(&str) -> bool) -> io::Result<Option<Line>> {
        self.fetch();
        let found = self
            .waiting
            .iter()
            .position(|line| line.is_err() || reads(line, &wanted));
        match found {
            Some(index) => self.waiting.remove(index).transpose(),
            None => Ok(None),
        }
    }

    /// Whether such a line is there already, wherever it stands.
    fn holds(&mut self, wanted: impl Fn(&str) -> bool) -> bool {
        self.fetch();
        self.waiting.iter().any(|line| reads(line, &wanted))
    }

    /// Takes in what has come. A flood is left in the channel, which makes its sender wait.
    fn fetch(&mut self) {
        while self.waiting.len() < AHEAD {
            match self.lines.try_recv() {
                Ok(line) => self.waiting.push_back(line),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return,
            }
        }
    }
}

fn reads(line: &io::Result<Line>, wanted: impl Fn(&str) -> bool) -> bool {
    matches!(line, Ok(Ok(line)) if wanted(line.strip_suffix('\r').unwrap_or(line)))
}

fn write(output: &mut impl Write, lines: &[String]) -> io::Result<()> {
    if lines.is_empty() {
        return Ok(());
    }
    for line in lines {
        writeln!(output, "{line}")?;
    }
    output.flush()
}
