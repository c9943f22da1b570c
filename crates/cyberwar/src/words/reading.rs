//! Attacks, defences and the organisation card in full, as far as they can be read.

use std::collections::BTreeSet;

use tabletop::{Arg, Page, Phrase};

use super::{attack, defence, defences, group, list, say, technique};
use crate::cards::{Card, Defence, TACTICS, Technique, Today};
use crate::view::{Attack, Face, Front, GroupCard, Known, Profile, View};

pub(super) fn pages(view: &View) -> Vec<Page> {
    let attacks = view.attacks.iter().map(|attack| attack_page(view, attack));
    let dealt: BTreeSet<Card> = view
        .attacks
        .iter()
        .filter_map(|it| it.face.card())
        .collect();
    let is_box = is_box(view);
    let others = profile(view)
        .iter()
        .filter(|known| !dealt.contains(&known.card));
    let others = others.map(|known| {
        let name = technique(&known.technique.id, &known.technique.name, is_box);
        known_lines(Page::new(name), &known.technique, is_box)
    });
    let defences = Defence::all().map(|card| defence_page(view, card));
    let groups = view.group.iter().filter_map(|card| group_page(view, card));
    groups
        .chain(defences)
        .chain(attacks)
        .chain(others)
        .collect()
}

fn is_box(view: &View) -> bool {
    view.groups.iter().all(|group| group.is_box)
}

/// What the viewer may read on the organisation card.
fn profile(view: &View) -> &[Known] {
    match view.group.as_ref().map(|card| &card.profile) {
        Some(Profile::Techniques { techniques }) => techniques,
        Some(Profile::Name) | None => &[],
    }
}

/// An attack: all of it once it has been turned up, before that what can be known of it.
fn attack_page(view: &View, it: &Attack) -> Page {
    let page = Page::new(attack(it)).about([format!("attack:{}", it.handle.0)]);
    match &it.face {
        Face::Nothing => page.line(say("read-face-down")),
        Face::Back { card, is_box, .. } => {
            let known = profile(view).iter().find(|known| known.card == *card);
            let page = page.lines(known.is_none().then(|| say("read-face-down")));
            match known {
                Some(known) => known_lines(page, &known.technique, *is_box),
                None => page,
            }
        }
        Face::Front {
            technique,
            is_box,
            detected_by,
            ..
        } => {
            let seen = say("read-detected-by").with("defences", defences(*detected_by));
            known_lines(page.line(seen), technique, *is_box)
        }
    }
}

/// What a technique is in the real world.
fn known_lines(page: Page, known: &Technique, is_box: bool) -> Page {
    let key = format!("cyberwar-attack-{}", known.id.to_lowercase());
    let tactics = known.tactics.iter().map(|slug| tactic(slug));
    let page = page.line(say("read-tactics").with("tactics", Arg::List(tactics.collect())));
    let page = if is_box {
        page.what(format!("{key}-what"))
            .defend(format!("{key}-defend"))
    } else {
        let tactics = known.tactics.iter().filter(|slug| has_text(slug));
        page.lines(tactics.map(|slug| say(&format!("tactic-{slug}-what"))))
    };
    let mitigations: Vec<Phrase> = (known.mitigations.iter())
        .map(|id| {
            say("technique")
                .with("id", id.as_str())
                .with("name", say(&format!("mitigation-{}", id.to_lowercase())))
        })
        .collect();
    let mitigated = !mitigations.is_empty();
    page.lines(
        mitigated
            .then(|| say("read-mitigations").with("mitigations", list(mitigations.into_iter()))),
    )
    .lines(match &known.today {
        Today::Same => None,
        Today::Replaced { id, name } => Some(
            say("read-today")
                .with("id", id.as_str())
                .with("name", name.as_str()),
        ),
        Today::Dropped => Some(say("read-today-dropped")),
    })
}

/// A newer ATT&CK may have tactics that we have no texts for.
fn has_text(slug: &str) -> bool {
    TACTICS.contains(&slug)
}

fn tactic(slug: &str) -> Arg {
    if has_text(slug) {
        return say(&format!("tactic-{slug}")).into();
    }
    let titled = slug.split('-').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect::<String>()
    });
    titled.collect::<Vec<_>>().join(" ").into()
}

fn defence_page(view: &View, card: Defence) -> Page {
    let key = format!("cyberwar-defence-{}", card.id());
    let page = Page::new(defence(card)).about([format!("defence:{}", card.id())]);
    let page = match view.fronts.get(card.index()) {
        Some(Front::Detects { cards }) => {
            let named: Vec<Phrase> = cards.iter().filter_map(|&it| name_of(view, it)).collect();
            page.line(if named.is_empty() {
                say("read-detects-none")
            } else {
                say("read-detects").with("attacks", list(named.into_iter()))
            })
        }
        Some(Front::Nothing) | None => page.line(say("read-front-closed")),
    };
    let tools = say("read-tools").with("text", Phrase::new(format!("{key}-tools")));
    page.what(format!("{key}-what")).line(tools)
}

/// A card that the viewer knows by name.
fn name_of(view: &View, card: Card) -> Option<Phrase> {
    let dealt = view.attacks.iter().find(|it| it.face.card() == Some(card));
    let known = || profile(view).iter().find(|known| known.card == card);
    match dealt {
        Some(dealt) => Some(attack(dealt)),
        None => {
            known().map(|known| technique(&known.technique.id, &known.technique.name, is_box(view)))
        }
    }
}

fn group_page(view: &View, card: &GroupCard) -> Option<Page> {
    let name = view.groups.get(usize::from(card.number))?;
    let of_box = name.is_box;
    let page = Page::new(say("read-group").with("group", group(name)))
        .about([format!("group:{}", name.id)])
        .line(
            say("read-group-id")
                .with("id", name.id.as_str())
                .with("version", card.version.as_str()),
        )
        .lines(of_box.then(|| say(&format!("group-{}-what", name.id.to_lowercase()))));
    Some(match &card.profile {
        Profile::Techniques { techniques } => {
            let names = techniques.iter();
            let names = names.map(|it| technique(&it.technique.id, &it.technique.name, of_box));
            page.line(
                say("read-profile")
                    .with("count", techniques.len())
                    .with("attacks", list(names)),
            )
        }
        Profile::Name => page.line(say("read-profile-closed")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tactic_that_we_have_no_text_for_is_called_by_its_slug() {
        assert_eq!(
            tactic("defense-impairment"),
            Arg::Text("Defense Impairment".to_owned())
        );
        assert_eq!(tactic("execution"), say("tactic-execution").into());
    }
}
