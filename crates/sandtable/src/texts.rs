//! The texts of the product in one language: phrases become sentences.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tabletop::{Arg, Phrase};

use crate::args::Lang;

/// All texts of a language that the terminal needs.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    comma: &'static str,
}

macro_rules! sources {
    ($lang:literal) => {
        [
            include_str!(concat!("../../../locales/", $lang, "/table.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/cli.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/cyberwar.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/cyberwar-cards.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/placement.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/placement-cards.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/ports.ftl")),
        ]
    };
}

impl Texts {
    pub fn new(lang: Lang) -> Texts {
        let (sources, id, comma) = match lang {
            Lang::En => (sources!("en"), unic_langid::langid!("en"), ", "),
            Lang::Ja => (sources!("ja"), unic_langid::langid!("ja"), "、"),
            Lang::ZhTw => (sources!("zh-TW"), unic_langid::langid!("zh-TW"), "、"),
        };
        let mut bundle = FluentBundle::new(vec![id]);
        // The marks that isolate directions would show in terminals and in tests.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("our texts are well formed: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("our texts have each key once: {errors:?}"));
        }
        Texts { bundle, comma }
    }

    /// A phrase as a sentence. `names` are the players', by seat.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(name.as_str(), self.value(arg, names));
        }
        let Some(pattern) = self
            .bundle
            .get_message(&phrase.key)
            .and_then(|message| message.value())
        else {
            // A missing text must not stop a game; tests see to it that none is missing.
            return phrase.key.clone();
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", phrase.key);
        text.into_owned()
    }

    /// The text of a key without arguments.
    pub fn get(&self, key: &str) -> String {
        self.say(&Phrase::new(key), &[])
    }

    fn value(&self, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(other, names)),
        }
    }

    fn text(&self, arg: &Arg, names: &[String]) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => match names.get(seat.index()) {
                Some(name) => name.clone(),
                None => seat.to_string(),
            },
            Arg::Phrase(phrase) => self.say(phrase, names),
            Arg::List(list) => {
                let items: Vec<String> = list.iter().map(|item| self.text(item, names)).collect();
                items.join(self.comma)
            }
        }
    }
}
