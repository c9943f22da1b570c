//! Whose turn it is to use the machine: only so many work at once, and who waits is served fairly.
//!
//! Addresses take turns, however much each of them has waiting; so do the tables of one address; at
//! one table whoever came first is first. Sixty tables of one address delay another's bot by one
//! thought.
//!
//! What nobody's move waits for (hints, reviews, comparisons) comes *later*: only when nobody else waits, on
//! half of the places at most, and in pieces that are short enough to be waited for.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::limits;

/// So many places to work at, and those who wait for one.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<Places>>);

struct Places {
    free: usize,
    /// How many of them one address may have at once.
    each: usize,
    taken: HashMap<IpAddr, usize>,
    waiting: Queue<oneshot::Sender<Turn>>,
    /// Those who let everybody else go first, how many of them work now and how many may.
    later: Queue<oneshot::Sender<Turn>>,
    later_taken: usize,
    later_most: usize,
}

/// A place to work at; when it is dropped the next one gets it. It has to go wherever the work is
/// really done: who waits for the work may give up earlier.
pub(crate) struct Turn {
    thinkers: Thinkers,
    address: IpAddr,
    rank: Rank,
}

/// Who goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rank {
    Now,
    Later,
}

/// A place in the queue, left when it is dropped.
struct Waiting {
    thinkers: Thinkers,
    address: IpAddr,
    table: String,
    rank: Rank,
    turn: oneshot::Receiver<Turn>,
}

impl Thinkers {
    pub(crate) fn new(places: usize) -> Thinkers {
        Thinkers::with(places, places)
    }

    /// No address has more than `each` of the places.
    pub(crate) fn with(places: usize, each: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Places {
            free: places,
            each,
            taken: HashMap::new(),
            waiting: Queue::default(),
            later: Queue::default(),
            later_taken: 0,
            later_most: places.div_ceil(2),
        })))
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues up at once, for something at a table that somebody at this address looks at. Dropping
    /// the future leaves the queue.
    pub(crate) fn turn(
        &self,
        address: IpAddr,
        table: &str,
    ) -> impl Future<Output = Turn> + Send + use<> {
        self.queue_up(address, table, Rank::Now)
    }

    /// The same for what nobody's move waits for.
    pub(crate) fn turn_later(
        &self,
        address: IpAddr,
        table: &str,
    ) -> impl Future<Output = Turn> + Send + use<> {
        self.queue_up(address, table, Rank::Later)
    }

    fn queue_up(
        &self,
        address: IpAddr,
        table: &str,
        rank: Rank,
    ) -> impl Future<Output = Turn> + Send + use<> {
        let (sender, turn) = oneshot::channel();
        let mut waiting = Waiting {
            thinkers: self.clone(),
            address: limits::neighbourhood(address),
            table: table.to_owned(),
            rank,
            turn,
        };
        self.places()
            .queue(rank)
            .push(waiting.address, &waiting.table, sender);
        self.hand_out();
        async move {
            let turn = (&mut waiting.turn).await;
            turn.expect("whoever waits is in the queue")
        }
    }

    /// How many are at work, and how many wait.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let places = self.places();
        let tables = places.waiting.0.0.iter().flat_map(|(_, tables)| &tables.0);
        (
            places.taken.values().sum(),
            tables.map(|(_, waiting)| waiting.len()).sum(),
        )
    }

    /// How many places a neighbourhood has.
    pub(crate) fn taken(&self, neighbourhood: IpAddr) -> usize {
        let taken = self.places().taken.get(&neighbourhood).copied();
        taken.unwrap_or_default()
    }

    /// Gives the free places to those who wait.
    fn hand_out(&self) {
        loop {
            // The lock must be free again: whoever has given up this moment drops the turn.
            let next = self.places().take();
            let Some((address, rank, next)) = next else {
                return;
            };
            let thinkers = self.clone();
            drop(next.send(Turn {
                thinkers,
                address,
                rank,
            }));
        }
    }
}

