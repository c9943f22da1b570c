//! What happened at one table, as far as it is worth talking about.

use std::cmp::Ordering;

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{
    By, Did, Incident, Lawful, Match, Phrase, Score, Seat, Sight, Standing, Viewer, Words,
};
use ts_rs::TS;

use super::decisions::Decision;
use crate::any::read;
use crate::broken::{LoadError, broken};
use crate::course::reached;
use crate::list::{Visitor, head_of, visit};
use crate::review::{Decision as Judged, Review};
use crate::scene;

/// How many turning points are told of.
const TURNS: usize = 3;

/// A finished game, looked back upon with all cards open. Several of them make a [`super::Debrief`].
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Account {
    pub game: String,
    pub players: u8,
    /// The last step of the replay.
    pub steps: usize,
    pub result: Outcome,
    /// The decisions that cost most if the game was reviewed, else the largest swings; in the order they
    /// came.
    pub turns: Vec<Turn>,
    pub incidents: Vec<Happened>,
    /// What tells this game from all others.
    #[serde(skip)]
    #[ts(skip)]
    pub(super) digest: String,
    /// What tables of the same deal have in common: game, set-up and luck.
    #[serde(skip)]
    #[ts(skip)]
    pub(super) deal: String,
    /// What people have decided, as far as it was not taken back.
    #[serde(skip)]
    #[ts(skip)]
    pub(super) decisions: Vec<Decision>,
}

/// How a game ended, or how it stood when it was ended early.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Outcome {
    /// It was played to its end.
    pub over: bool,
    /// Who won; if it was ended early, who was ahead.
    #[ts(type = "Array<number>")]
    pub winners: Vec<Seat>,
    /// By seat, in a few words.
    pub scores: Vec<Phrase>,
    /// What decided it.
    pub verdict: Vec<Phrase>,
    /// Everybody, winners first, then by how far they came; who came as far as another stays in order.
    #[serde(skip)]
    #[ts(skip)]
    pub(super) ranking: Vec<Seat>,
}

/// A step that turned the game.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Turn {
    /// The step of the replay.
    pub step: usize,
    /// What was done, and by whom.
    #[ts(type = "number")]
    pub by: Seat,
    pub chose: Phrase,
    pub how: Turned,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Turned {
    /// Somebody stood much better after it.
    Stood {
        /// Whom it helped most.
        #[ts(type = "number")]
        seat: Seat,
        /// How this player stood before and after.
        from: Phrase,
        to: Phrase,
        /// This player was not ahead before, and is now.
        took_the_lead: bool,
    },
    /// It cost whoever decided chances to win, in percent, as a review has found.
    Cost {
        chance: f32,
        better: Phrase,
        best: f32,
    },
}

/// An incident and when it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Happened {
    /// The step of the replay.
    pub step: usize,
    #[serde(flatten)]
    pub incident: Incident,
}

impl Account {
    /// With the turning points that a review of the same game has found, if it names any.
    fn reviewed(mut self, review: &Review) -> Account {
        let mut costly: Vec<&Judged> = (review.turning.iter())
            .filter_map(|&at| review.decisions.get(at))
            .collect();
        costly.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        costly.truncate(TURNS);
        costly.sort_by_key(|decision| decision.step);
        let turn = |decision: &Judged| {
            let better = decision.better.as_ref()?;
            Some(Turn {
                // It was asked for then, and made by the next step.
                step: decision.step + 1,
                by: decision.seat,
                chose: decision.did.clone(),
                how: Turned::Cost {
                    chance: decision.chance,
                    better: better.text.clone(),
                    best: better.chance,
                },
            })
        };
        let turns: Vec<Turn> = costly.into_iter().filter_map(turn).collect();
        if !turns.is_empty() {
            self.turns = turns;
        }
        self
    }
}

/// The account of a recorded game, and of its review if there is one.
pub fn account(record: &str, review: Option<&Review>) -> Result<Account, LoadError> {
    struct Run<'a>(&'a str);
    impl Visitor for Run<'_> {
        type Output = Result<Account, LoadError>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            run::<G>(self.0)
        }
    }
    let account = visit(&head_of(record)?.game, Run(record))??;
    Ok(match review {
        Some(review) => account.reviewed(review),
        None => account,
    })
}

