//! The server under load: a process of its own, with a file of its own, that ends with us.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::error::Error;
use crate::machine::{self, Cores, Usage};
use crate::plan::Plan;

/// What the server says before its address.
const HERE: &str = "On this computer: ";

pub(crate) struct Host {
    program: PathBuf,
    folder: TempDir,
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
        let cores = Cores::part();
        Ok(Host {
            server: Running::start(program, folder.path(), cores.as_ref())?,
            program: program.to_owned(),
            folder,
            cores,
        })
    }

    /// A fresh process with the same tables, none of them in memory yet.
    pub(crate) fn restart(&mut self) -> Result<(), Error> {
        self.server.end();
        self.server = Running::start(&self.program, self.folder.path(), self.cores.as_ref())?;
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

impl Running {
    fn start(program: &Path, folder: &Path, cores: Option<&Cores>) -> Result<Running, Error> {
        let mut command = Command::new(program);
        command
            .args(["serve", "--unlimited", "--bind", "127.0.0.1:0", "--data"])
            .arg(folder.join("tables.sqlite"))
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
