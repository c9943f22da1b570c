//! Playing event cards: what each is aimed at is chosen first, unseen by the others; then it is shown
//! and works.

use tabletop::{Game, Seat, Table};

use super::{confuse, during, moving, places, score, stock, turn};
use crate::board::{Piece, Site, Space, Tokens};
use crate::cards::{EventCard, EventEffect};
use crate::events::{Moving, Rolling, Scoring};
use crate::state::{Loan, Phase, Plan, Pose, State};
use crate::{Action, Event, Illegal, Placement};

/// How far the leader must be ahead for a buyout.
const LEAD: u8 = 5;
/// How many tokens Dark Web 2 brings (PLC-R19), and how many d4 Dark Web 1 rolls (PLC-R18).
const WANTED: u8 = 3;
const DICE: usize = 4;

/// The card can be played now.
pub(super) fn check(
    game: &Placement,
    state: &State,
    seat: Seat,
    card: EventCard,
) -> Result<(), Illegal> {
    if !state.crew(seat).events.contains(card) {
        return Err(Illegal::NotInHand);
    }
    match card.effect() {
        EventEffect::Blackout | EventEffect::Claim | EventEffect::Score { .. } => Ok(()),
        EventEffect::Climb | EventEffect::RollForTokens | EventEffect::Broker => {
            some_attacker(state, seat, card)
        }
        EventEffect::ChooseTokens => {
            some_attacker(state, seat, card)?;
            let open = Site::ALL.into_iter().any(|site| !state.is_claimed(site));
            open.then_some(()).ok_or(Illegal::NothingToGain)
        }
        EventEffect::SwapTokens => {
            let possible = |other| confuse::check_partner(game, state, seat, other).is_ok();
            let any = Seat::all(game.seats()).any(possible);
            any.then_some(()).ok_or(Illegal::NothingToSwap)
        }
        EventEffect::Weaken => {
            let room = state.zero_days.iter().any(Option::is_none);
            let found = !state.vulnerabilities.searchable().is_empty();
            (room && found).then_some(()).ok_or(Illegal::NotInDeck)
        }
        EventEffect::Arm => {
            let found = !state.attacks.searchable().is_empty();
            found.then_some(()).ok_or(Illegal::NotInDeck)
        }
        EventEffect::Borrow => {
            check_lead(game, state, seat)?;
            let any = state
                .free_pieces()
                .any(|piece| state.controller(piece) != seat);
            any.then_some(()).ok_or(Illegal::AlreadyYours)
        }
        // It never comes to a hand.
        EventEffect::Law => Err(Illegal::WrongStep),
    }
}

/// Why no attacker can do it, if none can: the reason of the one that comes closest.
fn some_attacker(state: &State, seat: Seat, card: EventCard) -> Result<(), Illegal> {
    let mut closest = Illegal::NoStandingAttacker;
    for piece in state.pieces_of(seat).iter() {
        match check_attacker(state, seat, card, piece) {
            Ok(()) => return Ok(()),
            Err(Illegal::Acted) => {}
            Err(why) => closest = why,
        }
    }
    Err(closest)
}

/// The leader among the crews still in is far enough ahead.
fn check_lead(game: &Placement, state: &State, seat: Seat) -> Result<(), Illegal> {
    let others = Seat::all(game.seats()).filter(|&other| state.crew(other).is_in());
    let most = others.map(|other| state.crew(other).points).max();
    let lead = most.unwrap_or(0).saturating_sub(state.crew(seat).points);
    if lead < LEAD {
        return Err(Illegal::LeadTooSmall { lead });
    }
    Ok(())
}

/// What the card can be aimed at.
pub(super) fn targets(
    game: &Placement,
    state: &State,
    seat: Seat,
    card: EventCard,
    out: &mut Vec<Action>,
) {
    match card.effect() {
        EventEffect::Blackout | EventEffect::Claim => out.extend(Site::ALL.map(Action::At)),
        EventEffect::Climb
        | EventEffect::RollForTokens
        | EventEffect::ChooseTokens
        | EventEffect::Broker => out.extend(state.pieces_of(seat).iter().map(Action::With)),
        EventEffect::Borrow => {
            let others = state.free_pieces();
            let others = others.filter(|&piece| state.controller(piece) != seat);
            out.extend(others.map(Action::With));
        }
        EventEffect::SwapTokens => {
            let others = Seat::all(game.seats()).filter(|&other| other != seat);
            out.extend(others.map(Action::Against));
        }
        EventEffect::Weaken => {
            let found = state.vulnerabilities.searchable();
            out.extend(found.kinds().map(Action::Exploit));
        }
        EventEffect::Score { .. } | EventEffect::Arm | EventEffect::Law => {}
    }
}

