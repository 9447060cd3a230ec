//! The door to the page. It converts and never decides: every judgement is asked of the rules, the
//! referee or the opponent. The shapes are told in `www/contract.d.ts`.
//!
//! Every fallible call throws an `Error` with a complete message and a stable `code`, such as
//! `illegal:camp-is-safe`.

mod argument;
mod error;
mod shapes;
mod view;

use std::str::FromStr;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::ai::{self, Search};
use crate::flip::{
    self,
    notation::{Record, Tags},
};
use crate::flip::{Action, Game as Referee, Illegal, Player, Position, Seed};
use crate::rules::{OptionName, Preset, Rules};

use argument::{ChooseRequest, NewGame};
use error::Thrown;
use shapes::{BoardPoint, ChooseAnswer, ReasonShape, RulesCatalogue, RulesChoice};

/// Positions that the opponent looks at where the page asks for no number.
const DEFAULT_NODES: u32 = 150_000;

/// A search in slices looks at the clock so often: about once a millisecond on a slow phone.
const NODES_BETWEEN_LOOKS: u64 = 1_000;

#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&JsValue::from_str(&panic.to_string()));
    }));
}

fn to_js(value: &impl Serialize) -> Result<JsValue, Thrown> {
    let serializer = serde_wasm_bindgen::Serializer::new()
        .serialize_missing_as_null(true)
        .serialize_maps_as_objects(true);
    value
        .serialize(&serializer)
        .map_err(|error| Thrown::new("inner", &error))
}

fn player(seat: u8) -> Result<Player, Thrown> {
    Player::ALL
        .into_iter()
        .find(|player| player.number() == seat)
        .ok_or_else(|| Thrown::new("argument", &format!("seat {seat} is neither 1 nor 2")))
}

/// The version of the program.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// The points of the board, what they are and what they are linked to.
#[wasm_bindgen]
pub fn board() -> Result<JsValue, Thrown> {
    to_js(&BoardPoint::all())
}

/// All options and presets.
#[wasm_bindgen(js_name = rulesCatalogue)]
pub fn rules_catalogue() -> Result<JsValue, Thrown> {
    to_js(&RulesCatalogue::new())
}

/// Reads a rule set.
#[wasm_bindgen(js_name = readRules)]
pub fn read_rules(text: &str) -> Result<JsValue, Thrown> {
    to_js(&RulesChoice::of(&Rules::from_str(text)?))
}

/// Writes a preset with other values of some options canonically.
#[wasm_bindgen(js_name = writeRules)]
pub fn write_rules(preset: &str, values: js_sys::Object) -> Result<String, Thrown> {
    let mut text = preset.to_string();
    for (option, value) in argument::texts(&values)? {
        text += &format!(",{option}={value}");
    }
    Ok(Rules::from_str(&text)?.to_string())
}

/// The opponent: what both players know in, an action out.
#[wasm_bindgen]
pub fn choose(request: js_sys::Object) -> Result<JsValue, Thrown> {
    let mut search = search_for(&request)?;
    search.run();
    answer_of(&search)
}

fn search_for(request: &js_sys::Object) -> Result<Search, Thrown> {
    let request = ChooseRequest::read(request)?;
    let rules = Rules::from_str(&request.rules)?;
    let position = Position::read(&request.position, &rules)?;
    let nodes = match request.nodes {
        0 => DEFAULT_NODES,
        nodes => nodes,
    };
    let mut search = Search::new(&position, &rules, request.seed.into());
    search.limit_nodes(nodes.into());
    Ok(search)
}

fn answer_of(search: &Search) -> Result<JsValue, Thrown> {
    let action = search.best().ok_or(Illegal::GameOver)?;
    to_js(&ChooseAnswer {
        action: action.to_string(),
        score: search.info().value,
    })
}

/// What speaks for an action, from what both players know.
#[wasm_bindgen]
pub fn reason(rules: &str, position: &str, action: &str) -> Result<JsValue, Thrown> {
    let rules = Rules::from_str(rules)?;
    let position = Position::read(position, &rules)?;
    let action = Action::from_str(action)?;
    position.check_action(&rules, action)?;
    to_js(&ReasonShape::of(ai::reason(&position, &rules, action)))
}

/// The opponent for a page that can start no worker: the same search, in slices short enough for the
/// page to draw and to listen between them.
#[wasm_bindgen]
pub struct Slices(Search);

#[wasm_bindgen]
impl Slices {
    /// Takes what `choose` takes.
    pub fn begin(request: js_sys::Object) -> Result<Slices, Thrown> {
        Ok(Slices(search_for(&request)?))
    }

    /// Searches on for so many milliseconds and a little. True where nothing is left to search.
    pub fn advance(&mut self, milliseconds: f64) -> bool {
        let begun = js_sys::Date::now();
        loop {
            if self.0.advance(NODES_BETWEEN_LOOKS) {
                return true;
            }
            // A clock that was set back would never ring.
            if !(0.0..milliseconds).contains(&(js_sys::Date::now() - begun)) {
                return false;
            }
        }
    }

    /// What `choose` answers: the best that has been found so far.
    pub fn answer(&self) -> Result<JsValue, Thrown> {
        answer_of(&self.0)
    }
}

/// Counts action sequences, so that this build can be held against others: in results and in speed.
#[wasm_bindgen]
pub fn perft(rules: &str, position: &str, depth: u32, every_node: bool) -> Result<f64, Thrown> {
    let rules = Rules::from_str(rules)?;
    let position = Position::read(position, &rules)?;
    let count = if every_node {
        flip::perft_every_node
    } else {
        flip::perft
    };
    Ok(count(&position, &rules, depth) as f64)
}

