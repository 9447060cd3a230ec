//! `fanqi play`: a game against the program in a terminal.

mod commands;
mod opponent;
mod picture;
mod status;
mod table;
mod words;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use fanqi::flip::notation::Tags;
use fanqi::flip::{Game, Player, Position, Seed};
use fanqi::rules::Rules;

use crate::contest::today;
use crate::failure::Failure;
use opponent::Opponent;
use table::Table;
use words::{Look, Names};

/// Play against the program in the terminal
///
/// Type an action (b6 flips, a6a9 moves) or a word such as help, moves, hint, undo, save or quit.
#[derive(Args)]
pub struct Arguments {
    /// The rule set
    #[arg(long, default_value = "standard")]
    rules: Rules,
    /// Deal by this text of up to 31 bytes, so that the same deal comes again
    #[arg(long)]
    seed: Option<String>,
    /// You act first [default: drawn by lot]
    #[arg(long)]
    first: bool,
    /// The program acts first
    #[arg(long, conflicts_with = "first")]
    second: bool,
    /// How pieces are written
    #[arg(long, value_enum, default_value_t = Names::Letters)]
    names: Names,
    /// Positions that the program looks at for each action
    #[arg(long, default_value_t = 50_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Write the game's record to this new file at the end, or when you leave
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    if let Some(file) = arguments.record.as_deref().filter(|file| file.exists()) {
        let wrong = format!("--record: {} is there already", file.display());
        return Err(Failure::Arguments(wrong));
    }
    let mut table = set_up(&arguments)?;
    let mut output = io::stdout().lock();
    let played = converse(&mut table, &mut output);
    // The record is kept even where the output is gone.
    if let Some(file) = &arguments.record {
        save(table.game(), file).map_err(Failure::Other)?;
        if played.is_ok() {
            writeln!(output, "The record is in {}.", file.display())?;
        }
    }
    played
}

fn set_up(arguments: &Arguments) -> Result<Table, Failure> {
    let no_chance = |error| Failure::Other(format!("the system gives no random numbers: {error}"));
    let seed: Seed = match &arguments.seed {
        Some(text) => text
            .parse()
            .map_err(|error| Failure::Arguments(format!("--seed: {error}")))?,
        None => Seed::random().map_err(no_chance)?,
    };
    // The program's own chance never comes from the deal's seed. With a chosen deal it is fixed, so
    // that the whole game comes again.
    let lot = match &arguments.seed {
        Some(_) => 0,
        None => getrandom::u64().map_err(no_chance)?,
    };
    let person = match (arguments.first, arguments.second) {
        (true, _) => Player::First,
        (_, true) => Player::Second,
        _ if lot & 1 == 0 => Player::First,
        _ => Player::Second,
    };
    let game = Game::new(arguments.rules, Position::start(), &seed, tags(person))
        .map_err(|error| Failure::Other(error.to_string()))?;
    let look = Look {
        names: arguments.names,
        coloured: io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none(),
    };
    let opponent = Opponent::new(arguments.nodes, lot);
    Ok(Table::new(game, person, opponent, look))
}

fn tags(person: Player) -> Tags {
    let [first, second] = match person {
        Player::First => ["You", "Program"],
        Player::Second => ["Program", "You"],
    };
    Tags {
        date: today(),
        first: first.into(),
        second: second.into(),
        others: Vec::new(),
    }
}

/// Plays until the person leaves or the input ends.
fn converse(table: &mut Table, output: &mut impl Write) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let typed = io::stdin().is_terminal();
    write!(output, "{}", table.greeting())?;
    loop {
        write!(output, "{}", table.program_acts())?;
        write!(output, "{}> ", table.prompt())?;
        output.flush()?;
        let mut bytes = Vec::new();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim();
        if !typed {
            // A transcript shows what was typed.
            writeln!(output, "{line}")?;
        }
        match line.parse() {
            Ok(commands::Command::Quit) => break,
            Ok(command) => write!(output, "{}", table.obey(command))?,
            Err(why) => writeln!(output, "Not understood: {why}.")?,
        }
    }
    writeln!(output, "{}", table.farewell())?;
    Ok(())
}

/// Writes the record to a new file.
fn save(game: &Game, file: &Path) -> Result<(), String> {
    std::fs::File::create_new(file)
        .and_then(|mut new| write!(new, "{}", game.record()))
        .map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                format!("{} is there already; name another file", file.display())
            }
            _ => format!("{}: {error}", file.display()),
        })
}
