//! Decks of flash cards to take along.

use std::sync::atomic::{AtomicUsize, Ordering};

use server::Options;

use crate::common::Server;

static MADE: AtomicUsize = AtomicUsize::new(0);

fn make(deck: &str, language: &str) -> Option<Vec<u8>> {
    (deck == "ports" && language == "ja").then(|| {
        MADE.fetch_add(1, Ordering::SeqCst);
        b"a package".to_vec()
    })
}

#[tokio::test]
async fn a_deck_is_made_once_and_taken_as_a_file() {
    let server = Server::on(Options {
        bind: "127.0.0.1:0".into(),
        data: ":memory:".into(),
        flash_cards: make,
        ..Options::default()
    })
    .await;
    for _ in 0..3 {
        let taken = server.get("/api/flash-cards/ports/ja").await;
        assert_eq!(taken.status, 200);
        assert_eq!(taken.text, "a package");
        assert_eq!(taken.headers["content-type"], "application/octet-stream");
        assert_eq!(
            taken.headers["content-disposition"],
            "attachment; filename=\"sandtable-ports-ja.apkg\""
        );
    }
    assert_eq!(MADE.load(Ordering::SeqCst), 1);
    for none in ["ports/xx", "placement/ja", "ports/..%2f..%2fetc"] {
        let answer = server.get(&format!("/api/flash-cards/{none}")).await;
        assert_eq!(answer.status, 404, "{none}");
    }
}
