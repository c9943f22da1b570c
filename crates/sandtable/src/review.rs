//! A review in a language, as Markdown or as plain lines.

use catalog::{Decision, Review, Reviewed, Stood};
use tabletop::{Arg, Phrase, Seat};

use crate::debrief::escaped;
use crate::texts::Texts;

/// Who did how well, how the game stood, and where it turned.
pub fn markdown(review: &Review, names: &[String], texts: &Texts) -> String {
    let say = |phrase: &Phrase| escaped(&texts.said(phrase, names));
    let mut page = format!("# {}\n\n", texts.get("review-title"));
    for (seat, player) in review.players.iter().enumerate() {
        let name = escaped(&texts.text(&Arg::Seat(Seat(seat as u8)), names));
        let [accuracy, made] = did(player, &say);
        page += &format!("- **{name}**: {accuracy}\n  - {made}\n");
    }
    page += &format!("\n## {}\n\n", texts.get("review-chances"));
    for seat in 0..review.players.len() {
        let name = escaped(&texts.text(&Arg::Seat(Seat(seat as u8)), names));
        page += &format!("- `{}` {name}\n", curve(&review.moments, seat));
    }
    page += &format!("\n## {}\n\n", texts.get("review-turning"));
    if review.turning.is_empty() {
        page += &format!("{}\n", texts.get("review-no-turning"));
    }
    for &at in &review.turning {
        let (point, why) = turning(&review.decisions[at], &say);
        page += &format!("- {point}\n");
        page.extend(why.iter().map(|why| format!("  - {why}\n")));
    }
    page
}

/// The same without the curves: for whoever listens.
pub fn lines(review: &Review, names: &[String], texts: &Texts) -> Vec<String> {
    let say = |phrase: &Phrase| texts.say(phrase, names);
    let mut lines = Vec::new();
    for (seat, player) in review.players.iter().enumerate() {
        let [accuracy, made] = did(player, &say);
        let line = Phrase::new("cli-score")
            .with("name", Seat(seat as u8))
            .with("score", accuracy);
        lines.extend([say(&line), made]);
    }
    lines.push(texts.get("review-turning"));
    if review.turning.is_empty() {
        lines.push(texts.get("review-no-turning"));
    }
    for &at in &review.turning {
        let (point, why) = turning(&review.decisions[at], &say);
        lines.push(point);
        lines.extend(why);
    }
    lines
}

/// How well a player did, and what it made.
fn did(player: &Reviewed, say: &dyn Fn(&Phrase) -> String) -> [String; 2] {
    let accuracy = match player.accuracy {
        Some(accuracy) => Phrase::new("review-accuracy")
            .with("accuracy", tenth(accuracy))
            .with("count", player.decisions),
        None => Phrase::new("review-no-decisions"),
    };
    let made = Phrase::new("review-made")
        .with("own", signed(player.own))
        .with("others", signed(player.others))
        .with("luck", signed(player.luck));
    [say(&accuracy), say(&made)]
}

/// A turning point, and what was better about something else.
fn turning(decision: &Decision, say: &dyn Fn(&Phrase) -> String) -> (String, Vec<String>) {
    let lost = Phrase::new("review-lost")
        // Asked for at its moment, it is made by the replay's next step.
        .with("step", decision.step + 1)
        .with("player", decision.seat)
        .with("points", whole(decision.lost))
        .with("did", decision.did.clone())
        .with("chance", whole(decision.chance));
    let mut point = say(&lost);
    if let Some(better) = &decision.better {
        let better = Phrase::new("review-better")
            .with("better", better.text.clone())
            .with("chance", whole(better.chance));
        point += &format!(" {}", say(&better));
    }
    (point, decision.why.iter().map(say).collect())
}

fn whole(number: f32) -> i32 {
    number.round() as i32
}

fn tenth(number: f32) -> String {
    format!("{number:.1}")
}

fn signed(number: f32) -> String {
    match whole(number) {
        0 => "0".to_owned(),
        points if points > 0 => format!("+{points}"),
        points => format!("\u{2212}{}", -points),
    }
}

/// So wide is a curve at most.
const WIDE: usize = 60;
const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// How a seat stood over the game, as high as its chances were.
fn curve(moments: &[Stood], seat: usize) -> String {
    let columns = moments.len().min(WIDE);
    let moment = |column: usize| match columns {
        0 | 1 => 0,
        _ => column * (moments.len() - 1) / (columns - 1),
    };
    let level = |chance: f32| {
        let level = (chance / 100.0 * (LEVELS.len() - 1) as f32).round() as usize;
        LEVELS[level.min(LEVELS.len() - 1)]
    };
    (0..columns)
        .map(|column| level(moments[moment(column)].chances[seat]))
        .collect()
}

#[cfg(test)]
mod tests {
    use tabletop::By;

    use super::*;

    #[test]
    fn a_curve_goes_from_the_first_moment_to_the_last() {
        let moments: Vec<Stood> = (0..200_u16)
            .map(|step| Stood {
                step: step.into(),
                chances: vec![f32::from(step) / 1.99],
            })
            .collect();
        let curve = curve(&moments, 0);
        assert_eq!(curve.chars().count(), WIDE);
        assert!(curve.starts_with('▁') && curve.ends_with('█'));
        assert_eq!(super::curve(&moments[..1], 0), "▁");
    }

    /// A decision is asked for at its moment and made by the next step, where a replay shows it.
    #[test]
    fn a_turning_point_is_named_by_the_step_that_makes_it() {
        let decision = Decision {
            step: 11,
            seat: Seat(0),
            by: By::Person,
            did: Phrase::new("did"),
            chance: 30.0,
            games: 100,
            lost: 20.0,
            better: None,
            why: Vec::new(),
        };
        let say = |phrase: &Phrase| format!("{phrase:?}");
        let (text, _) = turning(&decision, &say);
        assert!(text.contains("12") && !text.contains("11"), "{text}");
    }

    #[test]
    fn gains_and_losses_have_their_signs() {
        assert_eq!([12.4, -3.6, 0.2].map(signed), ["+12", "\u{2212}4", "0"]);
    }
}
