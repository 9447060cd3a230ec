//! Every record of `tests/data/flip.jsonl`, through the core.

use serde::Deserialize;

use super::asked::Asked;

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
    actions: Option<Vec<String>>,
    #[serde(rename = "final")]
    last: Option<String>,
}

impl Vector {
    fn agrees(&self, engine: &mut Asked) {
        if self.kind == "badrules" {
            engine.refused(&format!("rules {}", self.rules));
            return;
        }
        engine.silent(&format!("rules {}", self.rules));
        let position = self.position.as_deref().unwrap_or("startpos");
        match self.kind.as_str() {
            "refused" => {
                engine.refused(&format!("position {position}"));
                return;
            }
            "illegal" => {
                engine.silent(&format!("position {position}"));
                let action = self.action.as_ref().unwrap();
                engine.refused(&format!("position {position} moves {action}"));
                return;
            }
            "position" => self.position_agrees(engine, position),
            "step" => {
                let action = self.action.as_ref().unwrap();
                engine.silent(&format!("position {position} moves {action}"));
                assert_eq!(Some(engine.line("show")), self.after);
            }
            "game" => {
                let actions = self.actions.as_ref().unwrap().join(" ");
                engine.silent(&format!("position {position} moves {actions}"));
                assert_eq!(Some(engine.line("show")), self.last);
            }
            other => panic!("no such kind of record: {other}"),
        }
        assert_eq!(Some(engine.line("result")), self.result);
    }

    fn position_agrees(&self, engine: &mut Asked, position: &str) {
        engine.silent(&format!("position {position}"));
        assert_eq!(engine.line("show"), position);
        assert_eq!(engine.line("moves"), self.moves.as_ref().unwrap().join(" "));
        for (depth, nodes) in (1..).zip(self.perft.as_ref().unwrap()) {
            assert_eq!(engine.line(&format!("perft {depth}")), nodes.to_string());
        }
    }
}

/// One engine is asked them all, so that a refusal is held against the position before it.
#[test]
fn every_vector_agrees() {
    let mut engine = Asked::new();
    let mut kinds = std::collections::BTreeMap::new();
    for (number, line) in (1..).zip(include_str!("../data/flip.jsonl").lines()) {
        let vector: Vector = serde_json::from_str(line).unwrap();
        *kinds.entry(vector.kind.clone()).or_insert(0) += 1;
        let agrees = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            vector.agrees(&mut engine);
        }));
        assert!(agrees.is_ok(), "line {number} disagrees: {line}");
    }
    assert_eq!(kinds.len(), 6, "{kinds:?}");
    assert!(kinds.values().sum::<i32>() > 1800, "{kinds:?}");
}
