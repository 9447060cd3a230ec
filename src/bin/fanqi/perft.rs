//! `fanqi perft`: counts action sequences.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use fanqi::flip::{Position, perft, perft_every_node};
use fanqi::rules::Rules;

use crate::failure::Failure;

/// Count the action sequences of a length, and how fast that goes
///
/// A flip counts once for each piece that may come up. The last ply is counted without playing it,
/// unless --every-node asks for the real speed of play.
#[derive(Args)]
pub struct Arguments {
    /// The length of the sequences, in plies
    #[arg(allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(0..=100))]
    depth: u32,
    /// The rule set
    #[arg(long, default_value = "standard")]
    rules: Rules,
    /// Six fields, as `show` writes them [default: the start of a game]
    #[arg(long)]
    position: Option<String>,
    /// Play every action of every ply
    #[arg(long)]
    every_node: bool,
}

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let rules = arguments.rules;
    let position = match &arguments.position {
        None => Position::start(),
        Some(text) => Position::read(text, &rules)
            .map_err(|error| Failure::Arguments(format!("--position: {error}")))?,
    };
    let count = if arguments.every_node {
        perft_every_node
    } else {
        perft
    };
    let started = Instant::now();
    let nodes = count(&position, &rules, arguments.depth);
    let seconds = started.elapsed().as_secs_f64();
    let mut output = std::io::stdout().lock();
    writeln!(output, "rules            {rules}")?;
    writeln!(output, "position         {position}")?;
    writeln!(output, "depth            {}", arguments.depth)?;
    writeln!(output, "nodes            {nodes}")?;
    writeln!(output, "seconds          {seconds:.3}")?;
    let speed = nodes as f64 / seconds.max(1e-9);
    writeln!(output, "nodes per second {speed:.0}")?;
    Ok(())
}
