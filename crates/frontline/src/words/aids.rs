//! What is worked out for the viewer: true prices, what stops what, and what is needed now.

use serde::Serialize;
use ts_rs::TS;

use crate::cards::{Mitigation, Stage, Technique};
use crate::rules::{plan_limit, price};
use crate::state::{PLAYERS, Phase, Slot, other, void};
use crate::view::{Place, SideView, View};
use tabletop::Seat;
use tabletop::cards::{Kind, Set};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Aids {
    /// Every technique and every defence: which stops which, and what they cost in this turn.
    pub techniques: Vec<TechniqueAid>,
    pub defences: Vec<DefenceAid>,
    /// How many action cards may be planned, by seat.
    pub limits: [u8; PLAYERS],
    /// The techniques that the viewer holds.
    pub hand: Vec<HandAid>,
    /// The placed card that is being judged.
    pub judged: Option<JudgedAid>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TechniqueAid {
    pub card: Technique,
    pub stage: Stage,
    /// As printed, and in this turn.
    pub cost: u8,
    pub price: u8,
    pub stopped_by: Vec<Mitigation>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DefenceAid {
    pub card: Mitigation,
    /// As printed, and in this turn.
    pub cost: u8,
    pub price: u8,
    pub stops: Vec<Technique>,
    /// It stops nothing in this turn.
    pub void: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct HandAid {
    pub card: Technique,
    pub copies: u8,
    /// Its stage is the next one.
    pub fits: bool,
    /// The other's face-up defences that would stop it now: as many further copies are needed.
    pub stopped_by: Vec<Mitigation>,
    /// There are enough copies to place it and nullify those.
    pub enough: bool,
    /// The other's face-down defences that the viewer does not know.
    pub hidden: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct JudgedAid {
    #[ts(type = "number")]
    pub attacker: Seat,
    pub card: Technique,
    /// The face-up defences that stop it as things are.
    pub stopped_by: Vec<Mitigation>,
    /// The defender's face-down places, as far as the viewer knows them, that would stop it too.
    #[ts(type = "Array<number>")]
    pub could_stop: Vec<Slot>,
    /// The defender's defences in hand that name it, if the viewer sees them: too late for now.
    pub in_hand: Vec<Mitigation>,
}

pub(super) fn aids(view: &View) -> Aids {
    let reached = view.sides.each_ref().map(|side| side.chain.len());
    Aids {
        techniques: Technique::ALL
            .iter()
            .map(|&card| TechniqueAid {
                card,
                stage: card.stage(),
                cost: card.cost(),
                price: price::of_technique(view.event, card),
                stopped_by: card.stopped_by().into(),
            })
            .collect(),
        defences: Mitigation::ALL
            .iter()
            .map(|&card| DefenceAid {
                card,
                cost: card.cost(),
                price: price::of_defence(view.event, card),
                stops: card.stops().into(),
                void: void(view.event).contains(card),
            })
            .collect(),
        limits: [0, 1].map(|seat| plan_limit(view.event, reached, Seat(seat))),
        hand: hand(view),
        judged: judged(view),
    }
}

/// The face-up defences of a side that stop this technique now.
pub(super) fn stoppers(view: &View, side: &SideView, card: Technique) -> Set<Mitigation> {
    let working = side.zone.iter().filter_map(|place| match *place {
        Place::Up {
            card,
            nullified: false,
        } => Some(card),
        Place::Up { .. } | Place::Down { .. } | Place::Hidden | Place::Empty => None,
    });
    let working: Set<Mitigation> = working.collect();
    working.and(card.stopped_by()).minus(void(view.event))
}

pub(super) fn hand(view: &View) -> Vec<HandAid> {
    let Some(me) = view.me else {
        return Vec::new();
    };
    let (mine, theirs) = (&view.sides[me.index()], &view.sides[other(me).index()]);
    let next = Stage::ALL.get(mine.chain.len()).copied();
    let hidden = theirs.zone.iter().filter(|&&place| place == Place::Hidden);
    let hidden = hidden.count() as u8;
    let runs = mine.techniques.open().chunk_by(|a, b| a == b);
    runs.map(|run| {
        let card = run[0];
        let stopped_by = stoppers(view, theirs, card);
        HandAid {
            card,
            copies: run.len() as u8,
            fits: Some(card.stage()) == next,
            enough: run.len() as u8 > stopped_by.len(),
            stopped_by: stopped_by.into(),
            hidden,
        }
    })
    .collect()
}

fn judged(view: &View) -> Option<JudgedAid> {
    let (Phase::Reveal {
        seat,
        technique: card,
    }
    | Phase::Nullify {
        seat,
        technique: card,
        ..
    }) = view.phase
    else {
        return None;
    };
    let defender = &view.sides[other(seat).index()];
    let helps = card.stopped_by().minus(void(view.event));
    let could_stop = Slot::all().filter(|slot| match defender.zone[slot.index()] {
        Place::Down { card, .. } => helps.contains(card),
        Place::Up { .. } | Place::Hidden | Place::Empty => false,
    });
    let in_hand = defender.defences.open().iter().copied();
    Some(JudgedAid {
        attacker: seat,
        card,
        stopped_by: stoppers(view, defender, card).into(),
        could_stop: could_stop.collect(),
        in_hand: in_hand.filter(|&card| helps.contains(card)).collect(),
    })
}
