//! Tables on their way from one store to another: a file of JSON lines that either store writes and
//! reads.
//!
//! The first line says what it is, and the last how much there was: what was cut off on its way is not
//! taken for the whole. It holds what the store does, the luck of running games and the hashes of
//! secrets, and so is for its owner alone.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::{Class, Error, Note, OpenError, Place, Saved, postgres, private, sqlite};

/// Moves when the lines below change. Older ones are read, too.
const FORMAT: u32 = 2;

/// Longer than a line of any table or class: some files never end.
const LINE_BYTES: u64 = 64 << 20;

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Piece {
    Sandtable {
        format: u32,
        /// House time when it was exported; the first format does not say it.
        #[serde(default)]
        house: Option<i64>,
    },
    Class(Class),
    Table(Box<Whole>),
    End(Moved),
}

/// All there is of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Whole {
    #[serde(flatten)]
    pub(crate) saved: Saved,
    pub(crate) journal: Vec<Note>,
    pub(crate) review: Option<String>,
    /// House time when it was last touched; the first format does not say it.
    #[serde(default)]
    pub(crate) touched: Option<i64>,
}

/// A class's roll where house time is later by so many seconds, as it is in another store. Only whoever
/// reads rolls knows which times are in there.
pub type Later = fn(roll: String, seconds: i64) -> String;

/// How much was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    pub classes: usize,
    pub tables: usize,
}

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] Error),
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    #[error("cannot write or read {}: {why}", path.display())]
    File { path: PathBuf, why: io::Error },
    #[error("{} is not an export of Sandtable: {why}", path.display())]
    NotAnExport { path: PathBuf, why: String },
    #[error("{} was exported by a newer Sandtable (format {found}; this one knows {FORMAT})", path.display())]
    Newer { path: PathBuf, found: u32 },
    #[error("{} is not all there: its end is missing", path.display())]
    CutOff { path: PathBuf },
    #[error(
        "the table or class with the code {code} is there already, or its code is taken: nothing was imported"
    )]
    Taken { code: String },
    #[error("a PostgreSQL database is backed up with its own means, such as pg_dump")]
    OfPostgres,
}

/// What an export is written to, piece by piece.
pub(crate) struct Export {
    file: BufWriter<File>,
    moved: Moved,
}

impl Export {
    /// At this house time.
    pub(crate) fn begin(&mut self, house: i64) -> io::Result<()> {
        self.piece(&Piece::Sandtable {
            format: FORMAT,
            house: Some(house),
        })
    }

    pub(crate) fn class(&mut self, class: Class) -> io::Result<()> {
        self.moved.classes += 1;
        self.piece(&Piece::Class(class))
    }

    pub(crate) fn table(&mut self, table: Whole) -> io::Result<()> {
        self.moved.tables += 1;
        self.piece(&Piece::Table(Box::new(table)))
    }

    fn piece(&mut self, piece: &Piece) -> io::Result<()> {
        serde_json::to_writer(&mut self.file, piece)?;
        self.file.write_all(b"\n")
    }
}

/// Writes all classes and tables of a store, as they are at one moment, into a new file. Servers go on
/// meanwhile.
pub async fn export(place: &Place, to: &Path) -> Result<Moved, TransferError> {
    let failed = |why| TransferError::File {
        path: to.into(),
        why,
    };
    let written = new_file(to, async |part| {
        let export = Export {
            file: BufWriter::new(private::create(part).map_err(failed)?),
            moved: Moved::default(),
        };
        let mut export = match place {
            Place::File(path) => sqlite::export(path, export).await?,
            Place::Postgres(url) => postgres::export(url, export).await?,
        };
        let moved = export.moved;
        export.piece(&Piece::End(moved)).map_err(failed)?;
        let file = export
            .file
            .into_inner()
            .map_err(|error| failed(error.into_error()))?;
        file.sync_all().map_err(failed)?;
        Ok(moved)
    });
    written.await
}

