use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::params;

use super::writer::File;
use super::*;
use crate::sample::{entry, note, person, table};
use crate::{CHAT_KEPT, From, Line};

fn line(n: usize) -> Change {
    Change::Chat(Line {
        from: [From::Seat(0), From::Spectator, From::Host][n % 3],
        text: format!("line {n}"),
    })
}

fn begin() -> Change {
    Change::Begin {
        head: "head".to_owned(),
    }
}

/// A file in a folder that lasts as long as the test.
fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.sqlite");
    (folder, path)
}

fn memory() -> Sqlite {
    Sqlite::open(Path::new(":memory:")).unwrap()
}

fn opening(path: &Path) -> OpenError {
    Sqlite::open(path).err().expect("it is refused")
}

#[tokio::test]
async fn all_of_a_table_is_there_after_reopening() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    store.create(table("a"), None).await.unwrap();
    let held = person(Some("easy"));
    let changes = vec![
        Change::Seat {
            seat: 1,
            sitter: held.clone(),
        },
        begin(),
        entry(0),
        entry(1),
        line(0),
        line(1),
        line(2),
        Change::Conduct("paused".to_owned()),
        Change::Host([9; 32]),
        Change::Grace(None),
    ];
    store.write("a", changes).await.unwrap();
    let before = store.load("a").await.unwrap();
    drop(store);

    let saved = Sqlite::open(&path).unwrap().load("a").await.unwrap();
    assert_eq!(saved, before);
    assert_eq!(saved.table.seats[1], held);
    assert_eq!(saved.table.head.as_deref(), Some("head"));
    assert_eq!(saved.entries, ["entry 0", "entry 1"]);
    let speakers: Vec<From> = saved.chat.iter().map(|line| line.from).collect();
    assert_eq!(speakers, [From::Seat(0), From::Spectator, From::Host]);
    assert_eq!(saved.table.conduct.as_deref(), Some("paused"));
    assert_eq!((saved.table.host, saved.table.grace), ([9; 32], None));
    assert_eq!(saved.chat[0].text, "line 0");
    assert!(!saved.over);
}

