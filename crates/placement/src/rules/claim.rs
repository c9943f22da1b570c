//! Claim of Responsibility and tokens that somebody holds already (PLC-R21): they change hands all the
//! same, unless the table freezes them.

use crate::board::{Site, Tokens};
use crate::state::State;
use crate::{Illegal, Placement};

/// Those that may change hands now.
pub(crate) fn movable(game: &Placement, state: &State, mut tokens: Tokens) -> Tokens {
    for site in Site::ALL {
        if is_frozen(game, state, site) {
            tokens.0[site.index()] = 0;
        }
    }
    tokens
}

pub(super) fn check_movable(
    game: &Placement,
    state: &State,
    tokens: Tokens,
) -> Result<(), Illegal> {
    let frozen = |&site: &Site| tokens.of(site) > 0 && is_frozen(game, state, site);
    match Site::ALL.into_iter().find(frozen) {
        Some(site) => Err(Illegal::Claimed { site }),
        None => Ok(()),
    }
}

fn is_frozen(game: &Placement, state: &State, site: Site) -> bool {
    game.frozen_claims && state.is_claimed(site)
}
