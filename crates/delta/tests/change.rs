//! What a change looks like, and that it always leads to the new value.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use delta::{Mismatch, Text, apply, write_change, write_members, write_whole};
use serde_json::{Value, json};

fn change(old: &Value, new: &Value) -> Value {
    let mut out = String::new();
    if write_change(&Text::of(old), &Text::of(new), &mut out) {
        serde_json::from_str(&out).unwrap()
    } else {
        assert_eq!((out.as_str(), old), ("", new));
        Value::Null
    }
}

#[track_caller]
fn says(old: Value, new: Value, expected: Value) {
    let change = change(&old, &new);
    assert_eq!(change, expected);
    let mut made = old;
    assert_eq!(apply(&mut made, &change), Ok(()));
    assert_eq!(made, new);
}

const LONG: &str = "so long that nobody would say it again";

#[test]
fn what_has_stayed_is_not_mentioned() {
    assert_eq!(
        change(&json!({"a": [1, 2]}), &json!({"a": [1, 2]})),
        Value::Null
    );
    says(
        json!({"a": 1, "b": LONG, "c": {"d": 2, "e": LONG}}),
        json!({"a": 1, "b": LONG, "c": {"d": 3, "e": LONG}}),
        json!({"c": {"d": [3]}}),
    );
}

#[test]
fn members_come_and_go() {
    says(
        json!({"a": LONG, "b": 1, "d": LONG}),
        json!({"a": LONG, "c": 2, "d": LONG}),
        json!({"b": 0, "c": [2]}),
    );
    says(
        json!({"a": LONG, "b": {"c": 1}}),
        json!({"a": LONG, "b": {}}),
        json!({"b": [{}]}),
    );
}

#[test]
fn elements_change_where_they_are() {
    says(
        json!([LONG, {"a": 1, "b": LONG}, LONG]),
        json!([LONG, {"a": 2, "b": LONG}, LONG]),
        json!({"1": {"a": [2]}}),
    );
}

#[test]
fn elements_make_way_for_others() {
    says(
        json!([LONG, 2, 3, LONG]),
        json!([LONG, 3, LONG]),
        json!([1, 1]),
    );
    says(
        json!([LONG, LONG]),
        json!([LONG, 7, 8, LONG]),
        json!([1, 0, 7, 8]),
    );
    says(json!([]), json!([LONG, 1]), json!([[LONG, 1]]));
}

#[test]
fn what_is_shorter_whole_is_said_whole() {
    says(
        json!({"a": 1, "b": 2}),
        json!({"a": 2, "b": 1}),
        json!([{"a": 2, "b": 1}]),
    );
    says(json!("a"), json!(null), json!([null]));
    says(json!([1]), json!({"0": 1}), json!([{"0": 1}]));
}

#[test]
fn names_and_texts_may_hold_anything() {
    says(
        json!({"quote\"s": LONG, "ポート": 1, "tab\t": "端末"}),
        json!({"quote\"s": LONG, "ポート": 2, "tab\t": "端\n末"}),
        json!({"ポート": [2], "tab\t": ["端\n末"]}),
    );
}

#[test]
fn members_can_be_said_among_others() {
    let mut out = String::new();
    let old = Text::of(&json!({"a": 1, "b": 2, "c": 3}));
    write_members(&old, &Text::of(&json!({"a": 2, "c": 3, "d": 4})), &mut out);
    assert_eq!(out, r#""a":[2],"b":0,"d":[4],"#);
    out.clear();
    write_members(&old, &old, &mut out);
    assert_eq!(out, "");
}

#[test]
fn a_text_is_written_as_what_it_is() {
    let value = json!({"a": [1, {"b": "端末"}]});
    assert_eq!(serde_json::to_value(Text::of(&value)).unwrap(), value);
}

#[test]
fn everything_can_be_said_anew() {
    let mut out = String::new();
    write_whole(&Text::of(&json!({"a": 1})), &mut out);
    let mut value = json!("whatever");
    apply(&mut value, &serde_json::from_str(&out).unwrap()).unwrap();
    assert_eq!(value, json!({"a": 1}));
}

#[test]
fn a_change_of_something_else_is_refused() {
    for (value, change) in [
        (json!(1), json!({"a": [1]})),
        (json!([1]), json!({"1": [1]})),
        (json!([1]), json!({"one": [1]})),
        (json!([1]), json!([1, 1])),
        (json!([1]), json!([0, 2])),
        (json!({"a": 1}), json!([0, 0])),
        (json!({"a": 1}), json!({"b": 0})),
        (json!(1), json!([])),
        (json!(1), json!(1)),
    ] {
        let mut made = value.clone();
        assert_eq!(apply(&mut made, &change), Err(Mismatch), "{value} {change}");
    }
}

/// Small numbers, one after another.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % limit
    }
}

fn any_value(numbers: &mut Numbers, depth: u64) -> Value {
    match numbers.below(4 + 2 * depth) {
        0 => Value::Null,
        1 => json!(numbers.below(3)),
        2 => json!(LONG[..numbers.below(20) as usize]),
        3 => json!(numbers.below(2) == 0),
        kind => {
            let count = numbers.below(6);
            let inner = (0..count)
                .map(|_| any_value(numbers, depth - 1))
                .collect::<Vec<_>>();
            if kind % 2 == 0 {
                Value::Array(inner)
            } else {
                let names = ["a", "b", "c", "d", "e", "f"];
                inner
                    .into_iter()
                    .zip(names)
                    .filter(|_| numbers.below(4) > 0)
                    .map(|(value, name)| (name.to_owned(), value))
                    .collect::<serde_json::Map<_, _>>()
                    .into()
            }
        }
    }
}

/// Something like it.
fn another(value: &Value, numbers: &mut Numbers) -> Value {
    match (numbers.below(8), value) {
        (0, _) => any_value(numbers, 2),
        (1, Value::Array(list)) if !list.is_empty() => {
            let mut list = list.clone();
            list.remove(numbers.below(list.len() as u64) as usize);
            list.into()
        }
        (2, Value::Array(list)) => {
            let mut list = list.clone();
            list.insert(
                numbers.below(list.len() as u64 + 1) as usize,
                any_value(numbers, 1),
            );
            list.into()
        }
        (_, Value::Array(list)) => list.iter().map(|one| another(one, numbers)).collect(),
        (_, Value::Object(members)) => members
            .iter()
            .map(|(name, one)| (name.clone(), another(one, numbers)))
            .collect(),
        (_, same) => same.clone(),
    }
}

#[test]
fn every_change_leads_to_the_new_value_and_is_no_longer_than_it() {
    let mut numbers = Numbers(5);
    for _ in 0..20_000 {
        let old = any_value(&mut numbers, 4);
        let new = another(&old, &mut numbers);
        let mut out = String::new();
        if !write_change(&Text::of(&old), &Text::of(&new), &mut out) {
            assert_eq!(old, new);
            continue;
        }
        assert!(out.len() <= new.to_string().len() + 2, "{old} {new} {out}");
        let mut made = old.clone();
        assert_eq!(
            apply(&mut made, &serde_json::from_str(&out).unwrap()),
            Ok(()),
            "{old} {out}"
        );
        assert_eq!(made, new, "{old} {out}");
    }
}
