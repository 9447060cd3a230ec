//! Colours, kinds of pieces, pieces, and how many of each there are.

use std::fmt;

/// A colour of pieces. Which player owns it is settled in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Colour {
    Red = 0,
    Blue = 1,
}

impl Colour {
    pub const ALL: [Colour; 2] = [Colour::Red, Colour::Blue];

    /// The colour of the enemy's pieces.
    #[inline(always)]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Blue,
            Colour::Blue => Colour::Red,
        }
    }
}

/// A kind of piece, in the order in which notation lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    Marshal = 0,
    General,
    Division,
    Brigadier,
    Colonel,
    Major,
    Captain,
    Lieutenant,
    Engineer,
    Bomb,
    Mine,
    Flag,
}

impl Kind {
    pub const ALL: [Kind; 12] = [
        Kind::Marshal,
        Kind::General,
        Kind::Division,
        Kind::Brigadier,
        Kind::Colonel,
        Kind::Major,
        Kind::Captain,
        Kind::Lieutenant,
        Kind::Engineer,
        Kind::Bomb,
        Kind::Mine,
        Kind::Flag,
    ];

    /// How many pieces of this kind each colour has.
    pub const fn count(self) -> u8 {
        match self {
            Kind::Marshal | Kind::General | Kind::Flag => 1,
            Kind::Captain | Kind::Lieutenant | Kind::Engineer | Kind::Mine => 3,
            _ => 2,
        }
    }

    /// The order that decides a fight: 9 for the Marshal to 1 for the Engineer, none for the rest.
    #[inline(always)]
    pub const fn order(self) -> Option<u8> {
        match self {
            Kind::Bomb | Kind::Mine | Kind::Flag => None,
            ranked => Some(9 - ranked as u8),
        }
    }

    /// Mines and Flags never move.
    #[inline(always)]
    pub const fn moves(self) -> bool {
        !matches!(self, Kind::Mine | Kind::Flag)
    }

    /// The upper-case letter of the kind.
    pub const fn letter(self) -> char {
        b"MGDBCJKLEXNF"[self as usize] as char
    }

    /// The kind of an upper-case letter.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A piece: a colour and a kind. Pieces equal in both cannot be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece(u8);

/// [`Kind::ALL`], filled up to 16 so that four bits never index past it. No piece reads the filling.
const KINDS: [Kind; 16] = {
    let mut kinds = [Kind::Flag; 16];
    let mut i = 0;
    while i < Kind::ALL.len() {
        kinds[i] = Kind::ALL[i];
        i += 1;
    }
    kinds
};

impl Piece {
    /// One more than the largest [`index`](Piece::index).
    pub const INDEX_END: usize = 32;

    #[inline(always)]
    pub const fn new(colour: Colour, kind: Kind) -> Piece {
        Piece((colour as u8) << 4 | kind as u8)
    }

    #[inline(always)]
    pub const fn colour(self) -> Colour {
        if self.0 & 16 == 0 {
            Colour::Red
        } else {
            Colour::Blue
        }
    }

    #[inline(always)]
    pub const fn kind(self) -> Kind {
        KINDS[(self.0 & 15) as usize]
    }

    /// A small number of its own for each piece, below [`Piece::INDEX_END`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The piece whose [`index`](Piece::index) this is.
    #[inline(always)]
    pub const fn from_index(index: u8) -> Option<Piece> {
        if index & 15 < 12 && index < 32 {
            Some(Piece(index))
        } else {
            None
        }
    }

    /// The piece whose [`index`](Piece::index) this is known to be.
    #[inline(always)]
    pub(crate) const fn of_index(index: u8) -> Piece {
        debug_assert!(Piece::from_index(index).is_some());
        Piece(index)
    }

    /// Upper case for red, lower case for blue.
    pub const fn letter(self) -> char {
        let letter = self.kind().letter();
        match self.colour() {
            Colour::Red => letter,
            Colour::Blue => letter.to_ascii_lowercase(),
        }
    }

    /// The piece of a letter.
    pub fn from_letter(letter: char) -> Option<Piece> {
        let kind = Kind::from_letter(letter.to_ascii_uppercase())?;
        let colour = if letter.is_ascii_uppercase() {
            Colour::Red
        } else {
            Colour::Blue
        };
        Some(Piece::new(colour, kind))
    }

    /// All 24 pieces, red before blue, in the order of [`Kind::ALL`].
    pub fn all() -> impl Iterator<Item = Piece> {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| Kind::ALL.map(|kind| Piece::new(colour, kind)))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// How many of each piece, in one word, two bits a piece.
///
/// No colour has more than three of a kind, so counts never spill into their neighbours, and whole
/// armies are compared and subtracted at once. Red stands in the lower half, blue in the upper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Tally(u64);

/// Of one colour's half: the kinds with an order, Marshal to Engineer.
const ORDERED: u32 = (1 << 18) - 1;
/// The kinds that move: those with an order, and the Bomb.
const MOVABLE: u32 = (1 << 20) - 1;

impl Tally {
    pub const EMPTY: Tally = Tally(0);

    /// All fifty pieces.
    pub const FULL: Tally = {
        let mut half = 0;
        let mut i = 0;
        while i < Kind::ALL.len() {
            half |= (Kind::ALL[i].count() as u64) << (2 * i);
            i += 1;
        }
        Tally(half | half << 32)
    };

    #[inline(always)]
    pub const fn count(self, piece: Piece) -> u8 {
        (self.0 >> (2 * piece.0) & 3) as u8
    }

    /// Adds one; there must be fewer than three.
    #[inline(always)]
    pub const fn add(&mut self, piece: Piece) {
        debug_assert!(self.count(piece) < 3);
        self.0 += 1 << (2 * piece.0);
    }

