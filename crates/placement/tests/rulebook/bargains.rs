//! How bots bargain: they agree to what is good for them, whoever asks, and ask for what is good for
//! both.

use bots::{Bot, Glance, Level, Plan};
use placement::board::Tokens;
use placement::cards::Attack;
use placement::state::Phase;
use placement::{Action, Goods, Manner, Offer, Placement};
use tabletop::cards::Bag;
use tabletop::{Chance, Config, Game, Mastery, Seat, Seed, Silent, Viewer};

use crate::table::*;

/// All that overlook nothing when they take their time.
const LEVELS: [Level; 3] = [Level::Greedy, Level::Expert, Level::Master];

fn tokens(tokens: [u8; 4]) -> Goods {
    Goods::tokens(Tokens(tokens))
}

fn points(points: u8) -> Goods {
    Goods {
        points,
        ..Goods::NOTHING
    }
}

/// What Ben answers at each level.
fn answers(table: &Table) -> [Action; 3] {
    LEVELS.map(|level| {
        let seed = Seed::from_text("Ben");
        let mut bot = Bot::with_plan(table.0.game(), level.plan().unhurried(), seed, 0);
        bot.choose(table.0.game(), &table.view(BEN), BEN)
    })
}

/// What Ben answers, however strong he is.
#[track_caller]
fn answer(table: &Table) -> Action {
    let answers = answers(table);
    assert!(
        answers.iter().all(|answer| *answer == answers[0]),
        "they do not agree: {answers:?}"
    );
    answers[0]
}

#[track_caller]
fn answer_to_offer(layout: Layout, give: Goods, take: Goods) -> Action {
    let mut table = layout.start();
    let to = BEN;
    answer(table.act(ANNA, Action::Offer(Offer::new(to, give, take))))
}

/// Each has plenty of what the other needs for a card.
fn market() -> Layout {
    Layout::players(3)
        .tokens(ANNA, [3, 0, 0, 0])
        .tokens(BEN, [0, 4, 0, 0])
        .hand(ANNA, [Attack::Emotet])
        .hand(BEN, [Attack::Emotet])
}

#[test]
fn a_swap_that_helps_both_is_accepted() {
    let swap = answer_to_offer(market(), tokens([1, 0, 0, 0]), tokens([0, 1, 0, 0]));
    assert_eq!(swap, Action::Accept);
}

#[test]
fn a_gift_is_accepted() {
    let gift = answer_to_offer(market(), tokens([1, 0, 0, 0]), Goods::NOTHING);
    assert_eq!(gift, Action::Accept);
}

#[test]
fn one_token_for_three_is_refused_by_poor_and_rich() {
    let (one, three) = (tokens([1, 0, 0, 0]), tokens([0, 3, 0, 0]));
    for held in [[0, 3, 0, 0], [0, 4, 1, 2], [0, 9, 4, 4], [5, 6, 7, 8]] {
        let layout = market().tokens(BEN, held);
        let answer = answer_to_offer(layout, one, three);
        assert_eq!(answer, Action::Refuse, "holding {held:?}");
    }
}

#[test]
fn tokens_for_nothing_points_for_a_token_and_a_card_for_a_song_are_refused() {
    let one = tokens([1, 0, 0, 0]);
    let layout = || market().points(BEN, 5).inside(A1, Hospital, 3);
    let for_nothing = |take| Offer::new(BEN, Goods::NOTHING, take);
    // Some ask for a token in return.
    let mut table = layout().start();
    let asked = table.act(ANNA, Action::Offer(for_nothing(tokens([0, 1, 0, 0]))));
    assert!(!answers(asked).contains(&Action::Accept));
    let mut table = layout().start();
    let asked = table.act(ANNA, Action::Offer(for_nothing(points(1))));
    assert_eq!(answer(asked), Action::Refuse);
    assert_eq!(answer_to_offer(layout(), one, points(1)), Action::Refuse);
    // Everyone sees where Anna stands.
    let phobos = Goods {
        attacks: Bag::one(Attack::Phobos),
        ..Goods::NOTHING
    };
    let layout = layout().hand(BEN, [Attack::Phobos]);
    assert_eq!(answer_to_offer(layout, one, phobos), Action::Refuse);
}

