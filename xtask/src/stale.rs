//! Whether something that was made from files is still good.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Whether anything below the inputs is newer than `made`, or `made` is not there.
/// Folders count too: something may have been deleted from them.
pub fn is_older(made: &Path, inputs: impl IntoIterator<Item = PathBuf>) -> io::Result<bool> {
    let Ok(made) = made.metadata().and_then(|made| made.modified()) else {
        return Ok(true);
    };
    for input in inputs {
        if newest(&input)? > made {
            return Ok(true);
        }
    }
    Ok(false)
}

/// When the file, or anything in the folder, was last changed.
fn newest(path: &Path) -> io::Result<SystemTime> {
    let about = path.metadata()?;
    let mut newest_yet = about.modified()?;
    if about.is_dir() {
        for entry in fs::read_dir(path)? {
            newest_yet = newest_yet.max(newest(&entry?.path())?);
        }
    }
    Ok(newest_yet)
}

/// What is in a folder but for these names.
pub fn inside(folder: &Path, but: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !but.iter().any(|name| entry.file_name() == *name) {
            paths.push(entry.path());
        }
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::time::Duration;

    /// A folder for one test, gone afterwards.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let path = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
            fs::create_dir_all(path.join("src/deep")).unwrap();
            Folder(path)
        }

        /// Makes the file, last changed so many seconds after the beginning of time.
        fn file(&self, name: &str, at: u64) -> PathBuf {
            let path = self.0.join(name);
            File::create(&path).unwrap();
            self.changed(name, at);
            path
        }

        fn changed(&self, name: &str, at: u64) {
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(at);
            File::open(self.0.join(name))
                .unwrap()
                .set_modified(time)
                .unwrap();
        }

        fn is_older(&self, made: &Path) -> bool {
            is_older(made, [self.0.join("src")]).unwrap()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_newer_file_anywhere_below_makes_it_stale() {
        let folder = Folder::new("newer");
        let made = folder.file("made", 50);
        folder.file("src/deep/a", 40);
        folder.changed("src/deep", 40);
        folder.changed("src", 40);
        assert!(!folder.is_older(&made));
        folder.changed("src/deep/a", 60);
        assert!(folder.is_older(&made));
    }

    #[cfg(unix)]
    #[test]
    fn so_does_a_deleted_file() {
        let folder = Folder::new("deleted");
        let made = folder.file("made", 50);
        let gone = folder.file("src/a", 40);
        folder.changed("src/deep", 40);
        folder.changed("src", 40);
        assert!(!folder.is_older(&made));
        fs::remove_file(gone).unwrap();
        assert!(folder.is_older(&made));
    }

    #[test]
    fn what_was_never_made_is_stale() {
        let folder = Folder::new("never");
        assert!(folder.is_older(&folder.0.join("made")));
    }

    #[test]
    fn some_things_in_a_folder_can_be_left_out() {
        let folder = Folder::new("but");
        folder.file("keep", 1);
        folder.file("leave", 1);
        let inside = inside(&folder.0, &["leave", "src"]).unwrap();
        assert_eq!(inside, [folder.0.join("keep")]);
    }
}
