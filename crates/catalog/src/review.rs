//! A finished game judged decision by decision: how everybody stood, what each decision was worth to whoever
//! made it, and what was better and why. A decision is judged by what its seat could know, never by what
//! came of it; only how the game stood is told with all cards open.

use std::sync::Arc;

use bots::judge::{Depth, Estimate, judge, stand};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{By, Did, Entry, Lawful, Match, Phrase, Replay, Seat, Seed, Viewer, Words};
use ts_rs::TS;

use crate::any::read;
use crate::broken::{LoadError, broken};
use crate::hint::why;
use crate::list::{Visitor, head_of, visit};

/// What a review comes to. Chances are in percent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Review {
    /// By seat.
    pub players: Vec<Reviewed>,
    /// How the game stood, with all cards open: the opening, every decision with a choice, and the end.
    pub moments: Vec<Stood>,
    /// Every decision with a choice.
    pub decisions: Vec<Decision>,
    /// The places in `decisions` of those that cost most, in the order of the game.
    pub turning: Vec<usize>,
}

/// How a player did.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Reviewed {
    /// How much of the chances that the best decisions would have kept was kept; none: nothing was to
    /// be decided.
    pub accuracy: Option<f32>,
    pub decisions: usize,
    /// What changed the chances between the opening and the end: one's own decisions, those of the
    /// others, and luck, which is all the rest: draws, dice, and what nobody could know.
    pub own: f32,
    pub others: f32,
    pub luck: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Stood {
    /// After so many entries of the record: the step of the replay.
    pub step: usize,
    /// By seat.
    pub chances: Vec<f32>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Decision {
    /// The step of the replay at which it was asked for; it is made by the next one.
    pub step: usize,
    #[ts(type = "number")]
    pub seat: Seat,
    pub by: By,
    pub did: Phrase,
    /// The chance to win with it, as far as its seat could know, over so many continuations.
    pub chance: f32,
    pub games: u32,
    /// What it cost, as far as that is more than chance.
    pub lost: f32,
    /// What was better; none: nothing was.
    pub better: Option<Better>,
    /// What speaks for the better decision and not for this one, or if nothing was better, for this one
    /// and not for the next best.
    pub why: Vec<Phrase>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Better {
    pub text: Phrase,
    pub chance: f32,
}

/// How closely one looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Care {
    #[default]
    Usual,
    Deep,
}

impl Care {
    /// How closely each of so many decisions is looked at: all together take about a minute on one core
    /// at most, or five.
    fn depth(self, decisions: usize) -> Depth {
        let (times, effort) = match self {
            Care::Usual => (1, 80_000_000),
            Care::Deep => (5, 400_000_000),
        };
        let each = effort / u32::try_from(decisions.max(1)).unwrap_or(u32::MAX);
        Depth {
            games: times * Depth::REVIEW.games,
            effort: each.min(4 * times * Depth::REVIEW.effort),
            ..Depth::REVIEW
        }
    }
}

/// A review as pieces of work, to be done anywhere and in any order.
pub struct Reviewing {
    pub pieces: Vec<Piece>,
    pub finish: Finish,
}

pub type Piece = Box<dyn FnOnce() -> Finding + Send>;
pub type Finish = Box<dyn FnOnce(Vec<Finding>) -> Review + Send>;

/// What a piece has found out.
#[derive(Clone, Debug)]
pub struct Finding {
    stood: Stood,
    judged: Option<Judged>,
}

#[derive(Clone, Debug)]
struct Judged {
    decision: Decision,
    /// What the decision changed for each seat, beside the best one.
    changed: Vec<f32>,
    best: f32,
}

/// So many turning points are named at most, and each costs so much at least.
const TURNING: usize = 6;
const COSTLY: f32 = 8.0;

/// Plays a record and lays out what is to be judged.
pub fn review(record: &str, care: Care) -> Result<Reviewing, LoadError> {
    struct Lay<'a>(&'a str, Care);
    impl Visitor for Lay<'_> {
        type Output = Result<Reviewing, LoadError>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            lay::<G>(self.0, self.1)
        }
    }
    visit(&head_of(record)?.game, Lay(record, care))?
}

