//! Positions as text: six fields, one space between them.

use std::fmt::{self, Write};

use crate::board::BOARD;
use crate::flip::player::Player;
use crate::flip::position::{Position, Square};
use crate::piece::{Colour, Kind, Piece, PieceSet, Tally};
use crate::point::Point;
use crate::rules::{Colours, Headquarters, Rules};

use super::rows::{Mark, WrittenBoard, WrittenSquare, read_board, write_board};

/// What is wrong with a position's text: the field, and the fault in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    #[error("a position has six fields with single spaces between them, here are {0}")]
    FieldCount(usize),
    #[error("board: it has 12 rows, here are {0}")]
    RowCount(usize),
    #[error("board: row {row} (\"{text}\") is not of five points")]
    RowWidth { row: u8, text: String },
    #[error(
        "board: \"{mark}\" in row {row} is neither a piece's letter, nor ?, nor a digit 1 to 5"
    )]
    Mark { row: u8, mark: char },
    #[error("board: two digits stand side by side in row {0}")]
    TwoDigits(u8),
    #[error("board: ~ in row {0}: only a record's Placement tells what lies face down")]
    Tilde(u8),
    #[error(
        "board: ! on {0}: only a movable piece that moved into a headquarters has it, \
             under hq = no-exit"
    )]
    Settled(Point),
    #[error("board: {0} are face down (?), but {1} pieces are neither face up nor dead")]
    HiddenCount(u32, u32),
    #[error("board: a face-down piece, a Mine or a Flag in the camp {0}")]
    InCamp(Point),
    #[error("turn: \"{0}\" is neither 1 nor 2")]
    Turn(String),
    #[error(
        "colours: \"{0}\" is none of -, r, b, nor - with two lists of pieces under a pair rule"
    )]
    Colours(String),
    #[error("colours: -, but {0} (the colours would be assigned)")]
    ColoursAssigned(&'static str),
    #[error("colours: the lists of flipped pieces are not the face-up pieces")]
    FlippedList,
    #[error("colours: {0} was flipped twice, so the colours would be assigned")]
    FlippedTwice(Piece),
    #[error("colours: \"{0}\" without a flip that assigned them")]
    NoWitness(char),
    #[error(
        "dead: \"{0}\" is not a list of pieces in the order MGDBCJKLEXNF, red before blue, nor -"
    )]
    Dead(String),
    #[error("dead: both Flags are dead")]
    BothFlags,
    #[error("board and dead: there are {most} {piece} at the most, here are {count}")]
    TooMany { piece: Piece, most: u8, count: u8 },
    #[error("{field}: \"{text}\" is not a number from 0 to 999999 without leading zeros")]
    Number { field: &'static str, text: String },
    #[error("quiet: {quiet} is more than the {plies} plies")]
    QuietAbovePlies { quiet: u32, plies: u32 },
}

impl PositionError {
    /// The field at fault, or what else is wrong.
    pub fn code(&self) -> &'static str {
        match self {
            PositionError::FieldCount(_) => "fields",
            PositionError::RowCount(_)
            | PositionError::RowWidth { .. }
            | PositionError::Mark { .. }
            | PositionError::TwoDigits(_)
            | PositionError::Tilde(_)
            | PositionError::Settled(_)
            | PositionError::InCamp(_) => "board",
            PositionError::HiddenCount(..) | PositionError::TooMany { .. } => "pieces",
            PositionError::Turn(_) => "turn",
            PositionError::Colours(_)
            | PositionError::ColoursAssigned(_)
            | PositionError::FlippedList
            | PositionError::FlippedTwice(_)
            | PositionError::NoWitness(_) => "colours",
            PositionError::Dead(_) | PositionError::BothFlags => "dead",
            PositionError::Number { field, .. } => field,
            PositionError::QuietAbovePlies { .. } => "quiet",
        }
    }
}

