//! On the network: accepting connections, and ending well.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep_until};
use tower::ServiceExt;

use crate::hall::{Hall, Options};
use crate::line::Line;
use crate::{api, files, limits, peers, reach, trouble};

/// How long connections may take to end when the server does.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often it is tried how late the server turns to what has happened: so late it would also turn to a
/// move that has just come in.
const TRIED_EVERY: Duration = Duration::from_millis(100);

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(
        "{bind} is in use already: is another Sandtable running? Choose another port with --bind"
    )]
    InUse { bind: String },
    #[error("cannot listen at {bind}: {why}")]
    Bind { bind: String, why: io::Error },
    #[error(
        "limits can be lifted only where nobody but this machine can connect, which is not so at {0}"
    )]
    NotOnlyHere(SocketAddr),
    #[error(transparent)]
    Data(#[from] store::OpenError),
}

/// Serves until the program is told to stop (Ctrl-C or SIGTERM). `ready` is called once, with the
/// address that is listened at.
pub async fn serve(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    trouble::to_standard_error(options.log);
    files::raise();
    let unbound = |why: io::Error| {
        let bind = options.bind.clone();
        match why.kind() {
            io::ErrorKind::AddrInUse => ServeError::InUse { bind },
            _ => ServeError::Bind { bind, why },
        }
    };
    let listener = TcpListener::bind(&options.bind).await.map_err(unbound)?;
    let address = listener.local_addr().map_err(unbound)?;
    if options.unlimited && !address.ip().is_loopback() {
        return Err(ServeError::NotOnlyHere(address));
    }
    let hall = Hall::open(&options).await?;
    let store = hall.store.clone();
    ready(address);
    listen(hall, listener, told_to_stop()).await;
    let _ = tokio::time::timeout(FAREWELL, store.close()).await;
    Ok(())
}

/// Accepts connections until told to stop. From the call on the hall knows where it can be reached.
pub fn listen<S: Future<Output = ()>>(
    hall: Arc<Hall>,
    listener: TcpListener,
    stop: S,
) -> impl Future<Output = ()> + use<S> {
    if let Ok(bound) = listener.local_addr() {
        hall.reach.listens_at(bound);
        if let Some(peers) = hall.store.peers() {
            peers.listens_at(
                hall.peer_address
                    .unwrap_or_else(|| reach::for_servers(bound)),
            );
        }
    }
    accept(hall, listener, stop)
}

async fn accept(hall: Arc<Hall>, listener: TcpListener, stop: impl Future<Output = ()>) {
    let app = api::app(hall.clone());
    let mut due = Instant::now() + TRIED_EVERY;
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
            () = sleep_until(due) => {
                hall.figures.lateness.add(due.elapsed());
                due = Instant::now() + TRIED_EVERY;
                continue;
            }
        };
        match accepted {
            Ok((stream, address)) => admit(&hall, &app, stream, address),
            // Out of file descriptors, or the peer was gone at once: neither ends the server.
            Err(error) => {
                tracing::warn!("a connection was not accepted: {error}");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    hall.close();
    let all_gone = async {
        while !hall.addresses.are_gone() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let _ = tokio::time::timeout(FAREWELL, all_gone).await;
}

fn admit(hall: &Arc<Hall>, app: &Router, stream: TcpStream, address: SocketAddr) {
    // One address with too many connections is cut off before it costs anything. A proxy, or another
    // server, has those of everybody.
    let peers = hall.store.peers();
    let proxy = hall.proxies.contains(&address.ip().to_canonical())
        || peers.is_some_and(|peers| peers.contains(address.ip()));
    let pass = hall.addresses.connection(address.ip());
    if pass.is_none() && !proxy {
        hall.figures.turned_away.count();
        return;
    }
    if let Ok(local) = stream.local_addr() {
        hall.reach.meet(address.ip(), local.ip());
    }
    // Small messages should leave at once.
    let _ = stream.set_nodelay(true);
    let app = app.clone();
    let line = Line::new(hall.read_within);
    let sending = line.clone();
    let through = hall.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        let caller = through.proxies.caller(address, request.headers());
        let caller = peers::caller(&through, &mut request).unwrap_or(caller);
        request.extensions_mut().insert(ConnectInfo(caller));
        request.extensions_mut().insert(sending.clone());
        let answer = app.clone().oneshot(request);
        let line = sending.clone();
        async move { answer.await.map(|answer| line.send(answer)) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEAD_WITHIN)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let closed = hall.closed();
    tokio::spawn(async move {
        let mut connection = std::pin::pin!(connection);
        // Errors here are the peer's: a broken wire, no HTTP at all.
        tokio::select! {
            _ = connection.as_mut() => (),
            () = line.is_cut() => (),
            () = closed => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
        drop(pass);
    });
}

async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => (),
        () = terminate => (),
    }
}
