//! Co-attacks (共闘): another player's attacker joins in.

use placement::board::{Cost, Piece, Space, Tokens};
use placement::cards::{Attack, EventCard, Security};
use placement::state::{Phase, Pose};
use placement::{Action, Event, Goods, Illegal, Manner, Offer};
use tabletop::{Arg, Phrase, Seat, Words};

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
fn an_invitation_says_how_many_points_it_brings() {
    let mut table = beside().start();
    propose(&mut table);
    let said = table
        .told()
        .into_iter()
        .map(|told| table.0.game().event(&told));
    let asked = [BEN, CLEO].map(|seat| table.0.game().prompt(&table.view(seat)));
    let six = Arg::from(Phrase::new("placement-points").with("count", 6));
    let proposed: Vec<Phrase> = said
        .chain(asked)
        .filter(|phrase| phrase.key.ends_with("proposed"))
        .collect();
    assert_eq!(proposed.len(), 3);
    for phrase in proposed {
        let points = ("points".into(), six.clone());
        assert!(phrase.args.contains(&points), "{}", phrase.key);
    }
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

/// A whole turn in which nothing happens to the attackers.
fn idle(table: &mut Table, seat: Seat) {
    if table.phase() == Phase::Exchange {
        table.act(seat, Action::Keep);
    }
    table
        .act(seat, Action::Take(Factory))
        .act(seat, Action::Take(Factory))
        .end_turn(seat);
}

fn stands(table: &Table, piece: Piece) -> bool {
    table.pose(piece) == Pose::Standing
}

/// Ben's first and Cleo's attacker stand on one space; Anna, who holds Phobos (○○○●) but too few
/// tokens, can buy out Ben's.
fn for_hire() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Attack::Phobos])
        .events(ANNA, [EventCard::AttackerBuyout])
        .points(BEN, 5)
        .tokens(ANNA, [2, 0, 0, 1])
        .tokens(BEN, [1, 1, 0, 0])
        .tokens(CLEO, [1, 0, 0, 1])
        .inside(B1, Hospital, 3)
        .inside(C1, Hospital, 3)
}

/// Anna has bought out Ben's first attacker.
fn hired(layout: Layout) -> Table {
    let mut table = layout.start();
    table
        .act(ANNA, Action::Use(EventCard::AttackerBuyout))
        .act(ANNA, Action::With(B1));
    table
}

/// Anna attacks with the borrowed attacker together with this one, whose owner pays what she lacks.
fn co_attack_with(table: &mut Table, partner: Piece) {
    table
        .attack_by(Attack::Phobos, B1, Manner::Together(partner))
        .act(partner.owner(), Action::Pay(Tokens([1, 0, 0, 0])));
}

/// PLC-R23
#[test]
fn who_borrows_an_attacker_for_a_co_attack_pays_and_scores_for_it() {
    let mut table = hired(for_hire());
    co_attack_with(&mut table, C1);
    assert_eq!(table.tokens(ANNA), [0; 4]);
    assert_eq!(table.tokens(CLEO), [0, 0, 0, 1]);
    assert_eq!(table.tokens(BEN), [1, 1, 0, 0], "its owner pays nothing");
    assert_eq!([ANNA, BEN, CLEO].map(|seat| table.points(seat)), [6, 5, 6]);
}

/// PLC-R23
#[test]
fn the_proposal_names_who_borrows_the_attacker_not_its_owner() {
    let mut table = hired(for_hire());
    table.attack_by(Attack::Phobos, B1, Manner::Together(C1));
    let proposed = |told: &Event| matches!(told, Event::Proposed { seat: ANNA, .. });
    assert!(table.told().iter().any(proposed));
    for view in [ANNA, BEN, CLEO].map(|seat| table.view(seat)) {
        let said = table.0.game().prompt(&view);
        assert!(said.args.contains(&("by".into(), Arg::from(ANNA))));
        assert!(said.args.iter().all(|(_, arg)| *arg != Arg::from(BEN)));
    }
}

/// PLC-R23
#[test]
fn a_borrowed_attacker_is_held_down_until_the_turn_has_come_round_to_the_borrower() {
    let mut table = hired(for_hire());
    co_attack_with(&mut table, C1);
    table.end_turn(ANNA);
    assert!(!stands(&table, B1), "Ben's next turn: still down");
    table
        .act(BEN, Action::Take(Factory))
        .act(BEN, Action::Take(Factory));
    assert_eq!(table.refused(BEN, Action::Retreat(B1)), Illegal::Acted);
    table.end_turn(BEN);
    assert!(!stands(&table, C1), "Cleo's next turn: still down");
    idle(&mut table, CLEO);
    assert!(!stands(&table, B1), "Anna's turn: not hers to stand up");
    idle(&mut table, ANNA);
    assert!(stands(&table, B1), "the turn has come round");
    assert!(!stands(&table, C1));
    idle(&mut table, BEN);
    assert!(stands(&table, C1));
}