impl Position {
    /// Reads six fields, and checks that the position can be under these rules.
    ///
    /// # Errors
    ///
    /// The first fault, by name of its field.
    pub fn read(text: &str, rules: &Rules) -> Result<Position, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[board, turn, colours, dead, plies, quiet] = fields.as_slice() else {
            return Err(PositionError::FieldCount(fields.len()));
        };
        let board = read_board(board)?;
        let known = |point: &Point| matches!(board[point.index()].mark, Mark::Known(_));
        if let Some(point) = Point::all().find(known) {
            return Err(PositionError::Tilde(point.row() + 1));
        }
        let mut position = Position::empty();
        let plies = read_number("plies", plies)?;
        let quiet = read_number("quiet", quiet)?;
        if quiet > plies {
            return Err(PositionError::QuietAbovePlies { quiet, plies });
        }
        position.set_plies(plies, quiet);
        let dead = read_dead(dead)?;
        count_pieces(&board, &dead)?;
        place(&mut position, &board, &dead, rules)?;
        match turn {
            "1" => {}
            "2" => position.pass_turn(),
            _ => return Err(PositionError::Turn(turn.into())),
        }
        read_colours(&mut position, colours, rules)?;
        Ok(position)
    }
}

fn read_number(field: &'static str, text: &str) -> Result<u32, PositionError> {
    text.parse()
        .ok()
        .filter(|number: &u32| *number <= Position::MOST_PLIES && number.to_string() == text)
        .ok_or_else(|| PositionError::Number {
            field,
            text: text.into(),
        })
}

/// A list of pieces in the order of notation, each as often as it stands.
fn read_list(text: &str) -> Option<Vec<Piece>> {
    let pieces = text
        .chars()
        .map(Piece::from_letter)
        .collect::<Option<Vec<_>>>()?;
    pieces.is_sorted().then_some(pieces)
}

fn read_dead(text: &str) -> Result<Vec<Piece>, PositionError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    read_list(text)
        .filter(|pieces| !pieces.is_empty())
        .ok_or_else(|| PositionError::Dead(text.into()))
}

/// No kind more often than there are, both Flags not dead, and as many face down as are left.
fn count_pieces(board: &WrittenBoard, dead: &[Piece]) -> Result<(), PositionError> {
    let mut left = 50;
    for piece in Piece::all() {
        let up = board
            .iter()
            .filter(|square| square.mark == Mark::FaceUp(piece));
        let count = up.count() + dead.iter().filter(|&&d| d == piece).count();
        let most = piece.kind().count();
        if count > most.into() {
            return Err(PositionError::TooMany {
                piece,
                most,
                count: u8::try_from(count).unwrap_or(u8::MAX),
            });
        }
        left -= count as u32;
    }
    if Colour::ALL
        .iter()
        .all(|&colour| dead.contains(&Piece::new(colour, Kind::Flag)))
    {
        return Err(PositionError::BothFlags);
    }
    let face_down = board
        .iter()
        .filter(|square| square.mark == Mark::FaceDown)
        .count() as u32;
    if face_down != left {
        return Err(PositionError::HiddenCount(face_down, left));
    }
    Ok(())
}

fn place(
    position: &mut Position,
    board: &WrittenBoard,
    dead: &[Piece],
    rules: &Rules,
) -> Result<(), PositionError> {
    for &piece in dead {
        position.bury_unseen(piece);
    }
    for point in Point::all() {
        let square = board[point.index()];
        if square.mark != Mark::Empty {
            // A face-up piece is put as one that is turned up, which counts it off the pool.
            position.put_face_down(point);
        }
        let still = match square.mark {
            Mark::FaceUp(piece) => {
                position.turn_up(point, piece);
                !piece.kind().moves()
            }
            mark => mark == Mark::FaceDown,
        };
        if still && BOARD.camps.contains(point) {
            return Err(PositionError::InCamp(point));
        }
        if square.settled {
            let in_headquarters = !still && BOARD.headquarters.contains(point);
            if !in_headquarters || rules.headquarters != Headquarters::NoExit {
                return Err(PositionError::Settled(point));
            }
            position.settle(point);
        }
    }
    Ok(())
}

fn read_colours(position: &mut Position, text: &str, rules: &Rules) -> Result<(), PositionError> {
    let assigned = match text {
        "r" => Some(Colour::Red),
        "b" => Some(Colour::Blue),
        _ => None,
    };
    if let Some(colour) = assigned {
        if !has_witness(position, rules) {
            return Err(PositionError::NoWitness(if colour == Colour::Red {
                'r'
            } else {
                'b'
            }));
        }
        position.assign_first(colour);
        return Ok(());
    }
    let unknown = || PositionError::Colours(text.into());
    let lists = text.strip_prefix('-').ok_or_else(unknown)?;
    check_unassigned(position, rules)?;
    if lists.is_empty() {
        let listed = !rules.colours.by_pair() || seen(position).total() == 0;
        return listed.then_some(()).ok_or(PositionError::FlippedList);
    }
    if !rules.colours.by_pair() {
        return Err(unknown());
    }
    let (first, second) = lists
        .strip_prefix(':')
        .and_then(|lists| lists.split_once(':'))
        .ok_or_else(unknown)?;
    let first = read_list(first).ok_or_else(unknown)?;
    let second = read_list(second).ok_or_else(unknown)?;
    note_lists(position, &first, &second, rules)
}

