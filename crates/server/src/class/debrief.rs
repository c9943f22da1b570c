//! What a class talks about afterwards: all of its games together, and what was hard in them.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use catalog::debrief::{Account, Debrief, account};
use tabletop::Seat;

use super::Ask;
use crate::hall::Hall;
use crate::table::{self, Kind};
use crate::wire::{ClassDebrief, Noted, Refused, Stage};
use crate::{Refusal, review, secret};

/// Of all tables that are over, for the facilitator, and for everybody once it is released.
pub(crate) async fn debrief(
    hall: &Arc<Hall>,
    address: IpAddr,
    class: &str,
    secret: &str,
) -> Result<ClassDebrief, Refusal> {
    let ask = |reply| Ask::Played {
        secret: secret::hash(secret),
        reply,
    };
    let mut tables = Vec::new();
    let mut places = Vec::new();
    let mut records = Vec::new();
    let mut reviews = Vec::new();
    let mut notes = Vec::new();
    for (table, place) in hall.ask_class(class, ask).await? {
        let info = hall.ask(&table, table::Ask::Info).await?;
        // What is still played is nobody's to know, where tables have the same deal least of all.
        if info.stage != Stage::Over {
            return Err(Refusal::NotOver);
        }
        records.push(hall.ask(&table, table::Ask::Record).await?.text);
        reviews.push(review::kept(hall, &table).await?);
        notes.push(hall.store.journal(&table).await?);
        tables.push(info);
        places.push(place);
    }
    if tables.is_empty() {
        return Err(Refusal::NotOver);
    }
    let turn = hall.thinkers.turn(address, class).await;
    let made = crate::aside::run(move || {
        let tables = records.iter().zip(&reviews);
        let accounts: Result<Vec<Account>, _> = tables
            .map(|(record, review)| account(record, review.as_ref()))
            .collect();
        drop(turn);
        accounts.map(|accounts| Debrief::of(&accounts))
    });
    let debrief = made.await.map_err(|_| Refusal::Trouble)?;
    Ok(ClassDebrief {
        debrief: debrief.map_err(Refusal::Replay)?,
        noted: noted(&notes),
        refused: refused(&notes),
        tables,
        places,
    })
}

/// What was noted of a person.
#[derive(Default)]
struct Tally {
    /// Of each decision, with its step.
    times: Vec<(u32, Option<usize>)>,
    hints: u32,
    taken_back: u32,
}

impl Tally {
    fn is_any(&self) -> bool {
        !self.times.is_empty() || self.hints > 0 || self.taken_back > 0
    }

    fn sum_up(mut self, table: usize, seat: Seat) -> Noted {
        self.times.sort_unstable();
        let median = self.times.get(self.times.len() / 2).copied();
        let longest = self.times.last().copied();
        Noted {
            table,
            seat,
            decisions: self.times.len() as u32,
            median_ms: median.unwrap_or_default().0,
            longest_ms: longest.unwrap_or_default().0,
            longest_step: longest.unwrap_or_default().1,
            hints: self.hints,
            taken_back: self.taken_back,
        }
    }
}

/// How long everybody took, and how often they asked for help.
fn noted(tables: &[Vec<store::Note>]) -> Vec<Noted> {
    let mut all = Vec::new();
    for (table, notes) in tables.iter().enumerate() {
        let mut people: BTreeMap<u8, Tally> = BTreeMap::new();
        for note in notes {
            let tally = people.entry(note.seat).or_default();
            match Kind::read(&note.what) {
                Some(Kind::Decided(step)) => tally.times.push((note.millis, step)),
                Some(Kind::Hint) => tally.hints += 1,
                Some(Kind::TookBack) => tally.taken_back += 1,
                // Refusals are told by rule; what cannot be read was noted by another version.
                Some(Kind::Refused(_)) | None => {}
            }
        }
        let somebody = people.into_iter().filter(|(_, tally)| tally.is_any());
        all.extend(somebody.map(|(seat, tally)| tally.sum_up(table, Seat(seat))));
    }
    all
}

/// What was tried against the rules, most often first: one example of each kind.
fn refused(tables: &[Vec<store::Note>]) -> Vec<Refused> {
    #[derive(serde::Deserialize)]
    struct Key {
        key: String,
    }
    let mut kinds: BTreeMap<String, Refused> = BTreeMap::new();
    for (table, notes) in tables.iter().enumerate() {
        for note in notes {
            let Some(Kind::Refused(why)) = Kind::read(&note.what) else {
                continue;
            };
            // What is no phrase was noted by another version.
            let Ok(Key { key }) = serde_json::from_str(why.get()) else {
                continue;
            };
            let kind = kinds.entry(key).or_insert(Refused {
                table,
                why,
                times: 0,
            });
            kind.times += 1;
        }
    }
    let mut kinds: Vec<Refused> = kinds.into_values().collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.times));
    kinds
}

#[cfg(test)]
mod tests {
    use store::Note;

    use super::*;

    fn note(seat: u8, what: &str, millis: u32) -> Note {
        Note {
            seat,
            what: what.to_owned(),
            millis,
        }
    }

    #[test]
    fn times_are_summed_up_by_person() {
        let first = vec![
            note(1, "decided 7", 900),
            note(0, "decided", 100),
            note(1, "decided 3", 100),
            note(1, r#"{"key":"no"}"#, 5),
            note(1, "decided 5", 300),
            note(1, "hint", 20),
            note(0, "took-back", 20),
            note(1, "hint", 20),
        ];
        let second = vec![note(0, "decided 2", 50), note(1, "something else", 1)];
        let noted = noted(&[first, second]);
        let told: Vec<_> = (noted.iter())
            .map(|it| {
                (
                    it.table,
                    it.seat.0,
                    it.decisions,
                    it.median_ms,
                    it.longest_ms,
                )
            })
            .collect();
        assert_eq!(
            told,
            [(0, 0, 1, 100, 100), (0, 1, 3, 300, 900), (1, 0, 1, 50, 50)]
        );
        let more: Vec<_> = (noted.iter())
            .map(|it| (it.longest_step, it.hints, it.taken_back))
            .collect();
        assert_eq!(more, [(None, 0, 1), (Some(7), 2, 0), (Some(2), 0, 0)]);
    }

    #[test]
    fn what_was_refused_most_often_comes_first() {
        let one = r#"{"key":"one","args":[["n",{"number":2}]]}"#;
        let notes = vec![
            note(0, r#"{"key":"two"}"#, 1),
            note(0, one, 1),
            note(1, one, 1),
            note(1, "from another time", 1),
        ];
        let refused = refused(&[notes]);
        let told: Vec<_> = refused.iter().map(|it| (it.why.get(), it.times)).collect();
        assert_eq!(told, [(one, 2), (r#"{"key":"two"}"#, 1)]);
    }
}
