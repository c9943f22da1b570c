//! What the trainers ask, as flash cards in a language.

use anki::{Deck, Note, escape};
use catalog::train::{self, TrainNote};
use tabletop::Phrase;

use crate::languages::Lang;
use crate::texts::Texts;

/// A trainer's deck in a language, if there is one of this name.
pub fn deck(name: &str, lang: &'static Lang) -> Option<Deck> {
    let asked = train::deck(name)?;
    let texts = Texts::new(lang);
    let notes = asked.notes().map(|note| made(name, &note, lang, &texts));
    let shelf = texts.get("train-deck-shelf");
    let title = texts.get(&format!("train-deck-{name}"));
    Some(Deck {
        // Two languages are two decks: who learns in both is asked in both.
        id: format!("sandtable/{}/{name}", lang.id),
        // Anki has decks within decks.
        name: format!("{shelf}::{title}"),
        description: texts.get(&format!("train-deck-{name}-text")),
        notes: notes.collect(),
    })
}

fn made(deck: &str, note: &TrainNote, lang: &Lang, texts: &Texts) -> Note {
    let said = |phrase: &Phrase| escape(&texts.say(phrase, &[]));
    let line = |class: &str, text: &str| format!("<div class=\"{class}\">{text}</div>");
    let game = texts.get(&format!("{}-title", note.game));
    let mut front = line("about", &escape(&game)) + &line("question", &said(&note.question));
    if !note.options.is_empty() {
        let options = note
            .options
            .iter()
            .map(|it| format!("<li>{}</li>", said(it)));
        front += &format!("<ul>{}</ul>", options.collect::<String>());
    }
    let answers = note.answers.iter().map(|it| line("answer", &said(it)));
    let told = note.told.iter().map(|it| format!("<p>{}</p>", said(it)));
    Note {
        guid: format!("sandtable/{}/{}", lang.id, note.id),
        front,
        back: answers.chain(told).collect(),
        tags: vec![format!("sandtable::{deck}::{}", note.kind.id())],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::languages::LANGUAGES;

    #[test]
    fn every_deck_is_said_in_every_language() {
        for lang in LANGUAGES {
            for name in train::DECKS {
                let deck = deck(name, lang).expect("there is one");
                let items = train::deck(name).expect("there is one").items;
                assert_eq!(deck.notes.len(), items.len());
                let guids: BTreeSet<&String> = deck.notes.iter().map(|it| &it.guid).collect();
                assert_eq!(guids.len(), deck.notes.len());
                for Note {
                    guid,
                    front,
                    back,
                    tags,
                } in &deck.notes
                {
                    for side in [front, back] {
                        assert!(!side.contains("></div>"), "{guid}: {side}");
                        // A text that is missing is told by its key.
                        for key in ["train-", "cyberwar-", "frontline-", "ports-"] {
                            assert!(!side.contains(&format!(">{key}")), "{guid}: {side}");
                        }
                    }
                    assert!(tags.iter().all(|tag| !tag.contains(' ')), "{tags:?}");
                }
            }
        }
    }

    #[test]
    fn a_card_reads_as_the_trainer_asks() {
        let ports = deck("ports", crate::languages::english()).expect("there is one");
        let ssh = |guid: &str| {
            let mut notes = ports.notes.iter();
            notes.find(|note| note.guid == guid).expect("there is one")
        };
        let number = ssh("sandtable/en/port:number:ssh");
        assert!(number.front.contains("Which port does SSH use?"));
        assert!(
            number
                .back
                .starts_with("<div class=\"answer\">22</div><p>SSH (22 TCP)</p>")
        );
        assert_eq!(number.tags, ["sandtable::ports::number"]);
        let attack = deck("attack", crate::languages::english()).expect("there is one");
        let offered = attack
            .notes
            .iter()
            .filter(|note| note.front.contains("<li>"));
        assert!(offered.clone().count() > 50);
        assert!(
            offered
                .clone()
                .all(|note| note.front.matches("<li>").count() == 4)
        );
    }

    #[test]
    fn a_deck_is_called_by_its_name_in_the_language() {
        let named = |name: &str| -> Vec<String> {
            let decks = LANGUAGES.iter().map(|lang| deck(name, lang));
            decks.map(|deck| deck.expect("there is one").name).collect()
        };
        assert_eq!(
            named("ports"),
            [
                "Sandtable English::Ports",
                "Sandtable日本語::ポート",
                "Sandtable 繁體中文::連接埠"
            ]
        );
        // Anki puts decks of one name together.
        assert_eq!(
            named("attack").into_iter().collect::<BTreeSet<_>>().len(),
            3
        );
        assert!(deck("placement", crate::languages::english()).is_none());
    }
}
