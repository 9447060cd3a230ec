//! The door to the page.
