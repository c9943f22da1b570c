//! What people could send by hand: actions of other moments, of other seats, and such as no menu
//! ever shows.

use serde_json::Value;
use tabletop::{Chance, Match, Seat, Words};

use crate::kinds::Found;

/// So many are tried at a moment.
const TRIES: usize = 24;
/// No more actions are remembered.
const MOST: usize = 5_000;

/// What actions are made of.
pub(crate) struct Pool<A> {
    /// Such as were possible somewhere.
    actions: Vec<A>,
    /// Ids and numbers of the game's facts.
    parts: Vec<Value>,
}

impl<A: Copy + serde::Serialize + serde::de::DeserializeOwned> Pool<A> {
    pub fn of<G: Words>() -> Pool<A> {
        let facts = serde_json::to_value(G::facts()).expect("facts are plain data");
        Pool {
            actions: Vec::new(),
            parts: leaves(&facts).into_iter().cloned().collect(),
        }
    }

    /// Remembers an action, and forgets any other when there are too many.
    pub fn put(&mut self, action: A, dice: &mut Chance) {
        if self.actions.len() < MOST {
            self.actions.push(action);
        } else {
            self.actions[dice.below(MOST as u32) as usize] = action;
        }
    }

    /// An action, as it was or with a part of it from elsewhere.
    fn any(&self, dice: &mut Chance) -> A {
        let action = *dice.pick(&self.actions);
        if dice.below(2) == 0 {
            return action;
        }
        let json = |action: &A| serde_json::to_value(action).expect("actions are plain data");
        let (mut changed, other) = (json(&action), json(dice.pick(&self.actions)));
        let parts = leaves(&other);
        let count = leaves(&changed).len();
        if count == 0 || parts.is_empty() || self.parts.is_empty() {
            return action;
        }
        let part = match dice.below(3) {
            0 => Value::from(dice.below(256)),
            1 => dice.pick(&self.parts).clone(),
            _ => (*dice.pick(&parts)).clone(),
        };
        let mut nth = dice.below(count as u32);
        replace(&mut changed, &mut nth, &part);
        serde_json::from_value(changed).unwrap_or(action)
    }
}

/// The numbers, texts and flags in it.
fn leaves(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(list) => list.iter().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values().flat_map(leaves).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => vec![value],
    }
}

fn replace(value: &mut Value, nth: &mut u32, part: &Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|one| replace(one, nth, part)),
        Value::Object(fields) => fields.values_mut().for_each(|one| replace(one, nth, part)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            if *nth == 0 {
                *value = part.clone();
            }
            *nth = nth.wrapping_sub(1);
        }
    }
}

/// How a few of them would be refused now.
pub(crate) fn refused<G: Words>(
    game: &Match<G>,
    pool: &Pool<G::Action>,
    dice: &mut Chance,
) -> Vec<Found<G::Action>> {
    let seats: Vec<Seat> = Seat::all(game.game().seats()).collect();
    let tries = if pool.actions.is_empty() { 0 } else { TRIES };
    (0..tries)
        .filter_map(|_| {
            let (seat, action) = (*dice.pick(&seats), pool.any(dice));
            let illegal = game.game().check(game.state(), seat, &action).err()?;
            Some(by_hand::<G>(&illegal, seat, action))
        })
        .collect()
}

/// The kind of a refusal of something that was not on the menu.
pub(crate) fn by_hand<G: Words>(
    illegal: &G::Illegal,
    seat: Seat,
    action: G::Action,
) -> Found<G::Action> {
    let kind = format!("refused {}", G::refusal(illegal).key);
    Found::new(kind, Some(seat), Some(action))
}
