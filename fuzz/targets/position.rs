//! A rule set on the first line, a position on the rest: read or refused; what is read is written
//! again as it was, and can be played on.

#![no_main]

use fanqi::flip::{Action, Outcome, Ply, Position};
use fanqi::point::Point;
use fanqi::rules::Rules;
use libfuzzer_sys::fuzz_target;

/// Plies played on from what is read.
const PLIES: u32 = 40;

fuzz_target!(|text: &str| {
    let (rules, position) = text.split_once('\n').unwrap_or(("standard", text));
    let Ok(rules) = rules.parse::<Rules>() else {
        return;
    };
    assert_eq!(rules.to_string().parse(), Ok(rules));
    let Ok(mut read) = Position::read(position, &rules) else {
        return;
    };
    assert_eq!(read.to_string(), position);
    for mirror in [Point::mirror_columns, Point::mirror_rows] {
        let image = read.mirrored(mirror);
        assert_eq!(image.result(&rules), read.result(&rules));
        assert_eq!(image.actions(&rules).len(), read.actions(&rules).len());
    }
    let mut choice = read.hash();
    for _ in 0..PLIES {
        assert_eq!(read.hash(), read.hash_anew());
        assert_eq!(Position::read(&read.to_string(), &rules), Ok(read));
        let actions = read.actions(&rules);
        assert_eq!(actions.is_empty(), read.result(&rules).is_some());
        choice = choice.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let chosen = (choice >> 33) as usize;
        if actions.is_empty() {
            return;
        }
        let action = actions[chosen % actions.len()];
        let outcome = outcome(&read, &rules, action, chosen);
        read.try_apply(&rules, Ply { action, outcome }).unwrap();
    }
});

/// One of the outcomes that the action may have.
fn outcome(position: &Position, rules: &Rules, action: Action, choice: usize) -> Outcome {
    if let Action::Flip(_) = action {
        let pieces: Vec<_> = position.hidden().pieces().collect();
        return Outcome::Flipped(pieces[choice % pieces.len()]);
    }
    let places: Vec<Point> = position.face_down().collect();
    match position.flags_turned_up(rules, action) {
        [false, false] => Outcome::Nothing,
        [red, blue] => Outcome::Flags {
            red: red.then(|| places[choice % places.len()]),
            blue: blue.then(|| places[(choice + 1) % places.len()]),
        },
    }
}
