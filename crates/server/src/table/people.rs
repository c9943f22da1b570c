//! Who is connected: joining, leaving, sending.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use catalog::Detail;
use store::SecretHash;
use tabletop::{Phrase, Seat, Viewer};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until};

use super::task::{Table, Unmet, give};
use super::{Chair, Reply};
use crate::outbox::{Framed, Outbox, Wire};
use crate::wire::FromServer;
use crate::{Refusal, limits, secret};

/// Never given twice, so that nobody is taken for another at a table that was opened anew.
pub(crate) type ConnectionId = u64;

static CONNECTIONS: AtomicU64 = AtomicU64::new(0);

#[derive(Default)]
pub(super) struct People {
    connections: BTreeMap<ConnectionId, Connection>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Who {
    pub(super) viewer: Viewer,
    pub(super) host: bool,
}

struct Connection {
    who: Who,
    address: IpAddr,
    detail: Detail,
    outbox: Outbox,
    /// Held while the log is read for this connection.
    reading: Arc<Semaphore>,
}

impl People {
    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    pub(super) fn who(&self, id: ConnectionId) -> Option<Who> {
        self.connections.get(&id).map(|connection| connection.who)
    }

    pub(super) fn address(&self, id: ConnectionId) -> Option<IpAddr> {
        let connection = self.connections.get(&id);
        connection.map(|connection| connection.address)
    }

    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.viewers().any(|viewer| viewer == Viewer::Seat(seat))
    }

    /// At whose expense bots think: a player's before a spectator's, whoever has been here longest.
    /// None: nobody looks.
    pub(super) fn payer(&self) -> Option<IpAddr> {
        let all = || self.connections.values();
        let player = all().find(|connection| connection.who.viewer.seat().is_some());
        let payer = player.or_else(|| all().next());
        payer.map(|connection| connection.address)
    }

    pub(super) fn spectators(&self) -> u32 {
        self.viewers()
            .filter(|viewer| viewer.seat().is_none())
            .count() as u32
    }

    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> {
        self.connections
            .values()
            .map(|connection| connection.who.viewer)
    }

    pub(super) fn add(
        &mut self,
        who: Who,
        detail: Detail,
        address: IpAddr,
        outbox: Outbox,
    ) -> ConnectionId {
        let id = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        let connection = Connection {
            who,
            address,
            detail,
            outbox,
            reading: Arc::new(Semaphore::new(1)),
        };
        self.connections.insert(id, connection);
        id
    }

    pub(super) fn leave(&mut self, id: ConnectionId) {
        self.connections.remove(&id);
    }

    /// Ends the connections of a viewer who is not of this table any more.
    pub(super) fn dismiss(&mut self, viewer: Viewer, bye: &FromServer) {
        let bye = Framed::message(bye);
        self.connections.retain(|_, connection| {
            let stays = connection.who.viewer != viewer;
            if !stays {
                post(connection, bye.clone());
            }
            stays
        });
    }

    /// Two seats have changed who sits there.
    pub(super) fn swap(&mut self, one: Seat, other: Seat) {
        for connection in self.connections.values_mut() {
            let viewer = &mut connection.who.viewer;
            if *viewer == Viewer::Seat(one) {
                *viewer = Viewer::Seat(other);
            } else if *viewer == Viewer::Seat(other) {
                *viewer = Viewer::Seat(one);
            }
        }
    }

    pub(super) fn has_host(&self) -> bool {
        let mut connected = self.connections.values();
        connected.any(|connection| connection.who.host)
    }

    /// The person at this seat is the host now, and nobody else.
    pub(super) fn host_is(&mut self, seat: Seat) {
        for connection in self.connections.values_mut() {
            connection.who.host = connection.who.viewer == Viewer::Seat(seat);
        }
    }

    pub(super) fn ids(&self) -> Vec<ConnectionId> {
        self.connections.keys().copied().collect()
    }

    /// To one connection.
    pub(super) fn send(&mut self, id: ConnectionId, message: &FromServer) {
        self.send_framed(id, Framed::message(message));
    }

