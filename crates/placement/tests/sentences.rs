//! What the sentences of the log say adds up, from nothing but their own numbers.

use std::collections::BTreeMap;

use laws::texts::{assert_checked, items, logs, number, player, said};
use laws::{Scenario, player_counts};
use placement::Placement;
use placement::board::Site;
use placement::cards::{Attack, EventCard, Points};
use tabletop::cards::Kind;
use tabletop::{Arg, Chance, Phrase, Seat, Seed, Viewer, Words};

const GAMES: u64 = 100;

/// What a log has told so far.
#[derive(Default)]
struct Ledger {
    /// By site.
    stocks: BTreeMap<String, i32>,
    /// By colour.
    tokens: BTreeMap<(Seat, String), i32>,
    points: BTreeMap<Seat, i32>,
    /// Attackers whose arrest is still to be told.
    caught: i32,
    /// Those of each crew whose arrest was told.
    arrested: BTreeMap<Seat, i32>,
    round: i32,
    /// What the lines at the end give each crew.
    listed: BTreeMap<Seat, i32>,
    /// The card that was rolled for last, and whether the die helped.
    rolled: Option<(String, bool)>,
    /// What is still to be paid of a shared price, ○ and ●.
    owed: Option<[i32; 2]>,
    tally: BTreeMap<&'static str, u32>,
}

/// The part of a key that names a thing: `hospital` in `placement-site-hospital`.
fn named(phrase: &Phrase, name: &str) -> String {
    let Arg::Phrase(thing) = said(phrase, name) else {
        panic!("{}: {name} is no thing", phrase.key);
    };
    let rest = thing.key.split_once('-').map_or("", |(_, rest)| rest);
    let (_, id) = rest.split_once('-').expect("a family and an id");
    id.to_owned()
}

/// ○ and ●.
fn cost(phrase: &Phrase) -> [i32; 2] {
    let [cost] = items(phrase, "cost")[..] else {
        panic!("{phrase:?} has one price");
    };
    let of = |name| match cost.args.iter().any(|(own, _)| own == name) {
        true => number(cost, name),
        false => 0,
    };
    [of("own"), of("other")]
}

/// The tokens and the points among these goods.
fn goods(phrase: &Phrase, name: &str) -> (BTreeMap<String, i32>, i32) {
    let (mut tokens, mut points) = (BTreeMap::new(), 0);
    for item in items(phrase, name) {
        match item.key.as_ref() {
            "placement-tokens" => {
                tokens.insert(named(item, "colour"), number(item, "count"));
            }
            "placement-points" => points = number(item, "count"),
            _ => {}
        }
    }
    (tokens, points)
}

/// A bill item by item: what it comes to, and the colour of ○.
fn bill(paid: &Phrase) -> ([i32; 2], &'static str) {
    let mut total = [0, 0];
    let mut colour = "";
    for item in items(paid, "bill") {
        let [price] = items(item, "cost")[..] else {
            panic!("{item:?} has one price");
        };
        let site = Site::ALL
            .into_iter()
            .find(|site| site.id() == named(price, "site"));
        colour = site.expect("there is such a site").colour();
        let part = cost(item);
        total = match item.key.trim_start_matches("placement-bill-") {
            "printed" | "more" | "extra" => [total[0] + part[0], total[1] + part[1]],
            "less" => [(total[0] - part[0]).max(0), (total[1] - part[1]).max(0)],
            // It stands for what all the others come to, which is nothing.
            "least" => part,
            other => panic!("{other} is no item"),
        };
    }
    (total, colour)
}

