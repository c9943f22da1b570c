//! The wire between people and a server: it can be slow, dead without a word, or cut in the middle of
//! a message.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::sleep;

use crate::error::Error;

/// How it passes on what comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passing {
    Freely,
    /// A few bytes at a time: a message takes many pieces.
    Slowly,
    /// Nothing, and nobody is told.
    Nothing,
}

#[derive(Clone, Copy)]
struct State {
    passing: Passing,
    /// How often everything was cut.
    cuts: u32,
}

pub(super) struct Relay {
    address: SocketAddr,
    state: watch::Sender<State>,
    accepting: JoinHandle<()>,
}

const PIECE: usize = 700;
const PAUSE: Duration = Duration::from_millis(25);

impl Relay {
    /// Leads to a server.
    pub(super) async fn to(server: SocketAddr) -> Result<Relay, Error> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let state = watch::Sender::new(State {
            passing: Passing::Freely,
            cuts: 0,
        });
        let watching = state.subscribe();
        let accepting = tokio::spawn(async move {
            let mut passed = JoinSet::new();
            while let Ok((from, _)) = listener.accept().await {
                while passed.try_join_next().is_some() {}
                passed.spawn(join(from, server, watching.clone()));
            }
        });
        Ok(Relay {
            address,
            state,
            accepting,
        })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) fn pass(&self, passing: Passing) {
        self.state.send_modify(|state| state.passing = passing);
    }

    /// Ends every connection, in the middle of whatever goes over it.
    pub(super) fn cut(&self) {
        self.state.send_modify(|state| state.cuts += 1);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn join(from: TcpStream, server: SocketAddr, mut state: watch::Receiver<State>) {
    let cuts = state.borrow_and_update().cuts;
    // Whoever comes while the server is away is refused, as by the server itself.
    let Ok(to) = TcpStream::connect(server).await else {
        return;
    };
    for wire in [&from, &to] {
        let _ = wire.set_nodelay(true);
    }
    let ((from_read, from_write), (to_read, to_write)) = (from.into_split(), to.into_split());
    let (there, back) = (state.clone(), state.clone());
    tokio::select! {
        () = carry(from_read, to_write, there) => (),
        () = carry(to_read, from_write, back) => (),
        _ = state.wait_for(|state| state.cuts != cuts) => (),
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<State>) {
    let mut room = vec![0; 16 * 1024];
    loop {
        let Ok(read @ 1..) = from.read(&mut room).await else {
            return;
        };
        let mut left = &room[..read];
        while !left.is_empty() {
            let passing = state.borrow_and_update().passing;
            let piece = match passing {
                Passing::Freely => left.len(),
                Passing::Slowly => left.len().min(PIECE),
                Passing::Nothing => {
                    if state.changed().await.is_err() {
                        return;
                    }
                    continue;
                }
            };
            if to.write_all(&left[..piece]).await.is_err() {
                return;
            }
            left = &left[piece..];
            if passing == Passing::Slowly {
                sleep(PAUSE).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that says back what it hears.
    async fn echo() -> SocketAddr {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut wire, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = wire.split();
                    let _ = tokio::io::copy(&mut from, &mut to).await;
                });
            }
        });
        address
    }

    #[tokio::test]
    async fn all_of_it_comes_through_slowly_or_later_until_it_is_cut() {
        let relay = Relay::to(echo().await).await.unwrap();
        let mut wire = TcpStream::connect(relay.address()).await.unwrap();
        let said: Vec<u8> = (0..5000).map(|n| n as u8).collect();
        for passing in [Passing::Freely, Passing::Slowly, Passing::Nothing] {
            relay.pass(passing);
            wire.write_all(&said).await.unwrap();
            relay.pass(match passing {
                Passing::Nothing => Passing::Freely,
                same => same,
            });
            let mut heard = vec![0; said.len()];
            wire.read_exact(&mut heard).await.unwrap();
            assert_eq!(heard, said, "{passing:?}");
        }
        relay.cut();
        let end = wire.read(&mut [0]).await;
        assert!(matches!(end, Ok(0) | Err(_)), "{end:?}");
    }
}
