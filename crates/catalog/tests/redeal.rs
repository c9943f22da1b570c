//! A moment dealt anew: to the seat all is as it was, and the record of it plays.

use tabletop::{Seat, Seed, Viewer};

/// Every so many-th moment of a record is tried.
const EVERY: usize = 9;

#[test]
fn a_moment_dealt_anew_looks_the_same_to_its_seat_and_can_be_played_again() {
    for game in catalog::ids() {
        let mut tried = 0;
        for (name, text) in situations::records(game).into_iter().take(12) {
            let record: serde_json::Value = serde_json::from_str(&text).expect("it is a record");
            let entries = record["entries"].as_array().map_or(0, Vec::len);
            for step in (0..entries).step_by(EVERY) {
                let mut cut = record.clone();
                cut["entries"]
                    .as_array_mut()
                    .expect("it has entries")
                    .truncate(step);
                let Ok(mut moment) = catalog::load(&cut.to_string()) else {
                    panic!("{game}, {name}: step {step} does not load");
                };
                for seat in Seat::all(moment.seats()) {
                    let seen = |of: &dyn catalog::AnyMatch| {
                        let scene = of.scene(Viewer::Seat(seat));
                        serde_json::to_string(&scene.view).expect("plain data")
                    };
                    let before = seen(&*moment);
                    moment.redeal(seat, Seed([tried as u8; 32]));
                    assert_eq!(
                        seen(&*moment),
                        before,
                        "{game}, {name}, step {step}, {seat}"
                    );
                    tried += 1;
                }
                let again = catalog::load(&moment.record());
                assert!(again.is_ok(), "{game}, {name}, step {step}");
            }
        }
        assert!(tried > 0, "{game} has moments");
    }
}
