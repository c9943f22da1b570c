//! The routes without a network.

use crate::common::{Seated, Server, in_time, open};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use catalog::Library;
use serde_json::{Value, json};
use server::Options;

#[tokio::test]
async fn the_list_of_games() {
    let server = Server::new().await;
    let games = server.get("/api/games").await.json();
    assert_eq!(games[0]["id"], "ports");
    assert_eq!(games[0]["players"], json!({ "min": 2, "max": 6 }));
}

#[tokio::test]
async fn tables_that_cannot_be_are_refused_with_the_reason() {
    let server = Server::new().await;
    let table = |change: Value| {
        let mut wanted = json!({ "game": "ports", "seats": ["open", "open"], "name": "Aiko" });
        for (key, value) in change.as_object().unwrap() {
            wanted[key] = value.clone();
        }
        wanted
    };
    for (wanted, status, why) in [
        (json!({ "game": "chess" }), 404, "refused-no-such-game"),
        (json!({ "seats": ["open"] }), 400, "refused-players"),
        (
            json!({ "seats": vec!["open"; 300] }),
            400,
            "refused-players",
        ),
        (json!({ "name": "  " }), 400, "refused-name-empty"),
        (json!({ "name": "x".repeat(25) }), 400, "refused-name-long"),
        (json!({ "clock": 1 }), 400, "refused-clock"),
        (json!({ "clock": 100_000 }), 400, "refused-clock"),
        (json!({ "start": true }), 409, "refused-open-seats"),
        (
            json!({ "switches": { "gravity": true } }),
            400,
            "refused-no-such-switch",
        ),
        (json!({ "surprise": 1 }), 422, "refused-unreadable"),
        (json!({ "clock": -1 }), 422, "refused-unreadable"),
    ] {
        let answer = server.post("/api/tables", &table(wanted.clone())).await;
        assert_eq!(answer.status, status, "{wanted}");
        assert_eq!(answer.why(), why, "{wanted}");
    }
}

/// Ten techniques and a group, as `sandtable attack import` keeps them.
fn library() -> Library {
    let mut text =
        "# Facts of MITRE ATT&CK\nversion|99.0\ncomponent|DC1|D01|Processes\n".to_owned();
    let ids: Vec<String> = (1000..1012).map(|number| format!("T{number}")).collect();
    for id in &ids {
        text += &format!("technique|{id}|Name of {id}|impact||DC1|\n");
    }
    text += &format!("group|G0001|Us|{}\n", ids.join(" "));
    Library::read(&text).unwrap()
}

#[tokio::test]
async fn an_imported_deck_is_offered_by_name_and_goes_into_the_table_whole() {
    let options = Options {
        bind: "127.0.0.1:0".into(),
        data: ":memory:".into(),
        library: library(),
        ..Options::default()
    };
    let server = Server::on(options).await;
    let games = server.get("/api/games").await.json();
    let cyberwar = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["id"] == "cyberwar");
    let offered = json!([{ "switch": "group", "id": "G0001@99.0", "name": "Us (ATT&CK 99.0)" }]);
    assert_eq!(cyberwar.unwrap()["imports"], offered);
    let wanted = json!({
        "game": "cyberwar", "seats": ["open"], "name": "Aiko", "start": true,
        "switches": { "group": "G0001@99.0" },
    });
    let seated = Seated::from(server.post("/api/tables", &wanted).await);
    let info = server
        .get(&format!("/api/tables/{}", seated.table))
        .await
        .json();
    let group = &info["config"]["switches"]["group"];
    assert_eq!(group["name"], "Us (ATT&CK 99.0)");
    assert_eq!(group["text"], "", "a table is described in short");
    let aiko = server.join_as(&seated).await;
    assert!(aiko.raw[0].contains("Name of T10"), "{}", aiko.raw[0]);
}

#[tokio::test]
async fn seats_are_taken_once() {
    let server = Server::new().await;
    let host = server.found(&[open(), open(), open()], false).await;
    let path = format!("/api/tables/{}/seats", host.table);
    let take = |seat: u64| json!({ "name": "Ben", "seat": seat });
    let ben = Seated::from(server.post(&path, &take(2)).await);
    assert_eq!(ben.seat, Some(2));
    assert_ne!(ben.secret, host.secret);
    let again = server.post(&path, &take(2)).await;
    assert_eq!(
        (again.status.as_u16(), &*again.why()),
        (409, "refused-seat-taken")
    );
    let nowhere = server.post(&path, &take(7)).await;
    assert_eq!(
        (nowhere.status.as_u16(), &*nowhere.why()),
        (404, "refused-no-such-seat")
    );
    server.sit(&host.table, "Chen").await;
    let full = server.post(&path, &json!({ "name": "Dai" })).await;
    assert_eq!(
        (full.status.as_u16(), &*full.why()),
        (409, "refused-table-full")
    );
}

