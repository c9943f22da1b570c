//! The attacks of all tables, those with the same card together.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Against, Fate, Incident, Phrase, Remedy, Seat, Technique};
use ts_rs::TS;

use super::account::Account;
use super::attack::{self, Lore};

/// One kind of attack, and what came of it each time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Attempt {
    pub what: Phrase,
    pub technique: Option<Technique>,
    pub lore: Lore,
    pub through: Vec<Spot>,
    pub stopped: Vec<Spot>,
    /// Each card once.
    pub answered_by: Vec<Remedy>,
    pub would_have: Vec<Remedy>,
    pub monday: Option<Phrase>,
}

/// Where and when an attack was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Spot {
    /// The number of the table among those debriefed, from 0.
    pub table: usize,
    /// The step of its replay.
    pub step: usize,
    #[ts(type = "number | null")]
    pub by: Option<Seat>,
    pub against: Against,
}

impl Attempt {
    pub fn times(&self) -> usize {
        self.through.len() + self.stopped.len()
    }

    /// Every time it was met.
    pub fn spots(&self) -> impl Iterator<Item = &Spot> {
        self.through.iter().chain(&self.stopped)
    }
}

impl Spot {
    /// Whether this player of this table attacked or was attacked.
    pub fn concerns(&self, table: usize, seat: Seat) -> bool {
        let seats = self.by == Some(seat) || self.against == Against::Seat(seat);
        self.table == table && seats
    }
}

/// Most often through first, then most often met.
pub(super) fn attempts(tables: &[Account]) -> Vec<Attempt> {
    let mut attempts: Vec<Attempt> = Vec::new();
    for (table, account) in tables.iter().enumerate() {
        for happened in &account.incidents {
            let incident = &happened.incident;
            let known = attempts.iter().position(|it| it.what == incident.what);
            let at = known.unwrap_or_else(|| {
                attempts.push(fresh(incident));
                attempts.len() - 1
            });
            let spot = Spot {
                table,
                step: happened.step,
                by: incident.by,
                against: incident.against.clone(),
            };
            add(&mut attempts[at], incident, spot);
        }
    }
    attempts.sort_by_key(|it| (usize::MAX - it.through.len(), usize::MAX - it.times()));
    attempts
}

fn fresh(incident: &Incident) -> Attempt {
    Attempt {
        what: incident.what.clone(),
        technique: incident.technique.clone(),
        lore: incident
            .technique
            .as_ref()
            .map(attack::lore)
            .unwrap_or_default(),
        through: Vec::new(),
        stopped: Vec::new(),
        answered_by: Vec::new(),
        would_have: Vec::new(),
        monday: incident.monday.clone(),
    }
}

fn add(attempt: &mut Attempt, incident: &Incident, spot: Spot) {
    match incident.fate {
        Fate::Through => attempt.through.push(spot),
        Fate::Stopped => {
            attempt.stopped.push(spot);
            // What stood in the way and was not enough is no answer.
            join(&mut attempt.answered_by, &incident.answered_by);
        }
    }
    join(&mut attempt.would_have, &incident.would_have);
}

fn join(all: &mut Vec<Remedy>, more: &[Remedy]) {
    for remedy in more {
        match all.iter_mut().find(|it| it.card == remedy.card) {
            Some(known) => known.held |= remedy.held,
            None => all.push(remedy.clone()),
        }
    }
}
