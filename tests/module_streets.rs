//! Every file in `src` names only the modules that it may name: dependencies point one way, and the
//! opponent cannot name what it may not know.
//!
//! A compiler sees to it that a private module stays private. It does not see to it that the opponent
//! imports no referee. So this test reads the paths in every source file.

#[path = "module_streets/named_paths.rs"]
mod named_paths;

use std::fs;
use std::path::Path;

use named_paths::{identifiers, named_paths};

/// Each module of the library (and the programs, `bin`), with the modules that it may name besides
/// itself.
const STREETS: [(&str, &[&str]); 10] = [
    ("piece", &[]),
    ("point", &[]),
    ("board", &["point"]),
    ("rules", &["piece", "point", "board"]),
    ("flip", &["piece", "point", "board", "rules"]),
    ("ai", &["piece", "point", "board", "rules", "flip"]),
    ("ugi", &["piece", "point", "board", "rules", "flip", "ai"]),
    ("arena", &["piece", "point", "board", "rules", "flip", "ai"]),
    ("wasm", &["piece", "point", "board", "rules", "flip", "ai"]),
    (
        "bin",
        &[
            "piece", "point", "board", "rules", "flip", "ai", "ugi", "arena",
        ],
    ),
];

/// Who sits at a board and chooses actions.
const SEATED: [&[&str]; 6] = [
    &["ai"],
    &["arena", "contestant"],
    &["arena", "greedy"],
    &["arena", "program"],
    &["arena", "random"],
    &["bin", "fanqi", "play", "opponent"],
];

/// What those who choose may name of the game: what every player at the table knows. Not the referee, not
/// a seed, not a placement, and no record or history, since those can hold a placement.
const PUBLIC_KNOWLEDGE: [&str; 7] = [
    "Action",
    "GameResult",
    "Outcome",
    "Player",
    "Ply",
    "Position",
    "Square",
];

/// What the referee gives out under the name of the game. The rest of the game does without it.
const REFEREE: [&str; 6] = [
    "Game",
    "GameError",
    "Seed",
    "SeedError",
    "DealError",
    "game",
];

/// The crates that bring chance, and the modules that may use them: the referee to deal, and who
/// chooses among equals. The rules and positions take chance as an argument.
const CHANCE: [&str; 3] = ["rand", "rand_chacha", "getrandom"];
const DRAWS_LOTS: [&[&str]; 5] = [&["flip", "game"], &["ai"], &["arena"], &["wasm"], &["bin"]];

/// What is wrong with a source file; `module` is its path in the library, `["flip", "game"]`.
fn offences(module: &[&str], source: &str) -> Vec<String> {
    let mut offences: Vec<String> = named_paths(module, source)
        .into_iter()
        .filter(|path| !may_name(module, path))
        .map(|path| format!("may not name {}", path.join("::")))
        .collect();
    for word in identifiers(source) {
        let may = match word.as_str() {
            "wasm_bindgen" => module[..1] == ["wasm"],
            // It takes in a file that is held to other streets.
            "include" => false,
            chance if CHANCE.contains(&chance) => {
                DRAWS_LOTS.iter().any(|drawer| module.starts_with(drawer))
            }
            _ => true,
        };
        if !may {
            offences.push(format!("may not use {word}"));
        }
    }
    offences
}

fn may_name(module: &[&str], path: &[String]) -> bool {
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    let own = module.first().copied();
    let in_referee = module.starts_with(&["flip", "game"]);
    let seated = SEATED.iter().any(|seat| module.starts_with(seat));
    if path.contains(&"deal") && !in_referee {
        return false;
    }
    match (own, path.as_slice()) {
        // lib.rs names every module, to declare it.
        (None, _) => true,
        (_, ["flip", name, ..]) if seated => PUBLIC_KNOWLEDGE.contains(name),
        (_, ["flip"]) if seated => false,
        (Some("flip"), ["flip", name, ..]) if REFEREE.contains(name) => {
            in_referee || module == ["flip"]
        }
        (Some(own), [named, ..]) if own == *named => true,
        (Some(own), [named, ..]) => STREETS
            .iter()
            .any(|(module, may)| *module == own && may.contains(named)),
        // The crate as a whole would open every door.
        (Some(_), []) => false,
    }
}

/// The module that a file holds, by its path below `src`.
fn module_of(file: &str) -> Vec<&str> {
    let mut module: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
    if matches!(module.last(), Some(&"mod" | &"lib" | &"main")) {
        module.pop();
    }
    module
}

