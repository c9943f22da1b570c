//! All that reaches a viewer while the game is on.

use tabletop::{Game, Seats, Viewer};

use crate::difference::difference;

/// All that reaches a viewer at one moment: what two worlds must have in common to be one for it.
pub(crate) struct Look<G: Game> {
    view: G::View,
    awaited: Seats,
    /// What the viewer might think of, and why not.
    menu: Vec<Entry<G>>,
    can_retract: bool,
}

/// An action and what `check` says to it.
type Entry<G> = (<G as Game>::Action, Result<(), <G as Game>::Illegal>);

impl<G: Game> Look<G> {
    pub fn of(game: &G, state: &G::State, viewer: Viewer) -> Look<G> {
        let awaited = game.awaited(state);
        let mut candidates = Vec::new();
        if let Some(seat) = viewer.seat().filter(|&seat| awaited.contains(seat)) {
            game.candidates(state, seat, &mut candidates);
        }
        Look {
            view: game.view(state, viewer),
            awaited,
            menu: candidates
                .into_iter()
                .filter_map(|action| Some((action, game.check(state, viewer.seat()?, &action))))
                .collect(),
            can_retract: viewer
                .seat()
                .is_some_and(|seat| game.retract(state, seat).is_some()),
        }
    }

    /// How another look differs from this one, if it does.
    pub fn differs(&self, other: &Look<G>) -> Option<String> {
        if self.view != other.view {
            let difference = difference(&self.view, &other.view);
            Some(format!("the view differs:\n{difference}"))
        } else if self.awaited != other.awaited {
            let (one, other) = (self.awaited, other.awaited);
            Some(format!("awaited are {one:?} or {other:?}"))
        } else if self.menu != other.menu {
            let difference = difference(&self.entries(), &other.entries());
            Some(format!("the menu or its refusals differ:\n{difference}"))
        } else if self.can_retract != other.can_retract {
            Some("a decision can be taken back in only one of them".to_owned())
        } else {
            None
        }
    }

    fn entries(&self) -> Vec<String> {
        let entry = |(action, answer): &Entry<G>| match answer {
            Ok(()) => format!("{action:?}"),
            Err(illegal) => format!("{action:?}, not allowed: {illegal:?}"),
        };
        self.menu.iter().map(entry).collect()
    }
}
