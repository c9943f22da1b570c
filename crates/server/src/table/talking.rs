//! What people say to each other at a table.

use store::{Change, From, Line};

use super::people::Who;
use super::task::{Table, Unmet};
use crate::limits::{Allowance, Bucket};
use crate::wire::{ChatFrom, ChatLine, FromServer, Talk};
use crate::{Refusal, text};

/// How much each may say, over however many connections.
pub(super) struct Talkers {
    /// By seat.
    seats: Vec<Bucket>,
    host: Bucket,
    /// However many they are, spectators together do not drown those who play.
    spectators: Bucket,
}

impl Talkers {
    pub(super) fn new(seats: usize, allowance: &Allowance) -> Talkers {
        let one = || Bucket::new(allowance.chats);
        Talkers {
            seats: (0..seats).map(|_| one()).collect(),
            host: one(),
            spectators: Bucket::new(allowance.spectators),
        }
    }

    fn of(&mut self, who: Who) -> &mut Bucket {
        let seat = who.viewer.seat().map(|seat| seat.index());
        match seat.and_then(|seat| self.seats.get_mut(seat)) {
            Some(own) => own,
            None if who.host => &mut self.host,
            None => &mut self.spectators,
        }
    }
}

impl Table {
    pub(super) async fn chat(&mut self, who: Who, said: &str) -> Result<(), Unmet> {
        let text = text::chat(said)?;
        self.may_talk(who)?;
        self.not_too_much(who)?;
        self.address_may_talk()?;
        let (from, shown) = match who.viewer.seat() {
            Some(seat) => (From::Seat(seat.0), ChatFrom::Seat(seat)),
            None if who.host => (From::Host, ChatFrom::Host),
            None => (From::Spectator, ChatFrom::Spectator),
        };
        self.say(from, shown, text).await
    }

    /// Whether this person may write now.
    fn may_talk(&self, who: Who) -> Result<(), Refusal> {
        match self.conduct.talk {
            Talk::Everyone => Ok(()),
            Talk::Players if who.viewer.seat().is_some() => Ok(()),
            Talk::Players | Talk::Nobody if who.host => Ok(()),
            Talk::Players | Talk::Nobody => Err(Refusal::Hushed),
        }
    }

    /// Whoever talks without end drowns what was said before.
    pub(super) fn not_too_much(&mut self, who: Who) -> Result<(), Refusal> {
        match self.talkers.of(who).take() {
            true => Ok(()),
            false => Err(Refusal::TooFast),
        }
    }

    /// Last of all: what nobody hears costs the others at this address nothing.
    fn address_may_talk(&self) -> Result<(), Refusal> {
        let asker = self.asker.as_ref();
        let address = asker.and_then(|asker| self.people.address(asker.id));
        match address.is_none_or(|address| self.hall.addresses.may_talk(address)) {
            true => Ok(()),
            false => Err(Refusal::TooFast),
        }
    }

    pub(super) async fn say(
        &mut self,
        from: From,
        shown: ChatFrom,
        text: String,
    ) -> Result<(), Unmet> {
        let kept = Line {
            from,
            text: text.clone(),
        };
        self.write(vec![Change::Chat(kept)]).await?;
        self.show_line(ChatLine { from: shown, text });
        Ok(())
    }

    /// To everyone, what is kept already.
    pub(super) fn show_line(&mut self, line: ChatLine) {
        self.people
            .send_all(&FromServer::Chat { line: line.clone() });
        self.chat.push_back(line);
        if self.chat.len() > store::CHAT_KEPT {
            // As the store does it: spectators cannot talk away what was said at the table.
            let theirs = |line: &ChatLine| line.from == ChatFrom::Spectator;
            let oldest = self.chat.iter().position(theirs).unwrap_or(0);
            self.chat.remove(oldest);
        }
    }
}
