//! What a game does its chance and its telling through.

use crate::{Chance, Fortune, Game, Luck, Place, Viewer};

/// The table a game is played on. `apply` is generic over it, so that a simulation runs with all
/// telling compiled away.
pub trait Table<G: Game> {
    /// The luck of a place: of a pile, a die, a lot.
    fn luck(&mut self, place: Place) -> &mut Chance;

    /// The pile at this place was shuffled anew: what it holds next is new luck.
    fn reshuffled(&mut self, place: Place);

    /// Says what just happened; `state` is the state at this moment. `event` gives the event as a
    /// viewer perceives it, or nothing if the viewer notices nothing.
    fn tell(&mut self, game: &G, state: &G::State, event: impl Fn(Viewer) -> Option<G::Event>);

    /// What has changed since somebody was last told of something, as the turn that passes on, is no
    /// event of its own: whoever was told sees it with that.
    fn with_that(&mut self, game: &G, state: &G::State);

    /// Something hidden has become known to somebody without chance: from here on there is no undo.
    /// Law: a step that neither draws nor reveals looks the same in every world that looked the same before.
    fn reveal(&mut self);

    /// [`Table::reveal`], if this is so; not looked into when nobody watches.
    #[inline]
    fn reveal_if(&mut self, so: impl FnOnce() -> bool) {
        if so() {
            self.reveal();
        }
    }
}

/// Nobody watches: only chance remains.
pub struct Silent<'a, F = Chance>(pub &'a mut F);

impl<G: Game, F: Fortune> Table<G> for Silent<'_, F> {
    #[inline]
    fn luck(&mut self, place: Place) -> &mut Chance {
        self.0.at(place)
    }

    #[inline]
    fn reshuffled(&mut self, place: Place) {
        self.0.reshuffled(place);
    }

    #[inline]
    fn tell(&mut self, _: &G, _: &G::State, _: impl Fn(Viewer) -> Option<G::Event>) {}

    #[inline]
    fn with_that(&mut self, _: &G, _: &G::State) {}

    #[inline]
    fn reveal(&mut self) {}

    #[inline]
    fn reveal_if(&mut self, _: impl FnOnce() -> bool) {}
}

/// An event and the view right after it, with what goes without an event of its own
/// ([`Table::with_that`]). Clients play frames one after another and never apply an event themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame<G: Game> {
    pub event: G::Event,
    pub view: G::View,
}

/// A frame and who it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<G: Game> {
    pub viewer: Viewer,
    pub frame: Frame<G>,
}

/// Watched by these viewers, whose frames are kept in order.
pub struct Watched<'a, G: Game> {
    luck: &'a mut Luck,
    viewers: &'a [Viewer],
    pub told: Vec<Told<G>>,
    pub revealed: bool,
}

impl<'a, G: Game> Watched<'a, G> {
    pub fn new(luck: &'a mut Luck, viewers: &'a [Viewer]) -> Watched<'a, G> {
        Watched {
            luck,
            viewers,
            told: Vec::new(),
            revealed: false,
        }
    }
}

impl<G: Game> Table<G> for Watched<'_, G> {
    fn luck(&mut self, place: Place) -> &mut Chance {
        self.luck.at(place)
    }

    fn reshuffled(&mut self, place: Place) {
        self.luck.reshuffled(place);
    }

    fn tell(&mut self, game: &G, state: &G::State, event: impl Fn(Viewer) -> Option<G::Event>) {
        for &viewer in self.viewers {
            if let Some(event) = event(viewer) {
                let view = game.view(state, viewer);
                let frame = Frame { event, view };
                self.told.push(Told { viewer, frame });
            }
        }
    }

    fn with_that(&mut self, game: &G, state: &G::State) {
        for &viewer in self.viewers {
            let last = self.told.iter_mut().rfind(|told| told.viewer == viewer);
            if let Some(told) = last {
                told.frame.view = game.view(state, viewer);
            }
        }
    }

    fn reveal(&mut self) {
        self.revealed = true;
    }
}
