//! Why a piece attacks, or goes where it goes.

use crate::board::BOARD;
use crate::flip::{Action, Position};
use crate::piece::{Kind, Piece};
use crate::point::{Point, PointSet};
use crate::rules::{Fight, Rules};

use super::danger::{removers, shielded, then, threat};
use super::hunt::{FAR, hunting_ground, preys};
use super::motive::{Motive, Reason};
use crate::ai::evaluate::value_of;

/// What an attack is good for: `piece` against `other`, which stands on `to`.
pub(super) fn motive_of_attack(
    position: &Position,
    rules: &Rules,
    action: Action,
    (piece, other): (Piece, Piece),
    to: Point,
) -> Motive {
    if other.kind() == Kind::Flag {
        return Motive::TakesFlag;
    }
    match position.fight(rules, piece, other) {
        Some(Fight::Wins) if other.kind() == Kind::Mine => Motive::DigsMine,
        Some(Fight::Wins) => {
            let after = then(position, rules, action);
            if removers(&after, rules, to, &|_| true).is_empty() {
                Motive::TakesFree
            } else {
                Motive::Takes
            }
        }
        Some(Fight::Both) if value_of(other) > value_of(piece) => Motive::TradesUp,
        Some(Fight::Both) => Motive::Trades,
        _ => Motive::GivesUp,
    }
}

/// The strongest fact that speaks for a move to an empty point.
pub(super) fn reason_of_move(
    position: &Position,
    rules: &Rules,
    piece: Piece,
    from: Point,
    to: Point,
) -> Reason {
    // What the enemy could do now, and after the move.
    let now = then(position, rules, Action::Pass);
    let next = then(position, rules, Action::Move { from, to });
    let safe = removers(&next, rules, to, &|_| true).is_empty();
    let in_camp = BOARD.camps.contains(to);
    if safe && let Some(enemy) = threat(&now, rules, from) {
        let motive = if in_camp {
            Motive::SavesInCamp
        } else {
            Motive::Saves
        };
        return Reason::new(motive, Some(piece), Some(enemy));
    }
    if let Some((own, enemy)) = shielded(&now, &next, rules, piece, from) {
        return Reason::new(Motive::Shields, Some(own), Some(enemy));
    }
    let prey = |reached: PointSet| preys(position, rules, piece, reached);
    let here = hunting_ground(position, rules, piece, from, from);
    let there = hunting_ground(position, rules, piece, from, to);
    let threatened = prey(there[1] & !here[1]);
    if safe && threatened.is_some() {
        return Reason::new(Motive::Threatens, Some(piece), threatened);
    }
    if in_camp && !BOARD.camps.contains(from) {
        return Reason::new(Motive::EntersCamp, Some(piece), None);
    }
    let nearer = (1..FAR)
        .map(|moves| there[moves] & !here[moves])
        .fold(PointSet::EMPTY, |all, points| all | points);
    if let Some(neared) = prey(nearer) {
        return Reason::new(Motive::Nears, Some(piece), Some(neared));
    }
    let motive = if !safe {
        Motive::Moves
    } else if removers(&now, rules, from, &|_| true).is_empty() {
        Motive::Waits
    } else {
        Motive::KeepsSafe
    };
    Reason::new(motive, Some(piece), None)
}
