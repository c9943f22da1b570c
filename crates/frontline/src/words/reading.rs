//! Cards in full, what is worked out, and how far both came.

use tabletop::cards::Kind;
use tabletop::{Arg, Page, Phrase, Seat};

use super::{effect, event_card, list, mitigation, slot, stage, technique, text};
use crate::cards::{ActionCard, EventCard, Mitigation, STAGES, Technique};
use crate::facts::attck;
use crate::rules::price;
use crate::state::{PLAYERS, Phase, Slot, void};
use crate::view::{Place, View};
use crate::words::aids::{HandAid, JudgedAid, aids};

pub(super) fn pages(view: &View) -> Vec<Page> {
    let techniques = Technique::ALL
        .iter()
        .map(|&card| technique_page(view, card));
    let defences = Mitigation::ALL
        .iter()
        .map(|&card| mitigation_page(view, card));
    let events = EventCard::ALL.iter().map(|&card| {
        Page::new(event_card(card))
            .about([format!("event:{}", card.id())])
            .brief(effect(card))
            .what(format!("frontline-event-{}-what", card.id()))
            .defend(format!("frontline-event-{}-defend", card.id()))
    });
    let actions = ActionCard::ALL.iter().map(|&card| {
        let key = format!("plan-{}", card.id());
        Page::new(text(&key))
            .about([format!("plan:{}", card.id())])
            .brief(text(&format!("{key}-effect")))
    });
    techniques
        .chain(defences)
        .chain(events)
        .chain(actions)
        .collect()
}

fn technique_page(view: &View, card: Technique) -> Page {
    let id = card.id();
    let stopped_by: Vec<Phrase> = card.stopped_by().iter().map(mitigation).collect();
    Page::new(technique(card))
        .about(["technique", "look"].map(|place| format!("{place}:{id}")))
        .brief(
            text("read-technique")
                .with("stage", stage(card.stage()))
                .with("price", price::of_technique(view.event, card))
                .with("cards", list(stopped_by)),
        )
        .what(format!("frontline-technique-{id}-what"))
        .defend(format!("frontline-technique-{id}-defend"))
        .attack_id(&attck(id))
}

fn mitigation_page(view: &View, card: Mitigation) -> Page {
    let id = card.id();
    let stops: Vec<Phrase> = card.stops().iter().map(technique).collect();
    let limits = Phrase::new(format!("frontline-mitigation-{id}-limits"));
    let is_void = void(view.event).contains(card);
    Page::new(mitigation(card))
        .about(["pile", "defence"].map(|place| format!("{place}:{id}")))
        .about(places_of(view, card))
        .brief(
            text("read-mitigation")
                .with("price", price::of_defence(view.event, card))
                .with("cards", list(stops)),
        )
        .lines(is_void.then(|| text("read-void")))
        .what(format!("frontline-mitigation-{id}-what"))
        .line(text("read-limits").with("text", limits))
        .attack_id(&attck(id))
}

/// Where the card lies, as far as the viewer knows.
fn places_of(view: &View, card: Mitigation) -> Vec<String> {
    let lies = |place: &Place| match *place {
        Place::Down { card: there, .. } | Place::Up { card: there, .. } => there == card,
        Place::Hidden | Place::Empty => false,
    };
    let mut places = Vec::new();
    for (seat, side) in view.sides.iter().enumerate() {
        let there = side
            .zone
            .iter()
            .enumerate()
            .filter(|(_, place)| lies(place));
        places.extend(there.map(|(nth, _)| format!("slot:{seat}:{nth}")));
    }
    places
}

pub(super) fn aid_lines(view: &View) -> Vec<Phrase> {
    let aids = aids(view);
    let mut lines = Vec::new();
    if let Some(judged) = &aids.judged {
        lines.extend(judged_lines(view, judged));
    }
    lines.extend(aids.hand.iter().filter(|aid| aid.fits).map(hand_line));
    let later = aids.hand.iter().filter(|aid| !aid.fits);
    let later: Vec<Phrase> = later
        .map(|aid| {
            text("aid-later-card")
                .with("card", technique(aid.card))
                .with("stage", stage(aid.card.stage()))
                .with("count", aid.copies)
        })
        .collect();
    if !later.is_empty() {
        lines.push(text("aid-later").with("cards", list(later)));
    }
    lines
}

/// What would become of a card of the next stage.
fn hand_line(aid: &HandAid) -> Phrase {
    let needed = aid.stopped_by.len();
    let line = if needed == 0 {
        text("aid-free")
    } else {
        text("aid-stopped").with("need", needed).with(
            "cards",
            list(aid.stopped_by.iter().copied().map(mitigation).collect()),
        )
    };
    line.with("card", technique(aid.card))
        .with("count", aid.copies)
        .with("hidden", aid.hidden)
}

fn judged_lines(view: &View, judged: &JudgedAid) -> Vec<Phrase> {
    let names = |cards: &[Mitigation]| list(cards.iter().copied().map(mitigation).collect());
    let mut lines = vec![if judged.stopped_by.is_empty() {
        text("aid-passes").with("card", technique(judged.card))
    } else {
        text("aid-judged")
            .with("card", technique(judged.card))
            .with("cards", names(&judged.stopped_by))
    }];
    let defender = Seat(1 - judged.attacker.0);
    if view.me == Some(defender) && matches!(view.phase, Phase::Reveal { .. }) {
        let zone = &view.sides[defender.index()].zone;
        let could: Vec<Phrase> = (judged.could_stop.iter())
            .filter_map(|&at| place(zone[at.index()], at))
            .collect();
        lines.push(if could.is_empty() {
            text("aid-none-could")
        } else {
            text("aid-could").with("cards", list(could))
        });
        if !judged.in_hand.is_empty() {
            lines.push(text("aid-too-late").with("cards", names(&judged.in_hand)));
        }
    }
    lines
}

/// A place by its number, and what lies there; none if nothing does.
pub(super) fn place(place: Place, at: Slot) -> Option<Phrase> {
    let seen = |key: &str, card| text(&format!("place-{key}")).with("card", mitigation(card));
    let what = match place {
        Place::Empty => return None,
        Place::Hidden => text("place-hidden"),
        Place::Down { card, known: false } => seen("down", card),
        Place::Down { card, known: true } => seen("known", card),
        Place::Up {
            card,
            nullified: false,
        } => seen("up", card),
        Place::Up {
            card,
            nullified: true,
        } => seen("nullified", card),
    };
    Some(
        text("place-number")
            .with("slot", slot(at))
            .with("what", what),
    )
}

pub(super) fn scoring(view: &View) -> Vec<Phrase> {
    let Phase::Over { .. } = view.phase else {
        return Vec::new();
    };
    let seats = (0..PLAYERS as u8).map(Seat);
    seats
        .map(|seat| {
            let side = &view.sides[seat.index()];
            let chain: Vec<Phrase> = side.chain.iter().copied().map(technique).collect();
            text("score-chain")
                .with("player", seat)
                .with("count", side.chain.len())
                .with("stages", STAGES)
                .with("cards", list(chain))
                .with("funds", Arg::Number(side.funds.into()))
        })
        .collect()
}