impl Ledger {
    fn hear(&mut self, phrase: &Phrase) {
        let key = phrase.key.trim_start_matches("placement-");
        let key = key.trim_start_matches("event-log-");
        if !matches!(key, "arrested" | "out") {
            assert_eq!(self.caught, 0, "caught, but not arrested: {phrase:?}");
        }
        match key {
            "dealt" => {
                let stock = number(phrase, "stock");
                let sites = Site::ALL.map(|site| (site.id().to_owned(), stock));
                self.stocks = sites.into();
            }
            "took" => {
                let stock = self.stocks.get_mut(&named(phrase, "site"));
                let stock = stock.expect("the site was dealt");
                *stock -= 1;
                assert_eq!(*stock, number(phrase, "left"), "{phrase:?}");
                *self.of(phrase, "player", "colour") += 1;
            }
            "gained" => *self.of(phrase, "player", "colour") += 1,
            "rolled" => self.roll(phrase),
            "leaked" => {
                let stock = number(phrase, "stock");
                self.stocks.insert(named(phrase, "site"), stock);
                self.caught = number(phrase, "caught");
                self.note("leaks");
            }
            "arrested" => {
                self.caught = (self.caught - 1).max(0);
                let [attacker] = items(phrase, "attacker")[..] else {
                    panic!("{phrase:?} says who");
                };
                *self.arrested.entry(player(attacker, "player")).or_default() += 1;
            }
            // A round begins with the start player, or whoever comes next if that one is out.
            "turn" => {
                let round = number(phrase, "round");
                assert!([self.round, self.round + 1].contains(&round), "{phrase:?}");
                self.round = round;
            }
            "rounds-ended" => assert_eq!(number(phrase, "rounds"), self.round, "{phrase:?}"),
            "out" => {
                let out = player(phrase, "player");
                self.tokens.retain(|(seat, _), _| *seat != out);
            }
            "paid" | "paid-bill" | "paid-share" => self.pay(phrase),
            "swapped" => {
                *self.of(phrase, "player", "give") -= 1;
                *self.of(phrase, "with", "give") += 1;
                *self.of(phrase, "player", "take") += 1;
                *self.of(phrase, "with", "take") -= 1;
            }
            "traded" | "traded-promising" => {
                self.hand_over(phrase, ["player", "with"], "give");
                self.hand_over(phrase, ["with", "player"], "take");
                self.note("deals");
            }
            "blacked-out" => {
                let colour = named(phrase, "colour");
                let held = self.tokens.iter_mut();
                let held = held.filter(|((_, own), count)| *own == colour && **count > 0);
                let held: BTreeMap<Seat, i32> = held
                    .map(|((seat, _), count)| (*seat, std::mem::take(count)))
                    .collect();
                let losses = items(phrase, "losses").into_iter();
                let losses = losses.filter(|loss| loss.key == "placement-loss");
                let told = losses.map(|loss| (player(loss, "player"), number(loss, "count")));
                assert_eq!(told.collect::<BTreeMap<_, _>>(), held, "{phrase:?}");
            }
            "proposed" => {
                let [each] = items(phrase, "points")[..] else {
                    panic!("{phrase:?} says how many points");
                };
                assert!(printed(phrase).contains(&number(each, "count")));
                self.note("proposals");
            }
            "scored" => self.score(phrase),
            "won" | "won-arrest" | "won-last" => {
                let points = self.points.get(&player(phrase, "player"));
                assert_eq!(points.copied().unwrap_or(0), number(phrase, "points"));
            }
            "verdict-points"
            | "verdict-last-standing"
            | "verdict-last-arrest"
            | "verdict-rounds" => {
                let points = self.points.get(&player(phrase, "player"));
                assert_eq!(points.copied().unwrap_or(0), number(phrase, "points"));
                assert_eq!(number(phrase, "rounds"), self.round, "{phrase:?}");
                self.note("verdicts");
            }
            "score-item" => {
                let seat = player(phrase, "player");
                assert!((1..=self.round).contains(&number(phrase, "round")));
                *self.listed.entry(seat).or_default() += number(phrase, "points");
            }
            "score-deals" => {
                let seat = player(phrase, "player");
                *self.listed.entry(seat).or_default() += number(phrase, "points");
            }
            // What each has and holds in the end.
            "score-crew" => {
                let seat = player(phrase, "player");
                let points = self.points.get(&seat).copied().unwrap_or(0);
                assert_eq!(self.listed.get(&seat).copied().unwrap_or(0), points);
                let arrested = self.arrested.get(&seat).copied().unwrap_or(0);
                assert_eq!(number(phrase, "free"), 3 - arrested, "{phrase:?}");
                let held = self.tokens.iter().filter(|(_, count)| **count > 0);
                let held = held.filter(|((own, _), _)| *own == seat);
                let held: BTreeMap<String, i32> =
                    held.map(|((_, of), count)| (of.clone(), *count)).collect();
                assert_eq!(goods(phrase, "tokens").0, held, "{phrase:?}");
                self.note("ends");
            }
            _ => {}
        }
    }

    fn note(&mut self, what: &'static str) {
        *self.tally.entry(what).or_default() += 1;
    }

