//! Bots play small games well, from views alone.

use crate::toys::auction::{Auction, Seen};
use crate::toys::errand::{BEGIN, Errands};
use crate::toys::hiding::{HIDER, Hiding, OPEN, SEEKER};
use crate::toys::kuhn::{BET, Deal, Hand, JACK, KING, Kuhn, PASS, QUEEN};
use crate::toys::nim::{Heap, Nim};
use bots::{Bot, Level, Plan};
use tabletop::{Chance, Game, Mastery, Outcome, Seat, Seats, Seed, Silent, Viewer};

/// Plays a game between these levels, one to a seat.
fn play<G: Game>(game: &G, levels: &[Level], text: &str) -> Outcome {
    let seed = Seed::from_text(text);
    let mut chance = Chance::new(seed);
    let mut bots: Vec<Bot<G>> = levels
        .iter()
        .map(|&level| Bot::new(game, level, chance.seed(), 0))
        .collect();
    let mut state = game.setup(&mut Silent(&mut chance));
    while let Some(seat) = game.awaited(&state).first() {
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(game, &view, seat);
        game.check(&state, seat, &action)
            .expect("bots play by the rules");
        game.apply(&mut state, seat, action, &mut Silent(&mut chance));
    }
    game.outcome(&state).expect("nobody is awaited any more")
}

/// The first seat's share of the wins in 100 games.
fn share<G: Game>(game: &G, levels: &[Level]) -> f64 {
    (0..100)
        .map(|n| play(game, levels, &n.to_string()).share(Seat(0)))
        .sum::<f64>()
        / 100.0
}

/// An expert that searches whatever it is asked.
fn expert() -> Plan {
    Level::Expert.plan().unhurried()
}

fn auction(players: u8) -> Auction {
    Auction { players }
}

fn heap(left: u8) -> Heap {
    let turn = Seat(0);
    Heap { left, turn }
}

#[test]
fn every_level_plays_to_the_end() {
    for level in Level::ALL {
        play(&Nim, &[level; 2], "end");
        play(&auction(3), &[level; 3], "end");
    }
}

#[test]
fn search_finds_the_winning_take() {
    for left in [5, 6, 7, 9, 10, 11] {
        let mut bot = Bot::new(&Nim, Level::Master, Seed::from_text("nim"), 0);
        let take = bot.choose(&Nim, &heap(left), Seat(0));
        assert_eq!((left - take) % 4, 0, "took {take} of {left}");
    }
}

#[test]
fn greed_takes_what_wins_at_once() {
    let mut bot = Bot::new(&Nim, Level::Greedy, Seed::from_text("nim"), 0);
    assert_eq!(bot.choose(&Nim, &heap(3), Seat(0)), 3);
}

/// Although it takes the others for players who know what they want, and mixes what it does.
#[test]
fn search_beats_chance_where_choices_are_secret() {
    for players in 2..=3 {
        let mut levels = vec![Level::Random; players];
        levels[0] = Level::Master;
        let share = share(&auction(players as u8), &levels);
        let above = [0.15, 0.1][players - 2];
        assert!(share > 1.0 / players as f64 + above, "{players}: {share}");
    }
}

/// A bid that lies there face down is thought of as one that is still to be made.
#[test]
fn nobody_answers_a_bid_that_is_still_secret() {
    let weighed = |has_bid| {
        let view = Seen {
            up: Some(5),
            later: vec![3],
            cards: vec![vec![2, 4], vec![2, 4]],
            own_bid: None,
            has_bid,
            points: vec![0, 1],
        };
        let mut bot = Bot::new(&auction(2), Level::Master, Seed::from_text("secret"), 0);
        bot.choose(&auction(2), &view, Seat(0));
        let mut values = [2, 4].map(|bid| {
            let all = &bot.insight().weighed;
            all.iter().find(|it| it.action == bid).unwrap().value
        });
        values.sort_by(f64::total_cmp);
        values
    };
    let (open, sealed) = (weighed(Seats::NONE), weighed(Seats::one(Seat(1))));
    for (open, sealed) in open.into_iter().zip(sealed) {
        assert!((open - sealed).abs() < 0.03, "{open} {sealed}");
    }
}

