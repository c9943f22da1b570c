//! What the sentences of the log say adds up, from nothing but their own numbers.

use std::collections::BTreeMap;

use laws::Scenario;
use laws::texts::{Speech, assert_checked, flat, items, logs, number, player};
use league::{Event, League, Mind};
use tabletop::{Chance, Config, Phrase, Seat, Seed, Viewer, Words};

const GAMES: u64 = 80;

/// At every table there is.
fn all_logs() -> Vec<Vec<Phrase>> {
    let tables = situations::tables::<League>();
    let logs = tables.iter().flat_map(|table| logs::<League>(table, GAMES));
    logs.collect()
}

/// The normal and the direct damage of an attack, which is what the card says and what is added.
fn strength(attacked: &Phrase) -> (i32, i32) {
    let [power] = items(attacked, "power")[..] else {
        panic!("{attacked:?} says no strength");
    };
    if power.key != "league-power-made" {
        return plain(power);
    }
    let whole = plain(items(power, "power")[0]);
    let (mut normal, mut direct) = plain(items(power, "printed")[0]);
    for added in items(power, "added") {
        match added.key.as_ref() {
            "league-added-normal" => normal += number(added, "more"),
            "league-added-direct" => direct += number(added, "more"),
            other => panic!("{other} adds nothing"),
        }
    }
    assert_eq!((normal, direct), whole, "{attacked:?}");
    whole
}

fn plain(power: &Phrase) -> (i32, i32) {
    match power.key.as_ref() {
        "league-power-normal" => (number(power, "normal"), 0),
        "league-power-direct" => (0, number(power, "direct")),
        "league-power" => (number(power, "normal"), number(power, "direct")),
        other => panic!("{other} is no strength"),
    }
}

/// What each hit comes to: the damage that is past the defence, the room for it, and what was placed.
fn each_hit(phrase: &Phrase, (normal, direct): (i32, i32), heard: &mut impl FnMut(i32, i32, i32)) {
    flat(phrase, &mut |hit| {
        if hit.key == "league-hit" {
            let [defence, damage, room, placed] =
                ["defence", "damage", "room", "placed"].map(|name| number(hit, name));
            assert_eq!(damage, (normal - defence).max(0) + direct, "{phrase:?}");
            assert_eq!(placed, damage.min(room), "{phrase:?}");
            heard(damage, room, placed);
        }
    });
}

#[test]
fn strength_less_defence_as_far_as_there_is_room_is_the_damage() {
    let (mut hits, mut without_room, mut added) = (0, 0, 0);
    for phrase in all_logs().iter().flatten() {
        if !["league-event-attacked", "league-event-missed"].contains(&phrase.key.as_ref()) {
            continue;
        }
        let strength = strength(phrase);
        added += i32::from(items(phrase, "power")[0].key == "league-power-made");
        each_hit(phrase, strength, &mut |damage, room, _| {
            hits += 1;
            without_room += i32::from(room < damage);
        });
    }
    assert!(hits > 1000, "{hits} hits");
    assert!(without_room > 10, "{without_room} without room");
    assert!(added > 10, "{added} with something added");
}

#[test]
fn an_attack_that_hits_nobody_speaks_of_opponents_as_the_attacker_may_have_such_a_vulnerability() {
    let opponents = [
        ("en", "No opponent has"),
        ("ja", "相手はいません"),
        ("zh-TW", "對手"),
    ];
    let speeches = opponents.map(|(language, word)| {
        let files = ["league.ftl", "league-cards.ftl", "table.ftl"];
        (Speech::of(language, &files), word)
    });
    let (mut missed, mut own) = (0, 0);
    for nth in 0..GAMES {
        let mut dice = Chance::stream(Seed([7; 32]), nth);
        let mut table = Scenario::<League>::opening(&Config::new(2), &nth.to_string());
        while let Some(seat) = table.awaited().first() {
            let menu = table.menu(seat);
            table.act(seat, *dice.pick(&menu));
            let view = table.view(Viewer::Spectator);
            for event in table.events(Viewer::Spectator) {
                let Event::Attacked {
                    seat, colour, hits, ..
                } = &event
                else {
                    continue;
                };
                if !hits.is_empty() {
                    continue;
                }
                missed += 1;
                let servers = &view.players[seat.index()].servers;
                own += i32::from(servers.iter().any(|it| it.server.mask(*colour) != 0));
                let phrase = table.game().event(&event);
                for (speech, word) in &speeches {
                    let said = speech.say(&phrase).expect("every sentence has a text");
                    assert!(said.contains(word), "{said}");
                }
            }
        }
    }
    assert!(own > 0 && missed > own, "{own} of {missed}");
}

