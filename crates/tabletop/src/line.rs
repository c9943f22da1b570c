//! What people say in their own words.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What somebody typed, fit to be shown to others: nothing that controls, that turns the direction of
/// what follows, or that cannot be seen.
pub fn tidy(typed: &str) -> String {
    let kept: String = typed.chars().filter(|&letter| is_seen(letter)).collect();
    kept.trim().to_owned()
}

/// Control characters, and what Unicode calls ignorable by default; fillers and the empty pattern of
/// Braille, which look like nothing too.
fn is_seen(letter: char) -> bool {
    !letter.is_control()
        && !matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// A short line in somebody's own words that belongs to the game, such as a promise: part of an
/// action, and thereby of the record and of the log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Line {
    /// Zeros after the text.
    bytes: [u8; Line::LONGEST],
}

impl Line {
    /// In bytes of UTF-8: forty Chinese characters, three times as many Latin letters.
    pub const LONGEST: usize = 120;
    pub const EMPTY: Line = Line {
        bytes: [0; Line::LONGEST],
    };

    pub fn is_empty(&self) -> bool {
        self.bytes[0] == 0
    }

    pub fn text(&self) -> &str {
        let end = self.bytes.iter().position(|&byte| byte == 0);
        let text = &self.bytes[..end.unwrap_or(Line::LONGEST)];
        std::str::from_utf8(text).expect("it was made of a text")
    }

    /// How many characters at the end of what was typed do not fit.
    pub fn excess(typed: &str) -> usize {
        let text = tidy(typed);
        let ends = text.char_indices().map(|(at, char)| at + char.len_utf8());
        ends.filter(|&end| end > Line::LONGEST).count()
    }

    /// What was typed, tidied. None: it is too long.
    pub fn of(typed: &str) -> Option<Line> {
        let text = tidy(typed);
        let mut line = Line::EMPTY;
        let place = line.bytes.get_mut(..text.len())?;
        place.copy_from_slice(text.as_bytes());
        Some(line)
    }
}

impl Default for Line {
    fn default() -> Line {
        Line::EMPTY
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.text())
    }
}

impl TryFrom<String> for Line {
    type Error = &'static str;

    fn try_from(typed: String) -> Result<Line, &'static str> {
        Line::of(&typed).ok_or("a line is at most 120 bytes long")
    }
}

impl From<Line> for String {
    fn from(line: Line) -> String {
        line.text().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_keeps_what_was_typed_without_tricks() {
        let line = Line::of(" 約束\u{202e}します\n ").expect("it is short");
        assert_eq!(line.text(), "約束します");
        assert!(!line.is_empty());
        assert!(Line::of(" \u{200b}").expect("it is short").is_empty());
    }

    #[test]
    fn a_line_is_written_as_a_text() {
        let line = Line::of("“Deal?”").expect("it is short");
        let written = serde_json::to_string(&line).expect("it is plain data");
        assert_eq!(written, r#""“Deal?”""#);
        assert_eq!(serde_json::from_str::<Line>(&written).ok(), Some(line));
        let long = format!("{:?}", "x".repeat(121));
        assert!(serde_json::from_str::<Line>(&long).is_err());
    }

    #[test]
    fn a_line_is_short() {
        let longest = "あ".repeat(40);
        assert_eq!(Line::of(&longest).expect("it fits").text(), longest);
        assert_eq!(Line::of(&"あ".repeat(41)), None);
    }

    #[test]
    fn what_does_not_fit_is_counted_in_characters() {
        assert_eq!(Line::excess(&"x".repeat(120)), 0);
        assert_eq!(Line::excess(&"x".repeat(123)), 3);
        assert_eq!(Line::excess(&"あ".repeat(42)), 2);
        assert_eq!(Line::excess(&format!(" {} ", "x".repeat(120))), 0);
    }
}
