#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::Read;
use std::time::{Duration, UNIX_EPOCH};

use rusqlite::{Connection, MAIN_DB};
use serde_json::Value;
use zip::ZipArchive;

use super::*;

fn note(guid: &str, front: &str) -> Note {
    Note {
        guid: guid.to_owned(),
        front: front.to_owned(),
        back: "back".to_owned(),
        tags: vec!["a::b".to_owned(), "c".to_owned()],
    }
}

fn deck() -> Deck {
    Deck {
        id: "deck".to_owned(),
        name: "連接埠".to_owned(),
        description: "Ports & more".to_owned(),
        notes: vec![note("one", "Which?"), note("two", "22 &lt; 23")],
    }
}

fn at(seconds: u64) -> SystemTime {
    UNIX_EPOCH + Duration::from_secs(seconds)
}

/// A file of the package.
fn file(package: &[u8], name: &str) -> Vec<u8> {
    let mut zip = ZipArchive::new(Cursor::new(package)).unwrap();
    let mut bytes = Vec::new();
    zip.by_name(name).unwrap().read_to_end(&mut bytes).unwrap();
    bytes
}

fn opened(package: &[u8]) -> Connection {
    let bytes = file(package, "collection.anki2");
    let mut connection = Connection::open_in_memory().unwrap();
    let length = bytes.len();
    connection
        .deserialize_read_exact(MAIN_DB, bytes.as_slice(), length, true)
        .unwrap();
    connection
}

fn one<T: rusqlite::types::FromSql>(connection: &Connection, query: &str) -> T {
    connection.query_row(query, [], |row| row.get(0)).unwrap()
}

#[test]
fn a_package_holds_a_whole_collection_and_no_media() {
    let package = package(&deck(), at(1_800_000_000)).unwrap();
    assert_eq!(file(&package, "media"), b"{}");
    let collection = opened(&package);
    assert_eq!(one::<String>(&collection, "PRAGMA integrity_check"), "ok");
    assert_eq!(one::<i64>(&collection, "SELECT ver FROM col"), 11);
    assert_eq!(one::<i64>(&collection, "SELECT count(*) FROM notes"), 2);
    let cards = "SELECT count(*) FROM cards JOIN notes ON cards.nid = notes.id WHERE queue = 0";
    assert_eq!(one::<i64>(&collection, cards), 2);
    assert_eq!(
        one::<String>(&collection, "SELECT tags FROM notes LIMIT 1"),
        " a::b c "
    );
    let fields = "SELECT flds FROM notes WHERE guid = 'two'";
    assert_eq!(one::<String>(&collection, fields), "22 &lt; 23\u{1f}back");
}

#[test]
fn cards_lie_in_the_deck_and_notes_are_of_the_kind_that_are_told() {
    let collection = opened(&package(&deck(), at(1)).unwrap());
    let json = |what: &str| -> Value {
        serde_json::from_str(&one::<String>(
            &collection,
            &format!("SELECT {what} FROM col"),
        ))
        .unwrap()
    };
    let did: i64 = one(&collection, "SELECT DISTINCT did FROM cards");
    assert_eq!(json("decks")[did.to_string()]["name"], "連接埠");
    assert_eq!(json("decks")[did.to_string()]["desc"], "Ports &amp; more");
    let mid: i64 = one(&collection, "SELECT DISTINCT mid FROM notes");
    let fields = &json("models")[mid.to_string()]["flds"];
    assert_eq!(
        (&fields[0]["name"], &fields[1]["name"]),
        (&"Front".into(), &"Back".into())
    );
}

#[test]
fn a_package_made_again_has_the_same_ids_and_a_newer_time() {
    let ids = |seconds| {
        let collection = opened(&package(&deck(), at(seconds)).unwrap());
        let all = "SELECT group_concat(id || guid || mid, ' ') FROM notes";
        let mut models = looks::models();
        models.sort_all_objects();
        (
            one::<String>(&collection, all),
            one::<i64>(&collection, "SELECT DISTINCT did FROM cards"),
            models,
        )
    };
    assert_eq!(ids(1_700_000_000), ids(1_800_000_000));
    let newer = opened(&package(&deck(), at(1_800_000_000)).unwrap());
    assert_eq!(
        one::<i64>(&newer, "SELECT min(mod) FROM notes"),
        1_800_000_000
    );
    assert_eq!(
        package(&deck(), at(1_700_000_000)).unwrap(),
        package(&deck(), at(1_700_000_000)).unwrap()
    );
}

#[test]
fn nothing_in_a_text_becomes_a_mark() {
    assert_eq!(
        escape("<b> & \"x\"\ny"),
        "&lt;b&gt; &amp; &quot;x&quot;<br>y"
    );
}

#[test]
fn ids_lie_in_years_past() {
    for text in ["", "a", "sandtable"] {
        assert!((1_300_000_000_000..1_500_000_000_000).contains(&id_of(text)));
    }
}
