//! Every phrase that the game can say exists in every language with exactly its arguments.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use laws::texts::{Args, Said, all_messages, assert_alike, assert_said, languages, unsaid};
use laws::{Scenario, player_counts};
use league::cards::{AttackKind, Card, Colour, DefenceKind, Face, Power, Server};
use league::state::{Mending, Phase, Side, Within};
use league::{Action, Event, Illegal, League, Plan, Spot, Tile};
use tabletop::{Advice, Config, Game, Phrase, Seat, Seats, Viewer, Words};

/// The texts of the game, of its cards and of all tables.
const FILES: [&str; 3] = ["league.ftl", "league-cards.ftl", "table.ftl"];

const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const SERVER: Server = Server::new(1);
const SPOT: Spot = Spot {
    server: SERVER,
    nth: 1,
};

/// Moments that random games seldom come to.
fn rare(said: &mut Vec<Phrase>) {
    let left = [2, 0, 0, 0];
    let phases = [
        Phase::Resolve,
        Phase::Replace {
            seat: ANNA,
            new: SERVER,
        },
        Phase::Grow { seat: ANNA },
        Phase::Outgrow {
            seat: ANNA,
            new: SERVER,
        },
        Phase::Place {
            within: Within::Server(SERVER),
            left,
        },
        Phase::Place {
            within: Within::Colour(Colour::Red),
            left,
        },
        Phase::Respond {
            seat: ANNA,
            left: 3,
        },
        Phase::Mend {
            cause: Mending::Repair,
            left,
        },
        Phase::Mend {
            cause: Mending::Recovery,
            left,
        },
    ];
    let table = Scenario::<League>::opening(&Config::new(2), "rare");
    let game = table.game();
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(BEN), Viewer::Spectator] {
        let mut view = table.view(viewer);
        for phase in phases {
            view.phase = phase;
            said.push(game.prompt(&view));
            let actions = [
                Action::Take(SERVER),
                Action::Remove(SERVER),
                Action::Place(SPOT),
                Action::Respond(0),
                Action::Respond(1),
                Action::Mend(SPOT),
            ];
            said.extend(actions.iter().map(|action| game.action(&view, action)));
        }
    }
    let side = Side::Player(ANNA);
    let mut events = vec![
        Event::TookBack {
            seat: ANNA,
            cards: 1,
        },
        Event::Tapped {
            seat: ANNA,
            kind: DefenceKind::ThinProvision,
            cards: 1,
        },
        Event::Replaced {
            side,
            old: SERVER,
            new: Server::new(2),
            damage: 3,
        },
        Event::Attacked {
            seat: ANNA,
            card: Card::A_06,
            step: 0,
            colour: Colour::Red,
            power: Power {
                normal: 1,
                direct: 2,
            },
            hits: Vec::new(),
        },
        Event::Placed { side, spot: SPOT },
    ];
    for cause in [Mending::Repair, Mending::Recovery] {
        events.push(Event::Mended {
            seat: ANNA,
            spot: SPOT,
            damage: 3,
            left: 1,
            cause,
        });
        events.push(Event::MendedAll {
            seat: ANNA,
            damage: 4,
            cause,
        });
    }
    for (winners, by_damage) in [(1, false), (1, true), (2, false)] {
        events.push(Event::Won {
            winners: Seats::all(winners),
            points: 40,
            by_damage,
        });
    }
    for by in [
        league::Source::ProofOfConcept,
        league::Source::UndergroundMarket,
        league::Source::SolidStateCache,
        league::Source::CertificationAudit,
    ] {
        events.push(Event::Earned {
            seat: ANNA,
            points: 2,
            by,
        });
    }
    said.extend(events.iter().map(|event| game.event(event)));
}

static SAID: LazyLock<Vec<Phrase>> = LazyLock::new(|| {
    let mut said = Said::default();
    for config in player_counts::<League>(|config| config.with("newcomers", ["1"])) {
        said.listen::<League>(&config, 12);
    }
    let mut said = said.all;
    rare(&mut said);
    said.extend(REFUSALS.iter().map(League::refusal));
    said
});

const REFUSALS: [Illegal; 15] = [
    Illegal::Over,
    Illegal::NotYourTurn,
    Illegal::WrongStep,
    Illegal::NotInHand,
    Illegal::WrongNumber { need: 2, got: 1 },
    Illegal::NoServers,
    Illegal::NotInSupply,
    Illegal::NotYours,
    Illegal::NotEnough { need: 2, have: 1 },
    Illegal::NotADefence,
    Illegal::NotAnAttack,
    Illegal::NoSuchStep,
    Illegal::NotItsColour,
    Illegal::NotThere,
    Illegal::NothingToMend,
];

#[test]
fn every_phrase_has_a_text_in_every_language_that_uses_only_its_arguments() {
    assert_said(&FILES, &SAID);
}

#[test]
fn the_languages_have_the_same_texts_with_the_same_arguments() {
    assert_alike(&FILES);
}