/// PLC-R23: what Information Confusion has moved before counts when the price is shared, and nothing
/// of it lets the borrowed attacker up sooner.
#[test]
fn a_co_attack_with_a_borrowed_attacker_is_shared_by_what_is_held_after_information_confusion() {
    let cards = [EventCard::AttackerBuyout, EventCard::InformationConfusion];
    let mut table = hired(for_hire().events(ANNA, cards));
    let swap = Action::Swap {
        give: Hospital,
        take: Factory,
    };
    table
        .act(ANNA, Action::Use(EventCard::InformationConfusion))
        .act(ANNA, Action::Against(CLEO))
        .act(ANNA, swap)
        .act(ANNA, Action::Done);
    assert_eq!(
        (table.tokens(ANNA), table.tokens(CLEO)),
        ([1, 0, 0, 2], [2, 0, 0, 0])
    );
    table.attack_by(Attack::Phobos, B1, Manner::Together(C1));
    assert_eq!(
        table.0.menu(CLEO),
        [Action::Pay(Tokens([2, 0, 0, 0])), Action::Refuse],
        "of ○○○● Anna has one red and her ●"
    );
    table.act(CLEO, Action::Pay(Tokens([2, 0, 0, 0])));
    assert_eq!(table.tokens(ANNA), [0, 0, 0, 1]);
    assert_eq!(table.tokens(CLEO), [0; 4]);
    assert_eq!([ANNA, BEN, CLEO].map(|seat| table.points(seat)), [6, 5, 6]);
    table.end_turn(ANNA);
    assert!(!stands(&table, B1), "Ben's next turn: still down");
}

/// PLC-R23: a deal in the same turn may bring what was lacking; then there is nobody to ask.
#[test]
fn who_gets_the_missing_token_in_a_deal_attacks_alone_with_the_borrowed_attacker() {
    let mut table = hired(for_hire());
    let red = Goods::tokens(Tokens([1, 0, 0, 0]));
    let gift = Offer::new(CLEO, Goods::NOTHING, red);
    table
        .act(ANNA, Action::Offer(gift))
        .act(CLEO, Action::Accept)
        .aim(Attack::Phobos, B1);
    table.pay();
    assert_eq!([ANNA, BEN, CLEO].map(|seat| table.points(seat)), [6, 5, 0]);
    table.end_turn(ANNA);
    assert!(stands(&table, B1), "it attacked alone: up in Ben's turn");
}

/// PLC-R23
#[test]
fn the_owner_of_the_borrowed_attacker_may_itself_join() {
    let mut table = hired(for_hire().inside(B2, Hospital, 3));
    co_attack_with(&mut table, B2);
    assert_eq!((table.points(ANNA), table.points(BEN)), (6, 5 + 6));
    table.end_turn(ANNA);
    assert_eq!(
        [B1, B2, B3].map(|piece| stands(&table, piece)),
        [false, false, true]
    );
    idle(&mut table, BEN);
    idle(&mut table, CLEO);
    idle(&mut table, ANNA);
    assert!(stands(&table, B1) && stands(&table, B2));
}

/// PLC-R23
#[test]
fn a_borrowed_attacker_cannot_be_asked() {
    let mut table = hired(for_hire().inside(A1, Hospital, 3));
    table.aim(Attack::Phobos, A1);
    let ask = Action::By(Manner::Together(B1));
    assert_eq!(table.refused(ANNA, ask), Illegal::AlreadyYours);
}

#[test]
fn only_a_co_attack_holds_a_borrowed_attacker_down() {
    for manner in [Manner::Alone, Manner::Joint(A1)] {
        let layout = for_hire().tokens(ANNA, [3, 0, 0, 1]);
        let mut table = hired(layout.inside(A1, Hospital, 3));
        table.attack_by(Attack::Phobos, B1, manner);
        assert_eq!(table.pose(B1), Pose::Acted);
        table.end_turn(ANNA);
        assert!(stands(&table, B1), "{manner:?}: up in Ben's next turn");
    }
}

#[test]
fn the_turn_comes_round_past_an_initiator_who_has_gone_out() {
    let layout = for_hire()
        .inside(A1, Company, 1)
        .arrested([A2, A3])
        .stock(Company, 2);
    let mut table = hired(layout);
    co_attack_with(&mut table, C1);
    table.end_turn(ANNA);
    table
        .act(BEN, Action::Take(Company))
        .act(BEN, Action::Take(Company));
    assert_eq!(table.space(A1), Space::Gone, "Anna's last attacker");
    assert!(!stands(&table, B1));
    table.end_turn(BEN);
    assert!(!stands(&table, C1));
    idle(&mut table, CLEO);
    assert!(stands(&table, B1), "Anna's turn would have begun");
    idle(&mut table, BEN);
    assert!(stands(&table, C1));
}

#[test]
fn a_first_turn_counts_when_the_turn_comes_round() {
    let mut table = hired(for_hire().with(|state| state.round = 1));
    co_attack_with(&mut table, C1);
    table.end_turn(ANNA);
    idle(&mut table, BEN);
    idle(&mut table, CLEO);
    assert!(!stands(&table, B1));
    idle(&mut table, ANNA);
    assert!(stands(&table, B1), "Ben's second turn");
    idle(&mut table, BEN);
    assert!(stands(&table, C1), "Cleo's second turn");
}

/// Why Anna cannot ask this attacker.
fn refused(layout: Layout, partner: Piece) -> Illegal {
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
