//! What the tests are written with: a table laid out by hand, and the moves of the rulebook.

use laws::Scenario;
use league::cards::{AttackKind, Card, Cards, Colour, DefenceKind, Server};
use league::state::{Host, Phase, Player, Rack, State};
use league::{Action, Event, Illegal, League, Plan, PlayerView, Spot, View};
use tabletop::{Config, Game, Outcome, Seat, Viewer};

pub use league::cards::AttackKind::*;
pub use league::cards::Colour::{Blue, Green, Red, Yellow};
pub use league::cards::DefenceKind::*;

pub const ANNA: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CLEO: Seat = Seat(2);
pub const DORA: Seat = Seat(3);

pub fn d(kind: DefenceKind, colour: Colour) -> Card {
    Card::defence(kind, colour)
}

pub fn a(kind: AttackKind, colour: Colour) -> Card {
    Card::attack(kind, colour)
}

/// The server of this number.
pub fn s(number: u8) -> Server {
    Server::new(number)
}

pub fn spot(server: u8, nth: u8) -> Spot {
    Spot {
        server: s(server),
        nth,
    }
}

/// Cards that pay for things and are good for nothing else in these tests.
pub const COINS: [Card; 8] = [
    Card::attack(A05, Red),
    Card::attack(A05, Yellow),
    Card::attack(A05, Green),
    Card::attack(A05, Blue),
    Card::A_06,
    Card::A_06,
    Card::A_06,
    Card::A_06,
];

/// A table before an action.
pub struct Layout {
    players: u8,
    state: State,
    config: Config,
}

impl Layout {
    /// Round 1, first action, nobody owns or holds anything.
    pub fn players(players: u8) -> Layout {
        let config = Config::new(players);
        let state = *Scenario::<League>::opening(&config, "layout").state();
        Layout {
            players,
            state: State {
                players: [Player::FRESH; 4],
                dummy: Rack::EMPTY,
                discards: Cards::EMPTY,
                first: ANNA,
                discs: [ANNA, BEN, CLEO, DORA],
                phase: Phase::Choose,
                ..state
            },
            config,
        }
    }

    pub fn round(mut self, round: u8) -> Layout {
        self.state.round = round;
        self.state.supply = Server::of_level(round);
        self
    }

    pub fn action(mut self, action: u8) -> Layout {
        self.state.action = action;
        self
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat.index()]
    }

    pub fn hand(mut self, seat: Seat, cards: &[Card]) -> Layout {
        let player = self.player(seat);
        player.hand = cards.iter().copied().collect();
        self
    }

    /// Puts a defence in front of the player, with its values on the track.
    pub fn defence(mut self, seat: Seat, kind: DefenceKind, colour: Colour) -> Layout {
        let card = d(kind, colour);
        let player = self.player(seat);
        player.defences = player.defences.with(card);
        for own in Colour::ALL {
            if kind == DeepSecurity || own == colour {
                player.track[own.index()] += kind.value();
            }
        }
        self
    }

    pub fn tapped(mut self, seat: Seat, kind: DefenceKind, colour: Colour) -> Layout {
        self = self.defence(seat, kind, colour);
        let player = self.player(seat);
        player.tapped = player.tapped.plus(Cards::one(d(kind, colour)));
        self
    }

    /// A server in front of the player, with this damage on its vulnerabilities.
    pub fn server(mut self, seat: Seat, number: u8, damage: &[u8]) -> Layout {
        let rack = &mut self.player(seat).rack;
        put(rack, number, damage);
        self.state.supply = self.state.supply.without(s(number));
        self
    }

    pub fn dummy(mut self, number: u8, damage: &[u8]) -> Layout {
        put(&mut self.state.dummy, number, damage);
        self.state.supply = self.state.supply.without(s(number));
        self
    }

    pub fn score(mut self, seat: Seat, score: u16) -> Layout {
        self.player(seat).score = score;
        self
    }

    /// The discs from the first that came to its space to the last.
    pub fn discs(mut self, discs: [Seat; 4]) -> Layout {
        self.state.discs = discs;
        self
    }

    pub fn supply(mut self, numbers: &[u8]) -> Layout {
        self.state.supply = numbers.iter().map(|&number| s(number)).collect();
        self
    }

    pub fn discards(mut self, cards: Cards) -> Layout {
        self.state.discards = cards;
        self
    }

    pub fn start(mut self) -> Table {
        let mut deck = Cards::DECK.minus(self.state.discards);
        for player in &self.state.players[..usize::from(self.players)] {
            deck = deck.minus(player.hand).minus(player.defences);
        }
        self.state.deck = deck;
        let game = League::new(&self.config).expect("it is a table of this game");
        Table(Scenario::from_state(game, self.state))
    }
}

