//! Hints: what a seat might do, judged elsewhere from its own view, for whoever sits there and for nobody
//! else. Play goes first: nobody's move waits for a hint.

use catalog::Hint;
use tabletop::{Chance, Seat};

use super::journal::Kind;
use super::people::Who;
use super::task::{Table, Unmet};
use super::{Ask, ConnectionId};
use crate::Refusal;
use crate::wire::{FromServer, Hints};

/// What was asked for at one seat: only ever about one decision, which is judged once.
#[derive(Default)]
pub(super) struct Hinting(Option<Asked>);

struct Asked {
    decision: u32,
    found: Option<Vec<Hint>>,
    /// Who waits, and by which number the answer refers to the request.
    waiting: Vec<(ConnectionId, u32)>,
}

impl Table {
    /// Tells somebody what the seat might do, at once if that is known.
    pub(super) async fn hint(
        &mut self,
        id: ConnectionId,
        who: Who,
        re: u32,
        decision: u32,
    ) -> Result<(), Unmet> {
        match self.conduct.hints {
            Hints::Always | Hints::FirstGame => {}
            Hints::Never => return Err(Refusal::NoHints.into()),
        }
        let seat = self.asked_now(who, decision)?;
        if !self.playing()?.awaited().contains(seat) {
            return Err(Refusal::Stale.into());
        }
        let asker = self.asker.take();
        let Hinting(asked) = &mut self.hinting[seat.index()];
        match asked.as_mut().filter(|asked| asked.decision == decision) {
            Some(Asked {
                found: Some(hints), ..
            }) => {
                let hints = hints.clone();
                self.asker = asker;
                self.tell_asker(&FromServer::Hints { re, hints });
                return Ok(());
            }
            // It is being judged: whoever asks again is told, too.
            Some(asked) => {
                asked.waiting.retain(|(waiting, _)| *waiting != id);
                asked.waiting.push((id, re));
                return Ok(());
            }
            None => {}
        }
        let before = asked.replace(Asked {
            decision,
            found: None,
            waiting: vec![(id, re)],
        });
        // Whoever still waits for a hint on what has been decided meanwhile waits in vain.
        for (id, re) in before.into_iter().flat_map(|before| before.waiting) {
            let why = Refusal::Stale.phrase();
            self.people.send(id, &FromServer::Refused { re, why });
        }
        if let Some(note) = self.noted(seat, Kind::Hint) {
            self.write(vec![note]).await?;
        }
        self.ponder(id, seat, decision);
        Ok(())
    }

    fn ponder(&mut self, id: ConnectionId, seat: Seat, decision: u32) {
        let (Some(play), Some(address)) = (&self.play, self.people.address(id)) else {
            return;
        };
        // On a stream of its own: what a hint imagines tells nothing of what the bots do.
        let stream = (u64::from(seat.0) + 1) << 32 | u64::from(decision);
        let seed = Chance::stream(self.luck, stream).seed();
        let ponder = play.game.ponder(seat, seed);
        let turn = self.hall.thinkers.turn_later(address, &self.id);
        let asks = self.asks.clone();
        tokio::spawn(async move {
            let turn = turn.await;
            let hints = crate::aside::run(move || {
                let hints = ponder();
                drop(turn);
                hints
            })
            .await;
            if let Err(error) = &hints {
                tracing::error!("a hint broke off: {error}");
            }
            if let Some(asks) = asks.upgrade() {
                let hinted = Ask::Hinted {
                    seat,
                    decision,
                    hints: hints.ok(),
                };
                // The table may have ended meanwhile, and with it whoever waited.
                let _ = asks.send(Box::new(hinted)).await;
            }
        });
    }

    /// What was found out reaches those who wait for it; of a decision that is gone nobody is told.
    pub(super) fn hinted(&mut self, seat: Seat, decision: u32, hints: Option<Vec<Hint>>) {
        let Hinting(asked) = &mut self.hinting[seat.index()];
        let Some(mut now) = asked.take().filter(|asked| asked.decision == decision) else {
            return;
        };
        let waiting = std::mem::take(&mut now.waiting);
        now.found.clone_from(&hints);
        // What broke off can be asked for again.
        *asked = hints.is_some().then_some(now);
        for (id, re) in waiting {
            let answer = match &hints {
                Some(hints) => FromServer::Hints {
                    re,
                    hints: hints.clone(),
                },
                None => FromServer::Refused {
                    re,
                    why: Refusal::Trouble.phrase(),
                },
            };
            self.people.send(id, &answer);
        }
    }
}
