//! A run: tables are founded, people gather, they play, and it is counted.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use tabletop::Chance;
use tokio::task::JoinSet;

use crate::error::Error;
use crate::flood::Flood;
use crate::host::{Host, Limits};
use crate::inside::{Figures, Inside};
use crate::lobby::{Invitation, Lobby};
use crate::machine::{self, Usage};
use crate::party::{Pace, Party, Setting};
use crate::plan::{Plan, Unfit};
use crate::tally::{Counts, Tally};

/// Played before anything is counted.
const WARM_UP: Duration = Duration::from_secs(1);
/// So many tables are founded, and so many parties gather, at once.
const LANES: usize = 32;
/// Where there is a flood, so often it is measured without it and with it, by turns: what else the machine
/// does meanwhile strikes both alike.
const TURNS: usize = 3;
/// So long a flood may take to drain.
const DRAINED: Duration = Duration::from_secs(2);
/// Open files beyond the connections.
const OTHER_FILES: u64 = 100;

/// What a run came to. Sizes are in bytes; none: the server's process is not ours to look at.
#[derive(Debug, Serialize)]
pub struct Report {
    pub game: String,
    pub seats: u8,
    /// Those of them that are bots.
    pub bots: u8,
    pub tables: u32,
    pub connections: u32,
    pub seconds: f64,
    /// The actions a second that were due, if not as many as possible.
    pub rate: Option<u32>,
    /// The server had a core of its own.
    pub pinned: bool,
    pub actions: usize,
    pub games: u64,
    pub actions_per_second: f64,
    /// From sending an action to every other client at the table having its effect; where there are bots,
    /// whose actions are told the same way, to its sender having it.
    pub p50_ms: Option<f64>,
    pub p95_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    pub inside: Inside,
    /// To all seats of the table together.
    pub bytes_per_action: Option<f64>,
    /// In user and system, with all that joining and founding the next tables takes.
    pub server_cpu_us_per_action: Option<f64>,
    /// So much of a core.
    pub server_cores: Option<f64>,
    /// Of tables in play that nobody is connected to.
    pub rss_per_table: Option<f64>,
    /// Of connections over which nothing goes.
    pub rss_per_connection: Option<f64>,
    pub rss: Option<u64>,
    pub errors: u64,
    pub first_error: Option<String>,
    /// The same while another address asked for all it could.
    pub flooded: Option<Flooded>,
}

/// What became of those who play while one address floods the server.
#[derive(Debug, Serialize)]
pub struct Flooded {
    pub connections: u32,
    /// Answered or not.
    pub asked_per_second: f64,
    pub server_cores: Option<f64>,
    pub actions_per_second: f64,
    pub p50_ms: Option<f64>,
    pub p95_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    pub inside: Inside,
}

/// What was counted in one stretch or several.
#[derive(Default)]
struct Stretch {
    counts: Counts,
    took: Duration,
    /// The server's processor time, if it is known.
    processor: Option<Duration>,
    figures: Figures,
    /// By a flood.
    asked: u64,
}

