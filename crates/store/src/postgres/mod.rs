//! A PostgreSQL database that several servers share.
//!
//! - `link`: a connection, `tls`: encrypted; `schema`: what the database must be.
//! - `writer`: what waits shares a transaction; `deed`: what is written; `read`: what is read.
//! - `server`: this server among the others, and what it holds.

mod deed;
mod link;
mod read;
mod schema;
mod server;
mod tls;
mod visit;
mod writer;

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use deed::Deed;
use link::{Link, Reads, Way};
use server::Server;
use tls::Wanted;
use tokio_postgres::config::Config;
use writer::Writer;

use crate::lease::{Holder, Lease, Peers};
use crate::{Change, Class, Count, Error, Found, Note, OpenError, Place, Ran, Saved, Table, Time};
pub(crate) use server::Hold;
pub use server::SILENCE;
pub(crate) use visit::{export, import};

#[derive(Clone)]
pub(crate) struct Postgres {
    writer: Writer,
    reader: Arc<Link>,
    server: Arc<Server>,
}

/// A connection that says nothing for so long is looked after.
const KEEP_ALIVE: Duration = Duration::from_secs(5);

/// How to connect.
fn configure(url: &str) -> Result<Way, OpenError> {
    let unopened = |why: String| OpenError::Unopened {
        path: Place::Postgres(url.to_owned()).to_string().into(),
        why,
    };
    let (plain, wanted) = Wanted::take(url).map_err(unopened)?;
    let mut config = Config::from_str(&plain).map_err(|error| unopened(error.to_string()))?;
    config.ssl_mode(wanted.mode());
    config.application_name("sandtable");
    config.connect_timeout(KEEP_ALIVE);
    config.keepalives_idle(KEEP_ALIVE);
    config.tcp_user_timeout(KEEP_ALIVE * 2);
    let tls = wanted.tls().map_err(unopened)?;
    Ok(Way { config, tls })
}

impl Postgres {
    pub(crate) async fn open(url: &str) -> Result<Postgres, OpenError> {
        let place = Place::Postgres(url.to_owned());
        let way = configure(url)?;
        let link = || Link::new(way.clone());
        let failed = |error: Error| OpenError::Unopened {
            path: place.to_string().into(),
            why: error.to_string(),
        };
        let reader = link();
        let session = reader.session().await.map_err(failed)?;
        let password = schema::prepare(&session, &place).await?;
        let server = Server::start(link(), password).await.map_err(failed)?;
        Ok(Postgres {
            writer: Writer::start(link(), server.clone()),
            reader: Arc::new(reader),
            server,
        })
    }

    pub(crate) async fn close(self) {
        self.server.close().await;
    }

    async fn carry_out(&self, deed: Deed) -> Result<(), Error> {
        self.writer.carry_out(deed).await.map(drop)
    }

    pub(crate) async fn create(&self, table: Table, after: Option<String>) -> Result<(), Error> {
        let table = Box::new(table);
        self.carry_out(Deed::Create { table, after }).await
    }

    pub(crate) async fn write(&self, table: &str, changes: Vec<Change>) -> Result<(), Error> {
        let table = table.to_owned();
        self.carry_out(Deed::Write { table, changes }).await
    }

    pub(crate) async fn load(&self, table: &str) -> Result<Saved, Error> {
        read::load(&*self.reader, table).await
    }

    pub(crate) async fn journal(&self, table: &str) -> Result<Vec<Note>, Error> {
        read::journal(&*self.reader, table).await
    }

    pub(crate) async fn review(&self, table: &str) -> Result<Option<String>, Error> {
        read::review(&*self.reader, table).await
    }

    pub(crate) async fn keep_review(&self, table: &str, review: String) -> Result<(), Error> {
        let table = table.to_owned();
        self.carry_out(Deed::Review { table, review }).await
    }

    pub(crate) async fn create_class(&self, class: Class) -> Result<(), Error> {
        self.carry_out(Deed::CreateClass(class)).await
    }

    pub(crate) async fn write_class(&self, id: &str, roll: String) -> Result<(), Error> {
        let id = id.to_owned();
        self.carry_out(Deed::WriteClass { id, roll }).await
    }

    pub(crate) async fn load_class(&self, id: &str) -> Result<Class, Error> {
        read::load_class(&*self.reader, id).await
    }

    pub(crate) async fn classes(&self) -> Result<Vec<Class>, Error> {
        read::classes(&*self.reader).await
    }

    pub(crate) async fn forget_class(&self, id: &str) -> Result<(), Error> {
        self.carry_out(Deed::ForgetClass(id.to_owned())).await
    }

    pub(crate) async fn find(&self, code: &str) -> Result<Found, Error> {
        read::find(&*self.reader, code).await
    }

    pub(crate) async fn ticking(&self) -> Result<Vec<String>, Error> {
        read::ticking(&*self.reader).await
    }

    /// This server is not taken for dead only as long as it can write; so it is enough to be answered.
    pub(crate) async fn can_write(&self) -> Result<(), Error> {
        self.count(None).await.map(drop)
    }

    pub(crate) async fn count(&self, founder: Option<String>) -> Result<Count, Error> {
        read::count(&*self.reader, founder.as_deref()).await
    }

    pub(crate) async fn look(&self, ran: Option<Ran>) -> Result<Time, Error> {
        loop {
            let (was, wall) = read::calendar(&*self.reader).await?;
            let mut is = was.clone();
            let time = match ran {
                None => is.begin(wall),
                Some(ran) => is.look(wall, ran),
            };
            // Another server may have looked meanwhile: then it is looked again.
            if self.writer.carry_out(Deed::Calendar { was, is }).await? > 0 {
                return Ok(time);
            }
        }
    }

    pub(crate) async fn forget(&self, kept: Duration) -> Result<usize, Error> {
        let forgotten = self.writer.carry_out(Deed::Forget(kept)).await?;
        Ok(forgotten as usize)
    }

    pub(crate) async fn hold(&self, table: &str) -> Result<Lease, Error> {
        let key = "SELECT coalesce(class, id) FROM tables WHERE id = $1";
        let row = self.reader.row(key, &[&table]).await?;
        let key = row.ok_or(Error::NoSuchTable)?.get(0);
        self.server.hold(key).await
    }

    pub(crate) async fn hold_class(&self, class: &str) -> Result<Lease, Error> {
        self.server.hold(class.to_owned()).await
    }

    pub(crate) async fn holder(&self, id: &str) -> Result<Holder, Error> {
        self.server.holder(&self.reader, id).await
    }

    pub(crate) fn peers(&self) -> &Peers {
        &self.server.peers
    }
}
