//! What goes wrong is said on standard error, with time and gravity, for whoever runs the server.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;

/// Unless the program listens by itself already.
pub(crate) fn to_standard_error() {
    // Our own words, and only the gravest of the libraries'.
    let told = Targets::new()
        .with_default(LevelFilter::ERROR)
        .with_target(env!("CARGO_CRATE_NAME"), LevelFilter::INFO);
    let lines = fmt::layer()
        .with_writer(std::io::stderr)
        .with_target(false)
        // If even standard error is closed there is nobody to tell.
        .log_internal_errors(false);
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(told))
        .try_init();
}
