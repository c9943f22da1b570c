//! Whoever comes through a proxy has the proxy's address: the proxy says whose it really is.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::http::HeaderMap;

/// The proxies that are believed. Anybody else may write into a header what they like.
#[derive(Clone, Debug)]
pub(crate) struct Proxies(Arc<[IpAddr]>);

impl Proxies {
    pub(crate) fn new(trusted: &[IpAddr]) -> Proxies {
        Proxies(trusted.iter().map(IpAddr::to_canonical).collect())
    }

    pub(crate) fn contains(&self, address: &IpAddr) -> bool {
        self.0.contains(address)
    }

    /// Who is calling: each proxy adds whom it heard to the end of `x-forwarded-for`, so the last of
    /// them that is no proxy of ours is the caller, and what stands before is hearsay.
    pub(crate) fn caller(&self, peer: SocketAddr, headers: &HeaderMap) -> SocketAddr {
        let mut caller = peer.ip().to_canonical();
        let said = headers.get_all("x-forwarded-for").iter().rev();
        let mut said = said
            .filter_map(|value| value.to_str().ok())
            .flat_map(|list| list.rsplit(','));
        while self.contains(&caller) {
            let Some(Ok(before)) = said.next().map(|text| text.trim().parse::<IpAddr>()) else {
                break;
            };
            caller = before.to_canonical();
        }
        match caller == peer.ip().to_canonical() {
            true => peer,
            false => SocketAddr::new(caller, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn caller(trusted: &[&str], peer: &str, said: &[&str]) -> String {
        let trusted: Vec<IpAddr> = trusted.iter().map(|text| text.parse().unwrap()).collect();
        let mut headers = HeaderMap::new();
        for text in said {
            headers.append("x-forwarded-for", HeaderValue::from_str(text).unwrap());
        }
        let peer = SocketAddr::new(peer.parse().unwrap(), 5000);
        let caller = Proxies::new(&trusted).caller(peer, &headers);
        caller.ip().to_string()
    }

    #[test]
    fn only_proxies_of_ours_are_believed() {
        let (proxy, ours) = ("127.0.0.1", &["127.0.0.1", "10.0.0.9"][..]);
        assert_eq!(caller(&[], proxy, &["203.0.113.7"]), proxy);
        assert_eq!(caller(ours, "203.0.113.1", &["203.0.113.7"]), "203.0.113.1");
        assert_eq!(caller(ours, proxy, &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(
            caller(ours, "::ffff:127.0.0.1", &["203.0.113.7"]),
            "203.0.113.7"
        );
        assert_eq!(
            caller(ours, proxy, &["198.51.100.1, 203.0.113.7"]),
            "203.0.113.7"
        );
        assert_eq!(
            caller(ours, proxy, &["198.51.100.1", "203.0.113.7, 10.0.0.9"]),
            "203.0.113.7"
        );
    }

    #[test]
    fn a_proxy_that_does_not_say_is_the_caller() {
        assert_eq!(caller(&["127.0.0.1"], "127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(
            caller(&["127.0.0.1"], "127.0.0.1", &["unknown"]),
            "127.0.0.1"
        );
        assert_eq!(
            caller(&["10.0.0.9"], "10.0.0.9", &["203.0.113.7, nonsense"]),
            "10.0.0.9"
        );
    }
}
