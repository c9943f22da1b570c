//! Who plays the games that are harvested: bots, and players who look for what is rare.

use std::collections::HashMap;

use bots::{Bot, Level};
use tabletop::{By, Chance, Match, Seat, Viewer, Words};

/// How often each kind of action was chosen in the whole harvest, by its text's key.
pub(crate) type Chosen = HashMap<String, u32>;

pub(crate) enum Player<G: Words> {
    Bot(Box<Bot<G>>),
    /// Does what was done least so far.
    Curious,
    /// Is not there: the clock answers.
    Absent,
}

impl<G: Words> Player<G> {
    pub fn any(game: &G, dice: &mut Chance) -> Player<G> {
        let bot =
            |level, dice: &mut Chance| Player::Bot(Box::new(Bot::new(game, level, dice.seed(), 0)));
        match dice.below(8) {
            0..3 => Player::Curious,
            3..6 => bot(Level::Random, dice),
            6 => bot(Level::Greedy, dice),
            _ => Player::Absent,
        }
    }

    /// Decides for a seat that is awaited; most who are absent come back for a moment.
    pub fn choose(
        &mut self,
        game: &Match<G>,
        seat: Seat,
        chosen: &mut Chosen,
        dice: &mut Chance,
    ) -> (G::Action, By) {
        let (rules, state) = (game.game(), game.state());
        let mut menu = Vec::new();
        rules.options(state, seat, &mut menu);
        let whim = dice.below(4) == 0;
        let view = rules.view(state, Viewer::Seat(seat));
        match self {
            Player::Absent if !whim => (rules.fallback(state, seat), By::Clock),
            Player::Bot(bot) if !whim => (bot.choose(rules, &view, seat), By::Bot),
            Player::Curious if !whim => {
                let key = |action: &G::Action| rules.action(&view, action).key.into_owned();
                let times: Vec<u32> = menu
                    .iter()
                    .map(|action| chosen.get(&key(action)).copied().unwrap_or(0))
                    .collect();
                let fewest = times.iter().min().copied().unwrap_or(0);
                let rare: Vec<G::Action> = std::iter::zip(&menu, &times)
                    .filter(|&(_, &times)| times == fewest)
                    .map(|(action, _)| *action)
                    .collect();
                let action = *dice.pick(&rare);
                *chosen.entry(key(&action)).or_default() += 1;
                (action, By::Person)
            }
            Player::Absent | Player::Bot(_) | Player::Curious => (*dice.pick(&menu), By::Person),
        }
    }
}
