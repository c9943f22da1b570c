//! How a table leaves memory, and what those learn who wait for it then.

use std::time::Duration;

use tabletop::Seed;
use tokio::sync::oneshot;

use super::company::founding;
use super::{Ask, Chair, Founding, Handle, Reply};
use crate::Refusal;
use crate::hall::{Hall, Options};

/// A table at which one seat is open.
fn with_an_open_seat() -> Founding {
    let mut founding = founding("ports", 3);
    founding.begun = false;
    founding.seats[2] = Chair::Open;
    founding
}

async fn stands(hall: &Hall, founding: &Founding) -> String {
    let kept = founding.draw(Seed::from_text("leaving")).unwrap();
    let id = kept.id.clone();
    hall.store.create(kept, None).await.unwrap();
    id
}

async fn asked<T>(
    handle: &Handle,
    ask: impl FnOnce(Reply<T>) -> Ask,
) -> Option<Result<T, Refusal>> {
    let (reply, answer) = oneshot::channel();
    handle.send(ask(reply)).await.ok()?;
    answer.await.ok()
}

/// Whoever only asks for a table does not keep it in memory, however often.
#[tokio::test]
async fn a_table_that_is_asked_for_without_end_leaves_memory_all_the_same() {
    let options = Options {
        data: ":memory:".into(),
        idle: Duration::from_millis(400),
        unlimited: true,
        ..Options::default()
    };
    let hall = Hall::open(&options).await.unwrap();
    let id = stands(&hall, &with_an_open_seat()).await;
    let handle = hall.table(&id);
    let mut answers = 0;
    let asking = async {
        while let Some(Ok(_)) = asked(&handle, Ask::Info).await {
            answers += 1;
        }
    };
    let leaves = tokio::time::timeout(Duration::from_secs(60), asking).await;
    assert!(leaves.is_ok(), "it is still there after {answers} answers");
    // It comes back for whoever asks next.
    assert!(hall.ask(&id, Ask::Info).await.is_ok());
}

/// On a full disk nothing can be kept: each is told that it was not, whoever waits behind another too.
#[tokio::test]
async fn what_cannot_be_kept_is_told_to_all_who_wait() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let options = Options {
        data: file.as_path().into(),
        ..Options::default()
    };
    let hall = Hall::open(&options).await.unwrap();
    let mut founding = with_an_open_seat();
    founding.seats[1] = founding.seats[1].held_by(Some(bots::Level::Random));
    let id = stands(&hall, &founding).await;
    let full = "CREATE TRIGGER full BEFORE INSERT ON seats BEGIN SELECT RAISE(FAIL, 'full'); END;
        CREATE TRIGGER full_too BEFORE UPDATE ON seats BEGIN SELECT RAISE(FAIL, 'full'); END;";
    rusqlite::Connection::open(&file)
        .unwrap()
        .execute_batch(full)
        .unwrap();
    let handle = hall.table(&id);
    let sit = |name: &str| {
        let name = name.to_owned();
        |reply| Ask::TakeSeat {
            name,
            seat: None,
            reply,
        }
    };
    let (first, second) = tokio::join!(asked(&handle, sit("Aiko")), asked(&handle, sit("Ben")));
    assert!(matches!(first, Some(Err(Refusal::NotSaved))));
    assert!(matches!(second, Some(Err(Refusal::NotSaved))));
    // Who comes back to a seat that a bot holds is told as well.
    let (ours, _theirs) = super::company::wire().await;
    let join = |reply| Ask::Join {
        secret: Some([1; 32]),
        detail: catalog::Detail::Changes,
        address: std::net::Ipv4Addr::LOCALHOST.into(),
        outbox: crate::outbox::Outbox::new(ours),
        reply,
    };
    let joined = asked(&hall.table(&id), join).await;
    assert!(matches!(joined, Some(Err(Refusal::NotSaved))));
}
