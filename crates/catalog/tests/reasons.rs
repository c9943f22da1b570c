//! Why an option is good: what games say for it holds by its own numbers, and every text of it is said
//! somewhere.

use std::collections::BTreeSet;

use catalog::Visitor;
use laws::texts::messages;
use tabletop::{Arg, Lawful, Phrase, Reason, Viewer, Words, telling};

/// The numbers that a phrase comes with, by name.
fn number(phrase: &Phrase, name: &str) -> Option<i32> {
    phrase.args.iter().find_map(|(own, arg)| match arg {
        Arg::Number(number) if own == name => Some(*number),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Phrase(_) | Arg::List(_) => None,
    })
}

/// What is wrong with a reason.
fn wrong(reason: &Reason) -> Option<&'static str> {
    let text = &reason.text;
    let numbers: Vec<i32> = text
        .args
        .iter()
        .filter_map(|(name, _)| number(text, name))
        .collect();
    if let (Some(count), Some(all)) = (number(text, "count"), number(text, "all"))
        && count > all
    {
        return Some("more of something than there is");
    }
    let size = reason.value.abs();
    // Some numbers are made of two that are said: a difference, or so much for each.
    let made_of_two = || {
        let mut pairs = numbers
            .iter()
            .flat_map(|a| numbers.iter().map(move |b| (a, b)));
        pairs.any(|(a, b)| (a - b).abs() == size || a * b == size)
    };
    let is_said = size <= 1 || numbers.iter().any(|it| it.abs() == size) || made_of_two();
    let is_in_words = numbers.is_empty()
        || text
            .args
            .iter()
            .any(|(_, arg)| matches!(arg, Arg::Phrase(_)));
    (!is_said && !is_in_words).then_some("it counts for more than it says")
}

struct Said<'a>(&'a mut BTreeSet<String>, &'a mut BTreeSet<String>);

impl Visitor for Said<'_> {
    type Output = ();
    fn visit<G: Lawful + Words>(self) {
        let Said(keys, faults) = self;
        situations::each::<G>(|at| {
            let game = at.game.game();
            for viewer in Viewer::during_play(game.seats()) {
                let sight = at.game.sight(viewer);
                let options = sight.menu.iter().filter(|(_, answer)| answer.is_ok());
                let reasons: Vec<Vec<Reason>> = options
                    .map(|(action, _)| game.reasons(&sight.view, action))
                    .collect();
                for reason in reasons.iter().flatten() {
                    keys.insert(reason.text.key.to_string());
                    if let Some(wrong) = wrong(reason) {
                        faults.insert(format!("{reason:?}: {wrong}"));
                    }
                }
                for own in &reasons {
                    let abouts: BTreeSet<&str> = own.iter().map(|it| it.about).collect();
                    if abouts.len() < own.len() {
                        faults.insert(format!("{own:?}: the same is said twice"));
                    }
                    assert!(telling(own.clone(), own).is_empty());
                }
            }
        });
    }
}

#[test]
fn every_reason_holds_by_its_own_numbers_and_every_one_is_given_somewhere() {
    let (mut said, mut faults) = (BTreeSet::new(), BTreeSet::new());
    for game in catalog::ids() {
        catalog::visit(game, Said(&mut said, &mut faults)).expect("ids are of games");
    }
    assert!(faults.is_empty(), "{faults:#?}");
    for game in catalog::ids() {
        let texts = messages("en", &format!("{game}.ftl"));
        let own = texts
            .into_keys()
            .filter(|key| key.starts_with(&format!("{game}-why-")));
        let own: Vec<String> = own.collect();
        assert!(!own.is_empty(), "{game} gives no reasons");
        let unsaid: Vec<&String> = own.iter().filter(|key| !said.contains(*key)).collect();
        assert!(unsaid.is_empty(), "nobody ever says {unsaid:?}");
    }
}
