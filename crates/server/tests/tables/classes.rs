//! Classes: coming in, being seated, the wall, and who may do what.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};
use server::Options;
use tabletop::Seed;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::common::{Answer, Person, Server, hello, in_time, text, until_killed};

fn plan() -> Value {
    json!({ "game": "ports", "size": 2, "fill": "bots", "level": "newcomer", "seating": "arrival" })
}

#[derive(Clone)]
pub struct Founded {
    pub class: String,
    code: String,
    pub secret: String,
}

pub async fn class(server: &Server, settings: Value) -> Founded {
    let mut plan = plan();
    for (key, value) in settings.as_object().unwrap() {
        plan[key] = value.clone();
    }
    let answer = server.post("/api/classes", &json!({ "plan": plan })).await;
    founded(&answer)
}

pub fn founded(answer: &Answer) -> Founded {
    assert!(answer.status.is_success(), "{}", answer.text);
    let json = answer.json();
    Founded {
        class: text(&json["class"]),
        code: text(&json["code"]),
        secret: text(&json["secret"]),
    }
}

/// Somebody's number and secret.
pub async fn enter(server: &Server, class: &Founded, name: &str) -> (u64, String) {
    let path = format!("/api/classes/{}/people", class.class);
    let answer = server.post(&path, &json!({ "name": name })).await;
    assert!(answer.status.is_success(), "{}", answer.text);
    let json = answer.json();
    (json["person"].as_u64().unwrap(), text(&json["secret"]))
}

pub async fn connect(server: &Server, class: &str) -> Person {
    let url = format!("ws://{}/api/classes/{class}/socket", server.address);
    let request = url.into_client_request().unwrap();
    Person::connect(request).await.unwrap()
}

async fn join(server: &Server, class: &Founded, secret: &str) -> Person {
    let mut person = connect(server, &class.class).await;
    person.say(&hello(Some(secret))).await;
    assert_eq!(person.hear().await["t"], "welcome");
    person
}

pub async fn wall(server: &Server, class: &Founded) -> Person {
    join(server, class, &class.secret).await
}

/// Where this person sits.
pub async fn place(person: &mut Person, number: u64) -> String {
    let own = |info: &Value| {
        let people = info["people"].as_array().unwrap().clone();
        let own = people.into_iter().find(|it| it["person"] == number);
        own.map(|own| own["table"].clone()).unwrap_or_default()
    };
    person.until_info(|info| own(info).is_string()).await;
    text(&own(&person.info))
}

/// The glance at a table that fulfils something.
async fn glance(wall: &mut Person, fulfils: impl Fn(&Value) -> bool) -> Value {
    let seen = wall.heard.iter().rev().find(|it| it["t"] == "glance");
    if let Some(glance) = seen.map(|it| it["glance"].clone())
        && fulfils(&glance)
    {
        return glance;
    }
    loop {
        let glance = wall.until("glance").await["glance"].clone();
        if fulfils(&glance) {
            return glance;
        }
    }
}

#[tokio::test]
async fn people_come_in_by_code_and_are_seated_in_order() {
    let server = Server::new().await;
    let class = class(&server, json!({})).await;
    let found = server.get(&format!("/api/codes/{}", class.code)).await;
    assert_eq!(found.json(), json!({ "class": class.class }));
    let mut wall = wall(&server, &class).await;
    assert_eq!(wall.heard[0]["me"], Value::Null);
    let mut people = Vec::new();
    for name in ["Aiko", "Ben", "Chen"] {
        people.push(enter(&server, &class, name).await);
    }
    wall.until_info(|info| info["people"].as_array().is_some_and(|all| all.len() == 3))
        .await;
    assert_eq!(wall.info["next_tables"], 2);
    let mut chen = join(&server, &class, &people[2].1).await;
    assert_eq!(chen.heard[0]["me"], people[2].0);
    wall.done(json!({ "t": "begin" })).await;
    let first = place(&mut wall, people[0].0).await;
    assert_eq!(place(&mut wall, people[1].0).await, first);
    let second = place(&mut chen, people[2].0).await;
    assert_ne!(first, second);

    // The same secret is the seat's, and a bot sits where somebody is missing.
    let chen = server.join(&second, Some(&people[2].1)).await;
    assert_eq!(chen.heard[0]["viewer"]["seat"], 0);
    assert_eq!(chen.info["class"], json!(class.class));
    assert_eq!(chen.info["seats"][1]["who"], "bot");
    // The facilitator is the host of every table.
    let host = server.join(&first, Some(&class.secret)).await;
    assert_eq!(host.heard[0]["host"], true);
}

