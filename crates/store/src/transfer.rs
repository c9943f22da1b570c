//! Tables on their way from one store to another: a file of JSON lines that either store writes and
//! reads.
//!
//! The first line says what it is, and the last how much there was: what was cut off on its way is not
//! taken for the whole. It holds what the store does, the luck of running games and the hashes of
//! secrets, and so is for its owner alone.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::{Class, Error, Note, OpenError, Place, Saved, postgres, private, sqlite};

/// Moves when the lines below change.
const FORMAT: u32 = 1;

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Piece {
    Sandtable { format: u32 },
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
}

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
        let mut export = Export {
            file: BufWriter::new(private::create(part).map_err(failed)?),
            moved: Moved::default(),
        };
        export
            .piece(&Piece::Sandtable { format: FORMAT })
            .map_err(failed)?;
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

/// Adds what was exported to a store, all of it or nothing. Servers go on meanwhile.
pub async fn import(place: &Place, from: &Path) -> Result<Moved, TransferError> {
    let file = File::open(from).map_err(|why| TransferError::File {
        path: from.into(),
        why,
    })?;
    let Read { classes, tables } = read(from, BufReader::new(file))?;
    let moved = Moved {
        classes: classes.len(),
        tables: tables.len(),
    };
    match place {
        Place::File(path) => sqlite::import(path, classes, tables).await?,
        Place::Postgres(url) => postgres::import(url, classes, tables).await?,
    }
    Ok(moved)
}

struct Read {
    classes: Vec<Class>,
    tables: Vec<Whole>,
}

/// Reads all of it before any of it is kept.
fn read(from: &Path, file: impl BufRead) -> Result<Read, TransferError> {
    let path = || from.to_owned();
    let failed = |why| TransferError::File { path: path(), why };
    let wrong = |why: String| TransferError::NotAnExport { path: path(), why };
    let mut lines = file.lines();
    let head = lines
        .next()
        .transpose()
        .map_err(failed)?
        .unwrap_or_default();
    match serde_json::from_str(&head) {
        Ok(Piece::Sandtable { format: FORMAT }) => (),
        Ok(Piece::Sandtable { format }) => {
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
    let mut read = Read {
        classes: Vec::new(),
        tables: Vec::new(),
    };
    for (number, line) in (2..).zip(lines) {
        let wrong = |why: &dyn std::fmt::Display| wrong(format!("line {number}: {why}"));
        match serde_json::from_str(&line.map_err(failed)?) {
            Ok(Piece::Class(class)) => read.classes.push(class),
            Ok(Piece::Table(table)) => read.tables.push(*table),
            Ok(Piece::End(moved)) => {
                let whole = Moved {
                    classes: read.classes.len(),
                    tables: read.tables.len(),
                };
                return match moved == whole {
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
            roll: "{}".to_owned(),
        };
        let whole = Whole {
            saved,
            journal: vec![sample::note()],
            review: None,
        };
        let moved = Moved {
            classes: 1,
            tables: 1,
        };
        let pieces = [
            Piece::Sandtable { format: FORMAT },
            Piece::Class(class),
            Piece::Table(Box::new(whole)),
            Piece::End(moved),
        ];
        let lines = pieces.map(|piece| serde_json::to_string(&piece).unwrap());
        lines.join("\n")
    }

    fn read_text(text: &str) -> Result<Read, TransferError> {
        read(Path::new("export"), text.as_bytes())
    }

    /// Whatever a file holds is read or refused; and what is read can be kept and comes back, or is
    /// refused then.
    #[test]
    fn fuzz_exports() {
        let sample = exported();
        assert!(read_text(&sample).is_ok());
        fuzz::nearly(&[sample], |text| {
            let Ok(Read { classes, tables }) = read_text(text) else {
                return;
            };
            let Ok(kept) = sqlite::kept(&classes, &tables) else {
                return;
            };
            for (kept, read) in kept.iter().zip(&tables) {
                assert_eq!(kept.saved.entries, read.saved.entries);
                assert_eq!(kept.saved.table, read.saved.table);
                assert_eq!(kept.journal, read.journal);
            }
        });
    }
}