/// A moment at which somebody chose.
struct Moment<G: Words> {
    step: usize,
    state: G::State,
    made: Entry<G::Action>,
    did: G::Action,
}

fn lay<G: Words>(record: &str, care: Care) -> Result<Reviewing, LoadError> {
    let record = read::<G>(record)?;
    let mut moments: Vec<Moment<G>> = Vec::new();
    let mut before: Option<G::State> = None;
    let mut step = 0;
    let replay = Match::<G>::replay(&record, &[], |game, entry, played| {
        let state = before.replace(game.state().clone());
        let (Some(entry), Some(state)) = (entry, state) else {
            return;
        };
        match entry.did {
            Did::Act(did) => {
                let mut options = Vec::new();
                game.game().options(&state, entry.seat, &mut options);
                if options.len() > 1 {
                    let made = *entry;
                    moments.push(Moment {
                        step,
                        state,
                        made,
                        did,
                    });
                }
            }
            // What was taken back was not done.
            Did::Redeal(_) => {}
            Did::Retract | Did::Undo => {
                let own = moments.iter().rposition(|it| it.made.seat == entry.seat);
                if let Some(own) = own {
                    moments.remove(own);
                }
            }
            // Nor was what came after it.
            Did::TakeBack => {
                moments.retain(|it| played.back_to.is_none_or(|kept| it.step < kept));
            }
        }
        step += 1;
    });
    let Replay { game, .. } = replay.map_err(|why| broken::<G>(why, record.rules))?;
    let rules = game.rules();
    let ending = Stood {
        step,
        chances: shares(&*rules, game.state()),
    };
    let depth = care.depth(moments.len());
    let seed = record.seed;
    let seats = rules.seats();
    let pieces = moments
        .into_iter()
        .enumerate()
        .map(|(nth, moment)| {
            let rules = Arc::clone(&rules);
            // On streams of its own: nothing of the table's own luck is in it.
            let seed = tabletop::Chance::stream(seed, (1 << 40) + nth as u64).seed();
            Box::new(move || find(&*rules, &moment, depth, seed)) as Piece
        })
        .collect();
    Ok(Reviewing {
        pieces,
        finish: Box::new(move |findings| finish(findings, seats, ending)),
    })
}

/// How a game that is over ended, as chances.
fn shares<G: Words>(game: &G, state: &G::State) -> Vec<f32> {
    let outcome = game.outcome(state);
    let share = |seat| outcome.map_or(0.0, |outcome| 100.0 * outcome.share(seat) as f32);
    match outcome {
        Some(_) => Seat::all(game.seats()).map(share).collect(),
        // It was ended early: as it stands.
        None => {
            let tally = stand(game, state, Depth::REVIEW, Seed([0; 32]));
            Seat::all(game.seats())
                .map(|seat| percent(tally.chance(seat)))
                .collect()
        }
    }
}

fn percent(share: f64) -> f32 {
    (1_000.0 * share).round() as f32 / 10.0
}

fn find<G: Words>(game: &G, moment: &Moment<G>, depth: Depth, seed: Seed) -> Finding {
    let seat = moment.made.seat;
    // How it stood needs fewer games than which of the options was best.
    let standing = Depth {
        games: depth.games / 4,
        effort: depth.effort / 5,
        ..depth
    };
    let tally = stand(game, &moment.state, standing, seed);
    let stood = Stood {
        step: moment.step,
        chances: Seat::all(game.seats())
            .map(|seat| percent(tally.chance(seat)))
            .collect(),
    };
    let view = game.view(&moment.state, Viewer::Seat(seat));
    let judging = Depth {
        effort: depth.effort / 5 * 4,
        ..depth
    };
    let judged = judge(game, &view, seat, &[moment.did], judging, seed);
    Finding {
        stood,
        judged: decide(game, &view, moment, &judged),
    }
}

