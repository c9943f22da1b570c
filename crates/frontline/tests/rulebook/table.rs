//! A table laid out by hand, and the words of the rulebook to play at it.

use frontline::cards::{EventCard, Mitigation, Plan, Technique};
use frontline::state::{Phase, SLOTS, Side, Slot, State};
use frontline::{Action, Event, FrontLine, Illegal, Place, SideView, View};
use laws::Scenario;
use tabletop::cards::{Bag, Set};
use tabletop::{Config, Game, Outcome, Seat, Setting, Viewer};

pub use frontline::cards::Mitigation::*;
pub use frontline::cards::Technique::*;

/// The players; Anna goes first unless said otherwise.
pub const ANNA: Seat = Seat(0);
pub const BEN: Seat = Seat(1);

pub const RECON: Plan = Plan {
    recon: 1,
    ..Plan::NOTHING
};
pub const WEAPONISE: Plan = Plan {
    weaponise: 1,
    ..Plan::NOTHING
};
pub const ATTACK: Plan = Plan {
    attack: 1,
    ..Plan::NOTHING
};
pub const HARDEN: Plan = Plan {
    harden: 1,
    ..Plan::NOTHING
};
pub const NOTHING: Plan = Plan::NOTHING;

/// A position in words. Anna and Ben are about to plan turn 2, with 20 funds each, nothing in hand
/// and nothing set, and no event; the next one is a cease-fire, which does nothing at once. Cards
/// that are not named are in their decks.
#[derive(Clone)]
pub struct Layout {
    config: Config,
    state: State,
}

impl Layout {
    pub fn new() -> Layout {
        let config = Config::new(2);
        let opening = Scenario::<FrontLine>::opening(&config, "layout");
        let side = Side {
            defences: Set::EMPTY,
            pile: Set::FULL,
            ..Side::fresh(20)
        };
        let state = State {
            sides: [side; 2],
            first: ANNA,
            turn: 2,
            phase: Phase::Plan,
            ..*opening.state()
        };
        Layout { config, state }.next_event(EventCard::CeaseFire)
    }

    pub fn switch(mut self, switch: &str, value: impl Into<Setting>) -> Layout {
        self.config = self.config.with(switch, value);
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Layout {
        change(&mut self.state);
        self
    }

    fn side(self, seat: Seat, change: impl FnOnce(&mut Side)) -> Layout {
        self.with(|state| change(state.side_mut(seat)))
    }

    pub fn first(self, seat: Seat) -> Layout {
        self.with(|state| state.first = seat)
    }

    pub fn turn(self, turn: u8) -> Layout {
        self.with(|state| state.turn = turn)
    }

    pub fn funds(self, seat: Seat, funds: u16) -> Layout {
        self.side(seat, |side| side.funds = funds)
    }

    /// Attack cards in hand.
    pub fn hand<const N: usize>(self, seat: Seat, cards: [Technique; N]) -> Layout {
        self.with(|state| {
            for card in cards {
                state.deck.remove(card);
                state.side_mut(seat).techniques.add(card);
            }
        })
    }

    /// Defences in hand.
    pub fn holds<const N: usize>(self, seat: Seat, cards: [Mitigation; N]) -> Layout {
        self.side(seat, |side| {
            for card in cards {
                side.pile.remove(card);
                side.defences.insert(card);
            }
        })
    }

    /// Face-down defences, at the next free places.
    pub fn down<const N: usize>(self, seat: Seat, cards: [Mitigation; N]) -> Layout {
        self.side(seat, |side| {
            for card in cards {
                let slot = side.free_slot().expect("five are the most");
                side.pile.remove(card);
                side.slots[slot.index()] = Some(card);
            }
        })
    }

    /// Face-up defences, at the next free places.
    pub fn up<const N: usize>(self, seat: Seat, cards: [Mitigation; N]) -> Layout {
        self.down(seat, cards).side(seat, |side| {
            side.up = side.up.or(cards.iter().copied().collect())
        })
    }

    /// Attack cards that have survived.
    pub fn chain<const N: usize>(self, seat: Seat, cards: [Technique; N]) -> Layout {
        self.with(|state| {
            for card in cards {
                state.deck.remove(card);
                state.side_mut(seat).chain[card.stage().index()] = Some(card);
            }
        })
    }

    /// The event of this turn, without its effect at the start of it.
    pub fn event(self, card: EventCard) -> Layout {
        self.with(|state| {
            let now = Set::one(card);
            state.events = state.events.minus(now);
            state.past_events = state.past_events.minus(now);
            state.event = Some(card);
        })
    }

    /// The attack deck holds nothing but these; the rest is in the trash.
    pub fn deck<const N: usize>(self, cards: [Technique; N]) -> Layout {
        self.with(|state| {
            let cards: Bag<Technique> = cards.into_iter().collect();
            state.trash = state.trash.plus(state.deck.minus(cards));
            state.deck = cards;
        })
    }

    /// This event comes next: all others are over.
    pub fn next_event(self, card: EventCard) -> Layout {
        self.with(|state| {
            state.past_events = Set::FULL.minus(Set::one(card));
            state.events = Set::one(card);
        })
    }

    pub fn start(self) -> Table {
        let game = FrontLine::new(&self.config).expect("the set-up is fine");
        Table(Scenario::from_state(game, self.state))
    }

    /// Both have planned, Anna this and Ben that.
    #[track_caller]
    pub fn planned(self, anna: Plan, ben: Plan) -> Table {
        let mut table = self.start();
        table.plan(anna, ben);
        table
    }

    /// Anna attacks, Ben plans nothing.
    #[track_caller]
    pub fn attacking(self) -> Table {
        self.planned(ATTACK, NOTHING)
    }

    /// The turn goes by without anyone doing anything; the next one begins with this event.
    #[track_caller]
    pub fn happens(self, card: EventCard) -> Table {
        self.next_event(card).planned(NOTHING, NOTHING)
    }
}

/// A match going on.
pub struct Table(pub Scenario<FrontLine>);

/// What players do.
impl Table {
    /// The opening of a match in which Anna goes first.
    pub fn opening(config: &Config) -> Table {
        for seed in 0..20 {
            let scenario = Scenario::<FrontLine>::opening(config, &format!("opening {seed}"));
            if scenario.state().first == ANNA {
                return Table(scenario);
            }
        }
        panic!("the lot never falls on Anna")
    }

    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Table {
        self.0.act(seat, action);
        self
    }

