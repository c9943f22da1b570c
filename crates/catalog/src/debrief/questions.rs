//! Questions to talk about, made from what really happened.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Against, Arg, Fate, Phrase};
use ts_rs::TS;

use super::account::{Account, Turn, Turned};
use super::attempts::Attempt;
use super::partings::Parting;
use super::people::cards;

/// The most that an hour has room for.
const MOST: usize = 6;

/// A question, and which table it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Question {
    /// The number of the table among those debriefed, from 0.
    pub table: usize,
    /// The step of its replay that shows what is meant.
    pub step: Option<usize>,
    pub ask: Phrase,
}

/// From the most particular to what can always be asked.
pub(super) fn questions(
    tables: &[Account],
    attempts: &[Attempt],
    partings: &[Parting],
) -> Vec<Question> {
    let particular = [
        parted(partings),
        unused(tables),
        most_through(attempts),
        turning(tables),
        best_remedy(attempts),
        stopped(attempts),
    ];
    let result = won(tables);
    let always =
        ["debrief-ask-luck", "debrief-ask-again", "debrief-ask-work"].map(|key| Question {
            table: 0,
            step: None,
            ask: Phrase::new(key),
        });
    let mut questions: Vec<Question> = particular.into_iter().flatten().collect();
    questions.extend(result);
    questions.extend(always);
    // What can always be asked ends the talk: how it is where we work.
    let last = questions.pop();
    questions.truncate(MOST - 1);
    questions.extend(last);
    questions
}

/// What most tables decided, and what others did at the same point.
fn parted(partings: &[Parting]) -> Option<Question> {
    let [one, other, ..] = partings.first()?.choices.as_slice() else {
        return None;
    };
    let example = other.tables.first()?;
    Some(Question {
        table: example.table,
        step: Some(example.step),
        ask: Phrase::new("debrief-ask-parted")
            .with("one", one.chose.clone())
            .with("other", other.chose.clone()),
    })
}

/// A defence that was at hand when an attack got through.
fn unused(tables: &[Account]) -> Option<Question> {
    let happened = |(table, account): (usize, &Account)| {
        account.incidents.iter().find_map(|happened| {
            let it = &happened.incident;
            let Against::Seat(seat) = it.against else {
                return None;
            };
            let held: Vec<&Phrase> = (it.would_have.iter().filter(|remedy| remedy.held))
                .map(|remedy| &remedy.card)
                .collect();
            (it.fate == Fate::Through && !held.is_empty()).then(|| Question {
                table,
                step: Some(happened.step),
                ask: Phrase::new("debrief-ask-unused")
                    .with("player", seat)
                    .with("what", it.what.clone())
                    .with("cards", cards(held.into_iter())),
            })
        })
    };
    tables.iter().enumerate().find_map(happened)
}

fn most_through(attempts: &[Attempt]) -> Option<Question> {
    let attempt = attempts.iter().find(|it| !it.through.is_empty())?;
    let spot = attempt.through.first()?;
    Some(Question {
        table: spot.table,
        step: Some(spot.step),
        ask: Phrase::new("debrief-ask-through")
            .with("what", attempt.what.clone())
            .with("count", attempt.through.len()),
    })
}

fn turning(tables: &[Account]) -> Option<Question> {
    let (table, turn) = tables
        .iter()
        .enumerate()
        .find_map(|(table, account)| Some((table, deciding(&account.turns)?)))?;
    let ask = match &turn.how {
        Turned::Stood { .. } => Phrase::new("debrief-ask-turn"),
        Turned::Cost { better, .. } => {
            Phrase::new("debrief-ask-cost").with("better", better.clone())
        }
    };
    Some(Question {
        table,
        step: Some(turn.step),
        ask: ask
            .with("player", turn.by)
            .with("chose", turn.chose.clone()),
    })
}

/// What cost most; else the last by which somebody took the lead, or the last of all.
fn deciding(turns: &[Turn]) -> Option<&Turn> {
    let cost = |turn: &&Turn| match turn.how {
        Turned::Cost { chance, best, .. } => best - chance,
        Turned::Stood { .. } => 0.0,
    };
    let costly = turns.iter().filter(|turn| cost(turn) > 0.0);
    let took = |turn: &&Turn| match turn.how {
        Turned::Stood { took_the_lead, .. } => took_the_lead,
        Turned::Cost { .. } => false,
    };
    costly
        .max_by(|a, b| cost(a).total_cmp(&cost(b)))
        .or(turns.iter().rfind(took))
        .or(turns.last())
}

/// The card that would have answered the most attacks.
fn best_remedy(attempts: &[Attempt]) -> Option<Question> {
    let mut best: Vec<(&Phrase, Vec<&Attempt>)> = Vec::new();
    for attempt in attempts.iter().filter(|it| !it.through.is_empty()) {
        for remedy in &attempt.would_have {
            match best.iter_mut().find(|(card, _)| *card == &remedy.card) {
                Some((_, stops)) => stops.push(attempt),
                None => best.push((&remedy.card, vec![attempt])),
            }
        }
    }
    // Of equals the first, which is against what got through most.
    let (card, stops) = best.into_iter().reduce(|best, next| {
        if next.1.len() > best.1.len() {
            next
        } else {
            best
        }
    })?;
    let spot = stops.first()?.through.first()?;
    Some(Question {
        table: spot.table,
        step: None,
        ask: Phrase::new("debrief-ask-remedy")
            .with("card", card.clone())
            .with("attacks", cards(stops.iter().map(|it| &it.what))),
    })
}

fn stopped(attempts: &[Attempt]) -> Option<Question> {
    let stopped = attempts.iter().filter(|it| !it.answered_by.is_empty());
    let attempt = stopped.max_by_key(|it| it.stopped.len())?;
    let spot = attempt.stopped.first()?;
    Some(Question {
        table: spot.table,
        step: Some(spot.step),
        ask: Phrase::new("debrief-ask-stopped")
            .with("what", attempt.what.clone())
            .with(
                "cards",
                cards(attempt.answered_by.iter().map(|it| &it.card)),
            ),
    })
}

fn won(tables: &[Account]) -> Option<Question> {
    let (table, result) = tables
        .iter()
        .enumerate()
        .map(|(table, account)| (table, &account.result))
        .find(|(_, result)| !result.winners.is_empty())?;
    let winners = result.winners.iter().copied().map(Arg::Seat).collect();
    Some(Question {
        table,
        step: None,
        ask: Phrase::new("debrief-ask-won").with("players", Arg::List(winners)),
    })
}
