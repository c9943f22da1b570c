//! `sandtable play`: a whole game in a plain terminal.

use std::io::{BufRead, Write};
use std::mem;

use bots::Level;
use catalog::{AnyMatch, Choice, Frame, OpenError, Reading, Scene, Step, StepRefused};
use lessons::Lesson;
use serde_json::value::RawValue;
use tabletop::{Arg, By, Config, Phrase, Seat, Seed, Viewer};

use super::setup;
use crate::after::after;
use crate::args::Play;
use crate::error::Error;
use crate::listing::{Listing, Part, Pick};
use crate::record;
use crate::screen::{Screen, Tell};
use crate::texts::Texts;

pub fn run(args: &Play, out: &mut impl Write, input: &mut impl BufRead) -> Result<(), Error> {
    let texts = Texts::new(args.lang.chosen());
    let lesson = lesson(args, &texts)?;
    let Sitting {
        game,
        config,
        seed,
        me,
        bots,
    } = match lesson {
        Some(lesson) => guided(lesson),
        None => sitting(args, &texts)?,
    };
    let game = catalog::open(&game, &config, seed).map_err(|error| match error {
        OpenError::Game(game) => Error::Game(game),
        OpenError::Config(refused) => Error::Refused(texts.say(&refused.phrase(), &[])),
    })?;
    let levels = levels(&bots, me, config.players)?;
    if let Some(file) = &args.save
        && file.exists()
    {
        return Err(Error::Exists(file.clone()));
    }
    let names = names(args.name.as_deref(), &levels, &texts);
    let mut table = Terminal {
        game,
        me,
        levels,
        bot_seed: bot_seed(seed),
        is_kept: args.save.is_some(),
        lesson,
        screen: Screen::new(texts, names, out, input),
        listed: Vec::new(),
        is_open: false,
    };
    let played = table.play();
    // Also a game left early is kept.
    if let Some(file) = &args.save {
        record::keep(file, &table.game.record())?;
        let saved = Phrase::new("cli-saved").with("file", file.display().to_string());
        table.screen.line(&saved)?;
    }
    played
}

/// What is played, and who sits where.
struct Sitting {
    game: String,
    config: Config,
    seed: Seed,
    me: Seat,
    bots: Vec<Level>,
}

fn sitting(args: &Play, texts: &Texts) -> Result<Sitting, Error> {
    let config = setup::config(&args.game, &args.table, texts)?;
    Ok(Sitting {
        game: args.game.clone(),
        seed: match args.seed {
            Some(seed) => seed,
            None => fresh_seed()?,
        },
        me: seat(args.seat, config.players, texts)?,
        bots: args.bots.clone(),
        config,
    })
}

fn guided(lesson: &Lesson) -> Sitting {
    Sitting {
        game: lesson.game.clone(),
        config: lesson.set_up.clone(),
        seed: lesson.seed(),
        me: lesson.seat,
        bots: vec![Level::Newcomer],
    }
}

/// The lesson that was asked for, if any was.
fn lesson(args: &Play, texts: &Texts) -> Result<Option<&'static Lesson>, Error> {
    if !args.lesson {
        return Ok(None);
    }
    if let Some(lesson) = lessons::named(&args.game) {
        return Ok(Some(lesson));
    }
    let all = lessons::all().iter().map(|it| Arg::Text(it.id.clone()));
    let none = Phrase::new("cli-lesson-none")
        .with("asked", args.game.as_str())
        .with("lessons", Arg::List(all.collect()));
    Err(Error::Refused(texts.say(&none, &[])))
}

fn seat(number: u8, players: u8, texts: &Texts) -> Result<Seat, Error> {
    if (1..=players).contains(&number) {
        return Ok(Seat(number - 1));
    }
    let phrase = Phrase::new("cli-no-such-seat")
        .with("seat", number)
        .with("players", players);
    Err(Error::Refused(texts.say(&phrase, &[])))
}

/// The level of the bot on each seat; none on the player's own.
fn levels(levels: &[Level], me: Seat, players: u8) -> Result<Vec<Option<Level>>, Error> {
    let bots = players - 1;
    if levels.len() != 1 && levels.len() != usize::from(bots) {
        let levels = levels.len();
        return Err(Error::Lab(lab::LabError::Bots { bots, levels }));
    }
    let mut levels = levels.iter().copied().cycle();
    let level = |seat| if seat == me { None } else { levels.next() };
    Ok(Seat::all(players).map(level).collect())
}

