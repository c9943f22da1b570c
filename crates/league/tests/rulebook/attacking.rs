//! Attacks: their strength, whom they hit and what they score.

use league::cards::{AttackKind, Card, Power};
use league::state::{Phase, Side};
use league::{Action, Event, Hit, Illegal, Source};
use tabletop::Words;

use crate::table::*;

/// Anna attacks Ben, who has plenty of vulnerabilities of every colour.
fn attack(card: Card, step: usize) -> Table {
    let mut hand: Vec<Card> = [
        SolidStateCache,
        ThinProvision,
        AutoRecovery,
        IncidentResponse,
    ]
    .map(|kind| d(kind, Red))
    .to_vec();
    hand.push(card);
    let paid = hand[..step].to_vec();
    let mut table = Layout::players(3)
        .round(3)
        .hand(ANNA, &hand)
        .server(BEN, 19, &[])
        .server(BEN, 23, &[])
        .server(BEN, 24, &[])
        .server(BEN, 25, &[])
        .server(BEN, 26, &[])
        .start();
    table.attack(ANNA, card, &paid);
    table
}

/// The strength that was told.
fn told_power(table: &Table) -> Power {
    let mut powers = table.told().into_iter().filter_map(|event| match event {
        Event::Attacked { power, .. } => Some(power),
        _ => None,
    });
    powers.next().expect("an attack was told")
}

/// LGE-R1
#[test]
fn every_row_of_the_attack_table() {
    let n = |normal| Power { normal, direct: 0 };
    let dn = |normal, direct| Power { normal, direct };
    let table = [
        (A01, [n(2), n(5), n(7), n(9)]),
        (A02, [n(1), n(4), n(8), n(11)]),
        (A03, [dn(0, 1), dn(0, 3), dn(0, 6), dn(0, 8)]),
        (A04, [dn(1, 1), dn(2, 2), dn(4, 3), dn(5, 4)]),
        (A05, [n(2), n(4), n(6), n(8)]),
        (A06, [n(1), n(3), n(5), n(7)]),
    ];
    for (kind, row) in table {
        for (step, expected) in row.into_iter().enumerate() {
            let mut table = attack(a(kind, Blue), step);
            if let Phase::Colour { .. } = table.phase() {
                table.act(ANNA, Action::Strike(Blue));
            }
            assert_eq!(told_power(&table), expected, "{kind:?} with {step} cards");
            let damage = expected.normal + expected.direct;
            assert_eq!(table.score(ANNA), u16::from(damage), "Ben has no defence");
        }
    }
}

#[test]
fn there_are_twenty_four_attack_cards_with_their_colours() {
    let attacks = Card::ATTACKS;
    assert_eq!(attacks.len(), 24);
    let colours = |card: Card| match card.face() {
        league::cards::Face::Attack(_, colours) => colours.iter().collect::<Vec<_>>(),
        league::cards::Face::Defence(..) => Vec::new(),
    };
    for kind in [A01, A02, A03, A04] {
        assert_eq!(colours(a(kind, Green)), [Green]);
    }
    assert_eq!(colours(a(A05, Red)), [Red, Yellow]);
    assert_eq!(colours(a(A05, Yellow)), [Yellow, Green]);
    assert_eq!(colours(a(A05, Green)), [Green, Blue]);
    assert_eq!(colours(a(A05, Blue)), [Red, Blue]);
    assert_eq!(colours(a(A06, Red)), [Red, Yellow, Green, Blue]);
    assert_eq!(AttackKind::ALL.len(), 6);
}

#[test]
fn lge_r11_the_colour_of_a_card_with_several_is_chosen_when_it_is_resolved() {
    let mut table = attack(a(A05, Red), 1);
    let card = a(A05, Red);
    let choosing = Phase::Colour {
        seat: ANNA,
        card,
        step: 1,
    };
    assert_eq!(table.phase(), choosing);
    assert_eq!(table.0.menu(ANNA), [Red, Yellow].map(Action::Strike));
    let other = table.refused(ANNA, Action::Strike(Blue));
    assert_eq!(other, Illegal::NotItsColour);
    table.act(ANNA, Action::Strike(Yellow));
    assert_eq!(table.score(ANNA), 4);
}

