//! The people of one table, playing one action after another.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tabletop::Chance;
use tokio::net::TcpStream;
use tokio::time::{sleep, sleep_until, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use crate::error::Error;
use crate::follower::{Follower, Heard};
use crate::lobby::{Invitation, Lobby};
use crate::plan::Plan;
use crate::tally::Tally;

/// A table that says nothing for so long has gone wrong.
const STALLED: Duration = Duration::from_secs(30);
/// What goes wrong is tried again, but not at once.
const AGAIN: Duration = Duration::from_millis(200);
/// Small, since there are thousands of connections.
const BUFFER: usize = 8 * 1024;

/// What all parties share.
pub(crate) struct Setting {
    pub(crate) plan: Plan,
    pub(crate) address: SocketAddr,
    pub(crate) tally: Tally,
}

pub(crate) struct Party {
    setting: Arc<Setting>,
    invitation: Invitation,
    people: Vec<Person>,
    chance: Chance,
    sent: Sent,
}

pub(crate) struct Person {
    socket: WebSocketStream<TcpStream>,
    pub(crate) follower: Follower,
}

/// When actions are due.
pub(crate) enum Pace {
    /// As soon as somebody is asked.
    AtOnce,
    Every {
        next: Instant,
        step: Duration,
    },
}

impl Pace {
    fn due(&mut self) -> Instant {
        match self {
            Pace::AtOnce => Instant::now(),
            Pace::Every { next, .. } => *next,
        }
    }

    fn acted(&mut self) {
        match self {
            Pace::AtOnce => (),
            Pace::Every { next, step } => *next += *step,
        }
    }
}

impl Person {
    pub(crate) async fn join(
        address: SocketAddr,
        table: &str,
        secret: &str,
    ) -> Result<Person, Error> {
        let wire = TcpStream::connect(address).await?;
        wire.set_nodelay(true)?;
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0);
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(url, wire, Some(config)).await?;
        let mut person = Person {
            socket,
            follower: Follower::default(),
        };
        person.say(Follower::hello(secret)).await?;
        Ok(person)
    }

    pub(crate) async fn say(&mut self, text: String) -> Result<(), Error> {
        Ok(self.socket.send(Message::text(text)).await?)
    }
}

/// Hears the next message of anyone, and whose it was.
pub(crate) async fn hear_any(people: &mut [Person]) -> Result<(usize, Utf8Bytes), Error> {
    poll_fn(|context| {
        for (seat, person) in people.iter_mut().enumerate() {
            while let Poll::Ready(message) = person.socket.poll_next_unpin(context) {
                match message {
                    Some(Ok(Message::Text(text))) => return Poll::Ready(Ok((seat, text))),
                    Some(Ok(_)) => (),
                    Some(Err(error)) => return Poll::Ready(Err(error.into())),
                    None => {
                        return Poll::Ready(Err(tungstenite::Error::ConnectionClosed.into()));
                    }
                }
            }
        }
        Poll::Pending
    })
    .await
}

impl Party {
    /// Nobody is connected yet.
    pub(crate) fn new(setting: Arc<Setting>, invitation: Invitation, chance: Chance) -> Party {
        Party {
            setting,
            invitation,
            people: Vec::new(),
            chance,
            sent: Sent::default(),
        }
    }

    /// Everyone connects, and waits to be welcome.
    pub(crate) async fn gather(&mut self) -> Result<(), Error> {
        self.people.clear();
        for secret in self.invitation.secrets.clone() {
            let table = &self.invitation.table;
            let person = Person::join(self.setting.address, table, &secret).await?;
            self.people.push(person);
            let own = self.people.len() - 1;
            while self.hear().await? != (own, Heard::Welcome) {}
        }
        Ok(())
    }

    /// The host begins the game, alone, and leaves.
    pub(crate) async fn begin(&mut self) -> Result<(), Error> {
        let Invitation { table, secrets } = &self.invitation;
        let host = Person::join(self.setting.address, table, &secrets[0]).await?;
        self.people = vec![host];
        let start = self.people[0].follower.start();
        self.people[0].say(start).await?;
        while self.hear().await?.1 != Heard::Done {}
        self.leave().await;
        Ok(())
    }

