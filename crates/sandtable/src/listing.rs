//! A menu as it is listed: option by option; or, where the options are the many sets of a few things,
//! such as payments or plans of a turn, thing by thing.

use catalog::Choice;
use tabletop::{Page, Phrase};

use crate::screen::number;

pub struct Listing<'a> {
    /// What can be chosen, with its place in the menu.
    pub open: Vec<(u32, &'a Choice)>,
    /// The number of each.
    pub numbers: Vec<usize>,
    /// The numbers that are no longer there, if the options are those that were listed last.
    pub gone: Option<Vec<usize>>,
    /// What sets are put together from; none: the options are listed as they are.
    pub parts: Vec<Part<'a>>,
    /// What has been picked for a set so far.
    pub picked: Vec<Part<'a>>,
}

/// A thing that sets are put together from.
#[derive(Clone, Copy)]
pub struct Part<'a> {
    pub page: &'a Page,
    thing: &'a str,
    /// How often it can be picked.
    pub most: usize,
}

/// What was typed comes to.
pub enum Pick<'a> {
    /// An option, from 0.
    Option(usize),
    /// A form, from 0.
    Form(usize),
    /// A part of a set only.
    Part(Vec<Part<'a>>),
}

impl<'a> Listing<'a> {
    pub fn of(menu: &'a [Choice], pages: &'a [Page]) -> Listing<'a> {
        let open = (0u32..).zip(menu).filter(|(_, it)| it.no.is_none());
        let open: Vec<(u32, &Choice)> = open.collect();
        let parts = match are_sets(&open) {
            true => parts(&rests(&open, &[]), pages),
            false => None,
        };
        Listing {
            // A short list of sets is read sooner than put together.
            parts: parts
                .filter(|parts| open.len() > 2 * parts.len())
                .unwrap_or_default(),
            numbers: (1..=open.len()).collect(),
            gone: None,
            open,
            picked: Vec::new(),
        }
    }

    /// The same with the numbers that the options had when they were listed last, if all of them were.
    pub fn numbered_as(mut self, last: &[(usize, Phrase)]) -> Self {
        // Options of one text would have a number each.
        let mut left = last.to_vec();
        let number = |(_, choice): &(u32, &Choice)| {
            let listed = left.iter().position(|(_, text)| *text == choice.text);
            listed.map(|place| left.remove(place).0)
        };
        let numbers: Option<Vec<usize>> = self.open.iter().map(number).collect();
        if let Some(numbers) = numbers
            && self.parts.is_empty()
        {
            let gone = last.iter().map(|(number, _)| *number);
            self.gone = Some(gone.filter(|it| !numbers.contains(it)).collect());
            self.numbers = numbers;
        }
        self
    }

    /// What is listed, if it is options.
    pub fn listed(&self) -> Vec<(usize, Phrase)> {
        let options = self.open.iter().filter(|_| self.parts.is_empty());
        let texts = options.map(|(_, choice)| choice.text.clone());
        self.numbers.iter().copied().zip(texts).collect()
    }

    /// The same when something has been picked: what can be picked besides.
    pub fn after(&self, more: Vec<Part<'a>>, pages: &'a [Page]) -> Listing<'a> {
        let picked = [&self.picked[..], &more].concat();
        Listing {
            open: self.open.clone(),
            numbers: self.numbers.clone(),
            gone: None,
            parts: parts(&rests(&self.open, &things(&picked)), pages).unwrap_or_default(),
            picked,
        }
    }

    /// The last number that is listed.
    pub fn last(&self) -> usize {
        let gone = self.gone.iter().flatten().copied();
        match self.parts.len() {
            0 => self.numbers.iter().copied().chain(gone).max().unwrap_or(0),
            parts => parts,
        }
    }

    /// The option with this number, from 0.
    fn numbered(&self, number: usize) -> Option<usize> {
        self.numbers.iter().position(|it| *it == number)
    }

    /// The option that takes none of the things, if there is one.
    pub fn none(&self) -> Option<usize> {
        let is_none = |(_, choice): &(u32, &Choice)| choice.things.is_empty();
        let sets = !self.parts.is_empty() && self.picked.is_empty();
        sets.then(|| self.open.iter().position(is_none)).flatten()
    }

    /// What is typed for each option that can still be chosen, with its place in the menu.
    pub fn labelled(&self) -> impl Iterator<Item = (String, u32, &'a Choice)> {
        let options = self.open.iter().enumerate();
        options.filter_map(|(nth, &(place, choice))| Some((self.label(nth)?, place, choice)))
    }

    fn label(&self, nth: usize) -> Option<String> {
        if self.parts.is_empty() {
            return Some(self.numbers[nth].to_string());
        }
        let rest = rest(self.open[nth].1, &things(&self.picked))?;
        if rest.is_empty() {
            return Some("0".to_owned());
        }
        let place = |thing: &&str| self.parts.iter().position(|part| part.thing == *thing);
        let mut numbers: Vec<usize> = rest.iter().filter_map(place).map(|it| it + 1).collect();
        numbers.sort_unstable();
        let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
        Some(numbers.join(" "))
    }

    /// What is to be read about under a number.
    pub fn about(&self, number: usize, pages: &'a [Page]) -> Option<Vec<&'a Page>> {
        match self.parts.len() {
            0 => Some(touched(self.open[self.numbered(number)?].1, pages).collect()),
            _ => Some(vec![self.parts.get(number.checked_sub(1)?)?.page]),
        }
    }

    /// What numbers with spaces between mean; the forms are listed behind the rest.
    pub fn pick(&self, typed: &str, forms: usize) -> Option<Pick<'a>> {
        let listed = self.last();
        if let Some(number) = number(typed).filter(|&number| number > listed) {
            return (number <= listed + forms).then(|| Pick::Form(number - listed - 1));
        }
        if self.parts.is_empty() {
            let option = number(typed).and_then(|number| self.numbered(number));
            return option.map(Pick::Option);
        }
        if typed == "0" {
            return self.none().map(Pick::Option);
        }
        let part = |word: &str| self.parts.get(number(word)? - 1).copied();
        let words = typed.split([' ', ',', '、', '，', '　']);
        let words = words.filter(|word| !word.is_empty());
        let more: Vec<Part> = words.map(part).collect::<Option<_>>()?;
        let all = things(&[&self.picked[..], &more].concat());
        let rests = rests(&self.open, &all);
        match rests.iter().position(|rest| rest.as_deref() == Some(&[])) {
            Some(set) => Some(Pick::Option(set)),
            None if more.is_empty() || rests.iter().all(Option::is_none) => None,
            None => Some(Pick::Part(more)),
        }
    }
}

