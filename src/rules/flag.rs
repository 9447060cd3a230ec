//! Who may take a Flag and when (rules, section 7), and when a Flag is turned up (section 6).

use super::options::{FlagGuard, FlagTaker, MarshalRevealsFlag, Rules};
use crate::piece::{Colour, Kind, Piece, Tally};

/// True where `attacker` may take the Flag of colour `side`.
///
/// `hidden` counts the face-down pieces, `dead` those removed so far.
pub fn may_take_flag(
    rules: &Rules,
    hidden: &Tally,
    dead: &Tally,
    attacker: Piece,
    side: Colour,
) -> bool {
    is_taker(rules, dead, attacker) && is_open(rules, hidden, dead, side)
}

fn is_taker(rules: &Rules, dead: &Tally, attacker: Piece) -> bool {
    let kind = attacker.kind();
    match rules.flag_taker {
        FlagTaker::Any => kind != Kind::Bomb,
        FlagTaker::AnyOrBomb => true,
        FlagTaker::Lowest => Tally::FULL.without(*dead).lowest(attacker.colour()) == Some(kind),
        FlagTaker::Engineer => kind == Kind::Engineer,
    }
}

fn is_open(rules: &Rules, hidden: &Tally, dead: &Tally, side: Colour) -> bool {
    let mine = Piece::new(side, Kind::Mine);
    let mines_gone = dead.count(mine) == Kind::Mine.count();
    match rules.flag_guard {
        FlagGuard::None => true,
        FlagGuard::Mines => mines_gone,
        FlagGuard::MinesAndHidden => mines_gone && hidden.has_none(side),
    }
}

/// True where the removal of `removed` turns up a Flag: that of its colour, which is face down.
#[inline]
pub fn flag_to_turn_up(rules: &Rules, hidden: &Tally, removed: Piece) -> bool {
    rules.marshal_reveals_flag == MarshalRevealsFlag::On
        && removed.kind() == Kind::Marshal
        && hidden.count(Piece::new(removed.colour(), Kind::Flag)) > 0
}
