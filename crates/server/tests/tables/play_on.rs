//! Playing on from a moment of a recorded game.

use crate::common::{Seated, Server, bot, open, read_replay};
use serde_json::{Value, json};

async fn finished(server: &Server) -> (Value, Value) {
    let seated = server.found(&[open(), bot("greedy")], true).await;
    let mut aiko = server.join_as(&seated).await;
    aiko.play_to_the_end().await;
    let at = |what: &str| format!("/api/tables/{}/{what}", seated.table);
    let record = server.get(&at("record")).await.json();
    let replay = read_replay(&server.get(&at("replay?viewer=1")).await.text);
    (record, replay)
}

fn wanted(record: &Value, step: usize) -> Value {
    json!({ "record": record, "step": step, "seat": 0, "name": "Aiko", "bots": "greedy" })
}

#[tokio::test]
async fn a_moment_of_a_finished_game_is_played_on_from_as_it_stood() {
    let server = Server::new().await;
    let (record, replay) = finished(&server).await;
    let entries = record["entries"].as_array().unwrap();
    let step = entries
        .iter()
        .rposition(|entry| entry["seat"] == 0)
        .unwrap();
    let answer = server.post("/api/play-on", &wanted(&record, step)).await;
    let seated = Seated::from(answer);
    let mut aiko = server.join_as(&seated).await;
    assert!(aiko.until_asked().await);
    assert_eq!(
        aiko.now["scene"]["view"],
        replay["steps"][step]["scene"]["view"]
    );
    aiko.play_to_the_end().await;
    let path = format!("/api/tables/{}/record", seated.table);
    let longer = server.get(&path).await.json();
    assert_eq!(longer["seed"], record["seed"], "the same cards");
    let kept = &longer["entries"].as_array().unwrap()[..step];
    assert_eq!(kept, &entries[..step]);
}

#[tokio::test]
async fn it_goes_on_from_no_moment_that_there_was_not() {
    let server = Server::new().await;
    let (record, _) = finished(&server).await;
    let length = record["entries"].as_array().unwrap().len();
    let refused = async |body: Value| {
        let answer = server.post("/api/play-on", &body).await;
        (answer.status.as_u16(), answer.why())
    };
    let is = |status: u16, why: &str| (status, why.to_owned());
    let over = wanted(&record, length);
    assert_eq!(refused(over).await, is(409, "refused-not-playing"));
    let beyond = wanted(&record, length + 1);
    assert_eq!(refused(beyond).await, is(404, "refused-no-such-step"));
    let mut elsewhere = wanted(&record, 1);
    elsewhere["seat"] = json!(2);
    assert_eq!(refused(elsewhere).await, is(404, "refused-no-such-seat"));
    let mut forged = wanted(&record, 3);
    forged["record"]["entries"][1]["digest"] = json!("0".repeat(32));
    assert_eq!(refused(forged).await, is(422, "replay-wrong-digest"));
    let nonsense = wanted(&json!([1, 2]), 0);
    assert_eq!(refused(nonsense).await, is(422, "replay-not-a-record"));
    let mut nameless = wanted(&record, 1);
    nameless["name"] = json!(" ");
    assert_eq!(refused(nameless).await, is(400, "refused-name-empty"));
}

#[tokio::test]
async fn what_the_seat_could_not_know_can_be_dealt_anew() {
    let server = Server::new().await;
    let (record, replay) = finished(&server).await;
    let entries = record["entries"].as_array().unwrap();
    let step = entries.iter().position(|entry| entry["seat"] == 0).unwrap();
    let mut anew = wanted(&record, step);
    anew["redeal"] = json!(true);
    let seated = Seated::from(server.post("/api/play-on", &anew).await);
    let mut aiko = server.join_as(&seated).await;
    assert!(aiko.until_asked().await);
    assert_eq!(
        aiko.now["scene"]["view"], replay["steps"][step]["scene"]["view"],
        "to the seat all is as it was"
    );
    aiko.play_to_the_end().await;
    let path = format!("/api/tables/{}/record", seated.table);
    let longer = server.get(&path).await.json();
    assert!(longer["entries"][step]["did"]["redeal"].is_string());
    let again = server
        .get(&format!("/api/tables/{}/replay", seated.table))
        .await;
    let again = read_replay(&again.text);
    let steps = again["steps"].as_array().unwrap().len();
    assert_eq!(steps, longer["entries"].as_array().unwrap().len() + 1);
}
