//! What is printed on the cards, for whoever draws or explains them.

use serde::Serialize;
use tabletop::cards::Kind;
use ts_rs::TS;

use crate::cards::{ActionCard, EventCard, Mitigation, Stage, Technique};
use crate::state::{WINS, void};

/// The four kinds of cards, and which defence stops which technique.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Facts {
    /// The sets that win the match.
    pub goal: u8,
    /// In the order of an attack.
    pub stages: Vec<Stage>,
    /// What each player has, in the order of the phases of a turn.
    pub actions: Vec<ActionFact>,
    pub techniques: Vec<TechniqueFact>,
    pub mitigations: Vec<MitigationFact>,
    pub events: Vec<EventFact>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct ActionFact {
    pub id: ActionCard,
    pub copies: u8,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct TechniqueFact {
    pub card: Technique,
    pub attck: String,
    pub stage: Stage,
    pub cost: u8,
    pub stopped_by: Vec<Mitigation>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct MitigationFact {
    pub card: Mitigation,
    pub attck: String,
    pub cost: u8,
    pub stops: Vec<Technique>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct EventFact {
    pub card: EventCard,
    /// The defences that stop nothing while it lasts.
    pub voids: Vec<Mitigation>,
}

pub(crate) fn all() -> Facts {
    let action = |id: ActionCard| ActionFact {
        id,
        copies: id.copies(),
    };
    let technique = |&card: &Technique| TechniqueFact {
        card,
        attck: attck(card.id()),
        stage: card.stage(),
        cost: card.cost(),
        stopped_by: card.stopped_by().iter().collect(),
    };
    let mitigation = |&card: &Mitigation| MitigationFact {
        card,
        attck: attck(card.id()),
        cost: card.cost(),
        stops: card.stops().iter().collect(),
    };
    let event = |&card: &EventCard| EventFact {
        card,
        voids: void(Some(card)).iter().collect(),
    };
    Facts {
        goal: WINS,
        stages: Stage::ALL.to_vec(),
        actions: ActionCard::ALL.map(action).to_vec(),
        techniques: Technique::ALL.iter().map(technique).collect(),
        mitigations: Mitigation::ALL.iter().map(mitigation).collect(),
        events: EventCard::ALL.iter().map(event).collect(),
    }
}

/// The id of a technique or mitigation as ATT&CK writes it: the cards are named by it.
pub(crate) fn attck(id: &str) -> String {
    id.to_uppercase()
}
