//! The options on which rule texts differ, and a full choice of them.

use std::num::NonZeroU16;

/// An option with named values: the enum, all its values, and their names in text.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$value_doc])* $value),+ }

        impl $name {
            /// The names of the values, in the order of the specification.
            pub const NAMES: &'static [&'static str] = &[$($text),+];

            pub(super) fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            pub(super) fn from_name(name: &str) -> Option<Self> {
                match name {
                    $($text => Some(Self::$value),)+
                    _ => None,
                }
            }
        }
    };
}

choice! {
    /// When it is settled who owns which colour.
    Colours {
        FirstFlip = "first-flip",
        Pair = "pair",
        PairAny = "pair-any",
        Engineer = "engineer",
        Lieutenant = "lieutenant",
        Captain = "captain",
    }
}
choice! {
    /// Whether an Engineer turns on the railway.
    EngineerRail { Free = "free", Straight = "straight" }
}
choice! {
    /// Whether a Bomb turns on the railway.
    BombRail { Straight = "straight", Free = "free" }
}
choice! {
    /// Whether every piece turns on the railway.
    RailTurn { Straight = "straight", Free = "free" }
}
choice! {
    /// How far a piece that may not turn goes along the railway.
    RailMax { None = "none", Three = "3" }
}
choice! {
    /// Whether pieces leave a headquarters.
    Headquarters { Free = "free", NoExit = "no-exit", Locked = "locked" }
}
choice! {
    /// What happens to a piece that attacks a Mine and is no sapper.
    Mine { Kills = "kills", Mutual = "mutual", Bounces = "bounces" }
}
choice! {
    /// Who digs Mines.
    Sapper { Engineer = "engineer", Lowest = "lowest" }
}
choice! {
    /// Whether a Marshal's death turns up its side's Flag.
    MarshalRevealsFlag { Off = "off", On = "on" }
}
choice! {
    /// Whether a piece may attack where it alone would fall.
    Suicide { Allowed = "allowed", Forbidden = "forbidden" }
}
choice! {
    /// Who may take a Flag.
    FlagTaker { Any = "any", AnyOrBomb = "any-or-bomb", Lowest = "lowest", Engineer = "engineer" }
}
choice! {
    /// When a Flag may be taken.
    FlagGuard { None = "none", Mines = "mines", MinesAndHidden = "mines-and-hidden" }
}
choice! {
    /// Whether a flip is progress.
    QuietFlip { Resets = "resets", Counts = "counts" }
}

/// A full choice of options: what is chosen before play.
///
/// Read from text by [`str::parse`], written canonically by [`Display`](std::fmt::Display).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub colours: Colours,
    pub engineer_rail: EngineerRail,
    pub bomb_rail: BombRail,
    pub rail_turn: RailTurn,
    pub rail_max: RailMax,
    pub headquarters: Headquarters,
    pub mine: Mine,
    pub sapper: Sapper,
    pub marshal_reveals_flag: MarshalRevealsFlag,
    pub suicide: Suicide,
    pub flag_taker: FlagTaker,
    pub flag_guard: FlagGuard,
    /// Plies after which the game is drawn.
    pub total_limit: Option<NonZeroU16>,
    /// Plies in a row without progress after which the game is drawn.
    pub quiet_limit: Option<NonZeroU16>,
    pub quiet_flip: QuietFlip,
    /// Plies after which players may resign and offer draws.
    pub talk_after: u16,
    /// Seconds for each action.
    pub move_time: Option<NonZeroU16>,
}

/// The greatest number that an option takes.
const MOST: u16 = 9999;

/// An option by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OptionName {
    Colour,
    EngineerRail,
    BombRail,
    RailTurn,
    RailMax,
    Hq,
    Mine,
    Sapper,
    MarshalRevealsFlag,
    Suicide,
    FlagTaker,
    FlagGuard,
    TotalLimit,
    QuietLimit,
    QuietFlip,
    TalkAfter,
    MoveTime,
}

impl OptionName {
    /// All options, in the order of the specification.
    pub const ALL: [OptionName; 17] = [
        OptionName::Colour,
        OptionName::EngineerRail,
        OptionName::BombRail,
        OptionName::RailTurn,
        OptionName::RailMax,
        OptionName::Hq,
        OptionName::Mine,
        OptionName::Sapper,
        OptionName::MarshalRevealsFlag,
        OptionName::Suicide,
        OptionName::FlagTaker,
        OptionName::FlagGuard,
        OptionName::TotalLimit,
        OptionName::QuietLimit,
        OptionName::QuietFlip,
        OptionName::TalkAfter,
        OptionName::MoveTime,
    ];

