//! One hides, the other seeks, both choose at the same time: whoever is sought in the open is found,
//! in the wood only by luck, every other time. Both had better go into the open one time in three;
//! the hider is then found one time in three.

use tabletop::{
    Chance, Config, Game, Mastery, Outcome, Place, Refused, Sealed, Seat, Seats, Summary, Switch,
    Table, Viewer,
};

pub struct Hiding;

pub const HIDER: Seat = Seat(0);
pub const SEEKER: Seat = Seat(1);
pub const OPEN: u8 = 0;
pub const WOOD: u8 = 1;

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Field {
    pub gone: [Sealed<u8>; 2],
    pub found: Option<bool>,
}

impl Game for Hiding {
    const ID: &'static str = "hiding";
    const RULES: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const SWITCHES: &'static [Switch] = &[];

    type State = Field;
    type Action = u8;
    type Event = ();
    /// Whose it is: nobody sees where the other goes.
    type View = Option<u8>;
    type Illegal = ();
    type Lore = ();

    fn new(_: &Config) -> Result<Hiding, Refused> {
        Ok(Hiding)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn setup(&self, _: &mut impl Table<Self>) -> Field {
        Field {
            gone: [Sealed::EMPTY; 2],
            found: None,
        }
    }

    fn awaited(&self, field: &Field) -> Seats {
        Seat::all(2)
            .filter(|seat| field.found.is_none() && !field.gone[seat.index()].is_committed())
            .collect()
    }

    fn candidates(&self, _: &Field, _: Seat, out: &mut Vec<u8>) {
        out.extend([OPEN, WOOD]);
    }

    fn check(&self, _: &Field, _: Seat, _: &u8) -> Result<(), ()> {
        Ok(())
    }

    fn apply(&self, field: &mut Field, seat: Seat, to: u8, table: &mut impl Table<Self>) {
        field.gone[seat.index()].commit(to);
        if let [Some(hides), Some(seeks)] = field.gone.map(|gone| gone.open()) {
            let lucky = table.luck(Place(0)).below(2) == 0;
            field.found = Some(hides == seeks && (hides == OPEN || lucky));
        }
    }

    fn retract(&self, field: &Field, seat: Seat) -> Option<Field> {
        let mut back = field.clone();
        back.gone[seat.index()] = Sealed::EMPTY;
        (field.found.is_none() && field.gone[seat.index()].is_committed()).then_some(back)
    }

    fn fallback(&self, _: &Field, _: Seat) -> u8 {
        WOOD
    }

    fn summary(&self, field: &Field, figures: &mut Summary) {
        figures.number("found", u8::from(field.found == Some(true)));
    }

    fn outcome(&self, field: &Field) -> Option<Outcome> {
        let found = field.found?;
        let scores = [i32::from(!found), i32::from(found)];
        Some(Outcome::new(
            Seats::one(if found { SEEKER } else { HIDER }),
            &scores,
        ))
    }

    fn view(&self, field: &Field, viewer: Viewer) -> Option<u8> {
        viewer
            .seat()
            .and_then(|seat| field.gone[seat.index()].open())
    }

    fn lore(&self, _: Mastery, _: &mut Chance) {}

    /// Only asked for by those who have not gone yet.
    fn imagine(&self, _: &Option<u8>, (): &(), _: &mut Chance) -> Field {
        Field {
            gone: [Sealed::EMPTY; 2],
            found: None,
        }
    }

    fn seen(&self, _: &Field, seat: Seat, to: u8, by: Seat) -> Option<u8> {
        (seat == by).then_some(to)
    }

    fn worth(&self, _: &Field, _: Seat) -> i32 {
        0
    }
}
