//! Attacking: everyone with a vulnerability of the colour is hit.

use tabletop::{Seat, Table};

use super::{score, spread};
use crate::cards::{Card, Cards, Colour, Colours, DefenceKind, Face, Power};
use crate::events::{Hit, Source};
use crate::state::{Choice, MAX_PLAYERS, Phase, Player, Side, State, Within};
use crate::{Event, League};

/// What a card adds to an attack in one of its marked colours.
pub(crate) const PER_MARK: u8 = 2;

/// The colours that an attack card can be used in.
#[inline]
pub(crate) fn colours(card: Card) -> Colours {
    match card.face() {
        Face::Attack(_, colours) => colours,
        Face::Defence(..) => unreachable!("checked: it is an attack card"),
    }
}

/// The strength of an attack with what one's own defences add. LGE-R12: a Trojan Horse adds normal
/// damage also to an attack that has none, a Zero-Day Attack direct damage likewise.
#[inline]
pub(crate) fn power(defences: Cards, card: Card, step: u8, colour: Colour) -> Power {
    let printed = match card.face() {
        Face::Attack(kind, _) => kind.power(step),
        Face::Defence(..) => Power::default(),
    };
    let marked = |kind: DefenceKind| defences.common(kind.marking(colour)).len();
    Power {
        normal: printed.normal + PER_MARK * marked(DefenceKind::TrojanHorse),
        direct: printed.direct + PER_MARK * marked(DefenceKind::ZeroDayAttack),
    }
}

/// Everyone that a player can hit: the other players and, in a game of two, the dummy.
#[inline]
pub(crate) fn opponents(players: u8, seat: Seat) -> impl Iterator<Item = Side> {
    let others = Seat::all(players).filter(move |&other| other != seat);
    let dummy = (players == 2).then_some(Side::Dummy);
    others.map(Side::Player).chain(dummy)
}

/// What an attack does to an opponent; nothing if it has no vulnerability of the colour.
#[inline]
pub(crate) fn hit(state: &State, side: Side, power: Power, colour: Colour) -> Option<Hit> {
    let rack = state.rack(side);
    let room = spread::room(rack, colour)?;
    let defence = state.defence(side, colour);
    let damage = power.against(defence);
    Some(Hit {
        side,
        defence,
        damage,
        room,
        placed: damage.min(room),
    })
}

pub(super) fn resolve(
    game: &League,
    state: &mut State,
    seat: Seat,
    card: Card,
    step: u8,
    choice: Choice,
    table: &mut impl Table<League>,
) {
    state.discard(choice.cards());
    // LGE-R11: the colour of a card with several is chosen now. The card lies open in any case, so
    // that everyone sees what they are told.
    state.phase = Phase::Colour { seat, card, step };
    table.tell(game, state, |_| Some(Event::Opened { seat, choice }));
    if let Some(colour) = colours(card).only() {
        strike(game, state, seat, card, step, colour, table);
    }
}

/// LGE-R11: an attack that hits nobody is an attack too. The attacker scores for the opponent with
/// the most damage placed.
pub(super) fn strike(
    game: &League,
    state: &mut State,
    seat: Seat,
    card: Card,
    step: u8,
    colour: Colour,
    table: &mut impl Table<League>,
) {
    state.phase = Phase::Resolve;
    let power = power(state.player(seat).defences, card, step, colour);
    let within = Within::Colour(colour);
    let mut hits: Hits = [None; MAX_PLAYERS];
    let mut left = [0; MAX_PLAYERS];
    for (side, slot) in opponents(game.players, seat).zip(&mut hits) {
        *slot = hit(state, side, power, colour);
        let placed = slot.map_or(0, |hit| hit.placed);
        let rack = state.rack_mut(side);
        match side {
            Side::Player(defender) => left[defender.index()] = spread::pour(rack, within, placed),
            Side::Dummy => spread::pour_all(rack, within, placed),
        }
    }
    if left != [0; MAX_PLAYERS] {
        state.phase = Phase::Place { within, left };
    }
    table.tell(game, state, |_| {
        Some(Event::Attacked {
            seat,
            card,
            step,
            colour,
            power,
            hits: hits.iter().copied().flatten().collect(),
        })
    });
    let points = points(state.player(seat), hits.iter().flatten());
    score::earn(game, state, seat, Source::Damage, points.damage, table);
    score::earn(
        game,
        state,
        seat,
        Source::ProofOfConcept,
        points.proofs,
        table,
    );
    score::earn(
        game,
        state,
        seat,
        Source::UndergroundMarket,
        points.markets,
        table,
    );
    score::advance(game, state, seat, points.total(), table);
}

/// What an attack did to each opponent.
type Hits = [Option<Hit>; MAX_PLAYERS];

/// What an attack scores.
pub(crate) struct Points {
    /// The largest damage placed on one opponent.
    damage: u8,
    proofs: u8,
    markets: u8,
}

impl Points {
    #[inline]
    pub(crate) const fn total(&self) -> u8 {
        self.damage + self.proofs + self.markets
    }
}

#[inline]
pub(crate) fn points<'a>(attacker: &Player, hits: impl IntoIterator<Item = &'a Hit>) -> Points {
    let (mut damage, mut damaged) = (0, 0);
    for hit in hits {
        damage = damage.max(hit.placed);
        damaged += u8::from(hit.placed > 0);
    }
    Points {
        damage,
        proofs: match damaged {
            0 => 0,
            _ => attacker.count(DefenceKind::ProofOfConcept),
        },
        markets: match damaged {
            0 | 1 => 0,
            _ => 2 * attacker.count(DefenceKind::UndergroundMarket),
        },
    }
}