fn names(own: Option<&str>, levels: &[Option<Level>], texts: &Texts) -> Vec<String> {
    let name = |(seat, level): (usize, &Option<Level>)| match (level, own) {
        (None, Some(own)) => own.to_owned(),
        (None, None) => texts.said(&Phrase::new("seat-you"), &[]),
        (Some(_), _) => texts.say(&Phrase::new(format!("bot-name-{}", seat + 1)), &[]),
    };
    levels.iter().enumerate().map(name).collect()
}

fn fresh_seed() -> Result<Seed, Error> {
    let mut seed = Seed([0; 32]);
    getrandom::fill(&mut seed.0)?;
    Ok(seed)
}

/// The bots' luck is not the table's, but follows from it, so that a seed repeats a game.
fn bot_seed(seed: Seed) -> Seed {
    Seed::from_text(&format!("bots {seed}"))
}

/// A game at the terminal.
struct Terminal<'a, O, I> {
    game: Box<dyn AnyMatch>,
    me: Seat,
    levels: Vec<Option<Level>>,
    bot_seed: Seed,
    /// Whether the record goes into a file whatever happens.
    is_kept: bool,
    /// The lesson that is being given, until it is over.
    lesson: Option<&'static Lesson>,
    screen: Screen<'a, O, I>,
    /// What was listed last, with its numbers, unless something has happened since.
    listed: Vec<(usize, Phrase)>,
    /// Whether the player's last step can be taken back.
    is_open: bool,
}

/// What was typed.
enum Typed<'a> {
    /// An option, from 0.
    Choose(usize),
    /// A form, from 0.
    Fill(usize),
    /// Things for an option that is a set of them.
    Gather(Vec<Part<'a>>),
    /// What is offered instead of what was asked about.
    Instead,
    Read(String),
    Rules(String),
    /// Options with these words.
    Find(String),
    Aids,
    Hint,
    Look,
    Undo,
    Help,
    Quit,
    Unclear,
}

/// What a question led to.
enum Left {
    Table,
    Question,
}

