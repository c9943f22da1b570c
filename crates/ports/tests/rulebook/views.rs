//! The two faces: what each viewer sees of every place on the table.

use ports::cards::Name::*;
use ports::state::Phase;
use ports::{Card, Event, Side, View};
use tabletop::{Game, Luck, Seat, Seed, Viewer, Watched, Words};

use crate::table::*;

/// A card in every place; nobody has anything special.
fn everywhere() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Ssh, Syslog])
        .hand(BEN, [Smtp])
        .captures(ANNA, [Imap, Ldap])
        .captures(BEN, [Dns])
        .field([Https, Ipp])
        .deck_top_first([Pop3, Dot])
}

fn all_cards(view: &View) -> impl Iterator<Item = &Card> {
    view.top
        .iter()
        .chain(&view.field)
        .chain(view.hands.iter().flatten())
        .chain(view.captures.iter().flatten())
}

#[test]
fn a_player_sees_both_faces_of_the_own_hand_and_of_the_own_captures_at_any_time() {
    for turn in [ANNA, BEN, CLEO] {
        let view = everywhere().turn(turn).start().view(ANNA);
        assert!(view.hands[0].iter().all(shows_both));
        assert!(view.captures[0].iter().all(shows_both));
    }
}

#[test]
fn a_player_sees_of_everything_else_only_the_face_that_lies_up() {
    for turn in [ANNA, BEN, CLEO] {
        let view = everywhere().turn(turn).start().view(ANNA);
        assert!(shows_name(&view.top.unwrap()));
        assert!(view.field.iter().all(shows_port));
        assert!(view.hands[1].iter().all(shows_name));
        assert!(view.captures[1].iter().all(shows_port));
    }
}

#[test]
fn a_player_is_told_the_own_score_so_far_but_not_what_hidden_names_score() {
    let layout = Layout::players(3)
        .captures(ANNA, [Http, Https])
        .captures(BEN, [Dns]);
    let table = layout.start();
    let collecting = |view: &View| table.0.game().aids(view).collecting;
    let scores = |view: &View| -> Vec<Option<i32>> {
        collecting(view).iter().map(|seat| seat.score).collect()
    };
    // Two of the web, one of them red.
    assert_eq!(scores(&table.view(ANNA)), [Some(1), None, Some(0)]);
    assert_eq!(scores(&table.spectator()), [None, None, Some(0)]);
}

#[test]
fn a_spectator_sees_only_the_faces_that_lie_up() {
    let view = everywhere().start().spectator();
    assert_eq!(view.me, None);
    assert!(all_cards(&view).all(|card| !shows_both(card)));
    assert!(all_cards(&view).all(|card| (card.up == Side::Name) == shows_name(card)));
}

#[test]
fn the_open_view_shows_both_faces_of_all_cards_that_lie_open() {
    let view = everywhere().start().0.view(Viewer::Open);
    assert!(all_cards(&view).all(shows_both));
}

#[test]
fn which_side_lies_up_is_the_same_for_everyone() {
    let table = everywhere().start();
    for viewer in [Viewer::Seat(ANNA), Viewer::Spectator, Viewer::Open] {
        let view = table.0.view(viewer);
        assert_eq!(view.top.unwrap().up, Side::Name);
        assert!(
            view.hands
                .iter()
                .flatten()
                .all(|card| card.up == Side::Name)
        );
        assert!(view.field.iter().all(|card| card.up == Side::Port));
        assert!(
            view.captures
                .iter()
                .flatten()
                .all(|card| card.up == Side::Port)
        );
    }
}

#[test]
fn of_the_deck_everyone_sees_how_many_cards_it_has_and_the_name_of_the_first() {
    for viewer in Viewer::during_play(3) {
        let view = everywhere().start().0.view(viewer);
        assert_eq!(view.deck, 36 - 8);
        assert_eq!(view.top.unwrap().name(), Some(Pop3));
        assert_eq!(all_cards(&view).count() + usize::from(view.deck) - 1, 36);
    }
}

#[test]
fn an_empty_deck_has_no_top_card() {
    let table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .rest_on_the_field()
        .start();
    let view = table.spectator();
    assert_eq!((view.deck, view.top), (0, None));
}

