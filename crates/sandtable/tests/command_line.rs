//! The program as its users call it.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn sandtable(args: &[&str]) -> Output {
    typing("", args)
}

/// Runs the program and types the lines.
fn typing(lines: &str, args: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(output: &Output) -> serde_json::Value {
    assert!(output.status.success(), "{}", stderr(output));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[track_caller]
fn fails_saying(output: &Output, said: &str) {
    assert!(!output.status.success());
    let error = stderr(output);
    assert!(error.contains(said), "{error}");
    assert!(!error.contains("panicked"), "{error}");
}

/// A finished game, played with always the first option.
fn played(file: &Path) -> Output {
    let save = file.to_str().unwrap();
    let args = [
        "play", "ports", "--seed", "demo", "--bots", "random", "--save", save,
    ];
    typing(&"1\n2\n3\n4\n".repeat(60), &args)
}

fn scratch() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    (folder, file)
}

#[test]
fn games_lists_every_game_with_players_and_switches() {
    let list = json(&sandtable(&["games", "--json"]));
    let ports = &list[0];
    assert_eq!(ports["id"], "ports");
    assert_eq!(ports["name"], "Ports");
    assert_eq!(ports["players"]["min"], 2);
    assert_eq!(ports["players"]["max"], 6);
    assert_eq!(ports["switches"][0]["id"], "captures-name-up");
    let text = stdout(&sandtable(&["games", "--lang", "ja"]));
    assert!(text.contains("ポート札"), "{text}");
}

#[test]
fn sim_gives_the_same_games_whatever_the_number_of_threads() {
    let run = |threads| {
        let args = [
            "sim",
            "ports",
            "--games",
            "300",
            "--seed",
            "s",
            "--json",
            "--threads",
            threads,
        ];
        let mut report = json(&sandtable(&args));
        let report = report.as_object_mut().unwrap();
        for field in ["seconds", "decisions_per_second"] {
            assert!(report.remove(field).unwrap().as_f64().unwrap() > 0.0);
        }
        report.clone()
    };
    let one = run("1");
    assert_eq!(one, run("2"));
    assert_eq!(one["game"], "ports");
    assert_eq!(one["players"], 3);
    assert_eq!(one["games"], 300);
    let wins: f64 = one["wins"]
        .as_array()
        .unwrap()
        .iter()
        .map(|w| w.as_f64().unwrap())
        .sum();
    assert!((wins - 300.0).abs() < 1e-6);
    assert_eq!(one["mean_scores"].as_array().unwrap().len(), 3);
    assert!(one["mean_decisions"].as_f64().unwrap() > 20.0);
}

#[test]
fn arena_reports_a_win_rate_with_its_interval() {
    let args = [
        "arena",
        "ports",
        "--bots",
        "greedy,random",
        "--games",
        "60",
        "--json",
    ];
    let report = json(&sandtable(&args));
    let rate = report["win_rate"].as_f64().unwrap();
    let [low, high] = [0, 1].map(|end| report["ci"][end].as_f64().unwrap());
    assert!(low <= rate && rate <= high, "{report}");
    assert!((report["fair"].as_f64().unwrap() - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn a_whole_game_is_played_and_its_record_replays() {
    let (_folder, file) = scratch();
    let game = played(&file);
    assert!(game.status.success(), "{}", stderr(&game));
    assert!(stdout(&game).contains("Player 1"));
    let replay = sandtable(&["replay", file.to_str().unwrap()]);
    assert!(replay.status.success(), "{}", stderr(&replay));
    assert!(stdout(&replay).contains("the record is sound"));
    let again = played(&file);
    fails_saying(&again, "already a file");
}

#[test]
fn a_game_left_early_is_kept_and_counted() {
    let (_folder, file) = scratch();
    let save = file.to_str().unwrap();
    // With this seed the other begins, so one decision has been made.
    let args = [
        "play",
        "ports",
        "--players",
        "2",
        "--seed",
        "c",
        "--bots",
        "random",
        "--save",
        save,
    ];
    assert!(typing("q\n", &args).status.success());
    let replay = stdout(&sandtable(&["replay", save]));
    assert!(replay.contains("1 decision\n"), "{replay}");
    assert!(replay.contains("not played to its end"), "{replay}");
}

#[test]
fn a_seed_repeats_a_game() {
    let run = || {
        let (_folder, file) = scratch();
        played(&file);
        fs::read_to_string(&file).unwrap()
    };
    assert_eq!(run(), run());
}

#[test]
fn the_game_speaks_three_languages() {
    for (lang, prompt) in [("en", "Field:"), ("ja", "場："), ("zh-TW", "場上：")] {
        let output = typing("q\n", &["play", "ports", "--seed", "x", "--lang", lang]);
        let text = stdout(&output);
        assert!(text.contains(prompt), "{text}");
    }
}

#[test]
fn what_is_not_understood_is_asked_again() {
    let output = typing("99\nhello\nh\nl\nu\nq\n", &["play", "ports", "--seed", "x"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert_eq!(text.matches("Please type a number").count(), 2, "{text}");
}

#[test]
fn input_that_ends_early_is_an_error() {
    fails_saying(
        &typing("", &["play", "ports", "--seed", "x"]),
        "the input ended",
    );
}

#[test]
fn bad_input_gets_a_clear_error() {
    let cases: &[(&[&str], &str)] = &[
        (&["play", "chess"], "choose one of ports"),
        (&["play", "ports", "--players", "9"], "2"),
        (
            &["play", "ports", "--switch", "nonsense"],
            "captures-name-up",
        ),
        (&["play", "ports", "--switch", "games=99"], "games"),
        (&["play", "ports", "--switch", "red=quic"], "red"),
        (&["play", "ports", "--seat", "4"], "seat"),
        (&["play", "ports", "--bots", "genius"], "no bot is called"),
        (&["sim", "ports", "--bots", "random,random"], "3 bots need"),
        (&["sim", "ports", "--games", "0"], "at least one game"),
        (&["arena", "ports", "--bots", "hard"], "comma"),
        (&["replay", "no-such-file.json"], "cannot read"),
    ];
    for (args, said) in cases {
        fails_saying(&sandtable(args), said);
    }
}

#[test]
fn a_tampered_or_foreign_record_is_refused_with_its_reason() {
    let (folder, file) = scratch();
    played(&file);
    let record: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    type Change = fn(&mut serde_json::Value);
    let cases: &[(&str, Change, &str)] = &[
        (
            "foreign",
            |r| *r = serde_json::json!({"hello": 1}),
            "not a Sandtable record",
        ),
        ("game", |r| r["game"] = "chess".into(), "no game is called"),
        ("rules", |r| r["rules"] = 99.into(), "rules version 99"),
        (
            "seed",
            |r| r["seed"] = "0".repeat(64).into(),
            "the opening position",
        ),
        ("players", |r| r["config"]["players"] = 99.into(), "set-up"),
        (
            "digest",
            |r| r["entries"][3]["digest"] = "0".repeat(32).into(),
            "entry 4: the digest",
        ),
        ("seat", |r| r["entries"][0]["seat"] = 7.into(), "no seat"),
        (
            "turn",
            |r| r["entries"][1] = r["entries"][0].clone(),
            "entry 2",
        ),
        (
            "action",
            |r| r["entries"][0]["did"]["act"] = "end".into(),
            "entry 1 is not allowed",
        ),
    ];
    let bytes = folder.path().join("bytes");
    fs::write(&bytes, [0xff, 0xfe, 0x00]).unwrap();
    fails_saying(
        &sandtable(&["replay", bytes.to_str().unwrap()]),
        "not a Sandtable record",
    );
    for (name, change, said) in cases {
        let mut changed = record.clone();
        change(&mut changed);
        let file = folder.path().join(name);
        fs::write(&file, changed.to_string()).unwrap();
        fails_saying(&sandtable(&["replay", file.to_str().unwrap()]), said);
    }
}
