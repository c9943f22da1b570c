//! What the sentences of the log say adds up, from nothing but their own numbers.

use std::collections::{BTreeMap, BTreeSet};

use cyberwar::CyberWar;
use laws::texts::{assert_checked, items, logs, number, player, said};
use tabletop::{Arg, Config, Phrase, Seat, Setting};

const GAMES: u64 = 60;

/// The tables there are of one mode.
fn tables(mode: &str) -> Vec<Config> {
    let of_mode = |table: &Config| match table.switches.get("mode") {
        Some(set) => *set == Setting::from(mode),
        None if table.players == 1 => mode == "solo",
        None => mode == "draft",
    };
    situations::tables::<CyberWar>()
        .into_iter()
        .filter(of_mode)
        .collect()
}

/// The defences that a phrase names.
fn defences(phrase: &Phrase) -> BTreeSet<String> {
    let names = items(phrase, "defences").into_iter();
    names.map(|defence| defence.key.to_string()).collect()
}

/// How many of the attacks that were turned up are stopped, by these or by any.
fn stopped(revealed: &[Phrase], by: Option<&BTreeSet<String>>) -> i32 {
    let caught = |shown: &&Phrase| {
        shown.key == "cyberwar-shown-stopped"
            && by.is_none_or(|by| !by.is_disjoint(&defences(shown)))
    };
    revealed.iter().filter(caught).count() as i32
}

fn turned_up(phrase: &Phrase) -> Vec<Phrase> {
    let attacks = items(phrase, "attacks").into_iter();
    attacks.cloned().collect()
}

#[test]
fn a_team_of_a_draft_scores_the_attacks_that_its_defences_are_said_to_stop() {
    let (mut told, mut ties) = (0, 0);
    for table in tables("draft") {
        for log in logs::<CyberWar>(&table, GAMES) {
            let mut revealed = Vec::new();
            let mut scores: Vec<(Seat, i32)> = Vec::new();
            let mut drawn = 0;
            let mut listed: Vec<(Seat, i32)> = Vec::new();
            for phrase in &log {
                match phrase.key.trim_start_matches("cyberwar-") {
                    "event-revealed" => {
                        revealed = turned_up(phrase);
                        drawn = 0;
                    }
                    "event-tie-break" | "event-tie-break-none" => drawn += 1,
                    "event-scored" => {
                        let score = number(phrase, "score");
                        let team = defences(phrase);
                        assert_eq!(stopped(&revealed, Some(&team)), score, "{phrase:?}");
                        scores.push((player(phrase, "player"), score));
                        told += 1;
                    }
                    "verdict-stopped" | "verdict-tie-break" | "verdict-shared" => {
                        let most = scores.iter().map(|(_, score)| score).max();
                        assert_eq!(most, Some(&number(phrase, "score")), "{phrase:?}");
                        if phrase.key.ends_with("tie-break") {
                            assert_eq!(number(phrase, "count"), drawn, "{phrase:?}");
                            ties += 1;
                        }
                    }
                    "verdict-games" => {
                        let seat = player(phrase, "player");
                        let own = scores.iter().filter(|(of, _)| *of == seat);
                        let stopped: i32 = own.map(|(_, score)| score).sum();
                        assert_eq!(stopped, number(phrase, "stopped"), "{phrase:?}");
                    }
                    "score-team" => {
                        listed.push((player(phrase, "player"), number(phrase, "count")));
                    }
                    _ => {}
                }
            }
            if table.switches.get("best-of-three") != Some(&Setting::Flag(true)) {
                assert!(listed.is_empty(), "a single game was told just now");
            } else {
                assert_eq!(listed, scores, "told in the game and at its end");
            }
        }
    }
    assert!(told > 1000, "{told} scores");
    assert!(ties > 10, "{ties} ties broken");
}

#[test]
fn the_rounds_of_red_and_blue_are_the_piles() {
    let mut told = 0;
    let tables = tables("red-blue");
    let all = tables
        .iter()
        .flat_map(|table| logs::<CyberWar>(table, 2 * GAMES));
    for log in all {
        let mut round = [0, 0];
        let mut piles = [0, 0];
        let mut games: Vec<[i32; 2]> = Vec::new();
        let mut listed: Vec<[i32; 2]> = Vec::new();
        // What each player has from all games.
        let mut totals: BTreeMap<Seat, i32> = BTreeMap::new();
        for phrase in &log {
            let two = || ["stopped", "through"].map(|name| number(phrase, name));
            match phrase.key.trim_start_matches("cyberwar-") {
                "event-revealed" => {
                    let revealed = turned_up(phrase);
                    let caught = stopped(&revealed, None);
                    round = [caught, revealed.len() as i32 - caught];
                }
                "event-fought" => {
                    assert_eq!(two(), round, "{phrase:?}");
                    piles = [piles[0] + round[0], piles[1] + round[1]];
                    told += 1;
                }
                "event-game-over" => {
                    assert_eq!(two(), piles, "{phrase:?}");
                    *totals.entry(player(phrase, "blue")).or_default() += piles[0];
                    *totals.entry(player(phrase, "red")).or_default() += piles[1];
                    games.push(std::mem::take(&mut piles));
                }
                "verdict-six" | "verdict-even" => {
                    let each = number(phrase, "count");
                    assert!(totals.values().all(|total| *total == each), "{phrase:?}");
                }
                "verdict-piles" => {
                    let told = ["more", "fewer"].map(|name| number(phrase, name));
                    let most = totals.values().copied().max();
                    let least = totals.values().copied().min();
                    assert_eq!(told.map(Some), [most, least], "{phrase:?}");
                }
                "score-piles" => listed.push(two()),
                _ => {}
            }
        }
        assert_eq!(listed, games, "told in the game and at its end");
    }
    assert!(told > 400, "{told} rounds");
}

