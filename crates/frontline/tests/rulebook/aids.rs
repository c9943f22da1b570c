//! What is worked out for a player, from what that player sees.

use frontline::cards::EventCard;
use frontline::state::Slot;
use frontline::{Action, Aids, Event};
use tabletop::{Arg, Config, Seat, Viewer, Words};

use crate::table::*;

fn aids(table: &Table, seat: Seat) -> Aids {
    table.0.game().aids(&table.view(seat))
}

#[test]
fn prices_are_those_of_this_turn() {
    let layout = Layout::new().event(EventCard::ToolLeak);
    let aid = aids(&layout.start(), ANNA);
    let phishing = &aid.techniques[0];
    assert_eq!(
        (phishing.card, phishing.cost, phishing.price),
        (T1566, 4, 2)
    );
    let scanning = &aid.defences[0];
    assert_eq!(
        (scanning.card, scanning.cost, scanning.price),
        (M1016, 4, 4)
    );
}

#[test]
fn what_stops_what_is_told_both_ways_round() {
    let aid = aids(&Layout::new().start(), ANNA);
    for technique in &aid.techniques {
        for defence in &aid.defences {
            let stopped = technique.stopped_by.contains(&defence.card);
            assert_eq!(stopped, defence.stops.contains(&technique.card));
        }
    }
}

#[test]
fn under_a_zero_day_the_defences_that_stop_nothing_are_marked() {
    let aid = aids(&Layout::new().event(EventCard::ZeroDay).start(), ANNA);
    let void = aid.defences.iter().filter(|defence| defence.void);
    let void: Vec<_> = void.map(|defence| defence.card).collect();
    assert_eq!(void, [M1016, M1051]);
}

#[test]
fn an_attacker_is_told_which_cards_face_up_defences_stop_and_what_it_takes() {
    let table = Layout::new()
        .hand(ANNA, [T1566, T1566, T1133, T1059])
        .up(BEN, [M1017, M1021])
        .down(BEN, [M1032])
        .start();
    let hand = aids(&table, ANNA).hand;
    let of = |card| hand.iter().find(|aid| aid.card == card).expect("held");
    let phishing = of(T1566);
    assert_eq!(phishing.stopped_by, [M1017, M1021]);
    assert_eq!((phishing.copies, phishing.enough), (2, false));
    assert!(phishing.fits && !of(T1059).fits);
    let remote = of(T1133);
    assert!(remote.stopped_by.is_empty(), "M1032 lies face down");
    assert!(remote.enough);
    assert_eq!(remote.hidden, 1);
}

#[test]
fn a_defender_is_told_which_face_down_defences_would_stop_the_placed_card() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .up(BEN, [M1049])
        .down(BEN, [M1016, M1017])
        .holds(BEN, [M1031])
        .attacking();
    table.place(ANNA, T1566);
    let judged = aids(&table, BEN).judged.expect("a card is judged");
    assert_eq!((judged.attacker, judged.card), (ANNA, T1566));
    assert_eq!(judged.stopped_by, [M1049]);
    assert_eq!(judged.could_stop, [Slot(2)]);
    assert_eq!(judged.in_hand, [M1031]);
}

#[test]
fn nobody_else_is_told_what_lies_face_down() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .down(BEN, [M1017])
        .holds(BEN, [M1031])
        .attacking();
    table.place(ANNA, T1566);
    let spectator = table.0.view(Viewer::Spectator);
    let others = [aids(&table, ANNA), table.0.game().aids(&spectator)];
    for aid in others {
        let judged = aid.judged.expect("a card is judged");
        assert!(judged.could_stop.is_empty() && judged.in_hand.is_empty());
    }
    assert!(matches!(table.told()[..], [Event::Placed { .. }]));
}

#[test]
fn the_number_of_action_cards_is_told_for_both() {
    let table = Layout::new()
        .chain(ANNA, [T1566])
        .event(EventCard::StateBacking)
        .start();
    assert_eq!(aids(&table, ANNA).limits, [3, 4]);
}

/// What the coach says to a player, by its key.
fn coach(table: &Table, seat: Seat) -> String {
    let advice = (table.0.game()).coach(&table.view(seat), &table.0.menu(seat));
    advice.expect("there is advice").text.key.into_owned()
}

#[test]
fn the_coach_speaks_of_an_attack_only_where_one_can_be_made() {
    let ready = || Layout::new().hand(ANNA, [T1566]);
    let advice = |layout: Layout| coach(&layout.start(), ANNA);
    assert_eq!(advice(ready()), "frontline-coach-plan-attack");
    let unknown = ready().down(BEN, [M1016]);
    assert_eq!(advice(unknown), "frontline-coach-plan-recon");
    let truce = ready().event(EventCard::CeaseFire);
    assert_eq!(advice(truce), "frontline-coach-plan");
    let stopped = ready().up(BEN, [M1017, M1021]);
    assert_eq!(advice(stopped), "frontline-coach-plan");
    let strong = ready().hand(ANNA, [T1566, T1566]).up(BEN, [M1017, M1021]);
    assert_eq!(advice(strong), "frontline-coach-plan-attack");
}

#[test]
fn the_coach_turns_nothing_up_against_a_card_that_is_stopped_already() {
    let mut table = (Layout::new().hand(ANNA, [T1566]))
        .down(BEN, [M1017, M1021])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(coach(&table, BEN), "frontline-coach-reveal");
    table.turn_up(BEN, 0);
    assert_eq!(coach(&table, BEN), "frontline-coach-reveal-stopped");
}

#[test]
fn the_coach_reminds_of_what_was_bought_and_not_set() {
    let mut table = Table::opening(&Config::new(2));
    let mut said = Vec::new();
    loop {
        let (view, menu) = (table.view(ANNA), table.0.menu(ANNA));
        let Some(advice) = table.0.game().coach(&view, &menu) else {
            break;
        };
        said.push(advice.text.key);
        table.act(ANNA, advice.means[0]);
    }
    assert_eq!(said.first().unwrap(), "frontline-coach-opening-buy");
    assert_eq!(said.last().unwrap(), "frontline-coach-opening-set");
    assert!(table.view(ANNA).sides[ANNA.index()].defences.is_empty());
}

/// FRL-R3: whoever is ready with defences in hand is told which, and what becomes of them.
#[test]
fn who_is_ready_with_defences_in_hand_is_asked_whether_they_are_sure() {
    let mut table = Table::opening(&Config::new(2));
    let asked = |table: &Table| {
        let sure = (table.0.game()).sure(&table.view(ANNA), &Action::Done);
        sure.map(|sure| (sure.key, sure.args))
    };
    table.act(ANNA, Action::Buy(M1016));
    let (key, args) = asked(&table).expect("something is kept");
    assert_eq!(key, "frontline-sure-opening");
    assert_eq!(args[1], ("count".into(), Arg::from(2)));
    let (text, plan) = (table.0.game())
        .instead(&table.view(ANNA), &Action::Done)
        .expect("the rulebook sets what is in hand");
    assert_eq!(text.key, "frontline-sure-set-too");
    let mut set = Table::opening(&Config::new(2));
    set.act(ANNA, Action::Buy(M1016));
    for action in plan {
        set.act(ANNA, action);
    }
    let view = set.view(ANNA);
    assert!(view.sides[ANNA.index()].defences.is_empty());
    assert!(!set.0.awaited().contains(ANNA), "and she is ready");
    let held = table.view(ANNA).sides[ANNA.index()].defences.clone();
    for &card in held.open() {
        table.act(ANNA, Action::Set(card));
    }
    assert_eq!(asked(&table), None);
}
