//! Records played again: for anyone, with limits, and for our own pages only.

use std::time::Duration;

use crate::common::{Seated, Server, bot, open, read_replay};
use axum::body::Body;
use axum::http::Request;
use catalog::{Choice, Detail, GameInfo};
use serde_json::{Value, json};
use server::Options;
use tabletop::{By, Config, Seat, Seed, Viewer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

async fn finished(server: &Server) -> (Seated, String) {
    let seated = server
        .found(&[open(), bot("greedy"), bot("greedy")], true)
        .await;
    let mut aiko = server.join_as(&seated).await;
    aiko.play_to_the_end().await;
    let path = format!("/api/tables/{}/record", seated.table);
    (seated, server.get(&path).await.text)
}

#[tokio::test]
async fn a_record_file_is_replayed_for_any_viewer() {
    let server = Server::new().await;
    let (seated, record) = finished(&server).await;
    let send = async |viewer: &str, record: &str| {
        let request = Request::post(format!("/api/replay{viewer}"))
            .header("content-type", "application/json")
            .body(Body::from(record.to_owned()))
            .unwrap();
        server.call(request).await
    };
    let by_file = send("", &record).await;
    assert_eq!(by_file.status, 200, "{}", by_file.text);
    let path = format!("/api/tables/{}/replay?viewer=open", seated.table);
    assert_eq!(by_file.text, server.get(&path).await.text);
    let packed = Request::get(&path)
        .header("accept-encoding", "br, gzip")
        .body(Body::empty())
        .unwrap();
    let packed = server.call(packed).await;
    assert_eq!(packed.headers["content-encoding"], "gzip");
    assert!(packed.text.len() * 2 < by_file.text.len());
    for viewer in ["?viewer=1", "?viewer=3", "?viewer=spectator"] {
        assert_eq!(send(viewer, &record).await.status, 200, "{viewer}");
    }
    for viewer in [
        "?viewer=0",
        "?viewer=4",
        "?viewer=9",
        "?viewer=all",
        "?viewer=",
    ] {
        let answer = send(viewer, &record).await;
        assert_eq!(answer.status, 400, "{viewer}");
        assert_eq!(answer.why(), "refused-bad-viewer");
    }
}

#[tokio::test]
async fn how_it_stood_is_told_of_a_finished_game_only() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("greedy")], true).await;
    let path = format!("/api/tables/{}/course", seated.table);
    let early = server.get(&path).await;
    assert_eq!(early.status, 409, "{}", early.text);
    let mut aiko = server.join_as(&seated).await;
    aiko.play_to_the_end().await;
    let course = server.get(&path).await;
    assert_eq!(course.status, 200, "{}", course.text);
    let course = course.json();
    assert_eq!(course["moments"][0]["scores"], json!([0.0, 0.0]));
    assert_eq!(course["goal"]["key"], "ports-standing-goal");
}

#[tokio::test]
async fn what_to_talk_about_is_told_of_a_finished_game_only() {
    let server = Server::new().await;
    let seated = server.found(&[open(), bot("greedy")], true).await;
    let path = format!("/api/tables/{}/debrief", seated.table);
    let early = server.get(&path).await;
    assert_eq!(early.status, 409, "{}", early.text);
    let mut aiko = server.join_as(&seated).await;
    aiko.play_to_the_end().await;
    let debrief = server.get(&path).await;
    assert_eq!(debrief.status, 200, "{}", debrief.text);
    let debrief = debrief.json();
    assert_eq!(debrief["tables"][0]["game"], "ports");
    assert_eq!(debrief["screens"][0]["kind"], "result");
    let asked = debrief["questions"].as_array().unwrap().len();
    assert!((4..=6).contains(&asked));
}

