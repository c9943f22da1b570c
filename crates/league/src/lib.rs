//! League of Hackers: three rounds of tiles chosen in secret, to install servers, defend them, attack
//! and repair.
//!
//! Where to find what:
//! - [`cards`]: defences, attacks and servers
//! - [`state`]: everything true at one moment; `view`: what each viewer may know of it
//! - `actions`, `events`, `illegal`: what is done, told and refused
//! - `rules/`: one verb, one file, and the course of an action and of a round
//! - `imagine`: worlds that a view could be of; `worth`: how well a player stands
//! - `lawful`: what the laws need; `words/`: the game in words
//!
//! # Rulings
//!
//! Where the rulebook is silent or contradicts itself these decide:
//!
//! - LGE-R1: The numbers on defence cards, attack cards and servers are a reconstruction, since
//!   the rulebook does not print them.
//! - LGE-R2: Damage tokens are unlimited; only the four places on each vulnerability bound the
//!   damage.
//! - LGE-R3: Chance says who is first; the others follow in seat order, and the first player's
//!   disc lies at the bottom.
//! - LGE-R4: A disc that arrives on an occupied space goes on top; all points of one action, or
//!   of one round end, are one move, and 0 points move nothing; within a tile the lower score
//!   comes first, on a tie the higher disc.
//! - LGE-R5: Handicap: the seats named as newcomers draw 1 to 3 more cards, each its own number;
//!   before servers are picked they put as many back, unseen by the others, and those go into the
//!   deck.
//! - LGE-R6: Until the last player has chosen everyone may take back and change tile and cards;
//!   others see only that a choice was made, and the hand sizes shown are those before it. Then
//!   all tiles and their numbers of cards are turned up together; the cards only when their owner
//!   resolves.
//! - LGE-R7: There is no voluntary pass: who has cards must choose a tile. Repairing is always
//!   allowed, also with nothing to repair; who has no cards is passed over.
//! - LGE-R8: Thin Provision works by itself whenever it makes a server cheaper, and no more
//!   copies are tapped than that takes; all servers of a level cost the same, so exactly the
//!   reduced price is put under the tile.
//! - LGE-R9: If earlier installs took the last server, the cards go back into the hand unseen,
//!   and the action is spent.
//! - LGE-R10: A server beyond the limit replaces an old one of the owner's choice, which leaves
//!   the game; its damage is spread evenly over the new one whatever the colours, the owner
//!   places what is left over, and what finds no room is lost.
//! - LGE-R11: The colour of a multi-colour attack is chosen when it is resolved; an attack may
//!   hit nobody and then scores nothing; the attacker scores the largest damage actually placed
//!   on one opponent.
//! - LGE-R12: A Trojan Horse adds normal damage also to an attack that has only direct damage,
//!   and a Zero-Day Attack adds direct damage also to one that has none.
//! - LGE-R13: What cannot be spread evenly is placed by the defender on the least damaged
//!   vulnerabilities of the colour, several defenders at the same time; nobody is asked where all
//!   choices are vulnerabilities of one colour on one server.
//! - LGE-R14: Incident Responses are asked for only where they can help: after the cards of a
//!   repair are turned up its owner says how many are tapped.
//! - LGE-R15: At the end of a round all Auto Recoveries work first, everyone choosing at the same
//!   time; then vulnerabilities, clean servers and Certification Audits are counted, and the
//!   discs move once each, the lowest score first (as it was before any of them moved).
//! - LGE-R16: If the deck runs out in a deal, what is left is dealt, the discards are shuffled
//!   and the deal goes on; everyone may know that the cards that were left are now in hands, and
//!   the view keeps it.
//! - LGE-R17: Two players: each picks its own first server and then one for the dummy, before the
//!   next player does.
//! - LGE-R18: Two players: the dummy is compared right after an install, any replacement
//!   included; it gets at most one server for it, picked by the other player, and none is made up
//!   for later if the supply was empty.
//! - LGE-R19: Two players: for the dummy's server beyond the limit the player who picked it
//!   chooses the old one; damage that the dummy cannot spread evenly goes to the first places in
//!   order, without asking.
//! - LGE-R20: Hands left at the end of a round are discarded openly, so that everyone can count
//!   what is still in the deck.
//! - LGE-R21: After the third round the damage stays on the table, since it decides ties; if that
//!   is equal too the win is shared. The dummy never wins.
//! - LGE-R22: A choice that everyone can see has only one answer (one server left in the supply,
//!   the only damaged vulnerability, damage that fits a repair) is made without asking.
#![warn(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

mod actions;
pub mod cards;
mod events;
mod facts;
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

pub use actions::{Action, Plan, Spot, Tile};
pub use events::{Event, Hit, Shown, Source};
pub use facts::{AttackFact, DefenceFact, Facts, ServerFact};
pub use illegal::Illegal;
use state::{HAND, MAX_PLAYERS, MOST_SERVERS, Phase, State};
pub use view::{Defence, Hand, Mind, Pile, PlayerView, ServerView, View};
pub use words::{Aids, AttackAid, DefenceAid, PlayerAid, StepAid, StrikeAid};

/// The rules with a table's switches.
#[derive(Clone, Debug)]
pub struct League {
    players: u8,
    /// Actions in a round, and servers that anyone may own.
    actions: u8,
    servers: usize,
    /// Handicap: how many more cards each seat draws at the start.
    extra: [u8; MAX_PLAYERS],
}

