//! A host who keeps no seat: leads the table, and learns no more than a spectator.

use serde_json::{Value, json};

use crate::common::{Seated, Server, bot, open};

async fn host_only(server: &Server, seats: &[Value]) -> Seated {
    let wanted = json!({ "game": "ports", "seats": seats, "name": "Aiko", "host_only": true });
    Seated::from(server.post("/api/tables", &wanted).await)
}

#[tokio::test]
async fn a_host_can_leave_every_seat_to_others_and_still_begin() {
    let server = Server::new().await;
    let host = host_only(&server, &[open(), bot("newcomer")]).await;
    assert_eq!(host.seat, None);
    let mut aiko = server.join_as(&host).await;
    assert_eq!(aiko.heard[0]["host"], true);
    assert_eq!(aiko.heard[0]["viewer"], "spectator");
    assert_eq!(aiko.info["seats"][0]["who"], "open");

    let guest = server.sit(&host.table, "Ben").await;
    assert_eq!(guest.seat, Some(0));
    let mut ben = server.join_as(&guest).await;
    assert_eq!(
        ben.refused(json!({ "t": "start" })).await,
        "refused-not-host"
    );
    aiko.done(json!({ "t": "start" })).await;
    aiko.until_info(|info| info["stage"] == "playing").await;
}

#[tokio::test]
async fn a_host_without_a_seat_sees_what_a_spectator_sees_and_decides_nothing() {
    let server = Server::new().await;
    let host = host_only(&server, &[open(), open()]).await;
    for name in ["Ben", "Chen"] {
        server.sit(&host.table, name).await;
    }
    let mut aiko = server.join_as(&host).await;
    aiko.done(json!({ "t": "start" })).await;
    aiko.until_info(|info| info["stage"] == "playing").await;

    // Whoever comes now is told everything at once.
    let again = server.join_as(&host).await;
    let spectator = server.watch(&host.table).await;
    assert_eq!(again.now, spectator.now);
    assert_eq!(again.now["scene"]["menu"], json!([]));
}
