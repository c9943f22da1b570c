//! How others get here: the machine's addresses, and whether anybody has come from elsewhere.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::{HeaderMap, header, uri::Authority};
use if_addrs::{IfOperStatus, Interface};

use crate::Origin;
use crate::wire;

/// The ways to a server.
pub struct Ways {
    /// From other machines in the same network, best first. None if only this machine is listened to.
    pub own: Vec<Origin>,
    /// From this machine.
    pub here: Origin,
}

impl Ways {
    /// To a server that listens at this address. Looked up anew each time, since a laptop changes its
    /// network while tables go on.
    pub fn to(bound: SocketAddr) -> Ways {
        let at = |ip| Origin::from(SocketAddr::new(ip, bound.port()));
        let here = match bound.ip() {
            IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
            one => one,
        };
        let own = if bound.ip().is_unspecified() {
            best_first(bound.ip(), interfaces())
        } else if bound.ip().is_loopback() {
            Vec::new()
        } else {
            vec![bound.ip()]
        };
        Ways {
            own: own.into_iter().map(at).collect(),
            here: at(here),
        }
    }
}

/// Where other servers on the same database find one that listens at this address.
pub(crate) fn for_servers(bound: SocketAddr) -> SocketAddr {
    let ip = match bound.ip() {
        ip if ip.is_unspecified() => best_first(ip, interfaces()).into_iter().next(),
        ip => Some(ip),
    };
    SocketAddr::new(ip.unwrap_or(Ipv4Addr::LOCALHOST.into()), bound.port())
}

/// What a running server knows of its ways.
pub(crate) struct Reach {
    /// As the host has named them.
    public: Vec<Origin>,
    /// Known once the server listens.
    bound: OnceLock<SocketAddr>,
    others_seen: AtomicBool,
}

impl Reach {
    pub(crate) fn new(public: Vec<Origin>) -> Reach {
        Reach {
            public,
            bound: OnceLock::new(),
            others_seen: AtomicBool::new(false),
        }
    }

    pub(crate) fn listens_at(&self, bound: SocketAddr) {
        // One hall listens once; if a test lets it listen twice, the first address is as good.
        let _ = self.bound.set(bound);
    }

    /// Somebody connects. Who uses an address of this machine from this machine is no other.
    pub(crate) fn meet(&self, peer: IpAddr, local: IpAddr) {
        let (peer, local) = (peer.to_canonical(), local.to_canonical());
        if !peer.is_loopback() && peer != local {
            self.others_seen.store(true, Ordering::Relaxed);
        }
    }

    /// Whether a request means this server: it came by an address, by a name of the near network, or
    /// by a name that the host has given. A page of another site that lets its own name lead here
    /// (DNS rebinding) would be taken for one of ours.
    pub(crate) fn is_meant(&self, headers: &HeaderMap) -> bool {
        let mut hosts = headers.get_all(header::HOST).iter();
        let Some(host) = hosts.next() else {
            // A program that does not say whom it means; browsers always do.
            return true;
        };
        // Who says two things, or a name within another, means that we and a proxy read it differently.
        if hosts.next().is_some() || host.as_bytes().contains(&b'@') {
            return false;
        }
        let named = |origin: &Origin| host.to_str().is_ok_and(|host| origin.is_at(host));
        is_near(headers) || self.public.iter().any(named)
    }

    /// For the client. Whoever came by a name of the Internet has a link that works, and is not told
    /// what lies behind it.
    pub(crate) fn tell(&self, headers: &HeaderMap) -> wire::Reach {
        let bound = self.bound.get().copied();
        let own = match bound {
            Some(bound) if is_near(headers) => Ways::to(bound).own,
            Some(_) | None => Vec::new(),
        };
        let written = |origins: &[Origin]| origins.iter().map(Origin::to_string).collect();
        wire::Reach {
            public: written(&self.public),
            own: written(&own),
            only_here: bound.is_some_and(|bound| bound.ip().is_loopback()),
            port: bound.map_or(0, |bound| bound.port()),
            others_seen: self.others_seen.load(Ordering::Relaxed),
        }
    }
}

