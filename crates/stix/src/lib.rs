//! Reads `enterprise-attack.json`, the official STIX bundle of MITRE ATT&CK, and writes the facts that
//! games need as a table: techniques with tactics, mitigations and data components, and the groups known
//! for them.
//!
//! - `bundle`: what a bundle looks like as JSON, as far as we read it
//! - `table`: the facts, and how they are written
//!
//! Knows no game: which defence sees a data component is for the game to say.

mod bundle;
mod table;

pub use table::Table;

/// More than any official bundle will have for long: today's is about 50 MB.
pub const MOST_BYTES: u64 = 256 * 1024 * 1024;

/// The first line of every table.
pub const MARK: &str = "# Facts of MITRE ATT&CK, imported";

/// Why a file is not a bundle that can be imported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotABundle {
    #[error("the file is {megabytes} MB large; the official bundle has about 50 MB, and more than {most} MB are not read", most = MOST_BYTES / 1024 / 1024)]
    TooLarge { megabytes: u64 },
    #[error("the file ends in the middle (line {line}): the download was probably cut off")]
    Truncated { line: usize },
    #[error("the file is not JSON: {0}")]
    NotJson(String),
    #[error("the file is JSON, but not a STIX bundle: {0}")]
    NotStix(String),
    #[error("the bundle has no techniques of Enterprise ATT&CK: enterprise-attack.json is needed")]
    NotEnterprise,
    #[error("the bundle has no groups")]
    NoGroups,
    #[error("the bundle does not say which data detects its techniques")]
    NoDetections,
    #[error("the bundle says of more data than any of MITRE's that it detects techniques")]
    TooManyDetections,
}

/// The facts of a bundle.
pub fn read(bytes: &[u8]) -> Result<Table, NotABundle> {
    let size = bytes.len() as u64;
    if size > MOST_BYTES {
        return Err(NotABundle::TooLarge {
            megabytes: size / 1024 / 1024,
        });
    }
    Table::of(&bundle::parse(bytes)?)
}
