//! The protocol on an input and an output.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;

use super::engine::{Activity, Engine, Reply};
use super::lines::{LineError, read_line};

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
    let mut engine = Engine::new();
    // The line that waits for a perft to end.
    let mut waiting = None;
    loop {
        let next = match engine.activity() {
            Activity::Idle => match waiting.take() {
                Some(line) => Some(line),
                None => match lines.recv() {
                    Ok(line) => Some(line?),
                    Err(_) => return Ok(()),
                },
            },
            Activity::Searching => look(&lines)?,
            Activity::Counting => look_for_stop(&lines, &mut waiting)?,
        };
        let Some(line) = next else {
            write(&mut output, &engine.work())?;
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

/// The next line, if one is there already.
fn look(lines: &Receiver<io::Result<Line>>) -> io::Result<Option<Line>> {
    match lines.try_recv() {
        Ok(line) => line.map(Some),
        // At the end of input the work goes on to its own end.
        Err(TryRecvError::Empty | TryRecvError::Disconnected) => Ok(None),
    }
}

/// While a perft runs the next line waits, unless it is `stop`.
fn look_for_stop(
    lines: &Receiver<io::Result<Line>>,
    waiting: &mut Option<Line>,
) -> io::Result<Option<Line>> {
    if waiting.is_none() {
        *waiting = look(lines)?;
    }
    let stops = |line: &mut Line| {
        line.as_ref()
            .is_ok_and(|line| line.trim_end_matches('\r') == "stop")
    };
    Ok(waiting.take_if(stops))
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
