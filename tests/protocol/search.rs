//! `go`, `stop` and what is said meanwhile; and `stop` for a perft.

use fanqi::ugi::{Activity, Engine};

use super::asked::{Asked, MIDDLE, START, read_info};

#[test]
fn go_tells_and_ends_with_a_legal_action() {
    let mut engine = Asked::new();
    for (position, limit) in [
        ("startpos", "depth 1"),
        ("startpos moves b6=m a7=E", "nodes 5000"),
        ("startpos moves b6=m a7=E", "movetime 30"),
        ("startpos moves b6=m a7=E", "movetime 0"),
    ] {
        engine.silent(&format!("position {position}"));
        let moves = engine.line("moves");
        let mut lines = engine.lines(&format!("go {limit}"));
        let last = lines.pop().unwrap();
        let best = last.strip_prefix("bestmove ").unwrap();
        assert!(moves.split(' ').any(|action| action == best), "{last}");
        assert!(!lines.is_empty(), "{limit}");
        let told: Vec<(u64, u64)> = lines.iter().map(|line| read_info(line)).collect();
        assert!(told.is_sorted(), "{told:?}");
        assert!(told[told.len() - 1].0 >= 1, "{told:?}");
    }
}

#[test]
fn the_limit_of_depth_and_of_nodes_is_kept() {
    let mut engine = Asked::new();
    engine.silent("position startpos moves b6=m a7=E");
    let lines = engine.lines("go depth 2");
    assert_eq!(read_info(&lines[lines.len() - 2]).0, 2);
    let lines = engine.lines("go nodes 3000");
    let (_, nodes) = read_info(&lines[lines.len() - 2]);
    assert!((3000..6000).contains(&nodes), "{nodes}");
}

#[test]
fn a_seed_repeats_the_search() {
    let answer = |seed: u32| {
        let mut engine = Asked::new();
        engine.silent(&format!("setoption name Seed value {seed}"));
        engine.lines("go nodes 2000").pop().unwrap()
    };
    assert_eq!(answer(5), answer(5));
    let different: std::collections::BTreeSet<String> = (0..8).map(answer).collect();
    assert!(
        different.len() > 1,
        "all flips of the start are alike: {different:?}"
    );
}

#[test]
fn while_it_searches_only_three_commands_are_answered() {
    let mut engine = Engine::new();
    engine.receive(&format!("position {MIDDLE}"));
    assert!(engine.receive("go movetime 60000").lines.is_empty());
    engine.work();
    assert_eq!(engine.activity(), Activity::Searching);
    for line in [
        "show",
        "position startpos",
        "go depth 1",
        "perft 1",
        "hello",
        "ugi",
    ] {
        assert_eq!(engine.receive(line).lines, ["error busy"], "{line}");
    }
    assert_eq!(engine.receive("isready").lines, ["readyok"]);
    let stopped = engine.receive("stop").lines;
    assert!(
        stopped[stopped.len() - 1].starts_with("bestmove "),
        "{stopped:?}"
    );
    assert_eq!(engine.activity(), Activity::Idle);
    assert!(engine.receive("stop").lines.is_empty());
    assert!(engine.work().is_empty());
}

#[test]
fn quit_ends_a_search_without_its_bestmove() {
    let mut engine = Engine::new();
    engine.receive("go movetime 60000");
    let reply = engine.receive("quit");
    assert!(reply.quit);
    assert!(reply.lines.is_empty());
}

#[test]
fn stop_ends_a_perft() {
    let mut engine = Engine::new();
    assert!(engine.receive("perft 60").lines.is_empty());
    assert_eq!(engine.activity(), Activity::Counting);
    for _ in 0..50 {
        assert!(engine.work().is_empty());
    }
    assert_eq!(engine.receive("stop").lines, ["error stopped"]);
    assert_eq!(engine.receive("show").lines, [START]);
}

#[test]
fn an_urgent_line_interrupts_a_slice_and_the_search_goes_on() {
    let mut engine = Engine::new();
    engine.receive(&format!("position {MIDDLE}"));
    engine.receive("go movetime 60000");
    let mut asked = 0;
    // In the end a step takes longer than the time between two questions.
    while asked == 0 {
        engine.work_unless(&mut || {
            asked += 1;
            true
        });
    }
    assert_eq!(asked, 1);
    assert_eq!(engine.activity(), Activity::Searching);
    let stopped = engine.receive("stop").lines;
    assert!(
        stopped[stopped.len() - 1].starts_with("bestmove "),
        "{stopped:?}"
    );
}
