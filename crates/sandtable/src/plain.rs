//! Output without control characters: names and decks come from records, which anybody can write.

use std::io::{self, Write};

/// Writes text on, with a sign in place of each character that would steer a terminal.
pub struct Plain<W>(pub W);

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Text comes in whole pieces, as `write!` cuts it. What is no text is made readable.
        let text = String::from_utf8_lossy(bytes);
        if text.contains(steers) {
            self.0.write_all(plain(&text).as_bytes())?;
        } else {
            self.0.write_all(text.as_bytes())?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

pub fn plain(text: &str) -> String {
    text.replace(steers, "\u{fffd}")
}

/// The same of what stands within a line: nothing in it begins another, which could pass for ours.
pub fn within_a_line(text: &str) -> String {
    text.replace(|char| char == '\n' || steers(char), "\u{fffd}")
}

/// Whether a character does something to a terminal instead of standing there: escape sequences begin
/// with such, some end lines as the end of a line does, and the marks of writing direction can turn a
/// whole line around. What is not seen at all makes one name look like another.
fn steers(char: char) -> bool {
    (char.is_control() && char != '\n')
        || matches!(char, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> String {
        let mut out = Plain(Vec::new());
        write!(out, "{text}").unwrap();
        String::from_utf8(out.0).unwrap()
    }

    #[test]
    fn nothing_that_steers_a_terminal_gets_through() {
        for hostile in [
            "\u{1b}[2J",
            "\u{9b}31m",
            "\u{7}",
            "\r",
            "\u{202e}txt",
            "\u{8}",
            "\u{85}forged",
            "\u{2028}forged",
            "\u{2029}forged",
            "\u{61c}",
            "\u{200b}",
            "\u{feff}",
            "\u{e0041}",
        ] {
            let out = written(&format!("a{hostile}b"));
            assert!(!out.contains(steers), "{out:?}");
            assert!(out.starts_with("a\u{fffd}"), "{out:?}");
        }
    }

    #[test]
    fn what_stands_within_a_line_begins_no_other() {
        for ends in [
            "\n", "\r", "\r\n", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}",
        ] {
            let within = within_a_line(&format!("a{ends}You have won."));
            assert!(within.starts_with("a\u{fffd}"), "{within:?}");
            assert!(!within.contains(ends), "{within:?}");
        }
        assert_eq!(within_a_line("連接埠 – ポート"), "連接埠 – ポート");
    }

    #[test]
    fn text_of_every_language_and_lines_stay() {
        let text = "Ports、連接埠 – ポート札 ●○\n";
        assert_eq!(written(text), text);
    }
}
