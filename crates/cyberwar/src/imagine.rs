//! What bots know of detections by heart, and the worlds they think possible.

use arrayvec::ArrayVec;
use tabletop::{Chance, Mastery, Sealed, Seat};

use crate::CyberWar;
use crate::attack::DEFENCES;
use crate::cards::{Card, Defence, Defences, Links, MAX_CARDS};
use crate::state::{Draft, Drafted, Duel, Fought, MAX_PLAYERS, Play, Round, Solo, State};
use crate::view::{
    DraftView, DuelView, Face, Front, Known, Pile, PlayView, Profile, SoloView, View,
};

/// The attacks whose detections a bot knows by heart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lore {
    /// A bit for each card.
    knows: u128,
}

impl Lore {
    /// Forgets a share of the attacks, drawn by chance.
    pub(crate) fn draw(game: &CyberWar, mastery: Mastery, chance: &mut Chance) -> Lore {
        let count = game.setup.pool.links.len();
        let mut cards: ArrayVec<u8, MAX_CARDS> = (0..count as u8).collect();
        chance.shuffle(&mut cards);
        let known = (count * usize::from(mastery.0)).div_ceil(100).min(count);
        let knows = cards[..known].iter().fold(0, |all, card| all | 1 << card);
        Lore { knows }
    }

    pub(crate) fn knows(&self, card: Card) -> bool {
        self.knows >> card.0 & 1 == 1
    }
}

/// A world this view could be of. The bot trusts what it sees, then what it knows by heart, and
/// guesses the rest.
pub(crate) fn imagine(game: &CyberWar, view: &View, lore: &Lore, chance: &mut Chance) -> State {
    let turned = match view.play {
        PlayView::Solo(_) => Defences::EMPTY,
        PlayView::Draft(_) | PlayView::RedBlue(_) => open_fronts(view),
    };
    State {
        group: view.group.as_ref().map(|group| group.number),
        links: links(game, view, lore, chance),
        attacks: attacks(game, view, chance),
        dealt: view.attacks.len() as u8,
        turned,
        play: match &view.play {
            PlayView::Solo(solo) => Play::Solo(imagine_solo(solo)),
            PlayView::Draft(draft) => Play::Draft(imagine_draft(game, view, draft, chance)),
            PlayView::RedBlue(duel) => Play::Duel(imagine_duel(duel)),
        },
    }
}

fn open_fronts(view: &View) -> Defences {
    let open = view.fronts.iter().zip(Defence::all());
    let open = open.filter(|(front, _)| **front != Front::Nothing);
    open.map(|(_, defence)| defence).collect()
}

/// What detects each card.
fn links(game: &CyberWar, view: &View, lore: &Lore, chance: &mut Chance) -> Links {
    let truth = &game.setup.pool.links;
    let mut links: Links = (0..truth.len() as u8)
        .map(|card| {
            if lore.knows(Card(card)) {
                truth[usize::from(card)]
            } else {
                *chance.pick(truth)
            }
        })
        .collect();
    let open = open_fronts(view);
    if !open.is_empty() {
        read_fronts(view, open, &mut links, chance);
    }
    for attack in &view.attacks {
        if let Face::Front {
            card, detected_by, ..
        } = &attack.face
        {
            links[card.index()] = *detected_by;
        }
    }
    links
}

/// What open fronts say of the cards that the viewer knows to be there.
fn read_fronts(view: &View, open: Defences, links: &mut Links, chance: &mut Chance) {
    let mut read = |card: Card| {
        let link = &mut links[card.index()];
        *link = link.minus(open);
        for (front, defence) in view.fronts.iter().zip(Defence::all()) {
            if let Front::Detects { cards } = front
                && cards.binary_search(&card).is_ok()
            {
                link.insert(defence);
            }
        }
        let closed = Defences::FULL.minus(open);
        if link.is_empty()
            && let Some(defence) = closed.any(chance)
        {
            // Something detects it, and that is none of the fronts that were turned up.
            link.insert(defence);
        }
    };
    match view.group.as_ref().map(|group| &group.profile) {
        Some(Profile::Techniques { techniques }) => {
            techniques.iter().for_each(|known| read(known.card));
        }
        Some(Profile::Name) | None => {
            let cards = view.attacks.iter().filter_map(|attack| attack.face.card());
            cards.for_each(read);
        }
    }
}

