//! Lines of input, whatever bytes come.

use std::io::{self, BufRead};

/// A longer line is no command of anybody: a whole game is a few thousand bytes.
pub(super) const MOST_BYTES: usize = 1 << 20;

/// What is wrong with the bytes of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum LineError {
    #[error("the line is longer than {MOST_BYTES} bytes")]
    TooLong,
    #[error("the line is not UTF-8")]
    NotUtf8,
}

/// Reads the next line; `None` at the end of input. The last line needs no line break. Of a line
/// that is too long no more than the limit is kept in memory.
///
/// # Errors
///
/// Where the input cannot be read.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, LineError>>> {
    let mut line = Vec::new();
    let mut any = false;
    let mut too_long = false;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        any |= !bytes.is_empty();
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        too_long |= line.len() + part.len() > MOST_BYTES;
        if !too_long {
            line.extend_from_slice(part);
        }
        let (taken, over) = (part.len(), end.is_some() || bytes.is_empty());
        input.consume(taken + usize::from(end.is_some()));
        if over {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => None,
        (true, true) => Some(Err(LineError::TooLong)),
        (true, false) => Some(String::from_utf8(line).map_err(|_| LineError::NotUtf8)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(bytes: &[u8]) -> Vec<Result<String, LineError>> {
        // A buffer of three bytes, so that lines span it.
        let mut input = io::BufReader::with_capacity(3, bytes);
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_end_at_a_break_or_at_the_end() {
        let line = |text: &str| Ok(text.to_string());
        assert_eq!(read_all(b""), []);
        assert_eq!(read_all(b"\n"), [line("")]);
        assert_eq!(
            read_all(b"ugi\r\n\nisready"),
            [line("ugi\r"), line(""), line("isready")]
        );
    }

    #[test]
    fn bad_lines_are_told_and_the_next_is_read() {
        let mut bytes = vec![b'x'; MOST_BYTES + 1];
        bytes.extend_from_slice(b"\nshow\n\xff\nshow\n");
        assert_eq!(
            read_all(&bytes),
            [
                Err(LineError::TooLong),
                Ok("show".into()),
                Err(LineError::NotUtf8),
                Ok("show".into())
            ]
        );
        let longest = vec![b'x'; MOST_BYTES];
        assert_eq!(
            read_all(&longest)[0].as_ref().map(String::len),
            Ok(MOST_BYTES)
        );
    }
}
