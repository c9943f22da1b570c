//! Where the values of a text of JSON are, or the cells of a table, whether or not it is right as a whole.

use std::ops::Range;

/// From the outermost to the innermost, in order. Several lines of JSON are several values.
pub(crate) fn values(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let from = at;
        at += 1;
        match bytes[from] {
            b'{' | b'[' => {
                open.push(found.len());
                found.push(from..bytes.len());
            }
            b'}' | b']' => {
                if let Some(of) = open.pop() {
                    found[of].end = at;
                }
            }
            b'"' => {
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                at = (at + 1).min(bytes.len());
                found.push(from..at);
            }
            b',' | b':' | b'|' | b' ' | b'\n' | b'\t' | b'\r' => (),
            _ => {
                let ends = |byte: &u8| b",:|]}[{\" \n\r\t".contains(byte);
                at = from
                    + bytes[from..]
                        .iter()
                        .position(ends)
                        .unwrap_or(bytes.len() - from);
                found.push(from..at);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<&str> {
        values(text).into_iter().map(|at| &text[at]).collect()
    }

    #[test]
    fn every_value_and_name_is_found() {
        let text = r#"{"a": [1, "b\"]"], "端": null}"#;
        let found = [
            text,
            r#""a""#,
            r#"[1, "b\"]"]"#,
            "1",
            r#""b\"]""#,
            r#""端""#,
            "null",
        ];
        assert_eq!(texts(text), found);
    }

    #[test]
    fn what_is_cut_off_has_values_too() {
        assert_eq!(texts(r#"[1,"端"#), [r#"[1,"端"#, "1", r#""端"#]);
        assert_eq!(texts(r#""\"#), [r#""\"#]);
        assert_eq!(texts("]"), [""; 0]);
        assert_eq!(texts(""), [""; 0]);
    }
}