#[tokio::test]
async fn what_was_answered_is_in_the_file_while_the_store_is_still_open() {
    // A kill leaves the file and its log as they are now: copying them is what a crash would leave.
    let (folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    store.create(table("a"), None).await.unwrap();
    store.write("a", vec![begin(), entry(0)]).await.unwrap();
    let copy = folder.path().join("copy.sqlite");
    fs::copy(&path, &copy).unwrap();
    fs::copy(
        path.with_extension("sqlite-wal"),
        copy.with_extension("sqlite-wal"),
    )
    .unwrap();

    let after = Sqlite::open(&copy).unwrap().load("a").await.unwrap();
    assert_eq!(after, store.load("a").await.unwrap());
}

#[tokio::test]
async fn a_closed_file_is_whole_in_itself() {
    let (folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    store.create(table("a"), None).await.unwrap();
    store.close().await;
    let copy = folder.path().join("copy.sqlite");
    fs::copy(&path, &copy).unwrap();
    let after = Sqlite::open(&copy).unwrap().load("a").await.unwrap();
    assert_eq!(after.table, table("a"));
}

#[tokio::test]
async fn changes_are_kept_all_or_none() {
    let store = memory();
    store.create(table("a"), None).await.unwrap();
    store.write("a", vec![begin(), entry(0)]).await.unwrap();
    let again = store.write("a", vec![line(0), entry(1), entry(0)]).await;
    assert!(matches!(again, Err(Error::Failed(_))), "{again:?}");
    let saved = store.load("a").await.unwrap();
    assert_eq!(saved.entries, ["entry 0"]);
    assert!(saved.chat.is_empty());
}

/// An import of thousands of tables holds the file for many seconds.
#[tokio::test]
async fn whoever_serves_a_file_waits_for_an_import() {
    let store = memory();
    let waits = store.writer.run_one(|file| {
        let waits = file
            .db
            .pragma_query_value(None, "busy_timeout", |row| row.get::<_, i64>(0));
        Ok(waits?)
    });
    assert!(waits.await.unwrap() >= 60_000);
}

#[tokio::test]
async fn a_failing_job_does_not_touch_the_others_of_its_batch() {
    let store = memory();
    store.create(table("a"), None).await.unwrap();
    let (good, bad, better) = tokio::join!(
        store.write("a", vec![entry(0)]),
        store.write("a", vec![entry(0)]),
        store.write("a", vec![entry(1)]),
    );
    assert!(good.is_ok() && better.is_ok() && bad.is_err());
    assert_eq!(store.load("a").await.unwrap().entries.len(), 2);
}

#[tokio::test]
async fn tables_are_found_by_code_and_codes_are_not_shared() {
    let store = memory();
    store.create(table("a"), None).await.unwrap();
    let a = Found::Table("a".to_owned());
    assert_eq!(store.find("CODEa").await, Ok(a));
    assert_eq!(store.find("CODEb").await, Err(Error::NoSuchTable));
    let twin = Table {
        code: "CODEa".to_owned(),
        ..table("b")
    };
    assert_eq!(store.create(twin, None).await, Err(Error::Taken));
    assert_eq!(store.load("b").await, Err(Error::NoSuchTable));
    assert_eq!(store.write("b", vec![]).await, Err(Error::NoSuchTable));
    assert_eq!(store.count(None).await.map(|it| it.tables), Ok(1));
}

#[tokio::test]
async fn a_table_has_one_rematch() {
    let store = memory();
    store.create(table("a"), None).await.unwrap();
    let rematch = store.create(table("b"), Some("a".to_owned())).await;
    assert_eq!(rematch, Ok(()));
    let another = store.create(table("c"), Some("a".to_owned())).await;
    assert_eq!(another, Err(Error::Taken));
    assert_eq!(store.load("a").await.unwrap().next.as_deref(), Some("b"));
    assert_eq!(store.load("c").await, Err(Error::NoSuchTable));
}

#[tokio::test]
async fn only_the_latest_chat_is_kept() {
    let store = memory();
    store.create(table("a"), None).await.unwrap();
    store
        .write("a", (0..CHAT_KEPT + 5).map(at_the_table).collect())
        .await
        .unwrap();
    let chat = store.load("a").await.unwrap().chat;
    assert_eq!(chat.len(), CHAT_KEPT);
    assert_eq!(chat[0].text, "line 5");
}

fn at_the_table(n: usize) -> Change {
    Change::Chat(Line {
        from: [From::Seat(0), From::Host][n % 2],
        text: format!("line {n}"),
    })
}

#[tokio::test]
async fn spectators_cannot_talk_away_what_was_said_at_the_table() {
    let store = memory();
    store.create(table("a"), None).await.unwrap();
    let shout = |n| {
        Change::Chat(Line {
            from: From::Spectator,
            text: format!("shout {n}"),
        })
    };
    let said = (0..3)
        .map(at_the_table)
        .chain((0..CHAT_KEPT + 5).map(shout))
        .collect();
    store.write("a", said).await.unwrap();
    let chat = store.load("a").await.unwrap().chat;
    let texts: Vec<&str> = chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts.len(), CHAT_KEPT);
    assert_eq!(texts[..4], ["line 0", "line 1", "line 2", "shout 8"]);
}

#[tokio::test]
async fn old_tables_are_forgotten_with_all_that_belongs_to_them() {
    let store = memory();
    for id in ["lobby", "playing", "over"] {
        store.create(table(id), None).await.unwrap();
    }
    store.write("playing", vec![begin()]).await.unwrap();
    store
        .write("over", vec![begin(), entry(0), Change::Over])
        .await
        .unwrap();
    let days = |days: u64| Duration::from_secs(days * 24 * 60 * 60);
    let grow_old = |id: &'static str, days: i64| {
        store.writer.run(move |file| {
            let grow = "UPDATE tables SET touched = touched - ?1 WHERE id = ?2";
            Ok(file.db.execute(grow, params![days * 86_400, id])?)
        })
    };
    grow_old("lobby", 6).await.unwrap();
    grow_old("over", 8).await.unwrap();
    assert_eq!(store.forget(days(9)).await, Ok(0));
    assert_eq!(store.forget(days(7)).await, Ok(1));
    assert_eq!(store.load("over").await, Err(Error::NoSuchTable));
    grow_old("lobby", 2).await.unwrap();
    assert_eq!(store.forget(days(7)).await, Ok(1));
    assert_eq!(store.load("lobby").await, Err(Error::NoSuchTable));
    grow_old("playing", 8).await.unwrap();
    assert_eq!(store.forget(days(7)).await, Ok(1));
    let left: i64 = store
        .writer
        .run(|file| {
            Ok(file.db.query_row(
                "SELECT (SELECT count(*) FROM seats) + (SELECT count(*) FROM runs)
                     + (SELECT count(*) FROM commits)",
                [],
                |row| row.get(0),
            )?)
        })
        .await
        .unwrap();
    assert_eq!(left, 0, "what belonged to the tables goes with them");
}

