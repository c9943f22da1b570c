//! Commands that look back on games.

use std::path::PathBuf;

use clap::Args as ArgGroup;

use super::values::{Language, viewer};

#[derive(ArgGroup)]
pub struct Replay {
    /// A record, as a finished table or `sandtable play --save` gives it
    pub file: PathBuf,
    /// Whose eyes to look through: open (all cards), spectator, or a seat from 1
    #[arg(long, value_name = "WHO", default_value = "open", value_parser = viewer)]
    pub viewer: tabletop::Viewer,
    /// Go through it step by step, as on a terminal, also if this is none
    #[arg(long)]
    pub step: bool,
    #[command(flatten)]
    pub lang: Language,
}

#[derive(ArgGroup)]
#[command(after_help = "Examples:\n  \
    sandtable debrief game.json --out debrief.md\n  \
    sandtable debrief game.json --names Anna,Ben --lang ja\n  \
    sandtable debrief game.json --layer --out layer.json    for the ATT&CK Navigator\n  \
    sandtable debrief table-*.json --csv                    several tables together\n  \
    sandtable debrief table-*.json --compare                what tables of the same deal decided")]
pub struct Debrief {
    /// Records, as finished tables or `sandtable play --save` give them; several are debriefed together
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub form: DebriefForm,
    /// With --layer: only what the player of this seat met, from 1
    #[arg(long, value_name = "N", requires = "layer")]
    pub seat: Option<u8>,
    /// The players by seat. Records hold no names: without this they are called by their seats
    #[arg(long, value_name = "NAME,NAME…", value_delimiter = ',')]
    pub names: Vec<String>,
    /// Write to this file, which must not be there yet
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub lang: Language,
}

#[derive(ArgGroup)]
#[command(after_help = "Examples:\n  \
    sandtable review game.json --names Anna,Ben\n  \
    sandtable review game.json --json\n  \
    sandtable review game.json --deep                       five times the work")]
pub struct Review {
    /// A record, as finished tables or `sandtable play --save` give it
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Print JSON with everything in it
    #[arg(long)]
    pub json: bool,
    /// Look more closely, which takes about five times as long
    #[arg(long)]
    pub deep: bool,
    /// The players by seat. Records hold no names: without this they are called by their seats
    #[arg(long, value_name = "NAME,NAME…", value_delimiter = ',')]
    pub names: Vec<String>,
    /// Threads to work with; 0: as many as the machine has cores. The answer is the same
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    #[command(flatten)]
    pub lang: Language,
}

/// How a debrief is written.
#[derive(ArgGroup)]
#[group(multiple = false)]
pub struct DebriefForm {
    /// Markdown, to be read or printed; so it is if nothing else is asked for
    #[arg(long)]
    pub markdown: bool,
    /// JSON with everything in it
    #[arg(long)]
    pub json: bool,
    /// A layer of the ATT&CK Navigator, format 4.5: the score is how often a technique was met
    #[arg(long)]
    pub layer: bool,
    /// A bundle of STIX 2.1: techniques met at each table, and what mitigates them
    #[arg(long)]
    pub stix: bool,
    /// Every attack as a line of a table
    #[arg(long)]
    pub csv: bool,
    /// Where tables of the same deal decided otherwise, and what came of it, as a table
    #[arg(long)]
    pub compare: bool,
}
