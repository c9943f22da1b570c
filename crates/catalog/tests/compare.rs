//! Tables of the same deal are compared decision by decision.

use catalog::debrief::{Account, Debrief, Parting, ScreenKind, account};
use catalog::{Visitor, visit};
use laws::texts::{Speech, languages};
use tabletop::{By, Config, Lawful, Match, Phrase, Seed, Words};

/// A game by people, who choose the nth thing they may; the first to be asked chooses otherwise.
struct Play {
    seed: &'static str,
    /// What the first decision is.
    first: usize,
    by: By,
    /// So many decisions are made, or as many as there are.
    most: usize,
}

impl Visitor for Play {
    type Output = String;

    fn visit<G: Lawful + Words>(self) -> String {
        // As few as can play it.
        let (mut game, _) = (2..)
            .find_map(|players| {
                Match::<G>::new(&Config::new(players), Seed::from_text(self.seed), &[]).ok()
            })
            .expect("somebody can play it");
        for nth in 0..self.most {
            let Some(seat) = game.game().awaited(game.state()).first() else {
                break;
            };
            let mut all = Vec::new();
            game.game().candidates(game.state(), seat, &mut all);
            all.retain(|action| game.game().check(game.state(), seat, action).is_ok());
            // Somewhere in the middle of all there is, the same at every table.
            let chosen = if nth == 0 { self.first } else { nth * 7 };
            let action = all[chosen % all.len()];
            assert!(game.act(seat, action, self.by, &[]).is_ok());
        }
        serde_json::to_string(game.record()).expect("it is a game of ours")
    }
}

fn played(game: &str, first: usize) -> Account {
    of(game, "a deal", first, By::Person, 400)
}

fn of(game: &str, seed: &'static str, first: usize, by: By, most: usize) -> Account {
    let play = Play {
        seed,
        first,
        by,
        most,
    };
    account(&visit(game, play).expect("it is a game of ours"), None).expect("it is a game of ours")
}

const GAME: &str = "frontline";

fn chosen(parting: &Parting) -> Vec<Vec<usize>> {
    let tables = |choice: &catalog::debrief::Chosen| {
        let tables = choice.tables.iter();
        tables.map(|came| came.table).collect()
    };
    parting.choices.iter().map(tables).collect()
}

#[test]
fn tables_of_the_same_deal_are_grouped_by_what_they_chose_at_the_same_point() {
    let tables = [played(GAME, 0), played(GAME, 1), played(GAME, 0)];
    let debrief = Debrief::of(&tables);
    let [parting] = debrief.partings.as_slice() else {
        panic!("they parted once: {:?}", debrief.partings);
    };
    assert_eq!(chosen(parting), [vec![0, 2], vec![1]]);
    let came = &parting.choices[0].tables[0];
    assert_eq!(came.step, 1);
    let scores = &debrief.tables[0].result.scores;
    assert_eq!(came.score, scores[parting.seat.index()]);
    // The sheet has a line for each table.
    assert_eq!(debrief.compared.rows.len(), 3);
    let shown = debrief.screens.iter();
    let shown = shown.filter(|screen| screen.kind == ScreenKind::Parting);
    assert_eq!(shown.count(), 1);
    assert_eq!(debrief.questions[0].ask.key, "debrief-ask-parted");
}

#[test]
fn tables_of_other_deals_and_those_that_chose_the_same_are_not_compared() {
    let other = of(GAME, "another deal", 1, By::Person, 400);
    let apart = Debrief::of(&[played(GAME, 0), other]);
    assert!(apart.partings.is_empty());
    assert_eq!(apart.compared.rows.len(), 0);
    let alike = Debrief::of(&[played(GAME, 0), played(GAME, 0)]);
    assert!(alike.partings.is_empty());
    assert!(Debrief::of(&[played(GAME, 0)]).partings.is_empty());
}

#[test]
fn what_bots_chose_is_nobodys_to_explain() {
    let bots = |first| of(GAME, "a deal", first, By::Bot, 400);
    assert!(Debrief::of(&[bots(0), bots(1)]).partings.is_empty());
}

#[test]
fn what_came_of_an_early_end_is_how_it_stood() {
    let account = of(GAME, "a deal", 0, By::Person, 9);
    assert!(!account.result.over);
    assert_eq!(account.result.scores.len(), 2);
    assert!(account.result.verdict.is_empty());
    let debrief = Debrief::of(&[account]);
    let result = &debrief.screens[0];
    assert_eq!(result.kind, ScreenKind::Result);
    let keys: Vec<&str> = (result.lines.iter())
        .map(|line| line.text.key.as_ref())
        .collect();
    assert_eq!(keys, ["debrief-not-over", "debrief-score", "debrief-score"]);
}

fn said(debrief: &Debrief) -> Vec<&Phrase> {
    let screens = debrief.screens.iter();
    let said = screens.flat_map(|screen| {
        let lines = screen.lines.iter().map(|line| &line.text);
        [&screen.title].into_iter().chain(lines)
    });
    said.collect()
}

#[test]
fn every_game_can_be_compared_in_every_language() {
    for game in ["ports", "placement", "league", "frontline", "cyberwar"] {
        let debrief = Debrief::of(&[0, 1, 2].map(|first| played(game, first)));
        assert!(!debrief.partings.is_empty(), "{game}");
        for language in languages() {
            let files: Vec<String> = laws::texts::files(&language);
            let speech = Speech::of(&language, &files);
            for phrase in said(&debrief) {
                if let Err(why) = speech.say(phrase) {
                    panic!("{game}, {language}: {why}");
                }
            }
        }
    }
}
