//! `sandtable attack import`: the groups of another version of ATT&CK.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use catalog::Library;

use crate::args::Import;
use crate::error::Error;

pub fn run(args: &Import, out: &mut impl Write) -> Result<(), Error> {
    let bytes = read(&args.file)?;
    let bundle = |why| Error::Bundle {
        file: args.file.clone(),
        why,
    };
    let table = stix::read(&bytes).map_err(bundle)?;
    let text = table.text();
    // What is kept must be readable again.
    let library = Library::read(&text).map_err(|why| Error::Library {
        file: args.file.clone(),
        why,
    })?;
    if library.is_empty() {
        let file = args.file.clone();
        return Err(Error::NoGroups { file });
    }
    replace(&args.to, &text).map_err(|error| Error::Write {
        file: args.to.clone(),
        error,
    })?;
    let techniques = counted(table.techniques.len(), "technique");
    let groups = counted(table.groups.len(), "group");
    writeln!(out, "ATT&CK {}: {techniques}, {groups}", table.version)?;
    let playable = counted(library.len(), "group");
    let to = args.to.display();
    writeln!(out, "{playable} can be played; kept in {to}")?;
    let (unknown, skipped) = (&library.unknown, &library.skipped);
    if !unknown.is_empty() {
        let (count, names) = (counted(unknown.len(), "data component"), some(unknown));
        writeln!(out, "Unknown, so good for no defence: {count} ({names})")?;
    }
    if !skipped.is_empty() {
        let (count, names) = (counted(skipped.len(), "technique"), some(skipped));
        writeln!(
            out,
            "Left out, since no defence detects it: {count} ({names})"
        )?;
    }
    Ok(())
}

fn counted(count: usize, what: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {what}{s}")
}

/// Names, but not endlessly many.
fn some(names: &[String]) -> String {
    const MOST: usize = 12;
    let listed = names[..names.len().min(MOST)].join(", ");
    match names.len().saturating_sub(MOST) {
        0 => listed,
        more => format!("{listed} and {more} more"),
    }
}

/// The whole file, unless it is too large: its size is asked before any of it is read, and a file that
/// has no size is read no further than that.
fn read(file: &Path) -> Result<Vec<u8>, Error> {
    let unreadable = |error| Error::Read {
        file: file.to_owned(),
        error,
    };
    let too_large = |bytes: u64| Error::Bundle {
        file: file.to_owned(),
        why: stix::NotABundle::TooLarge {
            megabytes: bytes / 1024 / 1024,
        },
    };
    let opened = File::open(file).map_err(unreadable)?;
    let size = opened.metadata().map_err(unreadable)?.len();
    if size > stix::MOST_BYTES {
        return Err(too_large(size));
    }
    let mut bytes = Vec::new();
    let mut limited = opened.take(stix::MOST_BYTES + 1);
    limited.read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(bytes)
}

/// Writes the file beside its place first, so that a failure leaves what was there.
fn replace(file: &Path, text: &str) -> io::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    let beside = Path::new(&beside);
    let written = fs::write(beside, text).and_then(|()| fs::rename(beside, file));
    if written.is_err() {
        let _ = fs::remove_file(beside);
    }
    written
}
