//! `fanqi match`: two players over many paired games.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use fanqi::arena::{Entrant, Match, MatchError, Pair, Standing};
use fanqi::rules::Rules;

use crate::failure::Failure;

/// Let two players play many games, and tell which is stronger
///
/// The games come in pairs: the same deal and the same six random flips, with the seats exchanged.
/// The seed decides every game, so a match can be repeated exactly. Scores are A's: a draw is a half.
#[derive(Args)]
pub struct Arguments {
    /// random (any legal action), greedy (one ply), or program (the opponent of the game)
    a: Entrant,
    /// The other player
    b: Entrant,
    /// How many games, an even number
    #[arg(long, default_value_t = 100, allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    games: u32,
    /// The rule set
    #[arg(long, default_value = "standard")]
    rules: Rules,
    /// Decides deals, flips and all the players' chance
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Positions that program looks at for each action
    #[arg(long, default_value_t = Entrant::DEFAULT_NODES, allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Write every game to this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// The day written in the records [default: today]
    #[arg(long, value_name = "YYYY-MM-DD", requires = "records")]
    date: Option<String>,
    /// Games at a time [default: one for each processor core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    if !arguments.games.is_multiple_of(2) {
        let wrong = format!(
            "--games: games are paired, so {} cannot be",
            arguments.games
        );
        return Err(Failure::Arguments(wrong));
    }
    if let Some(folder) = &arguments.records {
        prepare(folder)?;
    }
    let threads = arguments.threads.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        usize::from,
    );
    let games = Match {
        rules: arguments.rules,
        entrants: [arguments.a, arguments.b].map(|e| e.with_nodes(arguments.nodes)),
        seed: arguments.seed,
        pairs: arguments.games / 2,
        date: arguments.date.unwrap_or_else(today),
    };
    let started = Instant::now();
    let mut standing = Standing::default();
    let mut progress = Progress::new(games.pairs);
    let played = games.run(threads, |pair| {
        if let Some(folder) = &arguments.records {
            write_records(folder, pair)?;
        }
        standing.add(pair);
        progress.tell(&standing)
    });
    progress.wipe()?;
    played.map_err(failure)?;
    let mut output = io::stdout().lock();
    let [a, b] = games.entrants;
    writeln!(output, "{a} against {b}")?;
    writeln!(output, "rules {}, seed {}", games.rules, games.seed)?;
    writeln!(output, "{standing}")?;
    let seconds = started.elapsed().as_secs_f64();
    writeln!(output, "time: {seconds:.1} s, {threads} at a time")?;
    Ok(())
}

fn failure(error: MatchError) -> Failure {
    match error {
        MatchError::Setup(error) => Failure::Arguments(format!("--date: {error}")),
        MatchError::Fault(fault) => Failure::Other(fault.to_string()),
        MatchError::Output(error) => error.into(),
    }
}

/// The day by the clock of this machine, in its time zone.
pub fn today() -> String {
    jiff::ZonedDateTime::now().date().to_string()
}

/// Makes the folder. One that holds anything is refused, so that no game is ever written over.
fn prepare(folder: &Path) -> Result<(), Failure> {
    let wrong = |why: String| Failure::Other(format!("--records {}: {why}", folder.display()));
    fs::create_dir_all(folder).map_err(|error| wrong(error.to_string()))?;
    let mut entries = fs::read_dir(folder).map_err(|error| wrong(error.to_string()))?;
    match entries.next() {
        None => Ok(()),
        Some(_) => Err(wrong("the folder is not empty; name a new one".into())),
    }
}

fn write_records(folder: &Path, pair: &Pair) -> io::Result<()> {
    for (game, played) in (1..).zip(&pair.games) {
        let name = format!("pair-{:05}-game-{game}.txt", pair.number + 1);
        let path = folder.join(name);
        let written = File::create_new(&path)
            .and_then(|mut file| write!(file, "{}", played.record))
            .map_err(|error| io::Error::other(format!("{}: {error}", path.display())));
        written?;
    }
    Ok(())
}

/// One line on the terminal that tells how far the match is; nothing where the output is no terminal.
struct Progress {
    pairs: u32,
    shown: bool,
}

impl Progress {
    fn new(pairs: u32) -> Progress {
        Progress {
            pairs,
            shown: io::stderr().is_terminal(),
        }
    }

    fn tell(&mut self, standing: &Standing) -> io::Result<()> {
        if !self.shown {
            return Ok(());
        }
        let (games, score) = (standing.games(), standing.score());
        let mut terminal = io::stderr();
        write!(
            terminal,
            "\r{games} of {} games, score {score:.3} ",
            2 * self.pairs
        )?;
        terminal.flush()
    }

    fn wipe(&mut self) -> io::Result<()> {
        if !self.shown {
            return Ok(());
        }
        write!(io::stderr(), "\r{:60}\r", "")
    }
}
