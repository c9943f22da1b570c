//! Whatever a viewer may not know can be dealt anew without the viewer noticing: view, menu and
//! explained refusals stay equal. After the same action with the same chance in both worlds, if the
//! views are equal, so is all the viewer is told, in number and order, and all that is offered.
//!
//! And of a step that a viewer's view does not show, nothing at all reaches the viewer: not even
//! that there was one ([`unnoticed`]).
//!
//! The views are those after the step and those that came with each event on the way: a player who
//! was rightly shown a card for a moment can tell the worlds apart from then on. Whether it was
//! rightly shown is judged at that moment, by dealing anew in the middle of the step.
//!
//! Pairs of worlds that differ in nothing, or that no step leaves comparable, would show nothing:
//! [`floors`] sees to it.

use std::fmt::Display;

use tabletop::{
    Chance, Fortune, Lawful, Luck, Match, Place, Seat, Sight, Table, Told, Undos, Viewer,
};

use crate::difference::difference;
use crate::law::{Law, Verdict};
use crate::laws::quiet;
use crate::look::differs;
use crate::position::{Position, Step, menu, step, told_differently};
use crate::report::Tally;
use crate::trial::Trial;

const LAW: Law = Law::Leak;

/// How many steps two worlds are followed while they stay alike.
const DEPTH: usize = 2;

pub(crate) fn at<G: Lawful>(
    position: &Position<'_, G>,
    viewer: Viewer,
    trial: &mut Trial,
) -> Verdict {
    let Position { game, state, .. } = *position;
    if game.awaited(state).is_empty() {
        return Ok(()); // All may be shown now.
    }
    trial.tests(LAW);
    let other = game.redeal(state, viewer, &mut trial.dice);
    trial.tally.redeals += 1;
    trial.tally.changed += u64::from(other != *state);
    let sights = [state, &other].map(|world| Sight::of(game, world, viewer, false));
    alike(viewer, sights, "re-dealt")?;
    follow(position, viewer, other, trial)
}

/// Takes the same steps in both worlds for as long as the viewer cannot tell them apart.
fn follow<G: Lawful>(
    position: &Position<'_, G>,
    viewer: Viewer,
    other: G::State,
    trial: &mut Trial,
) -> Verdict {
    let game = position.game;
    let mut worlds = [position.state.clone(), other];
    let mut luck = position.luck.clone();
    let mut undos = [Undos::default(), Undos::default()];
    for _ in 0..DEPTH {
        let awaited: Vec<Seat> = game.awaited(&worlds[0]).iter().collect();
        if awaited.is_empty() {
            break;
        }
        trial.tally.twin_steps += 1;
        let seat = trial.pick(&awaited);
        let mut menu = menu(game, &worlds[0], seat);
        menu.retain(|action| game.check(&worlds[1], seat, action).is_ok());
        if menu.is_empty() {
            break;
        }
        let decision = (seat, trial.pick(&menu));
        let [one, two] = worlds
            .each_ref()
            .map(|world| step(game, world, &luck, decision, &[viewer]));
        quiet::twins(game, viewer, [&one, &two], trial)?;
        for ((undos, before), step) in undos.iter_mut().zip(&worlds).zip([&one, &two]) {
            undos.moved(game, seat, [before, &step.after], step.quiet);
        }
        let comparable = !shown_differently(game, viewer, [&one, &two]);
        if comparable {
            trial.tally.comparable += 1;
            told_alike(game, viewer, [&one, &two], &undos)?;
        }
        quiet::foretold(viewer, [&one, &two], trial)?;
        if !comparable {
            break;
        }
        luck = one.luck;
        worlds = [one.after, two.after];
    }
    Ok(())
}

/// Whether the viewer saw a difference after the step or on the way.
fn shown_differently<G: Lawful>(game: &G, viewer: Viewer, [one, two]: [&Step<G>; 2]) -> bool {
    let mut frames = one.told.iter().zip(&two.told);
    frames.any(|(one, two)| one.frame.view != two.frame.view)
        || game.view(&one.after, viewer) != game.view(&two.after, viewer)
}

/// All views of the step are equal: so must be everything else that reaches the viewer.
fn told_alike<G: Lawful>(
    game: &G,
    viewer: Viewer,
    [one, two]: [&Step<G>; 2],
    undos: &[Undos<G>; 2],
) -> Verdict {
    let by = format!("seat {}, {:?}", one.seat, one.action);
    if let Some(difference) = told_differently(&one.told, &two.told) {
        return LAW.broken(format!(
            "{by}: {viewer:?} is told different things about worlds that look the same:\n{difference}"
        ));
    }
    if game.awaited(&one.after).is_empty() && game.awaited(&two.after).is_empty() {
        return Ok(());
    }
    let [first, second] = undos;
    let sights = [(one, first), (two, second)].map(|(step, undos)| {
        let can_undo = viewer.seat().is_some_and(|seat| undos.offered_to(seat));
        Sight::of(game, &step.after, viewer, can_undo)
    });
    alike(viewer, sights, &by)
}

