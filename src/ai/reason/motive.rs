//! What a reason can be.

use crate::piece::Piece;
use crate::point::Point;

/// What an action is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// It takes the Flag.
    TakesFlag,
    /// A sapper digs a Mine.
    DigsMine,
    /// `piece` takes `other`, and no face-up enemy can take it back.
    TakesFree,
    /// `piece` takes `other`.
    Takes,
    /// `piece` falls together with `other`, which is worth more.
    TradesUp,
    /// `piece` falls together with `other`.
    Trades,
    /// `piece` is given up against `other`.
    GivesUp,
    /// There is no other action.
    OnlyOne,
    /// `piece` goes into a camp, out of reach of `other`.
    SavesInCamp,
    /// `piece` goes out of reach of `other`.
    Saves,
    /// The own `piece` elsewhere is no longer within reach of `other`.
    Shields,
    /// `piece` goes to where it could take `other` next, and is safe there.
    Threatens,
    /// `piece` goes into a camp from where it was less safe.
    EntersCamp,
    /// `piece` comes nearer to `other`, which it beats.
    Nears,
    /// `piece` goes from where a face-up enemy could take it to where none can.
    KeepsSafe,
    /// `piece` goes to where a face-up enemy can take it, and the search thinks it best.
    Moves,
    /// None of the above: it passes the time.
    Waits,
    /// It turns up a piece while the colours are open.
    SeeksColours,
    /// It turns up a piece beside the own `piece` in the camp `point`.
    FlipsByCamp,
    /// It turns up a piece that the own `piece` reaches and no face-up enemy does.
    FlipsCovered,
    /// It turns up a piece that no face-up piece of either side reaches.
    FlipsFar,
    /// It turns up a piece that both the own `piece` and the enemy's `other` reach.
    FlipsContested,
    /// It turns up a piece within reach of `other`, which one that is face down would beat.
    FlipsBoldly,
    /// It turns up a piece within reach of an enemy that none that is face down would beat.
    FlipsAnyway,
}

impl Motive {
    /// A stable word for it.
    pub fn code(self) -> &'static str {
        match self {
            Motive::TakesFlag => "takes-flag",
            Motive::DigsMine => "digs-mine",
            Motive::TakesFree => "takes-free",
            Motive::Takes => "takes",
            Motive::TradesUp => "trades-up",
            Motive::Trades => "trades",
            Motive::GivesUp => "gives-up",
            Motive::OnlyOne => "only-one",
            Motive::SavesInCamp => "saves-in-camp",
            Motive::Saves => "saves",
            Motive::Shields => "shields",
            Motive::Threatens => "threatens",
            Motive::EntersCamp => "enters-camp",
            Motive::Nears => "nears",
            Motive::KeepsSafe => "keeps-safe",
            Motive::Moves => "moves",
            Motive::Waits => "waits",
            Motive::SeeksColours => "seeks-colours",
            Motive::FlipsByCamp => "flips-by-camp",
            Motive::FlipsCovered => "flips-covered",
            Motive::FlipsFar => "flips-far",
            Motive::FlipsContested => "flips-contested",
            Motive::FlipsBoldly => "flips-boldly",
            Motive::FlipsAnyway => "flips-anyway",
        }
    }
}

/// A motive with the pieces and the point that it speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    pub motive: Motive,
    pub piece: Option<Piece>,
    pub other: Option<Piece>,
    pub point: Option<Point>,
}

impl Reason {
    pub(super) fn new(motive: Motive, piece: Option<Piece>, other: Option<Piece>) -> Reason {
        Reason {
            motive,
            piece,
            other,
            point: None,
        }
    }
}