/// Whether the server was asked by an address or by a name that is good in its own network only.
fn is_near(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST);
    let Some(host) = host.and_then(|host| Authority::try_from(host.as_bytes()).ok()) else {
        return false;
    };
    let name = host.host();
    let is_address = name.starts_with('[') || name.parse::<Ipv4Addr>().is_ok();
    is_address || !name.contains('.') || name.to_ascii_lowercase().ends_with(".local")
}

/// An address of this machine.
struct Place {
    ip: IpAddr,
    /// The interface leads to containers, virtual machines or a tunnel rather than to people nearby.
    aside: bool,
    /// What leaves for the Internet leaves from here.
    routed: bool,
}

/// The addresses that others can use, best first: those people type and scan most easily.
fn best_first(bound: IpAddr, mut places: Vec<Place>) -> Vec<IpAddr> {
    places.retain(|place| match place.ip {
        // Listening to all of IPv6 includes IPv4, but not on Windows.
        IpAddr::V4(ip) => {
            (bound.is_ipv4() || !cfg!(windows))
                && !(ip.is_loopback() || ip.is_link_local() || ip.is_unspecified())
        }
        IpAddr::V6(ip) => {
            bound.is_ipv6()
                && !(ip.is_loopback() || ip.is_unicast_link_local() || ip.is_unspecified())
        }
    });
    places.sort_by_key(|place| {
        let private = match place.ip {
            IpAddr::V4(ip) => ip.is_private(),
            IpAddr::V6(ip) => ip.is_unique_local(),
        };
        (place.aside, place.ip.is_ipv6(), !private, !place.routed)
    });
    places.into_iter().map(|place| place.ip).collect()
}

fn interfaces() -> Vec<Place> {
    let found = if_addrs::get_if_addrs().unwrap_or_else(|error| {
        tracing::warn!("this machine does not tell its addresses: {error}");
        Vec::new()
    });
    let routed = [routed_v4(), routed_v6()];
    found
        .into_iter()
        .filter(|one| !is_down(one))
        .map(|one| Place {
            ip: one.ip(),
            aside: one.is_p2p() || is_virtual(&one.name),
            routed: routed.contains(&Some(one.ip())),
        })
        .collect()
}

fn is_down(interface: &Interface) -> bool {
    use IfOperStatus::{Down, LowerLayerDown, NotPresent};
    matches!(interface.oper_status, Down | LowerLayerDown | NotPresent)
}

/// Whether interfaces are called so that lead to containers and virtual machines.
fn is_virtual(name: &str) -> bool {
    const BEGINNINGS: [&str; 15] = [
        "docker",
        "br-",
        "veth",
        "virbr",
        "vboxnet",
        "vmnet",
        "vethernet",
        "podman",
        "cni",
        "flannel",
        "cali",
        "lxcbr",
        "lxdbr",
        "incusbr",
        "tap",
    ];
    let name = name.to_ascii_lowercase();
    BEGINNINGS.iter().any(|begin| name.starts_with(begin))
}

// Choosing a route for an address set aside for documentation tells our own; nothing is sent.

fn routed_v4() -> Option<IpAddr> {
    let towards = Ipv4Addr::new(198, 51, 100, 1);
    routed(Ipv4Addr::UNSPECIFIED.into(), towards.into())
}

fn routed_v6() -> Option<IpAddr> {
    let towards = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);
    routed(Ipv6Addr::UNSPECIFIED.into(), towards.into())
}

