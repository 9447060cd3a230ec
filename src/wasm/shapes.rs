//! The shapes of `www/contract.d.ts` that do not change during a game.

use serde::{Serialize, Serializer};

use crate::ai::Reason;
use crate::board::{BOARD, PointKind};
use crate::piece::Piece;
use crate::point::{Point, PointSet};
use crate::rules::{OptionName, Preset, Rules};

/// The fields of an object whose names are not fixed.
pub struct Entries<K, V>(pub Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Entries<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

#[derive(Serialize)]
pub struct BoardPoint {
    name: String,
    column: u8,
    row: u8,
    kind: &'static str,
    roads: Vec<usize>,
    rails: Vec<usize>,
}

impl BoardPoint {
    pub fn all() -> Vec<BoardPoint> {
        Point::all()
            .map(|point| BoardPoint {
                name: point.to_string(),
                column: point.column(),
                row: point.row(),
                kind: match BOARD.kind(point) {
                    PointKind::Station => "station",
                    PointKind::Camp => "camp",
                    PointKind::Headquarters => "headquarters",
                },
                roads: indices(BOARD.roads(point)),
                rails: indices(BOARD.rails(point)),
            })
            .collect()
    }
}

pub fn indices(points: PointSet) -> Vec<usize> {
    points.map(Point::index).collect()
}

#[derive(Serialize)]
pub struct RulesCatalogue {
    pub options: Vec<RuleOption>,
    pub presets: Vec<PresetShape>,
}

#[derive(Serialize)]
pub struct RuleOption {
    name: &'static str,
    values: &'static [&'static str],
    number: Option<NumberShape>,
}

#[derive(Serialize)]
struct NumberShape {
    least: u16,
    most: u16,
}

impl RuleOption {
    pub fn of(option: OptionName) -> RuleOption {
        RuleOption {
            name: option.name(),
            values: option.names(),
            number: option
                .numbers()
                .map(|(least, most)| NumberShape { least, most }),
        }
    }
}

#[derive(Serialize)]
pub struct PresetShape {
    name: &'static str,
    values: Entries<&'static str, String>,
}

impl PresetShape {
    pub fn of(preset: Preset) -> PresetShape {
        PresetShape {
            name: preset.name(),
            values: values(&preset.rules()),
        }
    }
}

/// Every option's value as text.
pub fn values(rules: &Rules) -> Entries<&'static str, String> {
    Entries(
        OptionName::ALL
            .into_iter()
            .map(|option| (option.name(), rules.value(option)))
            .collect(),
    )
}

#[derive(Serialize)]
pub struct RulesChoice {
    pub canonical: String,
    pub preset: &'static str,
    pub values: Entries<&'static str, String>,
}

#[derive(Serialize)]
pub struct ChooseAnswer {
    pub action: String,
    pub score: f64,
}

#[derive(Serialize)]
pub struct ReasonShape {
    code: &'static str,
    piece: Option<char>,
    other: Option<char>,
    point: Option<usize>,
}

impl ReasonShape {
    pub fn of(reason: Reason) -> ReasonShape {
        ReasonShape {
            code: reason.motive.code(),
            piece: reason.piece.map(Piece::letter),
            other: reason.other.map(Piece::letter),
            point: reason.point.map(Point::index),
        }
    }
}