/// PRT-R12
#[test]
fn a_card_seen_earlier_from_its_other_side_is_left_to_memory() {
    let mut table = everywhere().start();
    assert_eq!(table.view(BEN).hands[0][0].name(), Some(Ssh));
    table.play(ANNA, Ssh);
    // Not even Anna, who had it in her hand, may turn it over now.
    for view in [table.view(ANNA), table.view(BEN), table.spectator()] {
        let card = view.field.last().unwrap();
        assert_eq!((card.name(), card.port()), (None, Some(port(22))));
    }
}

#[test]
fn a_card_that_was_taken_shows_its_port_to_its_owner_only() {
    let mut table = everywhere().hand(ANNA, []).start();
    table.take(ANNA);
    assert_eq!(table.view(ANNA).hands[0][0].port(), Some(port(110)));
    assert_eq!(table.view(BEN).hands[0][0].port(), None);
}

#[test]
fn captured_cards_show_their_names_to_their_new_owner_only() {
    let mut table = everywhere().start();
    table.play(ANNA, Syslog).give(ANNA, CLEO);
    assert!(table.view(CLEO).captures[2].iter().all(shows_both));
    assert!(table.view(ANNA).captures[2].iter().all(shows_port));
}

#[test]
fn everyone_sees_whose_turn_it_is_what_is_awaited_and_who_dealt() {
    let mut table = everywhere().dealer(CLEO).start();
    table.play(ANNA, Syslog);
    for viewer in Viewer::during_play(3) {
        let view = table.0.view(viewer);
        assert_eq!((view.turn, view.phase), (ANNA, Phase::Dispose));
        assert_eq!((view.dealer, view.players), (CLEO, 3));
    }
}

/// PRT-R16
#[test]
fn at_scoring_all_cards_are_turned_over_for_everyone() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Ssh])
        .captures(BEN, [Dns, Smtp])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Ssh);
    for viewer in Viewer::during_play(3) {
        let view = table.0.view(viewer);
        assert_eq!(view.phase, Phase::Scored);
        assert_eq!(all_cards(&view).filter(|card| shows_both(card)).count(), 36);
        assert_eq!(view.sheets.map(|sheets| sheets.len()), Some(3));
    }
}

#[test]
fn before_scoring_nobody_sees_a_score_sheet() {
    for viewer in Viewer::during_play(3) {
        assert_eq!(everywhere().start().0.view(viewer).sheets, None);
    }
}

/// PRT-R16
#[test]
fn between_two_games_everyone_is_shown_the_scoring_with_all_cards_turned_over() {
    let table = Layout::players(2)
        .switch("games", 2)
        .hand(ANNA, [Ssh])
        .rest_on_the_field()
        .start();
    let (game, mut state) = (table.0.game(), table.0.state().clone());
    let mut luck = Luck::by_place(Seed([0; 32]));
    let viewers = Viewer::during_play(2);
    let mut watched = Watched::new(&mut luck, &viewers);
    let play = table.menu(ANNA)[0];
    game.apply(&mut state, ANNA, play, &mut watched);
    let scoring = |event: &Event| matches!(event, Event::Scored { .. });
    let frames = watched.told.iter().map(|told| &told.frame);
    let frames: Vec<_> = frames.filter(|frame| scoring(&frame.event)).collect();
    assert_eq!(frames.len(), viewers.len());
    for frame in frames {
        assert!(all_cards(&frame.view).all(shows_both));
        assert!(frame.view.sheets.is_some());
    }
}

#[test]
fn every_event_comes_with_the_table_as_it_was_at_that_moment() {
    let table = everywhere().start();
    let (game, mut state) = (table.0.game(), table.0.state().clone());
    let mut luck = Luck::by_place(Seed([0; 32]));
    let mut field_sizes = Vec::new();
    for action in [
        ports::Action::Play(table.card(Syslog)),
        ports::Action::Give(Seat(1)),
    ] {
        let mut watched = Watched::new(&mut luck, &[Viewer::Spectator]);
        game.apply(&mut state, ANNA, action, &mut watched);
        field_sizes.extend(watched.told.iter().map(|told| told.frame.view.field.len()));
    }
    // Played, given, and the new card laid.
    assert_eq!(field_sizes, [3, 0, 1]);
}