#[tokio::test]
async fn a_record_that_does_not_play_is_refused_with_its_reason() {
    let server = Server::new().await;
    let (_, record) = finished(&server).await;
    let good: Value = serde_json::from_str(&record).unwrap();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = good.clone();
        change(&mut record);
        record.to_string()
    };
    let entry_dropped = changed(&|record| {
        record["entries"].as_array_mut().unwrap().remove(3);
    });
    let too_long = changed(&|record| {
        let entries = record["entries"].as_array_mut().unwrap();
        let first = entries[0].clone();
        entries.extend(vec![first; 3001]);
    });
    for (record, why) in [
        ("".to_owned(), "replay-not-a-record"),
        ("[]".to_owned(), "replay-not-a-record"),
        (r#"{"game":"ports"}"#.to_owned(), "replay-not-a-record"),
        (
            changed(&|r| r["game"] = json!("chess")),
            "replay-other-game",
        ),
        (changed(&|r| r["rules"] = json!(999)), "replay-other-rules"),
        (
            changed(&|r| r["config"]["players"] = json!(99)),
            "replay-bad-config",
        ),
        (
            changed(&|r| r["seed"] = json!("11".repeat(32))),
            "replay-wrong-opening",
        ),
        (
            changed(&|r| r["entries"][2]["digest"] = json!("0".repeat(32))),
            "replay-wrong-digest",
        ),
        (
            changed(&|r| r["entries"][0]["seat"] = json!(5)),
            "replay-no-such-seat",
        ),
        (
            changed(&|r| r["entries"][0]["did"] = json!("undo")),
            "replay-illegal",
        ),
        (too_long, "replay-too-long"),
    ] {
        let request = Request::post("/api/replay")
            .header("content-type", "application/json")
            .body(Body::from(record))
            .unwrap();
        let answer = server.call(request).await;
        assert_eq!(answer.status, 422, "{why}");
        assert_eq!(answer.why(), why);
    }
    let request = Request::post("/api/replay")
        .header("content-type", "application/json")
        .body(Body::from(entry_dropped))
        .unwrap();
    assert_eq!(server.call(request).await.status, 422);
    let huge = Request::post("/api/replay")
        .header("content-type", "application/json")
        .body(Body::from("x".repeat(600_000)))
        .unwrap();
    assert_eq!(server.call(huge).await.status, 413);
}

/// Something in a game that can be done and undone.
struct ToAndFro {
    /// As the game stood.
    record: String,
    seat: Seat,
    choice: Choice,
    /// How much there is to say of it.
    size: usize,
}

/// What there is most to say of in a game of this kind.
fn reversible(info: &GameInfo) -> Option<ToAndFro> {
    let seed = Seed::from_text("to and fro");
    let config = Config::new(info.players.max);
    let mut game = catalog::open(info.id, &config, seed).ok()?;
    let mut best: Option<ToAndFro> = None;
    for _ in 0..200 {
        let Some(seat) = game.awaited().first() else {
            break;
        };
        let viewer = Viewer::Seat(seat);
        let (record, before) = (game.record(), game.draw(viewer, None));
        let mut menu = game.scene(viewer).menu.into_iter();
        let choice = menu.find(|choice| choice.no.is_none())?;
        game.act(seat, &choice.answer(), By::Person, &[]).ok()?;
        let after = game.draw(viewer, None);
        let size = [(&before, &after), (&after, &before)].map(|(old, new)| {
            json!(old.go_on(&[], new, Detail::Changes))
                .to_string()
                .len()
        });
        let size: usize = size.iter().sum();
        let more = best.as_ref().is_none_or(|best| best.size < size);
        if more && game.scene(viewer).can_undo {
            best = Some(ToAndFro {
                record,
                seat,
                choice,
                size,
            });
        }
    }
    best
}

/// A record in which somebody does the same and takes it back again and again: every check passes.
fn to_and_fro(times: usize) -> String {
    let games = catalog::games();
    let found = games.iter().filter_map(reversible);
    let longest = found.max_by_key(|found| found.size).unwrap();
    let mut game = catalog::load(&longest.record).unwrap();
    let (seat, action) = (longest.seat, longest.choice.answer());
    for _ in 0..times {
        game.act(seat, &action, By::Person, &[]).unwrap();
        game.undo(seat, &[]).unwrap();
    }
    game.record()
}

#[tokio::test]
async fn what_is_written_step_by_step_is_the_whole_replay() {
    let server = Server::new().await;
    let (seated, record) = finished(&server).await;
    for (name, viewer) in [("open", Viewer::Open), ("spectator", Viewer::Spectator)] {
        let path = format!("/api/tables/{}/replay?viewer={name}", seated.table);
        let told = catalog::replay(&record, viewer).unwrap();
        let replay = read_replay(&server.get(&path).await.text);
        assert_eq!(replay["game"], "ports");
        let steps = replay["steps"].as_array().unwrap();
        assert_eq!(steps.len(), told.steps.len());
        let mut menu = Vec::new();
        for (step, told) in steps.iter().zip(told.steps) {
            let option = step["option"].as_u64().map(|option| &menu[option as usize]);
            let chose = option.or_else(|| Some(&step["chose"]).filter(|chose| !chose.is_null()));
            assert_eq!(chose, told.chose.map(|chose| json!(chose)).as_ref());
            menu = told
                .scene
                .menu
                .iter()
                .map(|choice| json!(choice.text))
                .collect();
            let frames = step["frames"].as_array().unwrap();
            assert_eq!(frames.len(), told.frames.len());
            for (frame, told) in frames.iter().zip(told.frames) {
                assert_eq!(
                    frame["view"],
                    serde_json::to_value(told.seen.view()).unwrap()
                );
                assert_eq!(
                    frame["aids"],
                    serde_json::to_value(told.seen.aids()).unwrap()
                );
            }
            let mut scene = serde_json::to_value(told.scene).unwrap();
            leave_out_what_only_helps_to_decide(&mut scene);
            assert_eq!(step["scene"], scene);
        }
    }
}

