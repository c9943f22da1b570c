//! Several texts in one, so that they share a row: each after how many bytes it has.

use crate::Error;

pub(super) fn pack(text: &str, into: &mut String) {
    into.push_str(&text.len().to_string());
    into.push(' ');
    into.push_str(text);
}

/// The texts again, one after another.
pub(super) struct Unpacked<'a>(pub(crate) &'a str);

impl<'a> Iterator for Unpacked<'a> {
    type Item = Result<&'a str, Error>;

    fn next(&mut self) -> Option<Result<&'a str, Error>> {
        if self.0.is_empty() {
            return None;
        }
        let text = first(self.0);
        self.0 = text.map_or("", |(_, rest)| rest);
        let damaged = || Error::Failed("entries are damaged".to_owned());
        Some(text.map(|(text, _)| text).ok_or_else(damaged))
    }
}

/// The first text, and what comes after it.
fn first(packed: &str) -> Option<(&str, &str)> {
    let (length, rest) = packed.split_once(' ')?;
    rest.split_at_checked(length.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_out_as_they_went_in() {
        let texts = ["", "1 2", "two\nlines", "端末", " "];
        let mut packed = String::new();
        texts.iter().for_each(|text| pack(text, &mut packed));
        let unpacked: Result<Vec<&str>, Error> = Unpacked(&packed).collect();
        assert_eq!(unpacked.unwrap(), texts);
    }

    #[test]
    fn what_is_damaged_is_no_text() {
        for damaged in ["5 four", "x", "-1 x", "1 端"] {
            let unpacked: Result<Vec<&str>, Error> = Unpacked(damaged).collect();
            assert!(unpacked.is_err(), "{damaged}");
        }
    }

    #[test]
    fn fuzz_packed() {
        fuzz::each(|texts: &Vec<String>| {
            let mut packed = String::new();
            texts.iter().for_each(|text| pack(text, &mut packed));
            let unpacked: Result<Vec<&str>, Error> = Unpacked(&packed).collect();
            assert_eq!(&unpacked.unwrap(), texts);
        });
        // What is damaged ends, with what can be read of it.
        fuzz::nearly(&["5 three0 12 端末端末".to_owned()], |packed| {
            assert!(Unpacked(packed).count() <= packed.len());
        });
    }
}
