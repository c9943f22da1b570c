//! The web client, compiled in.

use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::Refusal;

/// A file of the built client.
struct Asset {
    path: &'static str,
    kind: &'static str,
    tag: &'static str,
    plain: &'static [u8],
    /// Compressed, if that makes it smaller.
    gzip: Option<&'static [u8]>,
}

// `ASSETS`, sorted: made by build.rs.
include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Shown instead when the client was not built before the server.
const NOT_BUILT: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">\
     <title>Sandtable</title>\n<h1>Sandtable</h1>\n<p>The server runs, but it was compiled without \
     the web client. Stop it and run <code>cargo xtask serve</code>, which builds both.</p>\n</html>\n";

/// The first part of the paths that are pages of the client, as its router has them.
static PAGES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let list = include_str!("../../../web/src/app/pages.json");
    serde_json::from_str(list).expect("a list of names")
});

fn asset(path: &str) -> Option<&'static Asset> {
    let found = ASSETS.binary_search_by(|asset| asset.path.cmp(path)).ok()?;
    Some(&ASSETS[found])
}

/// Everything that is not the API: files of the client, and its one page for all page paths.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Refusal::Method.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(asset) = asset(path) {
        return send(asset, &headers, StatusCode::OK);
    }
    let first = path.split('/').next().unwrap_or_default();
    let status = if first.is_empty() || PAGES.contains(&first) {
        StatusCode::OK
    } else if path.contains('.') {
        return StatusCode::NOT_FOUND.into_response();
    } else {
        // Somebody mistyped an address: the client says so more kindly than we could.
        StatusCode::NOT_FOUND
    };
    match asset("index.html") {
        Some(index) => send(index, &headers, status),
        None => (status, axum::response::Html(NOT_BUILT)).into_response(),
    }
}

fn send(asset: &'static Asset, headers: &HeaderMap, status: StatusCode) -> Response {
    // The build names files by their content, except for those that are asked for by name.
    let keep = if asset.path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let common = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, keep),
        (header::ETAG, asset.tag),
        (header::VARY, "accept-encoding"),
    ];
    if status == StatusCode::OK && mentions(headers, header::IF_NONE_MATCH, asset.tag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    match asset.gzip {
        Some(gzip) if accepts_gzip(headers) => {
            (status, common, [(header::CONTENT_ENCODING, "gzip")], gzip).into_response()
        }
        _ => (status, common, asset.plain).into_response(),
    }
}

fn mentions(headers: &HeaderMap, name: HeaderName, what: &str) -> bool {
    let says = |value: &HeaderValue| value.to_str().is_ok_and(|text| text.contains(what));
    headers.get_all(name).iter().any(says)
}

pub(crate) fn accepts_gzip(headers: &HeaderMap) -> bool {
    mentions(headers, header::ACCEPT_ENCODING, "gzip")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_their_path() {
        assert!(ASSETS.is_sorted_by_key(|asset| asset.path));
        for each in ASSETS {
            assert!(asset(each.path).is_some_and(|found| found.tag == each.tag));
        }
    }
}
