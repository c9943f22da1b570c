//! The debrief of every kept record: it can be said in every language, and its figures hold together.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use catalog::Review;
use catalog::debrief::{Debrief, ScreenKind, account, debrief};
use laws::texts::{Speech, languages};
use serde_json::json;
use tabletop::{Arg, Fate, Phrase};

/// Real games of every kind and number of players.
fn records() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = fs::read_dir(folder).expect("the records are there");
    let paths = files.map(|file| file.expect("the folder can be read").path());
    let mut records: Vec<(String, String)> = paths
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a record can be read");
            (path.display().to_string(), text)
        })
        .collect();
    records.sort();
    records
}

fn debriefs() -> Vec<(String, Debrief)> {
    let all = records().into_iter();
    all.map(|(name, record)| {
        let made = debrief(&record).unwrap_or_else(|why| panic!("{name}: {why}"));
        (name, made)
    })
    .collect()
}

/// A game of this name, with attacks that got through and that were stopped.
fn of(game: &str) -> Debrief {
    let (_, made) = debriefs()
        .into_iter()
        .rfind(|(name, _)| name.contains(game))
        .expect("there is a record of it");
    made
}

/// Everything that is said of it.
fn phrases(debrief: &Debrief) -> Vec<&Phrase> {
    let screens = debrief.screens.iter();
    let said = screens.flat_map(|screen| {
        let lines = screen.lines.iter().map(|line| &line.text);
        [&screen.title].into_iter().chain(lines)
    });
    let layers = debrief.layers.iter().flat_map(|layer| {
        let cells = layer.techniques.iter().map(|cell| &cell.comment);
        let legend = layer.legend.iter().map(|legend| &legend.label);
        [&layer.name, &layer.description]
            .into_iter()
            .chain(cells)
            .chain(legend)
    });
    said.chain(layers).collect()
}

#[test]
fn every_debrief_can_be_said_in_every_language() {
    let debriefs = debriefs();
    for language in languages() {
        let files: Vec<String> = laws::texts::files(&language);
        let speech = Speech::of(&language, &files);
        for (name, debrief) in &debriefs {
            for phrase in phrases(debrief) {
                if let Err(why) = speech.say(phrase) {
                    panic!("{name}, {language}: {why}");
                }
            }
        }
    }
}

#[test]
fn every_debrief_asks_four_to_six_questions() {
    for (name, debrief) in debriefs() {
        let count = debrief.questions.len();
        assert!((4..=6).contains(&count), "{name}: {count}");
        let asked: BTreeSet<String> = (debrief.questions.iter())
            .map(|question| format!("{:?}", question.ask))
            .collect();
        assert_eq!(asked.len(), count, "{name}: one is asked twice");
    }
}

#[test]
fn whatever_leads_to_a_replay_leads_to_a_step_of_it() {
    for (name, debrief) in debriefs() {
        let lines = debrief.screens.iter().flat_map(|screen| &screen.lines);
        for line in lines {
            let last = debrief.tables[line.table].steps;
            assert!(line.step.is_none_or(|step| step <= last), "{name}");
        }
    }
}

#[test]
fn every_technique_of_a_card_is_known_to_attack() {
    for (name, debrief) in debriefs() {
        for attempt in &debrief.attempts {
            let Some(technique) = &attempt.technique else {
                continue;
            };
            let known = !attempt.lore.tactics.is_empty();
            assert_eq!(known, technique.today.is_some(), "{name}: {technique:?}");
        }
    }
}

#[test]
fn attacks_are_counted_once_each() {
    for (name, debrief) in debriefs() {
        let happened = debrief.tables[0].incidents.iter();
        let through = happened.filter(|it| it.incident.fate == Fate::Through);
        let counted: usize = debrief.attempts.iter().map(|it| it.through.len()).sum();
        assert_eq!(through.count(), counted, "{name}");
    }
}

#[test]
fn games_of_attack_and_defence_tell_of_both_and_ports_of_neither() {
    for game in [
        "placement-4",
        "league-4",
        "frontline-2",
        "cyberwar-red-blue",
    ] {
        let debrief = of(game);
        let fate = |fate| {
            let mut incidents = debrief.tables[0].incidents.iter();
            incidents.any(|it| it.incident.fate == fate)
        };
        assert!(fate(Fate::Through), "{game}");
        let kinds: Vec<ScreenKind> = debrief.screens.iter().map(|screen| screen.kind).collect();
        for kind in [
            ScreenKind::Result,
            ScreenKind::Through,
            ScreenKind::Matrix,
            ScreenKind::Question,
            ScreenKind::Card,
        ] {
            assert!(kinds.contains(&kind), "{game}: {kind:?}");
        }
    }
    let ports = of("ports-4");
    assert!(ports.attempts.is_empty() && ports.layers.is_empty());
}