/// Who always went to the same place would always be found, or never find.
#[test]
fn what_others_must_not_foresee_is_mixed_as_it_should_be() {
    for seat in [HIDER, SEEKER] {
        let mut opens = 0;
        let mut value = 0.0;
        for nth in 0..100 {
            let mut bot = Bot::new(&Hiding, Level::Master, Seed::from_text("hide"), nth);
            opens += u32::from(bot.choose(&Hiding, &None, seat) == OPEN);
            let best = bot
                .insight()
                .weighed
                .iter()
                .max_by_key(|option| option.visits);
            value += best.unwrap().value / 100.0;
        }
        let share = f64::from(opens) / 100.0;
        // Nobody counts on seeing where the other goes.
        let expected = [2.0 / 3.0, 1.0 / 3.0][seat.index()];
        assert!((value - expected).abs() < 0.05, "{seat:?}: {value}");
        assert!((share - 1.0 / 3.0).abs() < 0.12, "{seat:?}: {share}");
    }
}

/// How often a perfect player bets or calls, in thirds: one of the balances that Kuhn found.
fn perfectly(card: u8, said: &[u8]) -> u32 {
    match (card, said) {
        (JACK, [] | [PASS]) | (QUEEN, [BET]) => 1,
        (QUEEN, [PASS, BET]) => 2,
        (KING, _) => 3,
        _ => 0,
    }
}

/// How often a bot bets or calls with this card after what was said, in so many games.
fn bets(level: Level, card: u8, said: &[u8]) -> f64 {
    let seat = Seat((said.len() % 2) as u8);
    let hand = Hand {
        own: Some((seat, card)),
        said: said.to_vec(),
    };
    let games = 20;
    let bets = (0..games).filter(|&nth| {
        let mut bot = Bot::new(&Kuhn, level, Seed::from_text("kuhn"), nth);
        bot.choose(&Kuhn, &hand, seat) == BET
    });
    bets.count() as f64 / games as f64
}

/// How often one bets or calls, by one's card and what was said.
type Betting<'a> = &'a dyn Fn(u8, &[u8]) -> f64;

