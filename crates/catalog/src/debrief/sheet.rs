//! Every attack as a line of a table, for spreadsheets.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Against, Arg, Fate, Incident, Phrase, Remedy, Seat};
use ts_rs::TS;

use super::account::{Account, Happened};
use super::attempts::Attempt;

/// The columns' names are for programs: the same in every language.
const COLUMNS: [&str; 13] = [
    "table",
    "step",
    "by_seat",
    "by",
    "against_seat",
    "against",
    "what",
    "technique",
    "technique_today",
    "tactics",
    "outcome",
    "answered_by",
    "would_have_stopped_it",
];

/// A table of the attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Sheet {
    pub columns: Vec<&'static str>,
    pub rows: Vec<Row>,
}

/// One attack. Its players are those of this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Row {
    pub table: usize,
    pub cells: Vec<Arg>,
}

pub(super) fn sheet(tables: &[Account], attempts: &[Attempt]) -> Sheet {
    let rows = tables.iter().enumerate().flat_map(|(table, account)| {
        let happened = account.incidents.iter();
        happened.map(move |happened| Row {
            table,
            cells: cells(table, happened, attempts).into(),
        })
    });
    Sheet {
        columns: COLUMNS.to_vec(),
        rows: rows.collect(),
    }
}

fn cells(table: usize, happened: &Happened, attempts: &[Attempt]) -> [Arg; COLUMNS.len()] {
    let Happened { step, incident } = happened;
    let Incident {
        by,
        against,
        what,
        technique,
        fate,
        answered_by,
        would_have,
        monday: _,
    } = incident;
    let (target, thing): (Option<Seat>, Option<&Phrase>) = match against {
        Against::Seat(seat) => (Some(*seat), None),
        Against::Thing(thing) => (None, Some(thing)),
    };
    let attempt = attempts.iter().find(|attempt| attempt.what == *what);
    let tactics = attempt.map(|attempt| attempt.lore.tactics.join(" "));
    let id = technique.as_ref().map(|it| it.id.as_str());
    let today = technique.as_ref().and_then(|it| it.today.as_deref());
    [
        (table + 1).into(),
        (*step).into(),
        number(*by),
        by.map_or_else(nothing, Arg::Seat),
        number(target),
        match thing {
            Some(thing) => thing.clone().into(),
            None => target.map_or_else(nothing, Arg::Seat),
        },
        what.clone().into(),
        id.unwrap_or_default().into(),
        today.unwrap_or_default().into(),
        tactics.unwrap_or_default().into(),
        match fate {
            Fate::Through => "through",
            Fate::Stopped => "stopped",
        }
        .into(),
        list(answered_by),
        list(would_have),
    ]
}

/// Seats as people count them.
fn number(seat: Option<Seat>) -> Arg {
    seat.map_or_else(nothing, |seat| Arg::from(seat.0 + 1))
}

fn nothing() -> Arg {
    Arg::Text(String::new())
}

fn list(remedies: &[Remedy]) -> Arg {
    Arg::List(remedies.iter().map(|it| it.card.clone().into()).collect())
}