#[tokio::test]
async fn the_wall_sees_every_table_and_gives_orders_there() {
    let server = Server::new().await;
    let class = class(&server, json!({})).await;
    let mut people = Vec::new();
    for name in ["Aiko", "Ben"] {
        people.push(enter(&server, &class, name).await);
    }
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let table = place(&mut wall, people[0].0).await;
    let mut aiko = server.join(&table, Some(&people[0].1)).await;
    let seen = glance(&mut wall, |glance| glance["seats"][0]["here"] == true).await;
    assert_eq!(seen["stage"], "playing");
    assert_eq!(seen["standing"]["round"]["now"], 1);
    assert!(!seen["awaited"].as_array().unwrap().is_empty());

    wall.done(json!({ "t": "order", "order": { "pause": true } }))
        .await;
    aiko.until_info(|info| info["conduct"]["paused"] == true)
        .await;
    glance(&mut wall, |glance| glance["conduct"]["paused"] == true).await;
    let go_on = json!({ "t": "order", "table": table, "order": { "pause": false } });
    wall.done(go_on).await;
    wall.done(json!({ "t": "order", "order": { "say": "Five minutes" } }))
        .await;
    assert_eq!(aiko.until("chat").await["line"]["from"], "host");
    // As nobody's opponent, the facilitator may have a bot play for somebody who is there.
    wall.done(
        json!({ "t": "order", "table": table, "order": { "hold": { "seat": 0, "hold": true } } }),
    )
    .await;
    aiko.until_info(|info| info["seats"][0]["held"] == "newcomer")
        .await;
    wall.done(json!({ "t": "order", "order": { "end": "now" } }))
        .await;
    glance(&mut wall, |glance| glance["stage"] == "over").await;
    let late = json!({ "t": "order", "order": { "pause": true } });
    assert_eq!(wall.refused(late).await, "refused-not-playing");
}

#[tokio::test]
async fn a_person_is_no_facilitator_and_a_stranger_is_nobody() {
    let server = Server::new().await;
    let class = class(&server, json!({})).await;
    let (number, secret) = enter(&server, &class, "Ben").await;
    let other = self::class(&server, json!({})).await;
    let mut ben = join(&server, &class, &secret).await;
    let requests = [
        json!({ "t": "plan", "plan": plan() }),
        json!({ "t": "begin" }),
        json!({ "t": "order", "order": { "end": "now" } }),
        json!({ "t": "choose", "person": number, "team": 0 }),
        json!({ "t": "teams", "teams": [["Ben"]] }),
        json!({ "t": "dismiss", "person": number }),
        json!({ "t": "close", "closed": true }),
        json!({ "t": "release", "released": true }),
        json!({ "t": "forget" }),
    ];
    for request in requests {
        let why = ben.refused(request.clone()).await;
        assert_eq!(why, "refused-not-facilitator", "{request}");
    }
    let mut stranger = connect(&server, &class.class).await;
    stranger.say(&hello(Some(&other.secret))).await;
    let bye = stranger.hear().await;
    assert_eq!(bye["why"]["key"], "refused-wrong-secret");

    // Whoever is not in it learns neither names nor tables.
    let told = server.get(&format!("/api/classes/{}", class.class)).await;
    assert_eq!(told.json()["people"], json!([]));
    assert!(!told.text.contains("Ben"));

    // A person is sent no glances, and not who else is expected.
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "teams", "teams": [["Ben", "Expected"]] }))
        .await;
    wall.done(json!({ "t": "begin" })).await;
    glance(&mut wall, |_| true).await;
    ben.done(json!({ "t": "ping" })).await;
    let not_for_people = |it: &Value| it["t"] == "glance" || it["t"] == "teams";
    assert!(!ben.heard.iter().any(not_for_people));
    // And cannot order anything at the table either.
    let table = place(&mut ben, number).await;
    let mut seated = server.join(&table, Some(&secret)).await;
    let pause = json!({ "t": "order", "order": { "pause": true } });
    assert_eq!(seated.refused(pause).await, "refused-not-host");
    assert_eq!(
        seated
            .refused(json!({ "t": "order", "order": { "pass-on": 0 } }))
            .await,
        "refused-not-host"
    );
}

