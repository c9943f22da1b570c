//! A PostgreSQL server on loopback, in a folder of its own, for as long as a test or a torture needs it.
//!
//! It is the system's PostgreSQL that is started. It refuses to run for root, so for root it runs as
//! somebody else.

use std::ffi::OsStr;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::{env, fs, io};

/// Why there is no database.
#[derive(Debug, thiserror::Error)]
pub enum NoDatabase {
    #[error(
        "PostgreSQL is not installed (no `initdb` in PATH or /usr/lib/postgresql): install your \
         system's package, such as `apt-get install postgresql`"
    )]
    NotInstalled,
    #[error("`{program}` failed: {why}")]
    Failed { program: String, why: String },
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A running server. It ends, and all it has kept goes, with this.
#[derive(Debug)]
pub struct Database {
    programs: PathBuf,
    folder: tempfile::TempDir,
    port: u16,
}

/// Nobody but those on this machine can connect, and what is kept here is only for tests.
const SETTINGS: &str = "\
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 32MB
";

impl Database {
    /// One for all who want one at the same time; it ends with the last of them.
    pub fn shared() -> Result<Arc<Database>, NoDatabase> {
        static SHARED: Mutex<Weak<Database>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(database) = shared.upgrade() {
            return Ok(database);
        }
        let database = Arc::new(Database::start()?);
        *shared = Arc::downgrade(&database);
        Ok(database)
    }

    /// Makes a database and starts it.
    pub fn start() -> Result<Database, NoDatabase> {
        let programs = programs().ok_or(NoDatabase::NotInstalled)?;
        let folder = tempfile::Builder::new().prefix("sandtable-pg-").tempdir()?;
        let database = Database {
            programs,
            folder,
            // Nobody has it now, and it stays ours: a restart comes back to it.
            port: TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
                .local_addr()?
                .port(),
        };
        let at = database.folder.path();
        somebody_else::owns(at)?;
        let data = database.data();
        database.run("initdb", |command| {
            command.args([
                "-A",
                "trust",
                "-U",
                "sandtable",
                "-E",
                "UTF8",
                "--no-locale",
                "-N",
                "-D",
            ]);
            command.arg(&data);
        })?;
        let settings = format!("{SETTINGS}port = {}\n", database.port);
        let file = data.join("postgresql.conf");
        let all = fs::read_to_string(&file)? + &settings;
        fs::write(&file, all)?;
        database.come_up()?;
        Ok(database)
    }

