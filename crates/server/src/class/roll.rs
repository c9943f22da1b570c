//! What is kept of a class: its people, its plan and its tables.

use serde::{Deserialize, Serialize};
use store::SecretHash;
use tabletop::{Seat, Seed};

use super::seating::{Guest, Strength};
use crate::wire::{ClassInfo, ClassPlan, ClassTable, Keeping, Place, Pupil, Since};
use crate::{Refusal, limits, secret, text};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Roll {
    pub(super) facilitator: SecretHash,
    pub(super) plan: ClassPlan,
    /// Who is expected at which table, by name.
    pub(super) teams: Vec<Vec<String>>,
    pub(super) closed: bool,
    /// Everybody may read the debrief.
    pub(super) released: bool,
    /// In the order in which they came.
    pub(super) people: Vec<Person>,
    pub(super) rounds: Vec<Round>,
    #[serde(default)]
    pub(super) keep: Keeping,
    #[serde(default)]
    pub(super) founded: Time,
}

/// Seconds since 1970, by house time.
pub(super) type Time = u64;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Person {
    /// Never given twice.
    pub(super) id: u32,
    pub(super) name: String,
    pub(super) secret: SecretHash,
    pub(super) team: Option<u8>,
    /// Taken off the list. The name stays with what was played.
    pub(super) gone: bool,
    /// How each round went that is over.
    #[serde(default)]
    pub(super) results: Vec<Strength>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Round {
    pub(super) game: String,
    /// The luck of all its tables, if they share it.
    pub(super) deal: Option<Seed>,
    pub(super) tables: Vec<Party>,
    #[serde(default)]
    pub(super) begun: Time,
}

/// A table of a round.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Party {
    pub(super) table: String,
    /// Who sits at which seat, those who came later too.
    pub(super) people: Vec<(u32, Seat)>,
}

impl Party {
    pub(super) fn seat_of(&self, person: u32) -> Option<Seat> {
        let own = self.people.iter().find(|(each, _)| *each == person);
        own.map(|(_, seat)| *seat)
    }
}

/// Who is asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Facilitator,
    Person(u32),
}

impl Roll {
    pub(super) fn new(
        facilitator: SecretHash,
        plan: ClassPlan,
        teams: Vec<Vec<String>>,
        keep: Keeping,
        founded: Time,
    ) -> Roll {
        Roll {
            facilitator,
            plan,
            teams,
            keep,
            founded,
            closed: false,
            released: false,
            people: Vec::new(),
            rounds: Vec::new(),
        }
    }

    pub(super) fn recognise(&self, hash: &SecretHash) -> Result<Role, Refusal> {
        if secret::same(&self.facilitator, hash) {
            return Ok(Role::Facilitator);
        }
        let person = self
            .present()
            .find(|person| secret::same(&person.secret, hash));
        person
            .map(|person| Role::Person(person.id))
            .ok_or(Refusal::WrongSecret)
    }

    /// Whoever is still on the list.
    pub(super) fn present(&self) -> impl Iterator<Item = &Person> {
        self.people.iter().filter(|person| !person.gone)
    }

    pub(super) fn person(&self, id: u32) -> Result<&Person, Refusal> {
        let mut present = self.present();
        present
            .find(|person| person.id == id)
            .ok_or(Refusal::NoSuchPerson)
    }

    pub(super) fn person_mut(&mut self, id: u32) -> Result<&mut Person, Refusal> {
        let mut present = self.people.iter_mut().filter(|person| !person.gone);
        present
            .find(|person| person.id == id)
            .ok_or(Refusal::NoSuchPerson)
    }

