//! The 36 cards and the 12 sets (役): the facts of the game.

use serde::{Deserialize, Serialize};
use tabletop::SwitchKind;
use ts_rs::TS;

/// How many cards there are.
pub const CARDS: usize = 36;

/// A card's name face. Which sets it counts for hangs on the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Name {
    Kerberos,
    Ldap,
    Ike,
    Ldaps,
    DhcpServer,
    DhcpClient,
    Dhcpv6Client,
    Dhcpv6Server,
    Dns,
    Dot,
    Ftp,
    FtpData,
    Tftp,
    Smtp,
    Pop3,
    Imap,
    Submission,
    Imaps,
    Pop3s,
    Snmp,
    SnmpTrap,
    Syslog,
    Lpr,
    Ipp,
    Ssh,
    Telnet,
    Rlogin,
    Bgp,
    Rip,
    Ripng,
    Http,
    Https,
    Whois,
    Ntp,
    Irc,
    Hsrp,
}

/// A card's port face, known by its place in [`FACTS`]. What playing the card does hangs on the port.
/// Written as the port number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u16", into = "u16")]
#[ts(type = "number")]
pub struct Port(u8);

impl std::fmt::Debug for Port {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Port({})", self.number())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Transport {
    Tcp,
    Udp,
    Both,
}

/// A set (役): captured cards of one family score together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Set {
    Authentication,
    Dhcp,
    Dns,
    FileTransfer,
    EMail,
    Monitoring,
    Printer,
    RemoteAccess,
    Routing,
    Web,
    OverTls,
    V6,
}

/// Some of the twelve sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sets(pub(crate) u16);

/// One line of the card table.
pub struct Fact {
    pub name: Name,
    /// Also the end of the card's text keys.
    pub id: &'static str,
    pub port: u16,
    pub transport: Transport,
    pub sets: Sets,
}

const fn fact(name: Name, id: &'static str, port: u16, transport: Transport, sets: &[Set]) -> Fact {
    let sets = Sets::of(sets);
    Fact {
        name,
        id,
        port,
        transport,
        sets,
    }
}

impl Fact {
    /// Whether it carries the red mark unless the table decides otherwise.
    pub fn is_red(&self) -> bool {
        RED.contains(&self.id)
    }
}

/// A name that counts for one more set at tables with this switch.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct Switched {
    pub switch: &'static str,
    pub name: Name,
    pub set: Set,
}

/// DNS over TLS is of two families.
pub const DOT_OVER_TLS: Switched = Switched {
    switch: "dot-over-tls",
    name: Name::Dot,
    set: Set::OverTls,
};

/// The card table, in the order of [`Name`].
pub const FACTS: [Fact; CARDS] = {
    use Name::*;
    use Transport::*;
    [
        fact(Kerberos, "kerberos", 88, Both, &[Set::Authentication]),
        fact(Ldap, "ldap", 389, Tcp, &[Set::Authentication]),
        fact(Ike, "ike", 500, Udp, &[Set::Authentication]),
        fact(
            Ldaps,
            "ldaps",
            636,
            Tcp,
            &[Set::Authentication, Set::OverTls],
        ),
        fact(DhcpServer, "dhcp-server", 67, Udp, &[Set::Dhcp]),
        fact(DhcpClient, "dhcp-client", 68, Udp, &[Set::Dhcp]),
        fact(
            Dhcpv6Client,
            "dhcpv6-client",
            546,
            Udp,
            &[Set::Dhcp, Set::V6],
        ),
        fact(
            Dhcpv6Server,
            "dhcpv6-server",
            547,
            Udp,
            &[Set::Dhcp, Set::V6],
        ),
        fact(Dns, "dns", 53, Both, &[Set::Dns]),
        fact(Dot, "dot", 853, Tcp, &[Set::Dns]),
        fact(Ftp, "ftp", 21, Tcp, &[Set::FileTransfer]),
        fact(FtpData, "ftp-data", 20, Tcp, &[Set::FileTransfer]),
        fact(Tftp, "tftp", 69, Udp, &[Set::FileTransfer]),
        fact(Smtp, "smtp", 25, Tcp, &[Set::EMail]),
        fact(Pop3, "pop3", 110, Tcp, &[Set::EMail]),
        fact(Imap, "imap", 143, Tcp, &[Set::EMail]),
        fact(
            Submission,
            "submission",
            587,
            Tcp,
            &[Set::EMail, Set::OverTls],
        ),
        fact(Imaps, "imaps", 993, Tcp, &[Set::EMail, Set::OverTls]),
        fact(Pop3s, "pop3s", 995, Tcp, &[Set::EMail, Set::OverTls]),
        fact(Snmp, "snmp", 161, Udp, &[Set::Monitoring]),
        fact(SnmpTrap, "snmp-trap", 162, Udp, &[Set::Monitoring]),
        fact(Syslog, "syslog", 514, Udp, &[Set::Monitoring]),
        fact(Lpr, "lpr", 515, Tcp, &[Set::Printer]),
        fact(Ipp, "ipp", 631, Tcp, &[Set::Printer]),
        fact(Ssh, "ssh", 22, Tcp, &[Set::RemoteAccess]),
        fact(Telnet, "telnet", 23, Tcp, &[Set::RemoteAccess]),
        fact(Rlogin, "rlogin", 513, Tcp, &[Set::RemoteAccess]),
        fact(Bgp, "bgp", 179, Tcp, &[Set::Routing]),
        fact(Rip, "rip", 520, Udp, &[Set::Routing]),
        fact(Ripng, "ripng", 521, Udp, &[Set::Routing, Set::V6]),
        fact(Http, "http", 80, Tcp, &[Set::Web]),
        fact(Https, "https", 443, Tcp, &[Set::Web, Set::OverTls]),
        fact(Whois, "whois", 43, Tcp, &[]),
        fact(Ntp, "ntp", 123, Udp, &[]),
        fact(Irc, "irc", 194, Tcp, &[]),
        fact(Hsrp, "hsrp", 1985, Udp, &[]),
    ]
};

