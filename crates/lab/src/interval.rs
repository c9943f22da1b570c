//! How sure a mean is.

/// The mean and its 95 % confidence interval by Student's t: the observations must be independent.
/// A single observation says nothing about how much they vary, so its interval is unbounded.
pub(crate) fn mean_and_interval(observations: &[f64]) -> (f64, [f64; 2]) {
    let count = observations.len() as f64;
    let mean = observations.iter().sum::<f64>() / count;
    if observations.len() < 2 {
        return (mean, [f64::NEG_INFINITY, f64::INFINITY]);
    }
    let squares: f64 = observations.iter().map(|x| (x - mean).powi(2)).sum();
    let error = (squares / (count - 1.0) / count).sqrt();
    let reach = student(count - 1.0) * error;
    (mean, [mean - reach, mean + reach])
}

/// How far a share of so many wins may lie from even among so many, in 95 of 100 cases, if nobody is
/// favoured.
pub fn even(wins: u64, among: usize) -> f64 {
    let fair = 1.0 / among as f64;
    Z * (fair * (1.0 - fair) / wins as f64).sqrt()
}

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

/// The 97.5 % point of Student's t. The expansion is good to a per cent from 3 degrees of freedom
/// on; the first two are given.
fn student(freedom: f64) -> f64 {
    match freedom {
        ..1.5 => 12.706,
        ..2.5 => 4.303,
        _ => {
            let [z3, z5, z7] = [3, 5, 7].map(|power| Z.powi(power));
            Z + (z3 + Z) / (4.0 * freedom)
                + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * freedom.powi(2))
                + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * freedom.powi(3))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_t_is_as_in_the_tables() {
        for (freedom, table) in [
            (1, 12.706),
            (2, 4.303),
            (3, 3.182),
            (10, 2.228),
            (120, 1.980),
        ] {
            let t = student(f64::from(freedom));
            assert!((t / table - 1.0).abs() < 0.01, "{freedom}: {t}");
        }
    }

    #[test]
    fn the_interval_lies_around_the_mean() {
        // Five observations, standard deviation 1: 3 ± 2.776 · √(2.5/5).
        let (mean, [low, high]) = mean_and_interval(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert_eq!(mean, 3.0);
        assert!((low - 1.037).abs() < 0.02 && (high - 4.963).abs() < 0.02);
    }

    #[test]
    fn no_doubt_is_left_where_nothing_varies_and_all_where_nothing_repeats() {
        assert_eq!(mean_and_interval(&[0.5; 4]), (0.5, [0.5, 0.5]));
        let (mean, [low, high]) = mean_and_interval(&[0.5]);
        assert!(mean == 0.5 && low.is_infinite() && high.is_infinite());
    }
}
