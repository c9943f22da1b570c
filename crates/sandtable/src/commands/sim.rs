//! `sandtable sim`: many games between bots.

use std::io::Write;

use lab::{SimPlan, SimReport};

use super::setup;
use crate::args::Sim;
use crate::error::Error;
use crate::languages;
use crate::texts::Texts;

pub fn run(args: &Sim, out: &mut impl Write) -> Result<(), Error> {
    let texts = Texts::new(languages::english());
    let plan = SimPlan {
        game: args.game.clone(),
        config: setup::config(&args.game, &args.table, &texts)?,
        games: args.games,
        seed: args.seed,
        bots: args.bots.clone(),
        threads: args.threads,
    };
    let report = setup::watched(plan.games, &texts, |progress| {
        lab::simulate(&plan, progress)
    })?;
    if args.json {
        return setup::print_json(&report, out);
    }
    print(&report, out)
}

fn print(report: &SimReport, out: &mut impl Write) -> Result<(), Error> {
    writeln!(
        out,
        "{}: {} games with {} players, {:.1} decisions a game",
        report.game, report.games, report.players, report.mean_decisions
    )?;
    writeln!(
        out,
        "{} decisions in {:.2} s: {:.0} a second",
        report.decisions, report.seconds, report.decisions_per_second
    )?;
    writeln!(
        out,
        "{:>4}  {:<8}{:>8}{:>12}",
        "seat", "bot", "wins", "mean score"
    )?;
    let seats = report
        .bots
        .iter()
        .zip(&report.wins)
        .zip(&report.mean_scores);
    for (seat, ((bot, wins), score)) in seats.enumerate() {
        let share = 100.0 * wins / report.games as f64;
        writeln!(
            out,
            "{:>4}  {:<8}{share:>7.1}%{score:>12.2}",
            seat + 1,
            bot.id()
        )?;
    }
    if let Some(order) = &report.order {
        let reach = 100.0 * lab::even(order.legs, order.wins.len());
        writeln!(
            out,
            "in turn order, of {} games or sets (even: {:.1} ± {reach:.1} %)",
            order.legs,
            100.0 / order.wins.len() as f64
        )?;
        for (place, wins) in order.wins.iter().enumerate() {
            let share = 100.0 * wins / order.legs as f64;
            writeln!(out, "{:>4}  {share:>15.1}%", place + 1)?;
        }
    }
    Ok(())
}
