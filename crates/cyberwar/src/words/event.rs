//! The log.

use tabletop::Phrase;

use super::{attack, attacks, defence, defences, group, list, say, seats};
use crate::setup::Mode;
use crate::{CyberWar, Event, Shown};

pub(super) fn event(game: &CyberWar, event: &Event) -> Phrase {
    match event {
        Event::Dealt {
            group: name,
            game,
            games,
        } => say("event-dealt")
            .with("group", group(name))
            .with("game", *game)
            .with("games", *games),
        Event::Unfair => say("event-unfair"),
        Event::Laid {
            round,
            attacks: laid,
        } => match game.settings().mode {
            // A draft has no rounds.
            Mode::Draft { .. } => say("event-laid-draft"),
            Mode::Solo { .. } | Mode::Duel { .. } => say("event-laid").with("round", *round),
        }
        .with("attacks", attacks(laid.iter())),
        Event::Answered {
            seat,
            defences: four,
        } => say("event-answered")
            .with("player", *seat)
            .with("defences", defences(*four)),
        Event::Revealed { attacks } => {
            say("event-revealed").with("attacks", list(attacks.iter().map(shown)))
        }
        Event::Survived { round } => say("event-survived").with("round", *round),
        Event::Lost { round, through } => say("event-lost")
            .with("round", *round)
            .with("attacks", attacks(through.iter())),
        Event::Cleared { rounds } => say("event-cleared").with("rounds", *rounds),
        Event::Decided { seat } => say("event-decided").with("player", *seat),
        Event::Kept {
            seat,
            defence: Some(kept),
        } => say("event-kept")
            .with("player", *seat)
            .with("defence", defence(*kept)),
        Event::Kept {
            seat,
            defence: None,
        } => say("event-kept-hidden").with("player", *seat),
        Event::Passed { cards } => say("event-passed").with("count", *cards),
        Event::MustDrop { count } => say("event-must-drop").with("count", *count),
        Event::Dropped {
            seat,
            defences: Some(dropped),
            ..
        } => say("event-dropped")
            .with("player", *seat)
            .with("defences", defences(*dropped)),
        Event::Dropped {
            seat,
            count,
            defences: None,
        } => say("event-dropped-hidden")
            .with("player", *seat)
            .with("count", *count),
        Event::Scored {
            seat,
            defences: team,
            score,
        } => say("event-scored")
            .with("player", *seat)
            .with("defences", defences(*team))
            .with("score", *score),
        Event::TieBreak {
            attack, stopped_by, ..
        } if stopped_by.is_empty() => say("event-tie-break-none").with("attack", shown(attack)),
        Event::TieBreak {
            attack, stopped_by, ..
        } => say("event-tie-break")
            .with("attack", shown(attack))
            .with("players", seats(*stopped_by)),
        Event::GameWon { game, winners } => say("event-game-won")
            .with("game", *game)
            .with("players", seats(*winners)),
        Event::Picked { seat, group: name } => say("event-picked")
            .with("player", *seat)
            .with("group", group(name)),
        Event::Racked {
            seat,
            defences: rack,
        } => say("event-racked")
            .with("player", *seat)
            .with("defences", defences(*rack)),
        Event::Attacked { seat, attack: card } => say("event-attacked")
            .with("player", *seat)
            .with("attack", attack(card)),
        Event::Defended {
            seat,
            defence: card,
        } => say("event-defended")
            .with("player", *seat)
            .with("defence", defence(*card)),
        Event::Fought {
            round,
            stopped,
            through,
        } => say("event-fought")
            .with("round", *round)
            .with("stopped", *stopped)
            .with("through", *through),
        Event::Reshuffled => say("event-reshuffled"),
        Event::RedDrew {
            seat,
            attacks: drawn,
            ..
        } if drawn.is_empty() => say("event-red-drew-nothing").with("player", *seat),
        Event::RedDrew {
            seat,
            attacks: drawn,
            bonus,
        } => say(if *bonus {
            "event-red-bonus"
        } else {
            "event-red-drew"
        })
        .with("player", *seat)
        .with("attacks", attacks(drawn.iter())),
        Event::BlueDrew {
            seat,
            defences: drawn,
            bonus,
        } => say(if *bonus {
            "event-blue-bonus"
        } else {
            "event-blue-drew"
        })
        .with("player", *seat)
        .with("defences", defences(*drawn)),
        Event::GameOver {
            red,
            stopped,
            through,
        } => say("event-game-over")
            .with("red", *red)
            .with("blue", red.after(1, 2))
            .with("stopped", *stopped)
            .with("through", *through),
        Event::Won { winners } => say("event-won").with("players", seats(*winners)),
    }
}

/// An attack that was turned up, and what caught it.
fn shown(shown: &Shown) -> Phrase {
    if shown.caught_by.is_empty() {
        say("shown-through").with("attack", attack(&shown.attack))
    } else {
        say("shown-stopped")
            .with("attack", attack(&shown.attack))
            .with("defences", defences(shown.caught_by))
    }
}
