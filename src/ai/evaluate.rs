//! What a position is worth, without looking ahead.
//!
//! Values are in hundredths of a Marshal. They were chosen by hand and held against the fixed
//! opponents in matches (README, Measured).

use crate::board::BOARD;
use crate::flip::Position;
use crate::piece::{Colour, Kind, Piece, Tally};
use crate::point::{Point, PointSet};
use crate::rules::{Fight, FlagGuard, Rules};

/// A won game. It is not far above a whole army, so that a small chance of a win does not outweigh
/// the pieces that it costs.
pub(super) const WIN: i32 = 1_000;

/// No lead is worth more than this. What is above it tells of a game that is over.
pub(super) const MOST_LEAD: i32 = WIN - 100;

/// By kind, Marshal to Flag. The Flag's loss ends the game and is counted as that.
const KIND_VALUE: [i32; 12] = [100, 88, 70, 52, 38, 28, 20, 14, 26, 50, 16, 0];
/// A piece that moves and stands in a camp, where nothing attacks it.
const CAMP: i32 = 4;
/// A dead Mine opens the way to its Flag, where Mines guard it.
const MINE_GONE: i32 = 10;
/// The Flag can be taken as soon as somebody gets to it.
const FLAG_OPEN: i32 = 30;
/// A face-up Flag that can be taken, by the steps that its nearest taker is away.
const FLAG_NEAR: i32 = 40;
const FLAG_STEP: i32 = 3;
/// A hunter is the better the nearer its prey.
const PREY_NEAR: i32 = 8;

/// What a piece is worth by its kind alone.
pub(super) fn value_of(piece: Piece) -> i32 {
    KIND_VALUE[piece.kind() as usize]
}

/// The expected result for the player to move, from -1 to 1.
pub fn evaluate(position: &Position, rules: &Rules) -> f64 {
    match position.result(rules) {
        Some(end) => match end.winner {
            None => 0.0,
            Some(winner) if winner == position.turn() => 1.0,
            Some(_) => -1.0,
        },
        None => expected_result(f64::from(score(position, rules))),
    }
}

/// A score as an expected result, from -1 to 1. A Marshal ahead is worth about 0.46.
pub fn expected_result(score: f64) -> f64 {
    (score / 200.0).tanh()
}

/// The score for the player to move. Before the colours are assigned nobody is ahead.
pub(super) fn score(position: &Position, rules: &Rules) -> i32 {
    let Some(colour) = position.colour_to_move() else {
        return 0;
    };
    let lead = side(position, rules, colour) - side(position, rules, colour.other());
    let lead = lead.clamp(-MOST_LEAD, MOST_LEAD);
    // A lead that is not brought home before the limit is worth nothing.
    match rules.quiet_limit {
        None => lead,
        Some(limit) => {
            let limit = i32::from(limit.get());
            let quiet = i32::try_from(position.quiet()).unwrap_or(limit).min(limit);
            lead * (2 * limit - quiet) / (2 * limit)
        }
    }
}

fn side(position: &Position, rules: &Rules, colour: Colour) -> i32 {
    let alive = Tally::FULL.without(*position.dead());
    let mut value: i32 = Kind::ALL
        .iter()
        .map(|&kind| KIND_VALUE[kind as usize] * i32::from(alive.count(Piece::new(colour, kind))))
        .sum();
    let movers = position.face_up_movable(colour);
    value += CAMP * (movers & BOARD.camps).len() as i32;
    value += way_to_flag(position, rules, colour, movers);
    value + hunt(position, rules, colour, movers)
}

/// How far the enemy's Flag is from being taken.
fn way_to_flag(position: &Position, rules: &Rules, colour: Colour, movers: PointSet) -> i32 {
    let enemy = colour.other();
    let mut value = 0;
    if rules.flag_guard != FlagGuard::None {
        let mines_gone = position.dead().count(Piece::new(enemy, Kind::Mine));
        value += MINE_GONE * i32::from(mines_gone);
    }
    let flag = Piece::new(enemy, Kind::Flag);
    let may_take = |&from: &Point| {
        let taker = position.piece(from);
        taker.is_some_and(|taker| position.fight(rules, taker, flag).is_some())
    };
    let takers: PointSet = movers.filter(may_take).collect();
    if takers.is_empty() {
        return value;
    }
    value += FLAG_OPEN;
    let up = position
        .face_up(enemy)
        .find(|&point| position.piece(point) == Some(flag));
    if let Some(flag) = up {
        let steps = takers.map(|taker| distance(taker, flag)).min();
        value += (FLAG_NEAR - FLAG_STEP * steps.unwrap_or(0)).max(0);
    }
    value
}

/// How near each piece is to the nearest enemy that it beats.
fn hunt(position: &Position, rules: &Rules, colour: Colour, movers: PointSet) -> i32 {
    let prey = position.face_up(colour.other()) & !BOARD.camps;
    let mut value = 0;
    for from in movers {
        let Some(hunter) = position.piece(from) else {
            continue;
        };
        let beats = |&to: &Point| {
            position
                .piece(to)
                .and_then(|prey| position.fight(rules, hunter, prey))
                == Some(Fight::Wins)
        };
        if let Some(steps) = prey.filter(beats).map(|to| distance(from, to)).min() {
            value += (PREY_NEAR - steps).max(0);
        }
    }
    value
}

/// Steps from point to point as the crow walks, a diagonal being one.
fn distance(a: Point, b: Point) -> i32 {
    let columns = a.column().abs_diff(b.column());
    let rows = a.row().abs_diff(b.row());
    i32::from(columns.max(rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Position {
        Position::read(text, &Rules::default()).unwrap()
    }

    #[test]
    fn the_start_is_even() {
        assert_eq!(evaluate(&Position::start(), &Rules::default()), 0.0);
    }

    #[test]
    fn a_lead_is_good_for_its_owner_and_shrinks_with_quiet_plies() {
        let rules = Rules::default();
        let board = "f4/5/2l2/5/5/5/5/5/5/2M2/5/4F";
        let dead = "GDDBBCCJJKKKLLLEEEXXNNNmgddbbccjjkkklleeexxnnn";
        let ahead = evaluate(&read(&format!("{board} 1 r {dead} 100 0")), &rules);
        let behind = evaluate(&read(&format!("{board} 2 r {dead} 100 0")), &rules);
        let late = evaluate(&read(&format!("{board} 1 r {dead} 100 60")), &rules);
        assert!(ahead > 0.3, "{ahead}");
        assert_eq!(ahead, -behind);
        assert!(late > 0.0 && late < ahead, "{late}");
    }

    #[test]
    fn a_finished_game_is_worth_its_result() {
        let rules = Rules::default();
        let lost = "5/5/2l2/5/5/5/5/5/5/2M2/5/4F 2 r \
                    GDDBBCCJJKKKLLLEEEXXNNNmgddbbccjjkkklleeexxnnnf 100 0";
        assert_eq!(evaluate(&read(lost), &rules), -1.0);
    }
}