/// Where the attacker goes, or which tokens it brings.
pub(super) fn second_targets(state: &State, card: EventCard, out: &mut Vec<Action>) {
    if card.effect() != EventEffect::ChooseTokens {
        return out.extend(Site::ALL.map(Action::At));
    }
    for a in 0..=WANTED {
        for b in 0..=WANTED - a {
            for c in 0..=WANTED - a - b {
                let tokens = Tokens([a, b, c, WANTED - a - b - c]);
                if check_unclaimed(state, tokens).is_ok() {
                    out.push(Action::Want(tokens));
                }
            }
        }
    }
}

/// The attacker can be used for the card.
pub(super) fn check_attacker(
    state: &State,
    seat: Seat,
    card: EventCard,
    piece: Piece,
) -> Result<(), Illegal> {
    match card.effect() {
        EventEffect::Climb => {
            moving::check_standing(state, seat, piece)?;
            moving::check_climb(state, piece)
        }
        EventEffect::RollForTokens | EventEffect::ChooseTokens => {
            moving::check_standing(state, seat, piece)
        }
        EventEffect::Broker => check_broker(state, seat, piece),
        EventEffect::Borrow if !state.attacker(piece).is_free() => Err(Illegal::Arrested),
        EventEffect::Borrow if state.controller(piece) == seat => Err(Illegal::AlreadyYours),
        EventEffect::Borrow => Ok(()),
        EventEffect::Blackout
        | EventEffect::SwapTokens
        | EventEffect::Score { .. }
        | EventEffect::Weaken
        | EventEffect::Claim
        | EventEffect::Arm
        | EventEffect::Law => Err(Illegal::WrongTarget),
    }
}

/// The broker's attackers must be standing on the start space (PLC-R22).
pub(super) fn check_broker(state: &State, seat: Seat, piece: Piece) -> Result<(), Illegal> {
    moving::check_standing(state, seat, piece)?;
    if state.attacker(piece).space != Space::Start {
        return Err(Illegal::NotOnStartSpace);
    }
    moving::check_climb(state, piece)
}

/// The card is aimed at a colour or a site.
pub(super) fn check_site(card: EventCard) -> Result<(), Illegal> {
    match card.effect() {
        EventEffect::Blackout | EventEffect::Claim => Ok(()),
        EventEffect::Climb
        | EventEffect::RollForTokens
        | EventEffect::ChooseTokens
        | EventEffect::SwapTokens
        | EventEffect::Score { .. }
        | EventEffect::Weaken
        | EventEffect::Arm
        | EventEffect::Broker
        | EventEffect::Borrow
        | EventEffect::Law => Err(Illegal::WrongTarget),
    }
}

pub(super) fn check_entry(state: &State, card: EventCard, site: Site) -> Result<(), Illegal> {
    match card.effect() {
        EventEffect::Climb | EventEffect::Broker => moving::check_open(state, site),
        EventEffect::Blackout
        | EventEffect::RollForTokens
        | EventEffect::ChooseTokens
        | EventEffect::SwapTokens
        | EventEffect::Score { .. }
        | EventEffect::Weaken
        | EventEffect::Claim
        | EventEffect::Arm
        | EventEffect::Borrow
        | EventEffect::Law => Err(Illegal::WrongTarget),
    }
}

pub(super) fn check_tokens(state: &State, tokens: Tokens) -> Result<(), Illegal> {
    let Phase::Plan(Plan::EventWith { card, .. }) = state.phase else {
        return Err(Illegal::WrongStep);
    };
    during(card.effect() == EventEffect::ChooseTokens)?;
    if tokens.total() != u16::from(WANTED) {
        return Err(Illegal::WrongPayment);
    }
    check_unclaimed(state, tokens)
}

fn check_unclaimed(state: &State, tokens: Tokens) -> Result<(), Illegal> {
    let claimed = |&site: &Site| tokens.of(site) > 0 && state.is_claimed(site);
    match Site::ALL.into_iter().find(claimed) {
        Some(site) => Err(Illegal::Claimed { site }),
        None => Ok(()),
    }
}