impl Places {
    fn queue(&mut self, rank: Rank) -> &mut Queue<oneshot::Sender<Turn>> {
        match rank {
            Rank::Now => &mut self.waiting,
            Rank::Later => &mut self.later,
        }
    }

    /// Takes a place for whoever is next.
    fn take(&mut self) -> Option<(IpAddr, Rank, oneshot::Sender<Turn>)> {
        let left = self.free.checked_sub(1)?;
        // Whoever works at fewest places goes first.
        let has_room = |address: &IpAddr| {
            let taken = self.taken.get(address).copied().unwrap_or_default();
            (taken < self.each).then_some(taken)
        };
        let (address, rank, next) = match self.waiting.pop(has_room) {
            Some((address, next)) => (address, Rank::Now, next),
            None if self.later_taken < self.later_most => {
                let (address, next) = self.later.pop(has_room)?;
                self.later_taken += 1;
                (address, Rank::Later, next)
            }
            None => return None,
        };
        self.free = left;
        *self.taken.entry(address).or_default() += 1;
        Some((address, rank, next))
    }

    fn give_back(&mut self, address: IpAddr, rank: Rank) {
        self.free += 1;
        match rank {
            Rank::Now => {}
            Rank::Later => self.later_taken -= 1,
        }
        if let Entry::Occupied(mut taken) = self.taken.entry(address) {
            *taken.get_mut() -= 1;
            if *taken.get() == 0 {
                taken.remove();
            }
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.thinkers.places().give_back(self.address, self.rank);
        self.thinkers.hand_out();
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.turn.close();
        self.thinkers
            .places()
            .queue(self.rank)
            .retain(self.address, &self.table, |one| !one.is_closed());
    }
}

/// Who waits, by address and table.
struct Queue<T>(Rounds<IpAddr, Rounds<String, VecDeque<T>>>);

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue(Rounds::default())
    }
}

impl<T> Queue<T> {
    fn push(&mut self, address: IpAddr, table: &str, one: T) {
        self.0.of(&address).of(table).push_back(one);
    }

    /// The next one of an address that may: of the lowest rank that there is.
    fn pop(&mut self, rank: impl Fn(&IpAddr) -> Option<usize>) -> Option<(IpAddr, T)> {
        let (address, mut tables) = self.0.first(rank)?;
        let (table, mut waiting) = tables.first(|_| Some(0))?;
        let next = waiting.pop_front()?;
        tables.last(table, waiting);
        self.0.last(address, tables);
        Some((address, next))
    }

    fn retain(&mut self, address: IpAddr, table: &str, keep: impl FnMut(&T) -> bool) {
        self.0.of(&address).of(table).retain(keep);
        self.0.of(&address).tidy();
        self.0.tidy();
    }
}

/// Groups that take turns, the next one first. None of them is empty for long.
struct Rounds<K, W>(VecDeque<(K, W)>);

/// What can wait in a group.
trait Group: Default {
    fn is_empty(&self) -> bool;
}

