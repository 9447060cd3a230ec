//! The opponent. It is given a position and the rules, that is, what any person at the table knows,
//! and cannot name the referee or the deal: `tests/module_streets.rs` holds it to that.
//!
//! ```
//! use fanqi::ai::Search;
//! use fanqi::flip::Position;
//! use fanqi::rules::Rules;
//!
//! let mut search = Search::new(&Position::start(), &Rules::default(), 7);
//! search.advance(1_000);
//! assert!(search.best().is_some());
//! ```

mod evaluate;
mod moves;
mod reason;
mod search;
mod table;
mod tree;

pub use evaluate::{evaluate, expected_result};
pub use reason::{Motive, Reason, reason};
pub use search::{Info, Search};
