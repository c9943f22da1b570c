//! What is sent to a viewer.

use delta::Tree;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use tabletop::{Arg, Judged, Outcome, Phrase, Seat, Sight, Standing, Viewer, Words};
use ts_rs::TS;

use crate::seen::Seen;

/// All a viewer needs to draw the table and to decide.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Scene {
    /// The game's own view: see the generated types of each game.
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    pub view: Tree,
    /// What is worked out for the viewer.
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    pub aids: Tree,
    /// Whose decision is awaited and what it is about.
    pub prompt: Phrase,
    #[ts(type = "Array<number>")]
    pub awaited: Vec<Seat>,
    /// The viewer's options, greyed ones included. Empty if the viewer is not awaited.
    pub menu: Vec<Choice>,
    /// The index in `menu` of a harmless answer.
    pub fallback: Option<u32>,
    pub can_retract: bool,
    pub can_undo: bool,
    /// Advice for a first game.
    pub coach: Option<Phrase>,
    /// The indices in `menu` of what the advice is to do.
    pub meant: Vec<u32>,
    /// What wins, and how far everybody is.
    pub standing: Standing,
    pub ending: Option<Ending>,
}

/// An entry of the menu.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Choice {
    /// To be sent back as it is.
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    pub action: Tree,
    pub text: Phrase,
    /// The things on the board it touches.
    pub things: Vec<String>,
    /// The things it takes along without asking, since there is no choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub takes: Vec<String>,
    /// What is easily overlooked about it: to be asked before it is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sure: Option<Phrase>,
    /// What can be done instead, when it is asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub instead: Option<Instead>,
    /// Why it cannot be chosen; none: it can.
    pub no: Option<Phrase>,
}

/// Several actions in one breath, for somebody who has overlooked something.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Instead {
    pub text: Phrase,
    /// To be sent back as they are.
    #[ts(type = "Array<unknown>")]
    #[schemars(with = "Vec<serde_json::Value>")]
    pub plan: Vec<Tree>,
}

impl Instead {
    fn of<A: Serialize>((text, plan): (Phrase, Vec<A>)) -> Instead {
        let plan = plan.iter().map(Tree::of).collect();
        Instead { text, plan }
    }

    /// The actions, as they are handed back.
    pub fn answers(&self) -> Vec<Box<RawValue>> {
        self.plan.iter().map(raw).collect()
    }
}

impl Choice {
    /// The action, as it is handed back.
    pub fn answer(&self) -> Box<RawValue> {
        raw(&self.action)
    }
}

/// What a plan of several parts would come to, for whoever makes it.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ahead {
    /// The decision has another part: the menu of it, which can be chosen from after the plan.
    Part(Vec<Choice>),
    /// The decision would be made.
    Settled {
        /// It could still be taken back.
        back: bool,
    },
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Ending {
    #[ts(type = "Array<number>")]
    pub winners: Vec<Seat>,
    pub scores: Vec<i32>,
    /// Who won, or that nobody did, as the viewer is told it.
    pub headline: Phrase,
    /// What decided the game.
    pub verdict: Vec<Phrase>,
}

/// Something that happened, and the table right after it.
#[derive(Clone, Debug)]
pub struct Frame {
    pub text: Phrase,
    /// The game's own event; none when something was taken back.
    pub event: Option<Box<RawValue>>,
    pub seen: Seen,
}

pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("plain data always serialises")
}

/// A scene without what is drawn.
#[derive(Serialize)]
pub(crate) struct Asked<M> {
    pub(crate) prompt: Phrase,
    pub(crate) awaited: Vec<Seat>,
    pub(crate) menu: M,
    pub(crate) fallback: Option<u32>,
    pub(crate) can_retract: bool,
    pub(crate) can_undo: bool,
    pub(crate) coach: Option<Phrase>,
    pub(crate) meant: Vec<u32>,
    pub(crate) standing: Standing,
    pub(crate) ending: Option<Ending>,
}

impl<M> Asked<M> {
    /// The menu is given as it is wanted.
    pub(crate) fn of<G: Words>(game: &G, viewer: Viewer, sight: &Sight<G>, said: M) -> Asked<M> {
        let Sight {
            view,
            awaited,
            menu,
            fallback,
            can_retract,
            can_undo,
            outcome,
        } = sight;
        let index = |wanted: G::Action| {
            let index = menu.iter().position(|(action, _)| *action == wanted);
            index.and_then(|index| u32::try_from(index).ok())
        };
        let allowed = |(action, answer): &Judged<G>| answer.is_ok().then_some(*action);
        let advice = fallback.and_then(|_| {
            let options: Vec<G::Action> = menu.iter().filter_map(allowed).collect();
            game.coach(view, &options)
        });
        Asked {
            prompt: game.prompt(view),
            awaited: awaited.iter().collect(),
            meant: advice
                .iter()
                .flat_map(|it| &it.means)
                .copied()
                .filter_map(index)
                .collect(),
            coach: advice.map(|advice| advice.text),
            menu: said,
            fallback: fallback.and_then(index),
            can_retract: *can_retract,
            can_undo: *can_undo,
            standing: standing(game, view, outcome.as_ref()),
            ending: outcome.as_ref().map(|outcome| {
                let winners: Vec<Seat> = outcome.winners.iter().collect();
                Ending {
                    headline: headline(&winners, viewer),
                    winners,
                    scores: outcome.scores().to_vec(),
                    verdict: game.verdict(view),
                }
            }),
        }
    }
}

