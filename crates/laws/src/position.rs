//! A moment of a game under the eyes of the laws, and a step from it.

use tabletop::{Fortune, Game, Lawful, Luck, Seat, Silent, Told, Viewer, Watched};

use crate::difference::difference;

/// A moment of a game. Laws try things out on copies of it.
pub(crate) struct Position<'a, G: Lawful> {
    pub game: &'a G,
    pub state: &'a G::State,
    /// What the next step would draw from.
    pub luck: &'a Luck,
    /// Every seat and the spectator.
    pub viewers: &'a [Viewer],
    /// Actions of this and other games, most of them not allowed here.
    pub pool: &'a [G::Action],
}

/// A decision carried out on a copy.
pub(crate) struct Step<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    pub after: G::State,
    /// Where luck stands after it.
    pub luck: Luck,
    pub told: Vec<Told<G>>,
    /// Nothing was drawn and nothing revealed.
    pub quiet: bool,
}

impl<G: Lawful> Position<'_, G> {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.game.seats())
    }

    pub fn step(&self, seat: Seat, action: G::Action, viewers: &[Viewer]) -> Step<G> {
        step(self.game, self.state, self.luck, (seat, action), viewers)
    }
}

/// Carries out a decision on a copy of state and luck, watched by `viewers`.
pub(crate) fn step<G: Game>(
    game: &G,
    before: &G::State,
    luck: &Luck,
    (seat, action): (Seat, G::Action),
    viewers: &[Viewer],
) -> Step<G> {
    let mut after = before.clone();
    let mut moved = luck.clone();
    let mut table = Watched::new(&mut moved, viewers);
    game.apply(&mut after, seat, action, &mut table);
    let (told, revealed) = (table.told, table.revealed);
    Step {
        seat,
        action,
        after,
        told,
        quiet: !revealed && moved.draws() == luck.draws(),
        luck: moved,
    }
}

/// Carries out a decision with nobody watching.
pub(crate) fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    luck: &mut impl Fortune,
    seat: Seat,
    action: G::Action,
) {
    game.apply(state, seat, action, &mut Silent(luck));
}

pub(crate) fn menu<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut menu = Vec::new();
    game.options(state, seat, &mut menu);
    menu
}

/// How two tellings differ, if they do.
pub(crate) fn told_differently<G: Game>(one: &[Told<G>], other: &[Told<G>]) -> Option<String> {
    if one.len() != other.len() {
        let events = |told: &[Told<G>]| -> Vec<String> {
            told.iter()
                .map(|told| format!("{:?}", told.frame.event))
                .collect()
        };
        return Some(format!(
            "{} events: {:?}\n{} events: {:?}",
            one.len(),
            events(one),
            other.len(),
            events(other)
        ));
    }
    one.iter().zip(other).enumerate().find_map(|(index, pair)| {
        let nth = index + 1;
        let (one, other) = (&pair.0.frame, &pair.1.frame);
        if pair.0.viewer != pair.1.viewer {
            Some(format!(
                "event {nth} is for {:?} or for {:?}",
                pair.0.viewer, pair.1.viewer
            ))
        } else if one.event != other.event {
            Some(format!("event {nth}: {:?} ≠ {:?}", one.event, other.event))
        } else if one.view != other.view {
            let difference = difference(&one.view, &other.view);
            Some(format!(
                "the view at event {nth} ({:?}):\n{difference}",
                one.event
            ))
        } else {
            None
        }
    })
}
