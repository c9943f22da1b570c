//! What it costs to keep entries: `cargo bench -p store`, on Linux.
//!
//! Each table writes one entry after another, as in a game, and all tables at once. Processor time is
//! that of the whole process, the thread of the store and the tasks that wait for it.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found"
)]

use std::time::{Duration, Instant};

use store::sample::{ENTRY, table};
use store::{Change, Store};

fn main() {
    for tables in [1, 20, 200, 2000] {
        let best = (0..3)
            .map(|_| run(tables))
            .min_by(|a, b| a.processor.total_cmp(&b.processor))
            .unwrap();
        println!(
            "{tables:>5} tables: {:>7.0} entries/s, {:>6.2} µs of processor time each ({:.2} in the system)",
            best.rate, best.processor, best.system
        );
    }
}

struct Found {
    rate: f64,
    /// Microseconds an entry.
    processor: f64,
    system: f64,
}

fn run(tables: usize) -> Found {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.sqlite");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let store = Store::open(&path.as_path().into()).await.unwrap();
        let ids: Vec<String> = (0..tables).map(|n| format!("{:0>26}", n * 7919)).collect();
        for id in &ids {
            store.create(table(id), None).await.unwrap();
        }
        let before = usage();
        let start = Instant::now();
        let end = start + Duration::from_secs(2);
        let mut writers = tokio::task::JoinSet::new();
        for id in ids {
            let store = store.clone();
            writers.spawn(async move {
                let mut n = 0;
                while Instant::now() < end {
                    let entry = ENTRY.to_owned();
                    let changes = vec![Change::Entry { n, entry }];
                    store.write(&id, changes).await.unwrap();
                    n += 1;
                }
                n
            });
        }
        let entries: usize = writers.join_all().await.into_iter().sum();
        let took = start.elapsed().as_secs_f64();
        let after = usage();
        let each = |micros: f64| micros / entries as f64;
        Found {
            rate: entries as f64 / took,
            processor: each(after.0 + after.1 - before.0 - before.1),
            system: each(after.1 - before.1),
        }
    })
}

/// Microseconds of this process in user and in system.
fn usage() -> (f64, f64) {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let (_, fields) = stat.rsplit_once(") ").unwrap();
    let field = |n: usize| fields.split(' ').nth(n).unwrap().parse::<f64>().unwrap();
    // A tick is a hundredth of a second.
    (field(11) * 10_000.0, field(12) * 10_000.0)
}
