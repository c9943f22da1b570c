//! A table with everybody at it, for tests: no server, and nobody but the test.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use catalog::Detail;
use store::Place;
use tabletop::{Config, Seat, Seed, Viewer};
use tokio::io::AsyncReadExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use super::people::Who;
use super::task::{Table, load};
use super::{Chair, ConnectionId, Founding};
use crate::hall::{Hall, Options};
use crate::outbox::{Outbox, Wire};
use crate::wire::{FromServer, Grace, Hands};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Everybody sits already, and the game is on.
pub(super) fn founding(game: &str, players: u8) -> Founding {
    let person = |seat: u8| Chair::Person {
        name: format!("P{seat}"),
        secret: [seat; 32],
        held: None,
    };
    Founding {
        game: game.to_owned(),
        config: Config::new(players),
        clock: None,
        grace: Grace::default(),
        stand_in: bots::Level::Newcomer,
        host: [0; 32],
        founder: None,
        class: None,
        hands: Hands::default(),
        seats: (0..players).map(person).collect(),
        unnoted: false,
        lesson: None,
        begun: true,
    }
}

/// Where such tables stand.
pub(super) struct House {
    pub(super) hall: Arc<Hall>,
}

/// A wire to nobody in particular, and its other end.
pub(super) async fn wire() -> (Arc<Wire>, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (ours, theirs) = tokio::join!(
        TcpStream::connect(listener.local_addr().unwrap()),
        listener.accept()
    );
    let (_, ours) = ours.unwrap().into_split();
    ours.writable().await.unwrap();
    (Arc::new(Wire::new(ours)), theirs.unwrap().0)
}

impl House {
    pub(super) async fn open() -> House {
        let options = Options {
            data: Place::from(":memory:"),
            unlimited: true,
            ..Options::default()
        };
        House {
            hall: Hall::open(&options).await.unwrap(),
        }
    }

    /// A table of this game with all its people and a spectator.
    pub(super) async fn full(&self, game: &str, players: u8) -> Full {
        self.founded(founding(game, players)).await
    }

    /// This table with all its people and a spectator.
    pub(super) async fn founded(&self, founding: Founding) -> Full {
        let seed = Seed::from_text("a full table");
        let id = loop {
            let kept = founding.draw(seed).unwrap();
            let id = kept.id.clone();
            match self.hall.store.create(kept, None).await {
                Ok(()) => break id,
                // Codes are short: thousands of tables meet the same one.
                Err(store::Error::Taken) => (),
                Err(error) => panic!("{error}"),
            }
        };
        let asks = mpsc::channel(1).0.downgrade();
        let mut table = load(self.hall.clone(), asks, id).await.ok().unwrap();
        let mut people = Vec::new();
        let is_bot = |seat: Seat| founding.seats[seat.index()].bot().is_some();
        let viewers = Viewer::during_play(founding.config.players);
        for viewer in viewers {
            if viewer.seat().is_some_and(is_bot) {
                continue;
            }
            let (ours, theirs) = wire().await;
            let host = viewer == Viewer::Seat(Seat(0));
            let outbox = Outbox::new(ours);
            let who = Who { viewer, host };
            let id = table.people.add(who, Detail::Changes, HERE, outbox);
            people.push(Person {
                id,
                viewer,
                wire: theirs,
            });
        }
        Full { table, people }
    }
}

/// A table, and the other ends of its wires.
pub(super) struct Full {
    pub(super) table: Box<Table>,
    pub(super) people: Vec<Person>,
}

pub(super) struct Person {
    pub(super) id: ConnectionId,
    pub(super) viewer: Viewer,
    pub(super) wire: TcpStream,
}

/// The end of what was sent.
const END: FromServer<'static> = FromServer::Done { re: u32::MAX };

impl Full {
    /// What each of them was sent since the last time, byte by byte.
    pub(super) async fn heard(&mut self) -> Vec<(Viewer, Vec<u8>)> {
        self.table.people.send_all(&END);
        let end = serde_json::to_vec(&END).unwrap();
        let mut all = Vec::new();
        for Person { viewer, wire, .. } in &mut self.people {
            let mut heard = Vec::new();
            while !heard.ends_with(&end) {
                assert!(wire.read_buf(&mut heard).await.unwrap() > 0);
            }
            // The end has a head of two bytes, too.
            heard.truncate(heard.len() - end.len() - 2);
            all.push((*viewer, heard));
        }
        all
    }
}
