//! Lines into the core of the text protocol: each is answered in printable lines, and whatever came
//! before, the engine can be stopped and shows a position that is one.

#![no_main]

use fanqi::flip::Position;
use fanqi::rules::Rules;
use fanqi::ugi::{Activity, Engine};
use libfuzzer_sys::fuzz_target;

/// Slices of work after a line; a search or a count that takes longer goes on under the next lines.
const SLICES: usize = 2;

fuzz_target!(|text: &str| {
    let mut engine = Engine::new();
    for line in text.split_inclusive('\n').take(40) {
        let reply = engine.receive(line);
        check(&reply.lines);
        for _ in 0..SLICES {
            check(&engine.work());
        }
        if reply.quit {
            return;
        }
    }
    check(&engine.receive("stop").lines);
    assert_eq!(engine.activity(), Activity::Idle);
    assert_eq!(engine.receive("isready").lines, ["readyok"]);
    let rules: Rules = engine.receive("rules").lines[0].parse().unwrap();
    let shown = engine.receive("show").lines.remove(0);
    let position = Position::read(&shown, &rules).unwrap();
    assert_eq!(position.to_string(), shown);
    let moves = engine.receive("moves").lines.remove(0);
    let count = moves.split(' ').filter(|word| !word.is_empty()).count();
    assert_eq!(count, position.actions(&rules).len());
});

fn check(lines: &[String]) {
    for line in lines {
        assert!(!line.contains(char::is_control), "{line:?}");
    }
}
