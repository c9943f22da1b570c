//! Decks from outside: what a table of ATT&CK facts that was imported offers to tables.

use std::cell::RefCell;

use tabletop::{Import, Offers, tidy};

use crate::attack::{Facts, Mask, Wrong};
use crate::cards::{ATTACK, BOX, MAX_CARDS};
use crate::setup::{FEWEST_CARDS, GROUP};

/// How a table that was imported begins.
pub const MARK: &str = "# Facts of MITRE ATT&CK";

/// More than any deck takes.
const DECK_BYTES: usize = 64 * 1024;

/// Every group of the table that can be played, each with its whole deck; the data components that we do
/// not know; and the techniques that no defence detects, which are in no deck.
pub(crate) fn offers(text: &str) -> Result<Offers, Wrong> {
    let unknown = RefCell::new(Vec::new());
    let facts = Facts::read_with(&tidied(text), |component| {
        let mask = assigned(component);
        if mask.is_none() {
            unknown.borrow_mut().push(component.to_owned());
        }
        mask
    })?;
    let large = |group: &&crate::attack::Group| facts.playable(group).len() >= FEWEST_CARDS;
    let import = |group: &crate::attack::Group| Import {
        id: format!("{}@{}", group.id, facts.version),
        name: format!("{} (ATT&CK {})", group.name, facts.version),
        text: facts.excerpt(group, MAX_CARDS),
    };
    let for_group = |group| (GROUP.id, import(group));
    let unseen = facts.techniques.iter().filter(|(_, mask)| *mask == 0);
    Ok(Offers {
        imports: facts.groups.iter().filter(large).map(for_group).collect(),
        skipped: unseen
            .map(|(entry, _)| format!("{} {}", entry.id, entry.name))
            .collect(),
        unknown: unknown.into_inner(),
    })
}

/// A deck that came with a table's set-up; none: it is no deck.
pub(crate) fn deck(import: &Import) -> Option<Facts> {
    if import.text.len() > DECK_BYTES {
        return None;
    }
    let facts = Facts::read(&tidied(&import.text)).ok()?;
    let [group] = &facts.groups[..] else {
        return None;
    };
    let cards = facts.playable(group).len();
    (FEWEST_CARDS..=MAX_CARDS).contains(&cards).then_some(facts)
}

/// Whoever wrote a table may have put into it what turns a line around, ends it for some or is not seen.
fn tidied(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(tidy).collect();
    lines.join("\n")
}

/// Which defences see a data component of this name, in the versions we know (CYW-R24).
fn assigned(component: &str) -> Option<Mask> {
    let known = [&*ATTACK, &*BOX];
    known
        .iter()
        .find_map(|facts| facts.components.get(component).copied())
}
