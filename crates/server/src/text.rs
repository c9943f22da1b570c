//! What people type, made fit to be shown to others.

use tabletop::tidy;

use crate::Refusal;
use crate::limits::{CHAT_CHARS, NAME_CHARS};

pub(crate) fn name(typed: &str) -> Result<String, Refusal> {
    let name = unstacked(&tidy(typed));
    match name.chars().count() {
        0 => Err(Refusal::NameEmpty),
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
        ] {
            assert_eq!(name(unseen), Err(Refusal::NameEmpty), "{unseen:?}");
        }
        assert_eq!(name(&"あ".repeat(24)).as_deref(), Ok(&*"あ".repeat(24)));
        assert_eq!(name(&"a".repeat(25)), Err(Refusal::NameLong));
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
