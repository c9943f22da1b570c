//! `sandtable play`: a whole game in a plain terminal.

use std::fs;
use std::io::{BufRead, ErrorKind, Write};
use std::path::Path;

use bots::Level;
use catalog::{AnyMatch, Choice, Frame, OpenError, Reading, Scene};
use serde_json::value::RawValue;
use tabletop::{By, Phrase, Seat, Seed, Viewer};

use super::setup;
use crate::args::Play;
use crate::error::Error;
use crate::screen::{Screen, Tell, number};
use crate::texts::Texts;

pub fn run(args: &Play, out: &mut impl Write, input: &mut impl BufRead) -> Result<(), Error> {
    let texts = Texts::new(args.lang.chosen());
    let config = setup::config(&args.game, &args.table, &texts)?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let game = catalog::open(&args.game, &config, seed).map_err(|error| match error {
        OpenError::Game(game) => Error::Game(game),
        OpenError::Config(refused) => Error::Refused(texts.say(&refused.phrase(), &[])),
    })?;
    let me = seat(args.seat, config.players, &texts)?;
    let levels = levels(&args.bots, me, config.players)?;
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
        screen: Screen::new(texts, names, out, input),
    };
    let played = table.play();
    // Also a game left early is kept.
    if let Some(file) = &args.save {
        save(file, &table.game.record())?;
        let saved = Phrase::new("cli-saved").with("file", file.display().to_string());
        table.screen.line(&saved)?;
    }
    played
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

fn save(file: &Path, record: &str) -> Result<(), Error> {
    let write = || fs::File::create_new(file)?.write_all(record.as_bytes());
    write().map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Error::Exists(file.to_owned()),
        _ => Error::Write {
            file: file.to_owned(),
            error,
        },
    })
}

/// A game at the terminal.
struct Terminal<'a, O, I> {
    game: Box<dyn AnyMatch>,
    me: Seat,
    levels: Vec<Option<Level>>,
    bot_seed: Seed,
    screen: Screen<'a, O, I>,
}

/// What was typed.
enum Typed {
    /// An option, from 0.
    Choose(usize),
    /// A form, from 0.
    Fill(usize),
    Read(String),
    Aids,
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
        let history = self.game.history(viewer)();
        self.screen.lines(&history)?;
        self.screen.line(&Phrase::new("cli-help"))?;
        while let Some(seat) = self.game.awaited().first() {
            match self.levels[seat.index()] {
                Some(level) => self.bot_decides(seat, level)?,
                None => match self.person_decides()? {
                    Left::Question => {}
                    Left::Table => return Ok(()),
                },
            }
        }
        let ending = self.game.scene(viewer).ending;
        let ending = ending.expect("nobody is awaited, so it is over");
        self.screen.ending(&ending, &self.game.reading(viewer))
    }

    fn bot_decides(&mut self, seat: Seat, level: Level) -> Result<(), Error> {
        let thought = self.game.think(seat, level, self.bot_seed)();
        let step = self
            .game
            .act(seat, &thought.action, By::Bot, &[Viewer::Seat(self.me)])
            .unwrap_or_else(|refused| unreachable!("bots play by the rules: {refused:?}"));
        self.tell(step.frames)
    }

    /// Asks until something is decided or taken back, or the player leaves.
    fn person_decides(&mut self) -> Result<Left, Error> {
        let viewer = Viewer::Seat(self.me);
        let scene = self.game.scene(viewer);
        let reading = self.game.reading(viewer);
        let open: Vec<&Choice> = scene.menu.iter().filter(|it| it.no.is_none()).collect();
        self.ask(&scene, &reading, Tell::News)?;
        let mut warned = None;
        loop {
            match self.typed(open.len(), reading.forms.len())? {
                Typed::Choose(index) if open[index].sure.is_some() && warned != Some(index) => {
                    warned = Some(index);
                    self.screen.lines(&open[index].sure)?;
                }
                Typed::Choose(index) => {
                    if self.act(&open[index].answer())? {
                        return Ok(Left::Question);
                    }
                }
                Typed::Fill(index) => {
                    if self.fill(index, &reading)? {
                        return Ok(Left::Question);
                    }
                    self.ask(&scene, &reading, Tell::News)?;
                }
                Typed::Undo => match self
                    .game
                    .undo(self.me, &[viewer])
                    .or_else(|_| self.game.retract(self.me, &[viewer]))
                {
                    Ok(step) => {
                        self.tell(step.frames)?;
                        return Ok(Left::Question);
                    }
                    Err(refused) => self.screen.line(&refused.phrase())?,
                },
                Typed::Read(asked) => self.screen.read(&asked, &scene.menu, &reading.pages)?,
                Typed::Aids => self.screen.aids(&scene, &reading.aids)?,
                Typed::Look => self.ask(&scene, &reading, Tell::All)?,
                Typed::Help => self.screen.line(&Phrase::new("cli-help"))?,
                Typed::Quit => {
                    self.screen.line(&Phrase::new("cli-left"))?;
                    return Ok(Left::Table);
                }
                Typed::Unclear => {
                    let options = open.len() + reading.forms.len();
                    let unclear = Phrase::new("cli-unclear").with("count", options);
                    self.screen.line(&unclear)?;
                }
            }
        }
    }

    /// Whether it was allowed; if not, why is said.
    fn act(&mut self, action: &RawValue) -> Result<bool, Error> {
        let tell = [Viewer::Seat(self.me)];
        match self.game.act(self.me, action, By::Person, &tell) {
            Ok(step) => {
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

    /// The table, the question and the numbered options.
    fn ask(&mut self, scene: &Scene, reading: &Reading, tell: Tell) -> Result<(), Error> {
        self.screen.print("")?;
        self.screen.table(&reading.table, tell)?;
        self.screen.line(&scene.prompt)?;
        self.screen
            .options(&scene.menu, &reading.pages, &reading.forms, tell)
    }

    fn typed(&mut self, options: usize, forms: usize) -> Result<Typed, Error> {
        let Some(typed) = self.screen.typed()? else {
            return Ok(Typed::Unclear);
        };
        let (command, about) = typed.split_once([' ', '　']).unwrap_or((&typed, ""));
        Ok(match command {
            "c" | "card" => Typed::Read(about.trim().to_owned()),
            _ if !about.is_empty() => Typed::Unclear,
            "a" | "aids" => Typed::Aids,
            "l" | "look" => Typed::Look,
            "u" | "undo" => Typed::Undo,
            "h" | "help" | "?" => Typed::Help,
            "q" | "quit" | "exit" => Typed::Quit,
            _ => match number(command) {
                Some(number) if number <= options => Typed::Choose(number - 1),
                Some(number) if number <= options + forms => Typed::Fill(number - options - 1),
                Some(_) | None => Typed::Unclear,
            },
        })
    }

    fn tell(&mut self, frames: Vec<(Viewer, Frame)>) -> Result<(), Error> {
        self.screen
            .lines(frames.iter().map(|(_, frame)| &frame.text))
    }
}
