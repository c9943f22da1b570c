//! What the sentences of the log say adds up, from nothing but their own numbers.

use std::collections::BTreeMap;

use laws::player_counts;
use laws::texts::{flat, logs, number, player, said};
use league::League;
use tabletop::{Arg, Phrase, Seat};

const GAMES: u64 = 60;

fn all_logs() -> Vec<Vec<Phrase>> {
    let tables = player_counts::<League>(|config| config);
    let logs = tables.iter().flat_map(|table| logs::<League>(table, GAMES));
    logs.collect()
}

/// The normal and the direct damage of an attack.
fn strength(attacked: &Phrase) -> (i32, i32) {
    let Arg::Phrase(power) = said(attacked, "power") else {
        panic!("{attacked:?} says no strength");
    };
    match power.key.as_str() {
        "league-power-normal" => (number(power, "normal"), 0),
        "league-power-direct" => (0, number(power, "direct")),
        _ => (number(power, "normal"), number(power, "direct")),
    }
}

#[test]
fn strength_less_defence_as_far_as_there_is_room_is_the_damage() {
    let (mut hits, mut without_room) = (0, 0);
    for phrase in all_logs().iter().flatten() {
        if phrase.key != "league-event-attacked" {
            continue;
        }
        let (normal, direct) = strength(phrase);
        flat(phrase, &mut |hit| {
            if hit.key == "league-hit" {
                let [defence, damage, room, placed] =
                    ["defence", "damage", "room", "placed"].map(|name| number(hit, name));
                assert_eq!(damage, (normal - defence).max(0) + direct, "{phrase:?}");
                assert_eq!(placed, damage.min(room), "{phrase:?}");
                hits += 1;
                without_room += i32::from(room < damage);
            }
        });
    }
    assert!(hits > 1000, "{hits} hits");
    assert!(without_room > 10, "{without_room} without room");
}

#[test]
fn what_is_earned_item_by_item_is_what_the_disc_moves() {
    for log in all_logs() {
        let mut items: BTreeMap<Seat, i32> = BTreeMap::new();
        let mut totals: BTreeMap<Seat, i32> = BTreeMap::new();
        for phrase in &log {
            if phrase.key.starts_with("league-event-earned-") {
                *items.entry(player(phrase, "player")).or_default() += number(phrase, "points");
            } else if phrase.key == "league-event-scored" {
                let (seat, points) = (player(phrase, "player"), number(phrase, "points"));
                assert_eq!(items.remove(&seat), Some(points), "{phrase:?}");
                let total = totals.entry(seat).or_default();
                *total += points;
                assert_eq!(*total, number(phrase, "total"), "{phrase:?}");
            } else if phrase.key.starts_with("league-event-won") {
                assert_eq!(totals.values().max(), Some(&number(phrase, "points")));
            }
        }
        assert!(items.is_empty(), "earned, but not scored: {items:?}");
    }
}

#[test]
fn the_items_of_all_rounds_are_the_score() {
    const ITEMS: [&str; 7] = [
        "damage",
        "proofs",
        "markets",
        "caches",
        "vulnerabilities",
        "clean",
        "audits",
    ];
    for log in all_logs() {
        let mut rounds: BTreeMap<Seat, Vec<i32>> = BTreeMap::new();
        for phrase in &log {
            if phrase.key == "league-score-round" {
                let points = number(phrase, "points");
                let items = ITEMS.map(|item| number(phrase, item));
                assert_eq!(items.iter().sum::<i32>(), points, "{phrase:?}");
                rounds
                    .entry(player(phrase, "player"))
                    .or_default()
                    .push(points);
            } else if phrase.key == "league-score-total" {
                let rounds = rounds.remove(&player(phrase, "player")).unwrap_or_default();
                assert_eq!(rounds.len(), 3, "{phrase:?}");
                assert_eq!(rounds.iter().sum::<i32>(), number(phrase, "points"));
            }
        }
        assert!(rounds.is_empty(), "rounds without a total: {rounds:?}");
    }
}

#[test]
fn what_is_removed_and_what_is_left_was_on_the_vulnerability() {
    let mut several = 0;
    for phrase in all_logs().iter().flatten() {
        if ["league-event-mended", "league-event-recovered"].contains(&phrase.key.as_str()) {
            let (removed, left) = (number(phrase, "damage"), number(phrase, "left"));
            assert!(
                removed >= 1 && left >= 0 && removed + left <= 4,
                "{phrase:?}"
            );
            several += i32::from(removed > 1);
        }
    }
    assert!(several > 0, "several tokens are removed in one line");
}
