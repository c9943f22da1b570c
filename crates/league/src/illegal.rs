//! Why an action is not allowed.

use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    Over,
    NotYourTurn,
    WrongStep,
    NotInHand,
    /// So many cards must be chosen.
    WrongNumber {
        need: u8,
        got: u8,
    },
    /// There is no server left in the supply.
    NoServers,
    NotInSupply,
    /// The server is in front of somebody else, or of nobody.
    NotYours,
    /// Cards needed, besides the one that the tile is used for, and cards there are.
    NotEnough {
        need: u8,
        have: u8,
    },
    NotADefence,
    NotAnAttack,
    NoSuchStep,
    NotItsColour,
    /// No damage goes there: it is not among the least damaged that are hit.
    NotThere,
    NothingToMend,
}
