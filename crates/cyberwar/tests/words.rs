//! Every phrase that CyberWar can say exists in every language with exactly its arguments, and no
//! sentence tells what detects an attack that lies face down.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cyberwar::cards::{ATTACK, BOX};
use cyberwar::{CyberWar, Event, Illegal};
use laws::Scenario;
use laws::texts::{Args, Said, flat, keys, languages, messages, unsaid};
use tabletop::{Chance, Config, Game, Phrase, Refused, Seed, SwitchKind, Viewer, Words};

static SAID: LazyLock<Said> = LazyLock::new(|| {
    let mut said = Said::default();
    for config in tables() {
        said.listen::<CyberWar>(&config, 12);
    }
    said.all.extend(REFUSALS.iter().map(CyberWar::refusal));
    said.all.extend(clashes());
    rare(&mut said);
    said
});

fn tables() -> Vec<Config> {
    let red_blue = Config::new(2).with("mode", "red-blue");
    let mut tables: Vec<Config> = (1..=4).map(Config::new).collect();
    tables.extend(["exam", "blind"].map(|level| Config::new(1).with("level", level)));
    tables.push(Config::new(1).with("hint", true).with("group", "G0007"));
    tables.extend((2..=4).map(|players| Config::new(players).with("kept-hidden", true)));
    tables.push(Config::new(2).with("best-of-three", true));
    tables.push(Config::new(3).with("blind", true));
    tables.push(red_blue.clone());
    tables.push(red_blue.clone().with("roles", "one"));
    // Twelve cards: the attack deck runs out.
    let twelve = ATTACK
        .groups
        .iter()
        .find(|group| ATTACK.playable(group).len() == 12);
    tables.push(red_blue.with("group", &*twelve.unwrap().id));
    tables
}

/// What random games hardly ever come to: a deck cleared, a tie that is shared.
fn rare(said: &mut Said) {
    let game = CyberWar::new(&Config::new(1)).unwrap();
    let events = [Event::Unfair, Event::Cleared { rounds: 9 }];
    said.all
        .extend(events.iter().map(|event| game.event(event)));
    for name in ["cleared", "shared", "six", "even"] {
        said.all.extend(verdict(name));
    }
}

/// The verdict of a game that ended in a way that is rare.
fn verdict(name: &str) -> Vec<Phrase> {
    use cyberwar::state::{DraftPhase, Drafted, DuelPhase, Fought, Play, SoloPhase};
    use tabletop::{Seat, Seats};
    let red_blue = Config::new(2)
        .with("mode", "red-blue")
        .with("group", "apt3");
    let config = match name {
        "cleared" => Config::new(1),
        "shared" => Config::new(2),
        _ => red_blue,
    };
    let table = Scenario::<CyberWar>::opening(&config, name);
    let mut state = table.state().clone();
    let cards = state.attacks.clone();
    match &mut state.play {
        Play::Solo(solo) => {
            solo.phase = SoloPhase::Won;
            solo.answers.push(cyberwar::cards::Defences::FULL);
        }
        Play::Draft(draft) => {
            draft.phase = DraftPhase::Over;
            draft.games.push(Drafted {
                attacks: std::array::from_fn(|at| cards[at]),
                teams: Default::default(),
                scores: [3, 3, 0, 0],
                extra: 39,
                winners: Seats::all(2),
            });
        }
        Play::Duel(duel) => {
            duel.phase = DuelPhase::Over;
            duel.past = (name == "even").then(|| Fought {
                group: 0,
                red: Seat(1),
                stopped: cards[..6].iter().copied().collect(),
                through: cards[6..12].iter().copied().collect(),
            });
        }
    }
    let view = table.game().view(&state, Viewer::Spectator);
    table.game().verdict(&view)
}

/// Every way in which switches do not go together.
fn clashes() -> Vec<Phrase> {
    let red_blue = Config::new(2).with("mode", "red-blue");
    let few = CyberWar::SWITCHES
        .iter()
        .find_map(|switch| match switch.kind {
            SwitchKind::Listed { facts, .. } => facts
                .iter()
                .find(|fact| CyberWar::new(&red_blue.clone().with("group", fact.id)).is_err()),
            _ => None,
        });
    let other = Config::new(3).with("group", "G0007");
    [
        Config::new(3).with("mode", "red-blue"),
        Config::new(3).with("hint", true),
        Config::new(1).with("kept-hidden", true),
        Config::new(3).with("roles", "one"),
        Config::new(1).with("blind", true),
        other.clone().with("hard-cards", true),
        other.with("difficulty", "all"),
        red_blue.with("group", few.expect("some group is too small").id),
    ]
    .iter()
    .map(|config| match CyberWar::new(config) {
        Err(Refused::Clash { phrase }) => phrase,
        other => panic!("{config:?}: {other:?}"),
    })
    .collect()
}

const REFUSALS: [Illegal; 12] = [
    Illegal::Over,
    Illegal::NotYourTurn,
    Illegal::WrongStep,
    Illegal::NoSuchGroup,
    Illegal::NoSuchCard,
    Illegal::Chosen,
    Illegal::FourChosen,
    Illegal::TooFew { missing: 2 },
    Illegal::NotInHand,
    Illegal::NotKept,
    Illegal::Dropped,
    Illegal::NotInRow,
];

