//! One law, one file. `at` judges a position, `after` a step, and so on; each is called by the walk.

pub(crate) mod census;
pub(crate) mod ending;
pub(crate) mod fallback;
pub(crate) mod imagine;
pub(crate) mod leak;
pub(crate) mod luck;
pub(crate) mod menu;
pub(crate) mod order;
pub(crate) mod quiet;
pub(crate) mod refusal;
pub(crate) mod replay;
pub(crate) mod retract;
pub(crate) mod silent;
pub(crate) mod sound;
pub(crate) mod turn;
pub(crate) mod written;
