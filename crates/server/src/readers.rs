//! Who reads an answer that holds a place which others wait for. Whoever does not read gives way, and
//! whoever has more of the places than those who wait: else some who never read keep all for themselves.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::time::{Instant, timeout};

use crate::limits;
use crate::line::Line;
use crate::thinkers::{Thinkers, Turn};

/// Those who read answers from these places.
pub(crate) struct Readers {
    places: Thinkers,
    each: usize,
    /// So long anybody may take before others are thought of.
    patience: Duration,
    reading: Mutex<Vec<Weak<Reader>>>,
}

/// Somebody to whom an answer is on its way.
pub(crate) struct Reader {
    address: IpAddr,
    since: Instant,
    /// When the wire last took something.
    last: Mutex<Instant>,
    line: Line,
    /// Free when the answer is through, or nobody wants it any more.
    _place: Turn,
}

impl Readers {
    /// No address has more than `each` of the places.
    pub(crate) fn new(places: usize, each: usize, patience: Duration) -> Readers {
        Readers {
            places: Thinkers::with(places, each),
            each,
            patience,
            reading: Mutex::default(),
        }
    }

    /// A place for an answer to this address.
    pub(crate) async fn place(&self, address: IpAddr) -> Turn {
        let mut turn = pin!(self.places.turn(address, ""));
        loop {
            match timeout(self.patience, &mut turn).await {
                Ok(turn) => return turn,
                Err(_) => self.make_room(limits::neighbourhood(address)),
            }
        }
    }

    /// From here on the place is held by whoever reads.
    pub(crate) fn reads(&self, address: IpAddr, line: Line, place: Turn) -> Arc<Reader> {
        let now = Instant::now();
        let reader = Arc::new(Reader {
            address: limits::neighbourhood(address),
            since: now,
            last: Mutex::new(now),
            line,
            _place: place,
        });
        let mut reading = self.reading();
        reading.retain(|reader| reader.strong_count() > 0);
        reading.push(Arc::downgrade(&reader));
        drop(reading);
        reader
    }

    fn reading(&self) -> MutexGuard<'_, Vec<Weak<Reader>>> {
        self.reading.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has waited for long: one who reads nothing is cut off, or one who has two places more.
    fn make_room(&self, address: IpAddr) {
        let reading: Vec<Arc<Reader>> = self.reading().iter().filter_map(Weak::upgrade).collect();
        let mut has: HashMap<IpAddr, usize> = HashMap::new();
        for reader in &reading {
            *has.entry(reader.address).or_default() += 1;
        }
        // Also those where the answer is still being made.
        let own = self.places.taken(address);
        let gives_way = |reader: &&Arc<Reader>| {
            // Who has all that one may have waits for themselves.
            let in_the_way = own < self.each || reader.address == address;
            let deaf = reader.last().elapsed() >= self.patience;
            let greedy = has[&reader.address] >= own + 2;
            in_the_way && reader.since.elapsed() >= self.patience && (deaf || greedy)
        };
        let first = reading.iter().filter(gives_way).max_by_key(|reader| {
            let longest = reader.since.elapsed();
            (has[&reader.address], longest)
        });
        if let Some(reader) = first {
            reader.line.cut();
        }
    }
}

impl Reader {
    fn last(&self) -> MutexGuard<'_, Instant> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The wire takes something.
    pub(crate) fn reads_on(&self) {
        *self.last() = Instant::now();
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    /// Longer than any test takes: time passes only for those of whom it is said.
    const PATIENCE: Duration = Duration::from_secs(600);

    const fn address(last: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, last))
    }

    /// Places that these have had for long, one each; some of them read on.
    async fn taken(readers: &Readers, each: &[(u8, bool)]) -> Vec<Arc<Reader>> {
        let mut all = Vec::new();
        for &(who, reads) in each {
            let _place = readers.place(address(who)).await;
            let long_ago = Instant::now() - PATIENCE;
            let reader = Arc::new(Reader {
                address: address(who),
                since: long_ago,
                last: Mutex::new(long_ago),
                line: Line::new(PATIENCE),
                _place,
            });
            if reads {
                reader.reads_on();
            }
            readers.reading().push(Arc::downgrade(&reader));
            all.push(reader);
        }
        all
    }

    /// Whose line is cut because this one waits.
    async fn cut_for(readers: &Readers, all: &[Arc<Reader>], who: u8) -> Option<IpAddr> {
        readers.make_room(address(who));
        for reader in all {
            if timeout(Duration::ZERO, reader.line.is_cut()).await.is_ok() {
                return Some(reader.address);
            }
        }
        None
    }

    #[tokio::test]
    async fn who_reads_nothing_gives_way() {
        let readers = Readers::new(3, 3, PATIENCE);
        let all = taken(&readers, &[(1, true), (2, false), (3, true)]).await;
        assert_eq!(cut_for(&readers, &all, 9).await, Some(address(2)));
    }

    #[tokio::test]
    async fn who_reads_slowly_but_has_many_places_gives_one_of_them() {
        let readers = Readers::new(4, 3, PATIENCE);
        let all = taken(&readers, &[(1, true), (2, true), (2, true), (3, true)]).await;
        assert_eq!(cut_for(&readers, &all, 9).await, Some(address(2)));
        // Who has one place already has no right to another's second.
        assert_eq!(cut_for(&readers, &all, 1).await, None);
    }

    #[tokio::test]
    async fn who_reads_their_only_answer_is_left_alone() {
        let readers = Readers::new(3, 3, PATIENCE);
        let all = taken(&readers, &[(1, true), (2, true), (3, true)]).await;
        assert_eq!(cut_for(&readers, &all, 9).await, None);
    }

    #[tokio::test]
    async fn who_waits_for_their_own_answers_costs_nobody_else_any() {
        let readers = Readers::new(4, 3, PATIENCE);
        let all = taken(&readers, &[(1, true), (1, true), (1, true), (2, false)]).await;
        assert_eq!(cut_for(&readers, &all, 1).await, None);
    }

    #[tokio::test]
    async fn who_waits_for_answers_of_their_own_that_are_being_made_costs_nobody_else_any() {
        let readers = Readers::new(4, 3, PATIENCE);
        let all = taken(&readers, &[(2, false)]).await;
        let mut made = Vec::new();
        for _ in 0..3 {
            made.push(readers.place(address(1)).await);
        }
        assert_eq!(cut_for(&readers, &all, 1).await, None);
        made.pop();
        assert_eq!(cut_for(&readers, &all, 1).await, Some(address(2)));
    }

    /// Until its line is cut, as a connection does it, an answer is kept for somebody who does not read.
    async fn deaf(readers: Arc<Readers>, who: u8) {
        let place = readers.place(address(who)).await;
        let line = Line::new(PATIENCE);
        let reader = readers.reads(address(who), line.clone(), place);
        line.is_cut().await;
        drop(reader);
    }

    #[tokio::test]
    async fn four_who_read_nothing_and_want_more_keep_nobody_out() {
        let readers = Arc::new(Readers::new(12, 3, Duration::from_millis(20)));
        for nth in 0..60 {
            tokio::spawn(deaf(readers.clone(), nth % 4));
        }
        while readers.places.busy().0 < 12 {
            tokio::task::yield_now().await;
        }
        let place = timeout(Duration::from_secs(60), readers.place(address(9)));
        assert!(place.await.is_ok());
    }
}