fn texts(language: &str) -> BTreeMap<String, Args> {
    let mut texts = messages(language, "cyberwar.ftl");
    texts.extend(messages(language, "cyberwar-cards.ftl"));
    texts.extend(messages(language, "table.ftl"));
    texts
}

#[test]
fn every_phrase_has_a_text_with_exactly_its_arguments_in_every_language() {
    let said = keys(&SAID.all);
    for language in &languages() {
        let texts = texts(language);
        for (key, args) in &said {
            assert_eq!(texts.get(key), Some(args), "{language}: {key}");
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
        "verdict-",
        "refused-",
        "shown-",
        "read-",
        "aid-",
        "review-",
        "score-",
    ];
    let unsaid = unsaid("cyberwar", &families, "cyberwar.ftl", &SAID.all);
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn every_card_tactic_group_and_switch_has_its_texts_in_every_language() {
    let mut keys: Vec<String> = Vec::new();
    for (entry, _) in &BOX.techniques {
        let id = entry.id.to_lowercase();
        keys.extend(["", "-what", "-defend"].map(|part| format!("cyberwar-attack-{id}{part}")));
        keys.extend(
            entry
                .tactics
                .iter()
                .map(|tactic| format!("cyberwar-tactic-{tactic}")),
        );
        keys.extend(
            entry
                .mitigations
                .iter()
                .map(|id| format!("cyberwar-mitigation-{}", id.to_lowercase())),
        );
    }
    for (entry, _) in &ATTACK.techniques {
        keys.extend(
            entry
                .tactics
                .iter()
                .map(|tactic| format!("cyberwar-tactic-{tactic}")),
        );
        keys.extend(
            entry
                .mitigations
                .iter()
                .map(|id| format!("cyberwar-mitigation-{}", id.to_lowercase())),
        );
    }
    keys.extend(
        cyberwar::cards::Defence::all().map(|card| format!("cyberwar-defence-{}", card.id())),
    );
    keys.extend(
        BOX.groups
            .iter()
            .map(|group| format!("cyberwar-group-{}", group.id.to_lowercase())),
    );
    for switch in CyberWar::SWITCHES {
        let key = format!("cyberwar-switch-{}", switch.id);
        keys.push(format!("{key}-help"));
        if let SwitchKind::Choice { options } | SwitchKind::Listed { options, .. } = switch.kind {
            keys.extend(options.iter().map(|option| format!("{key}-{option}")));
        }
        keys.push(key);
    }
    for mode in CyberWar::MODES {
        keys.push(format!("cyberwar-mode-{}", mode.id));
        keys.push(format!("cyberwar-mode-{}-line", mode.id));
    }
    keys.extend(
        ["title", "tagline", "minutes", "attribution"].map(|key| format!("cyberwar-{key}")),
    );
    for language in &languages() {
        let texts = texts(language);
        for key in &keys {
            assert_eq!(texts.get(key), Some(&Args::new()), "{language}: {key}");
        }
    }
}

/// How many attacks and how many defences are named in a phrase.
fn named(phrase: &Phrase) -> [usize; 2] {
    let mut named = [0, 0];
    flat(phrase, &mut |phrase| {
        named[0] += usize::from(phrase.key == "cyberwar-technique");
        named[1] += usize::from(phrase.key.starts_with("cyberwar-defence-"));
    });
    named
}

/// An attack and a defence stand in one sentence only where fronts lie open.
#[test]
fn no_sentence_says_what_detects_an_attack_that_lies_face_down() {
    let closed = [
        Config::new(1).with("level", "exam"),
        Config::new(3),
        Config::new(2).with("mode", "red-blue"),
    ];
    for config in closed {
        for nth in 0..20 {
            let mut dice = Chance::stream(Seed([4; 32]), nth);
            let mut table = Scenario::<CyberWar>::opening(&config, &nth.to_string());
            while let Some(seat) = table.awaited().first() {
                for viewer in Viewer::during_play(config.players) {
                    let view = table.view(viewer);
                    let mut phrases = table.game().describe(&view);
                    phrases.push(table.game().prompt(&view));
                    let menu = viewer
                        .seat()
                        .map(|seat| table.menu(seat))
                        .unwrap_or_default();
                    phrases.extend(menu.iter().map(|action| table.game().action(&view, action)));
                    for phrase in phrases {
                        let middle = phrase.key == "cyberwar-describe-middle";
                        let [attacks, defences] = named(&phrase);
                        assert!(middle || attacks == 0 || defences == 0, "{phrase:?}");
                    }
                }
                let menu = table.menu(seat);
                table.act(seat, *dice.pick(&menu));
                for event in table.events(Viewer::Spectator) {
                    let phrase = table.game().event(&event);
                    let [attacks, defences] = named(&phrase);
                    let open = matches!(event, Event::Revealed { .. } | Event::TieBreak { .. });
                    assert!(open || attacks == 0 || defences == 0, "{phrase:?}");
                }
            }
        }
    }
}
