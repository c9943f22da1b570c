//! Cores, memory and processor time, where the system tells of them.

use std::time::Duration;

/// What a process takes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// In user and system together, since it started.
    pub(crate) processor: Duration,
    pub(crate) resident: u64,
}

/// What a process can be told.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Signal {
    /// To end well.
    Stop,
    /// To stand still until it is told to go on.
    Freeze,
    GoOn,
}

/// The cores of this process, parted: one for the server, the others for the clients.
pub(crate) struct Cores(#[cfg(target_os = "linux")] Vec<usize>);

#[cfg(target_os = "linux")]
mod linux {
    use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit, setrlimit};
    use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

    use super::*;

    impl Cores {
        /// None if there is only one core to have.
        pub(crate) fn part() -> Option<Cores> {
            let all = sched_getaffinity(None).ok()?;
            let cores: Vec<usize> = (0..CpuSet::MAX_CPU).filter(|&n| all.is_set(n)).collect();
            (cores.len() > 1).then_some(Cores(cores))
        }

        /// From here on, what is started runs on the server's core.
        pub(crate) fn take_servers(&self) {
            pin(&self.0[..1]);
        }

        pub(crate) fn take_clients(&self) {
            pin(&self.0[1..]);
        }
    }

    fn pin(cores: &[usize]) {
        let mut set = CpuSet::new();
        cores.iter().for_each(|&core| set.set(core));
        // Where it is not allowed the figures are worse, which is all.
        let _ = sched_setaffinity(None, &set);
    }

    /// Raises the limit of open files as far as needed; says what it is if that is not enough.
    pub(crate) fn allow_files(needed: u64) -> Result<(), u64> {
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current.is_none_or(|current| current >= needed) {
            return Ok(());
        }
        let raised = Rlimit {
            current: Some(maximum.map_or(needed, |most| most.min(needed))),
            maximum,
        };
        let enough = maximum.is_none_or(|most| most >= needed);
        match setrlimit(Resource::Nofile, raised) {
            Ok(()) if enough => Ok(()),
            Ok(()) | Err(_) => Err(maximum.or(current).unwrap_or_default()),
        }
    }

    pub(crate) fn signal(process: u32, signal: Signal) {
        use rustix::process::{Signal as System, kill_process};
        let signal = match signal {
            Signal::Stop => System::TERM,
            Signal::Freeze => System::STOP,
            Signal::GoOn => System::CONT,
        };
        if let Some(process) = i32::try_from(process).ok().and_then(Pid::from_raw) {
            // It may have ended.
            let _ = kill_process(process, signal);
        }
    }

    /// No file of the process can grow beyond so many bytes.
    pub(crate) fn limit_files(process: u32, most: Option<u64>) {
        let process = i32::try_from(process).ok().and_then(Pid::from_raw);
        let limit = Rlimit {
            current: most,
            maximum: None,
        };
        // It may have ended.
        let _ = prlimit(process, Resource::Fsize, limit);
    }

    /// This thread lets all others go first.
    pub(crate) fn give_way() {
        // Where it is not allowed all are equal, which is no harm.
        let _ = rustix::process::nice(19);
    }

    pub(crate) fn usage(process: u32) -> Option<Usage> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name, which is in brackets, may hold anything.
        let (_, fields) = stat.rsplit_once(") ")?;
        let field = |n: usize| fields.split(' ').nth(n)?.parse::<u64>().ok();
        let ticks = field(11)? + field(12)?;
        let seconds = ticks as f64 / rustix::param::clock_ticks_per_second() as f64;
        Some(Usage {
            processor: Duration::from_secs_f64(seconds),
            resident: field(21)? * rustix::param::page_size() as u64,
        })
    }
}

#[cfg(target_os = "linux")]
pub(crate) use linux::{allow_files, give_way, limit_files, signal, usage};

#[cfg(not(target_os = "linux"))]
impl Cores {
    pub(crate) const fn part() -> Option<Cores> {
        None
    }

    pub(crate) const fn take_servers(&self) {}

    pub(crate) const fn take_clients(&self) {}
}

#[cfg(not(target_os = "linux"))]
pub(crate) const fn allow_files(_: u64) -> Result<(), u64> {
    Ok(())
}

#[cfg(not(target_os = "linux"))]
pub(crate) const fn signal(_: u32, _: Signal) {}

#[cfg(not(target_os = "linux"))]
pub(crate) const fn limit_files(_: u32, _: Option<u64>) {}

#[cfg(not(target_os = "linux"))]
pub(crate) const fn give_way() {}

#[cfg(not(target_os = "linux"))]
pub(crate) const fn usage(_: u32) -> Option<Usage> {
    None
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_system_tells_what_a_process_takes() {
        let usage = usage(std::process::id()).unwrap();
        assert!(usage.resident > 100_000, "{usage:?}");
        assert!(usage.processor < Duration::from_secs(3600), "{usage:?}");
    }
}
