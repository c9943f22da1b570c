//! The things on the board that an action touches.

use crate::Action;
use crate::actions::Manner;
use crate::board::{Piece, Site, Space};
use crate::imagine::known;
use crate::state::{Phase, Plan, State};
use crate::view::View;

fn attacker(piece: Piece) -> String {
    format!("attacker:{}:{}", piece.owner().0, piece.nth())
}

fn site(site: Site) -> String {
    format!("site:{}", site.id())
}

fn colour(site: Site) -> String {
    format!("colour:{}", site.colour())
}

fn stock(site: Site) -> String {
    format!("stock:{}", site.id())
}

fn space(space: Space) -> String {
    match space {
        Space::Start => "start".to_owned(),
        Space::In(site, level) => format!("space:{}:{level}", site.id()),
        Space::Gone => "gone".to_owned(),
    }
}

pub(super) fn things(view: &View, action: &Action) -> Vec<String> {
    let state = known(view);
    match *action {
        Action::Exchange(card) | Action::Play(card) | Action::Discard(card) => {
            vec![format!("hand:{}", card.id())]
        }
        Action::Use(card) => vec![format!("event:{}", card.id())],
        Action::Fetch(card) => vec![format!("deck:{}", card.id())],
        Action::Exploit(card) => vec![format!("deck:{}", card.id()), site(card.site())],
        Action::Roll => vec!["dice".to_owned()],
        // Not its site and the own tokens of its colour: one token is in one place.
        Action::Take(from) => vec![stock(from)],
        Action::Move(piece) => match deeper(&state, piece) {
            Some(next) => vec![attacker(piece), space(next)],
            None => vec![attacker(piece)],
        },
        Action::Retreat(piece) => vec![attacker(piece), "start".to_owned()],
        Action::Buy => vec!["events".to_owned()],
        Action::Offer(offer) => vec![format!("seat:{}", offer.to.0)],
        Action::Against(seat) => vec![format!("seat:{}", seat.0)],
        Action::With(piece) => vec![attacker(piece)],
        Action::At(at) => at_site(view.phase, at),
        Action::By(Manner::Joint(piece) | Manner::Together(piece)) => vec![attacker(piece)],
        Action::By(Manner::Spoofed) => vec!["hand:arp-spoofing".to_owned()],
        Action::Swap { give, take } => vec![colour(give), colour(take)],
        Action::Yes => yes(&state),
        Action::By(Manner::Alone | Manner::Extra)
        | Action::Pay(_)
        | Action::Want(_)
        | Action::Keep
        | Action::Accept
        | Action::Refuse
        | Action::No
        | Action::Done
        | Action::End => Vec::new(),
    }
}

/// The next level of the site that the attacker is in.
fn deeper(state: &State, piece: Piece) -> Option<Space> {
    match state.attacker(piece).space {
        Space::In(site, level) => Some(Space::In(site, level + 1)),
        Space::Start | Space::Gone => None,
    }
}

fn at_site(phase: Phase, at: Site) -> Vec<String> {
    if let Phase::Plan(Plan::Enter { .. } | Plan::EventWith { .. } | Plan::Broker { .. }) = phase {
        vec![site(at), space(Space::In(at, 1))]
    } else if let Phase::Guess = phase {
        vec![colour(at), site(at)]
    } else {
        vec![site(at), colour(at)]
    }
}

fn yes(state: &State) -> Vec<String> {
    if let Phase::Return { attacker: piece } = state.phase {
        let back = state.attacker(piece).backdoor;
        let back = back.map(|(site, level)| space(Space::In(site, level)));
        [attacker(piece)].into_iter().chain(back).collect()
    } else if let Phase::Advance(target) = state.phase {
        let next = deeper(state, target.attacker).unwrap_or(Space::In(target.site, 1));
        vec![attacker(target.attacker), space(next)]
    } else if let Phase::Destroy { site: at } = state.phase {
        vec![site(at)]
    } else {
        Vec::new()
    }
}
