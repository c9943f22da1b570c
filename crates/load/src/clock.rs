//! A clock of a server's own, which can be put to any time while the server runs.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a C compiler makes of `clock.c`.
pub(crate) struct Clock {
    library: PathBuf,
    /// By how many hours it is wrong.
    file: PathBuf,
}

impl Clock {
    /// None where it cannot be made: without a C compiler, or where programs are not put together like this.
    pub(crate) fn new(folder: &Path) -> Option<Clock> {
        let clock = Clock {
            library: folder.join("clock.so"),
            file: folder.join("clock"),
        };
        let source = folder.join("clock.c");
        std::fs::write(&source, include_str!("clock.c")).ok()?;
        clock.set(0).ok()?;
        let made = Command::new("cc")
            .args(["-shared", "-fPIC", "-o"])
            .args([&clock.library, &source])
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .status();
        let made = made.is_ok_and(|status| status.success());
        (made && cfg!(target_os = "linux")).then_some(clock)
    }

    /// It jumps, to so many hours after or before the right time.
    pub(crate) fn set(&self, hours: i64) -> io::Result<()> {
        // Whole at once: it is read at any moment.
        let new = self.file.with_extension("new");
        std::fs::write(&new, hours.to_string())?;
        std::fs::rename(new, &self.file)
    }

    pub(crate) fn give_to(&self, command: &mut Command) {
        command
            .env("LD_PRELOAD", &self.library)
            .env("SANDTABLE_WRONG_CLOCK", &self.file);
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_told_the_time_that_the_clock_is_put_to() {
        let folder = tempfile::tempdir().unwrap();
        let clock = Clock::new(folder.path()).expect("there is a C compiler where this is built");
        let year = || {
            let mut date = Command::new("date");
            clock.give_to(date.args(["-u", "+%Y"]));
            let said = String::from_utf8(date.output().unwrap().stdout).unwrap();
            said.trim().parse::<i32>().unwrap()
        };
        let now = year();
        clock.set(20 * 366 * 24).unwrap();
        assert!((now + 20..=now + 21).contains(&year()));
        clock.set(-20 * 366 * 24).unwrap();
        assert!((now - 21..=now - 20).contains(&year()));
    }
}
