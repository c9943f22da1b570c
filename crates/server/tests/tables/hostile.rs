//! Clients that are broken, old, lying or flooding: each gets a clear refusal, nobody else notices.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;

use crate::common::{Person, Seated, Server, bot, hello, in_time, open, text};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{self, client::IntoClientRequest};

/// The last words of the server to this connection.
async fn bye(person: &mut Person) -> String {
    let bye = person.until("bye").await;
    while person.try_hear().await.is_some() {}
    text(&bye["why"]["key"])
}

async fn game() -> (Server, Seated) {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("random")], true).await;
    (server, seated)
}

/// Somebody else at the same table plays on as if nothing had happened.
async fn plays_on(server: &Server, seated: &Seated) {
    let mut aiko = server.join_as(seated).await;
    assert!(aiko.until_asked().await);
    aiko.play_once().await;
}

#[tokio::test]
async fn garbage_instead_of_hello() {
    let (server, seated) = game().await;
    for garbage in ["", "hello", "{}", "[1,2", r#"{"t":"undo","re":1}"#, "\u{0}"] {
        let mut stranger = server.connect(&seated.table).await;
        stranger.say_text(garbage).await;
        assert_eq!(bye(&mut stranger).await, "refused-unreadable", "{garbage}");
    }
    let mut stranger = server.connect(&seated.table).await;
    stranger.say_binary(vec![0xff; 100]).await;
    assert_eq!(bye(&mut stranger).await, "refused-unreadable");
    plays_on(&server, &seated).await;
}

#[tokio::test]
async fn garbage_after_hello() {
    let (server, seated) = game().await;
    let nested = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    for garbage in ["x", "{}", "null", r#"{"re":-1}"#, r#"{"re":1e99}"#, &nested] {
        let mut stranger = server.watch(&seated.table).await;
        stranger.say_text(garbage).await;
        assert_eq!(bye(&mut stranger).await, "refused-unreadable");
    }
    plays_on(&server, &seated).await;
}

#[tokio::test]
async fn a_client_of_another_version_is_refused_by_number() {
    let (server, seated) = game().await;
    let mut old = server.join_as(&seated).await;
    for request in [
        json!({ "t": "dance" }),
        json!({ "t": "undo", "why": "because" }),
        json!({ "t": "act", "decision": "first", "plan": [] }),
        json!({ "t": "hold", "seat": 300, "hold": true }),
        json!({ "t": "hold", "seat": 0, "hold": "godlike" }),
        json!({ "t": "hold", "seat": 0, "hold": true, "level": "random" }),
    ] {
        assert_eq!(old.refused(request).await, "refused-unreadable");
    }
    assert!(old.until_asked().await);
    old.play_once().await;
}

#[tokio::test]
async fn an_oversized_message() {
    let (server, seated) = game().await;
    let mut loud = server.watch(&seated.table).await;
    let text = "x".repeat(20_000);
    loud.say(&json!({ "t": "chat", "re": 1, "text": text }))
        .await;
    assert_eq!(bye(&mut loud).await, "refused-too-large");
    plays_on(&server, &seated).await;
}

#[tokio::test]
async fn a_flood_ends_the_connection_and_nothing_else() {
    let (server, seated) = game().await;
    let mut flooding = server.watch(&seated.table).await;
    for re in 0..200 {
        flooding.say(&json!({ "t": "undo", "re": re })).await;
    }
    assert_eq!(bye(&mut flooding).await, "refused-too-fast");
    plays_on(&server, &seated).await;
}

#[tokio::test]
async fn a_chatterbox_is_slowed_down() {
    let (server, seated) = game().await;
    let mut chatty = server.watch(&seated.table).await;
    let mut said = 0;
    while chatty.ask(json!({ "t": "chat", "text": "spam" })).await["t"] == "done" {
        said += 1;
        assert!(said < 20, "nobody talks that much");
    }
    assert!(said >= 5, "a few lines at once are fine");
    // Everything else still works.
    let undo = chatty.refused(json!({ "t": "undo" })).await;
    assert_eq!(undo, "refused-not-a-player");
}

