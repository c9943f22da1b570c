//! Refusals in words: why not, and what is missing.

use tabletop::Phrase;

use super::text;
use crate::Illegal;

pub(super) fn refusal(illegal: &Illegal) -> Phrase {
    let no = |key: &str| text(&format!("no-{key}"));
    match *illegal {
        Illegal::Over => no("over"),
        Illegal::NotYourTurn => no("not-your-turn"),
        Illegal::WrongStep => no("wrong-step"),
        Illegal::NotInHand => no("not-in-hand"),
        Illegal::WrongNumber { need, got } => {
            no("wrong-number").with("need", need).with("got", got)
        }
        Illegal::NoServers => no("no-servers"),
        Illegal::NotInSupply => no("not-in-supply"),
        Illegal::NotYours => no("not-yours"),
        Illegal::NotEnough { need, have } => no("not-enough").with("need", need).with("have", have),
        Illegal::NotADefence => no("not-a-defence"),
        Illegal::NotAnAttack => no("not-an-attack"),
        Illegal::NoSuchStep => no("no-such-step"),
        Illegal::NotItsColour => no("not-its-colour"),
        Illegal::NotThere => no("not-there"),
        Illegal::NothingToMend => no("nothing-to-mend"),
    }
}