#[tokio::test]
async fn a_plan_that_cannot_be_played_is_refused() {
    let server = Server::new().await;
    for (wrong, why) in [
        (json!({ "game": "chess" }), "refused-no-such-game"),
        (json!({ "size": 9 }), "refused-players"),
        (json!({ "clock": 1 }), "refused-clock"),
        (json!({ "minutes": 1 }), "refused-minutes"),
        (
            json!({ "switches": { "nonsense": true } }),
            "refused-no-such-switch",
        ),
    ] {
        let mut plan = plan();
        for (key, value) in wrong.as_object().unwrap() {
            plan[key] = value.clone();
        }
        let answer = server.post("/api/classes", &json!({ "plan": plan })).await;
        assert!(answer.status.is_client_error(), "{plan}: {}", answer.text);
        assert!(answer.why().starts_with(why), "{plan}: {}", answer.text);
    }
    let class = class(&server, json!({})).await;
    let mut wall = wall(&server, &class).await;
    let begin = json!({ "t": "begin" });
    assert_eq!(wall.refused(begin).await, "refused-nobody-to-seat");
}

#[tokio::test]
async fn whoever_comes_late_takes_a_bots_seat_or_gets_a_table() {
    let server = Server::new().await;
    let class = class(&server, json!({})).await;
    let first = enter(&server, &class, "Aiko").await;
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let table = place(&mut wall, first.0).await;
    let second = enter(&server, &class, "Ben").await;
    assert_eq!(place(&mut wall, second.0).await, table);
    let ben = server.join(&table, Some(&second.1)).await;
    assert_eq!(ben.heard[0]["viewer"]["seat"], 1);
    let third = enter(&server, &class, "Chen").await;
    assert_ne!(place(&mut wall, third.0).await, table);

    wall.done(json!({ "t": "close", "closed": true })).await;
    let path = format!("/api/classes/{}/people", class.class);
    let answer = server.post(&path, &json!({ "name": "Dai" })).await;
    assert_eq!(answer.why(), "refused-closed");
}

#[tokio::test]
async fn the_next_round_is_another_game_with_everybody_seated_anew() {
    let server = Server::new().await;
    let class = class(&server, json!({ "seating": "choosing" })).await;
    let mut people = Vec::new();
    for name in ["Aiko", "Ben", "Chen", "Dai"] {
        people.push(enter(&server, &class, name).await);
    }
    let mut wall = wall(&server, &class).await;
    let mut dai = join(&server, &class, &people[3].1).await;
    let choose = |person: u64, team: u64| json!({ "t": "choose", "person": person, "team": team });
    dai.done(choose(people[3].0, 0)).await;
    assert_eq!(
        dai.refused(choose(people[0].0, 0)).await,
        "refused-not-facilitator"
    );
    wall.done(choose(people[0].0, 0)).await;
    wall.done(json!({ "t": "begin" })).await;
    let before = place(&mut wall, people[0].0).await;
    assert_eq!(place(&mut wall, people[3].0).await, before, "as they chose");

    let mut plan = plan();
    plan["game"] = json!("frontline");
    wall.done(json!({ "t": "plan", "plan": plan })).await;
    wall.done(json!({ "t": "dismiss", "person": people[3].0 }))
        .await;
    assert_eq!(dai.until("bye").await["why"]["key"], "refused-removed");
    wall.done(json!({ "t": "begin" })).await;
    wall.until_info(|info| info["round"] == 2).await;
    let after = place(&mut wall, people[0].0).await;
    assert_ne!(after, before);
    assert_eq!(wall.info["tables"][0]["game"], "frontline");
    let old = server.get(&format!("/api/tables/{before}")).await.json();
    assert_eq!(
        old["stage"], "over",
        "what was left of the first round is over"
    );
}

