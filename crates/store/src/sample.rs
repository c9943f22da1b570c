//! Something to keep, for tests and benches.

use crate::{Change, Note, Sitter, Table};

/// An entry as long as one of Ports.
pub const ENTRY: &str = r#"{"act":{"seat":1,"by":"person","action":{"Intrude":{"from":{"Hand":3},"to":{"Port":22}}},"digest":"0123456789abcdef0123456789abcdef"}}"#;

pub fn table(id: &str) -> Table {
    Table {
        id: id.to_owned(),
        code: format!("CODE{id}"),
        game: "ports".to_owned(),
        config: r#"{"players":3}"#.to_owned(),
        founder: None,
        clock: Some(30),
        grace: Some(300),
        stand_in: "hard".to_owned(),
        host: [1; 32],
        class: None,
        conduct: None,
        luck: "00".to_owned(),
        seats: vec![
            person(None),
            Sitter::Open,
            Sitter::Bot {
                level: "hard".to_owned(),
            },
        ],
        head: None,
    }
}

pub fn person(held: Option<&str>) -> Sitter {
    Sitter::Person {
        name: "端末".to_owned(),
        secret: [2; 32],
        held: held.map(str::to_owned),
    }
}

pub fn entry(n: usize) -> Change {
    Change::Entry {
        n,
        entry: format!("entry {n}"),
    }
}

pub fn note() -> Note {
    Note {
        seat: 1,
        what: "decided".to_owned(),
        millis: 1500,
    }
}
