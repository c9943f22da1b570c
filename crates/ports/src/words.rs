//! Ports in words, from views only.

mod coach;
mod reading;
mod reasons;

use std::sync::LazyLock;

use serde::Serialize;
use tabletop::{Advice, Arg, Page, Phrase, Reason, Score, Seat, Standing, Words};
use ts_rs::TS;

use crate::cards::{Name, Port, Set, Sets, Transport};
use crate::state::{Handle, Phase};
use crate::view::{Card, Faces, Side, View};
use crate::{Action, Event, Facts, From, Illegal, Ports, Showed};

/// What each player is collecting, as far as the viewer can see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Aids {
    /// By seat.
    pub collecting: Vec<Collecting>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Collecting {
    /// The sets of the captures whose names the viewer sees.
    pub sets: Vec<(Set, Vec<Name>)>,
    /// How many captures hide their names.
    pub unknown: u8,
    pub reds: u8,
    /// What the captures score so far; none if the viewer does not see all their names.
    pub score: Option<i32>,
}

impl Words for Ports {
    type Aids = Aids;
    type Facts = Facts;

    fn facts() -> Facts {
        crate::facts::all()
    }

    fn prompt(&self, view: &View) -> Phrase {
        let awaited = |me: &'static str, wait: &'static str, seat: Seat| {
            if view.me == Some(seat) {
                Phrase::new(me)
            } else {
                Phrase::new(wait).with("player", seat)
            }
        };
        match view.phase {
            Phase::Act if has_usable_irc(view) => {
                awaited("ports-prompt-act-irc", "ports-wait-act", view.turn)
            }
            Phase::Act => awaited("ports-prompt-act", "ports-wait-act", view.turn),
            Phase::Dispose => match view.field.last().map(|card| card.faces) {
                Some(
                    Faces::Port {
                        transport: Transport::Both,
                        ..
                    }
                    | Faces::Both {
                        transport: Transport::Both,
                        ..
                    },
                ) => awaited("ports-prompt-both", "ports-wait-udp", view.turn),
                _ if view.me == Some(view.turn) => {
                    Phrase::new("ports-prompt-udp").with("count", view.field.len())
                }
                _ => awaited("ports-prompt-udp", "ports-wait-udp", view.turn),
            },
            Phase::Ntp { receiver, .. } => awaited("ports-prompt-ntp", "ports-wait-ntp", receiver),
            Phase::Late => awaited("ports-prompt-irc", "ports-wait-irc", view.turn),
            Phase::Scored => Phrase::new("ports-prompt-over"),
        }
    }

    fn action(&self, view: &View, action: &Action) -> Phrase {
        let top = || view.top.as_ref().map_or_else(no_card, upper_face);
        match *action {
            Action::Play(card) => Phrase::new("ports-act-play").with("card", card_in(view, card)),
            Action::Turn if view.top.is_none() => Phrase::new("ports-act-turn-empty"),
            Action::Turn => Phrase::new("ports-act-turn").with("card", top()),
            Action::Take if view.top.is_none() => Phrase::new("ports-act-take-empty"),
            Action::Take => Phrase::new("ports-act-take").with("card", top()),
            // Whoever looks on: who gives is whose turn it is.
            Action::Give(to) if view.turn == to => {
                Phrase::new("ports-act-give-self").with("count", view.field.len())
            }
            Action::Give(to) => Phrase::new("ports-act-give")
                .with("player", to)
                .with("count", view.field.len()),
            Action::Leave => Phrase::new("ports-act-leave"),
            Action::Name(set) => Phrase::new("ports-act-name").with("hand", set_name(set)),
            Action::NameNone => Phrase::new("ports-act-name-none"),
            Action::Swap(card) => swap_phrase(view, card),
            Action::End => Phrase::new("ports-act-end"),
        }
    }

