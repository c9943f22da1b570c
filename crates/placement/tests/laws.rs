//! The laws, for every number of players, with and without the special actions.

use laws::{Laws, player_counts};
use placement::Placement;
use tabletop::Config;

fn lawful(tables: &[Config], seeds: std::ops::Range<u64>) {
    let report = Laws::over(seeds)
        .check::<Placement>(tables)
        .unwrap_or_else(|violation| panic!("{violation}"));
    println!("{report}");
}

#[test]
fn the_whole_game_is_lawful() {
    lawful(&player_counts::<Placement>(|config| config), 0..20);
}

#[test]
fn a_first_game_is_lawful() {
    let tables = player_counts::<Placement>(|config| config.with("first-game", true));
    lawful(&tables, 0..20);
}
