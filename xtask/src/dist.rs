//! One archive with the program and everything that must go with it, for machines without Rust or Node.

use std::collections::BTreeSet;
use std::env::{self, consts};
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::run::{self, Failed, cargo, root, step};
use crate::supply::Accepted;
use crate::{client, node};

/// Told to whoever unpacks it.
const READ_ME: &str = "\
Sandtable: cybersecurity tabletop games in a browser. No accounts, no Internet needed.

Start it here, in a terminal:

    ./sandtable serve                        for this computer
    ./sandtable serve --bind 0.0.0.0:7070    for everybody in the same network

and open the address that it prints. Press Ctrl-C to stop; tables are kept in the file
sandtable.sqlite beside it and go on when it is started again. `./sandtable --help` tells
what else it does; on Windows the program is sandtable.exe.

The games are unofficial implementations of published tabletop games: each game's rules page
names its creators, who have neither made nor endorsed this program. MIT or Apache 2.0, at your
choice; texts and pictures as LICENSE-CONTENT.md says; what others have written for it stands
in THIRD-PARTY.txt.
";

/// Which build goes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    Release,
    /// As the tests have built it: larger and slower, but there already.
    Dev,
}

impl Profile {
    const fn folder(self) -> &'static str {
        match self {
            Profile::Release => "release",
            Profile::Dev => "debug",
        }
    }
}

/// Builds the program and packs it; gives the archive.
pub fn make(profile: Profile) -> Result<PathBuf, Failed> {
    node::check()?;
    client::install()?;
    step("Build the client", client::build_if_stale)?;
    step("Build the program", || {
        let mut build = cargo();
        build.args(["build", "--package", "sandtable"]);
        if profile == Profile::Release {
            build.arg("--release");
        }
        run::run(&mut build)
    })?;
    let mut archive = PathBuf::new();
    step("Pack it", || {
        archive = pack(profile)?;
        println!("{}", archive.display());
        Ok(())
    })?;
    Ok(archive)
}

fn pack(profile: Profile) -> Result<PathBuf, Failed> {
    let (target, place) = (target(), root().join("target/dist"));
    let name = format!(
        "sandtable-{}-{}-{}",
        env!("CARGO_PKG_VERSION"),
        consts::OS,
        consts::ARCH
    );
    let folder = place.join(&name);
    let program = format!("sandtable{}", consts::EXE_SUFFIX);
    let fill = || -> io::Result<()> {
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        let built = target.join(profile.folder()).join(&program);
        fs::copy(built, folder.join(&program))?;
        for licence in ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-CONTENT.md"] {
            fs::copy(root().join(licence), folder.join(licence))?;
        }
        fs::write(folder.join("README.txt"), READ_ME)
    };
    fill().map_err(|error| Failed(format!("cannot fill {}: {error}", folder.display())))?;
    let theirs = third_parties()?;
    fs::write(folder.join("THIRD-PARTY.txt"), theirs)
        .map_err(|error| Failed(format!("cannot write THIRD-PARTY.txt: {error}")))?;
    let archive = place.join(format!("{name}.tar.gz"));
    // Every system that we know has it, Windows too.
    let mut tar = Command::new("tar");
    run::run(
        tar.arg("--create")
            .arg("--gzip")
            .arg("--file")
            .arg(&archive)
            .arg("--directory")
            .arg(&place)
            .arg(&name),
    )?;
    Ok(archive)
}

/// Unpacks the archive where there is nothing, and starts what is in it with nothing around it.
pub fn try_out(archive: &Path) -> Result<(), Failed> {
    let place = root().join("target/dist/tried");
    let fresh = || -> io::Result<()> {
        if place.exists() {
            fs::remove_dir_all(&place)?;
        }
        fs::create_dir_all(&place)
    };
    fresh().map_err(|error| Failed(format!("cannot make {}: {error}", place.display())))?;
    let mut tar = Command::new("tar");
    run::run(
        tar.arg("--extract")
            .arg("--gzip")
            .arg("--file")
            .arg(archive)
            .arg("--directory")
            .arg(&place),
    )?;
    let name = archive.file_name().unwrap_or_default().to_string_lossy();
    let folder = place.join(name.trim_end_matches(".tar.gz"));
    for file in ["README.txt", "THIRD-PARTY.txt", "LICENSE-MIT"] {
        let text = fs::read_to_string(folder.join(file)).unwrap_or_default();
        if text.is_empty() {
            return Err(Failed(format!(
                "{file} is missing in {}",
                archive.display()
            )));
        }
    }
    let mut server = Command::new(folder.join(format!("sandtable{}", consts::EXE_SUFFIX)))
        .args(["serve", "--bind", "127.0.0.1:0"])
        .env_clear()
        .current_dir(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| Failed(format!("the packed program cannot be started: {error}")))?;
    let answered = answers(&mut server);
    let _ = server.kill();
    let _ = server.wait();
    answered
}

