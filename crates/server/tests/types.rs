//! The client's types and the games' facts are generated from ours, never retyped. `cargo xtask types`
//! writes them; otherwise the test fails if the checked-in files are stale.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use bots::Level;
use catalog::{Typed, Visitor};
use schemars::SchemaGenerator;
use server::wire;
use ts_rs::{Config, TS};

/// Every type the client names, into this folder; what they are made of comes along. And the facts of
/// each game, beside their type.
fn export(folder: &Path) {
    fn all<T: TS + 'static>(config: &Config) {
        T::export_all(config).expect("the type can be written");
    }
    let shared = Config::new().with_out_dir(folder);
    all::<wire::CreateTable>(&shared);
    all::<wire::PlayOn>(&shared);
    all::<wire::BeginLesson>(&shared);
    all::<wire::TakeSeat>(&shared);
    all::<wire::Seated>(&shared);
    all::<wire::AskWhose>(&shared);
    all::<wire::Whose>(&shared);
    all::<wire::Found>(&shared);
    all::<wire::Reach>(&shared);
    all::<wire::CreateClass>(&shared);
    all::<wire::Founded>(&shared);
    all::<wire::Enter>(&shared);
    all::<wire::Entered>(&shared);
    all::<wire::AskDebrief>(&shared);
    all::<wire::ClassDebrief>(&shared);
    all::<wire::FromClass>(&shared);
    all::<wire::ToClass>(&shared);
    all::<wire::TableInfo>(&shared);
    all::<wire::FromClient>(&shared);
    all::<wire::FromServer>(&shared);
    all::<wire::Failure>(&shared);
    all::<catalog::GameInfo>(&shared);
    all::<catalog::Scene>(&shared);
    all::<catalog::ReplayLine>(&shared);
    all::<catalog::Course>(&shared);
    all::<catalog::debrief::Debrief>(&shared);
    all::<wire::ReviewState>(&shared);
    all::<wire::Compare>(&shared);
    all::<catalog::Compared>(&shared);
    all::<catalog::Posed>(&shared);
    all::<wire::AnswerPuzzle>(&shared);
    all::<wire::PuzzleAnswered>(&shared);
    all::<catalog::train::TrainDeck>(&shared);
    all::<Level>(&shared);
    for game in catalog::ids() {
        // Each game has a folder of its own, since all of them call their views `View`.
        let folder = folder.join(game);
        let own = Config::new().with_out_dir(&folder);
        catalog::visit(game, Types(&own)).expect("ids are of games");
        let path = folder.join("Facts.ts");
        let mut text = fs::read_to_string(&path).expect("the type of its facts is exported");
        let facts = catalog::facts(game).expect("ids are of games");
        text += &format!("\nexport const FACTS: Facts = {facts};\n");
        fs::write(&path, text).expect("the facts can be written");
    }
    let attack = format!(
        "// What ATT&CK says of the techniques that cards are about.\nimport type {{ Lore }} from \"./Lore\";\n\nexport const ATTACK: {{ techniques: Record<string, Lore> }} = {};\n",
        catalog::lores()
    );
    fs::write(folder.join("attack.ts"), attack).expect("the folder can be written");
    for deck in catalog::train::DECKS {
        let written = format!(
            "// What the trainer asks.\nimport type {{ TrainDeck }} from \"../TrainDeck\";\n\nexport const DECK: TrainDeck = {};\n",
            catalog::train::trainer(deck).expect("these are decks")
        );
        fs::create_dir_all(folder.join("train")).expect("the folder can be made");
        fs::write(folder.join("train").join(format!("{deck}.ts")), written)
            .expect("the folder can be written");
    }
    let weeks: Vec<usize> = (0..7).map(puzzles::weeks_round).collect();
    let rounds = format!(
        "// After how many weeks the puzzles of each day of the week come again, Monday's first.\nexport const WEEKS_ROUND = {weeks:?} as const;\n"
    );
    fs::write(folder.join("puzzles.ts"), rounds).expect("the folder can be written");
    fs::write(folder.join("games.ts"), games()).expect("the folder can be written");
    fs::write(folder.join("levels.ts"), levels()).expect("the folder can be written");
    let wire = format!(
        "// The version of what goes over the socket.\nexport const WIRE = {};\n",
        wire::WIRE
    );
    fs::write(folder.join("wire.ts"), wire).expect("the folder can be written");
}

/// The bots that people play against.
fn levels() -> String {
    let json = |value| serde_json::to_string(&value).expect("plain data always serialises");
    let ladder = json(serde_json::json!(Level::LADDER));
    let former = json(serde_json::json!(BTreeMap::from(Level::FORMER)));
    format!(
        "import type {{ Level }} from \"./Level\";\n\n\
         // The bots that people play against, the easiest first. The others are for experiments.\n\
         export const LEVELS: Level[] = {ladder};\n\n\
         // What levels were called before.\n\
         export const FORMER: Record<string, Level> = {former};\n"
    )
}

struct Types<'a>(&'a Config);

impl Visitor for Types<'_> {
    type Output = ();
    fn visit<G: Typed>(self) {
        G::export(self.0).expect("the types can be written");
    }
}

