//! How much is allowed: strict for a connection, generous for an address, since a class shares one.

mod pace;

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub(crate) use pace::Bucket;
use pace::{Rate, Spread};

use crate::{files, secret};

/// A message from a client, and the body of most requests.
pub(crate) const MESSAGE_BYTES: usize = 16 * 1024;
/// A record that is sent in to be replayed. A long game takes a tenth of it.
pub(crate) const RECORD_BYTES: usize = 512 * 1024;

/// Many times the longest game; each entry makes a whole scene.
pub(crate) const REPLAY_ENTRIES: usize = 3000;
/// Once a game has so many entries nothing is taken back any more: what is left of any game fits into a
/// replay, and nobody makes a record grow for ever by going to and fro.
pub(crate) const TAKEN_BACK_WITHIN: usize = 2000;
/// A replay as JSON. The longest games take half of it.
pub(crate) const REPLAY_BYTES: u64 = 48 << 20;
/// The same, packed, as it is kept until it is sent. The longest games take a tenth of it.
pub(crate) const REPLAY_PACKED_BYTES: usize = 8 << 20;
/// Options compared with each other at once.
pub(crate) const COMPARED: usize = 3;
/// Reviews being made at once: each is a few minutes of work at most, and the machine is shared.
pub(crate) const REVIEWS: usize = 8;
/// Replays that are made or sent at once, and those of one address: others wait.
pub(crate) const REPLAYS: usize = 12;
pub(crate) const REPLAYS_EACH: usize = 3;

pub(crate) const NAME_CHARS: usize = 24;
pub(crate) const CHAT_CHARS: usize = 500;

/// More actions than any plan needs.
pub(crate) const PLAN_ACTIONS: usize = 64;

/// Plans that are looked ahead from at once: more are not told apart by a few presses.
pub(crate) const PEEK_PLANS: usize = 16;

/// Seconds for a decision, if there is a clock.
pub(crate) const CLOCK_MIN: u32 = 5;
pub(crate) const CLOCK_MAX: u32 = 24 * 60 * 60;

/// Seconds that a player may be away before others can let a bot hold the seat: enough for a page to
/// load anew at least.
pub(crate) const GRACE_MIN: u32 = 10;
pub(crate) const GRACE_MAX: u32 = 60 * 60;

/// Lines of the log that follow a welcome, and that are given out at a time: about a screen, and a
/// few of them.
pub(crate) const LOG_TAIL: usize = 30;
pub(crate) const LOG_PAGE: usize = 200;

/// Messages waiting for a slow reader; past that the connection ends, and the client may come back.
pub(crate) const OUTBOX: usize = 128;

/// How long the first message may take.
pub(crate) const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How long the wire may take a message.
pub(crate) const SEND_WITHIN: Duration = Duration::from_secs(15);
pub(crate) const PING_EVERY: Duration = Duration::from_secs(20);
/// A connection that has not even answered a ping for so long is gone.
pub(crate) const SILENT_FOR: Duration = Duration::from_secs(60);

/// How long a request may take to arrive and to be answered.
pub(crate) const HEAD_WITHIN: Duration = Duration::from_secs(15);
pub(crate) const ANSWER_WITHIN: Duration = Duration::from_secs(30);
/// Who asks too fast is answered no sooner. As many can wait as an address may have connections.
pub(crate) const SLOWED_BY: Duration = Duration::from_secs(1);
/// How long the answer may take to be read.
pub(crate) const READ_WITHIN: Duration = Duration::from_secs(60);
/// Who reads nothing of it for this part of that time gives way to others who wait.
pub(crate) const DEAF: u32 = 20;

/// A table at which nothing happens keeps nothing that can be made anew.
pub(crate) const QUIET_TABLE: Duration = Duration::from_secs(5);
/// A table that nobody looks at and nothing happens at leaves memory; the store brings it back.
pub(crate) const IDLE_TABLE: Duration = Duration::from_secs(10 * 60);
/// One that was only asked for something stays a small part of that.
pub(crate) const ASKED: u32 = 20;

/// Answers for which nothing was kept come so long after they were asked for, as a rule longer than something
/// takes to be kept: else waiting would tell that somebody just did something in secret.
pub(crate) const STEADY: Duration = Duration::from_millis(25);

/// So long the others have to agree that a decision is taken back.
pub(crate) const CONSENT: Duration = Duration::from_secs(45);

/// A table whose host has been gone for so long gets another.
pub(crate) const HOST_AWAY: Duration = Duration::from_secs(5 * 60);