    async fn leave(&mut self) {
        for mut person in self.people.drain(..) {
            // Whoever is gone already has left.
            let _ = person.socket.close(None).await;
        }
        self.sent = Sent::default();
    }

    /// Plays for ever, one game after another. Whatever goes wrong is counted, and another table founded.
    pub(crate) async fn play(mut self, mut pace: Pace) {
        loop {
            let played = self.game(&mut pace).await;
            self.leave().await;
            let again = match played {
                Ok(next) => {
                    self.setting.tally.game();
                    self.invitation.table = next;
                    self.gather().await
                }
                Err(error) => Err(error),
            };
            let mut trouble = again.err();
            while let Some(error) = trouble {
                self.setting.tally.error(&error);
                sleep(AGAIN).await;
                trouble = self.start_over().await.err();
            }
        }
    }

    async fn start_over(&mut self) -> Result<(), Error> {
        let Setting { plan, address, .. } = &*self.setting;
        let mut lobby = Lobby::enter(*address).await?;
        self.invitation = lobby.found(&plan.game, &plan.config, plan.people()).await?;
        self.begin().await?;
        self.gather().await
    }

    /// Plays one game, and gives the table of the next.
    async fn game(&mut self, pace: &mut Pace) -> Result<String, Error> {
        let mut wants_more = false;
        loop {
            let free = self.sent.is_done();
            if free && let Some(seat) = self.asked() {
                let due = pace.due();
                if due > Instant::now() {
                    tokio::select! {
                        () = sleep_until(due.into()) => (),
                        heard = self.hear() => {
                            heard?;
                            continue;
                        }
                    }
                }
                self.act(seat, due).await?;
                pace.acted();
                continue;
            }
            if free && !wants_more && self.people.iter().all(|each| each.follower.is_over()) {
                wants_more = true;
                let rematch = self.people[0].follower.rematch();
                self.people[0].say(rematch).await?;
            }
            let heard = timeout(STALLED, self.hear()).await;
            if let (_, Heard::Next(table)) = heard.map_err(|_| Error::Stalled)?? {
                return Ok(table);
            }
        }
    }

    /// One of those who are asked, by chance.
    fn asked(&mut self) -> Option<usize> {
        let mut asked = (0..).zip(&self.people);
        let asked = asked.by_ref().filter(|(_, each)| each.follower.is_asked());
        let seats: Vec<usize> = asked.map(|(seat, _)| seat).collect();
        (!seats.is_empty()).then(|| *self.chance.pick(&seats))
    }

    async fn act(&mut self, seat: usize, due: Instant) -> Result<(), Error> {
        let person = &mut self.people[seat];
        if let Some(action) = person.follower.act() {
            let late = self.sent.add(seat, due);
            late.into_iter()
                .for_each(|took| self.setting.tally.action(took));
            person.say(action).await?;
        }
        Ok(())
    }

    async fn hear(&mut self) -> Result<(usize, Heard), Error> {
        let (seat, text) = hear_any(&mut self.people).await?;
        let follower = &mut self.people[seat].follower;
        let heard = follower.hear(&text, &mut self.chance)?;
        // What bots do would be taken for an effect: there only the sender is waited for.
        let seats = if self.setting.plan.bots > 0 {
            1
        } else {
            self.people.len()
        };
        let (seen, done) = match &heard {
            Heard::Refused(why) | Heard::Bye(why) => return Err(Error::Refused(why.clone())),
            // What joining takes is no action's doing.
            Heard::Welcome => return Ok((seat, heard)),
            Heard::News { done } => (true, *done),
            Heard::Done => (false, true),
            Heard::Next(_) | Heard::Other => (false, false),
        };
        let now = Instant::now();
        let seen = (seen && seats > 1).then(|| self.sent.seen(seat, seats, now));
        let done = done.then(|| self.sent.done(seat, seats, now));
        let took = [seen, done].into_iter().flatten().flatten();
        took.for_each(|took| self.setting.tally.action(took));
        self.setting.tally.message(&text);
        Ok((seat, heard))
    }
}

