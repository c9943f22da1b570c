//! What each role of a class may not do or read, with messages that no page of ours would send.

use serde_json::{Value, json};

use crate::classes::{Founded, class, connect, enter, place, wall};
use crate::common::{Person, Server, hello};

fn look() -> Value {
    json!({ "t": "look" })
}

/// All that only a facilitator may ask for.
fn facilitators(person: u64, table: &str) -> Vec<Value> {
    let plan = json!({
        "game": "ports", "size": 2, "fill": "bots", "level": "newcomer", "seating": "arrival",
        "hands": { "to_host": true, "to_watchers": true }
    });
    let orders = [
        json!({ "pause": true }),
        json!({ "say": "hello" }),
        json!({ "end": "now" }),
        json!({ "remove": 0 }),
        json!({ "hands": { "to_host": true, "to_watchers": true } }),
    ];
    let mut asked = vec![
        json!({ "t": "plan", "plan": plan }),
        json!({ "t": "begin" }),
        json!({ "t": "choose", "person": person, "team": 0 }),
        json!({ "t": "teams", "teams": [["Ben"]] }),
        json!({ "t": "dismiss", "person": person }),
        json!({ "t": "close", "closed": true }),
        json!({ "t": "release", "released": true }),
        json!({ "t": "forget" }),
    ];
    for order in orders {
        asked.push(json!({ "t": "order", "order": order }));
        asked.push(json!({ "t": "order", "table": table, "order": order }));
    }
    asked
}

/// A class of two with a table where only the facilitator sees all hands, and another class.
struct Rooms {
    server: Server,
    class: Founded,
    wall: Person,
    /// The first of the class, with number and secret.
    aiko: (u64, String),
    table: String,
    other: Founded,
    /// Somebody of the other class.
    dai: (u64, String),
    dais_table: String,
}

async fn rooms() -> Rooms {
    let server = Server::new().await;
    let class = class(&server, json!({ "hands": { "to_host": true } })).await;
    let other = self::class(&server, json!({})).await;
    let aiko = enter(&server, &class, "Aiko").await;
    enter(&server, &class, "Ben").await;
    let dai = enter(&server, &other, "Dai").await;
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let table = place(&mut wall, aiko.0).await;
    let mut theirs = self::wall(&server, &other).await;
    theirs.done(json!({ "t": "begin" })).await;
    let dais_table = place(&mut theirs, dai.0).await;
    Rooms {
        server,
        class,
        wall,
        aiko,
        table,
        other,
        dai,
        dais_table,
    }
}

/// Nothing that only a facilitator is told has come.
fn saw_no_wall(person: &Person) {
    let of_the_wall = |it: &Value| it["t"] == "glance" || it["t"] == "teams";
    assert!(!person.heard.iter().any(of_the_wall));
}

/// Whoever has this secret is nobody in the class and at its table.
async fn is_nobody(rooms: &Rooms, secret: &str) {
    let Rooms { server, class, .. } = rooms;
    let mut at_class = connect(server, &class.class).await;
    at_class.say(&hello(Some(secret))).await;
    let mut at_table = server.connect(&rooms.table).await;
    at_table.say(&hello(Some(secret))).await;
    for stranger in [&mut at_class, &mut at_table] {
        assert_eq!(stranger.hear().await["why"]["key"], "refused-wrong-secret");
    }
    let path = format!("/api/classes/{}/debrief", class.class);
    let told = server.post(&path, &json!({ "secret": secret })).await;
    assert_eq!(told.why(), "refused-wrong-secret");
}

#[tokio::test]
async fn a_player_is_not_the_facilitator_of_the_own_class() {
    let rooms = rooms().await;
    let (number, secret) = &rooms.aiko;
    let mut aiko = connect(&rooms.server, &rooms.class.class).await;
    aiko.say(&hello(Some(secret))).await;
    for asked in facilitators(*number, &rooms.table) {
        let why = aiko.refused(asked.clone()).await;
        assert_eq!(why, "refused-not-facilitator", "{asked}");
    }
    // A second hello does not make one the facilitator, whatever it says.
    aiko.say(&hello(Some(&rooms.class.secret))).await;
    saw_no_wall(&aiko);
    let mut seated = rooms.server.join(&rooms.table, Some(secret)).await;
    assert_eq!(seated.refused(look()).await, "refused-hands-closed");
    let open = json!({ "t": "order", "order": { "hands": { "first_round": true } } });
    assert_eq!(seated.refused(open).await, "refused-not-host");
}

