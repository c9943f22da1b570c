//! The game in words, from views only.

mod action;
mod aids;
mod coach;
mod deal;
mod describe;
mod event;
mod incidents;
mod prompt;
mod reading;
mod reasons;
mod refusal;
mod things;

use tabletop::{
    Advice, Arg, Filled, Form, Incident, Page, Phrase, Reason, Score, Seat, Standing, Words,
};

use crate::actions::{Goods, Offer};
use crate::board::{Cost, Piece, Site, Space, Tokens};
use crate::cards::{Attack, EventCard, Security, Vulnerability, VulnerabilityEffect};
use crate::state::GOAL;
use crate::view::{CrewView, View};
use crate::{Action, Event, Facts, Illegal, Placement};
pub use aids::{Aids, CardAid, CrewAid, MoveAid, SiteAid, UseAid};

impl Words for Placement {
    type Aids = Aids;
    type Facts = Facts;

    const ECHOES: &'static [(&'static str, &'static str)] = &[
        ("placement-describe-round", "placement-event-log-turn"),
        (
            "placement-describe-round-endless",
            "placement-event-log-turn",
        ),
    ];

    fn facts() -> Facts {
        crate::facts::all()
    }

    fn prompt(&self, view: &View) -> Phrase {
        prompt::prompt(view)
    }

    fn action(&self, view: &View, action: &Action) -> Phrase {
        action::action(view, action)
    }

    fn things(&self, view: &View, action: &Action) -> Vec<String> {
        things::things(view, action)
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
        reasons::reasons(view, action)
    }

    fn describe(&self, view: &View) -> Vec<Phrase> {
        describe::describe(view)
    }

    fn standing(&self, view: &View) -> Standing {
        let goal = text("standing-goal").with("points", GOAL);
        let points = |crew: &CrewView| Score::points(crew.points.into());
        Standing::new(goal, view.crews.iter().map(points))
            .target(GOAL.into())
            .round(view.round, view.rounds)
    }

    fn verdict(&self, view: &View) -> Vec<Phrase> {
        describe::verdict(view)
    }

    fn pages(&self, view: &View) -> Vec<Page> {
        reading::pages(self, view)
    }

    fn aid_lines(&self, view: &View) -> Vec<Phrase> {
        reading::aid_lines(self, view)
    }

    fn scoring(&self, view: &View) -> Vec<Phrase> {
        reading::scoring(view)
    }

    fn forms(&self, view: &View) -> Vec<Form> {
        deal::forms(self, view)
    }

    fn fill(&self, view: &View, form: usize, filled: &Filled) -> Option<Action> {
        deal::fill(self, view, form, filled)
    }
}

fn text(key: &str) -> Phrase {
    Phrase::new(format!("placement-{key}"))
}

fn site(site: Site) -> Phrase {
    text(&format!("site-{}", site.id()))
}

fn colour(site: Site) -> Phrase {
    text(&format!("colour-{}", site.colour()))
}

fn attack(card: Attack) -> Phrase {
    text(&format!("attack-{}", card.id()))
}

fn security(card: Security) -> Phrase {
    text(&format!("security-{}", card.id()))
}

fn vulnerability(card: Vulnerability) -> Phrase {
    text(&format!("vulnerability-{}", card.id()))
}

/// A vulnerability and what it takes off: the two of a family have one name.
fn flaw(card: Vulnerability) -> Phrase {
    match card.effect() {
        VulnerabilityEffect::CheaperAttack { less, .. }
        | VulnerabilityEffect::CheaperMove { less } => text("flaw")
            .with("card", vulnerability(card))
            .with("less", cost(less, card.site())),
        VulnerabilityEffect::VoidSecurity => vulnerability(card),
    }
}

fn event_card(card: EventCard) -> Phrase {
    text(&format!("event-{}", card.id()))
}

fn space(space: Space) -> Phrase {
    match space {
        Space::Start => text("space-start"),
        Space::In(at, level) => text("space-in").with("site", site(at)).with("level", level),
        Space::Gone => text("space-gone"),
    }
}

/// An attacker by its crew and number.
fn attacker(piece: Piece) -> Phrase {
    text("attacker")
        .with("player", piece.owner())
        .with("number", piece.nth() + 1)
}

/// An attacker in a sentence about this crew, which need not name it again.
fn attacker_of(seat: Seat, piece: Piece) -> Phrase {
    if piece.owner() == seat {
        text("attacker-own").with("number", piece.nth() + 1)
    } else {
        attacker(piece)
    }
}

/// What whoever joins in a co-attack scores.
fn joint_points(card: Attack) -> Phrase {
    text("points").with("count", card.points().printed())
}

/// A price at a site, whose colour ○ is: boards draw it with the site's shape.
fn cost(cost: Cost, at: Site) -> Phrase {
    match (cost.own, cost.other) {
        (0, 0) => return text("cost-free"),
        (own, 0) => text("cost-own").with("own", own),
        (0, other) => text("cost-other").with("other", other),
        (own, other) => text("cost").with("own", own).with("other", other),
    }
    .with("site", site(at))
}

/// Things in a row; nothing at all is said as such.
fn list(items: Vec<Phrase>) -> Arg {
    if items.is_empty() {
        return text("nothing").into();
    }
    Arg::List(items.into_iter().map(Arg::from).collect())
}

fn token_items(tokens: Tokens) -> Vec<Phrase> {
    Site::ALL
        .into_iter()
        .filter(|&site| tokens.of(site) > 0)
        .map(|site| {
            text("tokens")
                .with("count", tokens.of(site))
                .with("colour", colour(site))
        })
        .collect()
}

fn tokens(tokens: Tokens) -> Arg {
    list(token_items(tokens))
}

fn goods(goods: &Goods) -> Arg {
    let mut items = token_items(goods.tokens);
    items.extend(goods.attacks.iter().map(attack));
    items.extend(goods.events.iter().map(event_card));
    if goods.points > 0 {
        items.push(text("points").with("count", goods.points));
    }
    list(items)
}

/// A sentence about an offer; there is another one for an offer that comes with a promise.
fn about_offer(key: &str, offer: &Offer) -> Phrase {
    let Offer {
        give,
        take,
        promise,
        ..
    } = offer;
    match promise.is_empty() {
        true => text(key),
        false => text(&format!("{key}-promising")).with("promise", promise.text()),
    }
    .with("give", goods(give))
    .with("take", goods(take))
}

/// Whether the viewer is this player.
fn is_me(view: &View, seat: Seat) -> bool {
    view.me == Some(seat)
}
