//! A very long game: each turn is spent idly or on an errand, which is begun first and then done
//! badly or well.

use tabletop::{
    Chance, Config, Game, Mastery, Outcome, Pace, Refused, Seat, Seats, Summary, Switch, Table,
    Viewer,
};

pub struct Errands;

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Day {
    pub left: u32,
    pub turn: Seat,
    /// An errand is begun.
    pub under_way: bool,
    pub done: [i32; 2],
}

pub const IDLE: u8 = 0;
pub const BEGIN: u8 = 1;
const BADLY: u8 = 2;
const WELL: u8 = 3;

impl Game for Errands {
    const ID: &'static str = "errands";
    const RULES: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const SWITCHES: &'static [Switch] = &[];

    type State = Day;
    type Action = u8;
    type Event = ();
    type View = Day;
    type Illegal = ();
    type Lore = ();

    fn new(_: &Config) -> Result<Errands, Refused> {
        Ok(Errands)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn setup(&self, _: &mut impl Table<Self>) -> Day {
        Day {
            left: 1_000_000,
            turn: Seat(0),
            under_way: false,
            done: [0; 2],
        }
    }

    fn awaited(&self, day: &Day) -> Seats {
        match day.left {
            0 => Seats::NONE,
            _ => Seats::one(day.turn),
        }
    }

    fn candidates(&self, day: &Day, _: Seat, out: &mut Vec<u8>) {
        out.extend(if day.under_way {
            [BADLY, WELL]
        } else {
            [IDLE, BEGIN]
        });
    }

    fn check(&self, _: &Day, _: Seat, _: &u8) -> Result<(), ()> {
        Ok(())
    }

    fn apply(&self, day: &mut Day, seat: Seat, action: u8, _: &mut impl Table<Self>) {
        day.under_way = action == BEGIN;
        if day.under_way {
            return;
        }
        day.done[seat.index()] += [0, 0, 5, 20][usize::from(action)];
        day.left -= 1;
        day.turn = seat.after(1, 2);
    }

    fn retract(&self, day: &Day, seat: Seat) -> Option<Day> {
        (day.under_way && day.turn == seat).then(|| Day {
            under_way: false,
            ..day.clone()
        })
    }

    fn fallback(&self, day: &Day, _: Seat) -> u8 {
        if day.under_way { BADLY } else { IDLE }
    }

    fn summary(&self, day: &Day, figures: &mut Summary) {
        figures.numbers("done", day.done);
    }

    fn outcome(&self, day: &Day) -> Option<Outcome> {
        let winner = Seat(u8::from(day.done[1] > day.done[0]));
        (day.left == 0).then(|| Outcome::new(Seats::one(winner), &day.done))
    }

    fn view(&self, day: &Day, _: Viewer) -> Day {
        day.clone()
    }

    fn lore(&self, _: Mastery, _: &mut Chance) {}

    fn imagine(&self, view: &Day, (): &(), _: &mut Chance) -> Day {
        view.clone()
    }

    /// Of an errand that is only begun nothing can be seen.
    fn worth(&self, day: &Day, seat: Seat) -> i32 {
        day.done[seat.index()] - day.done[seat.after(1, 2).index()]
    }

    fn pace(&self) -> Pace {
        Pace {
            horizon: 2,
            effort: 5_000,
        }
    }
}
