//! Every text exists in every language, with the same variables.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

type Texts = BTreeMap<String, BTreeSet<String>>;

fn folder(lang: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../locales")
        .join(lang)
}

/// The keys of a file, each with its variables.
fn texts(lang: &str, file: &str) -> Texts {
    let path = folder(lang).join(file);
    let source =
        fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
    let resource = fluent_syntax::parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut texts = Texts::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                gather(pattern, &mut variables);
            }
            let twice = texts.insert(message.id.name.to_owned(), variables);
            assert!(
                twice.is_none(),
                "{lang}/{file} has {} twice",
                message.id.name
            );
        }
    }
    texts
}

fn gather(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => gather_inline(inline, variables),
                Expression::Select { selector, variants } => {
                    gather_inline(selector, variables);
                    for variant in variants {
                        gather(&variant.value, variables);
                    }
                }
            }
        }
    }
}

fn gather_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.to_owned());
    }
}

fn files(lang: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(lang)).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

#[test]
fn every_text_exists_in_every_language_with_the_same_variables() {
    let english = files("en");
    assert!(!english.is_empty());
    for lang in ["ja", "zh-TW"] {
        assert_eq!(files(lang), english);
        for file in &english {
            let (ours, theirs) = (texts("en", file), texts(lang, file));
            for (key, variables) in &ours {
                assert_eq!(theirs.get(key), Some(variables), "{lang}/{file}: {key}");
            }
            for key in theirs.keys() {
                assert!(
                    ours.contains_key(key),
                    "{lang}/{file}: {key} is not in English"
                );
            }
        }
    }
}
