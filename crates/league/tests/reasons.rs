//! What is said for an option comes true when it is done.

use laws::Scenario;
use league::{Action, League};
use tabletop::{Chance, Config, Game, Seed, Silent, Viewer, Words};

#[test]
fn strikes_score_and_mending_heals_as_was_said() {
    let (mut strikes, mut mends) = (0, 0);
    for nth in 0..40 {
        let mut dice = Chance::stream(Seed([3; 32]), nth);
        let config = Config::new(2 + (nth % 3) as u8);
        let mut table = Scenario::<League>::opening(&config, &nth.to_string());
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
                let own = |view: &league::View| game.aids(view).players[seat.index()];
                match action {
                    Action::Strike(_) => {
                        let score = |view: &league::View| view.players[seat.index()].score;
                        let scored = i32::from(score(&later)) - i32::from(score(&view));
                        // The end of a round scores, too.
                        if later.round == view.round {
                            assert_eq!(scored, said("scores"), "{action:?}");
                            strikes += 1;
                        }
                    }
                    Action::Mend(_) if later.round == view.round => {
                        let (before, then) = (own(&view), own(&later));
                        let healed = then.vulnerabilities - before.vulnerabilities;
                        assert_eq!(i32::from(healed), said("heals"), "{action:?}");
                        let cleaned = then.clean - before.clean;
                        assert_eq!(i32::from(cleaned), said("cleans"), "{action:?}");
                        mends += 1;
                    }
                    _ => {}
                }
            }
            let menu = table.menu(seat);
            table.act(seat, *dice.pick(&menu));
        }
    }
    assert!(strikes > 20 && mends > 20, "{strikes} {mends}");
}
