//! State, action and record survive being written as JSON. View, event, action and refusal can be
//! written too, and hold no number that JavaScript cannot.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Lawful, Record, Told, Viewer};

use crate::difference::difference;
use crate::law::{Breach, Law, Verdict};
use crate::position::Position;
use crate::trial::Trial;

const LAW: Law = Law::Written;

/// The largest whole number that a JavaScript number holds exactly.
const EXACT: u64 = 1 << 53;

pub(crate) fn at<G: Lawful>(
    position: &Position<'_, G>,
    viewer: Viewer,
    trial: &mut Trial,
) -> Verdict {
    trial.tests(LAW);
    let Position { game, state, .. } = *position;
    survives("the state", state)?;
    shown("a view", &game.view(state, viewer))?;
    for seat in game.awaited(state).iter().take(1) {
        let mut candidates = Vec::new();
        game.candidates(state, seat, &mut candidates);
        let action = trial.pick(&candidates);
        survives("an action", &action)?;
        shown("an action", &action)?;
        if let Err(illegal) = game.check(state, seat, &action) {
            shown("a refusal", &illegal)?;
        }
    }
    Ok(())
}

/// What was told can be sent.
pub(crate) fn events<G: Lawful>(told: &[Told<G>], trial: &mut Trial) -> Verdict {
    trial.tests(LAW);
    told.iter()
        .try_for_each(|told| shown("an event", &told.frame.event))
}

pub(crate) fn record<A>(record: &Record<A>, trial: &mut Trial) -> Verdict
where
    A: Eq + Serialize + DeserializeOwned,
{
    trial.tests(LAW);
    survives("the record", record)
}

fn survives<T: Eq + Serialize + DeserializeOwned>(name: &str, original: &T) -> Verdict {
    let read: T = serde_json::to_string(original)
        .and_then(|text| serde_json::from_str(&text))
        .map_err(|error| unwritable(name, &error))?;
    if read == *original {
        return Ok(());
    }
    let difference = difference(original, &read);
    LAW.broken(format!("{name}: written ≠ read back:\n{difference}"))
}

fn shown(name: &str, thing: &impl Serialize) -> Verdict {
    let value = serde_json::to_value(thing).map_err(|error| unwritable(name, &error))?;
    match too_large(&value) {
        Some(number) => LAW.broken(format!("{name} holds {number}: {value}")),
        None => Ok(()),
    }
}

fn unwritable(name: &str, error: &serde_json::Error) -> Breach {
    Breach {
        law: LAW,
        what: format!("{name} cannot be written and read as JSON: {error}"),
    }
}

fn too_large(value: &Value) -> Option<&Value> {
    match value {
        Value::Number(number) => {
            let size = number
                .as_u64()
                .or_else(|| number.as_i64().map(i64::unsigned_abs));
            size.is_some_and(|size| size > EXACT).then_some(value)
        }
        Value::Array(items) => items.iter().find_map(too_large),
        Value::Object(fields) => fields.values().find_map(too_large),
        Value::Null | Value::Bool(_) | Value::String(_) => None,
    }
}
