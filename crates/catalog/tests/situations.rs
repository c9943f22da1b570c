//! The situations that tests start from: kept for every game of the list, and true.
#![allow(
    clippy::print_stderr,
    reason = "whoever harvests wants to see how it goes"
)]

use std::collections::BTreeSet;
use std::env;

use catalog::Visitor;
use laws::texts::{Speech, all_messages, files, languages};
use situations::{Harvest, Patience};
use tabletop::{Lawful, Phrase, Viewer, Words};

/// Set to harvest anew: to the id of a game, or to nothing for all games.
const HARVEST: &str = "HARVEST_SITUATIONS";

const PATIENCE: Patience = Patience {
    dry: 40_000,
    most: 250_000,
};

struct Write;

impl Visitor for Write {
    type Output = ();
    fn visit<G: Lawful + Words>(self) {
        let harvest = Harvest::<G>::new(PATIENCE);
        let kinds = harvest.met().len();
        let records = situations::write(&harvest);
        eprintln!("{}: {kinds} kinds in {records} records", G::ID);
    }
}

/// Before anything else looks at what is kept.
fn kept() -> &'static [&'static str] {
    static HARVESTED: std::sync::Once = std::sync::Once::new();
    HARVESTED.call_once(|| {
        let Ok(which) = env::var(HARVEST) else {
            return;
        };
        for game in catalog::ids() {
            if which.is_empty() || which == *game {
                catalog::visit(game, Write).expect("ids are of games");
            }
        }
    });
    catalog::ids()
}

#[test]
fn every_situation_is_where_the_index_says() {
    struct Misplaced;
    impl Visitor for Misplaced {
        type Output = Vec<String>;
        fn visit<G: Lawful + Words>(self) -> Vec<String> {
            situations::misplaced::<G>()
        }
    }
    for game in kept() {
        let misplaced = catalog::visit(game, Misplaced).expect("ids are of games");
        assert!(
            misplaced.is_empty(),
            "{game}: run `cargo xtask situations` and keep what it writes; misplaced are {misplaced:?}"
        );
    }
}

#[test]
fn every_table_there_is_has_a_situation() {
    struct Tables;
    impl Visitor for Tables {
        type Output = Vec<String>;
        fn visit<G: Lawful + Words>(self) -> Vec<String> {
            let tables = situations::tables::<G>();
            let names = tables.iter().flat_map(situations::kinds::of_table::<G>);
            let ends = G::PLAYERS.map(|players| format!("over players {players}"));
            names.chain(ends).collect()
        }
    }
    for game in kept() {
        let index = situations::index(game);
        for kind in catalog::visit(game, Tables).expect("ids are of games") {
            assert!(index.contains_key(&kind), "{game} has no '{kind}'");
        }
    }
}

/// The texts of events and refusals of a game, and of what else is only ever said in play.
fn texts_of_play(game: &str) -> BTreeSet<String> {
    let families = [
        "prompt-",
        "wait-",
        "watch-",
        "act-",
        "event-",
        "log-",
        "no-",
        "coach-",
        "describe-",
        "verdict-",
    ];
    let of_play = |key: &String| {
        let rest = key.strip_prefix(game).and_then(|key| key.strip_prefix('-'));
        rest.is_some_and(|rest| families.iter().any(|family| rest.starts_with(family)))
    };
    let texts = all_messages("en", &[&format!("{game}.ftl")]);
    texts.into_keys().filter(of_play).collect()
}

#[test]
fn every_text_of_play_is_reached_or_known_not_to_be() {
    let mut wrong = Vec::new();
    for game in kept() {
        let index = situations::index(game);
        let said: BTreeSet<&str> = index
            .keys()
            .flat_map(|kind| kind.split_whitespace().skip(1))
            .collect();
        let unreached = situations::unreached(game);
        for key in texts_of_play(game) {
            match (said.contains(key.as_str()), unreached.get(&key)) {
                (true, None) | (false, Some(_)) => {}
                (false, None) => wrong.push(format!("{key} is reached by no situation")),
                (true, Some(_)) => wrong.push(format!("{key} is reached, and listed as not")),
            }
        }
        let texts = texts_of_play(game);
        let gone = unreached.into_keys().filter(|key| !texts.contains(key));
        wrong.extend(gone.map(|key| format!("{key} is listed as not reached, and no text")));
    }
    assert!(
        wrong.is_empty(),
        "run `cargo xtask situations`; what it cannot come to is listed, with the reason, in \
         crates/situations/kept/<game>/unreached.txt:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn every_sentence_of_every_situation_can_be_said_in_every_language() {
    struct Say<'a>(&'a Speech);
    impl Visitor for Say<'_> {
        type Output = ();
        fn visit<G: Lawful + Words>(self) {
            situations::each::<G>(|at| {
                let game = at.game.game();
                let mut said: Vec<Phrase> = Vec::new();
                for told in &at.played.told {
                    said.push(game.event(&told.frame.event));
                }
                for viewer in Viewer::during_play(game.seats()) {
                    let sight = at.game.sight(viewer);
                    let mut options = Vec::new();
                    for (action, answer) in &sight.menu {
                        said.push(game.action(&sight.view, action));
                        match answer {
                            Ok(()) => options.push(*action),
                            Err(illegal) => said.push(G::refusal(illegal)),
                        }
                    }
                    said.push(game.prompt(&sight.view));
                    said.extend(game.describe(&sight.view));
                    said.extend(game.coach(&sight.view, &options));
                    said.extend(game.verdict(&sight.view));
                    let standing = game.standing(&sight.view);
                    said.push(standing.goal);
                    said.extend(standing.scores.into_iter().map(|score| score.says));
                }
                for phrase in &said {
                    if let Err(wrong) = self.0.say(phrase) {
                        panic!("{} after {}: {wrong}", at.record, at.entry);
                    }
                }
            });
        }
    }
    for language in languages() {
        let speech = Speech::of(&language, &files(&language));
        for game in kept() {
            catalog::visit(game, Say(&speech)).expect("ids are of games");
        }
    }
}
