//! How long games take is what they really take: bots play them.

use std::ops::ControlFlow;

use bots::Level;
use catalog::Visitor;
use lab::{SimPlan, simulate};
use tabletop::{Config, Lawful, Seed, Words};

/// A few games of the shortest kind at each number of players: it is about minutes, not seconds.
const GAMES: u64 = 2;
/// What a few games may be off.
const SLACK: f64 = 0.4;

struct Lengths;

impl Visitor for Lengths {
    type Output = &'static [tabletop::Length];
    fn visit<G: Lawful + Words>(self) -> Self::Output {
        for length in G::LENGTHS {
            let config = length.config();
            assert!(G::new(&config).is_ok(), "{}: {config:?}", G::ID);
        }
        // Whoever says how long a game takes says it for every table.
        for players in G::PLAYERS.filter(|_| !G::LENGTHS.is_empty()) {
            let usual = Config::new(players);
            let known = G::LENGTHS.iter().any(|length| length.config() == usual);
            assert!(known, "{} with {players} players has no length", G::ID);
        }
        G::LENGTHS
    }
}

#[test]
fn games_are_as_long_as_they_say() {
    for game in catalog::ids() {
        let lengths = catalog::visit(game, Lengths).expect("ids are of games");
        let fewest = lengths.iter().map(|length| length.players).min();
        let short = |length: &&tabletop::Length| {
            // The longest games are a few of these, or like these at a larger table.
            Some(length.players) == fewest && length.waits < 250
        };
        for length in lengths.iter().filter(short) {
            let plan = SimPlan {
                game: (*game).to_owned(),
                config: length.config(),
                games: GAMES,
                seed: Seed::from_text("lengths"),
                bots: vec![Level::Greedy],
                threads: 0,
            };
            let report = simulate(&plan, &|_| ControlFlow::Continue(())).unwrap();
            let waits = report.mean_waits.expect("it is counted");
            let off = (waits / f64::from(length.waits) - 1.0).abs();
            assert!(off < SLACK, "{game} {:?}: {waits} waits", length.config());
        }
    }
}
