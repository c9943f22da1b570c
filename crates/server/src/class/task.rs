//! The task that owns a class.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use store::{Lease, SecretHash};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::roll::{Role, Roll};
use super::{Ask, CreateClass, Entered, Founded, Handle, QUEUE, keeping, rounds};
use crate::hall::Hall;
use crate::outbox::{Framed, Outbox};
use crate::table::{self, ConnectionId, Reply, Wall};
use crate::wire::{ClassInfo, FromClass, Glance, SeatInfo, ToClass};
use crate::{Refusal, limits, secret, text};

static CONNECTIONS: AtomicU64 = AtomicU64::new(0);

pub(super) struct Class {
    pub(super) hall: Arc<Hall>,
    pub(super) id: String,
    code: String,
    /// Whose tables those of the class count among.
    pub(super) founder: Option<String>,
    pub(super) roll: Roll,
    pub(super) connections: BTreeMap<ConnectionId, (Role, Outbox)>,
    told: Option<ClassInfo>,
    /// How the tables of this round stand, while somebody looks.
    glances: BTreeMap<String, Glance>,
    /// The tables that were asked to show themselves.
    watched: BTreeSet<String>,
    wall: Option<(Wall, mpsc::Receiver<(String, Glance)>)>,
    pub(super) forgotten: bool,
    /// No other server has the class, or a table of it, while this task does.
    _lease: Lease,
}

/// Makes a class.
pub(crate) async fn found(
    hall: &Arc<Hall>,
    address: IpAddr,
    wanted: CreateClass,
) -> Result<Founded, Refusal> {
    let CreateClass { plan, teams, keep } = wanted;
    rounds::check(hall, &plan)?;
    keeping::check(keep)?;
    let secret = secret::secret();
    let roll = Roll::new(
        secret::hash(&secret),
        plan,
        tidy(&teams)?,
        keep,
        hall.calendar.now(),
    );
    let founder = Some(limits::founder(address));
    hall.has_room(founder.clone()).await?;
    // Codes are short, so one may be taken: another is drawn.
    for _ in 0..20 {
        let class = store::Class {
            id: secret::table_id(),
            code: secret::code(),
            founder: founder.clone(),
            roll: written(&roll),
        };
        match hall.store.create_class(class.clone()).await {
            Ok(()) => {
                return Ok(Founded {
                    class: class.id,
                    code: class.code,
                    secret,
                });
            }
            Err(store::Error::Taken) => (),
            Err(error) => return Err(error.into()),
        }
    }
    Err(Refusal::Trouble)
}

/// A list of names as it is compared with those that people type.
pub(super) fn tidy(teams: &[Vec<String>]) -> Result<Vec<Vec<String>>, Refusal> {
    let named: usize = teams.iter().map(Vec::len).sum();
    if named > limits::CLASS_PEOPLE || teams.len() > limits::CLASS_PEOPLE {
        return Err(Refusal::ClassFull);
    }
    let names = |team: &Vec<String>| team.iter().map(|name| text::name(name)).collect();
    teams.iter().map(names).collect()
}

fn written(roll: &Roll) -> String {
    serde_json::to_string(roll).expect("plain data always serialises")
}

/// Opens a class; the task reads it first.
pub(crate) fn open(hall: Arc<Hall>, id: String) -> Handle {
    let (asks, mut waiting) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        match load(hall.clone(), &id).await {
            Ok(class) => class.run(waiting).await,
            Err(refusal) => {
                hall.retire_class(&id, &mut waiting);
                refuse_all(waiting, &refusal).await;
            }
        }
    });
    Handle { asks }
}

async fn load(hall: Arc<Hall>, id: &str) -> Result<Class, Refusal> {
    let lease = hall.store.hold_class(id).await?;
    let kept = hall
        .store
        .load_class(id)
        .await
        .map_err(|error| match error {
            store::Error::NoSuchTable => Refusal::NoSuchClass,
            other => other.into(),
        })?;
    let roll = serde_json::from_str(&kept.roll).map_err(|error| {
        tracing::error!("class {} does not come back: {error}", kept.code);
        Refusal::Trouble
    })?;
    Ok(Class {
        hall,
        id: kept.id,
        code: kept.code,
        founder: kept.founder,
        roll,
        connections: BTreeMap::new(),
        told: None,
        glances: BTreeMap::new(),
        watched: BTreeSet::new(),
        wall: None,
        forgotten: false,
        _lease: lease,
    })
}

