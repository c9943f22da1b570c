//! `sandtable arena`: which of two bots is stronger, whether each level beats the one below, and how much
//! there is to decide.

use std::io::Write;

use bots::Level;
use lab::{ArenaPlan, ArenaReport, LadderPlan, LadderReport, OracleReport, Part, Step};

use super::setup;
use crate::args::Arena;
use crate::error::Error;
use crate::languages;
use crate::texts::Texts;

pub fn run(args: &Arena, out: &mut impl Write) -> Result<(), Error> {
    match args.bots {
        bots if args.oracle => {
            let bots = bots.unwrap_or((Level::Master, Level::Greedy));
            oracle(args, bots, out)
        }
        Some(bots) => duel(args, bots, out),
        None => ladder(args, out),
    }
}

fn meeting(args: &Arena, (a, b): (Level, Level), texts: &Texts) -> Result<ArenaPlan, Error> {
    Ok(ArenaPlan {
        game: args.game.clone(),
        config: setup::config(&args.game, &args.table, texts)?,
        a,
        b,
        games: args.games,
        seed: args.seed,
        threads: args.threads,
    })
}

fn oracle(args: &Arena, bots: (Level, Level), out: &mut impl Write) -> Result<(), Error> {
    let texts = Texts::new(languages::english());
    let plan = meeting(args, bots, &texts)?;
    let games = plan.games.next_multiple_of(plan.config.players.into());
    let report = setup::watched(games, &texts, |progress| lab::oracle(&plan, progress))?;
    if args.json {
        return setup::print_json(&report, out);
    }
    print_oracle(&report, out)
}

fn print_oracle(report: &OracleReport, out: &mut impl Write) -> Result<(), Error> {
    writeln!(
        out,
        "{}: {} players, {} games on {} deals against {} in {:.1} s; a fair share is {:.1} %",
        report.game,
        report.players,
        report.games,
        report.deals,
        report.against,
        report.seconds,
        100.0 * report.fair
    )?;
    let mut row = |who: &str, rate: f64, ci: [f64; 2]| {
        let [low, high] = ci.map(|bound| 100.0 * bound);
        let rate = 100.0 * rate;
        writeln!(out, "{who:<10} {rate:>5.1} % ({low:.1}–{high:.1} %)")
    };
    row("oracle", report.oracle, report.oracle_ci)?;
    row(report.level.id(), report.win_rate, report.ci)?;
    match report.part {
        Some(part) => writeln!(
            out,
            "of what the oracle wins above the fair share, {} wins {:.0} %",
            report.level,
            100.0 * part
        )?,
        None => writeln!(out, "there is nothing to decide")?,
    }
    Ok(())
}

fn duel(args: &Arena, bots: (Level, Level), out: &mut impl Write) -> Result<(), Error> {
    let texts = Texts::new(languages::english());
    let plan = meeting(args, bots, &texts)?;
    // A sits on every seat of every deal.
    let games = plan.games.next_multiple_of(plan.config.players.into());
    let report = setup::watched(games, &texts, |progress| lab::arena(&plan, progress))?;
    if args.json {
        return setup::print_json(&report, out);
    }
    print(&report, out)
}

fn ladder(args: &Arena, out: &mut impl Write) -> Result<(), Error> {
    let texts = Texts::new(languages::english());
    let plan = LadderPlan {
        game: args.game.clone(),
        config: setup::config(&args.game, &args.table, &texts)?,
        games: args.games,
        seed: args.seed,
        threads: args.threads,
    };
    let report = setup::watched(plan.all_games(), &texts, |progress| {
        lab::ladder(&plan, progress)
    })?;
    if args.json {
        return setup::print_json(&report, out);
    }
    print_ladder(&report, out)
}

fn print_ladder(report: &LadderReport, out: &mut impl Write) -> Result<(), Error> {
    writeln!(
        out,
        "{}: {} players, {} games a step on {} deals, {:.1} s in all",
        report.game, report.players, report.games, report.deals, report.seconds
    )?;
    for step in &report.steps {
        let [low, high] = step.ci.map(|bound| 100.0 * bound);
        writeln!(
            out,
            "{:<10} against {:<10} {:>5.1} % ({low:.1}–{high:.1} %), fair {:.1} %{}",
            step.level.id(),
            step.against.id(),
            100.0 * step.win_rate,
            100.0 * step.fair,
            if step.is_clear() { "" } else { "  not clear" }
        )?;
    }
    writeln!(
        out,
        "a step is clear if the lower bound is {:.0} points above the fair share",
        100.0 * Step::CLEAR
    )?;
    Ok(())
}

fn print(report: &ArenaReport, out: &mut impl Write) -> Result<(), Error> {
    let percent = |share: f64| 100.0 * share;
    let [low, high] = report.ci;
    writeln!(
        out,
        "{}: {} against {}, {} players, {} games on {} deals in {:.1} s",
        report.game, report.a, report.b, report.players, report.games, report.deals, report.seconds
    )?;
    writeln!(
        out,
        "{} wins {:.1} % (95 % interval {:.1}–{:.1} %); a fair share is {:.1} %",
        report.a,
        percent(report.win_rate),
        percent(low),
        percent(high),
        percent(report.fair)
    )?;
    writeln!(
        out,
        "{:+.2} points against the mean of the others",
        report.mean_margin
    )?;
    let verdict = if low > report.fair {
        format!("{} is stronger", report.a)
    } else if high < report.fair {
        format!("{} is stronger", report.b)
    } else {
        "no clear difference: play more games".to_owned()
    };
    writeln!(out, "{verdict}")?;
    parts("by seat", &report.by_seat, out)?;
    parts("in turn order", &report.by_place, out)
}

/// How A fared, part by part.
fn parts(how: &str, parts: &[Part], out: &mut impl Write) -> Result<(), Error> {
    if parts.is_empty() {
        return Ok(());
    }
    let part = |(nth, part): (usize, &Part)| {
        let share = 100.0 * part.win_rate;
        format!("{}: {share:.1} % of {}", nth + 1, part.played)
    };
    let parts: Vec<String> = parts.iter().enumerate().map(part).collect();
    writeln!(out, "{how}: {}", parts.join(", "))?;
    Ok(())
}
