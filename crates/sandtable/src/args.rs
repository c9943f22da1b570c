//! The one table of commands and flags; help comes from it.

mod looking_back;
mod values;

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use bots::Level;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as ArgGroup, Parser, Subcommand};
use server::{LogLevel, Origin, Place};
use tabletop::Seed;

pub use looking_back::{Debrief, DebriefForm, Replay, Review};
pub use values::{Language, store_or_usual};
use values::{days, level, pair, seed, store};

/// Play, teach with and study cybersecurity tabletop games.
#[derive(Parser)]
#[command(version, about, max_term_width = 100, disable_help_subcommand = true)]
#[command(
    after_help = "Start with `sandtable serve` and open the address it prints in a browser, \
    or play here with `sandtable play ports`."
)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// List the games with their player counts and switches
    Games(Games),
    /// Serve tables to browsers: one program, no accounts, no Internet needed
    Serve(Serve),
    /// Play a game here in the terminal, against bots
    Play(Play),
    /// Play many games between bots and report how they went
    Sim(Sim),
    /// Let two bots meet on the same deals from every seat, to see which is stronger
    Arena(Arena),
    /// Check a saved record and go through the game, or print it where nobody types
    Replay(Replay),
    /// Say what is worth talking about after a game: turning points, attacks and what would have
    /// stopped them, techniques of ATT&CK, questions
    Debrief(Debrief),
    /// Judge every decision of a game by what could be known then: chances, turning points, what was
    /// better and why, luck apart from skill
    Review(Review),
    /// Write the trainers' questions as a deck of flash cards for Anki
    Anki(Anki),
    /// Put a server on this machine under load, and report what it stands and what a move costs
    Load(Load),
    /// Let everything that goes wrong happen to a server of its own while people play, and see whether
    /// anything is lost; `cargo xtask torture` runs it
    #[command(hide = true)]
    Torture(Torture),
    /// Move tables from one store to another, or copy them, while servers go on
    #[command(subcommand)]
    Data(Data),
    /// Bring a newer version of MITRE ATT&CK to CyberWar
    #[command(subcommand)]
    Attack(Attack),
}

#[derive(Subcommand)]
pub enum Data {
    /// Write all tables and classes, as they are at one moment, into a new file that either store takes
    Export(Transfer),
    /// Add what was exported to a store, all of it or nothing
    Import(Transfer),
    /// Copy a data file as it is at one moment (a PostgreSQL database has its own means, such as
    /// pg_dump)
    Backup(Transfer),
}

#[derive(ArgGroup)]
#[command(after_help = "Example, to go from one server to several:\n  \
    sandtable data export tables.jsonl --store sandtable.sqlite\n  \
    sandtable data import tables.jsonl --store postgres://sandtable@db/sandtable\n\n\
    The file holds the cards of running games: only its owner may read it.")]
pub struct Transfer {
    /// The file to write, or to read
    pub file: PathBuf,
    /// The store: a file, or postgres://…; without it as for `serve`
    #[arg(long, alias = "data", value_name = "FILE|URL", value_parser = store)]
    pub store: Option<Place>,
}

#[derive(ArgGroup)]
pub struct Torture {
    /// How long at most
    #[arg(long, value_name = "M", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub minutes: u32,
    /// How many disturbances at most
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub blows: u32,
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=200))]
    pub tables: u32,
    /// How many servers; several share a PostgreSQL, which is disturbed as well
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=9))]
    pub servers: u32,
    /// Only this happens; may be said several times [kill, stop, freeze, cut, slow, dead-wire, deaf,
    /// full-disk, wrong-clock, outage]
    #[arg(long, value_name = "WHAT", value_parser = crate::commands::torture::blow)]
    pub only: Vec<load::Blow>,
    /// To do the same again: what an earlier run has printed
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
}

/// The file that imported groups are kept in, unless another is named.
pub const ATTACK_FILE: &str = "sandtable-attack.txt";

#[derive(Subcommand)]
pub enum Attack {
    /// Read MITRE's enterprise-attack.json, so that tables can be played with its groups
    Import(Import),
    /// List the groups whose attacks can be played, or search them by name
    Groups(Groups),
}

#[derive(ArgGroup)]
#[command(after_help = "Examples:\n  \
    sandtable attack groups panda\n  \
    sandtable play cyberwar --players 1 --switch group=G0018")]
pub struct Groups {
    /// A part of a name or of an id; all groups without it
    pub word: Option<String>,
    #[command(flatten)]
    pub imported: Imported,
    #[command(flatten)]
    pub lang: Language,
}

#[derive(ArgGroup)]
#[command(after_help = "Example:\n  \
    sandtable attack import enterprise-attack.json\n  \
    sandtable serve\n\n\
    The bundle is published by MITRE at https://github.com/mitre-attack/attack-stix-data.")]
pub struct Import {
    /// The STIX bundle as MITRE publishes it
    pub file: PathBuf,
    /// Where to keep what was read; `serve`, `play` and the others look there
    #[arg(long, value_name = "FILE", default_value = ATTACK_FILE)]
    pub to: PathBuf,
}

