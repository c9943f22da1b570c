//! Every phrase that Ports can say exists in every language with exactly its arguments, and no
//! sentence of the log tells which port belongs to which name.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use laws::texts::{Args, Said, all_messages, flat, keys, languages, messages, unsaid};
use laws::{Scenario, player_counts};
use ports::cards::{Name, Set};
use ports::state::Phase;
use ports::{Illegal, Ports, View};
use tabletop::{Config, Game, Phrase, Viewer, Words};

static SAID: LazyLock<Said> = LazyLock::new(|| {
    let mut said = Said::default();
    for config in player_counts::<Ports>(|config| config) {
        said.listen::<Ports>(&config, 12);
    }
    said.listen::<Ports>(&Config::new(3).with("captures-name-up", true), 12);
    said.listen::<Ports>(&Config::new(3).with("games", 2), 12);
    said.all.extend(REFUSALS.iter().map(Ports::refusal));
    said
});

const REFUSALS: [Illegal; 13] = [
    Illegal::Over,
    Illegal::NotYourTurn,
    Illegal::WrongStep,
    Illegal::NotInHand,
    Illegal::HandFull,
    Illegal::DeckEmpty,
    Illegal::NoSuchPlayer,
    Illegal::NoNtp,
    Illegal::NotNameable,
    Illegal::NoIrc,
    Illegal::IrcUsed,
    Illegal::OwnCapture,
    Illegal::NoSuchCard,
];

#[test]
fn every_phrase_has_a_text_with_exactly_its_arguments_in_every_language() {
    let said = keys(&SAID.all);
    for language in &languages() {
        let texts = all_messages(language, &["ports.ftl", "table.ftl"]);
        for (key, args) in &said {
            let message = texts.get(key);
            assert_eq!(message, Some(args), "{language}: {key}");
        }
    }
}

#[test]
fn no_text_of_the_game_is_there_for_nothing() {
    let families = [
        "prompt-",
        "wait-",
        "act-",
        "event-",
        "no-",
        "coach-",
        "describe-",
        "read-",
        "aid-",
        "score-",
    ];
    let unsaid = unsaid("ports", &families, "ports.ftl", &SAID.all);
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn every_card_set_and_switch_has_its_texts_in_every_language() {
    let cards = Name::all().flat_map(|card| {
        ["", "-what", "-defend"].map(|part| format!("ports-card-{}{part}", card.id()))
    });
    let sets = Set::ALL.map(|set| format!("ports-hand-{}", set.id()));
    let switches = Ports::SWITCHES
        .iter()
        .flat_map(|switch| ["", "-help"].map(|part| format!("ports-switch-{}{part}", switch.id)));
    let keys: Vec<String> = cards.chain(sets).chain(switches).collect();
    for language in &languages() {
        let texts = messages(language, "ports.ftl");
        for key in &keys {
            assert_eq!(texts.get(key), Some(&Args::new()), "{language}: {key}");
        }
    }
}

/// How many names and how many ports of cards the phrase has in it.
fn names_and_ports(phrase: &Phrase) -> (usize, usize) {
    let (mut names, mut ports) = (0, 0);
    flat(phrase, &mut |phrase| {
        names += usize::from(phrase.key.starts_with("ports-card-"));
        ports += usize::from(phrase.key == "ports-port-face");
    });
    (names, ports)
}

/// PRT-R12
#[test]
fn no_sentence_of_the_log_has_both_a_name_and_a_port() {
    let faces: BTreeSet<(usize, usize)> = SAID.log.iter().map(names_and_ports).collect();
    assert_eq!(faces, BTreeSet::from([(0, 0), (0, 1), (1, 0)]));
}

/// PRT-R12
#[test]
fn the_table_in_sentences_pairs_a_name_with_a_port_only_for_who_may_look() {
    let table = Scenario::<Ports>::opening(&Config::new(3), "sentences");
    let pairs = |view: &View| {
        let mut pairs = 0;
        for phrase in table.game().describe(view) {
            flat(&phrase, &mut |phrase| {
                pairs += usize::from(phrase.key == "ports-both-faces")
            });
        }
        pairs
    };
    for viewer in Viewer::during_play(3) {
        let view = table.view(viewer);
        assert_ne!(view.phase, Phase::Scored);
        let own_hand = if viewer.seat().is_some() { 2 } else { 0 };
        assert_eq!(pairs(&view), own_hand);
    }
}