    fn things(&self, view: &View, action: &Action) -> Vec<String> {
        let card = |card: Handle| format!("card:{}", card.0);
        let top = view.top.map(|top| card(top.handle));
        match *action {
            Action::Play(played) => vec![card(played)],
            Action::Turn => top
                .into_iter()
                .chain(["deck".into(), "field".into()])
                .collect(),
            Action::Take => top
                .into_iter()
                .chain(["deck".into(), "hand".into()])
                .collect(),
            Action::Give(to) => vec![format!("seat:{}", to.0), "field".into()],
            Action::Leave => vec!["field".into()],
            Action::Name(set) => vec![format!("set:{}", set.id())],
            Action::Swap(other) if top == Some(card(other)) => vec![card(other), "deck".into()],
            Action::Swap(other) => vec![card(other)],
            Action::NameNone | Action::End => Vec::new(),
        }
    }

    fn event(&self, event: &Event) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("player", seat);
        match *event {
            Event::Dealt {
                dealer,
                game,
                games,
            } => Phrase::new("ports-event-dealt")
                .with("dealer", dealer)
                .with("game", game)
                .with("games", games),
            Event::Laid {
                port, transport, ..
            } => Phrase::new("ports-event-laid").with("card", port_face(port, transport)),
            Event::Played {
                seat,
                port,
                transport,
                ..
            } => by("ports-event-played", seat).with("card", port_face(port, transport)),
            Event::Turned {
                seat,
                port,
                transport,
                ..
            } => by("ports-event-turned", seat).with("card", port_face(port, transport)),
            Event::Took { seat, name, .. } => {
                by("ports-event-took", seat).with("card", name_face(name))
            }
            Event::Left { seat } => by("ports-event-left", seat),
            Event::Gave { seat, to, cards } if seat == to => {
                by("ports-event-captured-own", seat).with("count", cards)
            }
            Event::Gave { seat, to, cards } => by("ports-event-gave", seat)
                .with("to", to)
                .with("count", cards),
            Event::Named {
                seat,
                set: Some(set),
            } => by("ports-event-named", seat).with("hand", set_name(set)),
            Event::Named { seat, set: None } => by("ports-event-named-none", seat),
            Event::Swapped {
                seat, from, showed, ..
            } => {
                let card = match showed {
                    Showed::Name(name) => name_face(name),
                    Showed::Port(port, transport) => port_face(port, transport),
                };
                match from {
                    From::Deck => by("ports-event-swapped-deck", seat),
                    From::Field => by("ports-event-swapped-field", seat),
                    From::Hand(owner) if owner == seat => by("ports-event-swapped-own-hand", seat),
                    From::Hand(owner) => by("ports-event-swapped-hand", seat).with("owner", owner),
                    From::Captures(owner) => {
                        by("ports-event-swapped-capture", seat).with("owner", owner)
                    }
                }
                .with("card", card)
            }
            Event::Skipped { seat } => by("ports-event-skipped", seat),
            Event::Scored { game, ref sheets } => {
                let sheets = sheets.iter().enumerate();
                let scores =
                    sheets.map(|(seat, sheet)| reading::in_short(Seat(seat as u8), sheet).into());
                Phrase::new("ports-event-scored")
                    .with("game", game)
                    .with("games", self.games)
                    .with("scores", Arg::List(scores.collect()))
            }
            Event::Won { seat, score } => by("ports-event-won", seat).with("score", score),
        }
    }

    fn refusal(illegal: &Illegal) -> Phrase {
        Phrase::new(match illegal {
            Illegal::Over => "ports-no-over",
            Illegal::NotYourTurn => "ports-no-not-your-turn",
            Illegal::WrongStep => "ports-no-wrong-step",
            Illegal::NotInHand => "ports-no-not-in-hand",
            Illegal::HandFull => "ports-no-hand-full",
            Illegal::DeckEmpty => "ports-no-deck-empty",
            Illegal::NoSuchPlayer => "ports-no-no-such-player",
            Illegal::NoNtp => "ports-no-no-ntp",
            Illegal::NotNameable => "ports-no-not-nameable",
            Illegal::NoIrc => "ports-no-no-irc",
            Illegal::IrcUsed => "ports-no-irc-used",
            Illegal::OwnCapture => "ports-no-cannot-swap-own-capture",
            Illegal::NoSuchCard => "ports-no-no-such-card",
        })
    }

    fn aids(&self, view: &View) -> Aids {
        let zeroed = Sets::of(&view.zeroed);
        let collecting = |captures: &[Card]| {
            let names: Vec<Name> = captures.iter().filter_map(Card::name).collect();
            let of = |set: Set| -> Vec<Name> {
                let members = names.iter().filter(|name| self.sets(**name).contains(set));
                members.copied().collect()
            };
            Collecting {
                score: self.score_of(captures, zeroed),
                sets: Set::ALL
                    .into_iter()
                    .map(|set| (set, of(set)))
                    .filter(|(_, names)| !names.is_empty())
                    .collect(),
                unknown: (captures.len() - names.len()) as u8,
                reds: reds(captures),
            }
        };
        Aids {
            collecting: view.captures.iter().map(|pile| collecting(pile)).collect(),
        }
    }

    fn coach(&self, view: &View, options: &[Action]) -> Option<Advice<Action>> {
        coach::coach(self, view, options)
    }

    fn reasons(&self, view: &View, action: &Action) -> Vec<Reason> {
        reasons::reasons(self, view, action)
    }

    fn describe(&self, view: &View) -> Vec<Phrase> {
        let say = |key: &str| Phrase::new(format!("ports-describe-{key}"));
        let list =
            |cards: &[Card]| Arg::List(cards.iter().map(|card| whole(card).into()).collect());
        let mut lines = Vec::new();
        lines.push(if view.field.is_empty() {
            say("field-empty")
        } else {
            say("field").with("cards", list(&view.field))
        });
        lines.push(match &view.top {
            Some(top) => say("deck")
                .with("count", view.deck)
                .with("card", whole(top)),
            None => say("deck-empty"),
        });
        for seat in Seat::all(view.players) {
            let hand = &view.hands[seat.index()];
            let captures = &view.captures[seat.index()];
            lines.push(if hand.is_empty() {
                say("hand-empty").with("player", seat)
            } else {
                say("hand").with("player", seat).with("cards", list(hand))
            });
            if !captures.is_empty() {
                let captures = list(captures);
                lines.push(say("captures").with("player", seat).with("cards", captures));
            }
        }
        if !view.zeroed.is_empty() {
            let sets = view.zeroed.iter().map(|&set| set_name(set).into());
            lines.push(say("zeroed").with("sets", Arg::List(sets.collect())));
        }
        if view.me == Some(view.turn) && holds(view, Name::Whois) {
            lines.push(say(if self.is_eased() {
                "whois-eased"
            } else {
                "whois"
            }));
        }
        if view.irc_used {
            lines.push(say("irc-used"));
        }
        lines
    }

    fn standing(&self, view: &View) -> Standing {
        let zeroed = Sets::of(&view.zeroed);
        let score = |(seat, captures): (usize, &Vec<Card>)| {
            let before: i32 = view.past.iter().map(|past| i32::from(past[seat])).sum();
            match self.score_of(captures, zeroed) {
                Some(score) => Score::points(before + score),
                None => Score::new(
                    None,
                    Phrase::new("ports-standing-captures")
                        .with("count", captures.len())
                        .with("reds", reds(captures)),
                ),
            }
        };
        let goal = Phrase::new("ports-standing-goal").with("games", view.games);
        Standing::new(goal, view.captures.iter().enumerate().map(score))
            .round(view.game, Some(view.games.into()))
    }

    fn verdict(&self, view: &View) -> Vec<Phrase> {
        let Some(sheets) = &view.sheets else {
            return Vec::new();
        };
        let total = |seat: Seat| {
            let past: i32 = view
                .past
                .iter()
                .map(|game| i32::from(game[seat.index()]))
                .sum();
            past + sheets[seat.index()].total
        };
        // The same order as the tie-break: from the first game's dealer on (PRT-R11).
        let rounds = view.past.len() as u8 % view.players;
        let first = view.dealer.after(view.players - rounds, view.players);
        let mut ranking: Vec<Seat> = (0..view.players)
            .map(|steps| first.after(steps, view.players))
            .collect();
        ranking.sort_by_key(|&seat| -total(seat));
        let margin = total(ranking[0]) - total(ranking[1]);
        let why = if margin > 0 {
            Phrase::new("ports-score-why-points").with("margin", margin)
        } else {
            Phrase::new("ports-score-why-tie").with("player", ranking[0])
        };
        vec![why]
    }

    fn pages(&self, view: &View) -> Vec<Page> {
        reading::pages(self, view)
    }

    fn aid_lines(&self, view: &View) -> Vec<Phrase> {
        reading::aid_lines(self, view)
    }

    fn scoring(&self, view: &View) -> Vec<Phrase> {
        reading::scoring(view)
    }
}

