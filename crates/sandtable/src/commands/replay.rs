//! `sandtable replay`: checks a record, and prints the game or goes through it step by step.

use std::io::{BufRead, Write};

use catalog::{Reading, ReplayStep, Replayed};
use tabletop::{Phrase, Seat};

use crate::args::Replay;
use crate::error::Error;
use crate::listing::Listing;
use crate::record;
use crate::screen::{Screen, Tell, number};
use crate::texts::Texts;

pub fn run(
    args: &Replay,
    is_terminal: bool,
    out: &mut impl Write,
    input: &mut impl BufRead,
) -> Result<(), Error> {
    let texts = Texts::new(args.lang.chosen());
    let file = args.file.clone();
    let record = record::read(&file)?;
    let replayed = catalog::replay(&record, args.viewer)
        .map_err(|error| Error::of_record(file.clone(), error, &texts))?;
    let players = replayed.config.players;
    let names = Seat::all(players)
        .map(|seat| texts.say(&Phrase::new("cli-player").with("seat", seat.0 + 1), &[]))
        .collect();
    let mut shown = Shown {
        record: &record,
        replayed,
        screen: Screen::new(texts, names, out, input),
    };
    shown.head()?;
    if args.step || is_terminal {
        shown.step_by_step()
    } else {
        shown.all()
    }
}

struct Shown<'a, O, I> {
    record: &'a str,
    replayed: Replayed,
    screen: Screen<'a, O, I>,
}

/// What was typed.
enum Typed {
    Go(usize),
    Read(String),
    Rules(String),
    Aids,
    Look,
    Help,
    Quit,
    Unclear,
}

impl<O: Write, I: BufRead> Shown<'_, O, I> {
    fn head(&mut self) -> Result<(), Error> {
        let title = Phrase::new(format!("{}-title", self.replayed.game));
        let head = Phrase::new("cli-replay-head")
            .with("game", title)
            .with("players", self.replayed.config.players)
            .with("decisions", self.last());
        self.screen.line(&head)
    }

    /// The number of the last step; the opening is 0.
    fn last(&self) -> usize {
        self.replayed.steps.len() - 1
    }

    fn all(&mut self) -> Result<(), Error> {
        for number in 0..=self.last() {
            self.told(number)?;
        }
        self.end()
    }

    /// What happened in a step.
    fn told(&mut self, number: usize) -> Result<(), Error> {
        let step: &ReplayStep = &self.replayed.steps[number];
        if let (Some(seat), Some(chose)) = (step.seat, &step.chose) {
            let chosen = Phrase::new("cli-replay-chose")
                .with("number", number)
                .with("player", seat)
                .with("chose", chose.clone());
            self.screen.line(&chosen)?;
        }
        let frames = step.frames.iter().map(|frame| &frame.text);
        self.screen.news(frames)?;
        Ok(())
    }

    fn end(&mut self) -> Result<(), Error> {
        match &self.replayed.ending {
            Some(ending) => {
                let reading = self.reading(self.last());
                self.screen.ending(ending, &reading)?;
            }
            None => self.screen.line(&Phrase::new("cli-replay-unfinished"))?,
        }
        match &self.replayed.stopped {
            Some(why) => self.screen.line(why),
            None => self.screen.line(&Phrase::new("cli-replay-checked")),
        }
    }

    fn reading(&self, step: usize) -> Reading {
        catalog::reading_at(self.record, self.replayed.viewer, step)
            .unwrap_or_else(|why| unreachable!("the record has been played: {why}"))
    }

    fn step_by_step(&mut self) -> Result<(), Error> {
        let last = self.last();
        self.screen
            .line(&Phrase::new("cli-replay-help").with("last", last))?;
        let mut now = 0;
        self.show(now, Tell::All)?;
        loop {
            match self.typed(now)? {
                Typed::Go(step) => {
                    // One step on is told as it happened; anything else is looked at, and what was told
                    // last is of another moment.
                    let tell = match step == now + 1 {
                        true => Tell::News,
                        false => Tell::All,
                    };
                    if tell == Tell::News {
                        self.told(step)?;
                    }
                    now = step;
                    self.show(now, tell)?;
                }
                Typed::Read(asked) => {
                    let pages = self.reading(now).pages;
                    self.screen.read(&asked, &Listing::of(&[], &[]), &pages)?;
                }
                Typed::Rules(asked) => self.screen.rules(&self.replayed.game, &asked)?,
                Typed::Aids => {
                    let aids = self.reading(now).aids;
                    let scene = &self.replayed.steps[now].scene;
                    self.screen.aids(scene, None, &aids)?;
                }
                Typed::Look => {
                    let reading = self.reading(now);
                    self.screen.table(&reading, Tell::All)?;
                }
                Typed::Help => self
                    .screen
                    .line(&Phrase::new("cli-replay-help").with("last", last))?,
                Typed::Quit => return Ok(()),
                Typed::Unclear => self
                    .screen
                    .line(&Phrase::new("cli-replay-unclear").with("last", last))?,
            }
        }
    }

    /// Where one stands, the table or what is new on it, and at the end how it ended.
    fn show(&mut self, step: usize, tell: Tell) -> Result<(), Error> {
        let last = self.last();
        self.screen.print("")?;
        let place = Phrase::new("cli-replay-step")
            .with("step", step)
            .with("last", last);
        self.screen.line(&place)?;
        let reading = self.reading(step);
        self.screen.table(&reading, tell)?;
        if step == last {
            self.end()?;
        }
        Ok(())
    }

    fn typed(&mut self, now: usize) -> Result<Typed, Error> {
        let Some(typed) = self.screen.typed()? else {
            return Ok(Typed::Unclear);
        };
        let last = self.last();
        let (command, about) = typed.split_once([' ', '　']).unwrap_or((&typed, ""));
        Ok(match command {
            "c" | "card" => Typed::Read(about.trim().to_owned()),
            "r" | "rules" => Typed::Rules(about.trim().to_owned()),
            _ if !about.is_empty() => Typed::Unclear,
            "" | "n" | "next" => Typed::Go((now + 1).min(last)),
            "b" | "back" => Typed::Go(now.saturating_sub(1)),
            "0" => Typed::Go(0),
            "a" | "aids" => Typed::Aids,
            "l" | "look" => Typed::Look,
            "h" | "help" | "?" => Typed::Help,
            "q" | "quit" | "exit" => Typed::Quit,
            _ => match number(command) {
                Some(number) if number <= last => Typed::Go(number),
                Some(_) | None => Typed::Unclear,
            },
        })
    }
}
