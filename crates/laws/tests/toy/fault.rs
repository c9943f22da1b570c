//! What can be wrong with the toy game.

/// One thing wrong. The table's switch `fault` says which; 0 is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    None,
    /// After two steps nobody is awaited.
    Stalled,
    /// The menu is back to front.
    Unsorted,
    /// Anyone may act at any time.
    OutOfTurn,
    /// The clock walks off the board.
    ClumsyFallback,
    /// The clock bids what it cannot know to be heaviest.
    KnowingFallback,
    /// The state keeps count of refusals.
    Grudging,
    /// A coin is lost with every rest.
    LosesCoins,
    /// Resting does not end the round.
    Endless,
    /// What a player gets depends on something that is nowhere written down.
    Moody,
    /// A part of the state is not serialised.
    Forgetful,
    /// A view holds a number that JavaScript cannot.
    HugeNumber,
    /// Imagined players have not bid yet.
    Daydreaming,
    /// Who bids first is paid.
    FirstComeFirstServed,
    /// A bid forbids others their lowest card.
    Crowding,
    /// Taking a bid back pays a coin.
    PaidRetract,
    /// A drawn card can be put back.
    RegretfulDraw,
    /// Looking at a card's weight does not say that something was revealed.
    Hushed,
    /// Everyone sees the deck.
    SeeThroughDeck,
    /// Everyone sees what one player glimpses in the middle of a step.
    OpenGlimpse,
    /// A refusal tells the top weight of the deck.
    TellingRefusal,
    /// Everyone is told which card was drawn.
    TellingEvent,
    /// Everyone is told when a heavy card was drawn.
    CountingEvent,
    /// Whether a step can be undone depends on the deck.
    TellingUndo,
    /// Whether a bid says that something was revealed depends on the deck.
    FitfulReveal,
    /// Others hear of a bid that they cannot see.
    Whispering,
    /// Nothing is dealt anew.
    LazyRedeal,
    /// Everything done gives away what is hidden.
    Fingerprints,
    /// Walking costs a draw of the deck's luck.
    SharedLuck,
    /// What is told changes what is paid.
    Overheard,
    /// The rules give up at the edge of the board.
    Panicking,
    /// Bots are left nothing to think about.
    EmptyShortlist,
    /// Bots think of bids only that they cannot know to be heaviest.
    KnowingShortlist,
}

impl Fault {
    pub const ALL: [Fault; 33] = [
        Fault::None,
        Fault::Stalled,
        Fault::Unsorted,
        Fault::OutOfTurn,
        Fault::ClumsyFallback,
        Fault::KnowingFallback,
        Fault::Grudging,
        Fault::LosesCoins,
        Fault::Endless,
        Fault::Moody,
        Fault::Forgetful,
        Fault::HugeNumber,
        Fault::Daydreaming,
        Fault::FirstComeFirstServed,
        Fault::Crowding,
        Fault::PaidRetract,
        Fault::RegretfulDraw,
        Fault::Hushed,
        Fault::SeeThroughDeck,
        Fault::OpenGlimpse,
        Fault::TellingRefusal,
        Fault::TellingEvent,
        Fault::CountingEvent,
        Fault::TellingUndo,
        Fault::FitfulReveal,
        Fault::Whispering,
        Fault::LazyRedeal,
        Fault::Fingerprints,
        Fault::SharedLuck,
        Fault::Overheard,
        Fault::Panicking,
        Fault::EmptyShortlist,
        Fault::KnowingShortlist,
    ];
}
