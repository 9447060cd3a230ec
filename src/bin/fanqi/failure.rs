//! Why a command ended early, and with which exit code.

use std::io;
use std::process::ExitCode;

#[derive(Debug)]
pub enum Failure {
    /// The arguments do not make sense together: exit code 2, as for any wrong argument.
    Arguments(String),
    /// Something went wrong on the way: exit code 1.
    Other(String),
    /// Nobody reads the output any more, as in `fanqi perft 3 | head -1`: no failure at all.
    NobodyListens,
}

impl Failure {
    /// Tells on standard error what went wrong.
    pub fn report(self) -> ExitCode {
        let (code, message) = match self {
            Failure::NobodyListens => return ExitCode::SUCCESS,
            Failure::Arguments(message) => (2, message),
            Failure::Other(message) => (1, message),
        };
        eprintln!("error: {message}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyListens,
            _ => Failure::Other(error.to_string()),
        }
    }
}
