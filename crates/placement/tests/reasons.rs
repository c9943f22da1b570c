//! What is said for an option comes true when it is done.

use laws::Scenario;
use placement::{Action, Placement};
use tabletop::{Chance, Config, Game, Seed, Silent, Viewer, Words};

#[test]
fn whoever_ends_a_payment_short_of_nothing_could_pay_the_next_attack() {
    let mut seen = 0;
    for nth in 0..20 {
        let mut dice = Chance::stream(Seed([3; 32]), nth);
        let mut table = Scenario::<Placement>::opening(&Config::new(3), &nth.to_string());
        while let Some(seat) = table.awaited().first() {
            let (game, state) = (table.game(), table.state());
            let view = game.view(state, Viewer::Seat(seat));
            for action in table.menu(seat) {
                let Action::Take(_) = action else { continue };
                let reasons = game.reasons(&view, &action);
                let Some(short) = reasons.iter().find(|it| it.about == "short") else {
                    continue;
                };
                let mut after = *state;
                game.apply(&mut after, seat, action, &mut Silent(&mut dice.clone()));
                let later = game.view(&after, Viewer::Seat(seat));
                // A site that leaks takes its attackers along.
                let security = |view: &placement::View| view.sites.each_ref().map(|it| it.security);
                if security(&later) != security(&view) {
                    continue;
                }
                let uses = game.aids(&later).cards;
                let payable = uses.iter().flat_map(|card| &card.uses).any(|it| it.payable);
                assert_eq!(payable, short.value == 0, "{short:?}");
                seen += 1;
            }
            let menu = table.menu(seat);
            table.act(seat, *dice.pick(&menu));
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn a_retreat_scores_as_was_said() {
    let mut scored = 0;
    for nth in 0..30 {
        let mut dice = Chance::stream(Seed([4; 32]), nth);
        let mut table = Scenario::<Placement>::opening(&Config::new(3), &nth.to_string());
        while let Some(seat) = table.awaited().first() {
            let (game, state) = (table.game(), table.state());
            let view = game.view(state, Viewer::Seat(seat));
            for action in table.menu(seat) {
                let Action::Retreat(_) = action else { continue };
                let reasons = game.reasons(&view, &action);
                let said = reasons.iter().find(|it| it.about == "points");
                let said = said.expect("of a retreat it is said what it scores");
                let mut after = *state;
                game.apply(&mut after, seat, action, &mut Silent(&mut dice.clone()));
                let later = game.view(&after, Viewer::Seat(seat));
                let points = |view: &placement::View| i32::from(view.crews[seat.index()].points);
                assert_eq!(points(&later) - points(&view), said.value, "{action:?}");
                scored += i32::from(said.value > 0);
            }
            let menu = table.menu(seat);
            table.act(seat, *dice.pick(&menu));
        }
    }
    assert!(scored > 20, "{scored}");
}
