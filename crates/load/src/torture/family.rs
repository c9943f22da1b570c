//! The people of one table, who come back whatever happens. At some tables a bot plays with them, whose moves
//! come from whichever server has the table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use tabletop::{Chance, Config};
use tokio::time::{sleep, timeout};

use super::BACK_WITHIN;
use super::done::{Done, Record};
use super::field::Field;
use crate::error::Error;
use crate::follower::Heard;
use crate::lobby::{Invitation, Lobby};
use crate::party::{Person, hear_any};

/// A request of a table at which nothing else happens is answered, or the connection ends.
const ANSWER_WITHIN: Duration = Duration::from_secs(60);
const AGAIN: Duration = Duration::from_millis(50);

pub(super) struct Family {
    field: Arc<Field>,
    game: String,
    config: Config,
    /// Bots sit on the other seats.
    people: u8,
    chance: Chance,
}

/// One game at one table.
struct Game {
    at: Invitation,
    done: Done,
    /// By seat: how many lines of the log were shown.
    shown: Vec<usize>,
    /// Since when it does not go on.
    away: Option<Instant>,
}

/// Why people are not at the table.
enum Gone {
    /// They come back.
    Away,
    /// What they were shown is not so any more.
    Lost(String),
}

impl<E: Into<Error>> From<E> for Gone {
    fn from(_: E) -> Gone {
        Gone::Away
    }
}

impl Family {
    pub(super) fn new(
        field: Arc<Field>,
        (game, config): (String, Config),
        people: u8,
        chance: Chance,
    ) -> Family {
        Family {
            field,
            game,
            config,
            people,
            chance,
        }
    }

    pub(super) async fn play(mut self) {
        loop {
            let began = timeout(BACK_WITHIN, self.found());
            let Ok(at) = began.await else {
                return self.field.lose("no table could be founded any more");
            };
            let seats = at.secrets.len();
            let mut game = Game {
                done: Done::nothing_yet(seats),
                shown: vec![0; seats],
                away: None,
                at,
            };
            if let Err(why) = self.until_over(&mut game).await {
                let Family {
                    field, game: of, ..
                } = &self;
                return field.lose(format!("{of} {}: {why}", game.at.table));
            }
        }
    }

    /// A table whose game has begun, however often it takes.
    async fn found(&mut self) -> Invitation {
        loop {
            let founded = async {
                let mut lobby = Lobby::enter(self.field.address()).await?;
                let founding = lobby.found(&self.game, &self.config, self.people);
                let invitation = founding.await?;
                let Invitation { table, secrets } = &invitation;
                let mut people = [Person::join(self.field.address(), table, &secrets[0]).await?];
                let start = people[0].follower.start();
                people[0].say(start).await?;
                loop {
                    let (_, text) = hear_any(&mut people).await?;
                    match people[0].follower.hear(&text, &mut self.chance)? {
                        Heard::Done => return Ok::<_, Error>(invitation),
                        Heard::Refused(why) | Heard::Bye(why) => return Err(Error::Refused(why)),
                        Heard::Welcome | Heard::News { .. } | Heard::Next(_) | Heard::Other => (),
                    }
                }
            };
            match timeout(ANSWER_WITHIN, founded).await {
                Ok(Ok(invitation)) => return invitation,
                Ok(Err(_)) | Err(_) => sleep(AGAIN).await,
            }
        }
    }

    /// Plays on until the game is over, through every interruption, and looks its record through.
    async fn until_over(&mut self, game: &mut Game) -> Result<(), String> {
        let mut progress = Instant::now();
        loop {
            let before = game.done.count();
            match self.sit(game).await {
                Ok(()) => break,
                Err(Gone::Lost(what)) => return Err(what),
                Err(Gone::Away) => {
                    self.field.returned();
                    if game.away.is_none() {
                        self.field.stopped();
                        game.away = Some(Instant::now());
                    }
                    sleep(AGAIN).await;
                }
            }
            if game.done.count() > before {
                progress = Instant::now();
            }
            if progress.elapsed() > BACK_WITHIN {
                return Err("nobody got back to the game".to_owned());
            }
        }
        self.go_on(game);
        let read = timeout(BACK_WITHIN, self.record(&game.at.table));
        let record = read.await.map_err(|_| "no record to be had".to_owned())?;
        game.done.is_in(&record)?;
        self.field.finished();
        Ok(())
    }