/// People in a class, and names on the list of those expected.
pub(crate) const CLASS_PEOPLE: usize = 200;
/// People who have ever come in, so that no class grows for ever.
pub(crate) const CLASS_ENTERED: usize = 2000;

/// Days that a class may be kept after its last game began.
pub(crate) const CLASS_DAYS: RangeInclusive<u16> = 1..=365;
/// Minutes that a round of a class may take.
pub(crate) const CLASS_MINUTES: RangeInclusive<u16> = 5..=600;

const HOUR: u64 = 60 * 60;
/// Days that a table is kept after the last change, unless the host has said otherwise, and what can be
/// said.
pub(crate) const KEPT_DAYS: u16 = 30;
pub(crate) const KEEP_DAYS: RangeInclusive<u16> = 1..=3650;
/// How often it is looked what has become too old.
pub(crate) const FORGET_EVERY: Duration = Duration::from_secs(HOUR / 4);

/// More tables than that are not kept, so that nobody fills the disk, and fewer of one address, so that
/// nobody keeps others from founding any. A class of forty has a hundred for each.
pub(crate) const TABLES: usize = 20_000;
pub(crate) const TABLES_EACH: usize = 4_000;

/// What one connection, one address and all together may do.
#[derive(Debug)]
pub(crate) struct Allowance {
    /// Messages of a connection.
    pub(crate) messages: Rate,
    /// Lines of one who plays, over all connections.
    pub(crate) chats: Rate,
    /// Lines of one address, at all tables: a class talks, and a flood is not heard.
    lines: Rate,
    /// Lines of all spectators of a table together.
    pub(crate) spectators: Rate,
    /// As fast as somebody can press things.
    pub(crate) peeks: Rate,
    /// Open WebSockets of one address.
    sockets: u32,
    /// Open connections of one address: a browser opens several.
    connections: u32,
    /// Tables made and records replayed by one address: what costs most.
    works: Rate,
    /// Requests of one address, for tables and for files of the client. Who asks faster is answered
    /// late, so that a flood takes little of the machine; a class that comes in at once does not.
    calls: Rate,
    files: Rate,
    /// How both are spread out, so that those who play elsewhere never wait for many of them.
    spread: Spread,
    /// How what all WebSockets of one address say is spread out: a class that answers at once is heard
    /// at once, and however many connections a flood has, little of it is carried out at a time.
    said: Spread,
    /// Connections that one address makes.
    arrivals: Rate,
    /// Join codes tried by one address: nobody finds a table by trying codes at this pace.
    lookups: Rate,
}

impl Allowance {
    pub(crate) const USUAL: &Allowance = &Allowance {
        messages: Rate::new(40.0, 20.0),
        chats: Rate::new(5.0, 0.5),
        lines: Rate::new(200.0, 10.0),
        spectators: Rate::new(10.0, 1.0),
        peeks: Rate::new(20.0, 6.0),
        sockets: 200,
        connections: 1000,
        works: Rate::new(60.0, 1.0),
        calls: Rate::new(1000.0, 100.0),
        files: Rate::new(2000.0, 200.0),
        spread: Spread {
            at_once: 60,
            apart: Duration::from_millis(2),
        },
        said: Spread {
            at_once: 100,
            apart: Duration::from_millis(1),
        },
        arrivals: Rate::new(2000.0, 200.0),
        lookups: Rate::new(120.0, 2.0),
    };

    /// For whoever measures their own machine.
    pub(crate) const UNLIMITED: &Allowance = &Allowance {
        messages: Rate::UNLIMITED,
        chats: Rate::UNLIMITED,
        lines: Rate::UNLIMITED,
        spectators: Rate::UNLIMITED,
        peeks: Rate::UNLIMITED,
        sockets: u32::MAX,
        connections: u32::MAX,
        works: Rate::UNLIMITED,
        calls: Rate::UNLIMITED,
        files: Rate::UNLIMITED,
        spread: Spread::NONE,
        said: Spread::NONE,
        arrivals: Rate::UNLIMITED,
        lookups: Rate::UNLIMITED,
    };
}

impl Allowance {
    /// Open connections of one address. However few files may be open, three addresses cannot have
    /// them all.
    fn connections_of(&self, files: Option<u64>) -> u32 {
        match files {
            Some(files) if self.connections < u32::MAX => {
                let quarter = u32::try_from(files / 4).unwrap_or(u32::MAX);
                self.connections.min(quarter)
            }
            Some(_) | None => self.connections,
        }
    }
}