#[tokio::test]
async fn every_table_has_the_same_deal_and_tells_nothing_before_the_last_is_over() {
    let server = Server::new().await;
    let class = class(&server, json!({ "same_deal": true })).await;
    let mut people = Vec::new();
    for name in ["Aiko", "Ben", "Chen", "Dai"] {
        people.push(enter(&server, &class, name).await);
    }
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let first = place(&mut wall, people[0].0).await;
    let second = place(&mut wall, people[2].0).await;
    let aiko = server.join(&first, Some(&people[0].1)).await;
    let chen = server.join(&second, Some(&people[2].1)).await;
    assert_eq!(aiko.now["scene"]["view"], chen.now["scene"]["view"]);

    let end = |table: &str| json!({ "t": "order", "table": table, "order": { "end": "now" } });
    wall.done(end(&first)).await;
    wall.done(json!({ "t": "release", "released": true })).await;
    for what in ["record", "replay", "course", "debrief"] {
        let answer = server.get(&format!("/api/tables/{first}/{what}")).await;
        assert_eq!(answer.why(), "refused-same-deal", "{what}");
    }
    wall.done(end(&second)).await;
    for what in ["record", "replay", "course", "debrief"] {
        let answer = server.get(&format!("/api/tables/{first}/{what}")).await;
        assert!(answer.status.is_success(), "{what}: {}", answer.text);
    }
}

#[tokio::test]
async fn tables_of_the_same_deal_are_compared_when_the_last_of_them_is_over() {
    let server = Server::new().await;
    let class = class(&server, json!({ "same_deal": true })).await;
    let mut people = Vec::new();
    for name in ["Aiko", "Ben", "Chen", "Dai"] {
        people.push(enter(&server, &class, name).await);
    }
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let mut tables = Vec::new();
    // The first to decide chooses the first thing at one table and the last at the other.
    for (pair, last) in [([0, 1], false), ([2, 3], true)] {
        let table = place(&mut wall, people[pair[0]].0).await;
        for one in pair {
            let mut person = server.join(&table, Some(&people[one].1)).await;
            if person.is_asked() {
                let options = person.options();
                let action = if last {
                    options.last()
                } else {
                    options.first()
                };
                person.done(person.act(action.unwrap())).await;
            }
        }
        tables.push(table);
    }
    let end = |table: &str| json!({ "t": "order", "table": table, "order": { "end": "now" } });
    let path = format!("/api/classes/{}/debrief", class.class);
    let ask = json!({ "secret": class.secret });
    wall.done(end(&tables[0])).await;
    let early = server.post(&path, &ask).await;
    assert_eq!(
        early.why(),
        "refused-not-over",
        "not even to the facilitator"
    );
    wall.done(end(&tables[1])).await;
    let told = server.post(&path, &ask).await.json();
    let parting = &told["debrief"]["partings"][0];
    let choices = parting["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 2, "{parting}");
    let at = |choice: usize| choices[choice]["tables"][0]["table"].as_u64().unwrap();
    assert_ne!(at(0), at(1));
    assert_eq!(told["debrief"]["tables"][0]["result"]["over"], false);
}

#[test]
fn a_class_comes_back_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let (class, person) = until_killed(&data, async |server| {
        let class = class(&server, json!({})).await;
        let person = enter(&server, &class, "Aiko").await;
        let mut wall = wall(&server, &class).await;
        wall.done(json!({ "t": "begin" })).await;
        (class, person)
    });
    until_killed(&data, async move |server| {
        let mut wall = wall(&server, &class).await;
        assert_eq!(wall.info["round"], 1);
        let table = place(&mut wall, person.0).await;
        let mut aiko = server.join(&table, Some(&person.1)).await;
        glance(&mut wall, |glance| glance["seats"][0]["here"] == true).await;
        aiko.until_asked().await;
    });
}

