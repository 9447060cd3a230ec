//! Boards drawn as text, and short names for what tests ask of them.

// Each test program uses its own part of this.
#![allow(dead_code)]

use fanqi::flip::notation::{Tags, WrittenPly};
use fanqi::flip::{Game, Ply, Position, Seed};
use fanqi::piece::{Piece, Tally};
use fanqi::point::{Point, PointSet};
use fanqi::rules::Rules;

pub fn point(name: &str) -> Point {
    Point::from_name(name).unwrap_or_else(|| panic!("{name} is no point"))
}

/// Points by their names, with blanks between them.
pub fn set(names: &str) -> PointSet {
    names.split_whitespace().map(point).collect()
}

pub fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).unwrap_or_else(|| panic!("{letter} is no piece"))
}

/// Pieces by their letters, counted.
pub fn tally(letters: &str) -> Tally {
    let mut tally = Tally::EMPTY;
    letters
        .chars()
        .filter(|c| !c.is_whitespace())
        .for_each(|letter| tally.add(piece(letter)));
    tally
}

pub fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

pub fn tags() -> Tags {
    Tags {
        date: "2026-11-30".into(),
        first: "李明".into(),
        second: "Level 3".into(),
        others: Vec::new(),
    }
}

pub fn seed(text: &str) -> Seed {
    text.parse().unwrap()
}

/// A position with the rules it is played by.
#[derive(Clone, Copy)]
pub struct Table {
    pub rules: Rules,
    pub position: Position,
}

impl Table {
    /// The start of a game.
    pub fn start(rule_set: &str) -> Table {
        Table {
            rules: rules(rule_set),
            position: Position::start(),
        }
    }

    /// A position by its six fields.
    pub fn read(rule_set: &str, text: &str) -> Table {
        let rules = rules(rule_set);
        let position = Position::read(text, &rules).unwrap_or_else(|e| panic!("{text}: {e}"));
        Table { rules, position }
    }

    /// A position drawn as a picture, a row a line with its number before it:
    ///
    /// ```text
    /// 12  . f . . .
    ///  6  E ? . m .
    ///  1  . F . . .
    /// face-down N
    /// turn 2
    /// ```
    ///
    /// Rows that are not drawn are empty. The line `face-down` names the pieces that lie under the
    /// `?`. What is neither drawn nor named there is dead. The other lines, each with what holds
    /// without it: `turn 1`, `colours r`, `plies 100`, `quiet 0`.
    pub fn drawn(rule_set: &str, picture: &str) -> Table {
        Table::read(rule_set, &Drawing::read(picture).six_fields())
    }

    /// Where the piece on a point may go.
    pub fn targets(&self, from: &str) -> PointSet {
        self.position.targets_of(&self.rules, point(from))
    }

    /// A ply that need not be legal.
    pub fn ply(&self, text: &str) -> Ply {
        let written: WrittenPly = text.parse().unwrap_or_else(|e| panic!("{e}"));
        written.in_position(&self.position, &self.rules)
    }

    /// The code of the reason why a ply is not legal, or `legal`.
    pub fn judge(&self, text: &str) -> &'static str {
        let judged = self.position.check(&self.rules, self.ply(text));
        judged.map_or_else(|illegal| illegal.code(), |()| "legal")
    }

    /// The position after some plies, which must be legal.
    pub fn after(&self, plies: &str) -> Table {
        let mut table = *self;
        for text in plies.split_whitespace() {
            let ply = table.ply(text);
            table
                .position
                .try_apply(&table.rules, ply)
                .unwrap_or_else(|e| panic!("{text} in {:?}: {e}", table.position));
        }
        table
    }

    /// What is on a point: `.`, `?`, a letter, and `!` behind a piece that stays in a headquarters.
    pub fn on(&self, name: &str) -> String {
        use fanqi::flip::Square;
        let point = point(name);
        let mut text = match self.position.square(point) {
            Square::Empty => ".".to_string(),
            Square::FaceDown => "?".to_string(),
            Square::FaceUp(piece) => piece.to_string(),
        };
        if self.position.settled().contains(point) {
            text.push('!');
        }
        text
    }

    /// `none`, or the result and its reason: `1-0 flag`.
    pub fn result(&self) -> String {
        self.position
            .result(&self.rules)
            .map_or("none".into(), |result| result.to_string())
    }

    /// A field of the position's text: 1 the turn, 2 the colours, 3 the dead, 4 plies, 5 quiet.
    pub fn field(&self, number: usize) -> String {
        let text = self.position.to_string();
        text.split(' ').nth(number).unwrap().into()
    }

    /// A game of two players that begins here.
    pub fn game(&self, seed_text: &str) -> Game {
        Game::new(self.rules, self.position, &seed(seed_text), tags()).unwrap()
    }
}

struct Drawing {
    squares: [String; Point::COUNT],
    face_down: Tally,
    turn: String,
    colours: String,
    plies: String,
    quiet: String,
}

impl Drawing {
    fn read(picture: &str) -> Drawing {
        let mut drawing = Drawing {
            squares: std::array::from_fn(|_| ".".into()),
            face_down: Tally::EMPTY,
            turn: "1".into(),
            colours: "r".into(),
            plies: "100".into(),
            quiet: "0".into(),
        };
        for line in picture.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [] => {}
                ["face-down", letters @ ..] => drawing.face_down = tally(&letters.concat()),
                ["turn", turn] => drawing.turn = (*turn).into(),
                ["colours", colours] => drawing.colours = (*colours).into(),
                ["plies", plies] => drawing.plies = (*plies).into(),
                ["quiet", quiet] => drawing.quiet = (*quiet).into(),
                [row, squares @ ..] => drawing.read_row(row, squares),
            }
        }
        drawing
    }

    fn read_row(&mut self, row: &str, squares: &[&str]) {
        assert_eq!(squares.len(), 5, "row {row}: {squares:?}");
        for (column, square) in ["a", "b", "c", "d", "e"].iter().zip(squares) {
            self.squares[point(&format!("{column}{row}")).index()] = (*square).into();
        }
    }

    fn six_fields(&self) -> String {
        let up: String = self.squares.concat().replace(['.', '?', '!'], "");
        let dead = Tally::FULL.without(tally(&up)).without(self.face_down);
        let dead: String = dead.pieces().map(|piece| piece.letter()).collect();
        format!(
            "{} {} {} {} {} {}",
            board_text(&self.squares),
            self.turn,
            self.colours,
            if dead.is_empty() { "-" } else { &dead },
            self.plies,
            self.quiet
        )
    }
}

/// A board in the notation of positions, from what stands on each point, by index: `.` where nothing.
pub fn board_text(squares: &[String]) -> String {
    let row = |squares: &[String]| {
        (1..=5).rev().fold(squares.concat(), |text, run| {
            text.replace(&".".repeat(run), &run.to_string())
        })
    };
    let rows: Vec<String> = squares.chunks(5).rev().map(row).collect();
    rows.join("/")
}

/// Plays actions in a game; what comes up is the referee's to say.
pub fn play(game: &mut Game, actions: &str) {
    for text in actions.split_whitespace() {
        let action = text.parse().unwrap_or_else(|e| panic!("{e}"));
        game.play(action).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
}

/// The code of the reason why the referee refuses, or `done`.
pub fn code<T>(answer: Result<T, fanqi::flip::GameError>) -> &'static str {
    answer.map_or_else(|error| error.code(), |_| "done")
}
