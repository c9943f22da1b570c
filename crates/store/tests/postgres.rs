//! The store in a real PostgreSQL, and several servers that share it. `cargo xtask test --slow` runs
//! these: PostgreSQL must be installed.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;
use std::time::Duration;

use database::Database;
use store::sample::{entry, note, person, table};
use store::{
    CHAT_KEPT, Change, Class, Error, Found, From, Holder, Line, OpenError, Place, Store, Table,
};

/// Tables apart from those of the other tests. The database lasts as long as somebody has it.
fn place() -> (Arc<Database>, Place) {
    let database = Database::shared().unwrap();
    let place = Place::from(&*database.url_apart().unwrap());
    (database, place)
}

async fn open(place: &Place) -> Store {
    Store::open(place).await.unwrap()
}

fn line(from: From, text: &str) -> Change {
    let text = text.to_owned();
    Change::Chat(Line { from, text })
}

fn begin() -> Change {
    Change::Begin {
        head: "head".to_owned(),
    }
}

fn class(roll: &str) -> Class {
    Class {
        id: "c".to_owned(),
        code: "CLASS".to_owned(),
        founder: Some("x".to_owned()),
        roll: roll.to_owned(),
    }
}

/// Waits for what is to come, so long that a busy machine is no reason for it not to come.
async fn in_time<T>(mut found: impl AsyncFnMut() -> Option<T>) -> T {
    let look = async {
        loop {
            if let Some(found) = found().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let limit = Duration::from_secs(60);
    tokio::time::timeout(limit, look)
        .await
        .expect("it comes in time")
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn all_of_a_table_is_there_for_another_server() {
    let (_database, place) = place();
    let store = open(&place).await;
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
        line(From::Seat(0), "one"),
        line(From::Spectator, "two"),
        line(From::Host, "three"),
        Change::Conduct("paused".to_owned()),
        Change::Host([9; 32]),
        Change::Grace(None),
        Change::Note(note()),
    ];
    store.write("a", changes).await.unwrap();
    store.keep_review("a", "first".to_owned()).await.unwrap();
    store.keep_review("a", "second".to_owned()).await.unwrap();

    let other = open(&place).await;
    let saved = other.load("a").await.unwrap();
    let seats = vec![person(None), held, table("a").seats[2].clone()];
    let kept = Table {
        seats,
        host: [9; 32],
        grace: None,
        conduct: Some("paused".to_owned()),
        head: Some("head".to_owned()),
        ..table("a")
    };
    assert_eq!(saved.table, kept);
    assert_eq!(saved.entries, ["entry 0", "entry 1"]);
    let said: Vec<(From, &str)> = saved.chat.iter().map(|it| (it.from, &*it.text)).collect();
    let three = [From::Seat(0), From::Spectator, From::Host];
    assert_eq!(
        said,
        three
            .into_iter()
            .zip(["one", "two", "three"])
            .collect::<Vec<_>>()
    );
    assert_eq!(other.journal("a").await, Ok(vec![note()]));
    assert_eq!(other.review("a").await, Ok(Some("second".to_owned())));
    assert_eq!(other.find("CODEa").await, Ok(Found::Table("a".to_owned())));
    assert_eq!(other.count(None).await.map(|it| it.tables), Ok(1));
    assert!(!saved.over && saved.next.is_none());
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn what_cannot_be_kept_is_refused_alone() {
    let (_database, place) = place();
    let store = open(&place).await;
    store.create(table("a"), None).await.unwrap();
    store.create(table("b"), None).await.unwrap();
    // They come together, and share a transaction.
    let (lost, gap, twice, kept, said) = tokio::join!(
        store.write("nowhere", vec![entry(0)]),
        store.write("b", vec![entry(1)]),
        store.write("b", vec![entry(0), entry(0)]),
        store.write("a", vec![entry(0), entry(1)]),
        store.write("nowhere", vec![Change::Over]),
    );
    assert_eq!(lost, Err(Error::NoSuchTable));
    assert!(matches!(gap, Err(Error::Failed(_))), "{gap:?}");
    assert_eq!(twice, Err(Error::Elsewhere));
    assert_eq!(kept, Ok(()));
    assert_eq!(said, Err(Error::NoSuchTable));
    let again = store.write("a", vec![entry(1), Change::Over]).await;
    assert_eq!(again, Err(Error::Elsewhere));
    let saved = store.load("a").await.unwrap();
    assert_eq!(saved.entries, ["entry 0", "entry 1"]);
    assert!(!saved.over, "all or nothing");
    assert_eq!(store.load("b").await.unwrap().entries.len(), 0);
    assert_eq!(store.load("nowhere").await, Err(Error::NoSuchTable));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn of_two_servers_that_write_the_same_entry_one_wins() {
    let (_database, place) = place();
    let (one, two) = (open(&place).await, open(&place).await);
    one.create(table("a"), None).await.unwrap();
    for n in 0..20 {
        let (first, second) = tokio::join!(
            one.write("a", vec![entry(n)]),
            two.write("a", vec![entry(n)]),
        );
        let lost = Err(Error::Elsewhere);
        assert!(
            [(Ok(()), lost.clone()), (lost, Ok(()))].contains(&(first.clone(), second.clone())),
            "{first:?} {second:?}"
        );
    }
    assert_eq!(two.load("a").await.unwrap().entries.len(), 20);
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn codes_and_rematches_are_taken_once() {
    let (_database, place) = place();
    let store = open(&place).await;
    store.create(table("a"), None).await.unwrap();
    assert_eq!(store.create(table("a"), None).await, Err(Error::Taken));
    let after = Some("a".to_owned());
    store.create(table("b"), after.clone()).await.unwrap();
    assert_eq!(store.create(table("x"), after).await, Err(Error::Taken));
    assert_eq!(
        store.load("x").await,
        Err(Error::NoSuchTable),
        "all or nothing"
    );
    assert_eq!(store.load("a").await.unwrap().next.as_deref(), Some("b"));
    store.create_class(class("nobody")).await.unwrap();
    let mut clash = table("y");
    clash.code = "CLASS".to_owned();
    assert_eq!(store.create(clash, None).await, Err(Error::Taken));
    let mut clash = class("");
    (clash.id, clash.code) = ("d".to_owned(), "CODEa".to_owned());
    assert_eq!(store.create_class(clash).await, Err(Error::Taken));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_class_is_kept_whole_and_forgotten_with_its_tables() {
    let (_database, place) = place();
    let store = open(&place).await;
    store.create_class(class("nobody")).await.unwrap();
    store.write_class("c", "Aiko".to_owned()).await.unwrap();
    for id in ["a", "b"] {
        let class = (id == "a").then(|| "c".to_owned());
        let table = Table { class, ..table(id) };
        store.create(table, None).await.unwrap();
    }
    assert_eq!(store.load_class("c").await, Ok(class("Aiko")));
    assert_eq!(store.classes().await, Ok(vec![class("Aiko")]));
    assert_eq!(store.find("CLASS").await, Ok(Found::Class("c".to_owned())));
    store.forget_class("c").await.unwrap();
    assert_eq!(store.load_class("c").await, Err(Error::NoSuchTable));
    assert_eq!(store.load("a").await, Err(Error::NoSuchTable));
    assert_eq!(store.load("b").await.unwrap().table, table("b"));
    let late = store.write_class("c", String::new()).await;
    assert_eq!(late, Err(Error::NoSuchTable));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn spectators_talk_away_nobody_but_spectators_and_what_is_old_is_forgotten() {
    let (_database, place) = place();
    let store = open(&place).await;
    store.create(table("a"), None).await.unwrap();
    store
        .write("a", vec![line(From::Seat(0), "hello")])
        .await
        .unwrap();
    let shouts = (0..CHAT_KEPT + 5).map(|n| line(From::Spectator, &n.to_string()));
    store.write("a", shouts.collect()).await.unwrap();
    let chat = store.load("a").await.unwrap().chat;
    assert_eq!((chat.len(), &*chat[0].text), (CHAT_KEPT, "hello"));

    let day = Duration::from_secs(24 * 60 * 60);
    assert_eq!(store.forget(day).await, Ok(0));
    in_time(async || (store.forget(Duration::ZERO).await == Ok(1)).then_some(())).await;
    assert_eq!(store.load("a").await, Err(Error::NoSuchTable));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn what_one_server_holds_no_other_does_until_it_lets_go() {
    let (_database, place) = place();
    let (one, two) = (open(&place).await, open(&place).await);
    one.peers()
        .unwrap()
        .listens_at("127.0.0.1:7001".parse().unwrap());
    one.create_class(class("")).await.unwrap();
    let of_class = Table {
        class: Some("c".to_owned()),
        ..table("a")
    };
    one.create(of_class, None).await.unwrap();
    one.create(table("b"), None).await.unwrap();

    let lease = one.hold("a").await.unwrap();
    let again = one.hold_class("c").await.unwrap();
    assert_eq!(two.hold("a").await.unwrap_err(), Error::Elsewhere);
    assert_eq!(two.hold_class("c").await.unwrap_err(), Error::Elsewhere);
    assert_eq!(one.holder("a").await, Ok(Holder::Us));
    let address = Some("127.0.0.1:7001".parse().unwrap());
    let known = async || two.holder("c").await == Ok(Holder::Another(address));
    in_time(async || known().await.then_some(())).await;
    assert_eq!(two.holder("b").await, Ok(Holder::Nobody));
    let _other = two.hold("b").await.unwrap();

    drop(lease);
    assert_eq!(
        two.hold("a").await.unwrap_err(),
        Error::Elsewhere,
        "the class is held"
    );
    drop(again);
    in_time(async || two.hold("a").await.ok()).await;
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn whoever_is_silent_loses_what_it_held_and_can_write_nothing() {
    let (_database, place) = place();
    let two = open(&place).await;
    let mut begun = table("a");
    begun.head = Some("head".to_owned());
    two.create(begun, None).await.unwrap();
    assert_eq!(two.ticking().await, Ok(vec!["a".to_owned()]));
    // A runtime of its own, which is not driven after this: as if the process were frozen.
    let frozen = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let url = place.clone();
    let (one, frozen, lease) = tokio::task::spawn_blocking(move || {
        let held = frozen.block_on(async {
            let one = open(&url).await;
            let lease = one.hold("a").await.unwrap();
            one.write("a", vec![entry(0)]).await.unwrap();
            (one, lease)
        });
        (held.0, frozen, held.1)
    })
    .await
    .unwrap();
    let lease_of_two = in_time(async || two.hold("a").await.ok()).await;
    assert_eq!(two.load("a").await.unwrap().entries, ["entry 0"]);
    assert_eq!(
        two.ticking().await,
        Ok(Vec::new()),
        "its clock is looked after"
    );

    let thawed = tokio::task::spawn_blocking(move || {
        frozen.block_on(async move {
            let mut ousted = one.peers().unwrap().ousted();
            let late = one.write("a", vec![line(From::Seat(0), "late")]).await;
            ousted.changed().await.unwrap();
            drop(lease);
            // It begins anew, as another.
            in_time(async || one.write("a", vec![entry(1)]).await.ok()).await;
            late
        })
    });
    assert_eq!(thawed.await.unwrap(), Err(Error::Elsewhere));
    assert_eq!(two.load("a").await.unwrap().chat, []);
    drop(lease_of_two);
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn whoever_closes_leaves_everything_at_once() {
    let (_database, place) = place();
    let (one, two) = (open(&place).await, open(&place).await);
    one.create(table("a"), None).await.unwrap();
    let _lease = one.hold("a").await.unwrap();
    one.close().await;
    two.hold("a").await.unwrap();
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_database_that_is_started_again_is_used_again() {
    let database = Database::start().unwrap();
    let store = open(&Place::from(&*database.url())).await;
    store.create(table("a"), None).await.unwrap();
    store.write("a", vec![entry(0)]).await.unwrap();
    database.stop().unwrap();
    let down = store.write("a", vec![entry(1)]).await;
    assert!(matches!(down, Err(Error::Failed(_))), "{down:?}");
    database.come_up().unwrap();
    in_time(async || store.write("a", vec![entry(1)]).await.ok()).await;
    assert_eq!(
        store.load("a").await.unwrap().entries,
        ["entry 0", "entry 1"]
    );
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn what_cannot_be_used_is_said_without_a_password() {
    let (database, place) = place();
    let said = async |url: &str| {
        let error = Store::open(&Place::from(url)).await.err().unwrap();
        let said = error.to_string();
        assert!(!said.contains("s3cr3t"), "{said}");
        (error, said)
    };
    let (_, nobody) = said("postgres://me:s3cr3t@127.0.0.1:1/games").await;
    assert!(
        nobody.contains("postgres://me@127.0.0.1:1/games"),
        "{nobody}"
    );
    let (_, none) = said(&database.url().replace("/postgres", "/no_such_database")).await;
    assert!(none.contains("no_such_database"), "{none}");
    let (_, plain) = said(&format!("{}?sslmode=require", database.url())).await;
    assert!(plain.contains("does not support TLS"), "{plain}");
    let (_, wrong) = said("postgres://me:s3cr3t@db/games?sslmode=yes").await;
    assert!(wrong.contains("verify-full"), "{wrong}");

    let Place::Postgres(url) = &place else {
        unreachable!()
    };
    let client = connect(url).await;
    client
        .batch_execute("CREATE TABLE tables (n INTEGER)")
        .await
        .unwrap();
    let (foreign, _) = said(url).await;
    assert!(matches!(foreign, OpenError::Foreign { .. }), "{foreign:?}");
    client.batch_execute("DROP TABLE tables").await.unwrap();
    drop(open(&place).await);
    client
        .batch_execute("UPDATE sandtable SET format = 99")
        .await
        .unwrap();
    let (newer, _) = said(url).await;
    assert!(
        matches!(newer, OpenError::Newer { found: 99, .. }),
        "{newer:?}"
    );
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_database_of_the_first_format_is_brought_to_the_present_one() {
    let (_database, place) = place();
    let store = open(&place).await;
    store.create(table("a"), None).await.unwrap();
    store.write("a", vec![begin(), entry(0)]).await.unwrap();
    let before = store.load("a").await;
    store.close().await;
    // As it was before there was a calendar, and founders.
    let first = "DROP FUNCTION house_time; DROP TABLE calendar; UPDATE sandtable SET format = 1;
         ALTER TABLE tables DROP COLUMN founder; ALTER TABLE classes DROP COLUMN founder;
         UPDATE tables SET touched = touched - 86400";
    let Place::Postgres(url) = &place else {
        unreachable!()
    };
    connect(url).await.batch_execute(first).await.unwrap();
    let store = open(&place).await;
    assert_eq!(store.load("a").await, before);
    let hour = Duration::from_secs(60 * 60);
    assert_eq!(store.forget(25 * hour).await, Ok(0));
    store.write("a", vec![entry(1)]).await.unwrap();
    assert_eq!(store.forget(hour).await, Ok(0), "it was touched");
}

/// A connection that is not the store's.
async fn connect(url: &str) -> tokio_postgres::Client {
    let connected = tokio_postgres::connect(url, tokio_postgres::NoTls).await;
    let (client, connection) = connected.unwrap();
    tokio::spawn(connection);
    client
}

/// Whether the database says that it is reached over an encrypted connection.
async fn is_encrypted(database: &Database) -> bool {
    let client = connect(&database.url()).await;
    let all = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
               WHERE application_name = 'sandtable'";
    client.query_one(all, &[]).await.unwrap().get(0)
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn what_goes_to_the_database_can_be_encrypted_and_its_name_looked_at() {
    let database = Database::start().unwrap();
    let certificate = database.encrypt().unwrap();
    let by_name = database.url().replace("127.0.0.1", "localhost");
    let believed = format!("sslrootcert={}", certificate.display());
    for (url, encrypted) in [
        (format!("{}?sslmode=disable", database.url()), false),
        // As `psql` does: encrypted where it can be.
        (database.url(), true),
        (format!("{}?sslmode=require", database.url()), true),
        (
            format!("{}?sslmode=verify-ca&{believed}", database.url()),
            true,
        ),
        (format!("{by_name}?sslmode=verify-full&{believed}"), true),
    ] {
        let store = Store::open(&Place::from(&*url)).await.unwrap();
        assert_eq!(store.count(None).await.map(|it| it.tables), Ok(0), "{url}");
        assert_eq!(is_encrypted(&database).await, encrypted, "{url}");
        store.close().await;
    }
    let another = Database::start().unwrap();
    let another = another.encrypt().unwrap();
    for (url, why) in [
        (
            format!("{}?sslmode=verify-full&{believed}", database.url()),
            "another name",
        ),
        (
            format!(
                "{by_name}?sslmode=verify-full&sslrootcert={}",
                another.display()
            ),
            "signed by somebody else",
        ),
    ] {
        let refused = Store::open(&Place::from(&*url)).await.err();
        let said = refused.expect(why).to_string();
        assert!(said.contains("certificate"), "{said}");
    }
}
