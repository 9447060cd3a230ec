//! Why an action is a good one, in a fact that a person can check on the board. It is found from the
//! position that both players know; it is no part of the search, which only weighs numbers.

use crate::board::BOARD;
use crate::flip::{Action, Outcome, Position};
use crate::piece::{Kind, Piece};
use crate::point::{Point, PointSet};
use crate::rules::{Fight, Rules, may_leave, reach};

use super::evaluate::value_of;

/// An enemy is hunted that a piece gets to in fewer moves than this.
const FAR: usize = 4;

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
    /// `piece` goes into a camp.
    EntersCamp,
    /// `piece` comes nearer to `other`, which it beats.
    Nears,
    /// `piece` goes to where no face-up enemy can take it.
    KeepsSafe,
    /// None of the above.
    Moves,
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
    /// It turns up a piece within reach of `other`.
    FlipsBoldly,
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
            Motive::SeeksColours => "seeks-colours",
            Motive::FlipsByCamp => "flips-by-camp",
            Motive::FlipsCovered => "flips-covered",
            Motive::FlipsFar => "flips-far",
            Motive::FlipsContested => "flips-contested",
            Motive::FlipsBoldly => "flips-boldly",
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
    fn new(motive: Motive, piece: Option<Piece>, other: Option<Piece>) -> Reason {
        Reason {
            motive,
            piece,
            other,
            point: None,
        }
    }
}

/// The strongest fact that speaks for a legal action of the player to move.
pub fn reason(position: &Position, rules: &Rules, action: Action) -> Reason {
    if let Action::Move { from, to } = action
        && let (Some(piece), Some(other)) = (position.piece(from), position.piece(to))
    {
        return Reason::new(
            motive_of_attack(position, rules, action, (piece, other), to),
            Some(piece),
            Some(other),
        );
    }
    if position.actions(rules).len() == 1 {
        return Reason::new(Motive::OnlyOne, None, None);
    }
    match action {
        Action::Flip(point) => reason_of_flip(position, rules, point),
        Action::Move { from, to } => match position.piece(from) {
            Some(piece) => reason_of_move(position, rules, piece, from, to),
            None => Reason::new(Motive::Moves, None, None),
        },
        Action::Pass => Reason::new(Motive::Moves, None, None),
    }
}

