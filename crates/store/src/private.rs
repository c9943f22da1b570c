//! Files that are for their owner alone: whoever reads them knows every card of every running game.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a new file, or opens one to write to.
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A file that was not there, or an empty one in its place.
pub(crate) fn create(path: &Path) -> io::Result<File> {
    options().create(true).truncate(true).open(path)
}

/// A file with whatever is in it.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    options().create(true).truncate(false).open(path)
}

/// A file that was not there.
pub(crate) fn create_new(path: &Path) -> io::Result<File> {
    options().create_new(true).open(path)
}
