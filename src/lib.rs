//! The rules of 翻棋 (flip Luzhanqi), a referee that alone knows the deal, and an opponent that
//! knows only what a person at the table could know.
//!
//! | module | holds |
//! | --- | --- |
//! | [`piece`] | colours, kinds, pieces, and counts of them |
//! | [`point`] | a point of the board, a set of points |
//! | [`board`] | the map: stations, camps, headquarters, roads, railways |
//! | [`rules`] | the options and presets, and each clause of the rules; no chance, no clock |
//! | [`flip`] | the game 翻棋: positions, actions, notation, the referee |
//! | [`ai`] | the opponent: sees positions only |
//! | `arena` | games between programs, paired and repeatable |
//! | `ugi` | the line protocol of the program `fanqi` |
//! | `wasm` | the door to the page |
//!
//! Dependencies point one way: `piece, point, board` <- `rules` <- `flip` <- `ai` <- `arena`,
//! `ugi`, `wasm`, the programs. `tests/module_streets.rs` holds every file to it.
//!
//! ```
//! use fanqi::flip::{Position, perft};
//! use fanqi::rules::Rules;
//!
//! let rules: Rules = "classic,mine=mutual".parse()?;
//! let start = Position::start();
//! assert_eq!(perft(&start, &rules, 2), 1_396_500);
//! # Ok::<(), fanqi::rules::RulesError>(())
//! ```

pub mod ai;
#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
pub mod board;
pub mod flip;
pub mod piece;
pub mod point;
pub mod rules;
#[cfg(not(target_arch = "wasm32"))]
pub mod ugi;
#[cfg(target_arch = "wasm32")]
mod wasm;