    /// Takes one away; there must be one.
    #[inline(always)]
    pub const fn remove(&mut self, piece: Piece) {
        debug_assert!(self.count(piece) > 0);
        self.0 -= 1 << (2 * piece.0);
    }

    /// What is here and not in `other`, which must be a part of this.
    #[inline(always)]
    pub const fn without(self, other: Tally) -> Tally {
        Tally(self.0 - other.0)
    }

    #[inline(always)]
    const fn half(self, colour: Colour) -> u32 {
        (self.0 >> (32 * colour as u8)) as u32
    }

    /// True where the colour has no piece here.
    #[inline(always)]
    pub const fn has_none(self, colour: Colour) -> bool {
        self.half(colour) == 0
    }

    /// True where the colour has a piece here of a kind that moves.
    #[inline(always)]
    pub const fn has_movable(self, colour: Colour) -> bool {
        self.half(colour) & MOVABLE != 0
    }

    /// The kind of lowest order that the colour has here. Bombs have no order.
    #[inline(always)]
    pub const fn lowest(self, colour: Colour) -> Option<Kind> {
        let ordered = self.half(colour) & ORDERED;
        if ordered == 0 {
            return None;
        }
        Some(KINDS[((31 - ordered.leading_zeros()) / 2) as usize])
    }

    /// How many pieces in all.
    pub fn total(self) -> u32 {
        self.iter().map(|(_, count)| u32::from(count)).sum()
    }

    /// The pieces that are here, with their counts, in the order of notation.
    pub fn iter(self) -> impl Iterator<Item = (Piece, u8)> {
        self.kinds()
            .iter()
            .map(move |piece| (piece, self.count(piece)))
    }

    /// Which pieces are here, however many of each.
    #[inline(always)]
    pub fn kinds(self) -> PieceSet {
        let mut left = (self.0 | self.0 >> 1) & 0x5555_5555_5555_5555;
        let mut set = PieceSet::EMPTY;
        while left != 0 {
            set.insert(Piece((left.trailing_zeros() / 2) as u8));
            left &= left - 1;
        }
        set
    }

    /// Every piece that is here, each as often as it is here, in the order of notation.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        self.iter()
            .flat_map(|(piece, count)| std::iter::repeat_n(piece, count.into()))
    }
}

/// Which of the 24 pieces, each at most once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct PieceSet(u32);

impl PieceSet {
    pub const EMPTY: PieceSet = PieceSet(0);

    #[inline(always)]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.0 & 1 != 0
    }

    #[inline(always)]
    pub const fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << piece.0;
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The pieces in the order of notation.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let piece = Piece(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(piece)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fifty_pieces() {
        assert_eq!(Tally::FULL.total(), 50);
        assert_eq!(Tally::FULL.pieces().count(), 50);
    }

    #[test]
    fn letters_name_pieces() {
        for piece in Piece::all() {
            assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
            assert_eq!(Piece::from_index(piece.index() as u8), Some(piece));
        }
        assert_eq!(Piece::from_letter('m').unwrap().colour(), Colour::Blue);
        assert_eq!(Piece::from_letter('A'), None);
        assert_eq!(Piece::from_letter('?'), None);
        for no_piece in [12, 15, 28, 31, 32] {
            assert_eq!(Piece::from_index(no_piece), None);
        }
    }

    #[test]
    fn orders_run_from_marshal_to_engineer() {
        let orders: Vec<_> = Kind::ALL.iter().filter_map(|kind| kind.order()).collect();
        assert_eq!(orders, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
        let unmoving: Vec<_> = Kind::ALL.iter().filter(|kind| !kind.moves()).collect();
        assert_eq!(unmoving, [&Kind::Mine, &Kind::Flag]);
    }

    #[test]
    fn sets_hold_each_piece_once() {
        assert_eq!(Tally::FULL.kinds().len(), 24);
        assert!(Tally::FULL.kinds().iter().eq(Piece::all()));
        assert!(Tally::EMPTY.kinds().is_empty());
        let mut mines = Tally::EMPTY;
        for count in 1..=3 {
            mines.add(Piece::new(Colour::Blue, Kind::Mine));
            assert_eq!(mines.count(Piece::new(Colour::Blue, Kind::Mine)), count);
            assert_eq!(mines.kinds().len(), 1);
            assert_eq!(mines.kinds().iter().next().unwrap().letter(), 'n');
        }
    }

    #[test]
    fn lowest_order_passes_over_bombs() {
        let mut army = Tally::FULL;
        assert_eq!(army.lowest(Colour::Red), Some(Kind::Engineer));
        for _ in 0..3 {
            army.remove(Piece::new(Colour::Red, Kind::Engineer));
        }
        assert_eq!(army.lowest(Colour::Red), Some(Kind::Lieutenant));
        assert_eq!(army.lowest(Colour::Blue), Some(Kind::Engineer));

        let mut bombs = Tally::EMPTY;
        bombs.add(Piece::new(Colour::Blue, Kind::Bomb));
        assert_eq!(bombs.lowest(Colour::Blue), None);
        assert!(bombs.has_movable(Colour::Blue));
        assert!(!bombs.has_movable(Colour::Red));
    }

    #[test]
    fn mines_and_flags_are_not_movable() {
        let mut still = Tally::EMPTY;
        still.add(Piece::new(Colour::Red, Kind::Mine));
        still.add(Piece::new(Colour::Red, Kind::Flag));
        assert!(!still.has_movable(Colour::Red));
        assert!(!still.has_none(Colour::Red));
        assert!(still.has_none(Colour::Blue));
    }
}
