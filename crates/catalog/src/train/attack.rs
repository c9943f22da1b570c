//! What detects which technique, and what is advised against it, both ways.

use cyberwar::CyberWar;
use cyberwar::cards::Defence;
use frontline::FrontLine;
use tabletop::{Arg, Phrase, Technique, Words};

use super::{TrainDeck, TrainItem, TrainKind};
use crate::debrief::lore;

/// A technique as a card has it, and what ATT&CK advises against it.
struct Attack {
    id: String,
    /// Its name, and the beginning of what else is said of it.
    key: String,
    /// The numbers of the defences that see it; none where a game does not say.
    detected_by: Vec<usize>,
    mitigations: Vec<String>,
    card: (String, String),
}

/// The techniques of one version of ATT&CK: whoever is asked about it has only that to choose from.
struct Version {
    /// Tells apart the same technique of two versions.
    of: &'static str,
    attacks: Vec<Attack>,
    /// The pool of their names.
    pool: usize,
}

pub(super) fn deck() -> TrainDeck {
    let mut deck = TrainDeck::default();
    let versions = [("box", old()), ("now", new())].map(|(of, attacks)| Version {
        of,
        pool: deck.pool(attacks.iter().map(named)),
        attacks,
    });
    for version in &versions {
        detections(&mut deck, version);
    }
    for version in &versions {
        mitigations(&mut deck, version);
    }
    deck
}

fn old() -> Vec<Attack> {
    let attack = |fact: cyberwar::AttackFact| {
        let card = fact.id.to_lowercase();
        Attack {
            key: format!("cyberwar-attack-{card}"),
            detected_by: fact.detected_by,
            mitigations: fact.mitigations,
            card: ("cyberwar".to_owned(), card),
            id: fact.id,
        }
    };
    CyberWar::facts().attacks.into_iter().map(attack).collect()
}

fn new() -> Vec<Attack> {
    let attack = |fact: frontline::TechniqueFact| {
        let card = fact.card.id();
        let lore = lore(&Technique::new(fact.attck.clone()));
        Attack {
            key: format!("frontline-technique-{card}"),
            detected_by: Vec::new(),
            mitigations: lore.mitigations.into_iter().map(|it| it.id).collect(),
            card: ("frontline".to_owned(), card.to_owned()),
            id: fact.attck,
        }
    };
    FrontLine::facts()
        .techniques
        .into_iter()
        .map(attack)
        .collect()
}

fn detections(deck: &mut TrainDeck, version: &Version) {
    let defences: Vec<Phrase> = Defence::all()
        .map(|card| Phrase::new(format!("cyberwar-defence-{}", card.id())))
        .collect();
    let of = |attack: &Attack| attack.detected_by.clone();
    both_ways(
        deck,
        version,
        &defences,
        of,
        &Ways {
            there: TrainKind::Detect,
            back: TrainKind::Detected,
            arg: "defence",
            fact: ("cyberwar-read-detected-by", "defences"),
            more: "what",
        },
    );
}

fn mitigations(deck: &mut TrainDeck, version: &Version) {
    let mut ids: Vec<&String> = version
        .attacks
        .iter()
        .flat_map(|it| &it.mitigations)
        .collect();
    ids.sort();
    ids.dedup();
    let names: Vec<Phrase> = ids
        .iter()
        .map(|id| Phrase::new(format!("cyberwar-mitigation-{}", id.to_lowercase())))
        .collect();
    let of = |attack: &Attack| {
        let places = attack.mitigations.iter().map(|id| ids.binary_search(&id));
        places.map(|place| place.expect("these are all")).collect()
    };
    both_ways(
        deck,
        version,
        &names,
        of,
        &Ways {
            there: TrainKind::Mitigate,
            back: TrainKind::Mitigated,
            arg: "mitigation",
            fact: ("cyberwar-read-mitigations", "mitigations"),
            more: "defend",
        },
    );
}

/// What is asked of a technique and what helps against it.
struct Ways {
    there: TrainKind,
    back: TrainKind,
    /// What helps, in the question that goes back.
    arg: &'static str,
    /// The sentence that tells it all, and what it calls all that helps.
    fact: (&'static str, &'static str),
    /// Which of the card's texts is worth reading then.
    more: &'static str,
}

fn both_ways(
    deck: &mut TrainDeck,
    version: &Version,
    helps: &[Phrase],
    of: impl Fn(&Attack) -> Vec<usize>,
    ways: &Ways,
) {
    let helped: Vec<Vec<usize>> = version.attacks.iter().map(of).collect();
    if helped.iter().all(Vec::is_empty) {
        return;
    }
    let pool = deck.pool(helps.iter().cloned());
    // Which attacks something helps against is asked once, whichever of them is meant.
    let back: Vec<usize> = (0..helps.len())
        .map(|help| {
            let right = (0..helped.len()).filter(|&at| helped[at].contains(&help));
            let text = ways.back.question().with(ways.arg, helps[help].clone());
            deck.ask(text, version.pool, right.collect())
        })
        .collect();
    for (at, attack) in version.attacks.iter().enumerate() {
        let right = &helped[at];
        if right.is_empty() {
            continue;
        }
        let text = ways.there.question().with("attack", named(attack));
        let there = deck.ask(text, pool, right.clone());
        let all = right.iter().map(|&help| Arg::Phrase(helps[help].clone()));
        let (fact, name) = ways.fact;
        let told = [
            Phrase::new(fact).with(name, all.collect::<Vec<Arg>>()),
            Phrase::new(format!("{}-{}", attack.key, ways.more)),
        ];
        let back = right.iter().map(|&help| back[help]).collect();
        for (kind, asks, offered) in [(ways.there, vec![there], None), (ways.back, back, Some(at))]
        {
            deck.items.push(TrainItem {
                id: format!("attack:{}:{}:{}", version.of, kind.id(), attack.id),
                kind,
                subject: format!("technique:{}", attack.id),
                asks,
                offered,
                told: told.clone(),
                card: attack.card.clone(),
            });
        }
    }
}

fn named(attack: &Attack) -> Phrase {
    Phrase::new("cyberwar-technique")
        .with("id", attack.id.as_str())
        .with("name", Phrase::new(attack.key.clone()))
}
