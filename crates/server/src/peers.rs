//! Several servers on one database. Each table is run by the one that holds it, and whatever of it
//! comes to another is passed on there: any server is good for anybody, and all that is not kept, who is
//! here and what is being asked, is in one place.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper::upgrade::{self, OnUpgrade};
use hyper_util::rt::TokioIo;
use store::{Holder, Peers};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use crate::hall::Hall;
use crate::limits::Pass;
use crate::{Refusal, manners, secret};

/// What shows that another server passes something on, and whom it does that for.
const PASSWORD: &str = "x-sandtable-server";
const CALLER: &str = "x-sandtable-caller";

/// Another server has passed the request on.
#[derive(Clone, Copy)]
pub(crate) struct Passed;

/// How long whoever holds a table may be out of reach: others take over sooner.
const REACHED_WITHIN: Duration = Duration::from_secs(6);
const CONNECTED_WITHIN: Duration = Duration::from_secs(1);
const AGAIN_AFTER: Duration = Duration::from_millis(100);

/// How often it is looked whether somebody has left a clock running.
const LOOK_EVERY: Duration = Duration::from_millis(400);

/// A table that could not be opened is not tried at every look.
const TRIED_AGAIN_AFTER: Duration = Duration::from_secs(2);

/// Games with a clock whose server is gone go on here.
pub(crate) async fn look_after_clocks(hall: Weak<Hall>) {
    let mut tried: HashMap<String, Instant> = HashMap::new();
    loop {
        sleep(LOOK_EVERY).await;
        let Some(hall) = hall.upgrade() else { return };
        if hall.is_closing() {
            return;
        }
        tried.retain(|_, at| at.elapsed() < TRIED_AGAIN_AFTER);
        // While the database is away, so are the clocks.
        for id in hall.store.ticking().await.unwrap_or_default() {
            if let Entry::Vacant(table) = tried.entry(id) {
                drop(hall.table(table.key()));
                table.insert(Instant::now());
            }
        }
    }
}

/// Ends all tables when others may have taken them over.
pub(crate) async fn resign_when_ousted(hall: Weak<Hall>) {
    let ousted = |hall: Arc<Hall>| hall.store.peers().map(Peers::ousted);
    let Some(mut ousted) = hall.upgrade().and_then(ousted) else {
        return;
    };
    while ousted.changed().await.is_ok() {
        let Some(hall) = hall.upgrade() else { return };
        if hall.is_closing() {
            return;
        }
        tracing::warn!("other servers may hold the tables of this one now: they are opened anew");
        hall.resign().await;
    }
}

/// For whom another server passes this on; none if nobody does. What only servers say goes no further.
pub(crate) fn caller(hall: &Hall, request: &mut Request) -> Option<SocketAddr> {
    let headers = request.headers_mut();
    let (password, caller) = (headers.remove(PASSWORD)?, headers.remove(CALLER)?);
    let own = hall.store.peers()?.password();
    // Compared as hashes: how far they agree takes no time.
    let is_ours = secret::hash(password.to_str().ok()?) == secret::hash(own);
    let caller: IpAddr = caller.to_str().ok().filter(|_| is_ours)?.parse().ok()?;
    request.extensions_mut().insert(Passed);
    Some(SocketAddr::new(caller, 0))
}

/// The table or class that a path is about.
fn about(path: &str) -> Option<&str> {
    let mut parts = path.strip_prefix("/api/")?.split('/');
    let kind = parts.next()?;
    let id = parts.next()?;
    (["tables", "classes"].contains(&kind) && secret::is_table_id(id)).then_some(id)
}

/// Lets whoever holds a table answer what is asked of it.
pub(crate) async fn pass_on(
    State(hall): State<Arc<Hall>>,
    request: Request,
    next: Next,
) -> Response {
    let passed = request.extensions().get::<Passed>().is_some();
    let peers = hall.store.peers().filter(|_| !passed);
    let id = about(request.uri().path()).map(str::to_owned);
    let (Some(peers), Some(id)) = (peers, id) else {
        return next.run(request).await;
    };
    match reach(&hall, &id).await {
        Ok(Reached::Here) => next.run(request).await,
        Ok(Reached::There(address, stream)) => {
            let gone = peers.is_gone(address);
            tokio::select! {
                answer = hand_over(&hall, peers, address, stream, request) => {
                    answer.unwrap_or_else(IntoResponse::into_response)
                }
                () = gone => Refusal::Closing.into_response(),
            }
        }
        Err(refusal) => refusal.into_response(),
    }
}