fn run<G: Words>(record: &str) -> Result<Account, LoadError> {
    let record = read::<G>(record)?;
    let mut step = 0;
    let mut incidents: Vec<Happened> = Vec::new();
    // The steps that were not undone, with whose they are.
    let mut standing_steps: Vec<(Seat, usize)> = Vec::new();
    let mut swings: Vec<Swing> = Vec::new();
    let mut decisions: Vec<Decision> = Vec::new();
    let mut before: Option<(G::State, G::View, Standing)> = None;
    let replay = Match::<G>::replay(&record, &[Viewer::Open], |game, entry, played| {
        let rules = game.game();
        let view = rules.view(game.state(), Viewer::Open);
        let standing = rules.standing(&view);
        if let Some(entry) = entry {
            step += 1;
            match &entry.did {
                Did::Act(action) => {
                    standing_steps.push((entry.seat, step));
                    if let Some((state, old, stood)) = &before {
                        let chose = rules.action(old, action);
                        swings.extend(swing(step, (entry.seat, chose.clone()), stood, &standing));
                        if entry.by == By::Person {
                            let sight = Sight::of(rules, state, Viewer::Seat(entry.seat), false);
                            let asked = rules.prompt(old);
                            decisions.push(Decision::new((step, entry.seat), &sight, asked, chose));
                        }
                    }
                }
                Did::Undo => {
                    let undone = standing_steps.iter().rposition(|at| at.0 == entry.seat);
                    if let Some((_, undone)) = undone.map(|at| standing_steps.remove(at)) {
                        incidents.retain(|it| it.step != undone);
                        swings.retain(|it| it.turn.step != undone);
                        decisions.retain(|it| it.step != undone);
                    }
                }
                Did::Retract | Did::Redeal(_) => {}
                Did::TakeBack => {
                    let stands = |at: usize| played.back_to.is_none_or(|kept| at <= kept);
                    standing_steps.retain(|it| stands(it.1));
                    incidents.retain(|it| stands(it.step));
                    swings.retain(|it| stands(it.turn.step));
                    decisions.retain(|it| stands(it.step));
                }
            }
        }
        let told = played.told.iter();
        let told = told.flat_map(|told| rules.incidents(&told.frame.event, &told.frame.view));
        incidents.extend(told.map(|incident| Happened { step, incident }));
        before = Some((game.state().clone(), view, standing));
    })
    .map_err(|why| broken::<G>(why, record.rules))?;
    let (rules, state) = (replay.game.game(), replay.game.state());
    let digest = record
        .entries
        .last()
        .map_or(record.opening, |entry| entry.digest);
    let result = result(rules, state);
    Ok(Account {
        digest: digest.to_string(),
        deal: record.opening.to_string(),
        decisions,
        game: record.game,
        players: record.config.players,
        steps: step,
        result,
        turns: largest(swings),
        incidents,
    })
}

fn result<G: Words>(rules: &G, state: &G::State) -> Outcome {
    let view = rules.view(state, Viewer::Open);
    let outcome = rules.outcome(state);
    let standing = scene::standing(rules, &view, outcome.as_ref());
    let ranking = ranking(&standing);
    let scores = standing.scores;
    let leads = |&seat: &Seat| scores.get(seat.index()).is_some_and(|score| score.leads);
    Outcome {
        over: outcome.is_some(),
        winners: match &outcome {
            Some(outcome) => outcome.winners.iter().collect(),
            None => Seat::all(rules.seats()).filter(leads).collect(),
        },
        verdict: match &outcome {
            Some(_) => rules.verdict(&view),
            None => Vec::new(),
        },
        scores: scores.into_iter().map(|score: Score| score.says).collect(),
        ranking,
    }
}

fn ranking(standing: &Standing) -> Vec<Seat> {
    let reached = reached(standing);
    let mut seats: Vec<Seat> = (0..).map(Seat).take(reached.len()).collect();
    seats.sort_by(|a, b| {
        let [a, b] =
            [a, b].map(|seat| (standing.scores[seat.index()].leads, reached[seat.index()]));
        b.partial_cmp(&a).unwrap_or(Ordering::Equal)
    });
    seats
}

/// A step by which somebody came to stand better against the others, and by how much.
struct Swing {
    turn: Turn,
    took_the_lead: bool,
    gain: f32,
}

fn swing(
    step: usize,
    (by, chose): (Seat, Phrase),
    before: &Standing,
    after: &Standing,
) -> Option<Swing> {
    let (old, new) = (margins(before)?, margins(after)?);
    let gains = old.iter().zip(&new).map(|(old, new)| new - old);
    let (index, gain) = gains
        .enumerate()
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .filter(|&(_, gain)| gain > 0.0)?;
    let says = |standing: &Standing| standing.scores[index].says.clone();
    let took_the_lead = old[index] <= 0.0 && new[index] > 0.0 && new.len() > 1;
    let turn = Turn {
        step,
        by,
        chose,
        how: Turned::Stood {
            seat: Seat(index as u8),
            from: says(before),
            to: says(after),
            took_the_lead,
        },
    };
    Some(Swing {
        turn,
        took_the_lead,
        gain,
    })
}

/// How far each player is ahead of the best other; alone, how far at all. None: somebody's score
/// could not be known.
fn margins(standing: &Standing) -> Option<Vec<f32>> {
    let scores: Vec<f32> = reached(standing).into_iter().collect::<Option<_>>()?;
    let margin = |(seat, score): (usize, &f32)| {
        let others = scores
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat);
        score
            - others
                .map(|(_, score)| *score)
                .reduce(f32::max)
                .unwrap_or(0.0)
    };
    Some(scores.iter().enumerate().map(margin).collect())
}

/// A new lead counts more than a larger one; of equals the later decides more.
fn largest(mut swings: Vec<Swing>) -> Vec<Turn> {
    swings.sort_by(|a, b| {
        let weight = |swing: &Swing| (swing.took_the_lead, swing.gain);
        let ((a_lead, a_gain), (b_lead, b_gain)) = (weight(a), weight(b));
        let by_gain = b_gain.total_cmp(&a_gain);
        b_lead
            .cmp(&a_lead)
            .then(by_gain)
            .then(b.turn.step.cmp(&a.turn.step))
    });
    swings.truncate(TURNS);
    let mut turns: Vec<Turn> = swings.into_iter().map(|swing| swing.turn).collect();
    turns.sort_by_key(|turn| turn.step);
    turns
}
