//! What a review names is found in the replay.

use std::fs;
use std::path::Path;

use catalog::{Care, Reviewing, replay, review};
use tabletop::Viewer;

#[test]
fn a_decision_is_made_by_the_step_after_the_one_at_which_it_is_asked_for() {
    let file = "tests/records/cyberwar-2.rules-2.json";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let record = fs::read_to_string(file).expect("a record can be read");
    let Reviewing { pieces, finish } = review(&record, Care::Usual).expect("it is a game of ours");
    let review = finish(pieces.into_iter().map(|piece| piece()).collect());
    assert!(!review.decisions.is_empty());
    for decision in &review.decisions {
        let viewer = Viewer::Seat(decision.seat);
        let replayed = replay(&record, viewer).expect("it is a game of ours");
        let asked = &replayed.steps[decision.step].scene;
        assert!(asked.awaited.contains(&decision.seat));
        let made = &replayed.steps[decision.step + 1];
        assert_eq!(made.seat, Some(decision.seat));
        assert_eq!(made.chose.as_ref(), Some(&decision.did));
    }
}
