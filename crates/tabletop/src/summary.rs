//! What a position comes to, in figures.

use std::fmt::Write;

/// Figures of a position, each under a name: what a digest is made of. Every game writes its own by
/// hand, so that no change of its types changes a digest by accident. A record whose figures differ
/// was played by other rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary(String);

impl Summary {
    pub fn number(&mut self, name: &str, number: impl Into<i64>) {
        self.numbers(name, [number]);
    }

    pub fn numbers<N: Into<i64>>(&mut self, name: &str, numbers: impl IntoIterator<Item = N>) {
        self.0.push_str(name);
        for number in numbers {
            let number: i64 = number.into();
            write!(self.0, " {number}").expect("writing to a string does not fail");
        }
        self.0.push('\n');
    }

    pub fn text(&self) -> &str {
        &self.0
    }
}
