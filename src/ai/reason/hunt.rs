//! What a piece could take, and in how many moves.

use crate::board::BOARD;
use crate::flip::Position;
use crate::piece::{Kind, Piece};
use crate::point::{Point, PointSet};
use crate::rules::{Fight, Rules, may_leave, reach};

use crate::ai::evaluate::value_of;

/// An enemy is hunted that a piece gets to in fewer moves than this.
pub(super) const FAR: usize = 4;

/// The most valuable of the enemies on some points that a piece could take.
pub(super) fn preys(
    position: &Position,
    rules: &Rules,
    piece: Piece,
    points: PointSet,
) -> Option<Piece> {
    (points & position.face_up(piece.colour().other()) & !BOARD.camps)
        .filter_map(|point| position.piece(point))
        .filter(|&enemy| position.fight(rules, piece, enemy) == Some(Fight::Wins))
        // The Flag has no value of its own.
        .max_by_key(|&enemy| (enemy.kind() == Kind::Flag, value_of(enemy)))
}

/// What a piece that stood on `from` reaches from `start` in so many moves or fewer, were nothing
/// else to move: its targets and the empty points on the way.
pub(super) fn hunting_ground(
    position: &Position,
    rules: &Rules,
    piece: Piece,
    from: Point,
    start: Point,
) -> [PointSet; FAR] {
    let mut occupied = position.occupied();
    occupied.remove(from);
    let mut grounds = [PointSet::EMPTY; FAR];
    let mut seen = PointSet::of(start);
    let mut frontier = seen;
    for ground in grounds.iter_mut().skip(1) {
        let mut reached = PointSet::EMPTY;
        for point in frontier {
            if may_leave(&BOARD, rules, point) {
                reached |= reach(&BOARD, rules, piece.kind(), point, occupied);
            }
        }
        frontier = reached & !seen & !occupied;
        seen |= reached;
        *ground = seen;
    }
    grounds
}
