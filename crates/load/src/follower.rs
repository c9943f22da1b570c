//! All that is known here of the messages of a game: what one is asked, and that something happened.
//!
//! A message is read once, and only what is needed of it: the clients must cost little.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::value::RawValue;
use server::wire::WIRE;
use tabletop::Chance;

/// One client's side of the talk.
#[derive(Debug, Default)]
pub(crate) struct Follower {
    requests: u32,
    decision: u32,
    /// The options, completed by what changes.
    menu: Value,
    /// The action to answer with, if something is asked.
    chosen: Option<Value>,
    over: bool,
    /// How many lines the log had at the welcome, once that is known, and has got since.
    log: (Option<usize>, usize),
}

/// What a message meant.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    Welcome,
    /// Something happened at the table, perhaps because of the own last request.
    News {
        done: bool,
    },
    /// The own last request was carried out.
    Done,
    Refused(String),
    /// The server ends the connection: nothing that was sent since can be counted on.
    Bye(String),
    /// Where the same people play again.
    Next(String),
    /// Nothing that matters here.
    Other,
}

#[derive(Deserialize)]
struct Message<'a> {
    t: &'a str,
    #[serde(borrow)]
    now: Option<Now<'a>>,
    info: Option<Info>,
    #[serde(borrow)]
    why: Option<&'a RawValue>,
    /// Which request was carried out: by what happened, or by this answer.
    done: Option<u32>,
    re: Option<u32>,
    /// Each is a line of the log.
    #[serde(default)]
    frames: Vec<IgnoredAny>,
    /// Lines of the log, and how many there are before them.
    from: Option<usize>,
    #[serde(default)]
    lines: Vec<IgnoredAny>,
}

#[derive(Deserialize)]
struct Now<'a> {
    decision: u32,
    #[serde(borrow)]
    scene: Scene<'a>,
}

/// A scene, or what has changed of it.
#[derive(Deserialize)]
struct Scene<'a> {
    menu: Option<Value>,
    #[serde(borrow)]
    ending: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Info {
    next: Option<String>,
}

