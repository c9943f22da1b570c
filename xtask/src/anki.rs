//! Decks of flash cards are imported with Anki's own library, in a Python environment of its own.

use std::path::Path;
use std::process::Command;

use crate::python::environment;
use crate::run::{self, Failed};

/// Imports each package twice into a new collection, and says what it found.
const IMPORT: &str = r#"
import os, sys, tempfile
from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest
from anki.lang import set_lang
from anki.utils import field_checksum

set_lang("en")
folder = tempfile.mkdtemp()
col = Collection(os.path.join(folder, "collection.anki2"))
options = ImportAnkiPackageOptions()
all_notes = 0
for path in sys.argv[1:]:
    request = ImportAnkiPackageRequest(package_path=path, options=options)
    log = col.import_anki_package(request).log
    new = len(log.new)
    assert new > 100, (path, new)
    assert not log.conflicting and not log.missing_notetype, path
    all_notes += new
    assert col.note_count() == all_notes, (col.note_count(), all_notes)
    assert col.card_count() == all_notes, (col.card_count(), all_notes)
    # Imported again, nothing is there twice.
    log = col.import_anki_package(request).log
    assert len(log.new) == 0 and len(log.updated) + len(log.duplicate) == new, path
    assert col.note_count() == all_notes
    print(path, new, "notes")
decks = sorted(d.name for d in col.decks.all_names_and_ids() if col.decks.card_count(d.id, include_subdecks=False))
assert len(decks) == len(sys.argv) - 1, decks
assert all(name.startswith("Sandtable") for name in decks), decks
for id in col.find_notes(""):
    note = col.get_note(id)
    assert len(note.fields) == 2 and all(field.strip() for field in note.fields), note.guid
    assert note.tags and note.tags[0].startswith("sandtable::"), note.tags
    card = note.cards()[0]
    assert note.fields[0] in card.question() and note.fields[1] in card.answer(), note.guid
    sum = col.db.scalar("select csum from notes where id = ?", id)
    assert sum == field_checksum(note.fields[0]), note.guid
problems, fine = col.fix_integrity()
assert fine, problems
print(decks)
"#;

/// Makes every deck in every language and has Anki import them.
pub fn check(program: &Path, place: &Path) -> Result<(), Failed> {
    // Anki is under the AGPL. It is installed for this check alone, runs as a program of its own, and nothing
    // of it is linked to or shipped with ours.
    let python = environment(&place.join("anki"), &["anki"])?;
    let mut packages = Vec::new();
    for deck in ["ports", "attack"] {
        for language in ["en", "ja", "zh-TW"] {
            let to = place.join(format!("{deck}-{language}.apkg"));
            if to.exists() {
                std::fs::remove_file(&to)
                    .map_err(|why| Failed(format!("{}: {why}", to.display())))?;
            }
            let mut make = Command::new(program);
            make.args(["anki", deck, "--lang", language, "--out"]);
            run::run(make.arg(&to))?;
            packages.push(to);
        }
    }
    run::run(Command::new(&python).args(["-c", IMPORT]).args(packages))
}
