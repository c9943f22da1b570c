//! Tables on their way from one store to another, while the stores are served.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;
use std::time::Duration;

use store::{
    Change, Class, From, Line, Moved, Note, Place, Sitter, Store, Table, TransferError, backup,
    export,
};

/// What is in a class's roll is no matter here.
async fn import(place: &Place, from: &Path) -> Result<Moved, TransferError> {
    store::import(place, from, |roll, _| roll).await
}

fn table(id: &str, class: Option<&str>) -> Table {
    let person = Sitter::Person {
        name: "端末".to_owned(),
        secret: [2; 32],
        held: None,
    };
    Table {
        id: id.to_owned(),
        code: format!("CODE{id}"),
        game: "ports".to_owned(),
        config: r#"{"players":3}"#.to_owned(),
        clock: Some(30),
        grace: None,
        stand_in: "hard".to_owned(),
        founder: None,
        host: [1; 32],
        class: class.map(str::to_owned),
        conduct: Some("{}".to_owned()),
        luck: "00".to_owned(),
        seats: vec![person, Sitter::Open],
        head: Some("head".to_owned()),
    }
}

fn entry(n: usize) -> Change {
    let entry = format!("entry {n}");
    Change::Entry { n, entry }
}

const MOVED: Moved = Moved {
    classes: 1,
    tables: 3,
};

/// Something of everything that is kept.
async fn fill(store: &Store) {
    let class = Class {
        id: "c".to_owned(),
        code: "CLASS".to_owned(),
        founder: Some("x".to_owned()),
        roll: "Aiko".to_owned(),
    };
    store.create_class(class).await.unwrap();
    store.create(table("a", Some("c")), None).await.unwrap();
    store.create(table("b", None), None).await.unwrap();
    store
        .create(table("d", None), Some("b".to_owned()))
        .await
        .unwrap();
    let line = Line {
        from: From::Host,
        text: "hello".to_owned(),
    };
    let note = Note {
        seat: 1,
        what: "decided".to_owned(),
        millis: 1500,
    };
    let mut changes: Vec<Change> = (0..300).map(entry).collect();
    changes.extend([Change::Chat(line), Change::Note(note), Change::Over]);
    store.write("b", changes).await.unwrap();
    store
        .keep_review("b", "well played".to_owned())
        .await
        .unwrap();
}

/// Whether another store has all that the first has.
async fn is_the_same(one: &Store, other: &Store) {
    for id in ["a", "b", "d"] {
        assert_eq!(one.load(id).await, other.load(id).await);
        assert_eq!(one.journal(id).await, other.journal(id).await);
        assert_eq!(one.review(id).await, other.review(id).await);
    }
    assert_eq!(one.classes().await, other.classes().await);
    assert_eq!(other.count(None).await.map(|it| it.tables), Ok(3));
}

async fn open(path: &Path) -> (Place, Store) {
    let place = Place::from(path);
    let store = Store::open(&place).await.unwrap();
    (place, store)
}

#[tokio::test]
async fn tables_move_while_both_stores_are_served() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("export");
    let (from, one) = open(&folder.path().join("one.sqlite")).await;
    let (to, other) = open(&folder.path().join("other.sqlite")).await;
    fill(&one).await;
    assert_eq!(export(&from, &file).await.unwrap(), MOVED);
    assert_eq!(import(&to, &file).await.unwrap(), MOVED);
    is_the_same(&one, &other).await;
    // The games go on in either.
    for store in [&one, &other] {
        store.write("b", vec![entry(300)]).await.unwrap();
        let saved = store.load("b").await.unwrap();
        assert_eq!(
            (saved.entries.len(), &*saved.entries[300]),
            (301, "entry 300")
        );
    }
}

const DAY: i64 = 24 * 60 * 60;

/// Table `b` was last touched so many days ago, and house time is behind by years: a clock was never set.
fn age(path: &Path, days: i64) {
    let db = rusqlite::Connection::open(path).unwrap();
    let behind = 50 * 365 * DAY;
    db.execute("UPDATE calendar SET house = house - ?1", [behind])
        .unwrap();
    let aged = "UPDATE tables SET touched = touched - ?1 - ?2 * (id = 'b')";
    db.execute(aged, [behind, days * DAY]).unwrap();
}

/// Whether `b`, and nothing else, is forgotten where tables are kept for fewer days, and no sooner.
async fn forgets_b(store: &Store, days: i64) {
    let kept = |days: i64| Duration::from_secs(u64::try_from(days * DAY).unwrap());
    assert_eq!(store.forget(kept(days + 1)).await, Ok(0));
    assert_eq!(store.forget(kept(days - 1)).await, Ok(1));
    assert_eq!(store.load("b").await, Err(store::Error::NoSuchTable));
}