/// What each address is doing.
#[derive(Clone)]
pub(crate) struct Addresses {
    allowance: &'static Allowance,
    /// Open connections of one address.
    connections: u32,
    accounts: Arc<Mutex<Accounts>>,
}

/// By address. Those that tell nothing any more are put away now and then: the more there are, the more
/// must come before that is looked for again, so that many addresses make nobody wait.
struct Accounts {
    of: HashMap<IpAddr, Account>,
    tidied_at: usize,
}

/// So many are no burden.
const FEW: usize = 4096;

impl Default for Accounts {
    fn default() -> Accounts {
        Accounts {
            of: HashMap::new(),
            tidied_at: FEW,
        }
    }
}

impl Accounts {
    fn of(&mut self, address: IpAddr, allowance: &Allowance) -> &mut Account {
        if self.of.len() >= self.tidied_at {
            self.of.retain(|_, account| !account.is_idle());
            self.tidied_at = FEW.max(2 * self.of.len());
        }
        let account = self.of.entry(neighbourhood(address));
        account.or_insert_with(|| Account::new(allowance))
    }
}

struct Account {
    sockets: u32,
    connections: u32,
    works: Bucket,
    lines: Bucket,
    calls: Bucket,
    files: Bucket,
    /// When the turn of its next request is, and of what it says next.
    due: Instant,
    heard: Instant,
    arrivals: Bucket,
    lookups: Bucket,
}

/// Counts as long as it lives.
pub(crate) struct Pass {
    addresses: Addresses,
    address: IpAddr,
    kind: fn(&mut Account) -> &mut u32,
}

impl Addresses {
    pub(crate) fn new(allowance: &'static Allowance) -> Addresses {
        Addresses {
            allowance,
            connections: allowance.connections_of(files::most()),
            accounts: Arc::default(),
        }
    }

    fn accounts(&self) -> MutexGuard<'_, Accounts> {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, address: IpAddr, work: impl FnOnce(&mut Account) -> T) -> T {
        work(self.accounts().of(address, self.allowance))
    }

    fn pass(&self, address: IpAddr, most: u32, kind: fn(&mut Account) -> &mut u32) -> Option<Pass> {
        let fits = self.with(address, |account| {
            let count = kind(account);
            let fits = *count < most;
            *count += u32::from(fits);
            fits
        });
        fits.then(|| Pass {
            addresses: self.clone(),
            address,
            kind,
        })
    }

    /// For a WebSocket.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<Pass> {
        self.pass(address, self.allowance.sockets, |account| {
            &mut account.sockets
        })
    }

    /// For a connection of any kind.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Pass> {
        if !self.with(address, |account| account.arrivals.take()) {
            return None;
        }
        self.pass(address, self.connections, |account| {
            &mut account.connections
        })
    }

    /// Open WebSockets, and connections of any kind.
    pub(crate) fn count(&self) -> (usize, usize) {
        let accounts = self.accounts();
        accounts
            .of
            .values()
            .fold((0, 0), |(sockets, all), account| {
                (
                    sockets + account.sockets as usize,
                    all + account.connections as usize,
                )
            })
    }

    /// Whether nobody is connected any more.
    pub(crate) fn are_gone(&self) -> bool {
        let accounts = self.accounts();
        let mut each = accounts.of.values();
        each.all(|account| account.sockets == 0 && account.connections == 0)
    }

    pub(crate) fn may_work(&self, address: IpAddr) -> bool {
        self.with(address, |account| account.works.take())
    }

    pub(crate) fn may_talk(&self, address: IpAddr) -> bool {
        self.with(address, |account| account.lines.take())
    }

    pub(crate) fn may_call(&self, address: IpAddr) -> bool {
        self.with(address, |account| account.calls.take())
    }

    pub(crate) fn may_fetch(&self, address: IpAddr) -> bool {
        self.with(address, |account| account.files.take())
    }

    /// How long a request of this address waits for its turn.
    pub(crate) fn wait(&self, address: IpAddr) -> Duration {
        let spread = self.allowance.spread;
        self.with(address, |account| {
            spread.wait(&mut account.due, Instant::now(), 1)
        })
    }

    /// How long what an address says waits for its turn, if it is as much work as so many moves.
    pub(crate) fn wait_to_say(&self, address: IpAddr, moves: usize) -> Duration {
        let said = self.allowance.said;
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        self.with(address, |account| {
            said.wait(&mut account.heard, Instant::now(), moves)
        })
    }

    pub(crate) fn may_look_up(&self, address: IpAddr) -> bool {
        self.with(address, |account| account.lookups.take())
    }
}