/// What goes over the wire, as JSON Schema: for whoever writes a client of their own.
fn schema() -> String {
    let mut schemas = SchemaGenerator::default();
    let messages = [
        schemas.subschema_for::<wire::FromClient>(),
        schemas.subschema_for::<wire::FromServer>(),
        schemas.subschema_for::<wire::CreateTable>(),
        schemas.subschema_for::<wire::PlayOn>(),
        schemas.subschema_for::<wire::BeginLesson>(),
        schemas.subschema_for::<wire::TakeSeat>(),
        schemas.subschema_for::<wire::Seated>(),
        schemas.subschema_for::<wire::AskWhose>(),
        schemas.subschema_for::<wire::Whose>(),
        schemas.subschema_for::<wire::Found>(),
        schemas.subschema_for::<wire::Reach>(),
        schemas.subschema_for::<wire::CreateClass>(),
        schemas.subschema_for::<wire::Founded>(),
        schemas.subschema_for::<wire::Enter>(),
        schemas.subschema_for::<wire::Entered>(),
        schemas.subschema_for::<wire::AskDebrief>(),
        schemas.subschema_for::<wire::ClassDebrief>(),
        schemas.subschema_for::<wire::FromClass>(),
        schemas.subschema_for::<wire::ToClass>(),
        schemas.subschema_for::<wire::TableInfo>(),
        schemas.subschema_for::<wire::Failure>(),
        schemas.subschema_for::<catalog::ReplayLine>(),
        schemas.subschema_for::<catalog::Course>(),
        schemas.subschema_for::<catalog::debrief::Debrief>(),
        schemas.subschema_for::<wire::ReviewState>(),
        schemas.subschema_for::<wire::Compare>(),
        schemas.subschema_for::<catalog::Compared>(),
        schemas.subschema_for::<catalog::Posed>(),
        schemas.subschema_for::<wire::AnswerPuzzle>(),
        schemas.subschema_for::<wire::PuzzleAnswered>(),
    ];
    let schema = serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Sandtable, wire {}", wire::WIRE),
        "anyOf": messages,
        "$defs": schemas.definitions(),
    });
    serde_json::to_string_pretty(&schema).expect("plain data always serialises") + "\n"
}

#[test]
fn the_schema_of_the_wire_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/wire.schema.json");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, schema()).unwrap();
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    assert!(
        found == schema(),
        "docs/wire.schema.json is stale: run UPDATE_TYPES=1 cargo test -p server --test types; if \
         clients of the version before would not understand what is sent now, raise wire::WIRE"
    );
}

/// The list of games, as the client reads it.
fn games() -> String {
    let mut list = String::from(
        "// The ids of all games, in the order they are offered.\nexport const GAMES = [\n",
    );
    for game in catalog::ids() {
        writeln!(list, "  {game:?},").expect("strings take all");
    }
    list + "] as const;\n"
}

/// All files below a folder, by their path in it.
fn files(root: &Path) -> Files {
    let mut files = BTreeMap::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).expect("the file is text");
                let name = path.strip_prefix(root).expect("it is below").to_owned();
                files.insert(name, text);
            }
        }
    }
    files
}

type Files = BTreeMap<PathBuf, String>;

/// The files that are not as they would be written, missing and left-over ones included.
fn stale(found: &Files, fresh: &Files) -> BTreeSet<PathBuf> {
    let names = fresh.keys().chain(found.keys());
    let differ = |name: &&PathBuf| fresh.get(*name) != found.get(*name);
    names.filter(differ).cloned().collect()
}

fn fresh() -> Files {
    let folder = tempfile::tempdir().unwrap();
    export(folder.path());
    files(folder.path())
}

#[test]
fn the_generated_types_and_facts_are_up_to_date() {
    let checked_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    let fresh = fresh();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        let _ = fs::remove_dir_all(&checked_in);
        for (name, text) in &fresh {
            let path = checked_in.join(name);
            fs::create_dir_all(path.parent().expect("it has a folder")).unwrap();
            fs::write(path, text).unwrap();
        }
    }
    let stale = stale(&files(&checked_in), &fresh);
    assert!(
        stale.is_empty(),
        "in web/src/generated, {stale:?} are stale: run `cargo xtask types`"
    );
}

/// A number, an id or a relation that is changed on one side only does not go unnoticed.
#[test]
fn a_fact_that_is_changed_in_the_client_alone_is_stale() {
    let faults = [
        ("ports", r#""port": 389"#, r#""port": 390"#),
        ("placement", r#""points": 6"#, r#""points": 9"#),
        ("placement", r#""attck": "T1046""#, r#""attck": "T1047""#),
        ("league", r#""normal": 11"#, r#""normal": 9"#),
        (
            "league",
            r#""spots": ["red", "red"]"#,
            r#""spots": ["red"]"#,
        ),
        ("frontline", r#""stage": "exploit""#, r#""stage": "spread""#),
        ("frontline", r#""stops": ["t1486"]"#, r#""stops": []"#),
        (
            "cyberwar",
            r#""detected_by": [11]"#,
            r#""detected_by": [10]"#,
        ),
    ];
    let fresh = fresh();
    assert_eq!(stale(&fresh, &fresh), BTreeSet::new());
    for (game, fact, fault) in faults {
        let path = Path::new(game).join("Facts.ts");
        let faulty = fresh[&path].replacen(fact, fault, 1);
        assert_ne!(faulty, fresh[&path], "{game} says nothing of {fact}");
        let mut found = fresh.clone();
        found.insert(path.clone(), faulty);
        assert_eq!(stale(&found, &fresh), BTreeSet::from([path]));
    }
    let gone = PathBuf::from("league/Facts.ts");
    let mut found = fresh.clone();
    found.remove(&gone);
    assert_eq!(stale(&found, &fresh), BTreeSet::from([gone.clone()]));
    assert_eq!(stale(&fresh, &found), BTreeSet::from([gone]));
}

#[test]
fn no_64_bit_number_goes_over_the_wire() {
    for (name, text) in fresh() {
        assert!(!text.contains("bigint"), "{}: {text}", name.display());
    }
}
