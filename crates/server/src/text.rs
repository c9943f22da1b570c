//! What people type, made fit to be shown to others.

use tabletop::tidy;

use crate::Refusal;
use crate::limits::{CHAT_CHARS, NAME_CHARS};

pub(crate) fn name(typed: &str) -> Result<String, Refusal> {
    let name = tidy(typed);
    match name.chars().count() {
        0 => Err(Refusal::NameEmpty),
        1..=NAME_CHARS => Ok(name),
        _ => Err(Refusal::NameLong),
    }
}

pub(crate) fn chat(typed: &str) -> Result<String, Refusal> {
    let text = tidy(&typed.replace('\n', " "));
    match text.chars().count() {
        0 => Err(Refusal::ChatEmpty),
        1..=CHAT_CHARS => Ok(text),
        _ => Err(Refusal::ChatLong),
    }
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
        ] {
            assert_eq!(name(unseen), Err(Refusal::NameEmpty), "{unseen:?}");
        }
        assert_eq!(name(&"あ".repeat(24)).as_deref(), Ok(&*"あ".repeat(24)));
        assert_eq!(name(&"a".repeat(25)), Err(Refusal::NameLong));
    }

    #[test]
    fn chat_is_one_line_of_bounded_length() {
        assert_eq!(chat("two\nlines").as_deref(), Ok("two lines"));
        assert_eq!(chat(""), Err(Refusal::ChatEmpty));
        assert_eq!(chat(&"x".repeat(501)), Err(Refusal::ChatLong));
    }
}