/// The deck: what is seen of it stays, the rest lies in any order.
fn attacks(game: &CyberWar, view: &View, chance: &mut Chance) -> ArrayVec<Card, MAX_CARDS> {
    let Some(group) = &view.group else {
        return ArrayVec::new();
    };
    let seen = view.attacks.iter().filter_map(|attack| attack.face.card());
    let seen = seen.fold(0u128, |all, card| all | 1 << card.0);
    let deck = &game.setup.pool.decks[usize::from(group.number)].cards;
    let unseen = deck.iter().copied().filter(|card| seen >> card.0 & 1 == 0);
    let mut unseen: ArrayVec<Card, MAX_CARDS> = unseen.collect();
    chance.shuffle(&mut unseen);
    let mut attacks = ArrayVec::new();
    for attack in &view.attacks {
        let card = attack.face.card().or_else(|| unseen.pop());
        attacks.push(card.expect("a deck has as many cards as were dealt"));
    }
    attacks.extend(unseen);
    attacks
}

fn imagine_solo(view: &SoloView) -> Solo {
    Solo {
        phase: view.phase,
        chosen: view.chosen.iter().copied().collect(),
        answers: view.answers.iter().copied().collect(),
        hint: view.hint,
        unfair: view.unfair,
    }
}

fn imagine_draft(game: &CyberWar, view: &View, draft: &DraftView, chance: &mut Chance) -> Draft {
    let players = view.players;
    let mut imagined = Draft {
        phase: draft.phase,
        turn: draft.turn,
        packets: Packets::of(view, draft).fill(chance),
        choices: [Sealed::EMPTY; MAX_PLAYERS],
        dropped: std::array::from_fn(|_| ArrayVec::new()),
        games: draft
            .results
            .iter()
            .map(|result| Drafted {
                attacks: std::array::from_fn(|nth| result.attacks[nth].card),
                teams: by_seat(&result.teams),
                scores: by_seat(&result.scores),
                extra: result.extra,
                winners: result.winners,
            })
            .collect(),
    };
    for seat in Seat::all(players) {
        if view.me == Some(seat) {
            if let Some(choice) = draft.choice {
                imagined.choices[seat.index()].commit(choice);
            }
            if let Pile::Cards { cards } = &draft.dropped[seat.index()] {
                imagined.dropped[seat.index()] = cards.iter().copied().collect();
            }
        } else if draft.decided.contains(seat) {
            decide(game, &mut imagined, seat, chance);
        }
    }
    imagined
}

/// Another player has decided in secret: anything possible may be it.
fn decide(game: &CyberWar, draft: &mut Draft, seat: Seat, chance: &mut Chance) {
    let players = game.setup.players;
    let (_, drops) = Draft::sizes(players);
    let hand = draft.hand(seat, players);
    if let Some(choice) = hand.any(chance) {
        draft.choices[seat.index()].commit(choice);
        return;
    }
    let mut kept: ArrayVec<Defence, { DEFENCES / 2 }> = draft.kept(seat, players).collect();
    chance.shuffle(&mut kept);
    draft.dropped[seat.index()].extend(kept.into_iter().take(drops));
}

fn by_seat<T: Copy + Default>(items: &[T]) -> [T; MAX_PLAYERS] {
    std::array::from_fn(|seat| items.get(seat).copied().unwrap_or_default())
}

/// The packets of a draft as far as a view tells: which card is where, and which cards are somewhere
/// among several places.
struct Packets {
    places: [[Option<Defence>; DEFENCES / 2]; MAX_PLAYERS],
    each: usize,
    players: usize,
    /// Cards, and the places they share: one list for what lies between two looks at a packet or after
    /// the last, one for all that was never seen.
    shared: ArrayVec<(Defences, Places), { 2 * DEFENCES }>,
}

