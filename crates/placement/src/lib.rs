//! Cyber Attacker Placement: attacker crews race to 15 points against four sites.
//!
//! Where to find what:
//! - [`cards`]: the four decks; [`board`]: sites, spaces, tokens
//! - [`state`]: everything true at one moment; `view`: what each viewer may know of it
//! - `actions`, `events`, `illegal`: what is done, told and refused
//! - `cost`: what things cost and why
//! - `rules/`: one verb, one file, and the course of a turn
//! - `imagine`: worlds that a view could be of; `worth`: how well a crew stands;
//!   `ideas`: offers to think of; `bargain`: which agreements are good
//! - `lawful`: what the laws need; `words/`: the game in words
//!
//! # Rulings
//!
//! Where the rulebook is silent or contradicts itself these decide:
//!
//! - PLC-R1: blue is the Company, green the E-commerce site.
//! - PLC-R2: the bank beside the board is unlimited; spent tokens go back to it.
//! - PLC-R3: of two crews that reach 15 points at once the turn player wins.
//! - PLC-R4: a crew that goes out gives its tokens to the bank and its cards to the discards.
//! - PLC-R5: if nobody is left, the most points among those just eliminated win; tie: the turn player
//!   if tied, else the next in turn order.
//! - PLC-R6: if the start player is out, the next crew in order that is in turns up the vulnerability
//!   of a round.
//! - PLC-R7: a turn begins with the round's vulnerability, then tokens are taken, then persistent
//!   cards are used.
//! - PLC-R8: more than three attack cards in hand, for instance after a deal, are kept at the end of
//!   a turn.
//! - PLC-R9: an event card costs three tokens of three different colours (switch `event-price`: three
//!   of one colour).
//! - PLC-R10: promises in deals are told to all and kept in the log, and bind nobody.
//! - PLC-R11: an attack costs at least one token: one ○, or one ● where the printed cost has no ○. The
//!   two extra ● of USB Drop come on top of that.
//! - PLC-R12: if Patching and Weak Password lie on one site, the one placed later is in force. A
//!   Zero-Day counts as placed when it is played.
//! - PLC-R13: Access Control forbids every way of entering or moving deeper, by card effects too.
//! - PLC-R14: for Man in the Middle an ARP Spoofing card may be discarded instead of the whole cost,
//!   surcharges included; then no token is paid at all.
//! - PLC-R15: Conti destroys all security cards of the site; the triggers stay as they are.
//! - PLC-R16: Snake's attacker scores the retreat points, before the site leaks.
//! - PLC-R17: Physical Intrusion from the start space enters level 1 of a chosen site.
//! - PLC-R18: Dark Web 1 rolls four d4 and takes those tokens from the bank.
//! - PLC-R19: the three tokens of Dark Web 2 come from the bank.
//! - PLC-R20: Information Confusion: its user chooses how many tokens are swapped, and which, on both
//!   sides.
//! - PLC-R21: Claim of Responsibility bars gaining tokens, not moving them by deals or Information
//!   Confusion, though the card says "from anywhere" (switch `frozen-claims`: not moving them either).
//!   They can be paid with in any case. A claimed colour may be chosen when gathering, and is a miss.
//! - PLC-R22: the Initial Access Broker's attackers must be standing.
//! - PLC-R23: an Attacker Buyout may take any other crew's free attacker; what is scored with it is the
//!   user's. Persistent cards played with it and a Backdoor's way back are lost when it goes back.
//!   The user pays for it; after a co-attack it is held down until the turn has come round to the user.
//!   If arrested it is its owner's loss, and the Unauthorized Access Law counts it for its owner.
//! - PLC-R24: deals and co-attack proposals are spoken aloud: everyone hears which cards are offered
//!   and which change hands, and the view keeps it until the card is played or discarded.
//! - PLC-R25: when the rounds run out (switch `rounds`, 40 unless changed; `endless`: never), the most
//!   points among the crews still in win; tie: turn order from the start player.
//! - PLC-R26: the turn player can withdraw an offer until it is answered, unless it answers another
//!   offer or showed a card that not everyone knew of.
//! - PLC-R27: who searches the attack deck sees all of it at that moment; nothing of it is kept in mind.
//! - PLC-R28: Password List and Replay are rolled for at any level; only from level 1 (2) a match helps.
//! - PLC-R29: the tokens of the preparation must be taken.
//! - PLC-R30: Fake Site counts the tokens after it has been paid for.
//! - PLC-R31: the card of a Zero-Day goes back into the deck, which is shuffled.
//! - PLC-R32: at most five offers are made in a turn, those that are withdrawn among them.
//! - PLC-R33: once a site has leaked, nothing more is taken from it in this preparation or gathering.
#![warn(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

mod actions;
mod bargain;
pub mod board;
pub mod cards;
mod cost;
mod events;
mod facts;
mod ideas;
mod illegal;
mod imagine;
mod lawful;
mod lengths;
mod rules;
pub mod state;
mod summary;
mod view;
mod words;
mod worth;

use tabletop::{
    Chance, Config, Game, Leg, Length, Mastery, Outcome, Pace, Refused, Seat, Seats, Summary,
    Switch, SwitchKind, Table, Viewer,
};

pub use actions::{Action, Goods, Manner, Offer};
pub use cost::Bill;
pub use events::{Event, Face, Moving, Price, Rolling, Scoring, Six, Source, Trigger};
pub use facts::{AttackFact, Change, Facts, SecurityFact, SiteFact, Special, VulnerabilityFact};
pub use illegal::Illegal;
use state::{Phase, State};
pub use view::{
    AttackDeck, CrewView, EventDeck, Hand, Pile, SecurityDeck, SiteView, View, VulnerabilityDeck,
};
pub use words::{Aids, CardAid, CrewAid, MoveAid, SiteAid, UseAid};

