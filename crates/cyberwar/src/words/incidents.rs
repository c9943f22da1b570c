//! Attacks looked back upon: which defence saw them, and which would have.

use tabletop::{Against, Fate, Incident, Phrase, Remedy, Seat, Technique as Attck};

use super::{defence, say};
use crate::cards::{Defences, Technique, Today};
use crate::state::FIVE;
use crate::view::{Attack, Face, PlayView, View};
use crate::{Event, Shown};

pub(super) fn incidents(event: &Event, view: &View) -> Vec<Incident> {
    match event {
        // In a draft everybody faces the attacks with a team of their own: see `Scored`.
        Event::Revealed { attacks } => match &view.play {
            PlayView::Solo(_) => faced(attacks, (None, Seat(0)), Defences::FULL),
            PlayView::Draft(_) => Vec::new(),
            PlayView::RedBlue(duel) => faced(attacks, (Some(duel.red), duel.blue), duel.rack),
        },
        Event::Scored { seat, defences, .. } => {
            let five = (0..FIVE).filter_map(|handle| view.attacks.get(handle));
            five.filter_map(|attack| incident(attack, (None, *seat), *defences, Defences::EMPTY))
                .collect()
        }
        Event::TieBreak {
            attack,
            leaders,
            stopped_by,
        } => leaders
            .iter()
            .filter_map(|seat| {
                let caught = match stopped_by.contains(seat) {
                    true => attack.caught_by,
                    false => Defences::EMPTY,
                };
                incident(&attack.attack, (None, seat), caught, Defences::EMPTY)
            })
            .collect(),
        Event::Dealt { .. }
        | Event::Unfair
        | Event::Laid { .. }
        | Event::Answered { .. }
        | Event::Survived { .. }
        | Event::Lost { .. }
        | Event::Cleared { .. }
        | Event::Decided { .. }
        | Event::Kept { .. }
        | Event::Passed { .. }
        | Event::MustDrop { .. }
        | Event::Dropped { .. }
        | Event::GameWon { .. }
        | Event::Picked { .. }
        | Event::Racked { .. }
        | Event::Attacked { .. }
        | Event::Defended { .. }
        | Event::Fought { .. }
        | Event::Reshuffled
        | Event::RedDrew { .. }
        | Event::BlueDrew { .. }
        | Event::GameOver { .. }
        | Event::Won { .. } => Vec::new(),
    }
}

/// Attacks that one defender met; `held` are the defences that stayed in hand.
fn faced(attacks: &[Shown], sides: (Option<Seat>, Seat), held: Defences) -> Vec<Incident> {
    let faced = attacks.iter();
    faced
        .filter_map(|shown| incident(&shown.attack, sides, shown.caught_by, held))
        .collect()
}

/// An attack that is turned up, as one defender met it with these defences.
fn incident(
    attack: &Attack,
    (by, against): (Option<Seat>, Seat),
    defences: Defences,
    held: Defences,
) -> Option<Incident> {
    let Face::Front {
        technique,
        is_box,
        detected_by,
        ..
    } = &attack.face
    else {
        return None;
    };
    let caught_by = detected_by.and(defences);
    let remedy = |card| Remedy::new(defence(card)).held(held.contains(card));
    let (fate, missed) = match caught_by.is_empty() {
        true => (Fate::Through, *detected_by),
        false => (Fate::Stopped, Defences::EMPTY),
    };
    let key = format!("attack-{}", technique.id.to_lowercase());
    Some(Incident {
        by,
        against: Against::Seat(against),
        what: match is_box {
            true => say(&key),
            false => named(technique),
        },
        technique: Some(Attck {
            id: technique.id.clone(),
            today: match &technique.today {
                Today::Same => Some(technique.id.clone()),
                Today::Replaced { id, .. } => Some(id.clone()),
                Today::Dropped => None,
            },
        }),
        fate,
        answered_by: caught_by.iter().map(remedy).collect(),
        would_have: missed.iter().map(remedy).collect(),
        monday: is_box.then(|| say(&format!("{key}-defend"))),
    })
}

fn named(technique: &Technique) -> Phrase {
    say("technique-name").with("name", technique.name.as_str())
}
