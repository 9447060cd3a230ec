//! Pieces and actions in words.

use clap::ValueEnum;
use fanqi::flip::{Action, Ply, Report};
use fanqi::piece::{Colour, Kind, Piece};
use fanqi::rules::{Fight, Reason};

/// How pieces are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Names {
    /// M for a red Marshal, m for a blue one
    Letters,
    /// 红司令, 蓝司令
    Chinese,
}

/// How things look in this terminal.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub names: Names,
    /// With escape sequences for red and blue.
    pub coloured: bool,
}

impl Look {
    /// A piece in a sentence.
    pub fn piece(self, piece: Piece) -> String {
        match self.names {
            Names::Letters => format!(
                "{} {} ({piece})",
                colour_name(piece.colour()),
                english(piece.kind())
            ),
            Names::Chinese => chinese_piece(piece),
        }
    }

    /// A text in the colour of the pieces of a side.
    pub fn tint(self, colour: Colour, text: &str) -> String {
        if !self.coloured {
            return text.into();
        }
        let code = match colour {
            Colour::Red => 31,
            Colour::Blue => 34,
        };
        format!("\x1b[1;{code}m{text}\x1b[0m")
    }

    /// What an action did, in a sentence.
    pub fn tell(self, ply: Ply, report: &Report) -> String {
        let piece = report.piece.map(|piece| self.piece(piece));
        let piece = piece.unwrap_or_default();
        let mut sentence = match (ply.action, report.attack) {
            (Action::Pass, _) => "the turn passes".to_string(),
            (Action::Flip(point), _) => format!("{point} turns up: {piece}"),
            (Action::Move { from, to }, None) => format!("{from} to {to}: {piece}"),
            (Action::Move { from, to }, Some((defender, fight))) => {
                let defender = self.piece(defender);
                let fight = match fight {
                    Fight::Wins => "takes",
                    Fight::Both => "falls together with",
                    Fight::Loses => "falls to",
                };
                format!("{from} to {to}: {piece} {fight} {defender}")
            }
        };
        for &(point, flag) in &report.flags {
            sentence += &format!("; {point} turns up: {}", self.piece(flag));
        }
        sentence
    }
}

pub fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
    }
}

pub fn english(kind: Kind) -> &'static str {
    match kind {
        Kind::Marshal => "Marshal",
        Kind::General => "General",
        Kind::Division => "Division commander",
        Kind::Brigadier => "Brigadier",
        Kind::Colonel => "Colonel",
        Kind::Major => "Major",
        Kind::Captain => "Captain",
        Kind::Lieutenant => "Lieutenant",
        Kind::Engineer => "Engineer",
        Kind::Bomb => "Bomb",
        Kind::Mine => "Mine",
        Kind::Flag => "Flag",
    }
}

/// Two characters, four columns wide.
pub fn chinese(kind: Kind) -> &'static str {
    match kind {
        Kind::Marshal => "司令",
        Kind::General => "军长",
        Kind::Division => "师长",
        Kind::Brigadier => "旅长",
        Kind::Colonel => "团长",
        Kind::Major => "营长",
        Kind::Captain => "连长",
        Kind::Lieutenant => "排长",
        Kind::Engineer => "工兵",
        Kind::Bomb => "炸弹",
        Kind::Mine => "地雷",
        Kind::Flag => "军旗",
    }
}

/// Three characters, six columns wide.
pub fn chinese_piece(piece: Piece) -> String {
    let colour = match piece.colour() {
        Colour::Red => "红",
        Colour::Blue => "蓝",
    };
    format!("{colour}{}", chinese(piece.kind()))
}

/// How a game ended, behind "because".
pub fn because(reason: Reason) -> &'static str {
    match reason {
        Reason::Flag => "the Flag is taken",
        Reason::NoMovable => "no piece that can move is left",
        Reason::NoAction => "there is nothing left to do",
        Reason::TotalLimit => "the game has reached its greatest length",
        Reason::QuietLimit => "nothing was taken for too long",
        Reason::Agreement => "you have agreed on it",
        Reason::Resignation => "of the resignation",
        Reason::Timeouts => "the clock ran out five times",
        Reason::Left => "the other player left",
    }
}
