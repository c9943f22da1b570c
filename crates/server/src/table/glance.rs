//! The table at a glance, for the wall of its class.

use tabletop::{Phrase, Seat, Standing, Viewer};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::task::Table;
use crate::wire::{Glance, Since, Stage};

/// Where glances go: to the class, with the table's id.
pub(crate) type Wall = mpsc::Sender<(String, Glance)>;

/// Who looks at the table from afar, and what they were last shown.
#[derive(Default)]
pub(super) struct Walls {
    walls: Vec<Wall>,
    shown: Option<(Glance, Instant)>,
}

impl Walls {
    pub(super) fn are_empty(&self) -> bool {
        self.walls.is_empty()
    }
}

impl Table {
    /// Shows the table to a wall, now and whenever it changes.
    pub(super) fn watch(&mut self, wall: Wall) {
        self.walls.walls.push(wall);
        self.walls.shown = None;
    }

    /// Shows whoever looks from afar what is new.
    pub(super) fn show_walls(&mut self) {
        self.walls.walls.retain(|wall| !wall.is_closed());
        if self.walls.are_empty() {
            self.walls.shown = None;
            return;
        }
        let now = Instant::now();
        let mut glance = self.glance();
        let since = match &self.walls.shown {
            Some((before, _)) if *before == glance => return,
            // Only who is here has changed: nobody has done anything.
            Some((before, since)) if moves(before) == moves(&glance) => *since,
            _ => now,
        };
        glance.since = Since((now - since).as_secs() as u32);
        for wall in &self.walls.walls {
            // A class that does not keep up asks again.
            let _ = wall.try_send((self.id.clone(), glance.clone()));
        }
        self.walls.shown = Some((glance, since));
    }

    pub(super) fn glance(&self) -> Glance {
        let seats = self.info().seats;
        let stage = self.stage();
        let scene = self
            .play
            .as_ref()
            .map(|play| play.game.scene(Viewer::Spectator));
        let (awaited, prompt, standing, ending) = match scene {
            Some(scene) => (
                scene.awaited,
                Some(scene.prompt),
                Some(scene.standing),
                scene.ending,
            ),
            None => (Vec::new(), None, None, None),
        };
        Glance {
            stage,
            conduct: self.conduct,
            seats,
            awaited: if stage == Stage::Playing {
                awaited
            } else {
                Vec::new()
            },
            prompt,
            since: Since(0),
            standing,
            ending,
        }
    }
}

type Moves<'a> = (
    Stage,
    bool,
    &'a [Seat],
    &'a Option<Phrase>,
    &'a Option<Standing>,
);

fn moves(glance: &Glance) -> Moves<'_> {
    (
        glance.stage,
        glance.conduct.paused,
        &glance.awaited,
        &glance.prompt,
        &glance.standing,
    )
}
