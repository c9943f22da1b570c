//! Playing by messages: from the lobby to the rematch.

use crate::common::{Server, bot, open, text};
use serde_json::{Value, json};

#[tokio::test]
async fn a_person_plays_a_whole_game_against_two_bots() {
    let server = Server::new().await;
    let seated = server
        .found(&[open(), bot("greedy"), bot("random")], true)
        .await;
    assert_eq!(seated.seat, Some(0));
    let mut aiko = server.join_as(&seated).await;
    assert_eq!(aiko.heard[0]["viewer"], json!({ "seat": 0 }));
    assert_eq!(aiko.heard[0]["host"], true);
    aiko.play_to_the_end().await;
    let ending = &aiko.now["scene"]["ending"];
    assert_eq!(ending["scores"].as_array().map(Vec::len), Some(3));
    aiko.until_info(|info| info["stage"] == "over").await;

    let record = server
        .get(&format!("/api/tables/{}/record", seated.table))
        .await;
    assert_eq!(record.status, 200);
    let name = format!(
        "attachment; filename=\"sandtable-ports-{}.json\"",
        seated.code
    );
    assert_eq!(record.headers["content-disposition"], name.as_str());
    let by: Vec<String> = record.json()["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| text(&entry["by"]))
        .collect();
    assert!(by.contains(&"person".to_owned()) && by.contains(&"bot".to_owned()));
}

#[tokio::test]
async fn two_people_meet_in_the_lobby_and_play() {
    let server = Server::new().await;
    let host = server.found(&[open(), open(), open()], false).await;
    let mut aiko = server.join_as(&host).await;
    assert_eq!(aiko.heard[0]["now"], Value::Null);

    // The other one comes by the code, however it is typed.
    let typed = host.code.to_lowercase();
    let found = server.get(&format!("/api/codes/{typed}")).await.json();
    assert_eq!(found["table"], host.table.as_str());
    let guest = server.sit(&host.table, " Ben ").await;
    assert_eq!(guest.seat, Some(1));
    aiko.until_info(|info| info["seats"][1]["name"] == "Ben")
        .await;
    assert_eq!(aiko.info["seats"][1]["here"], false);
    let mut ben = server.join_as(&guest).await;
    aiko.until_info(|info| info["seats"][1]["here"] == true)
        .await;

    // Only the host plans and starts.
    let plan = json!({ "t": "plan", "seat": 2, "plan": { "bot": "greedy" } });
    assert_eq!(ben.refused(plan.clone()).await, "refused-not-host");
    assert_eq!(
        ben.refused(json!({ "t": "start" })).await,
        "refused-not-host"
    );
    assert_eq!(
        aiko.refused(json!({ "t": "start" })).await,
        "refused-open-seats"
    );
    let over_ben = json!({ "t": "plan", "seat": 1, "plan": "open" });
    assert_eq!(aiko.refused(over_ben).await, "refused-seat-taken");
    let nowhere = json!({ "t": "plan", "seat": 9, "plan": "open" });
    assert_eq!(aiko.refused(nowhere).await, "refused-no-such-seat");
    aiko.done(plan).await;
    aiko.done(json!({ "t": "start" })).await;
    assert_eq!(
        aiko.refused(json!({ "t": "start" })).await,
        "refused-already-begun"
    );

    // Both are welcomed anew, with what the opening has to tell.
    let welcome = ben.until("welcome").await;
    assert_eq!(welcome["info"]["stage"], "playing");
    let log = ben.until("log").await;
    assert!(!log["lines"].as_array().unwrap().is_empty());
    tokio::join!(aiko.play_to_the_end(), ben.play_to_the_end());
    assert_eq!(aiko.now["scene"]["ending"], ben.now["scene"]["ending"]);
}

#[tokio::test]
async fn start_fills_open_seats_with_bots() {
    let server = Server::new().await;
    let host = server.found(&[open(), open(), open()], false).await;
    let mut aiko = server.join_as(&host).await;
    aiko.done(json!({ "t": "start", "fill": "apprentice" }))
        .await;
    aiko.until_info(|info| info["stage"] == "playing").await;
    assert_eq!(
        aiko.info["seats"][2],
        json!({ "who": "bot", "level": "apprentice" })
    );
}

#[tokio::test]
async fn a_late_answer_is_refused_and_changes_nothing() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("random")], true).await;
    let mut aiko = server.join_as(&seated).await;
    aiko.until_asked().await;
    let before = aiko.now.clone();
    let stale = aiko.act(&aiko.options()[0]);
    let mut early = stale.clone();
    early["decision"] = json!(before["decision"].as_u64().unwrap() + 1);
    assert_eq!(aiko.refused(early).await, "refused-stale");
    assert_eq!(aiko.now, before, "nothing moved");
    aiko.done(stale.clone()).await;
    assert_ne!(aiko.now["decision"], before["decision"]);
    assert_eq!(aiko.refused(stale).await, "refused-stale");
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_with_the_reason() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("random")], true).await;
    let mut aiko = server.join_as(&seated).await;
    aiko.until_asked().await;
    let before = aiko.now.clone();
    for nonsense in [json!("fly"), json!(7), json!({ "play": "x" }), Value::Null] {
        let refused = aiko.refused(aiko.act(&nonsense)).await;
        assert_eq!(refused, "refused-unreadable");
    }
    let empty = json!({ "t": "act", "decision": before["decision"], "plan": [] });
    assert_eq!(aiko.refused(empty).await, "refused-unreadable");
    let not_mine = aiko.act(&json!({ "play": 200 }));
    assert!(aiko.refused(not_mine).await.starts_with("ports-"));
    assert_eq!(aiko.now, before);
}

