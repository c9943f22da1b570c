//! What differs between two things, in a form that people can read.

use serde::Serialize;
use serde_json::Value;

/// More differences than this are not listed one by one.
const LISTED: usize = 12;

/// One line for each place where the two differ, as `path: one ≠ other`.
pub(crate) fn difference(one: &impl Serialize, other: &impl Serialize) -> String {
    let (Ok(one), Ok(other)) = (serde_json::to_value(one), serde_json::to_value(other)) else {
        return "(they cannot be shown as JSON)".to_owned();
    };
    let mut lines = Vec::new();
    compare("", &one, &other, &mut lines);
    if lines.is_empty() {
        return "(they are the same as JSON: what differs is not serialised)".to_owned();
    }
    let more = lines.len().saturating_sub(LISTED);
    lines.truncate(LISTED);
    if more > 0 {
        lines.push(format!("… and {more} more"));
    }
    lines.join("\n")
}

fn compare(path: &str, one: &Value, other: &Value, lines: &mut Vec<String>) {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            for (key, value) in one {
                compare(&format!("{path}/{key}"), value, &other[key], lines);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (index, pair) in one.iter().zip(other).enumerate() {
                compare(&format!("{path}/{index}"), pair.0, pair.1, lines);
            }
        }
        _ if one == other => {}
        _ => lines.push(format!("{path}: {one} ≠ {other}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_listed_with_its_path() {
        let one = (1, vec![("a", 2), ("b", 3)], [0; 2]);
        let other = (1, vec![("a", 2), ("b", 4)], [0; 2]);
        assert_eq!(difference(&one, &other), "/1/1/1: 3 ≠ 4");
    }

    #[test]
    fn lists_of_other_lengths_are_shown_whole() {
        assert_eq!(difference(&[1, 2], &[1]), ": [1,2] ≠ [1]");
    }
}