#[tokio::test]
async fn how_long_the_tables_of_a_class_are_kept_is_not_for_the_store_to_say() {
    let store = memory();
    let class = Some("c".to_owned());
    let of_class = Table {
        class,
        ..table("a")
    };
    store.create(of_class, None).await.unwrap();
    store.create(table("b"), None).await.unwrap();
    store
        .writer
        .run(|file| Ok(file.db.execute("UPDATE tables SET touched = 0", [])?))
        .await
        .unwrap();
    assert_eq!(store.forget(Duration::from_secs(1)).await, Ok(1));
    assert!(store.load("a").await.is_ok());
}

#[tokio::test]
async fn a_full_disk_is_said_and_loses_nothing() {
    let store = memory();
    store.create(table("a"), None).await.unwrap();
    store
        .writer
        .run(|file| {
            Ok(file
                .db
                .query_row("PRAGMA max_page_count = 1", [], |_| Ok(()))?)
        })
        .await
        .unwrap();
    let big = Change::Begin {
        head: "x".repeat(1_000_000),
    };
    let full = store.write("a", vec![big]).await.unwrap_err();
    assert!(full.to_string().contains("full"), "{full}");
    assert_eq!(store.load("a").await.unwrap().table, table("a"));
}

#[tokio::test]
async fn two_programs_cannot_share_a_file() {
    let (_folder, path) = place();
    let _first = Sqlite::open(&path).unwrap();
    assert_eq!(opening(&path), OpenError::InUse { path });
}

#[test]
fn a_foreign_file_is_refused_and_left_alone() {
    let (_folder, path) = place();
    fs::write(
        &path,
        "Dear diary, this is not a database at all.".repeat(50),
    )
    .unwrap();
    let before = fs::read(&path).unwrap();
    assert_eq!(opening(&path), OpenError::Foreign { path: path.clone() });
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn another_programs_database_is_refused() {
    let (_folder, path) = place();
    let db = rusqlite::Connection::open(&path).unwrap();
    db.execute_batch("CREATE TABLE recipes (name TEXT)")
        .unwrap();
    drop(db);
    assert_eq!(opening(&path), OpenError::Foreign { path });
}

#[tokio::test]
async fn only_a_game_that_is_on_and_has_a_clock_goes_on_by_itself() {
    let store = memory();
    let patient = Table {
        clock: None,
        ..table("patient")
    };
    for table in [table("lobby"), table("playing"), table("over"), patient] {
        store.create(table, None).await.unwrap();
    }
    for id in ["playing", "over", "patient"] {
        store.write(id, vec![begin()]).await.unwrap();
    }
    store.write("over", vec![Change::Over]).await.unwrap();
    assert_eq!(store.ticking().await.unwrap(), ["playing"]);
}

#[tokio::test]
async fn a_file_of_the_first_format_is_taken_along() {
    let (_folder, path) = place();
    let db = rusqlite::Connection::open(&path).unwrap();
    let (schema, ours) = (file::SCHEMA, file::APPLICATION);
    db.execute_batch(&format!(
        "{schema} PRAGMA application_id = {ours}; PRAGMA user_version = 1;
         INSERT INTO tables VALUES ('a', 'CODEa', 'ports', '{{}}', NULL, zeroblob(32), '00', NULL, 0,
             NULL, unixepoch(), unixepoch());
         INSERT INTO entries VALUES ('a', 0, 'entry 0'), ('a', 2, 'ten'), ('a', 1, '端末');"
    ))
    .unwrap();
    drop(db);
    for id in ["b", "c"] {
        let store = Sqlite::open(&path).unwrap();
        let Saved {
            table: old,
            entries,
            ..
        } = store.load("a").await.unwrap();
        assert_eq!((old.grace, &*old.stand_in), (Some(60), "medium"));
        assert_eq!(entries, ["entry 0", "端末", "ten"]);
        store.create(table(id), None).await.unwrap();
        assert_eq!(store.load(id).await.unwrap().table, table(id));
        store.close().await;
    }
}

#[test]
fn a_newer_file_is_refused() {
    let (_folder, path) = place();
    drop(Sqlite::open(&path).unwrap());
    // The thread lets go of the file in its own time; a newcomer waits for it.
    let db = rusqlite::Connection::open(&path).unwrap();
    db.busy_timeout(Duration::from_secs(3)).unwrap();
    db.execute_batch("PRAGMA user_version = 99").unwrap();
    drop(db);
    let newer = opening(&path);
    assert!(
        matches!(newer, OpenError::Newer { found: 99, .. }),
        "{newer:?}"
    );
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    for n in 0..200 {
        store.create(table(&n.to_string()), None).await.unwrap();
    }
    store.close().await;
    let mut file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.seek(SeekFrom::Start(4096)).unwrap();
    file.write_all(&[0xAB; 30_000]).unwrap();
    drop(file);
    let damaged = opening(&path);
    assert!(matches!(damaged, OpenError::Damaged { .. }), "{damaged:?}");
}

#[tokio::test]
async fn a_damaged_game_is_found_when_it_is_looked_at_and_harms_no_other() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    for id in ["good", "harmed"] {
        store.create(table(id), None).await.unwrap();
        let entries = (0..100).map(|n| Change::Entry {
            n,
            entry: format!("{id} {n} {}", "long".repeat(50)),
        });
        store.write(id, entries.collect()).await.unwrap();
    }
    store.close().await;
    let mut bytes = fs::read(&path).unwrap();
    // Also where it was before it was put in its place.
    let is_harmed = |page: &&mut [u8]| page.windows(9).any(|each| each == b"harmed 50");
    for page in bytes.chunks_mut(4096).filter(is_harmed) {
        page[..100].fill(0xAB);
    }
    fs::write(&path, bytes).unwrap();
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.load("good").await.unwrap().entries.len(), 100);
    let harmed = store.load("harmed").await;
    assert!(matches!(harmed, Err(Error::Failed(_))), "{harmed:?}");
}

