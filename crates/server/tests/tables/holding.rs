//! A bot holds a person's seat: not before they had time to come back, as well as the table says,
//! and only until they are back.

use crate::common::{Person, Seated, Server, bot, open, text, until_killed};
use serde_json::{Value, json};
use server::Options;

fn hold(seat: u64) -> Value {
    json!({ "t": "hold", "seat": seat, "hold": true })
}

fn end(seat: u64) -> Value {
    json!({ "t": "hold", "seat": seat, "hold": false })
}

/// Aiko, who is the host, and Ben.
async fn seats(server: &Server, settings: Value) -> [Seated; 2] {
    let mut wanted = json!({ "game": "ports", "seats": [open(), open()], "name": "Aiko" });
    for (key, value) in settings.as_object().unwrap() {
        wanted[key] = value.clone();
    }
    let host = Seated::from(server.post("/api/tables", &wanted).await);
    let guest = server.sit(&host.table, "Ben").await;
    [host, guest]
}

/// Both play, and then Ben's line drops.
async fn ben_drops(server: &Server, seats: &[Seated; 2]) -> Person {
    let mut aiko = server.join_as(&seats[0]).await;
    let ben = server.join_as(&seats[1]).await;
    aiko.done(json!({ "t": "start" })).await;
    assert_eq!(aiko.refused(hold(1)).await, "refused-someone-is-here");
    drop(ben);
    aiko.until_info(|info| info["seats"][1]["here"] == false)
        .await;
    aiko
}

/// A table may give as little as a second here.
async fn impatient() -> Server {
    Server::on(Options {
        data: ":memory:".into(),
        shortest_grace: 1,
        ..Options::default()
    })
    .await
}

const SECOND: &str = "seconds";

#[tokio::test]
async fn whose_line_has_just_dropped_is_given_time_to_come_back() {
    let server = Server::new().await;
    let seats = seats(&server, json!({})).await;
    let mut aiko = ben_drops(&server, &seats).await;
    assert_eq!(aiko.info["grace"], json!({ SECOND: 60 }), "if nobody chose");
    let left = aiko.info["seats"][1]["hold_in"].as_u64().unwrap();
    assert!((1..=60).contains(&left), "{left}");

    let refused = aiko.ask(hold(1)).await;
    assert_eq!(refused["why"]["key"], "refused-too-soon", "{refused}");
    let args = refused["why"]["args"].as_array().unwrap();
    let left = args.iter().find(|arg| arg[0] == "left").unwrap();
    let left = left[1]["number"].as_u64().unwrap();
    assert!((1..=60).contains(&left), "{refused}");
    assert!(aiko.info["seats"][1]["held"].is_null());

    let ben = server.join_as(&seats[1]).await;
    assert!(ben.info["seats"][1]["hold_in"].is_null(), "Ben is here");
}

#[tokio::test]
async fn after_that_a_bot_of_the_tables_level_holds_the_seat_until_the_person_is_back() {
    let server = impatient().await;
    let settings = json!({ "grace": { SECOND: 1 }, "stand_in": "greedy" });
    let seats = seats(&server, settings).await;
    let mut aiko = ben_drops(&server, &seats).await;
    // Everyone is told when it is time, without asking.
    aiko.until_info(|info| info["seats"][1]["hold_in"] == 0)
        .await;
    aiko.done(hold(1)).await;
    aiko.until_info(|info| info["seats"][1]["held"] == "greedy")
        .await;
    assert!(aiko.info["seats"][1]["hold_in"].is_null());
    for _ in 0..3 {
        assert!(aiko.until_asked().await);
        aiko.play_once().await;
    }
    assert_eq!(
        aiko.refused(end(1)).await,
        "refused-not-your-seat",
        "nobody else takes the bot away again"
    );

    let mut ben = server.join_as(&seats[1]).await;
    assert!(ben.info["seats"][1]["held"].is_null(), "back at once");
    tokio::join!(aiko.play_to_the_end(), ben.play_to_the_end());
    let record = server
        .get(&format!("/api/tables/{}/record", seats[0].table))
        .await
        .json();
    let of_ben = |by: &str| {
        let entries = record["entries"].as_array().unwrap();
        entries
            .iter()
            .any(|entry| entry["seat"] == 1 && entry["by"] == by)
    };
    assert!(of_ben("bot") && of_ben("person"));
}

#[tokio::test]
async fn coming_back_for_a_moment_begins_the_time_anew() {
    let server = impatient().await;
    let seats = seats(&server, json!({ "grace": { SECOND: 3600 } })).await;
    let mut aiko = ben_drops(&server, &seats).await;
    drop(server.join_as(&seats[1]).await);
    aiko.until_info(|info| info["seats"][1]["here"] == true)
        .await;
    aiko.until_info(|info| info["seats"][1]["here"] == false)
        .await;
    let left = aiko.info["seats"][1]["hold_in"].as_u64().unwrap();
    assert!(left > 3500, "{left}");
}

