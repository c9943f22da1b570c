//! Events in words: the log.

use tabletop::{Arg, Phrase, Seat};

use super::{card, cards, colour, defence, power, server, side, spot, text, tile};
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
            colour: in_colour,
            power: strength,
            ref hits,
            ..
        } => match hits.is_empty() {
            true => by("missed", seat),
            false => by("attacked", seat).with("hits", list_hits(hits)),
        }
        .with("card", card(it))
        .with("colour", colour(in_colour))
        .with("power", power(strength)),
        Event::Placed {
            side: owner,
            spot: at,
        } => told("placed")
            .with("player", side(owner))
            .with("spot", spot(at)),
        Event::Mended {
            seat,
            spot: at,
            cause,
        } => by(mended("mended", cause), seat).with("spot", spot(at)),
        Event::MendedAll {
            seat,
            damage,
            cause,
        } => by(mended("mended-all", cause), seat).with("damage", damage),
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

fn mended(key: &str, cause: Mending) -> &'static str {
    match (key, cause) {
        ("mended", Mending::Repair) => "mended",
        ("mended", Mending::Recovery) => "recovered",
        (_, Mending::Repair) => "mended-all",
        (_, Mending::Recovery) => "recovered-all",
    }
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
    let key = match (choice.plan, choice.paid.is_empty()) {
        (Plan::Install, _) => text("event-opened-install"),
        (Plan::Defend(it), _) => text("event-opened-defend").with("card", card(it)),
        (Plan::Attack { card: it, .. }, true) => {
            return text("event-opened-attack-free")
                .with("player", seat)
                .with("card", card(it));
        }
        (Plan::Attack { card: it, .. }, false) => {
            text("event-opened-attack").with("card", card(it))
        }
        (Plan::Repair(_), _) => text("event-opened-repair"),
    };
    key.with("player", seat).with("paid", cards(choice.paid))
}

fn list_hits(hits: &[Hit]) -> Arg {
    let items = hits.iter().map(|hit| {
        text("hit")
            .with("player", side(hit.side))
            .with("defence", hit.defence)
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
