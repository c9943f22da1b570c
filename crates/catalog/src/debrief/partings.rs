//! Tables with the same deal, compared: where they stood at the same point and decided otherwise, and
//! what came of it.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Against, Arg, Fate, Phrase, Seat};
use ts_rs::TS;

use super::account::Account;
use super::decisions::Decision;
use super::sheet::{Row, Sheet};

/// So many are told of: those where most tables stood.
const MOST: usize = 4;

/// The columns' names are for programs: the same in every language.
const COLUMNS: [&str; 11] = [
    "point", "seat", "asked", "table", "step", "player", "chose", "score", "won", "through",
    "stopped",
];

/// A point at which tables of the same deal parted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Parting {
    /// Who decided: the same seat, with the same cards, at every table.
    #[ts(type = "number")]
    pub seat: Seat,
    /// What was asked. Players are called by their seats, here and in what was chosen.
    pub asked: Phrase,
    /// Most often chosen first.
    pub choices: Vec<Chosen>,
}

/// What some of the tables did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Chosen {
    pub chose: Phrase,
    pub tables: Vec<Came>,
}

/// What came of it at one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Came {
    /// The number of the table among those debriefed, from 0.
    pub table: usize,
    /// The step of its replay at which it was chosen.
    pub step: usize,
    /// How the player stood in the end.
    pub score: Phrase,
    /// The player won, or was ahead when the game was ended early.
    pub won: bool,
    /// Attacks against the player from then on that got through, and that were stopped.
    pub through: usize,
    pub stopped: usize,
}

impl Parting {
    fn tables(&self) -> usize {
        self.choices.iter().map(|choice| choice.tables.len()).sum()
    }

    fn first_step(&self) -> usize {
        let came = self.choices.iter().flat_map(|choice| &choice.tables);
        came.map(|came| came.step).min().unwrap_or_default()
    }
}

/// Those where most tables stood, of equals the earliest, in the order in which they came.
pub(super) fn partings(tables: &[Account]) -> Vec<Parting> {
    // The deal, the point, and who stood there with what they decided.
    type Point<'a> = (&'a str, &'a Decision, Vec<(usize, &'a Decision)>);
    let mut points: Vec<Point<'_>> = Vec::new();
    for (table, account) in tables.iter().enumerate() {
        for decision in &account.decisions {
            let same = points
                .iter_mut()
                .find(|(deal, it, _)| *deal == account.deal && it.point == decision.point);
            match same {
                // Who stands there a second time has decided already.
                Some((_, _, all)) if all.iter().any(|(known, _)| *known == table) => {}
                Some((_, _, all)) => all.push((table, decision)),
                None => points.push((&account.deal, decision, vec![(table, decision)])),
            }
        }
    }
    let mut partings: Vec<Parting> = points
        .into_iter()
        .map(|(_, first, all)| parting(tables, first, &all))
        .filter(|parting| parting.choices.len() > 1)
        .collect();
    partings.sort_by_key(|it| (usize::MAX - it.tables(), it.first_step()));
    partings.truncate(MOST);
    partings.sort_by_key(Parting::first_step);
    partings
}

fn parting(tables: &[Account], first: &Decision, all: &[(usize, &Decision)]) -> Parting {
    let mut choices: Vec<Chosen> = Vec::new();
    for &(table, decision) in all {
        let came = came(&tables[table], table, decision);
        match choices.iter_mut().find(|it| it.chose == decision.chose) {
            Some(choice) => choice.tables.push(came),
            None => choices.push(Chosen {
                chose: decision.chose.clone(),
                tables: vec![came],
            }),
        }
    }
    choices.sort_by_key(|choice| usize::MAX - choice.tables.len());
    Parting {
        seat: first.seat,
        asked: first.asked.clone(),
        choices,
    }
}

fn came(account: &Account, table: usize, decision: &Decision) -> Came {
    let seat = decision.seat;
    let against = |fate: Fate| {
        let later = account
            .incidents
            .iter()
            .filter(|it| it.step >= decision.step);
        later
            .filter(|it| it.incident.against == Against::Seat(seat) && it.incident.fate == fate)
            .count()
    };
    Came {
        table,
        step: decision.step,
        score: account.result.scores[seat.index()].clone(),
        won: account.result.winners.contains(&seat),
        through: against(Fate::Through),
        stopped: against(Fate::Stopped),
    }
}

/// A line for each table at each point.
pub(super) fn sheet(partings: &[Parting]) -> Sheet {
    let rows = partings.iter().zip(1_usize..).flat_map(|(parting, point)| {
        let choices = parting.choices.iter();
        choices.flat_map(move |choice| {
            let tables = choice.tables.iter();
            tables.map(move |came| Row {
                table: came.table,
                cells: cells(point, parting, choice, came).into(),
            })
        })
    });
    Sheet {
        columns: COLUMNS.to_vec(),
        rows: rows.collect(),
    }
}

fn cells(point: usize, parting: &Parting, choice: &Chosen, came: &Came) -> [Arg; COLUMNS.len()] {
    [
        point.into(),
        (parting.seat.0 + 1).into(),
        parting.asked.clone().into(),
        (came.table + 1).into(),
        came.step.into(),
        parting.seat.into(),
        choice.chose.clone().into(),
        came.score.clone().into(),
        if came.won { "yes" } else { "no" }.into(),
        came.through.into(),
        came.stopped.into(),
    ]
}
