//! Events in words: the log.

use tabletop::{Arg, Phrase, Seat};

use super::{
    about_offer, attack, attacker, attacker_of, colour, cost, event_card, flaw, joint_points, list,
    security, site, space, text, tokens,
};
use crate::Event;
use crate::actions::Manner;
use crate::board::{Cost, Site};
use crate::events::{Face, Moving, Price, Rolling, Scoring, Six, Source, Trigger};
use crate::state::Victory;

pub(super) fn event(event: &Event) -> Phrase {
    let told = |key: &str| text(&format!("event-log-{key}"));
    let by = |key: &str, seat: Seat| told(key).with("player", seat);
    match *event {
        Event::Dealt { start, stock } => by("dealt", start).with("stock", stock),
        Event::TurnBegan { seat, round } => by("turn", seat).with("round", round),
        Event::Exposed { card, replaced } => match replaced {
            Some(old) => told("exposed-replacing").with("old", flaw(old)),
            None => told("exposed"),
        }
        .with("card", flaw(card))
        .with("site", site(card.site())),
        Event::ClaimEnded { seat, site: at } => by("claim-ended", seat).with("colour", colour(at)),
        Event::Gained {
            seat,
            site: at,
            from,
        } => match from {
            Source::Stock { left } => by("took", seat).with("site", site(at)).with("left", left),
            Source::Bank => by("gained", seat),
        }
        .with("colour", colour(at)),
        Event::Missed { seat, site: at } => by("missed", seat).with("colour", colour(at)),
        Event::Secured {
            site: at,
            card,
            cause,
        } => match cause {
            Trigger::LowStock => told("secured-low"),
            Trigger::Crowd => told("secured-crowd"),
        }
        .with("site", site(at))
        .with("card", security(card)),
        Event::Leaked {
            site: at,
            caught,
            stock,
        } => told("leaked")
            .with("site", site(at))
            .with("caught", caught)
            .with("stock", stock),
        Event::Arrested {
            attacker: piece,
            space: was,
        } => told("arrested")
            .with("attacker", attacker(piece))
            .with("space", space(was)),
        Event::WentOut { seat } => by("out", seat),
        Event::Rolled {
            seat,
            die,
            card,
            wanted,
        } => by("rolled", seat)
            .with("colour", colour(die))
            .with("wanted", colour(wanted.unwrap_or(die)))
            .with("hit", hit(die, wanted))
            .with(
                "card",
                match card {
                    Rolling::Attack(card) => attack(card),
                    Rolling::Event(card) => event_card(card),
                },
            ),
        Event::Gathered { seat, dice, six } => by("gathered", seat)
            .with("first", colour(dice[0]))
            .with("second", colour(dice[1]))
            .with(
                "third",
                match six {
                    Six::Colour(site) => colour(site),
                    Six::Wild => text("die-wild"),
                    Six::White => text("die-white"),
                },
            ),
        Event::Scored {
            seat,
            points,
            total,
            why,
        } => by("scored", seat)
            .with("points", points)
            .with("total", total)
            .with("why", scoring(why, points)),
        Event::Stood { seat } => by("stood", seat),
        Event::Exchanged { seat, card } => by("exchanged", seat).with("card", attack(card)),
        Event::Drew { seat, card } => drawn("drew", seat, card, attack),
        Event::DrewEvent { seat, card } => drawn("drew-event", seat, card, event_card),
        Event::Fetched { seat, card } => drawn("fetched", seat, card, attack),
        Event::LawDrawn { seat } => by("law", seat),
        Event::Surrendered { attacker: piece } => {
            told("surrendered").with("attacker", attacker(piece))
        }
        Event::Moved {
            seat,
            attacker: piece,
            to,
            why,
            ..
        } => match why {
            Moving::Intrusion => by("moved", seat),
            Moving::Attack(card) => by("moved-card", seat).with("card", attack(card)),
            Moving::Event(card) => by("moved-card", seat).with("card", event_card(card)),
            Moving::Backdoor => by("returned", seat),
        }
        .with("attacker", attacker_of(seat, piece))
        .with("space", space(to)),
        Event::Paid {
            seat,
            tokens: paid,
            price,
        } => match price.filter(|price| price.shared || price.total() != price.bill.printed) {
            None => by("paid", seat),
            Some(price) if price.shared => by("paid-share", seat)
                .with("bill", bill(&price))
                .with("cost", cost(price.total(), price.site)),
            Some(price) => by("paid-bill", seat).with("bill", bill(&price)),
        }
        .with("tokens", tokens(paid)),
        Event::Retreated {
            seat,
            attacker: piece,
            from,
        } => by("retreated", seat)
            .with("attacker", attacker_of(seat, piece))
            .with("space", space(from)),
        Event::Attacked {
            seat,
            card,
            attacker: piece,
            site: at,
            manner,
        } => match manner {
            Manner::Alone => by("attacked", seat),
            Manner::Extra => by("attacked-extra", seat),
            Manner::Spoofed => by("attacked-spoofed", seat),
            Manner::Joint(other) => {
                by("attacked-joint", seat).with("other", attacker_of(seat, other))
            }
            Manner::Together(other) => by("attacked-together", seat).with("other", attacker(other)),
        }
        .with("card", attack(card))
        .with("attacker", attacker_of(seat, piece))
        .with("site", site(at)),
        Event::Guessed { seat, site: at } => by("guessed", seat).with("colour", colour(at)),
        Event::Destroyed { site: at } => told("destroyed").with("site", site(at)),
        Event::Bought { seat } => by("bought", seat),
        Event::Used { seat, card } => by("used", seat).with("card", event_card(card)),
        Event::Spent { attacker: piece } => told("spent").with("attacker", attacker(piece)),
        Event::BlackedOut {
            seat,
            site: at,
            lost,
        } => {
            let lost = lost.iter().enumerate().filter(|&(_, &count)| count > 0);
            let losses = lost.map(|(owner, &count)| {
                text("loss")
                    .with("player", Seat(owner as u8))
                    .with("count", count)
            });
            by("blacked-out", seat)
                .with("colour", colour(at))
                .with("losses", list(losses.collect()))
        }
        Event::Swapped {
            seat,
            with,
            give,
            take,
        } => by("swapped", seat)
            .with("with", with)
            .with("give", colour(give))
            .with("take", colour(take)),
        Event::ZeroDayFound { seat, card } => by("zero-day", seat)
            .with("card", flaw(card))
            .with("site", site(card.site())),
        Event::ZeroDayEnded { card } => told("zero-day-ended").with("card", flaw(card)),
        Event::Claimed { seat, site: at } => by("claimed", seat).with("colour", colour(at)),
        Event::Discarded { seat, card } => by("discarded", seat).with("card", attack(card)),
        Event::Borrowed {
            seat,
            attacker: piece,
        } => by("borrowed", seat).with("attacker", attacker(piece)),
        Event::GaveBack { attacker: piece } => told("gave-back").with("attacker", attacker(piece)),
        Event::Offered { seat, offer } => about_offer("event-log-offered", &offer)
            .with("player", seat)
            .with("to", offer.to),
        Event::Traded { seat, with, offer } => about_offer("event-log-traded", &offer)
            .with("player", seat)
            .with("with", with),
        Event::Refused { seat, with } => by("refused", seat).with("with", with),
        Event::Proposed {
            seat,
            card,
            partner,
            site: at,
            ..
        } => by("proposed", seat)
            .with("to", partner.owner())
            .with("card", attack(card))
            .with("site", site(at))
            .with("points", joint_points(card)),
        Event::RoundsEnded { rounds } => told("rounds-ended").with("rounds", rounds),
        Event::Won { seat, points, by } => told(match by {
            Victory::Points | Victory::Rounds => "won",
            Victory::LastStanding => "won-last",
            Victory::LastArrest => "won-arrest",
        })
        .with("player", seat)
        .with("points", points),
    }
}

