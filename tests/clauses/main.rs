//! One test a clause of the rules, named after it, with the clause in prose above it.
//!
//! Boards are drawn: a row a line with its number, empty rows left out (see `common`). What is not
//! drawn is dead. Where nothing else is said *first* owns red and is to act.

#[path = "../common/mod.rs"]
mod common;

mod attack;
mod camp;
mod deal;
mod ending;
mod flag;
mod headquarters;
mod movement;
mod outcome;
mod position_text;
mod preset;
mod record;
mod report;
mod seal;
mod set_up;
mod talk;
mod undo;
