//! Fair sides: who is asked first, and on which seat one sits, changes nothing for identical bots.
//!
//! Tolerance: each seat's share of the wins may lie three standard deviations of an even split from
//! it. Of some sixty shares none does so by chance more than about once in six other seeds; the seed
//! is fixed, so the test is not a matter of luck.

use bots::{Bot, Glance, Plan};
use catalog::Visitor;
use tabletop::{Chance, Config, Game, Lawful, Mastery, Outcome, Seat, Seed, Silent, Viewer, Words};

/// How far a share may be from even, in standard deviations.
const FAR: f64 = 3.0;

/// Bots that look as far as greedy ones, into fewer worlds.
const PLAN: Plan = Plan::Greedy(Glance {
    mastery: Mastery::FULL,
    attention: 100,
    worlds: 2,
    reach: 16,
});

/// Who of those who decide at the same time is asked first.
#[derive(Clone, Copy, Debug)]
enum Asked {
    First,
    Last,
}

fn play<G: Game>(game: &G, nth: u64, asked: Asked) -> Outcome {
    let mut chance = Chance::stream(Seed::from_text("fair"), nth);
    let mut bots: Vec<Bot<G>> = (0..game.seats())
        .map(|_| Bot::with_plan(game, PLAN, chance.seed(), 0))
        .collect();
    let mut state = game.setup(&mut Silent(&mut chance));
    loop {
        let mut awaited = game.awaited(&state).iter();
        let next = match asked {
            Asked::First => awaited.next(),
            Asked::Last => awaited.last(),
        };
        let Some(seat) = next else {
            return game.outcome(&state).expect("nobody is awaited");
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(game, &view, seat);
        game.apply(&mut state, seat, action, &mut Silent(&mut chance));
    }
}

/// Every seat has its share, whoever is asked first.
fn split<G: Game>(config: &Config, games: u64) {
    let game = G::new(config).expect("the game takes the table");
    let fair = 1.0 / f64::from(game.seats());
    for asked in [Asked::First, Asked::Last] {
        let mut wins = vec![0.0; game.seats().into()];
        let mut squares = 0.0;
        for nth in 0..games {
            let outcome = play(&game, nth, asked);
            for seat in Seat::all(game.seats()) {
                let share = outcome.share(seat);
                wins[seat.index()] += share;
                squares += (share - fair).powi(2);
            }
        }
        let count = games as f64;
        let deviation = (squares / (count * wins.len() as f64) / count).sqrt();
        let far = |wins: &f64| (wins / count - fair).abs() / deviation;
        let told = format!("{} {config:?} {asked:?}: {wins:?} of {games}", G::ID);
        assert!(wins.iter().all(|wins| far(wins) <= FAR), "{told}");
    }
}

fn check(game: &str, tables: &[Config], games: u64) {
    struct Split<'a>(&'a Config, u64);
    impl Visitor for Split<'_> {
        type Output = ();
        fn visit<G: Lawful + Words>(self) {
            split::<G>(self.0, self.1);
        }
    }
    for config in tables {
        catalog::visit(game, Split(config, games)).expect("there is such a game");
    }
}

#[test]
fn identical_bots_split_ports_evenly() {
    check("ports", &[2, 3, 4, 5, 6].map(Config::new), 300);
}

#[test]
fn identical_bots_split_placement_evenly() {
    check("placement", &[3, 4].map(Config::new), 24);
}

#[test]
fn identical_bots_split_league_evenly() {
    check("league", &[2, 3, 4].map(Config::new), 60);
}

#[test]
fn identical_bots_split_frontline_evenly() {
    let on = |switch| Config::new(2).with(switch, true);
    let tables = [Config::new(2), on("resolve-both"), on("secret-plans")];
    check("frontline", &tables, 120);
}

#[test]
fn identical_bots_split_a_draft_evenly() {
    check("cyberwar", &[2, 3, 4].map(Config::new), 300);
}

/// Both play both roles.
#[test]
fn identical_bots_split_red_and_blue_evenly_when_they_change_roles() {
    let table = Config::new(2)
        .with("mode", "red-blue")
        .with("roles", "both");
    check("cyberwar", &[table], 300);
}