impl Ports {
    /// What captures score so far; none if not all their names are to be seen.
    fn score_of(&self, captures: &[Card], zeroed: Sets) -> Option<i32> {
        let all = captures.iter().all(|card| card.name().is_some());
        let names = captures.iter().filter_map(Card::name);
        all.then(|| self.tally_of(names, zeroed).total())
    }
}

fn reds(captures: &[Card]) -> u8 {
    captures.iter().filter(|card| card.red).count() as u8
}

fn has_usable_irc(view: &View) -> bool {
    !view.irc_used && view.me == Some(view.turn) && holds(view, Name::Irc)
}

/// Whether the viewer has captured this card.
fn holds(view: &View, name: Name) -> bool {
    let mine = view.me.map(|me| &view.captures[me.index()]);
    mine.is_some_and(|cards| cards.iter().any(|card| card.name() == Some(name)))
}

fn set_name(set: Set) -> Phrase {
    Phrase::new(format!("ports-hand-{}", set.id()))
}

/// Every move tells several of them: their keys are put together once.
fn name_face(name: Name) -> Phrase {
    static KEYS: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let key = |name: Name| format!("ports-card-{}", name.id());
        Name::all().map(|name| &*key(name).leak()).collect()
    });
    Phrase::new(KEYS[name.index()])
}

