//! Games between programs, many of them and fairly paired, to tell which plays better.
//!
//! | part | holds |
//! | --- | --- |
//! | [`Contestant`] | who sits at the board: it is given positions, never the game |
//! | [`Entrant`] | who can be entered by name: `random`, `greedy`, `program` |
//! | [`Match`] | two entrants over pairs of games, repeatable from a seed |
//! | [`Standing`] | what came out, with its interval |
//!
//! ```
//! use fanqi::arena::{Entrant, Match, Standing};
//!
//! let games = Match {
//!     rules: "quick".parse()?,
//!     entrants: [Entrant::Greedy, Entrant::Random],
//!     seed: 1,
//!     pairs: 4,
//!     date: "2026-11-30".into(),
//! };
//! let mut standing = Standing::default();
//! games.run(1, |pair| {
//!     standing.add(pair);
//!     Ok(())
//! })?;
//! assert_eq!(standing.games(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod contest;
mod contestant;
mod entrant;
mod greedy;
mod interval;
mod pair;
mod program;
mod random;
mod standing;

pub use contest::{Match, MatchError};
pub use contestant::Contestant;
pub use entrant::{Entrant, EntrantError};
pub use greedy::Greedy;
pub use interval::Interval;
pub use pair::{Fault, Pair, PlayedGame};
pub use program::Program;
pub use random::Random;
pub use standing::Standing;
