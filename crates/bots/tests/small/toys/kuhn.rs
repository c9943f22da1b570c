//! Kuhn's poker: three cards, one each, the third unseen; both put in one. Either may bet one more, the
//! other then folds or calls. If both play perfectly, the first loses 1/18 a game.

use tabletop::{
    Chance, Config, Game, Mastery, Outcome, Place, Refused, Seat, Seats, Summary, Switch, Table,
    Viewer,
};

pub struct Kuhn;

pub const JACK: u8 = 0;
pub const QUEEN: u8 = 1;
pub const KING: u8 = 2;
/// Checks, or folds.
pub const PASS: u8 = 0;
/// Bets, or calls.
pub const BET: u8 = 1;

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Deal {
    pub cards: [u8; 2],
    pub said: Vec<u8>,
}

/// One's own card, if there is one, and what was said.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Hand {
    pub own: Option<(Seat, u8)>,
    pub said: Vec<u8>,
}

impl Kuhn {
    fn is_over(&self, said: &[u8]) -> bool {
        matches!(said, [PASS, PASS] | [BET, _] | [PASS, BET, _])
    }
}

impl Game for Kuhn {
    const ID: &'static str = "kuhn";
    const RULES: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const SWITCHES: &'static [Switch] = &[];

    type State = Deal;
    type Action = u8;
    type Event = ();
    type View = Hand;
    type Illegal = ();
    type Lore = ();

    fn new(_: &Config) -> Result<Kuhn, Refused> {
        Ok(Kuhn)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn setup(&self, table: &mut impl Table<Self>) -> Deal {
        let mut cards = [0, 1, 2];
        table.luck(Place(0)).shuffle(&mut cards);
        Deal {
            cards: [cards[0], cards[1]],
            said: Vec::new(),
        }
    }

    fn awaited(&self, deal: &Deal) -> Seats {
        if self.is_over(&deal.said) {
            return Seats::NONE;
        }
        Seats::one(Seat((deal.said.len() % 2) as u8))
    }

    fn candidates(&self, _: &Deal, _: Seat, out: &mut Vec<u8>) {
        out.extend([PASS, BET]);
    }

    fn check(&self, _: &Deal, _: Seat, _: &u8) -> Result<(), ()> {
        Ok(())
    }

    fn apply(&self, deal: &mut Deal, _: Seat, says: u8, _: &mut impl Table<Self>) {
        deal.said.push(says);
    }

    fn fallback(&self, _: &Deal, _: Seat) -> u8 {
        PASS
    }

    fn summary(&self, deal: &Deal, figures: &mut Summary) {
        figures.numbers("cards", deal.cards);
    }

    /// The scores are what was won and lost.
    fn outcome(&self, deal: &Deal) -> Option<Outcome> {
        let higher = Seat(u8::from(deal.cards[1] > deal.cards[0]));
        let (winner, stake) = match deal.said[..] {
            [PASS, PASS] => (higher, 1),
            [BET, PASS] => (Seat(0), 1),
            [PASS, BET, PASS] => (Seat(1), 1),
            [BET, _] | [PASS, BET, _] => (higher, 2),
            _ => return None,
        };
        let scores = [0, 1].map(|seat| if winner == Seat(seat) { stake } else { -stake });
        Some(Outcome::new(Seats::one(winner), &scores))
    }

    fn view(&self, deal: &Deal, viewer: Viewer) -> Hand {
        Hand {
            own: viewer.seat().map(|seat| (seat, deal.cards[seat.index()])),
            said: deal.said.clone(),
        }
    }

    fn lore(&self, _: Mastery, _: &mut Chance) {}

    fn imagine(&self, hand: &Hand, (): &(), chance: &mut Chance) -> Deal {
        let mut cards = [0, 1, 2];
        chance.shuffle(&mut cards);
        if let Some((seat, card)) = hand.own {
            let at = cards.iter().position(|&other| other == card);
            cards.swap(at.expect("it is one of the three"), seat.index());
        }
        Deal {
            cards: [cards[0], cards[1]],
            said: hand.said.clone(),
        }
    }

    fn worth(&self, deal: &Deal, seat: Seat) -> i32 {
        self.outcome(deal)
            .map_or(0, |outcome| outcome.scores()[seat.index()])
    }
}
