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
use tabletop::{Lawful, Phrase, Seat, Viewer, Words};

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

/// English has other verbs for "you" than for a name, and "your" for "of you".
fn speaks_to_you(sentence: &str) -> bool {
    let words: Vec<&str> = sentence
        .split(|char: char| !char.is_alphanumeric())
        .collect();
    let agrees = |pair: &[&str]| match pair {
        ["you", verb] => !verb.ends_with('s') || *verb == "pass",
        _ => true,
    };
    let is_yours = |three: &[&str]| match three {
        [what, "of", "you"] => ["ahead", "both"].contains(what),
        _ => true,
    };
    words.windows(2).all(agrees) && words.windows(3).all(is_yours)
}

#[test]
fn every_sentence_of_every_situation_can_be_said_in_every_language() {
    struct Say<'a>(&'a Speech, &'a mut BTreeSet<String>);
    impl Visitor for Say<'_> {
        type Output = ();
        fn visit<G: Lawful + Words>(self) {
            situations::each::<G>(|at| {
                let game = at.game.game();
                let mut said: Vec<(Option<Seat>, Phrase)> = Vec::new();
                for told in &at.played.told {
                    said.push((told.viewer.seat(), game.event(&told.frame.event)));
                }
                for viewer in Viewer::during_play(game.seats()) {
                    let sight = at.game.sight(viewer);
                    let mut own = Vec::new();
                    let mut options = Vec::new();
                    for (action, answer) in &sight.menu {
                        own.push(game.action(&sight.view, action));
                        own.extend(game.sure(&sight.view, action));
                        let reasons = game.reasons(&sight.view, action).into_iter();
                        own.extend(reasons.map(|reason| reason.text));
                        match answer {
                            Ok(()) => options.push(*action),
                            Err(illegal) => own.push(G::refusal(illegal)),
                        }
                    }
                    own.push(game.prompt(&sight.view));
                    own.extend(game.describe(&sight.view));
                    own.extend(game.coach(&sight.view, &options).map(|it| it.text));
                    own.extend(game.verdict(&sight.view));
                    own.extend(game.aid_lines(&sight.view));
                    let standing = game.standing(&sight.view);
                    own.push(standing.goal);
                    own.extend(standing.scores.into_iter().map(|score| score.says));
                    said.extend(own.into_iter().map(|phrase| (viewer.seat(), phrase)));
                }
                for (you, phrase) in &said {
                    match self.0.say_to(phrase, *you) {
                        Ok(said) if speaks_to_you(&said) => {}
                        Ok(said) => drop(self.1.insert(format!("{}: {said}", phrase.key))),
                        Err(wrong) => drop(self.1.insert(wrong)),
                    }
                }
            });
        }
    }
    let mut wrong = BTreeSet::new();
    for language in languages() {
        let speech = Speech::of(&language, &files(&language));
        for game in kept() {
            catalog::visit(game, Say(&speech, &mut wrong)).expect("ids are of games");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
