//! What the pages say to type can be typed: every option that stands there is one.

use std::path::Path;
use std::process::Command;

/// The commands of a page, each as it stands in a block of code: over several lines, in a unit of
/// systemd, in a compose file.
fn commands(page: &str) -> Vec<Vec<String>> {
    let blocks = page.split("```").skip(1).step_by(2);
    let mut commands = Vec::new();
    for block in blocks {
        let joined = block.replace("\\\n", " ").replace(">-\n", " ");
        for line in joined.lines() {
            let line = line.split(" #").next().unwrap_or_default();
            let mut words = line.split_whitespace().map(|word| word.trim_matches('"'));
            let program = |word: &str| word.rsplit(['/', '=']).next() == Some("sandtable");
            if words.by_ref().any(program) {
                let words: Vec<String> = words.map(str::to_owned).collect();
                let speaks = |word: &str| words.first().is_some_and(|first| first == word);
                if ["serve", "data", "load", "sim", "arena"]
                    .into_iter()
                    .any(speaks)
                {
                    commands.push(words);
                }
            }
        }
    }
    commands
}

#[test]
fn commands_are_found_wherever_they_stand() {
    let page = "```sh\nsandtable serve --bind 0.0.0.0:7070 \\\n    --luck x  # why\n```\nsandtable is\n\
        ```ini\nExecStart=/usr/local/bin/sandtable serve --log-json\n```\n\
        ```yaml\ncommand: >-\n  /sandtable serve --open-metrics\nvolumes: [./sandtable:/sandtable]\n```\n";
    let found: Vec<String> = commands(page).iter().map(|it| it.join(" ")).collect();
    assert_eq!(
        found,
        [
            "serve --bind 0.0.0.0:7070 --luck x",
            "serve --log-json",
            "serve --open-metrics"
        ]
    );
}

#[test]
fn what_the_pages_say_to_type_can_be_typed() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let page = std::fs::read_to_string(docs.join("running.md")).expect("the page is there");
    let commands = commands(&page);
    assert!(commands.len() >= 8, "{commands:?}");
    for command in commands {
        // Help is given only if all that stands before it was understood.
        let run = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(&command)
            .arg("--help")
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{}: {said}", command.join(" "));
    }
}
