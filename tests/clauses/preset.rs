//! Section 9: the presets.

use fanqi::rules::{OptionName, Preset, Rules};

/// The table of section 9, as it stands there.
const TABLE: &str = "
    option               | standard   | classic    | online           | folk     | quick      | blast
    colour               | first-flip | first-flip | pair             | engineer | first-flip | first-flip
    engineer-rail        | free       | free       | straight         | free     | free       | free
    bomb-rail            | straight   | straight   | straight         | straight | straight   | straight
    rail-turn            | straight   | straight   | straight         | straight | straight   | straight
    rail-max             | none       | none       | none             | none     | none       | none
    hq                   | free       | free       | free             | free     | free       | free
    mine                 | kills      | kills      | kills            | kills    | kills      | mutual
    sapper               | lowest     | engineer   | engineer         | engineer | engineer   | engineer
    marshal-reveals-flag | off        | off        | off              | on       | off        | off
    suicide              | allowed    | allowed    | allowed          | allowed  | allowed    | allowed
    flag-taker           | any        | any        | any              | lowest   | any        | any
    flag-guard           | mines      | mines      | mines-and-hidden | mines    | none       | mines
    total-limit          | none       | none       | 300              | none     | none       | none
    quiet-limit          | 70         | 70         | none             | 70       | 70         | 70
    quiet-flip           | resets     | resets     | resets           | resets   | resets     | resets
    talk-after           | 20         | 20         | 30               | 20       | 0          | 20
    move-time            | off        | off        | 30               | off      | off        | off";

/// Each preset is the full choice of options that its column says, in the order of the table.
#[test]
fn presets_are_as_the_table_says() {
    let rows: Vec<Vec<&str>> = TABLE
        .trim()
        .lines()
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 18);
    let names: Vec<&str> = Preset::ALL.iter().map(|preset| preset.name()).collect();
    assert_eq!(rows[0][1..], names);
    for (row, option) in rows[1..].iter().zip(OptionName::ALL) {
        assert_eq!(row[0], option.name());
        for (value, preset) in row[1..].iter().zip(Preset::ALL) {
            let rules: Rules = preset.name().parse().unwrap();
            assert_eq!(
                rules.value(option),
                *value,
                "{} of {}",
                row[0],
                preset.name()
            );
        }
    }
}

/// The default is `standard`.
#[test]
fn standard_is_the_default() {
    assert_eq!(Rules::default().to_string(), "standard");
}

/// So the rules of other public programs can be played too.
#[test]
fn custom_rule_sets_are_presets_followed_by_options() {
    for text in [
        "quick,hq=locked,marshal-reveals-flag=on,flag-taker=any-or-bomb,quiet-limit=80",
        "classic,suicide=forbidden,flag-taker=engineer,total-limit=1000,quiet-flip=counts",
    ] {
        let rules: Rules = text.parse().unwrap();
        assert_eq!(rules.to_string(), text);
    }
}