/// Actions that were sent and that some may not have seen yet: the latest and the one before.
///
/// Nobody can tell whether a seat will see anything of another's action, since some are secret. So
/// what a seat sees counts for the oldest action that it could be of: a latency may be too long by
/// that, but never too short. What nobody else ever saw counts until its sender was told that it is done.
#[derive(Default)]
struct Sent(VecDeque<Action>);

struct Action {
    by: usize,
    at: Instant,
    /// A bit for each seat that saw it.
    seen: u32,
    last: Instant,
    done: bool,
}

impl Sent {
    /// The last one is done, or there is none.
    fn is_done(&self) -> bool {
        self.0.back().is_none_or(|action| action.done)
    }

    /// A new action; gives how long the one that is not waited for any longer has taken.
    fn add(&mut self, by: usize, at: Instant) -> Option<Duration> {
        let oldest = (self.0.len() > 1).then(|| self.0.pop_front()).flatten();
        self.0.push_back(Action {
            by,
            at,
            seen: 0,
            last: at,
            done: false,
        });
        oldest.map(|action| action.took())
    }

    fn seen(&mut self, seat: usize, seats: usize, now: Instant) -> Option<Duration> {
        let could_be = |action: &&mut Action| action.by != seat && action.seen & (1 << seat) == 0;
        let action = self.0.iter_mut().find(could_be)?;
        action.seen |= 1 << seat;
        action.last = now;
        self.finish(seats)
    }

    fn done(&mut self, seat: usize, seats: usize, now: Instant) -> Option<Duration> {
        let own = |action: &&mut Action| action.by == seat && !action.done;
        let action = self.0.iter_mut().find(own)?;
        action.done = true;
        if action.seen == 0 {
            action.last = now;
        }
        self.finish(seats)
    }

    /// Lets go of the oldest action if all others have seen it.
    fn finish(&mut self, seats: usize) -> Option<Duration> {
        let all = |action: &Action| action.done && action.seen.count_ones() as usize + 1 >= seats;
        let whole = self.0.front().is_some_and(all);
        whole
            .then(|| self.0.pop_front())
            .flatten()
            .map(|action| action.took())
    }
}

impl Action {
    fn took(&self) -> Duration {
        self.last.saturating_duration_since(self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn an_action_takes_until_the_last_of_the_others_has_seen_it() {
        let (mut sent, start) = (Sent::default(), Instant::now());
        assert!(sent.is_done());
        assert_eq!(sent.add(0, start), None);
        assert_eq!(sent.seen(0, 3, start + ms(1)), None, "its own");
        assert_eq!(sent.seen(2, 3, start + ms(2)), None);
        assert!(!sent.is_done());
        assert_eq!(sent.done(0, 3, start + ms(3)), None);
        assert!(sent.is_done());
        assert_eq!(sent.seen(1, 3, start + ms(4)), Some(ms(4)));
    }

    #[test]
    fn what_nobody_else_sees_takes_until_it_is_done() {
        let (mut sent, start) = (Sent::default(), Instant::now());
        sent.add(0, start);
        assert_eq!(sent.done(0, 2, start + ms(3)), None);
        assert_eq!(sent.add(0, start + ms(5)), None, "it may still be seen");
        sent.done(0, 2, start + ms(7));
        assert_eq!(sent.add(0, start + ms(9)), Some(ms(3)));
    }

    #[test]
    fn in_doubt_the_older_action_was_seen() {
        let (mut sent, start) = (Sent::default(), Instant::now());
        sent.add(0, start);
        sent.done(0, 2, start + ms(1));
        sent.add(0, start + ms(2));
        assert_eq!(sent.seen(1, 2, start + ms(4)), Some(ms(4)));
        assert_eq!(sent.done(0, 2, start + ms(5)), None);
        assert_eq!(sent.seen(1, 2, start + ms(6)), Some(ms(4)));
    }

    #[test]
    fn whoever_plays_alone_waits_for_nobody() {
        let (mut sent, start) = (Sent::default(), Instant::now());
        sent.add(0, start);
        assert_eq!(sent.done(0, 1, start + ms(2)), Some(ms(2)));
    }
}
