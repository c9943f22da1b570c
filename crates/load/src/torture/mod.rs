//! A server, or several with one database, to which all that goes wrong in the world happens while people play, again and
//! again: nothing that anybody was told is done may be lost, nothing that anybody was shown may vanish, and
//! everybody must get back to their seats.
//!
//! - `blow`: what happens; `scene`: to what it happens; `relay`: the wires between people and servers.
//! - `family`: the people of a table; `done`: what they were told; `field`: what is known of them all.

mod blow;
mod done;
mod family;
mod field;
mod relay;
mod scene;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub use blow::Blow;
use family::Family;
use field::Field;
use scene::Scene;
use serde::Serialize;
use tabletop::{Chance, Config, Seed};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::error::Error;

/// Whoever is not back, and whatever has not gone on, by then never will.
const BACK_WITHIN: Duration = Duration::from_secs(120);
const LOOK_EVERY: Duration = Duration::from_millis(50);
/// Now and then nothing happens for long enough that a bot's secret decision is told, which takes two
/// seconds: where a server never lives so long, no table with such a bot would ever go on.
const CALM_EVERY: u32 = 16;
const CALM: Duration = Duration::from_secs(4);
/// Beyond this the server keeps what it should not.
const MOST_MEMORY: u64 = 256 << 20;

/// How long, and how hard.
#[derive(Clone, Debug)]
pub struct Ordeal {
    /// The games that are played, by their set-up; tables take turns.
    pub games: Vec<(String, Config)>,
    pub tables: u32,
    /// Several share a database, and everybody connects to any of them.
    pub servers: u32,
    /// It ends after so many blows, or after so long, whichever is first.
    pub blows: u32,
    pub longest: Duration,
    /// Only these happen; none named: all that can happen here.
    pub only: Vec<Blow>,
    /// What is done when, and what is chosen, comes from here.
    pub seed: Seed,
}

/// What it came to. It has gone well if nothing was lost.
#[derive(Debug, Default, Serialize)]
pub struct Endured {
    /// How often each thing happened.
    pub blows: Vec<(Blow, u32)>,
    /// What cannot happen here, and why.
    pub left_out: Vec<(Blow, &'static str)>,
    /// Actions that clients were told are done.
    pub acknowledged: u64,
    /// Games whose record was looked through at the end.
    pub games: u64,
    /// How often somebody had to connect anew.
    pub returns: u64,
    /// From the end of a connection to the next action at the same table: so long for half of them, and
    /// for all.
    pub half_back: Option<Duration>,
    pub all_back: Option<Duration>,
    /// The same until a bot has decided whose turn it was.
    pub half_bots_back: Option<Duration>,
    pub all_bots_back: Option<Duration>,
    pub most_memory: u64,
    /// What should not have happened.
    pub lost: Vec<String>,
}

impl Endured {
    /// How often this happened.
    pub fn count(&self, blow: Blow) -> u32 {
        let mut counts = self.blows.iter();
        counts.find(|(each, _)| *each == blow).map_or(0, |it| it.1)
    }

    /// How often anything happened.
    pub fn all(&self) -> u32 {
        self.blows.iter().map(|(_, count)| count).sum()
    }

    fn add(&mut self, blow: Blow) {
        match self.blows.iter_mut().find(|(each, _)| *each == blow) {
            Some((_, count)) => *count += 1,
            None => self.blows.push((blow, 1)),
        }
    }
}

/// Carries it out. `told` hears of every blow.
pub fn torture(
    ordeal: &Ordeal,
    program: &Path,
    told: impl FnMut(&Endured),
) -> Result<Endured, Error> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(endure(ordeal, program, told))
}

async fn endure(
    ordeal: &Ordeal,
    program: &Path,
    mut told: impl FnMut(&Endured),
) -> Result<Endured, Error> {
    let mut chance = Chance::new(ordeal.seed);
    let mut scene = Scene::set(program, ordeal.servers).await?;
    let field = Arc::new(Field::new(scene.addresses()));
    let mut tables = JoinSet::new();
    for (n, played) in (0..ordeal.tables).zip(ordeal.games.iter().cycle()) {
        let chance = Chance::new(Seed::from_text(&format!("{:?} {n}", ordeal.seed)));
        // A bot plays at every third table.
        let bots = u8::from(n % 3 == 2);
        let people = played.1.players.saturating_sub(bots).max(1);
        let family = Family::new(field.clone(), played.clone(), people, chance);
        tables.spawn(family.play());
    }
    let (blows, left_out) = scene.what_can_happen(&ordeal.only);
    let mut endured = Endured {
        left_out,
        ..Endured::default()
    };
    let begun = Instant::now();
    while !blows.is_empty() && endured.all() < ordeal.blows && begun.elapsed() < ordeal.longest {
        sleep(match (endured.all() + 1) % CALM_EVERY {
            0 => CALM,
            _ => Duration::from_millis(u64::from(chance.below(900)) + 100),
        })
        .await;
        let blow = *chance.pick(&blows);
        scene.strike(blow, &mut chance, &field).await?;
        endured.add(blow);
        endured.most_memory = endured.most_memory.max(scene.memory());
        if endured.most_memory > MOST_MEMORY {
            field.lose(format!("the server took {} bytes", endured.most_memory));
        }
        field.tell(&mut endured);
        told(&endured);
        if field.has_lost() {
            break;
        }
    }
    scene.quieten();
    // Everybody comes back once more, every table goes on, and games are played to their end and looked
    // through.
    let played = field.games() + u64::from(ordeal.tables.min(3));
    let all = timeout(BACK_WITHIN, async {
        while (field.games() < played || field.any_still()) && !field.has_lost() {
            sleep(LOOK_EVERY).await;
        }
    });
    if all.await.is_err() {
        field.lose("games did not come to an end after the last blow");
    }
    tables.shutdown().await;
    field.tell(&mut endured);
    Ok(endured)
}
