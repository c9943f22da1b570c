//! Agreements between crews, deals and co-attacks: which are good for whoever is asked, and which are
//! worth asking for. What the cards in hidden hands would make of them is left out of account.

use tabletop::cards::Bag;
use tabletop::{Game, Seat};

use crate::actions::Offer;
use crate::board::{MAX_PLAYERS, Piece, Pieces, Space};
use crate::cards::Attack;
use crate::cost;
use crate::rules::{self, co_attack, deal, moving, score};
use crate::state::{CoAttack, Phase, Pose, State};
use crate::worth::{self, DECIDED, Lay};
use crate::{Action, Placement};

/// What a deal brings, in worth, that is asked for in any case: about what makes a card payable.
const MUCH: i32 = 3;
/// What a crew may take from a stock when it gathers.
const GATHERED: usize = 2;

/// Leaves out bad bargains: bots agree if it is good for them and refuse if not, and ask only for what
/// helps them at once and is likely to be agreed to.
pub(crate) fn shorten(game: &Placement, state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let (Phase::Act | Phase::Offered { .. } | Phase::Proposed(_)) = state.phase else {
        return;
    };
    let agrees = agreement(game, state).is_some_and(|agreement| agreement.is_welcome());
    menu.retain(|action| {
        if let Action::Accept | Action::Pay(_) = action {
            agrees
        } else if let Action::Refuse = action {
            !agrees
        } else if let Action::Offer(offer) = action {
            !agrees && is_worth_asking(game, state, seat, offer)
        } else if let Action::Play(_) = action
            && state.offers > 0
        {
            // One question a turn is enough: what needs a partner is not for those who have asked.
            is_possible_alone(game, state, seat, *action)
        } else {
            true
        }
    });
}

/// The action needs no other crew's help.
fn is_possible_alone(game: &Placement, state: &State, seat: Seat, action: Action) -> bool {
    let alone = Placement {
        special: false,
        ..game.clone()
    };
    rules::check(&alone, state, seat, action).is_ok()
}

/// What it would come to if the open question were answered with yes.
pub(crate) struct Agreement {
    pub state: State,
    /// What each side would gain, as far as the asked side knows.
    gain: i32,
    other_gain: i32,
    /// The other side has more points.
    behind: bool,
}

impl Agreement {
    pub fn is_welcome(&self) -> bool {
        is_fair(self.gain, self.other_gain, self.behind)
    }
}

/// It helps, and does not help the other side much more, nor at all more if one is behind it.
fn is_fair(gain: i32, other_gain: i32, behind: bool) -> bool {
    let fair = if behind { 1 } else { 2 };
    gain > 0 && fair * gain >= other_gain
}

/// What the open question is about, if there is one and it can be agreed to.
pub(crate) fn agreement(game: &Placement, state: &State) -> Option<Agreement> {
    if let Phase::Offered { by, offer, .. } = state.phase {
        deal::check_accept(state, offer.to).ok()?;
        let swap = |state: &mut State| deal::swap(state, by, &offer);
        let mut agreement = weigh(game, state, by, offer.to, swap);
        let cards = promise(offer.give.attacks) - promise(offer.take.attacks);
        agreement.gain += cards;
        agreement.other_gain -= cards;
        return Some(agreement);
    }
    let Phase::Proposed(proposal) = state.phase else {
        return None;
    };
    let (by, asked) = (state.turn, proposal.partner.owner());
    let join = |state: &mut State| join(game, state, &proposal);
    Some(weigh(game, state, by, asked, join))
}

fn weigh(
    game: &Placement,
    state: &State,
    by: Seat,
    asked: Seat,
    agree: impl Fn(&mut State),
) -> Agreement {
    let lay = Lay::of(state);
    let known = seen_by(state, asked);
    let mut then = known;
    agree(&mut then);
    let winner = score::winner(game, &then);
    let gain = |seat: Seat| match winner {
        Some(winner) if winner == seat => DECIDED,
        Some(_) => -DECIDED,
        None => lay.stand(&then, seat) - lay.stand(&known, seat),
    };
    let (gain, other_gain) = (gain(asked), gain(by));
    let mut agreed = *state;
    agree(&mut agreed);
    Agreement {
        state: agreed,
        gain,
        other_gain,
        behind: state.crew(by).points > state.crew(asked).points,
    }
}