#[derive(ArgGroup)]
#[command(after_help = "Examples:\n  \
    sandtable anki ports\n  \
    sandtable anki attack --lang ja -o attack.apkg\n\n\
    Import the file in Anki with File, Import. A newer one brings what has changed, and no card twice.")]
pub struct Anki {
    /// What is asked: port numbers, or techniques of ATT&CK
    #[arg(value_parser = PossibleValuesParser::new(catalog::train::DECKS))]
    pub deck: String,
    /// Write to this file, which must not be there yet; sandtable-DECK-LANGUAGE.apkg if not given
    #[arg(short, long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub lang: Language,
}

#[derive(ArgGroup)]
pub struct Games {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub imported: Imported,
    #[command(flatten)]
    pub lang: Language,
}

#[derive(ArgGroup)]
#[command(after_help = "Examples:\n  \
    sandtable serve                        only this machine\n  \
    sandtable serve --bind 0.0.0.0:7070    everyone in the same network; prints a QR code\n  \
    sandtable serve --public-url https://games.example\n                                         \
    behind a proxy: links begin with this address")]
pub struct Serve {
    /// Where to listen; 0.0.0.0 lets others in the network join
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7070")]
    pub bind: String,
    /// What links and QR codes begin with, if others reach this machine by another address than its
    /// own, as behind a proxy or in a container; as often as needed, best first
    #[arg(long, value_name = "URL")]
    pub public_url: Vec<Origin>,
    /// Where tables are kept, so that they go on after a restart: a file (`:memory:` keeps nothing),
    /// or postgres://…, a database that several servers share. Without it, what SANDTABLE_STORE says,
    /// where no list of processes shows a password, or else sandtable.sqlite
    #[arg(long, alias = "data", value_name = "FILE|URL", value_parser = store)]
    pub store: Option<Place>,
    /// Where other servers on the same database reach this one, if that is not where it listens
    #[arg(long, value_name = "IP:PORT")]
    pub peer_address: Option<SocketAddr>,
    #[command(flatten)]
    pub imported: Imported,
    /// The address of a proxy in front of this server: whom it names in `x-forwarded-for` is taken
    /// to be the caller; as often as needed
    #[arg(long, value_name = "IP")]
    pub trust_proxy: Vec<IpAddr>,
    /// How much is said on standard error
    #[arg(long, value_name = "LEVEL", default_value = "info",
        value_parser = PossibleValuesParser::new(["off", "error", "warn", "info", "debug"])
            .map(|level| level.parse::<LogLevel>().expect("one of these")))]
    pub log: LogLevel,
    /// Say it as JSON, an object a line
    #[arg(long)]
    pub log_json: bool,
    /// Give the figures at /metrics to everybody; without it only to programs on this machine
    #[arg(long)]
    pub open_metrics: bool,
    /// Days that a table is kept after the last change to it. A class says by itself how long it is kept
    #[arg(long, value_name = "DAYS", default_value_t = 30, value_parser = days())]
    pub keep: u16,
    /// How many tables are kept at most
    #[arg(long, value_name = "N", default_value_t = 20_000,
        value_parser = clap::value_parser!(u32).range(1..))]
    pub tables: u32,
    /// How many of them one address may have founded. Everybody behind one router shares an address
    #[arg(long, value_name = "N", default_value_t = 4_000,
        value_parser = clap::value_parser!(u32).range(1..))]
    pub tables_per_address: u32,
    /// Hold nobody back, however much one address asks for; only where nobody but this machine can
    /// connect. For measuring, as `sandtable load` does
    #[arg(long)]
    pub unlimited: bool,
    /// Every table has the luck of this text; whoever knows it knows every card. For tests
    #[arg(long, value_name = "TEXT", value_parser = seed, hide = true)]
    pub seed: Option<Seed>,
    /// Milliseconds that a bot's secret decision takes, or a multiple of them, whatever it is. 0: no
    /// longer than it thinks, which then shows. For tests
    #[arg(long, value_name = "MS", default_value_t = 2000, hide = true)]
    pub secret_pace: u32,
}

#[derive(ArgGroup)]
#[command(after_help = "Examples:\n  \
    sandtable play ports\n  \
    sandtable play ports --players 4 --bots expert --lang ja\n  \
    sandtable play ports --switch captures-name-up --switch games=3\n  \
    sandtable play ports --lesson          a guided first game\n\n\
    `sandtable games` lists the switches of each game.")]
pub struct Play {
    /// The game, as `sandtable games` calls it
    pub game: String,
    /// A guided first game: it says what to do and why, and the deal is the same each time. A mode has
    /// its own: cyberwar-draft
    #[arg(long, conflicts_with_all = ["players", "switches", "bots", "seat", "seed"])]
    pub lesson: bool,
    #[command(flatten)]
    pub table: Table,
    /// How strong the others are: one level for all, or one for each bot
    #[arg(long, value_name = "LEVEL[,LEVEL…]", value_delimiter = ',', default_value = "skilled", value_parser = level)]
    pub bots: Vec<Level>,
    /// Your seat, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seat: u8,
    /// The same text gives the same game again; without it every game is new
    #[arg(long, value_name = "TEXT", value_parser = seed)]
    pub seed: Option<Seed>,
    /// Your name
    #[arg(long)]
    pub name: Option<String>,
    /// Keep the record of the game in this file
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    #[command(flatten)]
    pub lang: Language,
}

