//! What goes wrong is said on standard error, for whoever runs the server.

use std::io::Write;

use log::{Level, LevelFilter, Log, Metadata, Record};

struct ToStandardError;

impl Log for ToStandardError {
    /// Our own words, and only the gravest of the libraries'.
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with(env!("CARGO_CRATE_NAME")) || metadata.level() == Level::Error
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            // If even standard error is closed there is nobody to tell.
            let _ = writeln!(std::io::stderr(), "sandtable: {}", record.args());
        }
    }

    fn flush(&self) {}
}

/// Unless the program has a logger of its own.
pub(crate) fn to_standard_error() {
    if log::set_logger(&ToStandardError).is_ok() {
        log::set_max_level(LevelFilter::Info);
    }
}
