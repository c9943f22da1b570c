//! A puzzle for every day. They are found beforehand (`cargo xtask puzzles`), so that everybody has the
//! same one, whatever machine and however the bots may change.

use std::sync::LazyLock;

use catalog::Puzzle;
use tabletop::Config;

/// A line for every day of one week after the other, with a puzzle or, where one was taken out, `null`. New
/// ones are added at the end.
const KEPT: &str = include_str!("../data/puzzles.jsonl");

/// Those of each day of the week.
static PUZZLES: LazyLock<[Vec<Puzzle>; WEEK.len()]> = LazyLock::new(|| {
    let mut puzzles = <[Vec<Puzzle>; WEEK.len()]>::default();
    for (day, line) in KEPT.lines().enumerate() {
        let puzzle: Option<Puzzle> = serde_json::from_str(line).expect("kept puzzles are tested");
        puzzles[day % WEEK.len()].extend(puzzle);
    }
    puzzles
});

/// What the puzzles of a week are of, one after the other: a game and its players.
pub const WEEK: [(&str, u8); 7] = [
    ("ports", 2),
    ("cyberwar", 1),
    ("frontline", 2),
    ("placement", 3),
    ("league", 2),
    ("cyberwar", 1),
    ("ports", 3),
];

/// How a game of this day of the week is set up.
pub fn config(day: usize) -> (&'static str, Config) {
    let (game, players) = WEEK[day % WEEK.len()];
    (game, Config::new(players))
}

/// The puzzle of this day, counted from any Monday on: after the last of its day of the week comes the first
/// again.
pub fn of_day(day: i64) -> &'static Puzzle {
    let (week, weekday) = round(day, WEEK.len());
    let puzzles = &PUZZLES[weekday];
    &puzzles[round(week, puzzles.len()).1]
}

/// After how many weeks the puzzle of this day comes again.
pub fn weeks_round(day: i64) -> usize {
    PUZZLES[round(day, WEEK.len()).1].len()
}

/// How often this has gone round so many, and where it is.
fn round(number: i64, count: usize) -> (i64, usize) {
    let count = i64::try_from(count).expect("there are not that many");
    let at = usize::try_from(number.rem_euclid(count)).expect("it is not negative");
    (number.div_euclid(count), at)
}

/// So many days have been provided for: whole weeks.
pub fn count() -> usize {
    KEPT.lines().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_its_game() {
        assert_eq!(count() % WEEK.len(), 0, "whole weeks");
        for day in 0..count() {
            let posed = of_day(day as i64).pose().expect("it can be set up");
            let (game, config) = config(day);
            assert_eq!((posed.game.as_str(), posed.config), (game, config));
        }
    }

    #[test]
    fn every_option_is_judged_and_most_are_not_good() {
        for day in 0..count() {
            let puzzle = of_day(day as i64);
            let solved = (0..)
                .find_map(|option| puzzle.judge(option).ok())
                .expect("something can be chosen");
            let places = solved.options.iter().map(|it| it.option);
            let good = places.filter(|&place| puzzle.judge(place).expect("it is judged").good);
            assert!(2 * good.count() <= solved.options.len(), "day {day}");
        }
    }

    #[test]
    fn the_days_go_round_in_both_directions() {
        for (weekday, puzzles) in (0..).zip(PUZZLES.iter()) {
            let record = |week: i64| of_day(7 * week + weekday).record().get();
            let weeks = puzzles.len() as i64;
            assert_eq!(weeks_round(weekday - 7), puzzles.len());
            assert!(weeks >= 8, "not the same one within eight weeks");
            assert_eq!(record(-1), record(weeks - 1));
            assert_eq!(record(0), record(weeks));
            assert_ne!(record(0), record(1));
        }
    }
}
