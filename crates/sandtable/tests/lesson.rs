//! Guided first games in the terminal: whoever types what the guide means comes to the end.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// Does what the guide of a lesson says, and gives back all that was said.
fn follow(lesson: &str) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["play", lesson, "--lesson", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typing = child.stdin.take().unwrap();
    let mut said = Vec::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let line = line.trim_start_matches("> ").to_owned();
        let typed = if let Some(meant) = line.strip_prefix("Options that this means: ") {
            meant.split([',', '.']).next()
        } else if line.starts_with("Type the number of your answer") {
            Some("1")
        } else if line.starts_with("That was the lesson") {
            Some("q")
        } else {
            None
        };
        // A lesson that ends with its game asks nothing more.
        if let Some(typed) = typed.or(line.starts_with("The game is over").then_some("1")) {
            writeln!(typing, "{typed}").unwrap();
        }
        said.push(line);
    }
    assert!(child.wait().unwrap().success(), "{lesson}: {said:#?}");
    said
}

#[test]
fn whoever_types_what_the_guide_means_sees_every_chapter() {
    for lesson in lessons::all() {
        let said = follow(&lesson.id);
        let begins = |chapter: usize| {
            let head = format!("Chapter {chapter} of {}.", lesson.chapters.len());
            said.iter().filter(|line| line.starts_with(&head)).count()
        };
        for chapter in 1..=lesson.chapters.len() {
            assert_eq!(begins(chapter), 1, "{}, {chapter}: {said:#?}", lesson.id);
        }
        let done = said
            .iter()
            .any(|line| line == "You have finished the lesson");
        assert!(done, "{}: {said:#?}", lesson.id);
    }
}

#[test]
fn a_lesson_that_is_not_there_is_refused_with_those_that_are() {
    let output = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["play", "chess", "--lesson", "--lang", "en"])
        .output()
        .unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("chess") && said.contains("cyberwar-draft"),
        "{said}"
    );
}