impl<T> Group for VecDeque<T> {
    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

impl<K, W> Group for Rounds<K, W> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K, W> Default for Rounds<K, W> {
    fn default() -> Rounds<K, W> {
        Rounds(VecDeque::new())
    }
}

impl<K, W: Group> Rounds<K, W> {
    /// The group, which is last if it is new.
    fn of<Q>(&mut self, key: &Q) -> &mut W
    where
        K: std::borrow::Borrow<Q>,
        Q: PartialEq + ToOwned<Owned = K> + ?Sized,
    {
        let known = self.0.iter().position(|(each, _)| each.borrow() == key);
        let at = known.unwrap_or_else(|| {
            self.0.push_back((key.to_owned(), W::default()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    fn first(&mut self, rank: impl Fn(&K) -> Option<usize>) -> Option<(K, W)> {
        let ranked = self.0.iter().enumerate();
        let ranked = ranked.filter_map(|(at, (key, _))| Some((rank(key)?, at)));
        let (_, at) = ranked.min()?;
        self.0.remove(at)
    }

    /// The group has had its turn.
    fn last(&mut self, key: K, group: W) {
        if !group.is_empty() {
            self.0.push_back((key, group));
        }
    }

    fn tidy(&mut self) {
        self.0.retain(|(_, group)| !group.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    const fn address(last: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, last))
    }

    fn next<T>(queue: &mut Queue<T>) -> Option<T> {
        queue.pop(|_| Some(0)).map(|(_, one)| one)
    }

    fn all<T>(queue: &mut Queue<T>) -> Vec<T> {
        std::iter::from_fn(|| next(queue)).collect()
    }

    #[test]
    fn sixty_tables_of_one_address_delay_another_by_one() {
        let mut queue = Queue::default();
        for table in 0..60 {
            for seat in 0..4 {
                queue.push(address(1), &format!("table {table}"), (1, table, seat));
            }
        }
        assert_eq!(next(&mut queue), Some((1, 0, 0)));
        queue.push(address(2), "mine", (2, 0, 0));
        assert_eq!(next(&mut queue), Some((1, 1, 0)));
        assert_eq!(next(&mut queue), Some((2, 0, 0)));
        assert_eq!(all(&mut queue).len(), 238, "and nobody is forgotten");
    }

    #[test]
    fn addresses_take_turns_then_tables_then_whoever_came_first() {
        let mut queue = Queue::default();
        for (host, table, name) in [
            (1, "a", "a1"),
            (1, "a", "a2"),
            (1, "a", "a3"),
            (1, "b", "b1"),
            (2, "c", "c1"),
            (2, "c", "c2"),
            (3, "d", "d1"),
        ] {
            queue.push(address(host), table, name);
        }
        let served = all(&mut queue);
        assert_eq!(served, ["a1", "c1", "d1", "b1", "c2", "a2", "a3"]);
    }

    /// So with fifty tables at which bots are awaited nobody waits for more than forty-nine thoughts and
    /// the one that is going on, however many bots each table has and whatever hints and reviews were
    /// asked for before.
    #[test]
    fn of_fifty_tables_each_is_served_once_before_any_is_served_again() {
        for host_of in [|_| 1, |table| table] {
            let thinkers = Thinkers::new(1);
            let mut reviews: Vec<_> = (0..50)
                .map(|host| Box::pin(thinkers.turn_later(address(host), "review")))
                .collect();
            let mut working = has_come(reviews[0].as_mut());
            let mut bots: Vec<_> = (0..150)
                .map(|nth| {
                    let table = nth / 3;
                    let turn = thinkers.turn(address(host_of(table)), &table.to_string());
                    (table, Box::pin(turn))
                })
                .collect();
            let mut served = Vec::new();
            while !bots.is_empty() {
                drop(working.take());
                let mut later = reviews[1..].iter_mut();
                assert!(later.all(|review| has_come(review.as_mut()).is_none()));
                let mut all = bots.iter_mut().enumerate();
                let next = all.find_map(|(at, (_, bot))| Some((at, has_come(bot.as_mut())?)));
                let (at, turn) = next.expect("a place that is free is given out");
                working = Some(turn);
                served.push(bots.remove(at).0);
            }
            for round in served.chunks_mut(50) {
                round.sort_unstable();
                assert!(round.iter().copied().eq(0..50), "{round:?}");
            }
        }
    }

    /// Whether it is this one's turn by now.
    fn has_come<F: Future<Output = Turn>>(waiting: std::pin::Pin<&mut F>) -> Option<Turn> {
        match waiting.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(turn) => Some(turn),
            Poll::Pending => None,
        }
    }

    #[test]
    fn only_so_many_at_once_and_the_next_when_one_is_done() {
        let thinkers = Thinkers::new(2);
        let [mut a, mut b, mut c] =
            [1, 2, 3].map(|host| Box::pin(thinkers.turn(address(host), "")));
        let first = has_come(a.as_mut()).unwrap();
        let second = has_come(b.as_mut()).unwrap();
        assert!(has_come(c.as_mut()).is_none());
        drop(first);
        let third = has_come(c.as_mut()).unwrap();
        drop((second, third));
        assert_eq!(thinkers.places().free, 2);
    }

    #[test]
    fn no_address_has_more_than_its_share_of_the_places() {
        let thinkers = Thinkers::with(3, 2);
        let [mut a, mut b, mut c] =
            [1, 1, 1].map(|host| Box::pin(thinkers.turn(address(host), "")));
        let first = has_come(a.as_mut()).unwrap();
        let second = has_come(b.as_mut()).unwrap();
        assert!(has_come(c.as_mut()).is_none(), "though a place is free");
        let mut other = pin!(thinkers.turn(address(2), ""));
        let others = has_come(other.as_mut()).unwrap();
        drop(others);
        assert!(has_come(c.as_mut()).is_none());
        drop(first);
        let third = has_come(c.as_mut()).unwrap();
        drop((second, third));
        assert_eq!(thinkers.places().free, 3);
        assert!(thinkers.places().taken.is_empty());
    }

    #[test]
    fn who_gives_up_leaves_the_queue_and_takes_nobodys_turn() {
        let thinkers = Thinkers::new(1);
        let mut busy = pin!(thinkers.turn(address(1), "a"));
        let turn = has_come(busy.as_mut()).unwrap();
        let impatient: Vec<_> = (0..1000).map(|_| thinkers.turn(address(1), "a")).collect();
        let mut patient = pin!(thinkers.turn(address(1), "b"));
        let never_looked = thinkers.turn(address(2), "c");
        drop(impatient);
        drop(turn);
        let turn = has_come(patient.as_mut()).unwrap();
        drop(turn);
        assert_eq!(thinkers.places().free, 0, "it is the second address's turn");
        drop(never_looked);
        assert_eq!(thinkers.places().free, 1, "who goes without it hands it on");
        assert!(thinkers.places().waiting.0.is_empty());
    }

    #[test]
    fn what_no_move_waits_for_lets_everybody_else_go_first() {
        let thinkers = Thinkers::new(1);
        let mut busy = pin!(thinkers.turn(address(1), "a"));
        let turn = has_come(busy.as_mut()).unwrap();
        let mut review = pin!(thinkers.turn_later(address(2), "b"));
        let mut bot = pin!(thinkers.turn(address(3), "c"));
        drop(turn);
        assert!(has_come(review.as_mut()).is_none(), "though it came first");
        drop(has_come(bot.as_mut()).unwrap());
        drop(has_come(review.as_mut()).unwrap());
        assert_eq!(thinkers.places().free, 1);
        assert_eq!(thinkers.places().later_taken, 0);
    }

    #[test]
    fn reviews_never_have_all_places_where_there_are_several() {
        let thinkers = Thinkers::new(4);
        let mut reviews: Vec<_> = (0..50)
            .map(|host| Box::pin(thinkers.turn_later(address(host), "")))
            .collect();
        let begun: Vec<Turn> = reviews
            .iter_mut()
            .filter_map(|review| has_come(review.as_mut()))
            .collect();
        assert_eq!(begun.len(), 2);
        let mut bot = pin!(thinkers.turn(address(60), ""));
        assert!(has_come(bot.as_mut()).is_some(), "a place is free for it");
        drop(reviews);
        drop(begun);
        assert!(thinkers.places().later.0.0.is_empty());
    }

    #[test]
    fn one_subscriber_queues_as_one() {
        let thinkers = Thinkers::new(0);
        let of = |text: &str| thinkers.turn(text.parse().unwrap(), "");
        let waiting = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map(of);
        assert_eq!(thinkers.places().waiting.0.0.len(), 2);
        drop(waiting);
    }
}
