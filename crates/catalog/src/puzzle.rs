//! Find the move: a position out of a game between bots in which what tempts is clearly not the best, judged
//! beforehand from what its seat may know.

use bots::judge::{Depth, Estimate, judge};
use bots::{Bot, Level};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{By, Chance, Config, Lawful, Match, Phrase, Record, Seat, Seed, Viewer, Words};
use ts_rs::TS;

use crate::any::read;
use crate::broken::{LoadError, broken};
use crate::compare::{Compared, NoComparison};
use crate::drawn::Drawn;
use crate::hint::{Odds, why};
use crate::list::{OpenError, Visitor, head_of, visit};
use crate::scene::raw;

/// A position, and how good everything is that can be done in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The game so far.
    record: Box<RawValue>,
    seat: Seat,
    /// Everything that is allowed, best first.
    rated: Vec<Rated>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Rated {
    action: Box<RawValue>,
    odds: Odds,
    games: u32,
}

impl Odds {
    /// Whether this cannot be told from the best: where the two chances lie overlaps.
    fn is_as_good_as(self, best: Odds) -> bool {
        self.high >= best.low
    }
}

/// A puzzle as it is put to somebody.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Posed {
    pub game: String,
    pub config: Config,
    /// Who is to decide.
    #[ts(type = "number")]
    pub seat: Seat,
    #[ts(as = "crate::Scene")]
    #[schemars(with = "crate::Scene")]
    pub scene: Drawn,
    /// What its seat was told last.
    pub lines: Vec<Phrase>,
}

/// What an answer to a puzzle is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Solved {
    /// The option is the best, or cannot be told from it: where the two chances lie overlaps.
    pub good: bool,
    /// How good every option is, best first; what speaks for the best one is said beside it.
    pub options: Vec<Compared>,
}

/// So much is told of what came before.
const LINES: usize = 12;

/// A puzzle has so many options.
const OPTIONS: std::ops::RangeInclusive<usize> = 3..=10;
/// So many decisions of a game are glanced at, and so many looked at closely.
const GLANCES: usize = 24;
const CLOSE: usize = 2;
/// What is not worse by so much at a glance is not looked at closely.
const PROMISING: f64 = 0.06;
/// What tempts wins less often than the best by at least so much, in percent.
const WORSE: u8 = 4;
/// If everything but the best loses at once, there is nothing to find.
const PLAYABLE: u8 = 5;

/// As closely as nobody could wait for.
const CLOSELY: Depth = Depth {
    games: 5_000,
    effort: 10_000_000,
    care: 70,
};
const AT_A_GLANCE: Depth = Depth {
    games: 400,
    effort: 400_000,
    care: 70,
};

impl Puzzle {
    pub fn record(&self) -> &RawValue {
        &self.record
    }

    pub fn pose(&self) -> Result<Posed, LoadError> {
        let game = crate::list::load(self.record.get())?;
        let viewer = Viewer::Seat(self.seat);
        let mut lines = game.history(viewer)();
        lines.drain(..lines.len().saturating_sub(LINES));
        let head = head_of(self.record.get())?;
        Ok(Posed {
            game: head.game,
            config: head.config,
            seat: self.seat,
            scene: game.draw(viewer, None),
            lines,
        })
    }

    /// What is said to whoever chose this option, by its place in the menu.
    pub fn judge(&self, chosen: u32) -> Result<Solved, NoComparison> {
        struct Judge<'a>(&'a Puzzle, u32);
        impl Visitor for Judge<'_> {
            type Output = Result<Solved, NoComparison>;
            fn visit<G: Lawful + Words>(self) -> Self::Output {
                judged::<G>(self.0, self.1)
            }
        }
        let game = head_of(self.record.get())?.game;
        visit(&game, Judge(self, chosen)).map_err(LoadError::from)?
    }
}

fn judged<G: Words>(puzzle: &Puzzle, chosen: u32) -> Result<Solved, NoComparison> {
    let record = read::<G>(puzzle.record.get())?;
    let replay = Match::<G>::replay(&record, &[], |_, _, _| ())
        .map_err(|why| broken::<G>(why, record.rules))?;
    let game = replay.game.game();
    let sight = replay.game.sight(Viewer::Seat(puzzle.seat));
    let place = |action: &G::Action| {
        let at = sight.menu.iter().position(|(each, _)| each == action);
        at.and_then(|at| u32::try_from(at).ok())
    };
    let mut rated = Vec::new();
    for it in &puzzle.rated {
        let action: G::Action = serde_json::from_str(it.action.get())
            .map_err(|error| LoadError::NotARecord(error.to_string()))?;
        let option = place(&action).ok_or(NoComparison::NoSuchOption)?;
        rated.push((option, action, it));
    }
    let at = rated.iter().position(|(option, ..)| *option == chosen);
    let at = at.ok_or(NoComparison::NoSuchOption)?;
    let best = puzzle.rated[0].odds;
    let good = puzzle.rated[at].odds.is_as_good_as(best);
    // Beside what was chosen, or beside the best that is not as good: what is speaks for itself.
    let worse = rated
        .iter()
        .position(|(.., it)| !it.odds.is_as_good_as(best));
    let other = rated[if good { worse.unwrap_or(at.max(1)) } else { at }].1;
    let compared = rated.iter().enumerate().map(|(nth, (option, action, it))| {
        let reasons = (nth == 0).then(|| why(game, &sight.view, action, &other));
        Compared {
            option: *option,
            text: game.action(&sight.view, action),
            odds: it.odds,
            games: it.games,
            why: reasons.unwrap_or_default(),
        }
    });
    Ok(Solved {
        good,
        options: compared.collect(),
    })
}