    #[track_caller]
    pub fn done(&mut self, seat: Seat) -> &mut Table {
        self.act(seat, Action::Done)
    }

    /// Both plan, first the first player.
    #[track_caller]
    pub fn plan(&mut self, anna: Plan, ben: Plan) -> &mut Table {
        let order = match self.view(ANNA).first {
            ANNA => [(ANNA, anna), (BEN, ben)],
            _ => [(BEN, ben), (ANNA, anna)],
        };
        for (seat, plan) in order {
            self.act(seat, Action::Plan(plan));
        }
        self
    }

    /// Buys and sets these while preparing, and is ready.
    #[track_caller]
    pub fn prepare<const N: usize>(&mut self, seat: Seat, cards: [Mitigation; N]) -> &mut Table {
        for card in cards {
            self.act(seat, Action::Buy(card))
                .act(seat, Action::Set(card));
        }
        self.done(seat)
    }

    #[track_caller]
    pub fn place(&mut self, seat: Seat, card: Technique) -> &mut Table {
        self.act(seat, Action::Place(card))
    }

    #[track_caller]
    pub fn turn_up(&mut self, seat: Seat, slot: u8) -> &mut Table {
        self.act(seat, Action::TurnUp(Slot(slot)))
    }

    #[track_caller]
    pub fn refused(&self, seat: Seat, action: Action) -> Illegal {
        self.0.refused(seat, action)
    }

    pub fn may(&self, seat: Seat, action: Action) -> bool {
        self.0.game().check(self.0.state(), seat, &action).is_ok()
    }
}

/// What there is to see.
impl Table {
    pub fn open(&self) -> View {
        self.0.view(Viewer::Open)
    }

    pub fn view(&self, seat: Seat) -> View {
        self.0.view(Viewer::Seat(seat))
    }

    pub fn side(&self, seat: Seat) -> SideView {
        self.open().sides[seat.index()].clone()
    }

    /// A player's side as the other sees it.
    pub fn seen(&self, seat: Seat) -> SideView {
        let view = self.view(if seat == ANNA { BEN } else { ANNA });
        view.sides[seat.index()].clone()
    }

    pub fn phase(&self) -> Phase {
        self.open().phase
    }

    pub fn funds(&self, seat: Seat) -> u16 {
        self.side(seat).funds
    }

    pub fn chain(&self, seat: Seat) -> Vec<Technique> {
        self.side(seat).chain
    }

    pub fn hand(&self, seat: Seat) -> Vec<Technique> {
        self.side(seat).techniques.open().to_vec()
    }

    pub fn held(&self, seat: Seat) -> Vec<Mitigation> {
        self.side(seat).defences.open().to_vec()
    }

    pub fn zone(&self, seat: Seat) -> [Place; SLOTS] {
        self.side(seat).zone
    }

    pub fn trash(&self) -> Vec<Technique> {
        self.open().trash
    }

    /// What everyone was told of the last act.
    pub fn told(&self) -> Vec<Event> {
        self.0.events(Viewer::Spectator)
    }

    pub fn told_to(&self, seat: Seat) -> Vec<Event> {
        self.0.events(Viewer::Seat(seat))
    }

    /// The one player who must decide.
    #[track_caller]
    pub fn awaited(&self) -> Seat {
        let awaited = self.0.awaited();
        assert_eq!(awaited.len(), 1, "not one is awaited but {awaited:?}");
        awaited.first().expect("there is one")
    }

    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        self.0.outcome()
    }
}
