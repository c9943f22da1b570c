//! Deals (交渉).

use placement::board::Tokens;
use placement::cards::{Attack, EventCard};
use placement::state::{Phase, State};
use placement::{Action, Event, Goods, Illegal, Offer, Placement};
use tabletop::cards::{Bag, Kind};
use tabletop::{Arg, By, Config, Filled, Line, Match, Phrase, Refusal, Seat, Seed, Words};

use crate::table::*;

fn tokens(tokens: [u8; 4]) -> Goods {
    Goods::tokens(Tokens(tokens))
}

fn points(points: u8) -> Goods {
    Goods {
        points,
        ..Goods::NOTHING
    }
}

fn card(card: Attack) -> Goods {
    Goods {
        attacks: Bag::one(card),
        ..Goods::NOTHING
    }
}

fn event(card: EventCard) -> Goods {
    Goods {
        events: Bag::one(card),
        ..Goods::NOTHING
    }
}

fn offer(to: Seat, give: Goods, take: Goods) -> Action {
    Action::Offer(Offer::new(to, give, take))
}

/// Everyone has something.
fn market() -> Layout {
    Layout::players(4)
        .tokens(ANNA, [3, 0, 0, 0])
        .tokens(BEN, [0, 2, 0, 1])
        .points(BEN, 4)
        .hand(ANNA, [Attack::Snake])
        .hand(BEN, [Attack::Emotet])
        .events(ANNA, [EventCard::Ransom1])
        .events(BEN, [EventCard::ZeroDay])
}

#[test]
fn an_accepted_deal_takes_effect_whole() {
    let mut table = market().start();
    let give = Goods {
        events: Bag::one(EventCard::Ransom1),
        ..tokens([2, 0, 0, 0])
    };
    let take = Goods {
        attacks: Bag::one(Attack::Emotet),
        ..points(3)
    };
    table.act(ANNA, offer(BEN, give, take));
    assert_eq!(table.awaited(), BEN);
    table.act(BEN, Action::Accept);
    assert_eq!(
        (table.tokens(ANNA), table.tokens(BEN)),
        ([1, 0, 0, 0], [2, 2, 0, 1])
    );
    assert_eq!((table.points(ANNA), table.points(BEN)), (3, 1));
    assert_eq!(table.hand(ANNA), [Attack::Emotet, Attack::Snake]);
    assert_eq!(
        table.events_of(BEN),
        [EventCard::Ransom1, EventCard::ZeroDay]
    );
    assert_eq!(table.phase(), Phase::Act);
}

/// PLC-R10
#[test]
fn a_deal_for_a_promise_binds_nobody() {
    let mut table = market().start();
    table.act(ANNA, offer(BEN, tokens([1, 0, 0, 0]), Goods::NOTHING));
    table.act(BEN, Action::Accept);
    // As if the token had always been Ben's, whatever he said for it.
    let same = market()
        .tokens(ANNA, [2, 0, 0, 0])
        .tokens(BEN, [1, 2, 0, 1])
        .with(|state| state.offers = 1)
        .start();
    assert_eq!(table.0.state(), same.0.state());
}

/// PLC-R10
#[test]
fn a_promise_is_told_with_the_offer_and_with_the_deal_and_changes_nothing_else() {
    let said = "I stay out of the hospital / 病院には入りません";
    let promise = Line::of(said).expect("it is short");
    let plain = Offer::new(BEN, tokens([1, 0, 0, 0]), tokens([0, 1, 0, 0]));
    let mut table = market().start();
    let promising = Offer { promise, ..plain };
    let tells_it = |table: &Table| {
        let event = &table.told()[0];
        let sentence = table.0.game().event(event);
        let promise = ("promise".into(), Arg::Text(said.to_owned()));
        sentence.key.ends_with("-promising") && sentence.args.contains(&promise)
    };
    table.act(ANNA, Action::Offer(promising));
    assert!(tells_it(&table), "{:?}", table.told());
    table.act(BEN, Action::Accept);
    assert!(tells_it(&table), "{:?}", table.told());
    let mut same = market().start();
    same.act(ANNA, Action::Offer(plain))
        .act(BEN, Action::Accept);
    assert_eq!(table.0.state(), same.0.state());
}

