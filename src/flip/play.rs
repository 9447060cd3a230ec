//! Legal actions and what they do (rules, sections 3 to 8).

use crate::board::BOARD;
use crate::piece::{Colour, Piece};
use crate::point::{Point, PointSet};
use crate::rules::{
    Ending, Fight, Flipped, Headquarters, MarshalRevealsFlag, QuietFlip, Rules, ending, fight,
    flag_to_turn_up, may_leave, reach, settles_colours,
};

use super::action::{Action, Outcome};
use super::player::Player;
use super::position::{Position, flag_of};

impl Position {
    /// The end that the position has come to by points 1 to 4 of section 8.
    #[inline]
    pub(super) fn ending(&self, rules: &Rules) -> Option<Ending> {
        ending(
            rules,
            self.colour_to_move().is_some(),
            self.dead(),
            self.plies(),
            self.quiet(),
        )
    }

    /// The colour of the player to act, once the colours are assigned.
    #[inline(always)]
    pub fn colour_to_move(&self) -> Option<Colour> {
        self.colour_of(self.turn())
    }

    /// How an attack would end; `None` where it is no legal attack. Whether the attacker reaches the
    /// defender is not asked.
    #[inline(always)]
    pub fn fight(&self, rules: &Rules, attacker: Piece, defender: Piece) -> Option<Fight> {
        fight(rules, self.hidden(), self.dead(), attacker, defender)
    }

    /// Calls `visit` with each own piece that can move, its point, and the points where it may go. The game must
    /// not be finished.
    #[inline(always)]
    pub fn for_each_mover(&self, rules: &Rules, mut visit: impl FnMut(Piece, Point, PointSet)) {
        let Some(colour) = self.colour_to_move() else {
            return;
        };
        for from in self.face_up_movable(colour) {
            let Some(piece) = self.piece(from) else {
                continue;
            };
            let targets = self.targets(rules, piece, from);
            if !targets.is_empty() {
                visit(piece, from, targets);
            }
        }
    }

    /// Where the movable piece on `from` may go.
    #[inline(always)]
    fn targets(&self, rules: &Rules, piece: Piece, from: Point) -> PointSet {
        if !may_leave(&BOARD, rules, from) {
            return PointSet::EMPTY;
        }
        let occupied = self.occupied();
        let reached = reach(&BOARD, rules, piece.kind(), from, occupied);
        let mut targets = reached & !occupied;
        // A piece in a camp cannot be attacked.
        for to in reached & self.face_up(piece.colour().other()) & !BOARD.camps {
            if let Some(defender) = self.piece(to)
                && self.fight(rules, piece, defender).is_some()
            {
                targets.insert(to);
            }
        }
        targets
    }

    /// Where the piece on a point may go now. Empty where it is not an own movable piece, or the game
    /// is finished.
    pub fn targets_of(&self, rules: &Rules, from: Point) -> PointSet {
        let own = |piece: &Piece| {
            self.colour_to_move() == Some(piece.colour())
                && self.face_up_movable(piece.colour()).contains(from)
        };
        match self.piece(from).filter(own) {
            Some(piece) if self.ending(rules).is_none() => self.targets(rules, piece, from),
            _ => PointSet::EMPTY,
        }
    }

    /// All legal actions without a pass: flips first, then moves, each by point. None in a finished
    /// game.
    pub fn actions(&self, rules: &Rules) -> Vec<Action> {
        if self.ending(rules).is_some() {
            return Vec::new();
        }
        let mut actions: Vec<Action> = self.face_down().map(Action::Flip).collect();
        self.for_each_mover(rules, |_, from, targets| {
            actions.extend(targets.map(|to| Action::Move { from, to }));
        });
        actions
    }

    /// The Flags that this action turns up, by colour: red, blue.
    #[inline]
    pub fn flags_turned_up(&self, rules: &Rules, action: Action) -> [bool; 2] {
        match action {
            Action::Move { from, to } if rules.marshal_reveals_flag == MarshalRevealsFlag::On => {
                self.flags_turned_up_by_move(rules, from, to)
            }
            _ => [false; 2],
        }
    }

    fn flags_turned_up_by_move(&self, rules: &Rules, from: Point, to: Point) -> [bool; 2] {
        let (Some(attacker), Some(defender)) = (self.piece(from), self.piece(to)) else {
            return [false; 2];
        };
        let fight = self.fight(rules, attacker, defender);
        let attacker_falls = matches!(fight, Some(Fight::Both | Fight::Loses));
        let defender_falls = matches!(fight, Some(Fight::Both | Fight::Wins));
        let mut flags = [false; 2];
        for (piece, falls) in [(attacker, attacker_falls), (defender, defender_falls)] {
            if falls && flag_to_turn_up(rules, self.hidden(), piece) {
                flags[piece.colour() as usize] = true;
            }
        }
        flags
    }

