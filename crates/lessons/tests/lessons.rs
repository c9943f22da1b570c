//! Every lesson is played to its end: by a newcomer who does only what the guide points at, and by
//! others who go astray.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bots::Level;
use catalog::AnyMatch;
use laws::texts::{languages, plain};
use lessons::{Guide, Lesson, all, check};
use tabletop::{By, Chance, Seat, Viewer};

/// A lesson takes minutes, and so not many decisions of the learner's.
const DECISIONS: usize = 60;

/// A lesson being played.
struct Table {
    lesson: &'static Lesson,
    game: Box<dyn AnyMatch>,
    opponents: Level,
}

impl Table {
    fn new(lesson: &'static Lesson, opponents: Level) -> Table {
        let game = catalog::open(&lesson.game, &lesson.set_up, lesson.seed()).unwrap();
        Table {
            lesson,
            game,
            opponents,
        }
    }

    /// Lets the opponents play until the learner is asked, and tells what the guide says then.
    fn guide(&mut self) -> Guide {
        let me = self.lesson.seat;
        while let Some(seat) = self.game.awaited().iter().find(|&seat| seat != me) {
            let action = self.lesson.intended(&*self.game, seat);
            let action = action.unwrap_or_else(|| {
                let luck = Chance::stream(self.lesson.seed(), 1).seed();
                let seed = Chance::stream(luck, seat.0.into()).seed();
                self.game.think(seat, self.opponents, seed)().action
            });
            self.game.act(seat, &action, By::Bot, &[]).unwrap();
        }
        self.lesson.guide(&self.game.record()).unwrap()
    }

    fn choose(&mut self, option: usize) {
        let me = self.lesson.seat;
        let action = self.game.scene(Viewer::Seat(me)).menu[option].answer();
        self.game.act(me, &action, By::Person, &[]).unwrap();
    }

    /// Chooses by what is done, as it is sent.
    fn act(&mut self, action: &str) {
        let menu = self.game.scene(Viewer::Seat(self.lesson.seat)).menu;
        let meant = menu.iter().position(|it| it.answer().get() == action);
        self.choose(meant.unwrap_or_else(|| panic!("{action} is not in the menu")));
    }

    /// The options that can be chosen.
    fn options(&self) -> Vec<usize> {
        let menu = self.game.scene(Viewer::Seat(self.lesson.seat)).menu;
        let open = menu
            .iter()
            .enumerate()
            .filter(|(_, option)| option.no.is_none());
        open.map(|(index, _)| index).collect()
    }
}

/// What the guide points at, which must be there to be done.
fn pointed(guide: &Guide, table: &Table) -> Vec<usize> {
    let options = table.options();
    let last = guide.cards.last();
    let point = &last
        .unwrap_or_else(|| panic!("{}: nothing is said", guide.lesson))
        .point;
    assert!(
        !point.is_empty(),
        "{}: {:?} points at nothing",
        guide.lesson,
        guide.cards
    );
    let cards = guide.cards.iter().flat_map(|card| &card.point);
    for &option in cards {
        assert!(
            options.contains(&(option as usize)),
            "{}: {:?}",
            guide.lesson,
            guide.cards
        );
    }
    point.iter().map(|&option| option as usize).collect()
}

#[test]
fn a_newcomer_who_does_only_what_the_guide_points_at_sees_every_chapter() {
    for lesson in all() {
        let mut table = Table::new(lesson, Level::Newcomer);
        let mut said = BTreeSet::new();
        let mut free = 0;
        let seen = (0..DECISIONS).find_map(|_| {
            let guide = table.guide();
            if guide.seen.is_some() {
                return guide.seen;
            }
            assert!(!guide.strayed, "{}: {:?}", lesson.id, guide.cards);
            for card in &guide.cards {
                assert!(card.chapter <= guide.chapters);
                free += usize::from(card.text == "guide-free");
                let new = said.insert(card.text.clone()) || card.text == "guide-free";
                assert!(new, "{} is said twice", card.text);
            }
            let option = pointed(&guide, &table)[0];
            table.choose(option);
            None
        });
        let seen = seen.unwrap_or_else(|| panic!("{} does not end", lesson.id));
        let (chapters, beyond) = seen.split_at(lesson.chapters.len());
        for chapter in chapters {
            assert!(chapter.seen, "{} does not come up", chapter.title);
        }
        assert!(!beyond.is_empty() && beyond.iter().all(|topic| !topic.seen));
        assert!(said.len() >= 8, "{} says little: {said:?}", lesson.id);
        assert!(free <= said.len(), "{} leaves the learner alone", lesson.id);
    }
}

/// How long a lesson takes, in seconds: reading what the guide says, and playing.
#[derive(Default)]
struct Length {
    words: usize,
    questions: usize,
    decisions: usize,
    watched: usize,
}

