//! A conversation in a plain terminal: sentences and numbered options, nothing drawn, so that a screen
//! reader can follow, and nothing said again that has not changed.

use std::collections::BTreeSet;
use std::io::{BufRead, ErrorKind, Write};
use std::mem;

use catalog::{Choice, Ending, Reading, Scene};
use tabletop::{Arg, Filled, Form, Line, Page, Phrase};

use crate::error::Error;
use crate::listing::{Listing, touched};
use crate::texts::Texts;

pub struct Screen<'a, O, I> {
    pub texts: Texts,
    /// The players', by seat.
    pub names: Vec<String>,
    out: &'a mut O,
    input: &'a mut I,
    /// The table as it was last told.
    told: Vec<String>,
    /// What has happened since then.
    news: Vec<Phrase>,
    /// What need not be said again: what things are about, and why something is not possible.
    said: BTreeSet<String>,
    /// What was not possible when it was last asked, with the kind of reason.
    refused: BTreeSet<String>,
    /// The last line.
    last: String,
}

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tell {
    /// What is new since it was last told.
    News,
    All,
}

impl<'a, O: Write, I: BufRead> Screen<'a, O, I> {
    pub fn new(texts: Texts, names: Vec<String>, out: &'a mut O, input: &'a mut I) -> Self {
        Screen {
            texts,
            names,
            out,
            input,
            told: Vec::new(),
            news: Vec::new(),
            said: BTreeSet::new(),
            refused: BTreeSet::new(),
            last: String::new(),
        }
    }

