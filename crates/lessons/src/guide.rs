//! What the guide says: a function of the lesson and the record, as the learner sees it.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{LoadError, ReplayStep};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Phrase, Viewer};
use ts_rs::TS;

use crate::facts::{Pattern, hold};
use crate::lesson::{Chapter, Lesson, Step, Topic};
use crate::list::after;

/// No more than so many cards at one decision; what more there is to say can wait for the next.
const CARDS: usize = 3;

/// What the guide says now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Guide {
    pub lesson: String,
    pub chapters: u8,
    /// To be read one after another; the last one points at what to do. None while others decide.
    pub cards: Vec<Card>,
    /// The learner has just done something else than was pointed at.
    pub strayed: bool,
    /// The lesson is over: what there was of it, by chapter, and what the game has beyond it.
    pub seen: Option<Vec<Seen>>,
    /// The lesson that comes after it, where a game has several.
    pub next: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[ts(rename = "GuideCard")]
#[schemars(rename = "GuideCard")]
pub struct Card {
    /// The number of its chapter, from 1, and the key of that chapter's title.
    pub chapter: u8,
    pub title: String,
    /// The key of its text. A card is read once: this is its name, too.
    pub text: String,
    /// The places in the menu of what it points at.
    pub point: Vec<u32>,
    pub ask: Vec<Answer>,
}

/// An answer that can be given, and what is said to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[ts(rename = "GuideAnswer")]
#[schemars(rename = "GuideAnswer")]
pub struct Answer {
    pub text: String,
    pub reply: String,
    pub good: bool,
}

/// A chapter, and whether it came up; or something beyond the lesson, which did not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[ts(rename = "ChapterSeen")]
#[schemars(rename = "ChapterSeen")]
pub struct Seen {
    pub title: String,
    /// The place in the rules that tells of it.
    pub rules: String,
    pub seen: bool,
}

/// Something as it is sent.
pub(crate) fn plain(sent: &impl Serialize) -> Value {
    serde_json::to_value(sent).expect("plain data always serialises")
}

/// The options that can be chosen, with their places in the menu.
pub(crate) fn choosable(scene: &Value) -> impl Iterator<Item = (usize, &Value)> {
    let menu = scene["menu"].as_array().map_or(&[][..], Vec::as_slice);
    let can = |(_, option): &(usize, &Value)| option["no"].is_null();
    menu.iter().enumerate().filter(can)
}

/// What has been said by now.
#[derive(Clone, Default)]
struct Said<'a> {
    steps: BTreeSet<&'a str>,
    over: bool,
}

/// The learner's way through a lesson.
struct Walk<'a> {
    lesson: &'a Lesson,
    said: Said<'a>,
    /// What has happened since the learner last decided something that shows.
    news: Vec<Value>,
    /// What is said at the present decision.
    present: Vec<Now<'a>>,
    scene: Value,
    strayed: bool,
    /// What had been said when the learner first stood at a decision: whoever comes back to it, by taking
    /// something back, stands there again.
    stood: BTreeMap<String, Said<'a>>,
}

/// A step that fits the moment, and the options that it points at.
struct Now<'a> {
    step: &'a Step,
    point: Vec<usize>,
}

impl Lesson {
    /// What the guide says when the game has come as far as this record.
    pub fn guide(&self, record: &str) -> Result<Guide, LoadError> {
        let mut walk = Walk {
            lesson: self,
            said: Said::default(),
            news: Vec::new(),
            present: Vec::new(),
            scene: Value::Null,
            strayed: false,
            stood: BTreeMap::new(),
        };
        for step in catalog::replay(record, Viewer::Seat(self.seat))?.steps {
            walk.go(step);
        }
        Ok(walk.told())
    }
}

impl<'a> Walk<'a> {
    fn go(&mut self, step: ReplayStep) {
        let news = step.frames.iter().filter_map(|frame| frame.event.as_ref());
        let news: Vec<Value> = news
            .map(|event| serde_json::from_str(event.get()).expect("an event is JSON"))
            .collect();
        if step.seat == Some(self.lesson.seat) {
            self.decided(step.chose.as_ref());
            if !news.is_empty() {
                self.news.clear();
            }
        }
        self.news.extend(news);
        self.scene = plain(&step.scene);
        self.present.clear();
        let over = step.scene.ending.is_some();
        if over {
            self.said.over = true;
        } else if !step.scene.menu.is_empty() {
            let here = format!("{}{}", self.scene["view"], self.scene["menu"]);
            let said = self.stood.entry(here).or_insert_with(|| self.said.clone());
            self.said = said.clone();
            self.said.over |= hold(&self.lesson.end, &self.scene);
            if !self.said.over {
                self.present = self.fitting();
            }
        }
    }