/// Makes the module panic, so that a test can see what the page does then.
#[wasm_bindgen(js_name = panicForTest)]
pub fn panic_for_test() {
    panic!("a panic on demand");
}

/// A game with its referee.
#[wasm_bindgen]
pub struct Game(Referee);

#[wasm_bindgen]
impl Game {
    /// Shuffles and deals a new game.
    pub fn start(options: js_sys::Object) -> Result<Game, Thrown> {
        let options = NewGame::read(&options)?;
        let rules = Rules::from_str(&options.rules)?;
        let position = match &options.position {
            Some(text) => Position::read(text, &rules)?,
            None => Position::start(),
        };
        let seed = match &options.seed {
            Some(text) => Seed::from_str(text)?,
            None => Seed::random().map_err(|error| Thrown::new("seed:random", &error))?,
        };
        let tags = Tags {
            date: options.date,
            first: options.first,
            second: options.second,
            others: Vec::new(),
        };
        Ok(Game(Referee::new(rules, position, &seed, tags)?))
    }

    /// A saved game; with what `offers` told, where that was kept.
    pub fn resume(record: &str, sealed_deal: &str, offers: Option<String>) -> Result<Game, Thrown> {
        let mut game = Referee::resume(Record::from_str(record)?, sealed_deal)?;
        game.recall_offers(&offers.unwrap_or_default());
        Ok(Game(game))
    }

    /// When each player last offered a draw, as a text for the save; empty where nobody has.
    pub fn offers(&self) -> String {
        self.0.offers()
    }

    /// A game from its record alone.
    pub fn open(record: &str) -> Result<Game, Thrown> {
        Ok(Game(Referee::open(Record::from_str(record)?)))
    }

    /// What a player sees and may do now.
    pub fn view(&self) -> Result<JsValue, Thrown> {
        to_js(&view::of_game(&self.0))
    }

    /// What was seen after the first `ply` actions, with nothing to act on.
    #[wasm_bindgen(js_name = viewAt)]
    pub fn view_at(&self, ply: usize) -> Result<JsValue, Thrown> {
        let view = view::at_ply(&self.0, ply).ok_or_else(|| {
            let plies = self.0.history().plies().len();
            Thrown::new("argument", &format!("ply {ply} of a game of {plies} plies"))
        })?;
        to_js(&view)
    }

    /// Plays an action written without its outcome.
    pub fn play(&mut self, action: &str) -> Result<JsValue, Thrown> {
        self.act(Action::from_str(action)?)
    }

    /// Why an action is not allowed; null where it is.
    pub fn refusal(&self, action: &str) -> Result<JsValue, Thrown> {
        let action = Action::from_str(action)?;
        if self.0.result().is_some() {
            return Ok(Illegal::GameOver.code().into());
        }
        let refusal = self.0.position().check_action(self.0.rules(), action);
        Ok(refusal
            .err()
            .map_or(JsValue::NULL, |illegal| illegal.code().into()))
    }

    /// The clock ran out: the turn passes.
    pub fn pass(&mut self) -> Result<JsValue, Thrown> {
        self.act(Action::Pass)
    }

    pub fn resign(&mut self, seat: u8) -> Result<(), Thrown> {
        Ok(self.0.resign(player(seat)?)?)
    }

    #[wasm_bindgen(js_name = offerDraw)]
    pub fn offer_draw(&mut self, seat: u8) -> Result<(), Thrown> {
        Ok(self.0.offer_draw(player(seat)?)?)
    }

    #[wasm_bindgen(js_name = acceptDraw)]
    pub fn accept_draw(&mut self, seat: u8) -> Result<(), Thrown> {
        Ok(self.0.accept_draw(player(seat)?)?)
    }

    #[wasm_bindgen(js_name = declineDraw)]
    pub fn decline_draw(&mut self, seat: u8) -> Result<(), Thrown> {
        Ok(self.0.decline_draw(player(seat)?)?)
    }

    pub fn leave(&mut self, seat: u8) -> Result<(), Thrown> {
        Ok(self.0.leave(player(seat)?)?)
    }

    /// Takes back the last actions; the deal stays.
    pub fn undo(&mut self, count: usize) -> Result<(), Thrown> {
        Ok(self.0.take_back(count)?)
    }

    /// The game record.
    pub fn record(&self) -> String {
        self.0.record().to_string()
    }

    /// The deal, sealed; null in a game whose deal is not known.
    #[wasm_bindgen(js_name = sealedDeal)]
    pub fn sealed_deal(&self) -> Option<String> {
        self.0.sealed_deal()
    }

    fn act(&mut self, action: Action) -> Result<JsValue, Thrown> {
        self.0.play(action)?;
        to_js(&view::last_played(self.0.history()))
    }
}

impl RulesChoice {
    fn of(rules: &Rules) -> RulesChoice {
        RulesChoice {
            canonical: rules.to_string(),
            preset: rules.nearest_preset().0.name(),
            values: shapes::values(rules),
        }
    }
}

impl RulesCatalogue {
    fn new() -> RulesCatalogue {
        RulesCatalogue {
            options: OptionName::ALL.map(shapes::RuleOption::of).into(),
            presets: Preset::ALL.map(shapes::PresetShape::of).into(),
        }
    }
}