#[test]
fn the_most_damage_on_one_opponent_is_what_an_attack_scores() {
    let mut scored = 0;
    for log in all_logs() {
        let mut most = 0;
        for phrase in &log {
            match phrase.key.trim_start_matches("league-event-") {
                "attacked" => {
                    let hits = items(phrase, "hits").into_iter();
                    most = hits.map(|hit| number(hit, "placed")).max().unwrap_or(0);
                }
                "missed" => most = 0,
                "earned-damage" => {
                    assert_eq!(number(phrase, "points"), most, "{phrase:?}");
                    scored += 1;
                }
                _ => {}
            }
        }
    }
    assert!(scored > 1000, "{scored} attacks scored");
}

/// What a player put under a tile, and what was tapped besides.
#[derive(Default)]
struct Opened {
    tile: String,
    paid: i32,
    tapped: i32,
    mended: i32,
}

impl Opened {
    /// All of its sentences were told.
    fn close(self, round: i32, tally: &mut [u32; 2]) {
        let Opened {
            tile,
            paid,
            tapped,
            mended,
        } = self;
        match tile.as_str() {
            // A server of level 1 costs one card, any other two.
            "install" => {
                assert_eq!(paid + tapped, round.min(2), "round {round}");
                tally[0] += u32::from(tapped > 0);
            }
            "repair" => {
                assert!(
                    mended <= 3 * paid + 2 * tapped,
                    "{mended} for {paid} and {tapped}"
                );
                tally[1] += u32::from(mended == 3 * paid + 2 * tapped);
            }
            _ => {}
        }
    }
}

#[test]
fn a_server_costs_and_a_repair_removes_what_is_paid_and_tapped() {
    let mut tally = [0, 0];
    for log in all_logs() {
        let mut round = 0;
        let mut opened = Opened::default();
        for phrase in &log {
            let key = phrase.key.trim_start_matches("league-event-");
            match key {
                "tapped" => opened.tapped += number(phrase, "cards"),
                "mended" | "mended-all" => opened.mended += number(phrase, "damage"),
                _ => {}
            }
            let begins = key.strip_prefix("opened-");
            if begins.is_some() || ["tile", "action", "round-ended"].contains(&key) {
                std::mem::take(&mut opened).close(round, &mut tally);
            }
            if key == "action" {
                round = number(phrase, "round");
            }
            if let Some(tile) = begins {
                tile.clone_into(&mut opened.tile);
                if tile != "attack-free" {
                    opened.paid = items(phrase, "paid").len() as i32;
                }
            }
        }
    }
    assert!(tally.iter().all(|count| *count > 10), "{tally:?}");
}

/// The cards that the reveal counts are those that are turned up or taken back.
#[test]
fn as_many_cards_lie_under_a_tile_as_the_reveal_counts() {
    let mut told = 0;
    for log in all_logs() {
        let mut under: BTreeMap<Seat, i32> = BTreeMap::new();
        for phrase in &log {
            let key = phrase.key.trim_start_matches("league-event-");
            if key == "revealed" {
                assert!(
                    under.is_empty(),
                    "cards that were never turned up: {under:?}"
                );
                let tiles = items(phrase, "tiles").into_iter();
                let tiles = tiles.filter(|tile| tile.key == "league-tile-of");
                under = tiles
                    .map(|tile| (player(tile, "player"), number(tile, "cards")))
                    .collect();
            } else if key == "took-back" {
                let taken = under.remove(&player(phrase, "player"));
                assert_eq!(taken, Some(number(phrase, "cards")), "{phrase:?}");
            } else if let Some(tile) = key.strip_prefix("opened-") {
                let own = i32::from(!["install", "repair"].contains(&tile));
                let paid = match tile {
                    "attack-free" => 0,
                    _ => items(phrase, "paid").len() as i32,
                };
                let opened = under.remove(&player(phrase, "player"));
                assert_eq!(opened, Some(own + paid), "{phrase:?}");
                told += 1;
            }
        }
    }
    assert!(told > 1000, "{told} tiles");
}

