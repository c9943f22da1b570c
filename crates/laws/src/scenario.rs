//! A position to act in, so that a game's tests read like the rulebook.

use tabletop::{
    Chance, Config, Game, Incident, Luck, Outcome, Seat, Seats, Seed, Told, Viewer, Watched, Words,
};

use crate::position::{menu, step};

/// A position to act in with actions only, and to look at through views and events.
///
/// ```ignore
/// let mut table = Scenario::<Ports>::from_state(game, state);
/// table.act(Seat(0), Action::Turn);
/// assert_eq!(table.events(Viewer::Spectator), [Event::Turned { .. }]);
/// assert_eq!(table.refused(Seat(1), Action::Turn), Illegal::NotYourTurn);
/// ```
pub struct Scenario<G: Game> {
    game: G,
    state: G::State,
    luck: Luck,
    viewers: Vec<Viewer>,
    told: Vec<Told<G>>,
    quiet: bool,
}

impl<G: Game> Scenario<G> {
    /// The opening of a table with this set-up; its events are those of the set-up.
    #[track_caller]
    pub fn opening(config: &Config, seed: &str) -> Scenario<G> {
        let game = G::new(config).unwrap_or_else(|why| panic!("the set-up is refused: {why:?}"));
        Scenario::opening_of(game, seed)
    }

    /// The opening of a table with these rules.
    pub fn opening_of(game: G, seed: &str) -> Scenario<G> {
        let viewers = everyone(&game);
        let mut luck = luck(seed);
        let mut table = Watched::new(&mut luck, &viewers);
        let state = game.setup(&mut table);
        let told = table.told;
        Scenario {
            game,
            state,
            luck,
            viewers,
            told,
            quiet: false,
        }
    }

    /// A position made by hand.
    pub fn from_state(game: G, state: G::State) -> Scenario<G> {
        Scenario {
            viewers: everyone(&game),
            game,
            state,
            luck: luck("scenario"),
            told: Vec::new(),
            quiet: false,
        }
    }

    /// Other luck from here on.
    #[must_use]
    pub fn with_luck(mut self, seed: &str) -> Scenario<G> {
        self.luck = luck(seed);
        self
    }

    /// The seat does this, which must be allowed.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: G::Action) -> &mut Scenario<G> {
        if let Err(illegal) = self.game.check(&self.state, seat, &action) {
            panic!(
                "seat {seat} may not {action:?}: {illegal:?}\nthe menu is {:?}",
                self.menu(seat)
            );
        }
        let decision = (seat, action);
        let step = step(&self.game, &self.state, &self.luck, decision, &self.viewers);
        self.state = step.after;
        self.luck = step.luck;
        self.told = step.told;
        self.quiet = step.quiet;
        self
    }

    /// Why the seat may not do this, which must not be allowed.
    #[track_caller]
    pub fn refused(&self, seat: Seat, action: G::Action) -> G::Illegal {
        match self.game.check(&self.state, seat, &action) {
            Err(illegal) => illegal,
            Ok(()) => panic!("seat {seat} may {action:?}"),
        }
    }

    /// The seat takes back its unfinished or sealed decision, which must be possible.
    #[track_caller]
    pub fn retract(&mut self, seat: Seat) -> &mut Scenario<G> {
        self.state = self
            .game
            .retract(&self.state, seat)
            .unwrap_or_else(|| panic!("seat {seat} has nothing to take back"));
        self.told.clear();
        self.quiet = false;
        self
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// What the viewer was told of the last act.
    pub fn events(&self, viewer: Viewer) -> Vec<G::Event> {
        let to_viewer = self.told.iter().filter(|told| told.viewer == viewer);
        to_viewer.map(|told| told.frame.event.clone()).collect()
    }

    /// The attacks that the last act brought to their end, with all cards open.
    pub fn incidents(&self) -> Vec<Incident>
    where
        G: Words,
    {
        let open = self.told.iter().filter(|told| told.viewer == Viewer::Open);
        open.flat_map(|told| self.game.incidents(&told.frame.event, &told.frame.view))
            .collect()
    }

    /// Whether the last act drew no luck and revealed nothing: then it can be undone.
    pub fn was_quiet(&self) -> bool {
        self.quiet
    }

    /// What the seat may do.
    pub fn menu(&self, seat: Seat) -> Vec<G::Action> {
        menu(&self.game, &self.state, seat)
    }

    pub fn awaited(&self) -> Seats {
        self.game.awaited(&self.state)
    }

    /// How it ended, which it must have.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        self.game
            .outcome(&self.state)
            .unwrap_or_else(|| panic!("not over: {:?} are awaited", self.awaited()))
    }
}

fn everyone<G: Game>(game: &G) -> Vec<Viewer> {
    let mut everyone = Viewer::during_play(game.seats());
    everyone.push(Viewer::Open);
    everyone
}

/// In one stream: a scenario's luck is chosen for the next few draws, wherever they are.
fn luck(seed: &str) -> Luck {
    Luck::in_one(Chance::new(Seed::from_text(seed)))
}
