//! Events in words: the log.

use tabletop::{Arg, Phrase, Seat};

use super::{effect, event_card, list, mitigation, plan, slot, stage, technique, text};
use crate::Event;
use crate::cards::Mitigation;
use crate::events::{Cause, Face};
use crate::state::Victory;
use crate::view::Cards;

fn funds(funds: u16) -> Arg {
    Arg::Number(funds.into())
}

pub(super) fn event(event: &Event) -> Phrase {
    let log = |key: &str| text(&format!("log-{key}"));
    let by = |key: &str, seat: Seat| log(key).with("player", seat);
    match *event {
        Event::SetBegan {
            set,
            funds: [one, two],
        } => log("set-began")
            .with("set", set)
            .with("one", Seat(0))
            .with("one-funds", funds(one))
            .with("two", Seat(1))
            .with("two-funds", funds(two)),
        Event::FirstChosen { first, by: None } => by("first-drawn", first),
        Event::FirstChosen {
            first,
            by: Some(chooser),
        } => by("first-chosen", chooser)
            .with("first", first)
            .with("own", u8::from(chooser == first)),
        Event::Bought {
            seat,
            card: Face::Up(card),
            price,
        } => by("bought-card", seat)
            .with("card", mitigation(card))
            .with("price", paid(price, card.cost())),
        Event::Bought {
            seat,
            card: Face::Down,
            price,
        } => by("bought", seat).with("price", price),
        Event::Laid {
            seat,
            slot: at,
            card: Face::Up(card),
        } => by("laid-card", seat)
            .with("card", mitigation(card))
            .with("slot", slot(at)),
        Event::Laid {
            seat,
            slot: at,
            card: Face::Down,
        } => by("laid", seat).with("slot", slot(at)),
        Event::Ready { seat } => by("ready", seat),
        Event::Prepared {
            seat,
            bought,
            set,
            funds: left,
        } => by("prepared", seat)
            .with("bought", bought)
            .with("set", set)
            .with("funds", funds(left)),
        Event::TurnBegan { turn } => log("turn").with("turn", turn),
        Event::Happened { card } => log("happened")
            .with("card", event_card(card))
            .with("effect", effect(card)),
        Event::Gained {
            seat,
            technique: attack,
            defence,
        } => by("gained", seat)
            .with("technique", face(attack, technique, "an-attack-card"))
            .with("defence", face(defence, mitigation, "a-defence")),
        Event::FundsChanged {
            seat,
            change,
            funds: now,
        } => {
            let key = match change {
                0 => return by("funds-none", seat),
                ..0 => "funds-cut",
                1.. => "funds-added",
            };
            by(key, seat)
                .with("amount", Arg::Number(change.abs().into()))
                .with("funds", funds(now))
        }
        Event::Income {
            amount,
            funds: [one, two],
        } => log("income")
            .with("amount", funds(amount))
            .with("one", Seat(0))
            .with("one-funds", funds(one))
            .with("two", Seat(1))
            .with("two-funds", funds(two)),
        Event::TakenDown {
            seat,
            card,
            stage: at,
        } => by("taken-down", seat)
            .with("card", technique(card))
            .with("stage", stage(at)),
        Event::TurnedUp {
            seat,
            slot: at,
            card,
            by: cause,
        } => {
            let key = match cause {
                Cause::Recon => "scouted",
                Cause::InsiderLeak => "leaked",
                Cause::Defence => "turned-up",
            };
            by(key, seat)
                .with("card", mitigation(card))
                .with("slot", slot(at))
        }
        Event::TurnedDown {
            seat,
            slot: at,
            card,
        } => by("turned-down", seat)
            .with("card", mitigation(card))
            .with("slot", slot(at)),
        Event::Planned {
            seat,
            plan: planned,
        } if planned.is_empty() => by("planned-nothing", seat),
        Event::Planned {
            seat,
            plan: planned,
        } => by("planned", seat).with("cards", plan(planned)),
        Event::Sealed { seat } => by("sealed", seat),
        Event::Looked {
            seat,
            cards: Cards::Open { ref cards },
        } => by("looked-at", seat).with("cards", super::hand(cards)),
        Event::Looked {
            seat,
            cards: Cards::Closed { count },
        } => by("looked", seat).with("count", count),
        Event::Reshuffled { cards } => log("reshuffled").with("count", cards),
        Event::Weaponised {
            seat,
            card: Face::Up(card),
            price,
        } => by("weaponised-card", seat)
            .with("card", technique(card))
            .with("price", paid(price, card.cost())),
        Event::Weaponised {
            seat,
            card: Face::Down,
            price,
        } => by("weaponised", seat).with("price", price),
        Event::Declined { seat } => by("declined", seat),
        Event::HeldBack { seat } => by("held-back", seat),
        Event::Placed {
            seat,
            card,
            stage: at,
        } => by("placed", seat)
            .with("card", technique(card))
            .with("stage", stage(at)),
        Event::Judged {
            seat,
            card,
            ref defences,
        } => by("judged", seat)
            .with("card", technique(card))
            .with("defences", stopping(defences)),
        Event::Nullified {
            seat,
            card,
            copies,
            ref defences,
        } => by("nullified", seat)
            .with("card", technique(card))
            .with("count", copies)
            .with("defences", stopping(defences)),
        Event::Survived {
            seat,
            card,
            stage: at,
        } => by("survived", seat)
            .with("card", technique(card))
            .with("stage", stage(at)),
        Event::Stopped {
            seat,
            card,
            stage: at,
        } => by("stopped", seat)
            .with("card", technique(card))
            .with("stage", stage(at)),
        Event::Trashed {
            seat,
            slot: at,
            card,
        } => by("trashed", seat)
            .with("card", mitigation(card))
            .with("slot", slot(at)),
        Event::TurnsEnded { turns } => log("turns-ended").with("turns", turns),
        Event::SetWon { seat, set, by: how } => {
            by(&format!("set-won-{}", victory(how)), seat).with("set", set)
        }
        Event::Won { seat, sets } => by("won", seat)
            .with("won", sets[seat.index()])
            .with("lost", sets[1 - seat.index()]),
    }
}

/// A price, and what the card costs where an event made it cheaper.
fn paid(price: u8, cost: u8) -> Arg {
    match price == cost {
        true => price.into(),
        false => text("price-less")
            .with("price", price)
            .with("cost", cost)
            .into(),
    }
}

/// The end of the keys that say what decided a set.
pub(super) fn victory(by: Victory) -> &'static str {
    match by {
        Victory::Objective => "objective",
        Victory::Further => "further",
        Victory::Funds => "funds",
        Victory::Second => "second",
    }
}

/// A card gained: seen, unseen, or none at all.
fn face<C>(card: Option<Face<C>>, name: impl Fn(C) -> Phrase, unseen: &str) -> Phrase {
    match card {
        Some(Face::Up(card)) => name(card),
        Some(Face::Down) => text(unseen),
        None => text("nothing"),
    }
}

fn stopping(defences: &[Mitigation]) -> Arg {
    list(defences.iter().copied().map(mitigation).collect())
}
