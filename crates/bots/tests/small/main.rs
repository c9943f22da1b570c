//! Bots at small games whose answers are known.

mod judging;
mod playing;
mod toys;
