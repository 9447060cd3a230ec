//! Two games of one deal, the seats exchanged.

use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::flip::notation::{Record, Tags};
use crate::flip::{Action, Game, GameError, GameResult, Player, Position, Seed};
use crate::point::Point;
use crate::rules::Rules;

use super::contest::{Match, MatchError};
use super::contestant::Contestant;

/// Plies at random before the players take over: most of the luck of the first flips is then the
/// same for both.
const OPENING_FLIPS: usize = 6;
/// A game that has not ended by then counts as drawn. Only rules without limits come here.
const MOST_PLIES: usize = 5_000;

/// Two games of one deal with the same first flips. The entrants of the second sit on each other's
/// seats, and so own each other's colours.
pub struct Pair {
    /// Counted from 0.
    pub number: u32,
    pub games: [PlayedGame; 2],
}

/// A game that was played.
pub struct PlayedGame {
    /// Which of the match's two entrants was *first*: 0 or 1.
    pub first: usize,
    pub record: Record,
}

/// A contestant chose what the rules do not allow.
#[derive(Debug, thiserror::Error)]
#[error("{player} played {action}: {error}")]
pub struct Fault {
    pub player: String,
    pub action: Action,
    pub error: GameError,
}

impl PlayedGame {
    /// None where the game was broken off.
    pub fn result(&self) -> Option<GameResult> {
        self.record.result
    }

    pub fn plies(&self) -> usize {
        self.record.history.plies().len()
    }

    /// What the match's first entrant got: 1, a half, or 0.
    pub fn score(&self) -> f64 {
        match self.result().and_then(|result| result.winner) {
            None => 0.5,
            Some(winner) if (winner == Player::First) == (self.first == 0) => 1.0,
            Some(_) => 0.0,
        }
    }
}

impl Pair {
    /// Plays a pair. It depends on the match's settings and the pair's number alone.
    pub(super) fn play(games: &Match, number: u32) -> Result<Pair, MatchError> {
        let mut dealer = chance(games.seed, number, Stream::Deal);
        let deal = seed(&mut dealer);
        let opening = opening(&games.rules, &mut dealer);
        // The players' chance has nothing to do with the deal's.
        let mut lots = chance(games.seed, number, Stream::Players);
        let game = |first: usize, seeds: [u64; 2]| -> Result<PlayedGame, MatchError> {
            let seats = [games.entrants[first], games.entrants[1 - first]];
            let mut game = begin(games, seats.map(|entrant| entrant.to_string()), &deal)?;
            for &point in &opening {
                play(&mut game, "the opening", Action::Flip(point))?;
            }
            let mut contestants = [seats[0].seat(seeds[0]), seats[1].seat(seeds[1])];
            play_out(&mut game, &mut contestants)?;
            let record = game.record();
            Ok(PlayedGame { first, record })
        };
        let mut seeds = || [lots.next_u64(), lots.next_u64()];
        Ok(Pair {
            number,
            games: [game(0, seeds())?, game(1, seeds())?],
        })
    }
}

/// What a stream of random numbers is for. Streams of one seed have nothing in common.
#[derive(Clone, Copy)]
enum Stream {
    Deal,
    Players,
}

fn chance(seed: u64, pair: u32, stream: Stream) -> ChaCha8Rng {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    chance.set_stream(u64::from(pair) << 1 | stream as u64);
    chance
}

fn seed(chance: &mut ChaCha8Rng) -> Seed {
    let mut bytes = [0; 32];
    chance.fill_bytes(&mut bytes);
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.parse().expect("64 hexadecimal digits are a seed")
}

/// Different points, all face down at the start.
fn opening(rules: &Rules, chance: &mut ChaCha8Rng) -> Vec<Point> {
    let mut points: Vec<Point> = Position::start().face_down().collect();
    let limit = rules.total_limit.map_or(usize::MAX, |l| l.get().into());
    let flips = OPENING_FLIPS.min(limit);
    let (chosen, _) = points.partial_shuffle(chance, flips);
    chosen.to_vec()
}

fn begin(games: &Match, names: [String; 2], deal: &Seed) -> Result<Game, MatchError> {
    let [first, second] = names;
    let tags = Tags {
        date: games.date.clone(),
        first,
        second,
        others: Vec::new(),
    };
    Game::new(games.rules, Position::start(), deal, tags).map_err(MatchError::Setup)
}

fn play_out(game: &mut Game, contestants: &mut [Box<dyn Contestant>; 2]) -> Result<(), Fault> {
    while game.result().is_none() && game.history().plies().len() < MOST_PLIES {
        let turn = game.position().turn();
        let action = contestants[turn as usize].choose(game.position(), game.rules());
        let player = match turn {
            Player::First => game.tags().first.clone(),
            Player::Second => game.tags().second.clone(),
        };
        play(game, &player, action)?;
    }
    Ok(())
}

fn play(game: &mut Game, player: &str, action: Action) -> Result<(), Fault> {
    game.play(action).map(|_| ()).map_err(|error| Fault {
        player: player.into(),
        action,
        error,
    })
}
