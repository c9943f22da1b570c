//! What people were told and shown, and whether it is kept.

use serde::Deserialize;
use serde_json::Value;

/// What was done at a table, as far as those who did it were told.
#[derive(Default)]
pub(super) struct Done {
    /// By seat, in order.
    acknowledged: Vec<Vec<Value>>,
}

#[derive(Deserialize)]
pub(super) struct Record {
    entries: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    seat: usize,
    did: Value,
}

impl Done {
    pub(super) fn nothing_yet(seats: usize) -> Done {
        Done {
            acknowledged: vec![Vec::new(); seats],
        }
    }

    pub(super) fn add(&mut self, seat: usize, action: Value) {
        self.acknowledged[seat].push(action);
    }

    pub(super) fn count(&self) -> usize {
        self.acknowledged.iter().map(Vec::len).sum()
    }

    /// Whether all of it is in the record, in its order. More may be: what nobody was told any more.
    pub(super) fn is_in(&self, record: &Record) -> Result<(), String> {
        for (seat, actions) in self.acknowledged.iter().enumerate() {
            let own = record.entries.iter().filter(|entry| entry.seat == seat);
            let mut kept = own.clone().map(|entry| &entry.did["act"]);
            for action in actions {
                if !kept.any(|kept| kept == action) {
                    let kept: Vec<String> = own.map(|entry| entry.did.to_string()).collect();
                    let told: Vec<String> = actions.iter().map(Value::to_string).collect();
                    return Err(format!(
                        "seat {seat} was told that {action} is done, and it is lost; told: {}; kept: {}",
                        told.join(" "),
                        kept.join(" ")
                    ));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn record(entries: &[(usize, &str)]) -> Record {
        let entry = |&(seat, act): &(usize, &str)| Entry {
            seat,
            did: json!({ "act": act }),
        };
        Record {
            entries: entries.iter().map(entry).collect(),
        }
    }

    #[test]
    fn what_was_acknowledged_must_be_kept_in_its_order() {
        let kept = record(&[(0, "a"), (1, "x"), (0, "b"), (0, "c")]);
        let done = |first: &[&str], second: &[&str]| Done {
            acknowledged: [first, second]
                .map(|actions| actions.iter().map(|&action| json!(action)).collect())
                .into(),
        };
        assert_eq!(done(&["a", "c"], &["x"]).is_in(&kept), Ok(()));
        assert!(done(&["a", "d"], &[]).is_in(&kept).is_err());
        assert!(done(&["c", "a"], &[]).is_in(&kept).is_err());
        assert!(done(&[], &["x", "x"]).is_in(&kept).is_err());
    }
}
