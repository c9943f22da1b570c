//! What a game says, and the texts there are for it: for the games' tests of their words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use tabletop::{Arg, Chance, Config, Phrase, Seat, Seed, Viewer, Words};

use crate::Scenario;

/// The language that the others are compared to.
const ENGLISH: &str = "en";

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// The names of what is in a folder of texts, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("the folder can be read").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// All languages: the folders of `locales`.
pub fn languages() -> Vec<String> {
    names(&locales())
}

/// The files of a language.
pub fn files(language: &str) -> Vec<String> {
    names(&locales().join(language))
}

/// The names of arguments.
pub type Args = BTreeSet<String>;

/// The messages of a file in one language.
fn read(language: &str, file: &str) -> Resource<String> {
    let path = locales().join(language).join(file);
    let text =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, wrong)| panic!("{}: {wrong:?}", path.display()))
}

/// The texts of a file in one language that are nothing but text, such as names: by key.
pub fn plain(language: &str, file: &str) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for entry in read(language, file).body {
        if let Entry::Message(message) = entry
            && let Some(Pattern { elements }) = message.value
            && let [PatternElement::TextElement { value }] = &elements[..]
        {
            texts.insert(message.id.name, value.clone());
        }
    }
    texts
}

/// The texts of a file in one language: by key the arguments they use.
pub fn messages(language: &str, file: &str) -> BTreeMap<String, Args> {
    let mut messages = BTreeMap::new();
    for entry in &read(language, file).body {
        if let Entry::Message(message) = entry
            && let Some(value) = &message.value
        {
            let mut args = Args::new();
            in_pattern(value, &mut args);
            let before = messages.insert(message.id.name.clone(), args);
            let key = &message.id.name;
            assert!(before.is_none(), "{language}/{file} has {key} twice");
        }
    }
    messages
}

/// The texts of several files in one language; no key is in two of them.
pub fn all_messages(language: &str, files: &[&str]) -> BTreeMap<String, Args> {
    let mut all = BTreeMap::new();
    for (key, args) in files.iter().flat_map(|file| messages(language, file)) {
        assert_eq!(all.insert(key.clone(), args), None, "{key} is in two files");
    }
    all
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
            for variant in variants {
                in_pattern(&variant.value, args);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<String>, args: &mut Args) {
    let mut in_call = |call: &CallArguments<String>| {
        call.positional.iter().for_each(|arg| in_inline(arg, args));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, args),
        InlineExpression::FunctionReference { arguments, .. } => in_call(arguments),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// Sentences in one language, for whoever wants to know whether they can be said at all.
pub struct Speech {
    language: String,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    pub fn of(language: &str, files: &[impl AsRef<str>]) -> Speech {
        let id = language.parse().expect("a folder is named by its language");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        for file in files {
            let path = locales().join(language).join(file.as_ref());
            let text = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let resource = FluentResource::try_new(text)
                .unwrap_or_else(|(_, wrong)| panic!("{}: {wrong:?}", path.display()));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|wrong| panic!("{}: {wrong:?}", path.display()));
        }
        Speech {
            language: language.to_owned(),
            bundle,
        }
    }

    /// The sentence, or what is wrong with it: no text, no value, or nothing for what it is given.
    pub fn say(&self, phrase: &Phrase) -> Result<String, String> {
        self.say_to(phrase, None)
    }

    /// The same, said to somebody at the table.
    pub fn say_to(&self, phrase: &Phrase, you: Option<Seat>) -> Result<String, String> {
        let wrong = |what: &str| format!("{}: {}: {what}", self.language, phrase.key);
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(_) | Arg::Seat(_) | Arg::Phrase(_) | Arg::List(_) => {
                    FluentValue::from(self.text(arg, you)?)
                }
            };
            args.set(&**name, value);
        }
        let pattern = self
            .bundle
            .get_message(&phrase.key)
            .and_then(|message| message.value())
            .ok_or_else(|| wrong("there is no such text"))?;
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        match errors.is_empty() {
            true if text.trim().is_empty() => Err(wrong("it says nothing")),
            true => Ok(text.into_owned()),
            false => Err(wrong(&format!("{errors:?}"))),
        }
    }

    fn text(&self, arg: &Arg, you: Option<Seat>) -> Result<String, String> {
        match arg {
            Arg::Number(number) => Ok(number.to_string()),
            Arg::Text(text) => Ok(text.clone()),
            Arg::Seat(seat) if you == Some(*seat) => self.say(&Phrase::new("seat-you")),
            Arg::Seat(seat) => Ok(seat.to_string()),
            Arg::Phrase(phrase) => self.say_to(phrase, you),
            Arg::List(list) => {
                let items: Result<Vec<String>, String> =
                    list.iter().map(|arg| self.text(arg, you)).collect();
                Ok(items?.join(", "))
            }
        }
    }
}