/// Copies a data file while it is served.
pub async fn backup(place: &Place, to: &Path) -> Result<(), TransferError> {
    let Place::File(path) = place else {
        return Err(TransferError::OfPostgres);
    };
    new_file(to, async |part| {
        let made = private::create(part).map(drop);
        made.map_err(|why| TransferError::File {
            path: to.into(),
            why,
        })?;
        sqlite::backup(path, part).await
    })
    .await
}

/// Makes a file that is there only when it is whole.
async fn new_file<T>(
    to: &Path,
    make: impl AsyncFnOnce(&Path) -> Result<T, TransferError>,
) -> Result<T, TransferError> {
    if to.exists() {
        return Err(TransferError::Exists(to.into()));
    }
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let made = make(&part).await.and_then(|made| {
        let renamed = fs::rename(&part, to).map(|()| made);
        renamed.map_err(|why| TransferError::File {
            path: to.into(),
            why,
        })
    });
    if made.is_err() {
        // What is not whole is of no use.
        let _ = fs::remove_file(&part);
    }
    made
}

/// Adds what was exported to a store, all of it or nothing. Servers go on meanwhile. Everything stays as
/// old as it was, whatever house time it is there; how long the file lay about does not count.
pub async fn import(place: &Place, from: &Path, later: Later) -> Result<Moved, TransferError> {
    let file = File::open(from).map_err(|why| TransferError::File {
        path: from.into(),
        why,
    })?;
    let load = Load {
        exported: read(from, BufReader::new(file))?,
        later,
    };
    let moved = load.exported.moved();
    match place {
        Place::File(path) => sqlite::import(path, load).await?,
        Place::Postgres(url) => postgres::import(url, load).await?,
    }
    Ok(moved)
}

/// What a file holds.
#[derive(Default)]
struct Exported {
    house: Option<i64>,
    classes: Vec<Class>,
    tables: Vec<Whole>,
}

impl Exported {
    fn moved(&self) -> Moved {
        Moved {
            classes: self.classes.len(),
            tables: self.tables.len(),
        }
    }
}

/// What is to be added to a store.
pub(crate) struct Load {
    exported: Exported,
    later: Later,
}

impl Load {
    /// The classes and tables as they are where it is this house time. All tables say when they were
    /// touched.
    pub(crate) fn at(self, house: i64) -> (Vec<Class>, Vec<Whole>) {
        let Load { exported, later } = self;
        let Exported {
            house: before,
            mut classes,
            mut tables,
        } = exported;
        let seconds = before.map_or(0, |before| house.saturating_sub(before));
        for class in &mut classes {
            class.roll = later(std::mem::take(&mut class.roll), seconds);
        }
        for table in &mut tables {
            let touched = table.touched.filter(|_| before.is_some());
            table.touched = Some(touched.map_or(house, |touched| touched.saturating_add(seconds)));
        }
        (classes, tables)
    }
}

/// The next line; none at the end.
fn next_line(file: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = String::new();
    match file.by_ref().take(LINE_BYTES).read_line(&mut line)? as u64 {
        0 => Ok(None),
        LINE_BYTES => Err(io::Error::other("a line of it does not end")),
        _ => Ok(Some(line)),
    }
}

