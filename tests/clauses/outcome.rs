//! What chance adds to an action: flips, and marshal-reveals-flag (section 6).

use crate::common::Table;

/// The outcome of a flip says what came up, also the last one's; it must be among what lies face down.
#[test]
fn flip_has_an_outcome_always() {
    let table = Table::start("classic").after("a6=M");
    assert_eq!(table.judge("b6"), "outcome-missing");
    assert_eq!(table.judge("b6=m"), "legal");
    assert_eq!(table.judge("b6=M"), "not-hidden");
    assert_eq!(table.judge("b6+c6"), "outcome-superfluous");
    let last = Table::drawn(
        "classic",
        "12  f . . . c
          1  F ? . . C
         face-down N",
    );
    assert_eq!(last.judge("b1"), "outcome-missing");
    assert_eq!(last.judge("b1=n"), "not-hidden");
    assert_eq!(last.judge("b1=N"), "legal");
}

/// A move has none, but where a face-down Flag comes up.
#[test]
fn move_has_no_outcome() {
    let table = Table::drawn(
        "classic",
        "12  f . . . c
          6  K . . . ?
          1  F . . . .
         face-down n",
    );
    assert_eq!(table.judge("a6a7"), "legal");
    assert_eq!(table.judge("a6a7+e6"), "outcome-superfluous");
}

const MARSHAL_FALLS: &str = "
    12  . . . . c
     6  M . x . .
     2  ? . . ? .
     1  . . . . C
    face-down Ff";

/// marshal-reveals-flag = on: when a Marshal is removed its side's Flag, if face down, is turned face
/// up where it lies.
#[test]
fn marshals_death_turns_up_its_flag() {
    let table = Table::drawn("classic,marshal-reveals-flag=on", MARSHAL_FALLS);
    assert_eq!(table.judge("a6c6"), "outcome-missing");
    assert_eq!(table.judge("a6c6+d2"), "legal");
    assert_eq!(table.judge("a6c6+b1"), "nothing-hidden-on");
    assert_eq!(table.judge("a6c6+e1"), "nothing-hidden-on");
    assert_eq!(table.judge("a6c6+a2+d2"), "wrong-flags");
    let after = table.after("a6c6+d2");
    assert_eq!((after.on("d2"), after.on("a2")), ("F".into(), "?".into()));
    assert!(after.position.hidden().count(crate::common::piece('F')) == 0);
}

/// marshal-reveals-flag = off: nothing comes up.
#[test]
fn marshals_death_turns_up_nothing_where_the_rule_is_off() {
    let table = Table::drawn("classic", MARSHAL_FALLS);
    assert_eq!(table.judge("a6c6"), "legal");
    assert_eq!(table.judge("a6c6+d2"), "outcome-superfluous");
}

/// Where both Marshals fall both Flags come up, red's first, whoever moved.
#[test]
fn both_marshals_deaths_turn_up_both_flags() {
    let picture = "
        12  . . . . c
         6  M . m . .
         2  ? . . ? .
         1  . . . . C
        face-down Ff
        turn A";
    for (turn, attack) in [("1", "a6c6"), ("2", "c6a6")] {
        let table = Table::drawn(
            "classic,marshal-reveals-flag=on",
            &picture.replace('A', turn),
        );
        assert_eq!(table.judge(attack), "outcome-missing");
        assert_eq!(table.judge(&format!("{attack}+a2")), "wrong-flags");
        assert_eq!(table.judge(&format!("{attack}+a2+a2")), "wrong-flags");
        assert_eq!(table.judge(&format!("{attack}+a2+c2")), "nothing-hidden-on");
        let after = table.after(&format!("{attack}+d2+a2"));
        assert_eq!((after.on("d2"), after.on("a2")), ("F".into(), "f".into()));
    }
}

/// A Flag that is face up already comes up no more.
#[test]
fn flag_that_is_face_up_is_not_turned_up() {
    let table = Table::drawn(
        "classic,marshal-reveals-flag=on",
        "12  f . . . c
          6  M . x . .
          2  ? . . . .
          1  F . . . C
         face-down N",
    );
    assert_eq!(table.judge("a6c6"), "legal");
    assert_eq!(table.judge("a6c6+a2"), "outcome-superfluous");
}

