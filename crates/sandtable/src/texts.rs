//! The texts of the product in one language: phrases become sentences.

use fluent_bundle::memoizer::MemoizerKind;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tabletop::{Arg, Phrase};

use crate::languages::Lang;
use crate::plain::within_a_line;

/// All texts of a language that the terminal needs.
pub struct Texts {
    lang: &'static Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    pub fn new(lang: &'static Lang) -> Texts {
        let id = lang
            .id
            .parse()
            .expect("a folder of texts is named by its language");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_formatter(Some(number));
        for source in lang.sources {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("our texts are well formed: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("our texts have each key once: {errors:?}"));
        }
        Texts { lang, bundle }
    }

    /// A phrase as a sentence. `names` are the players', by seat.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        capital(&self.said(phrase, names))
    }

    /// As it stands within a sentence.
    pub fn said(&self, phrase: &Phrase, names: &[String]) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(&**name, self.value(arg, names));
        }
        let Some(pattern) = self
            .bundle
            .get_message(&phrase.key)
            .and_then(|message| message.value())
        else {
            // A missing text must not stop a game; tests see to it that none is missing.
            return phrase.key.to_string();
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", phrase.key);
        without_gaps(&text)
    }

    /// The text of a key without arguments.
    pub fn get(&self, key: &str) -> String {
        self.say(&Phrase::new(key.to_owned()), &[])
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The page with the rules of a game.
    pub fn rules(&self, game: &str) -> &'static str {
        let mut pages = self.lang.rules.iter();
        let page = pages.find(|(own, _)| *own == game);
        page.map_or("", |(_, text)| text)
    }

    fn value(&self, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(other, names)),
        }
    }

    /// An argument as it stands within a sentence.
    pub fn text(&self, arg: &Arg, names: &[String]) -> String {
        match arg {
            Arg::Number(number) => grouped(*number),
            // Whoever wrote it must not write lines of ours.
            Arg::Text(text) => within_a_line(text),
            Arg::Seat(seat) => match names.get(seat.index()) {
                Some(name) => within_a_line(name),
                None => seat.to_string(),
            },
            Arg::Phrase(phrase) => self.said(phrase, names),
            Arg::List(list) => {
                let items: Vec<String> = list.iter().map(|item| self.text(item, names)).collect();
                items.join(&self.get("cli-comma"))
            }
        }
    }
}

/// Numbers as a browser writes them; everything else as usual.
fn number<M: MemoizerKind>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value.fract() == 0.0 =>
        {
            #[expect(clippy::cast_possible_truncation, reason = "phrases hold 32 bits")]
            Some(grouped(number.value as i32))
        }
        _ => None,
    }
}

/// A number with a comma between thousands and the sign of arithmetic, as all our languages write it.
fn grouped(number: i32) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut out = String::from(if number < 0 { "−" } else { "" });
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// A sentence may begin with "you" in place of a name, which its text cannot know.
fn capital(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (place, char) in text.char_indices() {
        let before = &text[..place];
        let begins =
            before.is_empty() || [". ", "! ", "? "].iter().any(|end| before.ends_with(end));
        let word = text[place..]
            .split(|char: char| !char.is_alphabetic())
            .next();
        if begins && matches!(word, Some("you" | "your")) {
            out.push('Y');
        } else {
            out.push(char);
        }
    }
    out
}

/// Texts leave a space around what is inserted, which may be written in Latin letters. Where both
/// sides turn out to be Chinese or Japanese the space goes; so do the marks that Fluent puts around
/// insertions. What lies inside, such as the space in a name, is left alone.
fn without_gaps(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (place, char) in text.char_indices().filter(|(_, char)| !is_mark(*char)) {
        if char != ' ' || !is_gap(&text[..place], &text[place + 1..]) {
            out.push(char);
        }
    }
    out
}

/// Whether a space between these is where something was inserted, and wide on both sides.
fn is_gap(before: &str, after: &str) -> bool {
    let left = before.trim_end_matches(is_mark);
    let right = after.trim_start_matches(is_mark);
    (left.len() < before.len() || right.len() < after.len())
        && left.ends_with(is_wide)
        && right.starts_with(is_wide)
}

fn is_mark(char: char) -> bool {
    matches!(char, '\u{2068}' | '\u{2069}')
}

/// Han, kana and their punctuation: written without spaces between them.
fn is_wide(char: char) -> bool {
    matches!(char, '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}'
        | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::named;

    fn says(lang: &str, name: &str) -> String {
        let lang = named(lang).expect("we speak it");
        let wait = Phrase::new("placement-wait-advance")
            .with("player", name)
            .with("level", 2_u8)
            .with("attacker", "A")
            .with("site", Phrase::new("placement-site-hospital"));
        Texts::new(lang).say(&wait, &[])
    }

    #[test]
    fn chinese_beside_chinese_has_no_gap_and_latin_has_one() {
        assert_eq!(
            says("zh-TW", "Mika"),
            "Mika 正在決定 A 是否往醫院深處移動。"
        );
        assert_eq!(says("zh-TW", "小美"), "小美正在決定 A 是否往醫院深處移動。");
    }

    #[test]
    fn a_sentence_that_begins_with_you_begins_with_a_capital() {
        assert_eq!(
            capital("you have none. your hand is empty."),
            "You have none. Your hand is empty."
        );
        assert_eq!(
            capital("Set 1: you won, young one."),
            "Set 1: you won, young one."
        );
        assert_eq!(capital("young"), "young");
    }

    #[test]
    fn large_numbers_are_grouped() {
        let odds = Phrase::new("cyberwar-review-odds")
            .with("chance", "60.5%")
            .with("good", 658_008)
            .with("of", 1_085_986);
        for lang in ["en", "ja", "zh-TW"] {
            let said = Texts::new(named(lang).expect("we speak it")).say(&odds, &[]);
            assert!(said.contains("658,008"), "{said}");
            assert!(said.contains("1,085,986"), "{said}");
        }
        assert_eq!(grouped(-1000), "−1,000");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(0), "0");
    }

    #[test]
    fn what_others_wrote_begins_no_line_of_ours() {
        for ends in ['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'] {
            let said = says("en", &format!("Mika{ends}You have won."));
            assert!(!said.contains(ends), "{said:?}");
        }
    }

    #[test]
    fn the_space_in_a_name_stays() {
        assert!(says("zh-TW", "陳 美").starts_with("陳 美正在"));
        assert!(says("en", "Mika Ito").starts_with("Mika Ito decides"));
    }
}
