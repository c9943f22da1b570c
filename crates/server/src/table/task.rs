//! The task that owns a table.

use std::collections::VecDeque;
use std::sync::Arc;

use store::{Change, Lease};
use tabletop::{Seat, Seed};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use super::absence::Absence;
use super::consent::Request;
use super::glance::Walls;
use super::hinting::Hinting;
use super::journal::Journal;
use super::minds::Mind;
use super::people::{Asker, People, Who};
use super::play::Play;
use super::saved::{Founding, Restored, restore};
use super::talking::Talkers;
use super::{Ask, Asks, Chair, ConnectionId, Handle, QUEUE, Record, Reply};
use crate::Refusal;
use crate::hall::Hall;
use crate::limits;
use crate::wire::{ChatLine, Conduct, FromClient, FromServer, Stage, TableInfo};

pub(super) struct Table {
    pub(super) hall: Arc<Hall>,
    /// No other server has the table while this task does.
    pub(super) _lease: Lease,
    /// To be reached by thoughts; weak, so that the task ends when nobody else can reach it.
    pub(super) asks: mpsc::WeakSender<Box<Ask>>,
    pub(super) id: String,
    pub(super) code: String,
    pub(super) founding: Founding,
    pub(super) conduct: Conduct,
    /// Since when nobody may decide, as far as this task knows.
    pub(super) paused_at: Option<Instant>,
    /// Somebody asks to take a decision back.
    pub(super) request: Option<Request>,
    /// Whose request was last declined, and after how many steps of theirs.
    pub(super) declined: Option<(Seat, usize)>,
    pub(super) luck: Seed,
    pub(super) next: Option<String>,
    pub(super) chat: VecDeque<ChatLine>,
    pub(super) talkers: Talkers,
    pub(super) play: Option<Play>,
    pub(super) people: People,
    pub(super) absence: Absence,
    pub(super) minds: Vec<Mind>,
    /// By seat: what was asked for and found out about the present decision.
    pub(super) hinting: Vec<Hinting>,
    /// Whose request is being carried out, until they know that it is.
    pub(super) asker: Option<Asker>,
    /// What everyone was last told of the table.
    pub(super) told: Option<TableInfo>,
    pub(super) walls: Walls,
    /// After how many entries the learner of a lesson was last told what its guide says.
    pub(super) guided: Option<usize>,
    pub(super) journal: Journal,
    /// Since when the host has been gone.
    pub(super) host_away: Option<Instant>,
}

/// Why something was not carried out.
pub(super) enum Unmet {
    /// Nothing has changed.
    Refused(Refusal),
    /// The store failed, and memory may be ahead of it: the task must end.
    Ended,
    /// The table is being forgotten.
    Forgotten,
}

impl<R: Into<Refusal>> From<R> for Unmet {
    fn from(refusal: R) -> Unmet {
        Unmet::Refused(refusal.into())
    }
}

/// Opens a table. Nothing is read yet: the task does that first, and whoever asks meanwhile waits.
pub(crate) fn open(hall: Arc<Hall>, id: String) -> Handle {
    let (asks, mut waiting) = mpsc::channel(QUEUE);
    let weak = asks.downgrade();
    tokio::spawn(async move {
        match Box::pin(load(hall.clone(), weak, id.clone())).await {
            Ok(table) => table.run(waiting).await,
            Err(refusal) => {
                hall.retire(&id, &mut waiting);
                refuse_all(waiting, &refusal).await;
            }
        }
    });
    Handle { asks }
}

pub(super) async fn load(
    hall: Arc<Hall>,
    asks: mpsc::WeakSender<Box<Ask>>,
    id: String,
) -> Result<Box<Table>, Refusal> {
    let lease = hall.store.hold(&id).await?;
    let Restored {
        code,
        founding,
        conduct,
        luck,
        next,
        chat,
        game,
    } = restore(hall.store.load(&id).await?)?;
    let minds = founding.seats.iter().map(|_| Mind::default()).collect();
    let hinting = founding.seats.iter().map(|_| Hinting::default()).collect();
    let absence = Absence::new(founding.seats.len());
    Ok(Box::new(Table {
        talkers: Talkers::new(founding.seats.len(), hall.allowance),
        hall,
        _lease: lease,
        asks,
        id,
        code,
        founding,
        paused_at: conduct.paused.then(Instant::now),
        conduct,
        request: None,
        declined: None,
        luck,
        next,
        chat: chat.into(),
        play: game.map(Play::new),
        people: People::default(),
        absence,
        minds,
        hinting,
        asker: None,
        told: None,
        walls: Walls::default(),
        guided: None,
        journal: Journal::default(),
        host_away: None,
    }))
}