impl Class {
    async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        // Whoever only asks does not keep it here.
        let mut leaves = Instant::now() + self.hall.idle / limits::ASKED;
        loop {
            let idle = self.connections.is_empty();
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(Ask::Resign) => {
                        asks.close();
                        return self.end(asks, &Refusal::NotSaved).await;
                    }
                    Some(ask) => {
                        let only_asks = ask.changes_nothing();
                        let is_done = Box::pin(self.answer(ask)).await;
                        // Nor does whoever is refused.
                        if is_done && !only_asks {
                            leaves = Instant::now() + self.hall.idle;
                        }
                    }
                    None => return,
                },
                glance = next(&mut self.wall) => self.see(glance),
                // Whoever has asked is answered first.
                () = sleep_until(leaves), if idle && asks.is_empty() => {
                    return Box::pin(self.leave(asks)).await;
                }
            }
            if self.forgotten {
                self.hall.retire_class(&self.id, &mut asks);
                return self.end(asks, &Refusal::NoSuchClass).await;
            }
            self.settle();
        }
    }

    /// Leaves memory. What comes in at this very moment is for the class that is opened anew.
    async fn leave(self, mut asks: mpsc::Receiver<Ask>) {
        let (hall, id) = (self.hall.clone(), self.id.clone());
        hall.retire_class(&id, &mut asks);
        drop(self);
        hand_on(&hall, &id, asks).await;
    }

    /// Whoever is here, or is about to be, learns why they cannot stay.
    async fn end(mut self, asks: mpsc::Receiver<Ask>, why: &Refusal) {
        self.send_all(|_| true, &bye(why));
        // Another task may hold the class before anybody can ask for it.
        drop(self);
        refuse_all(asks, why).await;
    }

    /// After every change: everyone learns what is new.
    fn settle(&mut self) {
        self.look();
        let info = self.info();
        if self.told.as_ref() != Some(&info) {
            self.told = Some(info.clone());
            self.send_all(|_| true, &ToClass::Info { info });
        }
    }

    fn info(&self) -> ClassInfo {
        self.roll
            .info(&self.id, &self.code, self.hall.calendar.now(), |person| {
                self.is_here(person)
            })
    }

    fn is_here(&self, person: u32) -> bool {
        let mut connected = self.connections.values();
        connected.any(|(role, _)| *role == Role::Person(person)) || self.is_at_table(person)
    }

    fn is_at_table(&self, person: u32) -> bool {
        let Some((table, seat)) = self.roll.place_of(person) else {
            return false;
        };
        let glance = self.glances.get(table);
        glance.is_some_and(|glance| match glance.seats.get(seat.index()) {
            Some(SeatInfo::Person { here, .. }) => *here,
            Some(SeatInfo::Open | SeatInfo::Bot { .. }) | None => false,
        })
    }

    fn has_facilitator(&self) -> bool {
        let mut connected = self.connections.values();
        connected.any(|(role, _)| *role == Role::Facilitator)
    }

    /// While a facilitator looks, so do we at every table of the round.
    fn look(&mut self) {
        if !self.has_facilitator() {
            self.wall = None;
            self.glances.clear();
            self.watched.clear();
            return;
        }
        let (wall, _) = self.wall.get_or_insert_with(|| mpsc::channel(QUEUE));
        for party in self.roll.tables() {
            if !self.watched.insert(party.table.clone()) {
                continue;
            }
            let (hall, table, wall) = (self.hall.clone(), party.table.clone(), wall.clone());
            tokio::spawn(async move { hall.tell(&table, table::Ask::Watch(wall)).await });
        }
    }

    fn see(&mut self, glance: Option<(String, Glance)>) {
        let Some((table, glance)) = glance else {
            return;
        };
        let news = ToClass::Glance {
            table: table.clone(),
            glance: glance.clone(),
        };
        self.glances.insert(table, glance);
        self.send_all(|role| role == Role::Facilitator, &news);
    }

    pub(super) fn send_all(&mut self, to: impl Fn(Role) -> bool, message: &ToClass) {
        let framed = Framed::message(message);
        self.connections
            .retain(|_, (role, outbox)| !to(*role) || outbox.wire().send(framed.clone()));
    }

    fn send(&mut self, id: ConnectionId, message: &ToClass) {
        if let Some((_, outbox)) = self.connections.get(&id)
            && !outbox.wire().send(Framed::message(message))
        {
            self.connections.remove(&id);
        }
    }

    /// Keeps what has become of the class. Only after this may it be shown.
    pub(super) async fn keep(&mut self, roll: Roll) -> Result<(), Refusal> {
        self.hall
            .store
            .write_class(&self.id, written(&roll))
            .await?;
        self.roll = roll;
        Ok(())
    }

    /// Whether it was done, and not refused.
    async fn answer(&mut self, ask: Ask) -> bool {
        match ask {
            Ask::Info(reply) => give(reply, Ok(self.info())),
            Ask::Enter { name, reply } => {
                let entered = self.enter(&name).await;
                give(reply, entered)
            }
            Ask::Played { secret, reply } => give(reply, self.roll.played(&secret)),
            Ask::Tend { now, reply } => {
                let tended = self.tend(now).await;
                give(reply, tended)
            }
            Ask::SameDeal { table, reply } => give(reply, Ok(self.same_deal(&table))),
            Ask::Join {
                secret,
                outbox,
                reply,
            } => {
                let joined = self.join(&secret, outbox);
                give(reply, joined)
            }
            Ask::Leave(id) => self.connections.remove(&id).is_some(),
            Ask::Resign => true, // the task has ended
            Ask::Request(id, request) => {
                self.request(id, request).await;
                true
            }
        }
    }

    async fn enter(&mut self, name: &str) -> Result<Entered, Refusal> {
        let name = text::name(name)?;
        let secret = secret::secret();
        let mut roll = self.roll.clone();
        let person = roll.enter(&name, secret::hash(&secret))?;
        self.keep(roll).await?;
        if let Err(refusal) = self.seat_latecomer(person).await {
            tracing::error!("class {}: a latecomer has no seat: {refusal}", self.code);
        }
        Ok(Entered {
            class: self.id.clone(),
            person,
            secret,
        })
    }

    fn same_deal(&self, table: &str) -> Vec<String> {
        let has = |round: &&super::roll::Round| round.tables.iter().any(|it| it.table == table);
        let round = self.roll.rounds.iter().find(has);
        let shared = round.filter(|round| round.deal.is_some());
        let tables = shared.into_iter().flat_map(|round| &round.tables);
        tables.map(|party| party.table.clone()).collect()
    }

    fn join(&mut self, secret: &SecretHash, outbox: Outbox) -> Result<ConnectionId, Refusal> {
        let role = self.roll.recognise(secret)?;
        let id = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        let me = match role {
            Role::Facilitator => None,
            Role::Person(person) => Some(person),
        };
        self.connections.insert(id, (role, outbox));
        let info = self.info();
        self.send(id, &ToClass::Welcome { me, info });
        if role == Role::Facilitator {
            let teams = self.roll.teams.clone();
            self.send(id, &ToClass::Teams { teams });
            for (table, glance) in self.glances.clone() {
                self.send(id, &ToClass::Glance { table, glance });
            }
        }
        Ok(id)
    }

    async fn request(&mut self, id: ConnectionId, request: FromClass) {
        let Some(&(role, _)) = self.connections.get(&id) else {
            return;
        };
        let Some(re) = request.number() else { return };
        let answer = match self.carry_out(role, request).await {
            Ok(()) => ToClass::Done { re },
            Err(refusal) => ToClass::Refused {
                re,
                why: refusal.phrase(),
            },
        };
        self.settle();
        self.send(id, &answer);
    }
}

