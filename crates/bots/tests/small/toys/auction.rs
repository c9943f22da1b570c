//! Prizes 1 to 5 come up in random order; all bid for each at the same time and in secret with
//! cards 1 to 5, each good for one bid. The highest bid takes the prize, a tie nobody.

use tabletop::{
    Chance, Config, Game, Mastery, Outcome, Place, Refused, Sealed, Seat, Seats, Summary, Switch,
    Table, Viewer,
};

pub struct Auction {
    pub players: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct House {
    /// The last one is up.
    pub prizes: Vec<u8>,
    pub cards: Vec<Vec<u8>>,
    pub bids: Vec<Sealed<u8>>,
    pub points: Vec<i32>,
}

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Seen {
    pub up: Option<u8>,
    /// What is still to come, in order of size.
    pub later: Vec<u8>,
    pub cards: Vec<Vec<u8>>,
    pub own_bid: Option<u8>,
    pub has_bid: Seats,
    pub points: Vec<i32>,
}

impl Game for Auction {
    const ID: &'static str = "auction";
    const RULES: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
    const SWITCHES: &'static [Switch] = &[];

    type State = House;
    type Action = u8;
    type Event = ();
    type View = Seen;
    type Illegal = ();
    type Lore = ();

    fn new(config: &Config) -> Result<Auction, Refused> {
        Ok(Auction {
            players: config.players,
        })
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn setup(&self, table: &mut impl Table<Self>) -> House {
        let players = usize::from(self.players);
        let mut prizes = vec![1, 2, 3, 4, 5];
        table.luck(Place(0)).shuffle(&mut prizes);
        House {
            prizes,
            cards: vec![vec![1, 2, 3, 4, 5]; players],
            bids: vec![Sealed::EMPTY; players],
            points: vec![0; players],
        }
    }

    fn awaited(&self, house: &House) -> Seats {
        if house.prizes.is_empty() {
            return Seats::NONE;
        }
        Seat::all(self.players)
            .filter(|seat| !house.bids[seat.index()].is_committed())
            .collect()
    }

    fn candidates(&self, house: &House, seat: Seat, out: &mut Vec<u8>) {
        out.extend_from_slice(&house.cards[seat.index()]);
    }

    fn check(&self, house: &House, seat: Seat, bid: &u8) -> Result<(), ()> {
        let holds = house.cards[seat.index()].contains(bid);
        if holds && self.awaited(house).contains(seat) {
            Ok(())
        } else {
            Err(())
        }
    }

    fn apply(&self, house: &mut House, seat: Seat, bid: u8, _: &mut impl Table<Self>) {
        house.bids[seat.index()].commit(bid);
        if !self.awaited(house).is_empty() {
            return;
        }
        let bids: Vec<u8> = house.bids.iter().filter_map(Sealed::open).collect();
        for (cards, bid) in house.cards.iter_mut().zip(&bids) {
            cards.retain(|card| card != bid);
        }
        let prize = house.prizes.pop().expect("someone was awaited");
        let highest = bids.iter().max().expect("there are players");
        let mut bidders = (0..bids.len()).filter(|&seat| bids[seat] == *highest);
        if let (Some(winner), None) = (bidders.next(), bidders.next()) {
            house.points[winner] += i32::from(prize);
        }
        house.bids.fill(Sealed::EMPTY);
    }

    fn retract(&self, house: &House, seat: Seat) -> Option<House> {
        let mut before = house.clone();
        before.bids[seat.index()].open()?;
        before.bids[seat.index()] = Sealed::EMPTY;
        Some(before)
    }

    fn fallback(&self, house: &House, seat: Seat) -> u8 {
        house.cards[seat.index()][0]
    }

    fn summary(&self, house: &House, figures: &mut Summary) {
        figures.numbers("points", house.points.iter().copied());
    }

    fn outcome(&self, house: &House) -> Option<Outcome> {
        let best = house.points.iter().max()?;
        let winners = Seat::all(self.players)
            .filter(|seat| house.points[seat.index()] == *best)
            .collect();
        house
            .prizes
            .is_empty()
            .then(|| Outcome::new(winners, &house.points))
    }

    fn view(&self, house: &House, viewer: Viewer) -> Seen {
        let mut later = house.prizes.clone();
        let up = later.pop();
        later.sort_unstable();
        let own = viewer.seat().map(|seat| house.bids[seat.index()]);
        Seen {
            up,
            later,
            cards: house.cards.clone(),
            own_bid: own.and_then(|bid| bid.open()),
            has_bid: Seat::all(self.players)
                .filter(|seat| house.bids[seat.index()].is_committed())
                .collect(),
            points: house.points.clone(),
        }
    }

    fn lore(&self, _: Mastery, _: &mut Chance) {}

    fn imagine(&self, view: &Seen, (): &(), chance: &mut Chance) -> House {
        let mut prizes = view.later.clone();
        chance.shuffle(&mut prizes);
        prizes.extend(view.up);
        let mut bids = vec![Sealed::EMPTY; usize::from(self.players)];
        for seat in view.has_bid.iter() {
            bids[seat.index()].commit(*chance.pick(&view.cards[seat.index()]));
        }
        House {
            prizes,
            cards: view.cards.clone(),
            bids,
            points: view.points.clone(),
        }
    }

    fn seen(&self, _: &House, seat: Seat, bid: u8, by: Seat) -> Option<u8> {
        (seat == by).then_some(bid)
    }

    fn worth(&self, house: &House, seat: Seat) -> i32 {
        let others = Seat::all(self.players).filter(|&other| other != seat);
        let best = others.map(|other| house.points[other.index()]).max();
        house.points[seat.index()] - best.unwrap_or(0)
    }
}
