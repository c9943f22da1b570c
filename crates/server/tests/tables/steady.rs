//! How long an answer takes tells nobody that somebody else at the table just did something.

use std::time::{Duration, Instant};

use serde_json::json;
use server::Options;

use crate::common::{Server, in_time, open};

/// While something is kept for one person the table can do nothing else. A ping does not ask the table.
#[tokio::test]
async fn a_ping_is_answered_while_the_table_waits_for_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let server = Server::with(&file).await;
    let host = server.found(&[open(), open()], false).await;
    let guest = server.sit(&host.table, "Ben").await;
    let mut aiko = server.join_as(&host).await;
    let mut ben = server.join_as(&guest).await;
    let disk = rusqlite::Connection::open(&file).unwrap();
    disk.execute_batch("BEGIN IMMEDIATE").unwrap();
    aiko.say(&json!({ "t": "chat", "re": 77, "text": "is it kept?" }))
        .await;
    for _ in 0..20 {
        ben.done(json!({ "t": "ping" })).await;
    }
    disk.execute_batch("ROLLBACK").unwrap();
    let kept = async { while aiko.hear().await["re"] != 77 {} };
    in_time(kept).await;
}

/// Whatever else is asked takes as long as something takes to be kept, whether anything is or not.
#[tokio::test]
async fn answers_for_which_nothing_is_kept_take_their_time() {
    let server = Server::on(Options {
        bind: "127.0.0.1:0".into(),
        data: ":memory:".into(),
        ..Options::default()
    })
    .await;
    let host = server.found(&[open(), open()], false).await;
    let guest = server.sit(&host.table, "Ben").await;
    let mut aiko = server.join_as(&host).await;
    let mut ben = server.join_as(&guest).await;
    aiko.done(json!({ "t": "start" })).await;
    let steady = Duration::from_millis(25);
    for request in [
        json!({ "t": "act", "decision": 0, "plan": [] }),
        json!({ "t": "retract" }),
        json!({ "t": "describe" }),
        json!({ "t": "order", "order": { "close": false } }),
    ] {
        let since = Instant::now();
        ben.ask(request.clone()).await;
        assert!(since.elapsed() >= steady, "{request}");
    }
    let table = format!("/api/tables/{}", host.table);
    let since = Instant::now();
    assert_eq!(server.get(&table).await.status, 200);
    assert!(since.elapsed() >= steady);
    let since = Instant::now();
    let (seats, chie) = (format!("{table}/seats"), json!({ "name": "Chie" }));
    let answer = server.post(&seats, &chie).await;
    assert_eq!(answer.why(), "refused-already-begun");
    assert!(since.elapsed() >= steady);
}
