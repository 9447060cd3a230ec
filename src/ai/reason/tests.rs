use super::*;
use crate::flip::Outcome;
use crate::piece::{Colour, Piece, Tally};

/// The reason for an action of red, who is to move: the code, then the pieces and the point.
/// `hidden` are the pieces that lie face down; all others that are not on the board are dead.
fn reason_for(action: &str, board: &str, hidden: &str, rules: &str) -> String {
    let rules: Rules = rules.parse().unwrap();
    let letters = board.chars().chain(hidden.chars());
    let mut dead = Tally::FULL;
    for piece in letters.filter_map(Piece::from_letter) {
        dead.remove(piece);
    }
    let dead: String = dead.pieces().map(Piece::letter).collect();
    let position = Position::read(&format!("{board} 1 r {dead} 100 0"), &rules).unwrap();
    let action: Action = action.parse().unwrap();
    position.check_action(&rules, action).unwrap();
    let Reason {
        motive,
        piece,
        other,
        point,
    } = reason(&position, &rules, action);
    let mut text = motive.code().to_string();
    for part in [piece, other].into_iter().flatten() {
        text += &format!(" {part}");
    }
    point.map_or(text.clone(), |point| format!("{text} {point}"))
}

fn open(action: &str, board: &str) -> String {
    reason_for(action, board, "", "classic")
}

#[test]
fn attacks_say_what_falls() {
    assert_eq!(
        open("e2e1", "5/5/5/5/5/5/2l2/5/5/5/4M/2F1f"),
        "takes-flag M f"
    );
    let taken = "f4/5/5/5/5/5/5/5/5/5/cG3/4F";
    assert_eq!(open("b2a2", taken), "takes-free G c");
    let retaken = "f4/5/5/m4/5/5/5/5/5/5/cG3/4F";
    assert_eq!(open("b2a2", retaken), "takes G c");
    let bomb_near = "f4/5/5/x4/5/5/5/5/5/5/cG3/4F";
    assert_eq!(open("b2a2", bomb_near), "takes G c");
    let bomb = "f3l/5/5/5/5/5/5/5/5/5/mX3/L3F";
    assert_eq!(open("b2a2", bomb), "trades-up X m");
    let equals = "f3l/5/5/5/5/5/5/5/5/5/cC3/4F";
    assert_eq!(open("b2a2", equals), "trades C c");
    let loses = "f3l/5/5/5/5/5/5/5/5/5/cL3/4F";
    assert_eq!(open("b2a2", loses), "gives-up L c");
    let mine = "f3l/5/5/5/5/5/5/5/5/5/nE3/4F";
    assert_eq!(open("b2a2", mine), "digs-mine E n");
}

#[test]
fn a_threatened_piece_is_saved() {
    let bombed = "f4/5/5/5/x4/5/5/5/5/1L3/G4/4F";
    assert_eq!(open("a2b2", bombed), "saves G x");
    let by_camp = "f4/5/5/5/m4/5/5/5/5/5/G2L1/4F";
    assert_eq!(open("a2b3", by_camp), "saves-in-camp G m");
    // From the frying pan into the fire.
    let nowhere = "f4/5/5/5/m4/5/5/5/5/5/G2L1/4F";
    assert_ne!(&open("a2a3", nowhere)[..5], "saves");
}

#[test]
fn an_even_trade_is_no_threat() {
    let equals = "f4/5/5/5/g4/5/5/5/5/5/G2L1/4F";
    assert_eq!(open("a2b3", equals), "enters-camp G");
}

#[test]
fn another_piece_is_shielded() {
    let shield = "f4/5/5/5/m4/5/5/1L3/5/5/G4/4F";
    assert_eq!(open("b5a5", shield), "shields G m");
}

#[test]
fn an_enemy_is_threatened_or_neared() {
    let threat = "f4/5/5/5/5/4c/5/5/5/5/2G2/4F";
    assert_eq!(open("c2e2", threat), "threatens G c");
    let near = "fn3/2c2/5/5/5/5/5/5/5/2G2/5/4F";
    assert_eq!(open("c3c2", near), "nears G c");
    let flag_open = "f4/2c2/5/5/5/5/5/5/5/2G2/5/4F";
    assert_eq!(open("c3c2", flag_open), "nears G f");
    // Where it would be taken itself it threatens nobody.
    let covered = "f4/5/5/5/5/4c/4m/5/5/5/2G2/4F";
    assert_eq!(open("c2e2", covered), "moves G");
}

