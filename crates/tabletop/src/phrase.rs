//! Texts as keys with arguments: what is said, not how a language says it.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use ts_rs::TS;

use crate::Seat;

/// A Fluent message and its arguments. Client and terminal resolve it in the viewer's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Phrase {
    #[serde(serialize_with = "text")]
    #[ts(as = "String")]
    pub key: Text,
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "named"
    )]
    #[ts(optional, as = "Option<Vec<(String, Arg)>>")]
    pub args: Vec<(Text, Arg)>,
}

/// Most are the program's own, and many are made for every move: those are not copied.
pub(crate) type Text = Cow<'static, str>;

/// Serialises a text that is the program's own, as the id of a card: whoever keeps those by number need
/// not copy it.
pub fn word<S: Serializer>(word: &'static str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_unit_variant("Word", 0, word)
}

fn text<S: Serializer>(text: &Text, serializer: S) -> Result<S::Ok, S::Error> {
    match *text {
        Cow::Borrowed(own) => word(own, serializer),
        Cow::Owned(ref text) => serializer.serialize_str(text),
    }
}

fn named<S: Serializer>(args: &[(Text, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Named<'a>(#[serde(serialize_with = "text")] &'a Text, &'a Arg);
    serializer.collect_seq(args.iter().map(|(name, arg)| Named(name, arg)))
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number, formatted by the language.
    Number(i32),
    /// Shown as it is: a port number, an ATT&CK id.
    Text(String),
    /// A player: shown by name.
    Seat(Seat),
    /// Another message, resolved first.
    Phrase(Phrase),
    /// Several things, joined as the language joins a list.
    List(Vec<Arg>),
}

impl Phrase {
    pub fn new(key: impl Into<Text>) -> Phrase {
        Phrase {
            key: key.into(),
            args: Vec::new(),
        }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        // Most have one argument or two, and many are made for every move.
        self.args.reserve_exact(1);
        self.args.push((name.into(), arg.into()));
        self
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}
