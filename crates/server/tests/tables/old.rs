//! Tables kept by the first version of the program go on.
//!
//! `old/tables.sqlite` was written by that version: games in mid-play with people, moves taken back
//! and chat. Its times lie far ahead, so that no table in it grows too old to be kept.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::{Person, Server};

fn fixture(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/tables/old")
        .join(name)
}

#[tokio::test]
async fn tables_of_the_first_version_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    fs::copy(fixture("tables.sqlite"), &data).unwrap();
    let server = Server::with(&data).await;
    let seats: Value =
        serde_json::from_str(&fs::read_to_string(fixture("seats.json")).unwrap()).unwrap();
    for kept in seats.as_array().unwrap() {
        let (game, table) = (&kept["game"], kept["table"].as_str().unwrap());
        let mut people: Vec<Person> = Vec::new();
        for secret in kept["secrets"].as_array().unwrap() {
            people.push(server.join(table, secret.as_str()).await);
        }
        let welcome = &people[0].heard[0];
        assert_eq!(welcome["chat"][0]["text"], "See you after the break.");
        let log = &people[0].log["lines"];
        assert!(!log.as_array().unwrap().is_empty(), "{game}");
        let asked = people.iter_mut().find(|person| person.is_asked());
        let asked = asked.unwrap_or_else(|| panic!("{game}: somebody is asked"));
        asked.play_once().await;
    }
}
