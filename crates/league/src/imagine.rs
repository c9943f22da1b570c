//! The worlds that a view could be of.

use tabletop::{Chance, Seat};

use crate::League;
use crate::actions::{Action, Plan, Tile};
use crate::cards::{Card, Cards, DefenceKind};
use crate::rules;
use crate::state::{Choice, Host, MAX_PLAYERS, Player, Rack, State};
use crate::view::{Mind, Pile, PlayerView, ServerView, View};

/// A world in which whatever the viewer cannot see is dealt by chance.
pub(crate) fn imagine(game: &League, view: &View, chance: &mut Chance) -> State {
    let mut state = known(view);
    let mut hidden = Hidden::of(view, &state);
    for (player, seen) in state.players.iter_mut().zip(&view.players) {
        if let Mind::Shown { tile, cards } = seen.mind {
            let about = hidden.about(tile, cards, chance);
            player.sealed.commit(about);
        }
    }
    hidden.gather(chance);
    for (player, seen) in state.players.iter_mut().zip(&view.players) {
        if let Mind::Shown { cards, .. } = seen.mind {
            let choice = player.sealed.open().expect("it was made up above");
            let missing = cards - choice.cards().len();
            let paid = hidden.cards.draw_some(missing, chance);
            player.sealed.commit(Choice { paid, ..choice });
        }
        let missing = seen.hand.len() - player.hand.len();
        player.hand = player.hand.plus(hidden.cards.draw_some(missing, chance));
    }
    if let Pile::Closed { .. } = view.deck {
        state.deck = hidden.deck;
    }
    for seat in Seat::all(game.players) {
        if view.players[seat.index()].mind == Mind::Committed {
            let choice = any_choice(&state, seat, chance);
            state.player_mut(seat).sealed.commit(choice);
        }
    }
    state
}

/// The cards that the viewer does not see.
struct Hidden {
    /// Those that lie in hands and under tiles: at first only those that are known to.
    cards: Cards,
    /// The others.
    deck: Cards,
    /// Those that the viewer knows to be in the deck.
    returned: Cards,
    /// How many are in hands and under tiles.
    slots: u8,
}

impl Hidden {
    fn of(view: &View, known: &State) -> Hidden {
        let mut unseen = Cards::DECK.minus(view.discards).minus(known.deck);
        let mut own = Cards::EMPTY;
        let mut slots = 0;
        for (player, seen) in known.players.iter().zip(&view.players) {
            unseen = unseen.minus(player.defences);
            own = own.plus(player.hand);
            slots += seen.hand.len() - player.hand.len();
            match seen.mind {
                Mind::Known { choice, up: true } => own = own.plus(choice.cards()),
                Mind::Shown { cards, .. } => slots += cards,
                Mind::Idle
                | Mind::Thinking
                | Mind::Paying { .. }
                | Mind::Committed
                | Mind::Known { up: false, .. } => {}
            }
        }
        unseen = unseen.minus(own);
        let certain = view.dealt.minus(view.dealt.common(own));
        Hidden {
            cards: certain,
            deck: unseen.minus(certain).minus(view.returned),
            returned: view.returned,
            slots,
        }
    }

    /// Makes up what a tile that is up is about; cards known to be in hands first, so that there is
    /// room for all of them.
    fn about(&mut self, tile: Tile, cards: u8, chance: &mut Chance) -> Choice {
        let plan = match tile {
            Tile::Install => Plan::Install,
            Tile::Defend => {
                let dear = |kind: &DefenceKind| kind.cost() + 1 == cards;
                let fitting = DefenceKind::ALL.into_iter().filter(dear);
                let fitting = fitting.map(DefenceKind::cards);
                Plan::Defend(self.take(fitting.fold(Cards::EMPTY, Cards::plus), chance))
            }
            Tile::Attack => Plan::Attack {
                card: self.take(Card::ATTACKS, chance),
                step: cards - 1,
            },
            Tile::Repair => Plan::Repair(cards),
        };
        let paid = Cards::EMPTY;
        Choice { plan, paid }
    }

