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

use crate::cards::{ActionCard, EventCard, Mitigation, Plan, Stage, Technique};
use crate::facts::attck;
use crate::state::void;
use crate::view::View;
use crate::{Action, Event, Facts, FrontLine, Illegal};
pub use aids::{Aids, DefenceAid, HandAid, JudgedAid, TechniqueAid};

impl Words for FrontLine {
    type Aids = Aids;
    type Facts = Facts;

    const ECHOES: &'static [(&'static str, &'static str)] = &[
        ("frontline-describe-event", "frontline-log-happened"),
        ("frontline-describe-plan", "frontline-log-planned"),
        ("frontline-describe-looked", "frontline-log-looked-at"),
    ];

    fn facts() -> Facts {
        crate::facts::all()
    }

    fn prompt(&self, view: &View) -> Phrase {
        prompt::prompt(self, view)
    }

    fn action(&self, view: &View, action: &Action) -> Phrase {
        action::action(view, action)
    }

    fn things(&self, view: &View, action: &Action) -> Vec<String> {
        things::things(view, action)
    }

    fn sure(&self, view: &View, action: &Action) -> Option<Phrase> {
        action::sure(view, action)
    }

    fn instead(&self, view: &View, action: &Action) -> Option<(Phrase, Vec<Action>)> {
        action::instead(view, action)
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
        aids::aids(view)
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
        describe::verdict(view)
    }

    fn pages(&self, view: &View) -> Vec<Page> {
        reading::pages(view)
    }

    fn aid_lines(&self, view: &View) -> Vec<Phrase> {
        reading::aid_lines(view)
    }

    fn scoring(&self, view: &View) -> Vec<Phrase> {
        reading::scoring(view)
    }
}

fn text(key: &str) -> Phrase {
    Phrase::new(format!("frontline-{key}"))
}

fn technique(card: Technique) -> Phrase {
    text(&format!("technique-{}", card.id()))
}

fn mitigation(card: Mitigation) -> Phrase {
    text(&format!("mitigation-{}", card.id()))
}

fn event_card(card: EventCard) -> Phrase {
    text(&format!("event-{}", card.id()))
}

fn stage(stage: Stage) -> Phrase {
    text(&format!("stage-{}", stage.id()))
}

/// A place of a zone, as people count.
fn slot(slot: crate::state::Slot) -> Arg {
    Arg::from(slot.0 + 1)
}

/// What an event does; the defences that it names come with their ATT&CK ids.
fn effect(card: EventCard) -> Phrase {
    let effect = text(&format!("event-{}-effect", card.id()));
    let voids: Vec<Phrase> = void(Some(card)).iter().map(with_id).collect();
    if voids.is_empty() {
        return effect;
    }
    effect.with("cards", list(voids))
}

fn with_id(card: Mitigation) -> Phrase {
    text("card-with-id")
        .with("card", mitigation(card))
        .with("id", attck(card.id()))
}

/// Things in a row; nothing at all is said as such.
fn list(items: Vec<Phrase>) -> Arg {
    if items.is_empty() {
        return text("nothing").into();
    }
    Arg::List(items.into_iter().map(Arg::from).collect())
}

fn plan(plan: Plan) -> Arg {
    let planned = ActionCard::ALL.iter().filter(|&&card| plan.of(card) > 0);
    list(
        planned
            .map(|&card| {
                text("planned")
                    .with("count", plan.of(card))
                    .with("card", text(&format!("plan-{}", card.id())))
            })
            .collect(),
    )
}

/// Attack cards of a row, with how many there are of each.
fn hand(cards: &[Technique]) -> Arg {
    let mut items: Vec<Phrase> = Vec::new();
    for run in cards.chunk_by(|a, b| a == b) {
        items.push(if let [only] = run {
            technique(*only)
        } else {
            text("copies")
                .with("count", run.len())
                .with("card", technique(run[0]))
        });
    }
    list(items)
}
