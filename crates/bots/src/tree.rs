//! The search trees: what each seat perceives of each line of play, and how it went.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash};

use tabletop::{Chance, Seat};

use crate::mixer::Mixer;
use crate::reward::Rewards;

/// An edge by its index; an edge and the node it leads to are one.
pub(crate) type Edge = u32;

const NONE: Edge = Edge::MAX;

/// The edges of all trees in one place, the children of a node as a linked list: nothing is allocated per
/// iteration once the list has grown, and it is reused for the next decision.
pub(crate) struct Tree<A> {
    edges: Vec<Entry<A>>,
    /// Every edge by where it begins, who moves and how that is perceived.
    known: HashMap<(Edge, Seat, Option<A>), Edge, BuildHasherDefault<Mixer>>,
    /// Indices of the options that are as promising as each other.
    best: Vec<usize>,
}

struct Entry<A> {
    /// The action as the seat whose tree it is perceives it.
    key: Option<A>,
    mover: Seat,
    /// How often it was taken, and how often it could have been.
    visits: u32,
    offered: u32,
    /// How much is expected of it before it is tried, beside the others of a menu; 0: nobody has
    /// looked.
    expected: f32,
    /// The sum of the mover's rewards.
    total: f32,
    /// The first of the edges that lead on, and the next of those beside this one.
    first: Edge,
    next: Edge,
}

impl<A> Default for Tree<A> {
    fn default() -> Tree<A> {
        Tree {
            edges: Vec::new(),
            known: HashMap::default(),
            best: Vec::new(),
        }
    }
}

impl<A: Copy + Eq + Hash> Tree<A> {
    /// Back to a bare root for each seat.
    pub(crate) fn clear(&mut self, seats: u8) {
        self.edges.clear();
        self.known.clear();
        for seat in Seat::all(seats) {
            self.push(None, seat, NONE);
        }
    }

    /// Where a seat's tree begins.
    pub(crate) fn root(&self, seat: Seat) -> Edge {
        seat.index() as Edge
    }

    fn push(&mut self, key: Option<A>, mover: Seat, next: Edge) -> Edge {
        let edge = self.edges.len() as Edge;
        self.edges.push(Entry {
            key,
            mover,
            visits: 0,
            offered: 0,
            expected: 0.0,
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
    /// the next child is nearly always the one right after the last; where menus differ from world to
    /// world a node has hundreds of them, too many to walk through.
    pub(crate) fn child(&mut self, at: &mut Cursor, key: Option<A>, mover: Seat) -> Edge {
        let next = self.after(at);
        let follows = self.edges.get(next as usize);
        if follows.is_some_and(|entry| entry.key == key && entry.mover == mover) {
            at.before = next;
            return next;
        }
        let whole = (at.parent, mover, key);
        if let Some(&edge) = self.known.get(&whole) {
            at.before = edge;
            return edge;
        }
        let made = self.push(key, mover, next);
        self.known.insert(whole, made);
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

    /// The index of the most promising of these edges, all of which could be taken now. Of what was
    /// never tried as much is hoped for as of the others.
    pub(crate) fn promising(
        &mut self,
        menu: &[Edge],
        curiosity: f32,
        chance: &mut Chance,
    ) -> usize {
        let (mut visits, mut total, mut expected) = (0, 0.0, 0.0);
        for &edge in menu {
            let entry = &mut self.edges[edge as usize];
            entry.offered += 1;
            visits += entry.visits;
            total += entry.total;
            expected += entry.expected;
        }
        let usual = if visits > 0 {
            total / visits as f32
        } else {
            0.5
        };
        let curiosity = curiosity / expected;
        let mut highest = f32::NEG_INFINITY;
        self.best.clear();
        for (index, &edge) in menu.iter().enumerate() {
            let entry = &self.edges[edge as usize];
            let tried = entry.visits as f32;
            let mean = if entry.visits > 0 {
                entry.total / tried
            } else {
                usual
            };
            let hope = curiosity * entry.expected * (entry.offered as f32).sqrt() / (1.0 + tried);
            let promise = mean + hope;
            if promise > highest {
                highest = promise;
                self.best.clear();
            }
            if promise >= highest {
                self.best.push(index);
            }
        }
        match self.best[..] {
            [only] => only,
            _ => *chance.pick(&self.best),
        }
    }

    pub(crate) fn is_expected(&self, edge: Edge) -> bool {
        self.edges[edge as usize].expected > 0.0
    }

    /// Notes what is expected of an edge, if nobody has looked before.
    pub(crate) fn expect(&mut self, edge: Edge, expected: f32) {
        let entry = &mut self.edges[edge as usize];
        if entry.expected == 0.0 {
            entry.expected = expected;
        }
    }

    pub(crate) fn is_new(&self, edge: Edge) -> bool {
        self.edges[edge as usize].visits == 0
    }

    /// Notes that the edge was taken and how it went.
    pub(crate) fn taken(&mut self, edge: Edge, rewards: &Rewards) {
        let entry = &mut self.edges[edge as usize];
        entry.visits += 1;
        entry.total += rewards[entry.mover.index()];
    }

    /// The actions, visits and mean values of the edges that lead on from `from`.
    pub(crate) fn options(&self, from: Edge) -> impl Iterator<Item = (A, u32, f64)> {
        let mut edge = self.edges[from as usize].first;
        std::iter::from_fn(move || {
            let entry = self.edges.get(edge as usize)?;
            edge = entry.next;
            Some(entry)
        })
        .filter_map(|entry| {
            let value = f64::from(entry.total) / f64::from(entry.visits.max(1));
            Some((entry.key?, entry.visits, value))
        })
    }

    /// By how many visits the option tried most leads over the next.
    pub(crate) fn lead(&self, from: Edge) -> u64 {
        let (mut first, mut second) = (0, 0);
        for (_, visits, _) in self.options(from) {
            second = second.max(visits.min(first));
            first = first.max(visits);
        }
        u64::from(first - second)
    }
}

/// A place among the children of a node.
pub(crate) struct Cursor {
    parent: Edge,
    /// The child found last.
    before: Edge,
}
