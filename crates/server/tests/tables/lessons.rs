//! Guided first games: the learner is told what the guide says, and nobody else is.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Person, Seated, Server};

async fn begin(server: &Server, lesson: &str) -> Seated {
    let path = format!("/api/lessons/{lesson}");
    Seated::from(server.post(&path, &json!({ "name": "Aiko" })).await)
}

/// What the guide says of the present decision, once it has said it.
async fn guided(person: &mut Person) -> Value {
    loop {
        let decision = &person.now["decision"];
        let of_now = |it: &&Value| it["t"] == "guide" && it["decision"] == *decision;
        if let Some(told) = person.heard.iter().rev().find(of_now) {
            return told["guide"].clone();
        }
        person.hear().await;
    }
}

/// Does what the guide points at.
async fn follow(person: &mut Person, guide: &Value) {
    let card = guide["cards"].as_array().unwrap().last().unwrap();
    let option = card["point"][0].as_u64().unwrap() as usize;
    let action = person.menu()[option]["action"].clone();
    person.heard.clear();
    person
        .say(&{
            let mut act = person.act(&action);
            act["re"] = json!(1000);
            act
        })
        .await;
}

#[tokio::test]
async fn the_learner_is_guided_from_move_to_move() {
    let server = Server::new().await;
    let seated = begin(&server, "ports").await;
    let mut aiko = server.join_as(&seated).await;
    assert_eq!(aiko.info["conduct"]["lesson"], "ports");
    let first = guided(&mut aiko).await;
    assert_eq!(first["cards"][0]["text"], "lesson-ports-play-tcp");
    follow(&mut aiko, &first).await;
    let second = guided(&mut aiko).await;
    assert_eq!(second["cards"][0]["text"], "lesson-ports-turned-over");
    assert_eq!(second["cards"][1]["text"], "lesson-ports-play-udp");
    assert_eq!(second["strayed"], false);
}

#[tokio::test]
async fn whoever_comes_back_is_told_the_same_again() {
    let server = Server::new().await;
    let seated = begin(&server, "ports").await;
    let mut aiko = server.join_as(&seated).await;
    let first = guided(&mut aiko).await;
    follow(&mut aiko, &first).await;
    let second = guided(&mut aiko).await;
    aiko.leave().await;
    let mut again = server.join_as(&seated).await;
    assert_eq!(guided(&mut again).await, second);
}

#[tokio::test]
async fn spectators_are_not_guided() {
    let server = Server::new().await;
    let seated = begin(&server, "ports").await;
    let mut watcher = server.watch(&seated.table).await;
    let mut aiko = server.join_as(&seated).await;
    let first = guided(&mut aiko).await;
    follow(&mut aiko, &first).await;
    guided(&mut aiko).await;
    watcher.hear_all().await;
    assert!(watcher.heard.iter().all(|message| message["t"] != "guide"));
}

#[tokio::test]
async fn a_game_with_several_lessons_begins_with_its_first_and_names_the_next() {
    let server = Server::new().await;
    let seated = begin(&server, "cyberwar").await;
    let mut aiko = server.join_as(&seated).await;
    let guide = guided(&mut aiko).await;
    assert_eq!(guide["lesson"], "cyberwar-solo");
    assert_eq!(guide["next"], "cyberwar-draft");
}

#[tokio::test]
async fn there_is_no_lesson_of_an_unknown_name() {
    let server = Server::new().await;
    let answer = server
        .post("/api/lessons/chess", &json!({ "name": "Aiko" }))
        .await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
}