/// Only a Marshal's death turns the Flag up, and not the death of who attacks it.
#[test]
fn only_the_marshal_that_falls_turns_up_its_flag() {
    let picture = "
        12  . . . . c
         6  A . m . .
         2  ? . . ? .
         1  . . . . C
        face-down Ff";
    let rules = "classic,marshal-reveals-flag=on";
    let general = Table::drawn(rules, &picture.replace('A', "G"));
    assert_eq!(general.judge("a6c6"), "legal", "the General alone falls");
    let bomb = Table::drawn(rules, &picture.replace('A', "X"));
    assert_eq!(bomb.judge("a6c6"), "outcome-missing");
    assert_eq!(bomb.after("a6c6+a2").on("a2"), "f");
}

/// The Flag comes up also when the action ends the game.
#[test]
fn flag_comes_up_also_at_the_end() {
    let table = Table::drawn(
        "classic,marshal-reveals-flag=on",
        "12  f . . . c
          6  M . x . .
          2  ? . . . .
         face-down F",
    );
    assert_eq!(table.judge("a6c6"), "outcome-missing");
    let after = table.after("a6c6+a2");
    assert_eq!(
        (after.on("a2"), after.result()),
        ("F".into(), "0-1 no-movable".into())
    );
}

/// The turn passes only where a clock runs; a pass is a ply and brings nothing up.
#[test]
fn turn_passes_only_where_a_clock_runs() {
    assert_eq!(Table::start("classic").judge("--"), "no-clock");
    let clock = Table::start("classic,move-time=30");
    assert_eq!(clock.judge("--"), "legal");
    assert_eq!(clock.judge("--+a1"), "outcome-superfluous");
    let passed = clock.after("--");
    assert_eq!(
        (passed.field(1), passed.field(4), passed.field(5)),
        ("2".into(), "1".into(), "1".into())
    );
}

/// What may come up can be asked for: each place of the Flag, two places where both come up, and
/// exactly those that are legal.
#[test]
fn all_that_may_come_up_is_told() {
    let told = |table: &Table, action: &str| -> Vec<String> {
        let action = action.parse().unwrap();
        let outcomes = table.position.flag_outcomes(&table.rules, action);
        let text = |outcome| fanqi::flip::Ply { action, outcome }.to_string();
        outcomes.into_iter().map(text).collect()
    };
    let rules = "classic,marshal-reveals-flag=on";
    let table = Table::drawn(rules, MARSHAL_FALLS);
    assert_eq!(told(&table, "a6c6"), ["a6c6+a2", "a6c6+d2"]);
    assert_eq!(told(&table, "a6a7"), ["a6a7"]);
    let both = Table::drawn(rules, &MARSHAL_FALLS.replace('x', "m"));
    assert_eq!(told(&both, "a6c6"), ["a6c6+a2+d2", "a6c6+d2+a2"]);
    for ply in [told(&table, "a6c6"), told(&both, "a6c6")].concat() {
        let table = if ply.len() > 7 { &both } else { &table };
        assert_eq!(table.judge(&ply), "legal", "{ply}");
    }
}

/// Counting the last ply without playing it counts every place where Flags may come up.
#[test]
fn flags_that_come_up_are_counted_as_they_are_played() {
    let picture = MARSHAL_FALLS
        .replace("? . . ? .", "? . . ? ?")
        .replace("Ff", "Ffn");
    for picture in [picture.replace('x', "m"), picture] {
        let Table { rules, position } = Table::drawn("classic,marshal-reveals-flag=on", &picture);
        for depth in 1..=2 {
            let counted = fanqi::flip::perft(&position, &rules, depth);
            let played = fanqi::flip::perft_every_node(&position, &rules, depth);
            assert_eq!(counted, played, "{picture} to depth {depth}");
        }
    }
}