impl Table {
    /// Lies where it is: a task that held the table itself would hold it two times over.
    async fn run(mut self: Box<Table>, mut asks: Asks) {
        self.settle();
        let mut since = Instant::now();
        // Whoever only asks does not keep it here.
        let mut leaves = since + self.hall.idle / limits::ASKED;
        // Put off only once it goes off: most of what happens does so long before anything is due.
        let mut timer = std::pin::pin!(sleep(limits::IDLE_TABLE));
        loop {
            let due = self.due(since, leaves);
            if let Some(due) = due.filter(|due| timer.is_elapsed() || *due < timer.deadline()) {
                timer.as_mut().reset(due);
            }
            let met = tokio::select! {
                ask = asks.recv() => match ask {
                    // A table that waits keeps no room for what answering takes.
                    Some(ask) => {
                        let only_asks = ask.changes_nothing();
                        let met = Box::pin(self.answer(*ask)).await;
                        // Nor does whoever is refused.
                        if met.is_ok() && !only_asks {
                            leaves = Instant::now() + self.hall.idle;
                        }
                        met
                    }
                    None => return,
                },
                () = &mut timer, if due.is_some() => {
                    let now = Instant::now();
                    let is_due = |due: Option<Instant>| due.is_some_and(|due| due <= now);
                    if is_due(self.alarm()) {
                        Box::pin(self.time_is_up()).await
                    } else if is_due(self.gone_at(leaves)) {
                        // Whoever has asked is answered first.
                        if asks.is_empty() {
                            return Box::pin(self.leave(asks)).await;
                        }
                        continue;
                    } else {
                        if is_due(self.quiet_at(since))
                            && let Some(play) = &mut self.play
                        {
                            play.drop_drawings();
                        }
                        continue;
                    }
                }
            };
            since = Instant::now();
            let why = match met {
                Ok(()) | Err(Unmet::Refused(_)) => {
                    self.settle();
                    continue;
                }
                Err(Unmet::Ended) => Refusal::NotSaved,
                Err(Unmet::Forgotten) => {
                    self.hall.retire(&self.id, &mut asks);
                    Refusal::NoSuchTable
                }
            };
            self.people.send_all(&why.bye());
            // Another task may hold the table before anybody can ask for it.
            drop(self);
            asks.close();
            return refuse_all(asks, &why).await;
        }
    }

    /// Leaves memory. What comes in at this very moment is for the table that is opened anew.
    async fn leave(self: Box<Table>, mut asks: Asks) {
        let (hall, id) = (self.hall.clone(), self.id.clone());
        hall.retire(&id, &mut asks);
        drop(self);
        hand_on(&hall, &id, asks).await;
    }

    /// When there is next something to do unasked, if nothing has happened since then.
    fn due(&self, since: Instant, leaves: Instant) -> Option<Instant> {
        let all = [self.alarm(), self.quiet_at(since), self.gone_at(leaves)];
        all.into_iter().flatten().min()
    }

    /// When the table no longer keeps what can be made anew.
    fn quiet_at(&self, since: Instant) -> Option<Instant> {
        let keeps = self.play.as_ref().is_some_and(Play::keeps_drawings);
        keeps.then(|| since + limits::QUIET_TABLE)
    }

    /// When the table leaves memory.
    fn gone_at(&self, leaves: Instant) -> Option<Instant> {
        self.is_idle().then_some(leaves)
    }

    /// Nobody looks, nobody thinks, no clock runs.
    fn is_idle(&self) -> bool {
        self.people.is_empty() && self.walls.are_empty() && self.minds.iter().all(Mind::is_at_rest)
    }

