//! Take one to three from the heap; who takes the last wins. Nothing is hidden, nothing is luck.

use tabletop::{
    Chance, Config, Game, Mastery, Outcome, Refused, Seat, Seats, Summary, Switch, Table, Viewer,
};

pub struct Nim;

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Heap {
    pub left: u8,
    pub turn: Seat,
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const SWITCHES: &'static [Switch] = &[];

    type State = Heap;
    type Action = u8;
    type Event = ();
    type View = Heap;
    type Illegal = ();
    type Lore = ();

    fn new(_: &Config) -> Result<Nim, Refused> {
        Ok(Nim)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn setup(&self, _: &mut impl Table<Self>) -> Heap {
        Heap {
            left: 15,
            turn: Seat(0),
        }
    }

    fn awaited(&self, heap: &Heap) -> Seats {
        match heap.left {
            0 => Seats::NONE,
            _ => Seats::one(heap.turn),
        }
    }

    fn candidates(&self, _: &Heap, _: Seat, out: &mut Vec<u8>) {
        out.extend(1..=3);
    }

    fn check(&self, heap: &Heap, _: Seat, take: &u8) -> Result<(), ()> {
        if *take <= heap.left { Ok(()) } else { Err(()) }
    }

    fn apply(&self, heap: &mut Heap, seat: Seat, take: u8, _: &mut impl Table<Self>) {
        heap.left -= take;
        heap.turn = seat.after(1, 2);
    }

    fn fallback(&self, _: &Heap, _: Seat) -> u8 {
        1
    }

    fn summary(&self, heap: &Heap, figures: &mut Summary) {
        figures.number("left", heap.left);
    }

    fn outcome(&self, heap: &Heap) -> Option<Outcome> {
        let winner = heap.turn.after(1, 2);
        let scores = [winner == Seat(0), winner == Seat(1)].map(i32::from);
        (heap.left == 0).then(|| Outcome::new(Seats::one(winner), &scores))
    }

    fn view(&self, heap: &Heap, _: Viewer) -> Heap {
        heap.clone()
    }

    fn lore(&self, _: Mastery, _: &mut Chance) {}

    fn imagine(&self, view: &Heap, (): &(), _: &mut Chance) -> Heap {
        view.clone()
    }

    /// Nothing can be said before the end.
    fn worth(&self, heap: &Heap, seat: Seat) -> i32 {
        self.outcome(heap)
            .map_or(0, |outcome| outcome.scores()[seat.index()])
    }
}
