//! Every phrase that the game can say has a text in every language, and no text is there for nothing.

use std::sync::LazyLock;

use gamename::cards::HIGHEST;
use gamename::{Gamename, Illegal};
use laws::player_counts;
use laws::texts::{Said, assert_alike, assert_said, unsaid};
use tabletop::Words;

const TEXTS: &str = "gamename.ftl";

static SAID: LazyLock<Said> = LazyLock::new(|| {
    let mut said = Said::default();
    for config in player_counts::<Gamename>(|config| config) {
        said.listen::<Gamename>(&config, 30);
    }
    let refusals = [
        Illegal::Over,
        Illegal::AlreadyLaid,
        Illegal::NotInHand,
        Illegal::TooEarly { card: HIGHEST },
    ];
    said.all.extend(refusals.iter().map(Gamename::refusal));
    said
});

#[test]
fn every_phrase_has_a_text_in_every_language() {
    assert_said(&[TEXTS], &SAID.all);
    assert_alike(&[TEXTS]);
}

#[test]
fn no_text_is_there_for_nothing() {
    let families = [
        "prompt-",
        "wait-",
        "act-",
        "event-",
        "laid-",
        "no-",
        "describe-",
        "score-",
        "read-",
        "aid-",
    ];
    let unsaid = unsaid("gamename", &families, TEXTS, &SAID.all);
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}
