//! `sandtable load`: many tables played at once, and what they cost the server.

use std::io::Write;

use catalog::OpenError;
use load::{Flooded, Inside, Plan, Report};

use super::setup;
use crate::args::{Imported, Load, Table};
use crate::error::Error;
use crate::languages;
use crate::texts::Texts;

pub fn run(args: &Load, out: &mut impl Write) -> Result<(), Error> {
    let plan = plan(args)?;
    let program = std::env::current_exe()?;
    let report = load::run(&plan, &program)?;
    if args.json {
        return setup::print_json(&report, out);
    }
    print(&report, out)
}

fn plan(args: &Load) -> Result<Plan, Error> {
    let texts = Texts::new(languages::english());
    let table = Table {
        players: Some(args.seats),
        switches: args.switches.clone(),
        imported: Imported::default(),
    };
    let config = setup::config(&args.game, &table, &texts)?;
    // A set-up that the game refuses is refused before anything is started.
    catalog::open(&args.game, &config, args.seed).map_err(|error| match error {
        OpenError::Game(game) => Error::Game(game),
        OpenError::Config(refused) => Error::Refused(texts.say(&refused.phrase(), &[])),
    })?;
    Ok(Plan {
        game: args.game.clone(),
        config,
        bots: args.bots,
        tables: args.tables,
        seconds: args.seconds,
        rate: args.rate,
        flood: args.flood,
        seed: args.seed,
        server: args.server,
    })
}

fn print(report: &Report, out: &mut impl Write) -> Result<(), Error> {
    let Report {
        game,
        seats,
        bots,
        tables,
        connections,
        seconds,
        rate,
        pinned,
        actions,
        games,
        actions_per_second,
        p50_ms,
        p95_ms,
        p99_ms,
        inside,
        bytes_per_action,
        server_cpu_us_per_action,
        server_cores,
        rss_per_table,
        rss_per_connection,
        rss,
        errors,
        first_error,
        flooded,
    } = report;
    let pace = rate.map_or_else(String::new, |rate| format!(", {rate} actions a second due"));
    let among = match bots {
        0 => String::new(),
        bots => format!(" ({bots} of them bots)"),
    };
    let core = if *pinned { ", on one core" } else { "" };
    writeln!(
        out,
        "{game}: {tables} tables of {seats}{among}, {connections} connections{pace}{core}"
    )?;
    writeln!(
        out,
        "{actions} actions and {games} whole games in {seconds:.1} s"
    )?;
    let kib = |bytes: Option<f64>| bytes.map(|bytes| bytes / 1024.0);
    let rows = [
        ("actions/s", Some(*actions_per_second), 0),
        ("p50 ms", *p50_ms, 2),
        ("p95 ms", *p95_ms, 2),
        ("p99 ms", *p99_ms, 2),
        ("bytes/action, all seats", *bytes_per_action, 0),
        ("server µs/action", *server_cpu_us_per_action, 1),
        ("server cores", *server_cores, 3),
        ("KiB/idle table", kib(*rss_per_table), 1),
        ("KiB/idle connection", kib(*rss_per_connection), 1),
        ("server MiB", kib(kib(rss.map(|bytes| bytes as f64))), 1),
        ("errors", Some(*errors as f64), 0),
    ];
    table(&rows, out)?;
    table(&within(inside), out)?;
    if let Some(Flooded {
        connections,
        asked_per_second,
        server_cores,
        actions_per_second,
        p50_ms,
        p95_ms,
        p99_ms,
        inside,
    }) = flooded
    {
        writeln!(
            out,
            "with another address that floods it over {connections} connections"
        )?;
        let rows = [
            ("asked/s", Some(*asked_per_second), 0),
            ("server cores", *server_cores, 3),
            ("actions/s", Some(*actions_per_second), 0),
            ("p50 ms", *p50_ms, 2),
            ("p95 ms", *p95_ms, 2),
            ("p99 ms", *p99_ms, 2),
        ];
        table(&rows, out)?;
        table(&within(inside), out)?;
    }
    if let Some(error) = first_error {
        writeln!(out, "the first error: {error}")?;
    }
    Ok(())
}

/// What the server says of itself: bounds, since it counts only how many stayed within some.
fn within(inside: &Inside) -> [(&'static str, Option<f64>, usize); 4] {
    let Inside {
        move_p50_ms,
        move_p99_ms,
        late_p50_ms,
        late_p99_ms,
    } = *inside;
    [
        ("a move inside, p50 ≤ ms", move_p50_ms, 2),
        ("a move inside, p99 ≤ ms", move_p99_ms, 2),
        ("turned to, p50 ≤ ms", late_p50_ms, 2),
        ("turned to, p99 ≤ ms", late_p99_ms, 2),
    ]
}

/// Names and numbers, each with so many digits after the point.
fn table(rows: &[(&str, Option<f64>, usize)], out: &mut impl Write) -> Result<(), Error> {
    for (name, value, digits) in rows {
        let value = value.map_or_else(|| "-".to_owned(), |value| format!("{value:.digits$}"));
        writeln!(out, "{name:<24}{value:>12}")?;
    }
    Ok(())
}
