//! The server under load: a process of its own, with a file of its own, that ends with us.

use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::error::Error;
use crate::machine::{self, Cores, Usage};
use crate::plan::Plan;

/// What the server says before its address.
const HERE: &str = "On this computer: ";

const ANY_PORT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
const START_WITHIN: Duration = Duration::from_secs(60);
/// Longer than the server gives its connections.
const STOP_WITHIN: Duration = Duration::from_secs(30);

pub(crate) struct Host {
    program: PathBuf,
    store: OsString,
    /// Where the file is, if it has one.
    _folder: TempDir,
    server: Running,
    cores: Option<Cores>,
}

struct Running {
    process: Child,
    address: SocketAddr,
}

impl Host {
    pub(crate) fn start(program: &Path) -> Result<Host, Error> {
        let folder = tempfile::tempdir()?;
        let (store, cores) = (own(&folder), Cores::part());
        Ok(Host {
            server: Running::start(program, &store, cores.as_ref(), ANY_PORT)?,
            program: program.to_owned(),
            store,
            _folder: folder,
            cores,
        })
    }

    /// On any core, since nothing is measured; with a file of its own, or what others have, too.
    pub(crate) fn start_unpinned(program: &Path, shared: Option<&str>) -> Result<Host, Error> {
        let folder = tempfile::tempdir()?;
        let store = shared.map_or_else(|| own(&folder), OsString::from);
        Ok(Host {
            server: Running::start(program, &store, None, ANY_PORT)?,
            program: program.to_owned(),
            store,
            _folder: folder,
            cores: None,
        })
    }

    /// Ends it without a warning; another takes its place, at the same address.
    pub(crate) async fn kill_and_restart(&mut self) -> Result<(), Error> {
        self.server.end();
        self.start_again().await
    }

    /// Tells it to end, and says whether it did; another takes its place, at the same address.
    pub(crate) async fn stop_and_restart(&mut self) -> Result<bool, Error> {
        machine::signal(self.server.process.id(), machine::Signal::Stop);
        let until = Instant::now() + STOP_WITHIN;
        let mut ended = false;
        while !ended && Instant::now() < until {
            ended = self.server.process.try_wait()?.is_some();
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.server.end();
        self.start_again().await?;
        Ok(ended)
    }

    /// The process stands still, or goes on.
    pub(crate) fn freeze(&self, freeze: bool) {
        let signal = if freeze {
            machine::Signal::Freeze
        } else {
            machine::Signal::GoOn
        };
        machine::signal(self.server.process.id(), signal);
    }

    async fn start_again(&mut self) -> Result<(), Error> {
        let bind = self.server.address;
        let until = Instant::now() + START_WITHIN;
        loop {
            match Running::start(&self.program, &self.store, None, bind) {
                Ok(server) => {
                    self.server = server;
                    return Ok(());
                }
                // Somebody who tries to come back may have got the server's port for their own.
                Err(_) if Instant::now() < until => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// A fresh process with the same tables, none of them in memory yet.
    pub(crate) fn restart(&mut self) -> Result<(), Error> {
        self.server.end();
        let (program, store) = (&self.program, &self.store);
        self.server = Running::start(program, store, self.cores.as_ref(), ANY_PORT)?;
        Ok(())
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address
    }

    pub(crate) fn usage(&self) -> Option<Usage> {
        machine::usage(self.server.process.id())
    }

    /// Whether it has a core of its own.
    pub(crate) fn is_pinned(&self) -> bool {
        self.cores.is_some()
    }
}

/// A file that nobody else has.
fn own(folder: &TempDir) -> OsString {
    folder.path().join("tables.sqlite").into()
}

impl Running {
    fn start(
        program: &Path,
        store: &OsStr,
        cores: Option<&Cores>,
        bind: SocketAddr,
    ) -> Result<Running, Error> {
        let mut command = Command::new(program);
        command
            .args(["serve", "--unlimited", "--log", "warn", "--bind"])
            .arg(bind.to_string())
            .arg("--store")
            .arg(store)
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        // A process starts where its parent is.
        cores.inspect(|cores| cores.take_servers());
        let spawned = command.spawn();
        cores.inspect(|cores| cores.take_clients());
        let process = spawned.map_err(|error| Error::Start(error.to_string()))?;
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut running = Running { process, address };
        let output = running.process.stdout.take().into_iter();
        let origin = output
            .flat_map(|output| BufReader::new(output).lines())
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix(HERE).map(str::to_owned));
        let origin = origin.ok_or_else(|| Error::Start("it ended".to_owned()))?;
        running.address = Plan::server(&origin)?;
        Ok(running)
    }

    fn end(&mut self) {
        // It may have ended by itself, and what it kept is only for now.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}