enum Reached {
    Here,
    There(SocketAddr, TcpStream),
}

/// Finds whoever holds the table. One that has died is soon not the holder any more.
async fn reach(hall: &Hall, id: &str) -> Result<Reached, Refusal> {
    let give_up = Instant::now() + REACHED_WITHIN;
    loop {
        if hall.has(id) {
            return Ok(Reached::Here);
        }
        match hall.store.holder(id).await? {
            Holder::Nobody | Holder::Us => return Ok(Reached::Here),
            Holder::Another(None) => (),
            Holder::Another(Some(address)) => {
                let connecting = TcpStream::connect(address);
                if let Ok(Ok(stream)) = timeout(CONNECTED_WITHIN, connecting).await {
                    let _ = stream.set_nodelay(true);
                    return Ok(Reached::There(address, stream));
                }
            }
        }
        if Instant::now() > give_up {
            return Err(Refusal::Closing);
        }
        sleep(AGAIN_AFTER).await;
    }
}

async fn hand_over(
    hall: &Arc<Hall>,
    peers: &Peers,
    address: SocketAddr,
    stream: TcpStream,
    mut request: Request,
) -> Result<Response, Refusal> {
    let caller = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let caller = caller.map_or(IpAddr::from([0, 0, 0, 0]), |caller| caller.0.ip());
    let wants_more = request.headers().contains_key(header::UPGRADE);
    let pass = match wants_more {
        true => Some(may_connect(hall, caller, &request)?),
        false => None,
    };
    let from = wants_more.then(|| upgrade::on(&mut request));
    let path = request.uri().path_and_query().cloned();
    *request.uri_mut() = path.map_or_else(Uri::default, Uri::from);
    let headers = request.headers_mut();
    for (name, value) in [(PASSWORD, peers.password()), (CALLER, &caller.to_string())] {
        let value = HeaderValue::from_str(value).map_err(|_| Refusal::Trouble)?;
        headers.insert(name, value);
    }
    let lost = |error: hyper::Error| {
        tracing::warn!("a table could not be asked at {address}: {error}");
        Refusal::Closing
    };
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(lost)?;
    tokio::spawn(connection.with_upgrades());
    let mut answer = sender.send_request(request).await.map_err(lost)?;
    if let (Some(from), StatusCode::SWITCHING_PROTOCOLS) = (from, answer.status()) {
        let to = upgrade::on(&mut answer);
        let (closed, gone) = (hall.closed(), peers.is_gone(address));
        tokio::spawn(async move {
            tokio::select! {
                () = join(from, to) => (),
                () = closed => (),
                () = gone => (),
            }
            drop(pass);
        });
    }
    Ok(answer.map(Body::new))
}

/// Whether this address may have one more connection, here as at the server that holds the table.
fn may_connect(hall: &Hall, caller: IpAddr, request: &Request) -> Result<Pass, Refusal> {
    if !manners::same_site(request.headers()) {
        return Err(Refusal::OtherSite);
    }
    let pass = hall.addresses.socket(caller);
    pass.ok_or(Refusal::TooManyConnections)
}

/// Whatever comes from either side goes to the other, until one of them ends.
async fn join(from: OnUpgrade, to: OnUpgrade) {
    if let (Ok(from), Ok(to)) = tokio::join!(from, to) {
        let (mut from, mut to) = (TokioIo::new(from), TokioIo::new(to));
        let _ = tokio::io::copy_bidirectional(&mut from, &mut to).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a dead server ran goes on elsewhere within three seconds, and people who ask meanwhile wait.
    #[test]
    fn nobody_waits_long_for_a_dead_server() {
        let taken_over = store::SILENCE + LOOK_EVERY;
        assert!(taken_over < Duration::from_secs(3), "{taken_over:?}");
        assert!(taken_over + CONNECTED_WITHIN + AGAIN_AFTER < REACHED_WITHIN);
    }

    #[test]
    fn a_path_is_about_the_table_or_class_that_it_names() {
        let id = secret::table_id();
        for path in ["tables/{id}", "tables/{id}/socket", "classes/{id}/people"] {
            let path = format!("/api/{}", path.replace("{id}", &id));
            assert_eq!(about(&path), Some(&*id), "{path}");
        }
        for path in [
            "/",
            "/api/tables",
            "/api/tables/x",
            "/api/games",
            "/api/codes/AB",
        ] {
            assert_eq!(about(path), None, "{path}");
        }
        assert_eq!(
            about(&format!("/tables/{id}")),
            None,
            "a page of the client"
        );
    }
}
