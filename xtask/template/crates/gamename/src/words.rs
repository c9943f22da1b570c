//! The game in words, from views only.

use serde::Serialize;
use tabletop::{Arg, Page, Phrase, Score, Seat, Standing, Words};
use ts_rs::TS;

use crate::cards::{CARDS, Card, HAND, HIGHEST};
use crate::imagine::unseen;
use crate::score::{taken, winners};
use crate::state::{Phase, Trick};
use crate::view::{Hand, Laid, View};
use crate::{Action, Event, Facts, Gamename, Illegal};

/// What is worked out for the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Aids {
    /// The cards that the viewer has not seen yet.
    pub unseen: Vec<Card>,
    /// How many tricks each player has taken, by seat.
    pub taken: Vec<u8>,
}

impl Words for Gamename {
    type Aids = Aids;
    type Facts = Facts;

    fn facts() -> Facts {
        crate::facts::all()
    }

    fn prompt(&self, view: &View) -> Phrase {
        let laying = |seat: &Seat| view.laid[seat.index()] == Laid::Nothing;
        match view.phase {
            Phase::Lay if view.me.as_ref().is_some_and(laying) => {
                Phrase::new("gamename-prompt-lay")
            }
            Phase::Lay => {
                let awaited = Seat::all(view.players).filter(laying);
                Phrase::new("gamename-wait-lay").with("players", seats(awaited))
            }
            Phase::Over => Phrase::new("gamename-prompt-over"),
        }
    }

    fn action(&self, _: &View, action: &Action) -> Phrase {
        match action {
            Action::Lay(card) => Phrase::new("gamename-act-lay").with("card", card.value()),
        }
    }

    fn things(&self, _: &View, action: &Action) -> Vec<String> {
        match action {
            Action::Lay(card) => vec![format!("card:{}", card.0)],
        }
    }

    fn event(&self, event: &Event) -> Phrase {
        match event {
            Event::Dealt => Phrase::new("gamename-event-dealt").with("count", HAND),
            Event::Laid { seat } => Phrase::new("gamename-event-laid").with("player", *seat),
            Event::Took { trick } => Phrase::new("gamename-event-took")
                .with("player", trick.winner)
                .with("cards", turned_up(trick)),
        }
    }

    fn refusal(illegal: &Illegal) -> Phrase {
        match illegal {
            Illegal::Over => Phrase::new("gamename-no-over"),
            Illegal::AlreadyLaid => Phrase::new("gamename-no-already-laid"),
            Illegal::NotInHand => Phrase::new("gamename-no-not-in-hand"),
            Illegal::TooEarly { card } => {
                Phrase::new("gamename-no-too-early").with("card", card.value())
            }
        }
    }

    fn aids(&self, view: &View) -> Aids {
        Aids {
            unseen: unseen(view).into(),
            taken: Seat::all(view.players)
                .map(|seat| taken(&view.tricks, seat))
                .collect(),
        }
    }

    fn describe(&self, view: &View) -> Vec<Phrase> {
        let say = |key: &str| Phrase::new(format!("gamename-describe-{key}"));
        let mut lines = Vec::new();
        for seat in Seat::all(view.players).filter(|_| view.phase == Phase::Lay) {
            lines.push(match view.hands[seat.index()] {
                Hand::Open(cards) => say("hand")
                    .with("player", seat)
                    .with("cards", values(cards.iter())),
                Hand::Closed(count) => say("cards").with("player", seat).with("count", count),
            });
            lines.push(match view.laid[seat.index()] {
                Laid::Nothing => say("laid-nothing").with("player", seat),
                Laid::FaceDown => say("laid").with("player", seat),
                Laid::Known(card) => say("laid-known")
                    .with("player", seat)
                    .with("card", card.value()),
            });
        }
        for seat in Seat::all(view.players) {
            let count = taken(&view.tricks, seat);
            lines.push(say("tricks").with("player", seat).with("count", count));
        }
        if let Some(trick) = view.tricks.last() {
            lines.push(say("last").with("cards", turned_up(trick)));
        }
        lines
    }

    fn standing(&self, view: &View) -> Standing {
        let score = |seat| Score::points(taken(&view.tricks, seat).into());
        let goal = Phrase::new("gamename-standing-goal");
        Standing::new(goal, Seat::all(view.players).map(score))
    }

    fn verdict(&self, view: &View) -> Vec<Phrase> {
        let winners = winners(&view.tricks, view.players);
        let (Phase::Over, Some(first)) = (view.phase, winners.first()) else {
            return Vec::new();
        };
        let why = if winners.len() == 1 {
            Phrase::new("gamename-score-why-most").with("player", first)
        } else {
            Phrase::new("gamename-score-why-shared").with("players", seats(winners.iter()))
        };
        vec![why.with("count", taken(&view.tricks, first))]
    }

    fn pages(&self, _: &View) -> Vec<Page> {
        let page = |card: Card| {
            let late = (card == HIGHEST).then(|| Phrase::new("gamename-read-late"));
            Page::new(Phrase::new("gamename-read-card").with("card", card.value()))
                .about([format!("card:{}", card.0)])
                .line(Phrase::new("gamename-read-beats"))
                .lines(late)
        };
        (0..CARDS as u8).map(Card).map(page).collect()
    }

    fn aid_lines(&self, view: &View) -> Vec<Phrase> {
        let unseen: Vec<Card> = unseen(view).into();
        if unseen.is_empty() {
            return Vec::new();
        }
        vec![Phrase::new("gamename-aid-unseen").with("cards", values(unseen.into_iter()))]
    }

    fn scoring(&self, view: &View) -> Vec<Phrase> {
        let tricks = view.tricks.iter().filter(|_| view.phase == Phase::Over);
        let line = |(nth, trick): (usize, &Trick)| {
            Phrase::new("gamename-score-trick")
                .with("number", nth + 1)
                .with("player", trick.winner)
                .with("cards", turned_up(trick))
        };
        tricks.enumerate().map(line).collect()
    }
}

fn seats(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::from).collect())
}

fn values(cards: impl Iterator<Item = Card>) -> Arg {
    Arg::List(cards.map(|card| card.value().into()).collect())
}

/// Who laid what.
fn turned_up(trick: &Trick) -> Arg {
    let by = |(seat, card): (usize, &Card)| {
        Phrase::new("gamename-laid-by")
            .with("player", Seat(seat as u8))
            .with("card", card.value())
    };
    Arg::List(trick.cards.iter().enumerate().map(by).map(Arg::from).collect())
}