#[test]
fn a_refused_deal_changes_nothing() {
    let mut table = market().start();
    table.act(ANNA, offer(BEN, tokens([1, 0, 0, 0]), points(1)));
    table.act(BEN, Action::Refuse);
    assert_eq!((table.points(ANNA), table.points(BEN)), (0, 4));
    assert_eq!(table.awaited(), ANNA);
}

#[test]
fn a_counter_offer_asks_the_turn_player() {
    let mut table = market().start();
    table.act(ANNA, offer(BEN, tokens([1, 0, 0, 0]), tokens([0, 1, 0, 0])));
    table.act(BEN, offer(ANNA, tokens([0, 1, 0, 0]), tokens([2, 0, 0, 0])));
    assert_eq!(table.awaited(), ANNA);
    table.act(ANNA, Action::Accept);
    assert_eq!(table.tokens(ANNA), [1, 1, 0, 0]);
}

#[test]
fn a_counter_offer_goes_to_who_asked() {
    let mut table = market().start();
    table.act(ANNA, offer(BEN, tokens([1, 0, 0, 0]), points(1)));
    let to_cleo = offer(CLEO, tokens([0, 1, 0, 0]), Goods::NOTHING);
    assert_eq!(table.refused(BEN, to_cleo), Illegal::WrongStep);
}

#[test]
fn nobody_can_offer_what_it_does_not_hold() {
    let table = market().start();
    let nothing = Goods::NOTHING;
    assert_eq!(
        table.refused(ANNA, offer(BEN, tokens([4, 0, 0, 0]), nothing)),
        Illegal::YouLack
    );
    assert_eq!(
        table.refused(ANNA, offer(BEN, points(1), nothing)),
        Illegal::YouLack
    );
    assert_eq!(
        table.refused(ANNA, offer(BEN, card(Attack::Ddos), nothing)),
        Illegal::YouLack
    );
    let event = event(EventCard::Ransom2);
    assert_eq!(
        table.refused(ANNA, offer(BEN, event, nothing)),
        Illegal::YouLack
    );
}

#[test]
fn what_everyone_can_see_is_checked_at_once() {
    let table = market().start();
    let nothing = Goods::NOTHING;
    assert_eq!(
        table.refused(ANNA, offer(BEN, nothing, points(5))),
        Illegal::TheyLack
    );
    assert_eq!(
        table.refused(ANNA, offer(BEN, nothing, tokens([1, 0, 0, 0]))),
        Illegal::TheyLack
    );
    assert_eq!(
        table.refused(ANNA, offer(BEN, nothing, nothing)),
        Illegal::EmptyOffer
    );
    assert_eq!(
        table.refused(ANNA, offer(ANNA, nothing, nothing)),
        Illegal::NoSuchPlayer
    );
    assert_eq!(
        table.refused(ANNA, offer(Seat(9), nothing, nothing)),
        Illegal::NoSuchPlayer
    );
}

#[test]
fn a_card_that_the_other_may_not_hold_can_be_asked_for_and_is_judged_on_acceptance() {
    let mut table = market().start();
    table.act(ANNA, offer(BEN, tokens([1, 0, 0, 0]), card(Attack::Phobos)));
    assert_eq!(table.refused(BEN, Action::Accept), Illegal::YouLack);
    assert_eq!(table.0.menu(BEN), [Action::Refuse]);
}

/// PLC-R32
#[test]
fn at_most_five_offers_are_made_in_a_turn_counter_offers_included() {
    let mut table = market().start();
    let ask = offer(BEN, tokens([1, 0, 0, 0]), tokens([0, 1, 0, 0]));
    table.act(ANNA, ask);
    table.act(BEN, offer(ANNA, tokens([0, 1, 0, 0]), tokens([2, 0, 0, 0])));
    table.act(ANNA, Action::Refuse);
    for _ in 0..3 {
        table.act(ANNA, ask).act(BEN, Action::Refuse);
    }
    assert_eq!(table.refused(ANNA, ask), Illegal::NoOffersLeft);
    table.end_turn(ANNA);
    assert_eq!(table.spectator().offers, 0);
}

#[test]
fn who_is_out_takes_no_part() {
    let table = market().arrested([C1, C2, C3]).start();
    let ask = offer(CLEO, tokens([1, 0, 0, 0]), Goods::NOTHING);
    assert_eq!(table.refused(ANNA, ask), Illegal::OutOfGame { seat: CLEO });
}

