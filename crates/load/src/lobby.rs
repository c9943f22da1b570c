//! Founding tables, over HTTP.

use std::net::SocketAddr;

use serde::Deserialize;
use serde_json::json;
use tabletop::Config;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::error::Error;

/// A table and the secrets of its seats, the host's first.
#[derive(Clone, Debug)]
pub(crate) struct Invitation {
    pub(crate) table: String,
    pub(crate) secrets: Vec<String>,
}

/// One connection, for one request after another.
pub(crate) struct Lobby {
    address: SocketAddr,
    wire: BufReader<TcpStream>,
}

#[derive(Deserialize)]
struct Seated {
    table: String,
    secret: String,
}

impl Lobby {
    pub(crate) async fn enter(address: SocketAddr) -> Result<Lobby, Error> {
        let wire = TcpStream::connect(address).await?;
        wire.set_nodelay(true)?;
        Ok(Lobby {
            address,
            wire: BufReader::new(wire),
        })
    }

    /// A table with people on all seats but those of bots; the game has not begun.
    pub(crate) async fn found(
        &mut self,
        game: &str,
        config: &Config,
        people: u8,
    ) -> Result<Invitation, Error> {
        let mut seats = vec![json!("open"); people.into()];
        seats.resize(config.players.into(), json!({ "bot": "newcomer" }));
        let table = json!({
            "game": game, "switches": config.switches, "seats": seats, "name": "Seat 1",
        });
        let Seated { table, secret } = self.post("/api/tables", &table).await?;
        let mut secrets = vec![secret];
        for seat in 1..people {
            let path = format!("/api/tables/{table}/seats");
            let name = json!({ "name": format!("Seat {}", seat + 1) });
            secrets.push(self.post::<Seated>(&path, &name).await?.secret);
        }
        Ok(Invitation { table, secrets })
    }

    /// Has the server take the table into memory.
    pub(crate) async fn look_at(&mut self, table: &str) -> Result<(), Error> {
        self.ask("GET", &format!("/api/tables/{table}"), "").await?;
        Ok(())
    }

    /// The record of a game that is over.
    pub(crate) async fn record(&mut self, table: &str) -> Result<Vec<u8>, Error> {
        self.ask("GET", &format!("/api/tables/{table}/record"), "")
            .await
    }

    /// The server's figures.
    pub(crate) async fn metrics(&mut self) -> Result<String, Error> {
        let page = self.ask("GET", "/metrics", "").await?;
        Ok(String::from_utf8_lossy(&page).into())
    }

    /// Whether the server says that it can be used.
    pub(crate) async fn is_ready(&mut self) -> Result<bool, Error> {
        match self.ask("GET", "/readyz", "").await {
            Ok(_) => Ok(true),
            Err(Error::Refused(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    async fn post<T: for<'a> Deserialize<'a>>(
        &mut self,
        path: &str,
        body: &serde_json::Value,
    ) -> Result<T, Error> {
        let answer = self.ask("POST", path, &body.to_string()).await?;
        Ok(serde_json::from_slice(&answer)?)
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<Vec<u8>, Error> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            body.len(),
        );
        self.wire.write_all(request.as_bytes()).await?;
        let mut line = String::new();
        self.wire.read_line(&mut line).await?;
        let fine = line.split(' ').nth(1).is_some_and(|s| s.starts_with('2'));
        let mut length = 0;
        loop {
            line.clear();
            self.wire.read_line(&mut line).await?;
            match line.trim_end().split_once(": ") {
                Some(("content-length", value)) => length = value.parse().unwrap_or(0),
                Some(_) => (),
                None => break,
            }
        }
        let mut answer = vec![0; length];
        self.wire.read_exact(&mut answer).await?;
        if fine {
            Ok(answer)
        } else {
            Err(Error::Refused(String::from_utf8_lossy(&answer).into()))
        }
    }
}
