//! What is struck.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use database::Database;

use super::blow::Blow;
use super::relay::Relay;
use crate::error::Error;
use crate::host::Host;
use crate::party::Person;

pub(super) struct Scene {
    pub(super) hosts: Vec<Host>,
    /// The way to each of them.
    pub(super) relays: Vec<Relay>,
    /// Those who do not read.
    pub(super) deaf: VecDeque<Person>,
    /// What several servers share.
    database: Option<Arc<Database>>,
}

impl Scene {
    pub(super) async fn set(program: &Path, servers: u32) -> Result<Scene, Error> {
        let database = match servers {
            1 => None,
            _ => Some(Arc::new(Database::start()?)),
        };
        let shared = database.as_ref().map(|database| database.url());
        let hosts: Vec<Host> = (0..servers)
            .map(|_| Host::start_disturbed(program, shared.as_deref()))
            .collect::<Result<_, _>>()?;
        let mut relays = Vec::new();
        for host in &hosts {
            relays.push(Relay::to(host.address()).await?);
        }
        Ok(Scene {
            hosts,
            relays,
            deaf: VecDeque::new(),
            database,
        })
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.relays.iter().map(Relay::address).collect()
    }

    /// What there is to choose from, each as often as it is likely; and what is left out, and why.
    pub(super) fn what_can_happen(&self, only: &[Blow]) -> (Vec<Blow>, Vec<(Blow, &'static str)>) {
        let (mut can, mut cannot) = (Vec::new(), Vec::new());
        let wanted = |blow: &Blow| only.is_empty() || only.contains(blow);
        for blow in Blow::ALL.into_iter().filter(wanted) {
            match self.why_not(blow) {
                None => can.extend([blow].repeat(blow.weight())),
                Some(why) => cannot.push((blow, why)),
            }
        }
        (can, cannot)
    }

    fn why_not(&self, blow: Blow) -> Option<&'static str> {
        let shares = self.database.is_some();
        match blow {
            Blow::FullDisk if shares => Some("the servers keep nothing themselves"),
            Blow::FullDisk if !cfg!(target_os = "linux") => {
                Some("only on Linux can another process be kept from writing")
            }
            Blow::Outage if !shares => Some("there is no database"),
            Blow::WrongClock if !self.hosts[0].has_own_clock() => {
                Some("a clock of its own takes Linux and a C compiler")
            }
            Blow::Kill
            | Blow::Stop
            | Blow::Freeze
            | Blow::Cut
            | Blow::Slow
            | Blow::DeadWire
            | Blow::Deaf
            | Blow::FullDisk
            | Blow::WrongClock
            | Blow::Outage => None,
        }
    }

    /// What the largest of the servers takes.
    pub(super) fn memory(&self) -> u64 {
        let each = self.hosts.iter().filter_map(Host::usage);
        each.map(|usage| usage.resident).max().unwrap_or(0)
    }

    /// Nothing happens any more.
    pub(super) fn quieten(&mut self) {
        self.deaf.clear();
    }

    pub(super) async fn lose_database(&self, lasts: Duration) -> Result<(), Error> {
        let Some(database) = self.database.clone() else {
            return Ok(());
        };
        let outage = tokio::task::spawn_blocking(move || {
            database.stop()?;
            std::thread::sleep(lasts);
            database.come_up()
        });
        let outage = outage.await.map_err(|_| Error::Stalled)?;
        Ok(outage?)
    }
}
