//! A table laid out by hand, and the words of the rulebook to play at it.

use laws::Scenario;
use placement::board::{Piece, Site, Space, Tokens};
use placement::cards::{Attack, EventCard, Security, Vulnerability};
use placement::state::{Crew, Ground, Phase, Plan, Pose, State, Weakness};
use placement::{Action, Event, Illegal, Manner, Placement, View};
use tabletop::cards::{Bag, Copies, Deck};
use tabletop::{Config, Game, Outcome, Seat, Setting, Viewer};

pub use placement::board::Site::*;

/// The players, clockwise.
pub const ANNA: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CLEO: Seat = Seat(2);
pub const DAN: Seat = Seat(3);

/// Their attackers.
pub const A1: Piece = Piece::new(ANNA, 0);
pub const A2: Piece = Piece::new(ANNA, 1);
pub const A3: Piece = Piece::new(ANNA, 2);
pub const B1: Piece = Piece::new(BEN, 0);
pub const B2: Piece = Piece::new(BEN, 1);
pub const B3: Piece = Piece::new(BEN, 2);
pub const C1: Piece = Piece::new(CLEO, 0);
pub const C2: Piece = Piece::new(CLEO, 1);
pub const C3: Piece = Piece::new(CLEO, 2);

/// A position in words. It is Anna's turn in round 2 and she may act, unless said otherwise; hands
/// are empty, everyone stands on the start space, and cards that are not named are in their decks.
#[derive(Clone)]
pub struct Layout {
    config: Config,
    state: State,
}

impl Layout {
    pub fn players(players: u8) -> Layout {
        let config = Config::new(players);
        let opening = Scenario::<Placement>::opening(&config, "layout");
        let mut crews = [Crew::FRESH; 4];
        crews[usize::from(players)..]
            .copy_from_slice(&opening.state().crews[usize::from(players)..]);
        let state = State {
            crews,
            attacks: Deck::FULL,
            start: ANNA,
            turn: ANNA,
            round: 2,
            phase: Phase::Act,
            ..*opening.state()
        };
        Layout { config, state }
    }

