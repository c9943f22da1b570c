//! The calendar in the file.

use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, params};

use crate::Error;
use crate::calendar::{Calendar, Ran, Time};

/// What the wall clock shows, in seconds since 1970.
fn wall() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs() as i64)
}

/// House time, in seconds since 1970.
pub(super) fn now(db: &Connection) -> Result<i64, Error> {
    let now = db
        .prepare_cached("SELECT house + max(0, ?1 - wall) FROM calendar")?
        .query_row([wall()], |row| row.get(0))?;
    Ok(now)
}

pub(super) fn look(db: &Connection, ran: Option<Ran>) -> Result<Time, Error> {
    let mut calendar = db
        .prepare_cached("SELECT house, wall, gaps FROM calendar")?
        .query_row([], |row| {
            let gaps: String = row.get(2)?;
            Ok(Calendar {
                house: row.get(0)?,
                wall: row.get(1)?,
                // What cannot be read counts for nothing.
                gaps: serde_json::from_str(&gaps).unwrap_or_default(),
            })
        })?;
    let time = match ran {
        None => calendar.begin(wall()),
        Some(ran) => calendar.look(wall(), ran),
    };
    let gaps = serde_json::to_string(&calendar.gaps).unwrap_or_default();
    db.prepare_cached("UPDATE calendar SET house = ?1, wall = ?2, gaps = ?3")?
        .execute(params![calendar.house, calendar.wall, gaps])?;
    Ok(time)
}
