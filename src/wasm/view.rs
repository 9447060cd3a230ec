//! A game as a player sees it, in the shape `View` of `www/contract.d.ts`.

use serde::Serialize;

use crate::board::BOARD;
use crate::flip::{Action, Game, GameResult, History, Player, Position, Report, Square};
use crate::piece::{Colour, Kind, Piece, Tally};
use crate::point::Point;
use crate::rules::{Fight, Rules, path};

use super::shapes::{Entries, RulesChoice, indices};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    rules: RulesChoice,
    position: String,
    plies: u32,
    quiet: u32,
    turn: u8,
    first: Option<&'static str>,
    flipped_by: Option<FlippedBy>,
    points: Vec<PointView>,
    hidden: BothTallies,
    dead: BothTallies,
    flips: Vec<usize>,
    moves: Entries<String, Vec<Target>>,
    result: Option<ResultView>,
    draw_in: Option<DrawIn>,
    talk: TalkView,
    move_time: Option<u16>,
    passes: PassesView,
    last: Option<PlayedAction>,
    revealed: Option<Entries<String, char>>,
    undoable: usize,
}

#[derive(Serialize)]
struct FlippedBy {
    first: Vec<char>,
    second: Vec<char>,
}

#[derive(Serialize)]
struct PointView {
    piece: Option<char>,
    settled: bool,
}

#[derive(Serialize)]
struct BothTallies {
    red: [u8; 12],
    blue: [u8; 12],
}

#[derive(Serialize)]
struct Target {
    to: usize,
    path: Vec<usize>,
    fight: Option<&'static str>,
}

#[derive(Serialize)]
struct ResultView {
    winner: u8,
    reason: &'static str,
}

#[derive(Serialize)]
struct DrawIn {
    plies: u32,
    limit: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TalkView {
    after: u16,
    may_resign: bool,
    may_offer: bool,
    offer: Option<u8>,
}

#[derive(Serialize)]
struct PassesView {
    first: usize,
    second: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayedAction {
    text: String,
    seat: u8,
    kind: &'static str,
    from: Option<usize>,
    to: Option<usize>,
    path: Vec<usize>,
    piece: Option<char>,
    defender: Option<char>,
    fight: Option<&'static str>,
    removed: Vec<char>,
    flags_turned_up: Vec<FlagView>,
    colours_settled: bool,
}

#[derive(Serialize)]
struct FlagView {
    point: usize,
    piece: char,
}

/// The view of the game as it stands.
pub fn of_game(game: &Game) -> View {
    let mut view = bare(game.history(), game.position());
    let rules = game.rules();
    view.result = game.result().map(ResultView::of);
    view.last = last_played(game.history());
    view.undoable = game.history().plies().len();
    view.revealed = game.placement().map(|placement| {
        let unturned = placement
            .hidden()
            .filter(|&(point, _)| game.position().square(point) == Square::FaceDown)
            .map(|(point, piece)| (point.index().to_string(), piece.letter()));
        Entries(unturned.collect())
    });
    view.talk.offer = game.draw_offer().map(Player::number);
    if view.result.is_none() {
        view.draw_in = draw_in(game.position(), rules);
        view.talk.may_resign = game.may_resign();
        view.talk.may_offer = game.may_offer(game.position().turn());
        view.flips = indices(game.position().face_down());
        view.moves = moves(game.position(), rules);
    }
    view
}

/// The view after some plies, with nothing to act on; none where there are not as many.
pub fn at_ply(game: &Game, ply: usize) -> Option<View> {
    let history = game.history();
    let position = history.positions().get(ply)?;
    let mut view = bare(history, position);
    view.last = ply.checked_sub(1).and_then(|i| played(history, i));
    Some(view)
}

/// What a position shows.
fn bare(history: &History, position: &Position) -> View {
    let rules = history.rules();
    View {
        rules: RulesChoice::of(rules),
        position: position.to_string(),
        plies: position.plies(),
        quiet: position.quiet(),
        turn: position.turn().number(),
        first: position.colour_of(Player::First).map(colour_name),
        flipped_by: flipped_by(position, rules),
        points: Point::all().map(|p| PointView::of(position, p)).collect(),
        hidden: BothTallies::of(*position.hidden()),
        dead: BothTallies::of(*position.dead()),
        flips: Vec::new(),
        moves: Entries(Vec::new()),
        result: None,
        draw_in: None,
        talk: TalkView {
            after: rules.talk_after,
            may_resign: false,
            may_offer: false,
            offer: None,
        },
        move_time: rules.move_time.map(|seconds| seconds.get()),
        passes: PassesView {
            first: history.passes(Player::First),
            second: history.passes(Player::Second),
        },
        last: None,
        revealed: None,
        undoable: 0,
    }
}

/// What the last ply did.
pub fn last_played(history: &History) -> Option<PlayedAction> {
    played(history, history.plies().len().checked_sub(1)?)
}

fn played(history: &History, index: usize) -> Option<PlayedAction> {
    let before = history.positions().get(index)?;
    let ply = *history.plies().get(index)?;
    let report = Report::of(before, history.rules(), ply);
    let (defender, fight) = report.attack.unzip();
    Some(PlayedAction {
        text: ply.to_string(),
        seat: before.turn().number(),
        kind: match ply.action {
            Action::Flip(_) => "flip",
            Action::Move { .. } => "move",
            Action::Pass => "pass",
        },
        from: report.path.first().map(|point| point.index()),
        to: report.path.last().map(|point| point.index()),
        path: report.path.iter().map(|point| point.index()).collect(),
        piece: report.piece.map(Piece::letter),
        defender: defender.map(Piece::letter),
        fight: defender.zip(fight).map(|(d, fight)| fight_name(d, fight)),
        removed: report.removed.into_iter().map(Piece::letter).collect(),
        flags_turned_up: report
            .flags
            .into_iter()
            .map(|(point, piece)| FlagView {
                point: point.index(),
                piece: piece.letter(),
            })
            .collect(),
        colours_settled: report.settles_colours,
    })
}

fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
    }
}

