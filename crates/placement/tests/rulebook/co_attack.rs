//! Co-attacks (共闘): another player's attacker joins in.

use placement::board::{Cost, Tokens};
use placement::cards::{Attack, Security};
use placement::state::{Phase, Pose};
use placement::{Action, Event, Illegal, Manner};

use crate::table::*;

/// Anna and Ben stand on one space; Anna holds Phobos (○○○●) but too few tokens.
fn beside() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Attack::Phobos])
        .tokens(ANNA, [2, 1, 0, 1])
        .tokens(BEN, [2, 1, 1, 0])
        .inside(A1, Hospital, 3)
        .inside(B1, Hospital, 3)
}

fn propose(table: &mut Table) -> &mut Table {
    table.attack_by(Attack::Phobos, A1, Manner::Together(B1))
}

#[test]
fn the_initiator_pays_what_it_has_the_partner_the_rest_and_both_score() {
    let mut table = beside().start();
    table
        .aim(Attack::Phobos, A1)
        .act(ANNA, Action::By(Manner::Together(B1)));
    table.act(ANNA, Action::Pay(Tokens([2, 0, 0, 1])));
    assert_eq!(table.awaited(), BEN);
    table.act(BEN, Action::Pay(Tokens([1, 0, 0, 0])));
    assert_eq!(
        table.tokens(ANNA),
        [0, 1, 0, 0],
        "she chose the colour of her ●"
    );
    assert_eq!(table.tokens(BEN), [1, 1, 1, 0]);
    assert_eq!((table.points(ANNA), table.points(BEN)), (6, 6));
    assert_eq!(table.hand(ANNA), []);
    assert_eq!(table.awaited(), ANNA);
}

#[test]
fn the_partner_chooses_its_own_other_colours() {
    let mut table = beside().tokens(ANNA, [3, 0, 0, 0]).start();
    propose(&mut table);
    let answers = [
        Action::Pay(Tokens([0, 0, 1, 0])),
        Action::Pay(Tokens([0, 1, 0, 0])),
        Action::Refuse,
    ];
    assert_eq!(table.0.menu(BEN), answers);
    let too_much = Action::Pay(Tokens([1, 1, 0, 0]));
    assert_eq!(table.refused(BEN, too_much), Illegal::WrongPayment);
}

#[test]
fn the_partner_may_refuse_and_nothing_is_paid() {
    let mut table = beside().start();
    propose(&mut table).act(BEN, Action::Refuse);
    assert_eq!(table.tokens(ANNA), [2, 1, 0, 1]);
    assert_eq!(table.hand(ANNA), [Attack::Phobos]);
    assert_eq!(table.pose(A1), Pose::Standing);
    assert_eq!(table.phase(), Phase::Act);
    assert!(table.told().contains(&Event::Refused {
        seat: BEN,
        with: ANNA
    }));
}

#[test]
fn a_proposal_shows_its_card_to_all() {
    let mut table = beside().start();
    propose(&mut table).act(BEN, Action::Refuse);
    let shown = table.view(CLEO).crews[0].hand.shown();
    assert!(shown.contains(Attack::Phobos));
}

#[test]
fn the_partners_attacker_skips_its_next_standing_up() {
    let mut table = beside().start();
    propose(&mut table).act(BEN, Action::Pay(Tokens([1, 0, 0, 0])));
    assert_eq!((table.pose(A1), table.pose(B1)), (Pose::Acted, Pose::Held));
    table.end_turn(ANNA);
    assert_eq!(table.pose(B1), Pose::Acted, "Ben's next turn: still down");
    table
        .act(BEN, Action::Take(Factory))
        .act(BEN, Action::Take(Factory))
        .end_turn(BEN);
    table
        .act(CLEO, Action::Take(Factory))
        .act(CLEO, Action::Take(Factory))
        .end_turn(CLEO);
    assert_eq!(table.pose(A1), Pose::Standing, "Anna's next turn: up again");
    table.act(ANNA, Action::Keep);
    table
        .act(ANNA, Action::Take(Company))
        .act(ANNA, Action::Take(Company))
        .end_turn(ANNA);
    assert_eq!(table.pose(B1), Pose::Standing);
}

/// Why Anna cannot ask this attacker.
fn refused(layout: Layout, partner: placement::board::Piece) -> Illegal {
    // A second partner keeps the question open.
    let mut table = layout
        .tokens(CLEO, [9, 9, 9, 9])
        .inside(C1, Hospital, 3)
        .start();
    table
        .act(ANNA, Action::Play(Attack::Phobos))
        .act(ANNA, Action::With(A1));
    table.refused(ANNA, Action::By(Manner::Together(partner)))
}

#[test]
fn the_initiator_must_be_unable_to_pay_alone() {
    let mut table = beside().tokens(ANNA, [4, 1, 1, 0]).start();
    table.aim(Attack::Phobos, A1);
    table.pay();
    assert_eq!(table.points(ANNA), 6, "it was not even asked");
    assert_eq!(table.points(BEN), 0);
}

#[test]
fn the_partner_must_stand_there_and_have_the_tokens() {
    assert_eq!(refused(beside().acted(B1), B1), Illegal::Acted);
    assert_eq!(refused(beside(), B2), Illegal::NotSameSpace);
    assert_eq!(
        refused(beside().tokens(BEN, [0, 5, 5, 5]), B1),
        Illegal::PartnerCannotPay
    );
    assert_eq!(
        refused(beside().inside(A2, Hospital, 3), A2),
        Illegal::AlreadyYours
    );
}

#[test]
fn without_tokens_or_partner_the_card_cannot_be_played() {
    let table = beside().inside(B1, Hospital, 2).start();
    let missing = Illegal::NotEnoughTokens {
        site: Hospital,
        need: Cost::new(3, 1),
        have: Cost::new(2, 2),
    };
    assert_eq!(table.refused(ANNA, Action::Play(Attack::Phobos)), missing);
}

#[test]
fn the_initiator_makes_the_cards_choices() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Attack::Conti])
        .tokens(BEN, [3, 3, 3, 3])
        .inside(A1, Company, 3)
        .inside(B1, Company, 3)
        .security(Company, Security::Waf)
        .start();
    table.attack_by(Attack::Conti, A1, Manner::Together(B1));
    let join = table.0.menu(BEN)[0];
    table.act(BEN, join);
    assert_eq!(table.phase(), Phase::Destroy { site: Company });
    assert_eq!(table.awaited(), ANNA);
}

#[test]
fn a_first_game_has_no_co_attacks() {
    let table = beside().switch("first-game", true).start();
    assert!(!table.may(ANNA, Action::Play(Attack::Phobos)));
}

#[test]
fn a_proposal_counts_among_the_five_offers() {
    let table = beside().with(|state| state.offers = 5).start();
    assert!(!table.may(ANNA, Action::Play(Attack::Phobos)));
    let mut table = beside().start();
    propose(&mut table);
    assert_eq!(table.spectator().offers, 1);
}
