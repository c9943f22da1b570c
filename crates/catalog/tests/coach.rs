//! The coach never misleads: whatever it recommends can be done, and is good as far as a player who
//! weighs every option can tell.

use std::collections::BTreeMap;

use bots::{Bot, Glance, Level, Plan};
use catalog::Visitor;
use tabletop::{
    Advice, Chance, Config, Game, Lawful, Mastery, Seat, Seed, Setting, Silent, Viewer, Words,
};

/// Games at each table: the players decide at random, with care, and now so, now so.
const GAMES: u64 = 24;
/// So many moments of each line are judged: weighing every option as a greedy bot does takes long.
const JUDGED: u32 = 48;
/// The share of decisions, in percent, in which the best of what is meant must be in the better half.
const GOOD: f64 = 95.0;
/// Less than three tenths of a point make no difference: what a greedy bot imagines varies as much.
const ALIKE: f64 = 3.0;
/// Advice is worth hearing if it is bad at most so much as often as options taken at random.
const WORTH: f64 = 0.5;
/// How a careful player plays: quickly.
const CARE: Plan = Plan::Greedy(Glance {
    mastery: Mastery::FULL,
    attention: 100,
    worlds: 1,
    reach: 8,
});

/// A decision in which the coach spoke.
struct Moment<G: Words> {
    table: usize,
    seat: Seat,
    view: G::View,
    options: Vec<G::Action>,
    means: Vec<G::Action>,
}

/// A line of the coach, how often it was said, and some of the moments, all with the same chance.
struct Line<G: Words> {
    said: u32,
    kept: Vec<Moment<G>>,
}

/// How good a line is.
struct Judgement {
    key: String,
    said: u32,
    judged: u32,
    good: u32,
    /// In how many of them as many options taken at random would have been good.
    by_chance: f64,
}

/// How good the advice of a mode is, in percent of what was said.
#[derive(Debug)]
#[expect(dead_code, reason = "a name is there to be read")]
struct Share {
    name: String,
    good: f64,
    by_chance: f64,
}

#[test]
fn what_the_coach_means_can_be_done_and_is_good() {
    struct Coached;
    impl Visitor for Coached {
        type Output = Vec<Share>;
        fn visit<G: Lawful + Words>(self) -> Vec<Share> {
            coached::<G>()
        }
    }
    let shares: Vec<Share> = catalog::ids()
        .iter()
        .flat_map(|game| catalog::visit(game, Coached).expect("ids are of games"))
        .collect();
    let is_good = |share: &Share| {
        let [bad, by_chance] = [share.good, share.by_chance].map(|good| 100.0 - good);
        share.good >= GOOD && bad <= WORTH * by_chance
    };
    assert!(shares.iter().all(is_good), "{shares:?}");
}

/// The mode that a table plays; a game without modes has none.
fn mode<G: Game>(table: &Config) -> &'static str {
    let is_set = |(switch, option): &(&str, &str)| {
        let value = table.switches.get(*switch);
        matches!(value, Some(Setting::Choice(chosen)) if chosen == option)
    };
    // The modes that need to be chosen stand behind those that follow from the players.
    let modes = G::MODES.iter().rev();
    let mut fitting = modes.filter(|mode| {
        (mode.min..=mode.max).contains(&table.players) && mode.set.iter().all(is_set)
    });
    fitting.next().map_or("", |mode| mode.id)
}

/// The share of what the coach recommends that is good, mode by mode.
fn coached<G: Words>() -> Vec<Share> {
    let configs = situations::tables::<G>();
    let new = |config: &Config| G::new(config).expect("the game takes its tables");
    let tables: Vec<G> = configs.iter().map(new).collect();
    let mut lines = BTreeMap::new();
    let mut dice = Chance::new(Seed::from_text("coach"));
    for (table, config) in configs.iter().enumerate() {
        for nth in 0..GAMES {
            let of_mode = lines.entry(mode::<G>(config)).or_default();
            play(&tables, table, nth, of_mode, &mut dice);
        }
    }
    let mut shares = Vec::new();
    for (mode, lines) in lines {
        let mut offenders = Vec::new();
        let judgements: Vec<Judgement> = lines
            .into_iter()
            .map(|(key, line)| judge(&tables, key, &line, &mut offenders, &mut dice))
            .collect();
        let name = format!("{} {mode}", G::ID);
        shares.push(share(name, &judgements, offenders));
    }
    shares
}

/// The share of one mode; says which lines it is of, and the worst that was recommended.
#[expect(clippy::print_stdout, reason = "the worst advice is there to be read")]
fn share(name: String, judgements: &[Judgement], mut offenders: Vec<(f64, String)>) -> Share {
    offenders.sort_by(|(a, _), (b, _)| b.total_cmp(a));

    let (mut all, mut good, mut by_chance) = (0.0, 0.0, 0.0);
    for line in judgements {
        let often = f64::from(line.said) / f64::from(line.judged.max(1));
        all += f64::from(line.said);
        good += often * f64::from(line.good);
        by_chance += often * line.by_chance;
        println!(
            "{:34} said {:5}: good in {} of {}, by chance {:.0}",
            line.key, line.said, line.good, line.judged, line.by_chance
        );
    }
    for (_, offender) in offenders.iter().take(10) {
        println!("  {offender}");
    }
    assert!(all >= 1000.0, "{name}: {all} moments are too few");
    let [good, by_chance] = [good, by_chance].map(|of| 100.0 * of / all);
    println!("{name}: {good:.1} % of {all} are good, by chance {by_chance:.1} %\n");
    Share {
        name,
        good,
        by_chance,
    }
}

