//! Tables for everybody, and for whoever comes late.

use tabletop::{Chance, Config, Seat};

use super::roll::{Party, Person, Round};
use super::seating::{self, Room};
use super::task::Class;
use crate::hall::Hall;
use crate::table::{Ask, Chair, Founding, begin};
use crate::wire::{ClassPlan, Grace, Stage};
use crate::{Refusal, limits, secret};

/// Whether a round can be played like this: at full tables at least.
pub(super) fn check(hall: &Hall, plan: &ClassPlan) -> Result<(), Refusal> {
    let in_range = |seconds| (limits::CLOCK_MIN..=limits::CLOCK_MAX).contains(&seconds);
    if !plan.clock.is_none_or(in_range) {
        return Err(Refusal::Clock);
    }
    let fits = |minutes| limits::CLASS_MINUTES.contains(&minutes);
    if !plan.minutes.is_none_or(fits) {
        return Err(Refusal::Minutes);
    }
    begin(&plan.game, &config(hall, plan, plan.size), secret::seed()).map(drop)
}

fn config(hall: &Hall, plan: &ClassPlan, players: u8) -> Config {
    let mut config = Config {
        players,
        switches: plan.switches.clone(),
    };
    hall.library.embed(&plan.game, &mut config);
    config
}

/// The smallest table at which the game can be played like this.
fn fewest(hall: &Hall, plan: &ClassPlan) -> u8 {
    let playable = |players: &u8| {
        let config = config(hall, plan, *players);
        begin(&plan.game, &config, secret::seed()).is_ok()
    };
    (1..plan.size).find(playable).unwrap_or(plan.size)
}

impl Class {
    /// Seats everybody and begins. What is left of the round before ends once all tables are there.
    pub(super) async fn begin_round(&mut self) -> Result<(), Refusal> {
        let mut roll = self.roll.clone();
        for (person, result) in self.results().await {
            roll.people[person as usize].results.push(result);
        }
        let guests = roll.guests();
        if guests.is_empty() {
            return Err(Refusal::NobodyToSeat);
        }
        let plan = roll.plan.clone();
        let room = Room {
            size: plan.size,
            fewest: fewest(&self.hall, &plan),
            fill: plan.fill,
        };
        let parties = seating::seat(
            &guests,
            plan.seating,
            room,
            self.roll.rounds.len(),
            &mut Chance::stream(self.hall.seed(), self.roll.rounds.len() as u64),
        );
        let deal = plan.same_deal.then(|| self.hall.seed());
        let mut round = Round {
            game: plan.game,
            deal,
            tables: Vec::new(),
            begun: self.hall.calendar.now(),
        };
        for party in parties {
            let party = self.table_for(&party.people, party.players, &round).await?;
            round.tables.push(party);
        }
        self.end_round().await;
        roll.rounds.push(round);
        // What comes of it is released anew.
        roll.released = false;
        // What was chosen was chosen for this round; a list holds for all.
        if roll.teams.is_empty() {
            roll.people.iter_mut().for_each(|person| person.team = None);
        }
        self.keep(roll).await
    }

    /// Founds a table for these people and as many bots as it takes.
    async fn table_for(
        &self,
        people: &[u32],
        players: u8,
        round: &Round,
    ) -> Result<Party, Refusal> {
        let plan = &self.roll.plan;
        let mut seats: Vec<Chair> = Vec::new();
        for &person in people {
            seats.push(chair(self.roll.person(person)?));
        }
        seats.resize(players.into(), Chair::Bot(plan.level));
        let founding = Founding {
            game: round.game.clone(),
            config: config(&self.hall, plan, players),
            clock: plan.clock,
            grace: Grace::default(),
            stand_in: plan.level,
            host: self.roll.facilitator,
            founder: self.founder.clone(),
            class: Some(self.id.clone()),
            hands: plan.hands,
            seats,
            unnoted: !self.roll.keep.journal,
            lesson: None,
            begun: true,
        };
        let table = self
            .hall
            .found_at(&founding, None, round.deal, None)
            .await?;
        Ok(Party {
            table: table.id,
            people: people.iter().copied().zip((0..).map(Seat)).collect(),
        })
    }

    /// Whoever comes while a round is on takes a bot's seat, or gets a table with bots.
    pub(super) async fn seat_latecomer(&mut self, id: u32) -> Result<(), Refusal> {
        let Some(round) = self.roll.round().cloned() else {
            return Ok(());
        };
        let person = self.roll.person(id)?.clone();
        let mut tables: Vec<usize> = Vec::new();
        for (index, party) in round.tables.iter().enumerate() {
            let info = self.hall.ask(&party.table, Ask::Info).await;
            if info.is_ok_and(|info| info.stage == Stage::Playing) {
                tables.push(index);
            }
        }
        if tables.is_empty() {
            return Ok(());
        }
        tables.sort_by_key(|&index| round.tables[index].people.len());
        for index in tables {
            let succeed = |reply| Ask::Succeed {
                name: person.name.clone(),
                secret: person.secret,
                reply,
            };
            let mut roll = self.roll.clone();
            let tables = &mut roll.rounds.last_mut().expect("a round is on").tables;
            if let Ok(seat) = self.hall.ask(&tables[index].table, succeed).await {
                tables[index].people.push((id, seat));
                return self.keep(roll).await;
            }
        }
        let party = self.table_for(&[id], self.roll.plan.size, &round).await?;
        let mut roll = self.roll.clone();
        let round = roll.rounds.last_mut().expect("a round is on");
        round.tables.push(party);
        self.keep(roll).await
    }
}

fn chair(person: &Person) -> Chair {
    Chair::Person {
        name: person.name.clone(),
        secret: person.secret,
        held: None,
    }
}
