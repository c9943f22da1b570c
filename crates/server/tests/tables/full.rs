//! How many tables there may be, how long they are kept, and how long a game can get.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use serde_json::{Value, json};
use server::Options;

use crate::classes;
use crate::common::{Answer, Person, Seated, Server, bot, open, text};

async fn small(unlimited: bool) -> Server {
    Server::on(Options {
        bind: "127.0.0.1:0".into(),
        data: ":memory:".into(),
        keep_days: 9,
        tables: 5,
        tables_per_address: 3,
        unlimited,
        ..Options::default()
    })
    .await
}

/// Asks from this address.
async fn post_from(server: &Server, address: &str, path: &str, body: &Value) -> Answer {
    let address: SocketAddr = format!("{address}:4000").parse().unwrap();
    let request = Request::post(path)
        .extension(ConnectInfo(address))
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()))
        .unwrap();
    server.call(request).await
}

fn wanted() -> Value {
    json!({ "game": "ports", "seats": [open(), bot("random")], "name": "Aiko" })
}

async fn found_from(server: &Server, address: &str) -> Answer {
    post_from(server, address, "/api/tables", &wanted()).await
}

#[tokio::test]
async fn nobody_keeps_others_from_founding_tables() {
    let server = small(false).await;
    for _ in 0..3 {
        assert_eq!(found_from(&server, "203.0.113.7").await.status, 201);
    }
    let refused = found_from(&server, "203.0.113.7").await;
    assert_eq!(refused.status, 429);
    let why = &refused.json()["why"];
    assert_eq!(why["key"], "refused-too-many-of-yours");
    let told = json!([["most", { "number": 3 }], ["days", { "number": 9 }]]);
    assert_eq!(why["args"], told);
    // Lessons, moments played on and the tables of classes count as well.
    let name = json!({ "name": "Aiko" });
    let lesson = post_from(&server, "203.0.113.7", "/api/lessons/ports", &name).await;
    assert_eq!(lesson.status, 429);

    for _ in 0..2 {
        assert_eq!(found_from(&server, "203.0.113.8").await.status, 201);
    }
    let refused = found_from(&server, "203.0.113.9").await;
    assert_eq!(
        (refused.status.as_u16(), refused.why()),
        (503, "refused-too-many-tables".into())
    );
}

#[tokio::test]
async fn the_tables_of_a_class_count_among_its_founders() {
    let server = small(false).await;
    let plan = json!({ "game": "ports", "size": 2, "fill": "bots", "level": "random",
        "seating": "arrival" });
    let founded = post_from(
        &server,
        "203.0.113.7",
        "/api/classes",
        &json!({ "plan": plan }),
    )
    .await;
    let class = classes::founded(&founded);
    for name in ["Aiko", "Ben", "Chie", "Dan"] {
        classes::enter(&server, &class, name).await;
    }
    let mut facilitator = classes::wall(&server, &class).await;
    assert_eq!(found_from(&server, "203.0.113.8").await.status, 201);
    facilitator.done(json!({ "t": "begin" })).await;
    // Two tables, and the class itself.
    assert_eq!(found_from(&server, "203.0.113.7").await.status, 429);
    let another = json!({ "plan": plan });
    let class = post_from(&server, "203.0.113.7", "/api/classes", &another).await;
    assert_eq!(class.why(), "refused-too-many-of-yours");
    let class = post_from(&server, "203.0.113.8", "/api/classes", &another).await;
    assert_eq!(class.status, 201);
    let full = post_from(&server, "203.0.113.9", "/api/classes", &another).await;
    assert_eq!(full.why(), "refused-too-many-tables");
}

#[tokio::test]
async fn whoever_measures_is_not_held_back() {
    let server = small(true).await;
    for _ in 0..8 {
        assert_eq!(found_from(&server, "127.0.0.1").await.status, 201);
    }
}

#[tokio::test]
async fn how_long_a_table_is_kept_is_told_there() {
    let server = small(false).await;
    let seated = Seated::from(server.post("/api/tables", &wanted()).await);
    let info = server.get(&format!("/api/tables/{}", seated.table)).await;
    assert_eq!(info.json()["kept"], 9);
}

/// Chooses something and takes it back; says why not, if that is refused.
async fn to_and_fro(person: &mut Person) -> Option<String> {
    assert!(person.until_asked().await);
    let choice = person.options()[0].clone();
    person.done(person.act(&choice)).await;
    let back = person.ask(json!({ "t": "retract" })).await;
    (back["t"] == "refused").then(|| text(&back["why"]["key"]))
}

#[tokio::test]
async fn nobody_makes_a_record_grow_for_ever_by_taking_back() {
    let server = Server::on(Options {
        bind: "127.0.0.1:0".into(),
        data: ":memory:".into(),
        taken_back_within: 20,
        unlimited: true,
        ..Options::default()
    })
    .await;
    // What all choose at once can be taken back until the others have chosen.
    let seated = server.found_for("cyberwar", &[open(), open()], false).await;
    let other = server.sit(&seated.table, "Ben").await;
    let mut aiko = server.join_as(&seated).await;
    let mut ben = server.join_as(&other).await;
    aiko.done(json!({ "t": "start" })).await;
    for _ in 0..10 {
        assert_eq!(to_and_fro(&mut aiko).await, None);
    }
    let why = to_and_fro(&mut aiko).await;
    assert_eq!(why.as_deref(), Some("refused-back-enough"));
    // The game goes on.
    assert!(ben.until_asked().await);
    ben.play_once().await;
    assert!(aiko.until_asked().await);
}
