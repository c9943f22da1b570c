//! Actions in words, with their prices.

use tabletop::Phrase;

use super::{
    about_offer, attack, attacker_of, colour, cost, event_card, site, space, text, tokens,
    vulnerability,
};
use crate::Action;
use crate::actions::Manner;
use crate::board::{Piece, Site, Space};
use crate::cost::Terms;
use crate::imagine::known;
use crate::state::{Phase, Plan, State, Target};
use crate::view::View;

pub(super) fn action(view: &View, action: &Action) -> Phrase {
    let act = |key: &str| text(&format!("act-{key}"));
    let state = known(view);
    match *action {
        Action::Exchange(card) => act("exchange").with("card", attack(card)),
        Action::Keep => act("keep"),
        Action::Roll => act("roll"),
        Action::Take(from) if is_miss(&state, from) => {
            act("take-miss").with("colour", colour(from))
        }
        Action::Take(from) => act("take")
            .with("colour", colour(from))
            .with("site", site(from))
            .with("stock", state.ground(from).stock),
        Action::Move(piece) => move_with(&state, piece),
        Action::Retreat(piece) => act("retreat").with("attacker", own(&state, piece)).with(
            "points",
            state.attacker(piece).space.level().saturating_sub(1),
        ),
        Action::Play(card) => act("play").with("card", attack(card)),
        Action::Buy => act("buy"),
        Action::Use(card) => act("use").with("card", event_card(card)),
        Action::Offer(offer) => about_offer("act-offer", &offer).with("player", offer.to),
        Action::With(piece) => act("with").with("attacker", own(&state, piece)),
        Action::At(at) => at_site(&state, at),
        Action::By(manner) => by(&state, manner),
        Action::Pay(paid) => {
            let joins = matches!(view.phase, Phase::Proposed(_));
            act(if joins { "join" } else { "pay" }).with("tokens", tokens(paid))
        }
        Action::Want(wanted) => act("want").with("tokens", tokens(wanted)),
        Action::Exploit(card) => act("exploit").with("card", vulnerability(card)).with(
            "effect",
            text(&format!("vulnerability-{}-effect", card.id())),
        ),
        Action::Fetch(card) => act("fetch").with("card", attack(card)),
        Action::Discard(card) => act("discard").with("card", attack(card)),
        Action::Swap { give, take } => act("swap")
            .with("give", colour(give))
            .with("take", colour(take)),
        Action::Against(seat) => act("against").with("player", seat),
        Action::Accept => act("accept"),
        Action::Refuse => act("refuse"),
        Action::Yes => answer("yes", &state),
        Action::No => answer("no", &state),
        Action::Done => act("done"),
        Action::End => act("end"),
    }
}

fn answer(word: &str, state: &State) -> Phrase {
    let question = question(state.phase);
    let said = text(&format!("act-{word}-{question}"));
    if question == "advance" {
        said.with("level", advancing_to(state))
    } else {
        said
    }
}

/// The level that is asked about, if one is.
fn advancing_to(state: &State) -> u8 {
    let Phase::Advance(target) = state.phase else {
        return 0;
    };
    state.attacker(target.attacker).space.level() + 1
}

fn question(phase: Phase) -> &'static str {
    if let Phase::Return { .. } = phase {
        "return"
    } else if let Phase::Destroy { .. } = phase {
        "destroy"
    } else {
        "advance"
    }
}

fn is_miss(state: &State, from: Site) -> bool {
    state.is_claimed(from) || state.phase == (Phase::Second { leaked: Some(from) })
}

/// An attacker and where it is.
fn own(state: &State, piece: Piece) -> Phrase {
    text("attacker-at")
        .with("attacker", attacker_of(state.turn, piece))
        .with("space", space(state.attacker(piece).space))
}

fn move_with(state: &State, piece: Piece) -> Phrase {
    match state.attacker(piece).space {
        Space::In(at, level) if level < crate::board::DEEPEST => text("act-deeper")
            .with("attacker", attacker_of(state.turn, piece))
            .with("space", space(Space::In(at, level + 1)))
            .with("cost", cost(Terms::at(state, at).moving(level).total, at)),
        Space::In(..) => text("act-deepest").with("attacker", own(state, piece)),
        Space::Start | Space::Gone => {
            text("act-enter").with("attacker", attacker_of(state.turn, piece))
        }
    }
}

fn at_site(state: &State, at: Site) -> Phrase {
    let priced = |bill: crate::Bill| {
        text("act-at-for")
            .with("site", site(at))
            .with("cost", cost(bill.total, at))
    };
    let coloured = || text("act-at-colour").with("colour", colour(at));
    if let Phase::Plan(Plan::Enter { .. }) = state.phase {
        priced(Terms::at(state, at).moving(0))
    } else if let Phase::Plan(Plan::Target { card, .. }) = state.phase {
        priced(Terms::at(state, at).attack(card, 0))
    } else if let Phase::Guess = state.phase {
        coloured()
    } else if let Phase::Plan(Plan::Event { card }) = state.phase
        && card.effect() == crate::cards::EventEffect::Blackout
    {
        coloured()
    } else {
        text("act-at").with("site", site(at))
    }
}

fn by(state: &State, manner: Manner) -> Phrase {
    let act = |key: &str| text(&format!("act-by-{key}"));
    let price = if let Phase::Plan(Plan::Manner { target }) = state.phase {
        price(state, &target)
    } else {
        text("cost-free")
    };
    match manner {
        Manner::Alone => act("alone").with("cost", price),
        Manner::Extra => act("extra").with("cost", price),
        Manner::Spoofed => act("spoofed").with("card", attack(crate::cards::Attack::ArpSpoofing)),
        Manner::Joint(piece) => act("joint")
            .with("attacker", attacker_of(state.turn, piece))
            .with("cost", price),
        Manner::Together(piece) => act("together").with("attacker", attacker_of(state.turn, piece)),
    }
}

fn price(state: &State, target: &Target) -> Phrase {
    let level = state.attacker(target.attacker).space.level();
    cost(
        Terms::at(state, target.site)
            .attack(target.card, level)
            .total,
        target.site,
    )
}
