//! Guided first games: a table like any other, with a deal and opponents that a lesson wants.

use std::net::IpAddr;
use std::sync::Arc;

use bots::Level;
use tabletop::Seat;

use crate::hall::Hall;
use crate::table::{Chair, Founding};
use crate::wire::{BeginLesson, Grace, Hands, Seated};
use crate::{Refusal, limits, secret, text};

pub(crate) async fn begin(
    hall: &Arc<Hall>,
    address: IpAddr,
    id: &str,
    wanted: BeginLesson,
) -> Result<Seated, Refusal> {
    let name = text::name(&wanted.name)?;
    let lesson = lessons::named(id).ok_or(Refusal::NoSuchPage)?;
    let secret = secret::secret();
    let host = secret::hash(&secret);
    let chair = |seat| {
        if seat == lesson.seat {
            Chair::Person {
                name: name.clone(),
                secret: host,
                held: None,
            }
        } else {
            Chair::Bot(Level::Newcomer)
        }
    };
    let founding = Founding {
        game: lesson.game.clone(),
        config: lesson.set_up.clone(),
        clock: None,
        grace: Grace::Never,
        stand_in: Level::Newcomer,
        host,
        founder: Some(limits::founder(address)),
        class: None,
        hands: Hands::default(),
        seats: Seat::all(lesson.set_up.players).map(chair).collect(),
        unnoted: false,
        lesson: Some(lesson.into()),
        begun: true,
    };
    let table = hall
        .found_at(&founding, None, Some(lesson.seed()), None)
        .await?;
    Ok(Seated {
        table: table.id,
        code: table.code,
        seat: Some(lesson.seat),
        secret,
    })
}
