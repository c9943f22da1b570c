//! What the people of a class ask for, and whoever is in charge of it orders.

use super::roll::{Role, Roll};
use super::rounds;
use super::task::{Class, bye, tidy};
use crate::Refusal;
use crate::outbox::Framed;
use crate::table;
use crate::wire::{ClassPlan, End, FromClass, Order, Seating, ToClass};

impl Class {
    pub(super) async fn carry_out(
        &mut self,
        role: Role,
        request: FromClass,
    ) -> Result<(), Refusal> {
        match (role, request) {
            (_, FromClass::Hello { .. } | FromClass::Ping { .. }) => Ok(()),
            (Role::Person(own), FromClass::Choose { person, team, .. })
                if own == person && self.roll.plan.seating == Seating::Choosing =>
            {
                self.choose(person, team).await
            }
            (Role::Person(_), _) => Err(Refusal::NotFacilitator),
            (Role::Facilitator, FromClass::Plan { plan, .. }) => self.plan(plan).await,
            (Role::Facilitator, FromClass::Begin { .. }) => self.begin_round().await,
            (Role::Facilitator, FromClass::Order { table, order, .. }) => {
                self.order(table.as_deref(), &order).await
            }
            (Role::Facilitator, FromClass::Choose { person, team, .. }) => {
                self.choose(person, team).await
            }
            (Role::Facilitator, FromClass::Teams { teams, .. }) => self.expect(&teams).await,
            (Role::Facilitator, FromClass::Dismiss { person, .. }) => self.dismiss(person).await,
            (Role::Facilitator, FromClass::Close { closed, .. }) => {
                let roll = Roll {
                    closed,
                    ..self.roll.clone()
                };
                self.keep(roll).await
            }
            (Role::Facilitator, FromClass::Release { released, .. }) => {
                let roll = Roll {
                    released,
                    ..self.roll.clone()
                };
                self.keep(roll).await
            }
            (Role::Facilitator, FromClass::Forget { .. }) => self.forget().await,
        }
    }

    async fn plan(&mut self, plan: ClassPlan) -> Result<(), Refusal> {
        rounds::check(&self.hall, &plan)?;
        let roll = Roll {
            plan,
            ..self.roll.clone()
        };
        self.keep(roll).await
    }

    async fn choose(&mut self, person: u32, team: Option<u8>) -> Result<(), Refusal> {
        let mut roll = self.roll.clone();
        roll.person_mut(person)?.team = team;
        self.keep(roll).await
    }

    async fn expect(&mut self, teams: &[Vec<String>]) -> Result<(), Refusal> {
        let mut roll = self.roll.clone();
        roll.expect(tidy(teams)?);
        let teams = roll.teams.clone();
        self.keep(roll).await?;
        self.send_all(|role| role == Role::Facilitator, &ToClass::Teams { teams });
        Ok(())
    }

    async fn dismiss(&mut self, person: u32) -> Result<(), Refusal> {
        let mut roll = self.roll.clone();
        roll.person_mut(person)?.gone = true;
        let place = self.roll.place_of(person);
        let place = place.map(|(table, seat)| (table.to_owned(), seat));
        self.keep(roll).await?;
        if let Some((table, seat)) = place {
            // Where the game is over nobody needs to go.
            let _ = self.order(Some(&table), &Order::Remove(seat)).await;
        }
        let framed = Framed::message(&bye(&Refusal::Removed));
        self.connections.retain(|_, (role, outbox)| {
            let stays = *role != Role::Person(person);
            if !stays {
                outbox.wire().send(framed.clone());
            }
            stays
        });
        Ok(())
    }

    /// At one table, or at all: then it is enough if one of them can do it.
    async fn order(&self, table: Option<&str>, order: &Order) -> Result<(), Refusal> {
        let tables = self.roll.tables().iter().map(|party| &*party.table);
        let wanted: Vec<&str> = match table {
            None => tables.collect(),
            Some(one) => tables.filter(|&each| each == one).collect(),
        };
        let mut answer = Err(Refusal::NoSuchTable);
        for table in wanted {
            let ask = |reply| table::Ask::Order(order.clone(), reply);
            let met = self.hall.ask(table, ask).await;
            if answer.is_err() {
                answer = met;
            }
        }
        answer
    }

    /// What is still played of this round ends as it stands.
    pub(super) async fn end_round(&self) {
        // Nothing is left to end where all is over.
        let _ = self.order(None, &Order::End(End::Now)).await;
    }

    pub(super) async fn forget(&mut self) -> Result<(), Refusal> {
        let tables = self.roll.rounds.iter().flat_map(|round| &round.tables);
        for party in tables {
            // A table that is gone already is what is wanted.
            let _ = self.hall.ask(&party.table, table::Ask::Forget).await;
        }
        self.hall.store.forget_class(&self.id).await?;
        self.forgotten = true;
        Ok(())
    }
}
