//! The solver against counting by hand.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use cyberwar::cards::{ATTACK, Defence, Defences};
use cyberwar::solver::{self, Odds};
use cyberwar::{CyberWar, setup::Setup};
use tabletop::{Chance, Config, Game, Seed};

/// The deck of a group at a table for one.
fn deck(group: &str, difficulty: &str) -> Vec<Defences> {
    let config = Config::new(1)
        .with("group", group)
        .with("difficulty", difficulty);
    let game = CyberWar::new(&config).unwrap();
    let Setup { pool, group, .. } = game.settings();
    let cards = &pool.decks[usize::from(group.unwrap())].cards;
    cards.iter().map(|card| pool.links[card.index()]).collect()
}

fn fours() -> Vec<Defences> {
    let masks = (0u16..1 << 12).filter(|mask| mask.count_ones() == 4);
    let four = |mask: u16| {
        Defence::all()
            .filter(|defence| mask >> defence.0 & 1 == 1)
            .collect()
    };
    masks.map(four).collect()
}

fn five(deck: &[Defences], chance: &mut Chance) -> Vec<Defences> {
    let mut cards = deck.to_vec();
    chance.shuffle(&mut cards);
    cards.truncate(5);
    cards
}

#[test]
fn no_answer_is_better_than_the_best() {
    let mut chance = Chance::new(Seed([1; 32]));
    let fours = fours();
    assert_eq!(fours.len(), 495);
    for difficulty in ["all", "3", "2"] {
        let deck = deck("apt29", difficulty);
        for _ in 0..200 {
            let five = five(&deck, &mut chance);
            let best = solver::best(&five);
            let most = fours.iter().map(|&four| solver::stopped(&five, four)).max();
            assert_eq!(Some(best.stopped), most);
            assert_eq!(solver::stopped(&five, best.defences), best.stopped);
            assert_eq!(best.defences.len(), 4);
            assert_eq!(
                solver::can_be_stopped(five.iter().copied()),
                best.stopped == 5
            );
        }
    }
}

#[test]
fn an_attack_that_nothing_detects_cannot_be_stopped() {
    assert!(!solver::can_be_stopped([Defences::EMPTY]));
    assert!(solver::can_be_stopped([Defences::FULL; 5]));
}

/// Every five of a deck, one by one.
fn counted(deck: &[Defences], answer: Defences) -> Odds {
    let mut odds = Odds { good: 0, of: 0 };
    let size = deck.len().min(5);
    let mut chosen = Vec::new();
    fn each(
        deck: &[Defences],
        size: usize,
        chosen: &mut Vec<Defences>,
        found: &mut impl FnMut(&[Defences]),
    ) {
        if chosen.len() == size {
            found(chosen);
            return;
        }
        for (at, &link) in deck.iter().enumerate() {
            chosen.push(link);
            each(&deck[at + 1..], size, chosen, found);
            chosen.pop();
        }
    }
    each(deck, size, &mut chosen, &mut |five| {
        if solver::can_be_stopped(five.iter().copied()) {
            odds.of += 1;
            odds.good += u32::from(usize::from(solver::stopped(five, answer)) == size);
        }
    });
    odds
}

#[test]
fn the_odds_are_what_counting_every_five_gives() {
    let mut chance = Chance::new(Seed([2; 32]));
    for difficulty in ["all", "3", "2"] {
        let deck = deck("apt29", difficulty);
        for left in [23, 18, 13, 8, 5, 3, 1] {
            let answer = *chance.pick(&fours());
            let deck = &deck[..left];
            assert_eq!(
                solver::odds(deck, answer),
                counted(deck, answer),
                "{left} {answer:?}"
            );
        }
    }
}

#[test]
fn the_best_known_odds_of_a_blind_answer_are_as_the_reference_has_them() {
    // Counting blind: 0.89 for APT3 and 0.61 for APT29.
    for (group, expected) in [("apt3", 0.89), ("apt29", 0.61)] {
        let deck = deck(group, "all");
        let share = |four: &Defences| {
            let Odds { good, of } = solver::odds(&deck, *four);
            f64::from(good) / f64::from(of)
        };
        let best = fours().iter().map(share).fold(0.0, f64::max);
        assert!((best - expected).abs() < 0.02, "{group}: {best}");
    }
}

/// Fives of which no two have a defence in common, looked for one by one.
fn disjoint(deck: &[Defences], size: usize, used: Defences) -> u32 {
    if size == 0 {
        return 1;
    }
    let free = |(_, link): &(usize, &Defences)| !link.meets(used);
    let each = deck.iter().enumerate().filter(free);
    each.map(|(at, &link)| disjoint(&deck[at + 1..], size - 1, used.or(link)))
        .sum()
}

#[test]
fn the_odds_of_the_largest_deck_are_exact() {
    let largest = ATTACK
        .groups
        .iter()
        .max_by_key(|group| ATTACK.playable(group).len());
    let deck = deck(&largest.unwrap().id, "3");
    assert_eq!(deck.len(), 93);
    let fives = |cards: usize| {
        let fives = (0..5).fold(1, |fives, i| fives * (cards as u64 - i) / (i + 1));
        fives as u32
    };
    let all = fives(deck.len()) - disjoint(&deck, 5, Defences::EMPTY);
    for four in fours().into_iter().step_by(50) {
        let caught: Vec<Defences> = deck
            .iter()
            .copied()
            .filter(|link| link.meets(four))
            .collect();
        let good = fives(caught.len()) - disjoint(&caught, 5, Defences::EMPTY);
        assert_eq!(solver::odds(&deck, four), Odds { good, of: all });
    }
}
