//! The routes.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, middleware};
use catalog::debrief::Debrief;
use catalog::{Compared, Course, GameInfo, Posed};
use serde::Deserialize;
use tabletop::{Config, Seat};

use crate::hall::Hall;
use crate::limits::Pass;
use crate::line::Line;
use crate::table::{Ask, Chair, Founding, Record};
use crate::upgrade::Upgrade;
use crate::wire::{
    AnswerPuzzle, AskDebrief, AskWhose, BeginLesson, ClassDebrief, ClassInfo, Compare, CreateClass,
    CreateTable, Enter, Entered, Found, Founded, Hands, PlayOn, PuzzleAnswered, Reach, ReviewState,
    Seated, Stage, TableInfo, TakeSeat, Whose,
};
use crate::{
    Refusal, class, client, flash_cards, health, lesson, limits, manners, peers, play_on, puzzle,
    replay, review, secret, socket, text,
};

/// Everything the server answers, without a network: tests talk to it directly.
pub fn app(hall: Arc<Hall>) -> Router {
    let api = Router::new()
        .route("/games", get(games))
        .route("/reach", get(reach))
        .route("/tables", post(create))
        .route("/lessons/{lesson}", post(begin_lesson))
        .route("/codes/{code}", get(find))
        .route("/tables/{table}", get(info))
        .route("/tables/{table}/seats", post(take_seat))
        .route("/tables/{table}/whose", post(whose))
        .route("/tables/{table}/record", get(record))
        .route("/tables/{table}/replay", get(replay_table))
        .route("/tables/{table}/course", get(course))
        .route("/tables/{table}/debrief", get(debrief))
        .route(
            "/tables/{table}/review",
            get(review).post(begin_review).delete(stop_review),
        )
        .route("/tables/{table}/socket", get(connect))
        .route("/puzzles/{day}", get(pose_puzzle).post(answer_puzzle))
        .route("/flash-cards/{deck}/{language}", get(take_flash_cards))
        .route("/classes", post(found_class))
        .route("/classes/{class}", get(class_info))
        .route("/classes/{class}/people", post(enter))
        .route("/classes/{class}/debrief", post(class_debrief))
        .route("/classes/{class}/socket", get(connect_class))
        .layer(DefaultBodyLimit::max(limits::MESSAGE_BYTES))
        .route(
            "/replay",
            post(replay_file).layer(DefaultBodyLimit::max(limits::RECORD_BYTES)),
        )
        .route(
            "/play-on",
            post(go_on).layer(DefaultBodyLimit::max(limits::RECORD_BYTES)),
        )
        .route(
            "/compare",
            post(compare).layer(DefaultBodyLimit::max(limits::RECORD_BYTES)),
        )
        .fallback(async || Refusal::NoSuchPage)
        .layer(middleware::from_fn(manners::own_pages))
        .layer(middleware::from_fn(manners::plain_speech))
        .layer(middleware::from_fn(manners::not_for_ever));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health::live))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(client::page)
        .layer(middleware::from_fn_with_state(hall.clone(), peers::pass_on))
        .layer(middleware::from_fn_with_state(
            hall.clone(),
            manners::steadily,
        ))
        .layer(middleware::from_fn_with_state(
            hall.clone(),
            manners::by_our_name,
        ))
        .layer(middleware::from_fn_with_state(
            hall.clone(),
            manners::no_flood,
        ))
        .layer(middleware::from_fn(manners::headers))
        .with_state(hall)
}

/// Who is calling.
struct Caller(IpAddr);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _: &S,
    ) -> Result<Caller, std::convert::Infallible> {
        Ok(Caller(address_of(parts)))
    }
}

fn address_of(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let nobody = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
    peer.map_or(nobody, |peer| peer.0.ip())
}

/// By which the answer goes.
struct OwnLine(Line);

impl FromRequestParts<Arc<Hall>> for OwnLine {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        hall: &Arc<Hall>,
    ) -> Result<OwnLine, std::convert::Infallible> {
        let line = parts.extensions.get::<Line>().cloned();
        // Who asks without a connection, as tests do, cannot be cut off.
        Ok(OwnLine(line.unwrap_or_else(|| Line::new(hall.read_within))))
    }
}

/// Who is calling for what costs most, and has not done so too often.
struct Worker(IpAddr);

impl FromRequestParts<Arc<Hall>> for Worker {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Worker, Refusal> {
        let address = address_of(parts);
        match hall.addresses.may_work(address) {
            true => Ok(Worker(address)),
            false => Err(Refusal::TooFast),
        }
    }
}

async fn games(State(hall): State<Arc<Hall>>) -> Json<Vec<GameInfo>> {
    Json(catalog::games_with(&hall.library))
}

