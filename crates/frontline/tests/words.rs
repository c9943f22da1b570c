//! Every phrase that the game can say exists in every language with exactly its arguments.

use std::sync::LazyLock;

use frontline::cards::{ActionCard, EventCard, Mitigation, Plan, Stage, Technique};
use frontline::state::{Phase, SetWon, Slot, Victory};
use frontline::{Action, Cards, Event, Face, FrontLine, Illegal, Place};
use laws::Scenario;
use laws::texts::{Args, Said, all_messages, assert_alike, assert_said, languages, unsaid};
use tabletop::cards::Kind;
use tabletop::{Config, Game, Phrase, Seat, Seats, Viewer, Words};

const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// The texts of the game, of its cards and of all tables.
const FILES: [&str; 3] = ["frontline.ftl", "frontline-cards.ftl", "table.ftl"];

/// Moments that random games seldom come to.
fn rare(said: &mut Vec<Phrase>) {
    let table = Scenario::<FrontLine>::opening(&Config::new(2), "rare");
    let game = table.game();
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(BEN), Viewer::Spectator] {
        let mut view = table.view(viewer);
        let places = [
            Place::Hidden,
            Place::Down {
                card: Mitigation::M1016,
                known: true,
            },
            Place::Up {
                card: Mitigation::M1017,
                nullified: true,
            },
            Place::Empty,
            Place::Empty,
        ];
        view.sides[0].zone = places;
        view.sides[1].zone = places;
        said.extend(game.describe(&view));
        view.sides[0].techniques = Cards::Open {
            cards: vec![Technique::T1566; 2],
        };
        let phases = [
            Phase::Reorganise { seat: ANNA },
            Phase::Order { seat: BEN },
            Phase::Opening {
                ready: Seats::one(ANNA),
            },
            Phase::Plan,
            Phase::Recon {
                seat: ANNA,
                left: 2,
            },
            Phase::Nullify {
                seat: ANNA,
                technique: Technique::T1566,
                need: 2,
            },
            Phase::Harden {
                seat: ANNA,
                left: 0,
            },
        ];
        for phase in phases {
            view.phase = phase;
            let actions = [
                Action::Scout(Slot(0)),
                Action::Scout(Slot(1)),
                Action::TurnDown(Slot(2)),
                Action::Trash(Slot(2)),
                Action::TurnUp(Slot(1)),
                Action::GoFirst,
                Action::GoSecond,
                Action::Plan(Plan::NOTHING),
                Action::Done,
            ];
            said.push(game.prompt(&view));
            said.extend(actions.iter().map(|action| game.action(&view, action)));
            if !matches!(phase, Phase::Opening { .. }) {
                for menu in [&actions[..], &[Action::Nullify, Action::GiveUp]] {
                    said.extend(game.coach(&view, menu).map(|it| it.text));
                }
            }
        }
        let victories = [
            Victory::Objective,
            Victory::Further,
            Victory::Funds,
            Victory::Second,
        ];
        for by in victories {
            view.phase = Phase::Over { winner: ANNA };
            view.past = vec![SetWon {
                winner: ANNA,
                by,
                turn: 20,
                first: ANNA,
            }];
            said.extend(game.verdict(&view));
            said.push(game.event(&Event::SetWon {
                seat: ANNA,
                set: 1,
                by,
            }));
        }
    }
    let events = [
        Event::Reshuffled { cards: 5 },
        Event::TurnsEnded { turns: 20 },
        Event::TurnedDown {
            seat: ANNA,
            slot: Slot(0),
            card: Mitigation::M1016,
        },
        Event::TakenDown {
            seat: ANNA,
            card: Technique::T1102,
            stage: Stage::Control,
        },
        Event::Gained {
            seat: ANNA,
            technique: None,
            defence: Some(Face::Down),
        },
    ];
    said.extend(events.iter().map(|event| game.event(event)));
}

const REFUSALS: [Illegal; 20] = [
    Illegal::Over,
    Illegal::NotYourTurn,
    Illegal::WrongStep,
    Illegal::NoSuchPlan,
    Illegal::TooManyCards { most: 3 },
    Illegal::CeaseFire,
    Illegal::FirstTurn,
    Illegal::NotFaceDown,
    Illegal::NotFaceUp,
    Illegal::NotLookedAt,
    Illegal::NotInHand,
    Illegal::WrongStage {
        next: Stage::Deliver,
    },
    Illegal::NotEnoughFunds { need: 4, have: 2 },
    Illegal::NotInPile,
    Illegal::NoMorePurchases,
    Illegal::ZoneFull,
    Illegal::RoomLeft,
    Illegal::NothingToSet,
    Illegal::NoSuchSlot,
    Illegal::NotEnoughCopies { need: 2, have: 1 },
];