/// The rules with a table's switches.
#[derive(Clone, Debug)]
pub struct Placement {
    players: u8,
    /// Joint attacks, co-attacks and deals are played.
    special: bool,
    three_of_one: bool,
    /// None: until somebody wins otherwise.
    rounds: Option<u16>,
    /// Among whom the start player is drawn.
    start: Seats,
    /// Tokens of a claimed colour do not change hands (PLC-R21).
    frozen_claims: bool,
}

const EVENT_PRICE: Switch = Switch::new(
    "event-price",
    SwitchKind::Choice {
        options: &["three-different", "three-of-one"],
    },
)
.rarely();

const ROUNDS: Switch = Switch::new(
    "rounds",
    SwitchKind::Number {
        min: 5,
        max: lawful::MOST_ROUNDS as i32,
        default: 40,
    },
);

impl Game for Placement {
    const ID: &'static str = "placement";
    const RULES: u32 = 4;
    const PLAYERS: std::ops::RangeInclusive<u8> = 3..=4;
    const SWITCHES: &'static [Switch] = &[
        Switch::flag("first-game"),
        EVENT_PRICE,
        ROUNDS,
        Switch::flag("endless").rarely(),
        Switch::new("start", SwitchKind::Seats).rarely(),
        Switch::flag("frozen-claims").rarely(),
    ];
    const LENGTHS: &'static [Length] = lengths::LENGTHS;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    /// There are no facts of the world to forget.
    type Lore = ();

    fn new(config: &Config) -> Result<Placement, Refused> {
        config.checked(Self::PLAYERS, Self::SWITCHES)?;
        Ok(Placement {
            players: config.players,
            special: !config.flag("first-game"),
            three_of_one: config.choice(&EVENT_PRICE) == "three-of-one",
            rounds: (!config.flag("endless")).then(|| config.number(&ROUNDS) as u16),
            start: config.seats("start"),
            frozen_claims: config.flag("frozen-claims"),
        })
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn setup(&self, table: &mut impl Table<Placement>) -> State {
        rules::turn::first(self, table)
    }

    fn awaited(&self, state: &State) -> Seats {
        match state.phase {
            Phase::Offered { offer, .. } => Seats::one(offer.to),
            Phase::Proposed(proposal) => Seats::one(proposal.partner.owner()),
            Phase::Surrender { seat, .. } => Seats::one(seat),
            Phase::Over { .. } => Seats::NONE,
            Phase::Exchange
            | Phase::Return { .. }
            | Phase::Gather
            | Phase::Second { .. }
            | Phase::Wild
            | Phase::Act
            | Phase::Plan(_)
            | Phase::Guess
            | Phase::Advance(_)
            | Phase::Destroy { .. }
            | Phase::Broker
            | Phase::Confuse { .. }
            | Phase::Fetch
            | Phase::Trim => Seats::one(state.turn),
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::candidates(self, state, seat, out);
        }
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::options(self, state, seat, out);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, *action)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Placement>,
    ) {
        rules::apply(self, state, seat, action, table);
    }

    /// A plan is dropped as a whole; an offer can be withdrawn if it showed nothing (PLC-R26).
    fn retract(&self, state: &State, seat: Seat) -> Option<State> {
        let mut before = *state;
        if let Phase::Plan(_) = state.phase
            && seat == state.turn
        {
            before.phase = state.phase.in_public();
        } else if let Phase::Offered { by, stands, .. } = state.phase
            && by == seat
            && !stands
        {
            // It was heard, and stays among the offers of the turn (PLC-R32).
            before.phase = Phase::Act;
        } else {
            return None;
        }
        Some(before)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Action {
        rules::fallback(self, state, seat)
    }

    fn summary(&self, state: &State, figures: &mut Summary) {
        summary::write(state, self.seats(), figures);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over { winner, .. } = state.phase else {
            return None;
        };
        let points = state.crews.map(|crew| i32::from(crew.points));
        let scores = &points[..usize::from(self.players)];
        Some(Outcome::new(Seats::one(winner), scores))
    }

    fn legs(&self, state: &State) -> Vec<Leg> {
        let leg = |outcome: Outcome| Leg {
            first: state.start,
            winners: outcome.winners,
        };
        self.outcome(state).map(leg).into_iter().collect()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn lore(&self, _mastery: Mastery, _chance: &mut Chance) {}

    fn imagine(&self, view: &View, _lore: &(), chance: &mut Chance) -> State {
        imagine::imagine(view, chance)
    }

    /// What is taken from the deck by Weapon Creation stays secret; a plan is known when it is carried
    /// out, which is before anyone else decides.
    fn seen(&self, _state: &State, seat: Seat, action: Action, by: Seat) -> Option<Action> {
        let secret = matches!(action, Action::Fetch(_)) && seat != by;
        (!secret).then_some(action)
    }

    /// Bots bargain by rule of thumb: what one token more or less leads to drowns in luck.
    fn shortlist(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.options(state, seat, out);
        bargain::shorten(self, state, seat, out);
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        worth::worth(self, state, seat)
    }

    /// About a round: games take several hundred decisions, and most that are played at random end
    /// by arrests.
    fn pace(&self) -> Pace {
        Pace {
            horizon: 40,
            effort: 100_000,
        }
    }
}