/// Places as (packet, turn).
type Places = ArrayVec<(usize, usize), DEFENCES>;

impl Packets {
    fn of(view: &View, draft: &DraftView) -> Packets {
        let (each, _) = Draft::sizes(view.players);
        let mut packets = Packets {
            places: [[None; DEFENCES / 2]; MAX_PLAYERS],
            each,
            players: view.players.into(),
            shared: ArrayVec::new(),
        };
        packets.read_kept(view.players, draft);
        packets.read_held(view, draft);
        packets
    }

    /// Kept cards whose names are open lie in known places.
    fn read_kept(&mut self, players: u8, draft: &DraftView) {
        for (seat, pile) in draft.kept.iter().enumerate() {
            if let Pile::Cards { cards } = pile {
                for (turn, &card) in cards.iter().enumerate() {
                    let packet = Draft::packet_at(Seat(seat as u8), turn as u8, players);
                    self.places[packet][turn] = Some(card);
                }
            }
        }
    }

    /// Each look at a packet tells what was kept since the last, and what is left.
    fn read_held(&mut self, view: &View, draft: &DraftView) {
        let mut never = Defences::FULL;
        let mut unseen = Places::new();
        for packet in 0..self.players {
            let looks: ArrayVec<usize, DEFENCES> = (0..draft.held.len())
                .filter(|&turn| {
                    let me = view.me.expect("only players hold cards");
                    Draft::packet_at(me, turn as u8, view.players) == packet
                })
                .collect();
            let first = looks.first().copied().unwrap_or(self.each);
            unseen.extend((0..first).map(|turn| (packet, turn)));
            if let Some(&turn) = looks.first() {
                never = never.minus(draft.held[turn]);
            }
            for (nth, &turn) in looks.iter().enumerate() {
                let next = looks.get(nth + 1).copied();
                let left = next.map_or(Defences::EMPTY, |next| draft.held[next]);
                let until = next.unwrap_or(self.each);
                let cards = draft.held[turn].minus(left);
                let places = (turn..until).map(|turn| (packet, turn)).collect();
                self.shared.push((cards, places));
            }
        }
        self.shared.push((never, unseen));
    }

    /// Whatever is open goes anywhere it may be.
    fn fill(mut self, chance: &mut Chance) -> [ArrayVec<Defence, { DEFENCES / 2 }>; MAX_PLAYERS] {
        let known = self.places.iter().flatten().flatten();
        let known: Defences = known.copied().collect();
        for (cards, places) in &self.shared {
            let free = cards.minus(known);
            let mut free: ArrayVec<Defence, DEFENCES> = free.iter().collect();
            if free.len() > 1 {
                chance.shuffle(&mut free);
            }
            for &(packet, turn) in places {
                let place = &mut self.places[packet][turn];
                if place.is_none() {
                    *place = free.pop();
                }
            }
        }
        std::array::from_fn(|packet| self.places[packet].iter().flatten().copied().collect())
    }
}

fn imagine_duel(view: &DuelView) -> Duel {
    let used = [
        view.rack,
        view.discard,
        view.guards.iter().copied().collect(),
    ];
    let used = used.into_iter().fold(Defences::EMPTY, Defences::or);
    let cards = |pile: &[Known]| pile.iter().map(|known| known.card).collect();
    Duel {
        phase: view.phase,
        red: view.red,
        row: view.row,
        rack: view.rack,
        attacks: view.attacks.iter().copied().collect(),
        guards: view.guards.iter().copied().collect(),
        deck: Defences::FULL.minus(used),
        discard: view.discard,
        stopped: view.stopped,
        through: view.through,
        rounds: view
            .rounds
            .iter()
            .map(|round| Round {
                attacks: std::array::from_fn(|nth| round.attacks[nth]),
                guards: std::array::from_fn(|nth| round.guards[nth]),
            })
            .collect(),
        past: view.past.as_ref().map(|past| Fought {
            group: past.group,
            red: past.red,
            stopped: cards(&past.stopped),
            through: cards(&past.through),
        }),
    }
}
