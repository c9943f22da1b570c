//! The cheapest parts of records that hold every kind once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use tabletop::{Config, Game, Setting, Switch, SwitchKind, Words};

use crate::harvest::{Harvest, Spot, Story};
use crate::kept::{Place, folder};
use crate::kinds::{Kind, setting_name};

/// What another record costs beside its entries: fewer are easier to overlook.
const HEAD: usize = 40;

/// A beginning of a story.
struct Part {
    story: usize,
    /// So many entries of it.
    cut: usize,
}

/// Chooses what is kept and writes it to the game's folder, in place of what was there. Says how
/// many records it took.
pub fn write<G: Words>(harvest: &Harvest<G>) -> usize {
    let stories = &harvest.stories;
    let mut parts = choose(stories);
    trim(stories, &mut parts);
    let folder = folder(G::ID);
    fs::create_dir_all(&folder).expect("the folder can be made");
    for file in fs::read_dir(&folder).expect("the folder can be read") {
        let path = file.expect("the folder can be read").path();
        if path.extension().is_some_and(|kind| kind == "json") {
            fs::remove_file(path).expect("the file can be removed");
        }
    }
    let mut names = BTreeSet::new();
    let mut index: BTreeMap<Kind, Place> = BTreeMap::new();
    for part in &parts {
        let story = &stories[part.story];
        let mut record = story.record.clone();
        record.entries.truncate(part.cut);
        let name = name::<G>(&record.config, &mut names);
        for (kind, spot) in within(story, part.cut) {
            let better = index.get(kind).is_none_or(|known| spot.entry < known.entry);
            if better {
                index.insert(kind.clone(), place(&name, spot));
            }
        }
        let json = serde_json::to_string(&record).expect("records are plain data");
        let file = folder.join(format!("{name}.json"));
        fs::write(file, json + "\n").expect("the record can be kept");
    }
    let lines: Vec<String> = index
        .iter()
        .map(|(kind, place)| {
            let place = serde_json::to_string(place).expect("places are plain data");
            format!("  {}: {place}", serde_json::json!(kind))
        })
        .collect();
    let text = format!("{{\n{}\n}}\n", lines.join(",\n"));
    fs::write(folder.join("index.json"), text).expect("the index can be kept");
    parts.len()
}

fn place<A: serde::Serialize>(record: &str, spot: &Spot<A>) -> Place {
    let json = |action: &A| serde_json::to_value(action).expect("actions are plain data");
    Place {
        record: record.to_owned(),
        entry: spot.entry,
        seat: spot.seat,
        action: spot.action.as_ref().map(json),
    }
}

fn within<A>(story: &Story<A>, cut: usize) -> impl Iterator<Item = (&Kind, &Spot<A>)> {
    story
        .firsts
        .iter()
        .filter(move |(_, spot)| spot.entry <= cut)
}

/// Again and again the beginning that brings the most new kinds for its length.
fn choose<A>(stories: &[Story<A>]) -> Vec<Part> {
    let mut missing: BTreeSet<&Kind> = stories.iter().flat_map(|one| one.firsts.keys()).collect();
    let mut cuts: BTreeMap<usize, usize> = BTreeMap::new();
    while !missing.is_empty() {
        let mut best: Option<(f64, usize, usize)> = None;
        for (index, story) in stories.iter().enumerate() {
            let mut news: Vec<usize> = story
                .firsts
                .iter()
                .filter(|(kind, _)| missing.contains(kind))
                .map(|(_, spot)| spot.entry)
                .collect();
            news.sort_unstable();
            for (count, &cut) in news.iter().enumerate() {
                let cost = match cuts.get(&index) {
                    Some(before) => cut.saturating_sub(*before) + 1,
                    None => cut + HEAD,
                };
                let rate = (count + 1) as f64 / cost as f64;
                if best.is_none_or(|(known, ..)| rate > known) {
                    best = Some((rate, index, cut));
                }
            }
        }
        let Some((_, index, cut)) = best else {
            unreachable!("whatever is missing was met in some story")
        };
        let before = cuts.get(&index).copied().unwrap_or(0);
        cuts.insert(index, cut.max(before));
        for (kind, _) in within(&stories[index], cut) {
            missing.remove(kind);
        }
    }
    cuts.into_iter()
        .map(|(story, cut)| Part { story, cut })
        .collect()
}

/// Cuts off, or leaves out, what the others hold as well: the longest first.
fn trim<A>(stories: &[Story<A>], parts: &mut Vec<Part>) {
    let mut holders: BTreeMap<&Kind, u32> = BTreeMap::new();
    for part in parts.iter() {
        for (kind, _) in within(&stories[part.story], part.cut) {
            *holders.entry(kind).or_default() += 1;
        }
    }
    parts.sort_by_key(|part| std::cmp::Reverse(part.cut));
    parts.retain_mut(|part| {
        let held: Vec<(&Kind, &Spot<A>)> = within(&stories[part.story], part.cut).collect();
        let needed = held.iter().filter(|(kind, _)| holders[kind] == 1);
        let Some(cut) = needed.map(|(_, spot)| spot.entry).max() else {
            for (kind, _) in held {
                holders.entry(kind).and_modify(|count| *count -= 1);
            }
            return false;
        };
        for (kind, spot) in held {
            if spot.entry > cut {
                holders.entry(kind).and_modify(|count| *count -= 1);
            }
        }
        part.cut = cut;
        true
    });
}

/// Whether this is what the switch is set to by itself.
fn is_usual(switch: &Switch, setting: &Setting) -> bool {
    let set = |items: &[&str]| Setting::Set(items.iter().map(|&item| item.to_owned()).collect());
    let usual = match switch.kind {
        SwitchKind::Flag => Setting::Flag(false),
        SwitchKind::Choice { options } | SwitchKind::Listed { options, .. } => options[0].into(),
        SwitchKind::Number { default, .. } => default.into(),
        SwitchKind::Seats => set(&[]),
        SwitchKind::Cards { default, .. } => set(default),
    };
    *setting == usual
}

/// A name for a record, after its table: `2-players-mode-red-blue`.
fn name<G: Game>(config: &Config, taken: &mut BTreeSet<String>) -> String {
    let mut name = format!("{}-players", config.players);
    for switch in G::SWITCHES {
        match config.switches.get(switch.id) {
            None => {}
            Some(setting) if is_usual(switch, setting) => {}
            Some(Setting::Flag(_)) => name += &format!("-{}", switch.id),
            Some(setting) => {
                let setting = setting_name::<G>(switch.id, setting);
                name += &format!("-{}-{setting}", switch.id);
            }
        }
    }
    let mut free = name.clone();
    let mut nth = 2;
    while !taken.insert(free.clone()) {
        free = format!("{name}.{nth}");
        nth += 1;
    }
    free
}
