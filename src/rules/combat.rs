//! How two pieces fight (rules, section 6).

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
#[inline]
pub fn fight(
    rules: &Rules,
    hidden: &Tally,
    dead: &Tally,
    attacker: Piece,
    defender: Piece,
) -> Option<Fight> {
    let fight = match (attacker.kind(), defender.kind()) {
        (taker, Kind::Flag) => {
            if !may_take_flag(rules, hidden, dead, attacker, defender.colour()) {
                return None;
            }
            let bomb_falls = taker == Kind::Bomb && rules.flag_taker == FlagTaker::AnyOrBomb;
            if bomb_falls { Fight::Both } else { Fight::Wins }
        }
        (Kind::Bomb, _) | (_, Kind::Bomb) => Fight::Both,
        (_, Kind::Mine) => attack_on_mine(rules, dead, attacker)?,
        (attacker, defender) => by_order(attacker, defender),
    };
    if fight == Fight::Loses && rules.suicide == Suicide::Forbidden {
        return None;
    }
    Some(fight)
}

/// The higher order wins; equal orders fall together.
#[inline]
fn by_order(attacker: Kind, defender: Kind) -> Fight {
    match attacker.order().cmp(&defender.order()) {
        std::cmp::Ordering::Greater => Fight::Wins,
        std::cmp::Ordering::Equal => Fight::Both,
        std::cmp::Ordering::Less => Fight::Loses,
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
