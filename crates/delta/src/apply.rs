//! Completing a value by a change: for tests, tools and bots of others.

use serde_json::Value;

/// The change is not one of this value.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a change of the value")]
pub struct Mismatch;

/// Makes the new value out of the old one.
pub fn apply(value: &mut Value, change: &Value) -> Result<(), Mismatch> {
    match change {
        Value::Array(parts) => match parts.as_slice() {
            [new] => {
                *value = new.clone();
                Ok(())
            }
            [at, gone, new @ ..] => splice(value, at, gone, new),
            [] => Err(Mismatch),
        },
        Value::Object(changes) => changes
            .iter()
            .try_for_each(|(name, change)| member(value, name, change)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Err(Mismatch),
    }
}

fn splice(value: &mut Value, at: &Value, gone: &Value, new: &[Value]) -> Result<(), Mismatch> {
    let number = |value: &Value| {
        value
            .as_u64()
            .and_then(|number| usize::try_from(number).ok())
    };
    let (at, gone) = number(at).zip(number(gone)).ok_or(Mismatch)?;
    let list = value.as_array_mut().ok_or(Mismatch)?;
    let end = at
        .checked_add(gone)
        .filter(|&end| end <= list.len())
        .ok_or(Mismatch)?;
    let mut values: Vec<Value> = Vec::with_capacity(new.len());
    for piece in new {
        let value = match values.last() {
            None => piece.clone(),
            Some(last) => {
                let mut next = last.clone();
                apply(&mut next, piece)?;
                next
            }
        };
        values.push(value);
    }
    list.splice(at..end, values);
    Ok(())
}

fn member(value: &mut Value, name: &str, change: &Value) -> Result<(), Mismatch> {
    match value {
        Value::Object(members) if change == 0 => members.remove(name).map(drop).ok_or(Mismatch),
        Value::Object(members) => apply(members.entry(name).or_insert(Value::Null), change),
        Value::Array(list) => {
            let place = name.parse::<usize>().map_err(|_| Mismatch)?;
            apply(list.get_mut(place).ok_or(Mismatch)?, change)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Err(Mismatch),
    }
}
