//! What a viewer is shown, and what is not kept.

use tabletop::{Config, Seed};

use super::*;

fn game() -> Box<dyn AnyMatch> {
    let seed = Seed::from_text("a table");
    catalog::open("ports", &Config::new(2), seed).unwrap()
}

/// A spectator who looks.
fn face(game: &dyn AnyMatch) -> Face {
    let mut face = Face::new(game, Viewer::Spectator);
    face.draw(game);
    face
}

/// Something is said that changes nothing.
fn told(game: &dyn AnyMatch) -> [Frame; 1] {
    let drawn = game.draw(Viewer::Spectator, None);
    [Frame {
        text: Phrase::new("table-undone"),
        event: None,
        seen: drawn.seen().clone(),
    }]
}

#[test]
fn a_viewer_who_can_see_no_difference_is_shown_nothing() {
    let game = game();
    let mut face = face(&*game);
    let (version, decision) = (face.version, face.decision);
    assert!(face.refresh(&*game, false, &[]).is_none());
    assert_eq!((face.version, face.decision), (version, decision));
}

#[test]
fn an_event_is_news_even_if_the_table_looks_the_same() {
    let game = game();
    let mut face = face(&*game);
    let (version, decision) = (face.version, face.decision);
    assert!(face.refresh(&*game, false, &told(&*game)).is_some());
    assert_eq!((face.version, face.decision), (version + 1, decision));
}

#[test]
fn an_answer_moves_the_decision_even_if_the_same_is_asked_again() {
    let game = game();
    let mut face = face(&*game);
    let (version, decision) = (face.version, face.decision);
    assert!(face.refresh(&*game, true, &[]).is_some());
    assert_eq!((face.version, face.decision), (version + 1, decision + 1));
}

#[test]
fn nothing_is_drawn_for_those_who_do_not_look() {
    let game = game();
    let mut face = Face::new(&*game, Viewer::Spectator);
    assert!(face.refresh(&*game, true, &told(&*game)).is_none());
    assert!(face.drawn.is_none());
}

#[test]
fn what_is_not_kept_is_drawn_the_same_again() {
    let mut play = Play::new(game());
    let viewers = Viewer::during_play(2);
    play.look(&viewers);
    let before: Vec<Option<Drawn>> = play.faces.iter().map(|face| face.drawn.clone()).collect();
    assert!(play.keeps_drawings());
    play.drop_drawings();
    assert!(!play.keeps_drawings());
    play.look(&viewers);
    assert!(play.faces.iter().map(|face| &face.drawn).eq(&before));
}

#[test]
fn the_question_is_new_when_the_options_are() {
    let mut play = Play::new(game());
    let seat = play.awaited().first().unwrap();
    let other = seat.after(1, 2);
    let before = (play.decision(seat), play.decision(other));
    let viewers = Viewer::during_play(2);
    let turn = play.act(seat, &[play.game.fallback(seat)], By::Person, &viewers);
    assert!(turn.refused.is_none() && turn.entries.len() == 1);
    let asked = play.awaited().contains(other);
    let game = &*play.game;
    play.faces[other.index()].refresh(game, false, &[]);
    assert_eq!(play.decision(other) != before.1, asked);
    assert_eq!(play.decision(seat), before.0, "not looked at yet");
}