#[tokio::test]
async fn time_going_by_is_no_message() {
    let server = impatient().await;
    let seats = seats(&server, json!({ "grace": { SECOND: 3600 } })).await;
    let mut aiko = ben_drops(&server, &seats).await;
    let told = aiko.heard.len();
    for _ in 0..5 {
        aiko.done(json!({ "t": "chat", "text": "Ben?" })).await;
    }
    let infos = |message: &&Value| message["t"] == "info";
    assert_eq!(aiko.heard[told..].iter().filter(infos).count(), 0);
}

#[tokio::test]
async fn a_table_may_wait_for_its_players_however_long() {
    let server = impatient().await;
    let seats = seats(&server, json!({ "grace": "never" })).await;
    let mut aiko = ben_drops(&server, &seats).await;
    assert_eq!(aiko.info["grace"], "never");
    assert!(aiko.info["seats"][1]["hold_in"].is_null());
    assert_eq!(aiko.refused(hold(1)).await, "refused-no-stand-in");
    // The own seat is one's own.
    aiko.done(hold(0)).await;
    aiko.done(end(0)).await;
}

#[tokio::test]
async fn a_spectator_hands_no_seat_to_a_bot() {
    let server = impatient().await;
    let seats = seats(&server, json!({ "grace": { SECOND: 1 } })).await;
    let mut aiko = ben_drops(&server, &seats).await;
    aiko.until_info(|info| info["seats"][1]["hold_in"] == 0)
        .await;
    let mut guest = server.watch(&seats[0].table).await;
    assert_eq!(guest.refused(hold(1)).await, "refused-not-a-player");
}

#[tokio::test]
async fn a_grace_out_of_bounds_is_refused() {
    let server = Server::new().await;
    for seconds in [0, 9, 3601] {
        let wanted = json!({
            "game": "ports", "seats": [open(), open()], "name": "Aiko", "grace": { SECOND: seconds },
        });
        let answer = server.post("/api/tables", &wanted).await;
        assert_eq!(answer.status, 400, "{seconds}");
        assert_eq!(answer.why(), "refused-grace");
    }
}

#[tokio::test]
async fn a_person_lets_a_bot_hold_the_own_seat_for_a_while() {
    let server = Server::new().await;
    let seats = seats(&server, json!({ "stand_in": "random" })).await;
    let mut aiko = server.join_as(&seats[0]).await;
    let mut ben = server.join_as(&seats[1]).await;
    aiko.done(json!({ "t": "start" })).await;
    aiko.done(hold(0)).await;
    ben.until_info(|info| info["seats"][0]["held"] == "random")
        .await;
    ben.until_asked().await;
    ben.play_once().await;
    assert!(ben.until_asked().await, "the bot answered for Aiko");
    let act = aiko.act(&json!("turn"));
    assert_eq!(aiko.refused(act).await, "refused-held");
    assert_eq!(ben.refused(end(0)).await, "refused-someone-is-here");
    aiko.done(end(0)).await;
    tokio::join!(aiko.play_to_the_end(), ben.play_to_the_end());
    assert_eq!(aiko.refused(hold(0)).await, "refused-not-playing");
}

#[tokio::test]
async fn settings_and_holds_survive_a_restart_and_the_lobby_too() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let path = data.clone();
    let (held, dropped, lobby) = tokio::task::spawn_blocking(move || {
        until_killed(&path, async |server: Server| {
            let settings = json!({ "grace": { SECOND: 600 }, "stand_in": "apprentice" });
            let held = seats(&server, settings.clone()).await;
            let mut aiko = server.join_as(&held[0]).await;
            let mut ben = server.join_as(&held[1]).await;
            aiko.done(json!({ "t": "start" })).await;
            ben.done(hold(1)).await;
            let dropped = seats(&server, settings).await;
            drop(ben_drops(&server, &dropped).await);
            let lobby = server.found(&[open(), bot("master"), open()], false).await;
            (held, dropped, lobby)
        })
    })
    .await
    .unwrap();
    let server = Server::with(&data).await;
    let mut aiko = server.join_as(&held[0]).await;
    assert_eq!(aiko.info["grace"], json!({ SECOND: 600 }));
    assert_eq!(aiko.info["seats"][1]["held"], "apprentice");
    assert_eq!(text(&aiko.info["seats"][1]["name"]), "Ben");
    assert_eq!(aiko.refused(end(1)).await, "refused-not-your-seat");
    // Everybody was cut off by the restart, and is given the whole time again.
    let mut aiko = server.join_as(&dropped[0]).await;
    let left = aiko.info["seats"][1]["hold_in"].as_u64().unwrap();
    assert!(left > 540, "{left}");
    assert_eq!(aiko.refused(hold(1)).await, "refused-too-soon");
    let found = server.get(&format!("/api/codes/{}", lobby.code)).await;
    assert_eq!(found.json()["table"], lobby.table.as_str());
    let taken = server.sit(&lobby.table, "Chen").await;
    assert_eq!(taken.seat, Some(2));
}
