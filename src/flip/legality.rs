//! Whether an action may be played, and if not, why.

use crate::board::BOARD;
use crate::piece::{Colour, Kind, Piece};
use crate::point::Point;
use crate::rules::{Rules, may_leave, may_take_flag, reach};

use super::action::{Action, Outcome, Ply};
use super::position::{Position, Square, flag_of};

/// Why an action, or its outcome, is not allowed. Each has a stable [`code`](Illegal::code).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("nothing stands on {0}")]
    NothingThere(Point),
    #[error("the piece on {0} is face up already")]
    FaceUpAlready(Point),
    #[error("the colours are not settled yet, so only flips are possible")]
    ColoursOpen,
    #[error("the piece on {0} is face down and cannot move")]
    FaceDownMover(Point),
    #[error("the piece on {0} is the enemy's")]
    EnemyMover(Point),
    #[error("Mines and Flags never move ({0})")]
    NeverMoves(Point),
    #[error("a piece in a headquarters does not leave it ({0})")]
    LockedIn(Point),
    #[error("{0} is where the piece stands")]
    NoMove(Point),
    #[error("the piece does not reach {0}")]
    OutOfReach(Point),
    #[error("an own piece stands on {0}")]
    OwnPiece(Point),
    #[error("the piece on {0} is face down and cannot be attacked")]
    FaceDownTarget(Point),
    #[error("a piece in a camp cannot be attacked ({0})")]
    CampIsSafe(Point),
    #[error("this piece may not take the Flag on {0}")]
    NoFlagTaker(Point),
    #[error("the Flag on {0} is still guarded")]
    FlagGuarded(Point),
    #[error("only a sapper may attack the Mine on {0}")]
    MineBounces(Point),
    #[error("the attack on {0} would only lose the piece")]
    Suicide(Point),
    #[error("the turn passes only where a clock runs")]
    NoClock,
    #[error("the outcome is missing: it must say what came up")]
    OutcomeMissing,
    #[error("an outcome is given where nothing comes up")]
    OutcomeSuperfluous,
    #[error("no {0} is face down")]
    NotHidden(Piece),
    #[error("no piece lies face down on {0}")]
    NothingHiddenOn(Point),
    #[error("the outcome must say where each Flag lies that comes up, and no other")]
    WrongFlags,
}

impl Illegal {
    /// A stable word for the reason.
    pub fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::NothingThere(_) => "nothing-there",
            Illegal::FaceUpAlready(_) => "face-up-already",
            Illegal::ColoursOpen => "colours-open",
            Illegal::FaceDownMover(_) => "face-down-mover",
            Illegal::EnemyMover(_) => "enemy-mover",
            Illegal::NeverMoves(_) => "never-moves",
            Illegal::LockedIn(_) => "locked-in",
            Illegal::NoMove(_) => "no-move",
            Illegal::OutOfReach(_) => "out-of-reach",
            Illegal::OwnPiece(_) => "own-piece",
            Illegal::FaceDownTarget(_) => "face-down-target",
            Illegal::CampIsSafe(_) => "camp-is-safe",
            Illegal::NoFlagTaker(_) => "no-flag-taker",
            Illegal::FlagGuarded(_) => "flag-guarded",
            Illegal::MineBounces(_) => "mine-bounces",
            Illegal::Suicide(_) => "suicide",
            Illegal::NoClock => "no-clock",
            Illegal::OutcomeMissing => "outcome-missing",
            Illegal::OutcomeSuperfluous => "outcome-superfluous",
            Illegal::NotHidden(_) => "not-hidden",
            Illegal::NothingHiddenOn(_) => "nothing-hidden-on",
            Illegal::WrongFlags => "wrong-flags",
        }
    }
}

impl Position {
    /// Whether a ply may be played: its action legal, its outcome possible.
    ///
    /// # Errors
    ///
    /// The first reason why not.
    pub fn check(&self, rules: &Rules, ply: Ply) -> Result<(), Illegal> {
        self.check_action(rules, ply.action)?;
        self.check_outcome(rules, ply)
    }

    /// Whether an action may be played, whatever comes up.
    ///
    /// # Errors
    ///
    /// The first reason why not.
    pub fn check_action(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        if self.result(rules).is_some() {
            return Err(Illegal::GameOver);
        }
        match action {
            Action::Flip(point) => match self.square(point) {
                Square::FaceDown => Ok(()),
                Square::FaceUp(_) => Err(Illegal::FaceUpAlready(point)),
                Square::Empty => Err(Illegal::NothingThere(point)),
            },
            Action::Move { from, to } => self.check_move(rules, from, to),
            Action::Pass if rules.move_time.is_none() => Err(Illegal::NoClock),
            Action::Pass => Ok(()),
        }
    }