    /// What was said has been said, whatever the learner made of it.
    fn decided(&mut self, chose: Option<&Phrase>) {
        let chosen = chose.map_or(Value::Null, plain);
        let pointed = self.present.last().map_or(&[][..], |now| &now.point);
        let is_chosen = |index: &usize| self.scene["menu"][index]["text"] == chosen;
        self.strayed = !pointed.is_empty() && !pointed.iter().any(is_chosen);
        let said = self.present.iter().map(|now| now.step.say.as_str());
        self.said.steps.extend(said);
    }

    /// The first steps that fit, up to one that points at something.
    fn fitting(&self) -> Vec<Now<'a>> {
        let mut fitting: Vec<Now> = Vec::new();
        let steps = self.lesson.chapters.iter().flat_map(|it| &it.steps);
        for step in steps {
            if fitting.len() == CARDS {
                break;
            }
            let Some(point) = self.fits(step) else {
                continue;
            };
            let last = !point.is_empty();
            fitting.push(Now { step, point });
            if last {
                break;
            }
        }
        fitting
    }

    /// Whether a step is for this moment, and then what it points at.
    fn fits(&self, step: &Step) -> Option<Vec<usize>> {
        let happened = |wanted: &Pattern| self.news.iter().any(|event| wanted.fits(event));
        let fits = !self.said.steps.contains(step.say.as_str())
            && hold(&step.when, &self.scene)
            && step.after.iter().all(happened);
        if !fits {
            return None;
        }
        let options = |wanted: &Pattern| -> Vec<usize> {
            let fitting = choosable(&self.scene).filter(|(_, option)| wanted.fits(option));
            fitting.map(|(index, _)| index).collect()
        };
        let mut points = step.point.iter().map(options);
        match points.find(|point| !point.is_empty()) {
            Some(point) => Some(point),
            None => step.point.is_empty().then(Vec::new),
        }
    }

    fn told(self) -> Guide {
        let Walk {
            lesson,
            said,
            present,
            scene,
            strayed,
            ..
        } = self;
        let shown = |step: &Step| {
            let said = said.steps.contains(step.say.as_str());
            said || present.iter().any(|now| now.step.say == step.say)
        };
        let asked = !said.over && !scene["menu"].as_array().is_none_or(Vec::is_empty);
        let mut cards: Vec<Card> = present.iter().map(|now| lesson.card(now)).collect();
        // Whatever happens, there is something to go on with: what the coach means, or what is harmless.
        if asked && cards.last().is_none_or(|card| card.point.is_empty()) {
            let begun = |chapter: &Chapter| chapter.steps.iter().any(shown);
            let at = lesson.chapters.iter().rposition(begun).unwrap_or(0);
            cards.push(lesson.say(at, "guide-free".to_owned(), advised(&scene)));
        }
        let seen = |chapter: &Chapter| Seen {
            title: lesson.key(&chapter.id),
            rules: chapter.rules.clone(),
            seen: chapter.steps.iter().any(shown),
        };
        let unseen = |topic: &Topic| Seen {
            title: lesson.key(&topic.id),
            rules: topic.rules.clone(),
            seen: false,
        };
        Guide {
            lesson: lesson.id.clone(),
            chapters: lesson.chapters.len() as u8,
            cards,
            strayed: strayed && asked,
            next: after(&lesson.id).map(|next| next.id.clone()),
            seen: said.over.then(|| {
                let beyond = lesson.beyond.iter().map(unseen);
                lesson.chapters.iter().map(seen).chain(beyond).collect()
            }),
        }
    }
}

impl Lesson {
    fn say(&self, chapter: usize, text: String, point: Vec<u32>) -> Card {
        Card {
            chapter: chapter as u8 + 1,
            title: self.key(&self.chapters[chapter].id),
            text,
            point,
            ask: Vec::new(),
        }
    }

    fn card(&self, now: &Now) -> Card {
        let of = |chapter: &Chapter| chapter.steps.iter().any(|step| step.say == now.step.say);
        let chapter = self.chapters.iter().position(of).unwrap_or(0);
        let text = self.key(&now.step.say);
        let answer = |(answer, good): (&String, &bool)| Answer {
            text: format!("{text}-{answer}"),
            reply: format!("{text}-{answer}-reply"),
            good: *good,
        };
        Card {
            ask: now.step.ask.iter().map(answer).collect(),
            ..self.say(
                chapter,
                text.clone(),
                now.point.iter().map(|&index| index as u32).collect(),
            )
        }
    }
}

fn advised(scene: &Value) -> Vec<u32> {
    let place = |value: &Value| value.as_u64().and_then(|place| u32::try_from(place).ok());
    let meant = scene["meant"].as_array().into_iter().flatten();
    let meant: Vec<u32> = meant.filter_map(place).collect();
    match meant.is_empty() {
        false => meant,
        true => place(&scene["fallback"]).into_iter().collect(),
    }
}
