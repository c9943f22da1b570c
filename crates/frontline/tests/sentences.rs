//! What the sentences of the log say adds up, from nothing but their own numbers.

use frontline::FrontLine;
use laws::texts::{assert_checked, items, logs, logs_of, number, player, said};
use tabletop::{Arg, Phrase, Seat, Viewer};

const GAMES: u64 = 150;

/// At every table there is.
fn all_logs() -> impl Iterator<Item = Vec<Phrase>> {
    let tables = situations::tables::<FrontLine>().into_iter();
    tables.flat_map(|table| logs::<FrontLine>(&table, GAMES).collect::<Vec<_>>())
}

#[test]
fn every_price_and_every_income_shows_in_the_funds_that_are_told_next() {
    let mut told = 0;
    for log in all_logs() {
        let mut funds = [0; 2];
        for phrase in &log {
            let by = || player(phrase, "player").index();
            let amount = || number(phrase, "amount");
            match phrase.key.trim_start_matches("frontline-log-") {
                "prepared" => funds[by()] = number(phrase, "funds"),
                "bought" | "weaponised" => funds[by()] -= number(phrase, "price"),
                "funds-added" => {
                    funds[by()] += amount();
                    assert_eq!(funds[by()], number(phrase, "funds"), "{phrase:?}");
                }
                "funds-cut" => {
                    funds[by()] -= amount();
                    assert_eq!(funds[by()], number(phrase, "funds"), "{phrase:?}");
                }
                "income" => {
                    for (name, now) in [("one", "one-funds"), ("two", "two-funds")] {
                        let seat = player(phrase, name).index();
                        funds[seat] += amount();
                        assert_eq!(funds[seat], number(phrase, now), "{phrase:?}");
                    }
                    told += 1;
                }
                "frontline-score-chain" => {
                    assert_eq!(funds[by()], number(phrase, "funds"), "{phrase:?}");
                }
                _ => {}
            }
        }
    }
    assert!(told > 1000, "{told} incomes");
}

#[test]
fn a_copy_is_discarded_for_each_defence_that_is_nullified() {
    let mut nullified = 0;
    for phrase in all_logs().flatten() {
        if phrase.key == "frontline-log-nullified" {
            let nullified_now = items(&phrase, "defences").len();
            assert_eq!(number(&phrase, "count"), nullified_now as i32);
            nullified += 1;
        }
    }
    assert!(nullified > 10, "{nullified} nullified");
}

#[test]
fn the_sets_that_are_told_one_by_one_are_the_result() {
    for log in all_logs() {
        let mut sets = [0; 2];
        for phrase in &log {
            if phrase.key == "frontline-log-set-began" {
                assert_eq!(number(phrase, "set"), sets[0] + sets[1] + 1, "{phrase:?}");
            } else if phrase.key.starts_with("frontline-log-set-won-") {
                sets[player(phrase, "player").index()] += 1;
                assert_eq!(sets[0] + sets[1], number(phrase, "set"), "{phrase:?}");
            } else if phrase.key == "frontline-log-won" {
                let winner = player(phrase, "player").index();
                let loser = 1 - winner;
                assert_eq!(sets[winner], number(phrase, "won"), "{phrase:?}");
                assert_eq!(sets[loser], number(phrase, "lost"), "{phrase:?}");
            }
        }
    }
}

/// What was paid, and what the card costs when nothing makes it cheaper.
fn paid(phrase: &Phrase) -> (i32, i32) {
    match said(phrase, "price") {
        Arg::Number(price) => (*price, *price),
        Arg::Phrase(less) => (number(less, "price"), number(less, "cost")),
        other @ (Arg::Text(_) | Arg::Seat(_) | Arg::List(_)) => panic!("{other:?} is no price"),
    }
}

