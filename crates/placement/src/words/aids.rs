//! What is worked out for the viewer: true costs and where they come from.

use serde::Serialize;
use tabletop::cards::{Bag, Copies};
use tabletop::{Game, Line, Seat};
use ts_rs::TS;

use crate::Placement;
use crate::actions::Goods;
use crate::board::{Cost, Piece, Site, Space, Tokens};
use crate::cards::{Attack, AttackEffect, Points};
use crate::cost::{self, Bill, Terms};
use crate::imagine::known;
use crate::rules::deal::{self, MOST_OFFERS};
use crate::rules::{claim, varying_points};
use crate::state::{State, Target};
use crate::view::View;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Aids {
    /// In the order of the sites.
    pub sites: [SiteAid; 4],
    /// The attack cards that the viewer holds.
    pub cards: Vec<CardAid>,
    /// By seat.
    pub crews: Vec<CrewAid>,
    /// What the viewer can propose now.
    pub deal: Option<DealAid>,
}

/// The limits of a deal. Anything for anything is too much to be listed in a menu: an offer is put
/// together within these, and judged by the rules like everything else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DealAid {
    /// Offers left in this turn.
    pub left: u8,
    /// How long a promise may be, in bytes of UTF-8.
    pub promise: usize,
    /// The most that can be given.
    pub give: Goods,
    pub partners: Vec<PartnerAid>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PartnerAid {
    #[ts(type = "number")]
    pub seat: Seat,
    /// The most that can be asked for. Any card can be: whether they hold it only they know.
    pub take: Goods,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SiteAid {
    /// Access Control is in force.
    pub barred: bool,
    /// From the start space, from level 1 and from level 2.
    pub moves: [MoveAid; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MoveAid {
    pub bill: Bill,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CardAid {
    pub card: Attack,
    /// The attackers in the right place, and what they can attack from there.
    pub uses: Vec<UseAid>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UseAid {
    #[ts(type = "number")]
    pub attacker: Piece,
    pub site: Site,
    pub bill: Bill,
    pub payable: bool,
    /// The attacker has not acted.
    pub standing: bool,
    /// What it would score now, if that varies.
    pub points: Option<u8>,
}

/// How a crew stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CrewAid {
    /// The tokens its attackers will take when its next turn begins.
    #[ts(as = "[u8; 4]")]
    pub income: Tokens,
    /// Attackers that can still act.
    pub standing: u8,
    /// Attackers that are not arrested.
    pub free: u8,
}

pub(super) fn aids(game: &Placement, view: &View) -> Aids {
    let state = known(view);
    let hand = view.me.map(|me| state.crew(me).hand);
    Aids {
        sites: Site::ALL.map(|site| site_aid(&state, site)),
        cards: hand
            .into_iter()
            .flat_map(|hand| hand.kinds())
            .filter_map(|card| Some(card_aid(&state, view.me?, card)))
            .collect(),
        crews: Seat::all(game.seats())
            .map(|seat| crew_aid(&state, seat))
            .collect(),
        deal: view.me.and_then(|me| deal_aid(game, &state, me)),
    }
}

fn deal_aid(game: &Placement, state: &State, me: Seat) -> Option<DealAid> {
    if !game.awaited(state).contains(me) {
        return None;
    }
    let partners: Vec<PartnerAid> = Seat::all(game.seats())
        .filter(|&to| deal::check_partner(game, state, me, to).is_ok())
        .map(|seat| {
            let known = state.crew(seat);
            PartnerAid {
                seat,
                take: Goods {
                    tokens: claim::movable(game, state, known.tokens),
                    points: known.points,
                    attacks: with_every_kind(known.hand),
                    events: with_every_kind(known.events)
                        .iter()
                        .filter(|card| card.can_be_held())
                        .collect(),
                },
            }
        })
        .collect();
    let mine = state.crew(me);
    (!partners.is_empty()).then(|| DealAid {
        left: MOST_OFFERS - state.offers,
        promise: Line::LONGEST,
        give: Goods {
            tokens: claim::movable(game, state, mine.tokens),
            points: mine.points,
            attacks: mine.hand,
            events: mine.events,
        },
        partners,
    })
}

/// The cards that are known, and one of each other kind.
fn with_every_kind<K: Copies>(known: Bag<K>) -> Bag<K> {
    let unknown = K::ALL.iter().filter(|&&card| !known.contains(card));
    unknown.fold(known, |bag, &card| bag.with(card))
}

fn site_aid(state: &State, site: Site) -> SiteAid {
    let terms = Terms::at(state, site);
    SiteAid {
        barred: terms.barred,
        moves: [0, 1, 2].map(|level| MoveAid {
            bill: terms.moving(level),
        }),
    }
}

pub(super) fn card_aid(state: &State, seat: Seat, card: Attack) -> CardAid {
    let mut uses = Vec::new();
    for attacker in state.pieces_of(seat).iter() {
        let space = state.attacker(attacker).space;
        if !card.usable_from(space) {
            continue;
        }
        let targets = match space {
            Space::In(site, _) => vec![site],
            Space::Start => Site::ALL.to_vec(),
            Space::Gone => Vec::new(),
        };
        uses.extend(targets.into_iter().map(|site| {
            let bill = Terms::at(state, site).attack(card, space.level());
            UseAid {
                attacker,
                site,
                bill,
                payable: bill.total.affordable(state.crew(seat).tokens, site),
                standing: state.attacker(attacker).is_standing(),
                points: varying(
                    state,
                    seat,
                    &Target {
                        card,
                        attacker,
                        site,
                    },
                    bill.total,
                ),
            }
        }));
    }
    CardAid { card, uses }
}

/// What a card with varying points would score once it is paid; of a cost too high, what can be paid.
fn varying(state: &State, seat: Seat, target: &Target, cost: Cost) -> Option<u8> {
    match (target.card.points(), target.card.effect()) {
        (Points::Printed(_), _) | (Points::Varying, AttackEffect::Persist { .. }) => None,
        (Points::Varying, _) => {
            let mut paid = *state;
            let tokens = &mut paid.crew_mut(seat).tokens;
            let share = cost.within(Cost::held(*tokens, target.site));
            tokens.remove(cost::sensible(*tokens, target.site, share));
            Some(varying_points(&paid, target).0)
        }
    }
}

fn crew_aid(state: &State, seat: Seat) -> CrewAid {
    let attackers = state.crew(seat).attackers.iter();
    let mut income = Tokens::NONE;
    for site in attackers
        .clone()
        .filter_map(|attacker| attacker.space.site())
    {
        if !state.is_claimed(site) {
            income.add(Tokens::one(site));
        }
    }
    CrewAid {
        income,
        standing: attackers.clone().filter(|one| one.is_standing()).count() as u8,
        free: attackers.filter(|one| one.is_free()).count() as u8,
    }
}