#[test]
fn defence_takes_off_normal_damage_only() {
    let layout = || {
        Layout::players(3)
            .server(BEN, 1, &[])
            .defence(BEN, ThinProvision, Red)
    };
    let mut table = layout()
        .hand(ANNA, &[a(A04, Red), COINS[0], COINS[1], COINS[2]])
        .start();
    table.attack(ANNA, a(A04, Red), &COINS[..2]);
    assert_eq!(table.damage(1), [2, 2], "4 less 3, and 3 direct");
    assert_eq!(table.score(ANNA), 4);

    let mut table = layout().hand(ANNA, &[a(A01, Red), COINS[0]]).start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.damage(1), [0, 0], "never below nothing");
    let hit = Hit {
        side: Side::Player(BEN),
        defence: 3,
        damage: 0,
        room: 8,
        placed: 0,
    };
    let hits = table.told().into_iter().find_map(|event| match event {
        Event::Attacked { hits, .. } => Some(hits),
        _ => None,
    });
    assert_eq!(hits, Some(vec![hit]));
}

#[test]
fn everyone_with_the_colour_is_hit_and_the_largest_damage_is_scored() {
    let mut table = Layout::players(4)
        .hand(ANNA, &[a(A02, Red), COINS[0], COINS[1], COINS[2]])
        .server(ANNA, 1, &[])
        .server(BEN, 2, &[])
        .server(CLEO, 3, &[])
        .defence(CLEO, ThinProvision, Red)
        .defence(CLEO, IncidentResponse, Red)
        .server(DORA, 5, &[])
        .start();
    table.attack(ANNA, a(A02, Red), &COINS[..2]);
    assert_eq!(table.damage(2), [4, 0], "8, but there is room for 4");
    assert_eq!(table.damage(3), [2, 0], "8 less 6");
    assert_eq!(table.damage(5), [0, 0], "no red vulnerability");
    assert_eq!(table.damage(1), [0, 0], "not the attacker's own");
    assert_eq!(table.score(ANNA), 4, "what was placed, not what was dealt");
}

#[test]
fn lge_r11_an_attack_that_hits_nobody_is_legal_and_scores_nothing() {
    let mut table = Layout::players(3)
        .hand(ANNA, &[a(A01, Red), COINS[0]])
        .server(BEN, 5, &[])
        .defence(ANNA, ProofOfConcept, Red)
        .start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 0);
    assert!(
        table.discards().contains(a(A01, Red)),
        "the card is discarded"
    );
}

/// Anna attacks Ben in red with a card of her own defences.
fn with_defences(defences: &[(league::cards::DefenceKind, league::cards::Colour)]) -> Layout {
    let layout = Layout::players(3)
        .hand(ANNA, &[a(A01, Red), a(A03, Red), a(A01, Blue), COINS[0]])
        .server(BEN, 1, &[])
        .server(BEN, 10, &[])
        .server(CLEO, 3, &[]);
    defences.iter().fold(layout, |layout, &(kind, colour)| {
        layout.defence(ANNA, kind, colour)
    })
}

#[test]
fn proof_of_concept_scores_for_an_attack_that_damages_someone_and_stacks() {
    let one = [(ProofOfConcept, Red)];
    let mut table = with_defences(&one).start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 2 + 1);
    let two = [(ProofOfConcept, Red), (ProofOfConcept, Blue)];
    let mut table = with_defences(&two).start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 2 + 2);
    let proofs = Event::Earned {
        seat: ANNA,
        points: 2,
        by: Source::ProofOfConcept,
    };
    assert!(table.told().contains(&proofs));

    let mut table = with_defences(&one)
        .defence(BEN, ThinProvision, Red)
        .defence(CLEO, ThinProvision, Yellow)
        .defence(CLEO, SolidStateCache, Red)
        .start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 0, "nobody was damaged");
}

