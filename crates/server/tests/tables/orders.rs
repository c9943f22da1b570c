//! Hosts in charge: what they can order at their tables, and that nobody else can.

use std::time::Duration;

use serde_json::{Value, json};
use server::Options;

use crate::common::{Person, Seated, Server, bot, open, until_killed};

pub fn order(order: Value) -> Value {
    json!({ "t": "order", "order": order })
}

/// Aiko, who is the host, and Ben, at a table that has not begun.
pub async fn two(server: &Server) -> ([Seated; 2], Person, Person) {
    two_with(server, json!({})).await
}

pub async fn two_with(server: &Server, settings: Value) -> ([Seated; 2], Person, Person) {
    let mut wanted = json!({ "game": "ports", "seats": [open(), open()], "name": "Aiko" });
    for (key, value) in settings.as_object().unwrap() {
        wanted[key] = value.clone();
    }
    let host = Seated::from(server.post("/api/tables", &wanted).await);
    let guest = server.sit(&host.table, "Ben").await;
    let aiko = server.join_as(&host).await;
    let ben = server.join_as(&guest).await;
    ([host, guest], aiko, ben)
}

/// Whoever of them is asked.
pub fn asked<'a>(aiko: &'a mut Person, ben: &'a mut Person) -> &'a mut Person {
    if aiko.is_asked() { aiko } else { ben }
}

pub async fn begun(server: &Server) -> ([Seated; 2], Person, Person) {
    let (seats, mut aiko, mut ben) = two(server).await;
    aiko.done(json!({ "t": "start" })).await;
    for person in [&mut aiko, &mut ben] {
        person.until_info(|info| info["stage"] == "playing").await;
        while person.now.is_null() {
            person.hear().await;
        }
    }
    (seats, aiko, ben)
}

#[tokio::test]
async fn only_the_host_gives_orders() {
    let server = Server::new().await;
    let (seats, _aiko, mut ben) = two(&server).await;
    let mut watcher = server.watch(&seats[0].table).await;
    let orders = [
        json!({ "pause": true }),
        json!({ "close": true }),
        json!({ "talk": "nobody" }),
        json!({ "remove": 0 }),
        json!({ "swap": [0, 1] }),
        json!({ "hold": { "seat": 0, "hold": true } }),
        json!({ "pass-on": 1 }),
        json!({ "grace": "never" }),
        json!({ "more-time": 60 }),
        json!({ "end": "now" }),
        json!({ "hands": { "first_round": true, "to_host": true } }),
        json!({ "take-back": true }),
        json!({ "say": "hello" }),
    ];
    for each in orders {
        for person in [&mut ben, &mut watcher] {
            let why = person.refused(order(each.clone())).await;
            assert_eq!(why, "refused-not-host", "{each}");
        }
    }
}

#[tokio::test]
async fn while_a_game_is_paused_nobody_decides() {
    let server = Server::new().await;
    let (_, mut aiko, mut ben) = begun(&server).await;
    aiko.done(order(json!({ "pause": true }))).await;
    ben.until_info(|info| info["conduct"]["paused"] == true)
        .await;
    let next = asked(&mut aiko, &mut ben);
    let action = next.options()[0].clone();
    assert_eq!(next.refused(next.act(&action)).await, "refused-paused");
    assert_eq!(next.refused(json!({ "t": "undo" })).await, "refused-paused");
    aiko.done(order(json!({ "pause": false }))).await;
    ben.until_info(|info| info["conduct"]["paused"] == false)
        .await;
    let next = asked(&mut aiko, &mut ben);
    next.done(next.act(&action)).await;
}

#[tokio::test]
async fn a_paused_bot_waits_too() {
    let server = Server::new().await;
    let host = server.found(&[open(), bot("newcomer")], true).await;
    let mut aiko = server.join_as(&host).await;
    aiko.until_asked().await;
    aiko.done(order(json!({ "pause": true }))).await;
    let version = aiko.now["version"].clone();
    // Also for whoever looks anew, and after everything that was under way.
    let again = server.join_as(&host).await;
    assert_eq!(again.now["version"], version);
    assert_eq!(again.info["conduct"]["paused"], true);
    aiko.done(order(json!({ "pause": false }))).await;
    aiko.until_asked().await;
    aiko.play_to_the_end().await;
}

