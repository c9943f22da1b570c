//! From HTTP to a WebSocket, and what is sent over it.

use axum::body::{Body, Bytes};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use futures_util::SinkExt;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tungstenite::handshake::derive_accept_key;
use tungstenite::protocol::frame::Frame;
use tungstenite::protocol::frame::coding::{Data, OpCode};
use tungstenite::protocol::{Role, WebSocketConfig};
use tungstenite::{Message, Utf8Bytes};

use crate::limits;

pub(crate) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// A longer message is sent in pieces: a connection keeps room for the longest it ever sent at once.
const PIECE: usize = 2 * 1024;

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
            if let Ok(upgraded) = self.on.await {
                let wire = TokioIo::new(upgraded);
                let config = Some(config());
                serve(WebSocketStream::from_raw_socket(wire, Role::Server, config).await).await;
            }
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

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .max_message_size(Some(limits::MESSAGE_BYTES))
        .max_frame_size(Some(limits::MESSAGE_BYTES))
        // Otherwise every connection keeps 128 KiB for what it might be sent.
        .read_buffer_size(limits::READ_BUFFER)
        // Whatever is sent is sent at once.
        .write_buffer_size(0)
}

/// Sends a text, in pieces if it is long.
pub(crate) async fn send_text(
    socket: &mut Socket,
    text: Utf8Bytes,
) -> Result<(), tungstenite::Error> {
    let mut rest: Bytes = text.into();
    let mut kind = Data::Text;
    while rest.len() > PIECE {
        let piece = Frame::message(rest.split_to(PIECE), OpCode::Data(kind), false);
        socket.feed(Message::Frame(piece)).await?;
        kind = Data::Continue;
    }
    let last = Frame::message(rest, OpCode::Data(kind), true);
    socket.send(Message::Frame(last)).await
}
