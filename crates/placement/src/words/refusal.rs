//! Refusals in words: why not, and what is missing.

use tabletop::Phrase;

use super::{colour, cost, site, text};
use crate::Illegal;
use crate::board::Cost;

pub(super) fn refusal(illegal: &Illegal) -> Phrase {
    let no = |key: &str| text(&format!("no-{key}"));
    match *illegal {
        Illegal::Over => no("over"),
        Illegal::NotYourTurn => no("not-your-turn"),
        Illegal::WrongStep => no("wrong-step"),
        Illegal::NotInHand => no("not-in-hand"),
        Illegal::NotYours => no("not-yours"),
        Illegal::Arrested => no("arrested"),
        Illegal::Acted => no("acted"),
        Illegal::Deepest => no("deepest"),
        Illegal::OnStartSpace => no("on-start-space"),
        Illegal::NotOnStartSpace => no("not-on-start-space"),
        Illegal::Barred { site: at } => no("barred").with("site", site(at)),
        Illegal::AllBarred => no("all-barred"),
        Illegal::NotEnoughTokens {
            site: at,
            need,
            have,
        } => {
            let needs = |key: &str| {
                no(key)
                    .with("site", site(at))
                    .with("colour", colour(at))
                    .with("need", cost(need, at))
            };
            if have == Cost::default() {
                needs("not-enough-tokens-none")
            } else {
                needs("not-enough-tokens").with("have", cost(have, at))
            }
        }
        Illegal::NotEnoughAnywhere => no("not-enough-anywhere"),
        Illegal::NeedsStartSpace => no("needs-start-space"),
        Illegal::NeedsLevel { level } => no("needs-level").with("level", level),
        Illegal::NeedsHeart { site: at } => no("needs-heart").with("site", site(at)),
        Illegal::NoStandingAttacker => no("no-standing-attacker"),
        Illegal::WrongTarget => no("wrong-target"),
        Illegal::WrongPayment => no("wrong-payment"),
        Illegal::WrongManner => no("wrong-manner"),
        Illegal::FirstGame => no("first-game"),
        Illegal::NotCoOp => no("not-co-op"),
        Illegal::NotSameSpace => no("not-same-space"),
        Illegal::CanPayAlone => no("can-pay-alone"),
        Illegal::PartnerCannotPay => no("partner-cannot-pay"),
        Illegal::NoOffersLeft => no("no-offers-left"),
        Illegal::EventGained => no("event-gained"),
        Illegal::NoEventsLeft => no("no-events-left"),
        Illegal::EventTooDear { have } => no("event-too-dear").with("have", have),
        Illegal::EventTooDearOfOne { have } => no("event-too-dear-of-one").with("have", have),
        Illegal::LeadTooSmall { lead } => no("lead-too-small").with("lead", lead),
        Illegal::AlreadyYours => no("already-yours"),
        Illegal::NothingToSwap => no("nothing-to-swap"),
        Illegal::NothingToGain => no("nothing-to-gain"),
        Illegal::NotInDeck => no("not-in-deck"),
        Illegal::NoSuchPlayer => no("no-such-player"),
        Illegal::OutOfGame { seat } => no("out-of-game").with("player", seat),
        Illegal::EmptyOffer => no("empty-offer"),
        Illegal::YouLack => no("you-lack"),
        Illegal::TheyLack => no("they-lack"),
        Illegal::NotDeepest => no("not-deepest"),
        Illegal::Claimed { site: at } => no("claimed").with("colour", colour(at)),
    }
}