    /// To one connection, but not before this time.
    pub(super) fn send_at(&mut self, id: ConnectionId, at: Instant, message: &FromServer) {
        if at <= Instant::now() {
            return self.send(id, message);
        }
        let Some(connection) = self.connections.get(&id) else {
            return;
        };
        let (wire, message) = (connection.outbox.wire().clone(), Framed::message(message));
        tokio::spawn(async move {
            sleep_until(at).await;
            send_late(&wire, message);
        });
    }

    fn send_framed(&mut self, id: ConnectionId, message: Framed) {
        let Some(connection) = self.connections.get(&id) else {
            return;
        };
        if !post(connection, message) {
            self.connections.remove(&id);
        }
    }

    /// To everyone.
    pub(super) fn send_all(&mut self, message: &FromServer) {
        if self.connections.is_empty() {
            return;
        }
        let message = Framed::message(message);
        self.connections
            .retain(|_, connection| post(connection, message.clone()));
    }

    /// To everyone who is this viewer, in the detail that each wants; whoever has asked for it learns
    /// that it is done. The same is written once.
    pub(super) fn show<'m>(
        &mut self,
        viewer: Viewer,
        asker: Option<&Asker>,
        message: impl Fn(Detail, Option<u32>) -> FromServer<'m>,
    ) {
        let mut written: Vec<((Detail, Option<u32>), Framed)> = Vec::new();
        self.connections.retain(|&id, connection| {
            if connection.who.viewer != viewer {
                return true;
            }
            let done = asker.filter(|asker| asker.id == id).map(|asker| asker.re);
            let kind = (connection.detail, done);
            let place = written.iter().position(|(each, _)| *each == kind);
            let place = place.unwrap_or_else(|| {
                written.push((kind, Framed::message(&message(connection.detail, done))));
                written.len() - 1
            });
            post(connection, written[place].1.clone())
        });
    }
}

/// Whoever's request is being carried out.
pub(super) struct Asker {
    pub(super) id: ConnectionId,
    pub(super) re: u32,
    /// When they are answered at the earliest, if nothing was kept for it.
    pub(super) at: Instant,
}

/// Whether the connection goes on: a full outbox ends it, and the client may come back.
fn post(connection: &Connection, message: Framed) -> bool {
    connection.outbox.wire().send(message)
}

/// The same for an answer that the table no longer waits for: else somebody would wait for it for ever.
fn send_late(wire: &Wire, message: Framed) {
    if !wire.send(message) {
        wire.end();
    }
}

/// The last lines, or those before this one.
fn page(mut lines: Vec<Phrase>, before: Option<u32>) -> FromServer<'static> {
    let most = match before {
        Some(before) => {
            lines.truncate(before as usize);
            limits::LOG_PAGE
        }
        None => limits::LOG_TAIL,
    };
    let from = lines.len().saturating_sub(most);
    FromServer::Log {
        from: from as u32,
        lines: lines.split_off(from),
    }
}

impl Table {
    /// Whose secret it is.
    pub(super) fn recognise(&self, hash: Option<SecretHash>) -> Result<Who, Refusal> {
        let Some(hash) = hash else {
            return Ok(Who {
                viewer: Viewer::Spectator,
                host: false,
            });
        };
        let host = secret::same(&self.founding.host, &hash);
        let seat = (0..).zip(&self.founding.seats).find_map(|(seat, chair)| {
            let own = matches!(chair, Chair::Person { secret, .. } if secret::same(secret, &hash));
            own.then_some(Seat(seat))
        });
        match seat {
            Some(seat) => Ok(Who {
                viewer: Viewer::Seat(seat),
                host,
            }),
            None if host => Ok(Who {
                viewer: Viewer::Spectator,
                host,
            }),
            None => Err(Refusal::WrongSecret),
        }
    }