    /// From here on connections can be encrypted. The certificate is of `localhost` and signed by
    /// itself; gives the file that it is in.
    pub fn encrypt(&self) -> Result<PathBuf, NoDatabase> {
        let (key, certificate) = (self.data().join("own.key"), self.data().join("own.pem"));
        self.start_program("openssl".into(), |command| {
            command
                .args(["req", "-x509", "-newkey", "ec", "-nodes", "-days", "2"])
                .args(["-pkeyopt", "ec_paramgen_curve:prime256v1"])
                .args(["-subj", "/CN=localhost"])
                .args(["-addext", "subjectAltName=DNS:localhost"])
                .args(["-addext", "basicConstraints=critical,CA:FALSE"])
                .arg("-keyout")
                .arg(&key)
                .arg("-out")
                .arg(&certificate);
        })?;
        let url = self.url();
        for setting in [
            "ALTER SYSTEM SET ssl_key_file = 'own.key'",
            "ALTER SYSTEM SET ssl_cert_file = 'own.pem'",
            "ALTER SYSTEM SET ssl = on",
        ] {
            self.run("psql", |command| {
                command.args(["-q", "-X", "-v", "ON_ERROR_STOP=1", "-c", setting, &url]);
            })?;
        }
        let data = self.data();
        self.run("pg_ctl", |command| {
            command.args(["reload", "-s", "-D"]).arg(&data);
        })?;
        Ok(certificate)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Where it is, for `--store`.
    pub fn url(&self) -> String {
        format!("postgres://sandtable@127.0.0.1:{}/postgres", self.port)
    }

    /// The same, with tables apart from those of all others.
    pub fn url_apart(&self) -> Result<String, NoDatabase> {
        static PARTS: AtomicU32 = AtomicU32::new(0);
        let name = format!("part{}", PARTS.fetch_add(1, Ordering::Relaxed));
        let url = self.url();
        let make = format!("CREATE SCHEMA IF NOT EXISTS {name}");
        self.run("psql", |command| {
            command.args(["-q", "-X", "-v", "ON_ERROR_STOP=1", "-c", &make, &url]);
        })?;
        Ok(format!("{url}?options=-c%20search_path%3D{name}"))
    }

    /// Starts it again after a [`Database::stop`].
    pub fn come_up(&self) -> Result<(), NoDatabase> {
        let (data, log) = (self.data(), self.folder.path().join("log"));
        self.run("pg_ctl", |command| {
            command
                .args(["start", "-w", "-s", "-t", "60", "-D"])
                .arg(&data);
            command.arg("-l").arg(&log);
        })
    }

    /// Stops it at once, as a crash would.
    pub fn stop(&self) -> Result<(), NoDatabase> {
        let data = self.data();
        self.run("pg_ctl", |command| {
            command
                .args(["stop", "-s", "-m", "immediate", "-D"])
                .arg(&data);
        })
    }

    fn run(&self, program: &str, tell: impl FnOnce(&mut Command)) -> Result<(), NoDatabase> {
        self.start_program(self.programs.join(program), tell)
    }

    fn start_program(
        &self,
        path: PathBuf,
        tell: impl FnOnce(&mut Command),
    ) -> Result<(), NoDatabase> {
        let program = path.file_name().unwrap_or_default().to_string_lossy();
        let mut command = Command::new(&path);
        command.current_dir(self.folder.path());
        command.stdin(Stdio::null());
        tell(&mut command);
        somebody_else::runs(&mut command);
        // What it leaves running must not hold on to what it writes to.
        let said = self.folder.path().join(format!("{program}.said"));
        let file = fs::File::create(&said)?;
        command.stdout(file.try_clone()?).stderr(file);
        let status = command.status()?;
        if status.success() {
            return Ok(());
        }
        let mut why = fs::read_to_string(&said).unwrap_or_default();
        why += &fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
        Err(NoDatabase::Failed {
            program: program.into_owned(),
            why,
        })
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // If it does not run any more, so much the better.
        let _ = self.stop();
    }
}

/// The newest of those that are installed.
fn programs() -> Option<PathBuf> {
    let has = |folder: &Path| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    let version = |path: &Path| -> u32 {
        let name = path.file_name().and_then(OsStr::to_str);
        name.and_then(|name| name.parse().ok()).unwrap_or(0)
    };
    let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut installed: Vec<PathBuf> = installed.flatten().map(|entry| entry.path()).collect();
    installed.sort_by_key(|path| version(path));
    let newest = installed.into_iter().rev().map(|path| path.join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    newest
        .chain(env::split_paths(&path))
        .find(|folder| has(folder))
}

/// Whether it can be started here.
pub fn is_installed() -> bool {
    programs().is_some()
}

#[cfg(unix)]
mod somebody_else {
    use std::os::unix::fs::{MetadataExt, chown};
    use std::os::unix::process::CommandExt;
    use std::process::Command;
    use std::{fs, io, path::Path};

    /// The system's user of PostgreSQL, or nobody, if we are root.
    fn wanted() -> Option<(u32, u32)> {
        let is_root = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
        let users = fs::read_to_string("/etc/passwd").ok().filter(|_| is_root)?;
        let find = |name: &str| {
            let line = users
                .lines()
                .find(|line| line.split(':').next() == Some(name))?;
            let mut fields = line.split(':').skip(2);
            Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
        };
        find("postgres").or_else(|| find("nobody"))
    }

    pub(super) fn owns(folder: &Path) -> io::Result<()> {
        match wanted() {
            Some((user, group)) => chown(folder, Some(user), Some(group)),
            None => Ok(()),
        }
    }

    pub(super) fn runs(command: &mut Command) {
        if let Some((user, group)) = wanted() {
            command.gid(group).uid(user);
        }
    }
}

#[cfg(not(unix))]
mod somebody_else {
    use std::process::Command;
    use std::{io, path::Path};

    pub(super) fn owns(_: &Path) -> io::Result<()> {
        Ok(())
    }

    pub(super) fn runs(_: &mut Command) {}
}
