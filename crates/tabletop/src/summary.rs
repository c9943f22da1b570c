//! What a position comes to, in figures.

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
            self.0.push(' ');
            self.digits(number.into());
        }
        self.0.push('\n');
    }

    /// Every move is summed up: what formats anything would take longer than the move.
    fn digits(&mut self, number: i64) {
        if number < 0 {
            self.0.push('-');
        }
        let mut rest = number.unsigned_abs();
        let mut digits = [b'0'; 20];
        let mut first = digits.len() - 1;
        loop {
            digits[first] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
            first -= 1;
        }
        self.0
            .extend(digits[first..].iter().copied().map(char::from));
    }

    pub fn text(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_anybody_would() {
        let numbers = [0, 7, -7, 10, 305, i64::from(i16::MIN), i64::MAX, i64::MIN];
        let mut figures = Summary::default();
        figures.numbers("all", numbers);
        let expected: String = numbers.iter().map(|number| format!(" {number}")).collect();
        assert_eq!(figures.text(), format!("all{expected}\n"));
    }
}
