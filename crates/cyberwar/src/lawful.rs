//! What the laws need to know of CyberWar. Written apart from the view.

use tabletop::{Chance, Game, Lawful, Seat, Viewer};

use crate::CyberWar;
use crate::attack::DEFENCES;
use crate::cards::{Card, Defence, Defences, Handle};
use crate::setup::{Level, Mode};
use crate::state::{Draft, DraftPhase, DuelPhase, FIVE, Play, SoloPhase, State};

/// Where everything lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// Attack cards that are in the deck twice.
    twice: Vec<Card>,
    /// Attacks dealt in red/blue that lie nowhere, or in two places.
    strayed: Vec<Handle>,
    /// How often each defence is there; in solo they never leave the player.
    defences: [u8; DEFENCES],
}

impl Lawful for CyberWar {
    type Census = Census;

    // Solo: five decisions a round, at most 26 rounds. The other modes take fewer.
    const LONGEST: usize = 5 * crate::state::MAX_ROUNDS + 10;

    fn census(&self, state: &State) -> Census {
        let mut cards = state.attacks.to_vec();
        cards.sort();
        let twice = cards.windows(2).filter(|pair| pair[0] == pair[1]);
        let mut census = Census {
            twice: twice.map(|pair| pair[0]).collect(),
            strayed: Vec::new(),
            defences: [0; DEFENCES],
        };
        let mut count = |defence: Defence| census.defences[defence.index()] += 1;
        match &state.play {
            Play::Solo(_) => Defence::all().for_each(count),
            Play::Draft(draft) => draft.packets.iter().flatten().for_each(|&card| count(card)),
            Play::Duel(duel) => {
                let piles = [duel.rack, duel.deck, duel.discard];
                piles
                    .iter()
                    .flat_map(|pile| pile.iter())
                    .for_each(&mut count);
                duel.guards.iter().for_each(|&card| count(card));
                census.strayed = (0..state.dealt).map(Handle).collect();
                census.strayed.retain(|handle| {
                    let piles = [duel.row, duel.stopped, duel.through];
                    let in_piles = piles.iter().filter(|pile| pile.contains(*handle)).count();
                    let in_middle = duel.attacks.iter().filter(|&card| card == handle).count();
                    in_piles + in_middle != 1
                });
            }
        }
        census
    }

    fn redeal(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut other = state.clone();
        if viewer == Viewer::Open || is_end(state) {
            return other;
        }
        self.redeal_order(state, viewer, &mut other, chance);
        self.redeal_links(state, viewer, &mut other, chance);
        if let Play::Draft(draft) = &mut other.play {
            self.redeal_draft(draft, viewer, chance);
        }
        other
    }
}

/// Nothing is hidden any more.
fn is_end(state: &State) -> bool {
    match &state.play {
        Play::Solo(solo) => solo.phase != SoloPhase::Choose,
        Play::Draft(draft) => draft.phase == DraftPhase::Over,
        Play::Duel(duel) => duel.phase == DuelPhase::Over,
    }
}

impl CyberWar {
    /// Whether the front of a dealt attack can be read.
    fn reads_attack(&self, state: &State, handle: usize) -> bool {
        match &state.play {
            Play::Solo(solo) => handle < solo.answers.len() * FIVE,
            Play::Draft(draft) => draft.phase == DraftPhase::Revealed,
            Play::Duel(duel) => {
                let handle = Handle(handle as u8);
                duel.stopped.contains(handle) || duel.through.contains(handle)
            }
        }
    }

    /// Whether the viewer knows what a card of the deck's order is.
    fn knows_card(&self, state: &State, handle: usize) -> bool {
        handle < usize::from(state.dealt) && (!self.setup.blind || self.reads_attack(state, handle))
    }

    /// Whether the viewer may know all cards of the deck.
    fn knows_deck(&self, state: &State, viewer: Viewer) -> bool {
        match &state.play {
            Play::Solo(_) | Play::Draft(_) => true,
            Play::Duel(duel) => viewer == Viewer::Seat(duel.red),
        }
    }