impl Length {
    /// Words of English that a newcomer reads in a minute.
    const READING: f64 = 180.0;
    /// To think about a question.
    const QUESTION: f64 = 10.0;
    /// To look at the table and the cards in question, to press twice, and to see what comes of it.
    const DECISION: f64 = 11.0;
    /// What others do is shown one thing at a time.
    const WATCHED: f64 = 1.2;

    fn minutes(&self) -> f64 {
        let playing = self.questions as f64 * Length::QUESTION
            + self.decisions as f64 * Length::DECISION
            + self.watched as f64 * Length::WATCHED;
        self.words as f64 / Length::READING + playing / 60.0
    }
}

#[test]
fn a_lesson_takes_five_to_eight_minutes() {
    let words = |text: &str| text.split_whitespace().count();
    let stories = plain("en", "story.ftl");
    let mut astray = Vec::new();
    for lesson in all() {
        let mut texts = plain("en", &format!("lesson-{}.ftl", lesson.id));
        texts.extend(plain("en", "guide.ftl"));
        let mut table = Table::new(lesson, Level::Newcomer);
        let mut length = Length::default();
        for part in ["who", "goal"] {
            length.words += words(&stories[&format!("story-{}-{part}", lesson.game)]);
        }
        loop {
            let guide = table.guide();
            if guide.seen.is_some() {
                break;
            }
            for card in &guide.cards {
                length.words += words(&texts[&card.text]);
                length.questions += usize::from(!card.ask.is_empty());
                // One answer is given, and replied to.
                length.words += card
                    .ask
                    .iter()
                    .map(|it| words(&texts[&it.text]))
                    .sum::<usize>();
                length.words += card.ask.first().map_or(0, |it| words(&texts[&it.reply]));
            }
            length.decisions += 1;
            table.choose(pointed(&guide, &table)[0]);
        }
        let replay = catalog::replay(&table.game.record(), Viewer::Seat(lesson.seat)).unwrap();
        let others = replay
            .steps
            .iter()
            .filter(|step| step.seat != Some(lesson.seat));
        length.watched = others.map(|step| step.frames.len()).sum();
        let minutes = length.minutes();
        assert!(length.questions > 0, "{} asks nothing", lesson.id);
        let told = format!(
            "{}: {minutes:.1} minutes, {} words, {} questions, {} decisions, {} watched",
            lesson.id, length.words, length.questions, length.decisions, length.watched
        );
        println!("{told}");
        // It is an estimate: a few seconds more or less are the same.
        if !(4.95..=8.05).contains(&minutes) {
            astray.push(told);
        }
    }
    assert!(astray.is_empty(), "{astray:#?}");
}

#[test]
fn whoever_goes_astray_is_guided_on_to_the_end() {
    for lesson in all() {
        for seed in 0..6_u64 {
            let mut table = Table::new(lesson, Level::Random);
            let mut chance = Chance::stream(lesson.seed(), 100 + seed);
            let mut strayed = false;
            let over = (0..DECISIONS * 4).any(|_| {
                let guide = table.guide();
                strayed |= guide.strayed;
                if guide.seen.is_some() {
                    return true;
                }
                let mut options = pointed(&guide, &table);
                if chance.below(2) == 0 {
                    options = table.options();
                }
                table.choose(options[chance.below(options.len() as u32) as usize]);
                false
            });
            assert!(over, "{} does not end (seed {seed})", lesson.id);
        }
    }
}

#[test]
fn nothing_is_said_that_is_not_so_for_whoever_went_another_way() {
    let mut table = Table::new(lessons::named("placement").unwrap(), Level::Newcomer);
    for other in ["\"keep\"", r#"{"take":"company"}"#, r#"{"take":"company"}"#] {
        table.guide();
        table.act(other);
    }
    let guide = table.guide();
    let told = |text: &str| guide.cards.iter().any(|card| card.text == text);
    assert!(!told("lesson-placement-end-turn"), "nobody is inside");
    assert!(told("guide-free"), "{:?}", guide.cards);
}

#[test]
fn whoever_does_something_else_is_told_and_whoever_takes_it_back_is_guided_as_before() {
    let lesson = lessons::named("ports").unwrap();
    let mut table = Table::new(lesson, Level::Newcomer);
    let first = table.guide();
    assert_eq!(first.cards[0].text, "lesson-ports-play-tcp");
    let other = table
        .options()
        .into_iter()
        .find(|it| !pointed(&first, &table).contains(it));
    table.choose(other.unwrap());
    assert!(table.guide().strayed);
    table.game.take_back(lesson.seat, &[]).unwrap();
    assert_eq!(table.guide().cards, first.cards);
}

#[test]
fn what_the_guide_says_exists_in_every_language_and_is_short() {
    for lesson in all() {
        for language in languages() {
            let texts = plain(&language, &format!("lesson-{}.ftl", lesson.id));
            let wanted: BTreeSet<String> = lesson.keys().into_iter().collect();
            let found: BTreeSet<String> = texts.keys().cloned().collect();
            assert_eq!(found, wanted, "{language}");
            for (key, text) in texts {
                assert!(is_short(&text), "{language}: {key} is too long: {text}");
            }
        }
    }
}

