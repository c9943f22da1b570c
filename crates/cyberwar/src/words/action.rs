//! What can be done, what it touches, and why not.

use tabletop::Phrase;

use super::{attack, defence, group, say};
use crate::cards::Handle;
use crate::view::View;
use crate::{Action, Illegal};

pub(super) fn action(view: &View, action: Action) -> Phrase {
    match action {
        Action::Pick(number) => match view.groups.get(usize::from(number)) {
            Some(name) => say("act-pick").with("group", group(name)),
            None => refusal(Illegal::NoSuchGroup),
        },
        Action::Choose(card) => say("act-choose").with("defence", defence(card)),
        Action::Reveal => say("act-reveal"),
        Action::Keep(card) => say("act-keep").with("defence", defence(card)),
        Action::Drop(card) => say("act-drop").with("defence", defence(card)),
        Action::Attack(Handle(handle)) => match view.attacks.get(usize::from(handle)) {
            Some(card) => say("act-attack").with("attack", attack(card)),
            None => refusal(Illegal::NoSuchCard),
        },
        Action::Defend(card) => say("act-defend").with("defence", defence(card)),
    }
}

pub(super) fn things(view: &View, action: Action) -> Vec<String> {
    match action {
        Action::Pick(number) => match view.groups.get(usize::from(number)) {
            Some(name) => vec![format!("group:{}", name.id)],
            None => Vec::new(),
        },
        Action::Choose(card) | Action::Keep(card) | Action::Drop(card) | Action::Defend(card) => {
            vec![format!("defence:{}", card.id())]
        }
        Action::Reveal => vec!["reveal".to_owned()],
        Action::Attack(card) => vec![format!("attack:{}", card.0)],
    }
}

pub(super) fn refusal(illegal: Illegal) -> Phrase {
    match illegal {
        Illegal::Over => say("no-over"),
        Illegal::NotYourTurn => say("no-not-your-turn"),
        Illegal::WrongStep => say("no-wrong-step"),
        Illegal::NoSuchGroup => say("no-no-such-group"),
        Illegal::NoSuchCard => say("no-no-such-card"),
        Illegal::Chosen => say("no-chosen"),
        Illegal::FourChosen => say("no-four-chosen"),
        Illegal::TooFew { missing } => say("no-too-few").with("count", missing),
        Illegal::NotInHand => say("no-not-in-hand"),
        Illegal::NotKept => say("no-not-kept"),
        Illegal::Dropped => say("no-dropped"),
        Illegal::NotInRow => say("no-not-in-row"),
    }
}
