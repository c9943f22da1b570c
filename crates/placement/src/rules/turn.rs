//! The course of a turn: round marker, preparation, and what the end of a turn brings to an end.

use tabletop::cards::{Bag, Deck};
use tabletop::{Game, Seat, Table, Viewer};

use super::{moving, places, score, stock};
use crate::board::{CREW, MAX_PLAYERS, Piece, Site, Space};
use crate::cards::{Attack, AttackEffect};
use crate::cost::Terms;
use crate::events::{Face, Moving, Rolling, Scoring};
use crate::state::{
    Attacker, Crew, Ground, MOST_ZERO_DAYS, Persistent, Phase, Pose, State, Victory, Weakness,
};
use crate::{Event, Placement};

/// A hand is filled up to this at the end of a turn.
pub(crate) const HAND: u8 = 3;

pub(crate) fn first(game: &Placement, table: &mut impl Table<Placement>) -> State {
    let seats = game.seats();
    let start = start_player(game, table);
    let stock = if seats == 3 { 15 } else { 18 };
    let mut state = State {
        crews: [Crew::FRESH; MAX_PLAYERS],
        sites: [Ground::new(stock); 4],
        attacks: Deck::FULL,
        securities: Deck::FULL,
        vulnerabilities: Deck::FULL,
        events: Deck::FULL,
        zero_days: [None; MOST_ZERO_DAYS],
        start,
        turn: start,
        round: 1,
        thrown: None,
        event_gained: false,
        offers: 0,
        arrivals: 0,
        phase: Phase::Exchange,
    };
    for absent in &mut state.crews[usize::from(seats)..] {
        for attacker in &mut absent.attackers {
            attacker.space = Space::Gone;
        }
    }
    for seat in Seat::all(seats) {
        for _ in 0..HAND {
            let card = state.attacks.draw(places::ATTACKS, table);
            let hand = &mut state.crew_mut(seat).hand;
            hand.add(card.expect("the full deck deals everyone a hand"));
        }
    }
    table.tell(game, &state, |_| Some(Event::Dealt { start, stock }));
    state
}

/// By lot, among all or among those whom the table chose.
fn start_player(game: &Placement, table: &mut impl Table<Placement>) -> Seat {
    let among = match game.start.is_empty() {
        true => Seat::all(game.seats()).collect(),
        false => game.start,
    };
    let nth = match among.len() {
        1 => 0,
        several => table.luck(places::START).below(several as u32),
    };
    let start = among.iter().nth(nth as usize);
    start.expect("somebody begins")
}

/// The turn player has done all it wants: draws up to three cards and passes the dice on.
pub(super) fn end(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    let seat = state.turn;
    // PLC-R8: more than three are kept.
    while state.crew(seat).hand.len() < HAND && draw(game, state, seat, table) {}
    pass(game, state, table);
}

/// Draws an attack card, if there is one.
pub(super) fn draw(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<Placement>,
) -> bool {
    let Some(card) = state.attacks.draw(places::ATTACKS, table) else {
        return false;
    };
    state.crew_mut(seat).hand.add(card);
    table.tell(game, state, |viewer| {
        let card = face(card, viewer, seat);
        Some(Event::Drew { seat, card })
    });
    true
}

/// A card as its owner and as others see it.
pub(super) fn face<K>(card: K, viewer: Viewer, owner: Seat) -> Face<K> {
    if viewer == Viewer::Seat(owner) || viewer == Viewer::Open {
        Face::Up(card)
    } else {
        Face::Back
    }
}

/// The turn is over: what lasts only for a turn ends, and the next crew in prepares.
pub(super) fn pass(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    give_back(game, state, table);
    end_zero_days(game, state, table);
    state.event_gained = false;
    state.offers = 0;
    let mut new_round = false;
    loop {
        state.turn = state.turn.after(1, game.seats());
        new_round |= state.turn == state.start;
        end_claims(game, state, table);
        if state.crew(state.turn).is_in() {
            break;
        }
    }
    if new_round && Some(state.round) == game.rounds {
        return score::count_out(game, state, table);
    }
    begin(game, state, new_round, table);
}

/// Borrowed attackers go back to their crews; what was played with them is lost (PLC-R23).
fn give_back(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    for piece in Piece::all(game.seats()) {
        let attacker = state.attacker_mut(piece);
        let Some(loan) = attacker.loan.take() else {
            continue;
        };
        attacker.persistent = attacker.persistent.without(loan.persistent);
        discard_persistent(state, loan.persistent);
        if state.attacker(piece).is_free() {
            table.tell(game, state, |_| Some(Event::GaveBack { attacker: piece }));
        }
    }
}