/// What was said in many games: all phrases, and those of the log by themselves.
#[derive(Default)]
pub struct Said {
    pub all: Vec<Phrase>,
    pub log: Vec<Phrase>,
}

impl Said {
    /// Listens to random games, as everyone sees them.
    pub fn listen<G: Words>(&mut self, config: &Config, games: u64) {
        for nth in 0..games {
            let mut dice = Chance::stream(Seed([9; 32]), nth);
            let mut table = Scenario::<G>::opening(config, &nth.to_string());
            loop {
                for viewer in Viewer::during_play(config.players) {
                    self.look(&table, viewer);
                }
                let Some(seat) = table.awaited().first() else {
                    break;
                };
                let menu = table.menu(seat);
                table.act(seat, *dice.pick(&menu));
            }
        }
    }

    /// What one viewer is told and shown, with every candidate put in words, greyed ones too.
    fn look<G: Words>(&mut self, table: &Scenario<G>, viewer: Viewer) {
        let (game, view) = (table.game(), table.view(viewer));
        self.all.push(game.prompt(&view));
        self.all.extend(game.describe(&view));
        self.all.extend(game.verdict(&view));
        self.all.extend(game.aid_lines(&view));
        self.all.extend(game.scoring(&view));
        for page in game.pages(&view) {
            self.all.push(page.name);
            self.all.extend(page.brief);
            self.all.extend(page.lines);
        }
        for form in game.forms(&view) {
            self.all.push(form.title);
            self.all.extend(form.words);
            for part in form.parts {
                self.all.push(part.title);
                self.all
                    .extend(part.items.into_iter().map(|(item, _)| item));
            }
        }
        if let Some(seat) = viewer.seat() {
            let mut candidates = Vec::new();
            game.candidates(table.state(), seat, &mut candidates);
            let texts = candidates.iter().map(|action| game.action(&view, action));
            self.all.extend(texts);
            let sure = candidates.iter().filter_map(|it| game.sure(&view, it));
            self.all.extend(sure);
            let instead = candidates.iter().filter_map(|it| game.instead(&view, it));
            self.all.extend(instead.map(|(text, _)| text));
            let reasons = candidates.iter().flat_map(|it| game.reasons(&view, it));
            self.all.extend(reasons.map(|reason| reason.text));
            let advice = game.coach(&view, &table.menu(seat));
            self.all.extend(advice.map(|advice| advice.text));
        }
        for event in table.events(viewer) {
            let sentence = game.event(&event);
            self.all.push(sentence.clone());
            self.log.push(sentence);
        }
    }
}

/// The logs of random games, each as a spectator reads it, with what is told at its end.
pub fn logs<G: Words>(config: &Config, games: u64) -> impl Iterator<Item = Vec<Phrase>> {
    logs_of::<G>(config, games, Viewer::Spectator)
}

/// The same as one viewer reads them.
pub fn logs_of<G: Words>(
    config: &Config,
    games: u64,
    viewer: Viewer,
) -> impl Iterator<Item = Vec<Phrase>> {
    (0..games).map(move |nth| {
        let mut dice = Chance::stream(Seed([9; 32]), nth);
        let mut table = Scenario::<G>::opening(config, &nth.to_string());
        let mut log = Vec::new();
        loop {
            let events = table.events(viewer);
            log.extend(events.iter().map(|event| table.game().event(event)));
            let Some(seat) = table.awaited().first() else {
                break;
            };
            let menu = table.menu(seat);
            table.act(seat, *dice.pick(&menu));
        }
        let view = table.view(viewer);
        log.extend(table.game().verdict(&view));
        log.extend(table.game().scoring(&view));
        log
    })
}

/// What a phrase says under this name.
pub fn said<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    let arg = phrase.args.iter().find(|(own, _)| own == name);
    let (_, arg) = arg.unwrap_or_else(|| panic!("{} says no {name}", phrase.key));
    arg
}

/// The number that a phrase says under this name.
pub fn number(phrase: &Phrase, name: &str) -> i32 {
    match said(phrase, name) {
        Arg::Number(number) => *number,
        other @ (Arg::Text(_) | Arg::Seat(_) | Arg::Phrase(_) | Arg::List(_)) => {
            panic!("{}: {name} is {other:?}", phrase.key)
        }
    }
}