    /// After every change: whoever is asked begins to think, and everyone learns what is new.
    fn settle(&mut self) {
        self.attend();
        self.note_host();
        self.tell_people();
        self.tell_guide();
        self.show_walls();
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), Unmet> {
        match ask {
            Ask::Info(reply) => {
                let _ = reply.send(Ok(self.info()));
                Ok(())
            }
            Ask::TakeSeat { name, seat, reply } => {
                let taken = self.take_seat(&name, seat).await;
                give(reply, taken)
            }
            Ask::Whose { secret, reply } => {
                let whose = self.recognise(Some(secret));
                let _ = reply.send(whose.map(|who| who.viewer.seat()));
                Ok(())
            }
            Ask::Record(reply) => {
                let _ = reply.send(self.record());
                Ok(())
            }
            Ask::Join {
                secret,
                detail,
                address,
                outbox,
                reply,
            } => self.join(secret, detail, address, outbox, reply).await,
            Ask::Leave(id) => {
                self.people.leave(id);
                Ok(())
            }
            Ask::Request(id, request, since) => {
                let is_move = matches!(request, FromClient::Act { .. });
                let met = self.request((id, since), request).await;
                if is_move {
                    self.hall.figures.moves.add(since.elapsed());
                }
                met
            }
            Ask::Order(order, reply) => {
                let met = self.order(order).await;
                give(reply, met)
            }
            Ask::Succeed {
                name,
                secret,
                reply,
            } => {
                let met = self.succeed(name, secret).await;
                give(reply, met)
            }
            Ask::Watch(wall) => {
                self.watch(wall);
                Ok(())
            }
            Ask::Glance(reply) => {
                let _ = reply.send(Ok(self.glance()));
                Ok(())
            }
            Ask::ForgetNames(reply) => {
                let met = self.forget_names().await;
                give(reply, met)
            }
            Ask::Resign => Err(Unmet::Ended),
            Ask::Forget(reply) => {
                let _ = reply.send(Ok(()));
                Err(Unmet::Forgotten)
            }
            Ask::Hinted {
                seat,
                decision,
                hints,
            } => {
                self.hinted(seat, decision, hints);
                Ok(())
            }
            Ask::Thought {
                seat,
                decision,
                thought,
            } => self.thought(seat, decision, thought).await,
        }
    }

    pub(super) async fn request(
        &mut self,
        (id, since): (ConnectionId, Instant),
        request: FromClient,
    ) -> Result<(), Unmet> {
        let Some(who) = self.people.who(id) else {
            return Ok(()); // dropped as too slow a moment ago
        };
        let re = match request.number() {
            Some(re) => re,
            // The connection has seen to it.
            None => return Ok(()),
        };
        self.hall.figures.messages.count();
        let at = since + self.hall.steady;
        self.asker = Some(Asker { id, re, at });
        let met = match request {
            FromClient::Hello { .. } | FromClient::Ping { .. } => Ok(()),
            FromClient::Act { decision, plan, .. } => self.act(who, decision, plan).await,
            FromClient::Retract { .. } => self.retract(who).await,
            FromClient::Undo { .. } => self.undo(who).await,
            FromClient::TakeBack { .. } => self.ask_back(who).await,
            FromClient::Consent { agrees, .. } => self.consent(who, agrees).await,
            FromClient::Look { .. } => self.look(who, re),
            FromClient::Chat { text, .. } => self.chat(who, &text).await,
            FromClient::Start { fill, .. } => self.start(who, fill).await,
            FromClient::Plan { seat, plan, .. } => self.plan(who, seat, plan).await,
            FromClient::Hold { seat, hold, .. } => self.let_hold(who, seat, hold).await,
            FromClient::Order { order, .. } => self.host_orders(who, order).await,
            FromClient::Rematch { .. } => self.rematch(who).await,
            FromClient::Describe { .. } => self.describe(who, re),
            FromClient::Log { before, .. } => {
                self.read_log(id, who, Some(before)).map_err(Unmet::from)
            }
            FromClient::Hint { decision, .. } => self.hint(id, who, re, decision).await,
            FromClient::Peek {
                decision, plans, ..
            } => self.peek(who, re, (decision, &plans)),
        };
        match met {
            // They may know already.
            Ok(()) => self.tell_asker(&FromServer::Done { re }),
            Err(Unmet::Refused(refusal)) => {
                self.hall.figures.refused.count();
                self.note_refusal(who.viewer.seat(), &refusal).await?;
                let why = refusal.phrase();
                self.tell_asker(&FromServer::Refused { re, why });
            }
            Err(ending) => return Err(ending),
        }
        self.asker = None;
        Ok(())
    }

    fn describe(&mut self, who: Who, re: u32) -> Result<(), Unmet> {
        let lines = self.described(who.viewer)?;
        self.tell_asker(&FromServer::Described { re, lines });
        Ok(())
    }

    /// Keeps the changes. Only after this may they be shown.
    pub(super) async fn write(&self, changes: Vec<Change>) -> Result<(), Unmet> {
        let written = self.hall.store.write(&self.id, changes).await;
        written.map_err(|error| {
            tracing::error!("table {}: {error}", self.code);
            Unmet::Ended
        })
    }

    /// Lets someone sit here, or nobody.
    pub(super) async fn sit(&mut self, seat: Seat, chair: Chair) -> Result<(), Unmet> {
        let sitter = chair.sitter();
        self.write(vec![Change::Seat {
            seat: seat.0,
            sitter,
        }])
        .await?;
        self.founding.seats[seat.index()] = chair;
        Ok(())
    }

