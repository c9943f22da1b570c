//! What goes wrong is said on standard error, with its time and gravity, for whoever runs the server.

use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::prelude::*;

/// Unless the program listens by itself already.
pub(crate) fn to_standard_error() {
    let _ = to(std::io::stderr).try_init();
}

/// Our own words, and only the gravest of the libraries'.
fn to<W>(writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let told = Targets::new()
        .with_default(LevelFilter::ERROR)
        .with_target(env!("CARGO_CRATE_NAME"), LevelFilter::INFO);
    let lines = fmt::layer()
        .with_writer(writer)
        .with_target(false)
        // If even standard error is closed there is nobody to tell.
        .log_internal_errors(false);
    tracing_subscriber::registry().with(lines.with_filter(told))
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_line_says_when_and_how_grave_and_libraries_are_heard_only_in_need() {
        let paper = Paper::default();
        let writer = paper.clone();
        tracing::subscriber::with_default(to(move || writer.clone()), || {
            tracing::info!("forgot 3 old tables");
            tracing::warn!(target: "hyper", "somebody hung up");
            tracing::error!(target: "hyper", "nothing works");
        });
        let said = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
        let lines: Vec<(&str, &str)> = said
            .lines()
            .map(|line| line.split_once(' ').unwrap())
            .collect();
        let [(time, ours), (_, theirs)] = lines[..] else {
            panic!("{said}");
        };
        assert!(time.starts_with("20") && time.ends_with('Z'), "{time}");
        assert_eq!(ours.trim_start(), "INFO forgot 3 old tables");
        assert_eq!(theirs.trim_start(), "ERROR nothing works");
    }
}
