//! What is worked out for the viewer, from public facts and the own hand: what servers cost, and
//! what attacks would do.

use serde::Serialize;
use tabletop::Seat;
use ts_rs::TS;

use crate::League;
use crate::actions::Plan;
use crate::cards::{Card, Cards, Colour, DefenceKind, Power, STEPS};
use crate::events::Hit;
use crate::imagine::known;
use crate::rules::attack::{colours, hit, opponents, points, power};
use crate::rules::plan::{need, price};
use crate::rules::round::whole;
use crate::state::{Phase, Player, State};
use crate::view::{Mind, View};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Aids {
    /// By seat.
    pub players: Vec<PlayerAid>,
    /// The dummy's defence in each colour, in a game of two.
    pub dummy: Option<[u8; 4]>,
    /// What a server costs the viewer now, in cards.
    pub price: Option<u8>,
    /// The defence cards that the viewer holds.
    pub defences: Vec<DefenceAid>,
    /// The attack cards that the viewer holds.
    pub attacks: Vec<AttackAid>,
}

/// How a player stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayerAid {
    /// All damage on its servers.
    pub damage: u8,
    /// The points it would get if the round ended now: for vulnerabilities without damage, for clean
    /// servers, and for Certification Audits.
    pub vulnerabilities: u8,
    pub clean: u8,
    pub audits: u8,
}

impl PlayerAid {
    pub fn at_round_end(&self) -> u8 {
        self.vulnerabilities + self.clean + self.audits
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DefenceAid {
    pub card: Card,
    /// Cards to be paid besides it.
    pub cost: u8,
    pub payable: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AttackAid {
    pub card: Card,
    /// With 0, 1, 2 and 3 cards paid.
    pub steps: Vec<StepAid>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StepAid {
    pub payable: bool,
    /// For each colour of the card.
    pub strikes: Vec<StrikeAid>,
}

/// What an attack would do if it came now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StrikeAid {
    pub colour: Colour,
    /// With what Trojan Horses and Zero-Day Attacks add.
    pub power: Power,
    /// Everyone who has a vulnerability of the colour.
    pub hits: Vec<Hit>,
    /// What it would score, with Proofs of Concept and Underground Markets.
    pub points: u8,
}

pub(super) fn aids(game: &League, view: &View) -> Aids {
    let state = known(view);
    let me = view.me;
    // Cards under the own tile are thought about too, until they are turned up.
    let hand = me.map(|me| {
        let own = &view.players[me.index()];
        match (own.mind, view.phase) {
            (Mind::Known { choice, up: true }, _) => own.hand.known().plus(choice.cards()),
            // So is an attack that is up and waits for its colour.
            (_, Phase::Colour { seat, card, .. }) if seat == me => {
                own.hand.known().plus(Cards::one(card))
            }
            _ => own.hand.known(),
        }
    });
    let holding = me.zip(hand);
    Aids {
        players: Seat::all(game.players)
            .map(|seat| player_aid(state.player(seat)))
            .collect(),
        dummy: (game.players == 2).then(|| Colour::ALL.map(|own| state.dummy.spots(own))),
        price: me.map(|me| price(&state, me)),
        defences: holding.map_or_else(Vec::new, |(me, hand)| {
            let aid = |card| {
                let cost = need(&state, me, Plan::Defend(card));
                DefenceAid {
                    card,
                    cost,
                    payable: cost < hand.len(),
                }
            };
            hand.common(Card::DEFENCES).kinds().map(aid).collect()
        }),
        attacks: holding.map_or_else(Vec::new, |(me, hand)| {
            let step = |card, step| StepAid {
                payable: step < hand.len(),
                strikes: strikes(game, &state, me, card, step),
            };
            let aid = |card| AttackAid {
                card,
                steps: (0..STEPS).map(|nth| step(card, nth)).collect(),
            };
            hand.common(Card::ATTACKS).kinds().map(aid).collect()
        }),
    }
}

pub(super) fn player_aid(player: &Player) -> PlayerAid {
    let clean = || player.rack.hosts().filter(|host| host.is_clean());
    PlayerAid {
        damage: player.rack.damage(),
        vulnerabilities: player.rack.hosts().map(whole).sum(),
        clean: clean().map(|host| host.server.bonus()).sum(),
        audits: clean().count() as u8 * player.count(DefenceKind::CertificationAudit),
    }
}

pub(super) fn strikes(
    game: &League,
    state: &State,
    me: Seat,
    card: Card,
    step: u8,
) -> Vec<StrikeAid> {
    let player = state.player(me);
    let strike = |colour| {
        let power = power(player.defences, card, step, colour);
        let sides = opponents(game.players, me);
        let hits: Vec<Hit> = sides
            .filter_map(|side| hit(state, side, power, colour))
            .collect();
        StrikeAid {
            colour,
            power,
            points: points(player, &hits).total(),
            hits,
        }
    };
    colours(card).iter().map(strike).collect()
}
