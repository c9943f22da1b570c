//! The hall: where all tables stand.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::Library;
use store::{OpenError, Place, Store};
use tabletop::Seed;
use tokio::sync::{mpsc, oneshot, watch};

use crate::calendar::Calendar;
use crate::flash_cards::FlashCards;
use crate::health::Figures;
use crate::limits::{self, Addresses, Allowance};
use crate::proxies::Proxies;
use crate::reach::Reach;
use crate::readers::Readers;
use crate::review::Reviews;
use crate::table::{self, Ask, Asks, Founding, Handle, Reply};
use crate::thinkers::Thinkers;
use crate::trouble::Log;
use crate::wire::Grace;
use crate::{Origin, Refusal, class, peers, secret};

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen at, such as `127.0.0.1:7070`.
    pub bind: String,
    /// What links for others begin with, where the machine's own addresses are not what they use.
    pub public: Vec<Origin>,
    /// What keeps the tables: a file, or a database that several servers share.
    pub data: Place,
    /// Where other servers on the same database find this one, if not where it listens.
    pub peer_address: Option<SocketAddr>,
    /// A bot's secret decision takes effect only when a multiple of this has passed since it was
    /// asked, so that its thinking time tells nothing; zero, for tests: at once.
    pub secret_pace: Duration,
    /// The shortest time, in seconds, that a table may give people to come back.
    pub shortest_grace: u32,
    /// How long the others have to agree that a decision is taken back.
    pub consent: Duration,
    /// A table whose host has been gone for so long gets another.
    pub host_away: Duration,
    /// A table that nobody looks at and nothing happens at leaves memory after so long.
    pub idle: Duration,
    /// Once a game has so many entries nothing is taken back any more.
    pub taken_back_within: usize,
    /// A replay takes at most so many bytes as JSON.
    pub replay_bytes: u64,
    /// Whoever takes longer to read an answer is cut off.
    pub read_within: Duration,
    /// Every table has this luck, for tests and rehearsals: whoever knows it knows every card.
    pub luck: Option<Seed>,
    /// What was imported for tables to be played with.
    pub library: Library,
    /// Proxies on whose word callers are who they say.
    pub proxies: Vec<IpAddr>,
    /// What is said on standard error.
    pub log: Log,
    /// The server's figures are for everybody, not only for programs on this machine.
    pub open_metrics: bool,
    /// Days that a table is kept after the last change; classes say so themselves.
    pub keep_days: u16,
    /// So many tables are kept, and no more.
    pub tables: usize,
    /// So many of them were founded from one address.
    pub tables_per_address: usize,
    /// A deck of flash cards by its name and a language, as a file to take along; nothing: there is none.
    pub flash_cards: fn(deck: &str, language: &str) -> Option<Vec<u8>>,
    /// Nobody is held back, for whoever measures: only where nobody but this machine can connect.
    pub unlimited: bool,
}

impl Options {
    /// Days that tables can be kept.
    pub const KEEP_DAYS: RangeInclusive<u16> = limits::KEEP_DAYS;
}

impl Default for Options {
    fn default() -> Options {
        Options {
            bind: "127.0.0.1:7070".to_owned(),
            public: Vec::new(),
            data: "sandtable.sqlite".into(),
            peer_address: None,
            secret_pace: Duration::from_secs(2),
            shortest_grace: limits::GRACE_MIN,
            host_away: limits::HOST_AWAY,
            consent: limits::CONSENT,
            idle: limits::IDLE_TABLE,
            taken_back_within: limits::TAKEN_BACK_WITHIN,
            replay_bytes: limits::REPLAY_BYTES,
            read_within: limits::READ_WITHIN,
            luck: None,
            library: Library::default(),
            proxies: Vec::new(),
            log: Log::default(),
            open_metrics: false,
            keep_days: limits::KEPT_DAYS,
            tables: limits::TABLES,
            tables_per_address: limits::TABLES_EACH,
            flash_cards: |_, _| None,
            unlimited: false,
        }
    }
}