fn decide<G: Words>(
    game: &G,
    view: &G::View,
    moment: &Moment<G>,
    judged: &[Estimate<G::Action>],
) -> Option<Judged> {
    let seat = moment.made.seat;
    let did = judged.iter().find(|it| it.action == moment.did)?;
    let (best, second) = (judged.first()?, judged.get(1)?);
    let chance = |it: &Estimate<G::Action>, seat| it.tally.chance(seat);
    // Two counts of the same continuations differ by so much by chance alone.
    let error = |it: &Estimate<G::Action>| {
        let p = chance(it, seat);
        p * (1.0 - p) / f64::from(it.tally.games.max(1))
    };
    let gap = chance(best, seat) - chance(did, seat);
    let is_worse = best.action != did.action && gap > (error(best) + error(did)).sqrt();
    let lost = if is_worse { gap } else { 0.0 };
    let (better, why) = match is_worse {
        true => (
            Some(Better {
                text: game.action(view, &best.action),
                chance: percent(chance(best, seat)),
            }),
            why(game, view, &best.action, &did.action),
        ),
        false => {
            let other = if best.action == did.action {
                second
            } else {
                best
            };
            (None, why(game, view, &did.action, &other.action))
        }
    };
    let changed = |of: Seat| match is_worse {
        true => percent(chance(did, of) - chance(best, of)),
        false => 0.0,
    };
    Some(Judged {
        changed: Seat::all(game.seats()).map(changed).collect(),
        best: percent(chance(best, seat).max(chance(did, seat))),
        decision: Decision {
            step: moment.step,
            seat,
            by: moment.made.by,
            did: game.action(view, &moment.did),
            chance: percent(chance(did, seat)),
            games: did.tally.games,
            lost: percent(lost),
            better,
            why,
        },
    })
}

fn finish(mut findings: Vec<Finding>, seats: u8, ending: Stood) -> Review {
    findings.sort_by_key(|it| it.stood.step);
    let start = findings.first().map_or(&ending, |it| &it.stood);
    let judged: Vec<&Judged> = findings
        .iter()
        .filter_map(|it| it.judged.as_ref())
        .collect();
    let player = |seat: Seat| {
        let (mut own, mut others) = (0.0, 0.0);
        let (mut kept, mut best, mut decisions) = (0.0, 0.0, 0);
        for it in &judged {
            let changed = it.changed[seat.index()];
            if it.decision.seat == seat {
                own += changed;
                // What is lost only by chance is not held against anybody.
                kept += it.best - it.decision.lost;
                best += it.best;
                decisions += 1;
            } else {
                others += changed;
            }
        }
        let all = ending.chances[seat.index()] - start.chances[seat.index()];
        Reviewed {
            accuracy: (best > 0.0).then(|| tenth(100.0 * kept / best)),
            decisions,
            own: tenth(own),
            others: tenth(others),
            luck: tenth(all - own - others),
        }
    };
    let players = Seat::all(seats).map(player).collect();
    let decisions: Vec<Decision> = judged.iter().map(|it| it.decision.clone()).collect();
    let mut turning: Vec<usize> = (0..decisions.len())
        .filter(|&at| decisions[at].lost >= COSTLY)
        .collect();
    turning.sort_by(|&a, &b| decisions[b].lost.total_cmp(&decisions[a].lost));
    turning.truncate(TURNING);
    turning.sort_unstable();
    let mut moments: Vec<Stood> = findings.into_iter().map(|it| it.stood).collect();
    moments.push(ending);
    Review {
        players,
        moments,
        decisions,
        turning,
    }
}

fn tenth(number: f32) -> f32 {
    (10.0 * number).round() / 10.0
}
