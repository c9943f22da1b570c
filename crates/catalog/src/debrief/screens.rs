//! The debrief told in order, one thought a screen. Whoever shows it, on a wall, on paper or in a
//! terminal, shows the same.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Against, Arg, Phrase, Remedy, Viewer};
use ts_rs::TS;

use super::Debrief;
use super::account::{Account, Outcome, Turned};
use super::attempts::{Attempt, Spot};
use super::misjudged::{Misjudged, MisjudgedHow};
use super::partings::{Came, Parting};
use super::people::{Person, cards};
use crate::scene::headline;

/// The attacks that got through and have a screen each; the others are in the list of all.
const CLOSE_UPS: usize = 5;

/// One thought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Screen {
    pub kind: ScreenKind,
    /// The number of the table it is about, from 0: its players are meant.
    pub table: usize,
    pub title: Phrase,
    pub lines: Vec<Line>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ScreenKind {
    Result,
    Turns,
    /// Where tables of the same deal parted, to be drawn choice by choice.
    Parting,
    /// An attack that got through.
    Through,
    /// What was stopped.
    Stopped,
    /// The techniques that were met, to be drawn by their tactics.
    Matrix,
    /// What was hard.
    Hard,
    Question,
    /// "When I see …, I will …", a card for each person.
    Card,
}

/// A sentence, with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Line {
    pub text: Phrase,
    /// The number of the table whose players are meant, from 0.
    pub table: usize,
    /// The step of that table's replay that shows it.
    pub step: Option<usize>,
    /// Ids of ATT&CK.
    pub ids: Vec<String>,
}

impl Line {
    fn new(table: usize, text: Phrase) -> Line {
        Line {
            text,
            table,
            step: None,
            ids: Vec::new(),
        }
    }

    fn at(mut self, step: usize) -> Line {
        self.step = Some(step);
        self
    }

    fn ids(mut self, ids: impl IntoIterator<Item = String>) -> Line {
        self.ids.extend(ids);
        self
    }
}

pub(super) fn screens(debrief: &Debrief) -> Vec<Screen> {
    let Debrief {
        tables,
        attempts,
        partings,
        people,
        misjudged,
        questions,
        ..
    } = debrief;
    let mut screens: Vec<Screen> = Vec::new();
    for (table, account) in tables.iter().enumerate() {
        screens.push(result(table, account));
        screens.extend(turns(table, account));
    }
    screens.extend(partings.iter().map(parting));
    let through = attempts.iter().filter(|it| !it.through.is_empty());
    screens.extend(through.take(CLOSE_UPS).filter_map(close_up));
    screens.extend(stopped(attempts));
    screens.extend(matrix(attempts));
    screens.extend(hard(tables.len(), people, misjudged));
    screens.extend(questions.iter().map(|question| Screen {
        kind: ScreenKind::Question,
        table: question.table,
        title: Phrase::new("debrief-question"),
        lines: vec![Line {
            step: question.step,
            ..Line::new(question.table, question.ask.clone())
        }],
    }));
    screens.extend(people.iter().map(card));
    screens
}

fn result(table: usize, account: &Account) -> Screen {
    let title =
        Phrase::new("debrief-result").with("game", Phrase::new(format!("{}-title", account.game)));
    let result = &account.result;
    let scores = result.ranking.iter().map(|&seat| {
        Phrase::new("debrief-score")
            .with("player", seat)
            .with("score", result.scores[seat.index()].clone())
    });
    let said = won(result)
        .into_iter()
        .chain(result.verdict.iter().cloned());
    let lines = said.chain(scores).map(|text| Line::new(table, text));
    let lines = lines.collect();
    Screen {
        kind: ScreenKind::Result,
        table,
        title,
        lines,
    }
}

/// Who has won, everybody who has; of a game that was ended early, who was ahead.
fn won(result: &Outcome) -> Vec<Phrase> {
    let winners = &result.winners;
    if result.over {
        return vec![headline(winners, Viewer::Spectator)];
    }
    let early = Phrase::new("debrief-not-over");
    let players: Vec<Arg> = winners.iter().copied().map(Arg::Seat).collect();
    let ahead = Phrase::new("debrief-ahead").with("players", players);
    match winners.is_empty() {
        true => vec![early],
        false => vec![early, ahead],
    }
}

