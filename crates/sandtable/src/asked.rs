//! What a player may ask for besides deciding: hints, the rules, and the options with a word in them.

use std::io::{BufRead, Write};

use catalog::{Choice, Hint};
use tabletop::{Arg, Phrase};

use crate::error::Error;
use crate::listing::Listing;
use crate::rules::{self, Found, Section};
use crate::screen::Screen;

impl<O: Write, I: BufRead> Screen<'_, O, I> {
    /// What one might do, best first: how often it wins, and why.
    pub fn hints(&mut self, hints: &[Hint], listing: &Listing) -> Result<(), Error> {
        if hints.is_empty() {
            return self.line(&Phrase::new("cli-hint-none"));
        }
        for hint in hints {
            let mut options = listing.labelled();
            let option = options.find(|(_, index, _)| *index == hint.option);
            let Some((number, _, choice)) = option else {
                continue;
            };
            let hinted = Phrase::new("cli-hint")
                .with("number", number)
                .with("option", choice.text.clone())
                .with("chance", hint.odds.chance)
                .with("low", hint.odds.low)
                .with("high", hint.odds.high);
            self.line(&hinted)?;
            self.lines(&hint.why)?;
        }
        self.line(&Phrase::new("cli-hint-how"))
    }

    /// The options in which these words occur, under their numbers.
    pub fn find(&mut self, words: &str, listing: &Listing) -> Result<(), Error> {
        let wanted = words.to_lowercase();
        let found: Vec<String> = listing
            .labelled()
            .map(|(number, _, choice)| format!("{number}. {}", self.text(&choice.text)))
            .filter(|option| option.to_lowercase().contains(&wanted))
            .collect();
        if found.is_empty() {
            return self.line(&Phrase::new("cli-find-none").with("words", words));
        }
        found.iter().try_for_each(|option| self.print(option))
    }

    /// The contents of a game's rules, or what was asked for of them.
    pub fn rules(&mut self, game: &str, asked: &str) -> Result<(), Error> {
        let sections = rules::sections(self.texts.rules(game), &self.texts);
        if asked.is_empty() {
            self.line(&Phrase::new("cli-rules"))?;
            return self.titles(&sections, 0..sections.len());
        }
        match rules::find(asked, &sections) {
            Found::Section(Section { title, lines }) => {
                self.print(title)?;
                lines.iter().try_for_each(|line| self.print(line))
            }
            Found::Sections(several) => self.titles(&sections, several),
            Found::Lines(lines) if lines.is_empty() => {
                self.line(&Phrase::new("cli-rules-none").with("asked", asked))
            }
            Found::Lines(lines) => lines.into_iter().try_for_each(|line| self.print(line)),
        }
    }

    fn titles(
        &mut self,
        sections: &[Section],
        which: impl IntoIterator<Item = usize>,
    ) -> Result<(), Error> {
        let mut which = which.into_iter();
        which.try_for_each(|nth| self.print(&format!("{}. {}", nth + 1, sections[nth].title)))
    }

    /// What a game is about.
    pub fn story(&mut self, game: &str) -> Result<(), Error> {
        for part in ["who", "goal", "end"] {
            let key = format!("story-{game}-{part}");
            if self.texts.has(&key) {
                self.line(&Phrase::new(key))?;
            }
        }
        Ok(())
    }

    /// Which options are meant, by what is typed for them.
    pub fn meant(&mut self, listing: &Listing, meant: &[u32]) -> Result<(), Error> {
        let options = listing.labelled();
        let meant = options.filter(|(_, index, _)| meant.contains(index));
        self.means(meant.map(|(typed, _, _)| typed.into()).collect())
    }

    /// Which options are meant, by what they say: where nothing can be typed for them.
    pub fn named(&mut self, menu: &[Choice], meant: &[u32]) -> Result<(), Error> {
        let options = (0u32..).zip(menu);
        let meant = options.filter(|(index, _)| meant.contains(index));
        self.means(meant.map(|(_, it)| it.text.clone().into()).collect())
    }

    fn means(&mut self, options: Vec<Arg>) -> Result<(), Error> {
        if options.is_empty() {
            return Ok(());
        }
        self.line(&Phrase::new("cli-meant").with("options", Arg::List(options)))
    }
}
