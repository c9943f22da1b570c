//! What a connection is told: what has changed, all of it if it likes, and no more than it asks for.

use crate::common::{Server, bot, hello, open, text};
use serde_json::{Value, json};

#[tokio::test]
async fn changes_lead_to_what_whoever_wants_everything_is_sent() {
    let server = Server::new().await;
    let host = server.found(&[open(), bot("greedy")], true).await;
    let mut changes = server.join_as(&host).await;
    let mut whole = server.connect(&host.table).await;
    whole.greet_for_all(Some(&host.secret)).await;
    changes.play_to_the_end().await;
    while !whole.is_over() {
        whole.hear().await;
    }
    let scenes = |heard: &[Value]| -> Vec<(Value, Value)> {
        heard
            .iter()
            .filter(|message| message["t"] == "frames")
            .map(|message| (message["frames"].clone(), message["now"]["scene"].clone()))
            .collect()
    };
    let told = scenes(&changes.heard);
    // The bot may have begun before the other one came.
    let told_whole = scenes(&whole.heard);
    assert!(told_whole.len() > 10);
    assert!(told.ends_with(&told_whole));
    let size = |raw: &[String]| raw.iter().map(String::len).sum::<usize>();
    assert!(size(&changes.raw) * 3 < size(&whole.raw));
}

#[tokio::test]
async fn what_one_asked_for_and_what_came_of_it_are_one_message() {
    let server = Server::new().await;
    let host = server.found(&[open(), open()], false).await;
    let guest = server.sit(&host.table, "Ben").await;
    let mut people = [server.join_as(&host).await, server.join_as(&guest).await];
    people[0].done(json!({ "t": "start" })).await;
    for person in &mut people {
        person.until("log").await;
        person.hear_all().await;
    }
    let actor = usize::from(people[1].is_asked());
    let heard = people.each_ref().map(|person| person.heard.len());
    people[actor].play_once().await;
    let other = 1 - actor;
    let news = people[other].until("frames").await;
    assert_eq!(
        news.get("done"),
        None,
        "nobody else is told whose request it was"
    );
    let own: Vec<String> = people[actor].heard[heard[actor]..]
        .iter()
        .map(|message| text(&message["t"]))
        .collect();
    assert_eq!(own, ["frames"]);
}

#[tokio::test]
async fn a_client_of_another_version_is_told_to_reload() {
    let server = Server::new().await;
    let host = server.found(&[open(), open()], false).await;
    for other in [json!({ "t": "hello" }), json!({ "t": "hello", "wire": 99 })] {
        let mut person = server.connect(&host.table).await;
        person.say(&other).await;
        let bye = person.hear().await;
        assert_eq!(text(&bye["why"]["key"]), "refused-other-version");
        assert_eq!(bye["again"], false, "it would be the same again");
    }
}

#[tokio::test]
async fn a_second_hello_is_refused() {
    let server = Server::new().await;
    let host = server.found(&[open(), open()], false).await;
    let mut person = server.join_as(&host).await;
    person.say(&hello(Some(&host.secret))).await;
    let bye = person.until("bye").await;
    assert_eq!(text(&bye["why"]["key"]), "refused-hello-again");
    assert!(person.try_hear().await.is_none());
}

#[tokio::test]
async fn the_table_is_described_to_whoever_asks() {
    let server = Server::new().await;
    let lobby = server.found(&[open(), open()], false).await;
    let mut early = server.join_as(&lobby).await;
    let refused = early.refused(json!({ "t": "describe" })).await;
    assert_eq!(refused, "refused-not-playing");

    let host = server.found(&[open(), bot("random")], true).await;
    let mut aiko = server.join_as(&host).await;
    aiko.until_asked().await;
    aiko.say(&json!({ "t": "describe", "re": 7 })).await;
    let described = aiko.until("described").await;
    assert_eq!(described["re"], 7);
    assert!(described["lines"].as_array().unwrap().len() > 2);
    assert_eq!(aiko.hear_all().await, [] as [Value; 0], "it was one answer");
}

#[tokio::test]
async fn the_log_is_read_from_its_end() {
    let server = Server::new().await;
    let host = server
        .found(&[open(), bot("greedy"), bot("greedy")], true)
        .await;
    let mut aiko = server.join_as(&host).await;
    let lines = |log: &Value| log["lines"].as_array().unwrap().clone();
    let mut all = lines(&aiko.log);
    aiko.play_to_the_end().await;
    for message in &aiko.heard {
        for frame in message["frames"].as_array().into_iter().flatten() {
            all.push(frame["text"].clone());
        }
    }

    let mut phone = server.join_as(&host).await;
    let tail = &phone.log;
    let from = tail["from"].as_u64().unwrap() as usize;
    assert!(from > 0, "only the last lines come by themselves");
    assert_eq!(lines(tail), all[from..]);

    phone.done(json!({ "t": "log", "before": from })).await;
    while phone.log["from"] == from {
        phone.hear().await;
    }
    let page = &phone.log;
    let first = page["from"].as_u64().unwrap() as usize;
    assert_eq!(lines(page), all[first..from]);
}
