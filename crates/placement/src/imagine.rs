//! The worlds that a view could be of.

use std::array;

use tabletop::cards::{Bag, Copies, Deck};
use tabletop::{Chance, Seats};

use crate::board::{MAX_PLAYERS, Space};
use crate::cards::EventCard;
use crate::state::{Attacker, Crew, Ground, State};
use crate::view::{Hand, Pile, View};

/// A world in which whatever the viewer cannot see is dealt by chance.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> State {
    let mut state = known(view);
    let lying = view.crews.iter().flat_map(|crew| &crew.attackers);
    let mut unseen = unseen(&view.attacks.pile, view.attacks.discards, |bag| {
        for crew in &view.crews {
            *bag = bag.minus(crew.hand.known());
        }
        for attacker in lying {
            for (card, count) in attacker.persistent.cards() {
                (0..count).for_each(|_| bag.remove(card));
            }
        }
    });
    for (crew, seen) in state.crews.iter_mut().zip(&view.crews) {
        deal(&mut crew.hand, &seen.hand, &mut unseen, chance);
    }
    if state.attacks.pile.is_empty() {
        state.attacks.pile = unseen;
    }

    let mut unseen = unseen_events(view);
    // The law works when it is drawn, so it is in no hand.
    let laws: Bag<EventCard> = std::iter::repeat_n(
        EventCard::UnauthorizedAccessLaw,
        unseen.count(EventCard::UnauthorizedAccessLaw).into(),
    )
    .collect();
    unseen = unseen.minus(laws);
    for (crew, seen) in state.crews.iter_mut().zip(&view.crews) {
        deal(&mut crew.events, &seen.events, &mut unseen, chance);
    }
    if state.events.pile.is_empty() {
        state.events.pile = unseen.plus(laws);
    }
    state
}

fn unseen_events(view: &View) -> Bag<EventCard> {
    unseen(&view.events.pile, view.events.discards, |bag| {
        for crew in &view.crews {
            *bag = bag.minus(crew.events.known());
        }
    })
}

/// The cards of a deck that lie neither in the open nor where `seen` takes them out.
fn unseen<K: Copies>(
    pile: &Pile<Bag<K>>,
    discards: Bag<K>,
    seen: impl FnOnce(&mut Bag<K>),
) -> Bag<K> {
    let mut bag = K::DECK.minus(discards);
    if let Pile::Open { cards } = pile {
        bag = bag.minus(*cards);
    }
    seen(&mut bag);
    bag
}

fn deal<K: Copies>(
    hand: &mut Bag<K>,
    seen: &Hand<Bag<K>>,
    unseen: &mut Bag<K>,
    chance: &mut Chance,
) {
    for _ in 0..seen.hidden() {
        hand.add(unseen.draw(chance).expect("hidden cards are unseen cards"));
    }
}

/// All that the viewer knows, with secret cards missing: enough to work out costs.
pub(crate) fn known(view: &View) -> State {
    let mut crews = [Crew::FRESH; MAX_PLAYERS];
    for absent in &mut crews[usize::from(view.players)..] {
        absent.attackers = [Attacker {
            space: Space::Gone,
            ..Attacker::FRESH
        }; 3];
    }
    for (crew, seen) in crews.iter_mut().zip(&view.crews) {
        *crew = Crew {
            attackers: seen.attackers,
            tokens: seen.tokens,
            points: seen.points,
            earned: array::from_fn(|nth| seen.earned.get(nth).copied()),
            hand: seen.hand.known(),
            events: seen.events.known(),
            shown: seen.hand.shown(),
            shown_events: seen.events.shown(),
        };
    }
    let sites = view.sites.each_ref().map(|site| Ground {
        stock: site.stock,
        security: site.security,
        weakness: site.weakness,
        low_drawn: site.low_drawn,
        crowd_drawn: site.crowd_drawn,
        claims: site.claims.iter().copied().collect::<Seats>(),
    });
    fn open<K: Copies>(pile: &Pile<Bag<K>>) -> Bag<K> {
        match *pile {
            Pile::Open { cards } => cards,
            Pile::Closed { .. } => Bag::EMPTY,
        }
    }
    State {
        crews,
        sites,
        attacks: Deck {
            pile: open(&view.attacks.pile),
            discards: view.attacks.discards,
        },
        securities: Deck {
            pile: view.securities.pile,
            discards: view.securities.discards,
        },
        vulnerabilities: Deck {
            pile: view.vulnerabilities.pile,
            discards: view.vulnerabilities.discards,
        },
        events: Deck {
            pile: open(&view.events.pile),
            discards: view.events.discards,
        },
        zero_days: view.zero_days,
        start: view.start,
        turn: view.turn,
        round: view.round,
        thrown: view.thrown,
        event_gained: view.event_gained,
        offers: view.offers,
        arrivals: view.arrivals,
        phase: view.phase,
    }
}
