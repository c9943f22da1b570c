//! The game in words, from views only.

mod action;
mod aids;
mod coach;
mod describe;
mod event;
mod incidents;
mod prompt;
mod reading;
mod reasons;
mod refusal;
mod things;

use tabletop::{Advice, Arg, Incident, Page, Phrase, Reason, Standing, Words};

use crate::actions::{Spot, Tile};
use crate::cards::{Card, Cards, Colour, Colours, DefenceKind, Face, Power, Server};
use crate::state::Side;
use crate::view::View;
use crate::{Action, Event, Facts, Illegal, League};
pub use aids::{Aids, AttackAid, DefenceAid, PlayerAid, StepAid, StrikeAid};

impl Words for League {
    type Aids = Aids;
    type Facts = Facts;

    const ECHOES: &'static [(&'static str, &'static str)] =
        &[("league-describe-round", "league-event-action")];

    fn facts() -> Facts {
        crate::facts::all()
    }

    fn prompt(&self, view: &View) -> Phrase {
        prompt::prompt(view)
    }

    fn action(&self, view: &View, action: &Action) -> Phrase {
        action::action(view, action)
    }

    fn things(&self, _view: &View, action: &Action) -> Vec<String> {
        things::things(action)
    }

    fn takes(&self, view: &View, action: &Action) -> Vec<String> {
        things::takes(view, action)
    }

    fn event(&self, event: &Event) -> Phrase {
        event::event(event)
    }

    fn incidents(&self, event: &Event, view: &View) -> Vec<Incident> {
        incidents::incidents(event, view)
    }

    fn refusal(illegal: &Illegal) -> Phrase {
        refusal::refusal(illegal)
    }

    fn aids(&self, view: &View) -> Aids {
        aids::aids(self, view)
    }

    fn coach(&self, view: &View, options: &[Action]) -> Option<Advice<Action>> {
        coach::coach(self, view, options)
    }

    fn reasons(&self, view: &View, action: &Action) -> Vec<Reason> {
        reasons::reasons(self, view, action)
    }

    fn describe(&self, view: &View) -> Vec<Phrase> {
        describe::describe(view)
    }

    fn standing(&self, view: &View) -> Standing {
        describe::standing(view)
    }

    fn verdict(&self, view: &View) -> Vec<Phrase> {
        describe::verdict(self, view)
    }

    fn pages(&self, view: &View) -> Vec<Page> {
        reading::pages(self, view)
    }

    fn aid_lines(&self, view: &View) -> Vec<Phrase> {
        reading::aid_lines(self, view)
    }

    fn scoring(&self, view: &View) -> Vec<Phrase> {
        reading::scoring(self, view)
    }
}

fn text(key: &str) -> Phrase {
    Phrase::new(format!("league-{key}"))
}

fn colour(colour: Colour) -> Phrase {
    text(&format!("colour-{}", colour.id()))
}

fn tile(tile: Tile) -> Phrase {
    text(&format!("tile-{}", tile.id()))
}

fn server(server: Server) -> Phrase {
    text(&format!("server-{}", server.id()))
}

fn defence(kind: DefenceKind) -> Phrase {
    text(&format!("defence-{}", kind.slug()))
}

/// A card by its name; defences come in four colours.
fn card(card: Card) -> Phrase {
    match card.face() {
        Face::Defence(kind, Some(own)) => text("card-of-colour")
            .with("card", defence(kind))
            .with("colour", colour(own)),
        Face::Defence(kind, None) => defence(kind),
        Face::Attack(_, Colours::ALL) => attack(card),
        Face::Attack(_, colours) => text("card-of-colour")
            .with("card", attack(card))
            .with("colour", list(colours.iter().map(colour).collect())),
    }
}

/// An attack card by its name alone, where its colour is said anyway.
fn attack(card: Card) -> Phrase {
    text(&format!("attack-{}", card.id()))
}

/// Cards in a row; none at all is said as such.
fn cards(some: Cards) -> Arg {
    list(some.iter().map(card).collect())
}

fn list(items: Vec<Phrase>) -> Arg {
    if items.is_empty() {
        return text("nothing").into();
    }
    Arg::List(items.into_iter().map(Arg::from).collect())
}

/// A vulnerability, as people count them.
fn spot(spot: Spot) -> Phrase {
    let own = spot.server.spots()[usize::from(spot.nth)];
    text("spot")
        .with("number", spot.nth + 1)
        .with("colour", colour(own))
        .with("server", server(spot.server))
}

fn power(power: Power) -> Phrase {
    match (power.normal, power.direct) {
        (normal, 0) => text("power-normal").with("normal", normal),
        (0, direct) => text("power-direct").with("direct", direct),
        (normal, direct) => text("power").with("normal", normal).with("direct", direct),
    }
}

/// The strength of an attack with what makes it up: what the card says, and what defences add to it.
fn power_of(card: Card, step: u8, whole: Power) -> Phrase {
    let printed = match card.face() {
        Face::Attack(kind, _) => kind.power(step),
        Face::Defence(..) => Power::default(),
    };
    let added = [
        (
            "added-normal",
            DefenceKind::TrojanHorse,
            whole.normal - printed.normal,
        ),
        (
            "added-direct",
            DefenceKind::ZeroDayAttack,
            whole.direct - printed.direct,
        ),
    ];
    let added: Vec<Arg> = added
        .into_iter()
        .filter(|(_, _, more)| *more > 0)
        .map(|(key, kind, more)| {
            text(key)
                .with("card", defence(kind))
                .with("more", more)
                .into()
        })
        .collect();
    if added.is_empty() {
        return power(whole);
    }
    text("power-made")
        .with("power", power(whole))
        .with("printed", power(printed))
        .with("added", Arg::List(added))
}

fn side(side: Side) -> Arg {
    match side {
        Side::Player(seat) => Arg::Seat(seat),
        Side::Dummy => text("dummy").into(),
    }
}
