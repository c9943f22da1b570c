//! Saved games stay good: real records of every game and number of players, kept for ever.

use std::path::{Path, PathBuf};
use std::{env, fs};

use catalog::{AnyMatch, LoadError};
use tabletop::{By, Chance, Config, Seat, Seed, Switch, SwitchKind, Viewer};

/// Set to add records of the rules as they are now, where there are none. None is ever rewritten.
const ADD: &str = "ADD_RECORDS";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The kept records: file and text.
fn kept() -> Vec<(String, String)> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("the folder of records is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "json"))
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("the record can be read");
            let name = path.file_name().expect("a file has a name");
            (name.to_string_lossy().into_owned(), text)
        })
        .collect()
}

fn head(record: &str) -> (String, u32) {
    let head: serde_json::Value = serde_json::from_str(record).expect("a record is JSON");
    let rules = head["rules"].as_u64().expect("a record names its rules");
    let game = head["game"].as_str().expect("a record names its game");
    (game.to_owned(), rules as u32)
}

/// Every game at every size, and what else is a game of its own.
fn tables() -> Vec<(String, &'static str, Config)> {
    let mut tables = Vec::new();
    for info in catalog::games() {
        for players in info.players.min..=info.players.max {
            let name = format!("{}-{players}", info.id);
            tables.push((name, info.id, Config::new(players)));
        }
        for mode in modes(info.switches) {
            let sizes = info.players.min..=info.players.max;
            let mut configs = sizes.map(|players| Config::new(players).with("mode", *mode));
            let opens = |config: &Config| catalog::open(info.id, config, Seed([0; 32])).is_ok();
            let config = configs.find(opens).expect("somebody can play it");
            tables.push((format!("{}-{mode}", info.id), info.id, config));
        }
    }
    tables
}

