//! A game's facts as JSON: what the client's tables are generated from. And what ATT&CK says of the
//! techniques that cards are about.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};
use tabletop::{Lawful, Technique, Words};

use crate::debrief::{Lore, lore};
use crate::list::{NoSuchGame, Visitor, ids, visit};

/// What is printed on a game's cards and board, as JSON with a line for each card.
pub fn facts(id: &str) -> Result<String, NoSuchGame> {
    struct Facts;
    impl Visitor for Facts {
        type Output = String;
        fn visit<G: Lawful + Words>(self) -> String {
            in_lines(&G::facts())
        }
    }
    visit(id, Facts)
}

/// What ATT&CK says of every technique that a card of any game is about, by its id, as JSON with a line
/// for each. Which those are the games say: a fact called `attck` is an id of ATT&CK.
pub fn lores() -> String {
    let mut named = BTreeSet::new();
    for game in ids() {
        let json = facts(game).expect("ids are of games");
        find(
            &serde_json::from_str(&json).expect("facts are JSON"),
            &mut named,
        );
    }
    let said = |id: String| (id.clone(), lore(&Technique::new(id)));
    let lores: BTreeMap<String, Lore> = named.into_iter().map(said).collect();
    in_lines(&BTreeMap::from([("techniques", lores)]))
}

fn find(facts: &Value, named: &mut BTreeSet<String>) {
    match facts {
        Value::Object(fields) => {
            // Mitigations have ids too: what is said of those is said by name.
            if let Some(id) = fields.get("attck").and_then(Value::as_str)
                && id.starts_with('T')
            {
                named.insert(id.to_owned());
            }
            fields.values().for_each(|inner| find(inner, named));
        }
        Value::Array(items) => items.iter().for_each(|inner| find(inner, named)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

pub(crate) fn in_lines(facts: &impl Serialize) -> String {
    let mut json = Vec::new();
    facts
        .serialize(&mut Serializer::with_formatter(&mut json, Lines::default()))
        .expect("facts have text keys only, and a buffer takes all");
    String::from_utf8(json).expect("JSON is UTF-8")
}

/// Each table begins a line and so does each entry of it, so that a changed card is a changed line.
#[derive(Default)]
struct Lines {
    depth: usize,
}

/// Whatever is deeper stays on its line.
const BROKEN: usize = 2;

impl Lines {
    fn next(&self, out: &mut (impl ?Sized + Write), first: bool) -> io::Result<()> {
        if !first {
            out.write_all(b",")?;
        }
        if self.depth > BROKEN {
            return if first { Ok(()) } else { out.write_all(b" ") };
        }
        self.line(out)
    }

    fn line(&self, out: &mut (impl ?Sized + Write)) -> io::Result<()> {
        write!(out, "\n{:1$}", "", 2 * self.depth)
    }

    fn end(&mut self, out: &mut (impl ?Sized + Write), bracket: &[u8]) -> io::Result<()> {
        self.depth -= 1;
        if self.depth < BROKEN {
            self.line(out)?;
        }
        out.write_all(bracket)
    }
}

impl Formatter for Lines {
    fn begin_array<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth += 1;
        CompactFormatter.begin_array(out)
    }

    fn end_array<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out, b"]")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        self.next(out, first)
    }

    fn begin_object<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.depth += 1;
        CompactFormatter.begin_object(out)
    }

    fn end_object<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out, b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        self.next(out, first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        out.write_all(b": ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_line_of_its_own() {
        let cards = serde_json::json!({ "cards": [{ "id": "a", "cost": [1, 2] }, { "id": "b" }], "goal": 3 });
        let lines = "{\n  \"cards\": [\n    {\"cost\": [1, 2], \"id\": \"a\"},\n    {\"id\": \"b\"}\n  ],\n  \"goal\": 3\n}";
        assert_eq!(in_lines(&cards), lines);
    }

    #[test]
    fn attck_has_something_to_say_of_nearly_every_card() {
        let lores: Value = serde_json::from_str(&lores()).unwrap();
        let phishing = &lores["techniques"]["T1566"];
        assert_eq!(phishing["tactics"][0], "initial-access");
        assert_eq!(phishing["mitigations"][0]["id"], "M1017");
        let techniques = lores["techniques"].as_object().unwrap();
        let dumb = techniques
            .iter()
            .filter(|(_, lore)| lore["tactics"][0].is_null());
        assert_eq!(
            dumb.map(|(id, _)| id).collect::<Vec<_>>(),
            Vec::<&String>::new()
        );
    }
}
