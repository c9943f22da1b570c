//! Every phrase that the game can say exists in every language with exactly its arguments.

use std::sync::LazyLock;

use laws::texts::{Args, Said, all_messages, assert_alike, assert_said, languages, unsaid};
use laws::{Scenario, player_counts};
use placement::board::{Cost, Piece, Site, Space, Tokens};
use placement::cards::{Attack, EventCard, Security, Vulnerability};
use placement::state::{CoAttack, Phase, Plan, Target, Victory};
use placement::{Action, Bill, Event, Face, Goods, Illegal, Manner, Offer, Placement, Price};
use tabletop::cards::Kind;
use tabletop::{Config, Game, Line, Phrase, Seat, Viewer, Words};

/// The texts of the game, of its cards and of all tables.
const FILES: [&str; 3] = ["placement.ftl", "placement-cards.ftl", "table.ftl"];

const ANNA: Seat = Seat(0);
const A1: Piece = Piece::new(ANNA, 0);
const B1: Piece = Piece::new(Seat(1), 0);
const SITE: Site = Site::Company;
const POINTS: Goods = Goods {
    points: 2,
    ..Goods::NOTHING
};

/// Moments that random games seldom come to.
fn rare(said: &mut Vec<Phrase>) {
    let target = Target {
        card: Attack::Phobos,
        attacker: A1,
        site: SITE,
    };
    let phases = [
        Phase::Return { attacker: A1 },
        Phase::Destroy { site: SITE },
        Phase::Surrender {
            seat: ANNA,
            chosen: Default::default(),
        },
        Phase::Proposed(CoAttack {
            target,
            partner: B1,
            paid: Tokens::NONE,
            short: Cost::new(1, 1),
        }),
        Phase::Plan(Plan::Manner { target }),
        Phase::Plan(Plan::EventWith {
            card: EventCard::DarkWeb2,
            attacker: A1,
        }),
    ];
    let table = Scenario::<Placement>::opening(&Config::new(3), "rare");
    let game = table.game();
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let mut view = table.view(viewer);
        view.turn = ANNA;
        for phase in phases {
            view.phase = phase;
            said.push(game.prompt(&view));
            let manners = [
                Manner::Alone,
                Manner::Extra,
                Manner::Spoofed,
                Manner::Joint(A1),
                Manner::Together(B1),
            ];
            let mut actions = manners.map(Action::By).to_vec();
            actions.extend([Action::Yes, Action::No, Action::Pay(Tokens([1, 0, 2, 0]))]);
            said.extend(actions.iter().map(|action| game.action(&view, action)));
        }
        for crew in &mut view.crews {
            crew.points = 15;
        }
        for by in [
            Victory::Points,
            Victory::LastStanding,
            Victory::LastArrest,
            Victory::Rounds,
        ] {
            view.phase = Phase::Over { winner: ANNA, by };
            said.extend(game.verdict(&view));
            said.push(game.event(&Event::Won {
                seat: ANNA,
                points: 15,
                by,
            }));
        }
        view.phase = Phase::Act;
        view.crews[0].attackers[0].space = Space::In(SITE, 3);
        said.push(game.action(&view, &Action::Move(A1)));
        view.crews[0].attackers[0].space = Space::Gone;
        said.push(game.action(&view, &Action::With(A1)));
        said.push(game.action(
            &view,
            &Action::Offer(Offer::new(ANNA, Goods::NOTHING, POINTS)),
        ));
        let offer = Offer {
            promise: Line::of("No more scans").expect("it is short"),
            ..Offer::new(Seat(1), Goods::NOTHING, POINTS)
        };
        said.push(game.action(&view, &Action::Offer(offer)));
        let (by, stands) = (ANNA, false);
        view.phase = Phase::Offered { by, offer, stands };
        said.push(game.prompt(&view));
        let (seat, with) = (by, offer.to);
        said.push(game.event(&Event::Offered { seat, offer }));
        said.push(game.event(&Event::Traded { seat, with, offer }));
        view.rounds = None;
        said.extend(game.describe(&view));
    }
    let printed = Cost { own: 2, other: 1 };
    let shared = Price {
        site: SITE,
        bill: Bill {
            printed,
            more: Cost::FREE,
            less: Cost::FREE,
            total: printed,
        },
        extra: Cost::FREE,
        shared: true,
    };
    let events = [
        Event::Paid {
            seat: ANNA,
            tokens: Tokens([2, 1, 0, 0]),
            price: Some(shared),
        },
        Event::Destroyed { site: SITE },
        Event::Surrendered { attacker: A1 },
        Event::Fetched {
            seat: ANNA,
            card: Face::Up(Attack::Snake),
        },
        Event::Moved {
            seat: ANNA,
            attacker: A1,
            from: Space::Start,
            to: Space::In(SITE, 2),
            why: placement::Moving::Backdoor,
        },
        Event::Attacked {
            seat: ANNA,
            card: Attack::ManInTheMiddle,
            attacker: A1,
            site: SITE,
            manner: Manner::Spoofed,
        },
        Event::Attacked {
            seat: ANNA,
            card: Attack::Phobos,
            attacker: A1,
            site: SITE,
            manner: Manner::Together(B1),
        },
        Event::Attacked {
            seat: ANNA,
            card: Attack::Phobos,
            attacker: A1,
            site: SITE,
            manner: Manner::Joint(A1),
        },
        Event::Proposed {
            seat: ANNA,
            card: Attack::Phobos,
            attacker: A1,
            partner: B1,
            site: SITE,
        },
        Event::RoundsEnded { rounds: 40 },
    ];
    said.extend(events.iter().map(|event| game.event(event)));
}

