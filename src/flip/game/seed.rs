//! The seed of a deal.

use std::fmt;
use std::str::FromStr;

/// 256 bits that decide a deal: enough for every one of its about 2^185 placements.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub(super) [u8; 32]);

/// What is wrong with a seed's text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeedError {
    #[error("the seed is empty")]
    Empty,
    #[error("the seed \"{0}\" is longer than 31 bytes (and is not 64 hexadecimal digits)")]
    TooLong(String),
}

impl SeedError {
    /// A stable word for the fault.
    pub fn code(&self) -> &'static str {
        match self {
            SeedError::Empty => "empty",
            SeedError::TooLong(_) => "too-long",
        }
    }
}

impl Seed {
    /// A seed from the system's randomness.
    ///
    /// # Errors
    ///
    /// Where the system gives none.
    pub fn random() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }
}

/// Reads a seed that somebody chose: 64 hexadecimal digits give all 256 bits; a text of 1 to 31
/// bytes is a seed as it stands, with its length behind it.
impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if let Some(bytes) = from_hex(text) {
            return Ok(Seed(bytes));
        }
        let mut bytes = [0; 32];
        match text.len() {
            0 => return Err(SeedError::Empty),
            length @ 1..32 => {
                bytes[..length].copy_from_slice(text.as_bytes());
                bytes[31] = length as u8;
            }
            _ => return Err(SeedError::TooLong(text.into())),
        }
        Ok(Seed(bytes))
    }
}

fn from_hex(text: &str) -> Option<[u8; 32]> {
    super::deal::from_hex(text)?.try_into().ok()
}

impl fmt::Display for Seed {
    /// 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_seeds_of_their_own() {
        let seed = |text: &str| text.parse::<Seed>().unwrap();
        assert!(seed("a") != seed("a\0"));
        assert!(seed("1") != seed("01"));
        let written = seed("翻棋").to_string();
        assert!(seed(&written) == seed("翻棋"));
        assert!(seed(&"0".repeat(31)) != seed(&"0".repeat(64)));
    }

    #[test]
    fn refusals() {
        assert_eq!("".parse::<Seed>().err(), Some(SeedError::Empty));
        let long = "g".repeat(64);
        assert_eq!(long.parse::<Seed>().err(), Some(SeedError::TooLong(long)));
        assert!("x".repeat(32).parse::<Seed>().is_err());
    }
}
