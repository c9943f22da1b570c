//! A server, or several with one database, that are killed, stopped, frozen and cut off while people play, again and again: nothing that
//! anybody was told is done may be lost, and everybody must get back to their seats.

use std::collections::VecDeque;
use std::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use database::Database;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Chance, Config, Seed};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::error::Error;
use crate::follower::{Follower, Heard};
use crate::host::Host;
use crate::lobby::{Invitation, Lobby};
use crate::party::{Person, hear_any};

/// Whoever is not back, and whatever has not gone on, by then never will.
const BACK_WITHIN: Duration = Duration::from_secs(120);
/// A request of a table at which nothing else happens is answered, or the connection ends.
const ANSWER_WITHIN: Duration = Duration::from_secs(60);
const AGAIN: Duration = Duration::from_millis(50);
/// Clients that say hello and never read again.
const DEAF: usize = 20;
/// Beyond this the server keeps what it should not.
const MOST_MEMORY: u64 = 512 << 20;

/// How long, and how hard.
#[derive(Clone, Debug)]
pub struct Ordeal {
    /// The games that are played, by their set-up; tables take turns.
    pub games: Vec<(String, Config)>,
    pub tables: u32,
    /// Several share a database, and everybody connects to any of them.
    pub servers: u32,
    /// It ends after so many disturbances, or after so long, whichever is first.
    pub blows: u32,
    pub longest: Duration,
    /// What is done when, and what is chosen, comes from here.
    pub seed: Seed,
}

/// What it came to. It has gone well if nothing was lost.
#[derive(Debug, Default, Serialize)]
pub struct Endured {
    pub kills: u32,
    pub stops: u32,
    pub freezes: u32,
    pub cuts: u32,
    pub deaf: u32,
    /// How often the database was gone for a while.
    pub outages: u32,
    /// Actions that clients were told are done.
    pub acknowledged: u64,
    /// Games whose record was looked through at the end.
    pub games: u64,
    /// How often somebody had to connect anew.
    pub returns: u64,
    pub most_memory: u64,
    /// What should not have happened.
    pub lost: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
enum Blow {
    Kill,
    Stop,
    Freeze,
    Cut,
    Deaf,
    Outage,
}

/// What the tables share.
struct Field {
    addresses: Vec<SocketAddr>,
    /// How often somebody has connected.
    connected: AtomicUsize,
    /// Cuts the connections of tables: each looks whether its turn has come.
    cut: watch::Sender<u64>,
    acknowledged: AtomicU64,
    games: AtomicU64,
    returns: AtomicU64,
    lost: Mutex<Vec<String>>,
}

impl Field {
    /// The next server: nobody stays with one.
    fn address(&self) -> SocketAddr {
        let nth = self.connected.fetch_add(1, Ordering::Relaxed);
        self.addresses[nth % self.addresses.len()]
    }

    fn lose(&self, what: impl fmt::Display) {
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        lost.push(what.to_string());
    }

    fn has_lost(&self) -> bool {
        let lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        !lost.is_empty()
    }
}

/// Carries it out. `told` hears of every blow.
pub fn torture(
    ordeal: &Ordeal,
    program: &Path,
    told: impl FnMut(&Endured),
) -> Result<Endured, Error> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(endure(ordeal, program, told))
}

