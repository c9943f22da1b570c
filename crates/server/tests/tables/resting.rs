//! A table that nobody looks at rests: its bots take nobody's time.

use crate::common::{Server, bot, in_time, open, until_killed};
use serde_json::Value;

async fn stage(server: &Server, table: &str) -> Value {
    let info = server.get(&format!("/api/tables/{table}")).await;
    info.json()["stage"].clone()
}

/// Waits until the server knows that nobody is here.
async fn until_alone(server: &Server, table: &str) {
    in_time(async {
        loop {
            let info = server.get(&format!("/api/tables/{table}")).await.json();
            if info["spectators"] == 0 {
                return;
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
}

/// Looks until the game is over.
async fn watch_to_the_end(server: &Server, table: &str) {
    let mut guest = server.watch(table).await;
    assert!(!guest.is_over());
    while !guest.is_over() {
        guest.hear().await;
    }
}

/// Somebody else's whole game against a bot goes by.
async fn a_game_goes_by(server: &Server) {
    let other = server.found(&[open(), bot("random")], true).await;
    server.join_as(&other).await.play_to_the_end().await;
}

#[tokio::test]
async fn bots_on_their_own_wait_until_somebody_looks() {
    let server = Server::new().await;
    let seated = server.found(&[bot("random"), bot("random")], true).await;
    a_game_goes_by(&server).await;
    assert_eq!(stage(&server, &seated.table).await, "playing");
    watch_to_the_end(&server, &seated.table).await;
}

#[tokio::test]
async fn they_stop_when_the_last_one_leaves_and_go_on_with_the_next() {
    let server = Server::new().await;
    // They think long enough that the game is not over before anyone can leave.
    let seated = server.found(&[bot("master"), bot("master")], true).await;
    let mut guest = server.watch(&seated.table).await;
    guest.until("frames").await;
    guest.leave().await;
    until_alone(&server, &seated.table).await;
    a_game_goes_by(&server).await;
    a_game_goes_by(&server).await;
    assert_eq!(stage(&server, &seated.table).await, "playing");
    watch_to_the_end(&server, &seated.table).await;
}

#[tokio::test]
async fn a_person_who_leaves_finds_the_bots_where_they_were() {
    let server = Server::new().await;
    let seats = [open(), bot("random"), bot("random")];
    let seated = server.found(&seats, true).await;
    let mut aiko = server.join_as(&seated).await;
    assert!(aiko.until_asked().await);
    aiko.play_once().await;
    aiko.leave().await;
    let mut aiko = server.join_as(&seated).await;
    aiko.play_to_the_end().await;
}

#[test]
fn after_a_crash_bots_wait_until_somebody_looks() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let table = until_killed(&data, async move |server: Server| {
        let seats = [bot("random"), bot("random"), bot("random")];
        server.found(&seats, true).await.table
    });
    until_killed(&data, async move |server: Server| {
        a_game_goes_by(&server).await;
        assert_eq!(stage(&server, &table).await, "playing");
        watch_to_the_end(&server, &table).await;
    });
}