fn routed(from: IpAddr, towards: IpAddr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((from, 0)).ok()?;
    socket.connect((towards, 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    const ALL_V4: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
    const ALL_V6: IpAddr = IpAddr::V6(Ipv6Addr::UNSPECIFIED);

    fn place(ip: &str) -> Place {
        Place {
            ip: ip.parse().unwrap(),
            aside: false,
            routed: false,
        }
    }

    fn ordered(bound: IpAddr, places: Vec<Place>) -> Vec<String> {
        let best = best_first(bound, places);
        best.iter().map(IpAddr::to_string).collect()
    }

    #[test]
    fn what_nobody_else_can_use_is_left_out() {
        let useless = ["127.0.0.1", "127.0.1.1", "169.254.7.7", "::1", "fe80::1"];
        let places = || useless.into_iter().chain(["10.0.0.2"]).map(place).collect();
        assert_eq!(ordered(ALL_V4, places()), ["10.0.0.2"]);
    }

    #[test]
    fn addresses_of_a_local_network_come_first_and_virtual_ones_last() {
        let bridge = Place {
            aside: true,
            ..place("172.17.0.1")
        };
        let places = vec![
            bridge,
            place("203.0.113.9"),
            place("10.8.0.3"),
            Place {
                routed: true,
                ..place("192.168.1.5")
            },
            place("2001:db8::5"),
        ];
        let best = ["192.168.1.5", "10.8.0.3", "203.0.113.9", "172.17.0.1"];
        assert_eq!(ordered(ALL_V4, places), best);
    }

    #[cfg(not(windows))]
    #[test]
    fn listening_to_ipv6_offers_ipv4_first() {
        let places = ["2001:db8::5", "fd00::5", "192.168.1.5"].map(place).into();
        let best = ["192.168.1.5", "fd00::5", "2001:db8::5"];
        assert_eq!(ordered(ALL_V6, places), best);
    }

    #[test]
    fn bridges_are_known_by_their_names() {
        for name in ["docker0", "br-1f2e", "veth12", "vEthernet (WSL)"] {
            assert!(is_virtual(name), "{name}");
        }
        for name in ["eth0", "wlan0", "en0", "enp3s0", "br0", "bridge0", "Wi-Fi"] {
            assert!(!is_virtual(name), "{name}");
        }
    }

    #[test]
    fn one_address_that_is_listened_at_is_the_only_way() {
        let ways = |bound: &str| {
            let Ways { own, here } = Ways::to(bound.parse().unwrap());
            let own: Vec<String> = own.iter().map(Origin::to_string).collect();
            (own, here.to_string())
        };
        let lan = "http://10.0.0.2:7070".to_owned();
        assert_eq!(ways("10.0.0.2:7070"), (vec![lan.clone()], lan));
        let here = |origin: &str| (vec![], origin.to_owned());
        assert_eq!(ways("127.0.0.1:7070"), here("http://127.0.0.1:7070"));
        assert_eq!(ways("[::1]:7070"), here("http://[::1]:7070"));
        assert_eq!(ways("0.0.0.0:7070").1, "http://127.0.0.1:7070");
        assert_eq!(ways("[::]:7070").1, "http://[::1]:7070");
    }

    #[test]
    fn only_who_comes_from_another_machine_is_another() {
        let seen = |peer: &str, local: &str| {
            let reach = Reach::new(Vec::new());
            reach.meet(peer.parse().unwrap(), local.parse().unwrap());
            reach.others_seen.load(Ordering::Relaxed)
        };
        assert!(!seen("127.0.0.1", "127.0.0.1"));
        assert!(!seen("::1", "::1"));
        assert!(!seen("::ffff:127.0.0.1", "::ffff:127.0.0.1"));
        // The host has opened the address for the others.
        assert!(!seen("192.168.1.5", "192.168.1.5"));
        assert!(seen("192.168.1.7", "192.168.1.5"));
        assert!(seen("::ffff:192.168.1.7", "::ffff:192.168.1.5"));
    }

    #[test]
    fn addresses_are_not_told_to_who_came_by_a_name_of_the_internet() {
        let near = |host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_str(host).unwrap());
            is_near(&headers)
        };
        for host in [
            "127.0.0.1:7070",
            "[::1]:7070",
            "localhost",
            "laptop.local:7070",
            "10.0.0.2",
        ] {
            assert!(near(host), "{host}");
        }
        assert!(!near("games.example"));
        assert!(!near("games.example:7070"));
        assert!(!is_near(&HeaderMap::new()));
    }
}
