//! One address that asks for everything as fast as it can, while others play.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::error::Error;
use crate::machine;

/// Not the address of those who play.
const FROM: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
/// What is not answered by then is asked on another connection.
const PATIENCE: Duration = Duration::from_secs(5);
/// Who cannot even connect tries again, but does not spin.
const AGAIN: Duration = Duration::from_millis(1);

/// A flood, on a thread of its own that lets those go first who measure. It ends with this.
pub(crate) struct Flood {
    asked: Arc<AtomicU64>,
    ended: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Flood {
    /// So many connections, each asking one thing after another.
    pub(crate) fn begin(server: SocketAddr, connections: u32) -> Result<Flood, Error> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let (asked, ended) = (Arc::<AtomicU64>::default(), Arc::<AtomicBool>::default());
        let (counted, told) = (asked.clone(), ended.clone());
        let thread = std::thread::spawn(move || {
            machine::give_way();
            runtime.block_on(async {
                let mut all = JoinSet::new();
                for nth in 0..connections {
                    all.spawn(pour(server, nth as usize, counted.clone()));
                }
                while !told.load(Ordering::Relaxed) {
                    tokio::time::sleep(AGAIN * 20).await;
                }
            });
        });
        Ok(Flood {
            asked,
            ended,
            thread: Some(thread),
        })
    }

    /// How much was asked so far.
    pub(crate) fn asked(&self) -> u64 {
        self.asked.load(Ordering::Relaxed)
    }
}

impl Drop for Flood {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A record that has to be read whole before it turns out to be none.
const RECORD: &str =
    r#"{"game":"ports","rules":3,"config":{"players":2,"switches":{}},"seed":"0","entries":[]}"#;

/// What is asked: by code, by a table that is not there, for a replay, a page, a table to play at, a
/// puzzle, with words that mean nothing, and to be let in.
fn questions(host: SocketAddr) -> [String; 8] {
    let get = |path: &str| format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n");
    let post = |path: &str, body: &str| {
        format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    let nowhere = "0123456789abcdefghjkmnpqrs";
    [
        get("/api/codes/ABCDEF"),
        get(&format!("/api/tables/{nowhere}")),
        post("/api/replay", RECORD),
        get("/"),
        post(
            "/api/tables",
            r#"{"game":"ports","switches":{},"seats":["open",{"bot":"master"}],"name":"Flood"}"#,
        ),
        get("/api/puzzles/1"),
        post(&format!("/api/tables/{nowhere}/review"), "nothing"),
        format!(
            "GET /api/tables/{nowhere}/socket HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ),
    ]
}

async fn pour(server: SocketAddr, nth: usize, asked: Arc<AtomicU64>) {
    let questions = questions(server);
    let mut next = questions.iter().cycle().skip(nth % questions.len());
    loop {
        let Ok(mut wire) = connect(server).await else {
            tokio::time::sleep(AGAIN).await;
            continue;
        };
        for question in next.by_ref() {
            let answered = timeout(PATIENCE, ask(&mut wire, question)).await;
            asked.fetch_add(1, Ordering::Relaxed);
            if !matches!(answered, Ok(Ok(()))) {
                break;
            }
        }
    }
}

async fn connect(server: SocketAddr) -> Result<TcpStream, Error> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((FROM, 0).into())?;
    Ok(socket.connect(server).await?)
}

/// Reads as much of the answer as there is at once; what comes later is taken for the next one's.
async fn ask(wire: &mut TcpStream, question: &str) -> Result<(), Error> {
    wire.write_all(question.as_bytes()).await?;
    let mut room = [0; 16 * 1024];
    match wire.read(&mut room).await? {
        0 => Err(Error::Stalled),
        _ => Ok(()),
    }
}
