//! What must not be seen: hidden faces, other people's questions, seeds and secrets.

use std::collections::BTreeMap;

use crate::common::{Person, Seated, Server, bot, open, read_replay};
use serde_json::{Value, json};

/// Every `Both` face in a message is one that the rules of Ports let this viewer look at: own hand
/// and own captures while the game is on (without whois and easings).
fn check_faces(message: &Value, me: Option<usize>) {
    let mut views = Vec::new();
    collect_views(message, &mut views);
    for view in views {
        if !view["sheets"].is_null() {
            continue; // scored: everything lies open
        }
        for place in ["top", "field", "hands", "captures"] {
            match &view[place] {
                Value::Array(seats) if place == "hands" || place == "captures" => {
                    for (seat, cards) in seats.iter().enumerate() {
                        if Some(seat) != me {
                            assert_one_face(cards, view);
                        }
                    }
                }
                other => assert_one_face(other, view),
            }
        }
    }
}

fn collect_views<'a>(message: &'a Value, views: &mut Vec<&'a Value>) {
    match message {
        Value::Object(fields) => {
            if fields.contains_key("captures") && fields.contains_key("hands") {
                views.push(message);
            }
            fields
                .values()
                .for_each(|value| collect_views(value, views));
        }
        Value::Array(items) => items.iter().for_each(|item| collect_views(item, views)),
        _ => (),
    }
}

fn assert_one_face(cards: &Value, view: &Value) {
    let text = cards.to_string();
    assert!(!text.contains(r#""shows":"both""#), "{text} in {view}");
}

#[tokio::test]
async fn a_spectators_raw_messages_hold_no_hidden_face() {
    let server = Server::new().await;
    let seated = server
        .found(&[open(), bot("greedy"), bot("greedy")], true)
        .await;
    let mut guest = server.watch(&seated.table).await;
    let mut aiko = server.join_as(&seated).await;
    let play = aiko.play_to_the_end();
    let watch = async {
        while !guest.is_over() {
            guest.hear().await;
        }
    };
    tokio::join!(play, watch);

    assert!(guest.heard.len() > 10);
    for message in &guest.heard {
        check_faces(message, None);
        assert!(
            message["now"]["scene"]["menu"]
                .as_array()
                .is_none_or(Vec::is_empty),
            "a spectator has no menu"
        );
    }
    let seed = server
        .get(&format!("/api/tables/{}/record", seated.table))
        .await
        .json()["seed"]
        .as_str()
        .unwrap()
        .to_owned();
    for raw in guest.raw.iter().chain(&aiko.raw) {
        assert!(!raw.contains(&seed), "the seed is secret");
        assert!(!raw.contains(&seated.secret), "secrets are never sent back");
    }
}

#[tokio::test]
async fn the_raw_messages_are_exactly_what_the_viewer_may_see() {
    // The same game replayed for each viewer gives the views the rules allow: what went over the
    // wire must be among them.
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("greedy")], true).await;
    let mut guest = server.watch(&seated.table).await;
    let mut aiko = server.join_as(&seated).await;
    tokio::join!(aiko.play_to_the_end(), async {
        while !guest.is_over() {
            guest.hear().await;
        }
    });
    for (viewer, person) in [("spectator", &guest), ("1", &aiko)] {
        let path = format!("/api/tables/{}/replay?viewer={viewer}", seated.table);
        let replayed = read_replay(&server.get(&path).await.text);
        let mut allowed = BTreeMap::new();
        for step in replayed["steps"].as_array().unwrap() {
            allowed.insert(step["scene"]["view"].to_string(), ());
            for frame in step["frames"].as_array().unwrap() {
                allowed.insert(frame["view"].to_string(), ());
            }
        }
        let mut seen = Vec::new();
        for message in &person.heard {
            collect_views(message, &mut seen);
        }
        assert!(seen.len() > 10);
        for view in seen {
            assert!(allowed.contains_key(&view.to_string()), "{viewer}: {view}");
        }
    }
}

