//! What the sentences of the log say adds up, from nothing but their own numbers.

use std::collections::BTreeMap;

use laws::player_counts;
use laws::texts::{assert_checked, items, logs, number, player};
use ports::Ports;
use tabletop::{Phrase, Seat};

const GAMES: u64 = 50;

/// At every table there is, and several games for every number of players.
fn all_logs() -> Vec<Vec<Phrase>> {
    let mut tables = situations::tables::<Ports>();
    tables.extend(player_counts::<Ports>(|config| config.with("games", 3)));
    let logs = tables.iter().flat_map(|table| logs::<Ports>(table, GAMES));
    logs.collect()
}

/// What an item of a score comes to.
fn worth(item: &Phrase) -> i32 {
    match item.key.trim_start_matches("ports-score-item-") {
        "set" => number(item, "count"),
        "doubled" => 2 * number(item, "count"),
        "zeroed" => 0,
        "red" => -number(item, "count"),
        other => panic!("{other} is no item"),
    }
}

#[test]
fn the_items_of_every_score_are_the_score_and_all_scores_are_the_total() {
    let (mut doubled, mut zeroed) = (0, 0);
    for log in all_logs() {
        let mut totals: BTreeMap<Seat, i32> = BTreeMap::new();
        let mut written = None;
        for phrase in &log {
            match phrase.key.trim_start_matches("ports-") {
                "event-scored" => {
                    for score in items(phrase, "scores") {
                        let made_of = match score.key.as_ref() {
                            "ports-score-of-nothing" => Vec::new(),
                            _ => items(score, "items"),
                        };
                        let points = number(score, "points");
                        let sum: i32 = made_of.iter().map(|item| worth(item)).sum();
                        assert_eq!(sum, points, "{score:?}");
                        *totals.entry(player(score, "player")).or_default() += points;
                        let with = |end: &str| made_of.iter().any(|item| item.key.ends_with(end));
                        doubled += i32::from(with("doubled"));
                        zeroed += i32::from(with("zeroed"));
                    }
                }
                "event-won" => {
                    let most = totals.values().max();
                    assert_eq!(most, Some(&number(phrase, "score")), "{phrase:?}");
                    assert_eq!(totals.get(&player(phrase, "player")), most);
                }
                "score-why-points" => {
                    let mut sums: Vec<i32> = totals.values().copied().collect();
                    sums.sort_unstable();
                    let [.., second, most] = sums[..] else {
                        panic!("two play at least");
                    };
                    assert_eq!(most - second, number(phrase, "margin"), "{phrase:?}");
                }
                // The sheet at the end, line by line.
                "score-of" => written = Some((player(phrase, "player"), 0)),
                "score-game" => add(&mut written, number(phrase, "points")),
                "score-hand" => add(&mut written, number(phrase, "count")),
                "score-hsrp" => add(&mut written, number(phrase, "points")),
                "score-red" => add(&mut written, -number(phrase, "count")),
                "score-total" => {
                    let (seat, sum) = written.take().expect("somebody's lines come before");
                    assert_eq!(sum, number(phrase, "points"), "{phrase:?}");
                    assert_eq!(totals.get(&seat), Some(&sum));
                }
                _ => {}
            }
        }
        assert!(written.is_none(), "lines without a total");
        assert!(totals.len() >= 2, "everybody was scored");
    }
    assert!(doubled > 10 && zeroed > 10, "{doubled}, {zeroed}");
}

fn add(written: &mut Option<(Seat, i32)>, points: i32) {
    let (_, sum) = written.as_mut().expect("it is said whose score it is");
    *sum += points;
}

#[test]
fn as_many_cards_are_captured_as_were_put_on_the_field() {
    let mut captures = 0;
    for log in all_logs() {
        let mut field = 0;
        for phrase in &log {
            match phrase.key.trim_start_matches("ports-event-") {
                "dealt" => field = 0,
                "laid" | "played" | "turned" => field += 1,
                "captured-own" | "gave" => {
                    let count = number(phrase, "count");
                    assert_eq!(std::mem::take(&mut field), count, "{phrase:?}");
                    captures += 1;
                }
                _ => {}
            }
        }
    }
    assert!(captures > 1000, "{captures} captures");
}

#[test]
fn games_are_dealt_scored_and_written_down_one_after_another() {
    let mut several = 0;
    for log in all_logs() {
        let (mut dealt, mut scored, mut games) = (0, 0, 0);
        let mut written = 0;
        for phrase in &log {
            match phrase.key.trim_start_matches("ports-") {
                "event-dealt" => {
                    dealt += 1;
                    games = number(phrase, "games");
                    assert_eq!(number(phrase, "game"), dealt, "{phrase:?}");
                }
                "event-scored" => {
                    scored += 1;
                    assert_eq!(number(phrase, "game"), scored, "{phrase:?}");
                }
                "score-of" => written = 0,
                "score-game" => {
                    written += 1;
                    assert_eq!(number(phrase, "game"), written, "{phrase:?}");
                }
                _ => {}
            }
        }
        assert_eq!((dealt, scored), (games, games));
        // The last game is told in full.
        assert_eq!(written, games - 1, "of the games before the last");
        several += i32::from(games > 1);
    }
    assert!(several > 10, "{several} of several games");
}

#[test]
fn every_number_that_is_told_is_checked() {
    const CHECKED: &[(&str, &[&str])] = &[
        ("ports-event-dealt", &["game", "games"]),
        ("ports-event-captured-own", &["count"]),
        ("ports-event-gave", &["count"]),
        ("ports-event-scored", &["game", "games"]),
        ("ports-event-won", &["score"]),
        ("ports-score-of-items", &["points"]),
        ("ports-score-of-nothing", &["points"]),
        ("ports-score-item-set", &["count"]),
        ("ports-score-item-doubled", &["count"]),
        ("ports-score-item-red", &["count"]),
        ("ports-score-why-points", &["margin"]),
        ("ports-score-game", &["game", "points"]),
        ("ports-score-hand", &["count"]),
        ("ports-score-hsrp", &["points"]),
        ("ports-score-red", &["count"]),
        ("ports-score-total", &["points"]),
    ];
    assert_checked(all_logs().iter().flatten(), CHECKED);
}
