//! What a bundle looks like as JSON, as far as we read it. All else is skipped unread.

use serde::{Deserialize, Deserializer};
use serde_json::error::Category;

use crate::NotABundle;

#[derive(Deserialize)]
pub(crate) struct Bundle {
    #[serde(rename = "type")]
    kind: String,
    #[serde(deserialize_with = "list")]
    pub(crate) objects: Vec<Object>,
}

/// Any object; which fields it has depends on its type. `null` is as good as nothing: what we do not
/// read must not refuse the rest.
#[derive(Deserialize)]
pub(crate) struct Object {
    #[serde(default, deserialize_with = "value", rename = "type")]
    pub(crate) kind: String,
    #[serde(default, deserialize_with = "value")]
    pub(crate) id: String,
    #[serde(default, deserialize_with = "value")]
    pub(crate) name: String,
    #[serde(default, deserialize_with = "value")]
    pub(crate) modified: String,
    #[serde(default, deserialize_with = "value")]
    revoked: bool,
    #[serde(default, deserialize_with = "value", rename = "x_mitre_deprecated")]
    deprecated: bool,
    /// Its id in ATT&CK, such as `T1059.001`.
    #[serde(
        default,
        deserialize_with = "attack_id",
        rename = "external_references"
    )]
    attack_id: Option<String>,
    #[serde(default, deserialize_with = "list")]
    pub(crate) kill_chain_phases: Vec<Phase>,
    #[serde(default, deserialize_with = "value")]
    pub(crate) relationship_type: String,
    #[serde(default, deserialize_with = "value")]
    pub(crate) source_ref: String,
    #[serde(default, deserialize_with = "value")]
    pub(crate) target_ref: String,
    #[serde(default, deserialize_with = "value", rename = "x_mitre_version")]
    pub(crate) version: String,
    /// Of a detection strategy.
    #[serde(default, deserialize_with = "list", rename = "x_mitre_analytic_refs")]
    pub(crate) analytics: Vec<String>,
    /// Of an analytic.
    #[serde(
        default,
        deserialize_with = "list",
        rename = "x_mitre_log_source_references"
    )]
    pub(crate) log_sources: Vec<LogSource>,
    /// Of a technique before version 10: `Process: Process Creation`, and before version 9 names of data
    /// sources alone.
    #[serde(default, deserialize_with = "list", rename = "x_mitre_data_sources")]
    pub(crate) data_sources: Vec<String>,
}

#[derive(Deserialize)]
struct Reference {
    #[serde(default, deserialize_with = "value")]
    source_name: String,
    #[serde(default, deserialize_with = "value")]
    external_id: String,
}

#[derive(Deserialize)]
pub(crate) struct Phase {
    #[serde(default, deserialize_with = "value")]
    pub(crate) kill_chain_name: String,
    #[serde(default, deserialize_with = "value")]
    pub(crate) phase_name: String,
}

#[derive(Deserialize)]
pub(crate) struct LogSource {
    #[serde(
        default,
        deserialize_with = "value",
        rename = "x_mitre_data_component_ref"
    )]
    pub(crate) component: String,
}

fn value<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(from: D) -> Result<T, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or_default())
}

fn list<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    let items: Option<Vec<Option<T>>> = Deserialize::deserialize(from)?;
    Ok(items.into_iter().flatten().flatten().collect())
}

/// The first reference to ATT&CK, looked for once: relations ask again and again.
fn attack_id<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let references: Vec<Reference> = list(from)?;
    let mut references = references.into_iter();
    let of_attack = references.find(|reference| reference.source_name == "mitre-attack");
    let id = of_attack.map(|reference| reference.external_id);
    Ok(id.filter(|id| !id.is_empty()))
}

impl Object {
    /// Whether it still counts.
    pub(crate) fn is_valid(&self) -> bool {
        !self.revoked && !self.deprecated
    }

    pub(crate) fn attack_id(&self) -> Option<&str> {
        self.attack_id.as_deref()
    }
}

/// What some editors put before a text in UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

pub(crate) fn parse(bytes: &[u8]) -> Result<Bundle, NotABundle> {
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    let bundle: Bundle = serde_json::from_slice(bytes).map_err(|error| match error.classify() {
        Category::Eof => NotABundle::Truncated { line: error.line() },
        Category::Syntax | Category::Io => NotABundle::NotJson(error.to_string()),
        Category::Data => NotABundle::NotStix(error.to_string()),
    })?;
    if bundle.kind != "bundle" {
        let found = format!("its type is '{}'", shortened(&bundle.kind));
        return Err(NotABundle::NotStix(found));
    }
    Ok(bundle)
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