fn motive_of_attack(
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

fn reason_of_move(
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
    if in_camp {
        return Reason::new(Motive::EntersCamp, Some(piece), None);
    }
    let nearer = (1..FAR)
        .map(|moves| there[moves] & !here[moves])
        .fold(PointSet::EMPTY, |all, points| all | points);
    if let Some(neared) = prey(nearer) {
        return Reason::new(Motive::Nears, Some(piece), Some(neared));
    }
    let motive = if safe {
        Motive::KeepsSafe
    } else {
        Motive::Moves
    };
    Reason::new(motive, Some(piece), None)
}

fn reason_of_flip(position: &Position, rules: &Rules, point: Point) -> Reason {
    let Some(colour) = position.colour_to_move() else {
        return Reason::new(Motive::SeeksColours, None, None);
    };
    let reaching = |from: &Point| {
        position
            .piece(*from)
            .filter(|piece| reached_from(position, rules, *piece, *from).contains(point))
    };
    let strongest = |points: PointSet| {
        points
            .filter_map(|from| reaching(&from))
            .max_by_key(|&piece| value_of(piece))
    };
    let own = position.face_up_movable(colour);
    let enemy = strongest(position.face_up_movable(colour.other()));
    let cover = strongest(own);
    let mut camps = own & BOARD.camps & BOARD.roads(point);
    match (enemy, cover) {
        (None, _) if !camps.is_empty() => {
            let camp = camps.next();
            Reason {
                point: camp,
                ..Reason::new(
                    Motive::FlipsByCamp,
                    camp.and_then(|at| position.piece(at)),
                    None,
                )
            }
        }
        (None, Some(_)) => Reason::new(Motive::FlipsCovered, cover, None),
        (None, None) => Reason::new(Motive::FlipsFar, None, None),
        (Some(_), Some(_)) => Reason::new(Motive::FlipsContested, cover, enemy),
        (Some(_), None) => Reason::new(Motive::FlipsBoldly, None, enemy),
    }
}

/// The position after an action in which nothing comes up. (Where a Marshal falls its Flag may, but
/// that is no piece that takes.) Smaller than `after`, which is made for speed.
fn then(position: &Position, rules: &Rules, action: Action) -> Position {
    let mut next = *position;
    next.apply(rules, action, Outcome::Nothing);
    next
}

/// The pieces with which the player to act could remove the piece on a point: by winning, or by
/// falling with it where that `matters`.
fn removers(
    position: &Position,
    rules: &Rules,
    point: Point,
    matters: &dyn Fn(Piece) -> bool,
) -> Vec<Piece> {
    let mut found = Vec::new();
    if let Some(target) = position.piece(point) {
        position.for_each_mover(rules, |piece, _, targets| {
            let removes = match position.fight(rules, piece, target) {
                Some(Fight::Wins) => true,
                Some(Fight::Both) => matters(piece),
                _ => false,
            };
            if targets.contains(point) && removes {
                found.push(piece);
            }
        });
    }
    found
}

/// The highest piece with which the player to act could remove the piece on a point at a profit.
fn threat(position: &Position, rules: &Rules, point: Point) -> Option<Piece> {
    let target = position.piece(point)?;
    let gains = |piece: Piece| value_of(piece) < value_of(target);
    removers(position, rules, point, &gains)
        .into_iter()
        .max_by_key(|&piece| value_of(piece))
}

/// The most valuable piece elsewhere that was in danger and is not any more, and from what.
fn shielded(
    now: &Position,
    next: &Position,
    rules: &Rules,
    moved: Piece,
    from: Point,
) -> Option<(Piece, Piece)> {
    let mut others = now.face_up_movable(moved.colour());
    others.remove(from);
    others
        .filter_map(|point| {
            let enemy = threat(now, rules, point)?;
            let rescued = threat(next, rules, point).is_none();
            rescued.then_some((now.piece(point)?, enemy))
        })
        .max_by_key(|&(own, _)| value_of(own))
}

/// The most valuable of the enemies on some points that a piece could take.
fn preys(position: &Position, rules: &Rules, piece: Piece, points: PointSet) -> Option<Piece> {
    (points & position.face_up(piece.colour().other()) & !BOARD.camps)
        .filter_map(|point| position.piece(point))
        .filter(|&enemy| position.fight(rules, piece, enemy) == Some(Fight::Wins))
        // The Flag has no value of its own.
        .max_by_key(|&enemy| (enemy.kind() == Kind::Flag, value_of(enemy)))
}

/// What a piece that stood on `from` reaches from `start` in so many moves or fewer, were nothing
/// else to move: its targets and the empty points on the way.
fn hunting_ground(
    position: &Position,
    rules: &Rules,
    piece: Piece,
    from: Point,
    start: Point,
) -> [PointSet; FAR] {
    let mut occupied = position.occupied();
    occupied.remove(from);
    let mut grounds = [PointSet::EMPTY; FAR];
    let mut seen = PointSet::of(start);
    let mut frontier = seen;
    for ground in grounds.iter_mut().skip(1) {
        let mut reached = PointSet::EMPTY;
        for point in frontier {
            if may_leave(&BOARD, rules, point) {
                reached |= reach(&BOARD, rules, piece.kind(), point, occupied);
            }
        }
        frontier = reached & !seen & !occupied;
        seen |= reached;
        *ground = seen;
    }
    grounds
}

fn reached_from(position: &Position, rules: &Rules, piece: Piece, from: Point) -> PointSet {
    if !may_leave(&BOARD, rules, from) {
        return PointSet::EMPTY;
    }
    reach(&BOARD, rules, piece.kind(), from, position.occupied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::{Colour, Tally};

    /// The reason for an action of red, who is to move: the code, then the pieces and the point.
    /// `hidden` are the pieces that lie face down; all others that are not on the board are dead.
    fn reason_for(action: &str, board: &str, hidden: &str, rules: &str) -> String {
        let rules: Rules = rules.parse().unwrap();
        let letters = board.chars().chain(hidden.chars());
        let mut dead = Tally::FULL;
        for piece in letters.filter_map(Piece::from_letter) {
            dead.remove(piece);
        }
        let dead: String = dead.pieces().map(Piece::letter).collect();
        let position = Position::read(&format!("{board} 1 r {dead} 100 0"), &rules).unwrap();
        let action: Action = action.parse().unwrap();
        position.check_action(&rules, action).unwrap();
        let Reason {
            motive,
            piece,
            other,
            point,
        } = reason(&position, &rules, action);
        let mut text = motive.code().to_string();
        for part in [piece, other].into_iter().flatten() {
            text += &format!(" {part}");
        }
        point.map_or(text.clone(), |point| format!("{text} {point}"))
    }

    fn open(action: &str, board: &str) -> String {
        reason_for(action, board, "", "classic")
    }

    #[test]
    fn attacks_say_what_falls() {
        assert_eq!(
            open("e2e1", "5/5/5/5/5/5/2l2/5/5/5/4M/2F1f"),
            "takes-flag M f"
        );
        let taken = "f4/5/5/5/5/5/5/5/5/5/cG3/4F";
        assert_eq!(open("b2a2", taken), "takes-free G c");
        let retaken = "f4/5/5/m4/5/5/5/5/5/5/cG3/4F";
        assert_eq!(open("b2a2", retaken), "takes G c");
        let bomb_near = "f4/5/5/x4/5/5/5/5/5/5/cG3/4F";
        assert_eq!(open("b2a2", bomb_near), "takes G c");
        let bomb = "f3l/5/5/5/5/5/5/5/5/5/mX3/L3F";
        assert_eq!(open("b2a2", bomb), "trades-up X m");
        let equals = "f3l/5/5/5/5/5/5/5/5/5/cC3/4F";
        assert_eq!(open("b2a2", equals), "trades C c");
        let loses = "f3l/5/5/5/5/5/5/5/5/5/cL3/4F";
        assert_eq!(open("b2a2", loses), "gives-up L c");
        let mine = "f3l/5/5/5/5/5/5/5/5/5/nE3/4F";
        assert_eq!(open("b2a2", mine), "digs-mine E n");
    }

    #[test]
    fn a_threatened_piece_is_saved() {
        let bombed = "f4/5/5/5/x4/5/5/5/5/1L3/G4/4F";
        assert_eq!(open("a2b2", bombed), "saves G x");
        let by_camp = "f4/5/5/5/m4/5/5/5/5/5/G2L1/4F";
        assert_eq!(open("a2b3", by_camp), "saves-in-camp G m");
        // From the frying pan into the fire.
        let nowhere = "f4/5/5/5/m4/5/5/5/5/5/G2L1/4F";
        assert_ne!(&open("a2a3", nowhere)[..5], "saves");
    }

    #[test]
    fn an_even_trade_is_no_threat() {
        let equals = "f4/5/5/5/g4/5/5/5/5/5/G2L1/4F";
        assert_eq!(open("a2b3", equals), "enters-camp G");
    }

    #[test]
    fn another_piece_is_shielded() {
        let shield = "f4/5/5/5/m4/5/5/1L3/5/5/G4/4F";
        assert_eq!(open("b5a5", shield), "shields G m");
    }

    #[test]
    fn an_enemy_is_threatened_or_neared() {
        let threat = "f4/5/5/5/5/4c/5/5/5/5/2G2/4F";
        assert_eq!(open("c2e2", threat), "threatens G c");
        let near = "fn3/2c2/5/5/5/5/5/5/5/2G2/5/4F";
        assert_eq!(open("c3c2", near), "nears G c");
        let flag_open = "f4/2c2/5/5/5/5/5/5/5/2G2/5/4F";
        assert_eq!(open("c3c2", flag_open), "nears G f");
        // Where it would be taken itself it threatens nobody.
        let covered = "f4/5/5/5/5/4c/4m/5/5/5/2G2/4F";
        assert_eq!(open("c2e2", covered), "moves G");
    }

    #[test]
    fn quiet_moves_say_where_they_go() {
        let camp = "f4/m4/5/5/5/5/5/5/5/5/1L3/4F";
        assert_eq!(open("b2b3", camp), "enters-camp L");
        let safe = "f4/5/1m3/5/5/5/5/5/5/5/1L3/4F";
        assert_eq!(open("b2b1", safe), "keeps-safe L");
        let unsafe_move = "f4/m4/5/5/5/5/5/5/5/5/1L3/4F";
        assert_eq!(open("b2a2", unsafe_move), "moves L");
    }

    #[test]
    fn the_only_action_says_so() {
        let shut_in = "fl?2/5/5/5/5/5/5/5/5/5/2N2/1FLN1";
        assert_eq!(reason_for("c12", shut_in, "E", "classic"), "only-one");
    }

    #[test]
    fn flips_say_who_is_near() {
        let hidden = "Ee";
        let flip = |action: &str, board: &str| reason_for(action, board, hidden, "classic");
        let by_camp = "f4/4m/5/5/5/5/5/5/1?3/1K3/?4/4F";
        assert_eq!(flip("b4", by_camp), "flips-by-camp K b3");
        let covered = "f4/4m/5/5/5/5/5/5/5/K4/?4/?3F";
        assert_eq!(flip("a2", covered), "flips-covered K");
        assert_eq!(flip("a1", covered), "flips-far");
        let contested = "f4/m4/5/5/5/5/5/5/5/5/?2K1/?3F";
        assert_eq!(flip("a2", contested), "flips-contested K m");
        let bold = "f4/m4/5/5/5/5/5/5/5/2K2/?4/?3F";
        assert_eq!(flip("a2", bold), "flips-boldly m");
        let rules = Rules::default();
        let start = Position::start();
        let first = start.actions(&rules)[0];
        assert_eq!(reason(&start, &rules, first).motive, Motive::SeeksColours);
        assert_eq!(start.colour_to_move(), None::<Colour>);
    }

    #[test]
    fn every_action_of_a_game_has_a_reason_that_names_what_it_says() {
        use rand::SeedableRng;
        use rand::seq::IndexedRandom;
        let mut chance = rand_chacha::ChaCha8Rng::seed_from_u64(5);
        let rules = Rules::default();
        let mut position = Position::start();
        let mut heard = std::collections::BTreeSet::new();
        while position.result(&rules).is_none() && position.plies() < 400 {
            let actions = position.actions(&rules);
            for &action in &actions {
                let reason = reason(&position, &rules, action);
                let own = position.colour_to_move();
                assert!(reason.piece.is_none_or(|piece| Some(piece.colour()) == own));
                assert!(reason.other.is_none_or(|other| Some(other.colour()) != own));
                heard.insert(reason.motive.code());
            }
            let action = *actions.choose(&mut chance).unwrap();
            let outcome = match action {
                Action::Flip(_) => {
                    let pool: Vec<Piece> = position.hidden().pieces().collect();
                    Outcome::Flipped(*pool.choose(&mut chance).unwrap())
                }
                _ => Outcome::Nothing,
            };
            position.apply(&rules, action, outcome);
        }
        assert!(heard.len() > 15, "{heard:?}");
    }
}
