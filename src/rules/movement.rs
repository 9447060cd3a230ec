//! How pieces move (rules, section 5).

use super::options::{BombRail, EngineerRail, Headquarters, RailMax, RailTurn, Rules};
use crate::board::Board;
use crate::piece::Kind;
use crate::point::{Point, PointSet};

/// The points that a piece of this kind reaches from `from`, if it may move at all: empty ones, and
/// the first of the `occupied` ones on each way. Whether it may attack there is not judged.
#[inline]
pub fn reach(
    board: &Board,
    rules: &Rules,
    kind: Kind,
    from: Point,
    occupied: PointSet,
) -> PointSet {
    let by_railway = if turns(rules, kind) {
        reach_turning(board, from, occupied)
    } else {
        reach_straight(board, rules, from, occupied)
    };
    by_railway | board.roads(from)
}

/// True where a piece of this kind may turn on the railway.
#[inline]
fn turns(rules: &Rules, kind: Kind) -> bool {
    rules.rail_turn == RailTurn::Free
        || kind == Kind::Engineer && rules.engineer_rail == EngineerRail::Free
        || kind == Kind::Bomb && rules.bomb_rail == BombRail::Free
}

/// Any number of steps along one straight line, or three of them, every point passed being empty.
#[inline]
fn reach_straight(board: &Board, rules: &Rules, from: Point, occupied: PointSet) -> PointSet {
    match rules.rail_max {
        RailMax::None => board.rays(from).reach(occupied),
        RailMax::Three => board.short_rays(from).reach(occupied),
    }
}

/// Every railway point joined to `from` through empty railway points. Only a junction leads
/// anywhere new, so only empty junctions are looked along, each once.
fn reach_turning(board: &Board, from: Point, occupied: PointSet) -> PointSet {
    let mut reached = board.rays(from).reach(occupied);
    let mut unused = board.junctions & !occupied;
    unused.remove(from);
    while let Some(junction) = (reached & unused).first() {
        unused.remove(junction);
        reached |= board.rays(junction).reach(occupied);
    }
    reached.remove(from);
    reached
}

/// Whether any piece on `from` may leave it, by option hq. (What has moved into a headquarters under
/// `no-exit` stays too: that is a matter of the piece, which the position marks.)
#[inline(always)]
pub fn may_leave(board: &Board, rules: &Rules, from: Point) -> bool {
    rules.headquarters != Headquarters::Locked || !board.headquarters.contains(from)
}

/// The way that a piece takes from `from` to a point that it reaches: every point of it, both ends
/// included. Where there are several, a shortest one with few turns; along a straight line, that is
/// the line.
pub fn path(board: &Board, from: Point, to: Point, occupied: PointSet) -> Vec<Point> {
    if board.roads(from).contains(to) {
        return vec![from, to];
    }
    let mut empty = !occupied;
    empty.remove(from);
    let straight = |a: Point, b: Point| a.column() == b.column() || a.row() == b.row();
    // Breadth first. The way back from `to` then takes, of equally short steps, one that goes
    // straight on.
    let mut distance = [u8::MAX; Point::COUNT];
    distance[from.index()] = 0;
    let mut frontier = vec![from];
    while !frontier.is_empty() {
        let mut next = Vec::new();
        for point in frontier {
            for neighbour in board.rails(point) {
                let open = neighbour == to || empty.contains(neighbour);
                if open && distance[neighbour.index()] == u8::MAX {
                    distance[neighbour.index()] = distance[point.index()] + 1;
                    next.push(neighbour);
                }
            }
        }
        frontier = next;
    }
    let mut way = vec![to];
    while let Some(&here) = way.last().filter(|&&point| point != from) {
        let behind = way.len().checked_sub(2).map(|i| way[i]);
        let steps = board
            .rails(here)
            .filter(|step| distance[step.index()] == distance[here.index()].wrapping_sub(1));
        let Some(step) = steps.min_by_key(|&step| behind.is_some_and(|b| !straight(b, step)))
        else {
            return vec![from, to];
        };
        way.push(step);
    }
    way.reverse();
    way
}
