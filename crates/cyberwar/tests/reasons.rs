//! What is said for an option comes true when it is done.

use cyberwar::{Action, Caught, CyberWar};
use laws::Scenario;
use tabletop::{Chance, Config, Game, Seed, Silent, Viewer, Words};

#[test]
fn a_defence_stops_as_many_attacks_as_was_said() {
    let mut seen = 0;
    for nth in 0..20 {
        let mut dice = Chance::stream(Seed([3; 32]), nth);
        let mut table = Scenario::<CyberWar>::opening(&Config::new(1), &nth.to_string());
        while let Some(seat) = table.awaited().first() {
            let (game, state) = (table.game(), table.state());
            let view = game.view(state, Viewer::Seat(seat));
            let stopped = |view: &cyberwar::View| {
                let attacks = &game.aids(view).sides[0].attacks;
                let caught = attacks
                    .iter()
                    .filter(|it| matches!(it.caught, Caught::By { .. }));
                caught.count() as i32
            };
            for action in table.menu(seat) {
                let (Action::Choose(_), Some(reason)) =
                    (action, game.reasons(&view, &action).pop())
                else {
                    continue;
                };
                let mut after = state.clone();
                game.apply(&mut after, seat, action, &mut Silent(&mut dice.clone()));
                let later = game.view(&after, Viewer::Seat(seat));
                assert_eq!(stopped(&later) - stopped(&view), reason.value, "{action:?}");
                seen += 1;
            }
            let menu = table.menu(seat);
            table.act(seat, *dice.pick(&menu));
        }
    }
    assert!(seen > 100, "{seen}");
}