impl Scene {
    /// What a viewer may know, in words and ready to send. It is made of nothing else.
    pub(crate) fn of<G: Words>(game: &G, viewer: Viewer, sight: &Sight<G>) -> Scene {
        let Sight { view, menu, .. } = sight;
        let Asked {
            prompt,
            awaited,
            menu,
            fallback,
            can_retract,
            can_undo,
            coach,
            meant,
            standing,
            ending,
        } = Asked::of(game, viewer, sight, choices(game, view, menu));
        Scene {
            view: Tree::of(view),
            aids: Tree::of(&game.aids(view)),
            prompt,
            awaited,
            menu,
            fallback,
            can_retract,
            can_undo,
            coach,
            meant,
            standing,
            ending,
        }
    }
}

/// An entry of a menu as it is told afterwards: what it said, and the key of why it could not be
/// chosen.
#[derive(Serialize)]
pub(crate) struct Past {
    text: Phrase,
    #[serde(skip_serializing_if = "Option::is_none")]
    no: Option<Phrase>,
}

impl Choice {
    pub(crate) fn in_hindsight(self) -> Past {
        Past {
            text: self.text,
            no: self.no.map(|why| Phrase::new(why.key)),
        }
    }
}

/// An entry of the menu before it is kept: [`Choice`].
#[derive(Serialize)]
struct Entry<'a, A> {
    action: &'a A,
    text: Phrase,
    things: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    takes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sure: Option<Phrase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    instead: Option<Instead>,
    no: Option<Phrase>,
}

impl<'a, A: Serialize> Entry<'a, A> {
    fn of<G: Words<Action = A>>(
        game: &G,
        view: &G::View,
        (action, answer): &'a Judged<G>,
    ) -> Entry<'a, A> {
        Entry {
            action,
            text: game.action(view, action),
            things: game.things(view, action),
            takes: game.takes(view, action),
            sure: game.sure(view, action),
            instead: game.instead(view, action).map(Instead::of),
            no: answer.as_ref().err().map(G::refusal),
        }
    }

    fn kept(self) -> Choice {
        let Entry {
            action,
            text,
            things,
            takes,
            sure,
            instead,
            no,
        } = self;
        Choice {
            action: Tree::of(action),
            text,
            things,
            takes,
            sure,
            instead,
            no,
        }
    }
}

fn choices<G: Words>(game: &G, view: &G::View, menu: &[Judged<G>]) -> Vec<Choice> {
    let choice = |judged| Entry::of(game, view, judged).kept();
    menu.iter().map(choice).collect()
}

/// A menu of which each entry is made only to be written down.
pub(crate) struct Menu<'a, G: Words> {
    pub(crate) game: &'a G,
    pub(crate) view: &'a G::View,
    pub(crate) menu: &'a [Judged<G>],
}

impl<G: Words> Serialize for Menu<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Menu { game, view, menu } = self;
        serializer.collect_seq(menu.iter().map(|judged| Entry::of(*game, view, judged)))
    }
}

impl Ahead {
    pub(crate) fn of<G: Words>(game: &G, ahead: tabletop::Ahead<G>) -> Ahead {
        match ahead {
            tabletop::Ahead::Part(sight) => Ahead::Part(choices(game, &sight.view, &sight.menu)),
            tabletop::Ahead::Settled { back } => Ahead::Settled { back },
        }
    }
}

/// How it stands, or who has won.
pub(crate) fn standing<G: Words>(game: &G, view: &G::View, outcome: Option<&Outcome>) -> Standing {
    let standing = game.standing(view);
    match outcome {
        Some(outcome) => standing.won_by(outcome.winners),
        None => standing,
    }
}

/// A game without a winner is lost by whoever played it: against the rules alone, not each other.
pub(crate) fn headline(winners: &[Seat], viewer: Viewer) -> Phrase {
    match viewer.seat() {
        Some(seat) if winners.contains(&seat) => Phrase::new("ending-you-won"),
        Some(_) if winners.is_empty() => Phrase::new("ending-you-lost"),
        None if winners.is_empty() => Phrase::new("ending-lost"),
        Some(_) | None => {
            let players: Vec<Arg> = winners.iter().copied().map(Arg::Seat).collect();
            Phrase::new("ending-won")
                .with("count", winners.len())
                .with("players", players)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Viewer = Viewer::Seat(Seat(0));

    #[test]
    fn whoever_wins_alone_or_with_others_is_told_so() {
        assert_eq!(headline(&[Seat(0)], ME).key, "ending-you-won");
        assert_eq!(headline(&[Seat(1), Seat(0)], ME).key, "ending-you-won");
    }

    #[test]
    fn the_others_are_told_who_won() {
        for viewer in [ME, Viewer::Spectator, Viewer::Open] {
            let told = headline(&[Seat(1), Seat(2)], viewer);
            let players = vec![Arg::Seat(Seat(1)), Arg::Seat(Seat(2))];
            let expected = Phrase::new("ending-won")
                .with("count", 2_usize)
                .with("players", players);
            assert_eq!(told, expected);
        }
    }

    #[test]
    fn a_game_without_a_winner_is_lost() {
        assert_eq!(headline(&[], ME).key, "ending-you-lost");
        assert_eq!(headline(&[], Viewer::Spectator).key, "ending-lost");
        assert_eq!(headline(&[], Viewer::Open).key, "ending-lost");
    }
}
