//! The rules of a game for a terminal: section by section, without any marks of a page.

use tabletop::Phrase;

use crate::texts::Texts;

pub struct Section {
    pub title: String,
    pub lines: Vec<String>,
}

/// What somebody who asked for something is to read.
pub enum Found<'a> {
    Section(&'a Section),
    /// Several sections have it in their titles.
    Sections(Vec<usize>),
    /// No title has it, but these lines do.
    Lines(Vec<&'a str>),
}

/// The sections of a page, in order.
pub fn sections(page: &str, texts: &Texts) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut head: Option<Vec<String>> = None;
    for line in page.lines().map(str::trim) {
        if let Some(title) = line.strip_prefix('#') {
            let title = plain(title.trim_start_matches('#'));
            let lines = Vec::new();
            sections.push(Section { title, lines });
        }
        let Some(row) = line.strip_prefix('|') else {
            head = None;
            if !line.is_empty()
                && !line.starts_with(['#', '<'])
                && let Some(section) = sections.last_mut()
            {
                section.lines.push(plain(line));
            }
            continue;
        };
        let cells = row.trim_end_matches('|').split('|').map(plain).collect();
        match (&head, sections.last_mut()) {
            (None, _) => head = Some(cells),
            (Some(_), _) if row.starts_with("--") => {}
            (Some(head), Some(section)) => section.lines.push(told(head, &cells, texts)),
            (Some(_), None) => {}
        }
    }
    sections
}

/// A row of a table as a sentence: each cell with the head of its column, empty ones left out.
fn told(head: &[String], cells: &[String], texts: &Texts) -> String {
    let with_head = |(head, cell): (&String, &String)| {
        let cell = Phrase::new("cli-rules-cell")
            .with("head", head.as_str())
            .with("cell", cell.as_str());
        texts.said(&cell, &[])
    };
    let filled = head.iter().zip(cells).filter(|(_, cell)| !cell.is_empty());
    let cells: Vec<String> = filled.map(with_head).collect();
    cells.join(&texts.get("cli-semicolon"))
}

/// A line without marks of emphasis, and of links only what they say.
fn plain(line: &str) -> String {
    let line = line.trim().replace("**", "").replace('`', "");
    let mut out = String::with_capacity(line.len());
    let mut rest = line.as_str();
    while let Some((before, link)) = rest.split_once('[') {
        let Some((text, after)) = link.split_once("](") else {
            break;
        };
        let Some((_, after)) = after.split_once(')') else {
            break;
        };
        out += before;
        out += text;
        rest = after;
    }
    out + rest
}

/// What was asked for: by number from 1, by a word of a title, or by any word of the rules.
pub fn find<'a>(asked: &str, sections: &'a [Section]) -> Found<'a> {
    if let Ok(number) = asked.parse::<usize>()
        && let Some(section) = sections.get(number.wrapping_sub(1))
    {
        return Found::Section(section);
    }
    let wanted = asked.to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&wanted);
    let titled: Vec<usize> = (0..sections.len())
        .filter(|&nth| has(&sections[nth].title))
        .collect();
    match titled[..] {
        [] => {
            let lines = sections.iter().flat_map(|section| &section.lines);
            Found::Lines(lines.map(String::as_str).filter(|line| has(line)).collect())
        }
        [nth] => Found::Section(&sections[nth]),
        _ => Found::Sections(titled),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::{LANGUAGES, english};

    const PAGE: &str = "# A game\n\n2 players\n\n## Costs\n\n<!-- picture: cards -->\n\n\
        | Step | Cost | |\n|--|--|--|\n| in | 2 | |\n\n- **Far** in ([more](#far), TST-R1).\n\n\
        ## Costs of a friend\n\nNone.\n";

    fn english_sections(page: &str) -> Vec<Section> {
        sections(page, &Texts::new(english()))
    }

    #[test]
    fn a_page_is_read_without_its_marks() {
        let sections = english_sections(PAGE);
        let titles: Vec<&str> = sections.iter().map(|it| it.title.as_str()).collect();
        assert_eq!(titles, ["A game", "Costs", "Costs of a friend"]);
        assert_eq!(sections[0].lines, ["2 players"]);
        assert_eq!(
            sections[1].lines,
            ["Step: in; Cost: 2", "- Far in (more, TST-R1)."]
        );
    }

    #[test]
    fn it_is_found_by_number_by_title_and_by_what_it_says() {
        let sections = english_sections(PAGE);
        let read = |asked| match find(asked, &sections) {
            Found::Section(section) => section.title.clone(),
            Found::Sections(several) => format!("{several:?}"),
            Found::Lines(lines) => lines.join("/"),
        };
        assert_eq!(read("2"), "Costs");
        assert_eq!(read("FRIEND"), "Costs of a friend");
        assert_eq!(read("costs"), "[1, 2]");
        assert_eq!(read("tst-r1"), "- Far in (more, TST-R1).");
        assert_eq!(read("9"), "");
    }

    #[test]
    fn the_rules_of_every_game_can_be_read_in_every_language() {
        for lang in LANGUAGES {
            let texts = Texts::new(lang);
            for game in catalog::ids() {
                let sections = sections(texts.rules(game), &texts);
                assert!(sections.len() > 8, "{game} in {}", lang.id);
                for line in sections.iter().flat_map(|section| &section.lines) {
                    let marked = ["**", "](", "|", "<!--"].iter().any(|it| line.contains(it));
                    assert!(!marked, "{game} in {}: {line}", lang.id);
                }
            }
        }
    }
}
