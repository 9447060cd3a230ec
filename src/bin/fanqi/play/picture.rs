//! The board as text.

use fanqi::board::{BOARD, PointKind};
use fanqi::flip::notation::Placement;
use fanqi::flip::{Position, Square};
use fanqi::piece::{Colour, Kind, Piece, Tally};
use fanqi::point::Point;

use super::words::{Look, Names, chinese, chinese_piece, colour_name};

/// The board with its links: `=` and `"` railway, `-`, `|`, `/` and `\` road, `( )` camp, `[ ]`
/// headquarters. With a placement, what is face down is shown behind a `~`.
pub fn board(position: &Position, placement: Option<&Placement>, look: Look) -> String {
    let picture = Picture {
        position,
        placement,
        look,
    };
    let mut lines = vec![picture.columns()];
    for row in (0..12).rev() {
        lines.push(picture.row(row));
        if row > 0 {
            lines.push(picture.links_below(row));
        }
    }
    lines.push(picture.columns());
    lines.join("\n") + "\n"
}

struct Picture<'a> {
    position: &'a Position,
    placement: Option<&'a Placement>,
    look: Look,
}

impl Picture<'_> {
    /// The columns between the two marks around a piece.
    fn inside(&self) -> usize {
        match self.look.names {
            Names::Letters => 3,
            Names::Chinese => 8,
        }
    }

    fn columns(&self) -> String {
        let width = self.inside() + 2;
        let cells = ["a", "b", "c", "d", "e"].map(|name| format!("{name:^width$}"));
        format!("   {}", cells.join("  ")).trim_end().to_string()
    }

    fn row(&self, row: u8) -> String {
        let mut line = format!("{:>2} ", row + 1);
        for column in 0..5 {
            let point = Point::at(column, row);
            let (left, right) = match BOARD.kind(point) {
                PointKind::Station => (' ', ' '),
                PointKind::Camp => ('(', ')'),
                PointKind::Headquarters => ('[', ']'),
            };
            line.push(left);
            line += &self.square(point);
            line.push(right);
            if column < 4 {
                line += match link(point, Point::at(column + 1, row)) {
                    Link::Rail => "==",
                    Link::Road => "--",
                    Link::None => "  ",
                };
            }
        }
        line.trim_end().to_string()
    }

    /// What stands between the two marks, padded to its width.
    fn square(&self, point: Point) -> String {
        let known = self.placement.and_then(|placement| {
            let mut hidden = placement.hidden();
            hidden.find(|&(at, _)| at == point).map(|(_, piece)| piece)
        });
        let station = BOARD.kind(point) == PointKind::Station;
        match (self.position.square(point), known) {
            (Square::Empty, _) => self.padded(if station { "." } else { " " }),
            (Square::FaceDown, None) => self.padded("?"),
            (Square::FaceDown, Some(piece)) => self.piece('~', piece),
            (Square::FaceUp(piece), _) => self.piece(' ', piece),
        }
    }

    fn padded(&self, mark: &str) -> String {
        let width = self.inside();
        format!("{mark:^width$}")
    }

    fn piece(&self, before: char, piece: Piece) -> String {
        let text = match self.look.names {
            Names::Letters => piece.to_string(),
            Names::Chinese => chinese_piece(piece),
        };
        format!("{before}{} ", self.look.tint(piece.colour(), &text))
    }

    /// The links from a row to the one below it.
    fn links_below(&self, row: u8) -> String {
        let width = self.inside() + 2;
        let mut line = "   ".to_string();
        for column in 0..5 {
            let above = Point::at(column, row);
            let mark = match link(above, Point::at(column, row - 1)) {
                Link::Rail => "\"",
                Link::Road => "|",
                Link::None => " ",
            };
            line += &format!("{mark:^width$}");
            if column < 4 {
                let falling = link(above, Point::at(column + 1, row - 1));
                let rising = link(Point::at(column + 1, row), Point::at(column, row - 1));
                line += match (falling, rising) {
                    (Link::Road, _) => "\\ ",
                    (_, Link::Road) => " /",
                    _ => "  ",
                };
            }
        }
        line.trim_end().to_string()
    }
}

enum Link {
    None,
    Road,
    Rail,
}

fn link(a: Point, b: Point) -> Link {
    if BOARD.rails(a).contains(b) {
        Link::Rail
    } else if BOARD.roads(a).contains(b) {
        Link::Road
    } else {
        Link::None
    }
}