#[tokio::test]
async fn a_wrong_secret() {
    let (server, seated) = game().await;
    for secret in ["", "wrong", &seated.secret.to_uppercase(), &seated.table] {
        let mut liar = server.connect(&seated.table).await;
        liar.say(&hello(Some(secret))).await;
        assert_eq!(bye(&mut liar).await, "refused-wrong-secret");
    }
    // The secret of another table opens nothing here.
    let other = server.found(&[open(), bot("random")], true).await;
    let mut liar = server.connect(&seated.table).await;
    liar.say(&hello(Some(&other.secret))).await;
    assert_eq!(bye(&mut liar).await, "refused-wrong-secret");
}

/// The status and the phrase with which a handshake is refused.
async fn handshake(request: tungstenite::handshake::client::Request) -> (u16, String) {
    match Person::connect(request).await {
        Err(tungstenite::Error::Http(response)) => {
            let body: Value =
                serde_json::from_slice(response.body().as_deref().unwrap_or_default()).unwrap();
            (response.status().as_u16(), text(&body["why"]["key"]))
        }
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it connected"),
    }
}

#[tokio::test]
async fn a_page_of_another_site() {
    let (server, seated) = game().await;
    let with_origin = |origin: &str| {
        let mut request = server
            .socket_url(&seated.table)
            .into_client_request()
            .unwrap();
        request
            .headers_mut()
            .insert("origin", origin.parse().unwrap());
        request
    };
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let refused = handshake(with_origin(origin)).await;
        assert_eq!(refused, (403, "refused-other-site".to_owned()), "{origin}");
    }
    let own = format!("http://{}", server.address);
    assert!(Person::connect(with_origin(&own)).await.is_ok());
}

#[tokio::test]
async fn a_table_that_does_not_exist() {
    let server = Server::new().await;
    for id in ["nope", "0123456789abcdefghjkmnpqrs"] {
        let request = server.socket_url(id).into_client_request().unwrap();
        assert_eq!(
            handshake(request).await,
            (404, "refused-no-such-table".to_owned())
        );
    }
}

/// Knocks until the server has noticed that somebody left.
async fn admitted(server: &Server, table: &str) -> Person {
    loop {
        let request = server.socket_url(table).into_client_request().unwrap();
        match Person::connect(request).await {
            Ok(person) => return person,
            Err(tungstenite::Error::Http(response)) => assert_eq!(response.status(), 429),
            Err(other) => panic!("{other}"),
        }
    }
}

#[tokio::test]
async fn two_hundred_connections_from_one_address_and_no_more() {
    let (server, seated) = game().await;
    let mut class = Vec::new();
    for _ in 0..200 {
        class.push(server.connect(&seated.table).await);
    }
    let one_more = server
        .socket_url(&seated.table)
        .into_client_request()
        .unwrap();
    assert_eq!(
        handshake(one_more).await,
        (429, "refused-too-many-connections".to_owned())
    );
    class.pop().unwrap().leave().await;
    let mut aiko = in_time(admitted(&server, &seated.table)).await;
    aiko.greet(Some(&seated.secret)).await;
    assert!(aiko.until_asked().await);
    aiko.play_once().await;
}

/// The status of what this address is answered.
async fn status(server: &Server, address: [u8; 4], path: &str) -> u16 {
    let mut request = Request::get(path).body(Body::empty()).unwrap();
    let caller = ConnectInfo(SocketAddr::from((address, 5000)));
    request.extensions_mut().insert(caller);
    server.call(request).await.status.as_u16()
}

#[tokio::test]
async fn who_asks_without_end_is_refused_in_the_end_and_nobody_else_is() {
    let server = Server::new().await;
    let (flood, other) = ([203, 0, 113, 7], [203, 0, 113, 8]);
    // Asking for what is not there is asking, too.
    let refused = async { while status(&server, flood, "/api/nothing").await != 429 {} };
    in_time(refused).await;
    assert_eq!(status(&server, other, "/api/nothing").await, 404);
    assert_eq!(status(&server, other, "/api/games").await, 200);
    // Pages are no calls: whoever shares the address can still come in.
    assert_eq!(status(&server, flood, "/").await, 200);
}
