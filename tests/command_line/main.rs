//! The program `fanqi` as somebody at a terminal, or a script, meets it.

mod contest;
mod help;
mod perft;
mod play;
mod run;
mod sitting;