    pub fn switch(mut self, switch: &str, value: impl Into<Setting>) -> Layout {
        self.config = self.config.with(switch, value);
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Layout {
        change(&mut self.state);
        self
    }

    pub fn phase(self, phase: Phase) -> Layout {
        self.with(|state| state.phase = phase)
    }

    /// Nothing is left to do for Anna but to end her turn; then this player's turn begins.
    pub fn before_turn_of(self, seat: Seat) -> Layout {
        let seats = self.config.players;
        self.with(|state| {
            state.turn = Seat((seat.0 + seats - 1) % seats);
            state.start = DAN; // No round begins: nobody at a table of three is the start player.
        })
    }

    fn attacker(&mut self, piece: Piece) -> &mut placement::state::Attacker {
        let crew = &mut self.state.crews[piece.owner().index()];
        &mut crew.attackers[usize::from(piece.nth())]
    }

    /// Later calls are later arrivals.
    pub fn inside(mut self, piece: Piece, site: Site, level: u8) -> Layout {
        self.state.arrivals += 1;
        let since = self.state.arrivals;
        let attacker = self.attacker(piece);
        attacker.space = Space::In(site, level);
        attacker.since = since;
        self
    }

    pub fn acted(mut self, piece: Piece) -> Layout {
        self.attacker(piece).pose = Pose::Acted;
        self
    }

    pub fn arrested<const N: usize>(mut self, pieces: [Piece; N]) -> Layout {
        for piece in pieces {
            self.attacker(piece).space = Space::Gone;
        }
        self
    }

    /// Red, blue, green, yellow.
    pub fn tokens(self, seat: Seat, tokens: [u8; 4]) -> Layout {
        self.with(|state| state.crews[seat.index()].tokens = Tokens(tokens))
    }

    pub fn points(self, seat: Seat, points: u8) -> Layout {
        self.with(|state| state.crews[seat.index()].points = points)
    }

    pub fn hand<const N: usize>(self, seat: Seat, cards: [Attack; N]) -> Layout {
        self.with(|state| {
            for card in cards {
                state.attacks.pile.remove(card);
                state.crews[seat.index()].hand.add(card);
            }
        })
    }

    pub fn events<const N: usize>(self, seat: Seat, cards: [EventCard; N]) -> Layout {
        self.with(|state| {
            for card in cards {
                state.events.pile.remove(card);
                state.crews[seat.index()].events.add(card);
            }
        })
    }

    pub fn stock(self, site: Site, stock: u8) -> Layout {
        self.with(|state| {
            let ground = &mut state.sites[site.index()];
            ground.stock = stock;
            ground.low_drawn = stock <= 5;
        })
    }

    /// Placed now: over the vulnerability that may lie there.
    pub fn security(self, site: Site, card: Security) -> Layout {
        self.with(|state| {
            state.securities.pile.remove(card);
            let places = &mut state.sites[site.index()].security;
            let place = places.iter_mut().find(|place| place.is_none());
            *place.expect("at most two") = Some(card);
        })
    }

    /// Placed now: over the security that may lie there.
    pub fn vulnerability(self, card: Vulnerability) -> Layout {
        self.with(|state| {
            state.vulnerabilities.pile.remove(card);
            let ground: &mut Ground = &mut state.sites[card.site().index()];
            let over = ground.secured();
            ground.weakness = Some(Weakness { card, over });
        })
    }

    /// The decks hold nothing but these; the rest of their cards is discarded.
    pub fn next_event(self, card: EventCard) -> Layout {
        self.with(|state| only(&mut state.events, card))
    }

    pub fn next_attack(self, card: Attack) -> Layout {
        self.with(|state| only(&mut state.attacks, card))
    }

    pub fn next_security(self, card: Security) -> Layout {
        self.with(|state| only(&mut state.securities, card))
    }

    pub fn next_vulnerability(self, card: Vulnerability) -> Layout {
        self.with(|state| only(&mut state.vulnerabilities, card))
    }

    pub fn start(self) -> Table {
        let game = Placement::new(&self.config).expect("the set-up is fine");
        Table(Scenario::from_state(game, self.state))
    }

    /// Plays with one luck after another until it turns out as wanted.
    #[track_caller]
    pub fn lucky(self, play: impl Fn(&mut Table), wanted: impl Fn(&Table) -> bool) -> Table {
        for luck in 0..2_000 {
            let Table(scenario) = self.clone().start();
            let mut table = Table(scenario.with_luck(&luck.to_string()));
            play(&mut table);
            if wanted(&table) {
                return table;
            }
        }
        panic!("it never turns out so");
    }
}

fn only<K: Copies>(deck: &mut Deck<K>, card: K) {
    deck.pile.remove(card);
    deck.discards = deck.discards.plus(deck.pile);
    deck.pile = Bag::one(card);
}

/// A game going on.
pub struct Table(pub Scenario<Placement>);

/// What players do.
impl Table {
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Table {
        self.0.act(seat, action);
        self
    }

    /// How well a player stands.
    pub fn worth(&self, seat: Seat) -> i32 {
        self.0.game().worth(self.0.state(), seat)
    }

    /// Anna intrudes, paying as is sensible.
    #[track_caller]
    pub fn enter(&mut self, piece: Piece, site: Site) -> &mut Table {
        self.act(ANNA, Action::Move(piece))
            .act(ANNA, Action::At(site))
            .pay()
    }

    /// Anna moves deeper.
    #[track_caller]
    pub fn deeper(&mut self, piece: Piece) -> &mut Table {
        self.act(ANNA, Action::Move(piece)).pay()
    }

    /// Anna attacks the site that her attacker is in, alone.
    #[track_caller]
    pub fn attack(&mut self, card: Attack, piece: Piece) -> &mut Table {
        self.aim(card, piece);
        self.alone()
    }

    /// Anna attacks a site from the start space.
    #[track_caller]
    pub fn attack_at(&mut self, card: Attack, piece: Piece, site: Site) -> &mut Table {
        self.aim(card, piece).act(ANNA, Action::At(site));
        self.alone()
    }

