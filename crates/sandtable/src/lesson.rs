//! The guide of a lesson, in sentences.

use std::io::{BufRead, Write};

use catalog::Scene;
use lessons::{Answer, Card, Guide, Seen};
use tabletop::Phrase;

use crate::error::Error;
use crate::listing::Listing;
use crate::screen::{Screen, number};

impl<O: Write, I: BufRead> Screen<'_, O, I> {
    /// What the guide says, card by card, and last which options it means.
    pub fn guide(&mut self, guide: &Guide, scene: &Scene, listing: &Listing) -> Result<(), Error> {
        if let Some(seen) = &guide.seen {
            self.seen(seen)?;
            return match scene.ending {
                Some(_) => Ok(()),
                None => self.line(&Phrase::new("cli-lesson-over")),
            };
        }
        if guide.strayed {
            self.line(&Phrase::new("guide-strayed"))?;
        }
        for card in &guide.cards {
            self.chapter(card, guide.chapters)?;
            self.line(&Phrase::new(card.text.clone()))?;
            if !card.ask.is_empty() {
                self.question(&card.ask)?;
            }
        }
        match guide.cards.last() {
            Some(card) => self.meant(listing, &card.point),
            None => Ok(()),
        }
    }

    /// The title of a chapter, where it begins.
    fn chapter(&mut self, card: &Card, chapters: u8) -> Result<(), Error> {
        let nth = Phrase::new("guide-chapter")
            .with("chapter", card.chapter)
            .with("chapters", chapters);
        let title = Phrase::new("cli-brief")
            .with("name", nth)
            .with("brief", Phrase::new(card.title.clone()));
        self.once(&title)
    }

    fn question(&mut self, answers: &[Answer]) -> Result<(), Error> {
        for (answer, nth) in answers.iter().zip(1..) {
            let text = self.text(&Phrase::new(answer.text.clone()));
            self.print(&format!("{nth}. {text}"))?;
        }
        let how = Phrase::new("cli-lesson-answer").with("count", answers.len());
        self.line(&how)?;
        let read = |typed: &str| {
            let answer = number(typed).and_then(|nth| answers.get(nth - 1));
            answer.ok_or_else(|| how.clone())
        };
        let Some(answer) = self.answer(read)? else {
            return Ok(());
        };
        if !answer.good {
            self.line(&Phrase::new("guide-hm"))?;
        }
        self.line(&Phrase::new(answer.reply.clone()))
    }

    /// The end of a lesson: what there was of it, and what there was not.
    fn seen(&mut self, seen: &[Seen]) -> Result<(), Error> {
        self.line(&Phrase::new("guide-done"))?;
        for (head, came) in [("guide-seen", true), ("guide-not-seen", false)] {
            let mut chapters = seen.iter().filter(|it| it.seen == came).peekable();
            if chapters.peek().is_some() {
                self.line(&Phrase::new(head))?;
            }
            for chapter in chapters {
                self.line(&Phrase::new(chapter.title.clone()))?;
            }
        }
        Ok(())
    }
}