/// The pages about the things that an option touches.
pub fn touched<'p>(choice: &'p Choice, pages: &'p [Page]) -> impl Iterator<Item = &'p Page> {
    let is_touched = |page: &&Page| page.things.iter().any(|it| choice.things.contains(it));
    pages.iter().filter(is_touched)
}

/// All options say the same of different things, but for one at most that says it of none.
fn are_sets(open: &[(u32, &Choice)]) -> bool {
    let sets = || open.iter().map(|(_, choice)| *choice);
    let full = || sets().filter(|choice| !choice.things.is_empty());
    let mut different: Vec<Vec<&str>> = sets().map(sorted).collect();
    different.sort_unstable();
    different.dedup();
    let alike = full().all(|it| {
        full()
            .next()
            .is_some_and(|first| first.text.key == it.text.key)
    });
    alike && different.len() == open.len() && full().any(|choice| choice.things.len() > 1)
}

fn sorted(choice: &Choice) -> Vec<&str> {
    let mut things: Vec<&str> = choice.things.iter().map(String::as_str).collect();
    things.sort_unstable();
    things
}

fn things<'a>(parts: &[Part<'a>]) -> Vec<&'a str> {
    parts.iter().map(|part| part.thing).collect()
}

/// What each set has besides what was picked; none: it does not have that.
fn rests<'a>(open: &[(u32, &'a Choice)], picked: &[&str]) -> Vec<Option<Vec<&'a str>>> {
    open.iter().map(|(_, it)| rest(it, picked)).collect()
}

fn rest<'a>(choice: &'a Choice, picked: &[&str]) -> Option<Vec<&'a str>> {
    let mut rest = sorted(choice);
    for thing in picked {
        let place = rest.iter().position(|it| it == thing)?;
        rest.remove(place);
    }
    Some(rest)
}

/// The things of these sets in the order of their pages; none: something has no page.
fn parts<'a>(sets: &[Option<Vec<&'a str>>], pages: &'a [Page]) -> Option<Vec<Part<'a>>> {
    let sets: Vec<&Vec<&str>> = sets.iter().flatten().collect();
    let mut parts: Vec<Part> = Vec::new();
    for page in pages {
        for thing in page.things.iter().map(String::as_str) {
            let often = |set: &&Vec<&str>| set.iter().filter(|it| **it == thing).count();
            let most = sets.iter().map(often).max().unwrap_or(0);
            if most > 0 && parts.iter().all(|part| part.thing != thing) {
                parts.push(Part { page, thing, most });
            }
        }
    }
    let has_page = |thing: &&str| parts.iter().any(|part| part.thing == *thing);
    let mut all = sets.iter().flat_map(|set| set.iter());
    all.all(has_page).then_some(parts)
}
