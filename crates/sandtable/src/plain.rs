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

/// Whether a character does something to a terminal instead of standing there: escape sequences begin
/// with such, and the marks of writing direction can turn a whole line around.
fn steers(char: char) -> bool {
    (char.is_control() && char != '\n')
        || matches!(char, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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
        ] {
            let out = written(&format!("a{hostile}b"));
            assert!(!out.contains(steers), "{out:?}");
            assert!(out.starts_with("a\u{fffd}"), "{out:?}");
        }
    }

    #[test]
    fn text_of_every_language_and_lines_stay() {
        let text = "Ports、連接埠 – ポート札 ●○\n";
        assert_eq!(written(text), text);
    }
}
