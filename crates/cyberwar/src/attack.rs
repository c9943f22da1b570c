//! Tables of ATT&CK facts as text: techniques, what detects them, and the groups known for them.
//!
//! Content apart from code: `data/` holds the tables, each with MITRE's notice, and another can take
//! their place. The build script reads them with this same file, so a broken table does not build.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// How many defences there are.
pub const DEFENCES: usize = 12;

/// A set of defences, one bit each, D01 the lowest.
pub type Mask = u16;

/// All facts of one version of ATT&CK that the game needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    pub version: String,
    /// The names of data components and what they are seen by.
    pub components: BTreeMap<String, Mask>,
    /// The names of data components by their ids.
    pub names: BTreeMap<String, String>,
    /// By id, sorted.
    pub techniques: Vec<(Entry, Mask)>,
    pub groups: Vec<Group>,
    /// The defences from the one that detects fewest techniques of the table to the one that detects
    /// most; of equals the lower number first (CYW-R5, CYW-R24).
    pub rarity: [u8; DEFENCES],
}

/// A technique but for what detects it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: String,
    pub name: String,
    pub tactics: Vec<String>,
    pub mitigations: Vec<String>,
    /// The ids of the data components that show it.
    pub components: Vec<String>,
    pub today: Today,
}

/// What became of a technique since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Today {
    Same,
    Replaced { id: String, name: String },
    Dropped,
}

/// A group and the techniques it is known for, as indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub id: String,
    pub name: String,
    pub techniques: Vec<usize>,
}

/// Why a text is no such table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Counted from 1; 0: the table as a whole.
    pub line: usize,
    pub why: &'static str,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl Facts {
    /// Reads a table; the first lines of the files in `data/` explain the format.
    pub fn read(text: &str) -> Result<Facts, Wrong> {
        Facts::read_with(text, |_| None)
    }

    /// Reads a table in which a component's defences may be `-`: then the component's name decides.
    pub fn read_with(text: &str, assigned: impl Fn(&str) -> Option<Mask>) -> Result<Facts, Wrong> {
        let mut version = None;
        let mut rarity = None;
        let mut seen_by: BTreeMap<String, Mask> = BTreeMap::new();
        let mut names: BTreeMap<String, String> = BTreeMap::new();
        let mut components: BTreeMap<&str, Mask> = BTreeMap::new();
        let mut techniques: Vec<(Entry, Mask)> = Vec::new();
        let mut groups: Vec<Group> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let wrong = |why| Wrong {
                line: index + 1,
                why,
            };
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let fields: Vec<&str> = line.split('|').collect();
            match fields[..] {
                ["version", of] => version = Some(of.to_owned()),
                ["rarity", order] => {
                    rarity = Some(rarity_of(order).ok_or(wrong("it names not all defences once"))?);
                }
                ["component", id, defences, name] => {
                    let mask = match defences {
                        "-" => Some(assigned(name).unwrap_or_default()),
                        defences => defences_mask(defences),
                    };
                    let mask = mask.ok_or(wrong("there is no such defence"))?;
                    seen_by.insert(name.to_owned(), mask);
                    names.insert(id.to_owned(), name.to_owned());
                    if components.insert(id, mask).is_some() {
                        return Err(wrong("the component is there twice"));
                    }
                }
                [
                    "technique",
                    id,
                    name,
                    tactics,
                    mitigations,
                    detected_by,
                    today,
                ] => {
                    let mut mask = 0;
                    for component in words(detected_by) {
                        let known = components.get(component).copied();
                        let seen_by = known.or_else(|| defence_mask(component));
                        mask |= seen_by.ok_or(wrong("the component is not in the table"))?;
                    }
                    let entry = Entry {
                        id: id.to_owned(),
                        name: name.to_owned(),
                        tactics: owned(tactics),
                        mitigations: owned(mitigations),
                        components: owned(detected_by),
                        today: today_of(today).ok_or(wrong("today's id comes with its name"))?,
                    };
                    if entry.id.is_empty() || entry.name.is_empty() || entry.tactics.is_empty() {
                        return Err(wrong("a technique has an id, a name and a tactic"));
                    }
                    if techniques
                        .last()
                        .is_some_and(|(last, _)| last.id >= entry.id)
                    {
                        return Err(wrong("techniques are sorted, each once"));
                    }
                    techniques.push((entry, mask));
                }
                ["group", id, name, known_for] => {
                    let mut seen = BTreeSet::new();
                    for technique in words(known_for) {
                        let at =
                            techniques.binary_search_by(|(entry, _)| (*entry.id).cmp(technique));
                        let at = at.map_err(|_| wrong("the technique is not in the table"))?;
                        if !seen.insert(at) {
                            return Err(wrong("a technique is there twice"));
                        }
                    }
                    if id.is_empty() || name.is_empty() {
                        return Err(wrong("a group has an id and a name"));
                    }
                    groups.push(Group {
                        id: id.to_owned(),
                        name: name.to_owned(),
                        techniques: seen.into_iter().collect(),
                    });
                }
                _ => return Err(wrong("this is no line of such a table")),
            }
        }
        let whole = |why| Wrong { line: 0, why };
        let version = version.ok_or(whole("it does not say of which version it is"))?;
        if techniques.is_empty() || groups.is_empty() {
            return Err(whole("it has no techniques or no groups"));
        }
        Ok(Facts {
            version,
            components: seen_by,
            names,
            rarity: rarity.unwrap_or_else(|| counted(&techniques)),
            techniques,
            groups,
        })
    }

    /// The table of one group alone, so many techniques at most: what a deck is made of, to be read
    /// again.
    pub fn excerpt(&self, group: &Group, most: usize) -> String {
        let defences = |numbers: &mut dyn Iterator<Item = u8>| {
            let names: Vec<String> = numbers
                .map(|number| format!("D{:02}", number + 1))
                .collect();
            names.join(" ")
        };
        let rarity = defences(&mut self.rarity.into_iter());
        let mut text = format!("version|{}\nrarity|{rarity}\n", self.version);
        let mut playable = self.playable(group);
        playable.truncate(most);
        let mut ids = Vec::new();
        for number in playable {
            let (entry, mask) = &self.techniques[number];
            let by = defences(&mut (0..DEFENCES as u8).filter(|defence| mask >> defence & 1 == 1));
            let (tactics, mitigations) = (entry.tactics.join(" "), entry.mitigations.join(" "));
            let (id, name) = (&entry.id, &entry.name);
            text += &format!("technique|{id}|{name}|{tactics}|{mitigations}|{by}|\n");
            ids.push(id.as_str());
        }
        text += &format!("group|{}|{}|{}\n", group.id, group.name, ids.join(" "));
        text
    }

    /// A group's techniques that can be played: those that some defence detects.
    pub fn playable(&self, group: &Group) -> Vec<usize> {
        let detected = |&&technique: &&usize| self.techniques[technique].1 != 0;
        group.techniques.iter().filter(detected).copied().collect()
    }
}

