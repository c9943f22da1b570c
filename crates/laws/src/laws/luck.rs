//! Luck is by place: two games from one seed that decide differently keep meeting the same cards. At
//! every place, after the same number of draws since the same reshuffle, the same comes next; and
//! until its first reshuffle a place has been drawn from in the same way, card by card, so that no
//! decision elsewhere shifts its luck, unless decisions shape what lies there (`Lawful::SHAPED`). What is shuffled anew later may be other
//! cards, since that follows from what was played.

use std::collections::BTreeMap;

use tabletop::{Config, Lawful, Luck, Place, Seat, Seed, Silent, Stand};

use crate::law::{Law, Verdict};
use crate::position::{menu, play};
use crate::trial::Trial;

const LAW: Law = Law::Luck;

/// How far luck had gone after each step of a game.
#[derive(Default)]
pub(crate) struct Met(BTreeMap<(Place, u32, u64), (u64, u32)>);

impl Met {
    pub fn note(&mut self, luck: &Luck) {
        for (place, stand) in luck.stands() {
            let Stand {
                reshuffles,
                draws,
                sides,
                next,
            } = stand;
            self.0.insert((place, reshuffles, draws), (sides, next));
        }
    }
}

/// Plays the same seed in another way, and compares the luck it meets.
pub(crate) fn otherwise<G: Lawful>(
    config: &Config,
    seed: Seed,
    met: &Met,
    trial: &mut Trial,
) -> Verdict {
    let game = G::new(config).unwrap_or_else(|why| panic!("the set-up is refused: {why:?}"));
    let mut luck = Luck::by_place(seed);
    let mut state = game.setup(&mut Silent(&mut luck));
    for decision in 0..G::LONGEST {
        compare::<G>(met, &luck, decision, trial)?;
        let awaited: Vec<Seat> = game.awaited(&state).iter().collect();
        if awaited.is_empty() {
            break;
        }
        let seat = trial.pick(&awaited);
        let action = trial.pick(&menu(&game, &state, seat));
        play(&game, &mut state, &mut luck, seat, action);
    }
    Ok(())
}

fn compare<G: Lawful>(met: &Met, luck: &Luck, decision: usize, trial: &mut Trial) -> Verdict {
    for (place, stand) in luck.stands() {
        let Stand {
            reshuffles,
            draws,
            sides,
            next,
        } = stand;
        let Some(&(other_sides, other_next)) = met.0.get(&(place, reshuffles, draws)) else {
            continue;
        };
        trial.tests(LAW);
        let at = format!(
            "{place:?}, {draws} draws after reshuffle {reshuffles}, in a second game from the same \
             seed after {decision} decisions"
        );
        if next != other_next {
            return LAW.broken(format!("{at}: other luck comes next"));
        }
        if reshuffles == 0 && sides != other_sides && !G::SHAPED.contains(&place) {
            return LAW.broken(format!(
                "{at}: what was drawn from here was not the same, so what is drawn next is not \
                 either; give each pile, die and lot a place of its own"
            ));
        }
    }
    Ok(())
}