/// What the first seat still wins on the average if the seats bet as these say.
fn go_on(deal: &mut Deal, seats: [Betting<'_>; 2]) -> f64 {
    if let Some(outcome) = Kuhn.outcome(deal) {
        return f64::from(outcome.scores()[0]);
    }
    let seat = deal.said.len() % 2;
    let bets = seats[seat](deal.cards[seat], &deal.said);
    let mut sum = 0.0;
    for (says, share) in [(PASS, 1.0 - bets), (BET, bets)] {
        deal.said.push(says);
        sum += share * go_on(deal, seats);
        deal.said.pop();
    }
    sum
}

/// The same over all deals.
fn value(first: Betting<'_>, second: Betting<'_>) -> f64 {
    let mut sum = 0.0;
    for own in [JACK, QUEEN, KING] {
        for other in [JACK, QUEEN, KING].into_iter().filter(|&it| it != own) {
            let mut deal = Deal {
                cards: [own, other],
                said: Vec::new(),
            };
            sum += go_on(&mut deal, [first, second]) / 6.0;
        }
    }
    sum
}

/// Against a perfect player nobody does better than perfect play, and a master does no worse by more
/// than an eighth of a chip. Every deal is counted, so that no luck is in it.
#[test]
fn poker_is_worth_what_it_should_be() {
    let perfect = |card: u8, said: &[u8]| f64::from(perfectly(card, said)) / 3.0;
    let mut asked: Vec<(u8, &[u8], f64)> = Vec::new();
    for card in [JACK, QUEEN, KING] {
        for said in [&[][..], &[PASS], &[BET], &[PASS, BET]] {
            asked.push((card, said, bets(Level::Master, card, said)));
        }
    }
    let master = |card: u8, said: &[u8]| {
        let mut fits = asked.iter().filter(|it| it.0 == card && it.1 == said);
        fits.next().expect("all that can be asked was").2
    };
    let should = -1.0 / 18.0;
    assert!((value(&perfect, &perfect) - should).abs() < 1e-9);
    for value in [value(&master, &perfect), value(&perfect, &master)] {
        let lost = (value - should).abs();
        assert!(lost < 1.0 / 8.0, "{lost}: {asked:?}");
    }
}

/// What no perfect player ever does.
#[test]
fn nobody_folds_the_best_card_or_calls_with_the_worst() {
    for nth in 0..20 {
        let says = |seat, card, said: &[u8]| {
            let hand = Hand {
                own: Some((seat, card)),
                said: said.to_vec(),
            };
            let mut bot = Bot::with_plan(&Kuhn, expert(), Seed::from_text("poker"), nth);
            bot.choose(&Kuhn, &hand, seat)
        };
        for (seat, said) in [(Seat(1), &[BET][..]), (Seat(0), &[PASS, BET])] {
            assert_eq!(says(seat, KING, said), BET);
            assert_eq!(says(seat, JACK, said), PASS);
        }
    }
}

#[test]
fn insight_accounts_for_every_iteration() {
    let mut bot = Bot::with_plan(&Nim, expert(), Seed::from_text("insight"), 0);
    let take = bot.choose(&Nim, &heap(11), Seat(0));
    let insight = bot.insight();
    let Plan::Search(plan) = expert() else {
        panic!("an expert searches");
    };
    assert!(insight.iterations > 0 && insight.iterations <= plan.iterations);
    let visits: u32 = insight.weighed.iter().map(|option| option.visits).sum();
    assert_eq!(visits, insight.iterations);
    let most = insight.weighed.iter().max_by_key(|option| option.visits);
    assert_eq!(most.unwrap().action, take);
    assert!(
        insight
            .weighed
            .iter()
            .all(|option| (0.0..=1.0).contains(&option.value))
    );
}

/// When no other option can become the one tried most any more, nothing more is imagined.
#[test]
fn a_search_ends_when_it_is_decided() {
    let Plan::Search(search) = Level::Master.plan() else {
        panic!("a master searches");
    };
    let mut bot = Bot::new(&Nim, Level::Master, Seed::from_text("decided"), 0);
    assert_eq!(bot.choose(&Nim, &heap(3), Seat(0)), 3);
    let insight = bot.insight();
    assert!(
        insight.iterations < search.iterations * 3 / 4,
        "{insight:?}"
    );
    let mut visits: Vec<u32> = insight.weighed.iter().map(|it| it.visits).collect();
    visits.sort_unstable();
    let lead = visits[2] - visits[1];
    assert!(lead > search.iterations - insight.iterations, "{insight:?}");
}

/// An expert thinks ahead in three decisions of five, and makes the others as a skilled player would.
#[test]
fn who_is_hasty_searches_now_and_then() {
    let seed = Seed::from_text("haste");
    let Plan::Search(plan) = Level::Expert.plan() else {
        panic!("an expert searches");
    };
    let looks = (0..500)
        .filter(|&nth| {
            let mut bot = Bot::new(&Nim, Level::Expert, seed, nth);
            let take = bot.choose(&Nim, &heap(7), Seat(0));
            let searched = bot.insight().iterations > plan.glance.worlds;
            // What leaves the other lost is three moves away.
            assert!(!searched || take == 3, "{:?}", bot.insight());
            !searched
        })
        .count();
    assert!((165..235).contains(&looks), "{looks}");
    for nth in 0..50 {
        let mut master = Bot::new(&Nim, Level::Master, seed, nth);
        assert_eq!(master.choose(&Nim, &heap(7), Seat(0)), 3);
    }
}

#[test]
fn a_single_option_needs_no_thought() {
    let mut bot = Bot::new(&Nim, Level::Master, Seed::from_text("single"), 0);
    assert_eq!(bot.choose(&Nim, &heap(1), Seat(0)), 1);
    assert_eq!(bot.insight().iterations, 0);
}

#[test]
fn a_horizon_makes_do_with_worth() {
    let Plan::Search(mut search) = Level::Master.plan() else {
        panic!("a master searches");
    };
    search.horizon = 4;
    let plan = Plan::Search(search);
    let mut bot = Bot::with_plan(&Nim, plan, Seed::from_text("horizon"), 0);
    assert_eq!(bot.choose(&Nim, &heap(6), Seat(0)), 2);
}

/// Who leads by far still tells good from better, and soon, although the game is long.
#[test]
fn a_long_game_is_imagined_at_its_own_pace() {
    let mut day = Errands.setup(&mut Silent(&mut Chance::new(Seed::from_text("day"))));
    day.done = [5_000, 0];
    let mut bot = Bot::new(&Errands, Level::Master, Seed::from_text("day"), 0);
    assert_eq!(bot.choose(&Errands, &day, Seat(0)), BEGIN);
    let insight = bot.insight();
    assert!((300..3_000).contains(&insight.iterations), "{insight:?}");
    let visits = insight.weighed.iter().map(|option| option.visits).max();
    assert!(visits > Some(insight.iterations * 3 / 4), "{insight:?}");
}

#[test]
fn a_search_ends_when_its_effort_is_spent() {
    let Plan::Search(mut search) = Level::Master.plan() else {
        panic!("a master searches");
    };
    search.effort = 1_000;
    let mut bot = Bot::with_plan(&Nim, Plan::Search(search), Seed::from_text("effort"), 0);
    bot.choose(&Nim, &heap(15), Seat(0));
    let iterations = bot.insight().iterations;
    assert!(
        (40..search.iterations).contains(&iterations),
        "{iterations}"
    );
}

#[test]
fn the_same_seed_decides_the_same() {
    let choose = |nth| {
        let mut bot = Bot::with_plan(&auction(3), expert(), Seed::from_text("same"), nth);
        let house = auction(3).setup(&mut Silent(&mut Chance::new(Seed::from_text("house"))));
        let view = auction(3).view(&house, Viewer::Seat(Seat(1)));
        bot.choose(&auction(3), &view, Seat(1));
        bot.insight().clone()
    };
    assert_eq!(choose(4), choose(4));
    assert_ne!(choose(4), choose(5));
}

#[test]
fn levels_are_named() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    let error = "brilliant".parse::<Level>().unwrap_err().to_string();
    assert_eq!(
        error,
        "no bot is called 'brilliant': choose one of random, greedy, newcomer, apprentice, skilled, \
         expert, master"
    );
}