#[test]
fn what_is_earned_item_by_item_is_what_the_disc_moves() {
    for log in all_logs() {
        let mut items: BTreeMap<Seat, i32> = BTreeMap::new();
        let mut totals: BTreeMap<Seat, i32> = BTreeMap::new();
        for phrase in &log {
            if phrase.key.starts_with("league-event-earned-") {
                *items.entry(player(phrase, "player")).or_default() += number(phrase, "points");
            } else if phrase.key == "league-event-scored" {
                let (seat, points) = (player(phrase, "player"), number(phrase, "points"));
                assert_eq!(items.remove(&seat), Some(points), "{phrase:?}");
                let total = totals.entry(seat).or_default();
                *total += points;
                assert_eq!(*total, number(phrase, "total"), "{phrase:?}");
            } else if phrase.key.starts_with("league-event-won") {
                assert_eq!(totals.values().max(), Some(&number(phrase, "points")));
            }
        }
        assert!(items.is_empty(), "earned, but not scored: {items:?}");
    }
}

#[test]
fn the_items_of_all_rounds_are_the_score() {
    const ITEMS: [&str; 7] = [
        "damage",
        "proofs",
        "markets",
        "caches",
        "vulnerabilities",
        "clean",
        "audits",
    ];
    for log in all_logs() {
        let mut rounds: BTreeMap<Seat, Vec<i32>> = BTreeMap::new();
        for phrase in &log {
            if phrase.key == "league-score-round" {
                let points = number(phrase, "points");
                let items = ITEMS.map(|item| number(phrase, item));
                assert_eq!(items.iter().sum::<i32>(), points, "{phrase:?}");
                rounds
                    .entry(player(phrase, "player"))
                    .or_default()
                    .push(points);
            } else if phrase.key == "league-score-total" {
                let rounds = rounds.remove(&player(phrase, "player")).unwrap_or_default();
                assert_eq!(rounds.len(), 3, "{phrase:?}");
                assert_eq!(rounds.iter().sum::<i32>(), number(phrase, "points"));
            }
        }
        assert!(rounds.is_empty(), "rounds without a total: {rounds:?}");
    }
}

#[test]
fn what_is_removed_and_what_is_left_was_on_the_vulnerability() {
    let mut several = 0;
    for phrase in all_logs().iter().flatten() {
        if ["league-event-mended", "league-event-recovered"].contains(&phrase.key.as_ref()) {
            let (removed, left) = (number(phrase, "damage"), number(phrase, "left"));
            assert!(
                removed >= 1 && left >= 0 && removed + left <= 4,
                "{phrase:?}"
            );
            several += i32::from(removed > 1);
        }
    }
    assert!(several > 0, "several tokens are removed in one line");
}

