//! The named rule sets.

use std::num::NonZeroU16;

use super::options::{
    BombRail, Colours, EngineerRail, FlagGuard, FlagTaker, Headquarters, MarshalRevealsFlag, Mine,
    QuietFlip, RailMax, RailTurn, Rules, Sapper, Suicide,
};

/// A named rule set: a full choice of options that a rule text describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    Standard,
    Classic,
    Online,
    Folk,
    Quick,
    Blast,
}

impl Preset {
    /// All presets, in the order of the specification. The first is the default.
    pub const ALL: [Preset; 6] = [
        Preset::Standard,
        Preset::Classic,
        Preset::Online,
        Preset::Folk,
        Preset::Quick,
        Preset::Blast,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Preset::Standard => "standard",
            Preset::Classic => "classic",
            Preset::Online => "online",
            Preset::Folk => "folk",
            Preset::Quick => "quick",
            Preset::Blast => "blast",
        }
    }

    pub fn from_name(name: &str) -> Option<Preset> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The options of the preset.
    pub const fn rules(self) -> Rules {
        match self {
            Preset::Standard => Rules {
                sapper: Sapper::Lowest,
                ..CLASSIC
            },
            Preset::Classic => CLASSIC,
            Preset::Online => Rules {
                colours: Colours::Pair,
                engineer_rail: EngineerRail::Straight,
                flag_guard: FlagGuard::MinesAndHidden,
                total_limit: NonZeroU16::new(300),
                quiet_limit: None,
                talk_after: 30,
                move_time: NonZeroU16::new(30),
                ..CLASSIC
            },
            Preset::Folk => Rules {
                colours: Colours::Engineer,
                marshal_reveals_flag: MarshalRevealsFlag::On,
                flag_taker: FlagTaker::Lowest,
                ..CLASSIC
            },
            Preset::Quick => Rules {
                flag_guard: FlagGuard::None,
                talk_after: 0,
                ..CLASSIC
            },
            Preset::Blast => Rules {
                mine: Mine::Mutual,
                ..CLASSIC
            },
        }
    }
}

const CLASSIC: Rules = Rules {
    colours: Colours::FirstFlip,
    engineer_rail: EngineerRail::Free,
    bomb_rail: BombRail::Straight,
    rail_turn: RailTurn::Straight,
    rail_max: RailMax::None,
    headquarters: Headquarters::Free,
    mine: Mine::Kills,
    sapper: Sapper::Engineer,
    marshal_reveals_flag: MarshalRevealsFlag::Off,
    suicide: Suicide::Allowed,
    flag_taker: FlagTaker::Any,
    flag_guard: FlagGuard::Mines,
    total_limit: None,
    quiet_limit: NonZeroU16::new(70),
    quiet_flip: QuietFlip::Resets,
    talk_after: 20,
    move_time: None,
};

impl Default for Rules {
    /// The preset `standard`.
    fn default() -> Rules {
        Preset::Standard.rules()
    }
}
