//! Many tables played at once over real connections, and what they cost the server.
//!
//! - `plan`: what is asked for, and what is refused.
//! - `host`: the server under load, a process of its own; `machine`: cores, memory and processor time;
//!   `clock`: one that is wrong.
//! - `follower`: all that is known here of the messages of a game; `lobby`: founding tables, over HTTP.
//! - `torture`: a server to which everything happens that goes wrong in the world, while people play.
//! - `flood`: somebody else who asks for all they can meanwhile; `inside`: what the server says moves take in it.
//! - `party`: the people of one table, playing; `tally`: what is counted while they do.
//!
//! Everything here runs on one thread: the clients must stay far cheaper than the server they measure.

mod clock;
mod error;
mod flood;
mod follower;
mod host;
mod inside;
mod lobby;
mod machine;
mod party;
mod plan;
mod run;
mod tally;
mod torture;

pub use error::Error;
pub use inside::Inside;
pub use plan::{Plan, Unfit};
pub use run::{Flooded, Report, run};
pub use torture::{Blow, Endured, Ordeal, torture};
