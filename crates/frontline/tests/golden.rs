//! A whole match, written down: any change of the rules shows here.
//! `UPDATE_GOLDEN=1 cargo test -p frontline --test golden` writes the file anew.

use frontline::FrontLine;
use laws::{assert_golden, golden};
use tabletop::Config;

#[test]
fn a_match_goes_as_ever() {
    let text = golden::<FrontLine>(&Config::new(2), "golden");
    assert_golden("tests/golden/2-players.txt", &text);
}

#[test]
fn a_match_with_every_switch_goes_as_ever() {
    let table = Config::new(2)
        .with("secret-plans", true)
        .with("calm-start", true)
        .with("resolve-both", true);
    let text = golden::<FrontLine>(&table, "golden");
    assert_golden("tests/golden/2-players-switched.txt", &text);
}
