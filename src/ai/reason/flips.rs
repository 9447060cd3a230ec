//! Why a piece is turned up where it lies.

use crate::board::BOARD;
use crate::flip::Position;
use crate::piece::Piece;
use crate::point::{Point, PointSet};
use crate::rules::{Fight, Rules, may_leave, reach};

use super::motive::{Motive, Reason};
use crate::ai::evaluate::value_of;

/// The strongest fact that speaks for turning up a piece.
pub(super) fn reason_of_flip(position: &Position, rules: &Rules, point: Point) -> Reason {
    let Some(colour) = position.colour_to_move() else {
        return Reason::new(Motive::SeeksColours, None, None);
    };
    let reaching = |from: &Point| {
        position
            .piece(*from)
            .filter(|piece| reached_from(position, rules, *piece, *from).contains(point))
    };
    let strongest = |points: PointSet| {
        points
            .filter_map(|from| reaching(&from))
            .max_by_key(|&piece| value_of(piece))
    };
    let own = position.face_up_movable(colour);
    let enemy = strongest(position.face_up_movable(colour.other()));
    let cover = strongest(own);
    let mut camps = own & BOARD.camps & BOARD.roads(point);
    match (enemy, cover) {
        (None, _) if !camps.is_empty() => {
            let camp = camps.next();
            Reason {
                point: camp,
                ..Reason::new(
                    Motive::FlipsByCamp,
                    camp.and_then(|at| position.piece(at)),
                    None,
                )
            }
        }
        (None, Some(_)) => Reason::new(Motive::FlipsCovered, cover, None),
        (None, None) => Reason::new(Motive::FlipsFar, None, None),
        (Some(_), Some(_)) => Reason::new(Motive::FlipsContested, cover, enemy),
        (Some(near), None) => {
            let beats = |own: Piece| {
                own.colour() == colour && position.fight(rules, own, near) == Some(Fight::Wins)
            };
            let motive = if position.hidden().iter().any(|(own, _)| beats(own)) {
                Motive::FlipsBoldly
            } else {
                Motive::FlipsAnyway
            };
            Reason::new(motive, None, enemy)
        }
    }
}

fn reached_from(position: &Position, rules: &Rules, piece: Piece, from: Point) -> PointSet {
    if !may_leave(&BOARD, rules, from) {
        return PointSet::EMPTY;
    }
    reach(&BOARD, rules, piece.kind(), from, position.occupied())
}