pub(super) fn apply(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: EventCard,
    table: &mut impl Table<Placement>,
) {
    match card.effect() {
        EventEffect::Score { points } => {
            show(game, state, seat, card, table);
            score::add(game, state, seat, (points, Scoring::Event(card)), table);
        }
        EventEffect::Arm => {
            state.attacks.refill(places::ATTACKS, table);
            show(game, state, seat, card, table);
            state.phase = Phase::Fetch;
            // The searcher looks through the deck.
            table.reveal();
        }
        EventEffect::Blackout
        | EventEffect::Climb
        | EventEffect::RollForTokens
        | EventEffect::ChooseTokens
        | EventEffect::SwapTokens
        | EventEffect::Weaken
        | EventEffect::Claim
        | EventEffect::Broker
        | EventEffect::Borrow
        | EventEffect::Law => state.phase = Phase::Plan(Plan::Event { card }),
    }
}

/// The card leaves the hand.
pub(super) fn show(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: EventCard,
    table: &mut impl Table<Placement>,
) {
    state.phase = Phase::Act;
    let crew = state.crew_mut(seat);
    table.reveal_if(|| !crew.shown_events.contains(card));
    crew.lose_event(card);
    state.events.discard(card);
    table.tell(game, state, |_| Some(Event::Used { seat, card }));
}

/// An attacker becomes acted as the card's price.
fn spend(game: &Placement, state: &mut State, attacker: Piece, table: &mut impl Table<Placement>) {
    state.attacker_mut(attacker).pose = Pose::Acted;
    table.tell(game, state, |_| Some(Event::Spent { attacker }));
}

pub(super) fn with(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: EventCard,
    attacker: Piece,
    table: &mut impl Table<Placement>,
) {
    let ask = Phase::Plan(Plan::EventWith { card, attacker });
    match card.effect() {
        EventEffect::RollForTokens => {
            show(game, state, seat, card, table);
            spend(game, state, attacker, table);
            for _ in 0..DICE {
                let die = turn::roll(game, state, Rolling::Event(card), None, table);
                stock::gain(game, state, seat, die, table);
            }
        }
        EventEffect::Borrow => {
            show(game, state, seat, card, table);
            state.attacker_mut(attacker).loan = Some(Loan::default());
            table.tell(game, state, |_| Some(Event::Borrowed { seat, attacker }));
        }
        // PLC-R17: on the start space a site is chosen first.
        EventEffect::Climb => match state.attacker(attacker).space {
            Space::In(site, _) => enter(game, state, seat, card, attacker, site, table),
            Space::Start | Space::Gone => state.phase = ask,
        },
        EventEffect::ChooseTokens | EventEffect::Broker => state.phase = ask,
        EventEffect::Blackout
        | EventEffect::SwapTokens
        | EventEffect::Score { .. }
        | EventEffect::Weaken
        | EventEffect::Claim
        | EventEffect::Arm
        | EventEffect::Law => unreachable!("checked: the card is used with an attacker"),
    }
}

pub(super) fn at(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: EventCard,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    show(game, state, seat, card, table);
    if card.effect() == EventEffect::Claim {
        let claims = &mut state.ground_mut(site).claims;
        *claims = claims.with(seat);
        table.tell(game, state, |_| Some(Event::Claimed { seat, site }));
    } else {
        let colour = site.index();
        let lost = state.crews.map(|crew| crew.tokens.0[colour]);
        for crew in &mut state.crews {
            crew.tokens.0[colour] = 0;
        }
        table.tell(game, state, |_| {
            Some(Event::BlackedOut { seat, site, lost })
        });
    }
}

/// Physical Intrusion and the Initial Access Broker: one level deeper, acted.
pub(super) fn enter(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: EventCard,
    attacker: Piece,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    show(game, state, seat, card, table);
    go_deeper(game, state, seat, card, attacker, site, table);
    let second = |piece| check_broker(state, seat, piece).is_ok();
    if card.effect() == EventEffect::Broker && state.pieces_of(seat).iter().any(second) {
        state.phase = Phase::Broker;
    }
}

pub(super) fn enter_second(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    attacker: Piece,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    state.phase = Phase::Act;
    let card = EventCard::InitialAccessBroker;
    go_deeper(game, state, seat, card, attacker, site, table);
}

fn go_deeper(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: EventCard,
    attacker: Piece,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    spend(game, state, attacker, table);
    let level = state.attacker(attacker).space.level() + 1;
    let (space, why) = (Space::In(site, level), Moving::Event(card));
    moving::go(game, state, seat, attacker, space, why, table);
}

pub(super) fn want(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    tokens: Tokens,
    table: &mut impl Table<Placement>,
) {
    let Phase::Plan(Plan::EventWith { card, attacker }) = state.phase else {
        unreachable!("checked: tokens are to be chosen");
    };
    show(game, state, seat, card, table);
    spend(game, state, attacker, table);
    for site in Site::ALL {
        for _ in 0..tokens.of(site) {
            stock::gain(game, state, seat, site, table);
        }
    }
}
