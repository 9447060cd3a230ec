//! What a ply did, told for somebody who watches.

use crate::board::BOARD;
use crate::piece::{Colour, Piece};
use crate::point::Point;
use crate::rules::{Fight, Rules, path};

use super::action::{Action, Ply};
use super::position::{Position, flag_of};

/// What a legal ply does to a position, as far as it can be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The piece that was turned up or that moved.
    pub piece: Option<Piece>,
    /// Every point of its way, both ends included; of a flip, its point.
    pub path: Vec<Point>,
    /// The piece that was attacked, and how that ended.
    pub attack: Option<(Piece, Fight)>,
    pub removed: Vec<Piece>,
    /// The Flags that a Marshal's death turned up.
    pub flags: Vec<(Point, Piece)>,
    /// Whether the colours were assigned by it.
    pub settles_colours: bool,
}

impl Report {
    /// Tells what `ply`, which must be legal, does to `before`.
    pub fn of(before: &Position, rules: &Rules, ply: Ply) -> Report {
        let after = before.after(rules, ply.action, ply.outcome);
        let mut report = Report {
            piece: None,
            path: Vec::new(),
            attack: None,
            removed: Vec::new(),
            flags: Colour::ALL
                .into_iter()
                .filter_map(|colour| Some((ply.outcome.flag(colour)?, flag_of(colour))))
                .collect(),
            settles_colours: before.colour_to_move().is_none() && after.colour_to_move().is_some(),
        };
        match ply.action {
            Action::Pass => {}
            Action::Flip(point) => {
                report.piece = after.piece(point);
                report.path = vec![point];
            }
            Action::Move { from, to } => report.tell_move(before, rules, from, to),
        }
        report
    }

    fn tell_move(&mut self, before: &Position, rules: &Rules, from: Point, to: Point) {
        let Some(piece) = before.piece(from) else {
            return;
        };
        self.piece = Some(piece);
        self.path = path(&BOARD, from, to, before.occupied());
        let Some(defender) = before.piece(to) else {
            return;
        };
        let Some(fight) = before.fight(rules, piece, defender) else {
            return;
        };
        self.attack = Some((defender, fight));
        if fight != Fight::Loses {
            self.removed.push(defender);
        }
        if fight != Fight::Wins {
            self.removed.push(piece);
        }
    }
}
