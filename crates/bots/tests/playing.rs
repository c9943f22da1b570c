//! Bots play small games well, from views alone.

mod toys;

use bots::{Bot, Level, Plan};
use tabletop::{Chance, Game, Mastery, Outcome, Seat, Seats, Seed, Silent, Viewer};
use toys::auction::{Auction, Seen};
use toys::errand::{BEGIN, Errands};
use toys::nim::{Heap, Nim};

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
        let mut bot = Bot::new(&Nim, Level::Hard, Seed::from_text("nim"), 0);
        let take = bot.choose(&Nim, &heap(left), Seat(0));
        assert_eq!((left - take) % 4, 0, "took {take} of {left}");
    }
}

#[test]
fn greed_takes_what_wins_at_once() {
    let mut bot = Bot::new(&Nim, Level::Greedy, Seed::from_text("nim"), 0);
    assert_eq!(bot.choose(&Nim, &heap(3), Seat(0)), 3);
}

#[test]
fn search_beats_chance_where_choices_are_secret() {
    for players in 2..=3 {
        let mut levels = vec![Level::Random; players];
        levels[0] = Level::Medium;
        let share = share(&auction(players as u8), &levels);
        assert!(share > 1.0 / players as f64 + 0.15, "{players}: {share}");
    }
}

/// Only the 5 beats the 4, and only one who sees the 4 lie there would always bid it.
#[test]
fn nobody_answers_a_bid_that_is_still_secret() {
    let view = Seen {
        up: Some(5),
        later: vec![1],
        cards: vec![vec![1, 4], vec![2, 5]],
        own_bid: None,
        has_bid: Seats::NONE,
        points: vec![0, 0],
    };
    let mut bot = Bot::new(&auction(2), Level::Hard, Seed::from_text("secret"), 0);
    assert_eq!(bot.choose(&auction(2), &view, Seat(0)), 4);
    let four = bot.insight().weighed.iter().find(|bid| bid.action == 4);
    let value = four.unwrap().value;
    assert!((0.4..0.6).contains(&value), "{value}");
}

#[test]
fn insight_accounts_for_every_iteration() {
    let mut bot = Bot::new(&Nim, Level::Medium, Seed::from_text("insight"), 0);
    let take = bot.choose(&Nim, &heap(11), Seat(0));
    let insight = bot.insight();
    let Plan::Search(plan) = Level::Medium.plan() else {
        panic!("medium searches");
    };
    assert_eq!(insight.iterations, plan.iterations);
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

#[test]
fn a_single_option_needs_no_thought() {
    let mut bot = Bot::new(&Nim, Level::Hard, Seed::from_text("single"), 0);
    assert_eq!(bot.choose(&Nim, &heap(1), Seat(0)), 1);
    assert_eq!(bot.insight().iterations, 0);
}

#[test]
fn a_horizon_makes_do_with_worth() {
    let Plan::Search(mut search) = Level::Hard.plan() else {
        panic!("hard searches");
    };
    search.horizon = 0;
    let plan = Plan::Search(search);
    let mut bot = Bot::with_plan(&Nim, plan, Seed::from_text("horizon"), 0);
    assert_eq!(bot.choose(&Nim, &heap(6), Seat(0)), 2);
}

/// Who leads by far still tells good from better, and soon, although the game is long.
#[test]
fn a_long_game_is_imagined_at_its_own_pace() {
    let mut day = Errands.setup(&mut Silent(&mut Chance::new(Seed::from_text("day"))));
    day.done = [5_000, 0];
    let mut bot = Bot::new(&Errands, Level::Hard, Seed::from_text("day"), 0);
    assert_eq!(bot.choose(&Errands, &day, Seat(0)), BEGIN);
    let insight = bot.insight();
    assert!((300..2_000).contains(&insight.iterations), "{insight:?}");
    let visits = insight.weighed.iter().map(|option| option.visits).max();
    assert!(visits > Some(insight.iterations * 3 / 4), "{insight:?}");
}

#[test]
fn a_search_ends_when_its_effort_is_spent() {
    let Plan::Search(mut search) = Level::Hard.plan() else {
        panic!("hard searches");
    };
    search.effort = 1_000;
    let mut bot = Bot::with_plan(&Nim, Plan::Search(search), Seed::from_text("effort"), 0);
    bot.choose(&Nim, &heap(15), Seat(0));
    let iterations = bot.insight().iterations;
    assert!(
        (50..search.iterations).contains(&iterations),
        "{iterations}"
    );
}

#[test]
fn the_same_seed_decides_the_same() {
    let choose = |nth| {
        let mut bot = Bot::new(&auction(3), Level::Easy, Seed::from_text("same"), nth);
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
        "no bot is called 'brilliant': choose one of random, greedy, easy, medium, hard"
    );
}

#[test]
fn the_easier_levels_know_and_think_less() {
    let searches = [Level::Easy, Level::Medium, Level::Hard].map(|level| match level.plan() {
        Plan::Search(search) => search,
        Plan::Random | Plan::Greedy(_) => panic!("{level} searches"),
    });
    assert!(searches.is_sorted_by(|a, b| a.iterations < b.iterations && a.mastery < b.mastery));
    assert_eq!(searches[2].mastery, Mastery::FULL);
}