    fn of(&mut self, phrase: &Phrase, who: &str, colour: &str) -> &mut i32 {
        let place = (player(phrase, who), named(phrase, colour));
        self.tokens.entry(place).or_default()
    }

    /// A die helps if it shows the colour that was wanted.
    fn roll(&mut self, phrase: &Phrase) {
        let [shown, wanted] = ["colour", "wanted"].map(|name| named(phrase, name));
        let helps = match number(phrase, "hit") {
            0 => false,
            1 => true,
            _ => {
                assert_eq!(shown, wanted, "nothing was wanted: {phrase:?}");
                return;
            }
        };
        assert_eq!(shown == wanted, helps, "{phrase:?}");
        self.rolled = Some((named(phrase, "card"), helps));
        self.note(if helps { "hits" } else { "misses" });
    }

    fn pay(&mut self, phrase: &Phrase) {
        let seat = player(phrase, "player");
        let (tokens, _) = goods(phrase, "tokens");
        for (colour, count) in &tokens {
            let held = self.tokens.entry((seat, colour.clone())).or_default();
            *held -= count;
            assert!(*held >= 0, "paid more than was held: {phrase:?}");
        }
        if phrase.key.ends_with("-paid") {
            return;
        }
        let (total, colour) = bill(phrase);
        let own = tokens.get(colour).copied().unwrap_or(0);
        let paid = [own, tokens.values().sum::<i32>() - own];
        if phrase.key.ends_with("-paid-bill") {
            assert_eq!(paid, total, "{phrase:?}");
            self.note("bills");
            return;
        }
        assert_eq!(cost(phrase), total, "{phrase:?}");
        let owed = self.owed.take();
        let left = owed.unwrap_or(total);
        let left = [left[0] - paid[0], left[1] - paid[1]];
        match owed {
            Some(_) => assert_eq!(left, [0, 0], "{phrase:?}"),
            None if left != [0, 0] => self.owed = Some(left),
            None => {}
        }
        self.note("shares");
    }

    fn hand_over(&mut self, phrase: &Phrase, [from, to]: [&str; 2], what: &str) {
        let [from, to] = [from, to].map(|who| player(phrase, who));
        let (tokens, points) = goods(phrase, what);
        for (colour, count) in tokens {
            *self.tokens.entry((from, colour.clone())).or_default() -= count;
            *self.tokens.entry((to, colour)).or_default() += count;
        }
        *self.points.entry(from).or_default() -= points;
        *self.points.entry(to).or_default() += points;
    }

    fn score(&mut self, phrase: &Phrase) {
        let points = number(phrase, "points");
        let total = self.points.entry(player(phrase, "player")).or_default();
        *total += points;
        assert_eq!(*total, number(phrase, "total"), "{phrase:?}");
        let [why] = items(phrase, "why")[..] else {
            panic!("{phrase:?} says why");
        };
        match why.key.trim_start_matches("placement-source-") {
            "card" => {
                assert!(printed(why).contains(&points), "{phrase:?}");
                if persists(why) {
                    let rolled = Some((named(why, "card"), true));
                    assert_eq!(self.rolled, rolled, "{phrase:?}");
                }
            }
            "joint" => {
                let each = number(why, "each");
                assert_eq!(points, 2 * each, "{phrase:?}");
                assert!(printed(why).contains(&each), "{phrase:?}");
            }
            "others" => {
                assert_eq!(points, number(why, "count"), "{phrase:?}");
                self.note("others");
            }
            "held" => {
                let colour = named(why, "colour");
                let held = self.tokens.iter().filter(|((_, of), _)| *of == colour);
                assert_eq!(points, number(why, "count"), "{phrase:?}");
                assert_eq!(points, held.map(|(_, count)| count).sum::<i32>());
            }
            "retreat" => {
                assert_eq!(points, number(why, "level") - 1, "{phrase:?}");
                self.note("retreats");
            }
            other => panic!("{other} is no reason"),
        }
    }
}

/// Whether points of this card come from a die.
fn persists(why: &Phrase) -> bool {
    let card = named(why, "card");
    let attack = Attack::ALL.iter().find(|attack| attack.id() == card);
    attack.is_some_and(|it| matches!(it.effect(), placement::cards::AttackEffect::Persist { .. }))
}

