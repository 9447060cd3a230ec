//! The shapes of `www/contract.d.ts` that do not change during a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{BOARD, PointKind};
use crate::point::{Point, PointSet};
use crate::rules::{OptionName, Preset, Rules};

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
    values: BTreeMap<&'static str, String>,
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
pub fn values(rules: &Rules) -> BTreeMap<&'static str, String> {
    OptionName::ALL
        .into_iter()
        .map(|option| (option.name(), rules.value(option)))
        .collect()
}

#[derive(Serialize)]
pub struct RulesChoice {
    pub canonical: String,
    pub preset: &'static str,
    pub values: BTreeMap<&'static str, String>,
}

#[derive(Deserialize)]
pub struct NewGame {
    pub rules: String,
    pub position: Option<String>,
    pub seed: Option<String>,
    pub first: String,
    pub second: String,
    pub date: String,
}

#[derive(Deserialize)]
pub struct ChooseRequest {
    pub rules: String,
    pub position: String,
    pub seed: u32,
    pub nodes: u32,
}

#[derive(Serialize)]
pub struct ChooseAnswer {
    pub action: String,
    pub score: f64,
}
