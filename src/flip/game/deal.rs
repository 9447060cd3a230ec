//! The deal: what lies face down where. Private to the referee.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::flip::action::Outcome;
use crate::flip::notation::{Placement, Record};
use crate::flip::position::{Position, flag_of};
use crate::piece::{Colour, Piece};
use crate::point::{Point, PointSet};

use super::seed::Seed;

/// What lay face down on each point when the game began.
pub(super) struct Deal {
    pieces: [Option<Piece>; Point::COUNT],
}

/// Why a sealed deal is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    #[error("the sealed deal is not in one piece")]
    Broken,
    #[error("the sealed deal is that of another game")]
    OtherGame,
    #[error("the sealed deal contradicts what the game has shown on {0}")]
    Contradicts(Point),
}

impl DealError {
    /// A stable word for the reason.
    pub fn code(&self) -> &'static str {
        match self {
            DealError::Broken => "broken",
            DealError::OtherGame => "other-game",
            DealError::Contradicts(_) => "contradicts",
        }
    }
}

impl Deal {
    /// Deals what is face down, every placement with equal chance.
    pub fn shuffle(start: &Position, seed: &Seed) -> Deal {
        let mut pieces: Vec<Piece> = start.hidden().pieces().collect();
        pieces.shuffle(&mut ChaCha8Rng::from_seed(seed.0));
        Deal::lay(start.face_down(), &pieces)
    }

    pub fn from_placement(placement: &Placement) -> Deal {
        let mut deal = Deal {
            pieces: [None; Point::COUNT],
        };
        for (point, piece) in placement.hidden() {
            deal.pieces[point.index()] = Some(piece);
        }
        deal
    }

    fn lay(points: PointSet, pieces: &[Piece]) -> Deal {
        let mut deal = Deal {
            pieces: [None; Point::COUNT],
        };
        for (point, &piece) in points.zip(pieces) {
            deal.pieces[point.index()] = Some(piece);
        }
        deal
    }

    fn in_order(&self) -> impl Iterator<Item = Piece> {
        self.pieces.iter().flatten().copied()
    }

    /// What lay face down on a point at the start.
    pub fn piece(&self, point: Point) -> Option<Piece> {
        self.pieces[point.index()]
    }

    /// Where the wanted Flags lie (red, blue).
    pub fn flags(&self, wanted: [bool; 2]) -> Outcome {
        let place = |colour: Colour| {
            Point::all()
                .filter(|_| wanted[colour as usize])
                .find(|&point| self.piece(point) == Some(flag_of(colour)))
        };
        Outcome::Flags {
            red: place(Colour::Red),
            blue: place(Colour::Blue),
        }
    }

    pub fn placement(&self, start: &Position) -> Placement {
        Placement::new(start, &self.in_order().collect::<Vec<_>>())
    }

    /// Whether all that a record tells, by its actions and by its placement, lies where the deal has it.
    pub fn agrees_with(&self, record: &Record) -> Result<(), DealError> {
        let placed = record.placement.iter().flat_map(Placement::hidden);
        let plies = record.history.plies().iter();
        let mut told = placed.chain(plies.flat_map(|ply| ply.turned_up()));
        match told.find(|&(point, piece)| self.piece(point) != Some(piece)) {
            None => Ok(()),
            Some((point, _)) => Err(DealError::Contradicts(point)),
        }
    }
}

/// The seal keeps the deal from the eyes of somebody who looks into the save, and tells a damaged
/// one; it is not meant to withstand an attack. It is hexadecimal: a nonce, the pieces in the order
/// of points under a key stream drawn from the nonce, and a check value of both.
impl Deal {
    const NONCE: usize = 8;
    const CHECK: usize = 8;

    pub fn seal(&self) -> String {
        let pieces: Vec<u8> = self.in_order().map(|piece| piece.index() as u8).collect();
        // The nonce follows from the deal, so that one deal has one seal and a save that did not
        // change is not written again.
        let nonce = check_value(&pieces).to_le_bytes();
        let mut bytes = nonce.to_vec();
        bytes.extend(under_key_stream(nonce, &pieces));
        bytes.extend(check_value(&bytes).to_le_bytes());
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    pub fn unseal(text: &str, start: &Position) -> Result<Deal, DealError> {
        let bytes = from_hex(text.trim()).ok_or(DealError::Broken)?;
        let split = bytes.len().checked_sub(Self::CHECK);
        let (body, check) = bytes.split_at(split.ok_or(DealError::Broken)?);
        if check != check_value(body).to_le_bytes() || body.len() < Self::NONCE {
            return Err(DealError::Broken);
        }
        let (nonce, sealed) = body.split_at(Self::NONCE);
        let nonce = nonce.try_into().map_err(|_| DealError::Broken)?;
        let pieces = under_key_stream(nonce, sealed)
            .into_iter()
            .map(Piece::from_index)
            .collect::<Option<Vec<_>>>()
            .ok_or(DealError::Broken)?;
        if pieces.len() != start.face_down().len() as usize {
            return Err(DealError::OtherGame);
        }
        let placement = Placement::new(start, &pieces);
        placement.fits(start).map_err(|_| DealError::OtherGame)?;
        Ok(Deal::lay(start.face_down(), &pieces))
    }
}

fn under_key_stream(nonce: [u8; Deal::NONCE], bytes: &[u8]) -> Vec<u8> {
    use rand::Rng;
    let mut rng = ChaCha8Rng::seed_from_u64(u64::from_le_bytes(nonce));
    let mut stream = vec![0; bytes.len()];
    rng.fill_bytes(&mut stream);
    stream.iter().zip(bytes).map(|(s, b)| s ^ b).collect()
}

/// FNV-1a, 64 bits: it tells damage, no more.
fn check_value(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The bytes of hexadecimal digits, two a byte.
pub(super) fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text
        .chars()
        .map(|c| c.to_digit(16))
        .collect::<Option<Vec<_>>>()?;
    let (pairs, rest) = digits.as_chunks::<2>();
    rest.is_empty().then(|| {
        pairs
            .iter()
            .map(|[high, low]| (high * 16 + low) as u8)
            .collect()
    })
}