fn counted(techniques: &[(Entry, Mask)]) -> [u8; DEFENCES] {
    let mut order: [u8; DEFENCES] = std::array::from_fn(|defence| defence as u8);
    let detects = |defence: u8| {
        let by = techniques
            .iter()
            .filter(|(_, mask)| mask >> defence & 1 == 1);
        by.count()
    };
    order.sort_by_key(|&defence| detects(defence));
    order
}

/// All defences in some order.
fn rarity_of(text: &str) -> Option<[u8; DEFENCES]> {
    let masks: Option<Vec<Mask>> = words(text).map(defence_mask).collect();
    let masks = masks?;
    let all = masks.iter().fold(0, |all, mask| all | mask);
    let order: Vec<u8> = masks
        .iter()
        .map(|mask| mask.trailing_zeros() as u8)
        .collect();
    let order: [u8; DEFENCES] = order.try_into().ok()?;
    (all == (1 << DEFENCES) - 1).then_some(order)
}

/// `D06 D11` as a set; nothing is seen by nobody.
fn defences_mask(text: &str) -> Option<Mask> {
    words(text).try_fold(0, |all, defence| Some(all | defence_mask(defence)?))
}

/// `D07` as a set of one.
fn defence_mask(text: &str) -> Option<Mask> {
    let number: u8 = text.strip_prefix('D')?.parse().ok()?;
    let bit = number.checked_sub(1)?;
    (usize::from(bit) < DEFENCES).then(|| 1 << bit)
}

fn today_of(text: &str) -> Option<Today> {
    match text {
        "" => Some(Today::Same),
        "-" => Some(Today::Dropped),
        text => text.split_once(' ').map(|(id, name)| Today::Replaced {
            id: id.to_owned(),
            name: name.to_owned(),
        }),
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

fn owned(text: &str) -> Vec<String> {
    words(text).map(str::to_owned).collect()
}
