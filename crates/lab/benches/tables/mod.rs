//! What is measured: every way to set up a game.

use bots::{Bot, Level, Plan, play_out};
use tabletop::{Chance, Config, Game, Seat, Seed, Silent, Viewer};

/// A game in one of its modes, for a number of players.
pub struct Setting {
    pub game: &'static str,
    pub mode: Option<&'static str>,
    pub config: Config,
}

impl Setting {
    pub fn name(&self) -> String {
        let mode = self.mode.map(|mode| format!(" {mode}")).unwrap_or_default();
        format!("{}{mode} {}p", self.game, self.config.players)
    }
}

pub fn all() -> Vec<Setting> {
    let mut settings = Vec::new();
    for info in catalog::games() {
        let game = info.id;
        if info.modes.is_empty() {
            settings.extend(
                (info.players.min..=info.players.max).map(|players| Setting {
                    game,
                    mode: None,
                    config: Config::new(players),
                }),
            );
        }
        for mode in info.modes {
            settings.extend((mode.min..=mode.max).map(|players| {
                let mut config = Config::new(players);
                for (switch, setting) in mode.set {
                    config = config.with(switch, *setting);
                }
                Setting {
                    game,
                    mode: Some(mode.id),
                    config,
                }
            }));
        }
    }
    settings
}

/// The first decision of a game.
pub struct Opening<G: Game> {
    pub game: G,
    state: G::State,
    view: G::View,
    seat: Seat,
}

impl<G: Game> Opening<G> {
    pub fn new(config: &Config) -> Opening<G> {
        let game = G::new(config).expect("the setting is one of the game's");
        let seed = Seed::from_text("speed");
        let state = game.setup(&mut Silent(&mut Chance::new(seed)));
        let seat = game.awaited(&state).first().expect("someone begins");
        let view = game.view(&state, Viewer::Seat(seat));
        Opening {
            game,
            state,
            view,
            seat,
        }
    }

    /// Decides so many times as this level does when it searches; how many games were imagined.
    pub fn search(&self, level: Level, times: u64) -> u64 {
        let seed = Seed::from_text("speed");
        let mut bot = Bot::with_plan(&self.game, level.plan().unhurried(), seed, 0);
        let search = |_| {
            bot.choose(&self.game, &self.view, self.seat);
            u64::from(bot.insight().iterations)
        };
        (0..times).map(search).sum()
    }

    /// Plays so many imagined games on without a tree, each as far as the search would.
    pub fn play_out(&self, times: u64) -> u64 {
        let Plan::Search(plan) = Level::Master.plan() else {
            unreachable!("a master searches");
        };
        let mut chance = Chance::new(Seed::from_text("speed"));
        for _ in 0..times {
            play_out(&self.game, &plan, &mut self.state.clone(), &mut chance);
        }
        times
    }
}
