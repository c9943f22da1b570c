//! Work that takes long: on threads of its own, which let those go first that answer people.

use std::cell::Cell;
use std::net::IpAddr;

use tokio::task::JoinHandle;

use crate::Refusal;
use crate::hall::Hall;

/// Does it where no message waits, when it is the turn of this address.
pub(crate) async fn for_address<T: Send + 'static>(
    hall: &Hall,
    address: IpAddr,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let turn = hall.thinkers.turn(address, "").await;
    let done = run(move || {
        let done = work();
        drop(turn);
        done
    });
    // What panicked is in the log.
    done.await.map_err(|_| Refusal::Trouble)
}

/// Does it when a thread is free; what may be done at once is for [`crate::thinkers`] to say.
pub(crate) fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    tokio::task::spawn_blocking(|| {
        give_way();
        work()
    })
}

/// Where cores are few, the system lets this thread wait rather than those who only pass a move on.
fn give_way() {
    thread_local! {
        static GIVES_WAY: Cell<bool> = const { Cell::new(false) };
    }
    if !GIVES_WAY.replace(true) {
        lower();
    }
}

/// On Linux every thread has a priority of its own.
#[cfg(target_os = "linux")]
fn lower() {
    // Where it is not allowed all are equal, which is no harm.
    let _ = rustix::process::nice(5);
}

#[cfg(not(target_os = "linux"))]
fn lower() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_works_long_gives_way_and_nobody_else_does() {
        let own = || rustix::process::nice(0).unwrap();
        let before = own();
        // The same thread may come again: it gives way no further.
        for _ in 0..3 {
            let there = run(own).await.unwrap();
            assert_eq!(there, (before + 5).min(19));
        }
        assert_eq!(own(), before);
    }
}
