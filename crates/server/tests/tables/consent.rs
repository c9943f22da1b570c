//! Taking a decision back that others have seen: everybody else is asked.

use std::time::Duration;

use serde_json::{Value, json};
use server::Options;

use crate::common::{Person, Server, bot, open};
use crate::orders::{asked, begun, order, two};

fn take_back() -> Value {
    json!({ "t": "take-back" })
}

fn consent(agrees: bool) -> Value {
    json!({ "t": "consent", "agrees": agrees })
}

fn is_asked_about(info: &Value) -> bool {
    !info["asking"].is_null()
}

/// Whoever is first decides something; then the other, and whose turn it was before.
async fn decided<'a>(
    aiko: &'a mut Person,
    ben: &'a mut Person,
) -> (&'a mut Person, &'a mut Person, Value) {
    let first_is_aiko = aiko.is_asked();
    let (first, other) = if first_is_aiko {
        (aiko, ben)
    } else {
        (ben, aiko)
    };
    let before = first.now["scene"]["view"].clone();
    first.play_once().await;
    (first, other, before)
}

/// Ben may have to decide several things before it is Aiko's turn.
async fn until_aiko_decided(aiko: &mut Person, ben: &mut Person) {
    loop {
        let own = aiko.is_asked();
        asked(aiko, ben).play_once().await;
        if own {
            return;
        }
        aiko.hear_all().await;
        ben.hear_all().await;
    }
}

#[tokio::test]
async fn what_everybody_agrees_to_is_taken_back() {
    let server = Server::new().await;
    let (_, mut aiko, mut ben) = begun(&server).await;
    let (first, other, before) = decided(&mut aiko, &mut ben).await;
    assert_ne!(first.now["scene"]["view"], before);
    first.done(take_back()).await;
    other.until_info(is_asked_about).await;
    assert_eq!(other.info["asking"]["agreed"], json!([]));
    // Nobody decides meanwhile, and nobody else can ask.
    assert_eq!(first.refused(take_back()).await, "refused-asking");
    assert_eq!(other.refused(take_back()).await, "refused-asking");
    let waiting = asked(first, other);
    let action = waiting.options()[0].clone();
    assert_eq!(
        waiting.refused(waiting.act(&action)).await,
        "refused-asking"
    );
    other.done(consent(true)).await;
    first.until_info(|info| info["asking"].is_null()).await;
    assert_eq!(first.now["scene"]["view"], before, "luck and all");
    assert!(first.is_asked());
    // It goes on from there, and is in the record for ever.
    first.play_once().await;
}

#[tokio::test]
async fn one_who_does_not_agree_is_enough_and_is_not_asked_twice() {
    let server = Server::new().await;
    let (_, mut aiko, mut ben) = begun(&server).await;
    let (first, other, _) = decided(&mut aiko, &mut ben).await;
    let stands = first.now["scene"]["view"].clone();
    first.done(take_back()).await;
    other.until_info(is_asked_about).await;
    other.done(consent(false)).await;
    assert_eq!(
        first.until("declined").await["why"]["key"],
        "refused-declined"
    );
    first.until_info(|info| info["asking"].is_null()).await;
    assert_eq!(first.now["scene"]["view"], stands);
    assert_eq!(first.refused(take_back()).await, "refused-declined");
    assert_eq!(other.refused(consent(true)).await, "refused-nobody-asks");
    first.hear_all().await;
    asked(first, other).play_once().await;
}

#[tokio::test]
async fn whoever_has_asked_can_think_better_of_it() {
    let server = Server::new().await;
    let (_, mut aiko, mut ben) = begun(&server).await;
    let (first, other, _) = decided(&mut aiko, &mut ben).await;
    first.done(take_back()).await;
    other.until_info(is_asked_about).await;
    first.done(consent(false)).await;
    other.until_info(|info| info["asking"].is_null()).await;
    first.hear_all().await;
    other.hear_all().await;
    asked(first, other).play_once().await;
}

#[tokio::test]
async fn nobody_asks_for_what_was_not_decided_and_spectators_are_not_asked() {
    let server = Server::new().await;
    let (seats, mut aiko, mut ben) = begun(&server).await;
    let mut watcher = server.watch(&seats[0].table).await;
    for person in [&mut aiko, &mut ben] {
        let why = person.refused(take_back()).await;
        assert_eq!(why, "refused-nothing-to-take-back");
    }
    assert_eq!(watcher.refused(take_back()).await, "refused-not-a-player");
    let (first, other, _) = decided(&mut aiko, &mut ben).await;
    first.done(take_back()).await;
    other.until_info(is_asked_about).await;
    for agrees in [true, false] {
        let why = watcher.refused(consent(agrees)).await;
        assert_eq!(why, "refused-not-a-player");
    }
    let grant = order(json!({ "take-back": true }));
    assert_eq!(watcher.refused(grant).await, "refused-not-host");
    other.done(consent(true)).await;
}