async fn reach(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Json<Reach> {
    Json(hall.reach.tell(&headers))
}

async fn create(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Json(wanted): Json<CreateTable>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let name = text::name(&wanted.name)?;
    let in_range = |seconds| (limits::CLOCK_MIN..=limits::CLOCK_MAX).contains(&seconds);
    if !wanted.clock.is_none_or(in_range) {
        return Err(Refusal::Clock);
    }
    hall.check_grace(wanted.grace)?;
    let secret = secret::secret();
    let host = secret::hash(&secret);
    let players = u8::try_from(wanted.seats.len()).unwrap_or(u8::MAX);
    let mut seats: Vec<Chair> = wanted.seats.into_iter().map(Chair::from).collect();
    let own = seats
        .iter()
        .position(|chair| *chair == Chair::Open)
        .filter(|_| !wanted.host_only);
    if let Some(index) = own {
        seats[index] = Chair::Person {
            name,
            secret: host,
            held: None,
        };
    }
    if wanted.start && seats.contains(&Chair::Open) {
        return Err(Refusal::OpenSeats);
    }
    let mut config = Config {
        players,
        switches: wanted.switches,
    };
    hall.library.embed(&wanted.game, &mut config);
    let founding = Founding {
        game: wanted.game,
        config,
        clock: wanted.clock,
        grace: wanted.grace,
        stand_in: wanted.stand_in,
        host,
        founder: Some(limits::founder(address)),
        class: None,
        hands: Hands::default(),
        seats,
        unnoted: false,
        lesson: None,
        begun: wanted.start,
    };
    let table = hall.found(&founding, None).await?;
    let seated = Seated {
        table: table.id,
        code: table.code,
        seat: own.map(|index| Seat(index as u8)),
        secret,
    };
    Ok((StatusCode::CREATED, Json(seated)))
}

async fn begin_lesson(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Path(lesson): Path<String>,
    Json(wanted): Json<BeginLesson>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let seated = lesson::begin(&hall, address, &lesson, wanted).await?;
    Ok((StatusCode::CREATED, Json(seated)))
}

async fn go_on(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Json(wanted): Json<PlayOn>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let seated = play_on::play_on(&hall, address, wanted).await?;
    Ok((StatusCode::CREATED, Json(seated)))
}

async fn compare(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Json(wanted): Json<Compare>,
) -> Result<Json<Vec<Compared>>, Refusal> {
    review::compare(&hall, address, wanted).await.map(Json)
}

async fn pose_puzzle(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Path(day): Path<i64>,
) -> Result<Json<Posed>, Refusal> {
    puzzle::pose(&hall, address, day).await.map(Json)
}

async fn answer_puzzle(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Path(day): Path<i64>,
    Json(AnswerPuzzle { option }): Json<AnswerPuzzle>,
) -> Result<Json<PuzzleAnswered>, Refusal> {
    puzzle::answer(&hall, address, day, option).await.map(Json)
}

async fn take_flash_cards(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Path((deck, language)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    flash_cards::take(&hall, address, deck, language).await
}

async fn find(
    State(hall): State<Arc<Hall>>,
    Caller(address): Caller,
    Path(code): Path<String>,
) -> Result<Json<Found>, Refusal> {
    if !hall.addresses.may_look_up(address) {
        return Err(Refusal::TooFast);
    }
    let found = hall.store.find(&secret::tidy_code(&code)).await;
    let found = found.map_err(|error| match error {
        store::Error::NoSuchTable => Refusal::NoSuchCode,
        other => other.into(),
    })?;
    Ok(Json(match found {
        store::Found::Table(table) => Found::Table(table),
        store::Found::Class(class) => Found::Class(class),
    }))
}

async fn info(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    hall.ask(&table, Ask::Info).await.map(Json)
}

async fn take_seat(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    Json(TakeSeat { name, seat }): Json<TakeSeat>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let ask = |reply| Ask::TakeSeat { name, seat, reply };
    let seated = hall.ask(&table, ask).await?;
    Ok((StatusCode::CREATED, Json(seated)))
}

async fn whose(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    Json(AskWhose { secret }): Json<AskWhose>,
) -> Result<Json<Whose>, Refusal> {
    let secret = secret::hash(&secret);
    let seat = hall
        .ask(&table, |reply| Ask::Whose { secret, reply })
        .await?;
    Ok(Json(Whose { seat }))
}

async fn found_class(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Json(wanted): Json<CreateClass>,
) -> Result<(StatusCode, Json<Founded>), Refusal> {
    let founded = class::found(&hall, address, wanted).await?;
    Ok((StatusCode::CREATED, Json(founded)))
}

/// What somebody who is not in it may know of a class: that it is there, and what is played.
async fn class_info(
    State(hall): State<Arc<Hall>>,
    Path(class): Path<String>,
) -> Result<Json<ClassInfo>, Refusal> {
    let info = hall.ask_class(&class, class::Ask::Info).await?;
    Ok(Json(ClassInfo {
        people: Vec::new(),
        tables: Vec::new(),
        ..info
    }))
}

async fn enter(
    State(hall): State<Arc<Hall>>,
    Caller(address): Caller,
    Path(class): Path<String>,
    Json(Enter { name }): Json<Enter>,
) -> Result<(StatusCode, Json<Entered>), Refusal> {
    // A whole class comes in at once, from one address.
    if !hall.addresses.may_look_up(address) {
        return Err(Refusal::TooFast);
    }
    let ask = |reply| class::Ask::Enter { name, reply };
    let entered = hall.ask_class(&class, ask).await?;
    Ok((StatusCode::CREATED, Json(entered)))
}

async fn class_debrief(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Path(class): Path<String>,
    Json(AskDebrief { secret }): Json<AskDebrief>,
) -> Result<Json<ClassDebrief>, Refusal> {
    class::debrief(&hall, address, &class, &secret)
        .await
        .map(Json)
}

async fn connect_class(
    State(hall): State<Arc<Hall>>,
    Caller(address): Caller,
    Path(class): Path<String>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Response, Refusal> {
    let pass = may_connect(&hall, address, &headers)?;
    hall.ask_class(&class, class::Ask::Info).await?;
    let upgraded = upgrade.accept(async move |socket| {
        class::serve(socket, hall, class, address).await;
        drop(pass);
    });
    Ok(upgraded)
}

/// Whether this address may have one more connection, which it has until the pass is dropped.
fn may_connect(hall: &Hall, address: IpAddr, headers: &HeaderMap) -> Result<Pass, Refusal> {
    if !manners::same_site(headers) {
        return Err(Refusal::OtherSite);
    }
    let pass = hall.addresses.socket(address);
    pass.ok_or(Refusal::TooManyConnections)
}

/// The record of a finished game, if it tells nothing of a game that is still on: where tables of a
/// class have the same deal, the last of them must be over.
async fn finished(hall: &Arc<Hall>, table: &str) -> Result<Record, Refusal> {
    if let Some(class) = hall.ask(table, Ask::Info).await?.class {
        let ask = |reply| class::Ask::SameDeal {
            table: table.to_owned(),
            reply,
        };
        for other in hall.ask_class(&class, ask).await? {
            if hall.ask(&other, Ask::Info).await?.stage != Stage::Over {
                return Err(Refusal::SameDeal);
            }
        }
    }
    hall.ask(table, Ask::Record).await
}

/// The record as a file. It holds the seed: only for finished games.
async fn record(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
) -> Result<Response, Refusal> {
    let Record { game, code, text } = finished(&hall, &table).await?;
    let name = format!("attachment; filename=\"sandtable-{game}-{code}.json\"");
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

#[derive(Deserialize)]
struct As {
    #[serde(default)]
    viewer: Option<String>,
}

async fn replay_table(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Path(table): Path<String>,
    Query(As { viewer }): Query<As>,
    OwnLine(line): OwnLine,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let record = finished(&hall, &table).await?.text;
    replay::replay(&hall, address, record, viewer.as_deref(), (&headers, line)).await
}

/// How a finished game stood from move to move.
async fn course(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Path(table): Path<String>,
) -> Result<Json<Course>, Refusal> {
    let record = finished(&hall, &table).await?.text;
    replay::course(&hall, address, record).await.map(Json)
}

/// What is worth talking about after a finished game.
async fn debrief(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Path(table): Path<String>,
) -> Result<Json<Debrief>, Refusal> {
    let record = released(&hall, &table).await?.text;
    let review = review::kept(&hall, &table).await?;
    replay::debrief(&hall, address, record, review)
        .await
        .map(Json)
}

/// The record of a finished game that may be talked about.
async fn released(hall: &Arc<Hall>, table: &str) -> Result<Record, Refusal> {
    if let Some(class) = hall.ask(table, Ask::Info).await?.class
        && !hall.ask_class(&class, class::Ask::Info).await?.released
    {
        return Err(Refusal::NotReleased);
    }
    finished(hall, table).await
}

async fn review(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
) -> Result<Json<ReviewState>, Refusal> {
    released(&hall, &table).await?;
    review::look(&hall, &table).await.map(Json)
}

async fn begin_review(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Path(table): Path<String>,
) -> Result<Json<ReviewState>, Refusal> {
    let record = released(&hall, &table).await?.text;
    review::begin(&hall, address, &table, record)
        .await
        .map(Json)
}

async fn stop_review(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
) -> Result<Json<ReviewState>, Refusal> {
    released(&hall, &table).await?;
    review::stop(&hall, &table);
    review::look(&hall, &table).await.map(Json)
}

async fn replay_file(
    State(hall): State<Arc<Hall>>,
    Worker(address): Worker,
    Query(As { viewer }): Query<As>,
    OwnLine(line): OwnLine,
    headers: HeaderMap,
    record: String,
) -> Result<Response, Refusal> {
    if !manners::is_json(&headers) {
        return Err(Refusal::NotJson);
    }
    replay::replay(&hall, address, record, viewer.as_deref(), (&headers, line)).await
}

async fn connect(
    State(hall): State<Arc<Hall>>,
    Caller(address): Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Response, Refusal> {
    let pass = may_connect(&hall, address, &headers)?;
    hall.ask(&table, Ask::Info).await?;
    let upgraded = upgrade.accept(async move |socket| {
        socket::serve(socket, hall, table, address).await;
        drop(pass);
    });
    Ok(upgraded)
}

#[cfg(test)]
mod nearly;