    /// The table does not stand still, or not any more.
    fn go_on(&self, game: &mut Game) {
        if let Some(since) = game.away.take() {
            self.field.went_on(since.elapsed());
        }
    }

    async fn record(&self, table: &str) -> Record {
        loop {
            let read = async {
                let mut lobby = Lobby::enter(self.field.address()).await?;
                let record = lobby.record(table).await?;
                Ok::<Record, Error>(serde_json::from_slice(&record)?)
            };
            match timeout(ANSWER_WITHIN, read).await {
                Ok(Ok(record)) => return record,
                Ok(Err(_)) | Err(_) => sleep(AGAIN).await,
            }
        }
    }

    /// Everyone connects and plays; ends when the game is over, or with whatever went wrong.
    async fn sit(&mut self, game: &mut Game) -> Result<(), Gone> {
        let Game { at, shown, .. } = game;
        let mut people = Vec::new();
        for secret in &at.secrets {
            let joining = Person::join(self.field.address(), &at.table, secret);
            let joined = timeout(ANSWER_WITHIN, joining).await;
            people.push(joined.map_err(|_| Error::Stalled)??);
            let own = people.len() - 1;
            loop {
                let (seat, heard) = self.hear(&mut people, shown).await?;
                match heard {
                    Heard::Welcome if seat == own => break,
                    Heard::Refused(_) | Heard::Bye(_) => return Err(Gone::Away),
                    Heard::Welcome
                    | Heard::News { .. }
                    | Heard::Done
                    | Heard::Next(_)
                    | Heard::Other => (),
                }
            }
        }
        // Since when a bot's move is awaited, if people come back to that.
        let is_asked = |people: &[Person]| {
            let mut all = people.iter().map(|person| &person.follower);
            all.any(|each| each.is_asked() || each.is_over())
        };
        let mut bots_turn = game.away.filter(|_| !is_asked(&people));
        // What was sent and is not answered yet: by whom, and what.
        let mut sent: Option<(usize, Value)> = None;
        loop {
            if let Some(since) = bots_turn.take_if(|_| is_asked(&people)) {
                self.field.bot_went_on(since.elapsed());
            }
            if people.iter().all(|person| person.follower.is_over()) {
                return Ok(());
            }
            if sent.is_none() {
                sent = self.act(&mut people).await?;
            }
            let (seat, heard) = self.hear(&mut people, &mut game.shown).await?;
            let told = match heard {
                Heard::Done | Heard::News { done: true } => true,
                // Another's answer may have come before this one: it is asked anew.
                Heard::Refused(_) => {
                    sent = None;
                    false
                }
                // One seat hears it before another has heard what it was told earlier: whoever went
                // on here would take that for the answer to what it says now.
                Heard::Bye(_) => return Err(Gone::Away),
                Heard::News { done: false } | Heard::Welcome | Heard::Next(_) | Heard::Other => {
                    false
                }
            };
            if told && let Some((by, action)) = sent.take_if(|(by, _)| *by == seat) {
                game.done.add(by, action);
                self.field.acknowledged();
                self.go_on(game);
            }
        }
    }

    /// One of those who are asked answers, if anybody is: who, and what.
    async fn act(&mut self, people: &mut [Person]) -> Result<Option<(usize, Value)>, Error> {
        let asked: Vec<usize> = (0..people.len())
            .filter(|&seat| people[seat].follower.is_asked())
            .collect();
        if asked.is_empty() {
            return Ok(None);
        }
        let seat = *self.chance.pick(&asked);
        let follower = &mut people[seat].follower;
        let action = follower.chosen().cloned().unwrap_or_default();
        let Some(act) = follower.act() else {
            return Ok(None);
        };
        people[seat].say(act).await?;
        Ok(Some((seat, action)))
    }

