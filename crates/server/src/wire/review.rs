//! What is said of a review.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

/// `GET`, `POST` and `DELETE /api/tables/{table}/review`: how far the review of a finished game is.
#[derive(Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum ReviewState {
    /// Nobody has asked for it, or it was stopped.
    None,
    /// So many of its pieces are done; of none: the game is being played again.
    Running { done: usize, of: usize },
    Done {
        #[ts(as = "catalog::Review")]
        #[schemars(with = "catalog::Review")]
        review: Box<RawValue>,
    },
}
