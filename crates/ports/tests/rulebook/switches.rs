//! Easings and switches: chosen for each table, all off by default.

use ports::cards::Name::*;
use ports::cards::Set;
use ports::state::{MAX_GAMES, Phase};
use ports::{Action, Event, Ports, Side};
use tabletop::{Config, Game, Refused, Seat, Setting, SwitchKind};

use crate::table::*;

fn refusal(config: Config) -> Refused {
    Ports::new(&config).expect_err("this cannot be set up")
}

#[test]
fn all_switches_are_off_by_default() {
    let table = Layout::players(3)
        .hand(ANNA, [Https])
        .captures(BEN, [Dot, Imaps])
        .field([Smtp])
        .start();
    let view = table.view(ANNA);
    assert_eq!((view.game, view.games), (1, 1));
    assert!(view.captures[1].iter().all(shows_port));
    assert!(view.field.iter().all(shows_port));
}

#[test]
fn captures_can_lie_name_face_up() {
    let table = Layout::players(2)
        .switch("captures-name-up", true)
        .captures(BEN, [Smtp, Dns])
        .field([Https])
        .start();
    let view = table.spectator();
    assert!(
        view.captures[1]
            .iter()
            .all(|card| card.up == Side::Name && shows_name(card))
    );
    assert!(view.field.iter().all(shows_port), "the field is as ever");
}

#[test]
fn a_beginner_may_look_at_the_field_and_at_others_hands_and_captures_but_not_at_the_deck() {
    let table = Layout::players(3)
        .switch("beginners", ["2"])
        .hand(ANNA, [Ssh])
        .captures(CLEO, [Smtp])
        .field([Https])
        .start();
    let beginner = table.view(BEN);
    assert!(shows_both(&beginner.hands[0][0]));
    assert!(shows_both(&beginner.captures[2][0]));
    assert!(shows_both(&beginner.field[0]));
    assert!(shows_name(&beginner.top.unwrap()));
}

#[test]
fn the_others_at_a_beginners_table_see_no_more_than_ever() {
    let table = Layout::players(3)
        .switch("beginners", ["2"])
        .hand(BEN, [Ssh])
        .captures(BEN, [Smtp])
        .field([Https])
        .start();
    for view in [table.view(ANNA), table.view(CLEO), table.spectator()] {
        assert!(shows_name(&view.hands[1][0]));
        assert!(shows_port(&view.captures[1][0]));
        assert!(shows_port(&view.field[0]));
    }
}

#[test]
fn any_card_can_be_given_the_red_mark_or_be_freed_of_it() {
    let mut table = Layout::players(2)
        .switch("red", ["smtp", "irc"])
        .hand(ANNA, [Bgp])
        .captures(ANNA, [Smtp, Pop3, Http, Ntp])
        .captures(BEN, [Irc, Telnet])
        .rest_on_the_field()
        .start();
    let reds = |cards: &[ports::Card]| cards.iter().filter(|card| card.red).count();
    let view = table.spectator();
    assert_eq!([reds(&view.captures[0]), reds(&view.captures[1])], [1, 1]);
    table.play(ANNA, Bgp);
    assert_eq!(table.outcome().scores(), [2 - 1, -1]);
}

#[test]
fn without_any_red_mark_nothing_is_deducted() {
    let mut table = Layout::players(2)
        .switch("red", [])
        .hand(ANNA, [Bgp])
        .captures(ANNA, [Telnet, Rlogin, Whois])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Bgp);
    assert_eq!(table.outcome().scores(), [2, 0]);
}

#[test]
fn dns_over_tls_can_count_for_over_tls_as_well_as_for_dns() {
    let score = |on: bool| {
        let mut table = Layout::players(2)
            .switch("dot-over-tls", on)
            .hand(ANNA, [Bgp])
            .captures(ANNA, [Dot, Dns, Https])
            .rest_on_the_field()
            .start();
        table.play(ANNA, Bgp);
        table.outcome().scores()[0]
    };
    assert_eq!((score(false), score(true)), (2, 2 + 2));
}