fn turns(table: usize, account: &Account) -> Option<Screen> {
    let lines = account.turns.iter().map(|turn| {
        let text = match &turn.how {
            Turned::Stood {
                seat,
                from,
                to,
                took_the_lead,
            } => Phrase::new(match took_the_lead {
                true => "debrief-turn-lead",
                false => "debrief-turn",
            })
            .with("player", *seat)
            .with("from", from.clone())
            .with("to", to.clone()),
            Turned::Cost {
                chance,
                better,
                best,
            } => Phrase::new("debrief-turn-cost")
                .with("chance", chance.round() as i32)
                .with("better", better.clone())
                .with("best", best.round() as i32),
        };
        let text = text.with("by", turn.by).with("chose", turn.chose.clone());
        Line::new(table, text).at(turn.step)
    });
    screen(ScreenKind::Turns, table, "debrief-turns", lines.collect())
}

/// None where there is nothing to say.
fn screen(kind: ScreenKind, table: usize, title: &'static str, lines: Vec<Line>) -> Option<Screen> {
    (!lines.is_empty()).then(|| Screen {
        kind,
        table,
        title: Phrase::new(title),
        lines,
    })
}

/// An attack that got through: whom it hit, what would have stopped it, what to do on Monday.
fn close_up(attempt: &Attempt) -> Option<Screen> {
    let table = attempt.through.first()?.table;
    let mut lines: Vec<Line> = attempt.through.iter().take(3).map(hit).collect();
    lines.extend(in_game(table, "debrief-answered", &attempt.answered_by));
    lines.push(if attempt.would_have.is_empty() {
        Line::new(table, Phrase::new("debrief-nothing-would"))
    } else {
        in_game(table, "debrief-would-have", &attempt.would_have)?
    });
    let lore = &attempt.lore;
    for (key, known) in [
        ("debrief-mitigations", &lore.mitigations),
        ("debrief-detections", &lore.detections),
    ] {
        if !known.is_empty() {
            let names = cards(known.iter().map(|it| &it.name));
            let text = Phrase::new(key).with("names", names);
            lines.push(Line::new(table, text).ids(known.iter().map(|it| it.id.clone())));
        }
    }
    lines.extend(attempt.monday.iter().map(|monday| {
        let text = Phrase::new("debrief-monday").with("advice", monday.clone());
        Line::new(table, text)
    }));
    Some(Screen {
        kind: ScreenKind::Through,
        table,
        title: Phrase::new("debrief-through")
            .with("what", attempt.what.clone())
            .with("count", attempt.through.len()),
        lines,
    })
}

fn hit(spot: &Spot) -> Line {
    let against: Arg = match &spot.against {
        Against::Seat(seat) => (*seat).into(),
        Against::Thing(thing) => thing.clone().into(),
    };
    let text = match spot.by {
        Some(by) => Phrase::new("debrief-hit").with("by", by),
        None => Phrase::new("debrief-hit-game"),
    };
    Line::new(spot.table, text.with("against", against)).at(spot.step)
}

fn in_game(table: usize, key: &'static str, remedies: &[Remedy]) -> Option<Line> {
    if remedies.is_empty() {
        return None;
    }
    let names = cards(remedies.iter().map(|remedy| &remedy.card));
    let ids = remedies
        .iter()
        .filter_map(|remedy| remedy.mitigation.clone());
    Some(Line::new(table, Phrase::new(key).with("cards", names)).ids(ids))
}

