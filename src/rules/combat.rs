//! How two pieces fight (rules, section 6).

use std::cmp::Ordering;

use super::flag::may_take_flag;
use super::options::{FlagTaker, Mine, Rules, Sapper, Suicide};
use crate::piece::{Kind, Piece, Tally};

/// How an attack ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fight {
    /// The defender is removed, the attacker stands on its point.
    Wins,
    /// Both are removed.
    Both,
    /// The attacker is removed.
    Loses,
}

/// How an attack would end; `None` where it is no legal action.
///
/// `hidden` counts the face-down pieces, `dead` those removed so far.
#[inline(always)]
pub fn fight(
    rules: &Rules,
    hidden: &Tally,
    dead: &Tally,
    attacker: Piece,
    defender: Piece,
) -> Option<Fight> {
    let fight = match (attacker.kind(), defender.kind()) {
        (attacker, defender) if attacker.max(defender) <= Kind::Engineer => {
            by_order(attacker, defender)
        }
        _ => fight_of_the_unranked(rules, hidden, dead, attacker, defender)?,
    };
    if fight == Fight::Loses && rules.suicide == Suicide::Forbidden {
        return None;
    }
    Some(fight)
}

/// A fight in which a Bomb, a Mine or a Flag takes part.
fn fight_of_the_unranked(
    rules: &Rules,
    hidden: &Tally,
    dead: &Tally,
    attacker: Piece,
    defender: Piece,
) -> Option<Fight> {
    match (attacker.kind(), defender.kind()) {
        (taker, Kind::Flag) => {
            if !may_take_flag(rules, hidden, dead, attacker, defender.colour()) {
                return None;
            }
            let bomb_falls = taker == Kind::Bomb && rules.flag_taker == FlagTaker::AnyOrBomb;
            Some(if bomb_falls { Fight::Both } else { Fight::Wins })
        }
        (Kind::Bomb, _) | (_, Kind::Bomb) => Some(Fight::Both),
        _ => attack_on_mine(rules, dead, attacker),
    }
}

/// The higher order wins; equal orders fall together. Kinds are listed from the highest order down.
#[inline(always)]
fn by_order(attacker: Kind, defender: Kind) -> Fight {
    match attacker.cmp(&defender) {
        Ordering::Less => Fight::Wins,
        Ordering::Equal => Fight::Both,
        Ordering::Greater => Fight::Loses,
    }
}

/// A sapper removes the Mine; what happens to another piece is an option.
#[inline]
fn attack_on_mine(rules: &Rules, dead: &Tally, attacker: Piece) -> Option<Fight> {
    if is_sapper(rules, dead, attacker) {
        return Some(Fight::Wins);
    }
    match rules.mine {
        Mine::Kills => Some(Fight::Loses),
        Mine::Mutual => Some(Fight::Both),
        Mine::Bounces => None,
    }
}

/// An Engineer digs Mines. Under sapper = `lowest`, once a side's Engineers are all dead, its
/// pieces of the lowest order still alive dig instead.
#[inline]
fn is_sapper(rules: &Rules, dead: &Tally, piece: Piece) -> bool {
    let lowest_digs = rules.sapper == Sapper::Lowest;
    piece.kind() == Kind::Engineer
        || lowest_digs && Tally::FULL.without(*dead).lowest(piece.colour()) == Some(piece.kind())
}
