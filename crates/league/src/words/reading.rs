//! Cards and servers in full, how players stand, and how the scores came about.

use tabletop::{Arg, Page, Phrase, Seat};

use super::aids::{AttackAid, PlayerAid, StrikeAid, aids};
use super::event::list_hits;
use super::{attack, card, colour, defence, list, power, server, text};
use crate::League;
use crate::cards::{AttackKind, Card, Cards, Colour, DefenceKind, Face, STEPS, Server};
use crate::facts::marks;
use crate::state::{Earned, Phase};
use crate::view::View;

/// Everything that lies open, and the own hand.
pub(super) fn pages(game: &League, view: &View) -> Vec<Page> {
    let previews = aids(game, view).attacks;
    let hands = view.players.iter().map(|player| player.hand.known());
    let up = view.players.iter().flat_map(|player| &player.defences);
    let up = up.map(|defence| Cards::one(defence.card));
    let seen = hands.chain(up).fold(view.discards, Cards::most);
    let owned = view.players.iter().map(|player| &player.servers);
    let owned = owned.chain(&view.dummy).flatten().map(|seen| seen.server);
    let cards = seen.kinds().map(|it| card_page(view, it, &previews));
    let servers = view.supply.iter().copied().chain(owned).map(server_page);
    cards.chain(servers).collect()
}

fn card_page(view: &View, it: Card, previews: &[AttackAid]) -> Page {
    let key = match it.face() {
        Face::Defence(kind, _) => defence(kind).key,
        Face::Attack(..) => attack(it).key,
    };
    let page = Page::new(card(it)).about(lies(view, it));
    let page = match it.face() {
        Face::Defence(kind, own) => page.brief(defence_brief(kind, own)),
        Face::Attack(kind, colours) => {
            let preview = previews.iter().find(|aid| aid.card == it);
            let first = colours.iter().next().unwrap_or(Colour::ALL[0]);
            page.line(attack_line(kind, colours.iter()))
                .line(text("read-attack-rule"))
                .lines(preview.into_iter().flat_map(preview_lines))
                .attack_id(kind.attck(first))
        }
    };
    page.what(format!("{key}-what"))
        .defend(format!("{key}-defend"))
}

/// Where a card lies, as things on the board.
fn lies(view: &View, it: Card) -> Vec<String> {
    let id = it.id();
    let in_front = |seat: usize| view.players[seat].defences.iter().any(|up| up.card == it);
    let fronts = (0..view.players.len()).filter(|&seat| in_front(seat));
    let fronts = fronts.map(|seat| format!("defence:{seat}:{id}"));
    fronts.chain([format!("hand:{id}")]).collect()
}

fn defence_brief(kind: DefenceKind, own: Option<Colour>) -> Phrase {
    let names = |colours: &[Colour]| list(colours.iter().copied().map(colour).collect());
    let marked = own.map_or_else(Vec::new, |own| marks(kind, own));
    let brief = if marked.is_empty() {
        text("read-defence")
    } else {
        text("read-defence-marked").with("marks", names(&marked))
    };
    brief
        .with("cost", kind.cost())
        .with("defence", kind.value())
        .with(
            "colours",
            own.map_or_else(|| names(&Colour::ALL), |own| names(&[own])),
        )
        .with("effect", text(&format!("defence-{}-effect", kind.slug())))
}

/// What an attack does, as printed.
fn attack_line(kind: AttackKind, colours: impl Iterator<Item = Colour>) -> Phrase {
    let powers = (0..STEPS).map(|step| {
        text("read-step")
            .with("cards", step)
            .with("power", power(kind.power(step)))
    });
    text("read-attack")
        .with("colours", list(colours.map(colour).collect()))
        .with("powers", list(powers.collect()))
}

/// What an attack would do now, as far as it can be paid.
fn preview_lines(aid: &AttackAid) -> Vec<Phrase> {
    let steps = aid
        .steps
        .iter()
        .enumerate()
        .filter(|(_, step)| step.payable);
    steps
        .flat_map(|(paid, step)| step.strikes.iter().map(move |strike| preview(paid, strike)))
        .collect()
}

