//! What speaks for and against an option: which attacks on the table it stops, by what the cards say.
//! Who asks why is told what a player knows by heart who knows the cards.

use tabletop::{Phrase, Reason};

use super::say;
use crate::cards::{Card, Defence, Defences, Handle};
use crate::view::{DraftView, DuelView, Pile, PlayView, Profile, View};
use crate::{Action, CyberWar};

pub(super) fn reasons(game: &CyberWar, view: &View, action: &Action) -> Vec<Reason> {
    match (&view.play, *action) {
        (PlayView::Solo(solo), Action::Choose(defence)) => {
            let chosen = solo.chosen.iter().copied().collect();
            let five = cards(view, &solo.five);
            if five.is_empty() {
                return stops_of_deck(game, view, chosen, defence);
            }
            stops(game, &five, chosen, defence)
        }
        (PlayView::Draft(draft), Action::Keep(defence)) => {
            let attacks = cards(view, &draft.table);
            if attacks.is_empty() {
                return stops_of_deck(game, view, own(view, draft), defence);
            }
            let mut reasons = stops(game, &attacks, own(view, draft), defence);
            reasons.extend(passes(game, &attacks, draft, defence));
            reasons
        }
        (PlayView::Draft(draft), Action::Drop(defence)) => drops(game, view, draft, defence),
        (PlayView::RedBlue(duel), Action::Defend(defence)) => {
            let guards = duel.guards.iter().copied().collect();
            stops(game, &cards(view, &duel.attacks), guards, defence)
        }
        (PlayView::RedBlue(duel), Action::Attack(handle)) => attack(game, view, duel, handle),
        (PlayView::RedBlue(_), Action::Pick(group)) => pick(game, group),
        (PlayView::Solo(_) | PlayView::Draft(_) | PlayView::RedBlue(_), _) => Vec::new(),
    }
}

fn why(key: &str) -> Phrase {
    say(&format!("why-{key}"))
}

/// The attacks of these handles that the viewer can tell apart.
fn cards(view: &View, handles: &[Handle]) -> Vec<Card> {
    let attacks = handles.iter().filter_map(|it| view.attacks.get(it.index()));
    attacks.filter_map(|attack| attack.face.card()).collect()
}

fn detected_by(game: &CyberWar, card: Card) -> Defences {
    game.setup.pool.links[card.index()]
}

/// How many of the attacks that nothing stops yet this defence stops.
fn stops(game: &CyberWar, attacks: &[Card], so_far: Defences, defence: Defence) -> Vec<Reason> {
    let open = || {
        let open = attacks.iter().map(|&card| detected_by(game, card));
        open.filter(|by| !by.meets(so_far))
    };
    let (all, stopped) = (
        open().count(),
        open().filter(|by| by.contains(defence)).count(),
    );
    if all == 0 {
        return Vec::new();
    }
    let text = why("stops").with("count", stopped).with("all", all);
    vec![Reason::new("stops", stopped as i32, text)]
}

/// What whoever comes next could take: nothing is passed on with the last card.
fn passes(game: &CyberWar, attacks: &[Card], draft: &DraftView, kept: Defence) -> Option<Reason> {
    let held = draft.held.last()?;
    let stopped = |card: Defence| {
        let by = attacks.iter().map(|&attack| detected_by(game, attack));
        by.filter(|by| by.contains(card)).count()
    };
    let rest = held.iter().filter(|&card| card != kept);
    let best = rest.map(stopped).max().filter(|_| !attacks.is_empty())?;
    let text = why("passes").with("count", best).with("all", attacks.len());
    Some(Reason::new("passes", -(best as i32), text))
}

/// The cards of the deck that have not been turned up, where the organisation card can be read.
fn deck_left(view: &View) -> Vec<Card> {
    let profile = view.group.as_ref().map(|group| &group.profile);
    let Some(Profile::Techniques { techniques }) = profile else {
        return Vec::new();
    };
    let gone = view.attacks.iter().filter_map(|attack| attack.face.card());
    let gone: Vec<Card> = gone.collect();
    let left = techniques.iter().map(|known| known.card);
    left.filter(|card| !gone.contains(card)).collect()
}

/// Where not even backs are seen, what counts is the deck.
fn stops_of_deck(game: &CyberWar, view: &View, so_far: Defences, defence: Defence) -> Vec<Reason> {
    let open: Vec<Defences> = deck_left(view)
        .into_iter()
        .map(|card| detected_by(game, card))
        .filter(|by| !by.meets(so_far))
        .collect();
    if open.is_empty() {
        return Vec::new();
    }
    let stopped = open.iter().filter(|by| by.contains(defence)).count();
    let text = why("deck").with("count", stopped).with("all", open.len());
    vec![Reason::new("stops", stopped as i32, text)]
}

/// The cards that the viewer has kept and not dropped.
fn own(view: &View, draft: &DraftView) -> Defences {
    let pile = |piles: &[Pile]| -> Defences {
        let own = view.me.and_then(|me| piles.get(me.index()));
        match own {
            Some(Pile::Cards { cards }) => cards.iter().copied().collect(),
            Some(Pile::Count { .. }) | None => Defences::EMPTY,
        }
    };
    pile(&draft.kept).minus(pile(&draft.dropped))
}

/// How many attacks nothing would stop that is left; where not even backs are seen, of the deck.
fn drops(game: &CyberWar, view: &View, draft: &DraftView, defence: Defence) -> Vec<Reason> {
    let had = own(view, draft);
    let left = had.without(defence);
    let attacks = cards(view, &draft.table);
    let (attacks, blind) = match attacks.is_empty() {
        true => (deck_left(view), true),
        false => (attacks, false),
    };
    let lost = attacks
        .iter()
        .map(|&card| detected_by(game, card))
        .filter(|by| by.meets(had) && !by.meets(left));
    let lost = lost.count();
    let text = match lost {
        0 => why("spare"),
        count if blind => why("deck-lost").with("count", count),
        count => why("lost").with("count", count),
    };
    vec![Reason::new("lost", -(lost as i32), text)]
}

/// How many of blue's defences that are left detect the attack, and whether one lies there already.
fn attack(game: &CyberWar, view: &View, duel: &DuelView, handle: Handle) -> Vec<Reason> {
    let Some(&card) = cards(view, &[handle]).first() else {
        return Vec::new();
    };
    let by = detected_by(game, card);
    let guards: Defences = duel.guards.iter().copied().collect();
    let left = by.and(duel.rack).len();
    let all = duel.rack.len();
    let mut reasons = Vec::new();
    if !guards.is_empty() {
        let met = by.meets(guards);
        let text = why(if met { "met" } else { "unmet" });
        reasons.push(Reason::new("met", -i32::from(met), text));
    }
    let text = why("detected").with("count", left).with("all", all);
    reasons.push(Reason::new("detected", -i32::from(left), text));
    reasons
}

/// How much of a group only one defence detects.
fn pick(game: &CyberWar, group: u8) -> Vec<Reason> {
    let Some(deck) = game.setup.pool.decks.get(usize::from(group)) else {
        return Vec::new();
    };
    let hard = deck
        .cards
        .iter()
        .filter(|card| detected_by(game, **card).len() == 1);
    let hard = hard.count();
    let text = why("hard")
        .with("count", hard)
        .with("all", deck.cards.len());
    vec![Reason::new("hard", hard as i32, text)]
}
