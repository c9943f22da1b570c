//! Attacks looked back upon: what made them dearer, what would have made them too dear, who was caught.

use tabletop::cards::Kind;
use tabletop::{Against, Fate, Incident, Remedy, Seat, Technique};

use super::{attack, attacker, security, site, text};
use crate::Event;
use crate::actions::Manner;
use crate::board::{Cost, Piece, Site, Space, Tokens};
use crate::cards::{Attack, Security, SecurityEffect};
use crate::cost::Terms;
use crate::imagine::known;
use crate::rules::EXTRA;
use crate::state::State;
use crate::view::View;

pub(super) fn incidents(event: &Event, view: &View) -> Vec<Incident> {
    match *event {
        Event::Attacked {
            seat,
            card,
            attacker,
            site,
            manner,
        } => vec![attacked((seat, manner), card, attacker, site, view)],
        Event::Arrested { attacker, space } => arrested(attacker, space).into_iter().collect(),
        Event::Dealt { .. }
        | Event::TurnBegan { .. }
        | Event::Exposed { .. }
        | Event::ClaimEnded { .. }
        | Event::Gained { .. }
        | Event::Missed { .. }
        | Event::Secured { .. }
        | Event::Leaked { .. }
        | Event::WentOut { .. }
        | Event::Rolled { .. }
        | Event::Gathered { .. }
        | Event::Scored { .. }
        | Event::Stood { .. }
        | Event::Exchanged { .. }
        | Event::Drew { .. }
        | Event::DrewEvent { .. }
        | Event::LawDrawn { .. }
        | Event::Surrendered { .. }
        | Event::Moved { .. }
        | Event::Paid { .. }
        | Event::Retreated { .. }
        | Event::Guessed { .. }
        | Event::Destroyed { .. }
        | Event::Bought { .. }
        | Event::Used { .. }
        | Event::Spent { .. }
        | Event::BlackedOut { .. }
        | Event::Swapped { .. }
        | Event::ZeroDayFound { .. }
        | Event::ZeroDayEnded { .. }
        | Event::Claimed { .. }
        | Event::Fetched { .. }
        | Event::Discarded { .. }
        | Event::Borrowed { .. }
        | Event::GaveBack { .. }
        | Event::Offered { .. }
        | Event::Traded { .. }
        | Event::Refused { .. }
        | Event::Proposed { .. }
        | Event::RoundsEnded { .. }
        | Event::Won { .. } => Vec::new(),
    }
}

/// The card is shown and not yet paid for: the tokens are all there.
fn attacked(
    (seat, manner): (Seat, Manner),
    card: Attack,
    by: Piece,
    at: Site,
    view: &View,
) -> Incident {
    let state = known(view);
    let securities = view.sites[at.index()].security.into_iter().flatten();
    let dearer = securities.filter(|it| raises(&state, at, card, by, *it));
    Incident {
        by: Some(seat),
        against: Against::Thing(site(at)),
        what: attack(card),
        technique: Some(Technique::new(card.attck())),
        fate: Fate::Through,
        answered_by: dearer.map(remedy).collect(),
        would_have: (Security::ALL.iter().copied())
            .filter(|&it| forbids(&state, (seat, manner), card, by, at, it))
            .map(remedy)
            .collect(),
        monday: Some(text(&format!("attack-{}-defend", card.id()))),
    }
}

/// Whoever was inside when the site noticed, or was given up, is caught.
fn arrested(piece: Piece, space: Space) -> Option<Incident> {
    let at = space.site()?;
    Some(Incident {
        by: Some(piece.owner()),
        against: Against::Thing(site(at)),
        what: attacker(piece),
        technique: None,
        fate: Fate::Stopped,
        answered_by: Vec::new(),
        would_have: Vec::new(),
        monday: Some(text("security-log-monitoring-defend")),
    })
}

fn remedy(card: Security) -> Remedy {
    let remedy = Remedy::new(security(card));
    match card.attck() {
        Some(id) => remedy.mitigation(id),
        None => remedy,
    }
}

/// Whether a security card of the site made this attack cost more than it would have without.
fn raises(state: &State, at: Site, card: Attack, by: Piece, security: Security) -> bool {
    let bill = Terms::at(state, at).attack(card, state.attacker(by).space.level());
    match security.effect() {
        SecurityEffect::Surcharge { attack, .. } => !bill.more.is_free() && !attack.is_free(),
        SecurityEffect::VoidVulnerability => {
            state.ground(at).weakness.is_some() && bill.less.is_free()
        }
        SecurityEffect::BarMoves => false,
    }
}

/// Whether one security card more would have made the attack dearer than those who paid could pay.
fn forbids(
    state: &State,
    (seat, manner): (Seat, Manner),
    card: Attack,
    by: Piece,
    at: Site,
    security: Security,
) -> bool {
    let mut secured = *state;
    let mut places = secured.sites[at.index()].security.iter_mut();
    let Some(place) = places.find(|place| place.is_none()) else {
        return false;
    };
    *place = Some(security);
    let level = state.attacker(by).space.level();
    let cost = Terms::at(&secured, at).attack(card, level).total;
    let tokens = state.crew(seat).tokens;
    match manner {
        Manner::Alone | Manner::Joint(_) => !cost.affordable(tokens, at),
        Manner::Extra => !cost.plus(EXTRA).affordable(tokens, at),
        Manner::Spoofed => false,
        Manner::Together(partner) => {
            !affordable_together(cost, [tokens, state.crew(partner.owner()).tokens], at)
        }
    }
}

fn affordable_together(cost: Cost, [own, other]: [Tokens; 2], at: Site) -> bool {
    cost.minus(Cost::held(own, at)).affordable(other, at)
}
