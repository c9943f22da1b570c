//! Whether a lesson makes sense, before anybody plays it.

use std::collections::BTreeSet;

use crate::lesson::Lesson;

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("cannot be read: {0}")]
    Unreadable(String),
    #[error("the game refuses the set-up: {0}")]
    SetUp(String),
    #[error("{id} is not the game's id, or the game's and more: {game}-…")]
    Id { id: String, game: String },
    #[error("seat {0} is not at the table")]
    Seat(u8),
    #[error("there are no chapters")]
    NoChapters,
    #[error("it names nothing of the game that it leaves out")]
    NothingBeyond,
    #[error("chapter {0} says nothing")]
    EmptyChapter(String),
    #[error("{0} is said in two places: every name is used once")]
    Twice(String),
    #[error("{0}: names are small letters, digits and hyphens")]
    Name(String),
    #[error("{0} does not begin with /, as places in a scene do")]
    Place(String),
    #[error("step {0} neither points at anything nor waits for anything: it would be said at once")]
    Unbidden(String),
    #[error("step {0} has an answer but no other to choose from, or no good one")]
    Answers(String),
}

/// Reads a lesson and says what is wrong with it.
pub fn check(text: &str) -> Result<Lesson, Vec<Fault>> {
    let lesson: Lesson =
        serde_json::from_str(text).map_err(|error| vec![Fault::Unreadable(error.to_string())])?;
    let faults = faults(&lesson);
    if faults.is_empty() {
        Ok(lesson)
    } else {
        Err(faults)
    }
}

fn faults(lesson: &Lesson) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Lesson {
        id,
        game,
        set_up,
        plan,
        chapters,
        beyond,
        end,
        ..
    } = lesson;
    if let Err(error) = catalog::open(game, set_up, lesson.seed()) {
        faults.push(Fault::SetUp(format!("{error:?}")));
    }
    let further = id.strip_prefix(game.as_str());
    if !further.is_some_and(|further| further.is_empty() || further.starts_with('-')) {
        faults.push(Fault::Id {
            id: id.clone(),
            game: game.clone(),
        });
    }
    let seats = plan
        .iter()
        .filter_map(|intent| intent.seat)
        .chain([lesson.seat]);
    faults.extend(
        seats
            .filter(|seat| seat.0 >= set_up.players)
            .map(|seat| Fault::Seat(seat.0)),
    );
    if chapters.is_empty() {
        faults.push(Fault::NoChapters);
    }
    if beyond.is_empty() {
        faults.push(Fault::NothingBeyond);
    }
    let mut names = BTreeSet::new();
    let mut name = |name: &str, faults: &mut Vec<Fault>| {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if name.is_empty() || !name.bytes().all(plain) {
            faults.push(Fault::Name(name.to_owned()));
        }
        if !names.insert(name.to_owned()) {
            faults.push(Fault::Twice(name.to_owned()));
        }
    };
    for topic in beyond {
        name(&topic.id, &mut faults);
    }
    let mut places: Vec<&String> = end.keys().collect();
    places.extend(plan.iter().flat_map(|intent| intent.when.keys()));
    for chapter in chapters {
        name(&chapter.id, &mut faults);
        if chapter.steps.is_empty() {
            faults.push(Fault::EmptyChapter(chapter.id.clone()));
        }
        for step in &chapter.steps {
            name(&step.say, &mut faults);
            places.extend(step.when.keys());
            if step.point.is_empty() && step.when.is_empty() && step.after.is_empty() {
                faults.push(Fault::Unbidden(step.say.clone()));
            }
            let good = step.ask.values().filter(|good| **good).count();
            if !step.ask.is_empty() && (step.ask.len() < 2 || good == 0) {
                faults.push(Fault::Answers(step.say.clone()));
            }
        }
    }
    let astray = places.into_iter().filter(|place| !place.starts_with('/'));
    faults.extend(astray.map(|place| Fault::Place(place.clone())));
    faults
}
