//! `sandtable serve`: the server, and how to reach it.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use super::library;
use crate::args::Serve;
use crate::error::Error;

pub fn run(args: &Serve, out: &mut impl Write) -> Result<(), Error> {
    let options = server::Options {
        bind: args.bind.clone(),
        data: args.data.clone(),
        luck: args.seed,
        secret_pace: Duration::from_millis(args.secret_pace.into()),
        library: library::read(&args.imported)?,
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let mut greeted = Ok(());
    runtime.block_on(server::serve(options, |address| {
        greeted = greet(address, out);
    }))?;
    greeted
}

/// Says where the tables are; for phones in the same network also as a QR code.
fn greet(address: SocketAddr, out: &mut impl Write) -> Result<(), Error> {
    let local = if address.ip().is_unspecified() {
        SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), address.port())
    } else {
        address
    };
    writeln!(out, "Sandtable is ready: http://{local}")?;
    if !address.ip().is_loopback() {
        match reachable(address) {
            Some(reachable) => {
                let link = format!("http://{reachable}");
                writeln!(out, "Everyone in the same network: {link}")?;
                if let Ok(code) = QrCode::new(&link) {
                    // Light on dark terminals: the quiet zone must be light.
                    let picture = code
                        .render::<Dense1x2>()
                        .dark_color(Dense1x2::Light)
                        .light_color(Dense1x2::Dark)
                        .build();
                    writeln!(out, "{picture}")?;
                }
            }
            None => writeln!(
                out,
                "This machine is in no network that others could reach it through."
            )?,
        }
    }
    writeln!(
        out,
        "Press Ctrl-C to stop; tables go on when it is started again."
    )?;
    out.flush()?;
    Ok(())
}

/// The address that others in the network can use.
fn reachable(address: SocketAddr) -> Option<SocketAddr> {
    if !address.ip().is_unspecified() {
        return Some(address);
    }
    // Choosing a route for an address set aside for documentation tells our own; nothing is sent.
    let (from, towards): (IpAddr, IpAddr) = match address.ip() {
        IpAddr::V4(_) => (
            Ipv4Addr::UNSPECIFIED.into(),
            Ipv4Addr::new(192, 0, 2, 1).into(),
        ),
        IpAddr::V6(_) => (
            Ipv6Addr::UNSPECIFIED.into(),
            Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into(),
        ),
    };
    let socket = UdpSocket::bind((from, 0)).ok()?;
    socket.connect((towards, 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then(|| SocketAddr::new(own, address.port()))
}
