//! What the server says of itself: how long moves take inside it, whoever shares the clients' cores.

use serde::Serialize;

use crate::error::Error;
use crate::lobby::Lobby;

/// Bounds, in milliseconds, within which so many of a hundred stayed. None: nothing was counted, or the
/// bound is beyond the server's last.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Inside {
    /// From reading a move to having sent its effects to everybody.
    pub move_p50_ms: Option<f64>,
    pub move_p99_ms: Option<f64>,
    /// How late the server turns to what has happened, as to a move that has come in.
    pub late_p50_ms: Option<f64>,
    pub late_p99_ms: Option<f64>,
}

/// What was counted between looks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    moves: Histogram,
    lateness: Histogram,
}

/// Bounds in seconds, and how many kept within each.
#[derive(Clone, Debug, Default, PartialEq)]
struct Histogram(Vec<(f64, u64)>);

impl Figures {
    pub(crate) async fn look(lobby: &mut Lobby) -> Result<Figures, Error> {
        let page = match lobby.metrics().await {
            Ok(page) => page,
            // A server that is not ours need not tell.
            Err(Error::Refused(_)) => String::new(),
            Err(error) => return Err(error),
        };
        Ok(Figures {
            moves: Histogram::read(&page, "sandtable_move_seconds"),
            lateness: Histogram::read(&page, "sandtable_lateness_seconds"),
        })
    }

    /// Adds what was counted from one look to the next.
    pub(crate) fn add(&mut self, from: &Figures, to: &Figures) {
        self.moves.add(&from.moves, &to.moves);
        self.lateness.add(&from.lateness, &to.lateness);
    }

    pub(crate) fn told(&self) -> Inside {
        Inside {
            move_p50_ms: self.moves.bound(50),
            move_p99_ms: self.moves.bound(99),
            late_p50_ms: self.lateness.bound(50),
            late_p99_ms: self.lateness.bound(99),
        }
    }
}

impl Histogram {
    fn read(page: &str, name: &str) -> Histogram {
        let bucket = |line: &str| {
            let rest = line.strip_prefix(name)?.strip_prefix("_bucket{le=\"")?;
            let (bound, count) = rest.split_once("\"} ")?;
            Some((bound.parse().ok()?, count.parse().ok()?))
        };
        Histogram(page.lines().filter_map(bucket).collect())
    }

    fn add(&mut self, from: &Histogram, to: &Histogram) {
        if self.0.is_empty() {
            self.0 = to.0.iter().map(|&(bound, _)| (bound, 0)).collect();
        }
        for (sum, (from, to)) in self.0.iter_mut().zip(from.0.iter().zip(&to.0)) {
            sum.1 += to.1.saturating_sub(from.1);
        }
    }

    fn bound(&self, share: u64) -> Option<f64> {
        let all = self.0.last().map_or(0, |&(_, count)| count);
        let enough = |&&(_, count): &&(f64, u64)| all > 0 && count * 100 >= all * share;
        let bound = self.0.iter().find(enough)?.0;
        bound.is_finite().then_some(bound * 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "sandtable_move_seconds";

    fn page(counts: [u64; 3]) -> Histogram {
        let [one, two, all] = counts;
        let page = format!(
            "# TYPE {NAME} histogram\n{NAME}_bucket{{le=\"0.001\"}} {one}\n\
             {NAME}_bucket{{le=\"0.01\"}} {two}\n{NAME}_bucket{{le=\"+Inf\"}} {all}\n\
             {NAME}_sum 1\n{NAME}_count {all}\nsandtable_tables 7\n"
        );
        Histogram::read(&page, NAME)
    }

    #[test]
    fn what_counts_is_between_the_looks() {
        let mut sum = Histogram::default();
        assert_eq!(sum.bound(50), None);
        sum.add(&page([500, 500, 500]), &page([560, 599, 600]));
        assert_eq!((sum.bound(50), sum.bound(99)), (Some(1.0), Some(10.0)));
        sum.add(&page([560, 599, 600]), &page([560, 599, 700]));
        assert_eq!((sum.bound(30), sum.bound(99)), (Some(1.0), None));
    }
}
