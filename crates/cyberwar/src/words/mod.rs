//! CyberWar in words, from views only.

mod action;
mod aids;
mod coach;
mod describe;
mod event;
mod incidents;
mod look_back;
mod prompt;
mod reading;
mod reasons;
mod standing;
mod verdict;

use tabletop::{Advice, Arg, Incident, Page, Phrase, Reason, Seat, Seats, Standing, Words};

pub use aids::{Aids, Catch, Caught, Coverage, Review, Side};

use crate::cards::{Defence, Defences, Handle};
use crate::view::{Attack, Face, GroupName, View};
use crate::{Action, CyberWar, Event, Facts, Illegal};

impl Words for CyberWar {
    type Aids = Aids;
    type Facts = Facts;

    const ECHOES: &'static [(&'static str, &'static str)] = &[
        ("cyberwar-describe-five", "cyberwar-event-laid"),
        ("cyberwar-describe-table", "cyberwar-event-laid-draft"),
    ];

    fn facts() -> Facts {
        crate::facts::all()
    }

    fn prompt(&self, view: &View) -> Phrase {
        prompt::prompt(view)
    }

    fn action(&self, view: &View, action: &Action) -> Phrase {
        action::action(view, *action)
    }

    fn things(&self, view: &View, action: &Action) -> Vec<String> {
        action::things(view, *action)
    }

    fn event(&self, event: &Event) -> Phrase {
        event::event(self, event)
    }

    fn incidents(&self, event: &Event, view: &View) -> Vec<Incident> {
        incidents::incidents(event, view)
    }

    fn refusal(illegal: &Illegal) -> Phrase {
        action::refusal(*illegal)
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
        standing::standing(view)
    }

    fn verdict(&self, view: &View) -> Vec<Phrase> {
        verdict::verdict(view)
    }

    fn pages(&self, view: &View) -> Vec<Page> {
        reading::pages(view)
    }

    fn aid_lines(&self, view: &View) -> Vec<Phrase> {
        look_back::aid_lines(view)
    }

    fn scoring(&self, view: &View) -> Vec<Phrase> {
        look_back::scoring(view)
    }
}

fn say(key: &str) -> Phrase {
    Phrase::new(format!("cyberwar-{key}"))
}

fn defence(defence: Defence) -> Phrase {
    say(&format!("defence-{}", defence.id()))
}

fn defences(cards: Defences) -> Arg {
    list(cards.iter().map(defence))
}

fn list(phrases: impl Iterator<Item = Phrase>) -> Arg {
    Arg::List(phrases.map(Arg::Phrase).collect())
}

fn seats(seats: Seats) -> Arg {
    Arg::List(seats.iter().map(Arg::Seat).collect())
}

fn players(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().copied().map(Arg::Seat).collect())
}

/// A technique by id and name: names of the box are texts, others are facts.
fn technique(id: &str, name: &str, is_box: bool) -> Phrase {
    let name: Arg = if is_box {
        say(&format!("attack-{}", id.to_lowercase())).into()
    } else {
        name.into()
    };
    say("technique").with("id", id).with("name", name)
}

/// As much of an attack as may be seen.
fn attack(attack: &Attack) -> Phrase {
    match &attack.face {
        Face::Nothing => say("face-down").with("number", attack.handle.0 + 1),
        Face::Back {
            id, name, is_box, ..
        } => technique(id, name, *is_box),
        Face::Front {
            technique: front,
            is_box,
            ..
        } => technique(&front.id, &front.name, *is_box),
    }
}

fn attacks<'a>(attacks: impl Iterator<Item = &'a Attack>) -> Arg {
    list(attacks.map(attack))
}

/// The attacks of these handles.
fn on_table<'a>(
    view: &'a View,
    handles: impl Iterator<Item = Handle> + 'a,
) -> impl Iterator<Item = &'a Attack> {
    handles.filter_map(|handle| view.attacks.get(handle.index()))
}

fn group(group: &GroupName) -> Arg {
    if group.is_box {
        say(&format!("group-{}", group.id.to_lowercase())).into()
    } else {
        group.name.as_str().into()
    }
}