/// All source files below a folder, as paths relative to `src`.
fn files(folder: &Path, below: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{below}{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            found.extend(files(&entry.path(), &format!("{name}/")));
        } else if name.ends_with(".rs") {
            found.push(name);
        }
    }
    found
}

#[test]
fn every_file_names_only_what_it_may() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = files(&source, "");
    let mut all = Vec::new();
    for file in &files {
        let text = fs::read_to_string(source.join(file)).unwrap();
        let module = module_of(file);
        if let Some(own) = module.first() {
            let known = STREETS.iter().any(|(name, _)| name == own);
            assert!(known, "{file}: say in STREETS what the module may name");
        }
        all.extend(
            offences(&module, &text)
                .into_iter()
                .map(|offence| format!("src/{file} {offence}")),
        );
    }
    assert!(files.len() > 30, "only {} files were read", files.len());
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

#[test]
fn opponent_that_names_the_referee_is_caught() {
    let ways = [
        "use crate::flip::Game;",
        "use crate::flip::{Position, Seed};",
        "use crate::flip::*;",
        "use crate::flip;",
        "use crate::{flip as f, rules::Rules};",
        "use crate as c;",
        "use super::super::flip::History;",
        "fn f(g: &crate::flip::game::Game) {}",
        "use crate::flip::notation::{self, Placement};",
        "mod inner { use super::super::super::flip::Game; }",
        "extern crate fanqi; use fanqi::flip::Game;",
        "include!(\"../flip/game/deal.rs\");",
    ];
    for text in ways {
        assert_ne!(offences(&["ai", "search"], text), [""; 0], "{text}");
    }
    for seat in SEATED {
        let library = if seat[0] == "bin" { "fanqi" } else { "crate" };
        let text = format!("use {library}::flip::Game;");
        assert_eq!(
            offences(seat, &text),
            ["may not name flip::Game"],
            "{seat:?}"
        );
    }
}

#[test]
fn opponent_names_what_every_player_knows() {
    let text = "
        use crate::flip::{Action, Outcome, Position};
        use crate::rules::{self, *};
        use super::evaluate;
        // use crate::flip::Game;
        /* crate::flip::Game /* nested */ crate::flip::Game */
        const A: &str = \"crate::flip::Game\";
        const B: &str = r#\"\"crate::flip::Game\"#;
        fn f<'a>(p: &'a Position) -> char { '\"' }
        fn g() { crate::flip::Square::Empty; }";
    assert_eq!(offences(&["ai", "search"], text), [""; 0]);
}

#[test]
fn each_street_runs_one_way() {
    let offences = |module: &[&str], text: &str| offences(module, text);
    let caught =
        |module: &[&str], text: &str| assert_eq!(offences(module, text).len(), 1, "{text}");
    caught(&["piece"], "use crate::point::Point;");
    caught(&["board"], "use crate::rules::Rules;");
    caught(&["rules", "flag"], "use crate::flip::Position;");
    caught(&["rules", "flag"], "use super::super::flip::Position;");
    caught(&["flip", "play"], "use crate::ai::Search;");
    caught(&["ugi"], "use crate::arena::Match;");
    caught(&["bin", "fanqi"], "use fanqi::wasm::Game;");
    assert_eq!(
        offences(&["rules", "flag"], "use super::options::Rules;"),
        [""; 0]
    );
    assert_eq!(
        offences(&["bin", "fanqi"], "use fanqi::flip::Game;"),
        [""; 0]
    );
    assert_eq!(offences(&["bin", "fanqi"], "use crate::terminal;"), [""; 0]);
}

#[test]
fn only_the_referee_deals() {
    let text = "use super::game::deal::Deal;";
    assert_eq!(
        offences(&["flip", "history"], text),
        ["may not name flip::game::deal::Deal"]
    );
    assert_eq!(offences(&["flip", "history"], "use super::Game;").len(), 1);
    assert_eq!(
        offences(&["flip", "game"], "mod deal; use deal::Deal;"),
        [""; 0]
    );
    assert_eq!(
        offences(&["wasm"], "use crate::flip::game::deal::Deal;").len(),
        1
    );
    assert_eq!(
        offences(&["flip", "play"], "use rand::Rng;"),
        ["may not use rand"]
    );
    assert_eq!(
        offences(&["flip", "game", "deal"], "use rand::Rng;"),
        [""; 0]
    );
}

#[test]
fn only_the_door_to_the_page_is_bound() {
    let text = "#[wasm_bindgen] pub fn f() {}";
    assert_eq!(offences(&["wasm"], text), [""; 0]);
    assert_eq!(offences(&["ugi"], text), ["may not use wasm_bindgen"]);
}
