//! The event deck: 12 cards, one of each.

use serde::{Deserialize, Serialize};
use tabletop::kind;
use ts_rs::TS;

/// What happens to both players in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum EventCard {
    /// Each gains a random attack card and a random defence (FRL-R7).
    Olympics,
    /// Both may plan four action cards.
    Staffing,
    /// Who is behind in the attack may plan four action cards.
    StateBacking,
    /// +10 funds each.
    ExtraBudget,
    /// −5 funds each.
    BudgetCut,
    /// M1016 and M1051 stop nothing.
    ZeroDay,
    /// Each may turn an own face-up defence face down.
    Reorganisation,
    /// Who has three or more attack cards placed loses the last one.
    C2Takedown,
    /// A random face-down defence of each is turned up.
    InsiderLeak,
    /// Attack cards cost 2 less.
    ToolLeak,
    /// Defence cards cost 2 less.
    AwarenessMonth,
    /// No attack phase.
    CeaseFire,
}

struct Fact {
    card: EventCard,
    id: &'static str,
}

const fn fact(card: EventCard, id: &'static str) -> Fact {
    Fact { card, id }
}

const FACTS: [Fact; 12] = {
    use EventCard::*;
    [
        fact(Olympics, "olympics"),
        fact(Staffing, "staffing"),
        fact(StateBacking, "state-backing"),
        fact(ExtraBudget, "extra-budget"),
        fact(BudgetCut, "budget-cut"),
        fact(ZeroDay, "zero-day"),
        fact(Reorganisation, "reorganisation"),
        fact(C2Takedown, "c2-takedown"),
        fact(InsiderLeak, "insider-leak"),
        fact(ToolLeak, "tool-leak"),
        fact(AwarenessMonth, "awareness-month"),
        fact(CeaseFire, "cease-fire"),
    ]
};

kind!(EventCard, FACTS);
