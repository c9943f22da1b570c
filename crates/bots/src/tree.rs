//! The search tree: what the searching seat perceives of each line of play, and how it went.

use tabletop::Seat;

use crate::reward::Rewards;

/// An edge by its index; an edge and the node it leads to are one.
pub(crate) type Edge = u32;

const NONE: Edge = Edge::MAX;

/// All edges in one place, the children of a node as a linked list: nothing is allocated per
/// iteration once the list has grown, and it is reused for the next decision.
pub(crate) struct Tree<A> {
    edges: Vec<Entry<A>>,
}

struct Entry<A> {
    /// The action as the searching seat perceives it.
    key: Option<A>,
    mover: Seat,
    /// How often it was taken, and how often it could have been.
    visits: u32,
    offered: u32,
    /// The iteration in which it was last offered.
    stamp: u32,
    /// The sum of the mover's rewards.
    total: f64,
    /// The first of the edges that lead on, and the next of those beside this one.
    first: Edge,
    next: Edge,
}

impl<A> Default for Tree<A> {
    fn default() -> Tree<A> {
        Tree { edges: Vec::new() }
    }
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) const ROOT: Edge = 0;

    /// Back to a bare root.
    pub(crate) fn clear(&mut self) {
        self.edges.clear();
        self.push(None, Seat(0), NONE);
    }

    fn push(&mut self, key: Option<A>, mover: Seat, next: Edge) -> Edge {
        let edge = self.edges.len() as Edge;
        self.edges.push(Entry {
            key,
            mover,
            visits: 0,
            offered: 0,
            stamp: 0,
            total: 0.0,
            first: NONE,
            next,
        });
        edge
    }

    /// Where a search through the children of `parent` begins.
    pub(crate) fn children(&self, parent: Edge) -> Cursor {
        Cursor {
            parent,
            before: NONE,
        }
    }

    /// The child of this key, made if need be. Menus come in about the same order each time, so
    /// the next child is nearly always the one right after the last.
    pub(crate) fn child(&mut self, at: &mut Cursor, key: Option<A>, mover: Seat) -> Edge {
        let fits = |entry: &Entry<A>| entry.key == key && entry.mover == mover;
        let next = self.after(at);
        let mut edge = next;
        while edge != NONE {
            let entry = &self.edges[edge as usize];
            if fits(entry) {
                at.before = edge;
                return edge;
            }
            edge = entry.next;
        }
        edge = self.edges[at.parent as usize].first;
        while edge != next {
            let entry = &self.edges[edge as usize];
            if fits(entry) {
                at.before = edge;
                return edge;
            }
            edge = entry.next;
        }
        let made = self.push(key, mover, next);
        match at.before {
            NONE => self.edges[at.parent as usize].first = made,
            before => self.edges[before as usize].next = made,
        }
        at.before = made;
        made
    }

    fn after(&self, at: &Cursor) -> Edge {
        match at.before {
            NONE => self.edges[at.parent as usize].first,
            before => self.edges[before as usize].next,
        }
    }

    /// Notes that the edge could be taken in this iteration, and how promising that is (the UCB
    /// formula). Nothing: it was offered already, by another action that looks the same.
    #[inline]
    pub(crate) fn offer(&mut self, edge: Edge, iteration: u32, curiosity: f32) -> Option<f32> {
        let entry = &mut self.edges[edge as usize];
        if entry.stamp == iteration {
            return None;
        }
        entry.stamp = iteration;
        entry.offered += 1;
        if entry.visits == 0 {
            return Some(f32::INFINITY);
        }
        let visits = entry.visits as f32;
        let mean = entry.total as f32 / visits;
        Some(mean + curiosity * ((entry.offered as f32).ln() / visits).sqrt())
    }

    pub(crate) fn is_new(&self, edge: Edge) -> bool {
        self.edges[edge as usize].visits == 0
    }

    /// Notes that the edge was taken and how it went.
    pub(crate) fn taken(&mut self, edge: Edge, rewards: &Rewards) {
        let entry = &mut self.edges[edge as usize];
        entry.visits += 1;
        entry.total += f64::from(rewards[entry.mover.index()]);
    }

    /// The visits and mean values of the edges that lead on from the root.
    pub(crate) fn roots(&self) -> impl Iterator<Item = (A, u32, f64)> {
        let mut edge = self.edges[Self::ROOT as usize].first;
        std::iter::from_fn(move || {
            let entry = self.edges.get(edge as usize)?;
            edge = entry.next;
            Some(entry)
        })
        .filter_map(|entry| {
            let value = entry.total / f64::from(entry.visits.max(1));
            Some((entry.key?, entry.visits, value))
        })
    }
}

/// A place among the children of a node.
pub(crate) struct Cursor {
    parent: Edge,
    /// The child found last.
    before: Edge,
}
