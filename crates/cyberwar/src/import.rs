//! Decks from outside: what a table of ATT&CK facts that was imported offers to tables.

use tabletop::Import;

use crate::attack::{Facts, Mask, Wrong};
use crate::cards::{ATTACK, BOX, MAX_CARDS};
use crate::setup::FEWEST_CARDS;

/// How a table that was imported begins.
pub const MARK: &str = "# Facts of MITRE ATT&CK";

/// More than any deck takes.
const DECK_BYTES: usize = 64 * 1024;

/// Every group of the table that can be played, each with its whole deck.
pub(crate) fn offers(text: &str) -> Result<Vec<Import>, Wrong> {
    let facts = Facts::read_with(text, assigned)?;
    let large = |group: &&crate::attack::Group| facts.playable(group).len() >= FEWEST_CARDS;
    let import = |group: &crate::attack::Group| Import {
        id: format!("{}@{}", group.id, facts.version),
        name: format!("{} (ATT&CK {})", group.name, facts.version),
        text: facts.excerpt(group, MAX_CARDS),
    };
    Ok(facts.groups.iter().filter(large).map(import).collect())
}

/// A deck that came with a table's set-up; none: it is no deck.
pub(crate) fn deck(import: &Import) -> Option<Facts> {
    if import.text.len() > DECK_BYTES {
        return None;
    }
    let facts = Facts::read(&import.text).ok()?;
    let [group] = &facts.groups[..] else {
        return None;
    };
    let cards = facts.playable(group).len();
    (FEWEST_CARDS..=MAX_CARDS).contains(&cards).then_some(facts)
}

/// Which defences see a data component of this name, in the versions we know (CYW-R24).
fn assigned(component: &str) -> Option<Mask> {
    let known = [&*ATTACK, &*BOX];
    known
        .iter()
        .find_map(|facts| facts.components.get(component).copied())
}