#[test]
fn a_pause_lasts_through_a_restart_and_then_the_clock_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let host = until_killed(&data, async |server| {
        let settings = json!({ "clock": 5 });
        let (seats, mut aiko, mut ben) = two_with(&server, settings).await;
        aiko.done(json!({ "t": "start" })).await;
        ben.until_info(|info| info["stage"] == "playing").await;
        aiko.done(order(json!({ "pause": true }))).await;
        seats[0].clone()
    });
    until_killed(&data, async move |server| {
        let mut aiko = server.join_as(&host).await;
        assert_eq!(aiko.info["conduct"]["paused"], true);
        let version = aiko.now["version"].clone();
        aiko.done(order(json!({ "pause": false }))).await;
        // It answers whoever is asked.
        while aiko.now["version"] == version {
            aiko.hear().await;
        }
    });
}

#[tokio::test]
async fn a_closed_table_takes_nobody_in() {
    let server = Server::new().await;
    let host = server.found(&[open(), open()], false).await;
    let mut aiko = server.join_as(&host).await;
    aiko.done(order(json!({ "close": true }))).await;
    let path = format!("/api/tables/{}/seats", host.table);
    let answer = server.post(&path, &json!({ "name": "Ben" })).await;
    assert_eq!(answer.why(), "refused-closed");
    aiko.done(order(json!({ "close": false }))).await;
    server.sit(&host.table, "Ben").await;
}

#[tokio::test]
async fn the_host_says_who_may_write_and_is_always_heard() {
    let server = Server::new().await;
    let (seats, mut aiko, mut ben) = two(&server).await;
    let mut watcher = server.watch(&seats[0].table).await;
    let chat = json!({ "t": "chat", "text": "hello" });
    aiko.done(order(json!({ "talk": "players" }))).await;
    assert_eq!(watcher.refused(chat.clone()).await, "refused-hushed");
    ben.done(chat.clone()).await;
    aiko.done(order(json!({ "talk": "nobody" }))).await;
    assert_eq!(ben.refused(chat.clone()).await, "refused-hushed");
    aiko.done(chat).await;
    aiko.done(order(json!({ "say": "Look at the front." })))
        .await;
    let heard = loop {
        let line = watcher.until("chat").await["line"].clone();
        if line["from"] == "host" {
            break line;
        }
    };
    assert_eq!(heard["text"], "Look at the front.");
}

#[tokio::test]
async fn whoever_is_removed_before_the_game_leaves_the_seat_to_others() {
    let server = Server::new().await;
    let (seats, mut aiko, mut ben) = two(&server).await;
    assert_eq!(
        aiko.refused(order(json!({ "remove": 0 }))).await,
        "refused-own-seat"
    );
    aiko.done(order(json!({ "remove": 1 }))).await;
    let bye = ben.until("bye").await;
    assert_eq!(bye["why"]["key"], "refused-removed");
    assert_eq!(bye["again"], false);
    let mut again = server.connect(&seats[1].table).await;
    again
        .say(&crate::common::hello(Some(&seats[1].secret)))
        .await;
    let bye = again.until("bye").await;
    assert_eq!(bye["why"]["key"], "refused-wrong-secret");
    let chen = server.sit(&seats[0].table, "Chen").await;
    assert_eq!(chen.seat, Some(1));
}

#[tokio::test]
async fn whoever_is_removed_from_a_game_is_followed_by_a_bot() {
    let server = Server::new().await;
    let (_, mut aiko, mut ben) = begun(&server).await;
    aiko.done(order(json!({ "remove": 1 }))).await;
    ben.until("bye").await;
    aiko.until_info(|info| info["seats"][1]["who"] == "bot")
        .await;
    aiko.play_to_the_end().await;
}

