//! Open hands: said to everybody, shown to whom they are open, and to nobody else.

use std::time::Duration;

use serde_json::{Value, json};
use server::Options;

use crate::common::{Person, Seated, Server, open};
use crate::orders::{asked, begun, order, two};

fn look() -> Value {
    json!({ "t": "look" })
}

fn hands(first_round: bool, to_host: bool) -> Value {
    order(json!({ "hands": { "first_round": first_round, "to_host": to_host } }))
}

async fn seen(person: &mut Person) -> Value {
    let answer = person.ask(look()).await;
    assert_eq!(answer["t"], "open", "{answer}");
    answer["scene"].clone()
}

#[tokio::test]
async fn closed_hands_are_shown_to_nobody() {
    let server = Server::new().await;
    let (seats, mut aiko, mut ben) = begun(&server).await;
    let mut watcher = server.watch(&seats[0].table).await;
    for person in [&mut aiko, &mut ben, &mut watcher] {
        assert_eq!(person.refused(look()).await, "refused-hands-closed");
    }
    // Nobody opens them in the middle of a game.
    assert_eq!(
        aiko.refused(hands(true, false)).await,
        "refused-already-begun"
    );
    assert_eq!(
        aiko.refused(hands(false, true)).await,
        "refused-already-begun"
    );
}

#[tokio::test]
async fn in_the_first_round_players_see_all_hands_and_then_nobody_does() {
    // A round of Ports is a game: nobody is held back for playing it as fast as the machine can.
    let server = Server::on(Options {
        data: ":memory:".into(),
        secret_pace: Duration::ZERO,
        unlimited: true,
        ..Options::default()
    })
    .await;
    let (seats, mut aiko, mut ben) = two(&server).await;
    let mut watcher = server.watch(&seats[0].table).await;
    aiko.done(hands(true, false)).await;
    for person in [&mut ben, &mut watcher] {
        person
            .until_info(|info| info["conduct"]["hands"]["first_round"] == true)
            .await;
    }
    assert_eq!(ben.refused(look()).await, "refused-hands-closed", "not yet");
    aiko.done(json!({ "t": "start" })).await;
    for person in [&mut aiko, &mut ben] {
        while person.now.is_null() {
            person.hear().await;
        }
    }
    let (one, other) = (seen(&mut aiko).await, seen(&mut ben).await);
    assert_eq!(one["view"], other["view"]);
    assert_ne!(
        one["view"], aiko.now["scene"]["view"],
        "more than one's own"
    );
    assert_eq!(one["menu"], json!([]), "nobody decides for others");
    assert_eq!(watcher.refused(look()).await, "refused-hands-closed");
    let welcome = server.watch(&seats[0].table).await;
    assert_ne!(welcome.now["scene"]["view"], one["view"]);
    // Until everybody has decided and it is the first one's turn again.
    while aiko.info["conduct"]["hands"]["first_round"] == true {
        if aiko.is_asked() || ben.is_asked() {
            asked(&mut aiko, &mut ben).play_once().await;
        }
        aiko.hear_all().await;
        ben.hear_all().await;
    }
    for person in [&mut aiko, &mut ben] {
        assert_eq!(person.refused(look()).await, "refused-hands-closed");
    }
    assert_eq!(
        aiko.refused(hands(true, false)).await,
        "refused-already-begun"
    );
}

#[tokio::test]
async fn a_host_who_watches_sees_all_hands_where_everybody_was_told() {
    let server = Server::new().await;
    let wanted = json!({
        "game": "ports", "seats": [open(), open()], "name": "Hana", "host_only": true
    });
    let host = Seated::from(server.post("/api/tables", &wanted).await);
    let seats = [
        server.sit(&host.table, "Aiko").await,
        server.sit(&host.table, "Ben").await,
    ];
    let mut hana = server.join_as(&host).await;
    let mut aiko = server.join_as(&seats[0]).await;
    hana.done(hands(false, true)).await;
    aiko.until_info(|info| info["conduct"]["hands"]["to_host"] == true)
        .await;
    hana.done(json!({ "t": "start" })).await;
    let scene = seen(&mut hana).await;
    assert_ne!(scene["view"], hana.now["scene"]["view"]);
    let mut watcher = server.watch(&host.table).await;
    for person in [&mut aiko, &mut watcher] {
        assert_eq!(person.refused(look()).await, "refused-hands-closed");
    }
    // Whoever plays gets nothing by being made the host.
    hana.done(order(json!({ "pass-on": 0 }))).await;
    assert_eq!(aiko.refused(look()).await, "refused-hands-closed");
    assert_eq!(hana.refused(look()).await, "refused-hands-closed");
}

/// Spectators see what players or host see, where the table was set up so, and only so long.
#[tokio::test]
async fn who_watches_sees_open_hands_where_everybody_was_told() {
    let server = Server::new().await;
    let wanted = json!({
        "game": "ports", "seats": [open(), open()], "name": "Hana", "host_only": true
    });
    let host = Seated::from(server.post("/api/tables", &wanted).await);
    let seats = [
        server.sit(&host.table, "Aiko").await,
        server.sit(&host.table, "Ben").await,
    ];
    let mut hana = server.join_as(&host).await;
    let mut aiko = server.join_as(&seats[0]).await;
    let mut watcher = server.watch(&host.table).await;
    let hands = |to_host: bool, to_watchers: bool| {
        order(json!({ "hands": { "to_host": to_host, "to_watchers": to_watchers } }))
    };
    hana.done(hands(true, true)).await;
    for person in [&mut aiko, &mut watcher] {
        person
            .until_info(|info| info["conduct"]["hands"]["to_watchers"] == true)
            .await;
        assert_eq!(person.refused(look()).await, "refused-hands-closed");
    }
    hana.done(json!({ "t": "start" })).await;
    watcher.until_info(|info| info["stage"] == "playing").await;
    let all = seen(&mut hana).await;
    assert_eq!(seen(&mut watcher).await["view"], all["view"]);
    assert_ne!(
        server.watch(&host.table).await.now["scene"]["view"],
        all["view"],
        "nothing of it comes unasked"
    );
    assert_eq!(aiko.refused(look()).await, "refused-hands-closed");
    hana.done(hands(false, true)).await;
    assert_eq!(watcher.refused(look()).await, "refused-hands-closed");
    assert_eq!(
        hana.refused(hands(true, true)).await,
        "refused-already-begun"
    );
}

#[tokio::test]
async fn to_those_who_watch_nobody_opens_hands_in_the_middle_of_a_game() {
    let server = Server::new().await;
    let (_, mut aiko, _ben) = begun(&server).await;
    let open = order(json!({ "hands": { "to_watchers": true } }));
    assert_eq!(aiko.refused(open).await, "refused-already-begun");
}