/// The ways to play a game beside the usual one.
fn modes(switches: &'static [Switch]) -> &'static [&'static str] {
    let mode = switches.iter().find(|switch| switch.id == "mode");
    if let Some(SwitchKind::Choice { options }) = mode.map(|mode| mode.kind) {
        return &options[1..];
    }
    &[]
}

/// A whole game at random, with people who take things back now and then.
fn play(id: &str, config: &Config, seed: &str) -> Box<dyn AnyMatch> {
    let mut dice = Chance::new(Seed::from_text(&format!("{seed} dice")));
    let mut game = catalog::open(id, config, Seed::from_text(seed))
        .expect("the game is there and the set-up is allowed");
    loop {
        let awaited: Vec<Seat> = game.awaited().iter().collect();
        if awaited.is_empty() {
            return game;
        }
        let seat = *dice.pick(&awaited);
        let menu = game.scene(Viewer::Seat(seat)).menu;
        let options: Vec<_> = menu.iter().filter(|choice| choice.no.is_none()).collect();
        let action = &dice.pick(&options).answer();
        game.act(seat, action, By::Person, &[])
            .expect("it is on the menu");
        if dice.below(9) == 0 {
            let back = game.scene(Viewer::Seat(seat));
            if back.can_undo {
                game.undo(seat, &[]).expect("it is on offer");
            } else if back.can_retract {
                game.retract(seat, &[]).expect("it is on offer");
            }
        }
    }
}

#[test]
fn nobody_looks_from_a_seat_that_is_not_there() {
    for (file, record) in kept() {
        let refused = catalog::replay(&record, Viewer::Seat(Seat(6))).err();
        let nobody = |why: &LoadError| matches!(why, LoadError::NobodySits { .. });
        assert!(refused.as_ref().is_some_and(nobody), "{file}: {refused:?}");
    }
}

#[test]
fn kept_records_play_as_they_did() {
    for (file, record) in kept() {
        let (game, rules) = head(&record);
        match catalog::load(&record) {
            Ok(played) => assert!(played.awaited().is_empty(), "{file} is a whole game"),
            Err(LoadError::OlderRules { entry, .. }) => assert!(entry > 0, "{file}"),
            // Another card, and every deal is another one.
            Err(LoadError::OtherOpening { found, known }) => assert!(found < known, "{file}"),
            Err(why) => panic!(
                "{file} cannot be played any more: {why}.\n\
                 It was made with rules version {rules} of {game}, which are today's. If the rules \
                 were meant to change, raise RULES of {game} and run `cargo xtask records`, which \
                 keeps a record of the new version beside it; if not, this change breaks people's \
                 saved games."
            ),
        }
    }
}

#[test]
fn there_is_a_record_of_every_table_with_the_rules_of_today() {
    let kept: Vec<String> = kept().into_iter().map(|(file, _)| file).collect();
    for (name, id, config) in tables() {
        let game = play(id, &config, &name);
        let record = game.record();
        let (_, rules) = head(&record);
        let file = format!("{name}.rules-{rules}.json");
        if kept.contains(&file) {
            continue;
        }
        assert!(
            env::var_os(ADD).is_some(),
            "there is no {file}: run `cargo xtask records` and keep what it adds"
        );
        fs::write(folder().join(&file), record + "\n").expect("the record can be kept");
    }
}

#[test]
fn a_record_of_older_rules_says_where_it_stops() {
    let (_, record) = kept()
        .into_iter()
        .find(|(file, _)| file == "ports-2.rules-2.json")
        .expect("Ports for two is kept");
    // As if it had been played with the luck of the first version.
    let mut older: serde_json::Value = serde_json::from_str(&record).expect("a record is JSON");
    older["rules"] = 1.into();
    older["format"] = 0.into();
    let whole = catalog::replay(&older.to_string(), Viewer::Spectator).expect("it begins");
    let stopped = whole.stopped.expect("the luck was another");
    assert_eq!(stopped.key, "replay-older-rules");
    let refused = catalog::load(&older.to_string()).err();
    assert!(
        matches!(refused, Some(LoadError::OlderRules { .. })),
        "{refused:?}"
    );
}

#[test]
fn a_record_of_older_rules_that_begin_otherwise_says_so() {
    let (_, record) = kept()
        .into_iter()
        .find(|(file, _)| file == "ports-2.rules-2.json")
        .expect("Ports for two is kept");
    // As if the deck had been another one then.
    let mut older: serde_json::Value = serde_json::from_str(&record).expect("a record is JSON");
    older["rules"] = 1.into();
    let (found, known) = (1, 2);
    let expected = LoadError::OtherOpening { found, known };
    assert_eq!(catalog::load(&older.to_string()).err(), Some(expected));
}

#[test]
fn a_record_of_tomorrow_is_refused_and_says_why() {
    let (_, record) = kept().into_iter().next().expect("there are records");
    for (field, value, key) in [
        ("format", 99, "replay-newer-format"),
        ("rules", 99, "replay-other-rules"),
    ] {
        let mut newer: serde_json::Value = serde_json::from_str(&record).expect("it is JSON");
        newer[field] = value.into();
        let refused = catalog::load(&newer.to_string()).err();
        assert_eq!(
            refused.map(|why| why.phrase().key.to_string()).as_deref(),
            Some(key)
        );
    }
}

#[test]
fn the_course_of_a_game_ends_where_the_game_did() {
    let mut ended = 0;
    for (name, record) in kept() {
        let replayed = catalog::replay(&record, Viewer::Open).expect("a kept record plays");
        let course = catalog::course(&record).expect("a kept record plays");
        assert!(course.steps < replayed.steps.len(), "{name}");
        let in_order = course.moments.is_sorted_by(|a, b| a.step < b.step);
        assert!(in_order && course.moments[0].step == 0, "{name}");
        let Some(ending) = replayed.ending else {
            continue;
        };
        ended += 1;
        let last = course.moments.last().expect("there is an opening");
        let scores: Vec<Option<f32>> = ending.scores.iter().map(|it| Some(*it as f32)).collect();
        assert_eq!(last.scores, scores, "{name}");
    }
    assert!(ended > 10, "most kept games are played to their end");
}

/// The longest game there is, with everything open, as lines of JSON.
#[test]
fn the_replay_of_a_long_game_is_short() {
    let record = fs::read_to_string(folder().join("placement-4.rules-3.json"))
        .expect("the record can be read");
    let mut replay = Vec::new();
    catalog::write_replay(&record, Viewer::Open, &mut replay).expect("it plays");
    assert!(replay.len() <= 1_500_000, "{} bytes", replay.len());
}