/// Lets bots play a game, and takes the decision out of it that is the best puzzle, if there is one.
pub fn find_puzzle(game: &str, config: &Config, seed: Seed) -> Result<Option<Puzzle>, OpenError> {
    struct Find<'a>(&'a Config, Seed);
    impl Visitor for Find<'_> {
        type Output = Result<Option<Puzzle>, tabletop::Refused>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            find::<G>(self.0, self.1)
        }
    }
    let found = visit(game, Find(config, seed)).map_err(OpenError::Game)?;
    found.map_err(OpenError::Config)
}

/// A decision that may be a puzzle.
struct Moment<G: Words> {
    /// After so many entries.
    step: usize,
    view: G::View,
    seat: Seat,
    options: Vec<G::Action>,
    /// What somebody does who has just read the rules.
    tempting: G::Action,
}

fn find<G: Words>(config: &Config, seed: Seed) -> Result<Option<Puzzle>, tabletop::Refused> {
    let (mut playing, _) = Match::<G>::new(config, seed, &[])?;
    let rules = playing.rules();
    let mut moments: Vec<Moment<G>> = Vec::new();
    for nth in 0.. {
        let awaited = rules.awaited(playing.state());
        let Some(seat) = awaited.first() else { break };
        let view = rules.view(playing.state(), Viewer::Seat(seat));
        let mut options = Vec::new();
        rules.options(playing.state(), seat, &mut options);
        let choose = |level| Bot::new(&*rules, level, seed, nth).choose(&rules, &view, seat);
        let (tempting, action) = (choose(Level::Newcomer), choose(Level::Skilled));
        if awaited.len() == 1 && OPTIONS.contains(&options.len()) {
            moments.push(Moment {
                step: playing.record().entries.len(),
                view,
                seat,
                options,
                tempting,
            });
        }
        if playing.act(seat, action, By::Bot, &[]).is_err() {
            break;
        }
    }
    // Some from all over the game, and the most promising of them.
    Chance::stream(seed, 1 << 42).shuffle(&mut moments);
    let glance = |moment: Moment<G>| {
        let Moment { view, options, .. } = &moment;
        let judged = judge(&*rules, view, moment.seat, options, AT_A_GLANCE, seed);
        let gap = gap(&judged, moment.seat, &moment.tempting);
        (gap >= PROMISING).then_some((gap, moment))
    };
    let glances = moments.into_iter().take(GLANCES);
    let mut promising: Vec<(f64, Moment<G>)> = glances.filter_map(glance).collect();
    promising.sort_by(|one, other| other.0.total_cmp(&one.0));
    let record = playing.record();
    let mut closely = promising.into_iter().take(CLOSE);
    Ok(closely.find_map(|(_, moment)| puzzle(&*rules, record, moment, seed)))
}

/// By how much an option is worse than the best.
fn gap<A: PartialEq>(judged: &[Estimate<A>], seat: Seat, option: &A) -> f64 {
    let chance = |it: &Estimate<A>| it.tally.chance(seat);
    let best = judged.first().map_or(0.0, chance);
    let this = judged.iter().find(|it| it.action == *option);
    best - this.map_or(best, chance)
}

/// The moment as a puzzle, if what tempts is clearly not the best, and most is not as good.
fn puzzle<G: Words>(
    game: &G,
    record: &Record<G::Action>,
    moment: Moment<G>,
    seed: Seed,
) -> Option<Puzzle> {
    let Moment {
        step,
        view,
        seat,
        options,
        tempting,
    } = moment;
    let judged = judge(game, &view, seat, &options, CLOSELY, seed);
    if judged.len() != options.len() {
        return None;
    }
    let rated: Vec<Rated> = judged
        .iter()
        .map(|it| Rated {
            action: raw(&it.action),
            odds: Odds::of(it, seat),
            games: it.tally.games,
        })
        .collect();
    let best = rated[0].odds;
    let is_good = |it: &&Rated| it.odds.is_as_good_as(best);
    let good = rated.iter().filter(is_good).count();
    let tempts = judged.iter().position(|it| it.action == tempting)?;
    let tempts = rated[tempts].odds;
    let fits = tempts.chance + WORSE <= best.chance
        && !tempts.is_as_good_as(best)
        && 2 * good <= rated.len()
        && rated[1].odds.chance >= PLAYABLE;
    let mut record = record.clone();
    record.entries.truncate(step);
    fits.then(|| Puzzle {
        record: raw(&record),
        seat,
        rated,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_told_from_the_best_is_as_good() {
        let odds = |low, chance, high| Odds { low, chance, high };
        let best = odds(40, 43, 46);
        assert!(best.is_as_good_as(best));
        assert!(odds(34, 37, 40).is_as_good_as(best));
        assert!(!odds(33, 36, 39).is_as_good_as(best));
        // However little it is, what is certain counts.
        assert!(!odds(97, 98, 98).is_as_good_as(odds(100, 100, 100)));
    }
}
