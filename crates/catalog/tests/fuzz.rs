//! Records, set-ups, actions and imported facts from outside, nearly right: whatever they are, they are
//! read or refused.

use std::fs;
use std::path::Path;

use catalog::{AnyMatch, Library};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tabletop::{By, Config, Seat, Seed, Viewer};

/// Of every game, short, so that many are tried.
const ENTRIES: usize = 12;

/// The beginnings of kept records.
fn records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("records are kept there")
        .map(|file| file.expect("it can be listed").path())
        .collect();
    paths.sort();
    let beginning = |path: &_| {
        let text = fs::read_to_string(path).expect("it can be read");
        let mut record: Value = serde_json::from_str(&text).expect("it is a record");
        let entries = record["entries"].as_array_mut().expect("it has entries");
        entries.truncate(ENTRIES);
        record.to_string()
    };
    paths.iter().map(beginning).collect()
}

/// All that is made of a game.
fn look_at(game: &dyn AnyMatch) {
    for viewer in Viewer::during_play(game.seats()) {
        game.draw(viewer, None);
        game.describe(viewer);
        game.reading(viewer);
    }
    for seat in game.awaited().iter() {
        game.question(seat);
        game.fallback(seat);
    }
}

#[test]
fn fuzz_records() {
    fuzz::nearly(&records(), |text| {
        if let Ok(game) = catalog::load(text) {
            look_at(&*game);
            // What was read is a record again.
            catalog::load(&game.record()).unwrap();
        }
        let mut out = Vec::new();
        let _ = catalog::write_replay(text, Viewer::Open, &mut out);
        let _ = catalog::reading_at(text, Viewer::Seat(Seat(1)), ENTRIES / 2);
        let _ = catalog::course(text);
    });
}

#[derive(Deserialize)]
struct SetUp {
    game: String,
    config: Config,
}

#[test]
fn fuzz_set_ups() {
    let set_up = |record: String| {
        let record: Value = serde_json::from_str(&record).unwrap();
        json!({ "game": record["game"], "config": record["config"] }).to_string()
    };
    let samples: Vec<String> = records().into_iter().map(set_up).collect();
    let seed = Seed::from_text("nearly a set-up");
    fuzz::nearly(&samples, |text| {
        if let Ok(SetUp { game, config }) = serde_json::from_str(text)
            && let Ok(game) = catalog::open(&game, &config, seed)
        {
            look_at(&*game);
        }
    });
}

/// Any seat tries anything, in the middle of every game: what is refused leaves no trace, and what is
/// not can be replayed.
#[test]
fn fuzz_actions() {
    let games: Vec<(String, String)> = records()
        .into_iter()
        .filter_map(|record| {
            let game = catalog::load(&record).ok()?;
            let seat = game.awaited().first()?;
            Some((record, game.fallback(seat).get().to_owned()))
        })
        .collect();
    let actions: Vec<String> = games.iter().map(|(_, action)| action.clone()).collect();
    let entries = games.iter().flat_map(|(record, _)| {
        let record: Value = serde_json::from_str(record).unwrap();
        let entries = record["entries"].as_array().unwrap().clone();
        entries
            .into_iter()
            .map(|entry| entry["did"]["act"].to_string())
    });
    let others: Vec<String> = actions.iter().cloned().chain(entries).collect();
    fuzz::each(
        |(which, seat, steps): &(u16, u8, Vec<(u16, Vec<fuzz::Edit>)>)| {
            let which = usize::from(*which) % games.len();
            let mut game = catalog::load(&games[which].0).unwrap();
            let seats = Viewer::during_play(game.seats());
            for (number, (action, edits)) in (0..).zip(steps.iter().take(4)) {
                let seat = Seat(seat.wrapping_add(number) % game.seats());
                // Often what this seat could really do.
                let sample = match game.awaited().contains(seat) {
                    true => game.fallback(seat).get().to_owned(),
                    false => others[usize::from(*action) % others.len()].clone(),
                };
                let Ok(action) = RawValue::from_string(fuzz::edited(&sample, edits, &others))
                else {
                    continue;
                };
                let before = game.record();
                let _ = game.ahead(seat, &[action.clone(), action.clone()]);
                assert_eq!(game.record(), before, "looking ahead changes nothing");
                if game.act(seat, &action, By::Person, &seats).is_err() {
                    assert_eq!(game.record(), before, "what is refused leaves no trace");
                }
            }
            look_at(&*game);
            catalog::load(&game.record()).unwrap();
        },
    );
}

/// Tables of facts, as `sandtable attack import` writes them.
#[test]
fn fuzz_libraries() {
    let ids: Vec<String> = (1000..1012).map(|number| format!("T{number}")).collect();
    let technique = |id: &String| format!("technique|{id}|Name of {id}|impact||DC1|\n");
    let facts = format!(
        "# Facts of MITRE ATT&CK\nversion|99.0\ncomponent|DC1|D01|Processes\n{}group|G0001|Us|{}\n",
        ids.iter().map(technique).collect::<String>(),
        ids.join(" ")
    );
    assert!(!Library::read(&facts).unwrap().is_empty());
    let games = catalog::games();
    fuzz::nearly(&[facts], |text| {
        let Ok(library) = Library::read(text) else {
            return;
        };
        for game in &games {
            for offered in library.offered(game.id).into_iter().take(2) {
                let mut config = Config::new(game.players.min);
                let chosen = tabletop::Setting::Choice(offered.id);
                config.switches.insert(offered.switch.to_owned(), chosen);
                library.embed(game.id, &mut config);
                if let Ok(game) = catalog::open(game.id, &config, Seed::from_text("facts")) {
                    look_at(&*game);
                }
            }
        }
    });
}
