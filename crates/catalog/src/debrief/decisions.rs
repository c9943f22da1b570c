//! What was decided at a table, with what whoever decided could know.

use std::hash::{DefaultHasher, Hash, Hasher};

use tabletop::{Arg, Phrase, Seat, Sight, Words};

/// A decision of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decision {
    /// The step of the replay.
    pub step: usize,
    pub seat: Seat,
    /// What the player knew and was asked: the same at two tables if they stood at the same point.
    pub point: u64,
    pub asked: Phrase,
    pub chose: Phrase,
}

impl Decision {
    pub fn new<G: Words>(
        (step, seat): (usize, Seat),
        sight: &Sight<G>,
        asked: Phrase,
        chose: Phrase,
    ) -> Decision {
        let mut hasher = DefaultHasher::new();
        seat.hash(&mut hasher);
        let view = serde_json::to_vec(&sight.view).expect("plain data always serialises");
        view.hash(&mut hasher);
        for (action, allowed) in &sight.menu {
            action.hash(&mut hasher);
            allowed.is_ok().hash(&mut hasher);
        }
        Decision {
            step,
            seat,
            point: hasher.finish(),
            asked: by_seat(asked),
            chose: by_seat(chose),
        }
    }
}

/// Players by the number of their seat: who sits there differs from table to table.
fn by_seat(phrase: Phrase) -> Phrase {
    let args = phrase.args.into_iter();
    Phrase {
        key: phrase.key,
        args: args.map(|(name, arg)| (name, numbered(arg))).collect(),
    }
}

fn numbered(arg: Arg) -> Arg {
    match arg {
        Arg::Seat(seat) => Phrase::new("debrief-seat").with("seat", seat.0 + 1).into(),
        Arg::Phrase(phrase) => by_seat(phrase).into(),
        Arg::List(list) => Arg::List(list.into_iter().map(numbered).collect()),
        Arg::Number(_) | Arg::Text(_) => arg,
    }
}