#[tokio::test]
async fn a_change_to_a_table_that_is_not_there_is_refused_alone() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    store.create(table("a"), None).await.unwrap();
    let (lost, twice, kept) = tokio::join!(
        store.write("nowhere", vec![entry(0)]),
        store.write("a", vec![entry(0), entry(0)]),
        store.write("a", vec![entry(0)]),
    );
    assert_eq!(lost, Err(Error::NoSuchTable));
    assert!(matches!(twice, Err(Error::Failed(_))), "{twice:?}");
    assert_eq!(kept, Ok(()));
    let again = store.write("a", vec![entry(0)]).await;
    assert!(matches!(again, Err(Error::Failed(_))), "{again:?}");
    assert_eq!(store.load("a").await.unwrap().entries, ["entry 0"]);
}

#[test]
fn a_place_that_cannot_be_is_said_so() {
    let folder = tempfile::tempdir().unwrap();
    for path in [folder.path().to_owned(), folder.path().join("no/such/file")] {
        let unopened = opening(&path);
        assert!(
            matches!(unopened, OpenError::Unopened { .. }),
            "{unopened:?}"
        );
    }
}

#[tokio::test]
async fn entries_are_read_the_same_wherever_they_are() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    for id in ["a", "b"] {
        store.create(table(id), None).await.unwrap();
    }
    let fresh = || {
        store
            .writer
            .run(|file| Ok([file.fresh.of("a")?.len(), file.fresh.of("b")?.len()]))
    };
    // More than are put in their places at once, and some more.
    for first in (0..2100).step_by(100) {
        for id in ["a", "b"] {
            let entries = (first..first + 100).map(entry);
            store.write(id, entries.collect()).await.unwrap();
        }
    }
    assert_eq!(fresh().await, Ok([0, 100]));
    let again = store.write("a", vec![entry(2000)]).await;
    assert!(matches!(again, Err(Error::Failed(_))), "{again:?}");
    assert_eq!(fresh().await, Ok([0, 100]));
    let entries = store.load("a").await.unwrap().entries;
    let expected: Vec<String> = (0..2100).map(|n| format!("entry {n}")).collect();
    assert_eq!(entries, expected);
    store.close().await;

    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.load("b").await.unwrap().entries, expected);
    let again = store.write("b", vec![entry(2099)]).await;
    assert!(matches!(again, Err(Error::Failed(_))), "{again:?}");
    assert_eq!(store.write("b", vec![entry(2100)]).await, Ok(()));
}

