# Gamename: every text of the game.

# The game
gamename-title = Gamename
gamename-tagline = Everyone lays a card face down at the same time, and the highest takes the trick.
gamename-minutes = 5
gamename-attribution = Say here who made the game, where it was published, and which parts are ours.

# Prompts: what the awaited player is asked
gamename-prompt-lay = Lay one of your cards face down.
gamename-prompt-over = The game is over.

# The same moment, as the others see it
gamename-wait-lay = Waiting for { $players } to lay a card.

# Actions
gamename-act-lay = Lay the { $card } face down

# Events: the log
gamename-event-dealt = Everyone was dealt { $count } cards.
gamename-event-laid = { $player } laid a card face down.
gamename-event-took = { $player } took the trick ({ $cards }).
gamename-laid-by = { $player } { $card }

# Refusals: why not
gamename-no-over = The game is over.
gamename-no-already-laid = You have laid a card: take it back to lay another one.
gamename-no-not-in-hand = You can only lay a card of your own hand, and this one is not there.
gamename-no-too-early = The { $card } cannot be laid in the first trick: choose another card.

# Scoring
gamename-score-why-most = { $count ->
        [one] { $player } won with { $count } trick.
       *[other] { $player } won with { $count } tricks.
    }
gamename-score-why-shared = { $count ->
        [one] { $players } share the win with { $count } trick each.
       *[other] { $players } share the win with { $count } tricks each.
    }

# The table in sentences: for the terminal and for screen readers
gamename-describe-hand = Cards of { $player }: { $cards }.
gamename-describe-cards = { $count ->
        [one] { $player } has { $count } card.
       *[other] { $player } has { $count } cards.
    }
gamename-describe-laid-nothing = { $player } has not laid a card yet.
gamename-describe-laid = { $player } has laid a card face down.
gamename-describe-laid-known = { $player } has laid the { $card } face down.
gamename-describe-tricks = { $count ->
        [one] { $player } has taken { $count } trick.
       *[other] { $player } has taken { $count } tricks.
    }
gamename-describe-last = The last trick: { $cards }.

# Cards, aids and scores in sentences: for the terminal and for screen readers
gamename-read-card = Card { $card }
gamename-read-beats = It beats every lower card.
gamename-read-late = It cannot be laid in the first trick.
gamename-aid-unseen = Cards that you have not seen yet: { $cards }.
gamename-score-trick = Trick { $number } went to { $player } ({ $cards }).

# What wins
gamename-standing-goal = Whoever takes the most tricks wins.