#[test]
fn several_tables_add_up() {
    let records = records();
    let of = |name: &str| {
        let found = records.iter().find(|(file, _)| file.contains(name));
        account(&found.expect("there is such a record").1, None).expect("it plays")
    };
    let (one, other) = (of("frontline-2.rules-2"), of("league-3.rules-2"));
    let both = Debrief::of(&[one.clone(), other.clone()]);
    let times = |debrief: &Debrief| -> usize {
        debrief.attempts.iter().map(|attempt| attempt.times()).sum()
    };
    assert_eq!(
        times(&both),
        times(&Debrief::of(&[one])) + times(&Debrief::of(&[other]))
    );
    assert_eq!(both.people.len(), 5);
    assert!(both.people.iter().any(|person| person.table == 1));
}

/// A review that blames these decisions, by their steps, for what they cost.
fn blaming(costs: &[(usize, f32)]) -> Review {
    let decision = |&(step, lost): &(usize, f32)| {
        json!({
            "step": step, "seat": 1, "by": "person", "did": { "key": "debrief-title" },
            "chance": 20.0, "games": 10, "lost": lost, "why": [],
            "better": { "text": { "key": "debrief-hard" }, "chance": 20.0 + lost }
        })
    };
    let decisions: Vec<_> = costs.iter().map(decision).collect();
    let turning: Vec<usize> = (0..costs.len()).collect();
    let review = json!({
        "players": [], "moments": [], "decisions": decisions, "turning": turning
    });
    serde_json::from_value(review).expect("a review can be read")
}

#[test]
fn turning_points_come_from_a_review_that_names_some() {
    let records = records();
    let (_, record) = records.iter().find(|it| it.0.contains("league-3")).unwrap();
    let plain = account(record, None).expect("it plays");
    let steps = |review: &Review| {
        let account = account(record, Some(review)).expect("it plays");
        let steps: Vec<usize> = account.turns.iter().map(|turn| turn.step).collect();
        (account, steps)
    };
    let (unblamed, _) = steps(&blaming(&[]));
    assert_eq!(unblamed.turns, plain.turns, "else from how it stood");
    let costs = [(4, 9.0), (9, 30.0), (12, 8.0), (20, 11.0)];
    let (account, steps) = steps(&blaming(&costs));
    assert_eq!(
        steps,
        [5, 10, 21],
        "those that cost most, when they were made"
    );
    let debrief = Debrief::of(&[account]);
    let turns = debrief.screens.iter();
    let turns = turns.filter(|it| it.kind == ScreenKind::Turns);
    let said: Vec<&str> = turns
        .flat_map(|it| it.lines.iter().map(|line| line.text.key.as_ref()))
        .collect();
    assert_eq!(said, ["debrief-turn-cost"; 3]);
    let asked = debrief.questions.iter();
    let asked: Vec<_> = asked
        .filter(|it| it.ask.key == "debrief-ask-cost")
        .map(|it| it.step)
        .collect();
    assert_eq!(asked, [Some(10)], "the one that cost most");
    for language in languages() {
        let speech = Speech::of(&language, &laws::texts::files(&language));
        for phrase in phrases(&debrief) {
            speech.say(phrase).expect("it can be said");
        }
    }
}

/// Everybody who has won is named first; of a game that was ended early, who was ahead.
#[test]
fn the_first_screen_names_who_has_won() {
    for (name, debrief) in debriefs() {
        let result = &debrief.tables[0].result;
        let first = &debrief.screens[0].lines[0].text;
        let expected = match (result.over, result.winners.is_empty()) {
            (true, false) => "ending-won",
            (true, true) => "ending-lost",
            (false, _) => "debrief-not-over",
        };
        assert_eq!(first.key, expected, "{name}");
        if first.key == "ending-won" {
            let winners = result.winners.iter().copied().map(Arg::Seat).collect();
            let named = ("players".into(), Arg::List(winners));
            assert!(first.args.contains(&named), "{name}");
        }
    }
}

/// Whoever reads who has won reads on with how far the others came, best first.
#[test]
fn the_first_screen_ranks_everybody() {
    let mut ranked = 0;
    for (name, debrief) in debriefs() {
        let result = &debrief.tables[0].result;
        let lines = debrief.screens[0].lines.iter().map(|line| &line.text);
        let scores = lines.filter(|text| text.key == "debrief-score");
        let seats: Vec<usize> = scores
            .flat_map(|text| text.args.iter())
            .filter_map(|(_, arg)| match arg {
                Arg::Seat(seat) => Some(seat.index()),
                Arg::Number(_) | Arg::Text(_) | Arg::Phrase(_) | Arg::List(_) => None,
            })
            .collect();
        let everybody: BTreeSet<usize> = (0..result.scores.len()).collect();
        assert_eq!(
            seats.iter().copied().collect::<BTreeSet<_>>(),
            everybody,
            "{name}"
        );
        let winners = result.winners.iter().map(|seat| seat.index());
        let (first, _) = seats.split_at(result.winners.len());
        assert_eq!(
            first.iter().copied().collect::<BTreeSet<_>>(),
            winners.collect(),
            "{name}"
        );
        let points = |seat: &usize| {
            let says = &result.scores[*seat];
            says.args.iter().find_map(|(_, arg)| match arg {
                Arg::Number(points) if says.key == "standing-points" => Some(*points),
                Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) | Arg::Phrase(_) | Arg::List(_) => {
                    None
                }
            })
        };
        let others: Option<Vec<i32>> = seats[first.len()..].iter().map(points).collect();
        if let Some(others) = others {
            assert!(others.is_sorted_by(|a, b| a >= b), "{name}: {others:?}");
            ranked += usize::from(others.len() > 1);
        }
    }
    assert!(ranked > 3, "some had others to rank: {ranked}");
}

