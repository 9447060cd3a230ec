//! Each command that is answered at once, and what is refused.

use super::asked::{Asked, FINISHED, START};

#[test]
fn introduces_itself() {
    let lines = Asked::new().lines("ugi");
    assert_eq!(
        lines[0],
        concat!("id name fanqi ", env!("CARGO_PKG_VERSION"))
    );
    assert!(lines[1].starts_with("option name Seed type spin default 0 min 0 max "));
    assert_eq!(lines[lines.len() - 1], "ugiok");
    assert_eq!(Asked::new().line("isready"), "readyok");
}

#[test]
fn begins_at_the_start_under_standard() {
    let mut engine = Asked::new();
    assert_eq!(engine.line("show"), START);
    assert_eq!(engine.line("rules"), "standard");
    assert_eq!(engine.line("result"), "none");
    assert_eq!(engine.line("eval"), "0.0000");
    let moves = engine.line("moves");
    assert!(moves.starts_with("a1 a10 a11 a12 a2 "), "{moves}");
    assert_eq!(moves.split(' ').count(), 50);
}

#[test]
fn rules_set_the_start_and_newgame_keeps_them() {
    let mut engine = Asked::new();
    engine.silent("position startpos moves b6=m");
    engine.silent("rules classic,mine=mutual,colour=pair");
    assert_eq!(engine.line("rules"), "blast,colour=pair");
    assert_eq!(engine.line("show"), START);
    engine.silent("position startpos moves b6=m");
    assert!(engine.line("show").contains(" 2 -:m: - 1 0"));
    engine.silent("newgame");
    assert_eq!(engine.line("show"), START);
    assert_eq!(engine.line("rules"), "blast,colour=pair");
}

#[test]
fn positions_take_moves_with_their_outcomes() {
    let mut engine = Asked::new();
    engine.silent("position startpos moves");
    assert_eq!(engine.line("show"), START);
    engine.silent(&format!("position {START} moves b6=m a7=E"));
    assert!(engine.line("show").ends_with(" 1 b - 2 0"));
    engine.silent("position startpos");
    assert_eq!(engine.line("show"), START);
}

#[test]
fn a_position_is_refused_as_a_whole() {
    let mut engine = Asked::new();
    engine.silent("position startpos moves b6=m a7=E");
    let answer = engine.refused("position startpos moves b6=m a7=E c2=M b6");
    assert_eq!(
        answer,
        "error action 4, b6: the piece on b6 is face up already"
    );
    let answer = engine.refused("position startpos moves b6");
    assert!(
        answer.contains("action 1, b6: the outcome is missing"),
        "{answer}"
    );
    let answer = engine.refused("position startpos moves b6=q");
    assert!(answer.contains("action 1, b6=q: \"q\""), "{answer}");
    let answer = engine.refused("position 5/5 1 r - 0 0");
    assert!(
        answer.contains("position: board: it has 12 rows"),
        "{answer}"
    );
    let answer = engine.refused(&START.replace(" 0 0", " 0").replacen('?', "position ?", 1));
    assert!(answer.contains("six fields"), "{answer}");
}

#[test]
fn a_turn_passes_only_where_a_clock_runs() {
    let mut engine = Asked::new();
    let answer = engine.refused("position startpos moves --");
    assert!(answer.contains("only where a clock runs"), "{answer}");
    engine.silent("rules classic,move-time=5");
    // A fifth pass is a matter of the game, not of the position.
    engine.silent("position startpos moves -- -- -- -- -- -- -- -- -- -- --");
    assert!(engine.line("show").ends_with(" 2 - - 11 11"));
    assert_eq!(engine.line("result"), "none");
    assert!(!engine.line("moves").contains("--"));
}

#[test]
fn a_finished_game_has_a_result_and_nothing_to_do() {
    let mut engine = Asked::new();
    engine.silent(&format!("position {FINISHED}"));
    assert_eq!(engine.line("result"), "1-0 flag");
    assert_eq!(engine.line("moves"), "");
    assert_eq!(engine.line("perft 0"), "1");
    assert_eq!(engine.line("perft 4"), "0");
    assert_eq!(engine.line("eval"), "-1.0000");
    for limit in ["movetime 1000", "nodes 5", "depth 3"] {
        assert_eq!(engine.line(&format!("go {limit}")), "bestmove none");
    }
    let answer = engine.refused(&format!("position {FINISHED} moves e1e2"));
    assert!(answer.contains("the game is over"), "{answer}");
    engine.silent("rules classic,total-limit=2");
    engine.silent("position startpos moves b6=m a7=E");
    assert_eq!(engine.line("result"), "1/2-1/2 total-limit");
}

#[test]
fn malformed_commands_change_nothing() {
    let mut engine = Asked::new();
    engine.silent("rules quick");
    engine.silent("position startpos moves b6=m");
    for line in [
        "hello",
        "Show",
        "show me",
        " show",
        "show ",
        "moves b6",
        "ugi 2",
        "isready ?",
        "newgame x",
        "result now",
        "eval 1",
        "stop it",
        "quit now",
        "rules x",
        "rules quick quick",
        "perft",
        "perft x",
        "perft -1",
        "perft 1 2",
        "perft 101",
        "go",
        "go infinite",
        "go movetime",
        "go movetime x",
        "go nodes 0",
        "go depth 0",
        "go depth 1 nodes 5",
        "setoption",
        "setoption Seed 5",
        "setoption name Seed",
        "setoption name Seed value",
        "setoption name Seed value 5 6",
        "setoption name Level value 3",
        "position",
        "position moves b6=m",
        "position startpos moves ",
        "position startpos  moves b6=m",
        "position startpos b6=m",
        "\tshow",
        "show\0",
        "翻棋",
    ] {
        engine.refused(line);
    }
}

#[test]
fn lines_may_end_in_crlf_and_empty_ones_are_passed_over() {
    let mut engine = Asked::new();
    assert_eq!(engine.line("isready\r\n"), "readyok");
    assert_eq!(engine.line("isready\r"), "readyok");
    engine.silent("");
    engine.silent("\r\n");
    assert!(
        engine
            .refused("isready\r\r")
            .starts_with("error there is no command")
    );
}
