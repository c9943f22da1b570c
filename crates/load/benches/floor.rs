//! What a move of two people costs before anything of it is ours: one receive, one entry kept, two
//! sends, as large as those of Ports. `cargo bench -p load`, on Linux, server on one core and clients
//! on another, to be held against `sandtable load` in the same hour.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found"
)]

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::thread::{CpuSet, sched_setaffinity};
use store::sample::{ENTRY, table};
use store::{Change, Place, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

const SECONDS: Duration = Duration::from_secs(4);
/// What a person sends to act, and what each of the two is sent of it.
const ASKED: usize = 130;
const TOLD: usize = 1_200;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    match args.iter().position(|arg| arg == "relay") {
        Some(at) => relay(args[at + 1] == "kept"),
        None => {
            for (what, kept) in [("sent on", "told"), ("kept and sent on", "kept")] {
                for tables in [20, 200] {
                    println!("{what}, {tables} tables of 2: {}", measure(tables, kept));
                }
            }
        }
    }
}

/// The server: whatever one of two says is kept, then sent to both.
fn relay(kept: bool) {
    pin(0);
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let place = Place::File(folder.path().join("tables.sqlite"));
        let store = Store::open(&place).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("{}", listener.local_addr().unwrap());
        std::io::stdout().flush().unwrap();
        for n in 0.. {
            let pair = [listener.accept().await, listener.accept().await];
            let pair = pair.map(|accepted| accepted.unwrap().0);
            let id = format!("{:0>26}", n * 7919);
            store.create(table(&id), None).await.unwrap();
            let store = kept.then(|| store.clone());
            tokio::spawn(sit(pair, id, store));
        }
    });
}

/// Two take turns.
async fn sit(mut pair: [TcpStream; 2], id: String, store: Option<Store>) {
    pair.iter().for_each(|wire| wire.set_nodelay(true).unwrap());
    let (mut asked, told) = ([0; ASKED], [0; TOLD]);
    for n in 0.. {
        if pair[n % 2].read_exact(&mut asked).await.is_err() {
            return;
        }
        if let Some(store) = &store {
            let entry = ENTRY.to_owned();
            let changes = vec![Change::Entry { n, entry }];
            store.write(&id, changes).await.unwrap();
        }
        for wire in &mut pair {
            if wire.write_all(&told).await.is_err() {
                return;
            }
        }
    }
}

fn measure(tables: usize, kept: &str) -> String {
    pin(0);
    let mut server: Child = Command::new(std::env::current_exe().unwrap())
        .args(["relay", kept])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    pin(1);
    let mut address = String::new();
    let mut out = BufReader::new(server.stdout.take().unwrap());
    out.read_line(&mut address).unwrap();
    let address: SocketAddr = address.trim().parse().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let found = runtime.block_on(async {
        let mut parties = Vec::new();
        for _ in 0..tables {
            let first = TcpStream::connect(address).await.unwrap();
            parties.push([first, TcpStream::connect(address).await.unwrap()]);
        }
        let (before, start) = (processor(server.id()), Instant::now());
        let mut playing = JoinSet::new();
        for party in parties {
            playing.spawn(play(party, start + SECONDS));
        }
        let actions: usize = playing.join_all().await.into_iter().sum();
        let took = start.elapsed().as_secs_f64();
        let each = (processor(server.id()) - before) / actions as f64;
        format!("{:.0} a second, {each:.1} µs each", actions as f64 / took)
    });
    server.kill().unwrap();
    server.wait().unwrap();
    found
}

/// One after the other acts, as soon as both have been told of the act before.
async fn play(mut pair: [TcpStream; 2], end: Instant) -> usize {
    let (asked, mut told) = ([0; ASKED], [0; TOLD]);
    let mut actions = 0;
    while Instant::now() < end {
        pair[actions % 2].write_all(&asked).await.unwrap();
        for wire in &mut pair {
            wire.read_exact(&mut told).await.unwrap();
        }
        actions += 1;
    }
    actions
}

fn pin(core: usize) {
    let mut set = CpuSet::new();
    set.set(core);
    // Where it is not allowed the figures are worse, which is all.
    let _ = sched_setaffinity(None, &set);
}

/// Microseconds of a process in user and in system.
fn processor(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let (_, fields) = stat.rsplit_once(") ").unwrap();
    let field = |n: usize| fields.split(' ').nth(n).unwrap().parse::<f64>().unwrap();
    // A tick is a hundredth of a second.
    (field(11) + field(12)) * 10_000.0
}