#[test]
fn whoever_buys_is_told_the_price_and_what_made_it_less() {
    let mut cheaper = 0;
    let sides = [(Seat(0), "one-funds"), (Seat(1), "two-funds")];
    let tables = situations::tables::<FrontLine>();
    for (table, (own, own_funds)) in tables
        .iter()
        .flat_map(|table| sides.map(|side| (table, side)))
    {
        for log in logs_of::<FrontLine>(table, GAMES / 2, Viewer::Seat(own)) {
            let mut funds = 0;
            let (mut bought, mut laid) = (0, 0);
            for phrase in &log {
                let is_own = || player(phrase, "player") == own;
                match phrase.key.trim_start_matches("frontline-log-") {
                    "set-began" => {
                        funds = number(phrase, own_funds);
                        (bought, laid) = (0, 0);
                    }
                    "laid-card" => laid += 1,
                    key @ ("bought-card" | "weaponised-card") => {
                        bought += i32::from(key == "bought-card");
                        let (price, cost) = paid(phrase);
                        if price != cost {
                            assert_eq!(price, (cost - 2).max(1), "{phrase:?}");
                            cheaper += 1;
                        }
                        funds -= price;
                    }
                    "funds-added" | "funds-cut" if is_own() => funds = number(phrase, "funds"),
                    "prepared" if is_own() => {
                        assert_eq!(funds, number(phrase, "funds"), "{phrase:?}");
                        assert_eq!(bought, number(phrase, "bought"), "{phrase:?}");
                        assert_eq!(laid, number(phrase, "set"), "{phrase:?}");
                    }
                    "income" => {
                        funds += number(phrase, "amount");
                        assert_eq!(funds, number(phrase, own_funds), "{phrase:?}");
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(cheaper > 100, "{cheaper} cards were cheaper");
}

#[test]
fn the_verdict_names_the_turn_in_which_each_set_ended() {
    for log in all_logs() {
        let mut turn = 0;
        let mut ended = Vec::new();
        for phrase in &log {
            match phrase.key.trim_start_matches("frontline-") {
                "log-set-began" => turn = 0,
                "log-turn" => {
                    turn += 1;
                    assert_eq!(number(phrase, "turn"), turn, "{phrase:?}");
                }
                "log-turns-ended" => assert_eq!(number(phrase, "turns"), turn, "{phrase:?}"),
                key if key.starts_with("log-set-won-") => ended.push(turn),
                key if key.starts_with("verdict-") => {
                    let set = usize::try_from(number(phrase, "set")).expect("sets count from 1");
                    assert_eq!(number(phrase, "turn"), ended[set - 1], "{phrase:?}");
                }
                "score-chain" => {
                    assert_eq!(number(phrase, "stages"), 5);
                    let cards = items(phrase, "cards");
                    let none = cards[0].key == "frontline-nothing";
                    let count = if none { 0 } else { cards.len() as i32 };
                    assert_eq!(number(phrase, "count"), count, "{phrase:?}");
                }
                _ => {}
            }
        }
    }
}

/// A plan has up to four cards, and a look is at five, or at what the deck and the trash still have.
#[test]
fn plans_and_looks_are_as_large_as_they_may_be() {
    for phrase in all_logs().flatten() {
        match phrase.key.trim_start_matches("frontline-log-") {
            "planned" => {
                let cards = items(&phrase, "cards").into_iter();
                let planned: i32 = cards.map(|card| number(card, "count")).sum();
                assert!((1..=4).contains(&planned), "{phrase:?}");
            }
            "looked" => assert!((1..=5).contains(&number(&phrase, "count")), "{phrase:?}"),
            _ => {}
        }
    }
}

#[test]
fn every_number_that_is_told_is_checked() {
    const CHECKED: &[(&str, &[&str])] = &[
        (
            "frontline-log-set-began",
            &["set", "one-funds", "two-funds"],
        ),
        ("frontline-log-prepared", &["bought", "set", "funds"]),
        ("frontline-log-bought", &["price"]),
        ("frontline-log-weaponised", &["price"]),
        ("frontline-log-turn", &["turn"]),
        ("frontline-log-turns-ended", &["turns"]),
        ("frontline-log-funds-added", &["amount", "funds"]),
        ("frontline-log-funds-cut", &["amount", "funds"]),
        (
            "frontline-log-income",
            &["amount", "one-funds", "two-funds"],
        ),
        ("frontline-log-looked", &["count"]),
        ("frontline-log-nullified", &["count"]),
        ("frontline-planned", &["count"]),
        ("frontline-log-set-won-objective", &["set"]),
        ("frontline-log-set-won-further", &["set"]),
        ("frontline-log-set-won-funds", &["set"]),
        ("frontline-log-set-won-second", &["set"]),
        ("frontline-log-won", &["won", "lost"]),
        ("frontline-verdict-objective", &["set", "turn"]),
        ("frontline-verdict-further", &["set", "turn"]),
        ("frontline-verdict-funds", &["set", "turn"]),
        ("frontline-verdict-second", &["set", "turn"]),
        ("frontline-score-chain", &["count", "stages", "funds"]),
        // Which place it is, and who it is that chose.
        ("frontline-log-laid", &["slot"]),
        ("frontline-log-scouted", &["slot"]),
        ("frontline-log-leaked", &["slot"]),
        ("frontline-log-turned-up", &["slot"]),
        ("frontline-log-turned-down", &["slot"]),
        ("frontline-log-trashed", &["slot"]),
        ("frontline-log-first-chosen", &["own"]),
    ];
    let logs: Vec<Vec<Phrase>> = all_logs().collect();
    assert_checked(logs.iter().flatten(), CHECKED);
}
