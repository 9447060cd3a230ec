//! Notation: game records. Here, a record whose every part can be replaced.

mod actions;
mod end;
mod layout;
mod tags;
mod writing;

use fanqi::flip::notation::Record;

/// A finished game of two flips from a late position, whose every part can be replaced.
const RECORD: &str = "\
[Game \"fanqi\"]
[Version \"1\"]
[Date \"2026-11-30\"]
[First \"李明\"]
[Second \"Level 3\"]
[Rules \"classic\"]
[Position \"f3m/5/5/5/5/5/5/5/5/5/5/F?2M 1 r GDDBBCCJJKKKLLLEEEXXNNgddbbccjjkkkllleeexxnnn 100 0\"]
[Result \"1-0\"]
[Termination \"resignation\"]
[Placement \"f3m/5/5/5/5/5/5/5/5/5/5/F~N2M\"]

51. e1e2 e12e11 52. b1=N 1-0
";

pub fn record() -> String {
    RECORD.into()
}

/// The record with one part replaced, read.
pub fn read_with(part: &str, instead: &str) -> Result<Record, String> {
    let record = record();
    assert!(record.contains(part), "{part} is not in the record");
    read(&record.replacen(part, instead, 1))
}

pub fn read(text: &str) -> Result<Record, String> {
    text.parse::<Record>().map_err(|error| error.to_string())
}

/// What is said about a record that is refused.
pub fn fault(text: &str) -> String {
    read(text)
        .err()
        .unwrap_or_else(|| panic!("this is read:\n{text}"))
}

/// The record with one part replaced is refused with these words.
pub fn assert_refused(part: &str, instead: &str, message: &str) {
    match read_with(part, instead) {
        Ok(record) => panic!("{instead} is read as\n{record}"),
        Err(said) => assert!(said.contains(message), "says: {said}\nand not: {message}"),
    }
}
