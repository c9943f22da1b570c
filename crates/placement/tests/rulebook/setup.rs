//! Set-up.

use placement::board::Space;
use placement::cards::Attack;
use placement::state::Phase;
use placement::{Action, Event, Placement};
use tabletop::cards::Copies;
use tabletop::{Config, Game, Refused, Seat, Seats, Setting};

use crate::table::*;

fn opening(players: u8, seed: &str) -> Table {
    Table(laws::Scenario::opening(&Config::new(players), seed))
}

#[test]
fn three_or_four_play() {
    for players in [0, 2, 5] {
        let refused = Placement::new(&Config::new(players)).unwrap_err();
        assert!(matches!(refused, Refused::Players { min: 3, max: 4, .. }));
    }
}

/// PLC-R1
#[test]
fn blue_is_the_company_and_green_the_e_commerce_site() {
    let colours = placement::board::Site::ALL.map(|site| (site.id(), site.colour()));
    let printed = [
        ("hospital", "red"),
        ("company", "blue"),
        ("e-commerce", "green"),
        ("factory", "yellow"),
    ];
    assert_eq!(colours, printed);
}

#[test]
fn every_site_has_15_tokens_with_three_players_and_18_with_four() {
    for (players, stock) in [(3, 15), (4, 18)] {
        let table = opening(players, "stock");
        assert!(
            placement::board::Site::ALL
                .iter()
                .all(|&site| table.stock(site) == stock)
        );
    }
}

#[test]
fn everyone_has_three_cards_three_attackers_on_the_start_space_and_nothing_else() {
    let table = opening(4, "hands");
    for seat in Seat::all(4) {
        assert_eq!(table.hand(seat).len(), 3);
        assert_eq!(table.events_of(seat), []);
        assert_eq!(table.tokens(seat), [0; 4]);
        assert_eq!(table.points(seat), 0);
    }
    assert_eq!(table.space(A1), Space::Start);
    assert_eq!(table.open().attacks.pile.len(), Attack::DECK.len() - 12);
}

#[test]
fn anyone_may_be_the_start_player() {
    let starts: std::collections::BTreeSet<Seat> = (0..40)
        .map(|seed| opening(4, &seed.to_string()).spectator().start)
        .collect();
    assert_eq!(starts.len(), 4);
}

#[test]
fn a_first_turn_begins_with_the_exchange_of_a_card() {
    let table = opening(3, "first");
    assert_eq!(table.phase(), Phase::Exchange);
    let start = table.spectator().start;
    assert_eq!(table.told(), [Event::Dealt { start, stock: 15 }]);
    assert!(table.may(start, Action::Keep));
}

#[test]
fn the_table_may_choose_who_begins() {
    let start = |players, seats: &[&str], seed: u8| {
        let seats = seats.iter().map(|seat| seat.to_string()).collect();
        let config = Config::new(players).with("start", Setting::Set(seats));
        let table = laws::Scenario::<Placement>::opening(&config, &seed.to_string());
        table.state().start
    };
    for seed in 0..20 {
        assert_eq!(start(3, &["2"], seed), BEN);
        assert_eq!(start(4, &["4"], seed), DAN);
    }
    // By lot among several, and among all if none is chosen.
    let starts = |seats: &[&str]| -> Seats { (0..40).map(|seed| start(3, seats, seed)).collect() };
    assert_eq!(starts(&["1", "3"]), [ANNA, CLEO].into_iter().collect());
    assert_eq!(starts(&[]), Seat::all(3).collect());
    // There must be such a seat.
    let nobody = Placement::new(&Config::new(3).with("start", ["4"]));
    assert!(matches!(nobody, Err(Refused::BadValue { .. })));
}