static SAID: LazyLock<Vec<Phrase>> = LazyLock::new(|| {
    let mut said = Said::default();
    for config in player_counts::<Placement>(|config| config) {
        said.listen::<Placement>(&config, 8);
    }
    let mut said = said.all;
    rare(&mut said);
    said.extend(REFUSALS.iter().map(Placement::refusal));
    said
});

const REFUSALS: [Illegal; 44] = [
    Illegal::Over,
    Illegal::NotYourTurn,
    Illegal::WrongStep,
    Illegal::NotInHand,
    Illegal::NotYours,
    Illegal::Arrested,
    Illegal::Acted,
    Illegal::Deepest,
    Illegal::OnStartSpace,
    Illegal::NotOnStartSpace,
    Illegal::Barred { site: SITE },
    Illegal::AllBarred,
    Illegal::NotEnoughTokens {
        site: SITE,
        need: Cost::new(2, 1),
        have: Cost::new(0, 0),
    },
    Illegal::NotEnoughTokens {
        site: SITE,
        need: Cost::new(2, 1),
        have: Cost::new(1, 0),
    },
    Illegal::NotEnoughAnywhere,
    Illegal::NeedsStartSpace,
    Illegal::NeedsLevel { level: 1 },
    Illegal::NeedsHeart { site: SITE },
    Illegal::NoStandingAttacker,
    Illegal::WrongTarget,
    Illegal::WrongPayment,
    Illegal::WrongManner,
    Illegal::FirstGame,
    Illegal::NotCoOp,
    Illegal::NotSameSpace,
    Illegal::CanPayAlone,
    Illegal::PartnerCannotPay,
    Illegal::NoOffersLeft,
    Illegal::EventGained,
    Illegal::NoEventsLeft,
    Illegal::EventTooDear { have: 2 },
    Illegal::EventTooDearOfOne { have: 2 },
    Illegal::LeadTooSmall { lead: 4 },
    Illegal::AlreadyYours,
    Illegal::NothingToSwap,
    Illegal::NothingToGain,
    Illegal::NotInDeck,
    Illegal::NoSuchPlayer,
    Illegal::OutOfGame { seat: ANNA },
    Illegal::EmptyOffer,
    Illegal::YouLack,
    Illegal::TheyLack,
    Illegal::NotDeepest,
    Illegal::Claimed { site: SITE },
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
        "prompt",
        "wait",
        "act",
        "event-log",
        "no",
        "coach",
        "describe",
        "verdict",
        "space",
        "attacker",
        "cost",
        "flaw",
        "die",
        "tokens",
        "points",
        "read",
        "aid",
        "score",
        "form",
    ];
    let unsaid = unsaid("placement", &families, "placement.ftl", &SAID);
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn every_card_site_and_switch_has_its_name_in_every_language() {
    let key = |family: &str, id: &str| format!("placement-{family}-{id}");
    let attacks = Attack::ALL.iter().map(|card| key("attack", card.id()));
    let securities = Security::ALL.iter().map(|card| key("security", card.id()));
    let weaknesses = Vulnerability::ALL
        .iter()
        .map(|card| key("vulnerability", card.id()));
    let events = EventCard::ALL.iter().map(|card| key("event", card.id()));
    let sites = Site::ALL.map(|site| key("site", site.id()));
    let colours = Site::ALL.map(|site| key("colour", site.colour()));
    let switches = Placement::SWITCHES.iter().flat_map(|switch| {
        ["", "-help"].map(|part| format!("placement-switch-{}{part}", switch.id))
    });
    let keys: Vec<String> = attacks
        .chain(securities)
        .chain(weaknesses)
        .chain(events)
        .chain(sites)
        .chain(colours)
        .chain(switches)
        .collect();
    for language in &languages() {
        let messages = all_messages(language, &FILES);
        for key in &keys {
            assert_eq!(messages.get(key), Some(&Args::new()), "{language}: {key}");
        }
    }
}

/// What is pressed on the board finds the actions that touch it.
#[test]
fn things_on_the_board_are_named_as_the_client_knows_them() {
    let table = Scenario::<Placement>::opening(&Config::new(3), "things");
    let view = table.view(Viewer::Seat(
        table.awaited().first().expect("someone begins"),
    ));
    let things = |action| table.game().things(&view, &action);
    assert_eq!(things(Action::Roll), ["dice"]);
    assert_eq!(things(Action::Take(SITE)), ["stock:company"]);
    assert_eq!(things(Action::Play(Attack::PortScan)), ["hand:port-scan"]);
    assert_eq!(things(Action::Use(EventCard::ZeroDay)), ["event:zero-day"]);
    assert_eq!(things(Action::Retreat(B1)), ["attacker:1:0", "start"]);
    assert_eq!(things(Action::Against(Seat(2))), ["seat:2"]);
}
