//! What is asked for, within what one machine can stand.

use std::net::{SocketAddr, ToSocketAddrs};
use std::ops::RangeInclusive;

use tabletop::{Config, Seed};

const TABLES: RangeInclusive<u32> = 1..=10_000;
/// Each takes a file descriptor and a port of this machine.
const CONNECTIONS: u32 = 20_000;
const SECONDS: RangeInclusive<u32> = 1..=600;
const RATE: RangeInclusive<u32> = 1..=100_000;
const FLOOD: RangeInclusive<u32> = 1..=2000;
/// What one address may do where limits hold, with room to spare: tables, connections, and actions a
/// second on each.
const UNDER_LIMITS: (u32, u32, u32) = (50, 180, 10);

/// Who is to play what, for how long.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    /// The set-up of every table; all its players are clients, but for the last seats if there are bots.
    pub config: Config,
    /// So many seats of every table are easy bots.
    pub bots: u8,
    pub tables: u32,
    /// How long is measured, after a moment to warm up.
    pub seconds: u32,
    /// Actions a second at all tables together; none: as many as the server takes.
    pub rate: Option<u32>,
    /// After this another address asks for all it can over so many connections, for as long again.
    pub flood: Option<u32>,
    /// The choices of all players come from here.
    pub seed: Seed,
    /// A server that runs already; none: one is started.
    pub server: Option<SocketAddr>,
}

/// Why a plan is not carried out.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    #[error("--tables is from {} to {}", TABLES.start(), TABLES.end())]
    Tables,
    #[error("{0} connections are too many: tables times seats is at most {CONNECTIONS}")]
    Connections(u32),
    #[error("somebody has to play besides the bots")]
    Bots,
    #[error("--seconds is from {} to {}", SECONDS.start(), SECONDS.end())]
    Seconds,
    #[error("--rate is from {} to {} actions a second", RATE.start(), RATE.end())]
    Rate,
    #[error(
        "--flood is from {} to {} connections, with at most {} tables, {} people, a --rate of at most {} \
         actions a second for each of them, and no --server",
        FLOOD.start(), FLOOD.end(), UNDER_LIMITS.0, UNDER_LIMITS.1, UNDER_LIMITS.2
    )]
    Flood,
    #[error("{0} connections need more open files than the {1} that the system allows a program")]
    Files(u32, u64),
    #[error("{0} is not the address of a server, such as http://127.0.0.1:7070")]
    Address(String),
    #[error("{0} is not on this machine: others are not put under load")]
    Elsewhere(String),
}

impl Plan {
    /// Who plays over a connection, at one table.
    pub(crate) fn people(&self) -> u8 {
        self.config.players.saturating_sub(self.bots)
    }

    pub(crate) fn connections(&self) -> u32 {
        self.tables.saturating_mul(self.people().into())
    }

    pub(crate) fn check(&self) -> Result<(), Unfit> {
        if !TABLES.contains(&self.tables) {
            return Err(Unfit::Tables);
        }
        if self.people() == 0 {
            return Err(Unfit::Bots);
        }
        if self.connections() > CONNECTIONS {
            return Err(Unfit::Connections(self.connections()));
        }
        if !SECONDS.contains(&self.seconds) {
            return Err(Unfit::Seconds);
        }
        if !self.rate.is_none_or(|rate| RATE.contains(&rate)) {
            return Err(Unfit::Rate);
        }
        if !self.flood.is_none_or(|flood| self.can_be_flooded(flood)) {
            return Err(Unfit::Flood);
        }
        self.server.map_or(Ok(()), only_here)
    }

    /// Limits hold then, for those who play as well.
    fn can_be_flooded(&self, flood: u32) -> bool {
        let (tables, connections, each) = UNDER_LIMITS;
        let fits = |rate: u32| rate <= self.connections() * each;
        FLOOD.contains(&flood)
            && self.tables <= tables
            && self.connections() <= connections
            && self.rate.is_some_and(fits)
            && self.server.is_none()
    }

    /// The address of a server on this machine.
    pub fn server(url: &str) -> Result<SocketAddr, Unfit> {
        let unfit = || Unfit::Address(url.to_owned());
        let rest = url.strip_prefix("http://").ok_or_else(unfit)?;
        let address = rest.trim_end_matches('/').to_socket_addrs();
        let address = address.map_err(|_| unfit())?.next().ok_or_else(unfit)?;
        only_here(address).map(|()| address)
    }
}

fn only_here(address: SocketAddr) -> Result<(), Unfit> {
    let here = address.ip().is_loopback();
    here.then_some(())
        .ok_or_else(|| Unfit::Elsewhere(address.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        Plan {
            game: "ports".to_owned(),
            config: Config::new(2),
            bots: 0,
            tables: 20,
            seconds: 10,
            rate: None,
            flood: None,
            seed: Seed::from_text("load"),
            server: None,
        }
    }

    #[test]
    fn a_plan_is_bounded() {
        let unfit = |change: fn(&mut Plan)| {
            let mut plan = plan();
            change(&mut plan);
            plan.check().err()
        };
        assert_eq!(unfit(|_| ()), None);
        assert_eq!(unfit(|plan| plan.tables = 0), Some(Unfit::Tables));
        assert_eq!(unfit(|plan| plan.tables = 1_000_000), Some(Unfit::Tables));
        assert_eq!(
            unfit(|plan| (plan.tables, plan.config.players) = (5000, 6)),
            Some(Unfit::Connections(30_000))
        );
        assert_eq!(unfit(|plan| plan.bots = 2), Some(Unfit::Bots));
        assert_eq!(unfit(|plan| plan.seconds = 0), Some(Unfit::Seconds));
        assert_eq!(unfit(|plan| plan.seconds = 86_400), Some(Unfit::Seconds));
        assert_eq!(unfit(|plan| plan.rate = Some(0)), Some(Unfit::Rate));
        let flooded = |rate: Option<u32>| {
            let mut plan = plan();
            (plan.flood, plan.rate) = (Some(500), rate);
            plan.check().err()
        };
        assert_eq!(flooded(Some(200)), None);
        assert_eq!(
            flooded(Some(1000)),
            Some(Unfit::Flood),
            "faster than limits allow"
        );
        assert_eq!(flooded(None), Some(Unfit::Flood));
        let there = |plan: &mut Plan| plan.server = "192.0.2.1:80".parse().ok();
        let refused = Unfit::Elsewhere("192.0.2.1:80".to_owned());
        assert_eq!(unfit(there), Some(refused));
    }

    #[test]
    fn only_a_server_on_this_machine_is_put_under_load() {
        let here = Plan::server("http://127.0.0.1:7070/").unwrap();
        assert_eq!(here.to_string(), "127.0.0.1:7070");
        assert!(Plan::server("http://[::1]:7070").is_ok());
        for wrong in ["127.0.0.1:7070", "http://127.0.0.1", "https://127.0.0.1:1"] {
            assert_eq!(Plan::server(wrong), Err(Unfit::Address(wrong.to_owned())));
        }
        let there = Plan::server("http://192.0.2.1:7070");
        assert_eq!(there, Err(Unfit::Elsewhere("192.0.2.1:7070".to_owned())));
    }
}
