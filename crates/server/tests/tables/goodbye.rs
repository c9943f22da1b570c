//! The server's last words: what ended, and whether to come back by oneself.

use serde_json::{Value, json};
use server::{Hall, Options};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::common::{Person, Server, bot, hello, open, text};

/// The reason, and whether it is worth coming back.
async fn bye(person: &mut Person) -> (String, bool) {
    let bye = person.until("bye").await;
    let again = bye["again"].as_bool().expect("it is always said");
    (text(&bye["why"]["key"]), again)
}

/// A hello that is refused.
async fn turned_away(server: &Server, table: &str, hello: &Value) -> (String, bool) {
    let mut stranger = server.connect(table).await;
    stranger.say(hello).await;
    bye(&mut stranger).await
}

#[tokio::test]
async fn whoever_is_at_a_stopping_server_is_to_come_back() {
    let options = Options {
        data: ":memory:".into(),
        ..Options::default()
    };
    let hall = Hall::open(&options).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = server::app(hall.clone());
    let (stop, stopped) = oneshot::channel::<()>();
    let listening = tokio::spawn(server::listen(hall.clone(), listener, async {
        let _ = stopped.await;
    }));
    let server = Server {
        address,
        app,
        hall,
        _database: None,
    };
    let seated = server.found(&[open(), bot("random")], true).await;
    let mut aiko = server.join_as(&seated).await;
    let mut guest = server.watch(&seated.table).await;

    stop.send(()).unwrap();
    for person in [&mut aiko, &mut guest] {
        assert_eq!(bye(person).await, ("refused-closing".to_owned(), true));
    }
    drop((aiko, guest));
    listening.await.unwrap();
}

#[tokio::test]
async fn whoever_was_only_too_fast_may_come_back() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("random")], true).await;
    let mut flooding = server.watch(&seated.table).await;
    for re in 0..200 {
        flooding.say(&json!({ "t": "undo", "re": re })).await;
    }
    let said = bye(&mut flooding).await;
    assert_eq!(said, ("refused-too-fast".to_owned(), true));
}

#[tokio::test]
async fn what_will_not_be_otherwise_tomorrow_is_not_to_be_tried_again() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("random")], true).await;
    let liar = hello(Some("wrong"));
    for (table, hello, why) in [
        (&seated.table, liar, "refused-wrong-secret"),
        (&seated.table, json!({ "t": "dance" }), "refused-unreadable"),
    ] {
        let said = turned_away(&server, table, &hello).await;
        assert_eq!(said, (why.to_owned(), false));
    }
}

#[tokio::test]
async fn a_ping_is_answered_and_nobody_else_hears_of_it() {
    let server = Server::new().await;
    let seated = server.found(&[open(), open()], false).await;
    let mut aiko = server.join_as(&seated).await;
    let mut guest = server.watch(&seated.table).await;
    aiko.until_info(|info| info["spectators"] == 1).await;
    aiko.done(json!({ "t": "ping" })).await;
    guest.done(json!({ "t": "ping" })).await;
    // Whatever the table had to say about it, it has said before this.
    guest.refused(json!({ "t": "describe" })).await;
    let told = |person: &Person| person.heard.iter().filter(|one| one["t"] == "done").count();
    assert_eq!((told(&aiko), told(&guest)), (1, 1));
}
