//! Several servers on one PostgreSQL. `cargo xtask test --slow` runs these.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::time::{Duration, Instant};

use database::Database;
use serde_json::{Value, json};
use server::{Options, Place};
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::common::{Person, Seated, Server, bot, hello, in_time, open, text};

/// Where several servers have their tables, apart from those of the other tests.
fn place() -> (Arc<Database>, Place) {
    let database = Database::shared().unwrap();
    let place = Place::from(&*database.url_apart().unwrap());
    (database, place)
}

async fn server(place: &Place) -> Server {
    Server::on(Options {
        bind: "127.0.0.1:0".into(),
        data: place.clone(),
        secret_pace: Duration::ZERO,
        ..Options::default()
    })
    .await
}

/// A server on threads of its own: dropped, it is gone at once, as if it were killed.
struct Killable {
    server: Option<Server>,
    runtime: Option<Runtime>,
}

impl Killable {
    async fn start(place: &Place) -> Killable {
        let place = place.clone();
        let started = tokio::task::spawn_blocking(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .worker_threads(1)
                .enable_all()
                .build()
                .unwrap();
            let server = runtime.block_on(server(&place));
            (server, runtime)
        });
        let (server, runtime) = started.await.unwrap();
        Killable {
            server: Some(server),
            runtime: Some(runtime),
        }
    }

    fn server(&self) -> &Server {
        self.server.as_ref().unwrap()
    }

    fn kill(&mut self) {
        self.server = None;
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Killable {
    fn drop(&mut self) {
        self.kill();
    }
}

/// How long it took is told and not judged: it should be three seconds, and machines are busy.
fn tell(what: &str, since: Instant) {
    // Not by a macro, whose words a test that went well keeps to itself.
    let told = writeln!(
        io::stderr(),
        "{what} {:.2} s",
        since.elapsed().as_secs_f64()
    );
    told.expect("standard error takes it");
}

/// Comes back until it is welcome: who is cut off connects again.
async fn back(server: &Server, seated: &Seated) -> Person {
    let coming = async {
        loop {
            let request = server
                .socket_url(&seated.table)
                .into_client_request()
                .unwrap();
            if let Ok(mut person) = Person::connect(request).await {
                person.say(&hello(Some(&seated.secret))).await;
                if person
                    .try_hear()
                    .await
                    .is_some_and(|it| it["t"] == "welcome")
                {
                    return person;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    in_time(coming).await
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn people_at_different_servers_sit_at_one_table() {
    let (_database, place) = place();
    let (one, two, three) = (
        server(&place).await,
        server(&place).await,
        server(&place).await,
    );
    let host = one.found(&[open(), open()], false).await;
    let mut aiko = one.join_as(&host).await;
    let ben = two.sit(&host.table, "Ben").await;
    let mut ben = two.join_as(&ben).await;
    let mut guest = three.watch(&host.table).await;
    aiko.until_info(|info| info["seats"][1]["here"] == true)
        .await;
    ben.done(json!({ "t": "chat", "text": "hello from afar" }))
        .await;
    for person in [&mut aiko, &mut guest] {
        let said = person.until("chat").await;
        assert_eq!(said["line"]["text"], "hello from afar", "{said}");
    }
    aiko.done(json!({ "t": "start", "fill": null })).await;
    loop {
        tokio::select! {
            message = aiko.hear() => drop(message),
            message = ben.hear() => drop(message),
        }
        for person in [&mut aiko, &mut ben] {
            if person.is_asked() {
                person.play_once().await;
            }
        }
        if aiko.is_over() && ben.is_over() {
            break;
        }
    }
    while !guest.is_over() {
        guest.hear().await;
    }
    // Whatever is asked of the table is answered the same everywhere.
    let path = format!("/api/tables/{}/record", host.table);
    let record = one.get(&path).await;
    assert!(record.status.is_success(), "{}", record.text);
    for other in [&two, &three] {
        let same = other.get(&path).await;
        assert_eq!((same.status, &same.text), (record.status, &record.text));
        let type_of = |answer: &crate::common::Answer| answer.headers["content-type"].clone();
        assert_eq!(type_of(&same), type_of(&record));
    }
    let code = three.get(&format!("/api/codes/{}", host.code)).await;
    assert_eq!(code.json(), json!({ "table": host.table }));
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn when_a_server_dies_its_games_go_on_at_another() {
    let (_database, place) = place();
    let two = server(&place).await;
    let mut one = Killable::start(&place).await;
    let seats = [open(), bot("random")];
    let host = one.server().found(&seats, true).await;
    let mut aiko = one.server().join_as(&host).await;
    aiko.until_asked().await;
    aiko.play_once().await;
    // Somebody looks on from the other server, through the first.
    let mut guest = two.watch(&host.table).await;
    let before = guest.now["version"].clone();
    one.kill();
    let killed = Instant::now();
    while guest.try_hear().await.is_some() {}
    let mut aiko = back(&two, &host).await;
    tell("people were back after", killed);
    // The bot decides at the other server now.
    aiko.until_asked().await;
    aiko.play_once().await;
    aiko.until_asked().await;
    tell("a bot has decided after", killed);
    aiko.play_to_the_end().await;
    let record = two.get(&format!("/api/tables/{}/record", host.table)).await;
    assert!(record.status.is_success(), "{} {before}", record.text);
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_clock_whose_server_dies_goes_on_at_another() {
    let (_database, place) = place();
    let two = server(&place).await;
    let mut one = Killable::start(&place).await;
    let wanted = json!({
        "game": "ports", "seats": ["open", "open"], "name": "Aiko", "clock": 5,
    });
    let host = Seated::from(one.server().post("/api/tables", &wanted).await);
    one.server().sit(&host.table, "Ben").await;
    let mut aiko = one.server().join_as(&host).await;
    aiko.done(json!({ "t": "start", "fill": null })).await;
    one.kill();
    let killed = Instant::now();
    // Nobody comes, and the clock answers all the same: the store is asked, not the server.
    let Place::Postgres(url) = &place else {
        unreachable!()
    };
    let store = store::Store::open(&Place::from(url.as_str()))
        .await
        .unwrap();
    let of_two = store::Holder::Another(Some(two.address));
    let taken_over = async {
        while store.holder(&host.table).await.unwrap() != of_two {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    in_time(taken_over).await;
    tell("a clock was taken over after", killed);
    let goes_on = async {
        while store.load(&host.table).await.unwrap().entries.is_empty() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    in_time(goes_on).await;
    assert_eq!(store.holder(&host.table).await.unwrap(), of_two);
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn a_class_meets_wherever_its_people_come_in() {
    let (_database, place) = place();
    let (one, two) = (server(&place).await, server(&place).await);
    let plan = json!({ "game": "ports", "size": 2, "fill": "bots", "level": "newcomer",
        "seating": "arrival" });
    let founded = one
        .post("/api/classes", &json!({ "plan": plan }))
        .await
        .json();
    let class = text(&founded["class"]);
    let join = async |server: &Server, secret: &str| {
        let url = format!("ws://{}/api/classes/{class}/socket", server.address);
        let mut person = Person::connect(url.into_client_request().unwrap())
            .await
            .unwrap();
        person.say(&hello(Some(secret))).await;
        assert_eq!(person.hear().await["t"], "welcome");
        person
    };
    let mut wall = join(&one, &text(&founded["secret"])).await;
    let mut secrets = Vec::new();
    for (server, name) in [(&one, "Aiko"), (&two, "Ben")] {
        let path = format!("/api/classes/{class}/people");
        let entered = server.post(&path, &json!({ "name": name })).await.json();
        secrets.push(text(&entered["secret"]));
    }
    let mut ben = join(&two, &secrets[1]).await;
    wall.done(json!({ "t": "begin" })).await;
    ben.until_info(|info| info["people"][1]["table"].is_string())
        .await;
    let table = text(&ben.info["people"][1]["table"]);
    let mut seats = Vec::new();
    for (server, secret) in [(&two, &secrets[0]), (&one, &secrets[1])] {
        seats.push(server.join(&table, Some(secret)).await);
    }
    let here = |glance: &Value| {
        let seats = glance["seats"].as_array().unwrap();
        seats.iter().all(|seat| seat["here"] == true)
    };
    loop {
        let glance = wall.until("glance").await;
        if here(&glance["glance"]) {
            break;
        }
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL"]
async fn nobody_but_a_server_is_believed_whom_it_speaks_for() {
    let (_database, place) = place();
    let (one, two) = (server(&place).await, server(&place).await);
    let host = one.found(&[open(), bot("random")], true).await;
    let _aiko = one.join_as(&host).await;
    // A name that is not ours is refused at the first server, whatever else is said.
    let mut request = two.socket_url(&host.table).into_client_request().unwrap();
    let headers = request.headers_mut();
    headers.insert("host", "evil.example".parse().unwrap());
    headers.insert("x-sandtable-server", "guessed".parse().unwrap());
    headers.insert("x-sandtable-caller", "203.0.113.9".parse().unwrap());
    assert!(Person::connect(request).await.is_err());
    two.join_as(&host).await;
}