fn stopped(attempts: &[Attempt]) -> Option<Screen> {
    let stopped = attempts.iter().filter(|it| !it.stopped.is_empty());
    let lines = stopped.filter_map(|attempt| {
        let spot = attempt.stopped.first()?;
        let text = match attempt.answered_by.is_empty() {
            true => Phrase::new("debrief-stopped-line"),
            false => Phrase::new("debrief-stopped-by").with(
                "cards",
                cards(attempt.answered_by.iter().map(|remedy| &remedy.card)),
            ),
        };
        let text = text
            .with("what", attempt.what.clone())
            .with("count", attempt.stopped.len());
        let ids = attempt.technique.iter().map(|it| it.id.clone());
        Some(Line::new(spot.table, text).at(spot.step).ids(ids))
    });
    screen(ScreenKind::Stopped, 0, "debrief-stopped", lines.collect())
}

fn matrix(attempts: &[Attempt]) -> Option<Screen> {
    let lines = attempts.iter().filter_map(|attempt| {
        let technique = attempt.technique.as_ref()?;
        let text = Phrase::new("debrief-met")
            .with("what", attempt.what.clone())
            .with("through", attempt.through.len())
            .with("stopped", attempt.stopped.len());
        let table = attempt.spots().next()?.table;
        Some(Line::new(table, text).ids([technique.id.clone()]))
    });
    screen(ScreenKind::Matrix, 0, "debrief-matrix", lines.collect())
}

fn parting(parting: &Parting) -> Screen {
    let mut lines = Vec::new();
    for choice in &parting.choices {
        let text = Phrase::new("debrief-parting-choice")
            .with("chose", choice.chose.clone())
            .with("count", choice.tables.len());
        lines.push(Line::new(0, text));
        lines.extend(choice.tables.iter().map(|came| outcome(parting, came)));
    }
    Screen {
        kind: ScreenKind::Parting,
        table: 0,
        title: Phrase::new("debrief-parting")
            .with("seat", parting.seat.0 + 1)
            .with("asked", parting.asked.clone()),
        lines,
    }
}

fn outcome(parting: &Parting, came: &Came) -> Line {
    let key = match (came.won, came.through + came.stopped > 0) {
        (true, true) => "debrief-parting-won-attacked",
        (true, false) => "debrief-parting-won",
        (false, true) => "debrief-parting-attacked",
        (false, false) => "debrief-parting-came",
    };
    let mut text = Phrase::new(key)
        .with("player", parting.seat)
        .with("score", came.score.clone());
    if came.through + came.stopped > 0 {
        text = text
            .with("through", came.through)
            .with("stopped", came.stopped);
    }
    Line::new(came.table, text).at(came.step)
}

/// Of one table, what was hard for each; of several, what was hard for many.
fn hard(tables: usize, people: &[Person], misjudged: &[Misjudged]) -> Option<Screen> {
    let lines = match tables {
        1 => people
            .iter()
            .flat_map(|person| {
                let lines = person.misjudged.iter().cloned();
                lines.map(|text| Line::new(person.table, text))
            })
            .collect(),
        _ => misjudged.iter().map(card_misjudged).collect(),
    };
    screen(ScreenKind::Hard, 0, "debrief-hard", lines)
}

fn card_misjudged(it: &Misjudged) -> Line {
    let key = match it.how {
        MisjudgedHow::Unanswered => "debrief-misjudged-unanswered",
        MisjudgedHow::InVain => "debrief-misjudged-in-vain",
    };
    let text = Phrase::new(key)
        .with("what", it.what.clone())
        .with("cards", cards(it.cards.iter()))
        .with("count", it.times);
    Line::new(0, text)
}

fn card(person: &Person) -> Screen {
    let blank = Phrase::new("debrief-starter-blank");
    let mut lines: Vec<Line> = Vec::new();
    for starter in &person.starters {
        let text = Phrase::new("debrief-starter").with("what", starter.see.clone());
        lines.push(Line::new(person.table, text));
        lines.extend(starter.hint.iter().map(|hint| {
            let text = Phrase::new("debrief-hint").with("advice", hint.clone());
            Line::new(person.table, text)
        }));
    }
    lines.push(Line::new(person.table, blank));
    Screen {
        kind: ScreenKind::Card,
        table: person.table,
        title: Phrase::new("debrief-card").with("player", person.seat),
        lines,
    }
}
