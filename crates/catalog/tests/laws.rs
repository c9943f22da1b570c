//! Whatever is in the list of games keeps the laws, at every number of players. Each game's own tests
//! look at far more games and at every switch; a game that forgot to is caught here.

use catalog::Visitor;
use tabletop::Lawful;

struct Keeps;

impl Visitor for Keeps {
    type Output = ();
    fn visit<G: Lawful>(self) {
        laws::assert_lawful::<G>(&laws::player_counts::<G>(|table| table), 0..4);
    }
}

#[test]
fn every_game_of_the_list_keeps_the_laws() {
    for game in catalog::ids() {
        catalog::visit(game, Keeps).expect("ids are of games");
    }
}
