# Gamename: what only the board in the browser says.

gamename-web-hand = Your cards
gamename-web-card = Card { $value }
gamename-web-back = A card face down
gamename-web-none = No card laid yet
gamename-web-last = The last trick
gamename-web-no-trick = No trick has been taken yet
gamename-web-tricks = { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
gamename-web-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gamename-web-unseen = Cards not seen yet