    /// Cards that are not seen change places, and where the organisation card is closed, cards of other
    /// groups may be among them. Sometimes, so that other worlds stay comparable after a draw.
    fn redeal_order(&self, state: &State, viewer: Viewer, other: &mut State, chance: &mut Chance) {
        if chance.below(2) == 0 {
            return;
        }
        let hidden: Vec<usize> = (0..state.attacks.len())
            .filter(|&handle| !self.knows_card(state, handle))
            .collect();
        let mut cards: Vec<Card> = hidden.iter().map(|&at| state.attacks[at]).collect();
        if !self.knows_deck(state, viewer) {
            let strangers = (0..state.links.len() as u8).map(Card);
            cards.extend(strangers.filter(|card| !state.attacks.contains(card)));
        }
        chance.shuffle(&mut cards);
        for (&at, &card) in hidden.iter().zip(&cards) {
            other.attacks[at] = card;
        }
    }

    /// Links that are read nowhere may be any.
    fn redeal_links(&self, state: &State, viewer: Viewer, other: &mut State, chance: &mut Chance) {
        let open = match self.setup.mode {
            Mode::Solo { level, .. } => match level {
                Level::Study | Level::Blind => Defences::FULL,
                Level::Exam => Defences::EMPTY,
            },
            Mode::Draft { .. } | Mode::Duel { .. } => state.turned,
        };
        let part = chance.below(4);
        for card in (0..state.links.len() as u8).map(Card) {
            if chance.below(4) > part {
                continue;
            }
            let at = state.attacks.iter().position(|&other| other == card);
            let seen = at.is_some_and(|handle| self.knows_card(state, handle));
            let read = at.is_some_and(|handle| {
                handle < usize::from(state.dealt) && self.reads_attack(state, handle)
            });
            let known = if read {
                Defences::FULL
            } else if seen || (at.is_some() && self.knows_deck(state, viewer)) {
                open
            } else {
                Defences::EMPTY
            };
            let any = Defences::from_bits(chance.below(1 << DEFENCES).into());
            let link = state.links[card.index()];
            other.links[card.index()] = link.and(known).or(any.minus(known));
        }
    }

    /// Cards of a draft that the viewer has not seen, choices not yet shown, and with kept cards hidden
    /// also what others kept.
    fn redeal_draft(&self, draft: &mut Draft, viewer: Viewer, chance: &mut Chance) {
        if draft.phase == DraftPhase::Revealed {
            return;
        }
        let players = usize::from(self.seats());
        let (each, _) = Draft::sizes(self.seats());
        let turn = usize::from(draft.turn);
        let mut unseen: Vec<(usize, usize)> = Vec::new();
        let mut shared: Vec<Vec<(usize, usize)>> = Vec::new();
        for packet in 0..players {
            // From the viewer's first look on, only what happened between looks is unknown.
            let mut looked = false;
            let mut between: Vec<(usize, usize)> = Vec::new();
            for place in 0..each {
                let holder = Seat(((packet + place) % players) as u8);
                let looks = place <= turn && viewer == Viewer::Seat(holder);
                if looks {
                    shared.push(std::mem::take(&mut between));
                }
                let kept = place < turn;
                let fixed = kept && (looks || !self.keeps_hidden());
                if !fixed {
                    if looked || looks {
                        between.push((packet, place));
                    } else {
                        unseen.push((packet, place));
                    }
                }
                looked |= looks;
            }
            shared.push(between);
        }
        shared.push(unseen);
        for places in &shared {
            let mut cards: Vec<Defence> =
                places.iter().map(|&(p, at)| draft.packets[p][at]).collect();
            chance.shuffle(&mut cards);
            for (&(packet, at), card) in places.iter().zip(cards) {
                draft.packets[packet][at] = card;
            }
        }
        for seat in Seat::all(self.seats()) {
            if viewer == Viewer::Seat(seat) {
                continue;
            }
            let hand: Vec<Defence> = draft.hand(seat, self.seats()).iter().collect();
            let choice = &mut draft.choices[seat.index()];
            if choice.is_committed() {
                choice.commit(*chance.pick(&hand));
            }
            if draft.phase == DraftPhase::Drop {
                let mut kept: Vec<Defence> = draft.kept(seat, self.seats()).collect();
                chance.shuffle(&mut kept);
                let dropped = &mut draft.dropped[seat.index()];
                let count = dropped.len();
                dropped.clear();
                dropped.extend(kept.into_iter().take(count));
            }
        }
    }
}
