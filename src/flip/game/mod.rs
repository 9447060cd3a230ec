//! The referee: it alone holds the deal, plays what is legal and refuses the rest with the reason.

mod deal;
mod seed;
mod talk;

pub use deal::DealError;
pub use seed::{Seed, SeedError};

use deal::Deal;
use talk::Talk;

use super::action::{Action, Outcome, Ply};
use super::history::History;
use super::legality::Illegal;
use super::notation::{Placement, Record, Tags, is_date, is_other_tag};
use super::player::Player;
use super::position::Position;
use super::result::GameResult;
use crate::rules::{Reason, Rules};

/// A game between two players, whatever they are.
///
/// What lies face down is in a private module that nothing else can name. It comes out piece by
/// piece, by actions; as a whole only after the end; and sealed, to be kept.
pub struct Game {
    history: History,
    /// None in a game that was only read, whose placement nobody told.
    deal: Option<Deal>,
    tags: Tags,
    talk: Talk,
    /// How the game ended off the board.
    ended: Option<GameResult>,
}

/// Why the referee refuses.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error("what lies face down is not known in this game, so it can only be looked at")]
    NoDeal,
    #[error("resigning and draw offers are possible from ply {0} on")]
    TalkTooEarly(u16),
    #[error("a draw is offered on the own turn")]
    NotYourTurn,
    #[error("only one draw offer in ten plies is possible")]
    OfferTooSoon,
    #[error("a draw offer stands already")]
    OfferStands,
    #[error("there is no draw offer to answer")]
    NoOffer,
    #[error("only {0} actions can be taken back")]
    TooFarBack(usize),
    #[error("the tag {0} holds a line break or another control character")]
    TagValue(String),
    #[error("\"{0}\" cannot be the name of one more tag")]
    TagName(String),
    #[error("the date \"{0}\" is not written as 2026-11-30")]
    Date(String),
}

impl GameError {
    /// A stable word for the reason.
    pub fn code(&self) -> &'static str {
        match self {
            GameError::Illegal(illegal) => illegal.code(),
            GameError::NoDeal => "no-deal",
            GameError::TalkTooEarly(_) => "talk-too-early",
            GameError::NotYourTurn => "not-your-turn",
            GameError::OfferTooSoon => "offer-too-soon",
            GameError::OfferStands => "offer-stands",
            GameError::NoOffer => "no-offer",
            GameError::TooFarBack(_) => "too-far-back",
            GameError::TagValue(_) => "tag-value",
            GameError::TagName(_) => "tag-name",
            GameError::Date(_) => "date",
        }
    }
}

impl Game {
    /// Shuffles and deals a game. What is face down in `start` is dealt uniformly by the seed.
    ///
    /// # Errors
    ///
    /// Where a tag cannot be written in a record.
    pub fn new(rules: Rules, start: Position, seed: &Seed, tags: Tags) -> Result<Game, GameError> {
        check_tags(&tags)?;
        Ok(Game {
            deal: Some(Deal::shuffle(&start, seed)),
            history: History::new(rules, start),
            tags,
            talk: Talk::default(),
            ended: None,
        })
    }

    /// A game from its record and its sealed deal.
    ///
    /// # Errors
    ///
    /// Where the seal is broken, or the deal is not that of the record.
    pub fn resume(record: Record, sealed_deal: &str) -> Result<Game, DealError> {
        let deal = Deal::unseal(sealed_deal, record.history.start())?;
        deal.agrees_with(&record)?;
        let mut game = Game::open(record);
        game.deal = Some(deal);
        Ok(game)
    }

    /// A game from its record alone. It can be played on only where the record tells the placement.
    pub fn open(record: Record) -> Game {
        let decided_on_board = record.history.result().is_some();
        Game {
            deal: record.placement.as_ref().map(Deal::from_placement),
            history: record.history,
            tags: record.tags,
            talk: Talk::default(),
            ended: record.result.filter(|_| !decided_on_board),
        }
    }

    pub fn rules(&self) -> &Rules {
        self.history.rules()
    }

    /// What both players know now.
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    pub fn history(&self) -> &History {
        &self.history
    }

    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// How the game ended; `None` while it runs.
    pub fn result(&self) -> Option<GameResult> {
        self.ended.or_else(|| self.history.result())
    }

    /// Plays an action of the player to act; what comes up is added by the referee.
    ///
    /// # Errors
    ///
    /// The reason why not; the game is then as before.
    pub fn play(&mut self, action: Action) -> Result<Ply, GameError> {
        if self.result().is_some() {
            return Err(Illegal::GameOver.into());
        }
        let (position, rules) = (self.position(), self.rules());
        position.check_action(rules, action)?;
        let ply = Ply {
            action,
            outcome: self.outcome(action)?,
        };
        let actor = self.position().turn();
        self.history.push(ply)?;
        self.talk.acted(actor);
        Ok(ply)
    }

    /// What comes up by a legal action.
    fn outcome(&self, action: Action) -> Result<Outcome, GameError> {
        let position = self.position();
        let flags = position.flags_turned_up(self.rules(), action);
        if !matches!(action, Action::Flip(_)) && flags == [false; 2] {
            return Ok(Outcome::Nothing);
        }
        let deal = self.deal.as_ref().ok_or(GameError::NoDeal)?;
        Ok(match action {
            Action::Flip(point) => Outcome::Flipped(deal.piece(point).ok_or(GameError::NoDeal)?),
            _ => deal.flags(flags),
        })
    }

