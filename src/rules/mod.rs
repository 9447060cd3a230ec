//! What the game is: the options, and one module for each group of clauses.
//!
//! Nothing here knows of chance, of the clock, or of the page; nothing here knows where a face-down
//! piece lies. The clauses work on counts and sets, so that other games of the family can use them.

mod colour;
mod combat;
mod ending;
mod flag;
mod movement;
mod options;
mod preset;
mod text;

pub use colour::{Flipped, settles_colours};
pub use combat::{Fight, fight};
pub use ending::{Ending, Reason, ending};
pub use flag::{flag_to_turn_up, may_take_flag};
pub use movement::{may_leave, path, reach};
pub use options::{
    BombRail, Colours, EngineerRail, FlagGuard, FlagTaker, Headquarters, MarshalRevealsFlag, Mine,
    NoSuchValue, OptionName, QuietFlip, RailMax, RailTurn, Rules, Sapper, Suicide,
};
pub use preset::Preset;
pub use text::RulesError;
