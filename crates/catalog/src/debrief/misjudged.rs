//! The cards that were misjudged most often, at all tables together.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Against, Fate, Phrase};
use ts_rs::TS;

use super::account::Account;

/// So many are told of.
const MOST: usize = 5;

/// An attack that people misjudged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Misjudged {
    pub what: Phrase,
    pub how: MisjudgedHow,
    /// What was at hand, or what was in the way.
    pub cards: Vec<Phrase>,
    pub times: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MisjudgedHow {
    /// It got through against somebody who had an answer.
    Unanswered,
    /// It was tried against something that stopped it.
    InVain,
}

/// Most often first.
pub(super) fn misjudged(tables: &[Account]) -> Vec<Misjudged> {
    let mut all: Vec<Misjudged> = Vec::new();
    let incidents = tables.iter().flat_map(|account| &account.incidents);
    for incident in incidents.map(|happened| &happened.incident) {
        let (how, cards): (MisjudgedHow, Vec<&Phrase>) = match incident.fate {
            Fate::Through => {
                // What the game does to things is nobody's decision.
                let theirs = matches!(incident.against, Against::Seat(_));
                let held = incident.would_have.iter().filter(|it| theirs && it.held);
                (MisjudgedHow::Unanswered, held.map(|it| &it.card).collect())
            }
            Fate::Stopped => {
                let answers = incident
                    .answered_by
                    .iter()
                    .filter(|_| incident.by.is_some());
                (MisjudgedHow::InVain, answers.map(|it| &it.card).collect())
            }
        };
        if cards.is_empty() {
            continue;
        }
        let known = all
            .iter()
            .position(|it| it.what == incident.what && it.how == how);
        let at = known.unwrap_or_else(|| {
            all.push(Misjudged {
                what: incident.what.clone(),
                how,
                cards: Vec::new(),
                times: 0,
            });
            all.len() - 1
        });
        all[at].times += 1;
        for card in cards {
            if !all[at].cards.contains(card) {
                all[at].cards.push(card.clone());
            }
        }
    }
    all.sort_by_key(|it| usize::MAX - it.times);
    all.truncate(MOST);
    all
}
