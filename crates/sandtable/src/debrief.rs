//! A debrief in a language: as Markdown, as a table, as a layer of the ATT&CK Navigator, in STIX.

use std::time::{SystemTime, UNIX_EPOCH};

use catalog::debrief::{Debrief, Line, Screen, Sheet};
use tabletop::{Phrase, Seat};

use crate::texts::Texts;

/// The players' names, by table and seat.
pub type Names = Vec<Vec<String>>;

/// All screens, each a chapter.
pub fn markdown(debrief: &Debrief, names: &Names, texts: &Texts) -> String {
    let mut page = format!("# {}\n", texts.get("debrief-title"));
    let mut last = None;
    for screen in &debrief.screens {
        let title = said(texts, &screen.title, screen.table, names);
        // What has the same title belongs together: questions are one list.
        if last.as_ref() != Some(&title) {
            page += &format!("\n## {title}\n\n");
        }
        last = Some(title);
        page += &lines(screen, debrief.tables.len(), names, texts);
    }
    page
}

fn said(texts: &Texts, phrase: &Phrase, table: usize, names: &Names) -> String {
    escaped(&texts.say(phrase, &names[table]))
}

fn lines(screen: &Screen, tables: usize, names: &Names, texts: &Texts) -> String {
    let line = |line: &Line| {
        let mut text = format!("- {}", said(texts, &line.text, line.table, names));
        if !line.ids.is_empty() {
            text += &format!(" ({})", line.ids.join(", "));
        }
        if let Some(step) = line.step {
            let place = match tables {
                1 => Phrase::new("debrief-step"),
                _ => Phrase::new("debrief-table-step").with("table", line.table + 1),
            };
            let place = texts.said(&place.with("step", step), &[]);
            text += &format!(" *{place}*");
        }
        text + "\n"
    };
    screen.lines.iter().map(line).collect()
}

/// Nothing that a name or a text holds is taken for a mark.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for char in text.chars() {
        if matches!(char, '\\' | '*' | '_' | '`' | '<' | '[' | ']' | '|' | '#') {
            out.push('\\');
        }
        out.push(char);
    }
    out
}

/// The layer of everybody, or of a player of the first table. None: no technique was met.
pub fn layer(
    debrief: &Debrief,
    seat: Option<Seat>,
    names: &Names,
    texts: &Texts,
) -> Option<String> {
    let layer = debrief.layers.iter().find(|layer| layer.seat == seat)?;
    let file = layer.said(|phrase| texts.say(phrase, &names[layer.table]));
    let text = serde_json::to_string_pretty(&file).expect("plain data always serialises");
    Some(text + "\n")
}

/// The bundle of all tables. None: no technique was met.
pub fn stix(debrief: &Debrief, when: SystemTime, names: &Names, texts: &Texts) -> Option<String> {
    let bundle = debrief.stix.as_ref()?;
    let nobody = Vec::new();
    let names = names.first().unwrap_or(&nobody);
    let file = bundle.said(&rfc3339(when), |phrase| texts.say(phrase, names));
    let text = serde_json::to_string_pretty(&file).expect("plain data always serialises");
    Some(text + "\n")
}

/// A time as STIX writes it, in UTC.
fn rfc3339(when: SystemTime) -> String {
    let since = when.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (days, seconds) = (since.as_secs() / 86_400, since.as_secs() % 86_400);
    // Years are counted from March, so that the day that is sometimes there comes last.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    let milli = since.subsec_millis();
    format!("{year:04}-{month:02}-{date:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}Z")
}

/// One line each, fields as RFC 4180 quotes them.
pub fn csv(sheet: &Sheet, names: &Names, texts: &Texts) -> String {
    let mut text = sheet.columns.join(",") + "\n";
    for row in &sheet.rows {
        let cells = row.cells.iter();
        let cells = cells.map(|cell| quoted(&texts.text(cell, &names[row.table])));
        text += &cells.collect::<Vec<_>>().join(",");
        text.push('\n');
    }
    text
}

/// Quoted if it must be. What a spreadsheet would take for a formula is made a text.
fn quoted(cell: &str) -> String {
    let safe = match cell.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{cell}"),
        false => cell.to_owned(),
    };
    match safe.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", safe.replace('"', "\"\"")),
        false => safe,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_quoted_if_it_must_be_and_never_a_formula() {
        assert_eq!(quoted("Anna"), "Anna");
        assert_eq!(quoted("a, \"b\""), "\"a, \"\"b\"\"\"");
        assert_eq!(quoted("=1+1"), "'=1+1");
    }

    #[test]
    fn a_time_is_written_as_stix_wants_it() {
        let at = |seconds: u64| UNIX_EPOCH + std::time::Duration::from_millis(seconds * 1_000 + 7);
        assert_eq!(rfc3339(at(0)), "1970-01-01T00:00:00.007Z");
        assert_eq!(rfc3339(at(951_827_696)), "2000-02-29T12:34:56.007Z");
        assert_eq!(rfc3339(at(1_798_761_599)), "2026-12-31T23:59:59.007Z");
    }

    #[test]
    fn a_name_is_no_mark_of_markdown() {
        assert_eq!(escaped("*Anna* [x](y)"), "\\*Anna\\* \\[x\\](y)");
    }
}
