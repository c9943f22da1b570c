//! The table in sentences, and what decided the game.

use tabletop::{Arg, Phrase, Seat};

use super::{attack, colour, event_card, flaw, list, security, site, space, text, tokens};
use crate::board::{CREW, Site};
use crate::cards::Vulnerability;
use crate::state::{Attacker, GOAL, Phase, Pose, Victory};
use crate::view::{CrewView, SiteView, View};

pub(super) fn describe(view: &View) -> Vec<Phrase> {
    let say = |key: &str| text(&format!("describe-{key}"));
    let mut lines = vec![
        match view.rounds {
            Some(rounds) => say("round").with("rounds", rounds),
            None => say("round-endless"),
        }
        .with("round", view.round)
        .with("player", view.turn),
        say("signs"),
    ];
    for (at, seen) in Site::ALL.into_iter().zip(&view.sites) {
        lines.extend(describe_site(at, seen));
    }
    for weakness in view.zero_days.iter().flatten() {
        lines.push(weak(say("zero-day"), weakness.card));
    }
    for seat in Seat::all(view.players) {
        lines.extend(describe_crew(view, seat, &view.crews[seat.index()]));
    }
    if let Some(me) = view.me {
        let crew = &view.crews[me.index()];
        let hand = crew.hand.known().iter().map(attack).collect();
        let events = crew.events.known().iter().map(event_card).collect();
        lines.push(say("hand").with("cards", list(hand)));
        lines.push(say("events").with("cards", list(events)));
    }
    lines
}

fn describe_site(at: Site, seen: &SiteView) -> Vec<Phrase> {
    let say = |key: &str| text(&format!("describe-{key}"));
    let mut lines = vec![
        say("site")
            .with("site", site(at))
            .with("stock", seen.stock)
            .with("colour", colour(at)),
    ];
    for card in seen.security.into_iter().flatten() {
        let line = match seen.secure {
            true => {
                let effect = text(&format!("security-{}-effect", card.id()));
                say("security").with("effect", effect)
            }
            false => say("security-void"),
        };
        lines.push(line.with("site", site(at)).with("card", security(card)));
    }
    if let Some(weakness) = seen.weakness {
        lines.push(match seen.weak {
            true => weak(say("vulnerability"), weakness.card),
            false => say("vulnerability-void")
                .with("site", site(at))
                .with("card", flaw(weakness.card)),
        });
    }
    if let Some(&seat) = seen.claims.first() {
        let line = say("claimed").with("colour", colour(at));
        lines.push(line.with("player", seat));
    }
    lines
}

/// A vulnerability that works, and how.
fn weak(line: Phrase, card: Vulnerability) -> Phrase {
    line.with("site", site(card.site()))
        .with("card", flaw(card))
        .with(
            "effect",
            text(&format!("vulnerability-{}-effect", card.id())),
        )
}

/// In several lines, so that what has not changed need not be read again. The viewer's own cards are
/// named elsewhere.
fn describe_crew(view: &View, seat: Seat, crew: &CrewView) -> Vec<Phrase> {
    let say = |key: &str| text(&format!("describe-{key}")).with("player", seat);
    if !crew.attackers.iter().any(Attacker::is_free) {
        return vec![say("out").with("points", crew.points)];
    }
    let free = (0..CREW).filter(|&nth| crew.attackers[nth].is_free());
    let where_they_are = free
        .map(|nth| {
            let attacker = &crew.attackers[nth];
            let key = match attacker.pose {
                Pose::Standing => "describe-standing",
                Pose::Acted | Pose::Held => "describe-acted",
            };
            let number = Arg::Number(nth as i32 + 1);
            text(key)
                .with("number", number)
                .with("space", space(attacker.space))
        })
        .collect();
    let held = (view.me != Some(seat)).then(|| {
        say("cards")
            .with("cards", crew.hand.len())
            .with("events", crew.events.len())
    });
    let lines = [
        say("crew")
            .with("points", crew.points)
            .with("tokens", tokens(crew.tokens)),
        say("attackers").with("attackers", list(where_they_are)),
    ];
    lines.into_iter().chain(held).collect()
}

/// What decided, and nothing that the winning event has said: who won, and with how many points.
pub(super) fn verdict(view: &View) -> Vec<Phrase> {
    let Phase::Over { winner, by } = view.phase else {
        return Vec::new();
    };
    let points = view.crews[winner.index()].points;
    let decided = |key| {
        text(key)
            .with("player", winner)
            .with("points", points)
            .with("rounds", view.round)
    };
    let first = match by {
        Victory::Points => {
            lead(view, winner).map(|lead| decided("verdict-points").with("lead", lead))
        }
        Victory::LastStanding => Some(decided("verdict-last-standing")),
        Victory::LastArrest => Some(decided("verdict-last-arrest")),
        Victory::Rounds => Some(decided("verdict-rounds")),
    };
    first.into_iter().chain(tie(view, winner, by)).collect()
}

/// By how many points the winner is ahead of all others; none if somebody has as many.
fn lead(view: &View, winner: Seat) -> Option<u8> {
    let others = Seat::all(view.players).filter(|&seat| seat != winner);
    let second = others.map(|seat| view.crews[seat.index()].points).max()?;
    let ahead = view.crews[winner.index()].points.checked_sub(second)?;
    (ahead > 0).then_some(ahead)
}

/// Why it was not one of those with as many points (PLC-R3, PLC-R25).
fn tie(view: &View, winner: Seat, by: Victory) -> Option<Phrase> {
    let (key, enough) = match by {
        Victory::Points => ("verdict-points-tie", GOAL),
        Victory::Rounds => ("verdict-rounds-tie", view.crews[winner.index()].points),
        Victory::LastStanding | Victory::LastArrest => return None,
    };
    let others: Vec<Arg> = Seat::all(view.players)
        .filter(|&seat| seat != winner)
        .filter(|seat| {
            let crew = &view.crews[seat.index()];
            crew.points >= enough && crew.attackers.iter().any(Attacker::is_free)
        })
        .map(Arg::from)
        .collect();
    let tied = !others.is_empty();
    tied.then(|| text(key).with("player", winner).with("others", others))
}