impl Follower {
    pub(crate) fn hello(secret: &str) -> String {
        format!(r#"{{"t":"hello","wire":{WIRE},"secret":"{secret}"}}"#)
    }

    pub(crate) fn start(&mut self) -> String {
        format!(r#"{{"t":"start","re":{}}}"#, self.number())
    }

    pub(crate) fn rematch(&mut self) -> String {
        format!(r#"{{"t":"rematch","re":{}}}"#, self.number())
    }

    /// The answer to what is asked, which is then asked no more.
    pub(crate) fn act(&mut self) -> Option<String> {
        let action = self.chosen.take()?;
        let (re, decision) = (self.number(), self.decision);
        Some(format!(
            r#"{{"t":"act","re":{re},"decision":{decision},"plan":[{action}]}}"#
        ))
    }

    /// What `act` would answer with.
    pub(crate) fn chosen(&self) -> Option<&Value> {
        self.chosen.as_ref()
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.chosen.is_some()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// How many lines of the log were shown here, if that is known yet.
    pub(crate) fn lines(&self) -> Option<usize> {
        let (before, since) = self.log;
        before.map(|before| before + since)
    }

    /// The actions that can be chosen.
    fn options(&self) -> impl Iterator<Item = &Value> {
        let menu = self.menu.as_array().into_iter().flatten();
        menu.filter(|choice| choice["no"].is_null())
            .map(|choice| &choice["action"])
    }

    fn number(&mut self) -> u32 {
        self.requests += 1;
        self.requests
    }

    /// Takes a message in. One of the legal answers is chosen at once, by chance.
    pub(crate) fn hear(
        &mut self,
        text: &str,
        chance: &mut Chance,
    ) -> Result<Heard, serde_json::Error> {
        let Message {
            t,
            now,
            info,
            why,
            done,
            re,
            frames,
            from,
            lines,
        } = serde_json::from_str(text)?;
        match t {
            "welcome" => self.log = (None, 0),
            "log" => self.log.0 = from.map(|from| from + lines.len()),
            _ => self.log.1 += frames.len(),
        }
        if let Some(Now { decision, scene }) = now {
            self.decision = decision;
            match scene.menu {
                Some(change) if t == "frames" => {
                    delta::apply(&mut self.menu, &change).map_err(serde::de::Error::custom)?;
                }
                Some(menu) => self.menu = menu,
                None => (),
            }
            // A change of it, of which there is one, is when the game ends.
            self.over = scene.ending.is_some_and(|ending| ending.get() != "null");
            let options: Vec<&Value> = self.options().collect();
            let asked = !options.is_empty();
            self.chosen = asked.then(|| (*chance.pick(&options)).clone());
        }
        Ok(match t {
            "welcome" => Heard::Welcome,
            "frames" => Heard::News {
                done: done == Some(self.requests),
            },
            "done" if re == Some(self.requests) => Heard::Done,
            "refused" => Heard::Refused(said(why)),
            "bye" => Heard::Bye(said(why)),
            _ => info
                .and_then(|info| info.next)
                .map_or(Heard::Other, Heard::Next),
        })
    }
}

fn said(why: Option<&RawValue>) -> String {
    why.map_or_else(String::new, RawValue::to_string)
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    fn hear(follower: &mut Follower, text: &str) -> Heard {
        let mut chance = Chance::new(Seed::from_text("follower"));
        follower.hear(text, &mut chance).unwrap()
    }

    #[test]
    fn a_legal_entry_of_the_menu_is_sent_back_once() {
        let mut follower = Follower::default();
        hear(
            &mut follower,
            r#"{"t":"welcome","info":{"next":null},"now":{"version":3,"decision":6,"scene":{
                "view":{"a":[1]},"menu":[{"action":{"no":1},"no":{"key":"k"}}],"ending":null}}}"#,
        );
        assert!(!follower.is_asked());
        let heard = hear(
            &mut follower,
            r#"{"t":"frames","frames":[{"text":{}}],"now":{"version":4,"decision":7,"scene":{
                "view":{"a":{"0":[2]}},"menu":[1,0,{"action":{"yes":[2]},"text":{},"no":null}]}},
                "done":3}"#,
        );
        // It was asked by nobody, or long ago.
        assert_eq!(heard, Heard::News { done: false });
        assert!(follower.is_asked() && !follower.is_over());
        assert_eq!(
            follower.act().unwrap(),
            r#"{"t":"act","re":1,"decision":7,"plan":[{"yes":[2]}]}"#
        );
        assert!(!follower.is_asked());
        assert_eq!(follower.act(), None);
    }

    #[test]
    fn lines_are_counted_from_the_welcome_on() {
        let mut follower = Follower::default();
        for (text, lines) in [
            (r#"{"t":"welcome","info":{"next":null},"now":null}"#, None),
            (r#"{"t":"frames","frames":[{},{}]}"#, None),
            (r#"{"t":"log","from":40,"lines":[{},{},{}]}"#, Some(45)),
            (r#"{"t":"frames","frames":[{}]}"#, Some(46)),
            (r#"{"t":"welcome","info":{"next":null},"now":null}"#, None),
        ] {
            hear(&mut follower, text);
            assert_eq!(follower.lines(), lines, "{text}");
        }
    }

    #[test]
    fn what_matters_is_told_from_what_does_not() {
        let mut follower = Follower::default();
        follower.start();
        let mut heard = |text| hear(&mut follower, text);
        assert_eq!(heard(r#"{"t":"done","re":1}"#), Heard::Done);
        assert_eq!(heard(r#"{"t":"done","re":7}"#), Heard::Other);
        let done = heard(r#"{"t":"frames","frames":[],"done":1}"#);
        assert_eq!(done, Heard::News { done: true });
        assert_eq!(
            heard(r#"{"t":"refused","re":1,"why":{"key":"k"}}"#),
            Heard::Refused(r#"{"key":"k"}"#.to_owned())
        );
        assert_eq!(
            heard(r#"{"t":"bye","why":{"key":"k"},"again":true}"#),
            Heard::Bye(r#"{"key":"k"}"#.to_owned())
        );
        assert_eq!(heard(r#"{"t":"info","info":{"next":null}}"#), Heard::Other);
        assert_eq!(
            heard(r#"{"t":"info","info":{"next":"there"}}"#),
            Heard::Next("there".to_owned())
        );
        assert_eq!(
            heard(r#"{"t":"welcome","info":{"next":null},"now":null,"log":[]}"#),
            Heard::Welcome
        );
    }
}
