//! What a moment of a game is an example of, by name:
//!
//! | kind | the moment |
//! |--|--|
//! | `table players 3`, `table calm-start true` | the opening of a table set up like this |
//! | `asked PROMPT` | a seat is asked this |
//! | `may PROMPT ACTION` | and may answer so |
//! | `waits PROMPT` | somebody looks on while others are asked |
//! | `told VARIANT EVENT` | the entry before it was told like this |
//! | `greyed REFUSAL ACTION` | the menu shows something that is not allowed, and why |
//! | `refused REFUSAL` | an action that is not on the menu would be refused so |
//! | `coach TEXT`, `describe TEXT`, `verdict TEXT` | the table is talked about like this |
//! | `names TEXT` | a sentence inserts this: a card, a site, a reason |
//! | `back undo`, `did undo`, `back retract` … | something can be taken back, or has just been |
//! | `over players 3`, `over shared` … | the game is over |
//!
//! PROMPT, ACTION and so on are the keys of their texts.

use std::fmt::Debug;

use tabletop::{
    Arg, Config, Did, Entry, Game, Match, Phrase, Played, Seat, Setting, SwitchKind, Viewer, Words,
};

/// The name of a kind.
pub type Kind = String;

/// A kind, with the seat and the action that show it, where it takes one.
pub struct Found<A> {
    pub kind: Kind,
    pub seat: Option<Seat>,
    pub action: Option<A>,
}

impl<A> Found<A> {
    pub(crate) fn new(kind: Kind, seat: Option<Seat>, action: Option<A>) -> Found<A> {
        Found { kind, seat, action }
    }
}

/// Everything that a moment is an example of: right after `entry`, or at the opening.
pub fn kinds<G: Words>(
    game: &Match<G>,
    entry: Option<&Entry<G::Action>>,
    played: &Played<G>,
) -> Vec<Found<G::Action>> {
    let mut found = Vec::new();
    match entry.map(|entry| entry.did) {
        None => {
            let tables = of_table::<G>(&game.record().config).into_iter();
            found.extend(tables.map(|kind| Found::new(kind, None, None)));
        }
        Some(Did::Undo) => found.push(Found::new("did undo".to_owned(), None, None)),
        Some(Did::Retract) => found.push(Found::new("did retract".to_owned(), None, None)),
        // No game can do anything about it: a table's people agree to it.
        Some(Did::Act(_) | Did::TakeBack | Did::Redeal(_)) => {}
    }
    for told in &played.told {
        let event = &told.frame.event;
        let phrase = game.game().event(event);
        let kind = format!("told {} {}", variant(event), phrase.key);
        found.push(Found::new(kind, told.viewer.seat(), None));
        names(&phrase, told.viewer.seat(), &mut found);
    }
    for viewer in Viewer::during_play(game.game().seats()) {
        look(game, viewer, &mut found);
    }
    over(game, &mut found);
    found
}

/// What the opening of such a table is an example of.
pub fn of_table<G: Game>(config: &Config) -> Vec<Kind> {
    let switches = config
        .switches
        .iter()
        .map(|(switch, setting)| format!("table {switch} {}", setting_name::<G>(switch, setting)));
    let players = format!("table players {}", config.players);
    std::iter::once(players).chain(switches).collect()
}

/// Lists differ from table to table: that there is one, and whether it is empty, is a kind; so is
/// that a fact was chosen, whichever it is.
pub(crate) fn setting_name<G: Game>(switch: &str, setting: &Setting) -> String {
    let is_fact = |choice: &String| {
        let switch = G::SWITCHES.iter().find(|one| one.id == switch);
        switch.is_some_and(|switch| match switch.kind {
            SwitchKind::Listed { options, .. } => !options.contains(&choice.as_str()),
            SwitchKind::Flag
            | SwitchKind::Choice { .. }
            | SwitchKind::Number { .. }
            | SwitchKind::Seats
            | SwitchKind::Cards { .. } => false,
        })
    };
    match setting {
        Setting::Flag(flag) => flag.to_string(),
        Setting::Number(number) => number.to_string(),
        Setting::Choice(choice) if is_fact(choice) => "fact".to_owned(),
        Setting::Choice(choice) => choice.clone(),
        Setting::Set(set) if set.is_empty() => "none".to_owned(),
        Setting::Set(_) => "some".to_owned(),
        Setting::Import(_) => "imported".to_owned(),
    }
}

fn look<G: Words>(game: &Match<G>, viewer: Viewer, found: &mut Vec<Found<G::Action>>) {
    let (rules, sight) = (game.game(), game.sight(viewer));
    let seat = viewer.seat();
    let view = &sight.view;
    let prompt = rules.prompt(view);
    let asked = seat.filter(|&seat| sight.awaited.contains(seat));
    let family = if asked.is_some() { "asked" } else { "waits" };
    found.push(Found::new(format!("{family} {}", prompt.key), seat, None));
    names(&prompt, seat, found);
    let mut options = Vec::new();
    for (action, answer) in &sight.menu {
        let text = rules.action(view, action);
        let kind = match answer {
            Ok(()) => {
                options.push(*action);
                format!("may {} {}", prompt.key, text.key)
            }
            Err(illegal) => {
                let refusal = G::refusal(illegal);
                names(&refusal, seat, found);
                format!("greyed {} {}", refusal.key, text.key)
            }
        };
        names(&text, seat, found);
        found.push(Found::new(kind, seat, Some(*action)));
    }
    let mut say = |family: &str, phrase: &Phrase| {
        found.push(Found::new(format!("{family} {}", phrase.key), seat, None));
        names(phrase, seat, found);
    };
    if asked.is_some()
        && let Some(advice) = rules.coach(view, &options)
    {
        say("coach", &advice.text);
    }
    for phrase in rules.describe(view) {
        say("describe", &phrase);
    }
    if sight.outcome.is_some() {
        for phrase in rules.verdict(view) {
            say("verdict", &phrase);
        }
    }
    for (kind, so) in [
        ("back undo", sight.can_undo),
        ("back retract", sight.can_retract),
    ] {
        if so {
            found.push(Found::new(kind.to_owned(), seat, None));
        }
    }
}

fn over<G: Words>(game: &Match<G>, found: &mut Vec<Found<G::Action>>) {
    let Some(outcome) = game.game().outcome(game.state()) else {
        return;
    };
    let ending = match outcome.winners.len() {
        0 => "nobody",
        1 => "won",
        _ => "shared",
    };
    for kind in [
        format!("over {ending}"),
        format!("over players {}", game.game().seats()),
    ] {
        found.push(Found::new(kind, None, None));
    }
}

/// What a phrase inserts.
fn names<A>(phrase: &Phrase, seat: Option<Seat>, found: &mut Vec<Found<A>>) {
    fn in_arg<A>(arg: &Arg, seat: Option<Seat>, found: &mut Vec<Found<A>>) {
        match arg {
            Arg::Phrase(phrase) => {
                found.push(Found::new(format!("names {}", phrase.key), seat, None));
                names(phrase, seat, found);
            }
            Arg::List(list) => list.iter().for_each(|arg| in_arg(arg, seat, found)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
    for (_, arg) in &phrase.args {
        in_arg(arg, seat, found);
    }
}

/// The variant of an enum, as its `Debug` begins.
fn variant(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let end = text
        .find(|char: char| !char.is_alphanumeric())
        .unwrap_or(text.len());
    text[..end].to_owned()
}