    /// One of the fitting cards.
    fn take(&mut self, fitting: Cards, chance: &mut Chance) -> Card {
        self.slots -= 1;
        let from = match self.cards.common(fitting).is_empty() {
            false => &mut self.cards,
            true => &mut self.deck,
        };
        let card = from.common(fitting).draw(chance);
        let card = card.expect("a tile that is up has a fitting card under it");
        *from = from.without(card);
        card
    }

    /// From here on `cards` are all that lie in hands and under tiles, and `deck` is the deck.
    fn gather(&mut self, chance: &mut Chance) {
        let missing = self.slots - self.cards.len();
        let more = self.deck.draw_some(missing, chance);
        self.cards = self.cards.plus(more);
        self.deck = self.deck.plus(self.returned);
    }
}

/// Something that a player could have chosen.
pub(crate) fn any_choice(state: &State, seat: Seat, chance: &mut Chance) -> Choice {
    let mut options = Vec::new();
    rules::plan::options(state, seat, &mut options);
    let plan = match *chance.pick(&options) {
        Action::Plan(plan) => plan,
        Action::Discard(_)
        | Action::Pay(_)
        | Action::Take(_)
        | Action::Remove(_)
        | Action::Strike(_)
        | Action::Place(_)
        | Action::Respond(_)
        | Action::Mend(_) => unreachable!("a tile is to be chosen"),
    };
    let hand = state.player(seat).hand;
    let mut rest = match plan.card() {
        Some(card) => hand.without(card),
        None => hand,
    };
    let paid = rest.draw_some(rules::plan::need(state, seat, plan), chance);
    Choice { plan, paid }
}

/// All that the viewer knows, with secret cards missing.
pub(crate) fn known(view: &View) -> State {
    let mut players = [Player::FRESH; MAX_PLAYERS];
    for (player, seen) in players.iter_mut().zip(&view.players) {
        *player = known_player(seen);
    }
    if let Some(me) = view.me {
        players[me.index()].returned = view.returned;
    }
    let mut discs = [0, 1, 2, 3].map(Seat);
    discs[..view.discs.len()].copy_from_slice(&view.discs);
    State {
        players,
        dummy: view.dummy.as_deref().map_or(Rack::EMPTY, rack),
        deck: match view.deck {
            Pile::Open { cards } => cards,
            Pile::Closed { .. } => Cards::EMPTY,
        },
        discards: view.discards,
        dealt: view.dealt,
        supply: view.supply.iter().copied().collect(),
        gone: view.gone.iter().copied().collect(),
        first: view.first,
        discs,
        round: view.round,
        action: view.action,
        tile: view.tile,
        phase: view.phase,
    }
}

fn known_player(seen: &PlayerView) -> Player {
    let mut player = Player {
        score: seen.score,
        earned: seen.earned,
        hand: seen.hand.known(),
        defences: seen.defences.iter().map(|defence| defence.card).collect(),
        tapped: seen
            .defences
            .iter()
            .filter(|defence| defence.tapped)
            .map(|defence| defence.card)
            .collect(),
        track: seen.track,
        rack: rack(&seen.servers),
        ..Player::FRESH
    };
    match seen.mind {
        Mind::Paying { plan, .. } => player.draft = Some(plan),
        Mind::Known { choice, .. } => player.sealed.commit(choice),
        Mind::Idle | Mind::Thinking | Mind::Committed | Mind::Shown { .. } => {}
    }
    player
}

fn rack(servers: &[ServerView]) -> Rack {
    let mut rack = Rack::EMPTY;
    for seen in servers {
        let mut host = Host::new(seen.server);
        host.damage[..seen.damage.len()].copy_from_slice(&seen.damage);
        rack.add(host);
    }
    rack
}
