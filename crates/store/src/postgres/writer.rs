//! The task that writes. What is waiting shares a transaction, and with it the wait for the disk.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::deed::{Deed, Entries};
use super::link::{Link, Reads, Session};
use super::server::Server;
use crate::Error;

/// So many jobs may wait; whoever comes then waits to hand over.
const QUEUE: usize = 1024;

/// So many share a transaction.
const BATCH: usize = 256;

struct Job {
    deed: Deed,
    reply: oneshot::Sender<Result<u64, Error>>,
}

#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(link: Link, server: Arc<Server>) -> Writer {
        let (jobs, mut waiting) = mpsc::channel::<Job>(QUEUE);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while waiting.recv_many(&mut batch, BATCH).await > 0 {
                let (deeds, replies): (Vec<Deed>, Vec<_>) =
                    batch.drain(..).map(|job| (job.deed, job.reply)).unzip();
                let done = write(&link, &server, &deeds).await;
                for (reply, done) in replies.into_iter().zip(done) {
                    // Nobody waiting any more is fine: the work is done all the same.
                    let _ = reply.send(done);
                }
            }
        });
        Writer { jobs }
    }

    /// Carries it out, all of it or nothing, and answers when it is safe on disk.
    pub(super) async fn carry_out(&self, deed: Deed) -> Result<u64, Error> {
        let (reply, answer) = oneshot::channel();
        let job = Job { deed, reply };
        self.jobs.send(job).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }
}

/// Together, or, if one of them fails, each by itself. Where nobody knows what has become of them all
/// have failed, and none is tried again.
async fn write(link: &Link, server: &Server, deeds: &[Deed]) -> Vec<Result<u64, Error>> {
    match together(link, server, deeds).await {
        Ok(Ok(done)) => done.into_iter().map(Ok).collect(),
        Ok(Err(_)) if deeds.len() > 1 => {
            let mut done = Vec::with_capacity(deeds.len());
            for deed in deeds.chunks(1) {
                let alone = together(link, server, deed).await.flatten();
                done.push(alone.map(|done| done[0]));
            }
            done
        }
        Ok(Err(error)) | Err(error) => vec![Err(error); deeds.len()],
    }
}

/// One transaction. An error within says that nothing has happened; any other, that nobody knows.
async fn together(
    link: &Link,
    server: &Server,
    deeds: &[Deed],
) -> Result<Result<Vec<u64>, Error>, Error> {
    link.with(async |session| {
        session.say("BEGIN").await?;
        let done = within(session, server, deeds).await;
        let end = match done {
            Ok(_) => "COMMIT",
            Err(_) => "ROLLBACK",
        };
        session.say(end).await?;
        Ok(done)
    })
    .await
}

async fn within(session: &Session, server: &Server, deeds: &[Deed]) -> Result<Vec<u64>, Error> {
    // Whoever takes this server for dead waits until this transaction is over, and none begins after
    // that: what it held is no longer its own.
    let fence = "SELECT FROM servers WHERE id = $1 FOR KEY SHARE";
    if session.rows(fence, &[&server.id()]).await?.is_empty() {
        return Err(Error::Elsewhere);
    }
    let mut done = Vec::with_capacity(deeds.len());
    let mut entries = Entries::default();
    for deed in deeds {
        done.push(deed.carry_out(session, &mut entries).await?);
    }
    entries.write(session).await?;
    Ok(done)
}