/// What cards are worth keeping for, though they may be of no use yet.
fn promise(cards: Bag<Attack>) -> i32 {
    cards.iter().map(|card| worth::value(card) / 4).sum()
}

/// The state without the attack cards that this seat does not know of.
fn seen_by(state: &State, seat: Seat) -> State {
    let mut seen = *state;
    for other in Seat::all(MAX_PLAYERS as u8).filter(|&other| other != seat) {
        let crew = seen.crew_mut(other);
        crew.hand = crew.shown;
    }
    seen
}

/// What a co-attack pays and scores, and which attackers it costs: those that could have left their
/// site in time, had they not been held down.
fn join(game: &Placement, state: &mut State, proposal: &CoAttack) {
    let (card, site) = (proposal.target.card, proposal.target.site);
    let points = card.points().printed();
    let initiator = state.crew_mut(state.turn);
    initiator.tokens.remove(proposal.paid);
    initiator.points = initiator.points.saturating_add(points);
    initiator.lose(card);
    let partner = state.crew_mut(proposal.partner.owner());
    let way = cost::sensible(partner.tokens, site, proposal.short);
    partner.tokens.remove(way);
    partner.points = partner.points.saturating_add(points);
    // Who wins by it has nothing to fear.
    if score::winner(game, state).is_some() {
        return;
    }
    let trapped = |state: &State| -> Pieces {
        let both = [proposal.target.attacker, proposal.partner].into_iter();
        both.filter(|&piece| is_trapped(game, state, piece))
            .collect()
    };
    let before = trapped(state);
    co_attack::hold(state, proposal.target.attacker, proposal.partner);
    for piece in trapped(state).iter() {
        if !before.contains(piece) {
            state.attacker_mut(piece).space = Space::Gone;
        }
    }
}

/// Its site may leak before the attacker can leave it in a turn of its owner's to come: by what the
/// attackers in there take as turns begin, and what one other crew gathers there.
fn is_trapped(game: &Placement, state: &State, piece: Piece) -> bool {
    let Some(site) = state.attacker(piece).space.site() else {
        return false;
    };
    let owner = piece.owner();
    let mut turns_down = u8::from(state.attacker(piece).pose == Pose::Held);
    let (mut taken, mut gathered) = (0, 0);
    let mut seat = state.turn;
    loop {
        seat = seat.after(1, game.seats());
        let inside = Piece::of(seat).filter(|&one| state.attacker(one).space.site() == Some(site));
        taken += inside.count();
        if taken + gathered >= usize::from(state.ground(site).stock) {
            return true;
        }
        if seat == owner {
            if turns_down == 0 {
                return false;
            }
            turns_down -= 1;
        } else if state.crew(seat).is_in() {
            gathered = GATHERED;
        }
    }
}

/// The offer helps who makes it, not by a trifle only and not much less than the other side, which, as
/// far as is known, would welcome it.
fn is_worth_asking(game: &Placement, state: &State, seat: Seat, offer: &Offer) -> bool {
    let lay = Lay::of(state);
    let mut then = *state;
    deal::swap(&mut then, seat, offer);
    if score::winner(game, &then).is_some_and(|winner| winner != seat) {
        return false;
    }
    let kept = promise(offer.take.attacks) - promise(offer.give.attacks);
    let gain = lay.stand(&then, seat) - lay.stand(state, seat) + kept;
    if gain < MUCH && !(gain > 0 && opens_step(state, &then, seat)) {
        return false;
    }
    let mut open = seen_by(state, seat);
    deal::ask(&mut open, seat, *offer);
    let likely = agreement(game, &open).filter(Agreement::is_welcome);
    let behind = state.crew(offer.to).points > state.crew(seat).points;
    likely.is_some_and(|likely| is_fair(gain, likely.gain, behind))
}

/// An attacker can move then that cannot now.
fn opens_step(now: &State, then: &State, seat: Seat) -> bool {
    let can_move = |state, piece| moving::check(state, seat, piece).is_ok();
    let mut mine = now.pieces_of(seat).iter();
    mine.any(|piece| can_move(then, piece) && !can_move(now, piece))
}