    /// The name in text.
    pub fn name(self) -> &'static str {
        match self {
            OptionName::Colour => "colour",
            OptionName::EngineerRail => "engineer-rail",
            OptionName::BombRail => "bomb-rail",
            OptionName::RailTurn => "rail-turn",
            OptionName::RailMax => "rail-max",
            OptionName::Hq => "hq",
            OptionName::Mine => "mine",
            OptionName::Sapper => "sapper",
            OptionName::MarshalRevealsFlag => "marshal-reveals-flag",
            OptionName::Suicide => "suicide",
            OptionName::FlagTaker => "flag-taker",
            OptionName::FlagGuard => "flag-guard",
            OptionName::TotalLimit => "total-limit",
            OptionName::QuietLimit => "quiet-limit",
            OptionName::QuietFlip => "quiet-flip",
            OptionName::TalkAfter => "talk-after",
            OptionName::MoveTime => "move-time",
        }
    }

    pub fn from_name(name: &str) -> Option<OptionName> {
        Self::ALL.into_iter().find(|option| option.name() == name)
    }

    /// The values that have a name; where a number may be given, the word for "no number".
    pub fn names(self) -> &'static [&'static str] {
        match self {
            OptionName::Colour => Colours::NAMES,
            OptionName::EngineerRail => EngineerRail::NAMES,
            OptionName::BombRail => BombRail::NAMES,
            OptionName::RailTurn => RailTurn::NAMES,
            OptionName::RailMax => RailMax::NAMES,
            OptionName::Hq => Headquarters::NAMES,
            OptionName::Mine => Mine::NAMES,
            OptionName::Sapper => Sapper::NAMES,
            OptionName::MarshalRevealsFlag => MarshalRevealsFlag::NAMES,
            OptionName::Suicide => Suicide::NAMES,
            OptionName::FlagTaker => FlagTaker::NAMES,
            OptionName::FlagGuard => FlagGuard::NAMES,
            OptionName::TotalLimit | OptionName::QuietLimit => &["none"],
            OptionName::QuietFlip => QuietFlip::NAMES,
            OptionName::TalkAfter => &[],
            OptionName::MoveTime => &["off"],
        }
    }

    /// The least and the greatest number that the option takes, where it takes one.
    pub fn numbers(self) -> Option<(u16, u16)> {
        match self {
            OptionName::TotalLimit | OptionName::QuietLimit | OptionName::MoveTime => {
                Some((1, MOST))
            }
            OptionName::TalkAfter => Some((0, MOST)),
            _ => None,
        }
    }

    /// A number of this option, written without a sign or leading zeros.
    fn number(self, text: &str) -> Option<u16> {
        let (least, most) = self.numbers()?;
        let number: u16 = text.parse().ok()?;
        let plain = number.to_string() == text;
        (plain && (least..=most).contains(&number)).then_some(number)
    }

    /// A limit: a number, or the option's word for none.
    fn limit(self, text: &str) -> Option<Option<NonZeroU16>> {
        if self.names().contains(&text) {
            Some(None)
        } else {
            NonZeroU16::new(self.number(text)?).map(Some)
        }
    }

    fn limit_text(self, limit: Option<NonZeroU16>) -> String {
        limit.map_or_else(|| self.names()[0].into(), |number| number.to_string())
    }
}

impl Rules {
    /// The value of one option, as text.
    pub fn value(&self, option: OptionName) -> String {
        match option {
            OptionName::Colour => self.colours.name().into(),
            OptionName::EngineerRail => self.engineer_rail.name().into(),
            OptionName::BombRail => self.bomb_rail.name().into(),
            OptionName::RailTurn => self.rail_turn.name().into(),
            OptionName::RailMax => self.rail_max.name().into(),
            OptionName::Hq => self.headquarters.name().into(),
            OptionName::Mine => self.mine.name().into(),
            OptionName::Sapper => self.sapper.name().into(),
            OptionName::MarshalRevealsFlag => self.marshal_reveals_flag.name().into(),
            OptionName::Suicide => self.suicide.name().into(),
            OptionName::FlagTaker => self.flag_taker.name().into(),
            OptionName::FlagGuard => self.flag_guard.name().into(),
            OptionName::TotalLimit => option.limit_text(self.total_limit),
            OptionName::QuietLimit => option.limit_text(self.quiet_limit),
            OptionName::QuietFlip => self.quiet_flip.name().into(),
            OptionName::TalkAfter => self.talk_after.to_string(),
            OptionName::MoveTime => option.limit_text(self.move_time),
        }
    }

    /// Sets one option from text.
    ///
    /// # Errors
    ///
    /// [`NoSuchValue`] where the option has no such value; the rules are then as before.
    pub fn set(&mut self, option: OptionName, value: &str) -> Result<(), NoSuchValue> {
        self.try_set(option, value).ok_or(NoSuchValue)
    }

    fn try_set(&mut self, option: OptionName, value: &str) -> Option<()> {
        match option {
            OptionName::Colour => self.colours = Colours::from_name(value)?,
            OptionName::EngineerRail => self.engineer_rail = EngineerRail::from_name(value)?,
            OptionName::BombRail => self.bomb_rail = BombRail::from_name(value)?,
            OptionName::RailTurn => self.rail_turn = RailTurn::from_name(value)?,
            OptionName::RailMax => self.rail_max = RailMax::from_name(value)?,
            OptionName::Hq => self.headquarters = Headquarters::from_name(value)?,
            OptionName::Mine => self.mine = Mine::from_name(value)?,
            OptionName::Sapper => self.sapper = Sapper::from_name(value)?,
            OptionName::MarshalRevealsFlag => {
                self.marshal_reveals_flag = MarshalRevealsFlag::from_name(value)?;
            }
            OptionName::Suicide => self.suicide = Suicide::from_name(value)?,
            OptionName::FlagTaker => self.flag_taker = FlagTaker::from_name(value)?,
            OptionName::FlagGuard => self.flag_guard = FlagGuard::from_name(value)?,
            OptionName::TotalLimit => self.total_limit = option.limit(value)?,
            OptionName::QuietLimit => self.quiet_limit = option.limit(value)?,
            OptionName::QuietFlip => self.quiet_flip = QuietFlip::from_name(value)?,
            OptionName::TalkAfter => self.talk_after = option.number(value)?,
            OptionName::MoveTime => self.move_time = option.limit(value)?,
        }
        Some(())
    }
}

/// The option has no such value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchValue;
