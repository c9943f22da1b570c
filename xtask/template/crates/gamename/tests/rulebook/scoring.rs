//! The end of the game.

use gamename::Illegal;
use tabletop::Seats;

use crate::table::{ANN, BOB, dealt, lay};

#[test]
fn whoever_has_taken_the_most_tricks_wins() {
    let mut table = dealt(&[[1, 5, 9], [2, 6, 10]]);
    for (ann, bob) in [(1, 2), (5, 6), (9, 10)] {
        table.act(ANN, lay(ann)).act(BOB, lay(bob));
    }
    assert_eq!(table.outcome().winners, Seats::one(BOB));
    assert_eq!(table.outcome().scores(), [0, 3]);
    assert_eq!(table.refused(ANN, lay(1)), Illegal::Over);
}

/// GMN-R2
#[test]
fn whoever_has_taken_as_many_shares_the_win() {
    let mut table = dealt(&[[1, 2, 9], [3, 4, 8], [5, 6, 7]]);
    for [ann, bob, cyd] in [[9, 3, 5], [1, 8, 6], [2, 4, 7]] {
        table.act(ANN, lay(ann)).act(BOB, lay(bob));
        table.act(tabletop::Seat(2), lay(cyd));
    }
    assert_eq!(table.outcome().winners, Seats::all(3));
}
