//! What is said for an option comes true when it is done.

use frontline::{Action, FrontLine, Place};
use laws::Scenario;
use tabletop::cards::Set;
use tabletop::{Chance, Config, Game, Seed, Silent, Viewer, Words};

#[test]
fn prices_are_paid_and_techniques_are_covered_as_was_said() {
    let (mut paid, mut covered) = (0, 0);
    for nth in 0..30 {
        let mut dice = Chance::stream(Seed([3; 32]), nth);
        let mut table = Scenario::<FrontLine>::opening(&Config::new(2), &nth.to_string());
        while let Some(seat) = table.awaited().first() {
            let (game, state) = (table.game(), table.state());
            let view = game.view(state, Viewer::Seat(seat));
            for action in table.menu(seat) {
                let reasons = game.reasons(&view, &action);
                let said = |about: &str| {
                    let reason = reasons.iter().find(|it| it.about == about);
                    reason.map_or(0, |it| it.value)
                };
                let mut after = *state;
                game.apply(&mut after, seat, action, &mut Silent(&mut dice.clone()));
                let later = game.view(&after, Viewer::Seat(seat));
                let own = |view: &frontline::View| view.sides[seat.index()].clone();
                match action {
                    Action::Buy(_) | Action::Weaponise(_) if later.turn == view.turn => {
                        let spent = i32::from(own(&view).funds) - i32::from(own(&later).funds);
                        assert_eq!(spent, -said("price"), "{action:?}");
                        paid += 1;
                    }
                    Action::Set(_) => {
                        let ahead = &view.sides[1 - seat.index()].chain;
                        let stops = |view: &frontline::View| {
                            let mut all = Set::EMPTY;
                            for place in own(view).zone {
                                if let Place::Up { card, .. } | Place::Down { card, .. } = place {
                                    all = all.or(card.stops());
                                }
                            }
                            let to_come = all.iter();
                            let to_come =
                                to_come.filter(|card| card.stage().index() >= ahead.len());
                            to_come.count() as i32
                        };
                        assert_eq!(stops(&later) - stops(&view), said("covers"), "{action:?}");
                        covered += 1;
                    }
                    _ => {}
                }
            }
            let menu = table.menu(seat);
            table.act(seat, *dice.pick(&menu));
        }
    }
    assert!(paid > 50 && covered > 50, "{paid} {covered}");
}