#[test]
fn nobody_sells_the_points_that_win() {
    let layout = market()
        .tokens(ANNA, [9, 9, 9, 9])
        .points(ANNA, 14)
        .points(BEN, 5);
    let bribe = tokens([5, 5, 5, 5]);
    assert_eq!(answer_to_offer(layout, bribe, points(1)), Action::Refuse);
}

/// Anna has no use for Phobos; Ben has, and can pay for it.
fn card_market() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Attack::Phobos])
        .tokens(ANNA, [0, 0, 0, 0])
        .tokens(BEN, [4, 1, 0, 0])
        .points(BEN, 4)
        .inside(B1, Hospital, 3)
        .arrested([A2, A3])
}

/// What Anna thinks of doing: offers that are good for both.
fn offered(layout: &Layout) -> Vec<Offer> {
    let table = layout.clone().start();
    let mut shortlist = Vec::new();
    let (game, state) = (table.0.game(), table.0.state());
    game.shortlist(state, ANNA, &mut shortlist);
    let offers = shortlist.into_iter().filter_map(|action| match action {
        Action::Offer(offer) => Some(offer),
        _ => None,
    });
    offers.collect()
}

#[test]
fn a_card_is_sold_for_points_to_who_can_use_it_and_not_for_a_song() {
    let phobos = Goods {
        attacks: Bag::one(Attack::Phobos),
        ..Goods::NOTHING
    };
    let offers = offered(&card_market());
    assert!(
        offers.contains(&Offer::new(BEN, phobos, points(3))),
        "{offers:?}"
    );
    let layout = card_market();
    assert_eq!(answer_to_offer(layout, phobos, points(3)), Action::Accept);
    assert!(
        offers.iter().all(|offer| offer.take.tokens.total() != 1),
        "{offers:?}"
    );
}

#[test]
fn a_point_is_bought_with_tokens_that_are_too_many() {
    let rich = Layout::players(3)
        .tokens(ANNA, [8, 5, 5, 5])
        .points(BEN, 3)
        .tokens(BEN, [0, 0, 0, 0]);
    let three = tokens([3, 0, 0, 0]);
    let buy = Offer::new(BEN, three, points(1));
    assert!(offered(&rich).contains(&buy), "{:?}", offered(&rich));
    assert_eq!(answer_to_offer(rich, three, points(1)), Action::Accept);
}

#[test]
fn nobody_asks_to_sell_the_points_that_win() {
    let layout = |ben| {
        Layout::players(3)
            .tokens(BEN, [9, 9, 9, 9])
            .points(ANNA, 5)
            .points(BEN, ben)
    };
    let sells = |ben| offered(&layout(ben)).iter().any(|it| it.give.points > 0);
    assert!(sells(3), "to who is far behind");
    assert!(!sells(14), "to who would win by it");
}

#[test]
fn who_is_ahead_must_not_gain_more() {
    // A token that Ben has no use for, for one that Anna needs.
    let (give, take) = (tokens([1, 0, 0, 0]), tokens([0, 1, 0, 0]));
    let layout = || {
        Layout::players(3)
            .tokens(ANNA, [3, 0, 0, 0])
            .tokens(BEN, [1, 3, 0, 0])
            .hand(ANNA, [Attack::Emotet])
    };
    assert_eq!(answer_to_offer(layout(), give, take), Action::Accept);
    let layout = layout().points(ANNA, 3);
    assert_eq!(answer_to_offer(layout, give, take), Action::Refuse);
}

/// Anna and Ben stand on one space; Anna lacks some of Phobos's ○○○●.
fn beside() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Attack::Phobos])
        .tokens(ANNA, [2, 1, 0, 0])
        .tokens(BEN, [2, 1, 1, 0])
        .inside(A1, Hospital, 3)
        .inside(B1, Hospital, 3)
}

#[track_caller]
fn answer_to_proposal(layout: Layout, card: Attack) -> Action {
    let mut table = layout.start();
    answer(table.attack_by(card, A1, Manner::Together(B1)))
}

#[test]
fn a_co_attack_that_pays_is_joined() {
    let join = Action::Pay(Tokens([1, 0, 0, 0]));
    assert_eq!(answer_to_proposal(beside(), Attack::Phobos), join);
}

#[test]
fn a_co_attack_that_wins_the_game_for_another_is_refused() {
    for ben in [5, 9] {
        // With 9 points both would have 15, and it is Anna's turn (PLC-R3).
        let layout = beside().points(ANNA, 10).points(BEN, ben);
        assert_eq!(answer_to_proposal(layout, Attack::Phobos), Action::Refuse);
    }
}

