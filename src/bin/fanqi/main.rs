//! The program `fanqi`: the text protocol, perft, play in a terminal, matches.

mod contest;
mod failure;
mod perft;
mod play;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// 翻棋 (flip Luzhanqi): play it in the terminal, or drive its program
///
/// Without a command fanqi speaks its line protocol on standard input and output, as chess programs
/// speak UCI: try "ugi", "show", "moves", "go movetime 1000", "quit".
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Arguments),
    Match(contest::Arguments),
    Perft(perft::Arguments),
}

const EXAMPLES: &str = "\
Examples:
  fanqi play                          a game against the program
  fanqi play --rules quick --names chinese
  fanqi match program greedy --games 400 --rules classic
  fanqi perft 3 --rules folk
  printf 'position startpos moves b6=m\\ngo nodes 20000\\n' | fanqi

Rules are a preset (standard, classic, online, folk, quick, blast), perhaps followed by
options: classic,colour=pair,mine=mutual";

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        None => serve(),
        Some(Command::Play(arguments)) => play::run(arguments),
        Some(Command::Match(arguments)) => contest::run(arguments),
        Some(Command::Perft(arguments)) => perft::run(arguments),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}

fn serve() -> Result<(), Failure> {
    use std::io::{IsTerminal, stdin, stdout};
    if stdin().is_terminal() {
        eprintln!("fanqi speaks its line protocol here (quit ends it); see fanqi --help");
    }
    Ok(fanqi::ugi::serve(stdin(), stdout().lock())?)
}
