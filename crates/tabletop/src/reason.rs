//! Why one option is better than another, in the game's own facts.

use crate::Phrase;

/// A fact about an option, as far as whoever decides can see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What it measures: options are compared by what each has of the same.
    pub about: &'static str,
    /// The more, the more it speaks for the option; of what is not mentioned there is 0.
    pub value: i32,
    pub text: Phrase,
}

impl Reason {
    pub fn new(about: &'static str, value: impl Into<i32>, text: Phrase) -> Reason {
        let value = value.into();
        Reason { about, value, text }
    }
}

/// Those of the better option's reasons that speak for it and against the other one: what both have,
/// or the other has more of, explains nothing.
pub fn telling(better: Vec<Reason>, other: &[Reason]) -> Vec<Reason> {
    let of_other = |about: &str| {
        let same = other.iter().find(|reason| reason.about == about);
        same.map_or(0, |reason| reason.value)
    };
    let mut telling = better;
    telling.retain(|reason| reason.value > of_other(reason.about));
    telling
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(about: &'static str, value: i32) -> Reason {
        Reason::new(about, value, Phrase::new(about))
    }

    fn told(better: &[(&'static str, i32)], other: &[(&'static str, i32)]) -> Vec<&'static str> {
        let reasons = |of: &[(&'static str, i32)]| -> Vec<Reason> {
            of.iter()
                .map(|&(about, value)| reason(about, value))
                .collect()
        };
        let telling = telling(reasons(better), &reasons(other));
        telling.iter().map(|reason| reason.about).collect()
    }

    #[test]
    fn what_both_have_explains_nothing() {
        assert!(told(&[("stops", 3)], &[("stops", 3)]).is_empty());
        assert_eq!(told(&[("stops", 3)], &[("stops", 2)]), ["stops"]);
    }

    #[test]
    fn what_speaks_for_the_other_is_not_said() {
        assert!(told(&[("price", -4)], &[("price", -2)]).is_empty());
        assert_eq!(told(&[("price", -2)], &[("price", -4)]), ["price"]);
    }

    #[test]
    fn of_what_is_not_mentioned_there_is_none() {
        assert_eq!(told(&[("points", 1)], &[]), ["points"]);
        assert!(told(&[("price", -1)], &[]).is_empty());
    }
}