/// A share in percent, rounded to one place or, near certainty, to four.
fn percent(good: i64, of: i64, places: u32) -> i64 {
    let whole = 100 * 10_i64.pow(places);
    let rounded = (2 * good * whole + of) / (2 * of);
    if good == 0 || good == of {
        rounded
    } else {
        rounded.clamp(1, whole - 1)
    }
}

#[test]
fn odds_are_the_rounds_that_are_stopped_of_those_that_can_be() {
    let mut told = 0;
    let (mut bettered, mut equalled) = (0, 0);
    let tables = tables("solo");
    for log in tables
        .iter()
        .flat_map(|table| logs::<CyberWar>(table, GAMES))
    {
        let mut answers: BTreeMap<i32, i32> = BTreeMap::new();
        let mut round = 0;
        let mut revealed = Vec::new();
        let mut rounds = Vec::new();
        for phrase in &log {
            match phrase.key.trim_start_matches("cyberwar-") {
                "event-revealed" => {
                    revealed = turned_up(phrase);
                    rounds.push(stopped(&revealed, None));
                }
                "event-survived" => {
                    assert_eq!(stopped(&revealed, None), revealed.len() as i32);
                }
                "event-lost" => {
                    let through = items(phrase, "attacks").len() as i32;
                    let all = revealed.len() as i32;
                    assert_eq!(stopped(&revealed, None) + through, all, "{phrase:?}");
                }
                "review-answer" => {
                    round = number(phrase, "round");
                    answers.insert(round, number(phrase, "count"));
                    let nth = usize::try_from(round).expect("rounds count from 1") - 1;
                    assert_eq!(answers[&round], rounds[nth], "{phrase:?}");
                }
                "review-best" => {
                    let best = number(phrase, "count");
                    assert!(answers[&round] < best && best <= number(phrase, "of"));
                    bettered += 1;
                }
                "review-none-better" => equalled += 1,
                "review-odds" => {
                    let [good, of] = ["good", "of"].map(|name| i64::from(number(phrase, name)));
                    assert!(0 <= good && good <= of, "{phrase:?}");
                    let Arg::Text(chance) = said(phrase, "chance") else {
                        panic!("{phrase:?} says no chance");
                    };
                    let digits = chance.trim_end_matches('%');
                    let places = digits.split_once('.').map_or(0, |(_, after)| after.len());
                    let read: i64 = digits.replace('.', "").parse().expect("it is a number");
                    let share = if of == 0 {
                        0
                    } else {
                        percent(good, of, places as u32)
                    };
                    assert_eq!(read, share, "{phrase:?}");
                    told += 1;
                }
                _ => {}
            }
        }
    }
    assert!(told > 100, "{told} odds");
    assert!(bettered > 10 && equalled > 10, "{bettered} and {equalled}");
}

/// All logs of all modes.
fn all_logs() -> Vec<Vec<Phrase>> {
    let tables = situations::tables::<CyberWar>();
    let logs = tables
        .iter()
        .flat_map(|table| logs::<CyberWar>(table, GAMES));
    logs.collect()
}

