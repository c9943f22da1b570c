//! Simultaneous secret choices.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A choice that lies face down until everyone has chosen.
///
/// The state holds it; a view may only ever say *that* it is there ([`Sealed::is_committed`]) and,
/// to its owner, what it is. `Debug` keeps the secret too, so that a log line cannot leak it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sealed<T>(Option<T>);

impl<T: Copy> Sealed<T> {
    pub const EMPTY: Sealed<T> = Sealed(None);

    /// Commits, or changes, the choice.
    pub fn commit(&mut self, choice: T) {
        self.0 = Some(choice);
    }

    pub fn take_back(&mut self) {
        self.0 = None;
    }

    pub const fn is_committed(&self) -> bool {
        self.0.is_some()
    }

    /// The choice, for its owner's eyes or after the reveal.
    pub const fn open(&self) -> Option<T> {
        self.0
    }
}

impl<T> fmt::Debug for Sealed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() {
            "Sealed"
        } else {
            "Unsealed"
        })
    }
}