#[tokio::test]
async fn a_host_who_plays_agrees_for_nobody_else() {
    let server = Server::new().await;
    let (_, mut aiko, mut ben) = begun(&server).await;
    until_aiko_decided(&mut aiko, &mut ben).await;
    aiko.done(take_back()).await;
    ben.until_info(is_asked_about).await;
    aiko.done(order(json!({ "take-back": true }))).await;
    let again = aiko.refused(take_back()).await;
    assert_eq!(again, "refused-asking", "it is still asked");
    ben.done(consent(false)).await;
}

#[tokio::test]
async fn whoever_does_not_answer_does_not_agree() {
    let server = Server::on(Options {
        data: ":memory:".into(),
        consent: Duration::from_millis(50),
        ..Options::default()
    })
    .await;
    let (_, aiko, ben) = begun(&server).await;
    let first_is_aiko = aiko.is_asked();
    let (mut first, other) = if first_is_aiko {
        (aiko, ben)
    } else {
        (ben, aiko)
    };
    first.play_once().await;
    other.leave().await;
    first.done(take_back()).await;
    first.until("declined").await;
}

#[tokio::test]
async fn bots_agree_at_once() {
    let server = Server::new().await;
    let host = server.found(&[open(), bot("easy")], true).await;
    let mut aiko = server.join_as(&host).await;
    aiko.until_asked().await;
    let before = aiko.now["scene"]["view"].clone();
    let action = aiko.options()[0].clone();
    aiko.done(aiko.act(&action)).await;
    aiko.until_asked().await;
    aiko.done(take_back()).await;
    assert!(aiko.info["asking"].is_null());
    // What the bot has decided since is gone too.
    assert_eq!(aiko.now["scene"]["view"], before);
    aiko.until_asked().await;
    aiko.done(aiko.act(&action)).await;
}

#[tokio::test]
async fn whoever_is_in_charge_and_does_not_play_decides_for_everybody() {
    let server = Server::new().await;
    let wanted = json!({
        "game": "ports", "seats": [open(), open()], "name": "Hana", "host_only": true
    });
    let host = crate::common::Seated::from(server.post("/api/tables", &wanted).await);
    let seats = [
        server.sit(&host.table, "Aiko").await,
        server.sit(&host.table, "Ben").await,
    ];
    let mut hana = server.join_as(&host).await;
    hana.done(json!({ "t": "start" })).await;
    let mut aiko = server.join_as(&seats[0]).await;
    let mut ben = server.join_as(&seats[1]).await;
    for granted in [false, true] {
        let (first, other, before) = decided(&mut aiko, &mut ben).await;
        first.done(take_back()).await;
        hana.until_info(is_asked_about).await;
        hana.done(order(json!({ "take-back": granted }))).await;
        // Both have heard everything that was said before the answer.
        for person in [&mut *first, other] {
            person.hear_all().await;
        }
        assert_eq!(first.now["scene"]["view"] == before, granted);
    }
}

#[tokio::test]
async fn whoever_is_removed_is_not_waited_for() {
    let server = Server::new().await;
    let (_, mut aiko, mut ben) = begun(&server).await;
    until_aiko_decided(&mut aiko, &mut ben).await;
    aiko.done(take_back()).await;
    ben.until_info(is_asked_about).await;
    aiko.done(order(json!({ "remove": 1 }))).await;
    aiko.until_info(|info| info["asking"].is_null()).await;
    aiko.until_asked().await;
}

#[tokio::test]
async fn a_record_with_something_taken_back_comes_back_and_replays() {
    let server = Server::new().await;
    let (seats, mut aiko, mut ben) = two(&server).await;
    aiko.done(json!({ "t": "start" })).await;
    for person in [&mut aiko, &mut ben] {
        while person.now.is_null() {
            person.hear().await;
        }
    }
    let (first, other, _) = decided(&mut aiko, &mut ben).await;
    first.done(take_back()).await;
    other.until_info(is_asked_about).await;
    other.done(consent(true)).await;
    aiko.done(order(json!({ "end": "now" }))).await;
    let table = &seats[0].table;
    let record = server
        .get(&format!("/api/tables/{table}/record"))
        .await
        .json();
    let entries = record["entries"].as_array().unwrap();
    assert_eq!(entries.last().unwrap()["did"], "take-back");
    for what in ["replay", "course", "debrief"] {
        let answer = server.get(&format!("/api/tables/{table}/{what}")).await;
        assert!(answer.status.is_success(), "{what}: {}", answer.text);
    }
}
