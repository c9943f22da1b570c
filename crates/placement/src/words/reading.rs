//! Cards and sites in full, what is worked out, and how the crews stood at the end.

use tabletop::cards::Kind;
use tabletop::{Page, Phrase, Seat};

use super::aids::{CardAid, SiteAid, aids};
use super::event::scoring as why;
use super::{attack, attacker_of, cost, event_card, flaw, list, security, site, text, tokens};
use crate::Placement;
use crate::board::{Cost, Site, Tokens};
use crate::cards::{Attack, EventCard, Points, Security, Vulnerability};
use crate::state::{Attacker, LOW_STOCK, Phase};
use crate::view::{CrewView, View};

pub(super) fn pages(game: &Placement, view: &View) -> Vec<Page> {
    let aids = aids(game, view);
    let sites = Site::ALL.into_iter().zip(&aids.sites);
    let sites = sites.map(|(at, aid)| site_page(view, at, aid));
    let attacks = Attack::ALL.iter().map(|&card| {
        let uses = aids.cards.iter().find(|aid| aid.card == card);
        attack_page(view, card, uses)
    });
    let securities = Security::ALL.iter().map(|&card| {
        let page = about("security", card.id(), card.id(), security(card));
        match card.attck() {
            Some(id) => page.attack_id(id),
            None => page,
        }
    });
    let weaknesses = Vulnerability::ALL
        .iter()
        .map(|&card| about("vulnerability", card.id(), card.family(), flaw(card)));
    let events = EventCard::ALL.iter().map(|&card| {
        let key = format!("placement-event-{}", card.id());
        Page::new(event_card(card))
            .about([format!("event:{}", card.id())])
            .brief(Phrase::new(format!("{key}-effect")))
            .what(format!("{key}-what"))
            .defend(format!("{key}-defend"))
    });
    sites
        .chain(attacks)
        .chain(securities)
        .chain(weaknesses)
        .chain(events)
        .collect()
}

/// A card that lies at a site: several may share what they are about.
fn about(kind: &str, id: &str, family: &str, name: Phrase) -> Page {
    let key = format!("placement-{kind}-{family}");
    Page::new(name)
        .about([format!("deck:{id}")])
        .brief(text(&format!("{kind}-{id}-effect")))
        .what(format!("{key}-what"))
        .defend(format!("{key}-defend"))
}

fn attack_page(view: &View, card: Attack, uses: Option<&CardAid>) -> Page {
    let id = card.id();
    let points = match card.points() {
        Points::Printed(points) => text("points").with("count", points),
        Points::Varying => text("read-points-vary"),
    };
    let brief = text("read-attack")
        .with("cost", printed(card.cost()))
        .with("points", points)
        .with("effect", text(&format!("attack-{id}-effect")));
    Page::new(attack(card))
        .about(["hand", "deck"].map(|place| format!("{place}:{id}")))
        .brief(brief)
        .lines(uses.into_iter().flat_map(|uses| use_lines(view, uses)))
        .what(format!("placement-attack-{id}-what"))
        .defend(format!("placement-attack-{id}-defend"))
        .attack_id(card.attck())
}

/// A price wherever it is paid: ○ is the colour of the site, ● any other.
fn printed(price: Cost) -> Phrase {
    match (price.own, price.other) {
        (0, 0) => text("cost-free"),
        (own, 0) => text("read-cost-own").with("own", own),
        (0, other) => text("read-cost-other").with("other", other),
        (own, other) => text("read-cost").with("own", own).with("other", other),
    }
}

/// What a card in hand costs now, by attacker and site, and what it scores, if that varies.
fn use_lines(view: &View, uses: &CardAid) -> Vec<Phrase> {
    let me = view.me.unwrap_or(view.turn);
    let lines = uses.uses.iter().map(|it| {
        let key = match (it.standing, it.payable) {
            (false, _) => "aid-use-acted",
            (true, false) => "aid-use-dear",
            (true, true) => "aid-use",
        };
        let line = text(key)
            .with("attacker", attacker_of(me, it.attacker))
            .with("site", site(it.site))
            .with("cost", cost(it.bill.total, it.site));
        match it.points {
            Some(points) => text("aid-use-scoring")
                .with("use", line)
                .with("points", text("points").with("count", points)),
            None => line,
        }
    });
    lines.collect()
}

fn site_page(view: &View, at: Site, aid: &SiteAid) -> Page {
    let seen = &view.sites[at.index()];
    let cards = seen.security.into_iter().flatten();
    let effects = cards.map(|card| (security(card), format!("security-{}-effect", card.id())));
    let weakness = seen.weakness.map(|weakness| weakness.card);
    let weakness = weakness.map(|card| (flaw(card), format!("vulnerability-{}-effect", card.id())));
    let lying = effects.chain(weakness).map(|(card, effect)| {
        text("read-lies")
            .with("card", card)
            .with("effect", text(&effect))
    });
    Page::new(site(at))
        .about([format!("site:{}", at.id()), format!("stock:{}", at.id())])
        .line(moves(at, aid))
        .line(
            text("read-stock")
                .with("stock", seen.stock)
                .with("low", LOW_STOCK),
        )
        .lines(lying)
}

/// What moving there costs now.
fn moves(at: Site, aid: &SiteAid) -> Phrase {
    if aid.barred {
        return text("aid-barred").with("site", site(at));
    }
    let [one, two, three] = aid.moves.map(|step| cost(step.bill.total, at));
    text("aid-moves")
        .with("site", site(at))
        .with("one", one)
        .with("two", two)
        .with("three", three)
}

pub(super) fn aid_lines(game: &Placement, view: &View) -> Vec<Phrase> {
    let aids = aids(game, view);
    let sites = Site::ALL.into_iter().zip(&aids.sites);
    let mut lines: Vec<Phrase> = sites.map(|(at, aid)| moves(at, aid)).collect();
    for (seat, aid) in Seat::all(view.players).zip(&aids.crews) {
        if aid.income != Tokens::NONE {
            let income = text("aid-income").with("player", seat);
            lines.push(income.with("tokens", tokens(aid.income)));
        }
    }
    for uses in &aids.cards {
        let now = use_lines(view, uses);
        if !now.is_empty() {
            let card = text("aid-card").with("card", attack(uses.card));
            lines.push(card.with("uses", list(now)));
        }
    }
    lines
}

pub(super) fn scoring(view: &View) -> Vec<Phrase> {
    let Phase::Over { .. } = view.phase else {
        return Vec::new();
    };
    Seat::all(view.players)
        .flat_map(|seat| {
            let crew = &view.crews[seat.index()];
            let free = crew.attackers.iter().filter(|one| Attacker::is_free(one));
            let rest = text("score-crew")
                .with("player", seat)
                .with("free", free.count())
                .with("tokens", tokens(crew.tokens));
            earned(seat, crew).chain([rest])
        })
        .collect()
}

/// Where the points of a crew came from, round by round, and what deals have made of them.
fn earned(seat: Seat, crew: &CrewView) -> impl Iterator<Item = Phrase> + '_ {
    let items = crew.earned.iter().map(move |item| {
        text("score-item")
            .with("player", seat)
            .with("round", item.round)
            .with("points", item.points)
            .with("why", why(item.why, item.points))
    });
    let scored = crew.earned.iter().map(|item| i32::from(item.points));
    let dealt = i32::from(crew.points) - scored.sum::<i32>();
    let deals = (dealt != 0).then(|| {
        text("score-deals")
            .with("player", seat)
            .with("points", dealt)
    });
    items.chain(deals)
}
