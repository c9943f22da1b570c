//! A puzzle for every day. They are found beforehand (`cargo xtask puzzles`), so that everybody has the
//! same one, whatever machine and however the bots may change.

use std::sync::LazyLock;

use catalog::Puzzle;
use tabletop::Config;

/// A puzzle a line. A line that has been given out stays where it is: new ones are added at the end.
const KEPT: &str = include_str!("../data/puzzles.jsonl");

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let puzzle = |line| serde_json::from_str(line).expect("kept puzzles are tested");
    KEPT.lines().map(puzzle).collect()
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

/// The puzzle of this day, counted from any day on: after the last comes the first again.
pub fn of_day(day: i64) -> &'static Puzzle {
    let count = i64::try_from(PUZZLES.len()).expect("there are not that many");
    let at = usize::try_from(day.rem_euclid(count)).expect("it is not negative");
    &PUZZLES[at]
}

pub fn count() -> usize {
    PUZZLES.len()
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
        let day = |day| of_day(day).record().get();
        let count = count() as i64;
        assert_eq!(day(-1), day(count - 1));
        assert_eq!(day(0), day(count));
    }
}