pub(super) fn discard_persistent(state: &mut State, cards: Persistent) {
    for (card, count) in cards.cards() {
        for _ in 0..count {
            state.attacks.discard(card);
        }
    }
}

/// Zero-days go back into the deck, which is shuffled (PLC-R31).
fn end_zero_days(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    for place in 0..MOST_ZERO_DAYS {
        if let Some(Weakness { card, .. }) = state.zero_days[place].take() {
            state.vulnerabilities.pile.add(card);
            table.tell(game, state, |_| Some(Event::ZeroDayEnded { card }));
        }
    }
}

/// A claim ends when its user's turn begins, or would have begun.
fn end_claims(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    let seat = state.turn;
    for site in Site::ALL {
        let claims = state.ground(site).claims;
        if claims.contains(seat) {
            state.ground_mut(site).claims = claims.without(seat);
            table.tell(game, state, |_| Some(Event::ClaimEnded { seat, site }));
        }
    }
}

/// The turn of `state.turn` begins. If it goes out by its own preparation, `rules::apply` passes on.
fn begin(game: &Placement, state: &mut State, new_round: bool, table: &mut impl Table<Placement>) {
    let seat = state.turn;
    state.round = state.round.saturating_add(new_round.into());
    state.phase = Phase::Exchange;
    let round = state.round;
    table.tell(game, state, |_| Some(Event::TurnBegan { seat, round }));
    // PLC-R7: the round marker before the preparation, tokens before persistent cards. PLC-R6: whoever
    // is the first in this round turns it up, the start player or the next who is in.
    if new_round {
        expose(game, state, table);
    }
    // A crew's first turn is in round 1: it only exchanges a card.
    let prepares = state.round > 1;
    if prepares && !(collect(game, state, table) && persist(game, state, table)) {
        return;
    }
    if prepares {
        stand(game, state, table);
    }
    release(state);
    if state.crew(seat).hand.is_empty() {
        returns(state, 0);
    }
}

/// The round marker: a vulnerability is turned up and replaces the one on its site.
fn expose(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    let Some(card) = state.vulnerabilities.draw(places::VULNERABILITIES, table) else {
        return;
    };
    let ground = state.ground_mut(card.site());
    let over = ground.secured();
    let replaced = ground.weakness.replace(Weakness { card, over });
    let replaced = replaced.map(|weakness| weakness.card);
    if let Some(old) = replaced {
        state.vulnerabilities.discard(old);
    }
    table.tell(game, state, |_| Some(Event::Exposed { card, replaced }));
}

/// Step a: each own attacker in a site takes a token, like it or not (PLC-R29), until the site leaks
/// (PLC-R33). Says whether the turn goes on.
fn collect(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) -> bool {
    let seat = state.turn;
    for site in Site::ALL {
        let inside = Piece::of(seat)
            .filter(|&piece| state.attacker(piece).space.site() == Some(site))
            .count();
        for _ in 0..inside {
            let leaked = stock::take(game, state, seat, site, table);
            if state.is_over() || !state.crew(seat).is_in() {
                return false;
            }
            if leaked {
                break;
            }
        }
    }
    true
}

/// Step b: each own persistent card rolls. Says whether the turn goes on.
fn persist(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) -> bool {
    for piece in Piece::of(state.turn) {
        for (card, count) in state.attacker(piece).persistent.cards() {
            for _ in 0..count {
                run(game, state, piece, card, table);
                if state.is_over() {
                    return false;
                }
            }
        }
    }
    true
}

/// A persistent card is used once: on the site's colour it scores.
pub(super) fn run(
    game: &Placement,
    state: &mut State,
    piece: Piece,
    card: Attack,
    table: &mut impl Table<Placement>,
) {
    let seat = state.turn;
    let site = state.attacker(piece).space.site();
    let die = roll(game, state, Rolling::Attack(card), site, table);
    let AttackEffect::Persist { points } = card.effect() else {
        unreachable!("only persistent cards lie with attackers");
    };
    if site == Some(die) {
        let scored = (points, Scoring::Card(card));
        score::add(game, state, seat, scored, table);
    }
}