/// The cards that carry the red mark unless the table decides otherwise (PRT-R9).
const RED: [&str; 10] = [
    "ftp", "tftp", "snmp", "lpr", "telnet", "rlogin", "rip", "http", "whois", "ntp",
];

const IDS: [&str; CARDS] = {
    let mut ids = [""; CARDS];
    let mut card = 0;
    while card < CARDS {
        ids[card] = FACTS[card].id;
        card += 1;
    }
    ids
};

/// The switch for the red marks.
pub const RED_MARKS: SwitchKind = SwitchKind::Cards {
    all: &IDS,
    default: &RED,
};

impl Name {
    pub fn all() -> impl ExactSizeIterator<Item = Name> {
        FACTS.iter().map(|fact| fact.name)
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        FACTS[self.index()].id
    }

    /// The port that really belongs to this name. The rules ask the state instead, since an
    /// imagined world may pair them differently.
    pub const fn true_port(self) -> Port {
        Port(self as u8)
    }
}

impl Port {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn number(self) -> u16 {
        FACTS[self.index()].port
    }

    /// The name that really belongs to this port.
    pub const fn true_name(self) -> Name {
        FACTS[self.index()].name
    }
}

impl From<Port> for u16 {
    fn from(port: Port) -> u16 {
        port.number()
    }
}

impl TryFrom<u16> for Port {
    type Error = &'static str;

    fn try_from(number: u16) -> Result<Port, &'static str> {
        FACTS
            .iter()
            .position(|fact| fact.port == number)
            .map(|index| Port(index as u8))
            .ok_or("no card has this port")
    }
}

impl Set {
    pub const ALL: [Set; 12] = [
        Set::Authentication,
        Set::Dhcp,
        Set::Dns,
        Set::FileTransfer,
        Set::EMail,
        Set::Monitoring,
        Set::Printer,
        Set::RemoteAccess,
        Set::Routing,
        Set::Web,
        Set::OverTls,
        Set::V6,
    ];

    /// The sets that NTP can name.
    pub const NAMEABLE: [Set; 3] = [Set::Dhcp, Set::EMail, Set::OverTls];

    pub const fn id(self) -> &'static str {
        match self {
            Set::Authentication => "authentication",
            Set::Dhcp => "dhcp",
            Set::Dns => "dns",
            Set::FileTransfer => "file-transfer",
            Set::EMail => "e-mail",
            Set::Monitoring => "monitoring",
            Set::Printer => "printer",
            Set::RemoteAccess => "remote-access",
            Set::Routing => "routing",
            Set::Web => "web",
            Set::OverTls => "over-tls",
            Set::V6 => "v6",
        }
    }
}

impl Sets {
    pub const NONE: Sets = Sets(0);

    pub const fn of(sets: &[Set]) -> Sets {
        let mut all = 0;
        let mut index = 0;
        while index < sets.len() {
            all |= 1 << sets[index] as u16;
            index += 1;
        }
        Sets(all)
    }

    pub const fn contains(self, set: Set) -> bool {
        self.0 >> set as u16 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, set: Set) -> Sets {
        Sets(self.0 | 1 << set as u16)
    }

    pub fn iter(self) -> impl Iterator<Item = Set> {
        Set::ALL.into_iter().filter(move |&set| self.contains(set))
    }
}

/// Written as the list of its sets.
impl Serialize for Sets {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Not every format takes a sequence of unknown length.
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Sets {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Sets, D::Error> {
        let sets: Vec<Set> = Vec::deserialize(deserializer)?;
        Ok(Sets::of(&sets))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_table_is_in_the_order_of_the_names() {
        for (index, fact) in FACTS.iter().enumerate() {
            assert_eq!(fact.name.index(), index);
            assert_eq!(fact.name.true_port().number(), fact.port);
            assert_eq!(Port::try_from(fact.port), Ok(fact.name.true_port()));
            assert_eq!(fact.name.true_port().true_name(), fact.name);
        }
    }

    #[test]
    fn there_are_21_tcp_13_udp_and_2_both() {
        let count = |transport| {
            FACTS
                .iter()
                .filter(|fact| fact.transport == transport)
                .count()
        };
        assert_eq!(count(Transport::Tcp), 21);
        assert_eq!(count(Transport::Udp), 13);
        assert_eq!(count(Transport::Both), 2);
    }

    #[test]
    fn the_sets_have_the_sizes_of_the_rulebook() {
        let size = |set| FACTS.iter().filter(|fact| fact.sets.contains(set)).count();
        let sizes = Set::ALL.map(size);
        assert_eq!(sizes, [4, 4, 2, 3, 6, 3, 2, 3, 3, 2, 5, 3]);
    }
}
