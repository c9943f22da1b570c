//! The client's types are generated from ours, never retyped. `UPDATE_TYPES=1 cargo test -p server
//! --test types` writes them; otherwise the test fails if the checked-in files are stale.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::{Typed, Visitor};
use server::wire;
use ts_rs::{Config, TS};

/// Every type the client names, into this folder; what they are made of comes along.
fn export(folder: &Path) {
    fn all<T: TS + 'static>(config: &Config) {
        T::export_all(config).expect("the type can be written");
    }
    let shared = Config::new().with_out_dir(folder);
    all::<wire::CreateTable>(&shared);
    all::<wire::TakeSeat>(&shared);
    all::<wire::Seated>(&shared);
    all::<wire::AskWhose>(&shared);
    all::<wire::Whose>(&shared);
    all::<wire::Found>(&shared);
    all::<wire::Reach>(&shared);
    all::<wire::TableInfo>(&shared);
    all::<wire::FromClient>(&shared);
    all::<wire::FromServer>(&shared);
    all::<wire::Failure>(&shared);
    all::<catalog::GameInfo>(&shared);
    all::<catalog::Replayed>(&shared);
    all::<bots::Level>(&shared);
    for game in catalog::ids() {
        // Each game has a folder of its own, since all of them call their views `View`.
        let own = Config::new().with_out_dir(folder.join(game));
        catalog::visit(game, Types(&own)).expect("ids are of games");
    }
    fs::write(folder.join("games.ts"), games()).expect("the folder can be written");
}

struct Types<'a>(&'a Config);

impl Visitor for Types<'_> {
    type Output = ();
    fn visit<G: Typed>(self) {
        G::export(self.0).expect("the types can be written");
    }
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
fn files(root: &Path) -> BTreeMap<PathBuf, String> {
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

#[test]
fn the_generated_types_are_up_to_date() {
    let checked_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    let fresh = tempfile::tempdir().unwrap();
    export(fresh.path());
    let fresh = files(fresh.path());
    if std::env::var_os("UPDATE_TYPES").is_some() {
        let _ = fs::remove_dir_all(&checked_in);
        for (name, text) in &fresh {
            let path = checked_in.join(name);
            fs::create_dir_all(path.parent().expect("it has a folder")).unwrap();
            fs::write(path, text).unwrap();
        }
    }
    let found = files(&checked_in);
    for name in fresh.keys().chain(found.keys()) {
        assert!(
            fresh.get(name) == found.get(name),
            "web/src/generated/{} is stale: run UPDATE_TYPES=1 cargo test -p server --test types",
            name.display()
        );
    }
}

#[test]
fn no_64_bit_number_goes_over_the_wire() {
    let fresh = tempfile::tempdir().unwrap();
    export(fresh.path());
    for (name, text) in files(fresh.path()) {
        assert!(!text.contains("bigint"), "{}: {text}", name.display());
    }
}
