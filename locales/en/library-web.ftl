# The card library: what is behind the cards, to read and to teach from.

library-lead = Every card of every game: what it does, what it is in the real world, and what defenders do about it. Leaf through with the arrow keys, on a projector too.
library-search = Search the cards
library-kinds = Kinds of cards
library-all = All cards
library-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
library-leaf = From card to card
library-place = { $at } of { $count }
library-before = The card before
library-next = The next card
library-full = Full screen
library-own-page = Its own page
library-effect = In the game
library-today = ATT&CK today
library-with-id = { $name } ({ $id })

# How cards have to do with each other
library-advised = Advised against it by ATT&CK
library-advised-against = Advised by ATT&CK against
library-dearer-by = Made dearer by
library-makes-dearer = Makes dearer
library-cheaper-by = Made cheaper by
library-makes-cheaper = Makes cheaper
library-voids = Makes void
library-voided-by = Made void by
library-kept-out-by = Kept out by, in its colour
library-keeps-out = Keeps out, in its colour
library-hits = Servers it can hit
library-hit-by = Can be hit by