#[tokio::test]
async fn everything_unknown_is_a_404_with_words() {
    let server = Server::new().await;
    let id = "0123456789abcdefghjkmnpqrs";
    for (path, why) in [
        (format!("/api/tables/{id}"), "refused-no-such-table"),
        (
            "/api/tables/..%2f..%2fetc".to_owned(),
            "refused-no-such-table",
        ),
        (format!("/api/tables/{id}/record"), "refused-no-such-table"),
        (format!("/api/tables/{id}/replay"), "refused-no-such-table"),
        ("/api/codes/AAAAAA".to_owned(), "refused-no-such-code"),
        ("/api/codes/%F0%9F%8E%B2".to_owned(), "refused-no-such-code"),
        ("/api/nothing".to_owned(), "refused-no-such-page"),
    ] {
        let answer = server.get(&path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.why(), why, "{path}");
    }
    let sit = server
        .post(
            &format!("/api/tables/{id}/seats"),
            &json!({ "name": "Ben" }),
        )
        .await;
    assert_eq!(sit.status, 404);
}

#[tokio::test]
async fn bodies_that_are_not_what_they_should_be() {
    let server = Server::new().await;
    let post = |kind: &'static str, body: String| {
        let request = Request::post("/api/tables")
            .header("content-type", kind)
            .body(Body::from(body))
            .unwrap();
        server.call(request)
    };
    let good = json!({ "game": "ports", "seats": ["open", "open"], "name": "A" }).to_string();
    let form = post("text/plain", good).await;
    assert_eq!(
        (form.status.as_u16(), &*form.why()),
        (415, "refused-not-json")
    );
    let garbage = post("application/json", "{".to_owned()).await;
    assert_eq!(
        (garbage.status.as_u16(), &*garbage.why()),
        (400, "refused-unreadable")
    );
    let huge = post("application/json", " ".repeat(20_000)).await;
    assert_eq!(
        (huge.status.as_u16(), &*huge.why()),
        (413, "refused-too-large")
    );
    let method = server
        .call(Request::delete("/api/games").body(Body::empty()).unwrap())
        .await;
    assert_eq!(
        (method.status.as_u16(), &*method.why()),
        (405, "refused-unreadable")
    );
}

#[tokio::test]
async fn a_class_may_make_its_tables_but_not_a_flood() {
    let server = Server::new().await;
    let wanted = json!({ "game": "ports", "seats": ["open", "open"], "name": "Aiko" });
    let mut made = 0;
    let refused = loop {
        let answer = server.post("/api/tables", &wanted).await;
        if answer.status != 201 {
            break answer;
        }
        made += 1;
        assert!(made < 200, "no class has that many tables");
    };
    assert!(made >= 60, "{made}");
    assert_eq!(refused.status, 429);
    assert_eq!(refused.why(), "refused-too-fast");
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let server = Server::new().await;
    for path in ["/", "/t/abc", "/api/games", "/api/nothing", "/nothing.js"] {
        let headers = server.get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'"), "{path}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("script-src"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "no-referrer", "{path}");
        assert_eq!(
            headers["cross-origin-opener-policy"], "same-origin",
            "{path}"
        );
        assert!(headers.contains_key("permissions-policy"), "{path}");
        assert!(headers.contains_key("cache-control"), "{path}");
    }
    let headers = server.get("/api/games").await.headers;
    assert_eq!(headers["cache-control"], "no-store");
}

#[tokio::test]
async fn pages_are_the_client_and_other_paths_are_not() {
    let server = Server::new().await;
    for path in [
        "/",
        "/t/abc",
        "/t/abc/replay",
        "/replay",
        "/rules/ports",
        "/gallery",
        "/library",
        "/train",
        "/join/K7QX2M",
        "/class/new",
        "/class/abc/debrief",
    ] {
        let page = server.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
        assert!(page.text.contains("Sandtable"), "{path}");
    }
    assert_eq!(server.get("/wp-login.php").await.status, 404);
    assert_eq!(server.get("/assets/none.js").await.status, 404);
    assert_eq!(server.get("/mistyped").await.status, 404);
}

#[tokio::test]
async fn a_server_that_only_listens_here_says_so() {
    let server = Server::new().await;
    let reach = server.get_as("127.0.0.1", "/api/reach").await.json();
    let port = server.address.port();
    let alone = json!({
        "public": [], "own": [], "only_here": true, "port": port, "others_seen": false,
    });
    assert_eq!(reach, alone);
}

