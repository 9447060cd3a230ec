//! Matches: repeatable, paired, and told right.

use fanqi::arena::{Entrant, Match, MatchError, Pair, Standing};
use fanqi::flip::notation::Record;
use fanqi::flip::{Action, Player};

fn games(entrants: [Entrant; 2], rules: &str, pairs: u32) -> Match {
    Match {
        rules: rules.parse().unwrap(),
        entrants,
        seed: 7,
        pairs,
        date: "2026-11-30".into(),
    }
}

const PROGRAM: Entrant = Entrant::Program { nodes: 2_000 };

/// The standing, and every record in the order in which it came.
fn play(games: &Match, threads: usize) -> (Standing, Vec<String>) {
    let mut standing = Standing::default();
    let mut records = Vec::new();
    let played = games.run(threads, |pair| {
        assert_eq!(pair.number as usize, records.len() / 2);
        records.extend(pair.games.iter().map(|game| game.record.to_string()));
        standing.add(pair);
        Ok(())
    });
    played.unwrap();
    (standing, records)
}

#[test]
fn the_program_beats_random() {
    let (standing, _) = play(&games([PROGRAM, Entrant::Random], "standard", 10), 2);
    assert_eq!(standing.games(), 20);
    assert!(standing.score() >= 0.9, "{standing}");
}

#[test]
fn greedy_beats_random() {
    let (standing, _) = play(
        &games([Entrant::Greedy, Entrant::Random], "standard", 50),
        2,
    );
    assert!(standing.interval().low > 0.7, "{standing}");
}

#[test]
fn a_match_is_repeated_exactly_on_any_number_of_threads() {
    let games = games([PROGRAM, Entrant::Greedy], "quick", 3);
    let (standing, records) = play(&games, 1);
    assert_eq!(records.len(), 6);
    let (again, same) = play(&games, 3);
    assert_eq!(records, same);
    assert_eq!(standing.to_string(), again.to_string());
    let other = Match { seed: 8, ..games };
    assert_ne!(records, play(&other, 1).1);
}

#[test]
fn a_pair_is_one_deal_with_the_seats_exchanged() {
    let games = games([Entrant::Greedy, Entrant::Random], "standard", 3);
    let mut deals = std::collections::HashSet::new();
    for pair in play(&games, 1).1.chunks(2) {
        let [first, second] = [&pair[0], &pair[1]].map(|text| text.parse::<Record>().unwrap());
        let placement = |record: &Record| record.placement.as_ref().unwrap().to_string();
        assert_eq!(placement(&first), placement(&second));
        deals.insert(placement(&first));
        assert_eq!(first.history.plies()[..6], second.history.plies()[..6]);
        let flips = |action| matches!(action, Action::Flip(_));
        assert!(
            first.history.plies()[..6]
                .iter()
                .all(|ply| flips(ply.action))
        );
        let seats = |record: &Record| [record.tags.first.clone(), record.tags.second.clone()];
        assert_eq!(seats(&first), ["greedy", "random"]);
        assert_eq!(seats(&second), ["random", "greedy"]);
    }
    assert_eq!(deals.len(), 3);
}

#[test]
fn scores_are_the_first_entrants() {
    let games = games([Entrant::Random, Entrant::Greedy], "quick", 20);
    let mut standing = Standing::default();
    let mut wins = 0;
    games
        .run(2, |pair: &Pair| {
            standing.add(pair);
            for game in &pair.games {
                let winner = game.result().and_then(|result| result.winner);
                let seat = [Player::First, Player::Second][game.first];
                wins += u32::from(winner == Some(seat));
            }
            Ok(())
        })
        .unwrap();
    assert_eq!(standing.results()[0], wins);
    assert!(standing.score() < 0.5, "{standing}");
    assert_eq!(standing.results().iter().sum::<u32>(), 40);
}

/// A total limit ends every game, some of them within the opening.
#[test]
fn games_end_where_the_rules_say() {
    for (limit, plies) in [("3", 3.0), ("20", 20.0)] {
        let rules = format!("classic,total-limit={limit}");
        let (standing, _) = play(&games([Entrant::Random, Entrant::Random], &rules, 3), 1);
        assert_eq!(standing.results(), [0, 6, 0]);
        assert_eq!(standing.ends(), [("total-limit", 6)]);
        assert_eq!(standing.mean_plies(), plies);
        assert_eq!(standing.decisive(), None);
        assert_eq!(standing.score(), 0.5);
    }
}

#[test]
fn a_match_is_broken_off_where_its_records_cannot_be_kept() {
    let games = games([Entrant::Random, Entrant::Random], "quick", 1_000_000);
    let mut taken = 0;
    let broken = games.run(2, |_| {
        taken += 1;
        Err(std::io::Error::other("the disk is full"))
    });
    assert!(matches!(broken, Err(MatchError::Output(_))), "{broken:?}");
    assert_eq!(taken, 1);
}

#[test]
fn a_date_that_is_none_is_refused() {
    let mut games = games([Entrant::Random, Entrant::Random], "quick", 1);
    games.date = "yesterday".into();
    let refused = games.run(1, |_| Ok(())).unwrap_err().to_string();
    assert!(refused.contains("\"yesterday\""), "{refused}");
}

#[test]
fn entrants_play_legally_under_every_preset_and_odd_rules() {
    let quick_program = Entrant::Program { nodes: 50 };
    for rules in [
        "standard",
        "classic,suicide=forbidden,flag-taker=engineer",
        "online,mine=bounces",
        "folk,hq=no-exit,sapper=lowest",
        "quick,hq=locked,flag-taker=any-or-bomb,rail-turn=free,marshal-reveals-flag=on",
        "blast,colour=captain,rail-max=3",
    ] {
        for entrants in [
            [Entrant::Greedy, Entrant::Random],
            [quick_program, Entrant::Greedy],
        ] {
            // An illegal action would break the match off.
            let (standing, records) = play(&games(entrants, rules, 2), 2);
            assert_eq!(standing.games(), 4, "{rules}");
            for record in records {
                record.parse::<Record>().unwrap();
            }
        }
    }
}