async fn next<T>(wall: &mut Option<(mpsc::Sender<T>, mpsc::Receiver<T>)>) -> Option<T> {
    match wall {
        Some((_, glances)) => glances.recv().await,
        None => std::future::pending().await,
    }
}

fn give<T>(reply: Reply<T>, met: Result<T, Refusal>) -> bool {
    let is_done = met.is_ok();
    // Whoever asked may have gone: what was done is done.
    let _ = reply.send(met);
    is_done
}

/// Whoever still waits for a class that has ended learns why.
async fn refuse_all(mut asks: mpsc::Receiver<Ask>, why: &Refusal) {
    // To the end: some are only just putting down what they ask.
    while let Some(ask) = asks.recv().await {
        ask.refuse(why);
    }
}

/// Gives what still waits for a class that has left memory to the one that is opened anew.
async fn hand_on(hall: &Arc<Hall>, id: &str, mut asks: mpsc::Receiver<Ask>) {
    while let Some(ask) = asks.recv().await {
        if !ask.is_over_with_the_task() {
            // Nobody is answered only where it has failed three times over.
            let _ = hall.tell_class(id, ask).await;
        }
    }
}

pub(super) fn bye(refusal: &Refusal) -> ToClass {
    ToClass::Bye {
        why: refusal.phrase(),
        again: refusal.passes(),
    }
}

impl Ask {
    const fn changes_nothing(&self) -> bool {
        match self {
            Ask::Info(_) | Ask::SameDeal { .. } | Ask::Played { .. } | Ask::Tend { .. } => true,
            Ask::Enter { .. }
            | Ask::Join { .. }
            | Ask::Leave(_)
            | Ask::Resign
            | Ask::Request(..) => false,
        }
    }

    /// Whether it concerns only the task that it was sent to: its connections, its end.
    const fn is_over_with_the_task(&self) -> bool {
        match self {
            Ask::Leave(_) | Ask::Resign | Ask::Request(..) => true,
            Ask::Info(_)
            | Ask::Enter { .. }
            | Ask::SameDeal { .. }
            | Ask::Played { .. }
            | Ask::Tend { .. }
            | Ask::Join { .. } => false,
        }
    }

    /// The answer of a class that is not there.
    fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        match self {
            Ask::Info(reply) => drop(reply.send(Err(refusal))),
            Ask::Enter { reply, .. } => drop(reply.send(Err(refusal))),
            Ask::SameDeal { reply, .. } => drop(reply.send(Err(refusal))),
            Ask::Played { reply, .. } => drop(reply.send(Err(refusal))),
            Ask::Tend { reply, .. } => drop(reply.send(Err(refusal))),
            Ask::Join { reply, .. } => drop(reply.send(Err(refusal))),
            Ask::Leave(_) | Ask::Resign | Ask::Request(..) => (),
        }
    }
}
