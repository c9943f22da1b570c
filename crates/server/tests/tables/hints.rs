//! Hints: for whoever is asked and nobody else, if the host allows them.

use serde_json::{Value, json};

use crate::common::{Person, Server, bot, open};

fn hint(person: &Person) -> Value {
    json!({ "t": "hint", "decision": person.now["decision"] })
}

async fn hints(person: &mut Person) -> Vec<Value> {
    let answer = person.ask(hint(person)).await;
    assert_eq!(answer["t"], "hints", "{answer}");
    answer["hints"].as_array().unwrap().clone()
}

/// Aiko against a bot, with something to decide.
async fn playing(server: &Server, game: &str) -> (crate::common::Seated, Person) {
    let seats = [open(), bot("greedy"), bot("greedy")];
    let seated = server.found_for(game, &seats, true).await;
    let mut aiko = server.join_as(&seated).await;
    loop {
        aiko.until_asked().await;
        if aiko.options().len() > 1 {
            return (seated, aiko);
        }
        let only = aiko.options()[0].clone();
        aiko.done(aiko.act(&only)).await;
    }
}

#[tokio::test]
async fn whoever_asks_is_told_the_best_options_and_how_often_they_win() {
    let server = Server::new().await;
    let (_, mut aiko) = playing(&server, "ports").await;
    let told = hints(&mut aiko).await;
    assert!((1..=3).contains(&told.len()));
    for hint in &told {
        let option = hint["option"].as_u64().unwrap() as usize;
        assert_eq!(aiko.menu()[option]["no"], Value::Null);
        let odds = |name: &str| hint["odds"][name].as_u64().unwrap();
        assert!(odds("low") <= odds("chance") && odds("chance") <= odds("high"));
        assert!(odds("high") <= 100);
    }
    let chances: Vec<u64> = told
        .iter()
        .map(|it| it["odds"]["chance"].as_u64().unwrap())
        .collect();
    assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
    assert_eq!(
        hints(&mut aiko).await,
        told,
        "asked again, the same is said"
    );
}

#[tokio::test]
async fn nobody_else_notices_and_the_question_stays_open() {
    let server = Server::new().await;
    let (seated, mut aiko) = playing(&server, "ports").await;
    let mut watcher = server.watch(&seated.table).await;
    let before = aiko.now.clone();
    hints(&mut aiko).await;
    assert_eq!(aiko.now, before);
    assert!(watcher.hear_all().await.is_empty());
    let first = aiko.options()[0].clone();
    aiko.done(aiko.act(&first)).await;
}

#[tokio::test]
async fn spectators_and_whoever_is_not_asked_get_none() {
    let server = Server::new().await;
    let (seated, mut aiko) = playing(&server, "ports").await;
    let mut watcher = server.watch(&seated.table).await;
    let asked = hint(&aiko);
    assert_eq!(watcher.refused(asked).await, "refused-not-a-player");
    let stale = json!({ "t": "hint", "decision": 9_999 });
    assert_eq!(aiko.refused(stale).await, "refused-stale");
}

#[tokio::test]
async fn the_host_says_whether_there_are_hints() {
    let server = Server::new().await;
    let (seated, mut aiko) = playing(&server, "ports").await;
    assert_eq!(aiko.info["conduct"]["hints"], "first-game");
    let order = |hints: &str| json!({ "t": "order", "order": { "hints": hints } });
    aiko.done(order("never")).await;
    let asked = hint(&aiko);
    assert_eq!(aiko.refused(asked).await, "refused-no-hints");
    let again = server.join_as(&seated).await;
    assert_eq!(again.info["conduct"]["hints"], "never", "it is kept");
    aiko.done(order("always")).await;
    hints(&mut aiko).await;
}

#[tokio::test]
async fn a_rematch_is_no_first_game() {
    let server = Server::new().await;
    let (_, mut aiko) = playing(&server, "ports").await;
    aiko.play_to_the_end().await;
    aiko.done(json!({ "t": "rematch" })).await;
    aiko.until_info(|info| !info["next"].is_null()).await;
    let next = aiko.info["next"].as_str().unwrap().to_owned();
    let info = server.get(&format!("/api/tables/{next}")).await.json();
    assert_eq!(info["conduct"]["hints"], "never");
}
