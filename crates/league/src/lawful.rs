//! What the laws need to know of the game. Written apart from the view.

use tabletop::{Chance, Lawful, Seat, Viewer};

use crate::League;
use crate::actions::{Plan, Tile};
use crate::cards::{Card, Cards, DefenceKind, LEVELS, Server};
use crate::imagine::any_choice;
use crate::rules::plan::need;
use crate::state::{Choice, Phase, State};

/// All cards and servers, wherever they are.
#[derive(Debug, PartialEq, Eq)]
pub struct Census {
    cards: Vec<Card>,
    servers: Vec<Server>,
}

/// More decisions than a player can make in an action: a plan and a payment, a server and what makes
/// room for it, a repair token by token.
const MOST_IN_AN_ACTION: usize = 60;

impl Lawful for League {
    type Census = Census;

    const LONGEST: usize = LEVELS as usize * 5 * 4 * MOST_IN_AN_ACTION;

    fn census(&self, state: &State) -> Census {
        let mut cards: Vec<Card> = Vec::new();
        let mut servers: Vec<Server> = Vec::new();
        cards.extend(state.deck.iter().chain(state.discards.iter()));
        for player in &state.players {
            cards.extend(player.hand.iter().chain(player.defences.iter()));
            servers.extend(player.rack.hosts().map(|host| host.server));
            if let Some(choice) = player.sealed.open() {
                match state.phase {
                    Phase::Choose => assert!(player.hand.includes(choice.cards())),
                    Phase::Trim
                    | Phase::Pick { .. }
                    | Phase::Resolve
                    | Phase::Install { .. }
                    | Phase::Replace { .. }
                    | Phase::Grow { .. }
                    | Phase::Outgrow { .. }
                    | Phase::Colour { .. }
                    | Phase::Place { .. }
                    | Phase::Respond { .. }
                    | Phase::Mend { .. }
                    | Phase::Over => cards.extend(choice.cards().iter()),
                }
            }
        }
        servers.extend(state.dummy.hosts().map(|host| host.server));
        servers.extend(state.supply.iter().chain(state.gone.iter()));
        servers.extend((state.round + 1..=LEVELS).flat_map(|level| Server::of_level(level).iter()));
        if let Phase::Replace { new, .. } | Phase::Outgrow { new, .. } = state.phase {
            servers.push(new);
        }
        cards.sort_unstable();
        servers.sort_unstable();
        Census { cards, servers }
    }

    /// Cards that the viewer cannot see change places, and others think of something else.
    fn redeal(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut other = *state;
        if viewer == Viewer::Open {
            return other;
        }
        let hidden: Vec<Seat> = Seat::all(self.players)
            .filter(|&seat| viewer != Viewer::Seat(seat))
            .collect();
        let mut places = Places::of(state, viewer, &hidden);
        for _ in 0..chance.below(24) {
            places.swap(chance);
        }
        places.put(&mut other);
        if state.phase == Phase::Choose {
            for seat in hidden {
                if chance.below(2) == 0 {
                    rethink(&mut other, seat, chance);
                }
            }
        }
        other
    }
}

/// Another choice, or another thought on the way to it.
fn rethink(state: &mut State, seat: Seat, chance: &mut Chance) {
    if state.player(seat).hand.is_empty() {
        return;
    }
    let Choice { plan, paid } = any_choice(state, seat, chance);
    let asked = 0 < need(state, seat, plan) && {
        let about = u8::from(plan.card().is_some());
        paid.len() + about < state.player(seat).hand.len()
    };
    let player = state.player_mut(seat);
    if player.sealed.is_committed() {
        player.sealed.commit(Choice { plan, paid });
    } else {
        player.draft = (asked && chance.below(2) == 0).then_some(plan);
    }
}

/// Where a card that the viewer does not see can lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Deck,
    /// Given back by the viewer, who knows that it is in the deck.
    Returned,
    Hand(Seat),
    /// Pays for the seat's choice, or is what it is about.
    Paid(Seat),
    About(Seat, Tile, u8),
}

struct Places {
    cards: Vec<(Place, Card)>,
    /// Those that are known not to be in the deck.
    certain: Cards,
}