#[test]
fn only_the_turn_player_begins_a_deal() {
    let table = market().start();
    let ask = offer(ANNA, tokens([0, 1, 0, 0]), Goods::NOTHING);
    assert_eq!(table.refused(BEN, ask), Illegal::NotYourTurn);
}

#[test]
fn points_received_may_win() {
    let mut table = market().points(ANNA, 12).start();
    table
        .act(ANNA, offer(BEN, card(Attack::Snake), points(3)))
        .act(BEN, Action::Accept);
    table.assert_won_by(ANNA);
}

#[test]
fn a_deal_may_leave_more_than_three_cards_in_a_hand() {
    let mut table = market().hand(BEN, [Attack::Ddos, Attack::Replay]).start();
    table
        .act(ANNA, offer(BEN, card(Attack::Snake), Goods::NOTHING))
        .act(BEN, Action::Accept);
    assert_eq!(table.hand(BEN).len(), 4);
}

/// PLC-R24
#[test]
fn everyone_hears_which_cards_are_offered_and_change_hands() {
    let mut table = market().start();
    table.act(ANNA, offer(BEN, card(Attack::Snake), Goods::NOTHING));
    assert!(
        table.view(CLEO).crews[0]
            .hand
            .shown()
            .contains(Attack::Snake)
    );
    assert!(!table.0.was_quiet());
    table.act(BEN, Action::Accept);
    assert!(
        table.view(DAN).crews[1]
            .hand
            .shown()
            .contains(Attack::Snake)
    );
    assert_eq!(
        table.view(DAN).crews[1].hand.hidden(),
        1,
        "the other card stays secret"
    );
}

/// PLC-R26
#[test]
fn an_offer_can_be_withdrawn_until_it_is_answered() {
    let mut table = market().start();
    let before = *table.0.state();
    table.act(ANNA, offer(BEN, tokens([1, 0, 0, 0]), card(Attack::Emotet)));
    table.0.retract(ANNA);
    let offers = before.offers + 1;
    assert_eq!(*table.0.state(), State { offers, ..before });
}

/// PLC-R32
#[test]
fn an_offer_that_is_withdrawn_counts_and_cannot_be_undone_instead() {
    let config = Config::new(3).with("start", ["1"]);
    let (mut game, _) = Match::<Placement>::new(&config, Seed([7; 32]), &[]).expect("it is fine");
    let act = |game: &mut Match<Placement>, action| game.act(ANNA, action, By::Person, &[]);
    for action in [Action::Keep, Action::Take(Hospital), Action::Take(Hospital)] {
        assert!(act(&mut game, action).is_ok());
    }
    let ask = offer(BEN, tokens([1, 0, 0, 0]), Goods::NOTHING);
    for _ in 0..5 {
        assert!(act(&mut game, ask).is_ok());
        assert!(!game.can_undo(ANNA));
        assert!(game.retract(ANNA, By::Person).is_ok());
    }
    let refused = act(&mut game, ask).err();
    assert!(matches!(
        refused,
        Some(Refusal::Illegal(Illegal::NoOffersLeft))
    ));
}

/// What the menu has as a counter-offer of Ben's.
fn counter(give: Goods, take: Goods) -> Option<Action> {
    let mut table = market().start();
    table.act(ANNA, offer(BEN, give, take));
    let mut menu = table.0.menu(BEN).into_iter();
    menu.find(|action| matches!(action, Action::Offer(_)))
}

#[test]
fn a_suggested_counter_offer_asks_for_one_token_more() {
    let blue = tokens([0, 1, 0, 0]);
    let asks = |take| Some(offer(ANNA, blue, take));
    assert_eq!(
        counter(tokens([1, 0, 0, 0]), blue),
        asks(tokens([2, 0, 0, 0]))
    );
    // Two for one are enough.
    assert_eq!(counter(tokens([2, 0, 0, 0]), blue), None);
}

#[test]
fn who_is_asked_for_a_gift_may_ask_for_something_in_return() {
    let blue = tokens([0, 1, 0, 0]);
    let asked = offer(ANNA, blue, tokens([1, 0, 0, 0]));
    assert_eq!(counter(Goods::NOTHING, blue), Some(asked));
}

#[test]
fn a_gift_is_not_haggled_over() {
    assert_eq!(counter(tokens([1, 0, 0, 0]), Goods::NOTHING), None);
}

