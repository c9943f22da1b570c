//! What people type, made fit to be shown to others.

use tabletop::tidy;
use unicode_normalization::UnicodeNormalization;

use crate::Refusal;
use crate::limits::{CHAT_CHARS, NAME_CHARS};

pub(crate) fn name(typed: &str) -> Result<String, Refusal> {
    let seen: String = typed.chars().filter(|&letter| !is_blank(letter)).collect();
    let words = unstacked(&tidy(&seen));
    let words: Vec<&str> = words.split_whitespace().collect();
    let name = words.join(" ");
    match name.chars().count() {
        _ if name.chars().all(is_mark) => Err(Refusal::NameEmpty),
        1..=NAME_CHARS => Ok(name),
        _ => Err(Refusal::NameLong),
    }
}

pub(crate) fn chat(typed: &str) -> Result<String, Refusal> {
    let text = unstacked(&tidy(&typed.replace('\n', " ")));
    match text.chars().count() {
        0 => Err(Refusal::ChatEmpty),
        1..=CHAT_CHARS => Ok(text),
        _ => Err(Refusal::ChatLong),
    }
}

/// What leaves a gap or a box at most, though it is a character like others: stand-ins for things, a note
/// without a head, and what everybody may give a meaning of their own.
fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{fffc}' | '\u{1d159}' | '\u{13430}'..='\u{1345f}' | '\u{16fe4}'
        | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// The name of somebody who comes to where others are: with a number, if it could be taken for another's.
pub(crate) fn own_name<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let others: Vec<[String; 2]> = others.map(looks).collect();
    let taken = |wanted: &str| {
        let [read, seen] = looks(wanted);
        let same = |other: &[String; 2]| other[0] == read || other[1] == seen;
        others.iter().any(same)
    };
    let mut own = name.to_owned();
    for n in 2.. {
        if !taken(&own) {
            break;
        }
        let number = format!(" {n}");
        let room = NAME_CHARS - number.len();
        own = name.chars().take(room).collect::<String>() + &number;
    }
    own
}

/// How a name reads, and how it looks at a glance: who shares either with another is taken for them.
fn looks(name: &str) -> [String; 2] {
    let plain: String = name.nfkc().collect();
    let seen: String = plain.chars().map(latin).collect();
    [plain.to_lowercase(), seen.to_lowercase()]
}

/// What looks like a Latin letter once NFKC has been through it, and which.
const LIKE: [(&str, &str); 3] = [
    (
        "АВЕЅІЈКМНОРСТУХаеорсухіјѕһԁԛԝ",
        "ABESlJKMHOPCTYXaeopcyxijshdqw",
    ),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονςϳ", "ABEZHlKMNOPTYXovcj"),
    ("I|ı10", "llilO"),
];

/// The Latin letter that this Cyrillic or Greek one or this digit looks like, and one for those that look
/// alike.
fn latin(letter: char) -> char {
    let like = LIKE.iter().find_map(|(letters, like)| {
        let at = letters.chars().position(|each| each == letter)?;
        like.chars().nth(at)
    });
    like.unwrap_or(letter)
}

/// No letter of any language has more marks of these blocks over or under it.
const MARKS: usize = 2;

/// Without the marks that pile up beyond any letter, over the lines above and below it.
fn unstacked(text: &str) -> String {
    let mut marks = 0;
    let fits = |letter: &char| {
        marks = if is_mark(*letter) { marks + 1 } else { 0 };
        marks <= MARKS
    };
    text.chars().filter(fits).collect()
}

/// Unicode's blocks of marks that combine with any letter.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_freed_of_tricks() {
        assert_eq!(name("  Aiko\u{0}\u{202e} ").as_deref(), Ok("Aiko"));
        assert_eq!(name("陳大文").as_deref(), Ok("陳大文"));
        assert_eq!(name(" \t\u{200b} "), Err(Refusal::NameEmpty));
        for unseen in [
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{ad}",
            "\u{e0041}",
            "\u{ffa0}",
            "\u{301}\u{301}",
            "\u{1d159}",
            "\u{fffc}",
            "\u{e000}",
            "\u{3000}\u{a0}",
        ] {
            assert_eq!(name(unseen), Err(Refusal::NameEmpty), "{unseen:?}");
        }
        assert_eq!(name(&"あ".repeat(24)).as_deref(), Ok(&*"あ".repeat(24)));
        assert_eq!(name(&"a".repeat(25)), Err(Refusal::NameLong));
    }

    #[test]
    fn nobody_is_taken_for_somebody_else() {
        for (name, own) in [
            ("Mika", "Mika 2"),
            ("mIKA", "mIKA 2"),
            ("Ｍｉｋａ", "Ｍｉｋａ 2"),
            ("Mikа", "Mikа 2"), // with a Cyrillic а
            ("Μika", "Μika 2"), // with a Greek Μ
            ("Ian Lo", "Ian Lo 2"),
            ("lan Lo", "lan Lo 2"), // with a small L
            ("M1ka", "M1ka"),
            ("Ian L0", "Ian L0 2"),
            ("1an Lo", "1an Lo 2"),
            ("Niϲo", "Niϲo 2"), // with a lunate sigma
            ("Niςo", "Niςo 2"), // with a final one
            ("Miko", "Miko"),
            ("Міла", "Міла"),
            ("美香", "美香"),
        ] {
            let others = ["Mika", "Ian Lo", "Nico", "Мила"].into_iter();
            assert_eq!(own_name(name, others), own, "{name}");
        }
        // Gaps in it cannot be told apart on a page.
        assert_eq!(name("Mika  \u{3000} Ito").as_deref(), Ok("Mika Ito"));
        let long = "x".repeat(NAME_CHARS);
        let own = own_name(&long, [&*long].into_iter());
        assert_eq!(own.chars().count(), NAME_CHARS);
    }

    #[test]
    fn what_looks_like_a_letter_is_found_in_a_name() {
        for (letters, like) in LIKE {
            assert_eq!(letters.chars().count(), like.chars().count());
            assert_eq!(letters.nfkc().collect::<String>(), letters);
        }
    }

    #[test]
    fn marks_do_not_pile_up_over_the_lines_of_others() {
        let piled = format!("Z{}algo", "\u{301}".repeat(20));
        assert_eq!(name(&piled).as_deref(), Ok("Z\u{301}\u{301}algo"));
        assert_eq!(chat(&piled).as_deref(), Ok("Z\u{301}\u{301}algo"));
        // Vietnamese written letter and marks apart.
        let apart = "Nguye\u{302}\u{303}n";
        assert_eq!(name(apart).as_deref(), Ok(apart));
    }

    #[test]
    fn chat_is_one_line_of_bounded_length() {
        assert_eq!(chat("two\nlines").as_deref(), Ok("two lines"));
        assert_eq!(chat(""), Err(Refusal::ChatEmpty));
        assert_eq!(chat(&"x".repeat(501)), Err(Refusal::ChatLong));
    }
}
