//! What faces hide, and from whom.

use cyberwar::{Action, Face, Front, PlayView, Profile, View};
use tabletop::{Config, Game, Seat, Viewer};

use crate::table::*;

fn all_faces(view: &View, fits: impl Fn(&Face) -> bool) -> bool {
    view.attacks.iter().all(|attack| fits(&attack.face))
}

fn is_back(face: &Face) -> bool {
    matches!(face, Face::Back { .. })
}

fn is_front(face: &Face) -> bool {
    matches!(face, Face::Front { .. })
}

fn is_nothing(face: &Face) -> bool {
    matches!(face, Face::Nothing)
}

/// The defences whose fronts can be read, as letters.
fn open(view: &View) -> String {
    let open = view.fronts.iter().zip(cyberwar::cards::Defence::all());
    letters(
        open.filter(|(front, _)| **front != Front::Nothing)
            .map(|(_, defence)| defence),
    )
}

fn everyone(table: &Table, players: u8) -> Vec<View> {
    let seats = Seat::all(players).map(|seat| table.view(seat));
    seats.chain([table.spectator()]).collect()
}

/// Plays the first entry of the menu until it is over.
fn play_out(table: &mut Table) {
    while let Some(seat) = table.awaited().first() {
        table.act(seat, table.menu(seat)[0]);
    }
}

/// CYW-R2
#[test]
fn the_back_of_an_attack_shows_id_and_name_only() {
    for config in [solo_config(), Config::new(3), red_blue_config()] {
        let table = Table::opening(&config, "backs");
        for view in everyone(&table, config.players) {
            assert!(all_faces(&view, is_back));
        }
    }
}

/// CYW-R3
#[test]
fn the_organisation_card_is_open_to_all_in_solo_and_draft() {
    for (config, cards) in [
        (solo_config(), 44),
        (Config::new(4).with("group", "apt29"), 23),
    ] {
        let table = Table::opening(&config, "profile");
        for view in everyone(&table, config.players) {
            let Some(Profile::Techniques { techniques }) = view.group.map(|group| group.profile)
            else {
                panic!("the profile is open");
            };
            assert_eq!(techniques.len(), cards);
        }
    }
}

/// CYW-R3
#[test]
fn in_red_blue_only_red_reads_the_organisation_card() {
    let table = Table::opening(&red_blue_config(), "profile");
    let reads = |view: View| matches!(view.group.unwrap().profile, Profile::Techniques { .. });
    assert!(reads(table.view(ALICE)));
    assert!(!reads(table.view(BOB)));
    assert!(!reads(table.spectator()));
}

/// CYW-R6
#[test]
fn blind_attacks_do_not_even_show_their_names() {
    for config in [
        solo_config().with("level", "blind"),
        Config::new(2).with("blind", true),
        red_blue_config().with("blind", true),
    ] {
        let table = Table::opening(&config, "blind");
        for view in everyone(&table, config.players) {
            assert!(view.blind && all_faces(&view, is_nothing));
        }
    }
}

/// CYW-R9
#[test]
fn the_fronts_of_the_defences_are_open_in_study_and_blind_and_closed_in_the_exam() {
    for (level, fronts) in [("study", LETTERS), ("exam", ""), ("blind", LETTERS)] {
        let table = Table::opening(&solo_config().with("level", level), "fronts");
        assert_eq!(open(&table.view(ALICE)), fronts, "{level}");
    }
}

/// CYW-R9
#[test]
fn removed_attacks_can_be_read_at_every_level() {
    for level in ["study", "exam", "blind"] {
        let config = solo_config().with("level", level);
        let mut table = Table::solo(&config, &["T1015", "T1027", "T1043", "T1045", "T1053"]);
        table.answer("PBAL");
        let view = table.view(ALICE);
        let (removed, rest) = view.attacks.split_at(5);
        assert!(
            removed.iter().all(|attack| is_front(&attack.face)),
            "{level}"
        );
        assert!(!rest.iter().any(|attack| is_front(&attack.face)), "{level}");
    }
}

/// CYW-R26
#[test]
fn the_exam_does_not_turn_the_chosen_defences_up() {
    let config = solo_config().with("level", "exam");
    let mut table = Table::solo(&config, &["T1015", "T1027", "T1043", "T1045", "T1053"]);
    table.answer("PBAL");
    assert_eq!(open(&table.view(ALICE)), "");
}

/// CYW-R12
#[test]
fn in_the_draft_nobody_reads_a_front_before_the_end() {
    for players in 2..=4 {
        let mut table = Table::opening(&Config::new(players), "draft");
        while !table.is_over() {
            for view in everyone(&table, players) {
                assert_eq!(open(&view), "");
                assert!(!view.attacks.iter().any(|attack| is_front(&attack.face)));
            }
            let seat = table.awaited().first().expect("someone is awaited");
            table.act(seat, table.menu(seat)[0]);
        }
        for view in everyone(&table, players) {
            assert!(all_faces(&view, is_front));
            assert_eq!(open(&view), LETTERS);
        }
    }
}