    pub fn text(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase, &self.names)
    }

    pub fn line(&mut self, phrase: &Phrase) -> Result<(), Error> {
        let text = self.text(phrase);
        self.print(&text)
    }

    /// What need not be said again.
    pub fn once(&mut self, phrase: &Phrase) -> Result<(), Error> {
        let text = self.text(phrase);
        match self.said.insert(text.clone()) {
            true => self.print(&text),
            false => Ok(()),
        }
    }

    pub fn lines<'p>(&mut self, lines: impl IntoIterator<Item = &'p Phrase>) -> Result<(), Error> {
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    pub fn print(&mut self, text: &str) -> Result<(), Error> {
        writeln!(self.out, "{text}")?;
        text.clone_into(&mut self.last);
        Ok(())
    }

    /// Shows what was said so far, before something takes long.
    pub fn flush(&mut self) -> Result<(), Error> {
        Ok(self.out.flush()?)
    }

    /// What is typed next; none if it is not text.
    pub fn typed(&mut self) -> Result<Option<String>, Error> {
        write!(self.out, "> ")?;
        self.flush()?;
        let mut line = String::new();
        match self.input.read_line(&mut line) {
            Ok(0) => {
                writeln!(self.out)?;
                Err(Error::InputEnded)
            }
            Ok(_) => Ok(Some(line.trim().to_owned())),
            Err(error) if error.kind() == ErrorKind::InvalidData => Ok(None),
            Err(error) => Err(Error::Input(error)),
        }
    }

    /// What has happened; whether there was anything to tell.
    pub fn news<'p>(
        &mut self,
        events: impl IntoIterator<Item = &'p Phrase>,
    ) -> Result<bool, Error> {
        let before = self.news.len();
        for event in events {
            self.line(event)?;
            self.news.push(event.clone());
        }
        Ok(self.news.len() > before)
    }

    /// The table in sentences.
    pub fn table(&mut self, reading: &Reading, tell: Tell) -> Result<(), Error> {
        let news = mem::take(&mut self.news);
        let mut told = Vec::new();
        for sentence in &reading.table {
            let line = self.text(sentence);
            let is_news = !self.told.contains(&line)
                && !news.iter().any(|it| is_echo(sentence, it, reading.echoes));
            if tell == Tell::All || is_news {
                self.print(&line)?;
            }
            told.push(line);
        }
        self.told = told;
        Ok(())
    }

    /// The options by number, then the forms; last what cannot be chosen now, reason by reason. What has
    /// just been listed is not listed again if its numbers have stayed.
    pub fn options(
        &mut self,
        listing: &Listing,
        menu: &[Choice],
        reading: &Reading,
        tell: Tell,
    ) -> Result<(), Error> {
        match &listing.gone {
            Some(gone) if tell == Tell::News => self.unlisted(gone)?,
            Some(_) | None => self.list(listing, &reading.pages, tell)?,
        }
        for (form, number) in reading.forms.iter().zip(listing.last() + 1..) {
            let title = self.text(&form.title);
            self.print(&format!("{number}. {title}"))?;
        }
        self.refusals(menu, tell)
    }

    fn unlisted(&mut self, gone: &[usize]) -> Result<(), Error> {
        let numbers = gone.iter().map(|it| Arg::Text(it.to_string()));
        let phrase = match gone {
            [] => Phrase::new("cli-as-listed"),
            [..] => Phrase::new("cli-as-listed-but").with("gone", Arg::List(numbers.collect())),
        };
        self.line(&phrase)
    }

    /// The options, or what they are put together from.
    pub fn list(&mut self, listing: &Listing, pages: &[Page], tell: Tell) -> Result<(), Error> {
        if listing.parts.is_empty() {
            for ((_, choice), number) in listing.open.iter().zip(&listing.numbers) {
                let option = self.text(&choice.text);
                let briefs = self.briefs(touched(choice, pages), tell);
                self.print(&format!("{number}. {option}"))?;
                briefs.iter().try_for_each(|brief| self.print(brief))?;
            }
            return Ok(());
        }
        if !listing.picked.is_empty() {
            let picked = listing.picked.iter().map(|it| it.page.name.clone().into());
            self.line(&Phrase::new("cli-parts-picked").with("names", Arg::List(picked.collect())))?;
        }
        if let Some(none) = listing.none() {
            let option = self.text(&listing.open[none].1.text);
            self.print(&format!("0. {option}"))?;
        }
        for (part, number) in listing.parts.iter().zip(1..) {
            let name = match part.most {
                1 => part.page.name.clone(),
                most => Phrase::new("cli-part-most")
                    .with("name", part.page.name.clone())
                    .with("most", most),
            };
            let name = self.text(&name);
            let briefs = self.briefs([part.page], tell);
            self.print(&format!("{number}. {name}"))?;
            briefs.iter().try_for_each(|brief| self.print(brief))?;
        }
        self.once(&Phrase::new("cli-parts"))
    }

    /// What can be done instead of an option that is asked about.
    pub fn instead(&mut self, choice: &Choice) -> Result<(), Error> {
        match &choice.instead {
            Some(instead) => {
                self.line(&Phrase::new("cli-instead").with("option", instead.text.clone()))
            }
            None => Ok(()),
        }
    }

    /// Why the rest cannot be chosen. What was refused for the same reason when it was last asked, with
    /// other numbers perhaps, is no news.
    pub fn refusals(&mut self, menu: &[Choice], tell: Tell) -> Result<(), Error> {
        let mut now = BTreeSet::new();
        for (why, mut options) in self.refused(menu) {
            let is_new = self.said.insert(self.text(&why));
            options.retain(|option| {
                let refused = format!("{} {}", why.key, self.texts.text(option, &self.names));
                let before = self.refused.contains(&refused);
                now.insert(refused);
                tell == Tell::All || is_new && !before
            });
            if !options.is_empty() {
                let no = Phrase::new("cli-not-now")
                    .with("options", Arg::List(options))
                    .with("why", why);
                self.line(&no)?;
            }
        }
        self.refused = now;
        Ok(())
    }

    /// What is refused, by the reason, in the order of the menu.
    fn refused(&self, menu: &[Choice]) -> Vec<(Phrase, Vec<Arg>)> {
        let mut reasons: Vec<(Phrase, Vec<Arg>)> = Vec::new();
        for choice in menu {
            let Some(why) = &choice.no else {
                continue;
            };
            let why = self.beside(&choice.text, why);
            let option = Arg::from(choice.text.clone());
            match reasons.iter_mut().find(|(reason, _)| *reason == why) {
                Some((_, options)) => options.push(option),
                None => reasons.push((why, vec![option])),
            }
        }
        reasons
    }

    /// The reason as it is said beside the option: without the price if the option names it.
    fn beside(&self, option: &Phrase, why: &Phrase) -> Phrase {
        let shorter = format!("cli-{}", why.key);
        let Some((_, price)) = why.args.iter().find(|(name, _)| name == "need") else {
            return why.clone();
        };
        let price = self.texts.text(price, &self.names);
        if !self.text(option).contains(&price) || !self.texts.has(&shorter) {
            return why.clone();
        }
        let mut said = Phrase::new(shorter);
        said.args = why
            .args
            .iter()
            .filter(|(name, _)| name != "need")
            .cloned()
            .collect();
        said
    }

    /// What these pages are about, unless it has been said before.
    fn briefs<'p>(&mut self, pages: impl IntoIterator<Item = &'p Page>, tell: Tell) -> Vec<String> {
        let mut briefs = Vec::new();
        for page in pages {
            if let Some(brief) = &page.brief {
                let named = Phrase::new("cli-brief")
                    .with("name", page.name.clone())
                    .with("brief", brief.clone());
                let said = self.text(&named);
                let is_new = self.said.insert(said.clone());
                if is_new || tell == Tell::All {
                    briefs.push(said);
                }
            }
        }
        briefs
    }

    /// What was asked for with `c`: of an option by its number, or of anything by its name.
    pub fn read(&mut self, asked: &str, listing: &Listing, pages: &[Page]) -> Result<(), Error> {
        if asked.is_empty() {
            return self.contents("cli-cards", pages.iter());
        }
        if let Some(about) = number(asked).and_then(|number| listing.about(number, pages)) {
            if about.is_empty() {
                return self.line(&Phrase::new("cli-no-card-there"));
            }
            return self.pages(about);
        }
        let wanted = asked.to_lowercase();
        let name = |page: &Page| self.text(&page.name).to_lowercase();
        let called = |fits: &dyn Fn(&str) -> bool| -> Vec<&Page> {
            pages.iter().filter(|page| fits(&name(page))).collect()
        };
        let mut found = called(&|name| name == wanted);
        let exact = !found.is_empty();
        if !exact {
            found = called(&|name| name.contains(&wanted));
        }
        match found[..] {
            [] => self.line(&Phrase::new("cli-no-such-card").with("asked", asked)),
            // Two of a family are told apart by what they do.
            [_] | [_, _] => self.pages(found),
            _ if exact => self.pages(found),
            _ => self.contents("cli-which-card", found.into_iter()),
        }
    }

    fn contents<'p>(
        &mut self,
        key: &'static str,
        pages: impl Iterator<Item = &'p Page>,
    ) -> Result<(), Error> {
        let names = pages.map(|page| page.name.clone().into()).collect();
        self.line(&Phrase::new(key).with("names", Arg::List(names)))
    }

    fn pages(&mut self, pages: Vec<&Page>) -> Result<(), Error> {
        pages.into_iter().try_for_each(|page| self.page(page))
    }

    fn page(&mut self, page: &Page) -> Result<(), Error> {
        self.line(&page.name)?;
        self.lines(&page.brief)?;
        self.lines(&page.lines)
    }

    /// What is worked out for the player, advice first.
    pub fn aids(
        &mut self,
        scene: &Scene,
        listed: Option<&Listing>,
        aids: &[Phrase],
    ) -> Result<(), Error> {
        if scene.coach.is_none() && aids.is_empty() {
            return self.line(&Phrase::new("cli-no-aids"));
        }
        self.lines(&scene.coach)?;
        match listed {
            Some(listing) => self.meant(listing, &scene.meant)?,
            None => self.named(&scene.menu, &scene.meant)?,
        }
        self.lines(aids)
    }

    /// The end. Who won among several is said by the last event or by the verdict, and nobody needs to
    /// hear it twice.
    pub fn ending(&mut self, ending: &Ending, reading: &Reading) -> Result<(), Error> {
        let last = self.last.clone();
        self.print("")?;
        let names = self.names.clone();
        if names.len() == 1 {
            self.line(&ending.headline)?;
        }
        for (name, score) in names.iter().zip(&reading.standing) {
            let line = Phrase::new("cli-score")
                .with("name", name.as_str())
                .with("score", score.clone());
            self.line(&line)?;
        }
        for verdict in ending.verdict.iter().chain(&reading.scoring) {
            let verdict = self.text(verdict);
            if verdict != last {
                self.print(&verdict)?;
            }
        }
        Ok(())
    }

    /// Asks for everything a form wants to know: how many of each, part by part, and what is to be
    /// added in the player's own words. None: the player would rather not.
    pub fn fill(&mut self, form: &Form) -> Result<Option<Filled>, Error> {
        self.line(&Phrase::new("cli-form-help"))?;
        let mut filled = Filled {
            counts: Vec::new(),
            words: Line::EMPTY,
        };
        for part in &form.parts {
            self.line(&part.title)?;
            for (index, (item, _)) in part.items.iter().enumerate() {
                let item = self.text(item);
                self.print(&format!("{}. {item}", index + 1))?;
            }
            let most: Vec<u8> = part.items.iter().map(|(_, most)| *most).collect();
            let unclear = Phrase::new("cli-form-unclear").with("count", most.len());
            let read = |typed: &str| counted(typed, &most).ok_or_else(|| unclear.clone());
            match self.answer(read)? {
                Some(counts) => filled.counts.push(counts),
                None => return Ok(None),
            }
        }
        if let Some(words) = &form.words {
            self.line(words)?;
            let too_long =
                |typed: &str| Phrase::new("cli-form-too-long").with("over", Line::excess(typed));
            match self.answer(|typed| Line::of(typed).ok_or_else(|| too_long(typed)))? {
                Some(words) => filled.words = words,
                None => return Ok(None),
            }
        }
        Ok(Some(filled))
    }

    /// Asks until what is typed can be read, and says why not. None: the player would rather not.
    pub fn answer<T>(
        &mut self,
        read: impl Fn(&str) -> Result<T, Phrase>,
    ) -> Result<Option<T>, Error> {
        loop {
            let typed = self.typed()?.unwrap_or_default();
            if matches!(&*typed, "q" | "quit") {
                return Ok(None);
            }
            match read(&typed) {
                Ok(answer) => return Ok(Some(answer)),
                Err(unclear) => self.line(&unclear)?,
            }
        }
    }
}

