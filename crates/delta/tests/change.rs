//! What a change looks like, and that it always leads to the new value.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;

use delta::{Change, Mismatch, Parts, Tree, apply};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

fn change(old: &Value, new: &Value) -> Value {
    let (before, after) = (Tree::of(old), Tree::of(new));
    match Change::between(&before, &after) {
        Some(change) => serde_json::to_value(change).unwrap(),
        None => {
            assert_eq!(old, new);
            Value::Null
        }
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
        json!([1, 0, 7, [8]]),
    );
    says(json!([]), json!([LONG, 1]), json!([[LONG, 1]]));
}

#[test]
fn what_comes_anew_is_said_by_what_tells_it_from_the_one_before() {
    let choice = |number: i32| json!({"action": {"pay": [number, 7]}, "text": LONG});
    says(
        json!([]),
        json!([choice(1), choice(2), LONG]),
        json!([0, 0, choice(1), {"action": {"pay": [0, 1, 2]}}, [LONG]]),
    );
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
    let old = Tree::of(&json!({"a": 1, "b": 2, "c": 3}));
    let new = Tree::of(&json!({"a": 2, "c": 3, "d": 4}));
    let (one, two) = (Tree::of(&[1]), Tree::of(&[LONG]));
    let parts = Parts::default().member("same", &one, &one);
    let change = parts.member("e", &one, &two).members(&old, &new).change();
    assert_eq!(
        serde_json::to_value(change).unwrap(),
        json!({"e": [[LONG]], "a": [2], "b": 0, "d": [4]})
    );
    let nothing = Parts::default().members(&old, &old).change();
    assert_eq!(serde_json::to_value(nothing).unwrap(), json!({}));
}

#[test]
fn a_tree_is_written_as_what_it_is_of() {
    let value = json!({"a": [1, {"b": "端末"}, -2, 0.5, null, true]});
    assert_eq!(serde_json::to_value(Tree::of(&value)).unwrap(), value);
}

/// All shapes that a type can have.
#[derive(Serialize)]
enum Shape {
    Unit,
    New(u8),
    Tuple(i8, char),
    Struct { name: &'static str, unit: () },
}

#[test]
fn a_tree_is_the_same_as_the_json() {
    let named: BTreeMap<u8, Option<Shape>> = BTreeMap::from([
        (3, Some(Shape::Unit)),
        (4, Some(Shape::New(1))),
        (5, Some(Shape::Tuple(-1, 'x'))),
        (6, None),
    ]);
    let last = Shape::Struct {
        name: "n",
        unit: (),
    };
    let value = (named, [last], "text");
    let tree = Tree::of(&value);
    assert_eq!(
        serde_json::to_string(&tree).unwrap(),
        serde_json::to_string(&value).unwrap()
    );
    let read: Value = serde_json::to_value(&value).unwrap();
    assert_eq!(Tree::of(&read).text(), tree.text());
    assert_eq!(Tree::of(&tree).text(), tree.text());
    // The same names and texts, but not of one type: nothing is lost.
    let change = Change::between(&tree, &Tree::of(&read)).unwrap();
    let mut made = read.clone();
    apply(&mut made, &serde_json::to_value(&change).unwrap()).unwrap();
    assert_eq!(made, read);
}

#[test]
fn numbers_are_as_long_as_they_are() {
    let value = json!([
        0,
        -1,
        10,
        i32::MAX,
        i32::MIN,
        i64::MAX,
        i64::MIN,
        u64::MAX,
        1e300
    ]);
    let tree = Tree::of(&value);
    assert_eq!(tree.text(), value.to_string());
    // Not one byte longer than it is whole, which takes knowing how long it is.
    let whole = Change::whole(&tree).text().len();
    let other = Tree::of(&json!([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    let change = Change::between(&other, &tree).unwrap();
    assert!(change.text().len() <= whole, "{}", change.text());
}

#[test]
fn what_is_json_already_is_compared_as_the_rest() {
    let raw = |text: &str| Tree::of(&(LONG, RawValue::from_string(text.to_owned()).unwrap()));
    let old = raw(r#" { "a\"b" : [ 1 , " {" ], "c": {"d": 1 } } "#);
    let new = raw(r#"{"a\"b":[1," {"],"c":{"d":2}}"#);
    assert_eq!(
        old.text(),
        format!(r#"["{LONG}",{{"a\"b":[1," {{"],"c":{{"d":1}}}}]"#)
    );
    let change = serde_json::to_value(Change::between(&old, &new)).unwrap();
    assert_eq!(change, json!({"1": {"c": {"d": [2]}}}));
}

#[test]
fn everything_can_be_said_anew() {
    let tree = Tree::of(&json!({"a": 1}));
    let mut value = json!("whatever");
    let change = serde_json::to_value(Change::whole(&tree)).unwrap();
    apply(&mut value, &change).unwrap();
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

/// Texts that look like something else.
const NASTY: [&str; 8] = [",", "\"", "\\", "],1", ",\"a\":1}", "\\\",\"a", "}", ",1"];

fn any_value(numbers: &mut Numbers, depth: u64) -> Value {
    match numbers.below(4 + 2 * depth) {
        0 => Value::Null,
        1 => json!(numbers.below(3)),
        2 if numbers.below(2) == 0 => json!(NASTY[numbers.below(NASTY.len() as u64) as usize]),
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
        let (before, after) = (Tree::of(&old), Tree::of(&new));
        let Some(change) = Change::between(&before, &after) else {
            assert_eq!(old, new);
            continue;
        };
        let out = serde_json::to_string(&change).unwrap();
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
