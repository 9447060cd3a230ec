//! The map of the two-player board: what each point is, and what it is linked to.
//!
//! ```text
//! 12  s-h-s-h-s        s station   h headquarters   o camp
//! 11  s=s=s=s=s        = and " railway   every other link is road;
//! 10  s o s o s        each camp is also linked with its four diagonal neighbours
//!  9  s s o s s
//!  8  s o s o s
//!  7  s=s=s=s=s
//!     "   "   "        the mountains: b6-b7 and d6-d7 are not linked
//!  6  s=s=s=s=s
//!  5  s o s o s
//!  4  s s o s s
//!  3  s o s o s
//!  2  s=s=s=s=s        the columns a and e are railway from row 2 to row 11
//!  1  s-h-s-h-s
//!     a b c d e
//! ```

use crate::point::{Point, PointSet};

/// What a point is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointKind {
    Station,
    Camp,
    Headquarters,
}

/// The straight railway lines through one point, cut at the point: the part of each that runs
/// upwards in the order of points, and the part that runs downwards. No point of the two-player
/// board lies on more than two lines.
#[derive(Clone, Copy, Debug)]
pub struct Rays {
    ascending: [PointSet; 2],
    descending: [PointSet; 2],
}

impl Rays {
    const NONE: Rays = Rays {
        ascending: [PointSet::EMPTY; 2],
        descending: [PointSet::EMPTY; 2],
    };

    /// What is reached along the lines without a turn: empty points, and the first `blocked` point
    /// of each ray.
    #[inline(always)]
    pub fn reach(&self, blocked: PointSet) -> PointSet {
        self.ascending[0].ascend(blocked)
            | self.ascending[1].ascend(blocked)
            | self.descending[0].descend(blocked)
            | self.descending[1].descend(blocked)
    }
}

/// A board as data. Nothing here knows how the board is drawn or what stands on it.
#[derive(Debug)]
pub struct Board {
    /// Camps: what stands here cannot be attacked.
    pub camps: PointSet,
    pub headquarters: PointSet,
    /// Points with a railway.
    pub railway: PointSet,
    /// Points on two straight lines: there, and nowhere else, a piece may turn.
    pub junctions: PointSet,
    roads: [PointSet; Point::COUNT],
    rails: [PointSet; Point::COUNT],
    rays: [Rays; Point::COUNT],
    short_rays: [Rays; Point::COUNT],
}

/// How far a piece goes along the railway under rail-max = `3`, in steps.
const SHORT_RAY: usize = 3;

/// The board of two players.
pub static BOARD: Board = Board::two_player();

impl Board {
    pub fn kind(&self, point: Point) -> PointKind {
        if self.camps.contains(point) {
            PointKind::Camp
        } else if self.headquarters.contains(point) {
            PointKind::Headquarters
        } else {
            PointKind::Station
        }
    }

    /// The points linked to this one by road.
    #[inline(always)]
    pub fn roads(&self, point: Point) -> PointSet {
        self.roads[point.index()]
    }

    /// The points linked to this one by railway.
    #[inline(always)]
    pub fn rails(&self, point: Point) -> PointSet {
        self.rails[point.index()]
    }

    /// The straight railway lines through a point, as far as they go.
    #[inline(always)]
    pub fn rays(&self, point: Point) -> &Rays {
        &self.rays[point.index()]
    }

    /// The same, each cut after three steps.
    #[inline(always)]
    pub fn short_rays(&self, point: Point) -> &Rays {
        &self.short_rays[point.index()]
    }

    const fn two_player() -> Board {
        let mut board = Board {
            camps: both_halves(&[(1, 2), (3, 2), (2, 3), (1, 4), (3, 4)]),
            headquarters: both_halves(&[(1, 0), (3, 0)]),
            railway: PointSet::EMPTY,
            junctions: PointSet::EMPTY,
            roads: [PointSet::EMPTY; Point::COUNT],
            rails: [PointSet::EMPTY; Point::COUNT],
            rays: [Rays::NONE; Point::COUNT],
            short_rays: [Rays::NONE; Point::COUNT],
        };
        let mut i = 0;
        while i < 4 {
            board.lay_railway(Point::at(0, [1, 5, 6, 10][i]), (1, 0), 5);
            i += 1;
        }
        board.lay_railway(Point::at(0, 1), (0, 1), 10);
        board.lay_railway(Point::at(4, 1), (0, 1), 10);
        board.lay_railway(Point::at(2, 5), (0, 1), 2);
        board.lay_roads();
        board
    }

    /// Lays one straight line of `length` points from `start`, in steps of a column or a row.
    const fn lay_railway(&mut self, start: Point, (right, up): (u8, u8), length: usize) {
        let mut points = [start; 10];
        let mut i = 1;
        while i < length {
            let before = points[i - 1];
            points[i] = Point::at(before.column() + right, before.row() + up);
            i += 1;
        }
        let mut i = 0;
        while i < length {
            self.put_on_line(&points, length, i);
            i += 1;
        }
    }

    /// Enters the `i`th point of a line: its neighbours on it, and its rays along it.
    const fn put_on_line(&mut self, points: &[Point; 10], length: usize, i: usize) {
        let point = points[i];
        let line = if self.railway.contains(point) { 1 } else { 0 };
        if line == 1 {
            self.junctions.insert(point);
        }
        self.railway.insert(point);
        let mut j = 0;
        while j < length {
            let distance = i.abs_diff(j);
            if distance == 1 {
                self.rails[point.index()].insert(points[j]);
            }
            if j > i {
                self.rays[point.index()].ascending[line].insert(points[j]);
            } else if j < i {
                self.rays[point.index()].descending[line].insert(points[j]);
            }
            if distance <= SHORT_RAY && j > i {
                self.short_rays[point.index()].ascending[line].insert(points[j]);
            } else if distance <= SHORT_RAY && j < i {
                self.short_rays[point.index()].descending[line].insert(points[j]);
            }
            j += 1;
        }
    }

