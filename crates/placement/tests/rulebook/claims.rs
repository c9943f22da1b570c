//! Tokens of a claimed colour that somebody holds already: whether they change hands (PLC-R21).

use placement::board::Tokens;
use placement::cards::{Attack, EventCard};
use placement::state::Phase;
use placement::{Action, Goods, Illegal, Manner, Offer};
use tabletop::{Seat, Seats, Words};

use crate::table::*;

fn offer(to: Seat, give: [u8; 4], take: [u8; 4]) -> Action {
    let goods = |tokens| Goods::tokens(Tokens(tokens));
    Action::Offer(Offer::new(to, goods(give), goods(take)))
}

fn swap(give: placement::board::Site, take: placement::board::Site) -> Action {
    Action::Swap { give, take }
}

/// Cleo has claimed blue.
fn claimed(layout: Layout) -> Layout {
    layout.with(|state| state.sites[Company.index()].claims = Seats::one(CLEO))
}

fn frozen(layout: Layout) -> Layout {
    claimed(layout).switch("frozen-claims", true)
}

fn market() -> Layout {
    Layout::players(3)
        .tokens(ANNA, [2, 3, 0, 0])
        .tokens(BEN, [0, 3, 1, 0])
}

const CLAIMED: Illegal = Illegal::Claimed { site: Company };

#[test]
fn deals_move_claimed_tokens_as_a_rule() {
    let mut table = claimed(market()).start();
    table
        .act(ANNA, offer(BEN, [1, 0, 0, 0], [0, 1, 0, 0]))
        .act(BEN, Action::Accept);
    assert_eq!(table.tokens(ANNA), [1, 4, 0, 0]);
}

#[test]
fn frozen_they_can_neither_be_given_nor_asked_for_in_a_deal() {
    let mut table = frozen(market()).start();
    let asked = offer(BEN, [1, 0, 0, 0], [0, 1, 0, 0]);
    assert_eq!(table.refused(ANNA, asked), CLAIMED);
    let given = offer(BEN, [0, 1, 0, 0], [0, 0, 1, 0]);
    assert_eq!(table.refused(ANNA, given), CLAIMED);
    let promised_besides = offer(BEN, [1, 1, 0, 0], [0, 0, 1, 0]);
    assert_eq!(table.refused(ANNA, promised_besides), CLAIMED);
    table
        .act(ANNA, offer(BEN, [1, 0, 0, 0], [0, 0, 1, 0]))
        .act(BEN, Action::Accept);
    assert_eq!(table.tokens(ANNA), [1, 3, 1, 0]);
}

#[test]
fn nor_in_a_counter_offer() {
    let mut table = frozen(market()).start();
    table.act(ANNA, offer(BEN, [1, 0, 0, 0], [0, 0, 1, 0]));
    let dearer = offer(ANNA, [0, 0, 1, 0], [1, 1, 0, 0]);
    assert_eq!(table.refused(BEN, dearer), CLAIMED);
    table.act(BEN, offer(ANNA, [0, 0, 1, 0], [2, 0, 0, 0]));
}

#[test]
fn nor_are_they_proposed_by_menu_aid_or_form() {
    let table = frozen(market()).start();
    let blue = |goods: &Goods| goods.tokens.of(Company);
    for action in table.0.menu(ANNA) {
        if let Action::Offer(offer) = action {
            assert_eq!((blue(&offer.give), blue(&offer.take)), (0, 0));
        }
    }
    let game = table.0.game();
    let deal = game.aids(&table.view(ANNA)).deal.unwrap();
    assert_eq!(deal.give.tokens, Tokens([2, 0, 0, 0]));
    assert_eq!(deal.partners[0].take.tokens, Tokens([0, 0, 1, 0]));
    let forms = game.forms(&table.view(ANNA));
    let kinds = |part: usize| forms[0].parts[part].items.len();
    assert_eq!((kinds(0), kinds(1)), (1, 1), "red for green is left");
}

#[test]
fn information_confusion_swaps_the_other_colours_only() {
    let mut table = frozen(market())
        .events(ANNA, [EventCard::InformationConfusion])
        .start();
    table
        .act(ANNA, Action::Use(EventCard::InformationConfusion))
        .act(ANNA, Action::Against(BEN));
    assert_eq!(
        table.phase(),
        Phase::Confuse { with: BEN, left: 1 },
        "as many as the poorer has that can be swapped"
    );
    assert_eq!(table.refused(ANNA, swap(Hospital, Company)), CLAIMED);
    assert_eq!(table.refused(ANNA, swap(Company, ECommerce)), CLAIMED);
    assert_eq!(
        table.0.menu(ANNA),
        [swap(Hospital, ECommerce), Action::Done]
    );
}

#[test]
fn and_is_not_played_where_nothing_else_is_held() {
    let table = frozen(market())
        .tokens(BEN, [0, 3, 0, 0])
        .tokens(CLEO, [0, 0, 0, 0])
        .events(ANNA, [EventCard::InformationConfusion])
        .start();
    let play = Action::Use(EventCard::InformationConfusion);
    assert_eq!(table.refused(ANNA, play), Illegal::NothingToSwap);
}

/// What is paid goes to the bank: nobody gets it.
#[test]
fn a_co_attack_is_paid_with_frozen_tokens_all_the_same() {
    let mut table = frozen(Layout::players(3))
        .hand(ANNA, [Attack::Phobos])
        .tokens(ANNA, [3, 0, 0, 0])
        .tokens(BEN, [0, 1, 0, 0])
        .inside(A1, Hospital, 3)
        .inside(B1, Hospital, 3)
        .start();
    table
        .attack_by(Attack::Phobos, A1, Manner::Together(B1))
        .act(BEN, Action::Pay(Tokens([0, 1, 0, 0])));
    assert_eq!((table.points(ANNA), table.points(BEN)), (6, 6));
}

/// A deal cannot bring the missing token over, so the attack stays one for two.
#[test]
fn a_deal_for_the_token_that_a_co_attack_lacks_is_refused_until_the_claim_ends() {
    let lacking = || {
        Layout::players(3)
            .hand(ANNA, [Attack::Phobos])
            .tokens(ANNA, [3, 0, 0, 0])
            .tokens(BEN, [0, 1, 0, 0])
            .points(ANNA, 1)
            .inside(A1, Hospital, 3)
            .inside(B1, Hospital, 3)
    };
    let buy = Action::Offer(Offer::new(
        BEN,
        Goods {
            points: 1,
            ..Goods::NOTHING
        },
        Goods::tokens(Tokens([0, 1, 0, 0])),
    ));
    assert_eq!(frozen(lacking()).start().refused(ANNA, buy), CLAIMED);
    let mut table = lacking().switch("frozen-claims", true).start();
    table.act(ANNA, buy).act(BEN, Action::Accept);
    table.attack(Attack::Phobos, A1);
    assert_eq!((table.points(ANNA), table.points(BEN)), (6, 1));
}
