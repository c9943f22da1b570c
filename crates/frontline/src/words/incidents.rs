//! Attacks looked back upon: which card was placed, what stood against it, what would have stopped it.

use tabletop::cards::Set;
use tabletop::{Against, Fate, Incident, Remedy, Seat, Technique as Attck};

use super::{mitigation, technique, text};
use crate::Event;
use crate::cards::{Mitigation, Technique};
use crate::facts::attck;
use crate::state::{other, void};
use crate::view::{Place, SideView, View};

pub(super) fn incidents(event: &Event, view: &View) -> Vec<Incident> {
    let (seat, card, fate) = match *event {
        Event::Survived { seat, card, .. } => (seat, card, Fate::Through),
        Event::Stopped { seat, card, .. } => (seat, card, Fate::Stopped),
        Event::SetBegan { .. }
        | Event::FirstChosen { .. }
        | Event::Bought { .. }
        | Event::Laid { .. }
        | Event::Ready { .. }
        | Event::Prepared { .. }
        | Event::TurnBegan { .. }
        | Event::Happened { .. }
        | Event::Gained { .. }
        | Event::FundsChanged { .. }
        | Event::Income { .. }
        | Event::TakenDown { .. }
        | Event::TurnedUp { .. }
        | Event::TurnedDown { .. }
        | Event::Planned { .. }
        | Event::Sealed { .. }
        | Event::Looked { .. }
        | Event::Reshuffled { .. }
        | Event::Weaponised { .. }
        | Event::Declined { .. }
        | Event::HeldBack { .. }
        | Event::Placed { .. }
        | Event::Judged { .. }
        | Event::Nullified { .. }
        | Event::Trashed { .. }
        | Event::TurnsEnded { .. }
        | Event::SetWon { .. }
        | Event::Won { .. } => return Vec::new(),
    };
    vec![incident(seat, card, fate, view)]
}

fn incident(seat: Seat, card: Technique, fate: Fate, view: &View) -> Incident {
    let defender = &view.sides[other(seat).index()];
    let helps = card.stopped_by().minus(void(view.event));
    let up = helps.and(zone(defender, true));
    let held = zone(defender, false).or(defender.defences.open().iter().copied().collect());
    let remedy = |card: Mitigation| {
        Remedy::new(mitigation(card))
            .mitigation(attck(card.id()))
            .held(held.contains(card))
    };
    Incident {
        by: Some(seat),
        against: Against::Seat(other(seat)),
        what: technique(card),
        technique: Some(Attck::new(attck(card.id()))),
        fate,
        answered_by: up.iter().map(remedy).collect(),
        would_have: match fate {
            Fate::Through => helps.minus(up).iter().map(remedy).collect(),
            Fate::Stopped => Vec::new(),
        },
        monday: Some(text(&format!("technique-{}-defend", card.id()))),
    }
}

/// The defences of a zone that are face up, also if they were nullified, or those that are face down.
fn zone(side: &SideView, face_up: bool) -> Set<Mitigation> {
    let cards = side.zone.iter().filter_map(|place| match *place {
        Place::Up { card, .. } => face_up.then_some(card),
        Place::Down { card, .. } => (!face_up).then_some(card),
        Place::Hidden | Place::Empty => None,
    });
    cards.collect()
}