#[test]
fn games_and_rounds_are_told_one_after_another_and_those_survived_are_counted() {
    let (mut several, mut cleared) = (0, 0);
    for log in all_logs() {
        let (mut game, mut games, mut round, mut survived) = (0, 0, 0, 0);
        let mut won: BTreeMap<Seat, i32> = BTreeMap::new();
        let mut listed = BTreeSet::new();
        for phrase in &log {
            match phrase.key.trim_start_matches("cyberwar-") {
                "event-dealt" => {
                    game += 1;
                    round = 0;
                    games = number(phrase, "games");
                    assert_eq!(number(phrase, "game"), game, "{phrase:?}");
                    several += i32::from(game > 1);
                }
                "event-laid" => {
                    round += 1;
                    assert_eq!(number(phrase, "round"), round, "{phrase:?}");
                }
                "event-survived" => {
                    survived += 1;
                    assert_eq!(number(phrase, "round"), round, "{phrase:?}");
                }
                "event-lost" | "verdict-lost" => {
                    assert_eq!(number(phrase, "round"), round, "{phrase:?}");
                    assert_eq!(survived, round - 1);
                }
                // Red and blue lay their rows out once, and fight over several rounds.
                "event-fought" => {
                    assert!((round..round + 3).contains(&number(phrase, "round")));
                }
                // The last round is told by that, not by itself.
                "event-cleared" | "verdict-cleared" => {
                    assert_eq!(number(phrase, "rounds"), survived + 1, "{phrase:?}");
                    assert_eq!(survived + 1, round);
                    cleared += 1;
                }
                "event-game-won" => {
                    assert_eq!(number(phrase, "game"), game, "{phrase:?}");
                    let Arg::List(winners) = said(phrase, "players") else {
                        panic!("{phrase:?} names nobody");
                    };
                    for winner in winners {
                        if let Arg::Seat(seat) = winner {
                            *won.entry(*seat).or_default() += 1;
                        }
                    }
                }
                "verdict-games" => {
                    let own = won.get(&player(phrase, "player")).copied();
                    assert_eq!(number(phrase, "games"), own.unwrap_or(0), "{phrase:?}");
                }
                "score-team" => {
                    listed.insert(number(phrase, "game"));
                }
                "score-piles" => {
                    assert_eq!(number(phrase, "games"), game, "{phrase:?}");
                    listed.insert(number(phrase, "game"));
                }
                _ => {}
            }
        }
        assert!(game <= games, "{game} of {games}");
        let all: BTreeSet<i32> = (1..=game).collect();
        assert!(listed.is_empty() || listed == all, "{listed:?} of {all:?}");
    }
    assert!(several > 10 && cleared > 0, "{several}, {cleared}");
}

/// Each hand that goes on is a card smaller, and as many are dropped as must be.
#[test]
fn hands_of_a_draft_shrink_card_by_card_and_as_many_are_dropped_as_was_said() {
    let mut dropped = 0;
    for log in tables("draft")
        .iter()
        .flat_map(|table| logs::<CyberWar>(table, GAMES))
    {
        let (mut hand, mut must) = (None, 0);
        for phrase in &log {
            match phrase.key.trim_start_matches("cyberwar-event-") {
                "dealt" => hand = None,
                "passed" => {
                    let count = number(phrase, "count");
                    assert!(hand.is_none_or(|hand| hand == count + 1), "{phrase:?}");
                    hand = Some(count);
                }
                "must-drop" => must = number(phrase, "count"),
                "dropped" => {
                    assert_eq!(defences(phrase).len() as i32, must, "{phrase:?}");
                    dropped += 1;
                }
                "dropped-hidden" => assert_eq!(number(phrase, "count"), must, "{phrase:?}"),
                _ => {}
            }
        }
    }
    assert!(dropped > 100, "{dropped} dropped");
}

#[test]
fn every_number_that_is_told_is_checked() {
    const CHECKED: &[(&str, &[&str])] = &[
        ("cyberwar-event-dealt", &["game", "games"]),
        ("cyberwar-event-laid", &["round"]),
        ("cyberwar-event-survived", &["round"]),
        ("cyberwar-event-lost", &["round"]),
        ("cyberwar-event-cleared", &["rounds"]),
        ("cyberwar-event-passed", &["count"]),
        ("cyberwar-event-must-drop", &["count"]),
        ("cyberwar-event-dropped-hidden", &["count"]),
        ("cyberwar-event-scored", &["score"]),
        ("cyberwar-event-game-won", &["game"]),
        ("cyberwar-event-fought", &["round", "stopped", "through"]),
        ("cyberwar-event-game-over", &["stopped", "through"]),
        ("cyberwar-verdict-cleared", &["rounds"]),
        ("cyberwar-verdict-lost", &["round"]),
        ("cyberwar-verdict-stopped", &["score"]),
        ("cyberwar-verdict-tie-break", &["score", "count"]),
        ("cyberwar-verdict-shared", &["score"]),
        ("cyberwar-verdict-games", &["games", "stopped"]),
        ("cyberwar-verdict-piles", &["more", "fewer"]),
        ("cyberwar-verdict-six", &["count"]),
        ("cyberwar-verdict-even", &["count"]),
        ("cyberwar-score-team", &["game", "count"]),
        (
            "cyberwar-score-piles",
            &["game", "games", "stopped", "through"],
        ),
        ("cyberwar-review-answer", &["round", "count", "of"]),
        ("cyberwar-review-best", &["count", "of"]),
        ("cyberwar-review-odds", &["good", "of"]),
        // Which of the cards that show nothing it is.
        ("cyberwar-face-down", &["number"]),
    ];
    assert_checked(all_logs().iter().flatten(), CHECKED);
}