/// Carries the plan out. `program` is what serves, if no server is named.
pub fn run(plan: &Plan, program: &Path) -> Result<Report, Error> {
    plan.check()?;
    let connections = plan.connections() + plan.flood.unwrap_or(0);
    machine::allow_files(u64::from(connections) + OTHER_FILES)
        .map_err(|most| Unfit::Files(connections, most))?;
    let mut host = match plan.server {
        Some(_) => None,
        None => Some(Host::start(program, limits(plan))?),
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(measure(plan, host.as_mut()))
}

/// A flood is held back only where anybody is.
fn limits(plan: &Plan) -> Limits {
    match plan.flood {
        Some(_) => Limits::Usual,
        None => Limits::None,
    }
}

async fn measure(plan: &Plan, mut host: Option<&mut Host>) -> Result<Report, Error> {
    let tally = Tally::default();
    let setting = |host: Option<&Host>| {
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let own = host.map(Host::address);
        Arc::new(Setting {
            plan: plan.clone(),
            address: own.or(plan.server).unwrap_or(nowhere),
            tally: tally.clone(),
        })
    };
    let invitations = found(&setting(host.as_deref())).await?;
    if let Some(host) = &mut host {
        host.restart()?;
    }
    let setting = setting(host.as_deref());
    let host = host.as_deref();
    let usage = || host.and_then(Host::usage);

    let empty = usage();
    look_at_all(&setting, &invitations).await?;
    let loaded = usage();
    let parties = gather(&setting, invitations).await?;
    let connected = usage();

    let start = Instant::now();
    let mut playing = JoinSet::new();
    for (n, party) in (0..).zip(parties) {
        let pace = plan.rate.map_or(Pace::AtOnce, |rate| Pace::Every {
            next: start + Duration::from_secs(1) * n / rate,
            step: Duration::from_secs(1) * plan.tables / rate,
        });
        playing.spawn(party.play(pace));
    }
    tokio::time::sleep(WARM_UP).await;
    let (mut quiet, mut flooded) = (Stretch::default(), None);
    match plan.flood {
        None => quiet.measure(&setting, None, &usage).await?,
        Some(connections) => {
            let mut flood = Stretch::default();
            for _ in 0..TURNS {
                quiet.measure(&setting, None, &usage).await?;
                flood.measure(&setting, Some(connections), &usage).await?;
                tokio::time::sleep(DRAINED).await;
            }
            flooded = Some(flood.flooded(connections));
        }
    }
    let after = usage();
    drop(playing);

    let memory = |from: Option<Usage>, to: Option<Usage>, among: u32| {
        let grown = to?.resident.saturating_sub(from?.resident);
        Some(grown as f64 / f64::from(among))
    };
    let report = Report {
        rss_per_table: memory(empty, loaded, plan.tables),
        rss_per_connection: memory(loaded, connected, plan.connections()),
        rss: after.map(|usage| usage.resident),
        pinned: host.is_some_and(Host::is_pinned),
        flooded,
        ..report(plan, quiet)
    };
    Ok(report)
}

/// The processor time between two looks.
fn worked(before: Option<Usage>, after: Option<Usage>) -> Option<Duration> {
    let looks = before.zip(after);
    looks.map(|(before, after)| after.processor - before.processor)
}

fn report(plan: &Plan, stretch: Stretch) -> Report {
    let Stretch {
        counts,
        took,
        processor,
        figures,
        asked: _,
    } = stretch;
    let actions = counts.actions();
    let each = |sum: f64| (actions > 0).then(|| sum / actions as f64);
    Report {
        game: plan.game.clone(),
        seats: plan.config.players,
        bots: plan.bots,
        tables: plan.tables,
        connections: plan.connections(),
        seconds: took.as_secs_f64(),
        rate: plan.rate,
        pinned: false,
        actions,
        games: counts.games,
        actions_per_second: actions as f64 / took.as_secs_f64(),
        p50_ms: counts.percentile(50),
        p95_ms: counts.percentile(95),
        p99_ms: counts.percentile(99),
        inside: figures.told(),
        bytes_per_action: each(counts.bytes as f64),
        server_cpu_us_per_action: processor.and_then(|took| each(took.as_secs_f64() * 1e6)),
        server_cores: processor.map(|it| it.as_secs_f64() / took.as_secs_f64()),
        rss_per_table: None,
        rss_per_connection: None,
        rss: None,
        errors: counts.errors,
        first_error: counts.first_error,
        flooded: None,
    }
}

impl Stretch {
    /// Measures those who play for a while, perhaps while another address floods the server.
    async fn measure(
        &mut self,
        setting: &Setting,
        flood: Option<u32>,
        usage: impl Fn() -> Option<Usage>,
    ) -> Result<(), Error> {
        let mut lobby = Lobby::enter(setting.address).await?;
        let flood = flood.map(|connections| Flood::begin(setting.address, connections));
        let flood = flood.transpose()?;
        let figures = Figures::look(&mut lobby).await?;
        setting.tally.begin();
        let (began, before) = (Instant::now(), usage());
        tokio::time::sleep(Duration::from_secs(setting.plan.seconds.into())).await;
        self.took += began.elapsed();
        let worked = worked(before, usage());
        self.processor = worked.map(|worked| worked + self.processor.unwrap_or_default());
        self.counts.add(setting.tally.end());
        self.figures
            .add(&figures, &Figures::look(&mut lobby).await?);
        self.asked += flood.map_or(0, |flood| flood.asked());
        Ok(())
    }

    fn flooded(self, connections: u32) -> Flooded {
        let took = self.took.as_secs_f64();
        Flooded {
            connections,
            asked_per_second: self.asked as f64 / took,
            server_cores: self.processor.map(|it| it.as_secs_f64() / took),
            actions_per_second: self.counts.actions() as f64 / took,
            p50_ms: self.counts.percentile(50),
            p95_ms: self.counts.percentile(95),
            p99_ms: self.counts.percentile(99),
            inside: self.figures.told(),
        }
    }
}

/// Does something for each of the things, several at a time, and gives what came of it in order.
async fn lanes<T, R, F>(things: Vec<T>, work: impl Fn(T) -> F) -> Result<Vec<R>, Error>
where
    F: Future<Output = Result<R, Error>>,
{
    use futures_util::{StreamExt, TryStreamExt, stream};
    stream::iter(things.into_iter().map(work))
        .buffered(LANES)
        .try_collect()
        .await
}

/// Founds the tables and begins the games; nobody stays.
async fn found(setting: &Arc<Setting>) -> Result<Vec<Invitation>, Error> {
    let tables = (0..setting.plan.tables).collect();
    lanes(tables, async |n| {
        let Setting { plan, address, .. } = &**setting;
        let mut lobby = Lobby::enter(*address).await?;
        let invitation = lobby.found(&plan.game, &plan.config, plan.people()).await?;
        let chance = Chance::stream(plan.seed, n.into());
        let mut party = Party::new(setting.clone(), invitation.clone(), chance);
        party.begin().await?;
        Ok(invitation)
    })
    .await
}

async fn look_at_all(setting: &Setting, invitations: &[Invitation]) -> Result<(), Error> {
    let mut lobby = Lobby::enter(setting.address).await?;
    for invitation in invitations {
        lobby.look_at(&invitation.table).await?;
    }
    Ok(())
}

async fn gather(setting: &Arc<Setting>, invitations: Vec<Invitation>) -> Result<Vec<Party>, Error> {
    let invitations: Vec<_> = (0..).zip(invitations).collect();
    lanes(invitations, async |(n, invitation): (u64, Invitation)| {
        let chance = Chance::stream(setting.plan.seed, n);
        let mut party = Party::new(setting.clone(), invitation, chance);
        party.gather().await?;
        Ok(party)
    })
    .await
}
