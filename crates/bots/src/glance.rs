//! Greedy play: what each option leads to before anyone else decides.

use tabletop::{Chance, Game, Seat, Seats, Silent};

use crate::Position;
use crate::insight::{Insight, Weighed};
use crate::plan::Glance;

/// Weighs each option by its mean worth over a number of imagined worlds, the same for all.
pub(crate) fn weigh<G: Game>(
    plan: &Glance,
    position: &Position<'_, G>,
    options: &[G::Action],
    chance: &mut Chance,
    insight: &mut Insight<G::Action>,
) {
    insight
        .weighed
        .extend(options.iter().map(|&action| Weighed {
            action,
            visits: plan.worlds,
            value: 0.0,
        }));
    insight.iterations = plan.worlds;
    let mut turn = Turn {
        game: position.game,
        seat: position.seat,
        jointly: false,
        chance,
        spare: Vec::new(),
    };
    for _ in 0..plan.worlds {
        let world = position.imagine(turn.chance);
        let world = position.game.unsealed(world, position.seat);
        turn.jointly = position.game.awaited(&world) != Seats::one(position.seat);
        for weighed in &mut insight.weighed {
            let worth = turn.after(&world, weighed.action, plan.reach);
            weighed.value += f64::from(worth) / f64::from(plan.worlds);
        }
    }
}

/// The rest of one's own turn.
struct Turn<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    /// Others decide at the same time.
    jointly: bool,
    chance: &'a mut Chance,
    /// Menus to be used again.
    spare: Vec<Vec<G::Action>>,
}

impl<G: Game> Turn<'_, G> {
    fn after(&mut self, state: &G::State, action: G::Action, reach: u32) -> i32 {
        let mut next = state.clone();
        self.game
            .apply(&mut next, self.seat, action, &mut Silent(self.chance));
        self.best(&next, reach)
    }

    /// The best worth that this seat can reach by its own follow-up decisions. `reach` is shared out
    /// among the options, so that the work stays bounded however large the menus are.
    fn best(&mut self, state: &G::State, reach: u32) -> i32 {
        if !self.goes_on(state) {
            return self.game.worth(state, self.seat);
        }
        let mut options = self.spare.pop().unwrap_or_default();
        options.clear();
        self.game.shortlist(state, self.seat, &mut options);
        let each = reach / options.len() as u32;
        let best = if each == 0 {
            self.game.worth(state, self.seat)
        } else {
            let worths = options
                .iter()
                .map(|&action| self.after(state, action, each));
            worths.max().expect("a seat that is awaited has options")
        };
        self.spare.push(options);
        best
    }

    /// Whether the seat has more to decide before it is known what anybody else does.
    fn goes_on(&self, state: &G::State) -> bool {
        let awaited = self.game.awaited(state);
        match self.jointly {
            true => awaited.contains(self.seat),
            false => awaited == Seats::one(self.seat),
        }
    }
}