/// What is worked out for whoever is to decide, and what an option says it costs.
#[test]
fn what_is_foreseen_adds_up_and_a_server_costs_what_its_option_says() {
    let (mut ends, mut strikes, mut extra, mut servers) = (0, 0, 0, 0);
    for (config, nth) in situations::tables::<League>().iter().zip(0..) {
        let mut dice = Chance::stream(Seed([5; 32]), nth);
        let mut table = Scenario::<League>::opening(config, &nth.to_string());
        while let Some(seat) = table.awaited().first() {
            let view = table.view(Viewer::Seat(seat));
            let pages = table.game().pages(&view).into_iter();
            let lines = pages.flat_map(|page| page.lines);
            for line in lines.chain(table.game().aid_lines(&view)) {
                let points = || number(&line, "points");
                if line.key == "league-aid-round" {
                    let parts = ["vulnerabilities", "clean", "audits"];
                    let parts = parts.map(|name| number(&line, name));
                    assert_eq!(parts.iter().sum::<i32>(), points(), "{line:?}");
                    ends += 1;
                } else if line.key == "league-aid-strike" {
                    let mut most = 0;
                    let strength = plain(items(&line, "power")[0]);
                    each_hit(&line, strength, &mut |_, _, placed| most = most.max(placed));
                    let added = number(&line, "extra");
                    assert_eq!(most + added, points(), "{line:?}");
                    strikes += 1;
                    extra += i32::from(added > 0);
                }
            }
            let action = *dice.pick(&table.menu(seat));
            let told = table.game().action(&view, &action);
            table.act(seat, action);
            let mind = table.view(Viewer::Seat(seat)).players[seat.index()].mind;
            if let Mind::Paying { cards, .. } = mind
                && told.key == "league-act-install"
            {
                assert_eq!(number(&told, "cards"), i32::from(cards), "{told:?}");
                servers += 1;
            }
        }
    }
    let counts = [ends, strikes, extra, servers];
    assert!(counts.iter().all(|count| *count > 10), "{counts:?}");
}

#[test]
fn rounds_and_their_actions_are_told_one_after_another() {
    for log in all_logs() {
        let (mut round, mut action) = (0, 0);
        for phrase in &log {
            match phrase.key.trim_start_matches("league-event-") {
                "round" | "round-shuffled" => {
                    round += 1;
                    action = 0;
                    assert_eq!(number(phrase, "round"), round, "{phrase:?}");
                }
                "action" => {
                    action += 1;
                    let told = ["round", "action"].map(|name| number(phrase, name));
                    assert_eq!(told, [round, action], "{phrase:?}");
                }
                "round-ended" => assert_eq!(number(phrase, "round"), round, "{phrase:?}"),
                _ => {}
            }
        }
        assert_eq!(round, 3);
    }
}

