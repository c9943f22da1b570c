//! The puzzle of a day, put and answered.

use serde_json::{Value, json};

use crate::common::Server;

/// The options of a puzzle that can be chosen, by their places.
fn allowed(posed: &Value) -> Vec<usize> {
    let menu = posed["scene"]["menu"].as_array().unwrap();
    let places = (0..).zip(menu);
    let open = places.filter(|(_, choice)| choice["no"].is_null());
    open.map(|(place, _)| place).collect()
}

#[tokio::test]
async fn a_puzzle_is_the_same_for_everybody_and_tells_nothing_before_it_is_answered() {
    let server = Server::new().await;
    let posed = server.get("/api/puzzles/7").await.json();
    assert_eq!(posed, server.get("/api/puzzles/7").await.json());
    let keys: Vec<&String> = posed.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["config", "game", "lines", "scene", "seat"]);
    let text = posed.to_string();
    assert!(!text.contains("chance") && !text.contains("seed"), "{text}");
}

#[tokio::test]
async fn every_option_is_judged_once_one_was_chosen() {
    let server = Server::new().await;
    let posed = server.get("/api/puzzles/7").await.json();
    let mut good = 0;
    for place in allowed(&posed) {
        let option = json!({ "option": place });
        let told = server.post("/api/puzzles/7", &option).await.json();
        let options = told["options"].as_array().unwrap();
        assert_eq!(options.len(), allowed(&posed).len());
        assert_eq!(told["record"]["game"], posed["game"]);
        good += usize::from(told["good"] == true);
    }
    assert!(good >= 1);
}

#[tokio::test]
async fn what_is_no_option_or_no_day_is_refused() {
    let server = Server::new().await;
    let answer = server
        .post("/api/puzzles/7", &json!({ "option": 999 }))
        .await;
    assert_eq!(answer.why(), "refused-unreadable");
    assert_eq!(server.get("/api/puzzles/today").await.status, 400);
}
