//! What the enemy could take, and no longer can.

use crate::flip::{Action, Outcome, Position};
use crate::piece::Piece;
use crate::point::Point;
use crate::rules::{Fight, Rules};

use crate::ai::evaluate::value_of;

/// The position after an action in which nothing comes up. (Where a Marshal falls its Flag may, but
/// that is no piece that takes.) Smaller than `after`, which is made for speed.
pub(super) fn then(position: &Position, rules: &Rules, action: Action) -> Position {
    let mut next = *position;
    next.apply(rules, action, Outcome::Nothing);
    next
}

/// The pieces with which the player to act could remove the piece on a point: by winning, or by
/// falling with it where that `matters`.
pub(super) fn removers(
    position: &Position,
    rules: &Rules,
    point: Point,
    matters: &dyn Fn(Piece) -> bool,
) -> Vec<Piece> {
    let mut found = Vec::new();
    if let Some(target) = position.piece(point) {
        position.for_each_mover(rules, |piece, _, targets| {
            let removes = match position.fight(rules, piece, target) {
                Some(Fight::Wins) => true,
                Some(Fight::Both) => matters(piece),
                _ => false,
            };
            if targets.contains(point) && removes {
                found.push(piece);
            }
        });
    }
    found
}

/// The highest piece with which the player to act could remove the piece on a point at a profit.
pub(super) fn threat(position: &Position, rules: &Rules, point: Point) -> Option<Piece> {
    let target = position.piece(point)?;
    let gains = |piece: Piece| value_of(piece) < value_of(target);
    removers(position, rules, point, &gains)
        .into_iter()
        .max_by_key(|&piece| value_of(piece))
}

/// The most valuable piece elsewhere that was in danger and is not any more, and from what.
pub(super) fn shielded(
    now: &Position,
    next: &Position,
    rules: &Rules,
    moved: Piece,
    from: Point,
) -> Option<(Piece, Piece)> {
    let mut others = now.face_up_movable(moved.colour());
    others.remove(from);
    others
        .filter_map(|point| {
            let enemy = threat(now, rules, point)?;
            let rescued = threat(next, rules, point).is_none();
            rescued.then_some((now.piece(point)?, enemy))
        })
        .max_by_key(|&(own, _)| value_of(own))
}
