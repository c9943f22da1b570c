//! Texts that are nearly what is expected, to try whatever reads texts from outside.
//!
//! Noise is refused at its first letter. What finds faults is a text that is right but for a few places:
//! a sample, changed by [`Edit`]s. Which sample and which edits comes from bolero, so a test that uses
//! this is an ordinary one, tries something else each time, and says with which seed it failed:
//!
//! ```text
//! cargo test -p stix fuzz                                          a second, as in the usual tests
//! BOLERO_RANDOM_TEST_TIME_MS=600000 cargo test -p stix fuzz        ten minutes
//! BOLERO_RANDOM_SEED=… cargo test -p stix fuzz                     the same once more
//! ```
//!
//! With `-- --nocapture` it says how many were tried.
//!
//! What a fault was found with is kept as one more sample.

mod spans;

use std::fmt::Debug;
use std::ops::Range;
use std::panic::AssertUnwindSafe;

use spans::values;

/// A change of a text: what is done, where, and with what, each by any number.
pub type Edit = (u8, u16, u16);

/// More edits leave nothing of a text that anybody would read on.
const MOST: usize = 6;

/// Values that nobody expects.
const STRANGE: [&str; 26] = [
    "null",
    "true",
    "0",
    "-1",
    "1",
    "7",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967295",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775809",
    "0.5",
    "1e400",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "\"\u{3164}\u{202e}端末\"",
    "[]",
    "{}",
    "[[]]",
    "{\"t\":{}}",
    "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]",
];

/// Gives the samples to `read`, and then, for a while, texts that are nearly one of them.
pub fn nearly(samples: &[String], read: impl Fn(&str)) {
    samples.iter().for_each(|sample| read(sample));
    each(|number: &(u16, Vec<Edit>)| {
        let (which, edits) = number;
        if let Some(sample) = pick(samples, usize::from(*which)) {
            read(&edited(sample, edits, samples));
        }
    });
}

/// Tries it, for a while, with any numbers; of those that fail it says the smallest.
pub fn each<T: bolero::TypeGenerator + Debug>(try_it: impl Fn(&T)) {
    // What a panic leaves behind is not looked at again.
    let try_it = AssertUnwindSafe(try_it);
    bolero::check!().with_type::<T>().for_each(move |it: &T| {
        let AssertUnwindSafe(try_it) = &try_it;
        try_it(it);
    });
}

/// The lines of a file of samples.
pub fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// The text after these changes; values of `others` are put in, too.
pub fn edited(text: &str, edits: &[Edit], others: &[String]) -> String {
    let mut text = text.to_owned();
    for &(what, place, with) in edits.iter().take(MOST) {
        edit(&mut text, what, place.into(), with.into(), others);
    }
    text
}

fn edit(text: &mut String, what: u8, place: usize, with: usize, others: &[String]) {
    let places = values(text);
    let Some(chosen) = pick(&places, place).cloned() else {
        return;
    };
    match what % 8 {
        0 | 1 => text.replace_range(chosen, STRANGE[with % STRANGE.len()]),
        // A value from elsewhere in it, or out of another text.
        2 | 3 => {
            if let Some(other) = pick(&places, with) {
                let other = text[other.clone()].to_owned();
                text.replace_range(chosen, &other);
            }
        }
        4 => {
            let other = pick(others, with).map_or("", String::as_str);
            let from = values(other);
            // Another number for the same choice, so that any value of any text can come up.
            if let Some(other) = pick(&from, with.wrapping_mul(31) ^ place) {
                let other = other.clone();
                text.replace_range(chosen, &others[with % others.len()][other]);
            }
        }
        // Twice, as often as with a comma between.
        5 => {
            let twice = format!("{},{}", &text[chosen.clone()], &text[chosen.clone()]);
            text.replace_range(chosen, &twice);
        }
        6 => nest(text, chosen, with),
        _ => cut(text, place, with),
    }
}

/// Puts a value into lists of lists.
fn nest(text: &mut String, at: Range<usize>, depth: usize) {
    let depth = depth % 300;
    let nested = format!(
        "{}{}{}",
        "[".repeat(depth),
        &text[at.clone()],
        "]".repeat(depth)
    );
    text.replace_range(at, &nested);
}

/// Takes a few letters out, anywhere.
fn cut(text: &mut String, from: usize, length: usize) {
    let mut letters = text.char_indices().map(|(at, _)| at);
    let count = text.chars().count().max(1);
    let from = letters.nth(from % count).unwrap_or(0);
    let to = letters.nth(length % 16).unwrap_or(text.len());
    text.replace_range(from..to, "");
}

fn pick<T>(of: &[T], number: usize) -> Option<&T> {
    let place = number.checked_rem(of.len())?;
    of.get(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_changes_a_value_and_leaves_the_rest() {
        let text = r#"{"a":[1,"two"],"b":null}"#;
        let others = [r#"{"c":"three"}"#.to_owned()];
        assert_eq!(edited(text, &[], &others), text);
        assert_eq!(edited(text, &[(0, 0, 0)], &others), "null");
        let twice = edited(text, &[(5, 3, 0)], &others);
        assert_eq!(twice, r#"{"a":[1,1,"two"],"b":null}"#);
        let all: Vec<String> = (0..=255)
            .flat_map(|what| (0..40).map(move |place| (what, place, 7 * place)))
            .map(|each| edited(text, &[each], &others))
            .collect();
        let readable = all.iter().filter(|text| text.starts_with('{')).count();
        assert!(readable > all.len() / 2, "{readable} of {}", all.len());
        assert!(all.iter().any(|text| text.contains("three")));
    }

    #[test]
    fn nothing_can_be_changed_in_nothing() {
        assert_eq!(edited("", &[(0, 1, 2), (7, 1, 2)], &[]), "");
        assert_eq!(edited("端", &[(7, 0, 9)], &[]), "");
    }
}
