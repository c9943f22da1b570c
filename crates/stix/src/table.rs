//! The facts of a bundle, and how they are written.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::bundle::{Bundle, Object};
use crate::{MARK, NotABundle};

/// Techniques, what they can be detected by, and the groups known for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub version: String,
    /// Data components: names by id.
    pub components: BTreeMap<String, String>,
    /// By id.
    pub techniques: BTreeMap<String, Technique>,
    /// By id: name and techniques.
    pub groups: BTreeMap<String, (String, BTreeSet<String>)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Technique {
    pub name: String,
    /// In the order of the bundle.
    pub tactics: Vec<String>,
    pub mitigations: BTreeSet<String>,
    pub components: BTreeSet<String>,
}

/// The name of Enterprise ATT&CK's tactics in a bundle.
const KILL_CHAIN: &str = "mitre-attack";

impl Table {
    pub(crate) fn of(bundle: &Bundle) -> Result<Table, NotABundle> {
        let table = Table {
            version: version(bundle),
            components: BTreeMap::new(),
            techniques: BTreeMap::new(),
            groups: BTreeMap::new(),
        };
        let index = Index::of(bundle);
        let mut making = Making {
            table,
            named: BTreeMap::new(),
            left: MOST_DETECTIONS,
        };
        for (_, object) in index.of_kind("attack-pattern") {
            making.add_technique(object);
        }
        let table = &mut making.table;
        if table.techniques.is_empty() {
            return Err(NotABundle::NotEnterprise);
        }
        for (_, object) in index.of_kind("intrusion-set") {
            if let Some(id) = object.attack_id().filter(|id| is_id('G', id)) {
                let group = (plain(&object.name), BTreeSet::new());
                table.groups.insert(id.to_owned(), group);
            }
        }
        making.relate(bundle, &index)?;
        let mut table = making.table;
        table
            .groups
            .retain(|_, (_, techniques)| !techniques.is_empty());
        if table.groups.is_empty() {
            return Err(NotABundle::NoGroups);
        }
        if table
            .techniques
            .values()
            .all(|technique| technique.components.is_empty())
        {
            return Err(NotABundle::NoDetections);
        }
        Ok(table)
    }

    /// The table as text. A component's defence is left open: the game assigns it by name.
    pub fn text(&self) -> String {
        let mut text = format!("{MARK}\n{NOTICE}");
        self.write(&mut text)
            .expect("writing to a string does not fail");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        fn words<'a>(words: impl IntoIterator<Item = &'a String>) -> String {
            let words: Vec<&str> = words.into_iter().map(String::as_str).collect();
            words.join(" ")
        }
        writeln!(text, "version|{}", self.version)?;
        for (id, name) in &self.components {
            writeln!(text, "component|{id}|-|{name}")?;
        }
        for (id, technique) in &self.techniques {
            let Technique {
                name,
                tactics,
                mitigations,
                components,
            } = technique;
            let (tactics, mitigations) = (words(tactics), words(mitigations));
            let components = words(components);
            writeln!(
                text,
                "technique|{id}|{name}|{tactics}|{mitigations}|{components}|"
            )?;
        }
        for (id, (name, techniques)) in &self.groups {
            writeln!(text, "group|{id}|{name}|{}", words(techniques))?;
        }
        Ok(())
    }
}

/// A table that is being put together.
struct Making {
    table: Table,
    /// The ids of data components by their names.
    named: BTreeMap<String, String>,
    /// How much may still be looked at for detections.
    left: usize,
}

/// MITRE's bundle has some ten thousand. Detections multiply: a few kilobytes could ask for millions.
const MOST_DETECTIONS: usize = 1_000_000;

impl Making {
    fn add_technique(&mut self, object: &Object) {
        let Some(id) = object.attack_id().filter(|id| is_id('T', id)) else {
            return;
        };
        let phases = object.kill_chain_phases.iter();
        let phases = phases.filter(|phase| phase.kill_chain_name == KILL_CHAIN);
        let tactics: Vec<String> = phases.map(|phase| slug(&phase.phase_name)).collect();
        let name = plain(&object.name);
        if tactics.is_empty() || name.is_empty() {
            return;
        }
        let mut technique = Technique {
            name,
            tactics,
            mitigations: BTreeSet::new(),
            components: BTreeSet::new(),
        };
        for source in &object.data_sources {
            // Since version 9 the component stands behind the source; before, there was only the source.
            let component = source
                .split_once(": ")
                .map_or(&**source, |(_, component)| component);
            technique.components.insert(self.component(None, component));
        }
        self.table.techniques.insert(id.to_owned(), technique);
    }

    /// The id of a component in the table; one without an id in ATT&CK is given one.
    fn component(&mut self, id: Option<&str>, name: &str) -> String {
        let name = plain(name);
        if let Some(id) = self.named.get(&name) {
            return id.clone();
        }
        let components = &mut self.table.components;
        let made = format!("X{:04}", components.len() + 1);
        let id = id.filter(|id| is_id('D', id)).map_or(made, str::to_owned);
        if let Some(before) = components.insert(id.clone(), name.clone()) {
            self.named.remove(&before);
        }
        self.named.insert(name, id.clone());
        id
    }

