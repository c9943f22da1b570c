//! Coming back: reload, second device, the clock, a crash.

use crate::common::{Person, Seated, Server, bot, open, read_replay, until_killed};
use serde_json::{Value, json};

#[tokio::test]
async fn a_seat_comes_back_after_the_connection_was_lost() {
    let server = Server::new().await;
    let host = server.found(&[open(), bot("random")], true).await;
    let mut aiko = server.join_as(&host).await;
    let mut guest = server.watch(&host.table).await;
    aiko.until_asked().await;
    aiko.play_once().await;
    aiko.until_asked().await;
    let before = aiko.now.clone();
    drop(aiko);
    guest
        .until_info(|info| info["seats"][0]["here"] == false)
        .await;

    let mut aiko = server.join_as(&host).await;
    assert_eq!(aiko.now, before, "everything as it was");
    assert!(aiko.log["lines"].as_array().unwrap().len() > 2);
    guest
        .until_info(|info| info["seats"][0]["here"] == true)
        .await;
    aiko.play_once().await;
}

#[tokio::test]
async fn two_devices_of_one_person_see_the_same() {
    let server = Server::new().await;
    let host = server.found(&[open(), bot("random")], true).await;
    let mut laptop = server.join_as(&host).await;
    let mut phone = server.join_as(&host).await;
    laptop.until_asked().await;
    phone.until_asked().await;
    phone.play_once().await;
    laptop.until("frames").await;
    phone.leave().await;
    laptop.until_asked().await;
    assert_eq!(laptop.info["seats"][0]["here"], true, "one is still here");
    laptop.play_to_the_end().await;
}

#[tokio::test]
async fn the_clock_answers_for_whoever_does_not() {
    let server = Server::new().await;
    let wanted = json!({
        "game": "ports", "seats": ["open", { "bot": "random" }], "name": "Aiko", "clock": 5, "start": true,
    });
    let seated = Seated::from(server.post("/api/tables", &wanted).await);
    let mut aiko = server.join_as(&seated).await;
    aiko.until_asked().await;
    let left = aiko.now["clock"].as_u64().unwrap();
    assert!((4..=5).contains(&left), "{left}");
    let before = aiko.now["decision"].clone();
    // Nothing is said, and the game goes on all the same.
    while aiko.now["decision"] == before {
        aiko.hear().await;
    }
    aiko.play_to_the_end().await;
    let record = server
        .get(&format!("/api/tables/{}/record", seated.table))
        .await
        .json();
    let entries = record["entries"].as_array().unwrap().clone();
    assert!(entries.iter().any(|entry| entry["by"] == "clock"));
}

fn record_of(moves: &Value) -> Vec<Value> {
    moves["entries"].as_array().unwrap().clone()
}

#[test]
fn after_a_crash_the_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let (seated, seen, decision) = until_killed(&data, async |server: Server| {
        let seated = server
            .found(&[open(), bot("greedy"), bot("skilled")], true)
            .await;
        let mut aiko = server.join_as(&seated).await;
        for _ in 0..4 {
            aiko.until_asked().await;
            aiko.play_once().await;
        }
        aiko.done(json!({ "t": "chat", "text": "still here?" }))
            .await;
        aiko.until_asked().await;
        let scene = aiko.now["scene"].clone();
        let decision = aiko.now["decision"].clone();
        (seated, scene, decision)
    });

    let again = data.clone();
    let (seated, record) = until_killed(&again, async move |server: Server| {
        let mut aiko = server.join_as(&seated).await;
        assert_eq!(aiko.now["scene"], seen, "nothing that was shown is lost");
        assert_eq!(aiko.heard[0]["chat"][0]["text"], "still here?");
        // An answer to a question from before the crash is stale, not mistaken for another's.
        let stale = json!({ "t": "act", "decision": decision, "plan": [aiko.options()[0]] });
        assert_eq!(aiko.refused(stale).await, "refused-stale");
        aiko.play_to_the_end().await;
        let path = format!("/api/tables/{}/record", seated.table);
        let record = server.get(&path).await.json();
        (seated, record)
    });
    assert!(record_of(&record).len() > 8);

    // A finished game is still there too, and its record is the same and plays.
    until_killed(&data, async move |server: Server| {
        let path = format!("/api/tables/{}/record", seated.table);
        assert_eq!(server.get(&path).await.json(), record);
        let path = format!("/api/tables/{}/replay", seated.table);
        let replayed = read_replay(&server.get(&path).await.text);
        assert_eq!(
            replayed["steps"].as_array().unwrap().len(),
            record_of(&record).len() + 1
        );
        let mut aiko = server.join_as(&seated).await;
        aiko.done(json!({ "t": "rematch" })).await;
    });
}

/// Two people start a game of their own.
async fn two_at_a_table(server: &Server) -> [Seated; 2] {
    let host = server.found(&[open(), open()], false).await;
    let guest = server.sit(&host.table, "Ben").await;
    let mut aiko = server.join_as(&host).await;
    aiko.done(json!({ "t": "start" })).await;
    [host, guest]
}

/// The one of them who is to move.
async fn mover(server: &Server, seats: &[Seated; 2]) -> Person {
    let [aiko, ben] = [
        server.join_as(&seats[0]).await,
        server.join_as(&seats[1]).await,
    ];
    if aiko.is_asked() { aiko } else { ben }
}

#[test]
fn what_cannot_be_saved_is_not_shown_and_other_tables_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let [unlucky, lucky] = until_killed(&data, async |server: Server| {
        [two_at_a_table(&server).await, two_at_a_table(&server).await]
    });

    // From here on there is no room for anything more of this one table.
    let table = unlucky[0].table.clone();
    let change = |sql: &str| {
        let db = rusqlite::Connection::open(&data).unwrap();
        db.execute_batch(sql).unwrap();
    };
    change(&format!(
        "CREATE TRIGGER no_room BEFORE INSERT ON commits WHEN instr(NEW.entries, '{table}')
         BEGIN SELECT RAISE(FAIL, 'no room'); END"
    ));
    let (unlucky, before) = until_killed(&data, async move |server: Server| {
        let mut spectator = server.watch(&table).await;
        let before = spectator.now["scene"].clone();
        let mut person = mover(&server, &unlucky).await;
        let mut request = person.act(&person.options()[0]);
        request["re"] = json!(1);
        person.say(&request).await;
        for listener in [&mut person, &mut spectator] {
            while let Some(message) = listener.try_hear().await {
                assert!(
                    message["t"] != "frames" && message["t"] != "done",
                    "{message}"
                );
            }
        }
        mover(&server, &lucky).await.play_once().await;
        let person = mover(&server, &unlucky).await;
        assert!(person.is_asked(), "the question is still open");
        (unlucky, before)
    });

    change("DROP TRIGGER no_room");
    until_killed(&data, async move |server: Server| {
        let spectator = server.watch(&unlucky[0].table).await;
        assert_eq!(spectator.now["scene"], before);
        mover(&server, &unlucky).await.play_once().await;
    });
}