const MOST_EXTRA: i32 = 3;

const NEWCOMERS: Switch = Switch::new("newcomers", SwitchKind::Seats);

const EXTRA_CARDS: Switch = Switch::new(
    "extra-cards",
    SwitchKind::Number {
        min: 1,
        max: MOST_EXTRA,
        default: 2,
    },
)
.only_with(NEWCOMERS.id);

/// Newcomers for whom it is another number than for the rest.
const ONE_MORE: Switch = Switch::new("one-more", SwitchKind::Seats).only_with(NEWCOMERS.id);
const ONE_FEWER: Switch = Switch::new("one-fewer", SwitchKind::Seats).only_with(NEWCOMERS.id);

/// LGE-R5: as many for every newcomer, unless the table has named the seat for one more or one fewer.
fn extra_cards(config: &Config) -> [u8; MAX_PLAYERS] {
    let named = |switch: &Switch, seat| i32::from(config.seats(switch.id).contains(seat));
    std::array::from_fn(|index| {
        let seat = Seat(index as u8);
        let more = config.number(&EXTRA_CARDS) + named(&ONE_MORE, seat) - named(&ONE_FEWER, seat);
        (named(&NEWCOMERS, seat) * more.clamp(1, MOST_EXTRA)) as u8
    })
}

impl Game for League {
    const ID: &'static str = "league";
    const RULES: u32 = 2;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
    const SWITCHES: &'static [Switch] = &[NEWCOMERS, EXTRA_CARDS, ONE_MORE, ONE_FEWER];
    const LENGTHS: &'static [Length] = lengths::LENGTHS;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    /// There are no facts of the world to forget.
    type Lore = ();

    fn new(config: &Config) -> Result<League, Refused> {
        config.checked(Self::PLAYERS, Self::SWITCHES)?;
        let duel = config.players == 2;
        Ok(League {
            players: config.players,
            actions: if duel { 4 } else { 5 },
            servers: if duel { MOST_SERVERS - 1 } else { MOST_SERVERS },
            extra: extra_cards(config),
        })
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn setup(&self, table: &mut impl Table<League>) -> State {
        rules::first(self, table)
    }

    fn awaited(&self, state: &State) -> Seats {
        let seats = Seat::all(self.players);
        match state.phase {
            Phase::Trim => seats
                .filter(|&seat| state.player(seat).hand.len() > HAND)
                .collect(),
            Phase::Choose => seats
                .filter(|&seat| state.player(seat).is_choosing())
                .collect(),
            Phase::Place { left, .. } | Phase::Mend { left, .. } => {
                seats.filter(|seat| left[seat.index()] > 0).collect()
            }
            Phase::Pick { seat, .. }
            | Phase::Install { seat }
            | Phase::Replace { seat, .. }
            | Phase::Grow { seat }
            | Phase::Outgrow { seat, .. }
            | Phase::Colour { seat, .. }
            | Phase::Respond { seat, .. } => Seats::one(seat),
            Phase::Resolve | Phase::Over => Seats::NONE,
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::candidates(state, seat, out);
        }
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::options(state, seat, out);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, *action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, table: &mut impl Table<League>) {
        rules::apply(self, state, seat, action, table);
    }

    /// A tile is taken back with all cards under it, until the last player has chosen (LGE-R6).
    fn retract(&self, state: &State, seat: Seat) -> Option<State> {
        let player = state.player(seat);
        if state.phase != Phase::Choose || (player.draft.is_none() && !player.sealed.is_committed())
        {
            return None;
        }
        let mut before = *state;
        let player = before.player_mut(seat);
        player.draft = None;
        player.sealed.take_back();
        Some(before)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Action {
        rules::fallback(state, seat)
    }

    fn summary(&self, state: &State, figures: &mut Summary) {
        summary::write(state, self.players, figures);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let scores = state.players.map(|player| i32::from(player.score));
        let (winners, _) = rules::round::winners(self, state);
        Some(Outcome::new(winners, &scores[..usize::from(self.players)]))
    }

    fn legs(&self, state: &State) -> Vec<Leg> {
        let leg = |outcome: Outcome| Leg {
            first: state.first,
            winners: outcome.winners,
        };
        self.outcome(state).map(leg).into_iter().collect()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn lore(&self, _mastery: Mastery, _chance: &mut Chance) {}

    fn imagine(&self, view: &View, _lore: &(), chance: &mut Chance) -> State {
        imagine::imagine(self, view, chance)
    }

    /// Tiles and cards are chosen in secret.
    fn seen(&self, _state: &State, seat: Seat, action: Action, by: Seat) -> Option<Action> {
        match action {
            Action::Plan(_) | Action::Pay(_) | Action::Discard(_) if seat != by => None,
            Action::Discard(_)
            | Action::Plan(_)
            | Action::Pay(_)
            | Action::Take(_)
            | Action::Remove(_)
            | Action::Strike(_)
            | Action::Place(_)
            | Action::Respond(_)
            | Action::Mend(_) => Some(action),
        }
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        worth::worth(self, state, seat)
    }

    /// About an action of everyone, with what it leads to.
    fn pace(&self) -> Pace {
        Pace {
            horizon: 40,
            effort: 200_000,
        }
    }
}
