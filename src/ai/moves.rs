//! Moves in the order in which they are looked at.

use crate::flip::Position;
use crate::piece::{Kind, Piece};
use crate::point::Point;
use crate::rules::{Fight, Rules};

use super::evaluate::value_of;
use super::table::Packed;

/// What a player may do in the tree below the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub packed: Packed,
    /// The higher, the sooner it is looked at.
    pub rank: i32,
    pub way: Way,
}

impl Move {
    /// Whether it is among those that seldom are the best.
    pub fn is_late(&self) -> bool {
        match self.way {
            Way::Quiet { .. } => self.rank < KILLER,
            Way::Attack { .. } => self.rank < 0,
            Way::Pass => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Quiet {
        piece: Piece,
        from: Point,
        to: Point,
    },
    Attack {
        piece: Piece,
        from: Point,
        to: Point,
    },
    /// A flip far from everything changes little: it stands for a turn let pass.
    Pass,
}

const FIRST: i32 = 1 << 30;
const GOOD_ATTACK: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const PASS: i32 = 1 << 21;
const BAD_ATTACK: i32 = -(1 << 24);

/// What a side has learnt in a search about moves that refute.
pub(super) struct Memory {
    killers: Vec<[Packed; 2]>,
    /// By piece and point of arrival.
    history: Vec<i32>,
}

const MOST_HISTORY: i32 = 1 << 14;

impl Memory {
    pub fn new(plies: usize) -> Memory {
        Memory {
            killers: vec![[Packed::NONE; 2]; plies],
            history: vec![0; Piece::INDEX_END * Point::COUNT],
        }
    }

    fn rank(&self, ply: usize, packed: Packed, piece: Piece, to: Point) -> i32 {
        let [first, second] = self.killers[ply];
        if packed == first {
            return KILLER + 1;
        }
        if packed == second {
            return KILLER;
        }
        self.history[piece.index() * Point::COUNT + to.index()]
    }

    /// A quiet move has refuted what came before it.
    pub fn reward(&mut self, ply: usize, depth: i32, played: Move) {
        let Way::Quiet { piece, to, .. } = played.way else {
            return;
        };
        let [first, second] = &mut self.killers[ply];
        if *first != played.packed {
            *second = *first;
            *first = played.packed;
        }
        let value = &mut self.history[piece.index() * Point::COUNT + to.index()];
        *value += depth * depth;
        if *value > MOST_HISTORY {
            for value in &mut self.history {
                *value /= 2;
            }
        }
    }
}

/// Adds the moves of a position to a list, each with its rank.
pub(super) fn generate(
    position: &Position,
    rules: &Rules,
    memory: &Memory,
    ply: usize,
    first: Packed,
    list: &mut Vec<Move>,
) {
    position.for_each_mover(rules, |piece, from, targets| {
        for to in targets {
            let packed = Packed::of(from, to);
            let (way, rank) = match position.piece(to) {
                None => (
                    Way::Quiet { piece, from, to },
                    memory.rank(ply, packed, piece, to),
                ),
                Some(hit) => (
                    Way::Attack { piece, from, to },
                    rank_of_attack(position, rules, piece, hit),
                ),
            };
            let rank = if packed == first { FIRST } else { rank };
            list.push(Move { packed, rank, way });
        }
    });
    if !position.face_down().is_empty() {
        let rank = if first == Packed::PASS { FIRST } else { PASS };
        list.push(Move {
            packed: Packed::PASS,
            rank,
            way: Way::Pass,
        });
    }
}

/// Adds the attacks that may pay: not those that lose the attacker alone, or more than they take.
pub(super) fn generate_attacks(position: &Position, rules: &Rules, list: &mut Vec<Move>) {
    let Some(colour) = position.colour_to_move() else {
        return;
    };
    let enemy = position.face_up(colour.other());
    position.for_each_mover(rules, |piece, from, targets| {
        for to in targets & enemy {
            let Some(hit) = position.piece(to) else {
                continue;
            };
            let rank = rank_of_attack(position, rules, piece, hit);
            if rank > 0 {
                list.push(Move {
                    packed: Packed::of(from, to),
                    rank,
                    way: Way::Attack { piece, from, to },
                });
            }
        }
    });
}

/// The most valuable prize first, by the least valuable attacker.
fn rank_of_attack(position: &Position, rules: &Rules, piece: Piece, hit: Piece) -> i32 {
    if hit.kind() == Kind::Flag {
        return FIRST - 1;
    }
    let (prize, price) = (value_of(hit), value_of(piece));
    match position.fight(rules, piece, hit) {
        Some(Fight::Wins) => GOOD_ATTACK + prize * 256 - price,
        Some(Fight::Both) if prize >= price => GOOD_ATTACK + (prize - price) * 256,
        Some(Fight::Both) => BAD_ATTACK + (prize - price) * 256,
        Some(Fight::Loses) | None => BAD_ATTACK * 2 - price,
    }
}