#[test]
fn no_text_of_the_game_is_there_for_nothing() {
    let families = [
        "prompt", "wait", "act", "event", "no", "coach", "describe", "power", "tile", "hit",
        "spot", "card", "dummy", "read", "aid", "score",
    ];
    let unsaid = unsaid("league", &families, "league.ftl", &SAID);
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn every_card_server_colour_tile_and_switch_has_its_texts_in_every_language() {
    let key = |family: &str, id: &str| format!("league-{family}-{id}");
    let parts = |key: String, parts: &[&str]| -> Vec<String> {
        let parts = parts.iter().map(|part| format!("{key}{part}"));
        [key.clone()].into_iter().chain(parts).collect()
    };
    let defences = DefenceKind::ALL.iter().flat_map(|kind| {
        let key = key("defence", kind.slug());
        parts(key, &["-effect", "-what", "-defend"])
    });
    let attacks = Card::all()
        .filter(|card| matches!(card.face(), Face::Attack(..)))
        .flat_map(|card| parts(key("attack", card.id()), &["-what", "-defend"]));
    let servers =
        Server::all().flat_map(|server| parts(key("server", server.id()), &["-what", "-defend"]));
    let colours = Colour::ALL.map(|colour| key("colour", colour.id()));
    let tiles = Tile::ALL.map(|tile| key("tile", tile.id()));
    let switches = League::SWITCHES
        .iter()
        .flat_map(|switch| parts(key("switch", switch.id), &["-help"]));
    let game = ["title", "tagline", "minutes", "attribution"].map(|part| format!("league-{part}"));
    let keys: Vec<String> = defences
        .chain(attacks)
        .chain(servers)
        .chain(colours)
        .chain(tiles)
        .chain(switches)
        .chain(game)
        .collect();
    assert_eq!(keys.len(), 40 + 63 + 78 + 4 + 4 + 8 + 4);
    for language in &languages() {
        let messages = all_messages(language, &FILES);
        for key in &keys {
            assert_eq!(messages.get(key), Some(&Args::new()), "{language}: {key}");
        }
    }
}

/// In the last round nothing helps in later ones.
#[test]
fn the_coach_speaks_of_the_rest_of_the_game_only_while_there_is_one() {
    let mut table = Scenario::<League>::opening(&Config::new(3), "coach");
    let mut rounds = BTreeSet::new();
    while let Some(seat) = table.awaited().first() {
        let (view, menu) = (table.view(Viewer::Seat(seat)), table.menu(seat));
        let advice = table.game().coach(&view, &menu);
        let begins = |it: &Advice<Action>| it.text.key == "league-coach-begin";
        if advice.as_ref().is_some_and(begins) {
            rounds.insert(view.round);
        }
        let advised = advice.and_then(|advice| advice.means.first().copied());
        table.act(seat, advised.unwrap_or(menu[0]));
    }
    assert_eq!(rounds, BTreeSet::from([1, 2]));
}

/// What is pressed on the board finds the actions that touch it.
#[test]
fn things_on_the_board_are_named_as_the_client_knows_them() {
    let table = Scenario::<League>::opening(&Config::new(3), "things");
    let view = table.view(Viewer::Spectator);
    let things = |action| table.game().things(&view, &action);
    let attack = Card::attack(AttackKind::A05, Colour::Blue);
    let plan = |plan| things(Action::Plan(plan));
    assert_eq!(plan(Plan::Install), ["tile:install"]);
    let card = Card::defence(DefenceKind::TrojanHorse, Colour::Red);
    assert_eq!(plan(Plan::Defend(card)), ["tile:defend", "hand:d-07-red"]);
    let strong = Plan::Attack {
        card: attack,
        step: 2,
    };
    assert_eq!(plan(strong), ["tile:attack", "hand:a-05-blue-red"]);
    assert_eq!(plan(Plan::Repair(3)), ["tile:repair"]);
    let alike = [Card::A_06, Card::A_06].into_iter().collect();
    assert_eq!(things(Action::Pay(alike)), ["hand:a-06", "hand:a-06"]);
    assert_eq!(things(Action::Take(SERVER)), ["server:s-01"]);
    assert_eq!(things(Action::Mend(SPOT)), ["spot:s-01:1", "server:s-01"]);
    assert_eq!(things(Action::Strike(Colour::Green)), ["colour:green"]);
    assert_eq!(things(Action::Respond(1)), ["respond:1"]);
}

/// A payment without choice is part of the plan, and told beforehand.
#[test]
fn a_plan_that_takes_all_cards_says_so() {
    let mut table = Scenario::<League>::opening(&Config::new(3), "takes");
    while !table.menu(Seat(0)).contains(&Action::Plan(Plan::Repair(1))) {
        let seat = table.awaited().first().unwrap();
        let action = table.menu(seat)[0];
        table.act(seat, action);
    }
    let view = table.view(Viewer::Seat(Seat(0)));
    let hand = view.players[0].hand.known();
    let takes = |plan| table.game().takes(&view, &Action::Plan(plan));
    assert_eq!(hand.len(), 8);
    assert_eq!(takes(Plan::Repair(7)), [""; 0]);
    assert_eq!(takes(Plan::Repair(8)).len(), 8);
}
