//! Lines, blanks, numbers and comments.

use super::{assert_refused, read, read_with, record};

#[test]
fn record_is_read_and_written_again() {
    assert_eq!(read(&record()).unwrap().to_string(), record());
}

/// Comments are read over, on one line or on several, also within a word's reach.
#[test]
fn comments_are_read_over() {
    for comment in ["{ good }", "{a\nb}", "{[x] 1-0 }", "{}", "{ { }"] {
        let read = read_with("52. b1=N", &format!("52.{comment} b1=N{comment}{comment}")).unwrap();
        assert_eq!(read.to_string(), record(), "{comment}");
    }
    let read = read_with("b1=N 1-0", "{x}b1=N{x}1-0").unwrap();
    assert_eq!(read.to_string(), record());
    let commented = read_with("\n51.", "\n{ before }\n51.").unwrap();
    assert_eq!(commented.to_string(), record());
    assert_refused(
        "52. b1=N",
        "{ 52.\nb1=N",
        "line 12: a comment is not closed",
    );
}

/// Lines behind a comment of several lines keep their numbers.
#[test]
fn comments_keep_the_count_of_lines() {
    assert_refused(
        "52. b1=N",
        "{ \n\n } b1=L",
        "line 14: action 3, b1=L: no L is face down",
    );
}

/// LF is written; LF, CRLF and any blanks are read, and a byte order mark.
#[test]
fn line_ends_and_blanks_are_read() {
    let crlf = record().replace('\n', "\r\n");
    assert_eq!(read(&crlf).unwrap().to_string(), record());
    let spread = record().replace("52. b1=N 1-0\n", "\n\n  52.\t b1=N\n\n1-0\n\n \n");
    assert_eq!(read(&spread).unwrap().to_string(), record());
    let blank_lines = record()
        .replace("[Version", "\n  [Version")
        .replace("\n51.", "\n\n\n51.");
    assert_eq!(read(&blank_lines).unwrap().to_string(), record());
    assert_eq!(
        read(&format!("\u{feff}{}", record())).unwrap().to_string(),
        record()
    );
    let no_blank_line = record().replace("\n\n51.", "\n51.");
    assert_eq!(read(&no_blank_line).unwrap().to_string(), record());
    let no_last_line_end = record();
    assert!(read(no_last_line_end.trim_end()).is_ok());
}

/// Numbers stand with a blank behind them or without, or not at all.
#[test]
fn numbers_are_read_over() {
    for text in [
        "51.e1e2 e12e11 52.b1=N",
        "e1e2 e12e11 b1=N",
        "51. e1e2 51... e12e11 52. b1=N",
    ] {
        let read = read_with("51. e1e2 e12e11 52. b1=N", text).unwrap();
        assert_eq!(read.to_string(), record());
    }
}
