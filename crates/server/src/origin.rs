//! An origin: what a link begins with, such as `http://192.168.1.5:7070`.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// Where browsers find a server, written as they write it: in small letters, without the usual port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// Why a text is no origin that links for others can begin with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnOrigin {
    #[error("begin with http:// or https://")]
    Scheme,
    #[error("end after the host and its port: no path, query or fragment")]
    More,
    #[error("leave out the user and password")]
    User,
    #[error("`{0}` is neither a host name nor an IP address")]
    Host(String),
    #[error("`{0}` is no port")]
    Port(String),
    #[error("others cannot reach {0}: name this machine as they do")]
    OnlyHere(String),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<SocketAddr> for Origin {
    fn from(address: SocketAddr) -> Origin {
        let host = match address.ip() {
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => format!("[{ip}]"),
        };
        Origin::new(Scheme::Http, &host, Some(address.port()))
    }
}

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Origin, NotAnOrigin> {
        let text = text.to_ascii_lowercase();
        let (scheme, rest) = match text.split_once("://") {
            Some(("http", rest)) => (Scheme::Http, rest),
            Some(("https", rest)) => (Scheme::Https, rest),
            _ => return Err(NotAnOrigin::Scheme),
        };
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        if rest.contains(['/', '?', '#']) {
            return Err(NotAnOrigin::More);
        }
        if rest.contains('@') {
            return Err(NotAnOrigin::User);
        }
        // The colons within brackets are part of the address.
        let end = rest.find(']').map_or(0, |bracket| bracket + 1);
        let (host, port) = match rest[end..].find(':') {
            Some(colon) => (&rest[..end + colon], Some(&rest[end + colon + 1..])),
            None => (rest, None),
        };
        let host = checked(host)?;
        let port = port.map(|port| match port.parse() {
            Ok(0) | Err(_) => Err(NotAnOrigin::Port(port.to_owned())),
            Ok(port) => Ok(port),
        });
        Ok(Origin::new(scheme, &host, port.transpose()?))
    }
}

#[derive(Clone, Copy)]
enum Scheme {
    Http,
    Https,
}

impl Origin {
    /// Whether this is the host of a request, with or without a port: a proxy may listen at another.
    pub(crate) fn is_at(&self, host: &str) -> bool {
        let (_, own) = self.0.split_once("://").unwrap_or_default();
        without_port(own).eq_ignore_ascii_case(without_port(host))
    }

    fn new(scheme: Scheme, host: &str, port: Option<u16>) -> Origin {
        let (name, usual) = match scheme {
            Scheme::Http => ("http", 80),
            Scheme::Https => ("https", 443),
        };
        Origin(match port {
            Some(port) if port != usual => format!("{name}://{host}:{port}"),
            Some(_) | None => format!("{name}://{host}"),
        })
    }
}

/// The colons within brackets are part of the address.
fn without_port(host: &str) -> &str {
    let end = host.find(']').unwrap_or(0);
    let colon = host[end..].find(':').map_or(host.len(), |at| end + at);
    &host[..colon]
}

/// The host as browsers write it, if others can mean this machine by it.
fn checked(host: &str) -> Result<String, NotAnOrigin> {
    let wrong = || NotAnOrigin::Host(host.to_owned());
    let inner = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    let (ip, written): (Option<IpAddr>, String) = if let Some(inner) = inner {
        let ip: Ipv6Addr = inner.parse().map_err(|_| wrong())?;
        (Some(ip.into()), format!("[{ip}]"))
    } else if is_numeric(host) {
        let ip: Ipv4Addr = host.parse().map_err(|_| wrong())?;
        (Some(ip.into()), ip.to_string())
    } else if is_name(host) {
        (None, host.to_owned())
    } else {
        return Err(wrong());
    };
    let only_here = match ip {
        Some(ip) => ip.to_canonical().is_loopback() || ip.is_unspecified(),
        None => host == "localhost" || host.ends_with(".localhost"),
    };
    if only_here {
        return Err(NotAnOrigin::OnlyHere(written));
    }
    Ok(written)
}

/// Whether browsers take it for an IPv4 address: its last part is a number.
fn is_numeric(host: &str) -> bool {
    let last = host.rsplit('.').next().unwrap_or(host);
    !last.is_empty() && last.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_name(host: &str) -> bool {
    host.split('.').all(|label| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        !label.is_empty() && label.bytes().all(fits)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, NotAnOrigin> {
        text.parse().map(|origin: Origin| origin.to_string())
    }

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        for (text, written) in [
            ("http://192.168.1.5:7070", "http://192.168.1.5:7070"),
            ("https://Games.Example/", "https://games.example"),
            ("https://games.example:443", "https://games.example"),
            ("HTTP://laptop.local:80", "http://laptop.local"),
            ("http://games.example:443", "http://games.example:443"),
            ("http://[2001:DB8:0::1]:7070", "http://[2001:db8::1]:7070"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(written));
        }
        let at = |address: &str| Origin::from(address.parse::<SocketAddr>().unwrap()).to_string();
        assert_eq!(at("10.0.0.2:7070"), "http://10.0.0.2:7070");
        assert_eq!(at("10.0.0.2:80"), "http://10.0.0.2");
        assert_eq!(at("[fd00::2]:7070"), "http://[fd00::2]:7070");
    }

    #[test]
    fn a_host_is_known_whatever_its_port() {
        let origin: Origin = "https://games.example:8443".parse().unwrap();
        for host in ["games.example", "Games.Example:8443", "games.example:443"] {
            assert!(origin.is_at(host), "{host}");
        }
        for host in ["", "evil.example", "games.example.evil", "[::1]:8443"] {
            assert!(!origin.is_at(host), "{host}");
        }
        let origin: Origin = "http://[2001:db8::1]:7070".parse().unwrap();
        assert!(origin.is_at("[2001:db8::1]"));
        assert!(!origin.is_at("[2001:db8::2]"));
    }

    #[test]
    fn what_is_no_origin_is_refused_with_the_reason() {
        use NotAnOrigin::{Host, More, OnlyHere, Port, Scheme, User};
        let host = |host: &str| Host(host.into());
        for (text, why) in [
            ("", Scheme),
            ("games.example", Scheme),
            ("ftp://games.example", Scheme),
            ("http://games.example/tables", More),
            ("http://games.example//", More),
            ("http://games.example?x", More),
            ("http://games.example/#x", More),
            ("http://me:secret@games.example", User),
            ("http://", host("")),
            ("http://:7070", host("")),
            ("http://a..b", host("a..b")),
            ("http://my games", host("my games")),
            ("http://192.168.1.500", host("192.168.1.500")),
            ("http://[::zz]", host("[::zz]")),
            ("http://[fd00::1]x:1", host("[fd00::1]x")),
            ("http://fd00::2:7070", Port(":2:7070".into())),
            ("http://games.example:", Port(String::new())),
            ("http://games.example:0", Port("0".into())),
            ("http://games.example:70700", Port("70700".into())),
            ("http://localhost:7070", OnlyHere("localhost".into())),
            ("http://127.0.0.1:7070", OnlyHere("127.0.0.1".into())),
            ("http://0.0.0.0:7070", OnlyHere("0.0.0.0".into())),
            ("http://[::1]", OnlyHere("[::1]".into())),
        ] {
            assert_eq!(read(text), Err(why), "{text}");
        }
    }
}