/// Whether a die shows what was hoped for: 1 if it does, 0 if not, 2 if nothing was.
fn hit(die: Site, wanted: Option<Site>) -> u8 {
    wanted.map_or(2, |wanted| u8::from(wanted == die))
}

/// How points come about.
pub(super) fn scoring(why: Scoring, points: u8) -> Phrase {
    match why {
        Scoring::Card(card) => text("source-card").with("card", attack(card)),
        Scoring::Joint(card) => text("source-joint")
            .with("card", attack(card))
            .with("each", card.points().printed()),
        Scoring::Others(card) => text("source-others")
            .with("card", attack(card))
            .with("count", points),
        Scoring::Held(card, at) => text("source-held")
            .with("card", attack(card))
            .with("colour", colour(at))
            .with("count", points),
        Scoring::Retreat { level } => text("source-retreat").with("level", level),
        Scoring::Event(card) => text("source-card").with("card", event_card(card)),
    }
}

/// How a price comes about, item by item.
fn bill(price: &Price) -> Arg {
    let Price {
        site, bill, extra, ..
    } = *price;
    let item = |key: &str, part: Cost| text(key).with("cost", cost(part, site));
    let mut items = vec![item("bill-printed", bill.printed)];
    let changes = [
        ("bill-more", bill.more),
        ("bill-less", bill.less),
        ("bill-extra", extra),
    ];
    let changes = changes.into_iter().filter(|(_, part)| !part.is_free());
    items.extend(changes.map(|(key, part)| item(key, part)));
    if bill.printed.plus(bill.more).minus(bill.less).is_free() && !bill.total.is_free() {
        items.push(item("bill-least", bill.total));
    }
    list(items)
}

/// A card that only its owner sees.
fn drawn<K>(key: &str, seat: Seat, card: Face<K>, name: impl Fn(K) -> Phrase) -> Phrase {
    match card {
        Face::Up(card) => text(&format!("event-log-{key}-card")).with("card", name(card)),
        Face::Back => text(&format!("event-log-{key}")),
    }
    .with("player", seat)
}
