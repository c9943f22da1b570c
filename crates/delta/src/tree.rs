//! Values as they would be written in JSON, before they are written.

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use crate::plant::Planting;

/// A value, laid out so that two of them are compared without being written or read.
#[derive(Clone, Debug)]
pub struct Tree {
    pub(crate) nodes: Box<[Node]>,
    /// Texts that are not the program's own, one after another.
    pub(crate) texts: Box<str>,
}

/// A piece of a value. What an array or an object holds follows it; a member's name comes before its
/// value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Node {
    Null,
    Bool(bool),
    Unsigned(u64),
    Signed(i64),
    Float(f64),
    /// A text of the program's own.
    Word(&'static str),
    Text(Span),
    Array(Extent),
    Object(Extent),
}

/// Where a text is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    pub(crate) begin: u32,
    pub(crate) end: u32,
}

/// How far an array or an object goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    /// The node after all that is in it.
    pub(crate) end: u32,
    /// About how long it is as JSON: exactly, if no text in it needs escapes.
    pub(crate) size: u32,
}

impl Tree {
    pub fn of(value: &(impl Serialize + ?Sized)) -> Tree {
        Planting::plant(value)
    }

    pub fn root(&self) -> Value<'_> {
        Value { tree: self, at: 0 }
    }

    fn text(&self, span: Span) -> &str {
        &self.texts[span.begin as usize..span.end as usize]
    }
}

/// As what it is the tree of.
impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.root().serialize(serializer)
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        self.root() == other.root()
    }
}

impl Eq for Tree {}

/// A value in a tree.
#[derive(Clone, Copy, Debug)]
pub struct Value<'a> {
    tree: &'a Tree,
    at: u32,
}

impl<'a> Value<'a> {
    pub(crate) fn node(self) -> Node {
        self.tree.nodes[self.at as usize]
    }

    /// The node after it and all that is in it.
    fn end(self) -> u32 {
        match self.node() {
            Node::Array(extent) | Node::Object(extent) => extent.end,
            Node::Null
            | Node::Bool(_)
            | Node::Unsigned(_)
            | Node::Signed(_)
            | Node::Float(_)
            | Node::Word(_)
            | Node::Text(_) => self.at + 1,
        }
    }

    /// About how long it is as JSON.
    pub(crate) fn size(self) -> usize {
        match self.node() {
            Node::Array(extent) | Node::Object(extent) => extent.size as usize,
            plain => size_of_plain(plain),
        }
    }

    fn text(self) -> Option<&'a str> {
        match self.node() {
            Node::Word(word) => Some(word),
            Node::Text(span) => Some(self.tree.text(span)),
            Node::Null
            | Node::Bool(_)
            | Node::Unsigned(_)
            | Node::Signed(_)
            | Node::Float(_)
            | Node::Array(_)
            | Node::Object(_) => None,
        }
    }

    /// What an array holds, in order.
    pub(crate) fn elements(self) -> Pieces<'a> {
        Pieces {
            tree: self.tree,
            at: self.at + 1,
            end: self.end(),
        }
    }

    /// What an object holds, in order.
    pub fn members(self) -> impl Iterator<Item = (&'a str, Value<'a>)> + Clone {
        let mut pieces = self.elements();
        std::iter::from_fn(move || Some((pieces.next()?.text()?, pieces.next()?)))
    }

    /// The nodes of all that is in it, itself first.
    fn nodes(self) -> &'a [Node] {
        &self.tree.nodes[self.at as usize..self.end() as usize]
    }
}

/// What an array or an object holds, piece by piece.
#[derive(Clone)]
pub(crate) struct Pieces<'a> {
    tree: &'a Tree,
    at: u32,
    end: u32,
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Value<'a>;

    fn next(&mut self) -> Option<Value<'a>> {
        if self.at == self.end {
            return None;
        }
        let value = Value {
            tree: self.tree,
            at: self.at,
        };
        self.at = value.end();
        Some(value)
    }
}

/// Most often the program's own texts are even in the same place.
pub(crate) fn same_text(one: &str, other: &str) -> bool {
    one.len() == other.len() && (std::ptr::eq(one, other) || one == other)
}

/// Whether two nodes are the same, or hold as much.
fn alike((one, its): (&Node, &Tree), (other, of): (&Node, &Tree)) -> bool {
    match (*one, *other) {
        (Node::Null, Node::Null) => true,
        (Node::Bool(one), Node::Bool(other)) => one == other,
        (Node::Unsigned(one), Node::Unsigned(other)) => one == other,
        (Node::Signed(one), Node::Signed(other)) => one == other,
        (Node::Float(one), Node::Float(other)) => one.to_bits() == other.to_bits(),
        (Node::Array(one), Node::Array(other)) | (Node::Object(one), Node::Object(other)) => {
            one.size == other.size
        }
        (Node::Word(one), Node::Word(other)) => same_text(one, other),
        (Node::Text(one), Node::Text(other)) => its.text(one) == of.text(other),
        (Node::Word(one), Node::Text(other)) => one == of.text(other),
        (Node::Text(one), Node::Word(other)) => its.text(one) == other,
        (
            Node::Null
            | Node::Bool(_)
            | Node::Unsigned(_)
            | Node::Signed(_)
            | Node::Float(_)
            | Node::Word(_)
            | Node::Text(_)
            | Node::Array(_)
            | Node::Object(_),
            _,
        ) => false,
    }
}

/// How many digits a number has.
pub(crate) fn digits(number: u64) -> usize {
    match number {
        0..10 => 1,
        10..100 => 2,
        _ => 1 + number.ilog10() as usize,
    }
}

/// About how long what holds nothing is as JSON.
pub(crate) fn size_of_plain(node: Node) -> usize {
    match node {
        Node::Null | Node::Bool(true) => 4,
        Node::Bool(false) => 5,
        Node::Unsigned(number) => digits(number),
        Node::Signed(number) => 1 + digits(number.unsigned_abs()),
        Node::Float(number) => number.to_string().len(),
        Node::Word(word) => word.len() + 2,
        Node::Text(span) => (span.end - span.begin) as usize + 2,
        Node::Array(_) | Node::Object(_) => 2,
    }
}

impl PartialEq for Value<'_> {
    fn eq(&self, other: &Value<'_>) -> bool {
        let (one, two) = (self.nodes(), other.nodes());
        let alike = |(one, two)| alike((one, self.tree), (two, other.tree));
        one.len() == two.len() && one.iter().zip(two).all(alike)
    }
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.node() {
            Node::Null => serializer.serialize_unit(),
            Node::Bool(yes) => serializer.serialize_bool(yes),
            Node::Unsigned(number) => serializer.serialize_u64(number),
            Node::Signed(number) => serializer.serialize_i64(number),
            Node::Float(number) => serializer.serialize_f64(number),
            Node::Word(word) => serializer.serialize_str(word),
            Node::Text(span) => serializer.serialize_str(self.tree.text(span)),
            Node::Array(_) => {
                let mut array = serializer.serialize_seq(None)?;
                for element in self.elements() {
                    array.serialize_element(&element)?;
                }
                array.end()
            }
            Node::Object(_) => {
                let mut object = serializer.serialize_map(None)?;
                for (name, value) in self.members() {
                    object.serialize_entry(name, &value)?;
                }
                object.end()
            }
        }
    }
}
