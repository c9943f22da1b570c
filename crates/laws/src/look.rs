//! How all that reaches a viewer differs between two worlds.

use tabletop::{Game, Judged, Sight};

use crate::difference::difference;

/// How two sights differ, if they do.
pub(crate) fn differs<G: Game>(one: &Sight<G>, other: &Sight<G>) -> Option<String> {
    let Sight {
        view,
        awaited,
        menu,
        fallback: _, // has a law of its own
        can_retract,
        can_undo,
        outcome,
    } = one;
    if *view != other.view {
        let difference = difference(view, &other.view);
        Some(format!("the view differs:\n{difference}"))
    } else if *awaited != other.awaited {
        Some(format!("awaited are {awaited:?} or {:?}", other.awaited))
    } else if *menu != other.menu {
        let difference = difference(&entries(one), &entries(other));
        Some(format!("the menu or its refusals differ:\n{difference}"))
    } else if *can_retract != other.can_retract {
        Some("a decision can be taken back in only one of them".to_owned())
    } else if *can_undo != other.can_undo {
        Some("a move can be undone in only one of them".to_owned())
    } else if *outcome != other.outcome {
        Some("the outcome differs".to_owned())
    } else {
        None
    }
}

fn entries<G: Game>(sight: &Sight<G>) -> Vec<String> {
    let entry = |(action, answer): &Judged<G>| match answer {
        Ok(()) => format!("{action:?}"),
        Err(illegal) => format!("{action:?}, not allowed: {illegal:?}"),
    };
    sight.menu.iter().map(entry).collect()
}