/// CYW-R18
#[test]
fn in_red_blue_both_see_the_backs_of_rows_and_middle_and_nobody_a_front() {
    let mut table = Table::opening(&red_blue_config(), "backs");
    table.act(ALICE, table.menu(ALICE)[0]);
    table.act(BOB, table.menu(BOB)[0]);
    for view in everyone(&table, 2) {
        assert!(all_faces(&view, is_back));
        assert_eq!(open(&view), "");
        let PlayView::RedBlue(duel) = view.play else {
            panic!("this is red against blue");
        };
        assert_eq!((duel.row.len(), duel.rack.len()), (4, 4));
        assert_eq!((duel.attacks.len(), duel.guards.len()), (1, 1));
    }
}

/// CYW-R26
#[test]
fn what_was_turned_up_stays_readable_until_the_next_games_shuffle() {
    let row = ["T1015", "T1027", "T1043", "T1045", "T1053"];
    let mut table = Table::red_blue(&red_blue_config(), &row, "PXNFL");
    table.fight([2, 0, 3, 4], "PFL");
    for view in everyone(&table, 2) {
        assert_eq!(defences(&open(&view)), defences("PFL"));
        assert!(
            [0, 2, 3, 4]
                .iter()
                .all(|&handle| is_front(&view.attacks[handle].face))
        );
        assert!(is_back(&view.attacks[1].face));
    }
    while table.duel().past.is_none() {
        let seat = table.awaited().first().expect("someone is awaited");
        table.act(seat, table.menu(seat)[0]);
    }
    for view in everyone(&table, 2) {
        assert_eq!(open(&view), "");
        assert!(all_faces(&view, is_back));
    }
}

/// CYW-R3
#[test]
fn a_front_tells_blue_nothing_about_cards_still_in_the_deck() {
    let row = ["T1015", "T1027", "T1043", "T1045", "T1053"];
    let mut table = Table::red_blue(&red_blue_config(), &row, "PXNFL");
    table.fight([2, 0, 3, 4], "PFL");
    let view = table.view(BOB);
    let on_table: Vec<_> = view
        .attacks
        .iter()
        .filter_map(|attack| attack.face.card())
        .collect();
    for front in &view.fronts {
        if let Front::Detects { cards } = front {
            assert!(cards.iter().all(|card| on_table.contains(card)));
        }
    }
}

/// CYW-R5
#[test]
fn fronts_show_only_the_detections_that_are_kept() {
    let config = solo_config().with("difficulty", "2");
    let table = Table::opening(&config, "kept");
    let view = table.view(ALICE);
    let game = table.game();
    for (front, defence) in view.fronts.iter().zip(cyberwar::cards::Defence::all()) {
        let Front::Detects { cards } = front else {
            panic!("study opens all fronts");
        };
        for id in deck_of(game, 0) {
            let detects = links(game, id).contains(&letters([defence]));
            assert_eq!(cards.contains(&card(game, id)), detects, "{id}");
        }
    }
}

#[test]
fn at_the_end_everything_is_open_to_everyone() {
    for config in [
        solo_config().with("level", "exam"),
        Config::new(3),
        red_blue_config(),
    ] {
        let mut table = Table::opening(&config, "end");
        play_out(&mut table);
        for view in everyone(&table, config.players) {
            assert!(all_faces(&view, is_front));
            assert_eq!(open(&view), LETTERS);
        }
    }
}

#[test]
fn a_sealed_choice_is_in_no_other_view() {
    let mut table = Table::opening(&Config::new(3), "sealed");
    let before = table.view(ALICE);
    table.act(BOB, table.menu(BOB)[0]);
    let mut after = table.view(ALICE);
    let PlayView::Draft(draft) = &mut after.play else {
        panic!("this is a draft");
    };
    assert!(draft.decided.contains(BOB));
    draft.decided = tabletop::Seats::NONE;
    assert_eq!(after, before);
}

/// CYW-R13
#[test]
fn with_kept_cards_hidden_others_see_no_edge_of_them() {
    let config = Config::new(2).with("kept-hidden", true);
    let game = game(&config);
    let mut table = Table::opening(&config, "hidden");
    table.act(ALICE, table.menu(ALICE)[0]);
    table.act(BOB, table.menu(BOB)[0]);
    let state = table.state();
    let seen = game.seen(state, ALICE, Action::Keep(defence('P')), BOB);
    assert_eq!(seen, None);
    assert_eq!(
        game.seen(state, ALICE, Action::Keep(defence('P')), ALICE),
        Some(Action::Keep(defence('P')))
    );
    let all = game.view(state, Viewer::Spectator);
    assert_eq!(open(&all), "");
}