#[test]
fn trojan_horse_adds_two_normal_in_its_marked_colours_and_stacks() {
    // A blue Trojan Horse marks red and yellow, a green one blue and red.
    let mut table = with_defences(&[(TrojanHorse, Blue)]).start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 2 + 2);
    let mut table = with_defences(&[(TrojanHorse, Blue), (TrojanHorse, Green)]).start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 2 + 4);
    let mut table = with_defences(&[(TrojanHorse, Red), (TrojanHorse, Yellow)]).start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 2, "neither marks red");
}

#[test]
fn lge_r12_a_trojan_horse_makes_a_direct_attack_normal_too_but_never_more_direct() {
    let mut table = with_defences(&[(TrojanHorse, Blue)]).start();
    table.attack(ANNA, a(A03, Red), &[]);
    assert_eq!(
        told_power(&table),
        Power {
            normal: 2,
            direct: 1
        }
    );
    let mut table = with_defences(&[(TrojanHorse, Blue)])
        .defence(BEN, ThinProvision, Red)
        .start();
    table.attack(ANNA, a(A03, Red), &[]);
    assert_eq!(table.damage(1), [1, 0], "the defence takes its part off");
}

#[test]
fn underground_market_scores_two_for_damaging_two_opponents_and_stacks() {
    let mut table = with_defences(&[(UndergroundMarket, Red)]).start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 2 + 2);
    let two = [(UndergroundMarket, Red), (UndergroundMarket, Blue)];
    let mut table = with_defences(&two).start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 2 + 4);
    let mut table = with_defences(&two).start();
    table.attack(ANNA, a(A01, Blue), &[]);
    assert_eq!(table.score(ANNA), 2, "only Ben has blue vulnerabilities");
    let mut table = with_defences(&two)
        .defence(CLEO, ThinProvision, Red)
        .start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.score(ANNA), 2, "Cleo was not damaged");
}

#[test]
fn zero_day_attack_adds_two_direct_in_its_marked_colours_and_stacks() {
    let mut table = with_defences(&[(ZeroDayAttack, Blue)])
        .defence(BEN, ThinProvision, Red)
        .start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.damage(1), [1, 1], "no defence helps against it");
    let mut table = with_defences(&[(ZeroDayAttack, Blue), (ZeroDayAttack, Green)]).start();
    table.attack(ANNA, a(A03, Red), &[]);
    assert_eq!(
        told_power(&table),
        Power {
            normal: 0,
            direct: 5
        }
    );
    let mut table = with_defences(&[(ZeroDayAttack, Red), (ZeroDayAttack, Yellow)]).start();
    table.attack(ANNA, a(A03, Red), &[]);
    assert_eq!(
        told_power(&table),
        Power {
            normal: 0,
            direct: 1
        }
    );
}

#[test]
fn what_an_attack_would_do_is_worked_out_before_it_is_chosen() {
    let table = with_defences(&[
        (ZeroDayAttack, Blue),
        (ProofOfConcept, Red),
        (UndergroundMarket, Red),
    ])
    .defence(BEN, ThinProvision, Red)
    .start();
    let aids = table.0.game().aids(&table.view(ANNA));
    let attack = aids.attacks.iter().find(|aid| aid.card == a(A01, Red));
    let attack = attack.expect("she holds it");
    let strike = &attack.steps[1].strikes[0];
    assert!(attack.steps[1].payable && attack.steps[3].payable);
    assert_eq!(
        strike.power,
        Power {
            normal: 5,
            direct: 2
        }
    );
    let hit = |seat, defence, damage, room, placed| Hit {
        side: Side::Player(seat),
        defence,
        damage,
        room,
        placed,
    };
    assert_eq!(strike.hits, [hit(BEN, 3, 4, 8, 4), hit(CLEO, 0, 7, 4, 4)]);
    assert_eq!(strike.points, 4 + 1 + 2);
    assert!(
        table.0.game().aids(&table.view(BEN)).attacks.is_empty(),
        "he holds none"
    );
}
