//! Name, number and transport of every port of the game.

use ports::cards::Transport;
use ports::{CardFact, Ports};
use tabletop::{Phrase, Words};

use super::{TrainDeck, TrainItem, TrainKind, TrainPool};

const TRANSPORTS: [Transport; 3] = [Transport::Tcp, Transport::Udp, Transport::Both];

pub(super) fn deck() -> TrainDeck {
    let cards = Ports::facts().cards;
    let mut deck = TrainDeck::default();
    let number =
        |card: &CardFact| Phrase::new("train-number").with("port", card.port.number().to_string());
    let numbers = deck.pool(cards.iter().map(number));
    let names = deck.pool(cards.iter().map(name));
    deck.pools.push(TrainPool {
        answers: TRANSPORTS.map(transport).to_vec(),
        in_order: true,
    });
    let transports = deck.pools.len() - 1;
    for (at, card) in cards.iter().enumerate() {
        let way = TRANSPORTS.iter().position(|one| *one == card.transport);
        let named = |kind: TrainKind| kind.question().with("name", name(card));
        let by_number = TrainKind::Name
            .question()
            .with("port", card.port.number().to_string());
        for (kind, text, pool, right) in [
            (TrainKind::Number, named(TrainKind::Number), numbers, at),
            (TrainKind::Name, by_number, names, at),
            (
                TrainKind::Transport,
                named(TrainKind::Transport),
                transports,
                way.expect("these are all"),
            ),
        ] {
            let ask = deck.ask(text, pool, vec![right]);
            deck.items.push(item(kind, card, ask));
        }
    }
    deck
}

fn item(kind: TrainKind, card: &CardFact, ask: usize) -> TrainItem {
    let id = card.name.id();
    let port = Phrase::new("ports-port-face")
        .with("port", card.port.number().to_string())
        .with("transport", transport(card.transport));
    TrainItem {
        id: format!("port:{}:{id}", kind.id()),
        kind,
        subject: format!("port:{id}"),
        asks: vec![ask],
        offered: None,
        told: [
            Phrase::new("ports-both-faces")
                .with("name", name(card))
                .with("port", port),
            Phrase::new(format!("ports-card-{id}-what")),
        ],
        card: ("ports".to_owned(), id.to_owned()),
    }
}

fn name(card: &CardFact) -> Phrase {
    Phrase::new(format!("ports-card-{}", card.name.id()))
}

fn transport(transport: Transport) -> Phrase {
    Phrase::new(match transport {
        Transport::Tcp => "ports-tcp",
        Transport::Udp => "ports-udp",
        Transport::Both => "ports-both",
    })
}
