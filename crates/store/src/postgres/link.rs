//! A connection that is made anew when it was lost.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as Plain, PoisonError};
use std::time::Duration;

use tokio::sync::Mutex;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Row, Statement};

use super::tls::Tls;
use crate::Error;

/// What takes longer is given up, and the connection with it: the database is gone, or frozen.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// How to connect.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) config: Config,
    pub(super) tls: Tls,
}

pub(super) struct Link {
    way: Way,
    session: Mutex<Option<Arc<Session>>>,
}

/// A connection, and the statements that it knows.
pub(super) struct Session {
    client: Client,
    known: Plain<HashMap<&'static str, Statement>>,
}

impl Link {
    pub(super) fn new(way: Way) -> Link {
        Link {
            way,
            session: Mutex::default(),
        }
    }

    /// The connection, or a new one where there is none.
    pub(super) async fn session(&self) -> Result<Arc<Session>, Error> {
        let mut kept = self.session.lock().await;
        if let Some(session) = kept.as_ref().filter(|session| !session.is_closed()) {
            return Ok(session.clone());
        }
        let Way { config, tls } = &self.way;
        let connecting = config.connect(tls.clone());
        let connected = tokio::time::timeout(PATIENCE, connecting).await;
        let (client, connection) = connected.map_err(|_| too_slow())??;
        // It ends with the client, and says why to whoever waits for an answer.
        tokio::spawn(connection);
        let known = Plain::default();
        let session = Arc::new(Session { client, known });
        *kept = Some(session.clone());
        Ok(session)
    }

    /// Does something over the connection, within a time. Whoever is too slow loses the connection.
    pub(super) async fn with<T>(
        &self,
        work: impl AsyncFnOnce(&Session) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let session = self.session().await?;
        let done = tokio::time::timeout(PATIENCE, work(&session)).await;
        if done.is_err() {
            self.session
                .lock()
                .await
                .take_if(|kept| Arc::ptr_eq(kept, &session));
        }
        done.map_err(|_| too_slow())?
    }
}

/// What can be read from.
pub(super) trait Reads {
    async fn rows(&self, statement: &'static str, values: Values<'_>) -> Result<Vec<Row>, Error>;

    /// The first row.
    async fn row(&self, statement: &'static str, values: Values<'_>) -> Result<Option<Row>, Error> {
        let rows = self.rows(statement, values).await?;
        Ok(rows.into_iter().next())
    }
}

impl Reads for Link {
    async fn rows(&self, statement: &'static str, values: Values<'_>) -> Result<Vec<Row>, Error> {
        self.with(async |session| session.rows(statement, values).await)
            .await
    }
}

impl Reads for Session {
    async fn rows(&self, statement: &'static str, values: Values<'_>) -> Result<Vec<Row>, Error> {
        let statement = self.know(statement).await?;
        Ok(self.client.query(&statement, values).await?)
    }
}

fn too_slow() -> Error {
    Error::Failed("the database does not answer".to_owned())
}

impl Session {
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Several statements without values.
    pub(super) async fn say(&self, statements: &str) -> Result<(), Error> {
        Ok(self.client.batch_execute(statements).await?)
    }

    /// How many rows it has changed.
    pub(super) async fn change(
        &self,
        statement: &'static str,
        values: Values<'_>,
    ) -> Result<u64, Error> {
        let statement = self.know(statement).await?;
        Ok(self.client.execute(&statement, values).await?)
    }

    async fn know(&self, statement: &'static str) -> Result<Statement, Error> {
        let known = |session: &Session| {
            let known = session.known.lock();
            let known = known.unwrap_or_else(PoisonError::into_inner);
            known.get(statement).cloned()
        };
        if let Some(known) = known(self) {
            return Ok(known);
        }
        let prepared = self.client.prepare(statement).await?;
        let known = self.known.lock();
        let mut known = known.unwrap_or_else(PoisonError::into_inner);
        known.insert(statement, prepared.clone());
        Ok(prepared)
    }
}