/// Whether a sentence of the table says only what this event has said.
fn is_echo(sentence: &Phrase, event: &Phrase, echoes: &[(&str, &str)]) -> bool {
    let said = |name: &str| event.args.iter().find(|(other, _)| other == name);
    echoes.contains(&(&*sentence.key, &*event.key))
        && sentence
            .args
            .iter()
            .all(|(name, value)| said(name).is_none_or(|(_, it)| it == value))
}

/// A number as people count, from 1.
pub fn number(typed: &str) -> Option<usize> {
    typed.parse().ok().filter(|&number| number > 0)
}

/// How often each item is named by its number, if none is named more often than it is there;
/// nothing, or 0, names none.
fn counted(typed: &str, most: &[u8]) -> Option<Vec<u8>> {
    let mut counts = vec![0u8; most.len()];
    for word in typed.split([' ', ',', '、', '，', '　']) {
        if word.is_empty() || word == "0" {
            continue;
        }
        let count = counts.get_mut(number(word)? - 1)?;
        *count = count.checked_add(1)?;
    }
    let enough = counts.iter().zip(most).all(|(count, most)| count <= most);
    enough.then_some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_counted_by_how_often_they_are_named() {
        assert_eq!(counted("1 3 1", &[2, 1, 1]), Some(vec![2, 0, 1]));
        assert_eq!(counted("2,2", &[1, 3]), Some(vec![0, 2]));
        assert_eq!(counted("", &[1, 1]), Some(vec![0, 0]));
        assert_eq!(counted("0", &[1, 1]), Some(vec![0, 0]));
        assert_eq!(counted("3", &[1, 1]), None);
        assert_eq!(counted("two", &[1, 1]), None);
    }

    #[test]
    fn no_more_is_taken_than_there_is() {
        assert_eq!(counted("1 1", &[1]), None);
    }
}