fn leave_out_what_only_helps_to_decide(scene: &mut Value) {
    for choice in scene["menu"].as_array_mut().unwrap() {
        let choice = choice.as_object_mut().unwrap();
        choice.retain(|name, value| name == "text" || name == "no" && !value.is_null());
        if let Some(why) = choice.get_mut("no") {
            *why = json!({"key": why["key"]});
        }
    }
    for name in ["fallback", "coach"] {
        scene[name] = Value::Null;
    }
    for name in ["can_retract", "can_undo"] {
        scene[name] = false.into();
    }
}

#[tokio::test]
async fn a_record_that_goes_to_and_fro_for_ever_is_refused_before_it_fills_the_memory() {
    let server = Server::on(Options {
        data: ":memory:".into(),
        replay_bytes: 100 << 10,
        ..Options::default()
    })
    .await;
    let record = to_and_fro(1000);
    let request = Request::post("/api/replay")
        .header("content-type", "application/json")
        .body(Body::from(record))
        .unwrap();
    let answer = server.call(request).await;
    assert_eq!(answer.status, 422, "{} bytes", answer.text.len());
    assert_eq!(answer.why(), "replay-too-large");
}

/// Somebody who asks over the network and can read as slowly as they like.
struct Reader {
    stream: TcpStream,
    /// How much the server says it will send.
    length: usize,
}

impl Reader {
    async fn ask(server: &Server, record: &str) -> Reader {
        let socket = TcpSocket::new_v4().unwrap();
        // The system must not read for us.
        socket.set_recv_buffer_size(4096).unwrap();
        let mut stream = socket.connect(server.address).await.unwrap();
        let head = format!(
            "POST /api/replay HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            server.address,
            record.len(),
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(record.as_bytes()).await.unwrap();
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap().into());
        }
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        let length = head
            .lines()
            .find_map(|line| line.strip_prefix("content-length: "));
        let length = length.unwrap().parse().unwrap();
        Reader { stream, length }
    }

    /// Reads on, and says whether all came.
    async fn reads_all(mut self) -> bool {
        let mut body = Vec::new();
        let end = self.stream.read_to_end(&mut body).await;
        end.is_ok() && body.len() == self.length
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_cut_off_and_makes_room() {
    let server = Server::on(Options {
        data: ":memory:".into(),
        read_within: Duration::from_secs(3),
        ..Options::default()
    })
    .await;
    // More than the system takes off the server's hands.
    let record = to_and_fro(1390);
    // As many as one address may have at once.
    let mut idle = Vec::new();
    for _ in 0..3 {
        idle.push(Reader::ask(&server, &record).await);
    }
    let next = Reader::ask(&server, &record).await;
    let length = next.length;
    assert!(
        next.reads_all().await,
        "it was served as soon as there was room"
    );
    let mut cut = 0;
    for reader in idle {
        cut += usize::from(!reader.reads_all().await);
    }
    assert!(cut >= 1, "somebody had to go: {length}");
}

#[tokio::test]
async fn other_websites_get_nothing_done() {
    let server = Server::new().await;
    let (_, record) = finished(&server).await;
    let host = server.found(&[open(), open()], false).await;
    let table = json!({ "game": "ports", "seats": [open(), open()], "name": "Aiko" });
    let seats = format!("/api/tables/{}/seats", host.table);
    for (path, body) in [
        ("/api/replay", record.clone()),
        ("/api/tables", table.to_string()),
        (&seats, json!({ "name": "Ben" }).to_string()),
    ] {
        let from = |origin: &str| {
            let request = Request::post(path)
                .header("host", "games.local")
                .header("origin", origin)
                .header("content-type", "application/json")
                .body(Body::from(body.clone()));
            server.call(request.unwrap())
        };
        let other = from("https://evil.example").await;
        assert_eq!(other.status, 403, "{path}");
        assert_eq!(other.why(), "refused-other-site");
        let own = from("https://games.local").await;
        assert!(own.status.is_success(), "{path}: {}", own.text);
    }
}

#[tokio::test]
async fn a_record_comes_as_json_and_nothing_else() {
    let server = Server::new().await;
    let (_, record) = finished(&server).await;
    for kind in [
        Some("text/plain"),
        Some("application/x-www-form-urlencoded"),
        None,
    ] {
        let mut request = Request::post("/api/replay");
        if let Some(kind) = kind {
            request = request.header("content-type", kind);
        }
        let answer = server
            .call(request.body(Body::from(record.clone())).unwrap())
            .await;
        assert_eq!(answer.status, 415, "{kind:?}");
        assert_eq!(answer.why(), "refused-not-json");
    }
    let request = Request::post("/api/replay")
        .header("content-type", "application/json; charset=utf-8")
        .body(Body::from(record.clone()));
    assert_eq!(server.call(request.unwrap()).await.status, 200);
}
