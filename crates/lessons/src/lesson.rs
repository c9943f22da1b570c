//! What a lesson is made of. `docs/writing-a-lesson.md` tells how to write one.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::{Config, Seat, Seed};

use crate::facts::{Facts, Pattern};

/// A guided first game.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The schema, for editors.
    #[serde(rename = "$schema", default)]
    _schema: Option<String>,
    /// The game, or the game and its mode: `cyberwar-solo`. Its texts are `lesson-<id>-…`.
    pub id: String,
    pub game: String,
    pub set_up: Config,
    /// Any short text. The deal follows from it.
    pub deal: String,
    /// Where the learner sits; bots sit elsewhere.
    #[serde(default = "first")]
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// What the opponents have in mind. Where nothing of it can be done, they play as newcomers.
    #[serde(default)]
    pub plan: Vec<Intent>,
    pub chapters: Vec<Chapter>,
    /// What the game has beyond the lesson: named at its end, each with its place in the rules.
    pub beyond: Vec<Topic>,
    /// When all of these hold, the lesson is over; it is in any case when the game is.
    pub end: Facts,
}

const fn first() -> Seat {
    Seat(0)
}

/// What an opponent does when it can.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Intent {
    /// Whose intent it is; everybody's if nothing is said.
    #[serde(default)]
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// Facts of what that opponent sees.
    #[serde(default)]
    pub when: Facts,
    /// The options it wants, best first.
    pub choose: Vec<Pattern>,
}

/// One idea. Its title is the text `lesson-<lesson>-<id>`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub id: String,
    /// The place in the game's rules that tells of it: the id of a heading or a ruling.
    pub rules: String,
    pub steps: Vec<Step>,
}

/// Something of the game that the lesson leaves out. Its title is the text `lesson-<lesson>-<id>`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    pub id: String,
    /// The place in the game's rules that tells of it: the id of a heading or a ruling.
    pub rules: String,
}

/// Something said at one of the learner's decisions, once: the first steps that fit are taken, up to
/// one that points at something.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The text `lesson-<lesson>-<say>`.
    pub say: String,
    /// All of these must hold.
    #[serde(default)]
    pub when: Facts,
    /// Each of these must have happened since the learner last decided something.
    #[serde(default)]
    pub after: Vec<Pattern>,
    /// The options to point at: those that fit the first of these that any fits. If none does, the step
    /// has to wait.
    #[serde(default)]
    pub point: Vec<Pattern>,
    /// Answers to choose from, by name, each with whether it is a good one. An answer is the text
    /// `lesson-<lesson>-<say>-<answer>`, and what is said to it the same with `-reply`.
    #[serde(default)]
    pub ask: BTreeMap<String, bool>,
}

impl Lesson {
    pub fn seed(&self) -> Seed {
        Seed::from_text(&self.deal)
    }

    /// The key of one of its texts.
    pub fn key(&self, text: &str) -> String {
        format!("lesson-{}-{text}", self.id)
    }

    /// Every text that it can say.
    pub fn keys(&self) -> Vec<String> {
        let topics = self.beyond.iter().map(|topic| self.key(&topic.id));
        let mut keys: Vec<String> = topics.collect();
        for chapter in &self.chapters {
            keys.push(self.key(&chapter.id));
            for step in &chapter.steps {
                let said = self.key(&step.say);
                for answer in step.ask.keys() {
                    keys.push(format!("{said}-{answer}"));
                    keys.push(format!("{said}-{answer}-reply"));
                }
                keys.push(said);
            }
        }
        keys
    }
}
