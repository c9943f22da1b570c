//! Every phrase that Ports can say exists in all three languages with exactly its arguments, and no
//! sentence of the log tells which port belongs to which name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use laws::{Scenario, player_counts};
use ports::cards::{Name, Set};
use ports::state::Phase;
use ports::{Illegal, Ports, View};
use tabletop::{Arg, Chance, Config, Game, Phrase, Seed, Viewer, Words};

const LANGUAGES: [&str; 3] = ["en", "ja", "zh-TW"];

/// The names of arguments.
type Args = BTreeSet<String>;

/// The messages of Ports in one language: by key the arguments they use.
fn messages(language: &str) -> BTreeMap<String, Args> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let text = fs::read_to_string(root.join(language).join("ports.ftl")).expect("it is there");
    let resource: Resource<String> = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, wrong)| panic!("{language}: {wrong:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(value) = &message.value
        {
            let mut args = Args::new();
            in_pattern(value, &mut args);
            messages.insert(message.id.name.clone(), args);
        }
    }
    messages
}

fn in_pattern(pattern: &Pattern<String>, args: &mut Args) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => in_expression(expression, args),
        }
    }
}

fn in_expression(expression: &Expression<String>, args: &mut Args) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, args),
        Expression::Select { selector, variants } => {
            in_inline(selector, args);
            variants
                .iter()
                .for_each(|variant| in_pattern(&variant.value, args));
        }
    }
}

fn in_inline(inline: &InlineExpression<String>, args: &mut Args) {
    let mut in_call = |call: &CallArguments<String>| {
        call.positional.iter().for_each(|arg| in_inline(arg, args));
    };
    match inline {
        InlineExpression::VariableReference { id } => drop(args.insert(id.name.clone())),
        InlineExpression::Placeable { expression } => in_expression(expression, args),
        InlineExpression::FunctionReference { arguments, .. } => in_call(arguments),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
            panic!("the game puts phrases together, not the texts")
        }
    }
}

/// What is said in many games: all phrases, and those of the log once more.
#[derive(Default)]
struct Said {
    all: Vec<Phrase>,
    log: Vec<Phrase>,
}

/// Seen by everyone, with every candidate put in words, those that are greyed out too.
fn look(table: &Scenario<Ports>, viewer: Viewer, said: &mut Said) {
    let (game, view) = (table.game(), table.view(viewer));
    said.all.push(game.prompt(&view));
    said.all.extend(game.describe(&view));
    said.all.extend(game.verdict(&view));
    if let Some(seat) = viewer.seat() {
        let mut candidates = Vec::new();
        game.candidates(table.state(), seat, &mut candidates);
        said.all
            .extend(candidates.iter().map(|action| game.action(&view, action)));
        said.all.extend(game.coach(&view, &table.menu(seat)));
    }
    let log = table.events(viewer);
    said.log.extend(log.iter().map(|event| game.event(event)));
}

fn listen(config: &Config, seeds: u64, said: &mut Said) {
    for seed in 0..seeds {
        let mut dice = Chance::stream(Seed([9; 32]), seed);
        let mut table = Scenario::<Ports>::opening(config, &seed.to_string());
        let viewers = Viewer::during_play(config.players);
        loop {
            viewers
                .iter()
                .for_each(|&viewer| look(&table, viewer, said));
            let Some(seat) = table.awaited().first() else {
                break;
            };
            let menu = table.menu(seat);
            table.act(seat, *dice.pick(&menu));
        }
    }
}

static SAID: LazyLock<Said> = LazyLock::new(|| {
    let mut said = Said::default();
    for config in player_counts::<Ports>(|config| config) {
        listen(&config, 12, &mut said);
    }
    listen(
        &Config::new(3).with("captures-name-up", true),
        12,
        &mut said,
    );
    listen(&Config::new(3).with("games", 2), 12, &mut said);
    said.all.extend(REFUSALS.iter().map(Ports::refusal));
    said.all.extend(said.log.iter().cloned());
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

/// The phrase and all phrases in it.
fn flat(phrase: &Phrase, each: &mut impl FnMut(&Phrase)) {
    fn in_arg(arg: &Arg, each: &mut impl FnMut(&Phrase)) {
        match arg {
            Arg::Phrase(phrase) => flat(phrase, each),
            Arg::List(list) => list.iter().for_each(|arg| in_arg(arg, each)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
    each(phrase);
    phrase.args.iter().for_each(|(_, arg)| in_arg(arg, each));
}

/// By key the arguments a phrase comes with; the same key always has the same.
fn keys(phrases: &[Phrase]) -> BTreeMap<String, Args> {
    let mut keys = BTreeMap::new();
    for phrase in phrases {
        flat(phrase, &mut |phrase| {
            let args: Args = phrase.args.iter().map(|(name, _)| name.clone()).collect();
            let known = keys
                .entry(phrase.key.clone())
                .or_insert_with(|| args.clone());
            assert_eq!(
                *known, args,
                "{} comes with different arguments",
                phrase.key
            );
        });
    }
    keys
}

#[test]
fn every_phrase_has_a_text_with_exactly_its_arguments_in_every_language() {
    let said = keys(&SAID.all);
    for language in LANGUAGES {
        let messages = messages(language);
        for (key, args) in &said {
            let message = messages.get(key);
            assert_eq!(message, Some(args), "{language}: {key}");
        }
    }
}

#[test]
fn no_text_of_the_game_is_there_for_nothing() {
    let said = keys(&SAID.all);
    let families = ["prompt", "wait", "act", "event", "no", "coach", "describe"];
    let of_the_game = |key: &&String| {
        let family = |family| key.starts_with(&format!("ports-{family}-"));
        families.into_iter().any(family)
    };
    let texts = messages("en");
    let unsaid: Vec<&String> = texts
        .keys()
        .filter(of_the_game)
        .filter(|key| !said.contains_key(*key))
        .collect();
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
    for language in LANGUAGES {
        let messages = messages(language);
        for key in &keys {
            assert_eq!(messages.get(key), Some(&Args::new()), "{language}: {key}");
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