/// All tables, and what they share.
pub struct Hall {
    pub(crate) store: Store,
    pub(crate) allowance: &'static Allowance,
    pub(crate) addresses: Addresses,
    pub(crate) reach: Reach,
    pub(crate) proxies: Proxies,
    pub(crate) figures: Figures,
    pub(crate) open_metrics: bool,
    pub(crate) calendar: Calendar,
    pub(crate) keep_days: u16,
    tables_kept: usize,
    tables_each: usize,
    pub(crate) peer_address: Option<SocketAddr>,
    /// Bots think, and records are replayed, only so many at a time.
    pub(crate) thinkers: Thinkers,
    /// Replays are kept in memory until they are sent, only so many at a time.
    pub(crate) replays: Readers,
    /// Finished games that are being judged.
    pub(crate) reviews: Reviews,
    pub(crate) secret_pace: Duration,
    /// So long every answer takes that tells something, for the same reason.
    pub(crate) steady: Duration,
    shortest_grace: u32,
    pub(crate) host_away: Duration,
    pub(crate) consent: Duration,
    pub(crate) idle: Duration,
    pub(crate) taken_back_within: usize,
    pub(crate) replay_bytes: u64,
    pub(crate) read_within: Duration,
    luck: Option<Seed>,
    pub(crate) library: Library,
    pub(crate) flash_cards: FlashCards,
    /// The tables in memory. Held only to look something up, never while waiting.
    tables: Mutex<HashMap<String, Handle>>,
    /// The classes in memory, likewise.
    classes: Mutex<HashMap<String, class::Handle>>,
    closing: watch::Sender<bool>,
}

