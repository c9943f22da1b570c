//! How a table leaves memory, and what those learn who wait for it then.

use std::sync::Arc;
use std::time::Duration;

use tabletop::Seed;
use tokio::sync::{mpsc, oneshot};

use super::company::founding;
use super::task::hand_on;
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

/// None: it was given back. Whatever is taken is answered.
async fn asked<T>(
    handle: &Handle,
    ask: impl FnOnce(Reply<T>) -> Ask,
) -> Option<Result<T, Refusal>> {
    let (reply, answer) = oneshot::channel();
    handle.send(ask(reply)).await.ok()?;
    Some(answer.await.expect("nobody is left without an answer"))
}

/// Whoever only asks for a table does not keep it in memory, however often.
#[tokio::test]
async fn a_table_that_is_asked_for_without_end_leaves_memory_all_the_same() {
    let hall = forgetful().await;
    let id = stands(&hall, &with_an_open_seat()).await;
    let handle = hall.table(&id);
    // Several at a time, so that some always wait for the others.
    let ask = || async {
        while let Some(answer) = asked(&handle, Ask::Info).await {
            assert!(answer.is_ok());
        }
    };
    let asking = async { tokio::join!(ask(), ask(), ask(), ask()) };
    let leaves = tokio::time::timeout(Duration::from_secs(60), asking).await;
    assert!(leaves.is_ok(), "it is still there");
    // It comes back for whoever asks next.
    assert!(hall.ask(&id, Ask::Info).await.is_ok());
}

async fn forgetful() -> Arc<Hall> {
    let options = Options {
        data: ":memory:".into(),
        idle: Duration::from_millis(400),
        unlimited: true,
        ..Options::default()
    };
    Hall::open(&options).await.unwrap()
}

/// Who is refused has done nothing that a table would be kept for.
#[tokio::test]
async fn a_table_that_refuses_without_end_leaves_memory_all_the_same() {
    let hall = forgetful().await;
    let id = stands(&hall, &founding("ports", 3)).await;
    let handle = hall.table(&id);
    let sit = |reply| Ask::TakeSeat {
        name: "Aiko".to_owned(),
        seat: None,
        reply,
    };
    let asking = async {
        while let Some(answer) = asked(&handle, sit).await {
            assert!(answer.is_err());
        }
    };
    let leaves = tokio::time::timeout(Duration::from_secs(60), asking).await;
    assert!(leaves.is_ok(), "it is still there");
}

/// What comes in while a table leaves is answered by the one that is opened anew.
#[tokio::test]
async fn what_a_table_has_no_time_for_is_handed_on() {
    let hall = forgetful().await;
    let id = stands(&hall, &with_an_open_seat()).await;
    let (asks, mut waiting) = mpsc::channel(2);
    let (reply, answer) = oneshot::channel();
    let (wall, mut glances) = mpsc::channel(1);
    for ask in [Ask::Info(reply), Ask::Watch(wall)] {
        assert!(asks.send(Box::new(ask)).await.is_ok());
    }
    hall.retire(&id, &mut waiting);
    hand_on(&hall, &id, waiting).await;
    assert!(answer.await.unwrap().is_ok());
    assert_eq!(glances.recv().await.map(|(table, _)| table), Some(id));
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
