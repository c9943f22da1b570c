//! A server is killed, stopped, frozen and cut off while people play: a short run of what
//! `cargo xtask torture` does at length.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::time::Duration;

use load::{Blow, Endured, Ordeal};
use tabletop::{Config, Seed};

#[test]
fn nothing_that_anybody_was_told_is_lost() {
    let endured = endure(1, 20, &[]);
    assert!(endured.games > 0, "{endured:?}");
}

#[test]
fn a_full_disk_is_told_of_and_takes_nothing_away() {
    let endured = endure(1, 4, &[Blow::FullDisk]);
    assert_eq!(endured.count(Blow::FullDisk), 4, "{endured:?}");
}

#[test]
fn a_clock_that_jumps_by_years_takes_nothing_away() {
    let endured = endure(1, 6, &[Blow::WrongClock, Blow::Kill]);
    assert!(endured.count(Blow::WrongClock) > 0, "{endured:?}");
    assert!(endured.count(Blow::Kill) > 0, "{endured:?}");
}

#[test]
#[ignore = "needs PostgreSQL"]
fn three_servers_and_their_database_lose_nothing_either() {
    let endured = endure(3, 30, &[]);
    assert!(endured.count(Blow::Kill) > 0, "{endured:?}");
    assert!(endured.count(Blow::Outage) > 0, "{endured:?}");
}

fn endure(servers: u32, blows: u32, only: &[Blow]) -> Endured {
    let ordeal = Ordeal {
        games: vec![
            ("ports".to_owned(), Config::new(2)),
            ("cyberwar".to_owned(), Config::new(3)),
        ],
        tables: 4,
        servers,
        blows,
        longest: Duration::from_secs(90),
        only: only.to_vec(),
        seed: Seed::from_text("a short run"),
    };
    let program = Path::new(env!("CARGO_BIN_EXE_sandtable"));
    let endured: Endured = load::torture(&ordeal, program, |_| ()).expect("the server starts");
    assert!(endured.lost.is_empty(), "{endured:?}");
    assert!(
        endured.acknowledged > 0 && endured.returns > 0,
        "{endured:?}"
    );
    endured
}
