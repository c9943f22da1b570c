//! Everything true at one moment of a game.

use serde::{Deserialize, Serialize};
use tabletop::{Sealed, Seat};
use ts_rs::TS;

use crate::actions::{Plan, Spot, Tile};
use crate::cards::{Card, Cards, Colour, DefenceKind, LEVELS, MOST_SPOTS, Server, Servers};
use crate::events::Source;

pub const MAX_PLAYERS: usize = 4;
/// Cards dealt to each player every round.
pub const HAND: u8 = 8;
/// The most damage on a vulnerability. There is no other limit to damage tokens (LGE-R2).
pub const FULL: u8 = 4;
/// The most servers that anyone ever owns.
pub const MOST_SERVERS: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// By seat; the seats that nobody takes are left as they are.
    pub players: [Player; MAX_PLAYERS],
    /// The dummy's servers, in a game of two.
    pub dummy: Rack,
    pub deck: Cards,
    pub discards: Cards,
    /// Cards that everyone can tell are not in the deck: what was left of it when the discards were
    /// shuffled in a deal (LGE-R16).
    pub dealt: Cards,
    /// The servers that can be installed.
    pub supply: Servers,
    /// The servers that have left the game.
    pub gone: Servers,
    /// Who picked the first server.
    pub first: Seat,
    /// The discs in the order in which they came to their spaces: of two on one space the later
    /// lies higher (LGE-R4).
    pub discs: [Seat; MAX_PLAYERS],
    /// From 1, as is the level of the servers.
    pub round: u8,
    /// From 1.
    pub action: u8,
    /// The tile that is being resolved.
    pub tile: Option<Tile>,
    pub phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub score: u16,
    /// What the score is made of, by round.
    #[serde(default)]
    pub earned: [Earned; LEVELS as usize],
    /// While tiles are chosen, the cards chosen are still in it.
    pub hand: Cards,
    /// Handicap: the cards this player knows to be in the deck, having put them there.
    pub returned: Cards,
    /// The tile that this player has settled on, but not paid for.
    pub draft: Option<Plan>,
    /// What lies under the tile: face down until all have chosen, the cards until it is resolved.
    pub sealed: Sealed<Choice>,
    pub defences: Cards,
    /// Those of the defences that have been used in this round.
    pub tapped: Cards,
    /// The defence in each colour.
    pub track: [u8; 4],
    pub rack: Rack,
}

/// The points of a player in one round, by what they are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Earned {
    pub damage: u8,
    pub proof_of_concept: u8,
    pub underground_market: u8,
    pub solid_state_cache: u8,
    pub vulnerabilities: u8,
    /// All clean servers.
    pub clean: u8,
    pub certification_audit: u8,
}

/// A tile and everything under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Choice {
    pub plan: Plan,
    #[ts(as = "Vec<Card>")]
    pub paid: Cards,
}

/// Servers in front of a player or of the dummy, without gaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rack(pub [Option<Host>; MOST_SERVERS]);

/// A server with its damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Host {
    pub server: Server,
    /// By vulnerability; a server of a lower level uses only the first ones.
    pub damage: [u8; MOST_SPOTS],
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum Phase {
    /// Handicap: who has more than eight cards puts some back.
    Trim,
    /// The first servers: this player picks one, for itself or for the dummy.
    Pick {
        #[ts(type = "number")]
        seat: Seat,
        dummy: bool,
    },
    /// All choose their tiles.
    Choose,
    /// Tiles are being resolved, and nobody is asked anything: only ever seen in passing.
    Resolve,
    /// This player picks the server to install.
    Install {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// This player has too many servers: one makes room for the new one.
    Replace {
        #[ts(type = "number")]
        seat: Seat,
        new: Server,
    },
    /// This player picks a server for the dummy.
    Grow {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The dummy has too many servers: this player says which one makes room for the new one.
    Outgrow {
        #[ts(type = "number")]
        seat: Seat,
        new: Server,
    },
    /// This player picks the colour of its attack.
    Colour {
        #[ts(type = "number")]
        seat: Seat,
        card: Card,
        step: u8,
    },
    /// Damage that could not be spread evenly: by seat, how many tokens are left to be placed.
    Place {
        within: Within,
        left: [u8; 4],
    },
    /// This player says how many Incident Responses add to the repair of so much damage.
    Respond {
        #[ts(type = "number")]
        seat: Seat,
        left: u8,
    },
    /// By seat, how much damage is left to be removed.
    Mend {
        cause: Mending,
        left: [u8; 4],
    },
    Over,
}

/// Where damage is spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Within {
    /// Over the vulnerabilities of the attack's colour.
    Colour(Colour),
    /// Over all vulnerabilities of a server that replaced another.
    Server(Server),
}

/// Why damage is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mending {
    Repair,
    /// Auto Recovery at the end of a round.
    Recovery,
}

/// Who can be attacked: a player or, in a game of two, the dummy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Player(#[ts(type = "number")] Seat),
    Dummy,
}

impl Choice {
    /// All cards under the tile.
    #[inline]
    pub fn cards(&self) -> Cards {
        match self.plan.card() {
            Some(card) => self.paid.with(card),
            None => self.paid,
        }
    }
}

impl Earned {
    pub const NONE: Earned = Earned {
        damage: 0,
        proof_of_concept: 0,
        underground_market: 0,
        solid_state_cache: 0,
        vulnerabilities: 0,
        clean: 0,
        certification_audit: 0,
    };