#[derive(ArgGroup)]
#[command(after_help = "Examples:\n  \
    sandtable sim ports --games 100000\n  \
    sandtable sim ports --players 4 --bots greedy,greedy,random,random --json")]
pub struct Sim {
    /// The game, as `sandtable games` calls it
    pub game: String,
    #[command(flatten)]
    pub table: Table,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    /// The same text gives the same games, whatever the number of threads
    #[arg(long, value_name = "TEXT", default_value = "sandtable", value_parser = seed)]
    pub seed: Seed,
    /// Who plays: one level for all, or one for each seat
    #[arg(long, value_name = "LEVEL[,LEVEL…]", value_delimiter = ',', default_value = "random", value_parser = level)]
    pub bots: Vec<Level>,
    /// How many threads; 0: as many as there are cores
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ArgGroup)]
#[command(after_help = "Examples:\n  \
    sandtable arena ports --bots master,greedy --games 600\n  \
    sandtable arena league --ladder --players 2     every level against the one below")]
pub struct Arena {
    /// The game, as `sandtable games` calls it
    pub game: String,
    #[command(flatten)]
    pub table: Table,
    /// The two that meet: A takes each seat in turn, B sits on all others
    #[arg(long, value_name = "A,B", value_parser = pair, required_unless_present_any = ["ladder", "oracle"])]
    pub bots: Option<(Level, Level)>,
    /// Each of the five levels meets the one below
    #[arg(long, conflicts_with = "bots")]
    pub ladder: bool,
    /// How much of what could be won by knowing all hands and what every B will answer does A win?
    /// For short games; master,greedy unless --bots says otherwise
    #[arg(long, conflicts_with = "ladder")]
    pub oracle: bool,
    /// How many games, of a ladder how many for each step, rounded up so that A sits on every seat of
    /// every deal
    #[arg(
        long,
        value_name = "N",
        default_value_t = 600,
        default_value_if("ladder", "true", "400")
    )]
    pub games: u64,
    /// The same text gives the same games, whatever the number of threads
    #[arg(long, value_name = "TEXT", default_value = "sandtable", value_parser = seed)]
    pub seed: Seed,
    /// How many threads; 0: as many as there are cores
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ArgGroup)]
#[command(after_help = "Examples:\n  \
    sandtable load                            20 tables of Ports, as fast as the server can\n  \
    sandtable load --tables 2500 --seats 4 --rate 2500\n                                            \
    10,000 connections, 2,500 moves a second\n\n\
    Unless --server names one, a server is started with a file of its own in the folder for \
    temporary files (TMPDIR); it gets one core, the clients the others. Other work on the machine \
    makes the figures worse: take the best of several runs.")]
pub struct Load {
    /// The game, as `sandtable games` calls it
    #[arg(long, value_name = "GAME", default_value = "ports")]
    pub game: String,
    /// How many tables are played at once
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub tables: u32,
    /// How many play at each table, every one over a connection of its own
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub seats: u8,
    /// How many of them are easy bots instead
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub bots: u8,
    /// How long is measured, after one to warm up
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub seconds: u32,
    /// So many actions a second, at all tables together; as many as possible if not given
    #[arg(long, value_name = "N")]
    pub rate: Option<u32>,
    /// The same also while another address asks for all it can over so many connections, three times
    /// by turns; limits hold, so at most 50 tables, and --rate
    #[arg(long, value_name = "N")]
    pub flood: Option<u32>,
    /// Change a rule, as often as needed: NAME for on, or NAME=VALUE
    #[arg(long = "switch", value_name = "NAME[=VALUE]")]
    pub switches: Vec<String>,
    /// The same text gives the same choices
    #[arg(long, value_name = "TEXT", default_value = "sandtable", value_parser = seed)]
    pub seed: Seed,
    /// A server on this machine that runs already, with --unlimited; its processor time and memory are
    /// then not reported
    #[arg(long, value_name = "URL", value_parser = load::Plan::server)]
    pub server: Option<SocketAddr>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// What a table is set up with.
#[derive(ArgGroup)]
pub struct Table {
    /// How many players; the game's fewest above two if not given
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Change a rule, as often as needed: NAME for on, or NAME=VALUE
    #[arg(long = "switch", value_name = "NAME[=VALUE]")]
    pub switches: Vec<String>,
    #[command(flatten)]
    pub imported: Imported,
}

/// What `sandtable attack import` has kept.
#[derive(ArgGroup, Default)]
pub struct Imported {
    /// Groups imported with `sandtable attack import`; sandtable-attack.txt if it is there
    #[arg(long, value_name = "FILE")]
    pub attack: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flags_are_well_formed() {
        use clap::CommandFactory;
        Args::command().debug_assert();
    }
}