impl Places {
    fn of(state: &State, viewer: Viewer, hidden: &[Seat]) -> Places {
        let me = viewer.seat().map(|seat| state.player(seat));
        let returned = me.map_or(Cards::EMPTY, |me| me.returned);
        let mut own = me.map_or(Cards::EMPTY, |me| me.hand);
        if let Some(choice) = me.and_then(|me| me.sealed.open())
            && state.phase != Phase::Choose
        {
            own = own.plus(choice.cards());
        }
        let mut cards = Vec::new();
        let mut lay = |place, some: Cards| cards.extend(some.iter().map(|card| (place, card)));
        lay(Place::Deck, state.deck.minus(returned));
        lay(Place::Returned, returned);
        for &seat in hidden {
            let player = state.player(seat);
            let mut hand = player.hand;
            if let Some(Choice { plan, paid }) = player.sealed.open() {
                let choice = Choice { plan, paid };
                if state.phase == Phase::Choose {
                    hand = hand.minus(choice.cards());
                }
                lay(Place::Paid(seat), paid);
                if let Some(card) = plan.card() {
                    let place = Place::About(seat, plan.tile(), choice.cards().len());
                    lay(place, Cards::one(card));
                }
            }
            if let Some(Some(card)) = player.draft.map(Plan::card) {
                hand = hand.without(card);
                let place = Place::About(seat, tile_of(card), cost(card) + 1);
                lay(place, Cards::one(card));
            }
            lay(Place::Hand(seat), hand);
        }
        Places {
            cards,
            certain: state.dealt.minus(state.dealt.common(own)),
        }
    }

    /// Two cards change places, if that cannot be told from outside.
    fn swap(&mut self, chance: &mut Chance) {
        let len = self.cards.len() as u32;
        if len == 0 {
            return;
        }
        let [one, two] = [0; 2].map(|_| chance.below(len) as usize);
        let ((place, card), (other_place, other_card)) = (self.cards[one], self.cards[two]);
        if self.fits(card, other_place, place) && self.fits(other_card, place, other_place) {
            self.cards[one].1 = other_card;
            self.cards[two].1 = card;
        }
    }

    fn fits(&self, card: Card, place: Place, from: Place) -> bool {
        match place {
            Place::Deck => from == Place::Deck || self.may_leave(card),
            Place::Returned => from == Place::Returned,
            Place::Hand(_) | Place::Paid(_) => from != Place::Returned,
            Place::About(_, tile, cards) => {
                from != Place::Returned
                    && tile_of(card) == tile
                    && (tile == Tile::Attack || cost(card) + 1 == cards)
            }
        }
    }

    /// Not one of those that are known to be in hands.
    fn may_leave(&self, card: Card) -> bool {
        let out = |&&(place, other): &&(Place, Card)| {
            other == card && place != Place::Deck && place != Place::Returned
        };
        let known = self.certain.iter().filter(|&other| other == card).count();
        self.cards.iter().filter(out).count() > known
    }

    fn put(&self, state: &mut State) {
        let at = |wanted: &dyn Fn(Place) -> bool| -> Cards {
            let there = self.cards.iter().filter(|(place, _)| wanted(*place));
            there.map(|&(_, card)| card).collect()
        };
        state.deck = at(&|place| matches!(place, Place::Deck | Place::Returned));
        let choosing = state.phase == Phase::Choose;
        for (index, player) in state.players.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            let theirs = |place| match place {
                Place::Hand(owner) | Place::Paid(owner) | Place::About(owner, ..) => owner == seat,
                Place::Deck | Place::Returned => false,
            };
            let all = at(&theirs);
            if all.is_empty() {
                continue;
            }
            let paid = at(&|place| place == Place::Paid(seat));
            let about = at(&|place| theirs(place) && matches!(place, Place::About(..)));
            let about = about.iter().next();
            player.hand = match choosing {
                true => all,
                false => at(&|place| place == Place::Hand(seat)),
            };
            if let Some(choice) = player.sealed.open() {
                let plan = with_card(choice.plan, about);
                player.sealed.commit(Choice { plan, paid });
            }
            player.draft = player.draft.map(|plan| with_card(plan, about));
        }
    }
}

fn with_card(plan: Plan, about: Option<Card>) -> Plan {
    match (plan, about) {
        (Plan::Defend(_), Some(card)) => Plan::Defend(card),
        (Plan::Attack { step, .. }, Some(card)) => Plan::Attack { card, step },
        (plan, _) => plan,
    }
}

fn tile_of(card: Card) -> Tile {
    if card.is_attack() {
        Tile::Attack
    } else {
        Tile::Defend
    }
}

fn cost(card: Card) -> u8 {
    let kinds = DefenceKind::ALL.into_iter();
    let mut own = kinds.filter(|kind| kind.cards().contains(card));
    own.next().map_or(0, DefenceKind::cost)
}