    /// What a move or a pass may bring: nothing, or every place where the Flags may lie that come up.
    pub fn flag_outcomes(&self, rules: &Rules, action: Action) -> Vec<Outcome> {
        let flags = self.flags_turned_up(rules, action);
        if flags == [false; 2] {
            return vec![Outcome::Nothing];
        }
        let places = |colour: Colour| -> Vec<Option<Point>> {
            if flags[colour as usize] {
                self.face_down().map(Some).collect()
            } else {
                vec![None]
            }
        };
        let mut outcomes = Vec::new();
        for red in places(Colour::Red) {
            for blue in places(Colour::Blue) {
                if red != blue {
                    outcomes.push(Outcome::Flags { red, blue });
                }
            }
        }
        outcomes
    }

    /// Plays an action. Trusts its caller: the action must be legal under the rules and the outcome
    /// possible, as [`Position::check`] says; a position that is fed anything else is worthless.
    pub fn apply(&mut self, rules: &Rules, action: Action, outcome: Outcome) {
        *self = self.after(rules, action, outcome);
    }

    /// The position after an action. Trusts its caller as [`Position::apply`] does.
    #[inline(always)]
    pub fn after(&self, rules: &Rules, action: Action, outcome: Outcome) -> Position {
        if let Action::Move { from, to } = action {
            return match self.piece(from) {
                Some(piece) => self.after_move(rules, piece, from, to, outcome),
                None => *self,
            };
        }
        let mut next = *self;
        let is_flip = matches!(action, Action::Flip(_));
        if let (Action::Flip(point), Outcome::Flipped(piece)) = (action, outcome) {
            if self.colour_to_move().is_none() {
                return self.after_flip_before_colours(rules, point, piece);
            }
            next.turn_up(point, piece);
        }
        next.end_ply(is_flip && rules.quiet_flip == QuietFlip::Resets);
        next
    }

    /// The turn passed as by a flip, but nothing turned up: what a search may take a flip for that is
    /// far from everything.
    #[inline]
    pub fn after_far_flip(&self, rules: &Rules) -> Position {
        let mut next = *self;
        next.end_ply(rules.quiet_flip == QuietFlip::Resets);
        next
    }

    /// The position after a move of `piece`, which stands on `from`. Inlined where it is called, it
    /// reads the original and writes each word of the copy once.
    #[inline(always)]
    pub(crate) fn after_move(
        &self,
        rules: &Rules,
        piece: Piece,
        from: Point,
        to: Point,
        outcome: Outcome,
    ) -> Position {
        if self.occupied().contains(to) {
            return self.after_attack(rules, piece, from, to, outcome);
        }
        let mut next = *self;
        next.carry(rules, from, to, piece);
        next.end_ply(false);
        next
    }

    /// The position after an attack. Not inlined: beside it the far commoner quiet move would not keep
    /// to the registers.
    #[inline(never)]
    fn after_attack(
        &self,
        rules: &Rules,
        piece: Piece,
        from: Point,
        to: Point,
        outcome: Outcome,
    ) -> Position {
        let mut next = *self;
        let Some(defender) = self.piece(to) else {
            return next;
        };
        let fight = self.fight(rules, piece, defender);
        if fight != Some(Fight::Loses) {
            next.lift(to, defender);
            next.bury(defender);
        }
        if fight == Some(Fight::Wins) {
            next.carry(rules, from, to, piece);
        } else {
            next.lift(from, piece);
            next.bury(piece);
        }
        for colour in Colour::ALL {
            if let Some(point) = outcome.flag(colour) {
                next.turn_up(point, flag_of(colour));
            }
        }
        next.end_ply(true);
        next
    }

    #[inline(always)]
    fn end_ply(&mut self, progress: bool) {
        self.count_ply(progress);
        self.pass_turn();
    }

    fn after_flip_before_colours(&self, rules: &Rules, point: Point, piece: Piece) -> Position {
        let flipper = self.turn();
        let before = Flipped {
            own: self.flipped(flipper),
            other: self.flipped(flipper.other()),
        };
        let mut next = *self;
        if settles_colours(rules, before, piece) {
            next.assign_first(match flipper {
                Player::First => piece.colour(),
                Player::Second => piece.colour().other(),
            });
            next.turn_up(point, piece);
        } else {
            next.turn_up(point, piece);
            if rules.colours.by_pair() {
                next.note_flipped(flipper, piece);
            }
        }
        next.end_ply(rules.quiet_flip == QuietFlip::Resets);
        next
    }

    /// Takes a piece where it moves. Under hq = `no-exit` it stays in a headquarters.
    #[inline(always)]
    fn carry(&mut self, rules: &Rules, from: Point, to: Point, piece: Piece) {
        self.shift(from, to, piece);
        if rules.headquarters == Headquarters::NoExit && BOARD.headquarters.contains(to) {
            self.settle(to);
        }
    }
}