static SAID: LazyLock<Vec<Phrase>> = LazyLock::new(|| {
    let mut said = Said::default();
    said.listen::<FrontLine>(&Config::new(2), 12);
    said.listen::<FrontLine>(&Config::new(2).with("secret-plans", true), 6);
    let mut said = said.all;
    rare(&mut said);
    said.extend(REFUSALS.iter().map(FrontLine::refusal));
    said
});

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
        "prompt", "wait", "watch", "act", "log", "no", "coach", "describe", "verdict", "place",
        "planned", "copies", "an", "a-", "read", "aid", "score", "sure",
    ];
    let unsaid = unsaid("frontline", &families, "frontline.ftl", &SAID);
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn every_card_stage_and_switch_has_its_texts_in_every_language() {
    let mut keys: Vec<String> = Vec::new();
    let mut add = |family: &str, id: &str, parts: &[&str]| {
        keys.extend(
            parts
                .iter()
                .map(|part| format!("frontline-{family}-{id}{part}")),
        );
    };
    for card in Technique::ALL {
        add("technique", card.id(), &["", "-what", "-defend"]);
    }
    for card in Mitigation::ALL {
        add("mitigation", card.id(), &["", "-what", "-limits"]);
    }
    for card in EventCard::ALL {
        add("event", card.id(), &["", "-effect", "-what", "-defend"]);
    }
    for stage in Stage::ALL {
        add("stage", stage.id(), &[""]);
    }
    for card in ActionCard::ALL {
        add("plan", card.id(), &[""]);
    }
    for switch in FrontLine::SWITCHES {
        add("switch", switch.id, &["", "-help"]);
    }
    for language in &languages() {
        let messages = all_messages(language, &FILES);
        for key in &keys {
            let args = messages.get(key);
            // The one effect that names cards.
            if key == "frontline-event-zero-day-effect" {
                assert_eq!(args, Some(&Args::from(["cards".to_owned()])), "{language}");
            } else {
                assert_eq!(args, Some(&Args::new()), "{language}: {key}");
            }
        }
    }
}

/// What is pressed on the board finds the actions that touch it.
#[test]
fn what_can_be_planned_bought_or_set_can_be_read_about() {
    let mut asked = 0;
    let mut table = Scenario::<FrontLine>::opening(&Config::new(2), "pages");
    for _ in 0..40 {
        let Some(seat) = table.awaited().first() else {
            break;
        };
        let (view, menu) = (table.view(Viewer::Seat(seat)), table.menu(seat));
        let pages = table.game().pages(&view);
        let is_read = |thing: &String| pages.iter().any(|page| page.things.contains(thing));
        for action in &menu {
            if let Action::Plan(_) | Action::Buy(_) | Action::Set(_) = action {
                let mut things = table.game().things(&view, action);
                // Where a card is put is a place, and no card.
                things.retain(|thing| !thing.starts_with("slot:"));
                assert!(things.iter().all(is_read), "{things:?}");
                asked += 1;
            }
        }
        table.act(seat, menu[menu.len() - 1]);
    }
    assert!(asked > 30, "{asked}");
}

#[test]
fn things_on_the_board_are_named_as_the_client_knows_them() {
    let table = Scenario::<FrontLine>::opening(&Config::new(2), "things");
    let view = table.view(Viewer::Seat(BEN));
    let things = |action| table.game().things(&view, &action);
    assert_eq!(things(Action::Buy(Mitigation::M1016)), ["pile:m1016"]);
    assert_eq!(
        things(Action::Set(Mitigation::M1049)),
        ["defence:m1049", "slot:1:0"]
    );
    assert_eq!(things(Action::Scout(Slot(3))), ["slot:0:3"]);
    assert_eq!(things(Action::TurnUp(Slot(3))), ["slot:1:3"]);
    assert_eq!(
        things(Action::Place(Technique::T1059)),
        ["technique:t1059", "stage:1:exploit"]
    );
    assert_eq!(things(Action::Weaponise(Technique::T1059)), ["look:t1059"]);
    let plan = Plan {
        recon: 2,
        attack: 1,
        ..Plan::NOTHING
    };
    assert_eq!(
        things(Action::Plan(plan)),
        ["plan:recon", "plan:recon", "plan:attack"]
    );
}
