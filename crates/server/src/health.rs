//! How the server is, for those who watch over it: whether it lives, whether it can be used, and its
//! figures in the text format of Prometheus.

use std::fmt::{Display, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::Refusal;
use crate::hall::Hall;
use crate::took::Took;

/// How long the store may take before nobody should be sent here.
const READY_WITHIN: Duration = Duration::from_secs(2);

/// What has been done since the start. Only ever added to.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    /// Entries of records that were written and shown.
    pub(crate) entries: Figure,
    /// Messages of clients.
    pub(crate) messages: Figure,
    /// Messages of clients that were refused.
    pub(crate) refused: Figure,
    /// Connections that were cut off because their address has too many.
    pub(crate) turned_away: Figure,
    /// Requests of addresses that ask too fast, which had to wait.
    pub(crate) slowed: Figure,
    /// From when a person's move was read to when its effects were sent.
    pub(crate) moves: Took,
    /// How late the server turns to what has happened.
    pub(crate) lateness: Took,
}

#[derive(Debug, Default)]
pub(crate) struct Figure(AtomicU64);

impl Figure {
    pub(crate) fn count(&self) {
        self.add(1);
    }

    pub(crate) fn add(&self, more: usize) {
        self.0.fetch_add(more as u64, Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The program runs and answers.
pub(crate) async fn live() -> &'static str {
    "ok\n"
}

/// It can be used: what is done is kept.
pub(crate) async fn ready(State(hall): State<Arc<Hall>>) -> Response {
    if hall.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match tokio::time::timeout(READY_WITHIN, hall.store.can_write()).await {
        Ok(Ok(())) => "ok\n".into_response(),
        Ok(Err(_)) | Err(_) => {
            let why = "what happens cannot be kept\n";
            (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
        }
    }
}

/// For programs on this machine, unless the host has opened them to all.
pub(crate) async fn metrics(
    State(hall): State<Arc<Hall>>,
    peer: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let from_here = peer.is_some_and(|peer| peer.0.0.ip().to_canonical().is_loopback());
    let is_for_them = hall.open_metrics || (from_here && is_direct(&headers));
    if !is_for_them {
        return Err(Refusal::NoSuchPage);
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((kind, page(&hall).await).into_response())
}

/// A proxy on this machine asks for others, and says so.
fn is_direct(headers: &HeaderMap) -> bool {
    let passed_on = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];
    !passed_on.iter().any(|&name| headers.contains_key(name))
}

async fn page(hall: &Hall) -> String {
    let mut page = Page::default();
    let figures = &hall.figures;
    for (name, help, figure) in [
        (
            "entries_total",
            "Decisions that were written and shown.",
            &figures.entries,
        ),
        ("messages_total", "Messages of clients.", &figures.messages),
        (
            "refused_total",
            "Messages of clients that were refused.",
            &figures.refused,
        ),
        (
            "turned_away_total",
            "Connections that were cut off because their address has or makes too many.",
            &figures.turned_away,
        ),
        (
            "slowed_total",
            "Requests that had to wait because their address asks too fast.",
            &figures.slowed,
        ),
    ] {
        page.add(name, "counter", help, figure.now());
    }
    for (name, help, took) in [
        (
            "move_seconds",
            "From reading a person's move to having sent its effects to all.",
            &figures.moves,
        ),
        (
            "lateness_seconds",
            "How late the server turns to what has happened.",
            &figures.lateness,
        ),
    ] {
        page.0.push_str(&took.page(name, help));
    }
    let (sockets, connections) = hall.addresses.count();
    let (thinking, waiting) = hall.thinkers.busy();
    for (name, help, number) in [
        ("sockets", "Open WebSockets.", sockets),
        (
            "connections",
            "Open connections, WebSockets included.",
            connections,
        ),
        (
            "tables_in_memory",
            "Tables that somebody looks at or that have a clock.",
            hall.tables_in_memory(),
        ),
        (
            "thinking",
            "Bots and replays that are being worked on.",
            thinking,
        ),
        (
            "waiting",
            "Bots and replays that wait for their turn.",
            waiting,
        ),
    ] {
        page.add(name, "gauge", help, number);
    }
    if let Ok(kept) = hall.store.count(None).await {
        page.add("tables", "gauge", "Tables that are kept.", kept.tables);
        page.add("classes", "gauge", "Classes that are kept.", kept.classes);
    }
    page.0
}

#[derive(Default)]
struct Page(String);

impl Page {
    fn add(&mut self, name: &str, kind: &str, help: &str, number: impl Display) {
        let written = writeln!(
            self.0,
            "# HELP sandtable_{name} {help}\n# TYPE sandtable_{name} {kind}\nsandtable_{name} {number}"
        );
        written.expect("strings take all");
    }
}
