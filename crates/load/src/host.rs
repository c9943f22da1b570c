//! The server under load: a process of its own, with a file of its own, that ends with us.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::clock::Clock;
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
    serving: Serving,
    server: Running,
    /// Where the file is, if it has one.
    _folder: TempDir,
}

/// How the server is started, again and again.
struct Serving {
    program: PathBuf,
    store: OsString,
    cores: Option<Cores>,
    /// Its own, where that can be had.
    clock: Option<Clock>,
    limits: Limits,
}

/// Whether the server holds back who is too fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limits {
    Usual,
    None,
}

struct Running {
    process: Child,
    address: SocketAddr,
}

impl Host {
    pub(crate) fn start(program: &Path, limits: Limits) -> Result<Host, Error> {
        Host::start_with(|folder| Serving {
            program: program.to_owned(),
            store: folder.join("tables.sqlite").into(),
            cores: Cores::part(),
            clock: None,
            limits,
        })
    }

    /// On any core, since nothing is measured; with a file of its own, or what others have, too.
    pub(crate) fn start_disturbed(program: &Path, shared: Option<&str>) -> Result<Host, Error> {
        Host::start_with(|folder| Serving {
            program: program.to_owned(),
            store: shared.map_or_else(|| folder.join("tables.sqlite").into(), OsString::from),
            cores: None,
            clock: Clock::new(folder),
            limits: Limits::None,
        })
    }

    fn start_with(serving: impl FnOnce(&Path) -> Serving) -> Result<Host, Error> {
        let folder = tempfile::tempdir()?;
        let serving = serving(folder.path());
        Ok(Host {
            server: Running::start(&serving, ANY_PORT)?,
            serving,
            _folder: folder,
        })
    }

    pub(crate) fn has_own_clock(&self) -> bool {
        self.serving.clock.is_some()
    }

    /// Its clock jumps, to so many hours after or before the right time.
    pub(crate) fn set_clock(&self, hours: i64) -> Result<(), Error> {
        let clock = self.serving.clock.as_ref();
        Ok(clock.map_or(Ok(()), |clock| clock.set(hours))?)
    }

    /// From here on no file of its can grow beyond so many bytes, as on a full disk.
    pub(crate) fn limit_files(&self, most: Option<u64>) {
        machine::limit_files(self.server.process.id(), most);
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
            match Running::start(&self.serving, bind) {
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
        self.server = Running::start(&self.serving, ANY_PORT)?;
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
        self.serving.cores.is_some()
    }
}

/// What may not grow is an error, not the end: a signal that is ignored here is ignored by whatever is
/// started in its place.
const WITHOUT_A_SIGNAL: &str = r#"trap "" XFSZ; exec "$0" "$@""#;

fn serve(program: &Path) -> Command {
    let mut command = if cfg!(unix) {
        let mut shell = Command::new("sh");
        shell.args(["-c", WITHOUT_A_SIGNAL]).arg(program);
        shell
    } else {
        Command::new(program)
    };
    command.arg("serve");
    command
}

impl Running {
    fn start(serving: &Serving, bind: SocketAddr) -> Result<Running, Error> {
        let Serving {
            program,
            store,
            cores,
            clock,
            limits,
        } = serving;
        let mut command = serve(program);
        command
            .args(["--log", "warn", "--bind"])
            .arg(bind.to_string())
            .arg("--store")
            .arg(store)
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        match limits {
            Limits::Usual => (),
            Limits::None => drop(command.arg("--unlimited")),
        }
        if let Some(clock) = clock {
            clock.give_to(&mut command);
        }
        // A process starts where its parent is.
        cores.as_ref().inspect(|cores| cores.take_servers());
        let spawned = command.spawn();
        cores.as_ref().inspect(|cores| cores.take_clients());
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