    /// Takes back the last actions. The deal stays, and what was agreed off the board is undone.
    ///
    /// # Errors
    ///
    /// Where there are not as many; the game is then as before.
    pub fn take_back(&mut self, count: usize) -> Result<(), GameError> {
        let plies = self.history.plies().len();
        if count > plies {
            return Err(GameError::TooFarBack(plies));
        }
        self.history.take_back(count);
        self.ended = None;
        self.talk.took_back(self.position().plies());
        Ok(())
    }

    /// A player resigns, on either turn.
    ///
    /// # Errors
    ///
    /// Before the rules' ply for it, or after the end.
    pub fn resign(&mut self, player: Player) -> Result<(), GameError> {
        self.check_talk()?;
        self.ended = Some(GameResult::lost_by(player, Reason::Resignation));
        Ok(())
    }

    /// A player leaves the game for good, and loses it.
    ///
    /// # Errors
    ///
    /// After the end.
    pub fn leave(&mut self, player: Player) -> Result<(), GameError> {
        self.check_running()?;
        self.ended = Some(GameResult::lost_by(player, Reason::Left));
        Ok(())
    }

    /// Offers a draw. The offer stands until the other player has acted.
    ///
    /// # Errors
    ///
    /// Before the rules' ply for it, on the other's turn, while an offer stands, within ten plies of
    /// the player's last offer, or after the end.
    pub fn offer_draw(&mut self, player: Player) -> Result<(), GameError> {
        self.check_talk()?;
        if self.position().turn() != player {
            return Err(GameError::NotYourTurn);
        }
        let plies = self.position().plies();
        self.talk.offer(player, plies)
    }

    /// Accepts the other player's offer: the game is drawn.
    ///
    /// # Errors
    ///
    /// Where the other has no offer standing.
    pub fn accept_draw(&mut self, player: Player) -> Result<(), GameError> {
        self.check_running()?;
        if self.talk.standing() != Some(player.other()) {
            return Err(GameError::NoOffer);
        }
        self.ended = Some(GameResult {
            winner: None,
            reason: Reason::Agreement,
        });
        Ok(())
    }

    /// Declines the other player's offer.
    ///
    /// # Errors
    ///
    /// Where the other has no offer standing.
    pub fn decline_draw(&mut self, player: Player) -> Result<(), GameError> {
        self.check_running()?;
        if self.talk.standing() != Some(player.other()) {
            return Err(GameError::NoOffer);
        }
        self.talk.withdraw();
        Ok(())
    }

    /// When each player last offered a draw, to be kept beside the record of a running game.
    pub fn offers(&self) -> String {
        self.talk.offers()
    }

    /// Takes over what [`Game::offers`] told of the same game; what cannot be is passed over.
    pub fn recall_offers(&mut self, offers: &str) {
        let plies = self.position().plies();
        self.talk.recall(offers, plies);
    }

    /// Whose draw offer stands.
    pub fn draw_offer(&self) -> Option<Player> {
        self.talk.standing()
    }

    /// Whether a player may offer a draw now.
    pub fn may_offer(&self, player: Player) -> bool {
        self.check_talk().is_ok()
            && self.position().turn() == player
            && self.talk.may_offer(player, self.position().plies())
    }

    /// Whether resigning is possible now.
    pub fn may_resign(&self) -> bool {
        self.check_talk().is_ok()
    }

    /// The record so far. It tells the placement only after the end.
    pub fn record(&self) -> Record {
        Record {
            tags: self.tags.clone(),
            history: self.history.clone(),
            result: self.result(),
            placement: self.placement(),
        }
    }

    /// What lay face down at the start: after the end, where it is known.
    pub fn placement(&self) -> Option<Placement> {
        self.result()?;
        Some(self.deal.as_ref()?.placement(self.history.start()))
    }

    /// The deal, not legible, to be kept beside the record of a running game.
    pub fn sealed_deal(&self) -> Option<String> {
        self.deal.as_ref().map(Deal::seal)
    }

    fn check_running(&self) -> Result<(), GameError> {
        match self.result() {
            Some(_) => Err(Illegal::GameOver.into()),
            None => Ok(()),
        }
    }

    fn check_talk(&self) -> Result<(), GameError> {
        self.check_running()?;
        let after = self.rules().talk_after;
        if self.position().plies() < after.into() {
            return Err(GameError::TalkTooEarly(after));
        }
        Ok(())
    }
}

/// A record's tags hold one line each, and a date; the other tags have names of their own.
fn check_tags(tags: &Tags) -> Result<(), GameError> {
    let mut others: Vec<&str> = Vec::new();
    for (name, _) in &tags.others {
        if !is_other_tag(name) || others.contains(&name.as_str()) {
            return Err(GameError::TagName(name.clone()));
        }
        others.push(name);
    }
    let players = [("First", &tags.first), ("Second", &tags.second)];
    let others = tags
        .others
        .iter()
        .map(|(name, value)| (name.as_str(), value));
    for (name, value) in players.into_iter().chain(others) {
        if value.contains(char::is_control) {
            return Err(GameError::TagValue(name.into()));
        }
    }
    if !is_date(&tags.date) {
        return Err(GameError::Date(tags.date.clone()));
    }
    Ok(())
}