    pub(super) async fn join(
        &mut self,
        hash: Option<SecretHash>,
        detail: Detail,
        address: IpAddr,
        outbox: Outbox,
        reply: Reply<ConnectionId>,
    ) -> Result<(), Unmet> {
        let who = match self.recognise(hash) {
            Ok(who) => who,
            Err(refusal) => return give(reply, Err(refusal.into())),
        };
        if let Some(seat) = who.viewer.seat() {
            // The person is back: the bot hands the seat over.
            if let Err(unmet) = self.hold(seat, None).await {
                return give(reply, Err(unmet));
            }
        }
        let id = self.people.add(who, detail, address, outbox);
        self.welcome(id, who);
        if reply.send(Ok(id)).is_err() {
            self.people.leave(id);
        }
        Ok(())
    }

    /// Answers whoever's request is being carried out, so that the time until then tells nothing.
    pub(super) fn tell_asker(&mut self, message: &FromServer) {
        if let Some(asker) = self.asker.take() {
            self.people.send_at(asker.id, asker.at, message);
        }
    }

    /// All there is to know, to one connection.
    pub(super) fn welcome(&mut self, id: ConnectionId, who: Who) {
        let viewer = who.viewer;
        let scene = self.scene(viewer);
        let welcome = Framed::message(&FromServer::Welcome {
            viewer,
            host: who.host,
            info: self.info(),
            chat: self.chat.iter().cloned().collect(),
            now: scene.as_deref().and_then(|scene| self.now(viewer, scene)),
        });
        self.people.send_framed(id, welcome);
        self.guided = None;
        let _ = self.read_log(id, who, None);
    }

