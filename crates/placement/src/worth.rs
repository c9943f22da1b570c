//! How well a crew stands, in about tenths of a point.

use std::cell::OnceCell;

use tabletop::cards::Kind;
use tabletop::{Game, Seat};

use crate::board::{Cost, Site, Space};
use crate::cards::{Attack, AttackEffect, EventCard, EventEffect, Points};
use crate::cost::Terms;
use crate::rules::turn::HAND;
use crate::state::{Crew, GOAL, Phase, State};
use crate::{Placement, bargain};

/// Won or lost.
pub(crate) const DECIDED: i32 = 1_000;
/// What the first, the first two and all three free attackers are worth: without any the game is lost.
const FREE: [i32; 4] = [-400, 0, 40, 65];
/// A token, until there are plenty.
const TOKEN: i32 = 4;
/// What it means for a card that it cannot be paid.
const SHORT: i32 = 4;
/// A site whose stock is this many tokens above its attackers is safe for a while.
const SAFE: i32 = 4;

pub(crate) fn worth(game: &Placement, state: &State, seat: Seat) -> i32 {
    if let Phase::Over { winner, .. } = state.phase {
        return if winner == seat { DECIDED } else { -DECIDED };
    }
    // An open question is worth what its likely answer is.
    match bargain::agreement(game, state) {
        Some(agreement) if agreement.is_welcome() => lead(game, &agreement.state, seat),
        _ => lead(game, state, seat) - refused(state, seat),
    }
}

/// Asking in vain is worth a little less than not asking.
fn refused(state: &State, seat: Seat) -> i32 {
    let open = matches!(state.phase, Phase::Offered { .. } | Phase::Proposed(_));
    i32::from(open && seat == state.turn)
}

/// How far a crew is ahead of the best of the others.
fn lead(game: &Placement, state: &State, seat: Seat) -> i32 {
    let lay = Lay::of(state);
    // What the others take when their turn begins is theirs already: else ending one's turn, which
    // must be done anyway, would look bad.
    let income = |other: Seat| match other == state.turn {
        true => 0,
        false => TOKEN * inside(state.crew(other)),
    };
    let best_other = Seat::all(game.seats())
        .filter(|&other| other != seat)
        .map(|other| lay.stand(state, other) + income(other))
        .max()
        .expect("there are at least three players");
    lay.stand(state, seat) - best_other
}

/// How many attackers are in sites.
fn inside(crew: &Crew) -> i32 {
    let sites = crew.attackers.iter().filter_map(|it| it.space.site());
    sites.count() as i32
}

/// What is the same for all crews: the attackers at the sites and the prices there, which are only
/// worked out where somebody wants to know them.
pub(crate) struct Lay<'a> {
    state: &'a State,
    terms: [OnceCell<Terms>; 4],
    crowds: [i32; 4],
}

impl Lay<'_> {
    pub fn of(state: &State) -> Lay<'_> {
        let mut crowds = [0; 4];
        for piece in state.free_pieces() {
            if let Some(site) = state.attacker(piece).space.site() {
                crowds[site.index()] += 1;
            }
        }
        Lay {
            state,
            terms: [const { OnceCell::new() }; 4],
            crowds,
        }
    }

    fn terms(&self, site: Site) -> &Terms {
        self.terms[site.index()].get_or_init(|| Terms::at(self.state, site))
    }

    /// What a crew has and holds.
    pub fn stand(&self, state: &State, seat: Seat) -> i32 {
        let crew = state.crew(seat);
        let free = crew.attackers.iter().filter(|attacker| attacker.is_free());
        let mut worth = FREE[free.clone().count()];
        let points = i32::from(crew.points.min(GOAL));
        // The last points count more: they win.
        worth += 10 * points + (points - 8).max(0) * 3;
        for attacker in free {
            let Space::In(site, level) = attacker.space else {
                continue;
            };
            // Its tokens every turn, its retreat, and the cards that only work there.
            worth += [0, 6, 15, 27][usize::from(level)];
            let margin = i32::from(state.ground(site).stock) - self.crowds[site.index()];
            worth -= 6 * (SAFE - margin).clamp(0, SAFE);
            worth += 4 * i32::from(attacker.persistent.cryptomining);
            worth += 10 * i32::from(attacker.persistent.formjacking);
        }
        let tokens = i32::from(crew.tokens.total());
        let mixed = |count: &u8| [0, 2, 3][usize::from(*count).min(2)];
        worth += TOKEN * tokens.min(9) + (tokens - 9).clamp(0, 10);
        worth += crew.tokens.0.iter().map(mixed).sum::<i32>();
        worth += crew.events.iter().map(event_value).sum::<i32>();
        if seat == state.turn {
            // The end of the turn draws them.
            worth += 5 * i32::from(HAND.saturating_sub(crew.hand.len()));
        }
        worth + self.best_card(crew)
    }

    /// What the best card in hand could score soon: most if it can be paid, half if only its place is
    /// right.
    fn best_card(&self, crew: &Crew) -> i32 {
        let mut best = 0;
        for attacker in &crew.attackers {
            let (site, level) = match attacker.space {
                Space::In(site, level) => (site, level),
                Space::Start => (plentiful(crew), 0),
                Space::Gone => continue,
            };
            for card in crew.hand.kinds() {
                // Its price only ever takes something off.
                if value(card) / 2 <= best || !card.usable_from(attacker.space) {
                    continue;
                }
                let cost = self.terms(site).attack(card, level).total;
                let lacks = cost.minus(Cost::held(crew.tokens, site));
                let missing = i32::from(lacks.own + lacks.other);
                let short = if missing > 0 { SHORT } else { 0 };
                best = best.max((value(card) - short - 3 * missing) / 2);
            }
        }
        best
    }
}

fn plentiful(crew: &Crew) -> Site {
    let most = Site::ALL
        .into_iter()
        .max_by_key(|&site| crew.tokens.of(site));
    most.expect("there are colours")
}

/// The points a card brings on the whole.
pub(crate) fn value(card: Attack) -> i32 {
    VALUES[card as usize]
}

const VALUES: [i32; Attack::ALL.len()] = {
    let mut values = [0; Attack::ALL.len()];
    let mut nth = 0;
    while nth < values.len() {
        values[nth] = printed(Attack::ALL[nth]);
        nth += 1;
    }
    values
};

const fn printed(card: Attack) -> i32 {
    match (card.points(), card.effect()) {
        (Points::Printed(points), AttackEffect::Empty) => 10 * points as i32 + 20,
        (Points::Printed(points), _) => 10 * points as i32,
        (Points::Varying, AttackEffect::Persist { points }) => 8 * points as i32,
        (Points::Varying, _) => 40,
    }
}

fn event_value(card: EventCard) -> i32 {
    match card.effect() {
        EventEffect::Score { points } => 9 * i32::from(points),
        EventEffect::Blackout
        | EventEffect::Climb
        | EventEffect::RollForTokens
        | EventEffect::ChooseTokens
        | EventEffect::SwapTokens
        | EventEffect::Weaken
        | EventEffect::Claim
        | EventEffect::Arm
        | EventEffect::Broker
        | EventEffect::Borrow
        | EventEffect::Law => 7,
    }
}
