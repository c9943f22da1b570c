//! Weaponise: looking at attack cards and buying them.

use frontline::cards::{EventCard, Plan};
use frontline::state::Phase;
use frontline::{Action, Cards, Event, Face, Illegal};

use crate::table::*;

const TWO: Plan = Plan {
    weaponise: 2,
    ..NOTHING
};

#[test]
fn one_looks_at_five_cards_and_buys_one_of_them_at_its_cost() {
    let mut table = Layout::new()
        .deck([T1566, T1189, T1190, T1059, T1486])
        .planned(WEAPONISE, NOTHING);
    assert_eq!(
        table.view(ANNA).looked.open(),
        [T1566, T1189, T1190, T1059, T1486]
    );
    table.act(ANNA, Action::Weaponise(T1486));
    assert_eq!(table.hand(ANNA), [T1486]);
    assert_eq!(table.funds(ANNA), 20 - 7 + 10);
    assert_eq!(table.open().deck.len(), 4);
    assert!(table.open().looked.is_empty());
}

#[test]
fn only_the_player_who_looks_sees_the_cards() {
    let mut table = Layout::new().planned(WEAPONISE, NOTHING);
    assert_eq!(table.view(BEN).looked, Cards::Closed { count: 5 });
    let Cards::Open { cards } = table.view(ANNA).looked else {
        panic!("Anna looks at them");
    };
    assert_eq!(cards.len(), 5);
    let looked = |cards| Event::Looked { seat: ANNA, cards };
    let closed = Cards::Closed { count: 5 };
    assert!(table.told_to(BEN).contains(&looked(closed)));
    let open = Cards::Open { cards };
    assert!(table.told_to(ANNA).contains(&looked(open)));
    table.done(ANNA);
    assert_eq!(table.told_to(BEN)[0], Event::Declined { seat: ANNA });
}

/// FRL-R23
#[test]
fn others_learn_that_something_was_bought_and_its_price_but_not_the_card() {
    let mut table = Layout::new()
        .deck([T1486, T1486, T1486, T1486, T1566])
        .planned(WEAPONISE, NOTHING);
    table.act(ANNA, Action::Weaponise(T1486));
    let bought = |card| Event::Weaponised {
        seat: ANNA,
        card,
        price: 7,
    };
    assert_eq!(table.told_to(BEN)[0], bought(Face::Down));
    assert_eq!(table.told_to(ANNA)[0], bought(Face::Up(T1486)));
    assert_eq!(table.seen(ANNA).techniques, Cards::Closed { count: 1 });
}

#[test]
fn the_rest_goes_back_before_the_next_look() {
    let mut table = Layout::new()
        .deck([T1566, T1189, T1190, T1059, T1486])
        .planned(TWO, NOTHING);
    table.act(ANNA, Action::Weaponise(T1566));
    assert_eq!(
        table.phase(),
        Phase::Weaponise {
            seat: ANNA,
            left: 1
        }
    );
    assert_eq!(
        table.view(ANNA).looked.open(),
        [T1189, T1190, T1059, T1486],
        "all that is left"
    );
}

/// FRL-R6
#[test]
fn what_was_put_back_is_not_shown_any_more() {
    let mut table = Layout::new().planned(WEAPONISE, NOTHING);
    table.done(ANNA);
    assert!(table.view(ANNA).looked.is_empty());
    assert_eq!(table.view(ANNA).deck, Cards::Closed { count: 64 });
}

/// FRL-R5
#[test]
fn with_fewer_than_five_cards_one_looks_at_those() {
    let table = Layout::new()
        .deck([T1566, T1189])
        .planned(WEAPONISE, NOTHING);
    assert_eq!(table.view(ANNA).looked.open(), [T1566, T1189]);
}

/// FRL-R5
#[test]
fn an_empty_deck_is_made_anew_from_the_trash() {
    let table = Layout::new().deck([]).planned(WEAPONISE, NOTHING);
    assert_eq!(table.view(ANNA).looked.len(), 5);
    assert_eq!(table.open().deck.len(), 59);
    assert!(table.trash().is_empty());
    assert!(table.told().contains(&Event::Reshuffled { cards: 64 }));
}

/// FRL-R5
#[test]
fn if_deck_and_trash_are_empty_there_is_nothing_to_look_at() {
    let table = Layout::new()
        .deck([])
        .with(|state| state.trash = Default::default())
        .planned(WEAPONISE, NOTHING);
    assert_eq!(table.open().turn, 3);
}

#[test]
fn a_card_that_is_too_dear_or_not_among_the_five_cannot_be_bought() {
    let table = Layout::new()
        .funds(ANNA, 3)
        .deck([T1566, T1190])
        .planned(WEAPONISE, NOTHING);
    assert_eq!(
        table.refused(ANNA, Action::Weaponise(T1566)),
        Illegal::NotEnoughFunds { need: 4, have: 3 }
    );
    assert_eq!(
        table.refused(ANNA, Action::Weaponise(T1486)),
        Illegal::NotLookedAt
    );
    assert!(table.may(ANNA, Action::Weaponise(T1190)));
}

#[test]
fn one_is_asked_even_if_nothing_can_be_paid() {
    let table = Layout::new().funds(ANNA, 0).planned(WEAPONISE, NOTHING);
    assert_eq!(table.0.menu(ANNA), [Action::Done]);
}

#[test]
fn a_leak_of_tools_makes_attack_cards_two_cheaper_but_never_free() {
    let mut table = Layout::new()
        .deck([T1566, T1190])
        .event(EventCard::ToolLeak)
        .planned(TWO, NOTHING);
    table
        .act(ANNA, Action::Weaponise(T1566))
        .act(ANNA, Action::Weaponise(T1190));
    assert_eq!(table.funds(ANNA), 20 - 2 - 1 + 10);
}
