//! Who sits with whom.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use tabletop::Chance;

use crate::wire::{Fill, Seating};

/// A person to be seated.
#[derive(Clone, Debug)]
pub(super) struct Guest {
    pub(super) person: u32,
    /// The table that was chosen.
    pub(super) team: Option<u8>,
    /// The people of all tables that this person sat at before.
    pub(super) met: Vec<u32>,
    /// How it went so far; none: nothing was played yet.
    pub(super) strength: Option<Strength>,
}

/// Thousandths of all opponents that somebody did better than.
pub(super) type Strength = u16;

/// Of whom nothing is known.
const MIDDLING: Strength = 500;

/// What the game and the plan allow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// Players at a full table.
    pub(super) size: u8,
    /// The fewest that the game can be played by.
    pub(super) fewest: u8,
    pub(super) fill: Fill,
}

/// A table to be: its people in the order of the seats, and how many players it has with bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Party {
    pub(super) people: Vec<u32>,
    pub(super) players: u8,
}

/// Seats everybody. Where people are asked in which company they sit, that is kept as far as there
/// is room; all others fill the tables that have most room left.
pub(super) fn seat(
    guests: &[Guest],
    seating: Seating,
    room: Room,
    round: usize,
    chance: &mut Chance,
) -> Vec<Party> {
    let size = usize::from(room.size);
    let mut tables: Vec<Vec<&Guest>> = Vec::new();
    let mut rest: Vec<&Guest> = Vec::new();
    match seating {
        Seating::Arrival | Seating::Random | Seating::Mixed | Seating::Alike => {
            rest.extend(guests);
        }
        Seating::Teams | Seating::Choosing => {
            let mut chosen: BTreeMap<u8, Vec<&Guest>> = BTreeMap::new();
            for guest in guests {
                match guest.team {
                    Some(team) => chosen.entry(team).or_default().push(guest),
                    None => rest.push(guest),
                }
            }
            for mut together in chosen.into_values() {
                rest.extend(together.split_off(together.len().min(size)));
                tables.push(together);
            }
        }
    }
    let wanted = guests.len().div_ceil(size);
    while tables.len() < wanted {
        tables.push(Vec::new());
    }
    let places = share(&tables, rest.len(), size);
    match seating {
        Seating::Arrival | Seating::Teams | Seating::Choosing => fill(&mut tables, rest, &places),
        Seating::Random => {
            chance.shuffle(&mut rest);
            mix(&mut tables, rest, &places);
        }
        Seating::Mixed | Seating::Alike => {
            // Who did equally well is in no order.
            chance.shuffle(&mut rest);
            rest.sort_by_key(|guest| Reverse(guest.strength.unwrap_or(MIDDLING)));
            match seating {
                Seating::Mixed => deal(&mut tables, rest, &places),
                _ => fill(&mut tables, rest, &places),
            }
        }
    }
    tables.retain(|table| !table.is_empty());
    let parties = tables.into_iter().map(|mut table| {
        // Whoever began last time does not begin again.
        let turn = round % table.len();
        table.rotate_left(turn);
        let people: Vec<u32> = table.iter().map(|guest| guest.person).collect();
        let players = match room.fill {
            Fill::Bots => room.size,
            Fill::Fewer => room.fewest.max(people.len() as u8),
        };
        Party { people, players }
    });
    parties.collect()
}

/// One table after the other.
fn fill<'a>(tables: &mut [Vec<&'a Guest>], rest: Vec<&'a Guest>, places: &[usize]) {
    let mut rest = rest.into_iter();
    for (table, &places) in tables.iter_mut().zip(places) {
        table.extend(rest.by_ref().take(places));
    }
}

/// One to each table, and back again: whoever sits with the first also sits with the last.
fn deal<'a>(tables: &mut [Vec<&'a Guest>], rest: Vec<&'a Guest>, places: &[usize]) {
    let mut free = places.to_vec();
    let there = 0..tables.len();
    let mut order = there.clone().chain(there.rev()).cycle();
    for guest in rest {
        if let Some(table) = order.by_ref().find(|&table| free[table] > 0) {
            tables[table].push(guest);
            free[table] -= 1;
        }
    }
}

/// How many more sit at each table, so that all are as full as the others where they can be.
fn share(tables: &[Vec<&Guest>], rest: usize, size: usize) -> Vec<usize> {
    let mut taken: Vec<usize> = tables.iter().map(Vec::len).collect();
    for _ in 0..rest {
        let free = (0..taken.len()).filter(|&table| taken[table] < size);
        let Some(emptiest) = free.min_by_key(|&table| taken[table]) else {
            break;
        };
        taken[emptiest] += 1;
    }
    let before = tables.iter().map(Vec::len);
    taken
        .iter()
        .zip(before)
        .map(|(now, was)| now - was)
        .collect()
}

