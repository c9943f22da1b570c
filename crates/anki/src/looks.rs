//! How cards look in Anki, and what a collection says of itself.

use serde_json::{Value, json};

use crate::{Deck, escape, id_of};

/// What our cards are called among the kinds of notes.
const KIND: &str = "Sandtable";
/// When their looks last changed. Raised with every change of them, or Anki keeps what it has.
const CHANGED: i64 = 1_760_000_000;

const CSS: &str = ".card { max-width: 34em; margin: 0 auto; padding: 1em; font-family: sans-serif; \
font-size: 20px; line-height: 1.5; text-align: start; }\n\
.about { opacity: 0.7; font-size: 0.75em; }\n\
.answer { font-weight: bold; }\n";

pub(crate) fn kind() -> i64 {
    id_of(KIND)
}

/// The one kind of note: a front, a back, and a card from one to the other.
pub(crate) fn models() -> Value {
    let field = |ord: u8, name: &str| {
        json!({
            "name": name, "ord": ord, "sticky": false, "rtl": false, "font": "Arial", "size": 20,
            "media": [],
        })
    };
    json!({ kind().to_string(): {
        "id": kind(), "name": KIND, "type": 0, "mod": CHANGED, "usn": -1, "sortf": 0, "did": 1,
        "tmpls": [{
            "name": "Card 1", "ord": 0, "qfmt": "{{Front}}",
            "afmt": "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}",
            "bqfmt": "", "bafmt": "", "did": null,
        }],
        "flds": [field(0, "Front"), field(1, "Back")],
        "css": CSS, "latexPre": "", "latexPost": "", "latexsvg": false,
        "req": [[0, "any", [0]]], "tags": [], "vers": [],
    } })
}

/// The deck, beside the one that every collection has.
pub(crate) fn decks(deck: &Deck, made: i64) -> Value {
    let one = |id: i64, name: &str, description: String| {
        json!({
            "id": id, "name": name, "desc": description, "mod": made, "usn": -1, "conf": 1, "dyn": 0,
            "collapsed": false, "browserCollapsed": false, "extendNew": 0, "extendRev": 0,
            "newToday": [0, 0], "revToday": [0, 0], "lrnToday": [0, 0], "timeToday": [0, 0],
        })
    };
    let ours = id_of(&deck.id);
    json!({
        "1": one(1, "Default", String::new()),
        ours.to_string(): one(ours, &deck.name, escape(&deck.description)),
    })
}

/// The options that decks begin with, as Anki has them itself.
pub(crate) fn options() -> Value {
    json!({ "1": {
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true, "timer": 0,
        "replayq": true, "dyn": false,
        "new": { "bury": false, "delays": [1.0, 10.0], "initialFactor": 2500, "ints": [1, 4, 0],
            "order": 1, "perDay": 20 },
        "rev": { "bury": false, "ease4": 1.3, "ivlFct": 1.0, "maxIvl": 36500, "perDay": 200,
            "hardFactor": 1.2 },
        "lapse": { "delays": [10.0], "leechAction": 1, "leechFails": 8, "minInt": 1, "mult": 0.0 },
    } })
}