/// Whatever stands in the guide's card at once, of however many texts it is made up.
#[test]
fn what_is_put_together_is_short_too() {
    for language in languages() {
        let guide = plain(&language, "guide.ftl");
        let stories = plain(&language, "story.ftl");
        let gap = if language == "en" { " " } else { "" };
        let mut cards: Vec<String> = Vec::new();
        for lesson in all() {
            let story = |part| &stories[&format!("story-{}-{part}", lesson.game)];
            cards.push([story("who").as_str(), story("goal")].join(gap));
            let texts = plain(&language, &format!("lesson-{}.ftl", lesson.id));
            let steps = lesson.chapters.iter().flat_map(|chapter| &chapter.steps);
            for step in steps {
                let poor = step.ask.iter().filter(|(_, good)| !**good);
                cards.extend(poor.map(|(answer, _)| {
                    let key = lesson.key(&format!("{}-{answer}-reply", step.say));
                    [guide["guide-hm"].as_str(), &texts[&key]].join(gap)
                }));
            }
            // Where the lesson leaves it to the learner, the coach speaks.
            let said = plain(&language, &format!("{}.ftl", lesson.game));
            let coach = format!("{}-coach-", lesson.game);
            let advice = said.into_iter().filter(|(key, _)| key.starts_with(&coach));
            cards.extend(advice.map(|(_, text)| text));
        }
        for card in cards {
            assert!(is_short(&card), "{language}: too long: {card}");
        }
    }
}

/// At most 40 words, or 90 characters where words are not divided.
fn is_short(text: &str) -> bool {
    let wide = |letter: char| letter >= '\u{2e80}';
    match text.chars().any(wide) {
        true => text.chars().count() <= 90,
        false => text.split_whitespace().count() <= 40,
    }
}

#[test]
fn the_limit_of_words_is_one() {
    assert!(is_short(&"word ".repeat(40)));
    assert!(!is_short(&"word ".repeat(41)));
    assert!(is_short(&"字".repeat(90)));
    assert!(!is_short(&"字".repeat(91)));
}

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data")
}

#[test]
fn every_lesson_is_listed_and_makes_sense() {
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(data()).unwrap() {
        let path = entry.unwrap().path();
        let lesson = check(&fs::read_to_string(&path).unwrap());
        let lesson = lesson.unwrap_or_else(|faults| panic!("{}: {faults:#?}", path.display()));
        assert_eq!(path.file_stem().unwrap().to_str(), Some(&*lesson.id));
        ids.insert(lesson.id);
    }
    let listed: BTreeSet<String> = all().iter().map(|lesson| lesson.id.clone()).collect();
    assert_eq!(listed, ids);
}

#[test]
fn what_is_wrong_with_a_lesson_is_said() {
    let whole = fs::read_to_string(data().join("ports.json")).unwrap();
    let faults = |from: &str, to: &str| -> String {
        let faulty = whole.replacen(from, to, 1);
        assert_ne!(faulty, whole, "{from}");
        let faults = check(&faulty).unwrap_err();
        faults
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let cases = [
        ("\"deal\"", "\"dael\"", "unknown field `dael`"),
        ("\"least\"", "\"at-least\"", "unknown variant `at-least`"),
        (
            "\"players\": 2",
            "\"players\": 9",
            "the game refuses the set-up",
        ),
        (
            "\"id\": \"ports\"",
            "\"id\": \"portsy\"",
            "portsy is not the game's id",
        ),
        (
            "\"id\": \"transports\"",
            "\"id\": \"faces\"",
            "faces is said in two places",
        ),
        (
            "\"id\": \"whois-irc\"",
            "\"id\": \"faces\"",
            "faces is said in two places",
        ),
        (
            "\"say\": \"sweep\"",
            "\"say\": \"Sweep it\"",
            "small letters",
        ),
        ("\"/view/deck\"", "\"view/deck\"", "does not begin with /"),
        ("\"mail\": true", "\"mail\": false", "no good one"),
    ];
    for (from, to, said) in cases {
        let found = faults(from, to);
        assert!(found.contains(said), "{from} → {to}: {found}");
    }
    let seat = faults("\"deal\"", "\"seat\": 2, \"deal\"");
    assert!(seat.contains("seat 2 is not at the table"), "{seat}");
    let unbidden = faults("\"steps\": [", "\"steps\": [{ \"say\": \"hello\" },");
    assert!(unbidden.contains("step hello neither points"), "{unbidden}");
}

#[test]
fn an_opponent_does_what_it_has_in_mind_when_it_can() {
    let lesson = lessons::named("ports").unwrap();
    let mut table = Table::new(lesson, Level::Newcomer);
    assert_eq!(table.guide().lesson, "ports");
    let option = pointed(&table.guide(), &table)[0];
    table.choose(option);
    let intended = lesson.intended(&*table.game, Seat(1)).unwrap();
    assert_eq!(intended.get(), "\"turn\"");
}
