//! The text protocol: its core by lines, and the program by pipes.

mod asked;
mod commands;
mod program;
mod search;
mod vectors;
