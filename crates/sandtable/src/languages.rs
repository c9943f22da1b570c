//! The languages there are: the folders of `locales`, with their texts compiled in.

/// A language that we speak.
#[derive(Debug)]
pub struct Lang {
    /// As in `locales`: `zh-TW`.
    pub id: &'static str,
    /// The files of its texts.
    pub sources: &'static [&'static str],
    /// By game, its page of rules.
    pub rules: &'static [(&'static str, &'static str)],
}

// `LANGUAGES`, sorted: made by build.rs.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

pub fn named(id: &str) -> Option<&'static Lang> {
    LANGUAGES.iter().find(|lang| lang.id == id)
}

/// What is spoken where nothing else is asked for.
pub fn english() -> &'static Lang {
    named("en").expect("English is the language that all others are compared to")
}

/// The language of a locale such as `zh_TW.UTF-8`, as the browser's client chooses it: a reader of
/// some other Chinese is better served by ours than by English.
pub fn of_system(locale: &str) -> &'static Lang {
    fn language(tag: &str) -> Option<&str> {
        tag.split(['-', '_', '.', '@']).next()
    }
    let tag = locale.split(['.', '@']).next().unwrap_or_default();
    named(&tag.replace('_', "-"))
        .or_else(|| {
            LANGUAGES
                .iter()
                .find(|lang| language(lang.id) == language(tag))
        })
        .unwrap_or_else(english)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_systems_language_is_taken_if_we_speak_it() {
        for (locale, id) in [
            ("ja_JP.UTF-8", "ja"),
            ("zh_TW.UTF-8", "zh-TW"),
            ("zh_HK", "zh-TW"),
            ("zh_CN.UTF-8", "zh-TW"),
            ("en_GB@euro", "en"),
            ("qaa_FR.UTF-8", "en"),
            ("C", "en"),
            ("", "en"),
        ] {
            assert_eq!(of_system(locale).id, id, "{locale}");
        }
    }
}
