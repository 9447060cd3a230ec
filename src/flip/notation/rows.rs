//! The board as rows 12 to 1 of letters, marks and digits: shared by positions and placements.

use std::fmt::{self, Write};

use crate::piece::Piece;
use crate::point::Point;

use super::position::PositionError;

/// What stands on a point as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Mark {
    #[default]
    Empty,
    /// `?`
    FaceDown,
    FaceUp(Piece),
    /// `~` and a letter: face down, but known.
    Known(Piece),
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct WrittenSquare {
    pub mark: Mark,
    /// `!` behind it.
    pub settled: bool,
}

pub(super) type WrittenBoard = [WrittenSquare; Point::COUNT];

/// Reads twelve rows, whatever stands where.
pub(super) fn read_board(text: &str) -> Result<WrittenBoard, PositionError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 12 {
        return Err(PositionError::RowCount(rows.len()));
    }
    let mut board = [WrittenSquare::default(); Point::COUNT];
    for (row, text) in (0..12).rev().zip(rows) {
        read_row(&mut board, row, text)?;
    }
    Ok(board)
}

fn read_row(board: &mut WrittenBoard, row: u8, text: &str) -> Result<(), PositionError> {
    let wrong_width = || PositionError::RowWidth {
        row: row + 1,
        text: text.into(),
    };
    let mut column = 0;
    let mut last = ' ';
    for mark in text.chars() {
        match mark {
            '0'..='9' if last == '~' => return Err(PositionError::Tilde(row + 1)),
            '1'..='5' if last.is_ascii_digit() => return Err(PositionError::TwoDigits(row + 1)),
            '1'..='5' => column += mark as u8 - b'0',
            '!' if Piece::from_letter(last).is_some() => {
                board[Point::at(column - 1, row).index()].settled = true;
            }
            // Its letter comes next.
            '~' if last != '~' => {}
            _ if column >= 5 => return Err(wrong_width()),
            _ => {
                let mark = read_mark(last, mark, row)?;
                board[Point::at(column, row).index()].mark = mark;
                column += 1;
            }
        }
        if column > 5 {
            return Err(wrong_width());
        }
        last = mark;
    }
    if last == '~' {
        return Err(PositionError::Tilde(row + 1));
    }
    if column == 5 {
        Ok(())
    } else {
        Err(wrong_width())
    }
}

fn read_mark(last: char, mark: char, row: u8) -> Result<Mark, PositionError> {
    match (Piece::from_letter(mark), last, mark) {
        (Some(piece), '~', _) => Ok(Mark::Known(piece)),
        (Some(piece), ..) => Ok(Mark::FaceUp(piece)),
        (None, '~', _) => Err(PositionError::Tilde(row + 1)),
        (None, _, '?') => Ok(Mark::FaceDown),
        (None, ..) => Err(PositionError::Mark { row: row + 1, mark }),
    }
}

/// Writes twelve rows, runs of empty points as digits.
pub(super) fn write_board(
    f: &mut impl Write,
    square: impl Fn(Point) -> WrittenSquare,
) -> fmt::Result {
    for row in (0..12).rev() {
        let mut empty = 0;
        for column in 0..5 {
            let square = square(Point::at(column, row));
            if square.mark == Mark::Empty {
                empty += 1;
                continue;
            }
            write_run(f, &mut empty)?;
            match square.mark {
                Mark::Empty => {}
                Mark::FaceDown => f.write_char('?')?,
                Mark::FaceUp(piece) => write!(f, "{piece}")?,
                Mark::Known(piece) => write!(f, "~{piece}")?,
            }
            if square.settled {
                f.write_char('!')?;
            }
        }
        write_run(f, &mut empty)?;
        if row > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

fn write_run(f: &mut impl Write, empty: &mut u8) -> fmt::Result {
    if *empty > 0 {
        write!(f, "{empty}")?;
        *empty = 0;
    }
    Ok(())
}
