//! The opponent.
