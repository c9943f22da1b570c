//! The figures by which a replay of Cyber Attacker Placement is known to go as the game went.

use tabletop::cards::{Bag, Copies, Deck, Kind};
use tabletop::{Seat, Summary};

use crate::board::{Site, Space};
use crate::state::{Crew, Ground, Pose, State};

pub(crate) fn write(state: &State, seats: u8, figures: &mut Summary) {
    let seats_and_round = [state.start.0.into(), state.turn.0.into(), state.round];
    figures.numbers("turn", seats_and_round);
    for seat in Seat::all(seats) {
        crew(state.crew(seat), figures);
    }
    for site in Site::ALL {
        ground(state.ground(site), figures);
    }
    deck("attacks", &state.attacks, figures);
    deck("securities", &state.securities, figures);
    deck("vulnerabilities", &state.vulnerabilities, figures);
    deck("events", &state.events, figures);
    let zero_days = state.zero_days.iter().flatten();
    figures.numbers("zero-days", zero_days.map(|weakness| kind(weakness.card)));
}

fn kind<K: Kind>(card: K) -> u8 {
    card.index() as u8
}

fn cards<K: Copies>(bag: Bag<K>) -> impl Iterator<Item = u8> {
    bag.iter().map(kind)
}

fn crew(crew: &Crew, figures: &mut Summary) {
    figures.number("points", crew.points);
    figures.numbers("tokens", crew.tokens.0);
    figures.numbers("hand", cards(crew.hand));
    figures.numbers("events", cards(crew.events));
    for attacker in &crew.attackers {
        let space = match attacker.space {
            Space::Start => [0, 0],
            Space::In(site, level) => [1 + site.index() as u8, level],
            Space::Gone => [9, 9],
        };
        let pose = match attacker.pose {
            Pose::Standing => 0,
            Pose::Acted => 1,
            Pose::Held => 2,
        };
        figures.numbers("attacker", [space[0], space[1], pose]);
    }
}

fn ground(ground: &Ground, figures: &mut Summary) {
    figures.number("stock", ground.stock);
    let security = ground.security.iter().flatten();
    figures.numbers("security", security.copied().map(kind));
    let weakness = ground.weakness.iter();
    figures.numbers(
        "vulnerability",
        weakness.map(|weakness| kind(weakness.card)),
    );
}

fn deck<K: Copies>(name: &str, deck: &Deck<K>, figures: &mut Summary) {
    figures.numbers(name, cards(deck.pile));
    figures.numbers("discards", cards(deck.discards));
}
