//! What things cost: the printed price, what security adds, what vulnerabilities take off, and the
//! ways to pay.

use serde::Serialize;
use ts_rs::TS;

use crate::board::{Cost, DEEPEST, Site, Tokens};
use crate::cards::{
    Attack, AttackEffect, Security, SecurityEffect, Vulnerability, VulnerabilityEffect,
};
use crate::state::State;

/// What the cards at a site do to prices there.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Terms {
    /// Whether the security cards are in force, and whether the vulnerabilities are.
    pub secure: bool,
    pub weak: bool,
    /// Access Control is in force.
    pub barred: bool,
    attack_more: Cost,
    move_more: Cost,
    /// By the attacker's level.
    attack_less: [Cost; DEEPEST as usize + 1],
    /// From level 1 on.
    move_less: Cost,
}

/// A price and how it came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Bill {
    pub printed: Cost,
    /// What security adds.
    pub more: Cost,
    /// What vulnerabilities take off.
    pub less: Cost,
    pub total: Cost,
}

impl Terms {
    #[inline]
    pub fn at(state: &State, site: Site) -> Terms {
        let ground = state.ground(site);
        if ground.security[0].is_none() && ground.weakness.is_none() && state.zero_days[0].is_none()
        {
            return Terms {
                secure: true,
                weak: true,
                ..Terms::default()
            };
        }
        Terms::with_cards(state, site)
    }

    fn with_cards(state: &State, site: Site) -> Terms {
        let ground = state.ground(site);
        let zero_days = state.zero_days.iter().flatten();
        let here = zero_days.filter(|weakness| weakness.card.site() == site);
        let weaknesses = || ground.weakness.iter().chain(here.clone());
        let (secure, weak) = in_force(
            ground.security,
            weaknesses().map(|weakness| (weakness.card, weakness.over)),
        );
        let mut terms = Terms {
            secure,
            weak,
            ..Terms::default()
        };
        for card in ground.security.into_iter().flatten() {
            terms.secure_with(card);
        }
        for weakness in weaknesses() {
            terms.weaken_with(weakness.card);
        }
        terms
    }

    fn secure_with(&mut self, card: Security) {
        match card.effect() {
            SecurityEffect::Surcharge { attack, moving } => {
                self.attack_more = self.attack_more.plus(attack);
                self.move_more = self.move_more.plus(moving);
            }
            SecurityEffect::BarMoves => self.barred = self.secure,
            SecurityEffect::VoidVulnerability => {}
        }
    }

    fn weaken_with(&mut self, card: Vulnerability) {
        match card.effect() {
            VulnerabilityEffect::CheaperAttack { from, less } => {
                for cut in &mut self.attack_less[usize::from(from)..] {
                    *cut = cut.plus(less);
                }
            }
            VulnerabilityEffect::CheaperMove { less } => self.move_less = self.move_less.plus(less),
            VulnerabilityEffect::VoidSecurity => {}
        }
    }

    /// The price of an attack by an attacker at this level.
    pub fn attack(&self, card: Attack, level: u8) -> Bill {
        let ignores = card.effect() == AttackEffect::IgnoreAndDestroy;
        let mut bill = Bill {
            printed: card.cost(),
            more: given(self.secure && !ignores, self.attack_more),
            less: given(self.weak || ignores, self.attack_less[usize::from(level)]),
            total: Cost::FREE,
        };
        bill.total = bill.printed.plus(bill.more).minus(bill.less);
        // PLC-R11
        if bill.total.is_free() {
            bill.total = match bill.printed.own {
                0 => Cost::new(0, 1),
                _ => Cost::new(1, 0),
            };
        }
        bill
    }

    /// The price of moving on from this level.
    pub fn moving(&self, level: u8) -> Bill {
        let printed = Cost::of_step(level);
        let more = given(self.secure, self.move_more);
        let less = given(self.weak && level > 0, self.move_less);
        Bill {
            printed,
            more,
            less,
            total: printed.plus(more).minus(less),
        }
    }
}

fn given(so: bool, cost: Cost) -> Cost {
    if so { cost } else { Cost::FREE }
}

