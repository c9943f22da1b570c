//! What each player may take along: what was hard, and what to look out for.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Against, Arg, Fate, Incident, Phrase, Seat};
use ts_rs::TS;

use super::account::Account;

/// How much of each is told to one person.
const MOST: usize = 2;

/// A player, looked back upon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Person {
    /// The number of the table among those debriefed, from 0.
    pub table: usize,
    #[ts(type = "number")]
    pub seat: Seat,
    /// What was misjudged, as far as the record shows it.
    pub misjudged: Vec<Phrase>,
    pub starters: Vec<Starter>,
}

/// "When I see …, I will …", to be completed by the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Starter {
    pub see: Phrase,
    /// What a defender does about it.
    pub hint: Option<Phrase>,
}

pub(super) fn people(tables: &[Account]) -> Vec<Person> {
    let mut people = Vec::new();
    for (table, account) in tables.iter().enumerate() {
        for seat in Seat::all(account.players) {
            people.push(Person {
                table,
                seat,
                misjudged: misjudged(account, seat),
                starters: starters(account, seat),
            });
        }
    }
    people
}

/// Incidents of one card, with how many there are; most of them first.
fn counted<'a>(incidents: impl Iterator<Item = &'a Incident>) -> Vec<(&'a Incident, usize)> {
    let mut counted: Vec<(&Incident, usize)> = Vec::new();
    for incident in incidents {
        match counted.iter_mut().find(|(it, _)| it.what == incident.what) {
            Some((_, times)) => *times += 1,
            None => counted.push((incident, 1)),
        }
    }
    counted.sort_by_key(|(_, times)| usize::MAX - times);
    counted
}

fn of(account: &Account) -> impl Iterator<Item = &Incident> {
    account.incidents.iter().map(|happened| &happened.incident)
}

fn misjudged(account: &Account, seat: Seat) -> Vec<Phrase> {
    let against = |it: &&Incident| it.fate == Fate::Through && it.against == Against::Seat(seat);
    let had = of(account)
        .filter(against)
        .find(|it| it.would_have.iter().any(|it| it.held));
    let unused = had.map(|it| {
        let held = it.would_have.iter().filter(|remedy| remedy.held);
        Phrase::new("debrief-had")
            .with("player", seat)
            .with("what", it.what.clone())
            .with("cards", cards(held.map(|remedy| &remedy.card)))
    });
    let often = counted(of(account).filter(against)).into_iter().next();
    let often = often.map(|(it, times)| {
        Phrase::new("debrief-often-through")
            .with("player", seat)
            .with("what", it.what.clone())
            .with("count", times)
    });
    let own = |it: &&Incident| {
        it.fate == Fate::Stopped && it.by == Some(seat) && !it.answered_by.is_empty()
    };
    let stopped = counted(of(account).filter(own)).into_iter().next();
    let stopped = stopped.map(|(it, times)| {
        Phrase::new("debrief-often-stopped")
            .with("player", seat)
            .with("what", it.what.clone())
            .with(
                "cards",
                cards(it.answered_by.iter().map(|remedy| &remedy.card)),
            )
            .with("count", times)
    });
    unused
        .into_iter()
        .chain(often)
        .chain(stopped)
        .take(MOST)
        .collect()
}

pub(super) fn cards<'a>(cards: impl Iterator<Item = &'a Phrase>) -> Arg {
    Arg::List(cards.cloned().map(Arg::Phrase).collect())
}

/// First what got through against the player, then what the player did to others.
fn starters(account: &Account, seat: Seat) -> Vec<Starter> {
    let against = counted(
        of(account).filter(|it| it.fate == Fate::Through && it.against == Against::Seat(seat)),
    );
    let own = counted(of(account).filter(|it| it.by == Some(seat) && it.technique.is_some()));
    let mut starters: Vec<Starter> = Vec::new();
    for (it, _) in against.into_iter().chain(own) {
        if starters.len() < MOST && starters.iter().all(|known| known.see != it.what) {
            starters.push(Starter {
                see: it.what.clone(),
                hint: it.monday.clone(),
            });
        }
    }
    starters
}