    /// Plays a ply if it may be played.
    ///
    /// # Errors
    ///
    /// The reason why it may not; the position is then as before.
    pub fn try_apply(&mut self, rules: &Rules, ply: Ply) -> Result<(), Illegal> {
        self.check(rules, ply)?;
        self.apply(rules, ply.action, ply.outcome);
        Ok(())
    }

    fn check_move(&self, rules: &Rules, from: Point, to: Point) -> Result<(), Illegal> {
        let (piece, colour) = self.own_mover(from)?;
        if !may_leave(&BOARD, rules, from) || self.settled().contains(from) {
            return Err(Illegal::LockedIn(from));
        }
        if from == to {
            return Err(Illegal::NoMove(to));
        }
        let reached = reach(&BOARD, rules, piece.kind(), from, self.occupied());
        if !reached.contains(to) {
            return Err(Illegal::OutOfReach(to));
        }
        match self.square(to) {
            Square::Empty => Ok(()),
            Square::FaceDown => Err(Illegal::FaceDownTarget(to)),
            Square::FaceUp(target) if target.colour() == colour => Err(Illegal::OwnPiece(to)),
            Square::FaceUp(_) if BOARD.camps.contains(to) => Err(Illegal::CampIsSafe(to)),
            Square::FaceUp(target) => self.check_attack(rules, piece, target, to),
        }
    }

    /// The own movable piece on a point, and its colour.
    fn own_mover(&self, from: Point) -> Result<(Piece, Colour), Illegal> {
        let piece = match self.square(from) {
            Square::Empty => return Err(Illegal::NothingThere(from)),
            Square::FaceDown => return Err(Illegal::FaceDownMover(from)),
            Square::FaceUp(piece) => piece,
        };
        let colour = self.colour_to_move().ok_or(Illegal::ColoursOpen)?;
        if piece.colour() != colour {
            return Err(Illegal::EnemyMover(from));
        }
        if !piece.kind().moves() {
            return Err(Illegal::NeverMoves(from));
        }
        Ok((piece, colour))
    }

    fn check_attack(
        &self,
        rules: &Rules,
        piece: Piece,
        target: Piece,
        to: Point,
    ) -> Result<(), Illegal> {
        if self.fight(rules, piece, target).is_some() {
            return Ok(());
        }
        // A Flag with no guard left that this piece still may not take: the piece is at fault.
        let no_guard = Rules {
            flag_guard: crate::rules::FlagGuard::None,
            ..*rules
        };
        Err(match target.kind() {
            Kind::Flag
                if may_take_flag(
                    &no_guard,
                    self.hidden(),
                    self.dead(),
                    piece,
                    target.colour(),
                ) =>
            {
                Illegal::FlagGuarded(to)
            }
            Kind::Flag => Illegal::NoFlagTaker(to),
            Kind::Mine if rules.mine == crate::rules::Mine::Bounces => Illegal::MineBounces(to),
            _ => Illegal::Suicide(to),
        })
    }

    /// The outcome of a legal action is there exactly where something comes up, and it is possible.
    fn check_outcome(&self, rules: &Rules, ply: Ply) -> Result<(), Illegal> {
        if let Action::Flip(_) = ply.action {
            return match ply.outcome {
                Outcome::Flipped(piece) if self.hidden().count(piece) == 0 => {
                    Err(Illegal::NotHidden(piece))
                }
                Outcome::Flipped(_) => Ok(()),
                Outcome::Nothing => Err(Illegal::OutcomeMissing),
                Outcome::Flags { .. } => Err(Illegal::OutcomeSuperfluous),
            };
        }
        let expected = self.flags_turned_up(rules, ply.action);
        match ply.outcome {
            Outcome::Nothing if expected == [false; 2] => Ok(()),
            Outcome::Nothing => Err(Illegal::OutcomeMissing),
            Outcome::Flipped(_) => Err(Illegal::OutcomeSuperfluous),
            Outcome::Flags { .. } if expected == [false; 2] => Err(Illegal::OutcomeSuperfluous),
            Outcome::Flags { red, blue } => self.check_flags(expected, red, blue),
        }
    }

    fn check_flags(
        &self,
        expected: [bool; 2],
        red: Option<Point>,
        blue: Option<Point>,
    ) -> Result<(), Illegal> {
        if [red.is_some(), blue.is_some()] != expected || red == blue {
            return Err(Illegal::WrongFlags);
        }
        for point in [red, blue].into_iter().flatten() {
            if !self.face_down().contains(point) {
                return Err(Illegal::NothingHiddenOn(point));
            }
        }
        debug_assert!(
            Colour::ALL
                .iter()
                .all(|&c| !expected[c as usize] || self.hidden().count(flag_of(c)) == 1)
        );
        Ok(())
    }
}
