//! What the trainers ask, made of the facts that games are played with. The client is given it as it is
//! ([`trainer`]) and asks with options; a deck of flash cards asks without them ([`TrainDeck::notes`]).

mod attack;
mod notes;
mod ports;

use serde::Serialize;
use tabletop::Phrase;
use ts_rs::TS;

use crate::facts::in_lines;
pub use notes::TrainNote;

/// The decks there are, in the order in which they are offered.
pub const DECKS: [&str; 2] = ["ports", "attack"];

/// A deck by its name.
pub fn deck(name: &str) -> Option<TrainDeck> {
    match name {
        "ports" => Some(ports::deck()),
        "attack" => Some(attack::deck()),
        _ => None,
    }
}

/// A deck as JSON, with a line for each thing to be known.
pub fn trainer(name: &str) -> Option<String> {
    deck(name).map(|deck| in_lines(&deck))
}

/// Things to be known, and what is asked of them.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct TrainDeck {
    pub pools: Vec<TrainPool>,
    pub asks: Vec<TrainAsk>,
    pub items: Vec<TrainItem>,
}

/// Answers of one kind, among which the right ones have to be told from the others.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TrainPool {
    pub answers: Vec<Phrase>,
    /// All are offered, as they stand: there is nothing to search.
    pub in_order: bool,
}

/// A question, which may be one of several about the same thing.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TrainAsk {
    pub text: Phrase,
    /// The place of its answers among the pools.
    pub pool: usize,
    /// The places of the right ones there; whatever else is there is wrong.
    pub right: Vec<usize>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct TrainItem {
    /// What progress is kept under: it stays what it is.
    pub id: String,
    #[serde(skip)]
    #[ts(skip)]
    pub kind: TrainKind,
    /// What it is about, as games tell what went wrong: `port:ssh`, `technique:T1059`.
    pub subject: String,
    /// The places of what can be asked; one of them is.
    pub asks: Vec<usize>,
    /// Where "which of these" is asked: the right answer that is among them.
    pub offered: Option<usize>,
    /// The fact, and what is worth reading about it.
    pub told: [Phrase; 2],
    /// Where the library says more: a game and one of its cards.
    pub card: (String, String),
}

/// What is to be known of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TrainKind {
    Number,
    Name,
    Transport,
    Detect,
    Detected,
    Mitigate,
    Mitigated,
}

impl TrainKind {
    pub fn id(self) -> &'static str {
        match self {
            TrainKind::Number => "number",
            TrainKind::Name => "name",
            TrainKind::Transport => "transport",
            TrainKind::Detect => "detect",
            TrainKind::Detected => "detected",
            TrainKind::Mitigate => "mitigate",
            TrainKind::Mitigated => "mitigated",
        }
    }

    fn question(self) -> Phrase {
        Phrase::new(format!("train-ask-{}", self.id()))
    }
}

impl TrainDeck {
    /// Where the new pool is.
    fn pool(&mut self, answers: impl IntoIterator<Item = Phrase>) -> usize {
        self.pools.push(TrainPool {
            answers: answers.into_iter().collect(),
            in_order: false,
        });
        self.pools.len() - 1
    }

    /// Where the new question is.
    fn ask(&mut self, text: Phrase, pool: usize, right: Vec<usize>) -> usize {
        self.asks.push(TrainAsk { text, pool, right });
        self.asks.len() - 1
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_question_has_a_right_answer_and_a_wrong_one() {
        for name in DECKS {
            let deck = deck(name).unwrap();
            for ask in &deck.asks {
                let answers = &deck.pools[ask.pool].answers;
                assert!(!ask.right.is_empty(), "{ask:?}");
                assert!(ask.right.len() < answers.len(), "{ask:?}");
                assert!(ask.right.iter().all(|&at| at < answers.len()), "{ask:?}");
            }
            for item in &deck.items {
                assert!(!item.asks.is_empty(), "{}", item.id);
                for &ask in &item.asks {
                    let right = &deck.asks[ask].right;
                    assert!(
                        item.offered.is_none_or(|at| right.contains(&at)),
                        "{}",
                        item.id
                    );
                }
            }
        }
        assert!(deck("placement").is_none());
    }

    #[test]
    fn no_answer_of_a_pool_stands_there_twice() {
        for name in DECKS {
            for pool in deck(name).unwrap().pools {
                let said = pool.answers.iter().map(|it| format!("{it:?}"));
                assert_eq!(said.collect::<BTreeSet<_>>().len(), pool.answers.len());
            }
        }
    }

    #[test]
    fn progress_is_kept_under_the_same_ids() {
        let ids = |name| {
            let deck = deck(name).unwrap();
            let ids: BTreeSet<String> = deck.items.iter().map(|it| it.id.clone()).collect();
            assert_eq!(ids.len(), deck.items.len());
            ids
        };
        let has = |ids: &BTreeSet<String>, wanted: &[&str]| {
            for id in wanted {
                assert!(ids.contains(*id), "{id}");
            }
        };
        has(
            &ids("ports"),
            &["port:number:ssh", "port:name:ssh", "port:transport:ssh"],
        );
        has(
            &ids("attack"),
            &[
                "attack:box:detect:T1003",
                "attack:box:detected:T1003",
                "attack:box:mitigate:T1003",
                "attack:now:mitigated:T1566",
            ],
        );
    }
}