    /// Somebody comes in. Two of one name are told apart.
    pub(super) fn enter(&mut self, name: &str, secret: SecretHash) -> Result<u32, Refusal> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        // Whoever was taken off the list stays in the book.
        let full = self.people.len() >= limits::CLASS_ENTERED;
        if full || self.present().count() >= limits::CLASS_PEOPLE {
            return Err(Refusal::ClassFull);
        }
        let id = self.people.len() as u32;
        let others = self.present().map(|person| &*person.name);
        let name = text::own_name(name, others);
        let team = self.expected_at(&name);
        self.people.push(Person {
            id,
            name,
            secret,
            team,
            gone: false,
            results: Vec::new(),
        });
        Ok(id)
    }

    /// The table at which the list has somebody of this name.
    fn expected_at(&self, name: &str) -> Option<u8> {
        let same = |other: &String| other.to_lowercase() == name.to_lowercase();
        let expected = |team: &Vec<String>| team.iter().any(same);
        let team = self.teams.iter().position(expected);
        team.map(|team| team as u8)
    }

    /// Another list: everybody sits as it says, and whoever is not on it where there is room.
    pub(super) fn expect(&mut self, teams: Vec<Vec<String>>) {
        self.teams = teams;
        for place in 0..self.people.len() {
            self.people[place].team = self.expected_at(&self.people[place].name);
        }
    }

    pub(super) fn round(&self) -> Option<&Round> {
        self.rounds.last()
    }

    /// The tables of the round that is on, or was last.
    pub(super) fn tables(&self) -> &[Party] {
        self.round().map_or(&[], |round| &round.tables)
    }

    /// Where somebody sits in this round.
    pub(super) fn place_of(&self, person: u32) -> Option<(&str, Seat)> {
        self.tables().iter().find_map(|party| {
            let seat = party.seat_of(person)?;
            Some((&*party.table, seat))
        })
    }

    /// All tables of all rounds, for whoever may read what became of them.
    pub(super) fn played(&self, secret: &SecretHash) -> Result<Vec<(String, Place)>, Refusal> {
        match self.recognise(secret)? {
            Role::Person(_) if !self.released => return Err(Refusal::NotReleased),
            Role::Person(_) | Role::Facilitator => (),
        }
        let mut played = Vec::new();
        for (round, played_then) in (1..).zip(&self.rounds) {
            let tables = (1..).zip(&played_then.tables);
            played.extend(
                tables.map(|(number, party)| (party.table.clone(), Place { round, number })),
            );
        }
        Ok(played)
    }

    /// Everybody who is to be seated, with whom they have met.
    pub(super) fn guests(&self) -> Vec<Guest> {
        let guest = |person: &Person| {
            let parties = self.rounds.iter().flat_map(|round| &round.tables);
            let met = parties
                .filter(|party| party.seat_of(person.id).is_some())
                .flat_map(|party| party.people.iter().map(|(other, _)| *other));
            Guest {
                person: person.id,
                team: person.team,
                met: met.collect(),
                strength: mean(&person.results),
            }
        };
        self.present().map(guest).collect()
    }

    pub(super) fn info(
        &self,
        class: &str,
        code: &str,
        now: Time,
        here: impl Fn(u32) -> bool,
    ) -> ClassInfo {
        let pupil = |person: &Person| Pupil {
            person: person.id,
            name: person.name.clone(),
            here: here(person.id),
            team: person.team,
            table: self.place_of(person.id).map(|(table, _)| table.to_owned()),
        };
        let game = self.round().map_or("", |round| &*round.game);
        let table = |party: &Party| ClassTable {
            table: party.table.clone(),
            game: game.to_owned(),
        };
        let size = usize::from(self.plan.size.max(1));
        ClassInfo {
            class: class.to_owned(),
            code: code.to_owned(),
            plan: self.plan.clone(),
            keep: self.keep,
            round: self.rounds.len() as u16,
            begun: self.round().map(|round| {
                let since = now.saturating_sub(round.begun);
                Since(u32::try_from(since).unwrap_or(u32::MAX))
            }),
            closed: self.closed,
            released: self.released,
            people: self.present().map(pupil).collect(),
            tables: self.tables().iter().map(table).collect(),
            next_tables: self.present().count().div_ceil(size) as u8,
        }
    }
}

fn mean(results: &[Strength]) -> Option<Strength> {
    let sum: u32 = results.iter().copied().map(u32::from).sum();
    let mean = sum.checked_div(results.len() as u32)?;
    Strength::try_from(mean).ok()
}

#[cfg(test)]
pub(super) mod tests {
    use bots::Level;

    use super::*;
    use crate::wire::{Fill, Seating};

    pub(in crate::class) fn roll() -> Roll {
        let plan = ClassPlan {
            hands: Default::default(),
            game: "ports".to_owned(),
            switches: Default::default(),
            size: 3,
            fill: Fill::Bots,
            level: Level::Skilled,
            seating: Seating::Teams,
            clock: None,
            same_deal: false,
            minutes: None,
        };
        let teams = vec![vec!["Aiko".to_owned()], vec!["Ben".to_owned()]];
        Roll::new(
            secret::hash("facilitator"),
            plan,
            teams,
            Keeping::default(),
            0,
        )
    }

    #[test]
    fn two_of_one_name_are_told_apart() {
        let mut roll = roll();
        for (nth, name) in ["Mei", "mei", "Mei"].iter().enumerate() {
            roll.enter(name, secret::hash(&nth.to_string())).unwrap();
        }
        let names: Vec<&str> = roll.present().map(|person| &*person.name).collect();
        assert_eq!(names, ["Mei", "mei 2", "Mei 3"]);
        let long = "x".repeat(limits::NAME_CHARS);
        roll.enter(&long, secret::hash("a")).unwrap();
        roll.enter(&long, secret::hash("b")).unwrap();
        let last = roll.present().last().unwrap();
        assert_eq!(last.name.chars().count(), limits::NAME_CHARS);
    }

    #[test]
    fn whoever_is_on_the_list_sits_as_it_says() {
        let mut roll = roll();
        for name in ["ben", "Chen", "Aiko"] {
            roll.enter(name, secret::hash(name)).unwrap();
        }
        let teams: Vec<Option<u8>> = roll.present().map(|person| person.team).collect();
        assert_eq!(teams, [Some(1), None, Some(0)]);
    }

    #[test]
    fn another_list_holds_for_those_who_are_here_too() {
        let mut roll = roll();
        for name in ["Aiko", "Ben", "Chen"] {
            roll.enter(name, secret::hash(name)).unwrap();
        }
        roll.expect(vec![vec!["chen".to_owned()], vec!["Aiko".to_owned()]]);
        let teams: Vec<Option<u8>> = roll.present().map(|person| person.team).collect();
        assert_eq!(teams, [Some(1), None, Some(0)]);
    }

    #[test]
    fn whoever_was_taken_off_the_list_is_nobody_here() {
        let mut roll = roll();
        let id = roll.enter("Mei", secret::hash("mei")).unwrap();
        assert_eq!(roll.recognise(&secret::hash("mei")), Ok(Role::Person(id)));
        roll.person_mut(id).unwrap().gone = true;
        let nobody = roll.recognise(&secret::hash("mei"));
        assert_eq!(nobody, Err(Refusal::WrongSecret));
        let next = roll.enter("Mei", secret::hash("again")).unwrap();
        assert_ne!(next, id);
    }
}
