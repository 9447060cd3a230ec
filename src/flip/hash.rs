//! Keys of the positions' hash.

use crate::piece::{Colour, Piece};
use crate::point::Point;

use super::player::Player;

/// One word for each sort of fact, drawn by SplitMix64 (Steele, Lea and Flood 2014). Where a fact
/// also has a point or a count, its key is that word rotated so far.
///
/// A table of a key for each fact would be 17 KB that no page can compress. Rotations serve as well:
/// every word has an odd number of bits, so (as polynomials over two elements modulo x^64 - 1) each
/// is invertible, and two sets of points of one piece never have equal keys; those of several pieces
/// meet by chance alone, as with a table.
pub(super) struct Keys {
    face_up: [u64; Piece::INDEX_END],
    dead: [u64; Piece::INDEX_END],
    flipped: [u64; 2],
    first_owns: [u64; 2],
    face_down: u64,
    settled: u64,
    pub(super) second_to_act: u64,
}

pub(super) static KEYS: Keys = Keys::draw();

impl Keys {
    #[inline(always)]
    pub(super) fn face_up(&self, piece: Piece, point: Point) -> u64 {
        self.face_up[piece.index() % Piece::INDEX_END].rotate_left(point.index() as u32)
    }

    #[inline(always)]
    pub(super) fn face_down(&self, point: Point) -> u64 {
        self.face_down.rotate_left(point.index() as u32)
    }

    #[inline(always)]
    pub(super) fn settled(&self, point: Point) -> u64 {
        self.settled.rotate_left(point.index() as u32)
    }

    /// `before` is how many equal pieces were dead before.
    #[inline(always)]
    pub(super) fn dead(&self, piece: Piece, before: u8) -> u64 {
        self.dead[piece.index() % Piece::INDEX_END].rotate_left(before.into())
    }

    #[inline(always)]
    pub(super) fn flipped(&self, player: Player, piece: Piece) -> u64 {
        self.flipped[player as usize].rotate_left(piece.index() as u32)
    }

    #[inline(always)]
    pub(super) fn first_owns(&self, colour: Colour) -> u64 {
        self.first_owns[colour as usize]
    }

    const fn draw() -> Keys {
        let mut source = Source(0x6661_6e71_6931);
        Keys {
            face_up: source.words(),
            dead: source.words(),
            flipped: source.words(),
            first_owns: source.words(),
            face_down: source.word(),
            settled: source.word(),
            second_to_act: source.word(),
        }
    }
}

struct Source(u64);

impl Source {
    /// The next word that has an odd number of bits.
    const fn word(&mut self) -> u64 {
        loop {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^= z >> 31;
            if z.count_ones() % 2 == 1 {
                return z;
            }
        }
    }

    const fn words<const COUNT: usize>(&mut self) -> [u64; COUNT] {
        let mut words = [0; COUNT];
        let mut i = 0;
        while i < COUNT {
            words[i] = self.word();
            i += 1;
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first five numbers that SplitMix64 is published to draw from the seed 1234567.
    const PUBLISHED: [u64; 5] = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];

    #[test]
    fn words_are_those_of_splitmix_with_an_odd_number_of_bits() {
        let odd = PUBLISHED
            .into_iter()
            .filter(|word| word.count_ones() % 2 == 1);
        let mut source = Source(1_234_567);
        for word in odd {
            assert_eq!(source.word(), word);
        }
    }

    #[test]
    fn every_fact_has_a_key_of_its_own() {
        let mut keys: Vec<u64> = vec![KEYS.second_to_act];
        for colour in Colour::ALL {
            keys.push(KEYS.first_owns(colour));
        }
        for point in Point::all() {
            keys.push(KEYS.face_down(point));
            keys.push(KEYS.settled(point));
            keys.extend(Piece::all().map(|piece| KEYS.face_up(piece, point)));
        }
        for piece in Piece::all() {
            keys.extend((0..piece.kind().count()).map(|before| KEYS.dead(piece, before)));
            keys.extend(Player::ALL.map(|player| KEYS.flipped(player, piece)));
        }
        assert!(keys.iter().all(|key| key.count_ones() % 2 == 1));
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }
}
