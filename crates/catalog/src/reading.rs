//! What a viewer can read at a table without a board: too much to be sent along with every scene.

use std::ops::ControlFlow;

use tabletop::{Form, Lawful, Match, Page, Phrase, Viewer, Words};

use crate::any::read;
use crate::broken::{LoadError, broken};
use crate::list::{Visitor, head_of, visit};

/// What there is to read and to fill in, made from the viewer's view.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The table in sentences.
    pub table: Vec<Phrase>,
    /// Of its sentences those that say no more than an event does, each with the event's.
    pub echoes: &'static [(&'static str, &'static str)],
    pub pages: Vec<Page>,
    /// What is worked out for the viewer.
    pub aids: Vec<Phrase>,
    /// How far everybody is, by seat.
    pub standing: Vec<Phrase>,
    /// How the scores came about, when the game is over.
    pub scoring: Vec<Phrase>,
    /// Decisions beyond the menu; none if the viewer is not awaited.
    pub forms: Vec<Form>,
}

impl Reading {
    pub(crate) fn of<G: Words>(game: &G, view: &G::View, awaited: bool) -> Reading {
        Reading {
            table: game.describe(view),
            echoes: G::ECHOES,
            pages: game.pages(view),
            aids: game.aid_lines(view),
            standing: game
                .standing(view)
                .scores
                .into_iter()
                .map(|it| it.says)
                .collect(),
            scoring: game.scoring(view),
            forms: if awaited {
                game.forms(view)
            } else {
                Vec::new()
            },
        }
    }
}

/// What the viewer could read after so many entries of a record.
pub fn reading_at(record: &str, viewer: Viewer, entries: usize) -> Result<Reading, LoadError> {
    struct At<'a>(&'a str, Viewer, usize);
    impl Visitor for At<'_> {
        type Output = Result<Reading, LoadError>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            at::<G>(self.0, self.1, self.2)
        }
    }
    visit(&head_of(record)?.game, At(record, viewer, entries))?
}

fn at<G: Words>(record: &str, viewer: Viewer, entries: usize) -> Result<Reading, LoadError> {
    let record = read::<G>(record)?;
    let mut reading = Reading::default();
    let mut step = ControlFlow::Continue(0);
    Match::<G>::replay(&record, &[viewer], |game, _, _| {
        let ControlFlow::Continue(played) = step else {
            return;
        };
        step = if played == entries {
            let view = game.game().view(game.state(), viewer);
            reading = Reading::of(game.game(), &view, false);
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(played + 1)
        };
    })
    .map_err(|why| broken::<G>(why, record.rules))?;
    Ok(reading)
}