/// Reads all of it before any of it is kept.
fn read(from: &Path, mut file: impl BufRead) -> Result<Exported, TransferError> {
    let path = || from.to_owned();
    let mut next = || next_line(&mut file).map_err(|why| TransferError::File { path: path(), why });
    let wrong = |why: String| TransferError::NotAnExport { path: path(), why };
    let mut read = Exported::default();
    match serde_json::from_str(&next()?.unwrap_or_default()) {
        Ok(Piece::Sandtable { format, house }) if format <= FORMAT => read.house = house,
        Ok(Piece::Sandtable { format, .. }) => {
            return Err(TransferError::Newer {
                path: path(),
                found: format,
            });
        }
        Ok(Piece::Class(_) | Piece::Table(_) | Piece::End(_)) => {
            return Err(wrong("its beginning is missing".to_owned()));
        }
        Err(error) => return Err(wrong(error.to_string())),
    }
    for number in 2.. {
        let Some(line) = next()? else { break };
        let wrong = |why: &dyn std::fmt::Display| wrong(format!("line {number}: {why}"));
        match serde_json::from_str(&line) {
            Ok(Piece::Class(class)) => read.classes.push(class),
            Ok(Piece::Table(table)) => read.tables.push(*table),
            Ok(Piece::End(moved)) => {
                return match moved == read.moved() {
                    true => Ok(read),
                    false => Err(wrong(&"some of it is missing")),
                };
            }
            Ok(Piece::Sandtable { .. }) => return Err(wrong(&"it begins again")),
            Err(error) if error.is_eof() => break,
            Err(error) => return Err(wrong(&error)),
        }
    }
    Err(TransferError::CutOff { path: path() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{From, Line, Sitter, sample};

    /// An export, a piece a line.
    fn exported() -> String {
        let mut table = sample::table("a");
        table.seats.push(Sitter::Open);
        table.head = Some(r#"{"game":"ports"}"#.to_owned());
        let line = Line {
            from: From::Seat(0),
            text: "hello".to_owned(),
        };
        let saved = Saved {
            table,
            entries: vec![sample::ENTRY.to_owned(); 2],
            over: false,
            next: None,
            chat: vec![line],
        };
        let class = Class {
            id: "c".to_owned(),
            code: "CODE".to_owned(),
            founder: None,
            roll: "{}".to_owned(),
        };
        let whole = Whole {
            saved,
            journal: vec![sample::note()],
            review: None,
            touched: Some(1_800_000_000),
        };
        let moved = Moved {
            classes: 1,
            tables: 1,
        };
        let pieces = [
            Piece::Sandtable {
                format: FORMAT,
                house: Some(1_800_000_000),
            },
            Piece::Class(class),
            Piece::Table(Box::new(whole)),
            Piece::End(moved),
        ];
        let lines = pieces.map(|piece| serde_json::to_string(&piece).unwrap());
        lines.join("\n")
    }

    fn read_text(text: &str) -> Result<Exported, TransferError> {
        read(Path::new("export"), text.as_bytes())
    }

    /// Whatever a file holds is read or refused; and what is read can be kept and comes back, or is
    /// refused then.
    #[test]
    fn fuzz_exports() {
        let sample = exported();
        assert!(read_text(&sample).is_ok());
        fuzz::nearly(&[sample], |text| {
            let Ok(exported) = read_text(text) else {
                return;
            };
            let tables = exported.tables.clone();
            let load = Load {
                exported,
                later: |roll, _| roll,
            };
            let Ok(kept) = sqlite::kept(load) else {
                return;
            };
            for (kept, read) in kept.iter().zip(&tables) {
                assert_eq!(kept.saved.entries, read.saved.entries);
                assert_eq!(kept.saved.table, read.saved.table);
                assert_eq!(kept.journal, read.journal);
            }
        });
    }

    #[test]
    fn a_file_that_does_not_end_is_refused() {
        struct Endless;
        impl io::Read for Endless {
            fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
                room.fill(b' ');
                Ok(room.len())
            }
        }
        let refused = read(Path::new("/dev/zero"), BufReader::new(Endless));
        assert!(matches!(refused, Err(TransferError::File { .. })));
    }

    #[test]
    fn everything_stays_as_old_as_it_was_wherever_it_is_another_time() {
        let there = 1_800_000_000;
        for (before, touched, after) in [
            // Two days old, where a clock was never set and where it is years later.
            (Some(500_000), Some(500_000 - 172_800), there - 172_800),
            (Some(there + 90), Some(there - 10), there - 100),
            // The first format says neither.
            (None, None, there),
            (None, Some(5), there),
        ] {
            let mut exported = read_text(&exported()).unwrap();
            exported.house = before;
            exported.tables[0].touched = touched;
            let later: Later = |roll, seconds| format!("{roll} {seconds}");
            let (classes, tables) = Load { exported, later }.at(there);
            assert_eq!(tables[0].touched, Some(after), "{before:?}");
            let seconds = before.map_or(0, |before| there - before);
            assert_eq!(classes[0].roll, format!("{{}} {seconds}"));
        }
    }
}