#[tokio::test]
async fn nobody_hears_anything_of_a_refused_request() {
    let server = Server::new().await;
    let host = server.found(&[open(), open()], false).await;
    let guest = server.sit(&host.table, "Ben").await;
    let mut people: Vec<Person> = Vec::new();
    for seated in [&host, &guest] {
        people.push(server.join_as(seated).await);
    }
    let mut watcher = server.watch(&host.table).await;
    people[0].done(json!({ "t": "start" })).await;
    watcher.until("welcome").await;
    // In whichever order: the log is read elsewhere.
    let mut coming = vec!["info", "log"];
    while !coming.is_empty() {
        let message = watcher.hear().await;
        coming.retain(|kind| message["t"] != *kind);
    }
    let asked = usize::from(!{
        people[0]
            .until_info(|info| info["stage"] == "playing")
            .await;
        people[0].is_asked()
    });
    people[1].until("welcome").await;
    let player = &mut people[asked];
    assert!(player.is_asked());
    let wrong = json!({ "t": "act", "decision": 1, "plan": ["turn"] });
    player.refused(wrong).await;
    player.refused(json!({ "t": "retract" })).await;
    let nothing: [Value; 0] = [];
    assert_eq!(watcher.hear_all().await, nothing);
}

#[tokio::test]
async fn the_record_stays_closed_until_the_end() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("random")], true).await;
    for what in ["record", "replay", "replay?viewer=1"] {
        let path = format!("/api/tables/{}/{what}", seated.table);
        let answer = server.get(&path).await;
        assert_eq!(answer.status, 409, "{what}");
        assert_eq!(answer.why(), "refused-not-over");
    }
}

#[tokio::test]
async fn what_everyone_may_know_of_a_table_holds_no_secret() {
    let server = Server::new().await;
    let seated = server.found(&[open(), open()], false).await;
    let info = server.get(&format!("/api/tables/{}", seated.table)).await;
    assert!(!info.text.contains(&seated.secret));
    assert!(!info.text.contains("secret"));
}

/// Two or three people and somebody who watches, at a table of this game.
async fn company(server: &Server, game: &str, switches: Value, seats: usize) -> Vec<Person> {
    let wanted = json!({
        "game": game,
        "switches": switches,
        "seats": vec![open(); seats],
        "name": "Aiko",
    });
    let host = Seated::from(server.post("/api/tables", &wanted).await);
    let mut people = vec![server.join_as(&host).await];
    for name in ["Ben", "Chie"].iter().take(seats - 1) {
        let seated = server.sit(&host.table, name).await;
        people.push(server.join_as(&seated).await);
    }
    people.push(server.watch(&host.table).await);
    people[0].done(json!({ "t": "start" })).await;
    for person in &mut people {
        while person.log.is_null() {
            person.hear().await;
        }
        person.hear_all().await;
    }
    people
}

#[tokio::test]
async fn nobody_hears_of_a_step_that_nobody_may_see() {
    let server = Server::new().await;
    // In the last two every choice shows as a card that lies face down.
    let tables = [
        ("league", json!({}), 3, true),
        ("frontline", json!({}), 2, true),
        ("cyberwar", json!({}), 3, false),
        ("cyberwar", json!({ "mode": "red-blue" }), 2, false),
    ];
    for (game, switches, seats, secretive) in tables {
        let mut people = company(&server, game, switches, seats).await;
        let mut unheard = 0;
        for turn in 0..24 {
            let Some(actor) = (0..seats)
                .map(|index| (turn + index) % seats)
                .find(|&seat| people[seat].is_asked())
            else {
                break;
            };
            let shown: Vec<(usize, Value)> = people
                .iter()
                .map(|person| (person.heard.len(), person.now.clone()))
                .collect();
            let options = people[actor].options();
            let choice = options[turn % options.len()].clone();
            let act = people[actor].act(&choice);
            people[actor].done(act).await;
            for (index, person) in people.iter_mut().enumerate() {
                person.hear_all().await;
                if index == actor {
                    continue;
                }
                let (heard, before) = &shown[index];
                let news: Vec<&Value> = person.heard[*heard..]
                    .iter()
                    .filter(|message| message["t"] != "refused")
                    .collect();
                let sees = person.now["scene"]["view"] != before["scene"]["view"];
                if !sees {
                    unheard += 1;
                    assert!(news.is_empty(), "{game}: {actor} told {index}: {news:?}");
                }
            }
        }
        assert_eq!(unheard > 0, secretive, "{game} has secret steps");
    }
}