fn port_face(port: Port, transport: Transport) -> Phrase {
    Phrase::new("ports-port-face")
        .with("port", port.number().to_string())
        .with(
            "transport",
            Phrase::new(match transport {
                Transport::Tcp => "ports-tcp",
                Transport::Udp => "ports-udp",
                Transport::Both => "ports-both",
            }),
        )
}

/// The face that lies upwards.
fn upper_face(card: &Card) -> Phrase {
    match (card.faces, card.up) {
        (Faces::Name { name }, _) | (Faces::Both { name, .. }, Side::Name) => name_face(name),
        (Faces::Port { port, transport }, _)
        | (
            Faces::Both {
                port, transport, ..
            },
            Side::Port,
        ) => port_face(port, transport),
    }
}

/// All that the viewer may see of a card.
fn whole(card: &Card) -> Phrase {
    let faces = match card.faces {
        Faces::Name { name } => name_face(name),
        Faces::Port { port, transport } => port_face(port, transport),
        Faces::Both {
            name,
            port,
            transport,
        } => Phrase::new("ports-both-faces")
            .with("name", name_face(name))
            .with("port", port_face(port, transport)),
    };
    if card.red {
        Phrase::new("ports-red-card").with("card", faces)
    } else {
        faces
    }
}

fn no_card() -> Phrase {
    Phrase::new("ports-no-no-such-card")
}

/// The card's upper face, wherever it lies.
fn card_in(view: &View, handle: Handle) -> Phrase {
    view.top
        .iter()
        .chain(&view.field)
        .chain(view.hands.iter().flatten())
        .chain(view.captures.iter().flatten())
        .find(|card| card.handle == handle)
        .map_or_else(no_card, upper_face)
}

fn swap_phrase(view: &View, handle: Handle) -> Phrase {
    let owner = |piles: &[Vec<Card>]| {
        let holds = |pile: &Vec<Card>| pile.iter().any(|card| card.handle == handle);
        piles.iter().position(holds).map(|seat| Seat(seat as u8))
    };
    let from = if view.top.is_some_and(|top| top.handle == handle) {
        Phrase::new("ports-act-swap-deck")
    } else if let Some(seat) = owner(&view.hands) {
        if view.me == Some(seat) {
            Phrase::new("ports-act-swap-own-hand")
        } else {
            Phrase::new("ports-act-swap-hand").with("player", seat)
        }
    } else if let Some(seat) = owner(&view.captures) {
        Phrase::new("ports-act-swap-capture").with("player", seat)
    } else {
        Phrase::new("ports-act-swap-field")
    };
    from.with("card", card_in(view, handle))
}