#[tokio::test]
async fn a_table_stays_as_old_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("export");
    let path = folder.path().join("one.sqlite");
    let (from, one) = open(&path).await;
    fill(&one).await;
    age(&path, 20);
    export(&from, &file).await.unwrap();
    let (to, other) = open(&folder.path().join("other.sqlite")).await;
    import(&to, &file).await.unwrap();
    forgets_b(&other, 20).await;
    // As it was exported before that was told: everything counts from its import.
    let first: Vec<String> = fs::read_to_string(&file)
        .unwrap()
        .lines()
        .map(|line| {
            let mut piece: serde_json::Value = serde_json::from_str(line).unwrap();
            if let Some(head) = piece.get_mut("sandtable") {
                *head = serde_json::json!({ "format": 1 });
            }
            if let Some(table) = piece.get_mut("table") {
                table.as_object_mut().unwrap().remove("touched").unwrap();
            }
            piece.to_string()
        })
        .collect();
    fs::write(&file, first.join("\n")).unwrap();
    let (to, other) = open(&folder.path().join("third.sqlite")).await;
    assert_eq!(import(&to, &file).await.unwrap(), MOVED);
    is_the_same(&one, &other).await;
    assert_eq!(other.forget(Duration::from_secs(60)).await, Ok(0));
}

#[tokio::test]
async fn a_copy_is_whole_and_made_while_the_file_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.sqlite");
    let (place, one) = open(&folder.path().join("one.sqlite")).await;
    fill(&one).await;
    backup(&place, &copy).await.unwrap();
    let again = backup(&place, &copy).await;
    assert!(matches!(again, Err(TransferError::Exists(_))), "{again:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let (_, other) = open(&copy).await;
    is_the_same(&one, &other).await;
}

#[tokio::test]
async fn nothing_is_imported_by_half() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("export");
    let (from, one) = open(&folder.path().join("one.sqlite")).await;
    fill(&one).await;
    export(&from, &file).await.unwrap();
    let whole = fs::read_to_string(&file).unwrap();
    let (to, other) = open(&folder.path().join("other.sqlite")).await;
    let lines: Vec<&str> = whole.lines().collect();
    let without = |n: usize| {
        let mut lines = lines.clone();
        lines.remove(n);
        lines.join("\n")
    };
    let twice = lines[2].replace("\"id\":\"a\"", "\"id\":\"z\"");
    for (what, text) in [
        ("empty", String::new()),
        ("no export", "{}".to_owned()),
        ("cut off in a line", whole[..whole.len() - 30].to_owned()),
        ("cut off after a line", without(lines.len() - 1)),
        ("a table is missing", without(3)),
        ("without a beginning", without(0)),
        ("newer", whole.replace("\"format\":2", "\"format\":99")),
        ("a code twice", {
            let mut lines = lines.clone();
            lines[3] = &twice;
            lines.join("\n")
        }),
    ] {
        let damaged = folder.path().join("damaged");
        fs::write(&damaged, text).unwrap();
        let refused = import(&to, &damaged).await;
        assert!(refused.is_err(), "{what}");
        assert_eq!(
            (
                other.count(None).await.map(|it| it.tables),
                other.classes().await
            ),
            (Ok(0), Ok(Vec::new())),
            "{what}"
        );
    }
    import(&to, &file).await.unwrap();
    let again = import(&to, &file).await.unwrap_err();
    assert!(again.to_string().contains("CLASS"), "{again}");
    is_the_same(&one, &other).await;
}

#[tokio::test]
async fn what_is_not_there_is_not_made_by_looking() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = Place::from(&*folder.path().join("nowhere.sqlite"));
    let file = folder.path().join("export");
    assert!(export(&nowhere, &file).await.is_err());
    assert!(backup(&nowhere, &file).await.is_err());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn tables_move_to_postgresql_and_back() {
    let database = database::Database::shared().unwrap();
    let shared = Place::from(&*database.url_apart().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("one.sqlite");
    let (from, one) = open(&path).await;
    fill(&one).await;
    age(&path, 20);
    let (there, back) = (folder.path().join("there"), folder.path().join("back"));
    export(&from, &there).await.unwrap();
    let served = Store::open(&shared).await.unwrap();
    assert_eq!(import(&shared, &there).await.unwrap(), MOVED);
    is_the_same(&one, &served).await;
    assert!(
        import(&shared, &there).await.is_err(),
        "it is there already"
    );
    export(&shared, &back).await.unwrap();
    forgets_b(&served, 20).await;
    let (home, other) = open(&folder.path().join("other.sqlite")).await;
    assert_eq!(import(&home, &back).await.unwrap(), MOVED);
    is_the_same(&one, &other).await;
    forgets_b(&other, 20).await;
    let refused = backup(&shared, &folder.path().join("copy")).await;
    assert!(
        matches!(refused, Err(TransferError::OfPostgres)),
        "{refused:?}"
    );
}
