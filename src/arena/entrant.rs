//! Who can be entered in a match.

use std::fmt;
use std::str::FromStr;

use super::contestant::Contestant;
use super::greedy::Greedy;
use super::program::Program;
use super::random::Random;

/// A contestant by name, not yet at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    Random,
    Greedy,
    /// The opponent, searching so many nodes an action.
    Program {
        nodes: u64,
    },
}

/// The name is that of no entrant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no player is called \"{0}\" (there are random, greedy, program)")]
pub struct EntrantError(String);

impl Entrant {
    /// What `program` searches unless told otherwise: a few milliseconds an action.
    pub const DEFAULT_NODES: u64 = 10_000;

    /// The same entrant with another number of nodes, where it searches at all.
    pub fn with_nodes(self, nodes: u64) -> Entrant {
        match self {
            Entrant::Program { .. } => Entrant::Program { nodes },
            other => other,
        }
    }

    /// Sits down for one game. All its chance comes from the seed.
    pub fn seat(self, seed: u64) -> Box<dyn Contestant> {
        match self {
            Entrant::Random => Box::new(Random::new(seed)),
            Entrant::Greedy => Box::new(Greedy::new(seed)),
            Entrant::Program { nodes } => Box::new(Program::new(nodes, seed)),
        }
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(name: &str) -> Result<Entrant, EntrantError> {
        match name {
            "random" => Ok(Entrant::Random),
            "greedy" => Ok(Entrant::Greedy),
            "program" => Ok(Entrant::Program {
                nodes: Entrant::DEFAULT_NODES,
            }),
            other => Err(EntrantError(other.into())),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Entrant::Random => f.write_str("random"),
            Entrant::Greedy => f.write_str("greedy"),
            Entrant::Program { nodes } => write!(f, "program ({nodes} nodes)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        for name in ["random", "greedy", "program"] {
            let entrant: Entrant = name.parse().unwrap();
            assert!(entrant.to_string().starts_with(name));
        }
        let error = "alphazero".parse::<Entrant>().unwrap_err().to_string();
        assert!(error.contains("\"alphazero\""));
        assert_eq!(Entrant::Random.with_nodes(5), Entrant::Random);
        let program = Entrant::Program { nodes: 1 };
        assert_eq!(program.with_nodes(5), Entrant::Program { nodes: 5 });
    }
}
