//! A whole game of every kind and in every language, as it reads in a terminal. The transcripts are
//! kept; `UPDATE_GOLDEN=1` writes them anew.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::Write;
use std::process::{Command, Stdio};

use laws::assert_golden;
use laws::texts::languages;

/// Plays the game in every language: what is given is typed first, then always the first option.
fn plays(name: &str, args: &[&str], first: &[&str]) {
    plays_on(name, args, first, &["1"]);
}

/// The same, but what is typed after the beginning is this, over and over.
fn plays_on(name: &str, args: &[&str], first: &[&str], then: &[&str]) {
    for lang in &languages() {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .arg("play")
            .args(args)
            .args(["--bots", "greedy", "--lang", lang])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let on = then.iter().cycle().take(2000).copied();
        let typed: Vec<&str> = first.iter().copied().chain(on).collect();
        let typed = typed.join("\n") + "\n";
        // The game ends before everything is read.
        let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{name} in {lang}");
        let transcript = String::from_utf8(output.stdout).unwrap();
        is_readable(&transcript);
        ends_once(&transcript);
        let file = format!("tests/transcripts/{name}.{lang}.txt");
        assert_golden(file, &with_what_was_typed(&transcript, &typed));
    }
}

/// A terminal shows what is typed behind each prompt; a pipe does not.
fn with_what_was_typed(transcript: &str, typed: &str) -> String {
    let mut typed = typed.lines();
    let mut lines = transcript.split("> ");
    let mut whole = lines.next().unwrap().to_owned();
    for answer in lines {
        whole += "> ";
        whole += typed.next().unwrap();
        whole += "\n";
        whole += answer;
    }
    whole
}

/// No text is missing, and nothing steers the terminal.
fn is_readable(transcript: &str) {
    const KEYS: [&str; 6] = [
        "cli-",
        "ports-",
        "placement-",
        "league-",
        "frontline-",
        "cyberwar-",
    ];
    let is_key = |word: &str| KEYS.iter().any(|begin| word.starts_with(begin));
    for line in transcript.lines() {
        let mut words = line.split(|char: char| !char.is_alphanumeric() && char != '-');
        assert!(!words.any(is_key), "a text is missing: {line}");
        assert!(!line.contains(char::is_control), "{line:?}");
    }
}

/// How the game ended is said by the last event or by the verdict, not by both.
fn ends_once(transcript: &str) {
    let parts: Vec<&str> = transcript.split("\n\n").collect();
    let [.., played, _result, _question] = parts[..] else {
        panic!("the game is not over: {transcript}");
    };
    let last = played.lines().last().unwrap();
    let said = transcript.lines().filter(|line| *line == last).count();
    assert_eq!(said, 1, "said again: {last}");
}

#[test]
fn ports() {
    let first = ["h", "c", "c 1", "a", "t", "r", "r 3", "99", "1"];
    plays("ports", &["ports", "--players", "2", "--seed", "a"], &first);
}

#[test]
fn placement() {
    // A card, a token from two stocks, the aids, and a deal that is left, one of nothing, and one that
    // is made with a promise, too long at first.
    let taken = ["c 1", "1", "2", "1", "a", "6", "7", "q", "6", "", "", ""];
    let (long, promise) = ("x".repeat(121), "I stay out of the hospital");
    let promised = ["6", "1", "", &long, promise, "5"];
    let first = [&taken[..], &promised].concat();
    plays("placement", &["placement", "--seed", "a"], &first);
}

#[test]
fn league() {
    let first = ["c 1", "2", "a", "c 2", "f repair", "0", "1"];
    plays(
        "league",
        &["league", "--players", "2", "--seed", "a"],
        &first,
    );
}

#[test]
fn frontline() {
    // Three defences are bought and set, turns are planned, attack cards bought, and an attack is tried.
    let prepared = ["c 1", "a", "x", "4", "4", "1", "1", "1", "1", "1", "1"];
    let attacked = [
        "c 1", "2 2 2", "c 1", "1", "1", "1", "a", "2 2 3", "1", "1", "a",
    ];
    let first = [&prepared[..], &attacked].concat();
    plays("frontline", &["frontline", "--seed", "a"], &first);
}

#[test]
fn cyberwar_solo() {
    // What is chosen is gone, and the others keep their numbers.
    let first = ["c 2", "a", "u", "1", "1", "2", "3", "l", "4", "a", "1"];
    plays_on(
        "cyberwar-solo",
        &["cyberwar", "--players", "1", "--seed", "a"],
        &first,
        &["1", "2", "3", "4", "1"],
    );
}

#[test]
fn cyberwar_draft() {
    let first = ["c 2", "c T1081", "a", "5", "l"];
    plays("cyberwar-draft", &["cyberwar", "--seed", "a"], &first);
}

#[test]
fn cyberwar_red_blue() {
    let args = [
        "cyberwar",
        "--players",
        "2",
        "--switch",
        "mode=red-blue",
        "--seed",
        "a",
    ];
    plays(
        "cyberwar-red-blue",
        &args,
        &["1", "c APT3", "c 2", "a", "9"],
    );
}