/// What the ATT&CK Navigator asks of a layer of format 4.5.
#[test]
fn a_layer_is_as_the_navigator_reads_it() {
    for (name, debrief) in debriefs() {
        for layer in &debrief.layers {
            let file = layer.said(|phrase| phrase.key.to_string());
            assert_eq!(file["versions"]["layer"], "4.5", "{name}");
            assert_eq!(file["versions"]["attack"], "18", "{name}");
            assert_eq!(file["domain"], "enterprise-attack", "{name}");
            for text in ["name", "description"] {
                assert!(file[text].is_string(), "{name}: {text}");
            }
            let cells = file["techniques"].as_array().expect("a list");
            assert!(!cells.is_empty(), "{name}");
            let mut ids = BTreeMap::new();
            for cell in cells {
                let id = cell["techniqueID"].as_str().expect("a text");
                let digits = id.strip_prefix('T').expect("an id").replace('.', "");
                assert!([4, 7].contains(&digits.len()), "{name}: {id}");
                assert!(digits.chars().all(|it| it.is_ascii_digit()), "{name}: {id}");
                assert!(cell["score"].as_u64().is_some_and(|score| score > 0));
                assert!(cell["comment"].is_string());
                assert!(ids.insert(id, ()).is_none(), "{name}: {id} is there twice");
            }
            let fields = file.as_object().expect("an object").keys();
            let known = [
                "name",
                "versions",
                "domain",
                "description",
                "techniques",
                "gradient",
                "legendItems",
            ];
            for field in fields {
                assert!(known.contains(&field.as_str()), "{name}: {field}");
            }
        }
    }
}

#[test]
fn the_layers_are_of_everybody_and_of_each_who_met_something() {
    let debrief = of("frontline-2");
    let seats: Vec<Option<u8>> = (debrief.layers.iter())
        .map(|layer| layer.seat.map(|seat| seat.0))
        .collect();
    assert_eq!(seats, [None, Some(0), Some(1)]);
}

/// What STIX 2.1 asks of a bundle; the library of OASIS reads some in the slow tests.
#[test]
fn a_bundle_says_in_stix_what_the_layer_of_everybody_says() {
    for (name, debrief) in debriefs() {
        let everybody = debrief.layers.iter().find(|layer| layer.seat.is_none());
        let Some(bundle) = &debrief.stix else {
            assert!(everybody.is_none(), "{name}");
            continue;
        };
        let file = bundle.said("2026-01-02T03:04:05.678Z", |phrase| phrase.key.to_string());
        let objects = file["objects"].as_array().expect("a list");
        let ids: BTreeSet<&str> = objects
            .iter()
            .map(|it| it["id"].as_str().unwrap())
            .collect();
        assert_eq!(ids.len(), objects.len(), "{name}: an id is there twice");
        for object in objects {
            let id = object["id"].as_str().unwrap();
            let kind = object["type"].as_str().unwrap();
            assert!(id.starts_with(&format!("{kind}--")), "{name}: {id}");
            assert_eq!(object["spec_version"], "2.1");
            assert_eq!(object["created"], object["modified"]);
            for field in [
                "created_by_ref",
                "source_ref",
                "target_ref",
                "sighting_of_ref",
            ] {
                let known = object[field].as_str().is_none_or(|id| ids.contains(id));
                assert!(known, "{name}: {field} of {id}");
            }
        }
        let seen: u64 = objects.iter().filter_map(|it| it["count"].as_u64()).sum();
        let layer = everybody.expect("there is a layer too");
        let met: usize = layer.techniques.iter().map(|cell| cell.score).sum();
        assert_eq!(seen, met as u64, "{name}");
        let patterns = objects.iter().filter(|it| it["type"] == "attack-pattern");
        assert_eq!(patterns.count(), layer.techniques.len(), "{name}");
    }
}

/// Of several tables what was hard is told by cards: a class has too many people for one screen.
#[test]
fn what_was_hard_for_many_fits_a_screen() {
    let records = records();
    let accounts: Vec<_> = (records.iter())
        .filter(|(name, _)| name.contains("frontline") || name.contains("league"))
        .map(|(_, record)| account(record, None).expect("it plays"))
        .collect();
    let debrief = Debrief::of(&accounts);
    assert!(!debrief.misjudged.is_empty());
    let mut times = debrief.misjudged.iter().map(|it| it.times);
    assert!(times.clone().is_sorted_by(|a, b| a >= b) && times.all(|it| it > 0));
    let hard = debrief.screens.iter();
    let hard: Vec<_> = hard.filter(|it| it.kind == ScreenKind::Hard).collect();
    assert_eq!(hard.len(), 1);
    assert!(hard[0].lines.len() <= 5, "{}", hard[0].lines.len());
}