    /// Reads a part of the log to one connection: the last lines, or those that it asks for. That
    /// takes playing the game again, which is done elsewhere and for each connection once at a time.
    pub(super) fn read_log(
        &self,
        id: ConnectionId,
        who: Who,
        before: Option<u32>,
    ) -> Result<(), Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotPlaying)?;
        let Some(connection) = self.people.connections.get(&id) else {
            return Ok(());
        };
        let reading = connection.reading.clone().try_acquire_owned();
        let reading = reading.map_err(|_| Refusal::TooFast)?;
        let history = play.game.history(who.viewer);
        let turn = self.hall.thinkers.turn(connection.address, &self.id);
        let wire = connection.outbox.wire().clone();
        let at = self.asker.as_ref().map(|asker| asker.at);
        tokio::spawn(async move {
            let turn = turn.await;
            let read = crate::aside::run(move || {
                let lines = history();
                drop(turn);
                Framed::message(&page(lines, before))
            });
            let read = read.await;
            if let Some(at) = at {
                sleep_until(at).await;
            }
            match read {
                Ok(log) => send_late(&wire, log),
                Err(error) => tracing::error!("a log could not be read: {error}"),
            }
            drop(reading);
        });
        Ok(())
    }

    /// Everyone is told everything anew.
    pub(super) fn welcome_all(&mut self) {
        for id in self.people.ids() {
            if let Some(who) = self.people.who(id) {
                self.welcome(id, who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bots::Level;
    use tabletop::Config;

    use tokio::io::AsyncReadExt;

    use super::super::company::wire;
    use super::*;
    use crate::wire::{Grace, Now, SeatInfo, Stage, TableInfo};

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    const GUEST: Who = Who {
        viewer: Viewer::Spectator,
        host: false,
    };

    #[tokio::test]
    async fn a_reader_too_slow_for_the_outbox_is_dropped_and_the_others_are_not() {
        let mut people = People::default();
        let (slow_wire, _unread) = wire().await;
        let (quick_wire, mut read) = wire().await;
        let reading = tokio::spawn(async move {
            let mut buffer = vec![0; 1 << 16];
            while read.read(&mut buffer).await.unwrap() > 0 {}
        });
        let slow = people.add(GUEST, Detail::Changes, HERE, Outbox::new(slow_wire.clone()));
        let quick = people.add(
            GUEST,
            Detail::Changes,
            HERE,
            Outbox::new(quick_wire.clone()),
        );
        let lines = vec![Phrase::new("x".repeat(1000)); 1000];
        while people.who(slow).is_some() {
            people.send_all(&FromServer::Described {
                re: 1,
                lines: lines.clone(),
            });
            quick_wire.flush().await.unwrap();
        }
        assert_eq!(people.ids(), [quick]);
        assert!(slow_wire.has_ended() && !quick_wire.has_ended());
        drop((people, quick_wire));
        reading.await.unwrap();
    }

    /// Else the client would wait for it as long as it is there.
    #[tokio::test]
    async fn a_late_answer_for_which_there_is_no_room_ends_the_wire() {
        let mut people = People::default();
        let (full, _unread) = wire().await;
        let slow = people.add(GUEST, Detail::Changes, HERE, Outbox::new(full.clone()));
        let lines = vec![Phrase::new("x".repeat(1000)); 1000];
        let long = Framed::message(&FromServer::Described { re: 1, lines });
        while full.send(long.clone()) {}
        let later = Instant::now() + Duration::from_millis(50);
        people.send_at(slow, later, &FromServer::Done { re: 2 });
        let ends = async {
            while !full.has_ended() {
                full.is_stirred().await;
            }
        };
        let ends = tokio::time::timeout(Duration::from_secs(60), ends).await;
        assert!(ends.is_ok(), "nobody is told");
    }

    /// Long, and with more to choose from than any other: four players of Placement at random.
    const LONGEST: &str = include_str!("../../../catalog/tests/records/placement-4.rules-3.json");

    #[test]
    fn a_welcome_is_short_even_in_the_longest_game() {
        let mut longest = 0;
        for viewer in Viewer::during_play(4) {
            let mut lines = Vec::new();
            for step in catalog::replay(LONGEST, viewer).unwrap().steps {
                lines.extend(step.frames.into_iter().map(|frame| frame.text));
                let scene = &step.scene.draw();
                let welcome = FromServer::Welcome {
                    viewer,
                    host: false,
                    info: info(),
                    now: Some(Now {
                        version: u32::MAX,
                        decision: u32::MAX,
                        scene,
                        clock: None,
                    }),
                    chat: Vec::new(),
                };
                let log = page(lines.clone(), None);
                let [welcome, log] = [welcome, log].map(|it| Framed::message(&it).payload());
                longest = longest.max(welcome.len() + log.len());
            }
        }
        assert!(longest <= 40_000, "{longest} bytes");
    }

    fn info() -> TableInfo {
        let person = SeatInfo::Person {
            name: "a name of some length".to_owned(),
            here: true,
            held: None,
            hold_in: None,
        };
        TableInfo {
            table: "0".repeat(32),
            code: "ABCDEF".to_owned(),
            game: "placement".to_owned(),
            config: Config::new(4),
            stage: Stage::Playing,
            seats: vec![person; 4],
            spectators: 0,
            clock: None,
            grace: Grace::Never,
            stand_in: Level::Skilled,
            conduct: Default::default(),
            asking: None,
            host: None,
            class: None,
            next: None,
            kept: Some(30),
        }
    }

    #[tokio::test]
    async fn a_message_goes_to_those_it_is_for() {
        let mut people = People::default();
        let seat = Who {
            viewer: Viewer::Seat(Seat(1)),
            host: false,
        };
        let (guest, mut guests) = wire().await;
        let (player, mut players) = wire().await;
        people.add(GUEST, Detail::Changes, HERE, Outbox::new(guest));
        assert_eq!(people.payer(), Some(HERE));
        let there = "10.1.2.3".parse().unwrap();
        people.add(seat, Detail::Changes, there, Outbox::new(player));
        assert_eq!(people.payer(), Some(there), "players before spectators");
        people.show(seat.viewer, None, |_, _| FromServer::Done { re: 1 });
        assert!(people.is_here(Seat(1)) && !people.is_here(Seat(0)));
        assert_eq!(people.spectators(), 1);
        // Nobody holds the wires any longer, so that both can be read to the end.
        drop(people);
        let (mut told, mut not_told) = (Vec::new(), Vec::new());
        players.read_to_end(&mut told).await.unwrap();
        guests.read_to_end(&mut not_told).await.unwrap();
        assert!(told.ends_with(br#"{"t":"done","re":1}"#) && not_told.is_empty());
    }
}
