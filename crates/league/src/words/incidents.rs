//! Attacks looked back upon: whom they hit, what stood against them, which card would have been enough.

use tabletop::{Against, Fate, Incident, Remedy, Seat, Technique};

use super::{attack, card, text};
use crate::Event;
use crate::cards::{Card, Cards, Colour, DefenceKind, Face, Power};
use crate::events::Hit;
use crate::state::Side;
use crate::view::{Hand, PlayerView, View};

pub(super) fn incidents(event: &Event, view: &View) -> Vec<Incident> {
    match event {
        Event::Attacked {
            seat,
            card,
            colour,
            power,
            hits,
            ..
        } => hits
            .iter()
            .map(|hit| incident(*seat, *card, (*colour, *power), hit, view))
            .collect(),
        Event::RoundBegan { .. }
        | Event::Trimmed { .. }
        | Event::Picked { .. }
        | Event::ActionBegan { .. }
        | Event::Committed { .. }
        | Event::Revealed { .. }
        | Event::TileBegan { .. }
        | Event::Opened { .. }
        | Event::TookBack { .. }
        | Event::Tapped { .. }
        | Event::Installed { .. }
        | Event::Replaced { .. }
        | Event::Defended { .. }
        | Event::Placed { .. }
        | Event::Mended { .. }
        | Event::MendedAll { .. }
        | Event::Earned { .. }
        | Event::Scored { .. }
        | Event::RoundEnded { .. }
        | Event::Cleaned
        | Event::Won { .. } => Vec::new(),
    }
}

fn incident(
    seat: Seat,
    used: Card,
    (colour, power): (Colour, Power),
    hit: &Hit,
    view: &View,
) -> Incident {
    let (against, defender) = match hit.side {
        Side::Player(seat) => (Against::Seat(seat), view.players.get(seat.index())),
        Side::Dummy => (Against::Thing(text("dummy")), None),
    };
    Incident {
        by: Some(seat),
        against,
        what: attack(used),
        technique: match used.face() {
            Face::Attack(kind, colours) => colours
                .iter()
                .find(|&first| Card::attack(kind, first) == used)
                .map(|first| Technique::new(kind.attck(first))),
            Face::Defence(..) => None,
        },
        fate: if hit.damage == 0 {
            Fate::Stopped
        } else {
            Fate::Through
        },
        answered_by: defender.map_or_else(Vec::new, |it| standing(it, colour)),
        would_have: defender.map_or_else(Vec::new, |it| enough(it, colour, power, hit)),
        monday: Some(text(&format!("attack-{}-defend", used.id()))),
    }
}

/// The defences in this colour that a player has put up.
fn standing(defender: &PlayerView, colour: Colour) -> Vec<Remedy> {
    let cards = defender.defences.iter().map(|defence| defence.card);
    cards
        .filter(|it| match it.face() {
            Face::Defence(_, own) => own.is_none_or(|own| own == colour),
            Face::Attack(..) => false,
        })
        .map(|it| Remedy::new(card(it)))
        .collect()
}

/// The cards any of which alone would have kept out what came through. Against direct damage there are
/// none.
fn enough(defender: &PlayerView, colour: Colour, power: Power, hit: &Hit) -> Vec<Remedy> {
    let short = match power.against(hit.defence) {
        0 => return Vec::new(),
        short => short,
    };
    if power.direct > 0 {
        return Vec::new();
    }
    let hand = match defender.hand {
        Hand::Open { cards } => cards,
        Hand::Closed { .. } => Cards::EMPTY,
    };
    DefenceKind::ALL
        .into_iter()
        .filter(|kind| kind.value() >= short)
        .map(|kind| Card::defence(kind, colour))
        .map(|it| Remedy::new(card(it)).held(hand.contains(it)))
        .collect()
}
