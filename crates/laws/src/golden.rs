//! Golden playthroughs: a whole seeded game as text, kept in a file, so that any change of the
//! rules shows as a change of the file.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use tabletop::{By, Chance, Config, Lawful, Match, Seat, Seed, Told, Viewer};

use crate::position::menu;

/// A digest is written after each so many decisions.
const DIGEST_EVERY: usize = 10;

/// Set to rewrite the files instead of comparing with them.
const UPDATE: &str = "UPDATE_GOLDEN";

/// Plays a game at random and writes down every decision, what the spectator was told, digests at
/// intervals and the final scores.
pub fn golden<G: Lawful>(config: &Config, seed: &str) -> String {
    playthrough::<G>(config, seed).expect("writing to a string does not fail")
}

fn playthrough<G: Lawful>(config: &Config, seed: &str) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let table = serde_json::to_string(config).expect("a config is plain data");
    writeln!(text, "{} rules {}, {table}, seed {seed:?}", G::ID, G::RULES)?;

    let watchers = [Viewer::Spectator];
    let seed = Seed::from_text(seed);
    let mut dice = Chance::stream(seed, 1);
    let (mut game, opened) = Match::<G>::new(config, seed, &watchers)
        .unwrap_or_else(|why| panic!("the set-up is refused: {why:?}"));
    writeln!(text, "opening {}", game.record().opening)?;
    events(&mut text, &opened.told)?;

    let mut number = 0;
    loop {
        let awaited: Vec<Seat> = game.game().awaited(game.state()).iter().collect();
        if awaited.is_empty() {
            break;
        }
        number += 1;
        let seat = *dice.pick(&awaited);
        let menu = menu(game.game(), game.state(), seat);
        let action = *dice.pick(&menu);
        writeln!(
            text,
            "{number:>3} seat {seat} of {:>2}: {action:?}",
            menu.len()
        )?;
        let played = game
            .act(seat, action, By::Bot, &watchers)
            .unwrap_or_else(|_| panic!("{action:?} is on the menu and refused"));
        events(&mut text, &played.told)?;
        if number % DIGEST_EVERY == 0 {
            digest(&mut text, &game)?;
        }
    }
    digest(&mut text, &game)?;
    if let Some(outcome) = game.game().outcome(game.state()) {
        let winners: Vec<String> = outcome
            .winners
            .iter()
            .map(|seat| seat.to_string())
            .collect();
        let (scores, winners) = (outcome.scores(), winners.join(" and "));
        writeln!(text, "scores {scores:?}, seat {winners} wins")?;
    }
    Ok(text)
}

fn events<G: Lawful>(text: &mut String, told: &[Told<G>]) -> std::fmt::Result {
    told.iter()
        .try_for_each(|told| writeln!(text, "      {:?}", told.frame.event))
}

fn digest<G: Lawful>(text: &mut String, game: &Match<G>) -> std::fmt::Result {
    match game.record().entries.last() {
        Some(entry) => writeln!(text, "    = {}", entry.digest),
        None => Ok(()),
    }
}

/// Compares with the file at `path`, seen from the crate under test; with `UPDATE_GOLDEN=1` set
/// the file is written instead.
#[track_caller]
pub fn assert_golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if env::var_os(UPDATE).is_some_and(|value| value == "1") {
        let folder = path.parent().expect("a file is in a folder");
        fs::create_dir_all(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
        fs::write(path, text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        return;
    }
    if let Err(difference) = compare(path, text) {
        panic!(
            "{}: {difference}\nif this is meant: run the test with {UPDATE}=1 and look at what it writes",
            path.display()
        );
    }
}

fn compare(path: &Path, text: &str) -> Result<(), String> {
    let known = fs::read_to_string(path).map_err(|why| why.to_string())?;
    first_difference(&known, text).map_or(Ok(()), Err)
}

/// The first line that differs, with the lines before it.
fn first_difference(known: &str, text: &str) -> Option<String> {
    const CONTEXT: usize = 3;
    let (known, now): (Vec<&str>, Vec<&str>) = (known.lines().collect(), text.lines().collect());
    let most = known.len().max(now.len());
    let at = (0..most).find(|&line| known.get(line) != now.get(line))?;
    let mut shown = format!("differs from line {} on:\n", at + 1);
    for line in &known[at.saturating_sub(CONTEXT)..at] {
        shown.push_str(&format!("    {line}\n"));
    }
    let line = |lines: &[&str]| (*lines.get(at).unwrap_or(&"(the end)")).to_owned();
    shown.push_str(&format!("  - {}\n  + {}", line(&known), line(&now)));
    Some(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown_with_the_lines_before_it() {
        assert_eq!(first_difference("a\nb\nc", "a\nb\nc\n"), None);
        assert_eq!(
            first_difference("a\nb\nc", "a\nb\nd").as_deref(),
            Some("differs from line 3 on:\n    a\n    b\n  - c\n  + d")
        );
        assert_eq!(
            first_difference("a", "a\nb").as_deref(),
            Some("differs from line 2 on:\n    a\n  - (the end)\n  + b")
        );
    }
}
