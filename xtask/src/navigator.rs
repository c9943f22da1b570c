//! Layers of debriefs are loaded with MITRE's own library, in a Python environment of their own.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{self, Failed, root};

/// Reads a layer as the library does, and says what it found.
const LOAD: &str = "
import sys
from mitreattack.navlayers import Layer
for path in sys.argv[1:]:
    layer = Layer(strict=True)
    layer.from_file(path)
    read = layer.to_dict()
    assert read['versions']['layer'] == '4.5', read['versions']
    assert read['domain'] == 'enterprise-attack', read['domain']
    assert all(t['score'] > 0 and t['comment'] for t in read['techniques']), path
    print(path, len(read['techniques']), 'techniques')
";

/// Makes a layer of a kept game of each kind and has the library read them.
pub fn check(program: &Path, place: &Path) -> Result<(), Failed> {
    let python = environment(&place.join("python"))?;
    let mut layers: Vec<PathBuf> = Vec::new();
    for record in [
        "placement-4.rules-4",
        "league-4.rules-2",
        "frontline-2.rules-2",
        "cyberwar-red-blue.rules-2",
    ] {
        let from = root().join(format!("crates/catalog/tests/records/{record}.json"));
        let layer = place.join(format!("{record}.layer.json"));
        if layer.exists() {
            std::fs::remove_file(&layer)
                .map_err(|why| Failed(format!("{}: {why}", layer.display())))?;
        }
        let mut make = Command::new(program);
        make.arg("debrief").arg(from).args(["--layer", "--out"]);
        run::run(make.arg(&layer))?;
        layers.push(layer);
    }
    run::run(Command::new(python).args(["-c", LOAD]).args(layers))
}

/// The Python of an environment that has the library.
fn environment(folder: &Path) -> Result<PathBuf, Failed> {
    let python = folder.join(if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    });
    let lacks = |what: &str| {
        Failed(format!(
            "loading layers with mitreattack-python needs {what}: see to it, then run this again"
        ))
    };
    if !python.exists() {
        let mut make = Command::new("python3");
        run::run(make.args(["-m", "venv"]).arg(folder))
            .map_err(|_| lacks("Python 3 with its module venv"))?;
    }
    let mut install = Command::new(&python);
    let install = install.args(["-m", "pip", "install", "--quiet", "mitreattack-python"]);
    run::run(install).map_err(|_| lacks("pip and a package index that it can reach"))?;
    Ok(python)
}