/// Tables, classes and records of the time when there were three levels still load.
#[test]
fn former_names_are_read_and_never_written() {
    for (former, level) in [
        ("easy", Level::Newcomer),
        ("medium", Level::Skilled),
        ("hard", Level::Master),
    ] {
        assert_eq!(former.parse(), Ok(level));
        let json = format!("\"{former}\"");
        assert_eq!(serde_json::from_str::<Level>(&json).unwrap(), level);
        let written = serde_json::to_string(&level).unwrap();
        assert_eq!(written, format!("\"{level}\""));
        assert_eq!(serde_json::from_str::<Level>(&written).unwrap(), level);
    }
}

#[test]
fn the_lower_levels_know_and_think_less() {
    let plans = Level::LADDER.map(Level::plan);
    assert!(plans.is_sorted_by(|a, b| a.mastery() <= b.mastery()));
    assert!(plans[0].mastery() < plans[4].mastery());
    assert_eq!(plans[4].mastery(), Mastery::FULL);
    assert_eq!(plans[4].unhurried(), plans[4]);
    let attention: Vec<u32> = plans
        .iter()
        .filter_map(|plan| match plan {
            Plan::Greedy(glance) => Some(glance.attention),
            Plan::Random | Plan::Search(_) => None,
        })
        .collect();
    assert!(attention.is_sorted_by(|a, b| a < b));
    let iterations: Vec<u32> = plans
        .iter()
        .filter_map(|plan| match plan {
            Plan::Search(search) => Some(search.iterations),
            Plan::Random | Plan::Greedy(_) => None,
        })
        .collect();
    assert!(iterations.is_sorted_by(|a, b| a < b));
    assert_eq!(attention.len() + iterations.len(), Level::LADDER.len());
}

/// It does not see that it leaves the last ones to its opponent, but it takes what it can see.
#[test]
fn a_newcomer_sees_one_move_ahead_and_overlooks_some() {
    let takes: Vec<u8> = (0..200)
        .map(|nth| {
            let mut bot = Bot::new(&Nim, Level::Newcomer, Seed::from_text("new"), nth);
            bot.choose(&Nim, &heap(3), Seat(0))
        })
        .collect();
    let wins = takes.iter().filter(|&&take| take == 3).count();
    assert!((60..120).contains(&wins), "{wins}");
}