    /// Anna attacks in this manner.
    #[track_caller]
    pub fn attack_by(&mut self, card: Attack, piece: Piece, manner: Manner) -> &mut Table {
        self.aim(card, piece).act(ANNA, Action::By(manner)).pay()
    }

    #[track_caller]
    pub fn aim(&mut self, card: Attack, piece: Piece) -> &mut Table {
        self.act(ANNA, Action::Play(card))
            .act(ANNA, Action::With(piece))
    }

    #[track_caller]
    fn alone(&mut self) -> &mut Table {
        if matches!(self.phase(), Phase::Plan(Plan::Manner { .. })) {
            self.act(ANNA, Action::By(Manner::Alone));
        }
        self.pay()
    }

    /// Pays as is sensible, if a payment is asked for.
    #[track_caller]
    pub fn pay(&mut self) -> &mut Table {
        if let Phase::Plan(Plan::PayMove { .. } | Plan::PayAttack { .. } | Plan::PayEvent) =
            self.phase()
        {
            let way = self.0.game().fallback(self.0.state(), ANNA);
            self.act(ANNA, way);
        }
        self
    }

    #[track_caller]
    pub fn end_turn(&mut self, seat: Seat) -> &mut Table {
        self.act(seat, Action::End)
    }

    #[track_caller]
    pub fn refused(&self, seat: Seat, action: Action) -> Illegal {
        self.0.refused(seat, action)
    }

    pub fn may(&self, seat: Seat, action: Action) -> bool {
        self.0.game().check(self.0.state(), seat, &action).is_ok()
    }
}

/// What there is to see.
impl Table {
    pub fn open(&self) -> View {
        self.0.view(Viewer::Open)
    }

    pub fn view(&self, seat: Seat) -> View {
        self.0.view(Viewer::Seat(seat))
    }

    pub fn spectator(&self) -> View {
        self.0.view(Viewer::Spectator)
    }

    pub fn phase(&self) -> Phase {
        self.open().phase
    }

    pub fn space(&self, piece: Piece) -> Space {
        self.attacker(piece).space
    }

    pub fn attacker(&self, piece: Piece) -> placement::state::Attacker {
        let crew = &self.open().crews[piece.owner().index()];
        crew.attackers[usize::from(piece.nth())]
    }

    pub fn pose(&self, piece: Piece) -> Pose {
        self.attacker(piece).pose
    }

    pub fn tokens(&self, seat: Seat) -> [u8; 4] {
        self.open().crews[seat.index()].tokens.0
    }

    pub fn points(&self, seat: Seat) -> u8 {
        self.open().crews[seat.index()].points
    }

    pub fn stock(&self, site: Site) -> u8 {
        self.open().sites[site.index()].stock
    }

    pub fn hand(&self, seat: Seat) -> Vec<Attack> {
        self.open().crews[seat.index()]
            .hand
            .known()
            .iter()
            .collect()
    }

    pub fn events_of(&self, seat: Seat) -> Vec<EventCard> {
        self.open().crews[seat.index()]
            .events
            .known()
            .iter()
            .collect()
    }

    pub fn security(&self, site: Site) -> Vec<Security> {
        let cards = self.open().sites[site.index()].security;
        cards.into_iter().flatten().collect()
    }

    pub fn vulnerability(&self, site: Site) -> Option<Vulnerability> {
        self.open().sites[site.index()]
            .weakness
            .map(|weakness| weakness.card)
    }

    /// What everyone was told of the last act.
    pub fn told(&self) -> Vec<Event> {
        self.0.events(Viewer::Spectator)
    }

    /// The one player who must decide.
    #[track_caller]
    pub fn awaited(&self) -> Seat {
        let awaited = self.0.awaited();
        assert_eq!(awaited.len(), 1, "not one is awaited but {awaited:?}");
        awaited.first().expect("there is one")
    }

    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        self.0.outcome()
    }

    pub fn is_over(&self) -> bool {
        self.0.awaited().is_empty()
    }

    #[track_caller]
    pub fn assert_won_by(&self, seat: Seat) {
        let winners: Vec<Seat> = self.outcome().winners.iter().collect();
        assert_eq!(winners, [seat]);
    }
}
