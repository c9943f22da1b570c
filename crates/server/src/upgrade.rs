//! From HTTP to a WebSocket.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Parts as Raw};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tungstenite::handshake::derive_accept_key;

use crate::inbox::Inbox;
use crate::outbox::Wire;

/// Both directions of a WebSocket.
pub(crate) struct Socket {
    pub(crate) wire: Arc<Wire>,
    pub(crate) inbox: Inbox,
}

/// A request for a WebSocket.
pub(crate) struct Upgrade {
    key: HeaderValue,
    on: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, StatusCode> {
        let says = |name: HeaderName, word: &str| {
            let value = parts.headers.get(name);
            let text = value.and_then(|value| value.to_str().ok());
            text.is_some_and(|text| {
                let mut words = text.split(',').map(str::trim);
                words.any(|each| each.eq_ignore_ascii_case(word))
            })
        };
        let asks = parts.method == Method::GET
            && says(header::CONNECTION, "upgrade")
            && says(header::UPGRADE, "websocket")
            && says(header::SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY);
        let key = key.filter(|_| asks).ok_or(StatusCode::BAD_REQUEST)?.clone();
        let on = parts.extensions.remove::<OnUpgrade>();
        let on = on.ok_or(StatusCode::UPGRADE_REQUIRED)?;
        Ok(Upgrade { key, on })
    }
}

impl Upgrade {
    /// Says yes; `serve` goes on with the socket.
    pub(crate) fn accept<F>(self, serve: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let accept = derive_accept_key(self.key.as_bytes());
        tokio::spawn(async move {
            // Whoever has gone meanwhile gets nothing.
            let Ok(upgraded) = self.on.await else { return };
            // Everybody comes over TCP (`serve.rs`).
            let Ok(Raw { io, read_buf, .. }) = upgraded.downcast::<TokioIo<TcpStream>>() else {
                return;
            };
            let (come, go) = io.into_inner().into_split();
            let socket = Socket {
                wire: Arc::new(Wire::new(go)),
                inbox: Inbox::new(come, &read_buf),
            };
            serve(socket).await;
        });
        Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_ACCEPT, accept)
            .body(Body::empty())
            .expect("these are headers")
    }
}
