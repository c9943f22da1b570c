//! The toy game's rules, each fault where it belongs.

use std::cell::Cell;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};

use tabletop::{
    Chance, Config, Game, Mastery, Outcome, Place, Refused, Sealed, Seat, Seats, Summary, Switch,
    SwitchKind, Table, Viewer,
};

use crate::fault::Fault;
use crate::lawful;
use crate::state::{
    Action, CARDS, COINS, Card, Cards, EDGE, Event, Grudges, HAND, Illegal, Phase, ROUNDS, STROLL,
    State,
};
use crate::view::{Bid, Pile, View};

pub struct Toy {
    pub seats: u8,
    pub fault: Fault,
    /// Only with [`Fault::Moody`].
    mood: AtomicU32,
}

/// The one place of luck.
const DECK: Place = Place(0);

const FAULT: Switch = Switch::new(
    "fault",
    SwitchKind::Number {
        min: 0,
        max: Fault::ALL.len() as i32 - 1,
        default: 0,
    },
);

/// How heavy each card really is.
pub fn true_weight(card: Card) -> u8 {
    card * 5 % CARDS
}

impl Toy {
    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn bid(&self, state: &mut State, seat: Seat, card: Card, table: &mut impl Table<Toy>) {
        let first = !state.bids.iter().any(Sealed::is_committed);
        if self.has(Fault::FirstComeFirstServed) && first {
            state.pay(seat, 1);
        }
        if self.has(Fault::FitfulReveal) && state.deck.contains(&0) {
            table.reveal();
        }
        state.bids[seat.index()].commit(card);
        table.tell(self, state, |_| Some(Event::Sealed { seat }));
        if state.bids.iter().all(Sealed::is_committed) {
            self.open_bids(state, table);
        }
    }

    fn open_bids(&self, state: &mut State, table: &mut impl Table<Toy>) {
        table.reveal();
        let bids: Vec<(Card, u8)> = state
            .bids
            .iter()
            .filter_map(Sealed::open)
            .map(|card| (card, state.weights[usize::from(card)]))
            .collect();
        for (seat, (card, _)) in Seat::all(self.seats).zip(&bids) {
            state.hands[seat.index()].remove(card);
            state.noted[seat.index()].remove(card);
            state.shown.insert(*card);
            state.bids[seat.index()].take_back();
        }
        let winner = Seat::all(self.seats)
            .max_by_key(|seat| bids[seat.index()].1)
            .expect("a table has seats");
        state.pay(winner, state.pawn + 1);
        state.phase = Phase::Stroll {
            seat: winner,
            gone: 0,
        };
        table.tell(self, state, |_| {
            let bids = bids.clone();
            Some(Event::Opened { bids, winner })
        });
    }

    fn look(&self, state: &mut State, seat: Seat, card: Card, table: &mut impl Table<Toy>) {
        if !self.has(Fault::Hushed) {
            table.reveal();
        }
        state.noted[seat.index()].insert(card);
        table.tell(self, state, |viewer| {
            let known = viewer == Viewer::Seat(seat);
            let at = known.then(|| (card, state.weights[usize::from(card)]));
            Some(Event::Looked { seat, at })
        });
    }

    fn draw(&self, state: &mut State, seat: Seat, table: &mut impl Table<Toy>) {
        let nth = table.luck(DECK).below(state.deck.len() as u32) as usize;
        let card = *state.deck.iter().nth(nth).expect("nth is below the size");
        state.deck.remove(&card);
        state.hands[seat.index()].insert(card);
        if self.has(Fault::Moody) {
            state.pay(seat, self.mood.fetch_add(1, Ordering::Relaxed) as u8 % 2);
        }
        table.tell(self, state, |viewer| {
            let known = viewer == Viewer::Seat(seat) || self.has(Fault::TellingEvent);
            let card = known.then_some(card);
            Some(Event::Drew { seat, card })
        });
        if self.has(Fault::CountingEvent) && state.weights[usize::from(card)] > CARDS / 2 {
            table.tell(self, state, |_| Some(Event::Groaned));
        }
    }

