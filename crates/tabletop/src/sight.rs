//! All that reaches a viewer of a table, before it is put into words.

use crate::{Game, Outcome, Seats, Viewer};

/// All that reaches a viewer at one moment. Whatever is sent to a viewer is made of this, and the
/// laws compare it: what tells two worlds apart in here is no secret any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight<G: Game> {
    pub view: G::View,
    pub awaited: Seats,
    /// What the viewer might think of, and what [`Game::check`] says to it. Empty if the viewer is
    /// not awaited.
    pub menu: Vec<Judged<G>>,
    /// A harmless answer, if the viewer is awaited.
    pub fallback: Option<G::Action>,
    pub can_retract: bool,
    pub can_undo: bool,
    pub outcome: Option<Outcome>,
}

/// An action, and why it is not allowed if it is not.
pub type Judged<G> = (<G as Game>::Action, Result<(), <G as Game>::Illegal>);

impl<G: Game> Sight<G> {
    pub fn of(game: &G, state: &G::State, viewer: Viewer, can_undo: bool) -> Sight<G> {
        let awaited = game.awaited(state);
        let deciding = viewer.seat().filter(|&seat| awaited.contains(seat));
        let mut candidates = Vec::new();
        if let Some(seat) = deciding {
            game.candidates(state, seat, &mut candidates);
        }
        Sight {
            view: game.view(state, viewer),
            awaited,
            menu: candidates
                .into_iter()
                .filter_map(|action| Some((action, game.check(state, deciding?, &action))))
                .collect(),
            fallback: deciding.map(|seat| game.fallback(state, seat)),
            can_retract: viewer
                .seat()
                .is_some_and(|seat| game.retract(state, seat).is_some()),
            can_undo,
            outcome: game.outcome(state),
        }
    }
}
