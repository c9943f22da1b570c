//! The line to one client, which is cut if an answer is not read in time: what is kept for a client
//! that does not read, and whatever goes with it, is not kept for ever.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::response::Response;
use hyper::body::{Frame, SizeHint};
use tokio::sync::Notify;
use tokio::task::AbortHandle;

#[derive(Clone)]
pub(crate) struct Line {
    cut: Arc<Notify>,
    within: Duration,
}

impl Line {
    pub(crate) fn new(within: Duration) -> Line {
        Line {
            cut: Arc::default(),
            within,
        }
    }

    /// Waits until somebody has not read an answer in time. The body itself could not tell: it is not
    /// even asked for more while the wire takes nothing.
    pub(crate) async fn is_cut(&self) {
        self.cut.notified().await;
    }

    /// Nobody waits any longer for what is on its way.
    pub(crate) fn cut(&self) {
        self.cut.notify_one();
    }

    /// An answer that is to be read in time.
    pub(crate) fn send(&self, answer: Response) -> Response {
        let Line { cut, within } = self.clone();
        answer.map(|body| {
            let timer = tokio::spawn(async move {
                tokio::time::sleep(within).await;
                cut.notify_one();
            });
            Body::new(Timed {
                body,
                timer: timer.abort_handle(),
            })
        })
    }
}

struct Timed {
    body: Body,
    timer: AbortHandle,
}

impl HttpBody for Timed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Timed {
    fn drop(&mut self) {
        self.timer.abort();
    }
}
