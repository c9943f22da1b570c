//! Requests that are nearly right: whatever they ask for, they are answered, and never with trouble of our own.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde::Deserialize;
use serde_json::value::RawValue;
use tower::ServiceExt;

use super::app;
use crate::hall::{Hall, Options};

/// What pages post, a line a request.
const REQUESTS: &str = include_str!("../../tests/corpus/requests.jsonl");

#[derive(Deserialize)]
struct Posted {
    path: String,
    body: Box<RawValue>,
}

impl Posted {
    fn request(self) -> Option<Request<Body>> {
        let body = Body::from(String::from(Box::<str>::from(self.body)));
        Request::builder()
            .method(Method::POST)
            .uri(self.path)
            .header(header::HOST, "localhost")
            .header(header::CONTENT_TYPE, "application/json")
            .body(body)
            .ok()
    }
}

#[test]
fn fuzz_requests() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let options = Options {
        data: ":memory:".into(),
        unlimited: true,
        ..Options::default()
    };
    let app = runtime.block_on(async { app(Hall::open(&options).await.unwrap()) });
    let answer = |text: &str| {
        let posted: Posted = serde_json::from_str(text).ok()?;
        let request = posted.request()?;
        let answer = runtime.block_on(app.clone().oneshot(request));
        Some(answer.expect("it is answered").status())
    };
    let samples = fuzz::lines(REQUESTS);
    for sample in &samples {
        let status = answer(sample).expect("it is a request");
        // Of these tables and classes there are none.
        let fine = status.is_success() || status == StatusCode::NOT_FOUND;
        assert!(fine, "{status}: {sample}");
    }
    fuzz::nearly(&samples, |text| {
        let status = answer(text);
        let fine = status.is_none_or(|status| !status.is_server_error());
        assert!(fine, "{status:?}: {text}");
    });
}