impl<O: Write, I: BufRead> Terminal<'_, O, I> {
    fn play(&mut self) -> Result<(), Error> {
        let viewer = Viewer::Seat(self.me);
        self.screen.story(self.game.game())?;
        self.screen.line(&Phrase::new("cli-begin"))?;
        let history = self.game.history(viewer)();
        self.screen.news(&history)?;
        while let Some(seat) = self.game.awaited().first() {
            match self.levels[seat.index()] {
                Some(level) => self.bot_decides(seat, level)?,
                None => match self.person_decides()? {
                    Left::Question => {}
                    Left::Table => return Ok(()),
                },
            }
        }
        let scene = self.game.scene(viewer);
        self.guide(&scene, &Listing::of(&scene.menu, &[]))?;
        let ending = scene.ending.expect("nobody is awaited, so it is over");
        self.screen.ending(&ending, &self.game.reading(viewer))?;
        after(&mut self.screen, &self.game.record(), self.is_kept)
    }

    fn bot_decides(&mut self, seat: Seat, level: Level) -> Result<(), Error> {
        let intended = self.lesson.and_then(|it| it.intended(&*self.game, seat));
        let action =
            intended.unwrap_or_else(|| self.game.think(seat, level, self.bot_seed)().action);
        let step = self
            .game
            .act(seat, &action, By::Bot, &[Viewer::Seat(self.me)])
            .unwrap_or_else(|refused| unreachable!("bots play by the rules: {refused:?}"));
        self.tell(step.frames)
    }

    /// Asks until something is decided or taken back, or the player leaves.
    fn person_decides(&mut self) -> Result<Left, Error> {
        let viewer = Viewer::Seat(self.me);
        let scene = self.game.scene(viewer);
        let reading = self.game.reading(viewer);
        let whole = || Listing::of(&scene.menu, &reading.pages);
        let listed = mem::take(&mut self.listed);
        let mut listing = whole().numbered_as(&listed);
        if self.is_forced(&listing, &reading) {
            self.ask(&scene, &reading, None, Tell::News)?;
            let (_, choice) = listing.open[0];
            let only = Phrase::new("cli-only").with("option", choice.text.clone());
            self.screen.line(&only)?;
            self.act(&choice.answer())?;
            return Ok(Left::Question);
        }
        self.ask(&scene, &reading, Some(&listing), Tell::News)?;
        self.listed = match &listing.gone {
            Some(_) => listed,
            None => listing.listed(),
        };
        self.guide(&scene, &listing)?;
        let mut warned: Option<(usize, &Choice)> = None;
        loop {
            match self.typed(&listing, reading.forms.len())? {
                Typed::Choose(index) => {
                    let (_, choice) = listing.open[index];
                    let is_new = warned.is_none_or(|(before, _)| before != index);
                    if choice.sure.is_some() && is_new {
                        warned = Some((index, choice));
                        self.screen.lines(&choice.sure)?;
                        self.screen.instead(choice)?;
                    } else if self.act(&choice.answer())? {
                        return Ok(Left::Question);
                    }
                }
                Typed::Instead => {
                    let offered = warned.and_then(|(_, choice)| choice.instead.as_ref());
                    let Some(instead) = offered else {
                        self.unclear(&listing, &reading)?;
                        continue;
                    };
                    for action in instead.answers() {
                        if !self.act(&action)? {
                            break;
                        }
                    }
                    return Ok(Left::Question);
                }
                Typed::Gather(things) => {
                    listing = listing.after(things, &reading.pages);
                    self.screen.list(&listing, &reading.pages, Tell::News)?;
                }
                Typed::Undo if !listing.picked.is_empty() => {
                    listing = whole();
                    self.screen.list(&listing, &reading.pages, Tell::News)?;
                }
                Typed::Fill(index) => {
                    if self.fill(index, &reading)? {
                        return Ok(Left::Question);
                    }
                    self.ask(&scene, &reading, Some(&listing), Tell::News)?;
                }
                Typed::Undo => match self.back() {
                    Ok(step) => {
                        self.is_open = true;
                        let listed = mem::take(&mut self.listed);
                        self.tell(step.frames)?;
                        // Back at a question whose options were just listed.
                        self.listed = listed;
                        return Ok(Left::Question);
                    }
                    Err(refused) => self.screen.line(&refused.phrase())?,
                },
                Typed::Read(asked) => self.screen.read(&asked, &listing, &reading.pages)?,
                Typed::Rules(asked) => self.screen.rules(self.game.game(), &asked)?,
                Typed::Find(words) => self.screen.find(&words, &listing)?,
                Typed::Aids => self.screen.aids(&scene, Some(&listing), &reading.aids)?,
                Typed::Hint => self.hint(&listing)?,
                Typed::Look => {
                    if !listing.picked.is_empty() {
                        listing = whole();
                    }
                    self.ask(&scene, &reading, Some(&listing), Tell::All)?;
                }
                Typed::Help => self.screen.line(&Phrase::new("cli-help"))?,
                Typed::Quit => {
                    self.screen.line(&Phrase::new("cli-left"))?;
                    return Ok(Left::Table);
                }
                Typed::Unclear => self.unclear(&listing, &reading)?,
            }
        }
    }

    /// What can be typed, for whoever has typed something else.
    fn unclear(&mut self, listing: &Listing, reading: &Reading) -> Result<(), Error> {
        let count = listing.last() + reading.forms.len();
        self.screen
            .line(&match (listing.parts.is_empty(), &listing.gone) {
                (false, _) => Phrase::new("cli-parts-unclear").with("count", count),
                (true, None) => Phrase::new("cli-unclear").with("count", count),
                (true, Some(_)) => Phrase::new("cli-unclear-as-listed"),
            })
    }

    /// Back to before the last move: in a lesson whatever it has led to.
    fn back(&mut self) -> Result<Step, StepRefused> {
        let tell = [Viewer::Seat(self.me)];
        let back = match self.game.undo(self.me, &tell) {
            Ok(step) => Ok(step),
            Err(_) => self.game.retract(self.me, &tell),
        };
        match back {
            Err(_) if self.lesson.is_some() => self.game.take_back(self.me, &tell),
            back => back,
        }
    }

    /// What the guide of a lesson says to the present decision.
    fn guide(&mut self, scene: &Scene, listing: &Listing) -> Result<(), Error> {
        let Some(lesson) = self.lesson else {
            return Ok(());
        };
        let guide = lesson.guide(&self.game.record());
        let guide = guide.unwrap_or_else(|error| unreachable!("our own record plays: {error}"));
        if guide.seen.is_some() {
            self.lesson = None;
        }
        self.screen.guide(&guide, scene, listing)
    }

    /// What is best, as far as can be told from what the player sees.
    fn hint(&mut self, listing: &Listing) -> Result<(), Error> {
        self.screen.line(&Phrase::new("cli-hint-thinking"))?;
        self.screen.flush()?;
        let hints = self.game.ponder(self.me, self.bot_seed)();
        self.screen.hints(&hints, listing)
    }

    /// Whether it was allowed; if not, why is said.
    fn act(&mut self, action: &RawValue) -> Result<bool, Error> {
        let tell = [Viewer::Seat(self.me)];
        match self.game.act(self.me, action, By::Person, &tell) {
            Ok(step) => {
                self.is_open = step.quiet;
                self.tell(step.frames)?;
                Ok(true)
            }
            Err(refused) => {
                self.screen.line(&refused.phrase())?;
                Ok(false)
            }
        }
    }

    /// Has a form filled in, and does what it comes to.
    fn fill(&mut self, index: usize, reading: &Reading) -> Result<bool, Error> {
        let Some(filled) = self.screen.fill(&reading.forms[index])? else {
            return Ok(false);
        };
        match self.game.fill(Viewer::Seat(self.me), index, &filled) {
            Some(action) => self.act(&action),
            None => Ok(false),
        }
    }

    /// Whether there is but one thing to do, and nothing to take back instead.
    fn is_forced(&self, listing: &Listing, reading: &Reading) -> bool {
        let [(_, choice)] = &listing.open[..] else {
            return false;
        };
        let is_asked = choice.sure.is_some() || !reading.forms.is_empty();
        !self.is_open && !is_asked && self.lesson.is_none()
    }

    /// The table, the question and the numbered options.
    fn ask(
        &mut self,
        scene: &Scene,
        reading: &Reading,
        listing: Option<&Listing>,
        tell: Tell,
    ) -> Result<(), Error> {
        self.screen.print("")?;
        self.screen.table(reading, tell)?;
        self.screen.line(&scene.prompt)?;
        match listing {
            Some(listing) => self.screen.options(listing, &scene.menu, reading, tell),
            None => self.screen.refusals(&scene.menu, tell),
        }
    }

    fn typed<'a>(&mut self, listing: &Listing<'a>, forms: usize) -> Result<Typed<'a>, Error> {
        let Some(typed) = self.screen.typed()? else {
            return Ok(Typed::Unclear);
        };
        if let Some(pick) = listing.pick(&typed, forms) {
            return Ok(match pick {
                Pick::Option(option) => Typed::Choose(option),
                Pick::Form(form) => Typed::Fill(form),
                Pick::Part(things) => Typed::Gather(things),
            });
        }
        let (command, about) = typed.split_once([' ', '　']).unwrap_or((&typed, ""));
        Ok(match command {
            "c" | "card" => Typed::Read(about.trim().to_owned()),
            "r" | "rules" => Typed::Rules(about.trim().to_owned()),
            "f" | "find" if !about.trim().is_empty() => Typed::Find(about.trim().to_owned()),
            _ if !about.is_empty() => Typed::Unclear,
            "a" | "aids" => Typed::Aids,
            "t" | "tip" | "hint" => Typed::Hint,
            "l" | "look" => Typed::Look,
            "u" | "undo" => Typed::Undo,
            "i" | "instead" => Typed::Instead,
            "h" | "help" | "?" => Typed::Help,
            "q" | "quit" | "exit" => Typed::Quit,
            _ => Typed::Unclear,
        })
    }

    fn tell(&mut self, frames: Vec<(Viewer, Frame)>) -> Result<(), Error> {
        let events = frames.iter().map(|(_, frame)| &frame.text);
        if self.screen.news(events)? {
            self.listed.clear();
        }
        Ok(())
    }
}
