//! What a viewer sees of the table, drawn once for as long as it stays the same.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use delta::Tree;
use tabletop::Words;

/// A view and what is worked out for it, ready to be compared and to be sent.
#[derive(Clone)]
pub struct Seen(Arc<Drawing>);

struct Drawing {
    /// The view itself: whether another one is the same is found out before that one is drawn.
    of: Box<dyn Any + Send + Sync>,
    view: Tree,
    aids: Tree,
}

impl Seen {
    /// As `before`, if that is what the viewer still sees.
    pub(crate) fn of<G: Words>(game: &G, view: G::View, before: Option<&Seen>) -> Seen {
        let same = before.filter(|seen| seen.0.of.downcast_ref() == Some(&view));
        same.cloned().unwrap_or_else(|| {
            Seen(Arc::new(Drawing {
                view: Tree::of(&view),
                aids: Tree::of(&game.aids(&view)),
                of: Box::new(view),
            }))
        })
    }

    /// What has been drawn already.
    pub(crate) fn drawn(view: Tree, aids: Tree) -> Seen {
        let of = Box::new(());
        Seen(Arc::new(Drawing { of, view, aids }))
    }

    pub fn view(&self) -> &Tree {
        &self.0.view
    }

    pub fn aids(&self) -> &Tree {
        &self.0.aids
    }

    /// Whether one is the other, drawn once.
    pub(crate) fn is(&self, other: &Seen) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl PartialEq for Seen {
    fn eq(&self, other: &Seen) -> bool {
        self.is(other) || (self.view() == other.view() && self.aids() == other.aids())
    }
}

impl Eq for Seen {}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seen")
            .field("view", self.view())
            .field("aids", self.aids())
            .finish()
    }
}
