//! Open files: every connection is one, and systems allow few unless they are asked.

/// Raises the limit of open files as far as this process may.
#[cfg(unix)]
pub(crate) fn raise() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current == maximum {
        return;
    }
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::warn!("the limit of open files stays {current:?}: {error}");
    }
}

#[cfg(not(unix))]
pub(crate) fn raise() {}

/// How many may be open; none: as many as there are.
#[cfg(unix)]
pub(crate) fn most() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};

    getrlimit(Resource::Nofile).current
}

#[cfg(not(unix))]
pub(crate) fn most() -> Option<u64> {
    None
}