fn fight_name(defender: Piece, fight: Fight) -> &'static str {
    match fight {
        _ if defender.kind() == Kind::Flag => "flag",
        Fight::Wins => "wins",
        Fight::Both => "both",
        Fight::Loses => "loses",
    }
}

fn flipped_by(position: &Position, rules: &Rules) -> Option<FlippedBy> {
    if !rules.colours.by_pair() || position.colour_to_move().is_some() {
        return None;
    }
    let letters = |player| position.flipped(player).iter().map(Piece::letter).collect();
    Some(FlippedBy {
        first: letters(Player::First),
        second: letters(Player::Second),
    })
}

fn moves(position: &Position, rules: &Rules) -> Entries<String, Vec<Target>> {
    let mut moves = Vec::new();
    position.for_each_mover(rules, |piece, from, targets| {
        let target = |to: Point| Target {
            to: to.index(),
            path: path(&BOARD, from, to, position.occupied())
                .into_iter()
                .map(Point::index)
                .collect(),
            fight: position.piece(to).and_then(|defender| {
                let fight = position.fight(rules, piece, defender)?;
                Some(fight_name(defender, fight))
            }),
        };
        moves.push((from.index().to_string(), targets.map(target).collect()));
    });
    Entries(moves)
}

/// The limit that comes first if nothing makes progress.
fn draw_in(position: &Position, rules: &Rules) -> Option<DrawIn> {
    let left = |limit: Option<std::num::NonZeroU16>, count: u32, name| {
        limit.map(|limit| DrawIn {
            plies: u32::from(limit.get()).saturating_sub(count),
            limit: name,
        })
    };
    let total = left(rules.total_limit, position.plies(), "total-limit");
    let quiet = left(rules.quiet_limit, position.quiet(), "quiet-limit");
    // Before the colours are assigned no quiet ply ends the game.
    let quiet = quiet.filter(|_| position.colour_to_move().is_some());
    [total, quiet]
        .into_iter()
        .flatten()
        .min_by_key(|draw| draw.plies)
}

impl PointView {
    fn of(position: &Position, point: Point) -> PointView {
        PointView {
            piece: match position.square(point) {
                Square::Empty => None,
                Square::FaceDown => Some('?'),
                Square::FaceUp(piece) => Some(piece.letter()),
            },
            settled: position.settled().contains(point),
        }
    }
}

impl BothTallies {
    fn of(tally: Tally) -> BothTallies {
        let counts = |colour| Kind::ALL.map(|kind| tally.count(Piece::new(colour, kind)));
        BothTallies {
            red: counts(Colour::Red),
            blue: counts(Colour::Blue),
        }
    }
}

impl ResultView {
    fn of(result: GameResult) -> ResultView {
        ResultView {
            winner: result.winner.map_or(0, Player::number),
            reason: result.reason.name(),
        }
    }
}
