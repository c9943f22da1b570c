//! The lessons there are.

use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::lesson::Lesson;

const TEXTS: &[&str] = &[
    include_str!("../data/ports.json"),
    include_str!("../data/cyberwar-solo.json"),
    include_str!("../data/cyberwar-draft.json"),
    include_str!("../data/cyberwar-red-blue.json"),
    include_str!("../data/frontline.json"),
    include_str!("../data/league.json"),
    include_str!("../data/placement.json"),
];

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |text: &&str| serde_json::from_str(text).expect("a test reads every lesson");
    TEXTS.iter().map(read).collect()
});

/// In the order in which they are offered.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

/// The lesson with this id, or the first one of a game.
pub fn named(id: &str) -> Option<&'static Lesson> {
    let mut of_game = all().iter().filter(|lesson| lesson.game == id);
    all()
        .iter()
        .find(|lesson| lesson.id == id)
        .or_else(|| of_game.next())
}

/// The next lesson of the same game.
pub(crate) fn after(id: &str) -> Option<&'static Lesson> {
    let game = &named(id)?.game;
    let mut rest = all().iter().skip_while(|lesson| lesson.id != id).skip(1);
    rest.find(|lesson| lesson.game == *game)
}

/// The id of a lesson that there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[ts(as = "String")]
pub struct LessonId(&'static str);

impl LessonId {
    pub fn lesson(self) -> &'static Lesson {
        named(self.0).expect("only lessons that there are have ids")
    }

    /// What is kept of it: a lesson that is there no more is none.
    pub fn if_known<'de, D: Deserializer<'de>>(from: D) -> Result<Option<LessonId>, D::Error> {
        let id = Option::<String>::deserialize(from)?;
        Ok(id.and_then(|id| named(&id)).map(LessonId::from))
    }
}

impl From<&'static Lesson> for LessonId {
    fn from(lesson: &'static Lesson) -> LessonId {
        LessonId(&lesson.id)
    }
}
