//! What opponents do.

use catalog::AnyMatch;
use serde_json::value::RawValue;
use tabletop::{Seat, Viewer};

use crate::facts::hold;
use crate::guide::{choosable, plain};
use crate::lesson::Lesson;

impl Lesson {
    /// What this opponent has in mind now; none: it plays as newcomers do. It looks at no more than its
    /// own view.
    pub fn intended(&self, game: &dyn AnyMatch, seat: Seat) -> Option<Box<RawValue>> {
        let has = |whose: Option<Seat>| whose.is_none_or(|whose| whose == seat);
        let mut own = self.plan.iter().filter(|it| has(it.seat)).peekable();
        own.peek()?;
        let scene = game.scene(Viewer::Seat(seat));
        let seen = plain(&scene);
        own.filter(|intent| hold(&intent.when, &seen))
            .flat_map(|intent| &intent.choose)
            .find_map(|wanted| {
                let (index, _) = choosable(&seen).find(|(_, option)| wanted.fits(option))?;
                Some(scene.menu.get(index)?.answer())
            })
    }
}