#[tokio::test]
async fn a_class_is_forgotten_with_all_it_holds() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::with(&data).await;
    let class = class(&server, json!({})).await;
    let person = enter(&server, &class, "Somebody Remarkable").await;
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let table = place(&mut wall, person.0).await;
    let mut aiko = server.join(&table, Some(&person.1)).await;
    wall.say(&json!({ "t": "forget", "re": 99 })).await;
    assert_eq!(
        wall.until("bye").await["why"]["key"],
        "refused-no-such-class"
    );
    assert_eq!(
        aiko.until("bye").await["why"]["key"],
        "refused-no-such-table"
    );
    for path in [
        format!("/api/classes/{}", class.class),
        format!("/api/tables/{table}"),
        format!("/api/codes/{}", class.code),
    ] {
        assert_eq!(server.get(&path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_debrief_tells_of_all_games_when_all_are_over_and_to_whom_it_may() {
    let server = Server::new().await;
    let class = class(&server, json!({ "game": "frontline" })).await;
    let other = self::class(&server, json!({})).await;
    let mut people = Vec::new();
    for name in ["Aiko", "Ben", "Chen"] {
        people.push(enter(&server, &class, name).await);
    }
    let path = format!("/api/classes/{}/debrief", class.class);
    let ask = async |secret: &str| server.post(&path, &json!({ "secret": secret })).await;
    assert_eq!(ask(&class.secret).await.why(), "refused-not-over");
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let table = place(&mut wall, people[0].0).await;
    let mut aiko = server.join(&table, Some(&people[0].1)).await;
    aiko.until_asked().await;
    let wrong = aiko.act(&json!({ "nonsense": 1 }));
    let nonsense = aiko.refused(wrong).await;
    aiko.play_once().await;
    assert_eq!(ask(&class.secret).await.why(), "refused-not-over");
    wall.done(json!({ "t": "order", "order": { "end": "now" } }))
        .await;

    let told = ask(&class.secret).await;
    assert!(told.status.is_success(), "{}", told.text);
    let told = told.json();
    assert_eq!(told["tables"].as_array().unwrap().len(), 2);
    assert_eq!(told["debrief"]["tables"].as_array().unwrap().len(), 2);
    assert_eq!(told["noted"][0]["decisions"], 1);
    assert_eq!(told["noted"][0]["seat"], 0);
    assert_eq!(told["refused"][0]["why"]["key"], json!(nonsense));

    assert_eq!(ask(&people[1].1).await.why(), "refused-not-released");
    assert_eq!(ask(&other.secret).await.why(), "refused-wrong-secret");
    let own = format!("/api/tables/{table}/debrief");
    let early = server.get(&own).await;
    assert_eq!(early.why(), "refused-not-released", "nor that of a table");
    wall.done(json!({ "t": "release", "released": true })).await;
    assert!(ask(&people[1].1).await.status.is_success());
    assert!(server.get(&own).await.status.is_success());
    wall.done(json!({ "t": "begin" })).await;
    wall.done(json!({ "t": "order", "order": { "end": "now" } }))
        .await;
    let next = ask(&people[1].1).await;
    assert_eq!(next.why(), "refused-not-released", "of the next game anew");
}

/// Forty people at twelve tables of four seats, three of whom come late.
const PEOPLE: usize = 40;
const LATE: usize = 3;
const TABLES: usize = 12;

/// Everybody of a class plays at once until each has decided so often, or their game is over; then
/// all hang up.
async fn play_a_while(server: &Server, seats: &[(String, String)], decisions: usize) {
    let (ready, _) = tokio::sync::watch::channel(0);
    let all = seats.len();
    let mut playing = tokio::task::JoinSet::new();
    for (table, secret) in seats {
        let mut person = server.join(table, Some(secret)).await;
        let ready = ready.clone();
        playing.spawn(async move {
            let mut rest = ready.subscribe();
            let mut made = 0;
            loop {
                // Whoever has done enough plays on for the others' sake.
                let on = tokio::select! {
                    on = person.until_asked() => on,
                    _ = rest.wait_for(|ready| *ready == all) => return,
                };
                if on {
                    person.play_once().await;
                }
                made += 1;
                if made == decisions || (!on && made < decisions) {
                    ready.send_modify(|ready| *ready += 1);
                }
                if !on {
                    return;
                }
            }
        });
    }
    in_time(async {
        while let Some(played) = playing.join_next().await {
            played.unwrap();
        }
    })
    .await;
}

/// Where everybody sits, with their secrets.
async fn seats(wall: &mut Person, people: &[(u64, String)]) -> Vec<(String, String)> {
    let mut seats = Vec::new();
    for (number, secret) in people {
        seats.push((place(wall, *number).await, secret.clone()));
    }
    seats
}

#[test]
fn a_class_of_forty_plays_on_through_late_arrivals_lost_lines_and_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let (class, people) = until_killed(&data, async |server| {
        let names = |team: usize| {
            let members = (team..PEOPLE - LATE).step_by(TABLES);
            members.map(|n| format!("Person {n}")).collect::<Vec<_>>()
        };
        let teams: Vec<Vec<String>> = (0..TABLES).map(names).collect();
        let mut plan = plan();
        plan["size"] = json!(4);
        plan["seating"] = json!("teams");
        let wanted = json!({ "plan": plan, "teams": teams });
        let class = founded(&server.post("/api/classes", &wanted).await);
        let mut people = Vec::new();
        for n in 0..PEOPLE - LATE {
            people.push(enter(&server, &class, &format!("Person {n}")).await);
        }
        let mut wall = wall(&server, &class).await;
        wall.done(json!({ "t": "begin" })).await;
        wall.until_info(|info| info["round"] == 1).await;
        let tables = wall.info["tables"].as_array().unwrap().len();
        assert_eq!(tables, TABLES);
        for n in PEOPLE - LATE..PEOPLE {
            people.push(enter(&server, &class, &format!("Person {n}")).await);
        }
        let seats = seats(&mut wall, &people).await;
        let tables = wall.info["tables"].as_array().unwrap().len();
        assert_eq!(tables, TABLES, "who comes late takes a bot's seat");
        // A few moves of everybody, whose lines are lost, and a few more.
        play_a_while(&server, &seats, 2).await;
        play_a_while(&server, &seats, 2).await;
        (class, people)
    });
    until_killed(&data, async move |server| {
        let mut wall = wall(&server, &class).await;
        let seats = seats(&mut wall, &people).await;
        play_a_while(&server, &seats, 1).await;
        wall.done(json!({ "t": "order", "order": { "pause": true } }))
            .await;
        wall.done(json!({ "t": "order", "order": { "pause": false } }))
            .await;
        wall.done(json!({ "t": "order", "order": { "end": "now" } }))
            .await;
        let path = format!("/api/classes/{}/debrief", class.class);
        let told = server.post(&path, &json!({ "secret": class.secret })).await;
        assert!(told.status.is_success(), "{}", told.text);
        let told = told.json();
        assert_eq!(told["tables"].as_array().unwrap().len(), TABLES);
        let noted = told["noted"].as_array().unwrap();
        assert_eq!(noted.len(), PEOPLE, "everybody has decided something");
        assert!(noted.iter().all(|it| it["decisions"].as_u64() >= Some(5)));
    });
}

#[tokio::test]
async fn nobody_reaches_the_tables_of_another_class() {
    let server = Server::new().await;
    let class = class(&server, json!({})).await;
    let other = self::class(&server, json!({})).await;
    let aiko = enter(&server, &class, "Aiko").await;
    let ben = enter(&server, &other, "Ben").await;
    let mut own = wall(&server, &class).await;
    let mut theirs = wall(&server, &other).await;
    for wall in [&mut own, &mut theirs] {
        wall.done(json!({ "t": "begin" })).await;
    }
    let table = place(&mut own, aiko.0).await;
    // Their facilitator orders nothing here, and is nobody at the table.
    for order in [json!({ "pause": true }), json!({ "end": "now" })] {
        let forged = json!({ "t": "order", "table": table, "order": order });
        assert_eq!(theirs.refused(forged).await, "refused-no-such-table");
    }
    for secret in [&other.secret, &ben.1] {
        let mut stranger = server.connect(&table).await;
        stranger.say(&hello(Some(secret))).await;
        let bye = stranger.hear().await;
        assert_eq!(bye["why"]["key"], "refused-wrong-secret");
        let mut stranger = connect(&server, &class.class).await;
        stranger.say(&hello(Some(secret))).await;
        let bye = stranger.hear().await;
        assert_eq!(bye["why"]["key"], "refused-wrong-secret");
        let path = format!("/api/classes/{}/debrief", class.class);
        let told = server.post(&path, &json!({ "secret": secret })).await;
        assert_eq!(told.why(), "refused-wrong-secret");
    }
    // Nor do their people sit here, or know where others sit.
    let forged = json!({ "t": "choose", "person": aiko.0 + 7, "team": 0 });
    assert_eq!(theirs.refused(forged).await, "refused-no-such-person");
    assert!(
        theirs
            .heard
            .iter()
            .all(|it| !it.to_string().contains(&table))
    );
}

#[tokio::test]
async fn another_list_seats_those_who_are_here() {
    let server = Server::new().await;
    let class = class(&server, json!({ "seating": "teams" })).await;
    let mut people = Vec::new();
    for name in ["Aiko", "Ben", "Chen", "Dai"] {
        people.push(enter(&server, &class, name).await);
    }
    let mut wall = wall(&server, &class).await;
    let teams = json!([["dai", "Aiko"], ["Chen"]]);
    wall.done(json!({ "t": "teams", "teams": teams })).await;
    wall.done(json!({ "t": "begin" })).await;
    let first = place(&mut wall, people[0].0).await;
    assert_eq!(place(&mut wall, people[3].0).await, first);
    assert_ne!(place(&mut wall, people[2].0).await, first);
    // Whoever else is in charge is told the list.
    let second = self::wall(&server, &class).await;
    let mut heard = second;
    heard.done(json!({ "t": "ping" })).await;
    let told = heard.heard.iter().find(|it| it["t"] == "teams").unwrap();
    assert_eq!(told["teams"], teams);
    let many = json!({ "t": "teams", "teams": [vec!["x"; 201]] });
    assert_eq!(heard.refused(many).await, "refused-class-full");
}

#[tokio::test]
async fn whoever_did_well_meets_whoever_did_well() {
    // The same luck at every table, and people who choose alike: the same seat wins everywhere.
    let server = Server::on(Options {
        bind: "127.0.0.1:0".into(),
        data: ":memory:".into(),
        luck: Some(Seed::from_text("alike")),
        ..Options::default()
    })
    .await;
    let class = class(&server, json!({})).await;
    let mut people = Vec::new();
    for name in ["Aiko", "Ben", "Chen", "Dai"] {
        people.push(enter(&server, &class, name).await);
    }
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let before = seats(&mut wall, &people).await;
    for pair in before.chunks(2) {
        let mut one = server.join(&pair[0].0, Some(&pair[0].1)).await;
        let mut other = server.join(&pair[1].0, Some(&pair[1].1)).await;
        tokio::join!(one.play_to_the_end(), other.play_to_the_end());
        let winners = &one.now["scene"]["ending"]["winners"];
        assert_eq!(winners.as_array().unwrap().len(), 1, "a winner is needed");
    }
    let mut plan = plan();
    plan["seating"] = json!("alike");
    wall.done(json!({ "t": "plan", "plan": plan })).await;
    wall.done(json!({ "t": "begin" })).await;
    wall.until_info(|info| info["round"] == 2).await;
    let after = seats(&mut wall, &people).await;
    assert_eq!(after[0].0, after[2].0);
    assert_eq!(after[1].0, after[3].0);
    assert_ne!(after[0].0, after[1].0);
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn keeping(server: &Server, keep: Value) -> Founded {
    let wanted = json!({ "plan": plan(), "keep": keep });
    founded(&server.post("/api/classes", &wanted).await)
}

#[tokio::test]
async fn a_class_is_deleted_when_its_time_is_over() {
    let server = Server::new().await;
    let class = keeping(
        &server,
        json!({ "names": true, "journal": true, "days": 7 }),
    )
    .await;
    let other = self::class(&server, json!({})).await;
    let person = enter(&server, &class, "Aiko").await;
    // Whoever comes to the door is told.
    let told = server.get(&format!("/api/classes/{}", class.class)).await;
    assert_eq!(told.json()["keep"]["days"], 7);
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let table = place(&mut wall, person.0).await;
    let now = SystemTime::now();
    let status = async |path: String| server.get(&path).await.status;
    server.hall.forget_old_classes(now + DAY * 6).await;
    assert_eq!(status(format!("/api/tables/{table}")).await, 200);
    server.hall.forget_old_classes(now + DAY * 8).await;
    assert_eq!(
        wall.until("bye").await["why"]["key"],
        "refused-no-such-class"
    );
    assert_eq!(status(format!("/api/tables/{table}")).await, 404);
    assert_eq!(status(format!("/api/classes/{}", class.class)).await, 404);
    assert_eq!(status(format!("/api/classes/{}", other.class)).await, 200);

    let never = json!({ "plan": plan(), "keep": { "names": true, "journal": true, "days": 0 } });
    let refused = server.post("/api/classes", &never).await;
    assert_eq!(refused.why(), "refused-class-days");
}

#[tokio::test]
async fn names_and_notes_are_kept_only_if_that_was_said() {
    let server = Server::new().await;
    let class = keeping(
        &server,
        json!({ "names": false, "journal": false, "days": 7 }),
    )
    .await;
    let person = enter(&server, &class, "Somebody Remarkable").await;
    let mut wall = wall(&server, &class).await;
    wall.done(json!({ "t": "begin" })).await;
    let table = place(&mut wall, person.0).await;
    let mut seated = server.join(&table, Some(&person.1)).await;
    seated.until_asked().await;
    seated.play_once().await;
    wall.done(json!({ "t": "order", "order": { "end": "now" } }))
        .await;
    let path = format!("/api/classes/{}/debrief", class.class);
    let debrief = async || server.post(&path, &json!({ "secret": class.secret })).await;
    let told = debrief().await;
    assert!(told.status.is_success(), "{}", told.text);
    assert_eq!(told.json()["noted"], json!([]));
    assert!(told.text.contains("Remarkable"), "on the day itself");
    assert_eq!(told.json()["places"], json!([{ "round": 1, "number": 1 }]));

    server
        .hall
        .forget_old_classes(SystemTime::now() + DAY * 2)
        .await;
    let told = debrief().await;
    assert!(told.status.is_success(), "the games stay: {}", told.text);
    assert!(!told.text.contains("Remarkable"), "{}", told.text);
    wall.until_info(|info| info["people"][0]["name"] == "")
        .await;
    seated
        .until_info(|info| info["seats"][0]["name"] == "")
        .await;
}