/// Everyone goes where they have met fewest.
fn mix<'a>(tables: &mut [Vec<&'a Guest>], rest: Vec<&'a Guest>, places: &[usize]) {
    let mut free = places.to_vec();
    for guest in rest {
        let met = |table: &Vec<&Guest>| {
            let knows = |other: &&&Guest| guest.met.contains(&other.person);
            table.iter().filter(knows).count()
        };
        let open = (0..tables.len()).filter(|&table| free[table] > 0);
        if let Some(best) = open.min_by_key(|&table| (met(&tables[table]), tables[table].len())) {
            tables[best].push(guest);
            free[best] -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    const ROOM: Room = Room {
        size: 4,
        fewest: 3,
        fill: Fill::Fewer,
    };

    fn guests(count: u32) -> Vec<Guest> {
        let guest = |person| Guest {
            person,
            team: None,
            met: Vec::new(),
            strength: None,
        };
        (0..count).map(guest).collect()
    }

    fn seated(guests: &[Guest], seating: Seating, room: Room) -> Vec<Party> {
        let mut chance = Chance::new(Seed::from_text("seating"));
        let parties = seat(guests, seating, room, 0, &mut chance);
        let mut all: Vec<u32> = parties.iter().flat_map(|it| it.people.clone()).collect();
        all.sort_unstable();
        let everybody: Vec<u32> = guests.iter().map(|guest| guest.person).collect();
        assert_eq!(all, everybody, "everybody sits once");
        for party in &parties {
            let players = party.players;
            assert!((room.fewest..=room.size).contains(&players), "{party:?}");
            assert!(party.people.len() <= usize::from(players), "{party:?}");
        }
        parties
    }

    fn sizes(parties: &[Party]) -> Vec<(usize, u8)> {
        let size = |it: &Party| (it.people.len(), it.players);
        parties.iter().map(size).collect()
    }

    #[test]
    fn every_number_of_people_comes_out() {
        for seating in [
            Seating::Arrival,
            Seating::Random,
            Seating::Mixed,
            Seating::Alike,
            Seating::Teams,
        ] {
            for fill in [Fill::Bots, Fill::Fewer] {
                for count in 1..=45 {
                    seated(&guests(count), seating, Room { fill, ..ROOM });
                }
            }
        }
    }

    #[test]
    fn tables_are_as_even_as_can_be() {
        let parties = seated(&guests(10), Seating::Arrival, ROOM);
        assert_eq!(sizes(&parties), [(4, 4), (3, 3), (3, 3)]);
        assert_eq!(parties[0].people, [0, 1, 2, 3]);
    }

    #[test]
    fn bots_sit_where_people_are_missing() {
        let room = Room {
            fill: Fill::Bots,
            ..ROOM
        };
        assert_eq!(
            sizes(&seated(&guests(6), Seating::Arrival, room)),
            [(3, 4), (3, 4)]
        );
        let alone = seated(&guests(1), Seating::Arrival, ROOM);
        assert_eq!(sizes(&alone), [(1, 3)], "also where the game needs more");
    }

    #[test]
    fn a_team_sits_together_and_whoever_has_none_fills_up() {
        let mut all = guests(7);
        for person in [1, 4, 6] {
            all[person].team = Some(1);
        }
        let parties = seated(&all, Seating::Teams, ROOM);
        assert!(
            parties
                .iter()
                .any(|it| [1, 4, 6].iter().all(|each| it.people.contains(each)))
        );
        assert_eq!(parties.len(), 2);
    }

    #[test]
    fn a_team_too_large_for_a_table_gives_people_away() {
        let mut all = guests(6);
        all.iter_mut().for_each(|guest| guest.team = Some(0));
        assert_eq!(
            sizes(&seated(&all, Seating::Choosing, ROOM)),
            [(4, 4), (2, 3)]
        );
    }

    #[test]
    fn by_lot_one_meets_others_than_before() {
        let mut all = guests(8);
        for guest in &mut all {
            let before = guest.person / 4 * 4;
            guest.met = (before..before + 4).collect();
        }
        for party in seated(&all, Seating::Random, ROOM) {
            let first = party.people.iter().filter(|&&person| person < 4).count();
            assert_eq!(first, 2, "{party:?}");
        }
    }

    fn by_strength() -> Vec<Guest> {
        let mut all = guests(8);
        // The later they came the better they play.
        for guest in &mut all {
            guest.strength = Some(100 * guest.person as u16);
        }
        all
    }

    fn together(parties: Vec<Party>) -> Vec<Vec<u32>> {
        let people = parties.into_iter().map(|mut party| {
            party.people.sort_unstable();
            party.people
        });
        people.collect()
    }

    #[test]
    fn strong_sit_with_weak_or_with_strong() {
        let mixed = together(seated(&by_strength(), Seating::Mixed, ROOM));
        assert_eq!(mixed, [[0, 3, 4, 7], [1, 2, 5, 6]]);
        let alike = together(seated(&by_strength(), Seating::Alike, ROOM));
        assert_eq!(alike, [[4, 5, 6, 7], [0, 1, 2, 3]]);
    }

    #[test]
    fn of_whom_nothing_is_known_is_in_the_middle() {
        let mut all = by_strength();
        all[0].strength = None;
        let alike = together(seated(&all, Seating::Alike, ROOM));
        assert!(alike[0].contains(&0) || alike[1].contains(&5), "{alike:?}");
    }

    #[test]
    fn another_begins_in_the_next_round() {
        let mut chance = Chance::new(Seed::from_text("seating"));
        let mut first = |round| {
            let parties = seat(&guests(4), Seating::Arrival, ROOM, round, &mut chance);
            parties[0].people[0]
        };
        assert_eq!([first(0), first(1), first(2)], [0, 1, 2]);
    }
}
