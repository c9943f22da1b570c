//! A violation says all that is needed to see it again.

use laws::{assert_lawful, check};
use tabletop::Config;

use crate::fault::Fault;
use crate::game::Toy;

fn faulty() -> Config {
    Config::new(2).with("fault", Fault::LosesCoins as i32)
}

#[test]
fn a_violation_names_law_game_table_seed_and_step() {
    let violation = check::<Toy>(&[faulty()], 0..50).unwrap_err();
    let (seed, step) = violation.at.expect("a fault of one game");
    let text = violation.to_string();
    let head = format!(
        "toy breaks the law Census\n  at a table of {{\"players\":2,\"switches\":{{\"fault\":7}}}}, \
         seed {seed}, step {step}\n  Rest changes the census\n  from "
    );
    assert!(text.starts_with(&head), "{text}");
}

#[test]
fn its_seed_alone_shows_it_again() {
    let violation = check::<Toy>(&[faulty()], 0..50).unwrap_err();
    let (seed, _) = violation.at.expect("a fault of one game");
    assert_eq!(check::<Toy>(&[faulty()], seed..seed + 1), Err(violation));
}

#[test]
#[should_panic(expected = "breaks the law Census")]
fn asserting_panics_with_it() {
    assert_lawful::<Toy>(&[faulty()], 0..50);
}

#[test]
fn the_report_is_for_reading() {
    let report = check::<Toy>(&[Config::new(2)], 0..20).unwrap().to_string();
    assert!(report.starts_with("toy keeps the laws\n  {\"players\":2}: 20 games, "));
}

#[test]
#[should_panic(expected = "the set-up is refused: Players")]
fn a_table_that_the_game_refuses_is_said_to_be_one() {
    assert_lawful::<Toy>(&[Config::new(9)], 0..1);
}
