//! A point of the board, and a set of points.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXorAssign, Not};

/// A point: a column `a` to `e` and a row 1 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// How many points the board has.
    pub const COUNT: usize = 60;
    const COLUMNS: u8 = 5;

    /// The point at a column and a row, both counted from 0 (a1 is 0, 0).
    pub const fn at(column: u8, row: u8) -> Point {
        assert!(column < Self::COLUMNS && row < 12);
        Point(row * Self::COLUMNS + column)
    }

    /// The point of an index below [`Point::COUNT`]: a1 = 0, b1 = 1, ... e12 = 59.
    pub const fn from_index(index: usize) -> Option<Point> {
        if index < Self::COUNT {
            Some(Point(index as u8))
        } else {
            None
        }
    }

    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn column(self) -> u8 {
        self.0 % Self::COLUMNS
    }

    pub const fn row(self) -> u8 {
        self.0 / Self::COLUMNS
    }

    /// The point of a name such as `c4` or `a12`.
    pub fn from_name(name: &str) -> Option<Point> {
        let (column, row) = name.split_at_checked(1)?;
        let column = "abcde".find(column)?;
        let row = (1..=12).find(|number| number.to_string() == row)?;
        Some(Point::at(column as u8, row as u8 - 1))
    }

    /// The same point with left and right exchanged.
    pub const fn mirror_columns(self) -> Point {
        Point::at(Self::COLUMNS - 1 - self.column(), self.row())
    }

    /// The same point with south and north exchanged.
    pub const fn mirror_rows(self) -> Point {
        Point::at(self.column(), 11 - self.row())
    }

    /// All points, a1 first, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> {
        (0..Self::COUNT as u8).map(Point)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

/// A set of points. It iterates from a1 upwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PointSet(u64);

impl PointSet {
    pub const EMPTY: PointSet = PointSet(0);
    pub const ALL: PointSet = PointSet((1 << Point::COUNT) - 1);

    #[inline(always)]
    pub const fn of(point: Point) -> PointSet {
        PointSet(1 << point.0)
    }

    #[inline(always)]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 != 0
    }

    #[inline(always)]
    pub const fn insert(&mut self, point: Point) {
        self.0 |= 1 << point.0;
    }

    #[inline(always)]
    pub const fn remove(&mut self, point: Point) {
        self.0 &= !(1 << point.0);
    }

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// `self & other`, where a constant is made.
    pub const fn and(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }

    /// `self | other`, where a constant is made.
    pub const fn or(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }

    /// The set itself, or the empty one.
    #[inline(always)]
    pub(crate) const fn when(self, wanted: bool) -> PointSet {
        PointSet(self.0 & (wanted as u64).wrapping_neg())
    }

    /// The lowest point of the set.
    #[inline(always)]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 {
            None
        } else {
            Some(Point(self.0.trailing_zeros() as u8))
        }
    }

    /// The part of a ray that runs upwards from its origin, up to and with its first point in
    /// `blocked`.
    #[inline(always)]
    pub(crate) const fn ascend(self, blocked: PointSet) -> PointSet {
        let hits = self.0 & blocked.0;
        PointSet(self.0 & (hits ^ hits.wrapping_sub(1)))
    }

    /// The part of a ray that runs downwards from its origin, down to and with its first point in
    /// `blocked`.
    #[inline(always)]
    pub(crate) const fn descend(self, blocked: PointSet) -> PointSet {
        // The lowest bit stands for "no hit": no ray ends below it.
        let hits = self.0 & blocked.0 | 1;
        PointSet(self.0 & (!0 << (63 - hits.leading_zeros())))
    }
}

impl BitAnd for PointSet {
    type Output = PointSet;
    #[inline(always)]
    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

impl BitOr for PointSet {
    type Output = PointSet;
    #[inline(always)]
    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl BitOrAssign for PointSet {
    #[inline(always)]
    fn bitor_assign(&mut self, other: PointSet) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for PointSet {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: PointSet) {
        self.0 ^= other.0;
    }
}

impl Not for PointSet {
    type Output = PointSet;
    #[inline(always)]
    fn not(self) -> PointSet {
        PointSet(!self.0 & Self::ALL.0)
    }
}

impl Iterator for PointSet {
    type Item = Point;

    #[inline(always)]
    fn next(&mut self) -> Option<Point> {
        let point = self.first()?;
        self.0 &= self.0 - 1;
        Some(point)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.len() as usize;
        (len, Some(len))
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points
            .into_iter()
            .fold(PointSet::EMPTY, |set, point| set | PointSet::of(point))
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.map(|p| p.to_string())).finish()
    }
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

    #[test]
    fn names_are_read_back() {
        for point in Point::all() {
            assert_eq!(Point::from_name(&point.to_string()), Some(point));
            assert_eq!(Point::from_index(point.index()), Some(point));
        }
        for wrong in [
            "", "a", "a0", "a13", "f1", "a01", "A1", "1a", "a1 ", "é1", "a+1",
        ] {
            assert_eq!(Point::from_name(wrong), None, "{wrong}");
        }
        assert_eq!(Point::from_index(60), None);
    }

    #[test]
    fn mirrors() {
        let b3 = Point::from_name("b3").unwrap();
        assert_eq!(b3.mirror_columns().to_string(), "d3");
        assert_eq!(b3.mirror_rows().to_string(), "b10");
    }

    #[test]
    fn sets_hold_what_is_put_in() {
        let mut some = set("a1 c4 e12");
        assert_eq!(some.len(), 3);
        assert_eq!(format!("{some:?}"), r#"{"a1", "c4", "e12"}"#);
        some.remove(Point::from_name("c4").unwrap());
        some.insert(Point::from_name("b2").unwrap());
        assert_eq!(some, set("a1 b2 e12"));
        assert_eq!(some.size_hint(), (3, Some(3)));
        assert_eq!((!some).len(), 57);
        assert_eq!(!PointSet::ALL, PointSet::EMPTY);
        assert_eq!(set("a1 b1") & set("b1 c1"), set("b1"));
        assert_eq!(set("a1 b1") | set("b1 c1"), set("a1 b1 c1"));
        assert_eq!(set("a1 b1").and(set("b1 c1")), set("b1"));
        assert_eq!(set("a1 b1").or(set("b1 c1")), set("a1 b1 c1"));
    }

    #[test]
    fn rays_stop_at_the_first_blocked_point() {
        let up = set("a3 a4 a5 a6");
        assert_eq!(up.ascend(set("a5 a6 b1")), set("a3 a4 a5"));
        assert_eq!(up.ascend(set("a2 a7")), up);
        let down = set("a2 a3 a4 a5");
        assert_eq!(down.descend(set("a3 a2 e12")), set("a3 a4 a5"));
        assert_eq!(down.descend(PointSet::EMPTY), down);
        // a1 is bit 0, which stands for "no hit".
        assert_eq!(set("b1 a1").descend(set("a1")), set("b1 a1"));
    }
}