fn preview(paid: usize, strike: &StrikeAid) -> Phrase {
    let line = if strike.hits.is_empty() {
        text("aid-miss")
    } else {
        let placed = strike.hits.iter().map(|hit| hit.placed).max();
        text("aid-strike")
            .with("hits", list_hits(&strike.hits))
            .with("points", strike.points)
            .with("extra", strike.points - placed.unwrap_or(0))
    };
    line.with("cards", paid)
        .with("colour", colour(strike.colour))
        .with("power", power(strike.power))
}

fn server_page(it: Server) -> Page {
    let key = format!("league-server-{}", it.id());
    let mut colours = it.spots().to_vec();
    colours.dedup();
    let things = (0..it.spots().len()).map(|nth| format!("spot:{}:{nth}", it.id()));
    let brief = text("read-server")
        .with("price", it.price())
        .with("bonus", it.bonus());
    let spots = list(it.spots().iter().map(|&own| colour(own)).collect());
    Page::new(server(it))
        .about([format!("server:{}", it.id())])
        .about(things)
        .brief(brief)
        .line(text("read-spots").with("colours", spots))
        .lines(
            colours
                .into_iter()
                .map(|own| text(&format!("colour-{}-what", own.id()))),
        )
        .what(format!("{key}-what"))
        .defend(format!("{key}-defend"))
}

pub(super) fn aid_lines(game: &League, view: &View) -> Vec<Phrase> {
    let aids = aids(game, view);
    let mut lines: Vec<Phrase> = aids
        .price
        .map(|price| text("aid-price").with("cards", price))
        .into_iter()
        .collect();
    let players = aids.players.iter().enumerate();
    lines.extend(players.map(|(seat, aid)| earnings("aid-round", Seat(seat as u8), aid)));
    if let Some(defence) = aids.dummy {
        let track = Colour::ALL.map(|own| {
            text("describe-defence-in")
                .with("colour", colour(own))
                .with("defence", defence[own.index()])
        });
        lines.push(text("aid-dummy").with("track", list(track.to_vec())));
    }
    lines
}

/// What the end of a round brings a player.
fn earnings(key: &str, seat: Seat, aid: &PlayerAid) -> Phrase {
    let points = aid.vulnerabilities + aid.clean + aid.audits;
    text(key)
        .with("player", seat)
        .with("points", points)
        .with("vulnerabilities", aid.vulnerabilities)
        .with("clean", aid.clean)
        .with("audits", aid.audits)
        .with("damage", Arg::from(aid.damage))
}

pub(super) fn scoring(game: &League, view: &View) -> Vec<Phrase> {
    if view.phase != Phase::Over {
        return Vec::new();
    }
    let aids = aids(game, view);
    let players = view.players.iter().zip(&aids.players).enumerate();
    players
        .flat_map(|(seat, (player, aid))| {
            let seat = Seat(seat as u8);
            let rounds = player.earned.iter().zip(1..);
            let rounds = rounds.map(move |(earned, round)| score_round(seat, round, earned));
            let total = text("score-total")
                .with("player", seat)
                .with("points", i32::from(player.score))
                .with("damage", aid.damage);
            rounds.chain([total])
        })
        .collect()
}

/// What a player earned in a round, item by item.
fn score_round(seat: Seat, round: u8, earned: &Earned) -> Phrase {
    text("score-round")
        .with("player", seat)
        .with("round", round)
        .with("points", i32::from(earned.total()))
        .with("damage", earned.damage)
        .with("proofs", earned.proof_of_concept)
        .with("markets", earned.underground_market)
        .with("caches", earned.solid_state_cache)
        .with("vulnerabilities", earned.vulnerabilities)
        .with("clean", earned.clean)
        .with("audits", earned.certification_audit)
}
