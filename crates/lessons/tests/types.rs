//! The schema of lessons is generated: `cargo xtask types` writes it; otherwise the test fails if it is stale.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

use lessons::Lesson;

#[test]
fn the_schema_of_lessons_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lesson.schema.json");
    let schema = schemars::schema_for!(Lesson);
    let schema = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    if std::env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, &schema).unwrap();
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    assert!(
        found == schema,
        "docs/lesson.schema.json is stale: run `cargo xtask types`"
    );
}