fn put(rack: &mut Rack, number: u8, damage: &[u8]) {
    let mut host = Host::new(s(number));
    host.damage[..damage.len()].copy_from_slice(damage);
    let place = rack.0.iter_mut().find(|place| place.is_none());
    *place.expect("there is room") = Some(host);
}

/// A game in progress.
pub struct Table(pub Scenario<League>);

/// What players do.
impl Table {
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Table {
        self.0.act(seat, action);
        self
    }

    /// Chooses a tile and pays with these cards.
    #[track_caller]
    pub fn choose(&mut self, seat: Seat, plan: Plan, paid: &[Card]) -> &mut Table {
        self.act(seat, Action::Plan(plan));
        if self.0.state().player(seat).draft.is_some() {
            self.act(seat, Action::Pay(paid.iter().copied().collect()));
        }
        self
    }

    #[track_caller]
    pub fn install(&mut self, seat: Seat, paid: &[Card]) -> &mut Table {
        self.choose(seat, Plan::Install, paid)
    }

    #[track_caller]
    pub fn defend(&mut self, seat: Seat, card: Card, paid: &[Card]) -> &mut Table {
        self.choose(seat, Plan::Defend(card), paid)
    }

    #[track_caller]
    pub fn attack(&mut self, seat: Seat, card: Card, paid: &[Card]) -> &mut Table {
        let step = paid.len() as u8;
        self.choose(seat, Plan::Attack { card, step }, paid)
    }

    #[track_caller]
    pub fn repair(&mut self, seat: Seat, paid: &[Card]) -> &mut Table {
        self.choose(seat, Plan::Repair(paid.len() as u8), paid)
    }

    #[track_caller]
    pub fn take(&mut self, seat: Seat, number: u8) -> &mut Table {
        self.act(seat, Action::Take(s(number)))
    }

    #[track_caller]
    pub fn remove(&mut self, seat: Seat, number: u8) -> &mut Table {
        self.act(seat, Action::Remove(s(number)))
    }

    #[track_caller]
    pub fn place(&mut self, seat: Seat, server: u8, nth: u8) -> &mut Table {
        self.act(seat, Action::Place(spot(server, nth)))
    }

    #[track_caller]
    pub fn mend(&mut self, seat: Seat, server: u8, nth: u8) -> &mut Table {
        self.act(seat, Action::Mend(spot(server, nth)))
    }

    #[track_caller]
    pub fn refused(&self, seat: Seat, action: Action) -> Illegal {
        self.0.refused(seat, action)
    }

    pub fn may(&self, seat: Seat, action: Action) -> bool {
        self.0.menu(seat).contains(&action)
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

    pub fn player(&self, seat: Seat) -> PlayerView {
        self.open().players[seat.index()].clone()
    }

    pub fn score(&self, seat: Seat) -> u16 {
        self.player(seat).score
    }

    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        self.player(seat).hand.known().iter().collect()
    }

    pub fn phase(&self) -> Phase {
        self.open().phase
    }

    /// The damage on a server, wherever it is.
    #[track_caller]
    pub fn damage(&self, number: u8) -> Vec<u8> {
        let view = self.open();
        let mut racks: Vec<_> = view.players.into_iter().flat_map(|it| it.servers).collect();
        racks.extend(view.dummy.into_iter().flatten());
        let found = racks.into_iter().find(|it| it.server == s(number));
        found.expect("the server is installed").damage
    }

    pub fn servers(&self, seat: Seat) -> Vec<Server> {
        let servers = self.player(seat).servers;
        servers.into_iter().map(|it| it.server).collect()
    }

    pub fn dummys(&self) -> Vec<Server> {
        let servers = self.open().dummy.into_iter().flatten();
        servers.map(|it| it.server).collect()
    }

    pub fn tapped(&self, seat: Seat) -> Vec<Card> {
        let defences = self.player(seat).defences.into_iter();
        let tapped = defences.filter(|defence| defence.tapped);
        tapped.map(|defence| defence.card).collect()
    }

    pub fn discards(&self) -> Cards {
        self.open().discards
    }

    /// What everyone was told of the last act.
    pub fn told(&self) -> Vec<Event> {
        self.0.events(Viewer::Spectator)
    }

    pub fn awaited(&self) -> Vec<Seat> {
        self.0.awaited().iter().collect()
    }

    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        self.0.outcome()
    }
}
