//! A game's facts as JSON: what the client's tables are generated from.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};
use tabletop::{Lawful, Words};

use crate::list::{NoSuchGame, Visitor, visit};

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

fn in_lines(facts: &impl Serialize) -> String {
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
}