/// PLC-R26
#[test]
#[should_panic(expected = "nothing to take back")]
fn not_if_it_showed_a_card() {
    let mut table = market().start();
    table.act(ANNA, offer(BEN, card(Attack::Snake), points(1)));
    table.0.retract(ANNA);
}

#[test]
fn a_first_game_has_no_deals() {
    let table = market().switch("first-game", true).start();
    let ask = offer(BEN, tokens([1, 0, 0, 0]), Goods::NOTHING);
    assert_eq!(table.refused(ANNA, ask), Illegal::FirstGame);
}

#[test]
fn the_menu_proposes_a_few_swaps_of_tokens_and_points_once_a_turn() {
    let mut table = market().start();
    let red = tokens([1, 0, 0, 0]);
    let expected = [
        offer(BEN, red, tokens([0, 0, 0, 1])),
        offer(BEN, red, tokens([0, 1, 0, 0])),
        offer(BEN, tokens([3, 0, 0, 0]), points(1)),
    ];
    assert_eq!(offers(&table), expected);
    table.act(ANNA, expected[0]).act(BEN, Action::Refuse);
    assert_eq!(offers(&table), []);
}

/// The offers on Anna's menu.
fn offers(table: &Table) -> Vec<Action> {
    let menu = table.0.menu(ANNA).into_iter();
    menu.filter(|action| matches!(action, Action::Offer(_)))
        .collect()
}

#[test]
fn the_menu_proposes_to_sell_a_card_to_whoever_alone_has_an_attacker_for_it() {
    let layout = || {
        Layout::players(3)
            .hand(ANNA, [Attack::Phobos])
            .tokens(BEN, [4, 0, 0, 0])
            .points(BEN, 3)
            .inside(B1, Hospital, 3)
    };
    let phobos = card(Attack::Phobos);
    let expected = [
        offer(BEN, phobos, points(3)),
        offer(BEN, phobos, tokens([4, 0, 0, 0])),
    ];
    assert_eq!(offers(&layout().start()), expected);
    // Whoever can use it keeps it.
    let own = layout().inside(A1, Hospital, 3).start();
    assert!(!offers(&own).contains(&expected[0]));
}

#[test]
fn the_menu_proposes_to_buy_a_card_that_is_known_and_of_use() {
    let layout = Layout::players(3)
        .hand(BEN, [Attack::Conti])
        .points(ANNA, 2)
        .inside(A1, Company, 3);
    let conti = offer(BEN, points(2), card(Attack::Conti));
    assert_eq!(offers(&layout.clone().start()), []);
    let shown = layout.with(|state| state.crews[1].shown = Bag::one(Attack::Conti));
    assert_eq!(offers(&shown.start()), [conti]);
}

/// What bots go by: an open offer is worth what its likely answer is.
#[test]
fn an_offer_is_worth_making_if_it_helps_both() {
    // Both want to catch up with Cleo, and with one token of the other's could pay for their cards.
    let layout = Layout::players(3)
        .points(CLEO, 9)
        .tokens(ANNA, [3, 0, 0, 0])
        .tokens(BEN, [0, 3, 0, 0])
        .hand(ANNA, [Attack::Emotet])
        .hand(BEN, [Attack::Emotet]);
    let red = tokens([1, 0, 0, 0]);
    let gain = |take: Goods| {
        let mut table = layout.clone().start();
        let before = table.worth(ANNA);
        table.act(ANNA, offer(BEN, red, take));
        table.worth(ANNA) - before
    };
    assert!(gain(tokens([0, 1, 0, 0])) > 0);
    assert!(gain(tokens([0, 3, 0, 0])) < 0, "Ben would refuse");
    assert!(gain(card(Attack::Phobos)) < 0, "Ben does not hold it");
}

#[test]
fn a_bad_deal_is_worth_refusing() {
    let after = |answer: Action| {
        let mut table = market().start();
        let ask = offer(BEN, tokens([1, 0, 0, 0]), points(2));
        table.act(ANNA, ask).act(BEN, answer).worth(BEN)
    };
    assert!(after(Action::Accept) < after(Action::Refuse));
}