    /// Who uses, mitigates and detects what.
    fn relate(&mut self, bundle: &Bundle, index: &Index<'_>) -> Result<(), NotABundle> {
        let relations = bundle
            .objects
            .iter()
            .filter(|object| object.kind == "relationship");
        for relation in relations.filter(|object| object.is_valid()) {
            let (Some(source), Some(target)) = (
                index.find(&relation.source_ref),
                index.find(&relation.target_ref),
            ) else {
                continue;
            };
            let Some(technique) = target.attack_id().map(str::to_owned) else {
                continue;
            };
            if target.kind != "attack-pattern" || !self.table.techniques.contains_key(&technique) {
                continue;
            }
            match (&*relation.relationship_type, &*source.kind) {
                ("uses", "intrusion-set") => {
                    let group = source
                        .attack_id()
                        .and_then(|id| self.table.groups.get_mut(id));
                    if let Some((_, techniques)) = group {
                        techniques.insert(technique);
                    }
                }
                ("mitigates", "course-of-action") => {
                    let id = source.attack_id().filter(|id| is_id('M', id));
                    let entry = self.table.techniques.get_mut(&technique);
                    if let (Some(id), Some(entry)) = (id, entry) {
                        entry.mitigations.insert(id.to_owned());
                    }
                }
                ("detects", "x-mitre-data-component") => self.detect(&technique, source),
                ("detects", "x-mitre-detection-strategy") => {
                    let components = index.seen_by(source, &mut self.left);
                    for component in components.ok_or(NotABundle::TooManyDetections)? {
                        self.detect(&technique, component);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn detect(&mut self, technique: &str, component: &Object) {
        let id = self.component(component.attack_id(), &component.name);
        if let Some(technique) = self.table.techniques.get_mut(technique) {
            technique.components.insert(id);
        }
    }
}

const NOTICE: &str = "\
# © The MITRE Corporation. This work is reproduced and distributed with the permission of The MITRE
# Corporation. The MITRE Corporation (MITRE) hereby grants you a non-exclusive, royalty-free license to use
# ATT&CK® for research, development, and commercial purposes. Any copy you make for such purposes is
# authorized provided that you reproduce MITRE's copyright designation and this license in any such copy.
# The whole terms: https://attack.mitre.org/resources/legal-and-branding/terms-of-use/
";

/// The objects that still count, by their ids.
struct Index<'a>(BTreeMap<&'a str, &'a Object>);

impl<'a> Index<'a> {
    fn of(bundle: &'a Bundle) -> Index<'a> {
        let valid = bundle.objects.iter().filter(|object| object.is_valid());
        Index(valid.map(|object| (&*object.id, object)).collect())
    }

    fn find(&self, id: &str) -> Option<&'a Object> {
        self.0.get(id).copied()
    }

    fn of_kind(&self, kind: &str) -> impl Iterator<Item = (&'a str, &'a Object)> {
        let all = self.0.iter().map(|(&id, &object)| (id, object));
        all.filter(move |(_, object)| object.kind == kind)
    }

    /// The data components that a detection strategy's analytics look at; none: no more may be looked at.
    fn seen_by(&self, strategy: &Object, left: &mut usize) -> Option<Vec<&'a Object>> {
        let mut components = Vec::new();
        for analytic in &strategy.analytics {
            *left = left.checked_sub(1)?;
            let sources = self.find(analytic).map(|analytic| &analytic.log_sources);
            for source in sources.into_iter().flatten() {
                *left = left.checked_sub(1)?;
                components.extend(self.find(&source.component));
            }
        }
        Some(components)
    }
}

/// As the collection says; older bundles have none, so the day of the last change stands for it.
fn version(bundle: &Bundle) -> String {
    let collections = bundle.objects.iter();
    let mut collections = collections.filter(|object| object.kind == "x-mitre-collection");
    let said = collections
        .next()
        .map(|collection| plain(&collection.version));
    said.filter(|version| !version.is_empty())
        .unwrap_or_else(|| {
            let last = bundle.objects.iter().map(|object| &*object.modified).max();
            plain(last.unwrap_or_default()).chars().take(10).collect()
        })
}

/// Whether it is an id of ATT&CK of this kind: a letter, maybe one more, digits, and for a
/// sub-technique a dot and digits.
fn is_id(kind: char, text: &str) -> bool {
    let rest = text.strip_prefix(kind).unwrap_or_default();
    let rest = rest.strip_prefix('C').unwrap_or(rest);
    let (whole, part) = rest.split_once('.').unwrap_or((rest, "0"));
    let digits =
        |text: &str| !text.is_empty() && text.len() < 8 && text.bytes().all(|b| b.is_ascii_digit());
    digits(whole) && digits(part)
}

/// On one line, without what divides fields, and not endlessly long.
fn plain(text: &str) -> String {
    let fits = |c: char| if c == '|' || c.is_control() { ' ' } else { c };
    let text: String = text.chars().take(120).map(fits).collect();
    text.trim().to_owned()
}

/// A tactic as part of a key: small letters and dashes only.
fn slug(text: &str) -> String {
    let fits = |c: char| if c.is_ascii_lowercase() { c } else { '-' };
    text.chars().take(40).map(fits).collect()
}
