//! Flash cards of a deck: each thing to be known once, asked as far as possible without options.

use tabletop::{Chance, Phrase, Seed};

use super::{TrainDeck, TrainItem, TrainKind};

/// So many are offered where it is asked "which of these", as the trainer does.
const OPTIONS: usize = 4;

/// A thing to be known, with its question and its answer.
#[derive(Clone, Debug)]
pub struct TrainNote {
    /// The thing's: it stays what it is.
    pub id: String,
    pub kind: TrainKind,
    /// The game whose cards it is about. Two games may play with two versions of ATT&CK.
    pub game: String,
    pub question: Phrase,
    /// What is offered; nothing, where it is asked openly.
    pub options: Vec<Phrase>,
    /// What is right; if it was offered, that one.
    pub answers: Vec<Phrase>,
    /// What is worth reading then.
    pub told: Vec<Phrase>,
}

impl TrainDeck {
    pub fn notes(&self) -> impl Iterator<Item = TrainNote> {
        self.items.iter().map(|item| self.note(item))
    }

    fn note(&self, item: &TrainItem) -> TrainNote {
        // What is drawn is the same each time: a deck that is imported again has changed nothing.
        let mut chance = Chance::stream(Seed::from_text(&item.id), 0);
        let ask = chance.below(u32::try_from(item.asks.len()).expect("there are not that many"));
        let ask = &self.asks[item.asks[ask as usize]];
        let answers = &self.pools[ask.pool].answers;
        let said = |at: &usize| answers[*at].clone();
        let mut options = Vec::new();
        if let Some(right) = item.offered {
            options.extend((0..answers.len()).filter(|at| !ask.right.contains(at)));
            chance.shuffle(&mut options);
            options.truncate(OPTIONS - 1);
            options.push(right);
            chance.shuffle(&mut options);
        }
        let right = item.offered.map_or(ask.right.clone(), |right| vec![right]);
        let [fact, more] = item.told.clone();
        TrainNote {
            id: item.id.clone(),
            kind: item.kind,
            game: item.card.0.clone(),
            question: ask.text.clone(),
            options: options.iter().map(said).collect(),
            answers: right.iter().map(said).collect(),
            told: match item.kind {
                // All that is right has just been said.
                TrainKind::Detect | TrainKind::Mitigate => vec![more],
                TrainKind::Number
                | TrainKind::Name
                | TrainKind::Transport
                | TrainKind::Detected
                | TrainKind::Mitigated => vec![fact, more],
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::train::{DECKS, deck};

    #[test]
    fn what_is_offered_holds_one_right_answer() {
        for name in DECKS {
            let deck = deck(name).unwrap();
            for (item, note) in deck.items.iter().zip(deck.notes()) {
                let offered = note.options.iter().filter(|it| note.answers.contains(it));
                assert_eq!(
                    offered.count(),
                    usize::from(item.offered.is_some()),
                    "{}",
                    note.id
                );
                assert!([0, 4].contains(&note.options.len()), "{}", note.id);
            }
        }
    }

    #[test]
    fn no_two_cards_ask_the_same_of_the_same_game() {
        for name in DECKS {
            let mut asked = std::collections::BTreeSet::new();
            for note in deck(name).unwrap().notes() {
                let front = format!("{} {:?} {:?}", note.game, note.question, note.options);
                assert!(asked.insert(front), "{}", note.id);
            }
        }
    }

    #[test]
    fn the_cards_are_the_same_each_time() {
        for name in DECKS {
            let said = || format!("{:?}", deck(name).unwrap().notes().collect::<Vec<_>>());
            assert_eq!(said(), said());
        }
    }
}
