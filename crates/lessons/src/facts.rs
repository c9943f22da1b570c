//! What is asked of a moment: a few tests on the scene as it is sent, which knows no game.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

/// Tests by where in the scene their value is, as a JSON pointer: `/view/deck`.
pub type Facts = BTreeMap<String, Test>;

/// A test of one value.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Test {
    Like(Pattern),
    Unlike(Pattern),
    /// A number, or the length of a list, is at least this.
    Least(i64),
    /// The same, at most this. What is not there is 0.
    Most(i64),
}

/// Fits whatever has at least this: of an object the named parts, of a list, for each entry here, some
/// entry that it fits. An object fits a list by the places that it names: `{"0": 1}`. Anything else must
/// be equal.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Pattern(Value);

impl Pattern {
    pub fn fits(&self, value: &Value) -> bool {
        fits(&self.0, value)
    }
}

fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(wanted), Value::Object(found)) => wanted
            .iter()
            .all(|(name, wanted)| found.get(name).is_some_and(|found| fits(wanted, found))),
        (Value::Array(wanted), Value::Array(found)) => wanted
            .iter()
            .all(|wanted| found.iter().any(|found| fits(wanted, found))),
        (Value::Object(wanted), Value::Array(found)) => wanted.iter().all(|(place, wanted)| {
            let found = place.parse().ok().and_then(|place: usize| found.get(place));
            found.is_some_and(|found| fits(wanted, found))
        }),
        (wanted, found) => wanted == found,
    }
}

impl Test {
    fn holds(&self, value: &Value) -> bool {
        match self {
            Test::Like(pattern) => pattern.fits(value),
            Test::Unlike(pattern) => !pattern.fits(value),
            Test::Least(least) => amount(value) >= *least,
            Test::Most(most) => amount(value) <= *most,
        }
    }
}

fn amount(value: &Value) -> i64 {
    match value {
        Value::Array(list) => i64::try_from(list.len()).unwrap_or(i64::MAX),
        other => other.as_i64().unwrap_or(0),
    }
}

pub(crate) fn hold(facts: &Facts, scene: &Value) -> bool {
    facts.iter().all(|(at, test)| {
        let value = scene.pointer(at).unwrap_or(&Value::Null);
        test.holds(value)
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_pattern_fits_whatever_has_at_least_as_much() {
        let pattern = Pattern(json!({"seat": 1, "cards": [{"name": "ntp"}]}));
        assert!(
            pattern.fits(&json!({"seat": 1, "cards": [{"name": "irc"}, {"name": "ntp", "up": 1}]}))
        );
        assert!(!pattern.fits(&json!({"seat": 1, "cards": [{"name": "irc"}]})));
        assert!(!pattern.fits(&json!({"seat": 2, "cards": [{"name": "ntp"}]})));
        assert!(!pattern.fits(&json!(null)));
    }

    #[test]
    fn an_object_fits_a_list_by_its_places() {
        let pattern = Pattern(json!({"pay": {"0": 0, "2": 1}}));
        assert!(pattern.fits(&json!({"pay": [0, 1, 1, 1]})));
        assert!(!pattern.fits(&json!({"pay": [1, 1, 1, 0]})));
        assert!(!pattern.fits(&json!({"pay": [0, 1]})));
    }

    #[test]
    fn numbers_and_lengths_are_compared_and_what_is_missing_is_nothing() {
        let scene = json!({"view": {"deck": 20, "field": [1, 2, 3]}});
        let holds = |at: &str, test: Test| hold(&Facts::from([(at.to_owned(), test)]), &scene);
        assert!(holds("/view/deck", Test::Least(20)));
        assert!(!holds("/view/deck", Test::Most(19)));
        assert!(holds("/view/field", Test::Least(3)));
        assert!(!holds("/view/field", Test::Least(4)));
        assert!(holds("/view/nothing", Test::Most(0)));
        assert!(holds("/view/deck", Test::Unlike(Pattern(json!(19)))));
        assert!(!holds("/view/nothing", Test::Like(Pattern(json!(1)))));
    }
}