    /// The next that anybody hears. Nobody is ever shown less than before.
    async fn hear(
        &mut self,
        people: &mut [Person],
        shown: &mut [usize],
    ) -> Result<(usize, Heard), Gone> {
        let heard = timeout(ANSWER_WITHIN, hear_any(people)).await;
        let (seat, text) = heard.map_err(|_| Error::Stalled)??;
        let follower = &mut people[seat].follower;
        let heard = follower.hear(&text, &mut self.chance);
        let heard = heard.map_err(Error::from)?;
        if let Some(lines) = follower.lines() {
            if lines < shown[seat] {
                return Err(Gone::Lost(format!(
                    "seat {seat} was shown {} lines of the log, and there are {lines}",
                    shown[seat]
                )));
            }
            shown[seat] = lines;
        }
        Ok((seat, heard))
    }
}

#[cfg(test)]
mod tests {
    use futures_util::{SinkExt, StreamExt};
    use serde_json::json;
    use tabletop::Seed;
    use tokio::net::{TcpListener, TcpStream};
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::{WebSocketStream, accept_async};

    use super::*;

    type Wire = WebSocketStream<TcpStream>;

    async fn say(wire: &mut Wire, what: Value) {
        let _ = wire.send(Message::text(what.to_string())).await;
    }

    /// What the client says next; none once it is gone.
    async fn hear(wire: &mut Wire) -> Option<Value> {
        loop {
            match wire.next().await? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(_) => (),
                Err(_) => return None,
            }
        }
    }

    fn now(menu: Value) -> Value {
        json!({ "version": 1, "decision": 1, "scene": { "menu": menu, "ending": null } })
    }

    /// A server that stops while two decide together: it has carried out what seat 1 did first, says
    /// goodbye to seat 0, and seat 1 hears of its first action only when it has sent a second one,
    /// which nobody carries out any more.
    async fn stops_in_the_middle(listener: TcpListener) {
        let mut wires = Vec::new();
        for menu in [json!([]), json!([{ "action": "first", "no": null }])] {
            let mut wire = accept_async(listener.accept().await.unwrap().0)
                .await
                .unwrap();
            assert_eq!(hear(&mut wire).await.unwrap()["t"], "hello");
            say(&mut wire, json!({ "t": "welcome", "now": now(menu) })).await;
            wires.push(wire);
        }
        let first = hear(&mut wires[1]).await.unwrap();
        assert_eq!(first["plan"], json!(["first"]), "{first}");
        let asked_anew = now(json!([0, 1, { "action": "second", "no": null }]));
        let news = json!({ "t": "frames", "frames": [{}], "now": asked_anew });
        say(&mut wires[1], news).await;
        say(
            &mut wires[0],
            json!({ "t": "bye", "why": { "key": "k" }, "again": true }),
        )
        .await;
        if hear(&mut wires[1]).await.is_some() {
            let late = json!({ "t": "frames", "frames": [], "done": first["re"] });
            say(&mut wires[1], late).await;
        }
    }

    #[tokio::test]
    async fn what_was_sent_as_the_server_ends_is_not_taken_for_done() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let field = Arc::new(Field::new(vec![listener.local_addr().unwrap()]));
        let server = tokio::spawn(stops_in_the_middle(listener));
        let chance = Chance::new(Seed::from_text("goodbye"));
        let game = ("any".to_owned(), Config::new(2));
        let mut family = Family::new(field, game, 2, chance);
        let mut game = Game {
            at: Invitation {
                table: "t".to_owned(),
                secrets: vec!["a".to_owned(), "b".to_owned()],
            },
            done: Done::nothing_yet(2),
            shown: vec![0; 2],
            away: None,
        };
        assert!(matches!(family.sit(&mut game).await, Err(Gone::Away)));
        assert_eq!(
            game.done.count(),
            0,
            "nobody was told that anything is done"
        );
        server.await.unwrap();
    }
}