/// What the sentences say of damage is what lies on the servers.
#[test]
fn the_damage_that_is_told_is_the_damage_that_lies_there() {
    let (mut left, mut moved, mut ended) = (0, 0, 0);
    let tables = situations::tables::<League>();
    for (config, nth) in tables.iter().cycle().take(4 * tables.len()).zip(0..) {
        let mut dice = Chance::stream(Seed([6; 32]), nth);
        let mut table = Scenario::<League>::opening(config, &nth.to_string());
        let lying = |view: &league::View, server: league::cards::Server| -> Option<Vec<u8>> {
            let owned = view.players.iter().map(|player| &player.servers);
            let mut owned = owned.chain(&view.dummy).flatten();
            let found = owned.find(|it| it.server == server)?;
            Some(found.damage.clone())
        };
        while let Some(seat) = table.awaited().first() {
            let before = table.view(Viewer::Spectator);
            let action = *dice.pick(&table.menu(seat));
            table.act(seat, action);
            let after = table.view(Viewer::Spectator);
            let events = table.events(Viewer::Spectator);
            for (nth, event) in events.iter().enumerate() {
                // Whatever came after it in the same step may have changed it again.
                let is_last = events[nth + 1..].iter().all(|later| {
                    !matches!(
                        later,
                        Event::Mended { .. }
                            | Event::MendedAll { .. }
                            | Event::Attacked { .. }
                            | Event::Cleaned
                    )
                });
                match *event {
                    Event::Mended {
                        spot, left: told, ..
                    } if is_last => {
                        let lies = lying(&after, spot.server).expect("it is still there");
                        assert_eq!(lies[usize::from(spot.nth)], told, "{event:?}");
                        left += i32::from(told > 0);
                    }
                    Event::Replaced { old, damage, .. } => {
                        // What an attack placed in the same step is not in the view before it.
                        let lay = lying(&before, old).unwrap_or_default();
                        let struck = events.iter().any(|it| matches!(it, Event::Attacked { .. }));
                        assert!(struck || lay.iter().sum::<u8>() == damage, "{event:?}");
                        moved += i32::from(damage > 0 && !struck);
                    }
                    _ => {}
                }
            }
        }
        let view = table.view(Viewer::Spectator);
        for line in table.game().scoring(&view) {
            if line.key == "league-score-total" {
                let servers = &view.players[player(&line, "player").index()].servers;
                let lying = servers.iter().flat_map(|it| it.damage.iter());
                let lying: i32 = lying.map(|&damage| i32::from(damage)).sum();
                assert_eq!(number(&line, "damage"), lying, "{line:?}");
                ended += i32::from(lying > 0);
            }
        }
    }
    let counts = [left, moved, ended];
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

/// Two for each card, and as many cards are put back as were drawn more.
#[test]
fn auto_recovery_and_newcomers_keep_to_their_numbers() {
    let (mut recovered, mut trimmed) = (0, 0);
    for log in all_logs() {
        let mut cards: BTreeMap<Seat, i32> = BTreeMap::new();
        let mut removed: BTreeMap<Seat, i32> = BTreeMap::new();
        let mut put_back: BTreeMap<Seat, i32> = BTreeMap::new();
        for phrase in &log {
            match phrase.key.trim_start_matches("league-event-") {
                "defended" => flat(phrase, &mut |named| {
                    if named.key == "league-defence-auto-recovery" {
                        *cards.entry(player(phrase, "player")).or_default() += 1;
                    }
                }),
                "round" | "round-shuffled" => removed.clear(),
                "recovered" | "recovered-all" => {
                    let seat = player(phrase, "player");
                    let sum = removed.entry(seat).or_default();
                    *sum += number(phrase, "damage");
                    let most = 2 * cards.get(&seat).copied().unwrap_or(0);
                    assert!((1..=most).contains(sum), "{sum} of {most}: {phrase:?}");
                    recovered += 1;
                }
                "trimmed" => {
                    let count = number(phrase, "cards");
                    let own = put_back.entry(player(phrase, "player"));
                    assert!((1..=3).contains(&count), "{phrase:?}");
                    assert_eq!(*own.or_insert(count), count, "{phrase:?}");
                    trimmed += 1;
                }
                _ => {}
            }
        }
    }
    assert!(recovered > 100 && trimmed > 10, "{recovered}, {trimmed}");
}

#[test]
fn every_number_that_is_told_is_checked() {
    const CHECKED: &[(&str, &[&str])] = &[
        ("league-event-round", &["round"]),
        ("league-event-round-shuffled", &["round"]),
        ("league-event-action", &["round", "action"]),
        ("league-event-round-ended", &["round"]),
        ("league-event-took-back", &["cards"]),
        ("league-event-tapped", &["cards"]),
        ("league-event-replaced", &["damage"]),
        ("league-event-mended", &["damage", "left"]),
        ("league-event-recovered", &["damage", "left"]),
        ("league-event-mended-all", &["damage"]),
        ("league-event-recovered-all", &["damage"]),
        ("league-event-trimmed", &["cards"]),
        ("league-event-earned-damage", &["points"]),
        ("league-event-earned-proof-of-concept", &["points"]),
        ("league-event-earned-underground-market", &["points"]),
        ("league-event-earned-solid-state-cache", &["points"]),
        ("league-event-earned-vulnerabilities", &["points"]),
        ("league-event-earned-clean", &["points"]),
        ("league-event-earned-certification-audit", &["points"]),
        ("league-event-scored", &["points", "total"]),
        ("league-event-won", &["points"]),
        ("league-event-won-damage", &["points"]),
        ("league-event-won-shared", &["points"]),
        ("league-power-normal", &["normal"]),
        ("league-power-direct", &["direct"]),
        ("league-power", &["normal", "direct"]),
        ("league-added-normal", &["more"]),
        ("league-added-direct", &["more"]),
        ("league-hit", &["defence", "damage", "room", "placed"]),
        ("league-tile-of", &["cards"]),
        (
            "league-score-round",
            &[
                "round",
                "points",
                "damage",
                "proofs",
                "markets",
                "caches",
                "vulnerabilities",
                "clean",
                "audits",
            ],
        ),
        ("league-score-total", &["points", "damage"]),
        // Which vulnerability of a server it is.
        ("league-spot", &["number"]),
    ];
    assert_checked(all_logs().iter().flatten(), CHECKED);
}
