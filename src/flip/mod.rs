//! The game 翻棋: what both players know, what they do, how it is written, and the referee.

mod action;
mod counters;
mod game;
mod hash;
mod history;
mod legality;
pub mod notation;
mod perft;
mod play;
mod player;
mod position;
mod report;
mod result;

pub use action::{Action, Outcome, Ply};
pub use game::{DealError, Game, GameError, Seed, SeedError};
pub use history::History;
pub use legality::Illegal;
pub use perft::{perft, perft_every_node};
pub use player::Player;
pub use position::{Position, Square};
pub use report::Report;
pub use result::GameResult;
