//! Asking whose a secret is, before one comes in with it.

use serde_json::json;

use crate::common::{Answer, Server, bot, open};

async fn whose(server: &Server, table: &str, secret: &str) -> Answer {
    let path = format!("/api/tables/{table}/whose");
    server.post(&path, &json!({ "secret": secret })).await
}

#[tokio::test]
async fn a_secret_is_the_seats_or_the_hosts_or_nobodys() {
    let server = Server::new().await;
    let host = server
        .found(&[bot("newcomer"), open(), open()], false)
        .await;
    let guest = server.sit(&host.table, "Ben").await;
    for (secret, seat) in [(&host.secret, 1), (&guest.secret, 2)] {
        let answer = whose(&server, &host.table, secret).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        assert_eq!(answer.json(), json!({ "seat": seat }));
    }
    let watching = server
        .found(&[bot("newcomer"), bot("newcomer")], true)
        .await;
    let answer = whose(&server, &watching.table, &watching.secret).await;
    assert_eq!(answer.json(), json!({ "seat": null }));

    for wrong in ["", "anything", watching.secret.as_str()] {
        let answer = whose(&server, &host.table, wrong).await;
        assert_eq!(answer.status, 403, "{wrong}");
        assert_eq!(answer.why(), "refused-wrong-secret");
    }
    let nowhere = whose(&server, &"0".repeat(26), &host.secret).await;
    assert_eq!(nowhere.status, 404);
}

#[tokio::test]
async fn asking_changes_nothing_at_the_table() {
    let server = Server::new().await;
    let host = server.found(&[open(), open()], false).await;
    let guest = server.sit(&host.table, "Ben").await;
    let mut aiko = server.join_as(&host).await;
    let mut ben = server.join_as(&guest).await;
    aiko.done(json!({ "t": "start" })).await;
    ben.done(json!({ "t": "hold", "seat": 1, "hold": true }))
        .await;
    ben.leave().await;
    aiko.until_info(|info| info["seats"][1]["here"] == false)
        .await;
    whose(&server, &host.table, &guest.secret).await;
    let info = server.get(&format!("/api/tables/{}", host.table)).await;
    let ben = info.json()["seats"][1].clone();
    assert_eq!(ben["here"], false);
    assert_eq!(ben["held"], "skilled", "the bot still holds the seat");
}