/// How probable it is that the best of so many options, taken at random, is in the better half.
fn by_chance(values: &[f64], taken: usize) -> f64 {
    let is_bad = |value: &&f64| {
        let better = values.iter().filter(|other| **other > **value + ALIKE);
        2 * better.count() >= values.len()
    };
    let bad = values.iter().filter(is_bad).count();
    let all_bad = (0..taken).map(|nth| match values.len().saturating_sub(nth) {
        0 => 0.0,
        left => bad.saturating_sub(nth) as f64 / left as f64,
    });
    1.0 - all_bad.product::<f64>()
}

/// Plays a game and notes what the coach said.
fn play<G: Words>(
    tables: &[G],
    table: usize,
    nth: u64,
    lines: &mut BTreeMap<String, Line<G>>,
    dice: &mut Chance,
) {
    let game = &tables[table];
    let mut careful = Bot::<G>::with_plan(game, CARE, dice.seed(), 0);
    let mut state = game.setup(&mut Silent(dice));
    while let Some(seat) = game.awaited(&state).first() {
        let view = game.view(&state, Viewer::Seat(seat));
        let mut options = Vec::new();
        game.options(&state, seat, &mut options);
        let carefully = match nth % 3 {
            0 => false,
            1 => true,
            _ => dice.below(2) == 0,
        };
        let action = match carefully {
            true => careful.choose(game, &view, seat),
            false => *dice.pick(&options),
        };
        if let Some(advice) = game.coach(&view, &options) {
            let key = advice.text.key.to_string();
            let line = lines.entry(key).or_insert_with(|| Line {
                said: 0,
                kept: Vec::new(),
            });
            note(line, table, seat, view, options, advice, dice);
        }
        game.apply(&mut state, seat, action, &mut Silent(dice));
    }
}

fn note<G: Words>(
    line: &mut Line<G>,
    table: usize,
    seat: Seat,
    view: G::View,
    options: Vec<G::Action>,
    Advice { text, means }: Advice<G::Action>,
    dice: &mut Chance,
) {
    line.said += 1;
    let all = means.iter().all(|it| options.contains(it));
    assert!(all, "{} means what cannot be done: {means:?}", text.key);
    let some = means.len() < options.len();
    assert!(some, "{} means all there is: {means:?}", text.key);
    assert!(!means.is_empty(), "{} means nothing", text.key);
    let moment = Moment {
        table,
        seat,
        view,
        options,
        means,
    };
    // A sample of moments to come, drawn while they come.
    if line.kept.len() < JUDGED as usize {
        line.kept.push(moment);
    } else if let Some(other) = line.kept.get_mut(dice.below(line.said) as usize) {
        *other = moment;
    }
}

/// Whether the best of what was meant is in the better half of a greedy bot's ranking.
fn judge<G: Words>(
    tables: &[G],
    key: String,
    line: &Line<G>,
    offenders: &mut Vec<(f64, String)>,
    dice: &mut Chance,
) -> Judgement {
    let mut good = 0;
    let mut lucky = 0.0;
    for moment in &line.kept {
        let game = &tables[moment.table];
        let mut bot = Bot::<G>::new(game, Level::Greedy, dice.seed(), 0);
        let best = bot.choose(game, &moment.view, moment.seat);
        let weighed = &bot.insight().weighed;
        let is_meant = |action| moment.means.contains(&action);
        let values = |meant: bool| {
            let those = weighed
                .iter()
                .filter(move |it| is_meant(it.action) == meant);
            those.map(|it| it.value)
        };
        let all: Vec<f64> = weighed.iter().map(|it| it.value).collect();
        lucky += match all.len() {
            0 => moment.means.len() as f64 / moment.options.len() as f64,
            _ => by_chance(&all, values(true).count()),
        };
        let most = values(true).fold(f64::NEG_INFINITY, f64::max);
        let better = values(false).filter(|value| *value > most + ALIKE).count();
        // A bot that sees at once what to do weighs nothing.
        if is_meant(best) || 2 * better < weighed.len() {
            good += 1;
            continue;
        }
        let lost = values(false).fold(most, f64::max) - most;
        offenders.push((
            lost,
            format!(
                "{key}: {better} of {} are better than {:?}; {best:?} by {lost:.0}",
                moment.options.len(),
                moment.means,
            ),
        ));
    }
    Judgement {
        key,
        said: line.said,
        judged: line.kept.len() as u32,
        good,
        by_chance: lucky,
    }
}
