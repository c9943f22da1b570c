//! What is sent to whom, byte by byte: what a viewer may not know shows neither in the contents of
//! messages nor in their number, order or length.
//!
//! Every step of a game is taken again in two other ways: in a world that is dealt anew wherever the
//! viewer may not look, and, for whoever else decides, with other options. If all that the viewer sees is
//! the same, so must be all that comes over the wire; and if nothing changes for the viewer, nothing
//! comes. A class's wall stands where spectators do.

use catalog::AnyMatch;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{By, Chance, Config, Seat, Seed, Viewer};

use super::super::company::{Full, House};
use super::Play;

/// Where each number that would be drawn stands instead.
const SAME: u32 = 70_000;

/// What a viewer saw of a step, and what came over the wire.
struct Seen {
    viewer: Viewer,
    /// What is told of each event, and the view after it; and the last view.
    views: Vec<String>,
    changed: bool,
    bytes: Vec<u8>,
    /// For the spectator: the table at a glance, before and after.
    glances: Option<[String; 2]>,
}

impl Full {
    /// Takes a step in this world, and gives what became of it for everybody; none: it is not allowed.
    async fn step(
        &mut self,
        world: Box<dyn AnyMatch>,
        seat: Seat,
        action: &RawValue,
    ) -> Option<Vec<Seen>> {
        let mut play = Play::new(world);
        for face in &mut play.faces {
            (face.version, face.decision) = (SAME, SAME);
        }
        let viewers = Viewer::during_play(play.game.seats());
        let view = |play: &Play, viewer| json(&play.game.scene(viewer).view);
        let before: Vec<String> = viewers.iter().map(|&viewer| view(&play, viewer)).collect();
        // What is at a glance does not hang on what is in hand.
        self.table.play = Some(play);
        let glance = json(&self.table.glance());
        let mut play = self.table.play.take().unwrap();
        let turn = play.act(seat, &[action.to_owned()], By::Person, &viewers);
        if turn.refused.is_some() {
            return None;
        }
        let mut seen: Vec<Seen> = Vec::new();
        for (&viewer, before) in viewers.iter().zip(before) {
            let frames = turn.frames.iter().filter(|(to, _)| *to == viewer);
            let mut views: Vec<String> = frames
                .map(|(_, frame)| json(&(&frame.text, &frame.event, frame.seen.view())))
                .collect();
            let last = view(&play, viewer);
            let changed = !views.is_empty() || last != before;
            views.push(last);
            seen.push(Seen {
                viewer,
                changed,
                views,
                bytes: Vec::new(),
                glances: None,
            });
        }
        self.table.play = Some(play);
        self.table.show((seat, false), turn.frames, None);
        if let Some(spectator) = seen.last_mut() {
            spectator.glances = Some([glance, json(&self.table.glance())]);
        }
        for (seen, (viewer, bytes)) in seen.iter_mut().zip(self.heard().await) {
            assert_eq!(viewer, seen.viewer);
            seen.bytes = bytes;
        }
        Some(seen)
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// How much was compared.
#[derive(Debug, Default)]
struct Compared {
    /// Pairs that looked the same to a viewer who was sent something.
    told: u32,
    /// Steps of which a viewer was sent nothing.
    silent: u32,
}

/// Holds what each viewer was sent in one world against the other; whoever acts differently knows of it.
fn compare(what: &str, but: Option<Seat>, one: &[Seen], other: &[Seen], compared: &mut Compared) {
    for (one, other) in one.iter().zip(other) {
        let knows = but.is_some_and(|but| one.viewer == Viewer::Seat(but));
        if knows || one.views != other.views {
            continue;
        }
        let texts = [one, other].map(|seen| String::from_utf8_lossy(&seen.bytes).into_owned());
        assert_eq!(texts[0], texts[1], "{what}: {:?}", one.viewer);
        assert_eq!(one.glances, other.glances, "{what}");
        compared.told += u32::from(!one.bytes.is_empty());
    }
}

/// A game by chance, of which every few steps are looked at.
async fn follow(full: &mut Full, game: &str, players: u8, every: usize) -> Compared {
    let seed = Seed::from_text(&format!("traffic {game} {players}"));
    let mut chance = Chance::new(seed);
    let mut played = catalog::open(game, &Config::new(players), seed).unwrap();
    let mut compared = Compared::default();
    for number in 0..STEPS * every {
        let awaited: Vec<Seat> = played.awaited().iter().collect();
        if awaited.is_empty() {
            break;
        }
        let seat = *chance.pick(&awaited);
        let menu = played.scene(Viewer::Seat(seat)).menu;
        let allowed: Vec<Box<RawValue>> = menu
            .iter()
            .filter(|choice| choice.no.is_none())
            .map(|choice| to_raw_value(&choice.action).unwrap())
            .collect();
        let action = chance.pick(&allowed).clone();
        if number % every == 0 {
            let what = format!("{game} of {players}, step {number}, seat {seat}, {action}");
            let record = played.record();
            let world = || catalog::load(&record).unwrap();
            let one = full.step(world(), seat, &action).await.unwrap();
            for seen in one.iter().filter(|seen| seen.viewer != Viewer::Seat(seat)) {
                if !seen.changed {
                    assert!(
                        seen.bytes.is_empty(),
                        "{what}: {:?} hears of it",
                        seen.viewer
                    );
                    if let Some([before, after]) = &seen.glances {
                        assert_eq!(before, after, "{what}: the wall shows it");
                    }
                    compared.silent += 1;
                }
            }
            // The seat does something else.
            for other in 0..OTHERS.min(allowed.len()) {
                let other = &allowed[(number + other * 7) % allowed.len()];
                let what = format!("{what} or {other}");
                if let Some(other) = full.step(world(), seat, other).await {
                    compare(&what, Some(seat), &one, &other, &mut compared);
                }
            }
            // Something else is true that a viewer cannot know. The luck to come is another, too: what
            // draws mostly looks different, and then is not compared.
            for viewer in Seat::all(players) {
                let redealt = |seed: &str| {
                    let mut world = world();
                    world.redeal(viewer, Seed::from_text(seed));
                    world
                };
                let one = full.step(redealt("one"), seat, &action).await;
                let other = full.step(redealt("other"), seat, &action).await;
                if let Some((one, other)) = one.zip(other) {
                    // Whoever else sees no difference may hear of none either.
                    compare(&what, None, &one, &other, &mut compared);
                }
            }
        }
        played.act(seat, &action, By::Person, &[]).unwrap();
    }
    compared
}

/// Of each game so many steps are looked at.
const STEPS: usize = 8;
/// With so many other options.
const OTHERS: usize = 4;

#[tokio::test]
async fn what_is_sent_tells_nothing_that_the_view_does_not() {
    let house = House::open().await;
    for info in catalog::games() {
        let mut compared = Compared::default();
        for players in [info.players.min.max(2), info.players.max] {
            let mut full = house.full(info.id, players).await;
            let Compared { told, silent } = follow(&mut full, info.id, players, 5).await;
            compared.told += told;
            compared.silent += silent;
        }
        // Who compares nothing has shown nothing.
        assert!(compared.told > 5, "{}: {compared:?}", info.id);
    }
}