/// A d4 for the turn player, who hopes for a colour or does not care.
pub(super) fn roll(
    game: &Placement,
    state: &State,
    card: Rolling,
    wanted: Option<Site>,
    table: &mut impl Table<Placement>,
) -> Site {
    let seat = state.turn;
    let die = Site::ALL[table.luck(places::CARD_DIE).below(4) as usize];
    table.tell(game, state, |_| {
        Some(Event::Rolled {
            seat,
            die,
            card,
            wanted,
        })
    });
    die
}

/// Step c: acted attackers stand up, except those still held down by a co-attack.
fn stand(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    let seat = state.turn;
    let mut any = false;
    for attacker in &mut state.crew_mut(seat).attackers {
        any |= attacker.is_free() && attacker.pose == Pose::Acted;
        attacker.pose = match attacker.pose {
            Pose::Standing | Pose::Acted => Pose::Standing,
            Pose::Held => Pose::Held,
        };
    }
    if any {
        table.tell(game, state, |_| Some(Event::Stood { seat }));
    }
}

/// A co-attack holds down over one turn of the owner, be it the first: the next one stands it up.
fn release(state: &mut State) {
    for attacker in &mut state.crew_mut(state.turn).attackers {
        attacker.pose = match attacker.pose {
            Pose::Held => Pose::Acted,
            pose @ (Pose::Standing | Pose::Acted) => pose,
        };
    }
}

/// Step e: from the nth attacker on, asks about each Backdoor that leads somewhere.
pub(super) fn returns(state: &mut State, nth: usize) {
    let seat = state.turn;
    for nth in nth..CREW {
        let Attacker {
            backdoor, space, ..
        } = state.crew(seat).attackers[nth];
        let Some((site, _)) = backdoor else {
            continue;
        };
        if space == Space::Start && !Terms::at(state, site).barred {
            let attacker = Piece::new(seat, nth as u8);
            state.phase = Phase::Return { attacker };
            return;
        }
        // Unused it lapses.
        state.crew_mut(seat).attackers[nth].backdoor = None;
    }
    state.phase = Phase::Gather;
}

pub(super) fn answer_return(
    game: &Placement,
    state: &mut State,
    attacker: Piece,
    yes: bool,
    table: &mut impl Table<Placement>,
) {
    let backdoor = state.attacker_mut(attacker).backdoor.take();
    let (site, level) = backdoor.expect("asked because of a Backdoor");
    let nth = usize::from(attacker.nth()) + 1;
    returns(state, nth);
    if yes {
        let space = Space::In(site, level);
        let seat = state.turn;
        moving::go(game, state, seat, attacker, space, Moving::Backdoor, table);
        // A security card drawn by this return may close the next Backdoor.
        returns(state, nth);
    }
}

impl Persistent {
    #[must_use]
    fn without(self, those: Persistent) -> Persistent {
        Persistent {
            cryptomining: self.cryptomining - those.cryptomining,
            formjacking: self.formjacking - those.formjacking,
        }
    }
}

/// What a crew that went out held goes to the discards, where everyone sees it (PLC-R4).
pub(super) fn clear_out(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<Placement>,
) {
    let crew = *state.crew(seat);
    state.attacks.discards = state.attacks.discards.plus(crew.hand);
    state.events.discards = state.events.discards.plus(crew.events);
    *state.crew_mut(seat) = Crew {
        tokens: crate::board::Tokens::NONE,
        hand: Bag::EMPTY,
        events: Bag::EMPTY,
        shown: Bag::EMPTY,
        shown_events: Bag::EMPTY,
        ..crew
    };
    table.reveal_if(|| !crew.hand.is_empty() || !crew.events.is_empty());
    table.tell(game, state, |_| Some(Event::WentOut { seat }));
}

/// The first in turn order from this seat on that fulfils something.
pub(super) fn first_from(game: &Placement, seat: Seat, so: impl Fn(Seat) -> bool) -> Option<Seat> {
    (0..game.seats())
        .map(|steps| seat.after(steps, game.seats()))
        .find(|&seat| so(seat))
}

/// Ends the game.
pub(super) fn win(
    game: &Placement,
    state: &mut State,
    winner: Seat,
    by: Victory,
    table: &mut impl Table<Placement>,
) {
    state.phase = Phase::Over { winner, by };
    let points = state.crew(winner).points;
    table.tell(game, state, |_| {
        Some(Event::Won {
            seat: winner,
            points,
            by,
        })
    });
}