/// The points that a card names.
fn printed(why: &Phrase) -> Vec<i32> {
    use placement::cards::{AttackEffect, EventEffect};
    let card = named(why, "card");
    if let Some(attack) = Attack::ALL.iter().find(|attack| attack.id() == card) {
        let by_itself = match attack.points() {
            Points::Printed(points) => Some(i32::from(points)),
            Points::Varying => None,
        };
        let (AttackEffect::PayMore { points } | AttackEffect::Persist { points }) = attack.effect()
        else {
            return by_itself.into_iter().collect();
        };
        return by_itself.into_iter().chain([i32::from(points)]).collect();
    }
    let event = EventCard::ALL.iter().find(|event| event.id() == card);
    match event.expect("it is a card").effect() {
        EventEffect::Score { points } => vec![points.into()],
        other => panic!("{other:?} scores nothing"),
    }
}

#[test]
fn stocks_tokens_prices_and_points_add_up() {
    let mut tally: BTreeMap<&str, u32> = BTreeMap::new();
    for table in situations::tables::<Placement>() {
        for log in logs::<Placement>(&table, GAMES) {
            let mut ledger = Ledger::default();
            log.iter().for_each(|phrase| ledger.hear(phrase));
            assert_eq!(ledger.owed, None, "a shared price is paid whole");
            for (what, count) in ledger.tally {
                *tally.entry(what).or_default() += count;
            }
        }
    }
    for what in [
        "ends", "verdicts", "leaks", "bills", "deals", "others", "retreats", "hits", "misses",
    ] {
        let count = tally.get(what).copied().unwrap_or(0);
        assert!(count > 100, "{what}: {count} of {tally:?}");
    }
}

#[test]
fn every_number_that_is_told_is_checked() {
    const CHECKED: &[(&str, &[&str])] = &[
        ("placement-event-log-dealt", &["stock"]),
        ("placement-event-log-turn", &["round"]),
        ("placement-event-log-took", &["left"]),
        ("placement-event-log-leaked", &["caught", "stock"]),
        ("placement-event-log-rolled", &["hit"]),
        ("placement-event-log-scored", &["points", "total"]),
        ("placement-event-log-rounds-ended", &["rounds"]),
        ("placement-event-log-won", &["points"]),
        ("placement-event-log-won-arrest", &["points"]),
        ("placement-event-log-won-last", &["points"]),
        ("placement-loss", &["count"]),
        ("placement-tokens", &["count"]),
        ("placement-points", &["count"]),
        ("placement-cost", &["own", "other"]),
        ("placement-cost-own", &["own"]),
        ("placement-cost-other", &["other"]),
        ("placement-source-joint", &["each"]),
        ("placement-source-others", &["count"]),
        ("placement-source-held", &["count"]),
        ("placement-source-retreat", &["level"]),
        ("placement-verdict-points", &["points", "rounds", "lead"]),
        ("placement-verdict-last-standing", &["points", "rounds"]),
        ("placement-verdict-last-arrest", &["points", "rounds"]),
        ("placement-verdict-rounds", &["points", "rounds"]),
        ("placement-score-item", &["round", "points"]),
        ("placement-score-deals", &["points"]),
        ("placement-score-crew", &["free"]),
        // Which attacker and which space it is.
        ("placement-attacker", &["number"]),
        ("placement-attacker-own", &["number"]),
        ("placement-space-in", &["level"]),
    ];
    let tables = situations::tables::<Placement>();
    for log in tables.iter().flat_map(|table| logs::<Placement>(table, 20)) {
        assert_checked(&log, CHECKED);
    }
}

#[test]
fn the_verdict_on_a_victory_by_points_says_by_how_many() {
    let mut decided = 0;
    for config in player_counts::<Placement>(|config| config) {
        for nth in 0..60 {
            let mut dice = Chance::stream(Seed([7; 32]), nth);
            let mut table = Scenario::<Placement>::opening(&config, &nth.to_string());
            while let Some(seat) = table.awaited().first() {
                let menu = table.menu(seat);
                table.act(seat, *dice.pick(&menu));
            }
            let view = table.view(Viewer::Spectator);
            let verdict = table.game().verdict(&view);
            let Some(told) = verdict.iter().find(|it| it.key.ends_with("verdict-points")) else {
                continue;
            };
            let mut points: Vec<i32> = view.crews.iter().map(|crew| crew.points.into()).collect();
            points.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(number(told, "lead"), points[0] - points[1], "{told:?}");
            assert_eq!(number(told, "rounds"), i32::from(view.round));
            decided += 1;
        }
    }
    assert!(decided > 10, "{decided} games were decided by points");
}