#[tokio::test]
async fn a_spectator_sees_the_public_side_alone() {
    let mut rooms = rooms().await;
    let mut watcher = rooms.server.watch(&rooms.table).await;
    assert_eq!(watcher.refused(look()).await, "refused-hands-closed");
    for order in [
        json!({ "pause": true }),
        json!({ "hands": { "to_watchers": true } }),
    ] {
        let asked = json!({ "t": "order", "order": order });
        assert_eq!(watcher.refused(asked).await, "refused-not-host");
    }
    // At the class's door there is nothing for whoever has no secret.
    let mut nobody = connect(&rooms.server, &rooms.class.class).await;
    nobody.say(&hello(Some(""))).await;
    assert_eq!(nobody.hear().await["why"]["key"], "refused-wrong-secret");
    // The facilitator has hands open here, and does see them.
    let mut host = rooms
        .server
        .join(&rooms.table, Some(&rooms.class.secret))
        .await;
    assert_eq!(host.ask(look()).await["t"], "open");
    // Nor is there a debrief for whoever only has the table's link, before it is released.
    let end = json!({ "t": "order", "order": { "end": "now" } });
    rooms.wall.done(end).await;
    let path = format!("/api/tables/{}/debrief", rooms.table);
    assert_eq!(rooms.server.get(&path).await.why(), "refused-not-released");
    assert_eq!(watcher.refused(look()).await, "refused-hands-closed");
}

#[tokio::test]
async fn a_player_of_another_class_is_nobody_here() {
    let rooms = rooms().await;
    is_nobody(&rooms, &rooms.dai.1).await;
}

#[tokio::test]
async fn another_classs_facilitator_is_nobody_here() {
    let rooms = rooms().await;
    is_nobody(&rooms, &rooms.other.secret).await;
    let mut theirs = wall(&rooms.server, &rooms.other).await;
    for order in [
        json!({ "pause": true }),
        json!({ "end": "now" }),
        json!({ "hands": { "to_watchers": true } }),
    ] {
        let asked = json!({ "t": "order", "table": rooms.table, "order": order });
        assert_eq!(theirs.refused(asked).await, "refused-no-such-table");
    }
    theirs.done(json!({ "t": "ping" })).await;
    let heard = |text: &str| theirs.heard.iter().any(|it| it.to_string().contains(text));
    assert!(!heard(&rooms.table), "nothing of our table");
    assert!(heard(&rooms.dais_table), "their own they see");
}

/// Before the release a debrief is the facilitator's alone; after it, that of the whole class.
#[tokio::test]
async fn a_debrief_is_read_by_role() {
    let mut rooms = rooms().await;
    let path = format!("/api/classes/{}/debrief", rooms.class.class);
    let end = json!({ "t": "order", "order": { "end": "now" } });
    let secrets = [
        rooms.class.secret.clone(),
        rooms.aiko.1.clone(),
        rooms.dai.1.clone(),
        rooms.other.secret.clone(),
        String::new(),
    ];
    let mut answers = Vec::new();
    for step in ["playing", "over", "released"] {
        match step {
            "over" => rooms.wall.done(end.clone()).await,
            "released" => {
                rooms
                    .wall
                    .done(json!({ "t": "release", "released": true }))
                    .await;
            }
            _ => {}
        }
        for secret in &secrets {
            let told = rooms.server.post(&path, &json!({ "secret": secret })).await;
            answers.push(if told.status.is_success() {
                "told".to_owned()
            } else {
                told.why()
            });
        }
    }
    let stranger = "refused-wrong-secret";
    assert_eq!(
        answers,
        [
            [
                "refused-not-over",
                "refused-not-released",
                stranger,
                stranger,
                stranger
            ],
            ["told", "refused-not-released", stranger, stranger, stranger],
            ["told", "told", stranger, stranger, stranger],
        ]
        .concat()
    );
}
