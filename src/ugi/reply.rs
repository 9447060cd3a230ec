//! What a line is answered.

/// Longer messages are cut: what was wrong with a line of a megabyte is told in the first words.
const MOST_MESSAGE: usize = 300;

/// What a line is answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    pub lines: Vec<String>,
    /// True where the program is to end.
    pub quit: bool,
}

impl Reply {
    pub(super) fn nothing() -> Reply {
        Reply::default()
    }

    pub(super) fn line(line: impl Into<String>) -> Reply {
        Reply {
            lines: vec![line.into()],
            quit: false,
        }
    }

    /// `error` and why, on one line whatever the message quotes.
    pub(super) fn error(why: impl ToString) -> Reply {
        let printable = |c: char| if c.is_control() { '\u{fffd}' } else { c };
        let why: String = why.to_string().chars().map(printable).collect();
        let mut message: String = why.chars().take(MOST_MESSAGE).collect();
        if message.len() < why.len() {
            message.push('…');
        }
        Reply::line(format!("error {message}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_one_printable_line_of_bounded_length() {
        let error = Reply::error("a\u{1b}[31m\rb\0");
        assert_eq!(error.lines, ["error a\u{fffd}[31m\u{fffd}b\u{fffd}"]);
        let long = Reply::error("翻".repeat(1_000_000)).lines.remove(0);
        assert_eq!(
            long.chars().count(),
            "error …".chars().count() + MOST_MESSAGE
        );
    }
}
