//! Looking ahead: what a plan would come to is told to whoever makes it, and changes nothing.

use crate::common::{Person, Server, bot, open};
use serde_json::{Value, json};

/// Two people at League of Hackers, both of whom are to choose a tile.
async fn choosing(server: &Server) -> (Person, Person) {
    let host = server.found_for("league", &[open(), open()], false).await;
    let guest = server.sit(&host.table, "Ben").await;
    let mut aiko = server.join_as(&host).await;
    let mut ben = server.join_as(&guest).await;
    aiko.done(json!({ "t": "start" })).await;
    while !(has_plan(&aiko) && has_plan(&ben)) {
        for person in [&mut aiko, &mut ben] {
            person.hear_all().await;
            if person.is_asked() && !has_plan(person) {
                person.play_once().await;
            }
        }
    }
    (aiko, ben)
}

fn has_plan(person: &Person) -> bool {
    !person.options().is_empty()
        && person
            .options()
            .iter()
            .all(|action| !action["plan"].is_null())
}

fn repair(cards: usize) -> Value {
    json!({ "plan": { "repair": cards } })
}

#[tokio::test]
async fn a_plan_is_followed_part_by_part() {
    let server = Server::new().await;
    let (mut aiko, mut ben) = choosing(&server).await;
    let ahead = aiko.ahead(&[&[&repair(1)], &[&repair(2)]]).await;
    let parts = ahead.as_array().unwrap();
    assert_eq!(parts.len(), 2);
    for (part, cards) in parts.iter().zip(1..) {
        for choice in part["part"].as_array().unwrap() {
            assert_eq!(
                choice["things"].as_array().unwrap().len(),
                cards,
                "{choice}"
            );
        }
    }
    // Every entry of the part can be sent after the plan, as it came.
    let pay = &parts[0]["part"][0]["action"];
    let ahead = aiko.ahead(&[&[&repair(1), pay]]).await;
    assert_eq!(ahead, json!([{ "settled": { "back": true } }]), "sealed");
    aiko.done(json!({ "t": "act", "decision": aiko.now["decision"], "plan": [repair(1), pay] }))
        .await;
    assert!(!aiko.is_asked());

    // Whoever chooses last turns up all tiles: that much is told, and nothing of what comes of it.
    ben.hear_all().await;
    let ahead = ben.ahead(&[&[&repair(1)]]).await;
    let pay = &ahead[0]["part"][0]["action"];
    let ahead = ben.ahead(&[&[&repair(1), pay, &repair(1)]]).await;
    assert_eq!(ahead, json!([{ "settled": { "back": false } }]));
}

#[tokio::test]
async fn nobody_notices_and_nothing_changes() {
    let server = Server::new().await;
    let (mut aiko, mut ben) = choosing(&server).await;
    let before = (aiko.now.clone(), ben.now.clone());
    ben.hear_all().await;
    for _ in 0..3 {
        aiko.ahead(&[&[&repair(1)], &[&repair(3)]]).await;
    }
    assert!(ben.hear_all().await.is_empty());
    assert!(aiko.hear_all().await.is_empty());
    assert_eq!((&aiko.now, &ben.now), (&before.0, &before.1));
    // And the question is still open.
    aiko.done(aiko.act(&repair(1))).await;
}

#[tokio::test]
async fn chance_is_not_asked() {
    let server = Server::new().await;
    let seats = [open(), bot("greedy"), bot("greedy")];
    let seated = server.found_for("placement", &seats, true).await;
    let mut aiko = server.join_as(&seated).await;
    let roll = json!("roll");
    loop {
        aiko.until_asked().await;
        if aiko.options().contains(&roll) {
            break;
        }
        let first = aiko.options()[0].clone();
        aiko.done(aiko.act(&first)).await;
    }
    let ahead = aiko.ahead(&[&[&roll], &[&roll, &json!("end")]]).await;
    let drawn = json!({ "settled": { "back": false } });
    assert_eq!(ahead, json!([drawn, drawn]));
}

#[tokio::test]
async fn what_could_not_be_done_cannot_be_looked_at_either() {
    let server = Server::new().await;
    let host = server.found_for("league", &[open(), open()], false).await;
    let mut early = server.join_as(&host).await;
    let peek = json!({ "t": "peek", "decision": 0, "plans": [[repair(1)]] });
    assert_eq!(early.refused(peek).await, "refused-not-playing");

    let (mut aiko, ben) = choosing(&server).await;
    let peek =
        |plans: Value| json!({ "t": "peek", "decision": ben.now["decision"], "plans": plans });
    assert_eq!(
        aiko.refused(peek(json!([[repair(1)]]))).await,
        "refused-stale"
    );
    let decision = aiko.now["decision"].clone();
    let peek = |plans: Value| json!({ "t": "peek", "decision": decision, "plans": plans });
    assert_eq!(
        aiko.refused(peek(json!([[repair(99)]]))).await,
        "league-no-not-enough"
    );
    assert_eq!(
        aiko.refused(peek(json!([[repair(1), repair(1)]]))).await,
        "league-no-wrong-step"
    );
    for nonsense in [
        json!([["nonsense"]]),
        json!([[]]),
        json!(vec![[repair(1)]; 17]),
    ] {
        assert_eq!(aiko.refused(peek(nonsense)).await, "refused-unreadable");
    }
    aiko.done(json!({ "t": "hold", "seat": 0, "hold": true }))
        .await;
    assert_eq!(
        aiko.refused(peek(json!([[repair(1)]]))).await,
        "refused-held"
    );
    let table = aiko.info["table"].as_str().unwrap().to_owned();
    let mut guest = server.watch(&table).await;
    assert_eq!(
        guest.refused(peek(json!([[repair(1)]]))).await,
        "refused-not-a-player"
    );
}

#[tokio::test]
async fn who_looks_too_often_is_refused_and_stays() {
    let server = Server::new().await;
    let (mut aiko, _ben) = choosing(&server).await;
    let mut answer = Value::Null;
    while answer["t"] != "refused" {
        answer = aiko.ask(aiko.peek(&[&[&repair(1)]])).await;
    }
    assert_eq!(answer["why"]["key"], "refused-too-fast");
    aiko.done(json!({ "t": "ping" })).await;
}