    /// Links every pair of neighbours that the railway does not, but for the mountains, and each
    /// camp with its diagonal neighbours.
    const fn lay_roads(&mut self) {
        let mut i = 0;
        while i < Point::COUNT * Point::COUNT {
            let (a, b) = (i / Point::COUNT, i % Point::COUNT);
            i += 1;
            let (Some(a), Some(b)) = (Point::from_index(a), Point::from_index(b)) else {
                continue;
            };
            let columns = a.column().abs_diff(b.column());
            let rows = a.row().abs_diff(b.row());
            let orthogonal = columns + rows == 1;
            let diagonal_of_camp =
                columns == 1 && rows == 1 && (self.camps.contains(a) || self.camps.contains(b));
            let over_the_front = a.row() + b.row() == 11;
            if (orthogonal && !over_the_front && !self.rails[a.index()].contains(b))
                || diagonal_of_camp
            {
                self.roads[a.index()].insert(b);
            }
        }
    }
}

/// The points at these columns and rows of the south half, and their mirror images in the north.
const fn both_halves(south: &[(u8, u8)]) -> PointSet {
    let mut set = PointSet::EMPTY;
    let mut i = 0;
    while i < south.len() {
        let point = Point::at(south[i].0, south[i].1);
        set.insert(point);
        set.insert(point.mirror_rows());
        i += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> PointSet {
        names
            .split_whitespace()
            .map(|name| Point::from_name(name).unwrap())
            .collect()
    }

    fn point(name: &str) -> Point {
        Point::from_name(name).unwrap()
    }

    #[test]
    fn camps_and_headquarters() {
        assert_eq!(BOARD.camps, set("b3 d3 c4 b5 d5 b10 d10 c9 b8 d8"));
        assert_eq!(BOARD.headquarters, set("b1 d1 b12 d12"));
        assert_eq!(BOARD.kind(point("c9")), PointKind::Camp);
        assert_eq!(BOARD.kind(point("d12")), PointKind::Headquarters);
        assert_eq!(BOARD.kind(point("c1")), PointKind::Station);
    }

    #[test]
    fn railway_and_junctions() {
        assert_eq!(BOARD.railway.len(), 32);
        assert_eq!(BOARD.junctions, set("a2 e2 a6 c6 e6 a7 c7 e7 a11 e11"));
        assert_eq!(BOARD.rails(point("a6")), set("a5 b6 a7"));
        assert_eq!(BOARD.rails(point("c6")), set("b6 d6 c7"));
        assert_eq!(BOARD.rails(point("b6")), set("a6 c6"));
        assert_eq!(BOARD.rails(point("c3")), PointSet::EMPTY);
    }

    #[test]
    fn roads() {
        assert_eq!(BOARD.roads(point("a1")), set("b1 a2"));
        assert_eq!(BOARD.roads(point("b6")), set("b5"));
        assert_eq!(BOARD.roads(point("a6")), set("b5"));
        assert_eq!(BOARD.roads(point("c3")), set("b3 d3 c2 c4"));
        assert_eq!(BOARD.roads(point("c4")), set("b3 c3 d3 b4 d4 b5 c5 d5"));
    }

    #[test]
    fn links_go_both_ways_and_are_of_one_sort() {
        for a in Point::all() {
            assert!((BOARD.roads(a) & BOARD.rails(a)).is_empty());
            for b in Point::all() {
                assert_eq!(BOARD.roads(a).contains(b), BOARD.roads(b).contains(a));
                assert_eq!(BOARD.rails(a).contains(b), BOARD.rails(b).contains(a));
            }
        }
    }

    #[test]
    fn mirror_images_are_linked_alike() {
        for a in Point::all() {
            for mirror in [Point::mirror_columns, Point::mirror_rows] {
                assert_eq!(BOARD.kind(a), BOARD.kind(mirror(a)));
                let roads: PointSet = BOARD.roads(a).map(mirror).collect();
                assert_eq!(roads, BOARD.roads(mirror(a)));
                let rails: PointSet = BOARD.rails(a).map(mirror).collect();
                assert_eq!(rails, BOARD.rails(mirror(a)));
            }
        }
    }

    #[test]
    fn halves_meet_at_three_railway_links_only() {
        for south in Point::all().filter(|p| p.row() < 6) {
            let north: PointSet = Point::all().filter(|p| p.row() >= 6).collect();
            assert!((BOARD.roads(south) & north).is_empty());
            let crosses = !(BOARD.rails(south) & north).is_empty();
            assert_eq!(crosses, set("a6 c6 e6").contains(south));
        }
    }

    #[test]
    fn straight_lines() {
        let clear = PointSet::EMPTY;
        assert_eq!(
            BOARD.rays(point("a6")).reach(clear),
            set("a2 a3 a4 a5 a7 a8 a9 a10 a11 b6 c6 d6 e6")
        );
        assert_eq!(
            BOARD.short_rays(point("a6")).reach(clear),
            set("a3 a4 a5 a7 a8 a9 b6 c6 d6")
        );
        assert_eq!(
            BOARD.rays(point("c6")).reach(set("b6 e6")),
            set("b6 d6 e6 c7")
        );
        assert_eq!(BOARD.rays(point("c3")).reach(clear), PointSet::EMPTY);
    }
}