#[test]
fn a_co_attack_that_holds_the_last_attacker_down_in_a_leak_is_refused() {
    let last = || beside().arrested([B2, B3]);
    let join = Action::Pay(Tokens([1, 0, 0, 0]));
    let proposal = |layout| answer_to_proposal(layout, Attack::Phobos);
    // Ben, Anna and Ben again will take a token each before it stands up.
    assert_eq!(proposal(last().stock(Hospital, 3)), Action::Refuse);
    // Somebody gathers two more.
    assert_eq!(proposal(last().stock(Hospital, 5)), Action::Refuse);
    assert_eq!(proposal(last().stock(Hospital, 6)), join);
    // Ben's own token makes the site leak, whatever he says now.
    assert_eq!(proposal(last().stock(Hospital, 1)), join);
    // It wins the game before that.
    assert_eq!(proposal(last().stock(Hospital, 3).points(BEN, 9)), join);
}

#[test]
fn who_is_ahead_must_not_have_its_attack_paid_for_it() {
    let layout = beside()
        .hand(ANNA, [Attack::CredentialStuffing])
        .tokens(ANNA, [0, 0, 0, 0]);
    let proposal = |layout| answer_to_proposal(layout, Attack::CredentialStuffing);
    assert_eq!(proposal(layout.clone().points(ANNA, 6)), Action::Refuse);
}

/// How the bots of some games bargained.
#[derive(Debug, Default)]
struct Tally {
    turns: u32,
    offers: u32,
    accepted: u32,
    /// Accepted ones by what changed hands.
    cards_sold: u32,
    points_sold: u32,
    proposals: u32,
    joined: u32,
}

/// Greedy, with fewer worlds to imagine.
const QUICK: Plan = Plan::Greedy(Glance {
    mastery: Mastery::FULL,
    attention: 100,
    worlds: 3,
    reach: 64,
});

fn tally(players: u8, games: u64) -> Tally {
    let game = Placement::new(&Config::new(players)).expect("the set-up is fine");
    let mut tally = Tally::default();
    for nth in 0..games {
        let mut chance = Chance::stream(Seed::from_text("bargains"), nth);
        let mut bots: Vec<Bot<Placement>> = (0..players)
            .map(|_| Bot::with_plan(&game, QUICK, chance.seed(), 0))
            .collect();
        let mut state = game.setup(&mut Silent(&mut chance));
        while let Some(seat) = game.awaited(&state).first() {
            let view = game.view(&state, Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&game, &view, seat);
            tally.note(state.phase, state.turn, seat, action);
            game.apply(&mut state, seat, action, &mut Silent(&mut chance));
        }
    }
    tally
}

impl Tally {
    fn note(&mut self, phase: Phase, turn: Seat, seat: Seat, action: Action) {
        match (phase, action) {
            (Phase::Act, Action::End) => self.turns += 1,
            (Phase::Act, Action::Offer(_)) => self.offers += 1,
            (Phase::Offered { offer, .. }, Action::Accept) if seat != turn => {
                self.accepted += 1;
                let [give, take] = [offer.give, offer.take];
                let cards = give.attacks.len() + take.attacks.len();
                self.cards_sold += u32::from(cards > 0);
                self.points_sold += u32::from(give.points + take.points > 0);
            }
            (Phase::Proposed(_), answer) => {
                self.proposals += 1;
                self.joined += u32::from(answer != Action::Refuse);
            }
            _ => {}
        }
    }
}

#[test]
fn bots_ask_seldom_and_are_often_agreed_with() {
    let (mut proposals, mut joined) = (0, 0);
    let (mut cards_sold, mut points_sold) = (0, 0);
    for players in Placement::PLAYERS {
        let tally = tally(players, 16);
        assert!(tally.offers >= 8, "{tally:?}");
        assert!(tally.offers * 8 <= tally.turns, "too often: {tally:?}");
        assert!(tally.accepted * 3 >= tally.offers, "{tally:?}");
        cards_sold += tally.cards_sold;
        points_sold += tally.points_sold;
        proposals += tally.proposals;
        joined += tally.joined;
    }
    assert!(cards_sold > 0, "cards are sold");
    assert!(points_sold > 0, "points are sold");
    assert!(
        proposals > 0 && joined * 3 >= proposals,
        "{joined} of {proposals}"
    );
}