/// The pieces that have been seen: face up or dead.
fn seen(position: &Position) -> Tally {
    Tally::FULL.without(*position.hidden())
}

/// True where a flip among those seen may have assigned the colours.
fn has_witness(position: &Position, rules: &Rules) -> bool {
    let kind_seen = |kind| seen(position).iter().any(|(piece, _)| piece.kind() == kind);
    match rules.colours {
        Colours::FirstFlip => seen(position).total() > 0,
        Colours::Pair | Colours::PairAny => seen(position).iter().any(|(_, count)| count > 1),
        Colours::Engineer => kind_seen(Kind::Engineer),
        Colours::Lieutenant => kind_seen(Kind::Lieutenant),
        Colours::Captain => kind_seen(Kind::Captain),
    }
}

/// What cannot be while the colours are open.
fn check_unassigned(position: &Position, rules: &Rules) -> Result<(), PositionError> {
    let moved = |what| Err(PositionError::ColoursAssigned(what));
    if position.dead().total() > 0 {
        return moved("a piece is dead");
    }
    if !position.settled().is_empty() {
        return moved("a piece has moved into a headquarters");
    }
    if !(position.occupied() & BOARD.camps).is_empty() {
        return moved("a piece is in a camp");
    }
    // A pair among the face-up pieces is judged by the lists.
    if !rules.colours.by_pair() && has_witness(position, rules) {
        return moved("a piece that assigns them is face up");
    }
    Ok(())
}

fn note_lists(
    position: &mut Position,
    first: &[Piece],
    second: &[Piece],
    rules: &Rules,
) -> Result<(), PositionError> {
    let count = |list: &[Piece], piece| list.iter().filter(|&&p| p == piece).count();
    let any_way = |piece| count(first, piece) + count(second, piece);
    let seen = seen(position);
    let complete = Piece::all().all(|piece| any_way(piece) == usize::from(seen.count(piece)));
    if seen == Tally::EMPTY || !complete {
        return Err(PositionError::FlippedList);
    }
    let twice = |piece: &Piece| match rules.colours {
        Colours::PairAny => any_way(*piece) > 1,
        _ => count(first, *piece) > 1 || count(second, *piece) > 1,
    };
    if let Some(piece) = Piece::all().find(twice) {
        return Err(PositionError::FlippedTwice(piece));
    }
    let each = [first, second];
    for (player, list) in Player::ALL.into_iter().zip(each) {
        for &piece in list {
            position.note_flipped(player, piece);
        }
    }
    Ok(())
}

impl fmt::Display for Position {
    /// The six fields.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write_board(f, |point| WrittenSquare {
            mark: match self.square(point) {
                Square::Empty => Mark::Empty,
                Square::FaceDown => Mark::FaceDown,
                Square::FaceUp(piece) => Mark::FaceUp(piece),
            },
            settled: self.settled().contains(point),
        })?;
        write!(f, " {} ", self.turn().number())?;
        match self.colour_of(Player::First) {
            Some(Colour::Red) => f.write_char('r')?,
            Some(Colour::Blue) => f.write_char('b')?,
            None => write_flipped(f, Player::ALL.map(|player| self.flipped(player)))?,
        }
        f.write_char(' ')?;
        if self.dead().total() == 0 {
            f.write_char('-')?;
        }
        for piece in self.dead().pieces() {
            write!(f, "{piece}")?;
        }
        write!(f, " {} {}", self.plies(), self.quiet())
    }
}

fn write_flipped(f: &mut fmt::Formatter, lists: [PieceSet; 2]) -> fmt::Result {
    f.write_char('-')?;
    if lists.iter().all(|list| list.is_empty()) {
        return Ok(());
    }
    for list in lists {
        f.write_char(':')?;
        for piece in list.iter() {
            write!(f, "{piece}")?;
        }
    }
    Ok(())
}