    pub(super) fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.founding
            .seats
            .get(seat.index())
            .ok_or(Refusal::NoSuchSeat)
    }

    fn record(&self) -> Result<Record, Refusal> {
        let over = self.play.as_ref().filter(|_| self.stage() == Stage::Over);
        let play = over.ok_or(Refusal::NotOver)?;
        Ok(Record {
            game: self.founding.game.clone(),
            code: self.code.clone(),
            text: play.record(),
        })
    }
}

impl Who {
    pub(super) fn seat(self) -> Result<Seat, Refusal> {
        self.viewer.seat().ok_or(Refusal::NotAPlayer)
    }
}

/// Whoever still waits for a table that has ended learns why.
async fn refuse_all(mut asks: Asks, why: &Refusal) {
    // To the end: some are only just putting down what they ask.
    while let Some(ask) = asks.recv().await {
        ask.refuse(why);
    }
}

/// Gives what still waits for a table that has left memory to the one that is opened anew.
pub(super) async fn hand_on(hall: &Arc<Hall>, id: &str, mut asks: Asks) {
    while let Some(ask) = asks.recv().await {
        if !ask.is_over_with_the_task() {
            // Nobody is answered only where it has failed three times over.
            let _ = hall.tell(id, *ask).await;
        }
    }
}

pub(super) fn give<T>(reply: Reply<T>, met: Result<T, Unmet>) -> Result<(), Unmet> {
    // Whoever asked may have gone: what was done is done.
    match met {
        Ok(done) => {
            let _ = reply.send(Ok(done));
        }
        Err(Unmet::Refused(refusal)) => {
            let _ = reply.send(Err(refusal.clone()));
            return Err(Unmet::Refused(refusal));
        }
        Err(ending @ (Unmet::Ended | Unmet::Forgotten)) => {
            let _ = reply.send(Err(Refusal::NotSaved));
            return Err(ending);
        }
    }
    Ok(())
}

impl Ask {
    const fn changes_nothing(&self) -> bool {
        match self {
            Ask::Info(_) | Ask::Whose { .. } | Ask::Record(_) | Ask::Glance(_) => true,
            Ask::TakeSeat { .. }
            | Ask::Join { .. }
            | Ask::Leave(_)
            | Ask::Request(..)
            | Ask::Order(..)
            | Ask::Succeed { .. }
            | Ask::Watch(_)
            | Ask::ForgetNames(_)
            | Ask::Resign
            | Ask::Forget(_)
            | Ask::Hinted { .. }
            | Ask::Thought { .. } => false,
        }
    }

    /// Whether it concerns only the task that it was sent to: its connections, its thoughts, its end.
    const fn is_over_with_the_task(&self) -> bool {
        match self {
            Ask::Leave(_)
            | Ask::Request(..)
            | Ask::Resign
            | Ask::Hinted { .. }
            | Ask::Thought { .. } => true,
            Ask::Info(_)
            | Ask::TakeSeat { .. }
            | Ask::Whose { .. }
            | Ask::Record(_)
            | Ask::Join { .. }
            | Ask::Order(..)
            | Ask::Succeed { .. }
            | Ask::Watch(_)
            | Ask::Glance(_)
            | Ask::ForgetNames(_)
            | Ask::Forget(_) => false,
        }
    }

    /// The answer of a table that is not there.
    fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        match self {
            Ask::Info(reply) => drop(reply.send(Err(refusal))),
            Ask::TakeSeat { reply, .. } => drop(reply.send(Err(refusal))),
            Ask::Whose { reply, .. } => drop(reply.send(Err(refusal))),
            Ask::Record(reply) => drop(reply.send(Err(refusal))),
            Ask::Join { reply, .. } => drop(reply.send(Err(refusal))),
            Ask::Order(_, reply) => drop(reply.send(Err(refusal))),
            Ask::Succeed { reply, .. } => drop(reply.send(Err(refusal))),
            Ask::Glance(reply) => drop(reply.send(Err(refusal))),
            Ask::ForgetNames(reply) | Ask::Forget(reply) => drop(reply.send(Err(refusal))),
            Ask::Leave(_)
            | Ask::Resign
            | Ask::Request(..)
            | Ask::Hinted { .. }
            | Ask::Thought { .. }
            | Ask::Watch(_) => (),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size_of_task<F: Future>(_: fn(Box<Table>, Asks) -> F) -> usize {
        size_of::<F>()
    }

    /// Thousands of tables wait at a time.
    #[test]
    fn a_table_that_waits_is_small() {
        assert!(size_of::<Table>() <= 1536);
        assert!(size_of_task(Table::run) <= 512);
    }
}
