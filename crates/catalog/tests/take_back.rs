//! Taking back by consent: the game stands as it stood before the decision, luck included, and the
//! record says so.

use std::fs;
use std::path::Path;

use catalog::debrief::account;
use catalog::{Visitor, visit};
use tabletop::{By, Did, Entry, Lawful, Match, Record, Refusal, Seat, Words};

/// Real games of every kind by today's rules.
fn records() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = fs::read_dir(folder).expect("the records are there");
    let mut records: Vec<(String, String)> = files
        .map(|file| file.expect("the folder can be read").path())
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a record can be read");
            (path.display().to_string(), text)
        })
        .collect();
    records.sort();
    records
}

fn game_of(record: &str) -> String {
    let head: serde_json::Value = serde_json::from_str(record).expect("it is a game of ours");
    head["game"]
        .as_str()
        .expect("it is a game of ours")
        .to_owned()
}

fn act<G: Words>(game: &mut Match<G>, entry: &Entry<G::Action>) {
    match entry.did {
        Did::Act(action) => assert!(game.act(entry.seat, action, entry.by, &[]).is_ok()),
        Did::Retract => assert!(game.retract(entry.seat, entry.by).is_ok()),
        Did::Undo => assert!(game.undo(entry.seat, entry.by).is_ok()),
        Did::TakeBack | Did::Redeal(_) => unreachable!("nobody did in the kept games"),
    }
}

/// Plays a part of the game, has each seat take back, and goes on as before.
struct BackAndOn<'a>(&'a str);

impl Visitor for BackAndOn<'_> {
    /// How often something was taken back.
    type Output = usize;

    fn visit<G: Lawful + Words>(self) -> usize {
        let record: Record<G::Action> = serde_json::from_str(self.0).expect("it is a game of ours");
        if record.rules != G::RULES {
            return 0;
        }
        let undone = |entry: &Entry<G::Action>| matches!(entry.did, Did::Undo);
        let mut times = 0;
        for seat in Seat::all(record.config.players) {
            // Up to where nobody has just undone anything.
            let undone = record.entries.iter().position(undone);
            let until = undone.unwrap_or(record.entries.len() * 2 / 3);
            let (mut game, _) =
                Match::<G>::new(&record.config, record.seed, &[]).expect("it is a game of ours");
            let mut states = vec![game.state().clone()];
            for entry in &record.entries[..until] {
                act(&mut game, entry);
                states.push(game.state().clone());
            }
            if !game.can_take_back(seat) {
                continue;
            }
            let Ok(played) = game.take_back(seat, By::Person) else {
                panic!("it was said to be possible");
            };
            let back_to = played.back_to.expect("it says how far");
            assert!(*game.state() == states[back_to]);
            assert_eq!(record.entries[back_to].seat, seat);
            // Nothing of the seat's was decided since but the parts of the same decision.
            let since = record.entries.iter().zip(&states);
            for (entry, state) in since.take(until).skip(back_to + 1) {
                let own = entry.seat == seat;
                assert!(!own || game.game().retract(state, seat).is_some());
            }
            // The same decisions lead to the same again: no die is rolled anew.
            for (entry, state) in record.entries[back_to..until]
                .iter()
                .zip(&states[back_to + 1..])
            {
                act(&mut game, entry);
                assert!(game.state() == state);
            }
            // And once more, from a record that holds one already.
            assert!(game.take_back(seat, By::Person).is_ok());
            assert!(*game.state() == states[back_to]);
            let kept = serde_json::to_string(game.record()).expect("it is a game of ours");
            let again: Record<G::Action> =
                serde_json::from_str(&kept).expect("it is a game of ours");
            let Ok(replay) = Match::<G>::replay(&again, &[], |_, _, _| ()) else {
                panic!("the record plays");
            };
            assert!(replay.game.state() == game.state());
            assert_eq!(replay.game.record().entries, game.record().entries);
            // What was taken back did not happen, for whoever looks back.
            let told = account(&kept, None).expect("it is a game of ours");
            assert!(told.incidents.iter().all(|it| it.step <= back_to));
            assert!(told.turns.iter().all(|it| it.step <= back_to));
            times += 1;
        }
        times
    }
}

#[test]
fn every_game_goes_back_to_before_a_decision_and_on_as_before() {
    let mut games = std::collections::BTreeMap::new();
    for (_, record) in records() {
        let game = game_of(&record);
        let times = visit(&game, BackAndOn(&record)).expect("it is a game of ours");
        *games.entry(game).or_insert(0) += times;
    }
    assert_eq!(games.len(), 5);
    assert!(games.values().all(|times| *times > 0), "{games:?}");
}

/// Nothing decided, nothing to take back; and what was taken back is not taken back again.
struct Nothing;

impl Visitor for Nothing {
    type Output = ();

    fn visit<G: Lawful + Words>(self) {
        let seed = tabletop::Seed::from_text("nothing");
        // As few as can play it.
        let (mut game, _) = (2..)
            .find_map(|players| Match::<G>::new(&tabletop::Config::new(players), seed, &[]).ok())
            .expect("somebody can play it");
        let refused = |game: &mut Match<G>, seat| {
            matches!(
                game.take_back(seat, By::Person),
                Err(Refusal::NothingToUndo)
            )
        };
        assert!(Seat::all(2).all(|seat| refused(&mut game, seat)));
        assert!(
            game.record().entries.is_empty(),
            "what is refused leaves no trace"
        );
        let seat = game
            .game()
            .awaited(game.state())
            .first()
            .expect("it is a game of ours");
        let action = game.game().fallback(game.state(), seat);
        assert!(game.act(seat, action, By::Person, &[]).is_ok());
        assert!(game.take_back(seat, By::Person).is_ok());
        assert!(refused(&mut game, seat));
    }
}

#[test]
fn nothing_is_taken_back_twice_or_before_anything_was_decided() {
    for game in ["ports", "placement", "league", "frontline", "cyberwar"] {
        visit(game, Nothing).expect("it is a game of ours");
    }
}
