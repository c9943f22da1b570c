//! A server on loopback and people who talk to it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use database::Database;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Hall, Options, Place};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::{self, Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt;

/// Waits for what is to come, so long that a busy machine is no reason for it not to come.
pub async fn in_time<T>(coming: impl Future<Output = T>) -> T {
    let limit = Duration::from_secs(60);
    let came = tokio::time::timeout(limit, coming).await;
    came.expect("it comes in time")
}

pub struct Server {
    pub address: SocketAddr,
    pub app: Router,
    pub hall: Arc<Hall>,
    /// Lasts as long as a server has its tables in it.
    pub _database: Option<Arc<Database>>,
}

/// The same address with a port that nobody uses.
fn any_port(bind: &str) -> SocketAddr {
    let mut address: SocketAddr = bind.parse().unwrap();
    address.set_port(0);
    address
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The key of the phrase that says why it was refused.
    pub fn why(&self) -> String {
        text(&self.json()["why"]["key"])
    }
}

pub fn text(value: &Value) -> String {
    value
        .as_str()
        .unwrap_or_else(|| panic!("no text: {value}"))
        .to_owned()
}

impl Server {
    pub async fn new() -> Server {
        Server::with(Path::new(":memory:")).await
    }

    pub async fn with(data: &Path) -> Server {
        Server::on(Options {
            bind: "127.0.0.1:0".into(),
            data: data.into(),
            secret_pace: Duration::ZERO,
            ..Options::default()
        })
        .await
    }