    #[inline]
    pub(crate) fn add(&mut self, points: u8, by: Source) {
        *match by {
            Source::Damage => &mut self.damage,
            Source::ProofOfConcept => &mut self.proof_of_concept,
            Source::UndergroundMarket => &mut self.underground_market,
            Source::SolidStateCache => &mut self.solid_state_cache,
            Source::Vulnerabilities => &mut self.vulnerabilities,
            Source::Clean(_) => &mut self.clean,
            Source::CertificationAudit => &mut self.certification_audit,
        } += points;
    }

    pub const fn total(&self) -> u16 {
        self.damage as u16
            + self.proof_of_concept as u16
            + self.underground_market as u16
            + self.solid_state_cache as u16
            + self.vulnerabilities as u16
            + self.clean as u16
            + self.certification_audit as u16
    }
}

impl Player {
    pub const FRESH: Player = Player {
        score: 0,
        earned: [Earned::NONE; LEVELS as usize],
        hand: Cards::EMPTY,
        returned: Cards::EMPTY,
        draft: None,
        sealed: Sealed::EMPTY,
        defences: Cards::EMPTY,
        tapped: Cards::EMPTY,
        track: [0; 4],
        rack: Rack([None; MOST_SERVERS]),
    };

    /// While tiles are chosen: has not chosen yet.
    #[inline]
    pub fn is_choosing(&self) -> bool {
        !self.hand.is_empty() && !self.sealed.is_committed()
    }

    /// How many defences of a kind lie in front of the player.
    #[inline]
    pub fn count(&self, kind: DefenceKind) -> u8 {
        self.defences.common(kind.cards()).len()
    }

    /// Those of a kind that have not been used in this round.
    #[inline]
    pub fn untapped(&self, kind: DefenceKind) -> Cards {
        self.defences.minus(self.tapped).common(kind.cards())
    }
}

impl Host {
    pub const fn new(server: Server) -> Host {
        Host {
            server,
            damage: [0; MOST_SPOTS],
        }
    }

    #[inline]
    pub fn total(&self) -> u8 {
        self.damage.iter().sum()
    }

    #[inline]
    pub fn is_clean(&self) -> bool {
        self.damage == [0; MOST_SPOTS]
    }
}

impl Rack {
    pub const EMPTY: Rack = Rack([None; MOST_SERVERS]);

    #[inline]
    pub fn hosts(&self) -> impl Iterator<Item = &Host> {
        self.0.iter().flatten()
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.hosts().count()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Puts a server at the end; there must be room.
    #[inline]
    pub(crate) fn add(&mut self, host: Host) {
        let free = self.0.iter_mut().find(|place| place.is_none());
        *free.expect("servers beyond the limit replace others") = Some(host);
    }

    #[inline]
    pub fn host(&self, server: Server) -> Option<&Host> {
        self.hosts().find(|host| host.server == server)
    }

    #[inline]
    pub(crate) fn host_mut(&mut self, server: Server) -> Option<&mut Host> {
        let hosts = self.0.iter_mut().flatten();
        hosts.into_iter().find(|host| host.server == server)
    }

    /// All damage.
    #[inline]
    pub fn damage(&self) -> u8 {
        self.hosts().map(Host::total).sum()
    }

    /// The damage on a vulnerability; none if it is not here.
    pub fn at(&self, spot: Spot) -> Option<u8> {
        let host = self.host(spot.server)?;
        let nth = usize::from(spot.nth);
        (nth < spot.server.spots().len()).then(|| host.damage[nth])
    }

    /// How many vulnerabilities there are of a colour: the dummy's defence in it.
    #[inline]
    pub fn spots(&self, colour: Colour) -> u8 {
        let masks = self.hosts().map(|host| host.server.mask(colour));
        masks.map(|mask| mask.count_ones() as u8).sum()
    }

    /// How many servers there are of a level.
    pub fn of_level(&self, level: u8) -> usize {
        let levels = self.hosts().map(|host| host.server.level());
        levels.filter(|&own| own == level).count()
    }
}

impl State {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub fn rack(&self, side: Side) -> &Rack {
        match side {
            Side::Player(seat) => &self.players[seat.index()].rack,
            Side::Dummy => &self.dummy,
        }
    }

    #[inline]
    pub(crate) fn rack_mut(&mut self, side: Side) -> &mut Rack {
        match side {
            Side::Player(seat) => &mut self.players[seat.index()].rack,
            Side::Dummy => &mut self.dummy,
        }
    }

    /// The defence in a colour; the dummy's is the number of its vulnerabilities of it.
    #[inline]
    pub fn defence(&self, side: Side, colour: Colour) -> u8 {
        match side {
            Side::Player(seat) => self.player(seat).track[colour.index()],
            Side::Dummy => self.dummy.spots(colour),
        }
    }

    /// These cards have become known to everyone.
    #[inline]
    pub(crate) fn show(&mut self, cards: Cards) {
        self.dealt = self.dealt.minus(self.dealt.common(cards));
    }

    /// These cards are turned up and discarded.
    #[inline]
    pub(crate) fn discard(&mut self, cards: Cards) {
        self.show(cards);
        self.discards = self.discards.plus(cards);
    }

    /// How high a disc lies among those that came to its space: more is higher.
    #[inline]
    fn height(&self, seat: Seat) -> usize {
        let place = self.discs.iter().position(|&disc| disc == seat);
        place.expect("every seat has a disc")
    }

    /// Who of these comes first: the lower score, on a tie the higher disc (LGE-R4).
    #[inline]
    pub fn goes_first(&self, seats: impl Iterator<Item = Seat>) -> Option<Seat> {
        seats.min_by_key(|&seat| {
            let below = MAX_PLAYERS - self.height(seat);
            (self.player(seat).score, below)
        })
    }
}
