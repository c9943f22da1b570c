//! What the sentences of the log say adds up, from nothing but their own numbers.

use std::collections::{BTreeMap, BTreeSet};

use cyberwar::CyberWar;
use laws::texts::{items, logs, number, player, said};
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
                    games.push(std::mem::take(&mut piles));
                }
                "verdict-six" | "verdict-even" => {
                    let stopped: i32 = games.iter().map(|[stopped, _]| stopped).sum();
                    let each = number(phrase, "count");
                    assert!(games.len() == 2 || stopped == each, "{phrase:?}");
                }
                "verdict-piles" => {
                    let played: i32 = games.iter().flatten().sum();
                    let all = number(phrase, "more") + number(phrase, "fewer");
                    assert_eq!(all, played, "{phrase:?}");
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