impl Hall {
    /// Opens the file. Games with a clock go on; others wait until somebody looks.
    pub async fn open(options: &Options) -> Result<Arc<Hall>, OpenError> {
        let store = Store::open(&options.data).await?;
        let time = store.look(None).await;
        let time = time.map_err(|error| OpenError::Unopened {
            path: options.data.to_string().into(),
            why: error.to_string(),
        })?;
        let most = |tables| {
            if options.unlimited {
                usize::MAX
            } else {
                tables
            }
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let allowance = if options.unlimited {
            Allowance::UNLIMITED
        } else {
            Allowance::USUAL
        };
        let hall = Arc::new(Hall {
            store,
            allowance,
            addresses: Addresses::new(allowance),
            reach: Reach::new(options.public.clone()),
            proxies: Proxies::new(&options.proxies),
            figures: Figures::default(),
            open_metrics: options.open_metrics,
            calendar: Calendar::new(time),
            keep_days: options.keep_days,
            tables_kept: most(options.tables),
            tables_each: most(options.tables_per_address),
            peer_address: options.peer_address,
            // One core stays free to answer people.
            thinkers: Thinkers::new(cores.saturating_sub(1).max(1)),
            replays: Readers::new(
                limits::REPLAYS,
                limits::REPLAYS_EACH,
                options.read_within / limits::DEAF,
            ),
            reviews: Reviews::default(),
            secret_pace: options.secret_pace,
            steady: limits::STEADY.min(options.secret_pace),
            shortest_grace: options.shortest_grace,
            host_away: options.host_away,
            consent: options.consent,
            idle: options.idle,
            taken_back_within: options.taken_back_within,
            replay_bytes: options.replay_bytes,
            read_within: options.read_within,
            luck: options.luck,
            library: options.library.clone(),
            flash_cards: FlashCards::new(options.flash_cards),
            tables: Mutex::default(),
            classes: Mutex::default(),
            closing: watch::Sender::new(false),
        });
        match hall.store.ticking().await {
            Ok(ids) => ids.iter().for_each(|id| drop(hall.table(id))),
            Err(error) => tracing::error!("{error}"),
        }
        tokio::spawn(forget_regularly(Arc::downgrade(&hall)));
        if hall.store.peers().is_some() {
            tokio::spawn(peers::look_after_clocks(Arc::downgrade(&hall)));
            tokio::spawn(peers::resign_when_ousted(Arc::downgrade(&hall)));
        }
        Ok(hall)
    }

    /// The luck of a new table.
    pub(crate) fn seed(&self) -> Seed {
        self.luck.unwrap_or_else(secret::seed)
    }

    pub(crate) fn check_grace(&self, grace: Grace) -> Result<(), Refusal> {
        let fits = match grace {
            Grace::Seconds(seconds) => (self.shortest_grace..=limits::GRACE_MAX).contains(&seconds),
            Grace::Never => true,
        };
        fits.then_some(())
            .ok_or(Refusal::Grace(self.shortest_grace))
    }

    /// Forgets tables that nobody has touched for long.
    async fn forget_old_tables(&self) {
        let kept = Duration::from_secs(u64::from(self.keep_days) * 24 * 60 * 60);
        match self.store.forget(kept).await {
            Ok(0) => (),
            Ok(count) => tracing::info!("forgot {count} old tables"),
            Err(error) => tracing::error!("{error}"),
        }
    }

    /// Deletes what classes were to be kept for no longer than until this time.
    pub async fn forget_old_classes(self: &Arc<Hall>, now: SystemTime) {
        let now = now.duration_since(UNIX_EPOCH).unwrap_or_default();
        if let Err(refusal) = class::tend_all(self, now.as_secs()).await {
            tracing::error!("{refusal}");
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Whether the table or class with this id is open here.
    pub(crate) fn has(&self, id: &str) -> bool {
        let table = self.tables().get(id).is_some_and(|it| !it.is_closed());
        table || self.classes().get(id).is_some_and(|it| !it.is_closed())
    }

    /// Every table and class here ends: another server may hold it now. Whoever is there is told to
    /// come again.
    pub(crate) async fn resign(&self) {
        let tables: Vec<Handle> = self.tables().drain().map(|(_, table)| table).collect();
        let classes: Vec<class::Handle> = self.classes().drain().map(|(_, class)| class).collect();
        for class in classes {
            let _ = class.send(class::Ask::Resign).await;
        }
        for table in tables {
            let _ = table.send(Ask::Resign).await;
        }
    }

    /// The table with this id, which may turn out not to exist.
    pub(crate) fn table(self: &Arc<Hall>, id: &str) -> Handle {
        let mut tables = self.tables();
        match tables.get(id) {
            Some(handle) if !handle.is_closed() => handle.clone(),
            _ => {
                let handle = table::open(self.clone(), id.to_owned());
                tables.insert(id.to_owned(), handle.clone());
                handle
            }
        }
    }

    /// A table leaves memory. From here on nobody can hand it anything: the next who asks for the
    /// table opens it anew.
    pub(crate) fn retire(&self, id: &str, asks: &mut Asks) {
        let mut tables = self.tables();
        asks.close();
        if tables.get(id).is_some_and(Handle::is_closed) {
            tables.remove(id);
        }
    }

    /// Asks a table something.
    pub(crate) async fn ask<T>(
        self: &Arc<Hall>,
        id: &str,
        ask: impl FnOnce(Reply<T>) -> Ask,
    ) -> Result<T, Refusal> {
        if !secret::is_table_id(id) {
            return Err(Refusal::NoSuchTable);
        }
        let (reply, answer) = oneshot::channel();
        self.tell(id, ask(reply)).await?;
        answer.await.map_err(|_| Refusal::Trouble)?
    }

    /// Tells a table something.
    pub(crate) async fn tell(self: &Arc<Hall>, id: &str, mut ask: Ask) -> Result<(), Refusal> {
        // A table that is just leaving memory gives the message back.
        for _ in 0..3 {
            match self.table(id).send(ask).await {
                Ok(()) => return Ok(()),
                Err(unsent) => ask = unsent,
            }
        }
        Err(Refusal::Trouble)
    }

    /// Whether this founder may found one more table, or class: a class is counted as a table is.
    pub(crate) async fn has_room(&self, founder: Option<String>) -> Result<(), Refusal> {
        let count = self.store.count(founder).await?;
        let (most, days) = (self.tables_each, self.keep_days);
        if count.tables + count.classes >= self.tables_kept {
            return Err(Refusal::TooManyTables { days });
        }
        if count.own >= most {
            return Err(Refusal::TooManyOfYours { most, days });
        }
        Ok(())
    }

    /// Founds a table, which may be the rematch of another.
    pub(crate) async fn found(
        self: &Arc<Hall>,
        founding: &Founding,
        after: Option<&str>,
    ) -> Result<store::Table, Refusal> {
        self.found_at(founding, after, None, None).await
    }

    /// The same, with luck that others have too, or with a game that has begun elsewhere: its head.
    pub(crate) async fn found_at(
        self: &Arc<Hall>,
        founding: &Founding,
        after: Option<&str>,
        luck: Option<Seed>,
        head: Option<String>,
    ) -> Result<store::Table, Refusal> {
        self.has_room(founding.founder.clone()).await?;
        // Codes are short, so one may be taken: another is drawn.
        for _ in 0..20 {
            let mut table = founding.draw(luck.unwrap_or_else(|| self.seed()))?;
            table.head = head.clone().or(table.head);
            let kept = self
                .store
                .create(table.clone(), after.map(str::to_owned))
                .await;
            match kept {
                Ok(()) => {
                    // A clock that begins does not wait for somebody to look.
                    if founding.begun && founding.clock.is_some() {
                        drop(self.table(&table.id));
                    }
                    return Ok(table);
                }
                Err(store::Error::Taken) => (),
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::Trouble)
    }

    fn classes(&self) -> MutexGuard<'_, HashMap<String, class::Handle>> {
        self.classes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The class with this id, which may turn out not to exist.
    pub(crate) fn class(self: &Arc<Hall>, id: &str) -> class::Handle {
        let mut classes = self.classes();
        match classes.get(id) {
            Some(handle) if !handle.is_closed() => handle.clone(),
            _ => {
                let handle = class::open(self.clone(), id.to_owned());
                classes.insert(id.to_owned(), handle.clone());
                handle
            }
        }
    }

    /// A class leaves memory.
    pub(crate) fn retire_class(&self, id: &str, asks: &mut mpsc::Receiver<class::Ask>) {
        let mut classes = self.classes();
        asks.close();
        if classes.get(id).is_some_and(class::Handle::is_closed) {
            classes.remove(id);
        }
    }

    /// Asks a class something.
    pub(crate) async fn ask_class<T>(
        self: &Arc<Hall>,
        id: &str,
        ask: impl FnOnce(Reply<T>) -> class::Ask,
    ) -> Result<T, Refusal> {
        if !secret::is_table_id(id) {
            return Err(Refusal::NoSuchClass);
        }
        let (reply, answer) = oneshot::channel();
        self.tell_class(id, ask(reply)).await?;
        answer.await.map_err(|_| Refusal::Trouble)?
    }

    /// Tells a class something.
    pub(crate) async fn tell_class(
        self: &Arc<Hall>,
        id: &str,
        mut ask: class::Ask,
    ) -> Result<(), Refusal> {
        // A class that is just leaving memory gives the message back.
        for _ in 0..3 {
            match self.class(id).send(ask).await {
                Ok(()) => return Ok(()),
                Err(unsent) => ask = unsent,
            }
        }
        Err(Refusal::Trouble)
    }

    /// Everyone is told goodbye; what was shown is in the store already.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
        self.tables().clear();
        self.classes().clear();
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the hall closes.
    pub(crate) fn closed(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut closing = self.closing.subscribe();
        async move { drop(closing.wait_for(|closing| *closing).await) }
    }
}

async fn forget_regularly(hall: std::sync::Weak<Hall>) {
    loop {
        tokio::time::sleep(limits::FORGET_EVERY).await;
        let Some(hall) = hall.upgrade() else { return };
        if hall.calendar.look(&hall.store).await {
            hall.forget_old_tables().await;
            let now = Duration::from_secs(hall.calendar.now());
            hall.forget_old_classes(UNIX_EPOCH + now).await;
        }
    }
}
