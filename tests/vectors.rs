//! Every record of `tests/data/flip.jsonl` agrees. The file's records were made by an independent
//! program that follows the same specification.

use fanqi::flip::notation::{Placement, WrittenPly};
use fanqi::flip::{Action, Position, perft, perft_every_node};
use fanqi::rules::Rules;
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    kind: String,
    rules: String,
    position: Option<String>,
    moves: Option<Vec<String>>,
    result: Option<String>,
    perft: Option<Vec<u64>>,
    action: Option<String>,
    after: Option<String>,
    placement: Option<String>,
    actions: Option<Vec<String>>,
    #[serde(rename = "final")]
    last: Option<String>,
}

/// The largest perft that is counted twice, once by playing every node.
const SMALL: u64 = 300_000;

fn vectors() -> Vec<Vector> {
    include_str!("data/flip.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn result_text(position: &Position, rules: &Rules) -> String {
    position
        .result(rules)
        .map_or("none".into(), |result| result.to_string())
}

fn play(position: &mut Position, rules: &Rules, text: &str) -> Result<(), String> {
    let written: WrittenPly = text.parse().map_err(|e| format!("{e}"))?;
    let ply = written.in_position(position, rules);
    assert_eq!(ply.to_string(), text, "an action is written as it was read");
    position.try_apply(rules, ply).map_err(|e| e.to_string())
}

fn moves_text(position: &Position, rules: &Rules) -> Vec<String> {
    let mut moves: Vec<String> = position
        .actions(rules)
        .iter()
        .map(Action::to_string)
        .collect();
    moves.sort();
    moves
}

impl Vector {
    fn start(&self, rules: &Rules) -> Position {
        let text = self.position.as_ref().unwrap();
        let position = Position::read(text, rules).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(position.to_string(), *text);
        assert_eq!(position.hash(), position.hash_anew());
        position
    }

    fn agrees(&self) {
        let rules = self.rules.parse::<Rules>();
        if self.kind == "badrules" {
            rules.unwrap_err();
            return;
        }
        let rules = rules.unwrap();
        match self.kind.as_str() {
            "position" => self.position_agrees(&rules),
            "step" => {
                let mut position = self.start(&rules);
                play(&mut position, &rules, self.action.as_ref().unwrap()).unwrap();
                assert_eq!(position.to_string(), *self.after.as_ref().unwrap());
                assert_eq!(position.hash(), position.hash_anew());
                assert_eq!(
                    result_text(&position, &rules),
                    *self.result.as_ref().unwrap()
                );
            }
            "refused" => {
                Position::read(self.position.as_ref().unwrap(), &rules).unwrap_err();
            }
            "illegal" => {
                let mut position = self.start(&rules);
                let before = position;
                play(&mut position, &rules, self.action.as_ref().unwrap()).unwrap_err();
                assert_eq!(position, before);
            }
            "game" => {
                let mut position = Position::start();
                let placement: Placement = self.placement.as_ref().unwrap().parse().unwrap();
                placement.fits(&position).unwrap();
                for action in self.actions.as_ref().unwrap() {
                    play(&mut position, &rules, action).unwrap();
                }
                assert_eq!(position.to_string(), *self.last.as_ref().unwrap());
                assert_eq!(
                    result_text(&position, &rules),
                    *self.result.as_ref().unwrap()
                );
            }
            other => panic!("no such kind of record: {other}"),
        }
    }

    fn position_agrees(&self, rules: &Rules) {
        let position = self.start(rules);
        assert_eq!(moves_text(&position, rules), *self.moves.as_ref().unwrap());
        assert_eq!(
            result_text(&position, rules),
            *self.result.as_ref().unwrap()
        );
        for (depth, &nodes) in (1..).zip(self.perft.as_ref().unwrap()) {
            assert_eq!(perft(&position, rules, depth), nodes, "perft {depth}");
            if nodes <= SMALL {
                assert_eq!(perft_every_node(&position, rules, depth), nodes);
            }
        }
    }
}

#[test]
fn every_vector_agrees() {
    let vectors = vectors();
    let mut disagreeing = Vec::new();
    for (number, vector) in (1..).zip(&vectors) {
        if std::panic::catch_unwind(|| vector.agrees()).is_err() {
            disagreeing.push(number);
        }
    }
    assert!(vectors.len() > 1800, "only {} records", vectors.len());
    assert!(
        disagreeing.is_empty(),
        "lines that disagree: {disagreeing:?}"
    );
}
