//! What holds of every rule set, every position and every game: tried on random ones.
//!
//! `PROPTEST_CASES` in the environment replaces the number of cases: fewer over mutants, more in a
//! long run.

#[path = "../common/mod.rs"]
mod common;

mod actions;
mod game;
mod mirror;
mod play;
mod strategy;
mod text;