/// What is face down and what has fallen, by kind.
pub fn counts(position: &Position, look: Look) -> String {
    let width = match look.names {
        Names::Letters => 3,
        Names::Chinese => 5,
    };
    let mut heading = " ".repeat(15);
    for kind in Kind::ALL {
        heading += &match look.names {
            Names::Letters => format!("{:>width$}", kind.letter()),
            Names::Chinese => format!(" {}", chinese(kind)),
        };
    }
    let mut lines = vec![heading];
    for colour in Colour::ALL {
        for (what, tally) in [
            ("face down", position.hidden()),
            ("fallen", position.dead()),
        ] {
            let name = format!("{:5}{what:10}", colour_name(colour));
            let counts = kinds(*tally, colour, width);
            lines.push(format!("{}{counts}", look.tint(colour, &name)));
        }
    }
    lines.join("\n") + "\n"
}

fn kinds(tally: Tally, colour: Colour, width: usize) -> String {
    let count = |kind| match tally.count(Piece::new(colour, kind)) {
        0 => format!("{:>width$}", "."),
        count => format!("{count:>width$}"),
    };
    Kind::ALL.map(count).concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fanqi::rules::Rules;

    const PLAIN: Look = Look {
        names: Names::Letters,
        coloured: false,
    };

    /// A Marshal in a camp, a Mine, an Engineer in a headquarters, and a Flag face down.
    const FEW: &str = "5/5/5/5/3M1/5/2n2/5/5/5/5/1?1e1 1 r \
                       GDDBBCCJJKKKLLLEEEXXNNNmgddbbccjjkkkllleexxnnf 100 0";

    #[test]
    fn the_board_is_drawn_with_its_links() {
        let position = Position::read(FEW, &Rules::default()).unwrap();
        let placement: Placement = "5/5/5/5/3M1/5/2n2/5/5/5/5/1~F1e1".parse().unwrap();
        let wanted = r#"     a      b      c      d      e
12   .  --[   ]--  .  --[   ]--  .
     |      |      |      |      |
11   .  ==  .  ==  .  ==  .  ==  .
     "  \   |   /  |  \   |   /  "
10   .  --(   )--  .  --(   )--  .
     "   /  |  \   |   /  |  \   "
 9   .  --  .  --(   )--  .  --  .
     "  \   |   /  |  \   |   /  "
 8   .  --(   )--  .  --( M )--  .
     "   /  |  \   |   /  |  \   "
 7   .  ==  .  ==  .  ==  .  ==  .
     "             "             "
 6   .  ==  .  ==  n  ==  .  ==  .
     "  \   |   /  |  \   |   /  "
 5   .  --(   )--  .  --(   )--  .
     "   /  |  \   |   /  |  \   "
 4   .  --  .  --(   )--  .  --  .
     "  \   |   /  |  \   |   /  "
 3   .  --(   )--  .  --(   )--  .
     "   /  |  \   |   /  |  \   "
 2   .  ==  .  ==  .  ==  .  ==  .
     |      |      |      |      |
 1   .  --[ ? ]--  .  --[ e ]--  .
     a      b      c      d      e
"#;
        assert_eq!(board(&position, None, PLAIN), wanted);
        let shown = board(&position, Some(&placement), PLAIN);
        assert_eq!(shown, wanted.replace("[ ? ]", "[~F ]"));
    }

    #[test]
    fn chinese_pieces_keep_the_columns() {
        let position = Position::read(FEW, &Rules::default()).unwrap();
        let look = Look {
            names: Names::Chinese,
            coloured: false,
        };
        let drawn = board(&position, None, look);
        assert!(drawn.contains("--( 红司令 )--"), "{drawn}");
        // A Chinese character is two columns wide.
        let columns = |line: &str| line.chars().map(|c| 1 + usize::from(!c.is_ascii())).sum();
        let widest: usize = drawn.lines().map(columns).max().unwrap_or_default();
        assert!(widest <= 61, "{widest}");
        let row = |number: &str| drawn.lines().find(|line| line.starts_with(number)).unwrap();
        assert_eq!(columns(row(" 8")), columns(row(" 9")));
    }

    #[test]
    fn counts_are_listed_by_kind() {
        let position = Position::read(FEW, &Rules::default()).unwrap();
        let wanted = r#"                 M  G  D  B  C  J  K  L  E  X  N  F
red  face down   .  .  .  .  .  .  .  .  .  .  .  1
red  fallen      .  1  2  2  2  2  3  3  3  2  3  .
blue face down   .  .  .  .  .  .  .  .  .  .  .  .
blue fallen      1  1  2  2  2  2  3  3  2  2  2  1
"#;
        assert_eq!(counts(&position, PLAIN), wanted);
    }
}