#[tokio::test]
async fn a_review_is_kept_with_its_table_and_goes_with_it() {
    let store = Sqlite::open(Path::new(":memory:")).unwrap();
    store.create(table("a"), None).await.unwrap();
    assert_eq!(store.review("a").await, Ok(None));
    for text in ["first", "second"] {
        store.keep_review("a", text.to_owned()).await.unwrap();
        assert_eq!(store.review("a").await, Ok(Some(text.to_owned())));
    }
    store.keep_review("gone", "x".to_owned()).await.unwrap();
    assert_eq!(
        store.review("gone").await,
        Ok(None),
        "there is no such table"
    );
}

#[tokio::test]
async fn a_damaged_commit_is_left_as_it_is() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    store.create(table("a"), None).await.unwrap();
    store.close().await;
    let commits = |db: &rusqlite::Connection| {
        let all = db.query_row("SELECT group_concat(entries) FROM commits", [], |row| {
            row.get(0)
        });
        all.unwrap_or_else(|error| error.to_string())
    };
    let damaged = "1 a1 07 entry 01 a1 199 entry 1";
    let db = rusqlite::Connection::open(&path).unwrap();
    db.execute("INSERT INTO commits (entries) VALUES (?1)", [damaged])
        .unwrap();
    drop(db);
    let store = Sqlite::open(&path).unwrap();
    let unread = store.load("a").await;
    assert!(matches!(unread, Err(Error::Failed(_))), "{unread:?}");
    let more = store.write("a", vec![entry(1)]).await;
    assert!(matches!(more, Err(Error::Failed(_))), "{more:?}");
    store.close().await;
    let db = rusqlite::Connection::open(&path).unwrap();
    assert_eq!(commits(&db), damaged);
}

#[tokio::test]
async fn a_class_is_kept_whole_and_forgotten_with_its_tables() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    let class = |roll: &str| Class {
        id: "c".to_owned(),
        code: "CLASS".to_owned(),
        founder: Some("x".to_owned()),
        roll: roll.to_owned(),
    };
    store.create_class(class("nobody")).await.unwrap();
    store.write_class("c", "Aiko".to_owned()).await.unwrap();
    for id in ["a", "b"] {
        let class = (id == "a").then(|| "c".to_owned());
        let table = Table { class, ..table(id) };
        store.create(table, None).await.unwrap();
        let note = Change::Note(note());
        let changes = vec![begin(), entry(0), note.clone(), note];
        store.write(id, changes).await.unwrap();
    }
    drop(store);

    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.load_class("c").await, Ok(class("Aiko")));
    assert_eq!(store.classes().await, Ok(vec![class("Aiko")]));
    let found = Found::Class("c".to_owned());
    assert_eq!(store.find("CLASS").await, Ok(found));
    assert_eq!(store.journal("a").await, Ok(vec![note(); 2]));
    store.forget_class("c").await.unwrap();
    assert_eq!(store.load_class("c").await, Err(Error::NoSuchTable));
    assert_eq!(store.load("a").await, Err(Error::NoSuchTable));
    assert_eq!(store.journal("a").await, Ok(Vec::new()));
    assert_eq!(store.load("b").await.unwrap().entries, ["entry 0"]);
    let late = store.write_class("c", String::new()).await;
    assert_eq!(late, Err(Error::NoSuchTable));
}

#[tokio::test]
async fn no_class_and_no_table_share_a_code() {
    let store = memory();
    store.create(table("a"), None).await.unwrap();
    let class = |code: &str| Class {
        id: "c".to_owned(),
        code: code.to_owned(),
        founder: Some("x".to_owned()),
        roll: String::new(),
    };
    assert_eq!(store.create_class(class("CODEa")).await, Err(Error::Taken));
    store.create_class(class("CODEb")).await.unwrap();
    assert_eq!(store.create(table("b"), None).await, Err(Error::Taken));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let modes = || -> Vec<u32> {
        let files = fs::read_dir(folder.path()).unwrap();
        files
            .map(|file| file.unwrap().metadata().unwrap().permissions().mode() & 0o777)
            .collect()
    };
    for open_to_all in [false, true] {
        if open_to_all {
            fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
        }
        let store = Sqlite::open(&file).unwrap();
        let id = format!("table-{open_to_all}");
        store.create(table(&id), None).await.unwrap();
        let modes = modes();
        assert!(modes.len() > 1, "the file and its log");
        assert!(modes.iter().all(|&mode| mode == 0o600), "{modes:?}");
        store.close().await;
    }
}