async fn endure(
    ordeal: &Ordeal,
    program: &Path,
    mut told: impl FnMut(&Endured),
) -> Result<Endured, Error> {
    let mut chance = Chance::new(ordeal.seed);
    let mut scene = Scene::set(program, ordeal.servers)?;
    let field = Arc::new(Field {
        addresses: scene.hosts.iter().map(Host::address).collect(),
        connected: AtomicUsize::new(0),
        cut: watch::Sender::new(0),
        acknowledged: AtomicU64::new(0),
        games: AtomicU64::new(0),
        returns: AtomicU64::new(0),
        lost: Mutex::default(),
    });
    let mut tables = JoinSet::new();
    for (n, (game, config)) in (0..ordeal.tables).zip(ordeal.games.iter().cycle()) {
        let chance = Chance::new(Seed::from_text(&format!("{:?} {n}", ordeal.seed)));
        let family = Family::new(field.clone(), game.clone(), config.clone(), chance);
        tables.spawn(family.play());
    }
    let mut endured = Endured::default();
    let mut deaf = VecDeque::new();
    let begun = Instant::now();
    for _ in 0..ordeal.blows {
        if begun.elapsed() > ordeal.longest || field.has_lost() {
            break;
        }
        sleep(Duration::from_millis(u64::from(chance.below(900)) + 100)).await;
        strike(&mut chance, &mut scene, &field, &mut deaf, &mut endured).await?;
        for host in &scene.hosts {
            let memory = host.usage().map_or(0, |usage| usage.resident);
            endured.most_memory = endured.most_memory.max(memory);
        }
        endured.acknowledged = field.acknowledged.load(Ordering::Relaxed);
        endured.games = field.games.load(Ordering::Relaxed);
        endured.returns = field.returns.load(Ordering::Relaxed);
        told(&endured);
    }
    drop(deaf);
    // Everybody comes back once more, and each game is played to its end and looked through.
    let played = field.games.load(Ordering::Relaxed);
    let all = timeout(BACK_WITHIN, async {
        while field.games.load(Ordering::Relaxed) < played + u64::from(ordeal.tables.min(3)) {
            if field.has_lost() {
                break;
            }
            sleep(AGAIN).await;
        }
    });
    if all.await.is_err() {
        field.lose("games did not come to an end after the last blow");
    }
    tables.shutdown().await;
    if endured.most_memory > MOST_MEMORY {
        field.lose(format!("the server took {} bytes", endured.most_memory));
    }
    endured.acknowledged = field.acknowledged.load(Ordering::Relaxed);
    endured.games = field.games.load(Ordering::Relaxed);
    endured.returns = field.returns.load(Ordering::Relaxed);
    let mut lost = field.lost.lock().unwrap_or_else(PoisonError::into_inner);
    endured.lost.append(&mut lost);
    Ok(endured)
}

/// What is disturbed.
struct Scene {
    hosts: Vec<Host>,
    /// What several servers share.
    database: Option<Arc<Database>>,
}

impl Scene {
    fn set(program: &Path, servers: u32) -> Result<Scene, Error> {
        let database = match servers {
            1 => None,
            _ => Some(Arc::new(Database::start()?)),
        };
        let shared = database.as_ref().map(|database| database.url());
        let hosts = (0..servers).map(|_| Host::start_unpinned(program, shared.as_deref()));
        Ok(Scene {
            hosts: hosts.collect::<Result<_, _>>()?,
            database,
        })
    }
}

/// The database crashes and comes back.
async fn outage(database: Arc<Database>, lasts: Duration) -> Result<(), Error> {
    let outage = tokio::task::spawn_blocking(move || {
        database.stop()?;
        std::thread::sleep(lasts);
        database.come_up()
    });
    let outage = outage.await.map_err(|_| Error::Stalled)?;
    Ok(outage?)
}

async fn strike(
    chance: &mut Chance,
    scene: &mut Scene,
    field: &Field,
    deaf: &mut VecDeque<Person>,
    endured: &mut Endured,
) -> Result<(), Error> {
    const BLOWS: [Blow; 8] = [
        Blow::Kill,
        Blow::Kill,
        Blow::Kill,
        Blow::Stop,
        Blow::Freeze,
        Blow::Cut,
        Blow::Deaf,
        Blow::Outage,
    ];
    let blows = match scene.database {
        Some(_) => &BLOWS[..],
        None => &BLOWS[..BLOWS.len() - 1],
    };
    let servers = scene.hosts.len() as u32;
    let host = &mut scene.hosts[chance.below(servers) as usize];
    match *chance.pick(blows) {
        Blow::Kill => {
            host.kill_and_restart().await?;
            endured.kills += 1;
        }
        Blow::Stop => {
            if !host.stop_and_restart().await? {
                field.lose("the server did not end when it was told to");
            }
            endured.stops += 1;
        }
        Blow::Freeze => {
            host.freeze(true);
            // Several servers take one for dead that stands still for longer than a moment.
            let longest = if servers > 1 { 5000 } else { 1500 };
            sleep(Duration::from_millis(
                u64::from(chance.below(longest)) + 200,
            ))
            .await;
            host.freeze(false);
            endured.freezes += 1;
        }
        Blow::Cut => {
            field.cut.send_modify(|cuts| *cuts += 1);
            endured.cuts += 1;
        }
        Blow::Outage => {
            if let Some(database) = &scene.database {
                let lasts = Duration::from_millis(chance.below(3000).into());
                outage(database.clone(), lasts).await?;
                endured.outages += 1;
            }
        }
        Blow::Deaf => {
            // They are let go when others come, in the middle of whatever is sent to them.
            if deaf.len() > 3 * DEAF {
                deaf.drain(..DEAF);
            }
            let founded = async {
                let mut lobby = Lobby::enter(field.address()).await?;
                lobby.found("ports", &Config::new(2), 2).await
            };
            if let Ok(Invitation { table, secrets }) = founded.await {
                for _ in 0..DEAF {
                    let joined = Person::join(field.address(), &table, &secrets[0]).await;
                    deaf.extend(joined.ok());
                }
            }
            endured.deaf += 1;
        }
    }
    Ok(())
}

