//! What is sent is drawn at once, without making a scene first, and what has not changed is not drawn
//! again: all must say the same.

use catalog::Seen;
use tabletop::{By, Chance, Config, Seat, Seed, Viewer};

/// Enough to come to every part of a turn.
const MOVES: usize = 150;

#[test]
fn a_scene_is_the_same_drawn_at_once() {
    for info in catalog::games() {
        let config = Config::new(info.players.min);
        let seed = Seed::from_text("drawn");
        let mut game = catalog::open(info.id, &config, seed).expect("it can be set up");
        let mut dice = Chance::new(seed);
        let viewers = Viewer::during_play(game.seats());
        let mut seen: Vec<Option<Seen>> = vec![None; viewers.len()];
        for _ in 0..MOVES {
            for (&viewer, last) in viewers.iter().zip(&mut seen) {
                let gone_on = game.draw(viewer, last.as_ref());
                assert_eq!(gone_on, game.draw(viewer, None), "{}", info.id);
                *last = Some(gone_on.seen().clone());
                let at_once = serde_json::to_value(game.draw(viewer, None));
                let made = serde_json::to_value(game.scene(viewer).draw());
                let [at_once, made] = [at_once, made].map(|json| json.expect("it is JSON"));
                assert_eq!(at_once, made, "{}", info.id);
            }
            let awaited: Vec<Seat> = game.awaited().iter().collect();
            if awaited.is_empty() {
                break;
            }
            let seat = *dice.pick(&awaited);
            let mut menu = game.scene(Viewer::Seat(seat)).menu;
            menu.retain(|choice| choice.no.is_none());
            let action = dice.pick(&menu).answer();
            let done = game.act(seat, &action, By::Person, &viewers);
            let done = done.expect("an entry of the menu can be done");
            for (viewer, frame) in done.frames {
                let at = viewers.iter().position(|each| *each == viewer);
                seen[at.expect("a viewer who was to be told")] = Some(frame.seen);
            }
        }
    }
}
