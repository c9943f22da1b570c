//! Many games, and where each of them first comes to what.

use std::collections::BTreeMap;

use tabletop::{By, Chance, Config, Did, Match, Played, Record, Seat, Seed, Viewer, Words};

use crate::kinds::{Kind, kinds};
use crate::player::{Chosen, Player};
use crate::typed::{Pool, refused};
use crate::{tables, tables::tables as all_tables};

/// How long to go on.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// After so many decisions in a row that came to nothing new it is enough.
    pub dry: usize,
    /// No more decisions than this.
    pub most: usize,
}

/// Where in a record something is.
#[derive(Clone)]
pub(crate) struct Spot<A> {
    /// After so many entries.
    pub entry: usize,
    pub seat: Option<Seat>,
    pub action: Option<A>,
}

/// A game that was played, and where it first came to each kind.
pub(crate) struct Story<A> {
    pub record: Record<A>,
    pub firsts: BTreeMap<Kind, Spot<A>>,
}

/// All games that were played.
pub struct Harvest<G: Words> {
    pub(crate) stories: Vec<Story<G::Action>>,
    /// In how many games each kind was met.
    met: BTreeMap<Kind, u32>,
    chosen: Chosen,
    pool: Pool<G::Action>,
    dice: Chance,
    decisions: usize,
}

impl<G: Words> Harvest<G> {
    /// Plays at every table, then at any, and on from where something rare was met. The same
    /// patience gives the same harvest.
    pub fn new(patience: Patience) -> Harvest<G> {
        let mut harvest = Harvest {
            stories: Vec::new(),
            met: BTreeMap::new(),
            chosen: Chosen::new(),
            pool: Pool::of::<G>(),
            dice: Chance::new(Seed::from_text("situations")),
            decisions: 0,
        };
        for table in all_tables::<G>() {
            harvest.fresh(&table);
        }
        let (mut dry, mut all) = (0, 0);
        while dry < patience.dry && all < patience.most {
            let known = harvest.met.len();
            let before = harvest.decisions;
            if harvest.dice.below(3) == 0 {
                let table = tables::any::<G>(&mut harvest.dice);
                harvest.fresh(&table);
            } else {
                harvest.branch();
            }
            let decisions = harvest.decisions - before;
            all += decisions;
            dry = match harvest.met.len() > known {
                true => 0,
                false => dry + decisions,
            };
        }
        harvest
    }

    /// The kinds that were met, and in how many games.
    pub fn met(&self) -> &BTreeMap<Kind, u32> {
        &self.met
    }

    /// A game from the beginning.
    fn fresh(&mut self, config: &Config) {
        let (game, opened) = Match::<G>::new(config, self.dice.seed(), &viewers(config.players))
            .unwrap_or_else(|why| panic!("{config:?} was taken before: {why:?}"));
        self.play(game, opened, BTreeMap::new());
    }

    /// Goes back to a moment that few games have come to, and on from there in another way.
    fn branch(&mut self) {
        let mut rare: Vec<(&Kind, u32)> = self.met.iter().map(|(kind, &met)| (kind, met)).collect();
        rare.sort_by_key(|&(_, met)| met);
        rare.truncate(rare.len().div_ceil(4));
        let (kind, _) = *self.dice.pick(&rare);
        let having: Vec<usize> = (0..self.stories.len())
            .filter(|&index| self.stories[index].firsts.contains_key(kind))
            .collect();
        let story = &self.stories[*self.dice.pick(&having)];
        let entry = story.firsts[kind].entry;
        // What led there is often what matters.
        let entry = entry.saturating_sub(self.dice.below(4) as usize);
        let mut record = story.record.clone();
        record.entries.truncate(entry);
        let mut firsts = story.firsts.clone();
        firsts.retain(|_, spot| spot.entry <= entry);
        let replay = Match::<G>::replay(&record, &[], |_, _, _| ());
        let Ok(replay) = replay else {
            unreachable!("what was just played can be played again")
        };
        let nothing = Played {
            told: Vec::new(),
            quiet: true,
            back_to: None,
        };
        self.play(replay.game, nothing, firsts);
    }

    /// Plays to the end and remembers what it comes to.
    fn play(
        &mut self,
        mut game: Match<G>,
        mut played: Played<G>,
        mut firsts: BTreeMap<Kind, Spot<G::Action>>,
    ) {
        let seats = game.game().seats();
        let viewers = viewers(seats);
        let mut players: Vec<Player<G>> = Seat::all(seats)
            .map(|_| Player::any(game.game(), &mut self.dice))
            .collect();
        loop {
            let entries = &game.record().entries;
            let mut found = kinds(&game, entries.last(), &played);
            found.extend(refused(&game, &self.pool, &mut self.dice));
            for one in found {
                firsts.entry(one.kind).or_insert(Spot {
                    entry: entries.len(),
                    seat: one.seat,
                    action: one.action,
                });
            }
            let awaited: Vec<Seat> = game.game().awaited(game.state()).iter().collect();
            if awaited.is_empty() {
                break;
            }
            if let Some(back) = self.back(&mut game) {
                played = back;
                continue;
            }
            let seat = *self.dice.pick(&awaited);
            let player = &mut players[seat.index()];
            let (action, by) = player.choose(&game, seat, &mut self.chosen, &mut self.dice);
            self.pool.put(action, &mut self.dice);
            let Ok(acted) = game.act(seat, action, by, &viewers) else {
                unreachable!("{action:?} was on the menu")
            };
            played = acted;
            self.decisions += 1;
        }
        for kind in firsts.keys() {
            *self.met.entry(kind.clone()).or_default() += 1;
        }
        let record = game.record().clone();
        self.stories.push(Story { record, firsts });
    }

    /// Now and then whoever just acted takes something back.
    fn back(&mut self, game: &mut Match<G>) -> Option<Played<G>> {
        let last = game.record().entries.last()?;
        if !matches!(last.did, Did::Act(_)) || self.dice.below(12) != 0 {
            return None;
        }
        let seat = last.seat;
        game.undo(seat, By::Person)
            .or_else(|_| game.retract(seat, By::Person))
            .ok()
    }
}

/// Everyone who could look on, the open view included.
pub(crate) fn viewers(seats: u8) -> Vec<Viewer> {
    let mut viewers = Viewer::during_play(seats);
    viewers.push(Viewer::Open);
    viewers
}
