//! How long things take, as Prometheus counts it: how many took at most so long, for a few lengths.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// In microseconds. Between what a move takes by itself and what anybody would notice.
const BOUNDS: [u64; 13] = [
    100, 250, 500, 1_000, 2_000, 3_000, 5_000, 7_500, 10_000, 20_000, 50_000, 100_000, 1_000_000,
];

/// Only ever added to.
#[derive(Debug, Default)]
pub(crate) struct Took {
    /// By the shortest bound that it kept within; the last are those that kept within none.
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Took {
    pub(crate) fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bound = BOUNDS.partition_point(|&bound| bound < micros);
        self.counts[bound].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// The lines of this histogram.
    pub(crate) fn page(&self, name: &str, help: &str) -> String {
        let mut page =
            format!("# HELP sandtable_{name} {help}\n# TYPE sandtable_{name} histogram\n");
        let mut so_far = 0;
        let bounds = BOUNDS.iter().map(|&bound| seconds(bound).to_string());
        let bounds = bounds.chain(["+Inf".to_owned()]);
        for (bound, count) in bounds.zip(&self.counts) {
            so_far += count.load(Ordering::Relaxed);
            writeln!(page, "sandtable_{name}_bucket{{le=\"{bound}\"}} {so_far}")
                .expect("strings take all");
        }
        let sum = seconds(self.micros.load(Ordering::Relaxed));
        writeln!(
            page,
            "sandtable_{name}_sum {sum}\nsandtable_{name}_count {so_far}"
        )
        .expect("strings take all");
        page
    }
}

fn seconds(micros: u64) -> f64 {
    micros as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_counts_for_all_bounds_that_it_kept_within() {
        let took = Took::default();
        for micros in [0, 100, 101, 900, 2_000_000] {
            took.add(Duration::from_micros(micros));
        }
        let page = took.page("move_seconds", "Moves.");
        for line in [
            "# TYPE sandtable_move_seconds histogram",
            "sandtable_move_seconds_bucket{le=\"0.0001\"} 2",
            "sandtable_move_seconds_bucket{le=\"0.00025\"} 3",
            "sandtable_move_seconds_bucket{le=\"0.0005\"} 3",
            "sandtable_move_seconds_bucket{le=\"0.001\"} 4",
            "sandtable_move_seconds_bucket{le=\"1\"} 4",
            "sandtable_move_seconds_bucket{le=\"+Inf\"} 5",
            "sandtable_move_seconds_sum 2.001101",
            "sandtable_move_seconds_count 5",
        ] {
            assert!(page.lines().any(|each| each == line), "{line}\n{page}");
        }
    }
}
