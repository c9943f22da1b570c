//! Reviews of finished games, and moves compared.

use serde_json::{Value, json};

use crate::common::{Seated, Server, bot, in_time, open};

async fn finished(server: &Server) -> Seated {
    let seated = server.found(&[open(), bot("greedy")], true).await;
    let mut aiko = server.join_as(&seated).await;
    aiko.play_to_the_end().await;
    seated
}

fn path(seated: &Seated) -> String {
    format!("/api/tables/{}/review", seated.table)
}

/// Waits for the review of a game that has been asked for.
async fn reviewed(server: &Server, seated: &Seated) -> Value {
    in_time(async {
        loop {
            let state = server.get(&path(seated)).await.json();
            if state["is"] == "done" {
                return state["review"].clone();
            }
            assert_eq!(state["is"], "running", "{state}");
            tokio::task::yield_now().await;
        }
    })
    .await
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_and_the_review_is_kept() {
    let server = Server::new().await;
    let seated = finished(&server).await;
    assert_eq!(server.get(&path(&seated)).await.json()["is"], "none");
    server.post(&path(&seated), &json!({})).await;
    let review = reviewed(&server, &seated).await;
    assert_eq!(review["players"].as_array().unwrap().len(), 2);
    let moments = review["moments"].as_array().unwrap();
    for moment in moments {
        let chances = moment["chances"].as_array().unwrap();
        let sum: f64 = chances.iter().map(|it| it.as_f64().unwrap()).sum();
        assert!((sum - 100.0).abs() < 0.5, "{moment}");
    }
    let again = server.post(&path(&seated), &json!({})).await.json();
    assert_eq!(again["review"], review, "it is not made again");
}

#[tokio::test]
async fn a_game_that_is_on_is_not_reviewed() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("greedy")], true).await;
    let mut aiko = server.join_as(&seated).await;
    aiko.until_asked().await;
    let answer = server.post(&path(&seated), &json!({})).await;
    assert_eq!(answer.why(), "refused-not-over");
}

#[tokio::test]
async fn two_moves_are_compared_over_the_same_continuations() {
    let server = Server::new().await;
    let seated = finished(&server).await;
    let record = server
        .get(&format!("/api/tables/{}/record", seated.table))
        .await
        .json();
    let compare = |step: usize, options: Value| json!({ "record": record, "step": step, "seat": 0, "options": options });
    let entries = record["entries"].as_array().unwrap();
    let step = entries.iter().position(|entry| entry["seat"] == 0).unwrap();
    let compared = server
        .post("/api/compare", &compare(step, json!([0, 1])))
        .await
        .json();
    let compared = compared.as_array().unwrap();
    assert_eq!(compared.len(), 2);
    assert_eq!(compared[0]["games"], compared[1]["games"]);
    for one in compared {
        assert!(one["odds"]["low"].as_u64() <= one["odds"]["chance"].as_u64());
    }
    let refused = async |body: Value| server.post("/api/compare", &body).await.why();
    assert_eq!(
        refused(compare(9_999, json!([0, 1]))).await,
        "refused-no-such-step"
    );
    assert_eq!(
        refused(compare(step, json!([0, 999]))).await,
        "refused-unreadable"
    );
    assert_eq!(
        refused(compare(step, json!([]))).await,
        "refused-unreadable"
    );
}

/// Where a game was reviewed its turning points are those that the review has found.
#[tokio::test]
async fn a_debrief_takes_its_turning_points_from_the_review() {
    let server = Server::new().await;
    let seated = finished(&server).await;
    let debrief = async || {
        let path = format!("/api/tables/{}/debrief", seated.table);
        server.get(&path).await.json()["tables"][0]["turns"].clone()
    };
    for turn in debrief().await.as_array().unwrap() {
        assert!(turn["how"]["stood"].is_object(), "{turn}");
    }
    server.post(&path(&seated), &json!({})).await;
    let review = reviewed(&server, &seated).await;
    let turning = review["turning"].as_array().unwrap();
    let costs: Vec<u64> = (turning.iter())
        .map(|at| &review["decisions"][at.as_u64().unwrap() as usize])
        .map(|decision| decision["step"].as_u64().unwrap() + 1)
        .collect();
    for turn in debrief().await.as_array().unwrap() {
        let found = costs.contains(&turn["step"].as_u64().unwrap());
        assert!(costs.is_empty() || found && turn["how"]["cost"].is_object());
    }
}