#[test]
fn ldap_https_and_dns_over_tls_can_count_as_tcp_and_udp() {
    for card in [Ldap, Https, Dot] {
        let played = |on: bool| {
            let mut table = Layout::players(2)
                .switch("dual-transport", on)
                .hand(ANNA, [card])
                .field([Smtp])
                .start();
            table.play(ANNA, card);
            table.spectator().phase
        };
        assert_eq!((played(false), played(true)), (Phase::Act, Phase::Dispose));
    }
}

#[test]
fn with_more_tcp_and_udp_the_other_cards_stay_as_they_are() {
    let mut table = Layout::players(2)
        .switch("dual-transport", true)
        .hand(ANNA, [Ldaps])
        .field([Smtp])
        .start();
    table.play(ANNA, Ldaps).assert_turn_of(BEN);
}

/// The first of two games is about to end: Anna plays the last card.
fn end_of_the_first_of_two_games() -> Layout {
    Layout::players(3)
        .switch("games", 2)
        .hand(ANNA, [Bgp])
        .captures(ANNA, [Smtp, Pop3])
        .captures(CLEO, [Telnet])
        .rest_on_the_field()
}

/// PRT-R15
#[test]
fn after_a_game_the_next_one_is_dealt_by_the_next_seat() {
    for (dealer, next) in [(ANNA, BEN), (BEN, CLEO), (CLEO, ANNA)] {
        let mut table = end_of_the_first_of_two_games().dealer(dealer).start();
        table.play(ANNA, Bgp);
        let view = table.spectator();
        assert_eq!((view.game, view.games, view.dealer), (2, 2, next));
        table.assert_turn_of(next);
        let dealt = Event::Dealt {
            dealer: next,
            game: 2,
            games: 2,
        };
        let told = table.events();
        assert!(matches!(told[1], Event::Scored { game: 1, .. }));
        assert_eq!(told[2], dealt);
        assert!(matches!(told[3..], [Event::Laid { .. }]));
    }
}

#[test]
fn the_scores_of_earlier_games_are_kept() {
    let mut table = end_of_the_first_of_two_games().start();
    table.play(ANNA, Bgp);
    assert_eq!(table.spectator().past[0][..3], [2, 0, -1]);
}

#[test]
fn the_next_game_is_dealt_like_the_first() {
    let mut table = end_of_the_first_of_two_games().start();
    table.play(ANNA, Bgp);
    let view = table.spectator();
    assert!(view.hands.iter().all(|hand| hand.len() == 2));
    assert!(view.captures.iter().all(|pile| pile.is_empty()));
    assert_eq!((view.field.len(), view.deck), (1, 36 - 6 - 1));
}

#[test]
fn the_cards_are_shuffled_for_the_next_game() {
    let next_deal = |luck: &str| {
        let Table(scenario) = end_of_the_first_of_two_games().start();
        let mut table = Table(scenario.with_luck(luck));
        table.play(ANNA, Bgp);
        table.spectator().hands
    };
    assert_ne!(next_deal("one"), next_deal("another"));
}

/// PRT-R16
#[test]
fn in_the_next_game_the_swap_can_be_used_and_named_sets_count_again() {
    let mut table = Layout::players(3)
        .switch("games", 2)
        .hand(ANNA, [Bgp])
        .captures(ANNA, [Irc])
        .captures(BEN, [Ntp])
        .rest_on_the_field()
        .start();
    table.swap(ANNA, Ntp).name(ANNA, Set::EMail);
    assert!(table.spectator().irc_used);
    table.play(ANNA, Bgp);
    let view = table.spectator();
    assert_eq!(view.game, 2);
    assert!(!view.irc_used && view.zeroed.is_empty());
}

/// Anna plays the last card of the last game, with these scores of the games before.
fn after_games_of<const N: usize>(games: [[i16; 3]; N]) -> Layout {
    let layout = Layout::players(3).switch("games", N as i32 + 1);
    games
        .into_iter()
        .fold(layout, Layout::after_a_game_of)
        .hand(ANNA, [Bgp])
        .rest_on_the_field()
}

/// PRT-R15
#[test]
fn the_totals_of_all_games_decide() {
    let mut table = after_games_of([[0, 3, 1], [0, -1, 0]])
        .captures(CLEO, [Smtp, Pop3])
        .start();
    table.play(ANNA, Bgp);
    assert_eq!(table.outcome().scores(), [0, 2, 3]);
    assert_eq!(table.outcome().winners.first(), Some(CLEO));
}

