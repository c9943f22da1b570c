//! What is sent is drawn at once, without making a scene first: both must say the same.

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
        for _ in 0..MOVES {
            for viewer in Viewer::during_play(game.seats()) {
                let at_once = serde_json::to_value(game.draw(viewer));
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
            let done = game.act(seat, &action, By::Person, &[]);
            done.expect("an entry of the menu can be done");
        }
    }
}