/// The player that a phrase names.
pub fn player(phrase: &Phrase, name: &str) -> Seat {
    match said(phrase, name) {
        Arg::Seat(seat) => *seat,
        other @ (Arg::Number(_) | Arg::Text(_) | Arg::Phrase(_) | Arg::List(_)) => {
            panic!("{}: {name} is {other:?}", phrase.key)
        }
    }
}

/// The phrases that a phrase lists under this name, or the only one.
pub fn items<'a>(phrase: &'a Phrase, name: &str) -> Vec<&'a Phrase> {
    let in_it = |arg: &'a Arg| match arg {
        Arg::Phrase(phrase) => phrase,
        other @ (Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::List(_)) => {
            panic!("{}: {name} has {other:?}", phrase.key)
        }
    };
    match said(phrase, name) {
        Arg::List(list) => list.iter().map(in_it).collect(),
        one @ (Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Phrase(_)) => vec![in_it(one)],
    }
}

/// The phrase and all phrases in it.
pub fn flat(phrase: &Phrase, each: &mut impl FnMut(&Phrase)) {
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

/// Every number that these phrases say, by key and name, is among those that somebody has checked.
pub fn assert_checked<'a>(said: impl IntoIterator<Item = &'a Phrase>, checked: &[(&str, &[&str])]) {
    let mut others: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let is_checked = |key: &str, name: &str| {
        let mut known = checked.iter();
        known.any(|(own, names)| *own == key && names.contains(&name))
    };
    for phrase in said {
        flat(phrase, &mut |phrase| {
            for (name, arg) in &phrase.args {
                if matches!(arg, Arg::Number(_)) && !is_checked(&phrase.key, name) {
                    let names = others.entry(phrase.key.to_string()).or_default();
                    names.insert(name.to_string());
                }
            }
        });
    }
    assert!(others.is_empty(), "numbers that nobody checks: {others:#?}");
}

/// By key the arguments a phrase comes with; the same key must always have the same.
pub fn keys(phrases: &[Phrase]) -> BTreeMap<String, Args> {
    let mut keys: BTreeMap<String, Args> = BTreeMap::new();
    for phrase in phrases {
        flat(phrase, &mut |phrase| {
            let args: Args = phrase
                .args
                .iter()
                .map(|(name, _)| name.to_string())
                .collect();
            let known = keys
                .entry(phrase.key.to_string())
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

/// The texts of these families (`<game>-<family>…`) that nobody ever says.
pub fn unsaid(game: &str, families: &[&str], file: &str, said: &[Phrase]) -> Vec<String> {
    let said = keys(said);
    let texts = messages(ENGLISH, file);
    let of_the_game = |key: &String| {
        let is_of = |family: &&str| key.starts_with(&format!("{game}-{family}"));
        families.iter().any(is_of)
    };
    let unsaid = texts.into_keys().filter(of_the_game);
    unsaid.filter(|key| !said.contains_key(key)).collect()
}

/// Every phrase has a text in every language, and no text uses more than the phrase comes with.
pub fn assert_said(files: &[&str], said: &[Phrase]) {
    let said = keys(said);
    for language in &languages() {
        let texts = all_messages(language, files);
        for (key, args) in &said {
            let used = texts.get(key);
            let used = used.unwrap_or_else(|| panic!("{language}: {key} is missing"));
            assert!(
                used.is_subset(args),
                "{language}: {key} uses {used:?} of {args:?}"
            );
        }
    }
}

/// The keys that only one of two has.
fn odd_ones<'a, T>(
    one: &'a BTreeMap<String, T>,
    other: &'a BTreeMap<String, T>,
) -> impl Iterator<Item = &'a String> {
    let only = |a: &'a BTreeMap<String, T>, b: &'a BTreeMap<String, T>| {
        a.keys().filter(|key| !b.contains_key(*key))
    };
    only(one, other).chain(only(other, one))
}

/// The languages have the same texts with the same arguments, file by file.
pub fn assert_alike(files: &[impl AsRef<str>]) {
    for file in files.iter().map(AsRef::as_ref) {
        let english = messages(ENGLISH, file);
        for language in &languages() {
            let texts = messages(language, file);
            let odd: Vec<_> = odd_ones(&texts, &english).collect();
            assert!(
                odd.is_empty(),
                "only one of {language} and en has in {file}: {odd:?}"
            );
            for (key, args) in &texts {
                assert_eq!(*args, english[key], "{language}: {key}");
            }
        }
    }
}
