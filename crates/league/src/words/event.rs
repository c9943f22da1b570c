//! Events in words: the log.

use tabletop::{Arg, Phrase, Seat};

use super::{attack, card, cards, colour, defence, power_of, server, side, spot, text, tile};
use crate::Event;
use crate::actions::Plan;
use crate::events::{Hit, Shown, Source};
use crate::state::{Choice, Mending};

pub(super) fn event(event: &Event) -> Phrase {
    let told = |key: &str| text(&format!("event-{key}"));
    let by = |key: &str, seat: Seat| told(key).with("player", seat);
    match *event {
        Event::RoundBegan { round, shuffled } => match shuffled {
            true => told("round-shuffled"),
            false => told("round"),
        }
        .with("round", round),
        Event::Trimmed { seat, cards } => by("trimmed", seat).with("cards", cards),
        Event::Picked {
            seat,
            server: it,
            dummy,
        } => match dummy {
            true => by("picked-dummy", seat),
            false => by("picked", seat),
        }
        .with("server", server(it)),
        Event::ActionBegan { round, action } => {
            told("action").with("round", round).with("action", action)
        }
        Event::Committed { seat } => by("committed", seat),
        Event::Revealed { ref tiles } => told("revealed").with("tiles", revealed(tiles)),
        Event::TileBegan {
            tile: it,
            ref order,
        } => told("tile")
            .with("tile", tile(it))
            .with("players", seats(order)),
        Event::Opened { seat, choice } => opened(seat, &choice),
        Event::TookBack { seat, cards } => by("took-back", seat).with("cards", cards),
        Event::Tapped { seat, kind, cards } => by("tapped", seat)
            .with("card", defence(kind))
            .with("cards", cards),
        Event::Installed {
            side: owner,
            server: it,
        } => told("installed")
            .with("player", side(owner))
            .with("server", server(it)),
        Event::Replaced {
            side: owner,
            old,
            new,
            damage,
        } => told("replaced")
            .with("player", side(owner))
            .with("old", server(old))
            .with("new", server(new))
            .with("damage", damage),
        Event::Defended { seat, card: it, .. } => by("defended", seat).with("card", card(it)),
        Event::Attacked {
            seat,
            card: it,
            step,
            colour: in_colour,
            power: strength,
            ref hits,
        } => match hits.is_empty() {
            true => by("missed", seat),
            false => by("attacked", seat).with("hits", list_hits(hits)),
        }
        .with("card", attack(it))
        .with("colour", colour(in_colour))
        .with("power", power_of(it, step, strength)),
        Event::Placed {
            side: owner,
            spot: at,
        } => told("placed")
            .with("player", side(owner))
            .with("spot", spot(at)),
        Event::Mended {
            seat,
            spot: at,
            damage,
            left,
            cause,
        } => match cause {
            Mending::Repair => by("mended", seat),
            Mending::Recovery => by("recovered", seat),
        }
        .with("spot", spot(at))
        .with("damage", damage)
        .with("left", left),
        Event::MendedAll {
            seat,
            damage,
            cause,
        } => match cause {
            Mending::Repair => by("mended-all", seat),
            Mending::Recovery => by("recovered-all", seat),
        }
        .with("damage", damage),
        Event::Earned {
            seat,
            points,
            by: source,
        } => earned(seat, source).with("points", points),
        Event::Scored {
            seat,
            points,
            total,
        } => by("scored", seat)
            .with("points", points)
            .with("total", i32::from(total)),
        Event::RoundEnded { round } => told("round-ended").with("round", round),
        Event::Cleaned => told("cleaned"),
        Event::Won {
            winners,
            points,
            by_damage,
        } => won(&winners.iter().collect::<Vec<_>>(), points, by_damage),
    }
}

fn seats(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().map(|&seat| Arg::Seat(seat)).collect())
}

fn revealed(tiles: &[Option<Shown>]) -> Arg {
    let seats = Seat::all(tiles.len() as u8);
    let items = seats.zip(tiles).map(|(seat, shown)| match shown {
        Some(shown) => text("tile-of")
            .with("player", seat)
            .with("tile", tile(shown.tile))
            .with("cards", shown.cards),
        None => text("tile-none").with("player", seat),
    });
    Arg::List(items.map(Arg::from).collect())
}

fn opened(seat: Seat, choice: &Choice) -> Phrase {
    let by = |key: &str| text(&format!("event-opened-{key}")).with("player", seat);
    let paid = || cards(choice.paid);
    match choice.plan {
        Plan::Install => by("install").with("paid", paid()),
        Plan::Defend(it) => by("defend").with("card", card(it)).with("paid", paid()),
        Plan::Attack { card: it, step: 0 } => by("attack-free").with("card", card(it)),
        Plan::Attack { card: it, .. } => by("attack").with("card", card(it)).with("paid", paid()),
        Plan::Repair(_) => by("repair").with("paid", paid()),
    }
}

pub(super) fn list_hits(hits: &[Hit]) -> Arg {
    let items = hits.iter().map(|hit| {
        text("hit")
            .with("player", side(hit.side))
            .with("defence", hit.defence)
            .with("damage", hit.damage)
            .with("room", hit.room)
            .with("placed", hit.placed)
    });
    Arg::List(items.map(Arg::from).collect())
}

fn earned(seat: Seat, source: Source) -> Phrase {
    let key = match source {
        Source::Damage => "damage",
        Source::ProofOfConcept => "proof-of-concept",
        Source::UndergroundMarket => "underground-market",
        Source::SolidStateCache => "solid-state-cache",
        Source::Vulnerabilities => "vulnerabilities",
        Source::Clean(it) => {
            return text("event-earned-clean")
                .with("player", seat)
                .with("server", server(it));
        }
        Source::CertificationAudit => "certification-audit",
    };
    text(&format!("event-earned-{key}")).with("player", seat)
}

/// How the game was won.
pub(super) fn won(winners: &[Seat], points: u16, by_damage: bool) -> Phrase {
    let key = match (winners.len(), by_damage) {
        (1, false) => "event-won",
        (1, true) => "event-won-damage",
        _ => "event-won-shared",
    };
    text(key)
        .with("players", seats(winners))
        .with("points", i32::from(points))
}