    pub async fn on(mut options: Options) -> Server {
        // `cargo xtask test --slow` runs all of this in PostgreSQL as well.
        let elsewhere = std::env::var_os("SANDTABLE_TEST_POSTGRES").is_some();
        let in_memory = options.data == Place::from(":memory:");
        let database = (elsewhere && in_memory).then(|| Database::shared().unwrap());
        if let Some(database) = &database {
            options.data = Place::from(&*database.url_apart().unwrap());
        }
        let hall = Hall::open(&options).await.unwrap();
        let listener = TcpListener::bind(any_port(&options.bind)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(server::listen(
            hall.clone(),
            listener,
            std::future::pending(),
        ));
        let app = server::app(hall.clone());
        Server {
            address,
            app,
            hall,
            _database: database,
        }
    }

    pub async fn call(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (head, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: head.status,
            headers: head.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.call(Request::get(path).body(Body::empty()).unwrap())
            .await
    }

    /// Asks as a page does that was opened at this host.
    pub async fn get_as(&self, host: &str, path: &str) -> Answer {
        let request = Request::get(path).header("host", host);
        self.call(request.body(Body::empty()).unwrap()).await
    }

    /// What comes over the wire from one of the server's addresses.
    pub async fn ask_at(&self, address: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        let request = Request::post(path)
            .header("content-type", "application/json")
            .body(Body::from(body.to_string()))
            .unwrap();
        self.call(request).await
    }

    /// Founds a table and gives what its creator is told.
    pub async fn found(&self, seats: &[Value], start: bool) -> Seated {
        self.found_for("ports", seats, start).await
    }

    pub async fn found_for(&self, game: &str, seats: &[Value], start: bool) -> Seated {
        let wanted = json!({ "game": game, "seats": seats, "name": "Aiko", "start": start });
        Seated::from(self.post("/api/tables", &wanted).await)
    }

    pub async fn sit(&self, table: &str, name: &str) -> Seated {
        let path = format!("/api/tables/{table}/seats");
        Seated::from(self.post(&path, &json!({ "name": name })).await)
    }

    pub fn socket_url(&self, table: &str) -> String {
        format!("ws://{}/api/tables/{table}/socket", self.address)
    }

    /// A connection that has not said anything yet.
    pub async fn connect(&self, table: &str) -> Person {
        let request = self.socket_url(table).into_client_request().unwrap();
        Person::connect(request).await.unwrap()
    }

    /// Connects and says hello.
    pub async fn join(&self, table: &str, secret: Option<&str>) -> Person {
        let mut person = self.connect(table).await;
        person.greet(secret).await;
        person
    }

    pub async fn watch(&self, table: &str) -> Person {
        self.join(table, None).await
    }

    pub async fn join_as(&self, seated: &Seated) -> Person {
        self.join(&seated.table, Some(&seated.secret)).await
    }
}

#[derive(Clone, Debug)]
pub struct Seated {
    pub table: String,
    pub code: String,
    pub seat: Option<u64>,
    pub secret: String,
}

impl From<Answer> for Seated {
    fn from(answer: Answer) -> Seated {
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        let json = answer.json();
        Seated {
            table: text(&json["table"]),
            code: text(&json["code"]),
            seat: json["seat"].as_u64(),
            secret: text(&json["secret"]),
        }
    }
}

pub fn open() -> Value {
    json!("open")
}

pub fn bot(level: &str) -> Value {
    json!({ "bot": level })
}

pub fn hello(secret: Option<&str>) -> Value {
    json!({ "t": "hello", "wire": server::wire::WIRE, "secret": secret })
}

/// Completes what has changed since this scene, in the frames and in the scene after them.
fn complete(scene: &Value, message: &mut Value) {
    let mut last = scene.clone();
    for frame in message["frames"].as_array_mut().unwrap() {
        for part in ["view", "aids"] {
            if let Some(change) = frame.get(part) {
                delta::apply(&mut last[part], change).unwrap();
            }
            frame[part] = last[part].clone();
        }
    }
    let next = match message.get("now") {
        Some(_) => &mut message["now"]["scene"],
        None => &mut message["scene"],
    };
    delta::apply(&mut last, next).unwrap();
    *next = last;
}

/// A replay with its steps completed.
pub fn read_replay(lines: &str) -> Value {
    let mut lines = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut replay = lines.next().expect("it has a head");
    assert_eq!(replay["t"], "head");
    let mut scene = Value::Null;
    let mut steps = Vec::new();
    for mut line in lines {
        if line["t"] == "end" {
            replay["stopped"] = line["stopped"].clone();
            continue;
        }
        complete(&scene, &mut line);
        scene = line["scene"].clone();
        steps.push(line);
    }
    replay["ending"] = scene["ending"].clone();
    replay["steps"] = steps.into();
    replay
}

/// Somebody at the other end of a connection, keeping everything that was heard.
pub struct Person {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub heard: Vec<Value>,
    pub raw: Vec<String>,
    /// The latest `now`.
    pub now: Value,
    pub info: Value,
    /// The latest part of the log.
    pub log: Value,
    asked: u64,
}

impl Person {
    pub async fn connect(
        request: tungstenite::handshake::client::Request,
    ) -> Result<Person, tungstenite::Error> {
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Person {
            socket,
            heard: Vec::new(),
            raw: Vec::new(),
            now: Value::Null,
            info: Value::Null,
            log: Value::Null,
            asked: 0,
        })
    }

    /// Says hello, is welcomed and has read how it came to this.
    pub async fn greet(&mut self, secret: Option<&str>) {
        self.say(&hello(secret)).await;
        let welcome = self.hear().await;
        assert_eq!(welcome["t"], "welcome", "{welcome}");
        if !welcome["now"].is_null() {
            self.until("log").await;
        }
    }

    /// Everything each time, instead of what has changed.
    pub async fn greet_for_all(&mut self, secret: Option<&str>) {
        let mut hello = hello(secret);
        hello["whole"] = json!(true);
        self.say(&hello).await;
        self.until("welcome").await;
    }

    pub async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        // The server may have hung up on us, which the test will hear.
        let _ = self.socket.send(Message::text(text)).await;
    }

    pub async fn say_binary(&mut self, bytes: Vec<u8>) {
        let _ = self.socket.send(Message::binary(bytes)).await;
    }

