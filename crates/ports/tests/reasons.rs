//! What is said for an option comes true when it is done.

use laws::Scenario;
use ports::Ports;
use tabletop::{Chance, Config, Game, Seed, Silent, Viewer, Words};

#[test]
fn captures_are_worth_as_much_more_as_was_said() {
    let mut seen = 0;
    for nth in 0..60 {
        let mut dice = Chance::stream(Seed([3; 32]), nth);
        // With names up, more of the field is known.
        let config = Config::new(3).with("captures-name-up", nth % 2 == 0);
        let mut table = Scenario::<Ports>::opening(&config, &nth.to_string());
        while let Some(seat) = table.awaited().first() {
            let (game, state) = (table.game(), table.state());
            let view = game.view(state, Viewer::Seat(seat));
            let score = |view: &ports::View| game.aids(view).collecting[seat.index()].score;
            for action in table.menu(seat) {
                for reason in game.reasons(&view, &action) {
                    let mut after = state.clone();
                    game.apply(&mut after, seat, action, &mut Silent(&mut dice.clone()));
                    let later = game.view(&after, Viewer::Seat(seat));
                    let captures = |view: &ports::View| view.captures[seat.index()].len() as i32;
                    match reason.about {
                        "points" => {
                            let gained = score(&later).zip(score(&view)).map(|(a, b)| a - b);
                            assert_eq!(gained, Some(reason.value), "{reason:?}");
                            seen += 1;
                        }
                        "captures" if reason.value > 0 => {
                            assert_eq!(captures(&later) - captures(&view), reason.value);
                            seen += 1;
                        }
                        _ => {}
                    }
                }
            }
            let menu = table.menu(seat);
            table.act(seat, *dice.pick(&menu));
        }
    }
    assert!(seen > 100, "{seen}");
}