/// Whether the server shows its front door where it says that it is.
fn answers(server: &mut Child) -> Result<(), Failed> {
    let said = server.stdout.take().map(BufReader::new);
    let mut lines = said
        .into_iter()
        .flat_map(BufRead::lines)
        .map_while(Result::ok);
    let address = lines
        .find_map(|line| Some(line.strip_prefix("On this computer: http://")?.to_owned()))
        .ok_or_else(|| Failed("the packed program ended before it was ready".into()))?;
    let ask = || -> io::Result<String> {
        let mut stream = TcpStream::connect(&address)?;
        write!(
            stream,
            "GET / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
        )?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    };
    match ask() {
        Ok(page) if page.starts_with("HTTP/1.1 200") && page.contains("<script") => Ok(()),
        Ok(page) => Err(Failed(format!(
            "the packed program answers otherwise: {page}"
        ))),
        Err(error) => Err(Failed(format!(
            "the packed program does not answer: {error}"
        ))),
    }
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// What others have written of the program and of the client in it, with their licences.
fn third_parties() -> Result<String, Failed> {
    let tree = ["tree", "--package", "sandtable", "--edges", "normal"];
    let form = ["--prefix", "none", "--format", "{p}|{l}"];
    let crates = run::output(cargo().args(tree).args(form))
        .ok_or_else(|| Failed("`cargo tree` does not tell what the program is made of".into()))?;
    let accepted = Accepted::read()?;
    let sources = registries();
    let mut text = String::from("What others have written of Sandtable, and their licences.\n");
    // What was told before has a star.
    let lines = crates.lines().map(|line| line.trim_end_matches(" (*)"));
    for line in lines.collect::<BTreeSet<_>>() {
        // Our own have a path behind their version.
        let (package, licence) = line.split_once('|').unwrap_or((line, ""));
        let mut words = package.split(' ');
        let (Some(name), Some(version), None) = (words.next(), words.next(), words.next()) else {
            continue;
        };
        if !accepted.allows(licence) {
            let why =
                format!("{package} has the licence '{licence}', which deny.toml does not accept");
            return Err(Failed(why));
        }
        let folder = format!("{name}-{}", version.trim_start_matches('v'));
        let mut place = sources.iter().map(|source| source.join(&folder));
        add(
            &mut text,
            package,
            licence,
            place.find(|place| place.is_dir()),
        );
    }
    for package in client::bundled()? {
        let path = package.to_string_lossy();
        let name = path.rsplit("node_modules").next().unwrap_or(&path);
        let name = name.trim_start_matches(['/', '\\']).to_owned();
        add(&mut text, &name, "", Some(package));
    }
    Ok(text)
}

/// Where Cargo keeps what it has fetched.
fn registries() -> Vec<PathBuf> {
    let home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")));
    let sources = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let folders = sources.into_iter().flatten().flatten();
    folders.map(|folder| folder.path()).collect()
}

fn add(text: &mut String, name: &str, licence: &str, place: Option<PathBuf>) {
    text.push_str(&format!("\n{}\n{name}: {licence}\n", "=".repeat(72)));
    for notice in place.iter().flat_map(|place| notices(place)) {
        text.push('\n');
        text.push_str(notice.trim());
        text.push('\n');
    }
}

/// The files in which a package says under which terms it may be passed on.
fn notices(place: &Path) -> Vec<String> {
    let files = fs::read_dir(place).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = files
        .map(|file| file.path())
        .filter(|file| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let name = name.to_ascii_lowercase();
            ["licen", "copying", "notice", "copyright"]
                .iter()
                .any(|start| name.starts_with(start))
        })
        .collect();
    files.sort();
    files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok())
        .collect()
}
