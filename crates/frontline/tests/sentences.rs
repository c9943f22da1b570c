//! What the sentences of the log say adds up, from nothing but their own numbers.

use frontline::FrontLine;
use laws::texts::{items, logs, number, player};
use tabletop::Config;

const GAMES: u64 = 200;

#[test]
fn every_price_and_every_income_shows_in_the_funds_that_are_told_next() {
    let mut told = 0;
    for log in logs::<FrontLine>(&Config::new(2), GAMES) {
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
                _ => {}
            }
        }
    }
    assert!(told > 1000, "{told} incomes");
}

#[test]
fn a_copy_is_discarded_for_each_defence_that_is_nullified() {
    let mut nullified = 0;
    for phrase in logs::<FrontLine>(&Config::new(2), GAMES).flatten() {
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
    for log in logs::<FrontLine>(&Config::new(2), GAMES) {
        let mut sets = [0; 2];
        for phrase in &log {
            if phrase.key.starts_with("frontline-log-set-won-") {
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
