//! A board with every piece known, as only a finished game's record shows it.

use std::fmt;
use std::str::FromStr;

use crate::flip::position::{Position, Square};
use crate::piece::{Piece, Tally};
use crate::point::Point;

use super::position::PositionError;
use super::rows::{Mark, WrittenBoard, WrittenSquare, read_board, write_board};

/// The starting board with what its face-down pieces are.
#[derive(Clone, PartialEq, Eq)]
pub struct Placement(WrittenBoard);

/// What is wrong with a placement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlacementError {
    #[error(transparent)]
    Form(#[from] PositionError),
    #[error("it does not fit the starting position on {0}")]
    Board(Point),
    #[error("its face-down pieces are not those left over at the start")]
    Pieces,
}

impl Placement {
    /// A starting position with its face-down pieces, in the order of points.
    pub(in crate::flip) fn new(start: &Position, hidden: &[Piece]) -> Placement {
        let mut board = [WrittenSquare::default(); Point::COUNT];
        let mut hidden = hidden.iter();
        for point in Point::all() {
            board[point.index()] = WrittenSquare {
                mark: match start.square(point) {
                    Square::Empty => Mark::Empty,
                    Square::FaceUp(piece) => Mark::FaceUp(piece),
                    Square::FaceDown => hidden.next().map_or(Mark::FaceDown, |&p| Mark::Known(p)),
                },
                settled: start.settled().contains(point),
            };
        }
        Placement(board)
    }

    /// The face-down pieces, in the order of points.
    pub fn hidden(&self) -> impl Iterator<Item = (Point, Piece)> {
        Point::all().filter_map(|point| match self.0[point.index()].mark {
            Mark::Known(piece) => Some((point, piece)),
            _ => None,
        })
    }

    /// Whether this is a placement of what a starting position has face down.
    ///
    /// # Errors
    ///
    /// What does not fit.
    pub fn fits(&self, start: &Position) -> Result<(), PlacementError> {
        for point in Point::all() {
            let written = self.0[point.index()];
            let fits = match start.square(point) {
                Square::Empty => written.mark == Mark::Empty,
                Square::FaceUp(piece) => written.mark == Mark::FaceUp(piece),
                Square::FaceDown => matches!(written.mark, Mark::Known(_)),
            };
            if !fits || written.settled != start.settled().contains(point) {
                return Err(PlacementError::Board(point));
            }
        }
        let mut left = *start.hidden();
        for (_, piece) in self.hidden() {
            if left.count(piece) == 0 {
                return Err(PlacementError::Pieces);
            }
            left.remove(piece);
        }
        debug_assert_eq!(left, Tally::EMPTY);
        Ok(())
    }
}

impl FromStr for Placement {
    type Err = PlacementError;

    fn from_str(text: &str) -> Result<Placement, PlacementError> {
        Ok(Placement(read_board(text)?))
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write_board(f, |point| self.0[point.index()])
    }
}
