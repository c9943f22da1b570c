//! The tables there are to play at: every number of players, every setting of every switch, and
//! any mixture of them.

use std::collections::BTreeSet;

use tabletop::{Chance, Config, Game, Setting, Switch, SwitchKind};

/// How often a mixture of settings is tried before plain tables will do.
const TRIES: usize = 20;

/// A table for every number of players, and one for every setting of every switch.
pub fn tables<G: Game>() -> Vec<Config> {
    let plain: Vec<Config> = G::PLAYERS.map(Config::new).collect();
    let mut tables = plain.clone();
    for switch in G::SWITCHES {
        for setting in settings(switch) {
            let table = with::<G>(&plain, switch, &setting);
            tables.push(table.unwrap_or_else(|| {
                panic!("{} takes {} = {setting:?} at no table", G::ID, switch.id)
            }));
        }
    }
    tables
}

/// The first table that takes a setting: as it is, or with one other switch set as well.
fn with<G: Game>(plain: &[Config], switch: &Switch, setting: &Setting) -> Option<Config> {
    let set = |table: &Config| table.clone().with(switch.id, setting.clone());
    let others = G::SWITCHES
        .iter()
        .filter(|other| other.id != switch.id)
        .flat_map(|other| settings(other).into_iter().map(|value| (other.id, value)));
    let with_another = others.flat_map(|(other, value)| {
        let set_too = move |table: &Config| set(table).with(other, value.clone());
        plain.iter().map(set_too).collect::<Vec<_>>()
    });
    let alone = plain.iter().map(set);
    alone
        .chain(with_another)
        .find(|table| G::new(table).is_ok())
}

/// The settings of a switch that differ in kind.
fn settings(switch: &Switch) -> Vec<Setting> {
    let set = |items: &[&str]| Setting::Set(items.iter().map(|&item| item.to_owned()).collect());
    match switch.kind {
        SwitchKind::Flag => [false, true].map(Setting::Flag).to_vec(),
        SwitchKind::Choice { options } => options.iter().map(|&one| one.into()).collect(),
        SwitchKind::Listed { options, facts } => {
            let any_fact = facts.first().map(|fact| fact.id);
            let ids = options.iter().copied().chain(any_fact);
            ids.map(Setting::from).collect()
        }
        SwitchKind::Number { min, max, default } => {
            let numbers = BTreeSet::from([min, default, max]);
            numbers.into_iter().map(Setting::Number).collect()
        }
        SwitchKind::Seats => vec![set(&[]), set(&["1"])],
        SwitchKind::Cards { all, .. } => vec![set(&[]), set(all)],
    }
}

/// Any table that the game takes.
pub(crate) fn any<G: Game>(dice: &mut Chance) -> Config {
    let plain: Vec<Config> = G::PLAYERS.map(Config::new).collect();
    for _ in 0..TRIES {
        let mut table = dice.pick(&plain).clone();
        for switch in G::SWITCHES {
            if dice.below(2) == 0 {
                let value = any_setting(switch, table.players, dice);
                table = table.with(switch.id, value);
            }
        }
        if G::new(&table).is_ok() {
            return table;
        }
    }
    dice.pick(&plain).clone()
}

fn any_setting(switch: &Switch, players: u8, dice: &mut Chance) -> Setting {
    let mut some = |all: Vec<String>| {
        let chosen = all.into_iter().filter(|_| dice.below(2) == 0);
        Setting::Set(chosen.collect())
    };
    match switch.kind {
        SwitchKind::Seats => some((1..=players).map(|seat| seat.to_string()).collect()),
        SwitchKind::Cards { all, .. } => some(all.iter().map(|&card| card.to_owned()).collect()),
        SwitchKind::Listed { facts, .. } if !facts.is_empty() && dice.below(2) == 0 => {
            dice.pick(facts).id.into()
        }
        SwitchKind::Flag
        | SwitchKind::Choice { .. }
        | SwitchKind::Listed { .. }
        | SwitchKind::Number { .. } => dice.pick(&settings(switch)).clone(),
    }
}