    /// The next message; none if the server hung up.
    pub async fn try_hear(&mut self) -> Option<Value> {
        loop {
            match in_time(self.socket.next()).await {
                Some(Ok(Message::Text(text))) => {
                    let mut message: Value = serde_json::from_str(&text).unwrap();
                    if message["t"] == "frames" {
                        complete(&self.now["scene"], &mut message);
                    }
                    if !message["now"].is_null() {
                        self.now = message["now"].clone();
                    }
                    if message["t"] == "log" {
                        self.log = message.clone();
                    }
                    if !message["info"].is_null() {
                        self.info = message["info"].clone();
                    }
                    self.raw.push(text.to_string());
                    self.heard.push(message.clone());
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => (),
            }
        }
    }

    pub async fn hear(&mut self) -> Value {
        self.try_hear().await.expect("the connection is open")
    }

    /// Listens until a message of this kind comes.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["t"] == kind {
                return message;
            }
        }
    }

    /// Listens until the table's public side fulfils something.
    pub async fn until_info(&mut self, fulfils: impl Fn(&Value) -> bool) {
        while !fulfils(&self.info) {
            self.hear().await;
        }
    }

    /// Hears all that the table has had to say so far, and gives it: the answer to a request, here a
    /// nonsensical one, comes after it.
    pub async fn hear_all(&mut self) -> &[Value] {
        let before = self.heard.len();
        let nonsense = json!({ "t": "act", "decision": 0, "plan": [] });
        self.refused(nonsense).await;
        let (_, news) = self.heard[before..].split_last().expect("it was answered");
        news
    }

    /// Sends a request and listens until it is answered.
    pub async fn ask(&mut self, mut request: Value) -> Value {
        self.asked += 1;
        request["re"] = json!(self.asked);
        self.say(&request).await;
        loop {
            let message = self.hear().await;
            if message["re"] == self.asked {
                return message;
            }
            if message["done"] == self.asked {
                return json!({ "t": "done", "re": self.asked });
            }
        }
    }

    pub async fn done(&mut self, request: Value) {
        let answer = self.ask(request).await;
        assert_eq!(answer["t"], "done", "{answer}");
    }

    /// The key of the phrase with which the request is refused.
    pub async fn refused(&mut self, request: Value) -> String {
        let answer = self.ask(request).await;
        assert_eq!(answer["t"], "refused", "{answer}");
        text(&answer["why"]["key"])
    }

    pub fn menu(&self) -> &[Value] {
        self.now["scene"]["menu"]
            .as_array()
            .map_or(&[], Vec::as_slice)
    }

    /// The actions that can be chosen.
    pub fn options(&self) -> Vec<Value> {
        self.menu()
            .iter()
            .filter(|choice| choice["no"].is_null())
            .map(|choice| choice["action"].clone())
            .collect()
    }

    pub fn is_asked(&self) -> bool {
        !self.menu().is_empty()
    }

    pub fn is_over(&self) -> bool {
        !self.now["scene"]["ending"].is_null()
    }

    pub fn act(&self, action: &Value) -> Value {
        json!({ "t": "act", "decision": self.now["decision"], "plan": [action] })
    }

    /// Asks what a plan would come to.
    pub fn peek(&self, plans: &[&[&Value]]) -> Value {
        json!({ "t": "peek", "decision": self.now["decision"], "plans": plans })
    }

    /// What the plans would come to.
    pub async fn ahead(&mut self, plans: &[&[&Value]]) -> Value {
        let answer = self.ask(self.peek(plans)).await;
        assert_eq!(answer["t"], "ahead", "{answer}");
        answer["ahead"].clone()
    }

    /// Listens until it is this person's turn; false if the game is over before.
    pub async fn until_asked(&mut self) -> bool {
        while !self.is_asked() && !self.is_over() {
            self.hear().await;
        }
        !self.is_over()
    }

    /// Plays on with the last option, a varied enough way to play, until the game is over.
    pub async fn play_to_the_end(&mut self) {
        while self.until_asked().await {
            self.play_once().await;
        }
    }

    pub async fn play_once(&mut self) {
        let options = self.options();
        let choice = options.last().expect("there is an option").clone();
        self.done(self.act(&choice)).await;
    }

    pub async fn leave(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// Runs something on a server of its own and then drops everything at once, as a kill would.
pub fn until_killed<T: Send + 'static>(
    data: &Path,
    work: impl AsyncFnOnce(Server) -> T + Send + 'static,
) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let kept = runtime.block_on(async { work(Server::with(data).await).await });
    runtime.shutdown_background();
    kept
}
