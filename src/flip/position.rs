//! A position: everything that both players know, and nothing else.

use std::fmt;

use crate::board::BOARD;
use crate::piece::{Colour, Kind, Piece, PieceSet, Tally};
use crate::point::{Point, PointSet};

use super::counters::Counters;
use super::hash::KEYS;
use super::player::Player;

/// What a player sees on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Square {
    Empty,
    FaceDown,
    FaceUp(Piece),
}

/// A position of 翻棋 as its players see it. What lies face down is known as a set only.
///
/// It does not hold the rules: they are chosen before play, and every judgement takes them as an
/// argument. It is `Copy`: a search copies its words and plays on the copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The face-up pieces: bit by bit, the points of those whose index has that bit. (A square in a
    /// byte each would be read sooner, but copying them is slower than all the rest, in WebAssembly
    /// by far.)
    planes: [PointSet; PLANES],
    face_up: PointSet,
    face_down: PointSet,
    /// Face-up pieces that stay where they are: Mines, Flags, and under hq = `no-exit` what has moved
    /// into a headquarters.
    still: PointSet,
    hidden: Tally,
    dead: Tally,
    hash: u64,
    counters: Counters,
    /// While the colours are open under a pair rule: what *first* has flipped.
    flipped_by_first: PieceSet,
}

/// As many as a piece's index has bits. The last one tells the blue pieces.
const PLANES: usize = Piece::INDEX_END.ilog2() as usize;
const BLUE: usize = PLANES - 1;

impl Position {
    /// Counts of plies stay at this number once they get there.
    pub const MOST_PLIES: u32 = Counters::MOST;

    /// The start of a game: everything face down, the camps empty.
    pub fn start() -> Position {
        let mut position = Position::empty();
        for point in !BOARD.camps {
            position.put_face_down(point);
        }
        position
    }

    /// A board with nothing on it, *first* to act. All fifty pieces count as face down until put.
    pub(super) fn empty() -> Position {
        Position {
            planes: [PointSet::EMPTY; PLANES],
            face_up: PointSet::EMPTY,
            face_down: PointSet::EMPTY,
            still: PointSet::EMPTY,
            hidden: Tally::FULL,
            dead: Tally::EMPTY,
            hash: 0,
            counters: Counters::new(0, 0),
            flipped_by_first: PieceSet::EMPTY,
        }
    }

    /// What a player sees on a point.
    #[inline]
    pub fn square(&self, point: Point) -> Square {
        match self.piece(point) {
            Some(piece) => Square::FaceUp(piece),
            None if self.face_down.contains(point) => Square::FaceDown,
            None => Square::Empty,
        }
    }

    /// The face-up piece on a point.
    #[inline(always)]
    pub fn piece(&self, point: Point) -> Option<Piece> {
        self.face_up.contains(point).then(|| {
            let bits = (0..PLANES).map(|bit| u8::from(self.planes[bit].contains(point)) << bit);
            Piece::of_index(bits.sum())
        })
    }

    /// The points of a colour's face-up pieces.
    #[inline(always)]
    pub fn face_up(&self, colour: Colour) -> PointSet {
        match colour {
            Colour::Red => self.face_up & !self.planes[BLUE],
            Colour::Blue => self.planes[BLUE],
        }
    }

    #[inline(always)]
    pub fn face_down(&self) -> PointSet {
        self.face_down
    }

    #[inline(always)]
    pub fn occupied(&self) -> PointSet {
        self.face_up | self.face_down
    }

    /// The points of a colour's face-up pieces that may ever move again.
    #[inline(always)]
    pub fn face_up_movable(&self, colour: Colour) -> PointSet {
        self.face_up(colour) & !self.still
    }

    /// What lies face down, as a set.
    #[inline(always)]
    pub fn hidden(&self) -> &Tally {
        &self.hidden
    }

    /// The pieces removed.
    #[inline(always)]
    pub fn dead(&self) -> &Tally {
        &self.dead
    }

    /// Pieces that have moved into a headquarters and stay there (hq = `no-exit`).
    pub fn settled(&self) -> PointSet {
        let moves = |point: &Point| self.piece(*point).is_some_and(|piece| piece.kind().moves());
        (self.still & BOARD.headquarters).filter(moves).collect()
    }

    /// What a player has flipped, kept until the colours are assigned by a pair.
    pub fn flipped(&self, player: Player) -> PieceSet {
        match player {
            Player::First => self.flipped_by_first,
            // All that is seen while flips are noted was flipped, and no player flips a piece twice.
            Player::Second if self.counters.flips_noted() => {
                let mut seen = Tally::FULL.without(self.hidden);
                for piece in self.flipped_by_first.iter() {
                    seen.remove(piece);
                }
                seen.kinds()
            }
            Player::Second => PieceSet::EMPTY,
        }
    }

    /// Who is to act.
    #[inline(always)]
    pub fn turn(&self) -> Player {
        self.counters.turn()
    }

    /// The colour that a player owns, once that is assigned.
    #[inline(always)]
    pub fn colour_of(&self, player: Player) -> Option<Colour> {
        let first = self.counters.first_owns()?;
        Some(match player {
            Player::First => first,
            Player::Second => first.other(),
        })
    }

    /// The player who owns a colour, once that is assigned.
    pub fn owner_of(&self, colour: Colour) -> Option<Player> {
        Player::ALL
            .into_iter()
            .find(|&player| self.colour_of(player) == Some(colour))
    }

    /// Actions played so far, from 0 to [`Position::MOST_PLIES`].
    #[inline(always)]
    pub fn plies(&self) -> u32 {
        self.counters.plies()
    }

    /// Actions in a row without progress.
    #[inline(always)]
    pub fn quiet(&self) -> u32 {
        self.counters.quiet()
    }

