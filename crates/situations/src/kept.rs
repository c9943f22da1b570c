//! What is kept, for tests to start from.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Game, Match, Played, Record, Replay, Seat, Words};

use crate::harvest::viewers;
use crate::kinds::{Kind, kinds};
use crate::typed::by_hand;

/// Said wherever something does not fit.
const ANEW: &str = "run `cargo xtask situations` and keep what it writes";

/// Where a kind is to be found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The record's name.
    pub record: String,
    /// After so many of its entries.
    pub entry: usize,
    /// Who is asked, told or refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What this seat may do, or would be refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
}

/// A moment of a kept record.
pub struct At<'a, G: Game> {
    /// The record's name.
    pub record: &'a str,
    /// So many entries were played.
    pub entry: usize,
    pub game: &'a Match<G>,
    /// What the last of them, or the opening, led to, for everyone and the open view.
    pub played: Played<G>,
}

pub(crate) fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("kept")
        .join(game)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}; {ANEW}", path.display()))
}

/// Where each kind of a game is to be found.
pub fn index(game: &str) -> BTreeMap<Kind, Place> {
    let path = folder(game).join("index.json");
    serde_json::from_str(&read(&path)).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Texts of a game that the harvest does not come to, and why.
pub fn unreached(game: &str) -> BTreeMap<String, String> {
    let path = folder(game).join("unreached.txt");
    let Ok(text) = fs::read_to_string(path) else {
        return BTreeMap::new();
    };
    text.lines()
        .filter(|line| !line.is_empty())
        .map(|line| {
            let (key, why) = line.split_once(": ").expect("a line is `key: reason`");
            (key.to_owned(), why.to_owned())
        })
        .collect()
}

/// The kept records of a game: name and text, by name.
pub fn records(game: &str) -> Vec<(String, String)> {
    let mut names: Vec<String> = index(game).into_values().map(|at| at.record).collect();
    names.sort();
    names.dedup();
    let text = |name: &String| read(&folder(game).join(format!("{name}.json")));
    names
        .into_iter()
        .map(|name| (name.clone(), text(&name)))
        .collect()
}

/// The record of a situation, up to it: for whoever takes records of any game.
pub fn cut(game: &str, kind: &str) -> String {
    let place = place(game, kind);
    let text = read(&folder(game).join(format!("{}.json", place.record)));
    let mut record: Value = serde_json::from_str(&text).expect("a record is JSON");
    let entries = record["entries"].as_array_mut();
    entries.expect("a record has entries").truncate(place.entry);
    record.to_string()
}

fn place(game: &str, kind: &str) -> Place {
    let known = index(game).remove(kind);
    known.unwrap_or_else(|| panic!("{game} has no situation '{kind}'; {ANEW}"))
}

/// The table at a situation.
pub fn open<G: Game>(kind: &str) -> Match<G> {
    play::<G>(&cut(G::ID, kind), kind, |_, _| ())
}

/// Every moment of every kept record.
pub fn each<G: Game>(mut visit: impl FnMut(At<'_, G>)) {
    for (name, record) in records(G::ID) {
        play(&record, &name, |game, played| {
            visit(At {
                record: &name,
                entry: game.record().entries.len(),
                game,
                played,
            });
        });
    }
}

fn play<G: Game>(text: &str, name: &str, mut step: impl FnMut(&Match<G>, Played<G>)) -> Match<G> {
    let record: Record<G::Action> =
        serde_json::from_str(text).unwrap_or_else(|why| panic!("{}, {name}: {why}; {ANEW}", G::ID));
    assert!(
        record.rules == G::RULES,
        "{}, {name}: its rules are version {}, today's are {}; {ANEW}",
        G::ID,
        record.rules,
        G::RULES
    );
    let viewers = viewers(record.config.players);
    let replay = Match::<G>::replay(&record, &viewers, |game, _, played| step(game, played));
    let stopped = match replay {
        Ok(Replay {
            game,
            stopped: None,
        }) => return game,
        Ok(Replay {
            stopped: Some(broken),
            ..
        })
        | Err(broken) => broken.entry,
    };
    panic!(
        "{}, {name} cannot be played from entry {stopped} on. If the rules were meant to change, \
         raise RULES; then {ANEW}",
        G::ID
    )
}

/// The kinds of the index that are not where it says.
pub fn misplaced<G: Words>() -> Vec<Kind> {
    let mut left = index(G::ID);
    each::<G>(|at| {
        let here: Vec<Kind> = left
            .iter()
            .filter(|(_, place)| place.record == at.record && place.entry == at.entry)
            .map(|(kind, _)| kind.clone())
            .collect();
        if here.is_empty() {
            return;
        }
        let entry = at.game.record().entries.last();
        let found = kinds(at.game, entry, &at.played);
        for kind in here {
            let is_here = found.iter().any(|one| one.kind == kind);
            if is_here || is_refused(at.game, &kind, &left[&kind]) {
                left.remove(&kind);
            }
        }
    });
    left.into_keys().collect()
}

fn is_refused<G: Words>(game: &Match<G>, kind: &str, place: &Place) -> bool {
    let (Some(seat), Some(action)) = (place.seat, place.action.clone()) else {
        return false;
    };
    let Ok(action) = serde_json::from_value::<G::Action>(action) else {
        return false;
    };
    let refused = game.game().check(game.state(), seat, &action).err();
    refused.is_some_and(|illegal| by_hand::<G>(&illegal, seat, action).kind == kind)
}