/// One subscriber has a whole /64 of IPv6 addresses.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        },
    }
}

/// Whose tables are counted together, as it is kept with them: what an address was cannot be read there.
pub(crate) fn founder(address: IpAddr) -> String {
    let hash = secret::hash(&neighbourhood(address).to_string());
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Account {
    fn new(allowance: &Allowance) -> Account {
        Account {
            sockets: 0,
            connections: 0,
            works: Bucket::new(allowance.works),
            lines: Bucket::new(allowance.lines),
            calls: Bucket::new(allowance.calls),
            files: Bucket::new(allowance.files),
            due: Instant::now(),
            heard: Instant::now(),
            arrivals: Bucket::new(allowance.arrivals),
            lookups: Bucket::new(allowance.lookups),
        }
    }

    fn is_idle(&mut self) -> bool {
        let buckets = [
            &mut self.works,
            &mut self.lines,
            &mut self.calls,
            &mut self.files,
            &mut self.arrivals,
            &mut self.lookups,
        ];
        self.sockets == 0 && self.connections == 0 && buckets.into_iter().all(Bucket::is_full)
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let kind = self.kind;
        self.addresses
            .with(self.address, |account| *kind(account) -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V6(Ipv6Addr::LOCALHOST);

    #[test]
    fn a_class_behind_one_address_fits_but_not_a_flood() {
        let addresses = Addresses::new(Allowance::USUAL);
        let sockets = Allowance::USUAL.sockets;
        let passes: Vec<_> = (0..sockets + 10)
            .filter_map(|_| addresses.socket(HERE))
            .collect();
        assert_eq!(passes.len(), sockets as usize);
        drop(passes);
        assert!(addresses.socket(HERE).is_some(), "who leaves makes room");
        let worked = (0..1000).filter(|_| addresses.may_work(HERE)).count();
        assert!((60..70).contains(&worked), "{worked}");
        let called = (0..5000).filter(|_| addresses.may_call(HERE)).count();
        assert!((1000..1500).contains(&called), "{called}");
        let come = (0..5000).filter(|_| addresses.connection(HERE).is_some());
        let come = come.count();
        assert!((1900..3000).contains(&come), "{come}");
    }

    #[test]
    fn where_few_files_may_be_open_one_address_has_a_quarter_of_them() {
        assert_eq!(Allowance::USUAL.connections_of(Some(1024)), 256);
        assert_eq!(Allowance::USUAL.connections_of(Some(1 << 20)), 1000);
        assert_eq!(Allowance::USUAL.connections_of(None), 1000);
        assert_eq!(Allowance::UNLIMITED.connections_of(Some(1024)), u32::MAX);
    }

    #[test]
    fn lifted_limits_hold_nobody_back() {
        let addresses = Addresses::new(Allowance::UNLIMITED);
        let passes: Vec<_> = (0..5000).filter_map(|_| addresses.socket(HERE)).collect();
        assert_eq!(passes.len(), 5000);
        assert!((0..5000).all(|_| addresses.may_work(HERE) && addresses.may_look_up(HERE)));
        assert!((0..5000).all(|_| addresses.may_call(HERE) && addresses.may_fetch(HERE)));
        assert!((0..5000).all(|_| addresses.wait(HERE).is_zero()));
        assert!((0..5000).all(|_| addresses.wait_to_say(HERE, 16).is_zero()));
        let mut messages = Bucket::new(Allowance::UNLIMITED.messages);
        assert!((0..5000).all(|_| messages.take()));
    }

    #[test]
    fn many_addresses_are_not_gone_through_for_each_of_them() {
        let mut accounts = Accounts::default();
        let few = FEW as u32;
        let address = |n: u32| IpAddr::V4(n.into());
        for n in 0..3 * few {
            accounts.of(address(n), Allowance::USUAL).connections = 1;
        }
        assert_eq!((accounts.of.len(), accounts.tidied_at), (3 * FEW, 4 * FEW));
        accounts.of.values_mut().for_each(|it| it.connections = 0);
        for n in 3 * few..=4 * few {
            accounts.of(address(n), Allowance::USUAL);
        }
        assert_eq!((accounts.of.len(), accounts.tidied_at), (1, FEW));
    }

    #[test]
    fn one_subscriber_is_one_address() {
        let of = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::2:3"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