#[tokio::test]
async fn a_plan_goes_on_until_something_is_revealed() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("random")], true).await;
    let mut aiko = server.join_as(&seated).await;
    // Turning the deck's top card shows it, so the plan ends there, whatever else it says.
    let turn = json!("turn");
    aiko.until_asked().await;
    while !aiko.options().contains(&turn) {
        aiko.play_once().await;
        aiko.until_asked().await;
    }
    let plan = json!({ "t": "act", "decision": aiko.now["decision"], "plan": [turn, "fly"] });
    aiko.done(plan).await;
}

#[tokio::test]
async fn nobody_acts_for_another_nor_takes_back_what_cannot_be() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("random")], true).await;
    let mut aiko = server.join_as(&seated).await;
    let mut guest = server.watch(&seated.table).await;
    aiko.until_asked().await;
    let action = aiko.act(&aiko.options()[0]);
    for request in [action, json!({ "t": "undo" }), json!({ "t": "retract" })] {
        assert_eq!(guest.refused(request).await, "refused-not-a-player");
    }
    let hold = json!({ "t": "hold", "seat": 0, "hold": true });
    assert_eq!(guest.refused(hold).await, "refused-not-a-player");
    assert_eq!(
        guest.refused(json!({ "t": "rematch" })).await,
        "refused-not-a-player"
    );
    assert_eq!(
        aiko.refused(json!({ "t": "retract" })).await,
        "refused-nothing-to-take-back"
    );
    assert_eq!(
        aiko.refused(json!({ "t": "rematch" })).await,
        "refused-not-over"
    );
}

#[tokio::test]
async fn everyone_reads_the_chat_also_later() {
    let server = Server::new().await;
    let seated = server.found(&[open(), open()], false).await;
    let mut aiko = server.join_as(&seated).await;
    let mut guest = server.watch(&seated.table).await;
    aiko.done(json!({ "t": "chat", "text": " こんにちは\n皆さん " }))
        .await;
    let line = guest.until("chat").await;
    assert_eq!(
        line["line"],
        json!({ "from": { "seat": 0 }, "text": "こんにちは 皆さん" })
    );
    guest.done(json!({ "t": "chat", "text": "hi" })).await;
    let later = server.watch(&seated.table).await;
    let chat = later.heard[0]["chat"].as_array().unwrap().clone();
    assert_eq!(chat.len(), 2);
    assert_eq!(chat[1], json!({ "from": "spectator", "text": "hi" }));

    let long = "x".repeat(501);
    let refused = aiko.refused(json!({ "t": "chat", "text": long })).await;
    assert_eq!(refused, "refused-chat-long");
    let refused = aiko.refused(json!({ "t": "chat", "text": "\u{7}" })).await;
    assert_eq!(refused, "refused-chat-empty");
}

#[tokio::test]
async fn a_rematch_keeps_seats_and_secrets_and_happens_once() {
    let server = Server::new().await;
    let host = server.found(&[open(), open()], false).await;
    let guest = server.sit(&host.table, "Ben").await;
    let mut aiko = server.join_as(&host).await;
    let mut ben = server.join_as(&guest).await;
    aiko.done(json!({ "t": "start" })).await;
    tokio::join!(aiko.play_to_the_end(), ben.play_to_the_end());

    ben.done(json!({ "t": "rematch" })).await;
    aiko.done(json!({ "t": "rematch" })).await;
    aiko.until_info(|info| !info["next"].is_null()).await;
    ben.until_info(|info| !info["next"].is_null()).await;
    let next = text(&aiko.info["next"]);
    assert_eq!(ben.info["next"], next.as_str());
    assert_ne!(next, host.table);

    let mut aiko = server.join(&next, Some(&host.secret)).await;
    let mut ben = server.join(&next, Some(&guest.secret)).await;
    assert_eq!(aiko.heard[0]["host"], true);
    assert_eq!(ben.heard[0]["viewer"], json!({ "seat": 1 }));
    assert_eq!(ben.info["stage"], "playing");
    tokio::join!(aiko.play_to_the_end(), ben.play_to_the_end());
}

#[tokio::test]
async fn a_host_without_a_seat_watches_bots_play() {
    let server = Server::new().await;
    let host = server.found(&[bot("random"), bot("random")], false).await;
    assert_eq!(host.seat, None);
    let mut aiko = server.join_as(&host).await;
    assert_eq!(aiko.heard[0]["viewer"], "spectator");
    assert_eq!(aiko.heard[0]["host"], true);
    aiko.done(json!({ "t": "start" })).await;
    while !aiko.is_over() {
        aiko.hear().await;
    }
    aiko.done(json!({ "t": "rematch" })).await;
}
