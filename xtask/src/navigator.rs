//! Layers of debriefs are loaded with MITRE's own library, and their bundles with OASIS' own, in a
//! Python environment of their own.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::python::environment;
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

/// Reads a bundle as the library does, which checks every object and what it refers to.
const PARSE: &str = "
import sys
import stix2
for path in sys.argv[1:]:
    bundle = stix2.parse(open(path, encoding='utf-8'), allow_custom=False)
    ids = {it.id for it in bundle.objects}
    assert len(ids) == len(bundle.objects), path
    for it in bundle.objects:
        refs = [it.get(field) for field in ('created_by_ref', 'source_ref', 'target_ref', 'sighting_of_ref')]
        refs += it.get('where_sighted_refs', [])
        assert all(ref is None or ref in ids for ref in refs), it
    kinds = {it.type for it in bundle.objects}
    wanted = {'identity', 'attack-pattern', 'course-of-action', 'relationship', 'sighting'}
    assert kinds == wanted, kinds
    print(path, len(bundle.objects), 'objects')
";

/// Makes a layer and a bundle of a kept game of each kind and has the libraries read them.
pub fn check(program: &Path, place: &Path) -> Result<(), Failed> {
    let python = environment(&place.join("python"), &["mitreattack-python", "stix2"])?;
    let (mut layers, mut bundles): (Vec<PathBuf>, Vec<PathBuf>) = Default::default();
    for record in [
        "placement-4.rules-4",
        "league-4.rules-2",
        "frontline-2.rules-2",
        "cyberwar-red-blue.rules-2",
    ] {
        let from = root().join(format!("crates/catalog/tests/records/{record}.json"));
        layers.push(made(
            program,
            &from,
            "layer",
            place.join(format!("{record}.layer.json")),
        )?);
        bundles.push(made(
            program,
            &from,
            "stix",
            place.join(format!("{record}.stix.json")),
        )?);
    }
    run::run(Command::new(&python).args(["-c", LOAD]).args(layers))?;
    run::run(Command::new(&python).args(["-c", PARSE]).args(bundles))
}

/// A debrief of the record, in this form.
fn made(program: &Path, record: &Path, form: &str, to: PathBuf) -> Result<PathBuf, Failed> {
    if to.exists() {
        std::fs::remove_file(&to).map_err(|why| Failed(format!("{}: {why}", to.display())))?;
    }
    let mut make = Command::new(program);
    make.arg("debrief").arg(record).arg(format!("--{form}"));
    run::run(make.arg("--out").arg(&to))?;
    Ok(to)
}