#[tokio::test]
async fn two_seats_change_who_sits_there() {
    let server = Server::new().await;
    let (seats, mut aiko, mut ben) = two(&server).await;
    aiko.done(order(json!({ "swap": [0, 1] }))).await;
    aiko.until_info(|info| info["seats"][0]["name"] == "Ben")
        .await;
    ben.until_info(|info| info["seats"][0]["name"] == "Ben")
        .await;
    aiko.done(json!({ "t": "start" })).await;
    assert_eq!(
        aiko.refused(order(json!({ "swap": [0, 1] }))).await,
        "refused-already-begun"
    );
    // Each is still who they were.
    for (seated, seat) in seats.iter().zip([1, 0]) {
        let back = server.join_as(seated).await;
        assert_eq!(back.heard[0]["viewer"]["seat"], seat);
    }
}

#[tokio::test]
async fn the_role_is_passed_on() {
    let server = Server::new().await;
    let (seats, mut aiko, mut ben) = two(&server).await;
    assert_eq!(ben.info["host"], 0);
    aiko.done(order(json!({ "pass-on": 1 }))).await;
    ben.until_info(|info| info["host"] == 1).await;
    assert_eq!(
        aiko.refused(order(json!({ "close": true }))).await,
        "refused-not-host"
    );
    ben.done(order(json!({ "close": true }))).await;
    let back = server.join_as(&seats[1]).await;
    assert_eq!(back.heard[0]["host"], true);
}

#[tokio::test]
async fn a_host_who_is_gone_for_long_is_replaced() {
    let server = Server::on(Options {
        data: ":memory:".into(),
        host_away: Duration::from_millis(50),
        ..Options::default()
    })
    .await;
    let (_, aiko, mut ben) = two(&server).await;
    aiko.leave().await;
    ben.until_info(|info| info["host"] == 1).await;
    ben.done(order(json!({ "close": true }))).await;
}

#[tokio::test]
async fn a_host_who_plays_cannot_hand_an_opponents_seat_to_a_bot() {
    let server = Server::new().await;
    let (_, mut aiko, _ben) = begun(&server).await;
    let hold = order(json!({ "hold": { "seat": 1, "hold": true } }));
    assert_eq!(aiko.refused(hold).await, "refused-someone-is-here");
}

#[tokio::test]
async fn a_game_that_is_ended_early_counts_as_it_stands() {
    let server = Server::new().await;
    let (seats, mut aiko, mut ben) = begun(&server).await;
    asked(&mut aiko, &mut ben).play_once().await;
    aiko.done(order(json!({ "end": "now" }))).await;
    ben.until_info(|info| info["stage"] == "over").await;
    assert_eq!(ben.info["conduct"]["ended"], true);
    for person in [&mut aiko, &mut ben] {
        let nothing = person.act(&json!(null));
        assert_eq!(person.refused(nothing).await, "refused-not-playing");
    }
    let path = format!("/api/tables/{}/record", seats[0].table);
    assert!(server.get(&path).await.status.is_success());
}

#[tokio::test]
async fn a_game_that_winds_down_ends_with_its_round() {
    let server = Server::new().await;
    let wanted = json!({
        "game": "cyberwar", "seats": [open()], "name": "Aiko", "start": true,
    });
    let host = Seated::from(server.post("/api/tables", &wanted).await);
    let mut aiko = server.join_as(&host).await;
    let round = aiko.now["scene"]["standing"]["round"]["now"].clone();
    assert_eq!(round, 1);
    aiko.done(order(json!({ "end": "after-round" }))).await;
    aiko.until_info(|info| info["conduct"]["last_round"] == 1)
        .await;
    aiko.done(order(json!({ "end": "not-early" }))).await;
    aiko.until_info(|info| info["conduct"]["last_round"].is_null())
        .await;
    aiko.done(order(json!({ "end": "after-round" }))).await;
    while aiko.info["stage"] == "playing" {
        if aiko.is_asked() && !aiko.is_over() {
            aiko.play_once().await;
            // Whatever follows from it has been said before this is answered.
            aiko.hear_all().await;
        } else {
            aiko.hear().await;
        }
    }
    let now = &aiko.now["scene"]["standing"]["round"]["now"];
    assert!(aiko.is_over() || *now == 2, "{now}");
}