/// Whether security and vulnerabilities are in force where these cards lie. Patching voids what came
/// before it, Weak Password too: the one placed later wins (PLC-R12).
fn in_force(
    security: [Option<Security>; 2],
    mut weaknesses: impl Iterator<Item = (Vulnerability, u8)>,
) -> (bool, bool) {
    let patched = security
        .iter()
        .rposition(|card| *card == Some(Security::Patching));
    let void = weaknesses.any(|(card, over)| {
        card.effect() == VulnerabilityEffect::VoidSecurity
            && patched.is_none_or(|place| place < usize::from(over))
    });
    (!void, void || patched.is_none())
}

/// Every way to pay: ○ in the site's colour, ● in any others, in the order of [`Tokens`].
pub(crate) fn ways(tokens: Tokens, site: Site, cost: Cost, mut each: impl FnMut(Tokens)) {
    let mut way = Tokens::NONE;
    way.0[site.index()] = cost.own;
    split(tokens, site, 0, cost.other, &mut way, &mut each);
}

/// Pays `left` more ● in the colours from `colour` on.
fn split(
    tokens: Tokens,
    site: Site,
    colour: usize,
    left: u8,
    way: &mut Tokens,
    each: &mut impl FnMut(Tokens),
) {
    if colour == site.index() {
        return split(tokens, site, colour + 1, left, way, each);
    }
    if colour == 4 {
        if left == 0 {
            each(*way);
        }
        return;
    }
    for count in 0..=left.min(tokens.0[colour]) {
        way.0[colour] = count;
        split(tokens, site, colour + 1, left - count, way, each);
    }
    way.0[colour] = 0;
}

/// The way to pay if there is only one.
pub(crate) fn only_way(tokens: Tokens, site: Site, cost: Cost) -> Option<Tokens> {
    let others = || Site::ALL.into_iter().filter(|&other| other != site);
    let held = others().filter(|&other| tokens.of(other) > 0).count();
    let all = tokens.others(site) == u16::from(cost.other);
    (cost.other == 0 || all || held == 1).then(|| sensible(tokens, site, cost))
}

/// A payment that keeps scarce colours: each ● from the colour there is most of.
pub(crate) fn sensible(tokens: Tokens, site: Site, cost: Cost) -> Tokens {
    let mut way = Tokens::NONE;
    way.0[site.index()] = cost.own;
    for _ in 0..cost.other {
        let left = |other: &Site| tokens.of(*other) - way.of(*other);
        let most = Site::ALL
            .into_iter()
            .filter(|&other| other != site)
            .max_by_key(left)
            .expect("there are other colours");
        way.0[most.index()] += 1;
    }
    way
}

/// Whether these tokens pay this cost exactly.
pub(crate) fn pays(way: Tokens, site: Site, cost: Cost) -> bool {
    way.of(site) == cost.own && way.others(site) == u16::from(cost.other)
}

#[cfg(test)]
mod tests {
    use super::*;

    const COST: Cost = Cost::new(2, 2);

    fn all(tokens: Tokens) -> Vec<Tokens> {
        let mut all = Vec::new();
        ways(tokens, Site::Company, COST, |way| all.push(way));
        all
    }

    #[test]
    fn ways_to_pay_come_in_order_each_once() {
        let tokens = Tokens([1, 2, 2, 3]);
        let expected = [
            [0, 2, 0, 2],
            [0, 2, 1, 1],
            [0, 2, 2, 0],
            [1, 2, 0, 1],
            [1, 2, 1, 0],
        ];
        assert_eq!(all(tokens), expected.map(Tokens));
        assert_eq!(only_way(tokens, Site::Company, COST), None);
        assert_eq!(sensible(tokens, Site::Company, COST), Tokens([0, 2, 0, 2]));
    }

    #[test]
    fn one_other_colour_or_just_enough_is_only_one_way() {
        for tokens in [Tokens([5, 2, 0, 0]), Tokens([1, 2, 1, 0])] {
            let ways = all(tokens);
            assert_eq!(ways.len(), 1);
            assert_eq!(only_way(tokens, Site::Company, COST), Some(ways[0]));
        }
    }
}