/// The people of one table, who come back whatever happens.
struct Family {
    field: Arc<Field>,
    game: String,
    config: Config,
    chance: Chance,
    cuts: watch::Receiver<u64>,
}

/// What was done at a table, as far as those who did it were told.
#[derive(Default)]
struct Done {
    /// By seat, in order.
    acknowledged: Vec<Vec<Value>>,
}

#[derive(Deserialize)]
struct Record {
    entries: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    seat: usize,
    did: Value,
}

impl Family {
    fn new(field: Arc<Field>, game: String, config: Config, chance: Chance) -> Family {
        Family {
            cuts: field.cut.subscribe(),
            field,
            game,
            config,
            chance,
        }
    }

    async fn play(mut self) {
        loop {
            let began = timeout(BACK_WITHIN, self.found());
            let Ok(invitation) = began.await else {
                return self.field.lose("no table could be founded any more");
            };
            let mut done = Done {
                acknowledged: vec![Vec::new(); invitation.secrets.len()],
            };
            if let Err(why) = self.until_over(&invitation, &mut done).await {
                return self
                    .field
                    .lose(format!("{} {}: {why}", self.game, invitation.table));
            }
        }
    }

    /// A table whose game has begun, however often it takes.
    async fn found(&mut self) -> Invitation {
        loop {
            let founded = async {
                let mut lobby = Lobby::enter(self.field.address()).await?;
                let invitation = lobby
                    .found(&self.game, &self.config, self.config.players)
                    .await?;
                let Invitation { table, secrets } = &invitation;
                let mut people = [Person::join(self.field.address(), table, &secrets[0]).await?];
                let start = people[0].follower.start();
                people[0].say(start).await?;
                loop {
                    let (_, text) = hear_any(&mut people).await?;
                    match people[0].follower.hear(&text, &mut self.chance)? {
                        Heard::Done => return Ok::<_, Error>(invitation),
                        Heard::Refused(why) => return Err(Error::Refused(why)),
                        Heard::Welcome | Heard::News { .. } | Heard::Next(_) | Heard::Other => (),
                    }
                }
            };
            match timeout(ANSWER_WITHIN, founded).await {
                Ok(Ok(invitation)) => return invitation,
                Ok(Err(_)) | Err(_) => sleep(AGAIN).await,
            }
        }
    }

