//! Plays a lesson as a newcomer who does only what the guide points at, and prints what is said and
//! offered at each decision: `cargo run -p lessons --example try_lesson -- FILE [view]`.
#![allow(clippy::print_stdout, reason = "it is for whoever writes a lesson")]

use bots::Level;
use lessons::{Lesson, check};
use tabletop::{By, Chance, Viewer};

fn main() {
    let mut args = std::env::args().skip(1);
    let file = args.next().expect("the file of a lesson");
    let text = std::fs::read_to_string(&file).expect("the file can be read");
    let view = args.next().is_some_and(|word| word == "view");
    let lesson: Lesson = match check(&text) {
        Ok(lesson) => lesson,
        Err(faults) => return faults.iter().for_each(|fault| println!("{file}: {fault}")),
    };
    let mut game =
        catalog::open(&lesson.game, &lesson.set_up, lesson.seed()).expect("it is checked");
    let luck = Chance::stream(lesson.seed(), 1).seed();
    let me = Viewer::Seat(lesson.seat);
    for _ in 0..400 {
        let awaited = game.awaited();
        let Some(seat) = awaited
            .iter()
            .find(|&seat| seat != lesson.seat)
            .or(awaited.first())
        else {
            break;
        };
        let action = if seat == lesson.seat {
            let began = std::time::Instant::now();
            let guide = lesson.guide(&game.record()).expect("our own record plays");
            let took = began.elapsed();
            let scene = game.scene(me);
            let strayed = if guide.strayed { "strayed" } else { "" };
            println!("\n== {took:?} {strayed}");
            if let Some(seen) = guide.seen {
                println!("over: {seen:#?}");
                return;
            }
            if view {
                println!("{}", serde_json::to_string(&scene.view).expect("JSON"));
            }
            println!(
                "asked: {}",
                serde_json::to_string(&scene.prompt).expect("JSON")
            );
            for (index, choice) in scene.menu.iter().enumerate() {
                let no = choice.no.as_ref().map_or("", |why| why.key.as_ref());
                println!(
                    "  {index} {} {} {no}",
                    choice.answer(),
                    serde_json::to_string(&choice.text).expect("JSON")
                );
            }
            for card in &guide.cards {
                println!("  > {} {} {:?}", card.chapter, card.text, card.point);
            }
            let point = guide
                .cards
                .last()
                .and_then(|card| card.point.first())
                .copied();
            scene.menu[point.expect("it points at something") as usize].answer()
        } else {
            lesson.intended(&*game, seat).unwrap_or_else(|| {
                let seed = Chance::stream(luck, seat.0.into()).seed();
                game.think(seat, Level::Newcomer, seed)().action
            })
        };
        let step = game
            .act(seat, &action, By::Person, &[me])
            .expect("it is on the menu");
        for (_, frame) in step.frames {
            println!(
                "{seat}: {} {}",
                frame.text.key,
                frame.event.map_or(String::new(), |event| event.to_string())
            );
        }
    }
    println!(
        "ended: {:?}",
        lesson.guide(&game.record()).map(|guide| guide.seen)
    );
}