    fn end_round(&self, state: &mut State) {
        state.round += 1;
        state.phase = if state.round == ROUNDS {
            Phase::Over
        } else {
            Phase::Bid
        };
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=3;
    const SWITCHES: &'static [Switch] = &[FAULT];

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    /// The weights remembered, by card.
    type Lore = Vec<Option<u8>>;

    fn new(config: &Config) -> Result<Toy, Refused> {
        config.checked(Toy::PLAYERS, Toy::SWITCHES)?;
        Ok(Toy {
            seats: config.players,
            fault: Fault::ALL[config.number(&FAULT) as usize],
            mood: AtomicU32::new(0),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self, table: &mut impl Table<Toy>) -> State {
        let seats = usize::from(self.seats);
        let mut cards: Vec<Card> = (0..CARDS).collect();
        table.luck(DECK).shuffle(&mut cards);
        let deck = cards.split_off(seats * HAND);
        let state = State {
            phase: Phase::Bid,
            round: 0,
            weights: (0..CARDS).map(true_weight).collect(),
            noted: vec![Cards::new(); seats],
            deck: deck.into_iter().collect(),
            hands: cards
                .chunks(HAND)
                .map(|hand| hand.iter().copied().collect())
                .collect(),
            bids: vec![Sealed::EMPTY; seats],
            shown: Cards::new(),
            pawn: 0,
            bank: COINS,
            purses: vec![0; seats],
            glimpse: None,
            fingerprint: 0,
            grudges: Grudges::default(),
            unwritten: u8::from(self.has(Fault::Forgetful)),
        };
        table.tell(self, &state, |_| Some(Event::Dealt));
        state
    }

    fn awaited(&self, state: &State) -> Seats {
        match state.phase {
            Phase::Bid => Seat::all(self.seats)
                .filter(|seat| !state.bids[seat.index()].is_committed())
                .collect(),
            Phase::Stroll { gone: STROLL, .. } if self.has(Fault::Stalled) => Seats::NONE,
            Phase::Stroll { seat, .. } => Seats::one(seat),
            Phase::Over => Seats::NONE,
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.phase {
            Phase::Bid => out.extend(state.hand(seat).iter().copied().map(Action::Bid)),
            Phase::Stroll { .. } => {
                out.extend(state.hand(seat).iter().copied().map(Action::Look));
                out.extend([Action::Left, Action::Right, Action::Draw, Action::Rest]);
            }
            Phase::Over => {}
        }
        if self.has(Fault::Unsorted) {
            out.reverse();
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let answer = self.judge(state, seat, action);
        if self.has(Fault::Grudging) && answer.is_err() {
            state.grudges.bear();
        }
        answer
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, table: &mut impl Table<Toy>) {
        if let Phase::Stroll { gone, .. } = &mut state.phase {
            *gone += u8::from(!matches!(action, Action::Draw | Action::Rest));
        }
        match action {
            Action::Bid(card) => self.bid(state, seat, card, table),
            Action::Look(card) => self.look(state, seat, card, table),
            Action::Left => self.walk(state, state.pawn - 1, table),
            Action::Right => self.walk(state, state.pawn + 1, table),
            Action::Draw => {
                self.draw(state, seat, table);
                self.end_round(state);
            }
            Action::Rest => {
                self.rest(state, seat, table);
                if self.has(Fault::Endless) {
                    state.fingerprint += 1; // everyone sees that somebody rested
                } else {
                    self.end_round(state);
                }
            }
        }
        if self.has(Fault::Fingerprints) {
            table.reveal();
            let hidden = (&state.deck, &state.hands, &state.weights);
            state.fingerprint = format!("{hidden:?}")
                .bytes()
                .fold(0, |sum, byte| sum.rotate_left(5) ^ u32::from(byte));
        }
    }

    fn retract(&self, state: &State, seat: Seat) -> Option<State> {
        let mut before = state.clone();
        let drew = state.hand(seat).len() + usize::from(state.round) > HAND;
        if self.has(Fault::RegretfulDraw) && drew {
            let card = before.hands[seat.index()].pop_last()?;
            before.deck.insert(card);
            return Some(before);
        }
        if !state.bids[seat.index()].is_committed() || self.has(Fault::Fingerprints) {
            return None;
        }
        before.bids[seat.index()].take_back();
        if self.has(Fault::PaidRetract) {
            before.pay(seat, 1);
        }
        Some(before)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Action {
        match state.phase {
            Phase::Bid => {
                let heavy = |card: &Card| state.weights[usize::from(*card)];
                let mut hand = state.hand(seat).iter().copied();
                let card = if self.has(Fault::KnowingFallback) {
                    hand.max_by_key(heavy)
                } else {
                    hand.next()
                };
                Action::Bid(card.expect("a hand lasts as long as the rounds"))
            }
            Phase::Stroll { .. } if self.has(Fault::ClumsyFallback) => Action::Left,
            Phase::Stroll { .. } | Phase::Over => Action::Rest,
        }
    }

    fn shortlist(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.options(state, seat, out);
        let heavy = |action: &Action| match action {
            Action::Bid(card) => state.weights[usize::from(*card)],
            _ => 0,
        };
        if self.has(Fault::EmptyShortlist) {
            out.clear();
        } else if self.has(Fault::KnowingShortlist) {
            let heaviest = out.iter().map(heavy).max();
            out.retain(|action| Some(heavy(action)) == heaviest);
        }
    }

    fn summary(&self, state: &State, figures: &mut Summary) {
        figures.numbers("at", [state.round, state.pawn, state.bank]);
        figures.numbers("purses", state.purses.iter().copied());
        for (hand, bid) in state.hands.iter().zip(&state.bids) {
            figures.numbers("hand", hand.iter().copied());
            figures.numbers("bid", bid.open());
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let most = state.purses.iter().max()?;
        let winners = Seat::all(self.seats)
            .filter(|seat| state.purses[seat.index()] == *most)
            .collect();
        let scores: Vec<i32> = state.purses.iter().copied().map(i32::from).collect();
        Some(Outcome::new(winners, &scores))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = View::of(state, viewer);
        if self.has(Fault::SeeThroughDeck) {
            view.deck = Pile::Open(state.deck.clone());
        }
        if self.has(Fault::OpenGlimpse) {
            view.glimpse = state.glimpse.map(|(_, card)| card);
        }
        if self.has(Fault::Whispering) {
            for bid in &mut view.bids {
                if *bid == Bid::FaceDown {
                    *bid = Bid::Open;
                }
            }
        }
        if self.has(Fault::HugeNumber) {
            view.number = u64::MAX;
        }
        view
    }

    fn lore(&self, mastery: Mastery, chance: &mut Chance) -> Vec<Option<u8>> {
        let mut remembers = || chance.below(100) < u32::from(mastery.0);
        (0..CARDS)
            .map(|card| remembers().then(|| true_weight(card)))
            .collect()
    }

    fn imagine(&self, view: &View, lore: &Vec<Option<u8>>, chance: &mut Chance) -> State {
        lawful::imagine(self, view, lore, chance)
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.purses[seat.index()])
    }
}

impl Toy {
    fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let ensure = |holds: bool, illegal| if holds { Ok(()) } else { Err(illegal) };
        let awaited = self.awaited(state).contains(seat);
        ensure(awaited || self.has(Fault::OutOfTurn), Illegal::NotAwaited)?;
        let gone = match (state.phase, action) {
            (Phase::Bid, Action::Bid(card)) => {
                ensure(state.hand(seat).contains(card), Illegal::NotInHand)?;
                let lowest = state.hand(seat).first() == Some(card);
                let bids = state.bids.iter().any(Sealed::is_committed);
                let crowded = self.has(Fault::Crowding) && bids && lowest;
                return ensure(!crowded, Illegal::Crowded);
            }
            (Phase::Stroll { gone, .. }, _) => gone,
            (Phase::Bid | Phase::Over, _) => return Err(Illegal::NotNow),
        };
        match action {
            Action::Bid(_) => Err(Illegal::NotNow),
            Action::Look(card) => {
                ensure(state.hand(seat).contains(card), Illegal::NotInHand)?;
                let known = state.noted[seat.index()].contains(card);
                ensure(!known, Illegal::AlreadyKnown)?;
                ensure(gone < STROLL, Illegal::Tired)
            }
            Action::Left | Action::Right => {
                let edge = if *action == Action::Left { 0 } else { EDGE };
                ensure(state.pawn != edge, Illegal::AtTheEdge)?;
                ensure(gone < STROLL, Illegal::Tired)
            }
            Action::Draw => {
                let round = match state.deck.first() {
                    Some(top) if self.has(Fault::TellingRefusal) => *top,
                    Some(_) | None => state.round,
                };
                // The last round is too late to draw.
                let drawable = !state.deck.is_empty() && state.round + 1 < ROUNDS;
                ensure(drawable, Illegal::DeckEmpty { round })
            }
            Action::Rest => Ok(()),
        }
    }

    fn walk(&self, state: &mut State, to: u8, table: &mut impl Table<Toy>) {
        assert!(
            !self.has(Fault::Panicking) || to < EDGE,
            "the pawn fell off the board"
        );
        if self.has(Fault::TellingUndo) && state.deck.contains(&0) {
            table.reveal();
        }
        if self.has(Fault::SharedLuck) {
            table.luck(DECK).below(6);
        }
        state.pawn = to;
        table.tell(self, state, |_| Some(Event::Walked { to }));
    }

    fn rest(&self, state: &mut State, seat: Seat, table: &mut impl Table<Toy>) {
        table.reveal();
        state.glimpse = state.deck.first().map(|&card| (seat, card));
        let listeners = Cell::new(0);
        table.tell(self, state, |_| {
            listeners.set(listeners.get() + 1);
            Some(Event::Rested { seat })
        });
        state.glimpse = None;
        if self.has(Fault::LosesCoins) {
            state.bank = state.bank.saturating_sub(1);
        }
        if self.has(Fault::Overheard) {
            state.pay(seat, listeners.get());
        }
    }
}
