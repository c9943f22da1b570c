//! The cards: 36, each with two faces.

use std::collections::BTreeMap;

use ports::cards::Name::{self, *};
use ports::cards::{CARDS, Set, Transport, Transport::*};
use ports::{Collecting, Faces, View};
use tabletop::{Viewer, Words};

use crate::table::*;

/// The table of cards as the rules print it: name, port, transport, red mark.
const PRINTED: [(Name, u16, Transport, bool); CARDS] = [
    (Kerberos, 88, Both, false),
    (Ldap, 389, Tcp, false),
    (Ike, 500, Udp, false),
    (Ldaps, 636, Tcp, false),
    (DhcpServer, 67, Udp, false),
    (DhcpClient, 68, Udp, false),
    (Dhcpv6Client, 546, Udp, false),
    (Dhcpv6Server, 547, Udp, false),
    (Dns, 53, Both, false),
    (Dot, 853, Tcp, false),
    (Ftp, 21, Tcp, true),
    (FtpData, 20, Tcp, false),
    (Tftp, 69, Udp, true),
    (Smtp, 25, Tcp, false),
    (Pop3, 110, Tcp, false),
    (Imap, 143, Tcp, false),
    (Submission, 587, Tcp, false),
    (Imaps, 993, Tcp, false),
    (Pop3s, 995, Tcp, false),
    (Snmp, 161, Udp, true),
    (SnmpTrap, 162, Udp, false),
    (Syslog, 514, Udp, false),
    (Lpr, 515, Tcp, true),
    (Ipp, 631, Tcp, false),
    (Ssh, 22, Tcp, false),
    (Telnet, 23, Tcp, true),
    (Rlogin, 513, Tcp, true),
    (Bgp, 179, Tcp, false),
    (Rip, 520, Udp, true),
    (Ripng, 521, Udp, false),
    (Http, 80, Tcp, true),
    (Https, 443, Tcp, false),
    (Whois, 43, Tcp, true),
    (Ntp, 123, Udp, true),
    (Irc, 194, Tcp, false),
    (Hsrp, 1985, Udp, false),
];

/// Anna has captured all cards, and everyone can see both faces.
fn everything() -> (Table, View) {
    let table = Layout::players(2).rest_captured_by(ANNA).start();
    let view = table.0.view(Viewer::Open);
    (table, view)
}

/// PRT-R9
#[test]
fn every_card_has_the_name_the_port_the_transport_and_the_mark_that_the_rules_print() {
    let (_, view) = everything();
    let cards: BTreeMap<Name, (u16, Transport, bool)> = view.captures[0]
        .iter()
        .map(|card| match card.faces {
            Faces::Both {
                name,
                port,
                transport,
            } => (name, (port.number(), transport, card.red)),
            Faces::Name { .. } | Faces::Port { .. } => panic!("{card:?} hides a face"),
        })
        .collect();
    let printed = PRINTED.map(|(name, port, transport, red)| (name, (port, transport, red)));
    assert_eq!(cards, BTreeMap::from(printed));
}

#[test]
fn the_cards_belong_to_the_sets_that_the_rules_print() {
    let (table, view) = everything();
    let Collecting { sets, .. } = &table.0.game().aids(&view).collecting[0];
    let of = |set| -> &[Name] {
        let found = sets.iter().find(|(other, _)| *other == set);
        found.map_or(&[], |(_, names)| names)
    };
    assert_eq!(of(Set::Authentication), [Kerberos, Ldap, Ike, Ldaps]);
    assert_eq!(
        of(Set::Dhcp),
        [DhcpServer, DhcpClient, Dhcpv6Client, Dhcpv6Server]
    );
    assert_eq!(of(Set::Dns), [Dns, Dot]);
    assert_eq!(of(Set::FileTransfer), [Ftp, FtpData, Tftp]);
    assert_eq!(of(Set::EMail), [Smtp, Pop3, Imap, Submission, Imaps, Pop3s]);
    assert_eq!(of(Set::Monitoring), [Snmp, SnmpTrap, Syslog]);
    assert_eq!(of(Set::Printer), [Lpr, Ipp]);
    assert_eq!(of(Set::RemoteAccess), [Ssh, Telnet, Rlogin]);
    assert_eq!(of(Set::Routing), [Bgp, Rip, Ripng]);
    assert_eq!(of(Set::Web), [Http, Https]);
    assert_eq!(of(Set::OverTls), [Ldaps, Submission, Imaps, Pop3s, Https]);
    assert_eq!(of(Set::V6), [Dhcpv6Client, Dhcpv6Server, Ripng]);
}

#[test]
fn whois_ntp_irc_and_hsrp_belong_to_no_set() {
    let (table, view) = everything();
    let collecting = &table.0.game().aids(&view).collecting[0];
    let in_a_set = |name| {
        collecting
            .sets
            .iter()
            .any(|(_, names)| names.contains(&name))
    };
    assert!(
        [Whois, Ntp, Irc, Hsrp]
            .into_iter()
            .all(|name| !in_a_set(name))
    );
}

#[test]
fn of_all_cards_21_are_tcp_13_udp_and_2_both() {
    let count = |transport| PRINTED.iter().filter(|card| card.2 == transport).count();
    assert_eq!([Tcp, Udp, Both].map(count), [21, 13, 2]);
}

/// PRT-R9
#[test]
fn ten_cards_are_red() {
    let (_, view) = everything();
    assert_eq!(view.captures[0].iter().filter(|card| card.red).count(), 10);
}

#[test]
fn the_red_mark_is_on_both_faces() {
    let table = Layout::players(2)
        .hand(BEN, [Telnet, Ssh])
        .field([Http, Https])
        .deck_top_first([Rip])
        .start();
    let view = table.spectator();
    let marks =
        |cards: &[ports::Card]| -> Vec<bool> { cards.iter().map(|card| card.red).collect() };
    assert_eq!(marks(&view.hands[1]), [true, false]);
    assert_eq!(marks(&view.field), [true, false]);
    assert!(view.top.unwrap().red);
}
