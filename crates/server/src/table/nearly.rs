//! Rows of the database, and messages of clients, that are nearly right: whatever they are, the table
//! comes back or is refused, answers or refuses, and stays one that can be played.

use serde_json::json;
use store::Saved;
use tabletop::{By, Config, Seed, Viewer};
use tokio::time::Instant;

use super::company::{Full, House, founding};
use super::saved::{begin, restore};
use super::task::Unmet;
use crate::wire::{FromClass, FromClient};

/// Of each game with few people.
const GAMES: [(&str, u8); 6] = [
    ("ports", 2),
    ("placement", 3),
    ("league", 2),
    ("frontline", 2),
    ("cyberwar", 2),
    ("cyberwar", 1),
];

/// A table as it is kept after a few answers of the clock.
fn saved(game: &str, players: u8) -> Saved {
    let seed = Seed::from_text("nearly a row");
    let mut table = founding(game, players).draw(seed).unwrap();
    table.conduct = Some(r#"{"paused":false,"last_round":3}"#.to_owned());
    let mut played = begin(game, &Config::new(players), seed).unwrap();
    let mut entries = Vec::new();
    for _ in 0..6 {
        if let Some(seat) = played.awaited().first() {
            let action = played.fallback(seat);
            played.act(seat, &action, By::Clock, &[]).unwrap();
            entries.extend(played.last_entry());
        }
    }
    Saved {
        table,
        entries,
        over: false,
        next: None,
        chat: vec![store::Line {
            from: store::From::Seat(0),
            text: "hello".to_owned(),
        }],
    }
}

#[test]
fn fuzz_rows() {
    let rows = GAMES.map(|(game, players)| serde_json::to_string(&saved(game, players)).unwrap());
    fuzz::nearly(&rows, |text| {
        let Ok(saved) = serde_json::from_str::<Saved>(text) else {
            return;
        };
        // The texts inside of a row are texts of their own.
        for row in [&saved, &inside(&saved, text.len())] {
            if let Ok(restored) = restore(row.clone())
                && let Some(game) = restored.game
            {
                for viewer in Viewer::during_play(game.seats()) {
                    game.draw(viewer, None);
                }
            }
        }
    });
}

/// The same with one of its texts of JSON changed in one place.
fn inside(saved: &Saved, number: usize) -> Saved {
    let mut other = saved.clone();
    let Saved { table, entries, .. } = &mut other;
    let texts = [
        Some(&mut table.config),
        table.head.as_mut(),
        table.conduct.as_mut(),
    ];
    let mut texts: Vec<&mut String> = texts.into_iter().flatten().chain(entries).collect();
    let chosen = number % texts.len();
    let edit = (number as u8, (number / 7) as u16, (number / 3) as u16);
    let text = fuzz::edited(&*texts[chosen], &[edit], &[]);
    *texts[chosen] = text;
    other
}

/// What clients say, a line a message.
const MESSAGES: &str = include_str!("../../tests/corpus/messages.jsonl");

#[test]
fn every_kind_of_message_has_a_sample() {
    for line in MESSAGES.lines() {
        let of_table = serde_json::from_str::<FromClient>(line).is_ok();
        let of_class = serde_json::from_str::<FromClass>(line).is_ok();
        assert!(of_table || of_class, "{line}");
    }
    for kind in [
        "hello",
        "act",
        "peek",
        "hint",
        "retract",
        "undo",
        "take-back",
        "consent",
        "look",
        "chat",
        "start",
        "plan",
        "hold",
        "order",
        "rematch",
        "describe",
        "log",
        "ping",
        "begin",
        "choose",
        "teams",
        "dismiss",
        "close",
        "release",
        "forget",
    ] {
        let said = format!(r#"{{"t":"{kind}""#);
        assert!(
            MESSAGES.lines().any(|line| line.starts_with(&said)),
            "{kind}"
        );
    }
}

impl Full {
    /// What this viewer could say now, among all that is ever said.
    fn samples(&mut self, viewer: Viewer) -> Vec<String> {
        let mut samples = fuzz::lines(MESSAGES);
        if let (Some(seat), Ok(play)) = (viewer.seat(), self.table.playing())
            && play.awaited().contains(seat)
        {
            let decision = play.decision(seat);
            let scene = play.game.scene(viewer);
            let choices = scene.menu.iter().filter(|choice| choice.no.is_none());
            for choice in choices.step_by(3).take(12) {
                let plan = json!([choice.action, choice.action]);
                let act = json!({ "t": "act", "re": 1, "decision": decision, "plan": plan });
                let peek = json!({ "t": "peek", "re": 1, "decision": decision, "plans": [plan] });
                samples.extend([act, peek].map(|message| message.to_string()));
            }
        }
        samples
    }
}

type Said = (u8, u16, Vec<fuzz::Edit>);

#[test]
fn fuzz_messages() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let house = runtime.block_on(House::open());
    let others = fuzz::lines(MESSAGES);
    fuzz::each(|(which, said): &(u8, Vec<Said>)| {
        runtime.block_on(async {
            let (game, players) = GAMES[usize::from(*which) % GAMES.len()];
            let mut full = house.full(game, players).await;
            for (who, sample, edits) in said.iter().take(12) {
                let person = &full.people[usize::from(*who) % full.people.len()];
                let (id, viewer) = (person.id, person.viewer);
                let samples = full.samples(viewer);
                let sample = &samples[usize::from(*sample) % samples.len()];
                // Most are as they should be, so that the table gets somewhere.
                let edits = &edits[..edits.len().min(usize::from(who / 86))];
                let text = fuzz::edited(sample, edits, &others);
                let _ = serde_json::from_str::<FromClass>(&text);
                let Ok(message) = serde_json::from_str::<FromClient>(&text) else {
                    continue;
                };
                if let Err(Unmet::Ended) = full.table.request((id, Instant::now()), message).await {
                    panic!("what is in memory could not be kept: {text}");
                }
            }
            // What is kept is what was played.
            let kept = house.hall.store.load(&full.table.id).await.unwrap();
            let played = full.table.play.as_ref().map(|play| play.record());
            let restored = restore(kept).ok().unwrap();
            assert_eq!(restored.game.map(|game| game.record()), played);
        });
    });
}
