//! `sandtable play`: a whole game in a plain terminal: sentences and numbered options, nothing
//! drawn, so that a screen reader can follow.

use std::fs;
use std::io::{BufRead, ErrorKind, Write};
use std::path::Path;

use bots::Level;
use catalog::{AnyMatch, Ending, Frame, OpenError, Scene};
use tabletop::{By, Phrase, Seat, Seed, Viewer};

use super::setup;
use crate::args::Play;
use crate::error::Error;
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
        texts,
        names,
        out,
        input,
    };
    let played = table.play();
    // Also a game left early is kept.
    if let Some(file) = &args.save {
        save(file, &table.game.record())?;
        let saved = Phrase::new("cli-saved").with("file", file.display().to_string());
        table.line(&saved)?;
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
    let numbered = |key: &str, seat: usize| Phrase::new(key).with("seat", seat + 1);
    let name = |(seat, level): (usize, &Option<Level>)| match (level, own) {
        (None, Some(own)) => own.to_owned(),
        (None, None) => texts.say(&numbered("cli-player", seat), &[]),
        (Some(level), _) => {
            let level = Phrase::new(format!("level-{level}"));
            texts.say(&numbered("cli-bot", seat).with("level", level), &[])
        }
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

pub fn print_ending(
    ending: &Ending,
    texts: &Texts,
    names: &[String],
    out: &mut impl Write,
) -> Result<(), Error> {
    writeln!(out)?;
    writeln!(out, "{}", texts.say(&ending.headline, names))?;
    for (name, score) in names.iter().zip(&ending.scores) {
        let line = Phrase::new("cli-score")
            .with("name", name.as_str())
            .with("score", *score);
        writeln!(out, "{}", texts.say(&line, names))?;
    }
    for verdict in &ending.verdict {
        writeln!(out, "{}", texts.say(verdict, names))?;
    }
    Ok(())
}

/// A game at the terminal.
struct Terminal<'a, O, I> {
    game: Box<dyn AnyMatch>,
    me: Seat,
    levels: Vec<Option<Level>>,
    bot_seed: Seed,
    texts: Texts,
    names: Vec<String>,
    out: &'a mut O,
    input: &'a mut I,
}

/// What was typed.
enum Typed {
    Choose(usize),
    Look,
    Undo,
    Help,
    Quit,
    Unclear,
}

impl<O: Write, I: BufRead> Terminal<'_, O, I> {
    fn play(&mut self) -> Result<(), Error> {
        let viewer = Viewer::Seat(self.me);
        for phrase in self.game.history(viewer)() {
            self.line(&phrase)?;
        }
        self.line(&Phrase::new("cli-help"))?;
        while let Some(seat) = self.game.awaited().first() {
            let left = match self.levels[seat.index()] {
                Some(level) => self.bot_decides(seat, level)?,
                None => self.person_decides()?,
            };
            if left {
                return Ok(());
            }
        }
        let ending = self.game.scene(viewer).ending;
        let ending = ending.expect("nobody is awaited, so it is over");
        print_ending(&ending, &self.texts, &self.names, self.out)
    }

    fn bot_decides(&mut self, seat: Seat, level: Level) -> Result<bool, Error> {
        let thought = self.game.think(seat, level, self.bot_seed)();
        let step = self
            .game
            .act(seat, &thought.action, By::Bot, &[Viewer::Seat(self.me)])
            .unwrap_or_else(|refused| unreachable!("bots play by the rules: {refused:?}"));
        self.tell(step.frames)?;
        Ok(false)
    }

    /// Asks until something is decided; true: the player leaves.
    fn person_decides(&mut self) -> Result<bool, Error> {
        let viewer = Viewer::Seat(self.me);
        let scene = self.game.scene(viewer);
        self.ask(&scene)?;
        loop {
            match self.typed(scene.menu.len())? {
                Typed::Choose(index) => {
                    let choice = &scene.menu[index];
                    match self
                        .game
                        .act(self.me, &choice.action, By::Person, &[viewer])
                    {
                        Ok(step) => {
                            self.tell(step.frames)?;
                            return Ok(false);
                        }
                        Err(refused) => self.line(&refused.phrase())?,
                    }
                }
                Typed::Undo => match self
                    .game
                    .undo(self.me, &[viewer])
                    .or_else(|_| self.game.retract(self.me, &[viewer]))
                {
                    Ok(step) => {
                        self.tell(step.frames)?;
                        return Ok(false);
                    }
                    Err(refused) => self.line(&refused.phrase())?,
                },
                Typed::Look => self.ask(&scene)?,
                Typed::Help => self.line(&Phrase::new("cli-help"))?,
                Typed::Quit => {
                    self.line(&Phrase::new("cli-left"))?;
                    return Ok(true);
                }
                Typed::Unclear => {
                    let options = Phrase::new("cli-unclear").with("count", scene.menu.len());
                    self.line(&options)?;
                }
            }
        }
    }

    /// The table in sentences, the question and the numbered options.
    fn ask(&mut self, scene: &Scene) -> Result<(), Error> {
        writeln!(self.out)?;
        for phrase in &self.game.describe(Viewer::Seat(self.me)) {
            self.line(phrase)?;
        }
        self.line(&scene.prompt)?;
        for (index, choice) in scene.menu.iter().enumerate() {
            let text = self.texts.say(&choice.text, &self.names);
            match &choice.no {
                None => writeln!(self.out, "{}. {text}", index + 1)?,
                Some(no) => {
                    let no = self.texts.say(no, &self.names);
                    writeln!(self.out, "{}. ({text}: {no})", index + 1)?;
                }
            }
        }
        Ok(())
    }

    fn typed(&mut self, options: usize) -> Result<Typed, Error> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = String::new();
        let read = match self.input.read_line(&mut line) {
            Ok(read) => read,
            // Not text at all: ask again.
            Err(error) if error.kind() == ErrorKind::InvalidData => return Ok(Typed::Unclear),
            Err(error) => return Err(Error::Input(error)),
        };
        if read == 0 {
            writeln!(self.out)?;
            return Err(Error::InputEnded);
        }
        Ok(match line.trim() {
            "l" | "look" => Typed::Look,
            "u" | "undo" => Typed::Undo,
            "h" | "help" | "?" => Typed::Help,
            "q" | "quit" | "exit" => Typed::Quit,
            number => match number.parse::<usize>() {
                Ok(number) if (1..=options).contains(&number) => Typed::Choose(number - 1),
                _ => Typed::Unclear,
            },
        })
    }

    fn tell(&mut self, frames: Vec<(Viewer, Frame)>) -> Result<(), Error> {
        for (_, frame) in frames {
            self.line(&frame.text)?;
        }
        Ok(())
    }

    fn line(&mut self, phrase: &Phrase) -> Result<(), Error> {
        writeln!(self.out, "{}", self.texts.say(phrase, &self.names))?;
        Ok(())
    }
}