    /// Plays on until the game is over, through every interruption, and looks its record through.
    async fn until_over(&mut self, at: &Invitation, done: &mut Done) -> Result<(), String> {
        let mut progress = Instant::now();
        loop {
            let before = done.count();
            match self.sit(at, done).await {
                Ok(()) => break,
                Err(_) => {
                    self.field.returns.fetch_add(1, Ordering::Relaxed);
                    sleep(AGAIN).await;
                }
            }
            if done.count() > before {
                progress = Instant::now();
            }
            if progress.elapsed() > BACK_WITHIN {
                return Err("nobody got back to the game".to_owned());
            }
        }
        let read = timeout(BACK_WITHIN, self.record(&at.table));
        let record = read.await.map_err(|_| "no record to be had".to_owned())?;
        done.is_in(&record)?;
        self.field.games.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    async fn record(&self, table: &str) -> Record {
        loop {
            let read = async {
                let mut lobby = Lobby::enter(self.field.address()).await?;
                let record = lobby.record(table).await?;
                Ok::<Record, Error>(serde_json::from_slice(&record)?)
            };
            match read.await {
                Ok(record) => return record,
                Err(_) => sleep(AGAIN).await,
            }
        }
    }

    /// Everyone connects and plays; ends when the game is over, or with whatever went wrong.
    async fn sit(&mut self, at: &Invitation, done: &mut Done) -> Result<(), Error> {
        self.cuts.mark_unchanged();
        let mut people = Vec::new();
        for secret in &at.secrets {
            people.push(Person::join(self.field.address(), &at.table, secret).await?);
            let own = people.len() - 1;
            loop {
                let heard = timeout(ANSWER_WITHIN, hear_any(&mut people)).await;
                let (seat, text) = heard.map_err(|_| Error::Stalled)??;
                let heard = people[seat].follower.hear(&text, &mut self.chance)?;
                match heard {
                    Heard::Welcome if seat == own => break,
                    Heard::Refused(why) => return Err(Error::Refused(why)),
                    Heard::Welcome
                    | Heard::News { .. }
                    | Heard::Done
                    | Heard::Next(_)
                    | Heard::Other => (),
                }
            }
        }
        // What was sent and is not answered yet: by whom, and what.
        let mut sent: Option<(usize, Value)> = None;
        loop {
            if people.iter().all(|person| person.follower.is_over()) {
                return Ok(());
            }
            if sent.is_none() {
                let asked: Vec<usize> = (0..people.len())
                    .filter(|&seat| people[seat].follower.is_asked())
                    .collect();
                if !asked.is_empty() {
                    let seat = *self.chance.pick(&asked);
                    let follower: &mut Follower = &mut people[seat].follower;
                    let action = follower.chosen().cloned().unwrap_or_default();
                    if let Some(act) = follower.act() {
                        people[seat].say(act).await?;
                        sent = Some((seat, action));
                    }
                }
            }
            let heard = tokio::select! {
                heard = timeout(ANSWER_WITHIN, hear_any(&mut people)) => heard,
                // Gone without a word.
                _ = self.cuts.changed() => return Err(Error::Stalled),
            };
            let (seat, text) = heard.map_err(|_| Error::Stalled)??;
            let told = match people[seat].follower.hear(&text, &mut self.chance)? {
                Heard::Done | Heard::News { done: true } => true,
                // Another's answer may have come before this one: it is asked anew.
                Heard::Refused(_) => {
                    sent = None;
                    false
                }
                Heard::News { done: false } | Heard::Welcome | Heard::Next(_) | Heard::Other => {
                    false
                }
            };
            if told && let Some((by, action)) = sent.take_if(|(by, _)| *by == seat) {
                done.acknowledged[by].push(action);
                self.field.acknowledged.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

impl Done {
    fn count(&self) -> usize {
        self.acknowledged.iter().map(Vec::len).sum()
    }

    /// Whether all of it is in the record, in its order. More may be: what nobody was told any more.
    fn is_in(&self, record: &Record) -> Result<(), String> {
        for (seat, actions) in self.acknowledged.iter().enumerate() {
            let mut kept = record
                .entries
                .iter()
                .filter(|entry| entry.seat == seat)
                .map(|entry| &entry.did["act"]);
            for action in actions {
                if !kept.any(|kept| kept == action) {
                    return Err(format!(
                        "seat {seat} was told that {action} is done, and it is lost"
                    ));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn record(entries: &[(usize, &str)]) -> Record {
        let entry = |&(seat, act): &(usize, &str)| Entry {
            seat,
            did: json!({ "act": act }),
        };
        Record {
            entries: entries.iter().map(entry).collect(),
        }
    }

    #[test]
    fn what_was_acknowledged_must_be_kept_in_its_order() {
        let kept = record(&[(0, "a"), (1, "x"), (0, "b"), (0, "c")]);
        let done = |first: &[&str], second: &[&str]| Done {
            acknowledged: [first, second]
                .map(|actions| actions.iter().map(|&action| json!(action)).collect())
                .into(),
        };
        assert_eq!(done(&["a", "c"], &["x"]).is_in(&kept), Ok(()));
        assert!(done(&["a", "d"], &[]).is_in(&kept).is_err());
        assert!(done(&["c", "a"], &[]).is_in(&kept).is_err());
        assert!(done(&[], &["x", "x"]).is_in(&kept).is_err());
    }
}