    /// A hash of the board, the turn, the colours and the dead, kept up to date ply by ply. The two
    /// counts of plies are not in it.
    #[inline(always)]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The same hash, computed from the position alone.
    pub fn hash_anew(&self) -> u64 {
        let mut hash = 0;
        for point in Point::all() {
            hash ^= match self.square(point) {
                Square::Empty => 0,
                Square::FaceDown => KEYS.face_down(point),
                Square::FaceUp(piece) => KEYS.face_up(piece, point),
            };
        }
        for point in self.settled() {
            hash ^= KEYS.settled(point);
        }
        for (piece, count) in self.dead.iter() {
            for before in 0..count {
                hash ^= KEYS.dead(piece, before);
            }
        }
        for player in Player::ALL {
            for piece in self.flipped(player).iter() {
                hash ^= KEYS.flipped(player, piece);
            }
        }
        if let Some(colour) = self.counters.first_owns() {
            hash ^= KEYS.first_owns(colour);
        }
        if self.turn() == Player::Second {
            hash ^= KEYS.second_to_act;
        }
        hash
    }

    /// The position seen in a mirror that takes each point to `image`, a symmetry of the board.
    pub fn mirrored(&self, image: fn(Point) -> Point) -> Position {
        let map = |set: PointSet| set.map(image).collect::<PointSet>();
        let mut mirror = Position {
            planes: self.planes.map(map),
            face_up: map(self.face_up),
            face_down: map(self.face_down),
            still: map(self.still),
            ..*self
        };
        mirror.hash = mirror.hash_anew();
        mirror
    }
}

/// The ways in which a position changes. Each keeps the squares, the sets, the counts and the hash
/// in step; none asks whether the rules allow it.
impl Position {
    #[inline(always)]
    pub(super) fn put_face_down(&mut self, point: Point) {
        self.face_down.insert(point);
        self.hash ^= KEYS.face_down(point);
    }

    /// Turns up the face-down piece on a point.
    #[inline(always)]
    pub(super) fn turn_up(&mut self, point: Point, piece: Piece) {
        self.face_down.remove(point);
        self.hash ^= KEYS.face_down(point);
        self.hidden.remove(piece);
        self.put(point, piece);
        if !piece.kind().moves() {
            self.still.insert(point);
        }
    }

    /// Takes a face-up piece that moves from its point to an empty one.
    #[inline(always)]
    pub(super) fn shift(&mut self, from: Point, to: Point, piece: Piece) {
        self.toggle(PointSet::of(from) | PointSet::of(to), piece);
        self.hash ^= KEYS.face_up(piece, from) ^ KEYS.face_up(piece, to);
    }

    /// Puts a face-up piece on an empty point.
    #[inline(always)]
    fn put(&mut self, point: Point, piece: Piece) {
        self.toggle(PointSet::of(point), piece);
        self.hash ^= KEYS.face_up(piece, point);
    }

    /// Puts a face-up piece where none is, and takes it away where it is.
    #[inline(always)]
    fn toggle(&mut self, points: PointSet, piece: Piece) {
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            *plane ^= points.when(piece.index() >> bit & 1 != 0);
        }
        self.face_up ^= points;
    }

    /// Takes a face-up piece off its point.
    #[inline(always)]
    pub(super) fn lift(&mut self, point: Point, piece: Piece) {
        self.toggle(PointSet::of(point), piece);
        self.hash ^= KEYS.face_up(piece, point);
        if self.still.contains(point) {
            self.still.remove(point);
            if piece.kind().moves() {
                self.hash ^= KEYS.settled(point);
            }
        }
    }

    /// A piece that is not on the board and not dead yet was counted as face down.
    pub(super) fn bury_unseen(&mut self, piece: Piece) {
        self.hidden.remove(piece);
        self.bury(piece);
    }

    /// Counts a piece that is off the board as dead.
    #[inline(always)]
    pub(super) fn bury(&mut self, piece: Piece) {
        self.hash ^= KEYS.dead(piece, self.dead.count(piece));
        self.dead.add(piece);
    }

    /// Marks a piece that moves as one that stays in its headquarters.
    #[inline(always)]
    pub(super) fn settle(&mut self, point: Point) {
        self.still.insert(point);
        self.hash ^= KEYS.settled(point);
    }

    /// Notes who has flipped a piece that is face up by now.
    pub(super) fn note_flipped(&mut self, player: Player, piece: Piece) {
        self.counters.note_flips();
        if player == Player::First {
            self.flipped_by_first.insert(piece);
        }
        self.hash ^= KEYS.flipped(player, piece);
    }

    /// Settles which colour *first* owns. What was flipped by whom is of no more use.
    pub(super) fn assign_first(&mut self, colour: Colour) {
        for player in Player::ALL {
            for piece in self.flipped(player).iter() {
                self.hash ^= KEYS.flipped(player, piece);
            }
        }
        self.flipped_by_first = PieceSet::EMPTY;
        self.counters.assign_first(colour);
        self.hash ^= KEYS.first_owns(colour);
    }

    #[inline(always)]
    pub(super) fn pass_turn(&mut self) {
        self.counters.pass_turn();
        self.hash ^= KEYS.second_to_act;
    }

    #[inline(always)]
    pub(super) fn count_ply(&mut self, progress: bool) {
        self.counters.count(progress);
    }

    /// Sets the counts of plies; each is at most [`Position::MOST_PLIES`]. *First* is to act then.
    pub(super) fn set_plies(&mut self, plies: u32, quiet: u32) {
        self.counters = Counters::new(plies, quiet);
    }
}

impl fmt::Debug for Position {
    /// The six fields.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A colour's Flag.
pub(super) const fn flag_of(colour: Colour) -> Piece {
    Piece::new(colour, Kind::Flag)
}
