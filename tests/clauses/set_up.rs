//! Section 3: the set-up, and when the colours are assigned.

use crate::common::{Table, set};
use fanqi::board::BOARD;
use fanqi::piece::Tally;

/// All fifty pieces lie face down on the fifty points that are not camps, and nobody knows any of
/// them. *First* acts first.
#[test]
fn everything_is_face_down_at_the_start_and_camps_are_empty() {
    let start = Table::start("standard").position;
    assert_eq!(start.face_down(), !BOARD.camps);
    assert_eq!(start.face_down().len(), 50);
    assert_eq!(*start.hidden(), Tally::FULL);
    assert_eq!(
        start.to_string(),
        "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? 1 - - 0 0"
    );
}

/// Until the colours are assigned the only action is to flip a face-down piece.
#[test]
fn only_flips_before_the_colours_are_assigned() {
    let table = Table::start("folk").after("a6=M");
    assert_eq!(table.position.actions(&table.rules).len(), 49);
    assert_eq!(table.judge("a6a7"), "colours-open");
    assert_eq!(table.judge("a6b5"), "colours-open");
    assert!(table.targets("a6").is_empty());
    assert_eq!(table.judge("b6=m"), "legal");
}

/// first-flip: the first to flip owns the colour of what comes up, the other the other colour.
#[test]
fn first_flip_gives_its_flipper_the_colour() {
    assert_eq!(Table::start("classic").after("c6=F").field(2), "r");
    assert_eq!(Table::start("classic").after("c6=n").field(2), "b");
}

/// first-flip means the first flip of the game, whoever makes it: a passed turn may come before.
#[test]
fn first_flip_may_be_made_by_second_after_a_pass() {
    let passed = Table::start("classic,move-time=30").after("--");
    assert_eq!(passed.field(2), "-");
    assert_eq!(passed.after("c6=M").field(2), "b");
    assert_eq!(passed.after("c6=m").field(2), "r");
}

/// pair: when a player flips a piece equal in colour and kind to one that the same player flipped
/// before, that player owns its colour.
#[test]
fn pair_counts_what_the_same_player_flipped() {
    let open = Table::start("classic,colour=pair").after("a1=K b2=K");
    assert_eq!(open.field(2), "-:K:K", "one each is no pair");
    assert_eq!(open.after("c1=K").field(2), "r");
    assert_eq!(open.after("c1=L c2=K").field(2), "b", "second owns red");
    assert_eq!(
        open.after("c1=k").field(2),
        "-:Kk:K",
        "the colour must agree"
    );
    assert_eq!(open.after("c1=k c2=L e1=k").field(2), "b");
}

/// pair-any: the same, but the earlier piece may have been flipped by either player.
#[test]
fn pair_any_counts_what_either_flipped() {
    let open = Table::start("classic,colour=pair-any").after("a1=K");
    assert_eq!(open.field(2), "-:K:");
    assert_eq!(open.after("b2=K").field(2), "b", "second owns red");
    assert_eq!(open.after("b2=L c1=K").field(2), "r");
    assert_eq!(open.after("b2=k").field(2), "-:K:k");
}

/// Under pair, fifty pieces of 24 kinds and colours: the colours stay open for 48 flips at the most,
/// and what each flipped is a list in the order of notation.
#[test]
fn pair_lists_are_kept_in_order() {
    let open = Table::start("online").after("a1=f b1=m c1=E d1=M e1=D");
    assert_eq!(open.field(2), "-:DEf:Mm");
}

/// engineer: the first Engineer of the game gives its flipper its colour.
#[test]
fn engineer_assigns_the_colours() {
    let open = Table::start("folk").after("a1=M a2=m a3=L");
    assert_eq!(open.field(2), "-");
    assert_eq!(open.after("a4=E").field(2), "b", "second flipped red");
    assert_eq!(open.after("a4=e").field(2), "r");
    assert_eq!(open.after("a4=K b1=E").field(2), "r");
}

/// lieutenant and captain: the same with the first of these.
#[test]
fn lieutenant_or_captain_assigns_the_colours() {
    let open = Table::start("classic,colour=lieutenant").after("a1=K a2=e");
    assert_eq!(open.field(2), "-");
    assert_eq!(open.after("a3=l").field(2), "b");
    let open = Table::start("classic,colour=captain").after("a1=L a2=e");
    assert_eq!(open.field(2), "-");
    assert_eq!(open.after("a3=K").field(2), "r");
}

/// Once they are assigned the colours stay, whatever is flipped.
#[test]
fn colours_are_assigned_once() {
    for (rules, opening) in [
        ("classic", "a1=M"),
        ("classic,colour=pair", "a1=K a2=L b1=K"),
        ("classic,colour=pair-any", "a1=K a2=L b1=K"),
        ("folk", "a1=E"),
    ] {
        let table = Table::start(rules).after(opening);
        assert_eq!(table.field(2), "r", "{rules}");
        for later in ["c1=m", "c1=k", "c1=e", "c1=L"] {
            assert_eq!(table.after(later).field(2), "r", "{rules}: {later}");
        }
    }
}

/// A flipped piece stays where it is, face up, whoever owns it. Any face-down piece may be flipped.
#[test]
fn any_face_down_piece_may_be_flipped_and_stays() {
    let table = Table::start("classic").after("c6=M");
    assert_eq!(table.position.face_down().len(), 49);
    let flipped = table.after("b12=f");
    assert_eq!(flipped.on("b12"), "f");
    assert_eq!(
        flipped.position.face_up(fanqi::piece::Colour::Blue),
        set("b12")
    );
    assert_eq!(flipped.judge("b12=m"), "face-up-already");
    assert_eq!(flipped.judge("c4=m"), "nothing-there");
}
