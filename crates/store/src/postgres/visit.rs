//! Going through the database, or adding to it, while servers use it.

use super::deed::{Deed, Entries};
use super::link::{Link, Reads, Session, Values};
use super::{configure, read, schema};
use crate::transfer::{Export, Load, TransferError, Whole};
use crate::{Change, Error, Place};

/// A connection of its own, which is waited for as long as it takes.
async fn visit(url: &str) -> Result<std::sync::Arc<Session>, TransferError> {
    let place = Place::Postgres(url.to_owned());
    let way = configure(url)?;
    let session = Link::new(way).session().await?;
    schema::prepare(&session, &place).await?;
    Ok(session)
}

/// House time.
async fn house(session: &Session) -> Result<i64, Error> {
    let row = session.row("SELECT house_time()", &[]).await?;
    let house = row.and_then(|row| row.get(0));
    house.ok_or_else(|| Error::Failed("the calendar is missing".to_owned()))
}

/// Everything as it is at one moment.
pub(crate) async fn export(url: &str, mut export: Export) -> Result<Export, TransferError> {
    let session = visit(url).await?;
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    session.say(begin).await?;
    let failed = |error: std::io::Error| Error::Failed(error.to_string());
    export.begin(house(&session).await?).map_err(failed)?;
    for class in read::classes(&*session).await? {
        export.class(class).map_err(failed)?;
    }
    let ids = "SELECT id, touched FROM tables ORDER BY id";
    for row in session.rows(ids, &[]).await? {
        let id: &str = row.get(0);
        let whole = Whole {
            saved: read::load(&*session, id).await?,
            journal: read::journal(&*session, id).await?,
            review: read::review(&*session, id).await?,
            touched: row.get(1),
        };
        export.table(whole).map_err(failed)?;
    }
    session.say("COMMIT").await?;
    Ok(export)
}

/// All of it in one transaction.
pub(crate) async fn import(url: &str, load: Load) -> Result<(), TransferError> {
    let session = visit(url).await?;
    session.say("BEGIN").await?;
    let (classes, tables) = load.at(house(&session).await?);
    for class in classes {
        let code = class.code.clone();
        carry_out(&session, Deed::CreateClass(class), &code).await?;
    }
    for whole in tables {
        let Whole {
            saved,
            journal,
            review,
            touched,
        } = whole;
        let (id, code) = (saved.table.id.clone(), saved.table.code.clone());
        let create = Deed::Create {
            table: Box::new(saved.table),
            after: None,
        };
        carry_out(&session, create, &code).await?;
        let entries = saved.entries.into_iter().enumerate();
        let changes = entries
            .map(|(n, entry)| Change::Entry { n, entry })
            .chain(saved.chat.into_iter().map(Change::Chat))
            .chain(journal.into_iter().map(Change::Note))
            .chain(saved.over.then_some(Change::Over));
        let rest = Deed::Write {
            table: id.clone(),
            changes: changes.collect(),
        };
        carry_out(&session, rest, &code).await?;
        let as_it_was = "UPDATE tables SET next = $2, touched = $3 WHERE id = $1";
        let values: Values<'_> = &[&id, &saved.next, &touched];
        session.change(as_it_was, values).await?;
        if let Some(review) = review {
            carry_out(&session, Deed::Review { table: id, review }, &code).await?;
        }
    }
    session.say("COMMIT").await?;
    Ok(())
}

/// What is not committed is rolled back with the connection.
async fn carry_out(session: &Session, deed: Deed, code: &str) -> Result<(), TransferError> {
    let mut entries = Entries::default();
    let done = async {
        deed.carry_out(session, &mut entries).await?;
        entries.write(session).await
    };
    done.await.map_err(|error| match error {
        Error::Taken => TransferError::Taken {
            code: code.to_owned(),
        },
        other => other.into(),
    })
}