#[test]
fn the_match_is_over_only_after_the_last_game() {
    let mut table = after_games_of([[0, 0, 0]]).start();
    assert!(!table.is_over());
    table.play(ANNA, Bgp);
    assert!(table.is_over());
    assert!(matches!(table.events()[1], Event::Scored { game: 2, .. }));
}

/// PRT-R11
#[test]
fn over_several_games_a_tie_is_counted_from_the_dealer_of_the_first() {
    // Ben deals the second game, so Anna dealt the first.
    let mut table = after_games_of([[0, 0, 0]]).dealer(BEN).start();
    table.play(ANNA, Bgp);
    assert_eq!(table.outcome().winners.first(), Some(ANNA));
    // Four games before with three players: Anna deals the fifth, Cleo dealt the first.
    let mut table = after_games_of([[0, 0, 0]; 4]).dealer(ANNA).start();
    table.play(ANNA, Bgp);
    assert_eq!(table.outcome().winners.first(), Some(CLEO));
}

#[test]
fn a_wrong_number_of_players_is_refused() {
    for got in [0, 1, 7, 255] {
        let refused = Refused::Players {
            min: 2,
            max: 6,
            got,
        };
        assert_eq!(refusal(Config::new(got)), refused);
    }
}

#[test]
fn an_unknown_switch_is_refused_with_the_known_ones() {
    let Refused::NoSuchSwitch { switch, known } = refusal(Config::new(3).with("reds", true)) else {
        panic!("not refused as unknown");
    };
    assert_eq!(switch, "reds");
    assert_eq!(
        known,
        [
            "captures-name-up",
            "beginners",
            "red",
            "dot-over-tls",
            "dual-transport",
            "games"
        ]
    );
}

#[test]
fn a_value_that_does_not_fit_its_switch_is_refused() {
    let bad: [(&str, Setting); 9] = [
        ("captures-name-up", 1.into()),
        ("beginners", ["4"].into()),
        ("beginners", ["0"].into()),
        ("beginners", true.into()),
        ("red", ["gopher"].into()),
        ("dot-over-tls", Setting::Choice("yes".into())),
        ("dual-transport", ["ldap"].into()),
        ("games", 0.into()),
        ("games", (MAX_GAMES as i32 + 1).into()),
    ];
    for (id, value) in bad {
        let Refused::BadValue { switch, .. } = refusal(Config::new(3).with(id, value.clone()))
        else {
            panic!("{id} = {value:?} is refused for another reason");
        };
        assert_eq!(switch, id);
    }
}

#[test]
fn every_switch_has_a_default_that_can_be_said_out_loud() {
    for switch in Ports::SWITCHES {
        let value: Setting = match switch.kind {
            SwitchKind::Flag => false.into(),
            SwitchKind::Number { default, .. } => default.into(),
            SwitchKind::Choice { options } | SwitchKind::Listed { options, .. } => {
                Setting::Choice(options[0].to_owned())
            }
            SwitchKind::Seats => [].into(),
            SwitchKind::Cards { default, .. } => {
                Setting::Set(default.iter().map(|&card| card.to_owned()).collect())
            }
        };
        let said = Ports::new(&Config::new(3).with(switch.id, value)).unwrap();
        let unsaid = Ports::new(&Config::new(3)).unwrap();
        assert_eq!(format!("{said:?}"), format!("{unsaid:?}"));
    }
}

#[test]
fn the_clock_plays_on_in_every_game_of_a_match() {
    let mut table = Table(laws::Scenario::opening(
        &Config::new(2).with("games", 3),
        "clock",
    ));
    let mut ends: Vec<Seat> = Vec::new();
    while !table.is_over() {
        let seat = table.awaited();
        let action: Action = table.0.game().fallback(table.0.state(), seat);
        table.0.act(seat, action);
        let scored = |event: &Event| matches!(event, Event::Scored { .. });
        ends.extend(
            table
                .events()
                .iter()
                .filter(|event| scored(event))
                .map(|_| seat),
        );
    }
    assert_eq!(ends.len(), 3);
}
