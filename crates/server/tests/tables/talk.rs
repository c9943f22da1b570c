//! Nobody drowns what others say, and nobody is taken for somebody else.

use serde_json::json;

use crate::common::{Person, Seated, Server, open, text};

/// How many lines get through before it is too much, over each of these in turn.
async fn said(talking: &mut [Person]) -> usize {
    let mut said = 0;
    for (nth, person) in talking.iter_mut().enumerate() {
        // One connection alone may say this much.
        for _ in 0..5 {
            let line = json!({ "t": "chat", "text": format!("spam over {nth}") });
            let answer = person.ask(line).await;
            match &*text(&answer["t"]) {
                "done" => said += 1,
                _ => assert_eq!(answer["why"]["key"], "refused-too-fast"),
            }
        }
    }
    said
}

/// Each line takes half a second to be allowed again; so many more may be by a slow machine.
const SLOW: usize = 40;

#[tokio::test]
async fn one_seat_says_no_more_over_thirty_connections_than_over_one() {
    let server = Server::new().await;
    let host = server.found(&[open(), open(), open()], false).await;
    let ben = server.sit(&host.table, "Ben").await;
    let mut aiko = server.join_as(&host).await;
    aiko.done(json!({ "t": "chat", "text": "let us begin" }))
        .await;
    let mut bens = Vec::new();
    for _ in 0..30 {
        bens.push(server.join_as(&ben).await);
    }
    assert!(said(&mut bens).await < 5 + SLOW, "of 150");
    // What was said before is still there, and others are heard.
    aiko.done(json!({ "t": "chat", "text": "quiet, please" }))
        .await;
    let chat = server.watch(&host.table).await.heard[0]["chat"].clone();
    let lines = chat.as_array().unwrap();
    assert!(lines.iter().any(|line| line["text"] == "let us begin"));
    assert!(lines.iter().any(|line| line["text"] == "quiet, please"));
}

/// All who come from one address have one allowance together: only what is heard is taken from it.
#[tokio::test]
async fn what_is_not_heard_silences_nobody_at_the_same_address() {
    let server = Server::new().await;
    let host = server.found(&[open(), open()], false).await;
    let mut aiko = server.join_as(&host).await;
    aiko.done(json!({ "t": "order", "order": { "talk": "nobody" } }))
        .await;
    // More than the address may say in as long as this takes.
    for _ in 0..60 {
        let mut hushed = server.watch(&host.table).await;
        for _ in 0..5 {
            let line = json!({ "t": "chat", "text": "spam" });
            assert_eq!(hushed.refused(line).await, "refused-hushed");
        }
    }
    aiko.done(json!({ "t": "chat", "text": "we go on" })).await;
}

#[tokio::test]
async fn a_host_says_no_more_by_orders() {
    let server = Server::new().await;
    let wanted = json!({ "game": "ports", "seats": [open(), open()], "name": "Aiko",
        "host_only": true });
    let host = Seated::from(server.post("/api/tables", &wanted).await);
    let mut hosts = Vec::new();
    for _ in 0..3 {
        hosts.push(server.join_as(&host).await);
    }
    let mut said = 0;
    for person in &mut hosts {
        for _ in 0..20 {
            let order = json!({ "t": "order", "order": { "say": "listen" } });
            said += usize::from(person.ask(order).await["t"] == "done");
        }
    }
    assert!(said < 5 + SLOW, "{said} of 60");
}

#[tokio::test]
async fn nobody_sits_down_under_the_name_of_another() {
    let server = Server::new().await;
    let host = server.found(&[open(), open(), open(), open()], false).await;
    for name in ["aiko", "Ａｉｋｏ", "А\u{456}ko"] {
        server.sit(&host.table, name).await;
    }
    let info = server
        .get(&format!("/api/tables/{}", host.table))
        .await
        .json();
    let seats = info["seats"].as_array().unwrap();
    let names: Vec<String> = seats.iter().map(|seat| text(&seat["name"])).collect();
    assert_eq!(names, ["Aiko", "aiko 2", "Ａｉｋｏ 3", "А\u{456}ko 4"]);
    for unseen in ["\u{301}", "\u{e000}", "\u{1d159}"] {
        let path = format!("/api/tables/{}/seats", host.table);
        let answer = server.post(&path, &json!({ "name": unseen })).await;
        assert_eq!(answer.why(), "refused-name-empty");
    }
}
