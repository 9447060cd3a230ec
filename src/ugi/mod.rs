//! The line protocol that the program `fanqi` speaks, in the manner of UCI and UGI.
//!
//! One command a line; what each is answered is listed at [`Engine::receive`]. The [`Engine`] turns
//! lines into lines and knows no input and no output; [`serve`] joins it to them.
//!
//! ```
//! use fanqi::ugi::Engine;
//!
//! let mut engine = Engine::new();
//! engine.receive("position startpos moves b6=m");
//! let reply = engine.receive("show");
//! assert!(reply.lines[0].ends_with(" 2 b - 1 0"));
//! ```

mod command;
mod counting;
mod engine;
mod lines;
mod reply;
mod serve;
mod thinking;

pub use engine::{Activity, Engine};
pub use reply::Reply;
pub use serve::serve;
