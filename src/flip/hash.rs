//! Keys of the positions' hash, made once by the compiler from a fixed seed.

use crate::piece::{Colour, Piece};
use crate::point::Point;

use super::player::Player;

/// One key for each fact of a position, drawn by SplitMix64 (Steele, Lea and Flood 2014).
pub(super) struct Keys {
    face_up: [[u64; Point::COUNT]; Piece::INDEX_END],
    face_down: [u64; Point::COUNT],
    settled: [u64; Point::COUNT],
    /// By how many equal pieces were dead before.
    dead: [[u64; 4]; Piece::INDEX_END],
    flipped: [[u64; Piece::INDEX_END]; 2],
    first_owns: [u64; 2],
    pub(super) second_to_act: u64,
}

pub(super) static KEYS: Keys = Keys::draw();

impl Keys {
    #[inline(always)]
    pub(super) fn face_up(&self, piece: Piece, point: Point) -> u64 {
        self.face_up[piece.index()][point.index()]
    }

    #[inline(always)]
    pub(super) fn face_down(&self, point: Point) -> u64 {
        self.face_down[point.index()]
    }

    #[inline(always)]
    pub(super) fn settled(&self, point: Point) -> u64 {
        self.settled[point.index()]
    }

    #[inline(always)]
    pub(super) fn dead(&self, piece: Piece, before: u8) -> u64 {
        self.dead[piece.index()][before as usize & 3]
    }

    #[inline(always)]
    pub(super) fn flipped(&self, player: Player, piece: Piece) -> u64 {
        self.flipped[player as usize][piece.index()]
    }

    #[inline(always)]
    pub(super) fn first_owns(&self, colour: Colour) -> u64 {
        self.first_owns[colour as usize]
    }

    const fn draw() -> Keys {
        let mut keys = Keys {
            face_up: [[0; Point::COUNT]; Piece::INDEX_END],
            face_down: [0; Point::COUNT],
            settled: [0; Point::COUNT],
            dead: [[0; 4]; Piece::INDEX_END],
            flipped: [[0; Piece::INDEX_END]; 2],
            first_owns: [0; 2],
            second_to_act: 0,
        };
        let mut state = 0x6661_6e71_6931;
        let mut piece = 0;
        while piece < Piece::INDEX_END {
            fill(&mut state, &mut keys.face_up[piece]);
            fill(&mut state, &mut keys.dead[piece]);
            piece += 1;
        }
        fill(&mut state, &mut keys.face_down);
        fill(&mut state, &mut keys.settled);
        fill(&mut state, &mut keys.flipped[0]);
        fill(&mut state, &mut keys.flipped[1]);
        fill(&mut state, &mut keys.first_owns);
        let mut last = [0];
        fill(&mut state, &mut last);
        keys.second_to_act = last[0];
        keys
    }
}

const fn fill(state: &mut u64, keys: &mut [u64]) {
    let mut i = 0;
    while i < keys.len() {
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = *state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[i] = z ^ (z >> 31);
        i += 1;
    }
}
