//! What holds for every answer: security headers, time limits, refusals in our own words.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, sleep_until};

use crate::hall::Hall;
use crate::peers::Passed;
use crate::{Refusal, limits};

/// Everything comes from here and nothing is framed. Style attributes are allowed, since the client
/// places things with them; style and script elements are not. Small pictures may be inlined by the build.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; style-src 'self'; \
     style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const PERMISSIONS_POLICY: &str =
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()";

/// Set on every answer.
const HEADERS: [(&str, &str); 7] = [
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("permissions-policy", PERMISSIONS_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    // The client sets its own; what the tables say is never kept.
    response
        .headers_mut()
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Who asks for much at once has it one by one, and who asks too fast for long waits: whatever a flood asks,
/// it is asked only as often as it has connections, and takes little of the machine. Files come late, so
/// that no page is broken; the rest is refused.
pub(crate) async fn no_flood(
    State(hall): State<Arc<Hall>>,
    request: Request,
    next: Next,
) -> Response {
    // The server that it came to has counted it.
    let passed = request.extensions().get::<Passed>().is_some();
    let caller = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let Some(address) = caller.filter(|_| !passed).map(|caller| caller.0.ip()) else {
        return next.run(request).await;
    };
    let is_call = request.uri().path().starts_with("/api/");
    let fine = match is_call {
        true => hall.addresses.may_call(address),
        false => hall.addresses.may_fetch(address),
    };
    let wait = match fine {
        true => hall.addresses.wait(address),
        false => {
            hall.figures.slowed.count();
            limits::SLOWED_BY
        }
    };
    if !wait.is_zero() {
        tokio::time::sleep(wait).await;
    }
    match fine || !is_call {
        true => next.run(request).await,
        false => Refusal::TooFast.into_response(),
    }
}

/// A request that arrives drop by drop is not waited for, nor one that says itself that it is too large.
pub(crate) async fn not_for_ever(request: Request, next: Next) -> Response {
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > limits::RECORD_BYTES as u64) {
        return Refusal::TooLarge.into_response();
    }
    match tokio::time::timeout(limits::ANSWER_WITHIN, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Refusal::TooSlow.into_response(),
    }
}

/// Refusals of the framework (a body that is no JSON, an unknown method) in our own form, so that
/// every 4xx answer has a phrase.
pub(crate) async fn plain_speech(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let is_ours = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind == "application/json");
    if is_ours || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let mut translated = Refusal::of(status).into_response();
    *translated.status_mut() = status;
    translated
}

/// Who came by a name that is not ours gets nothing, and whoever runs the server is told what to do.
pub(crate) async fn by_our_name(
    State(hall): State<Arc<Hall>>,
    request: Request,
    next: Next,
) -> Response {
    // The server that it came to has looked at the name.
    let passed = request.extensions().get::<Passed>().is_some();
    // What is asked of a proxy, a whole address, goes before whatever else is said.
    let of_a_proxy = request.uri().authority().is_some();
    if passed || (!of_a_proxy && hall.reach.is_meant(request.headers())) {
        return next.run(request).await;
    }
    let why = "This Sandtable does not answer to that name. Use its address as it is printed at the \
        start, or start it with --public-url followed by what stands before the path in the \
        browser's address line.\n";
    (StatusCode::MISDIRECTED_REQUEST, why).into_response()
}

/// However busy a table was keeping somebody's secret step, who asks something of it waits as long.
pub(crate) async fn steadily(
    State(hall): State<Arc<Hall>>,
    request: Request,
    next: Next,
) -> Response {
    let at = Instant::now() + hall.steady;
    let of_a_table = request.uri().path().starts_with("/api/tables/");
    let answer = next.run(request).await;
    if of_a_table {
        sleep_until(at).await;
    }
    answer
}

/// Whatever changes or costs something is done for our own pages, and for programs.
pub(crate) async fn own_pages(request: Request, next: Next) -> Response {
    if request.method().is_safe() || same_site(request.headers()) {
        next.run(request).await
    } else {
        Refusal::OtherSite.into_response()
    }
}

/// Unlike plain text, a page of another site cannot send this without being asked first.
pub(crate) fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let (kind, _) = kind.split_once(';').unwrap_or((kind, ""));
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// A page of another site must not speak through a visitor's browser. Programs send no origin.
pub(crate) fn same_site(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let text = |value: &HeaderValue| value.to_str().ok().map(str::to_ascii_lowercase);
    let origin = text(origin);
    let site = origin.as_deref().and_then(|origin| {
        origin
            .strip_prefix("http://")
            .or_else(|| origin.strip_prefix("https://"))
    });
    let host = headers.get(header::HOST).and_then(text);
    site.is_some() && site == host.as_deref()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(origin: Option<&str>, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_str(host).unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).unwrap());
        }
        same_site(&headers)
    }

    #[test]
    fn only_our_own_pages_and_programs_may_connect() {
        assert!(same(None, "127.0.0.1:7070"));
        assert!(same(Some("http://127.0.0.1:7070"), "127.0.0.1:7070"));
        assert!(same(Some("https://games.example"), "games.example"));
        assert!(!same(Some("https://evil.example"), "games.example"));
        assert!(!same(Some("http://127.0.0.1:8080"), "127.0.0.1:7070"));
        assert!(!same(Some("null"), "127.0.0.1:7070"));
    }
}
