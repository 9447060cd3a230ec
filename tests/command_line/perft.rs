//! `fanqi perft`.

use fanqi::rules::Preset;

use super::run::{printed, value};

#[test]
fn perft_counts_from_the_start() {
    for preset in Preset::ALL {
        let rules = preset.name();
        let text = printed(&["perft", "2", "--rules", rules]);
        assert_eq!(value(&text, "nodes "), "1396500", "{rules}");
        assert_eq!(value(&text, "rules "), rules);
        value(&text, "seconds ").parse::<f64>().unwrap();
        value(&text, "nodes per second ").parse::<f64>().unwrap();
    }
    let text = printed(&["perft", "3", "--rules", "folk"]);
    assert_eq!(value(&text, "nodes "), "1575408976");
}

#[test]
fn perft_counts_from_a_position_in_both_ways() {
    let position = "5/EN3/1m3/2M2/5/5/1f3/5/5/5/5/1DF2 2 b \
                    GDBBCCJJKKKLLLEEXXNNgddbbccjjkkkllleeexxnnn 291 9";
    let arguments = ["perft", "3", "--rules", "folk", "--position", position];
    assert_eq!(value(&printed(&arguments), "nodes "), "8711");
    assert_eq!(value(&printed(&arguments), "position "), position);
    let every_node = [&arguments[..], &["--every-node"]].concat();
    assert_eq!(value(&printed(&every_node), "nodes "), "8711");
}