#[test]
fn a_deal_is_told_to_everyone() {
    let mut table = market().start();
    table
        .act(ANNA, offer(BEN, tokens([1, 0, 0, 0]), points(1)))
        .act(BEN, Action::Accept);
    assert!(matches!(
        table.told()[..],
        [Event::Traded {
            seat: ANNA,
            with: BEN,
            ..
        }]
    ));
}

/// In a form anything can be given for anything: here a token and a card for two points and a card.
#[test]
fn a_form_comes_to_any_deal() {
    let mut table = market().start();
    let view = table.view(ANNA);
    let forms = table.0.game().forms(&view);
    assert_eq!(forms.len(), 3, "one for each other crew");
    let place = |part: usize, key: &str| {
        let items = forms[0].parts[part].items.iter();
        // A card is named within its item.
        let is_it = |item: &Phrase| match item.args.first() {
            Some((_, Arg::Phrase(card))) if item.key == "placement-form-card" => card.key == key,
            Some(_) | None => item.key == key,
        };
        let at = items.clone().position(|(item, _)| is_it(item));
        at.unwrap_or_else(|| panic!("{key} is offered"))
    };
    let mut give = vec![0; forms[0].parts[0].items.len()];
    give[place(0, "placement-form-tokens")] = 1;
    give[place(0, "placement-attack-snake")] = 1;
    let mut take = vec![0; forms[0].parts[1].items.len()];
    take[place(1, "placement-form-points")] = 2;
    take[place(1, "placement-event-zero-day")] = 1;
    let filled = Filled {
        counts: vec![give, take],
        words: Line::of("And no more").expect("it is short"),
    };
    let made = table.0.game().fill(&view, 0, &filled).unwrap();
    let give = Goods {
        attacks: Bag::one(Attack::Snake),
        ..tokens([1, 0, 0, 0])
    };
    let take = Goods {
        points: 2,
        ..event(EventCard::ZeroDay)
    };
    let promise = filled.words;
    let expected = Offer {
        promise,
        ..Offer::new(BEN, give, take)
    };
    assert_eq!(made, Action::Offer(expected));
    table.act(ANNA, made);
    let counter = table.0.game().forms(&table.view(BEN));
    assert_eq!(
        counter.len(),
        1,
        "whoever is asked can answer with another offer"
    );
    assert!(table.0.game().forms(&table.view(CLEO)).is_empty());
}

/// Nobody can hold the law, so nobody is asked for it.
#[test]
fn a_form_does_not_ask_for_the_law() {
    let table = market().start();
    let forms = table.0.game().forms(&table.view(ANNA));
    let mut asked = Vec::new();
    for (item, _) in forms.iter().flat_map(|form| &form.parts[1].items) {
        // A card is named within its item.
        laws::texts::flat(item, &mut |phrase| asked.push(phrase.key.clone()));
    }
    let is_asked = |card: &str| {
        asked
            .iter()
            .any(|key| key == &format!("placement-event-{card}"))
    };
    assert!(is_asked("zero-day"));
    assert!(!is_asked("unauthorized-access-law"));
}

/// Nor does the rule let it be asked for, or the dialog name it.
#[test]
fn the_law_cannot_be_asked_for() {
    let table = market().start();
    let law = EventCard::UnauthorizedAccessLaw;
    let ask = offer(BEN, tokens([1, 0, 0, 0]), event(law));
    assert_eq!(table.refused(ANNA, ask), Illegal::TheyLack);
    let aids = table.0.game().aids(&table.view(ANNA));
    let limits = aids.deal.expect("it is her turn");
    assert!(
        limits
            .partners
            .iter()
            .all(|one| !one.take.events.contains(law))
    );
}

/// There are too many deals for a menu: the aid says within what limits one can be put together.
#[test]
fn the_limits_of_a_deal_are_told_to_whoever_can_propose_one() {
    let table = market().start();
    let deal = |seat| table.0.game().aids(&table.view(seat)).deal;
    let limits = deal(ANNA).expect("it is her turn");
    assert_eq!((limits.left, limits.give.tokens.0), (5, [3, 0, 0, 0]));
    assert_eq!(limits.give.attacks, Bag::one(Attack::Snake));
    let ben = &limits.partners[0];
    assert_eq!((ben.seat, ben.take.points), (BEN, 4));
    // What Ben holds is hidden, so anything can be asked for.
    assert_eq!(ben.take.attacks.len() as usize, Attack::ALL.len());
    assert_eq!(deal(BEN), None);
}
