//! Open hands: for everybody who plays, until the first round is over, for a host who only watches, and for
//! whoever else watches, where the table was set up so. Everybody is told. Whoever may look asks for it; nothing of it is sent
//! to anybody else, and nothing unasked.

use tabletop::{Seat, Viewer};

use super::people::Who;
use super::task::{Table, Unmet};
use crate::Refusal;
use crate::wire::{Conduct, FromServer, Hands, Stage};

impl Table {
    /// Hands are opened before the game, so that nobody is surprised; closed they can be at any time.
    pub(super) async fn lay_open(&mut self, hands: Hands) -> Result<(), Unmet> {
        let now = self.conduct.hands;
        let opens = |of: fn(Hands) -> bool| of(hands) && !of(now);
        if opens(|it| it.first_round) || opens(|it| it.to_host) || opens(|it| it.to_watchers) {
            self.in_lobby()?;
        }
        self.conduct(Conduct {
            hands,
            ..self.conduct
        })
        .await
    }

    fn may_look(&self, who: Who) -> bool {
        let Hands {
            first_round,
            to_host,
            to_watchers,
        } = self.conduct.hands;
        let plays = who.viewer.seat().is_some();
        let watches = !plays && (who.host || to_watchers);
        match self.stage() {
            Stage::Lobby => false,
            Stage::Playing => first_round && (plays || watches) || to_host && watches,
            Stage::Over => to_host && watches,
        }
    }

    /// The table with all hands open, once, to whoever may look.
    pub(super) fn look(&mut self, who: Who, re: u32) -> Result<(), Unmet> {
        if !self.may_look(who) {
            return Err(Refusal::HandsClosed.into());
        }
        let play = self.play.as_ref().ok_or(Refusal::NotPlaying)?;
        let scene = play.game.scene(Viewer::Open).draw();
        self.tell_asker(&FromServer::Open { re, scene: &scene });
        Ok(())
    }

    /// After something was done: the round that is played with open hands may be over.
    pub(super) async fn close_hands(&mut self) -> Result<(), Unmet> {
        let hands = self.conduct.hands;
        if !hands.first_round || !self.first_round_is_over() {
            return Ok(());
        }
        let closed = Hands {
            first_round: false,
            ..hands
        };
        self.lay_open(closed).await
    }

    /// Where a game has one round or none, the first is over when everybody has decided and it is
    /// again up to the first.
    fn first_round_is_over(&self) -> bool {
        let Some(play) = &self.play else {
            return false;
        };
        let round = play.game.standing(Viewer::Spectator).round;
        if let Some(round) = round.filter(|round| round.of != Some(1)) {
            return round.now > 1;
        }
        let actors = play.game.actors();
        let everybody = Seat::all(play.game.seats()).all(|seat| actors.contains(&seat));
        let again = actors
            .first()
            .is_some_and(|&first| play.awaited().contains(first));
        everybody && again
    }
}