/// Moves all that is kept so far into the past, and what the clocks showed with it, as if the computer had
/// been off since.
async fn be_off(store: &Sqlite, days: i64) {
    store
        .writer
        .run(move |file| {
            let seconds = days * 86_400;
            for column in ["house", "wall"] {
                let back = format!("UPDATE calendar SET {column} = {column} - ?1");
                file.db.execute(&back, [seconds])?;
            }
            let back = "UPDATE tables SET touched = touched - ?1";
            Ok(file.db.execute(back, [seconds])?)
        })
        .await
        .unwrap();
}

/// An hour goes by, as it is measured and as the wall clock shows it.
async fn run_for_an_hour(store: &Sqlite, proven: bool) {
    let hour = 60 * 60;
    let back = |file: &mut File| {
        Ok(file
            .db
            .execute("UPDATE calendar SET wall = wall - 3600", [])?)
    };
    store.writer.run(back).await.unwrap();
    let wall = |file: &mut File| {
        let wall = "SELECT wall FROM calendar";
        Ok(file.db.query_row(wall, [], |row| row.get(0))?)
    };
    let ran = Ran {
        from: store.writer.run(wall).await.unwrap(),
        seconds: hour,
        proven,
    };
    assert!(store.look(Some(ran)).await.unwrap().even);
}

#[tokio::test]
async fn a_clock_forty_days_ahead_deletes_nothing_at_any_start() {
    let (_folder, path) = place();
    let month = Duration::from_secs(30 * 86_400);
    let store = Sqlite::open(&path).unwrap();
    store.create(table("a"), None).await.unwrap();
    be_off(&store, 40).await;
    store.close().await;
    for _ in 0..5 {
        let store = Sqlite::open(&path).unwrap();
        store.look(None).await.unwrap();
        assert_eq!(store.forget(month).await, Ok(0));
        store.close().await;
    }
}

#[tokio::test]
async fn a_computer_that_was_off_for_two_months_deletes_after_a_day() {
    let store = memory();
    let month = Duration::from_secs(30 * 86_400);
    store.create(table("a"), None).await.unwrap();
    be_off(&store, 60).await;
    store.look(None).await.unwrap();
    for _ in 0..23 {
        run_for_an_hour(&store, true).await;
        assert_eq!(store.forget(month).await, Ok(0));
    }
    run_for_an_hour(&store, true).await;
    assert_eq!(store.forget(month).await, Ok(1));
}

#[tokio::test]
async fn a_table_of_1970_stays_when_the_clock_is_set() {
    let store = memory();
    let day = Duration::from_secs(86_400);
    // The clock has been set since, and it was running all the time.
    let born = |file: &mut File| Ok(file.db.execute("UPDATE calendar SET house = 5", [])?);
    store.writer.run(born).await.unwrap();
    store.create(table("a"), None).await.unwrap();
    for _ in 0..20 {
        run_for_an_hour(&store, true).await;
    }
    assert_eq!(store.forget(day).await, Ok(0));
    for _ in 0..5 {
        run_for_an_hour(&store, true).await;
    }
    assert_eq!(store.forget(day).await, Ok(1));
}

#[tokio::test]
async fn tables_and_classes_are_counted_by_their_founders() {
    let store = memory();
    let of = |id: &str, founder: Option<&str>| Table {
        founder: founder.map(str::to_owned),
        ..table(id)
    };
    store.create(of("a", Some("x")), None).await.unwrap();
    store.create(of("b", Some("y")), None).await.unwrap();
    store.create(of("c", None), None).await.unwrap();
    let class = Class {
        id: "c".to_owned(),
        code: "CLASS".to_owned(),
        founder: Some("x".to_owned()),
        roll: String::new(),
    };
    store.create_class(class).await.unwrap();
    let own = async |founder: &str| {
        let count = store.count(Some(founder.to_owned())).await.unwrap();
        assert_eq!((count.tables, count.classes), (3, 1));
        count.own
    };
    assert_eq!((own("x").await, own("y").await, own("z").await), (2, 1, 0));
    assert_eq!(
        store.load("a").await.unwrap().table.founder.as_deref(),
        Some("x")
    );
}
