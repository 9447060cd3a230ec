//! How the game stands, in sentences.

use fanqi::flip::{Game, Player, Position};
use fanqi::piece::{Kind, PieceSet};
use fanqi::rules::{Colours, Rules};

use super::words::{Look, Names, because, chinese, colour_name, english};

/// From so few plies on it is said when the game will be drawn.
const WARN_OF_DRAW: u32 = 20;

pub fn greeting(game: &Game, person: Player) -> String {
    let seat = match person {
        Player::First => "You act first.",
        Player::Second => "The program acts first.",
    };
    let clock = match game.rules().move_time {
        None => "",
        Some(_) => " No clock runs in the terminal.",
    };
    format!(
        "翻棋, rules {}. {seat}{clock}\nb6 turns a piece up, a6a9 moves one; help tells the rest.\n",
        game.rules()
    )
}

/// Whose turn it is and who owns what; or how the game ended.
pub fn status(game: &Game, person: Player) -> String {
    if let Some(result) = game.result() {
        let outcome = match result.winner {
            None => "The game is drawn",
            Some(winner) if winner == person => "You have won",
            Some(_) => "The program has won",
        };
        return format!(
            "{outcome}: {}.\nsave FILE keeps the record, undo takes back, quit leaves.\n",
            because(result.reason)
        );
    }
    let position = game.position();
    let turn = if position.turn() == person {
        "Your turn"
    } else {
        "The program's turn"
    };
    let draw = match plies_to_draw(position, game.rules()) {
        Some(left) if left <= WARN_OF_DRAW => format!(" A draw in {left} plies."),
        _ => String::new(),
    };
    let ply = position.plies() + 1;
    format!("{} {turn}, ply {ply}.{draw}\n", ownership(game, person))
}

/// Who owns which colour, or how that will be settled.
pub fn ownership(game: &Game, person: Player) -> String {
    let position = game.position();
    if let Some(colour) = position.colour_of(person) {
        let (own, other) = (colour_name(colour), colour_name(colour.other()));
        return format!("You own {own}, the program {other}.");
    }
    let how = match game.rules().colours {
        Colours::FirstFlip => "whoever turns up the first piece owns its colour",
        Colours::Pair => "turn up two equal pieces of a colour to own it",
        Colours::PairAny => "turn up a piece equal to one that lies face up to own its colour",
        Colours::Engineer => "whoever turns up the first Engineer owns its colour",
        Colours::Lieutenant => "whoever turns up the first Lieutenant owns its colour",
        Colours::Captain => "whoever turns up the first Captain owns its colour",
    };
    let mut told = format!("Colours are open: {how}.");
    if game.rules().colours == Colours::Pair {
        let own = letters(position.flipped(person));
        let other = letters(position.flipped(person.other()));
        told += &format!(" You have turned up {own}, the program {other}.");
    }
    told
}

fn letters(pieces: PieceSet) -> String {
    if pieces.is_empty() {
        return "nothing".into();
    }
    pieces.iter().map(|piece| piece.letter()).collect()
}

fn plies_to_draw(position: &Position, rules: &Rules) -> Option<u32> {
    let total = rules.total_limit.map(|limit| (limit, position.plies()));
    let quiet = rules.quiet_limit.map(|limit| (limit, position.quiet()));
    [total, quiet]
        .into_iter()
        .flatten()
        .map(|(limit, count)| u32::from(limit.get()).saturating_sub(count))
        .min()
}

/// The kinds of pieces, and the marks of the board.
pub fn legend(look: Look) -> String {
    let kinds = Kind::ALL.map(|kind| {
        let name = match look.names {
            Names::Letters => kind.letter().to_string(),
            Names::Chinese => chinese(kind).to_string(),
        };
        format!("{name} {}", english(kind))
    });
    let (upper, lower) = kinds.split_at(6);
    let case = match look.names {
        Names::Letters => "Capital letters are red, small ones blue.\n",
        Names::Chinese => "",
    };
    format!(
        "Pieces, the strongest first:\n  {}\n  {}\n{case}\
         ? face down, . empty, ( ) camp, [ ] headquarters, = and \" railway, other lines road.\n",
        upper.join(", "),
        lower.join(", ")
    )
}
