//! What happens to a server.

use std::time::Duration;

use serde::Serialize;
use tabletop::{Chance, Config};
use tokio::time::{sleep, timeout};

use super::field::Field;
use super::relay::Passing;
use super::scene::Scene;
use super::{BACK_WITHIN, LOOK_EVERY};
use crate::error::Error;
use crate::lobby::{Invitation, Lobby};
use crate::party::Person;

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blow {
    /// The process ends without a warning; another takes its place.
    Kill,
    /// The process is told to end; another takes its place.
    Stop,
    /// The process stands still for a while.
    Freeze,
    /// All connections end in the middle of whatever goes over them.
    Cut,
    /// For a while everything comes in small pieces, with pauses.
    Slow,
    /// For a while nothing comes through, and then connections end.
    DeadWire,
    /// People come who say hello and never read again.
    Deaf,
    /// For a while no file can grow.
    FullDisk,
    /// The computer's clock jumps, by up to years.
    WrongClock,
    /// The database crashes, and comes back after a while.
    Outage,
}

impl Blow {
    pub const ALL: [Blow; 10] = [
        Blow::Kill,
        Blow::Stop,
        Blow::Freeze,
        Blow::Cut,
        Blow::Slow,
        Blow::DeadWire,
        Blow::Deaf,
        Blow::FullDisk,
        Blow::WrongClock,
        Blow::Outage,
    ];

    /// How it is asked for, and told of.
    pub const fn name(self) -> &'static str {
        match self {
            Blow::Kill => "kill",
            Blow::Stop => "stop",
            Blow::Freeze => "freeze",
            Blow::Cut => "cut",
            Blow::Slow => "slow",
            Blow::DeadWire => "dead-wire",
            Blow::Deaf => "deaf",
            Blow::FullDisk => "full-disk",
            Blow::WrongClock => "wrong-clock",
            Blow::Outage => "outage",
        }
    }

    /// How often it happens, compared with the others.
    pub(super) const fn weight(self) -> usize {
        match self {
            Blow::Kill => 3,
            Blow::Stop
            | Blow::Freeze
            | Blow::Cut
            | Blow::Slow
            | Blow::DeadWire
            | Blow::Deaf
            | Blow::FullDisk
            | Blow::WrongClock
            | Blow::Outage => 1,
        }
    }
}

/// Clients that say hello and never read again.
const DEAF: usize = 20;
/// How a server says that what happens cannot be kept.
const NOT_SAVED: &str = "refused-not-saved";
/// Hours that a clock may jump: four years.
const FAR: u32 = 4 * 365 * 24;

/// Up to so many milliseconds.
fn a_while(chance: &mut Chance, longest: u32) -> Duration {
    Duration::from_millis(u64::from(chance.below(longest)) + 200)
}

impl Scene {
    pub(super) async fn strike(
        &mut self,
        blow: Blow,
        chance: &mut Chance,
        field: &Field,
    ) -> Result<(), Error> {
        let servers = self.hosts.len() as u32;
        let struck = chance.below(servers) as usize;
        let host = &mut self.hosts[struck];
        let relay = &self.relays[struck];
        match blow {
            Blow::Kill => host.kill_and_restart().await?,
            Blow::Stop => {
                if !host.stop_and_restart().await? {
                    field.lose("the server did not end when it was told to");
                }
            }
            Blow::Freeze => {
                host.freeze(true);
                // Several servers take one for dead that stands still for longer than a moment.
                sleep(a_while(chance, if servers > 1 { 5000 } else { 1500 })).await;
                host.freeze(false);
            }
            Blow::Cut => relay.cut(),
            Blow::Slow => {
                relay.pass(Passing::Slowly);
                sleep(a_while(chance, 2000)).await;
                relay.pass(Passing::Freely);
            }
            Blow::DeadWire => {
                relay.pass(Passing::Nothing);
                sleep(a_while(chance, 2000)).await;
                relay.cut();
                relay.pass(Passing::Freely);
            }
            Blow::Deaf => self.deafen(struck).await,
            Blow::FullDisk => self.fill_disk(struck, chance, field).await,
            Blow::WrongClock => {
                let hours = i64::from(chance.below(2 * FAR)) - i64::from(FAR);
                self.hosts[struck].set_clock(hours)?;
            }
            Blow::Outage => self.lose_database(a_while(chance, 3000)).await?,
        }
        Ok(())
    }

    /// They are let go when others come, in the middle of whatever is sent to them.
    async fn deafen(&mut self, struck: usize) {
        if self.deaf.len() > 3 * DEAF {
            self.deaf.drain(..DEAF);
        }
        let address = self.hosts[struck].address();
        let founded = async {
            let mut lobby = Lobby::enter(address).await?;
            lobby.found("ports", &Config::new(2), 2).await
        };
        if let Ok(Invitation { table, secrets }) = founded.await {
            for _ in 0..DEAF {
                let joined = Person::join(address, &table, &secrets[0]).await;
                self.deaf.extend(joined.ok());
            }
        }
    }

    /// A little can be written at first, then nothing; whoever asks is told so, and all is well when
    /// there is room again.
    async fn fill_disk(&self, struck: usize, chance: &mut Chance, field: &Field) {
        let host = &self.hosts[struck];
        let found = async || {
            let founding = async {
                let mut lobby = Lobby::enter(host.address()).await?;
                lobby.found("ports", &Config::new(2), 1).await
            };
            timeout(BACK_WITHIN, founding).await
        };
        host.limit_files(Some(u64::from(chance.below(64)) << 10));
        sleep(a_while(chance, 1000)).await;
        host.limit_files(Some(0));
        match found().await {
            Ok(Err(Error::Refused(why))) if why.contains(NOT_SAVED) => (),
            Ok(other) => field.lose(format!(
                "with a full disk a table was answered by {other:?}"
            )),
            Err(_) => field.lose("with a full disk nobody was answered"),
        }
        let ready = async |wanted: bool| {
            let asking = async || Lobby::enter(host.address()).await?.is_ready().await;
            let until = async {
                while !matches!(asking().await, Ok(ready) if ready == wanted) {
                    sleep(LOOK_EVERY).await;
                }
            };
            if timeout(BACK_WITHIN, until).await.is_err() {
                field.lose(format!("that the server is ready should be {wanted}"));
            }
        };
        ready(false).await;
        host.limit_files(None);
        ready(true).await;
        if !matches!(found().await, Ok(Ok(_))) {
            field.lose("nothing could be kept though there was room again");
        }
    }
}
