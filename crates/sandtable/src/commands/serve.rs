//! `sandtable serve`: the server, and how to reach it.

use std::io::Write;
use std::net::SocketAddr;
use std::time::{Duration, SystemTime};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{Origin, Ways};

use super::library;
use crate::args::{Serve, store_or_usual};
use crate::error::Error;
use crate::{flash_cards, languages};

pub fn run(args: &Serve, out: &mut impl Write) -> Result<(), Error> {
    let options = server::Options {
        bind: args.bind.clone(),
        public: args.public_url.clone(),
        data: store_or_usual(args.store.as_ref()),
        peer_address: args.peer_address,
        luck: args.seed,
        secret_pace: Duration::from_millis(args.secret_pace.into()),
        library: library::read(&args.imported)?,
        proxies: args.trust_proxy.clone(),
        log: server::Log {
            level: args.log,
            json: args.log_json,
        },
        open_metrics: args.open_metrics,
        keep_days: args.keep,
        tables: args.tables as usize,
        tables_per_address: args.tables_per_address as usize,
        flash_cards,
        unlimited: args.unlimited,
        ..server::Options::default()
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let mut greeted = Ok(());
    runtime.block_on(server::serve(options, |address| {
        greeted = greet(address, &args.public_url, &Ways::to(address), out);
    }))?;
    greeted
}

/// The server's way to a deck: whatever cannot be made is not there.
fn flash_cards(deck: &str, language: &str) -> Option<Vec<u8>> {
    let lang = languages::named(language)?;
    let deck = flash_cards::deck(deck, lang)?;
    anki::package(&deck, SystemTime::now()).ok()
}

/// Says where the tables are: first for others, with a QR code for their phones, last for this machine.
fn greet(
    address: SocketAddr,
    public: &[Origin],
    ways: &Ways,
    out: &mut impl Write,
) -> Result<(), Error> {
    writeln!(out, "Sandtable is ready.")?;
    let mut others = public
        .iter()
        .chain(ways.own.iter().filter(|own| !public.contains(own)));
    if let Some(best) = others.next() {
        writeln!(out, "For everyone: {best}")?;
        if let Some(picture) = picture(best) {
            writeln!(out, "{picture}")?;
        }
        for other in others {
            writeln!(out, "Or, in another network: {other}")?;
        }
    } else if address.ip().is_loopback() {
        let port = address.port();
        writeln!(
            out,
            "Only this computer can open it. To let others join: sandtable serve --bind 0.0.0.0:{port}"
        )?;
    } else {
        writeln!(
            out,
            "This computer is in no network that others could reach it through."
        )?;
    }
    writeln!(out, "On this computer: {}", ways.here)?;
    writeln!(out, "To host a class: {}/class/new", ways.here)?;
    writeln!(
        out,
        "Press Ctrl-C to stop; tables go on when it is started again."
    )?;
    out.flush()?;
    Ok(())
}

/// A QR code for a terminal.
fn picture(origin: &Origin) -> Option<String> {
    let code = QrCode::new(origin.to_string()).ok()?;
    // Light on dark terminals: the quiet zone must be light.
    let picture = code
        .render::<Dense1x2>()
        .dark_color(Dense1x2::Light)
        .light_color(Dense1x2::Dark)
        .build();
    Some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said, without the picture.
    fn said(address: &str, public: &[&str], own: &[&str]) -> Vec<String> {
        let origins = |texts: &[&str]| -> Vec<Origin> {
            let read = |text: &&str| text.parse().expect("an origin");
            texts.iter().map(read).collect()
        };
        let address: SocketAddr = address.parse().expect("an address");
        let ways = Ways {
            own: origins(own),
            ..Ways::to(address)
        };
        let mut out = Vec::new();
        greet(address, &origins(public), &ways, &mut out).expect("it can be written");
        let text = String::from_utf8(out).expect("it is text");
        assert_eq!(text.contains('█'), !(public.is_empty() && own.is_empty()));
        let is_picture = |line: &&str| line.contains(['█', '▀', '▄']);
        let lines = text.lines().filter(|line| !is_picture(line));
        lines
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn the_way_for_others_comes_first_and_this_computer_last() {
        let (lan, vpn) = ("http://192.168.1.5:7070", "http://10.8.0.2:7070");
        let lines = said("0.0.0.0:7070", &[], &[lan, vpn]);
        let ways = [
            "For everyone: http://192.168.1.5:7070",
            "Or, in another network: http://10.8.0.2:7070",
            "On this computer: http://127.0.0.1:7070",
        ];
        assert_eq!(lines[1..4], ways);
        assert_eq!(lines[4], "To host a class: http://127.0.0.1:7070/class/new");
        let lines = said("0.0.0.0:7070", &["https://games.example", lan], &[lan]);
        let ways = [
            "For everyone: https://games.example",
            "Or, in another network: http://192.168.1.5:7070",
            "On this computer: http://127.0.0.1:7070",
        ];
        assert_eq!(lines[1..4], ways);
    }

    #[test]
    fn where_nobody_else_gets_in_it_says_what_to_do() {
        let lines = said("127.0.0.1:8080", &[], &[]);
        assert!(lines[1].ends_with("sandtable serve --bind 0.0.0.0:8080"));
        assert_eq!(lines[2], "On this computer: http://127.0.0.1:8080");
        let lines = said("0.0.0.0:8080", &[], &[]);
        assert!(lines[1].contains("in no network"));
        let lines = said("127.0.0.1:8080", &["https://games.example"], &[]);
        assert_eq!(lines[1], "For everyone: https://games.example");
    }
}
