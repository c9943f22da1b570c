//! What goes wrong is said on standard error, with its time and gravity, for whoever runs the server.

use tracing::Subscriber;
pub use tracing::level_filters::LevelFilter as LogLevel;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::prelude::*;

/// How much is said, and in which form.
#[derive(Clone, Copy, Debug)]
pub struct Log {
    /// What is less grave is not said.
    pub level: LogLevel,
    /// A JSON object a line, for programs that collect them.
    pub json: bool,
}

impl Default for Log {
    fn default() -> Log {
        Log {
            level: LogLevel::INFO,
            json: false,
        }
    }
}

/// Unless the program listens by itself already.
pub(crate) fn to_standard_error(log: Log) {
    let _ = to(log, std::io::stderr).try_init();
}

/// Our own words, and only the gravest of the libraries'.
fn to<W>(log: Log, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let told = Targets::new()
        .with_default(LogLevel::ERROR.min(log.level))
        .with_target(env!("CARGO_CRATE_NAME"), log.level);
    let lines = fmt::layer()
        .with_writer(writer)
        .with_target(false)
        // If even standard error is closed there is nobody to tell.
        .log_internal_errors(false);
    let lines = if log.json {
        lines.json().flatten_event(true).boxed()
    } else {
        lines.boxed()
    };
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

    fn said(log: Log) -> String {
        let paper = Paper::default();
        let writer = paper.clone();
        tracing::subscriber::with_default(to(log, move || writer.clone()), || {
            tracing::info!("forgot 3 old tables");
            tracing::warn!(target: "hyper", "somebody hung up");
            tracing::error!(target: "hyper", "nothing works");
        });
        let said = paper.0.lock().unwrap();
        String::from_utf8(said.clone()).unwrap()
    }

    #[test]
    fn a_line_says_when_and_how_grave_and_libraries_are_heard_only_in_need() {
        let said = said(Log::default());
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

    #[test]
    fn programs_get_json_and_nobody_what_is_less_grave_than_asked_for() {
        let log = Log {
            level: LogLevel::WARN,
            json: true,
        };
        let said = said(log);
        let lines: Vec<serde_json::Value> = said
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(lines.len(), 1, "{said}");
        assert_eq!(lines[0]["level"], "ERROR");
        assert_eq!(lines[0]["message"], "nothing works");
    }
}
