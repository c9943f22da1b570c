//! Looking ahead: what a plan would come to, for whoever makes it and for nobody else.

use catalog::Ahead;
use tokio::time::Instant;

use super::people::Who;
use super::play::read_plan;
use super::task::{Table, Unmet};
use crate::wire::FromServer;
use crate::{Refusal, limits};

impl Table {
    /// Tells somebody what plans would come to. Nothing changes by it, so that nothing is written or
    /// shown.
    pub(super) fn peek(
        &mut self,
        who: Who,
        re: u32,
        (decision, plans): (u32, &[Vec<serde_json::Value>]),
    ) -> Result<(), Unmet> {
        let ahead = self.ahead(who, decision, plans)?;
        // Who is asked alone has nobody's secret to find out, and no time to lose.
        let alone = self.playing()?.game.awaited().len() <= 1;
        if alone && let Some(asker) = &mut self.asker {
            asker.at = Instant::now();
        }
        self.tell_asker(&FromServer::Ahead { re, ahead });
        Ok(())
    }

    fn ahead(
        &mut self,
        who: Who,
        decision: u32,
        plans: &[Vec<serde_json::Value>],
    ) -> Result<Vec<Ahead>, Refusal> {
        if plans.len() > limits::PEEK_PLANS {
            return Err(Refusal::Unreadable);
        }
        let plans = plans.iter().map(|plan| read_plan(plan));
        let plans = plans.collect::<Result<Vec<_>, _>>()?;
        let seat = self.asked_now(who, decision)?;
        let game = &self.playing()?.game;
        plans
            .iter()
            .map(|plan| game.ahead(seat, plan).map_err(Refusal::Step))
            .collect()
    }
}