#[test]
fn quiet_moves_say_where_they_go() {
    let camp = "f4/m4/5/5/5/5/5/5/5/5/1L3/4F";
    assert_eq!(open("b2b3", camp), "enters-camp L");
    let safe = "f4/5/1m3/5/5/5/5/5/5/5/1L3/4F";
    assert_eq!(open("b2b1", safe), "waits L");
    let even = "f4/l4/5/5/5/5/5/5/5/5/L4/4F";
    assert_eq!(open("a2a1", even), "keeps-safe L");
    let unsafe_move = "f4/m4/5/5/5/5/5/5/5/5/1L3/4F";
    assert_eq!(open("b2a2", unsafe_move), "moves L");
}

#[test]
fn a_piece_that_goes_from_camp_to_camp_only_waits() {
    let shuffle = "f4/m4/5/5/5/5/5/1L3/5/5/5/4F";
    assert_eq!(open("b5c4", shuffle), "waits L");
    let coming = "f4/m4/5/5/5/5/5/2L2/5/5/5/4F";
    assert_eq!(open("c5b5", coming), "enters-camp L");
}

#[test]
fn the_only_action_says_so() {
    let shut_in = "fl?2/5/5/5/5/5/5/5/5/5/2N2/1FLN1";
    assert_eq!(reason_for("c12", shut_in, "E", "classic"), "only-one");
}

#[test]
fn flips_say_who_is_near() {
    let hidden = "Ee";
    let flip = |action: &str, board: &str| reason_for(action, board, hidden, "classic");
    let by_camp = "f4/4m/5/5/5/5/5/5/1?3/1K3/?4/4F";
    assert_eq!(flip("b4", by_camp), "flips-by-camp K b3");
    let covered = "f4/4m/5/5/5/5/5/5/5/K4/?4/?3F";
    assert_eq!(flip("a2", covered), "flips-covered K");
    assert_eq!(flip("a1", covered), "flips-far");
    let contested = "f4/m4/5/5/5/5/5/5/5/5/?2K1/?3F";
    assert_eq!(flip("a2", contested), "flips-contested K m");
    let bold = "f4/m4/5/5/5/5/5/5/5/2K2/?4/?3F";
    assert_eq!(flip("a2", bold), "flips-anyway m");
    let beaten = "f4/l4/5/5/5/5/5/5/5/2K2/?4/?3F";
    let with_colonel = reason_for("a2", beaten, "Ce", "classic");
    assert_eq!(with_colonel, "flips-boldly l");
    let rules = Rules::default();
    let start = Position::start();
    let first = start.actions(&rules)[0];
    assert_eq!(reason(&start, &rules, first).motive, Motive::SeeksColours);
    assert_eq!(start.colour_to_move(), None::<Colour>);
}

#[test]
fn every_action_of_a_game_has_a_reason_that_names_what_it_says() {
    use rand::SeedableRng;
    use rand::seq::IndexedRandom;
    let mut chance = rand_chacha::ChaCha8Rng::seed_from_u64(5);
    let rules = Rules::default();
    let mut position = Position::start();
    let mut heard = std::collections::BTreeSet::new();
    while position.result(&rules).is_none() && position.plies() < 400 {
        let actions = position.actions(&rules);
        for &action in &actions {
            let reason = reason(&position, &rules, action);
            let own = position.colour_to_move();
            assert!(reason.piece.is_none_or(|piece| Some(piece.colour()) == own));
            assert!(reason.other.is_none_or(|other| Some(other.colour()) != own));
            heard.insert(reason.motive.code());
        }
        let action = *actions.choose(&mut chance).unwrap();
        let outcome = match action {
            Action::Flip(_) => {
                let pool: Vec<Piece> = position.hidden().pieces().collect();
                Outcome::Flipped(*pool.choose(&mut chance).unwrap())
            }
            _ => Outcome::Nothing,
        };
        position.apply(&rules, action, outcome);
    }
    assert!(heard.len() > 15, "{heard:?}");
}