#[tokio::test]
async fn what_the_host_has_named_is_told_to_everyone_but_own_addresses_only_nearby() {
    let public = ["https://games.example", "http://192.168.137.1:7070"];
    let options = Options {
        bind: "0.0.0.0:0".into(),
        data: ":memory:".into(),
        public: public.map(|text| text.parse().unwrap()).into(),
        ..Options::default()
    };
    let server = Server::on(options).await;
    let own: Vec<String> = server::Ways::to(server.address)
        .own
        .iter()
        .map(ToString::to_string)
        .collect();
    let near = server.get_as("127.0.0.1:7070", "/api/reach").await.json();
    assert_eq!(near["public"], json!(public));
    assert_eq!(near["own"], json!(own));
    assert_eq!(near["only_here"], false);
    assert!(!near["own"].to_string().contains("127.0.0.1"), "{near}");
    let far = server.get_as("games.example", "/api/reach").await.json();
    assert_eq!(far["public"], json!(public));
    assert_eq!(far["own"], json!([]));
}

#[tokio::test]
async fn a_name_that_is_not_ours_gets_nothing() {
    let server = Server::on(Options {
        data: ":memory:".into(),
        public: vec!["https://games.example".parse().unwrap()],
        ..Options::default()
    })
    .await;
    for path in ["/", "/api/games", "/t/abc", "/healthz"] {
        for host in ["evil.example", "games.example.evil.example:7070", "a.b"] {
            let refused = server.get_as(host, path).await;
            assert_eq!(refused.status, 421, "{host}{path}");
            assert!(refused.text.contains("--public-url"), "{}", refused.text);
        }
        for host in [
            "games.example",
            "localhost:7070",
            "laptop",
            "laptop.local:80",
            "[::1]:7070",
        ] {
            assert_eq!(
                server.get_as(host, path).await.status.as_u16() / 100,
                2,
                "{host}{path}"
            );
        }
    }
    // What a proxy before us might read differently.
    for (uri, hosts) in [
        ("/api/games", ["games.example", "evil.example"].as_slice()),
        ("/api/games", &["games.example", "games.example"]),
        ("/api/games", &["evil.example@games.example"]),
        ("/api/games", &["evil.example@127.0.0.1"]),
        ("http://evil.example/api/games", &["games.example"]),
    ] {
        let request = Request::get(uri).body(Body::empty()).unwrap();
        let mut request = hosts.iter().fold(request, |mut request, host| {
            request.headers_mut().append("host", host.parse().unwrap());
            request
        });
        *request.version_mut() = axum::http::Version::HTTP_11;
        assert_eq!(server.call(request).await.status, 421, "{uri} {hosts:?}");
    }
}

#[tokio::test]
async fn what_says_that_it_is_too_large_is_not_waited_for() {
    let server = Server::new().await;
    for path in ["/api/tables", "/api/replay"] {
        let request = Request::post(path)
            .header("content-type", "application/json")
            .header("content-length", "99999999999")
            .body(Body::from_stream(futures_util::stream::pending::<
                Result<String, std::io::Error>,
            >()));
        let refused = in_time(server.call(request.unwrap())).await;
        assert_eq!(refused.status, 413, "{path}");
        assert_eq!(refused.why(), "refused-too-large");
    }
}

#[tokio::test]
async fn who_watches_over_the_server_is_told_how_it_is_and_others_are_not() {
    let server = Server::new().await;
    assert_eq!(server.get("/healthz").await.text, "ok\n");
    assert_eq!(server.get("/readyz").await.text, "ok\n");
    server.found(&[open(), open()], false).await;
    let here = server.address.to_string();
    let told = server.ask_at(&here, "/metrics").await;
    assert!(told.starts_with("HTTP/1.1 200"), "{told}");
    assert!(told.contains("\nsandtable_tables 1\n"), "{told}");
    assert!(
        told.contains("# TYPE sandtable_entries_total counter"),
        "{told}"
    );
    for histogram in ["move_seconds", "lateness_seconds"] {
        let all = format!("\nsandtable_{histogram}_bucket{{le=\"+Inf\"}} ");
        assert!(told.contains(&all), "{told}");
    }
    // Not even through a proxy on this machine, nor to whoever comes from nowhere.
    let request = Request::get("/metrics")
        .extension(ConnectInfo(server.address))
        .header("x-forwarded-for", "203.0.113.7");
    let passed_on = server.call(request.body(Body::empty()).unwrap()).await;
    assert_eq!(passed_on.status, 404);
    assert_eq!(server.get("/metrics").await.status, 404);
}

#[tokio::test]
async fn who_connects_from_this_machine_is_not_somebody_else() {
    let options = Options {
        bind: "0.0.0.0:0".into(),
        data: ":memory:".into(),
        ..Options::default()
    };
    let server = Server::on(options).await;
    let mut ways = vec![format!("127.0.0.1:{}", server.address.port())];
    for own in server::Ways::to(server.address).own {
        let address = own.to_string().replace("http://", "");
        ways.push(address);
    }
    for address in ways {
        let answer = server.ask_at(&address, "/api/reach").await;
        assert!(
            answer.contains("\"others_seen\":false"),
            "{address}: {answer}"
        );
    }
}