fn alike<G: Lawful>(viewer: Viewer, [one, other]: [Sight<G>; 2], by: &str) -> Verdict {
    match differs(&one, &other) {
        None => Ok(()),
        Some(difference) => LAW.broken(format!(
            "{by}: {viewer:?} can tell worlds apart that differ only in what is hidden: {difference}"
        )),
    }
}

/// All that everyone but `seat` may know, before it takes a step.
pub(crate) fn watching<G: Lawful>(game: &Match<G>, seat: Seat) -> Vec<(Viewer, Sight<G>)> {
    Viewer::during_play(game.game().seats())
        .into_iter()
        .filter(|&viewer| viewer != Viewer::Seat(seat))
        .map(|viewer| (viewer, game.sight(viewer)))
        .collect()
}

/// Of a step that a viewer's view does not show, nothing reaches the viewer.
pub(crate) fn unnoticed<G: Lawful>(
    before: &[(Viewer, Sight<G>)],
    after: &Match<G>,
    told: &[Told<G>],
    by: &str,
    trial: &mut Trial,
) -> Verdict {
    for (viewer, before) in before {
        if after.game().view(after.state(), *viewer) != before.view {
            continue;
        }
        trial.tests(LAW);
        if let Some(told) = told.iter().find(|told| told.viewer == *viewer) {
            return LAW.broken(format!(
                "{by}: {viewer:?} sees no difference and is told {:?}",
                told.frame.event
            ));
        }
        if let Some(difference) = differs(before, &after.sight(*viewer)) {
            return LAW.broken(format!(
                "{by}: {viewer:?} sees no difference and notices something: {difference}"
            ));
        }
    }
    Ok(())
}

/// Judges the views that come with the events of a step, each at its moment.
pub(crate) fn during<G: Lawful>(
    position: &Position<'_, G>,
    decision: &Step<G>,
    viewer: Viewer,
    trial: &mut Trial,
) -> Verdict {
    let mut table = Dealing {
        luck: position.luck.clone(),
        viewer,
        dice: &mut trial.dice,
        verdict: Ok(()),
    };
    let mut state = position.state.clone();
    let Step { seat, action, .. } = *decision;
    position.game.apply(&mut state, seat, action, &mut table);
    table.verdict
}

/// A table where the world is dealt anew at every event.
struct Dealing<'a> {
    luck: Luck,
    viewer: Viewer,
    dice: &'a mut Chance,
    verdict: Verdict,
}

impl<G: Lawful> Table<G> for Dealing<'_> {
    fn luck(&mut self, place: Place) -> &mut Chance {
        self.luck.at(place)
    }

    fn reshuffled(&mut self, place: Place) {
        self.luck.reshuffled(place);
    }

    fn tell(&mut self, game: &G, state: &G::State, event: impl Fn(Viewer) -> Option<G::Event>) {
        if let Some(event) = event(self.viewer) {
            self.look(game, state, &format_args!("{event:?}"));
        }
    }

    fn with_that(&mut self, game: &G, state: &G::State) {
        self.look(game, state, &"the end of a turn");
    }

    fn reveal(&mut self) {}
}

impl Dealing<'_> {
    /// What the viewer sees at this moment must be the same in the other world.
    fn look<G: Lawful>(&mut self, game: &G, state: &G::State, at: &dyn Display) {
        if self.verdict.is_err() {
            return;
        }
        let viewer = self.viewer;
        let other = game.redeal(state, viewer, self.dice);
        let [one, other] = [state, &other].map(|world| game.view(world, viewer));
        if one != other {
            let difference = difference(&one, &other);
            self.verdict = LAW.broken(format!(
                "{viewer:?} sees something hidden at {at}:\n{difference}"
            ));
        }
    }
}

/// Too few pairs to judge shares by.
const FEW: u64 = 100;

/// The pairs of worlds were worth comparing.
pub(crate) fn floors(tally: &Tally, changed: f64, comparable: f64) -> Verdict {
    if tally.redeals >= FEW && tally.changed_share() < changed {
        LAW.broken(format!(
            "only {:.1} % of the re-dealt worlds differ from the original; at least {:.1} % must",
            100.0 * tally.changed_share(),
            100.0 * changed
        ))?;
    }
    if tally.twin_steps >= FEW && tally.comparable_share() < comparable {
        LAW.broken(format!(
            "only {:.1} % of the steps leave re-dealt worlds comparable; at least {:.1} % must",
            100.0 * tally.comparable_share(),
            100.0 * comparable
        ))?;
    }
    Ok(())
}
