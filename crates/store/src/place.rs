//! Where tables are kept.

use std::fmt;
use std::path::{Path, PathBuf};

/// A file of this machine, or a database that several servers share.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// `:memory:` keeps everything in memory only.
    File(PathBuf),
    /// A URL as `psql` takes it. It may hold a password.
    Postgres(String),
}

impl From<&str> for Place {
    fn from(text: &str) -> Place {
        let shared = ["postgres://", "postgresql://"];
        match shared.iter().any(|scheme| text.starts_with(scheme)) {
            true => Place::Postgres(text.to_owned()),
            false => Place::File(text.into()),
        }
    }
}

impl From<&Path> for Place {
    fn from(path: &Path) -> Place {
        Place::File(path.to_owned())
    }
}

/// Without the password: it is said where others read it.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => path.display().fmt(f),
            Place::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// What stands before the options of a URL, and of that only whom it names and where.
fn without_password(url: &str) -> String {
    let (url, _) = url.split_once('?').unwrap_or((url, ""));
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    match rest.rsplit_once('@') {
        Some((user, place)) => {
            let (user, _) = user.split_once(':').unwrap_or((user, ""));
            format!("{scheme}://{user}@{place}")
        }
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_a_database_and_anything_else_a_file() {
        for url in ["postgres://db/games", "postgresql://me@db:5433/games"] {
            assert_eq!(Place::from(url), Place::Postgres(url.to_owned()));
        }
        for path in [":memory:", "sandtable.sqlite", "/var/postgres:/x"] {
            assert_eq!(Place::from(path), Place::File(path.into()));
        }
    }

    #[test]
    fn a_password_is_never_said() {
        for (url, said) in [
            ("postgres://db/games", "postgres://db/games"),
            ("postgres://me:s3cr@t@db/games", "postgres://me@db/games"),
            (
                "postgres://me@db/games?password=s3cr",
                "postgres://me@db/games",
            ),
        ] {
            let place = Place::from(url);
            assert_eq!(place.to_string(), said);
            assert!(!format!("{place:?}").contains("s3cr"), "{url}");
        }
    }
}
