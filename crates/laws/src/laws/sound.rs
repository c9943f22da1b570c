//! Nothing panics, whatever is played.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::law::{Law, Verdict};

const LAW: Law = Law::Sound;

/// Turns a panic into a broken law, so that it is said with which seed and at which step it happened.
pub(crate) fn guard(walk: impl FnOnce() -> Verdict) -> Verdict {
    catch_unwind(AssertUnwindSafe(walk))
        .unwrap_or_else(|panic| LAW.broken(format!("it panics: {}", message(&*panic))))
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("(no message)")
}
