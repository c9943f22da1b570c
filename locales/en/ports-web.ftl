# Ports: what only the board in the browser says.

# The board
web-ports-special = special
web-ports-deck-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-ports-deck-label = { $count ->
        [one] Deck: the last card, { $card }
       *[other] Deck of { $count } cards, on top: { $card }
    }
web-ports-deck-empty = Deck empty
web-ports-field = Field
web-ports-field-label = { $count ->
        [one] Field with { $count } card
       *[other] Field with { $count } cards
    }
web-ports-field-empty = No card on the field
web-ports-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-ports-dealer = dealer
web-ports-hand = Hand
web-ports-captures = Captures
web-ports-hand-of = Hand of { $player }
web-ports-captures-of = Captures of { $player }
web-ports-captures-count = { $count ->
        [0] no captures
        [one] { $count } capture
       *[other] { $count } captures
    }
web-ports-reds-count = { $count ->
        [0] no red marks
        [one] { $count } red mark
       *[other] { $count } red marks
    }
web-ports-no-hand = no card in hand
web-ports-mine = Your place
web-ports-your-hand = Your hand
web-ports-your-captures = { $count ->
        [0] Your captures
       *[other] Your captures: { $count }
    }
web-ports-no-captures = Cards you capture lie here, by set.
web-ports-your-sets = Your sets
web-ports-of = { $have }/{ $all }
web-ports-notes = What holds in this game
web-ports-game-of = Game { $game } of { $games }
web-ports-zeroed = { $set } scores 0 (NTP)
web-ports-zeroed-mark = 0 points
web-ports-irc-used = The IRC swap is used up
web-ports-swap-group = { $count ->
        [one] Swap with IRC
       *[other] Swap with IRC ({ $count } cards)
    }

# The sets
web-ports-sets = Sets
web-ports-collecting = Who is collecting what
web-ports-player = Player
web-ports-captured = captures
web-ports-unknown = name hidden
web-ports-reds = red
web-ports-points-now = points now
web-ports-overview-hint = The numbers are seats. Only names that you may see are counted: the rest is up to your memory.
web-ports-set-scores = Two or more captured cards of a set score one point each.

# One card
web-ports-name-face = Name face
web-ports-port-face = Port face
web-ports-hidden-face = Hidden from you
web-ports-name-hidden = You see only its port. Whose is it? If you know, you are ahead.
web-ports-counts-for = Counts for: { $sets }
web-ports-red-means = Vulnerable: costs whoever has captured it a point.

# Scoring
web-ports-by-ntp = named with NTP: 0 points
web-ports-by-hsrp = doubled by HSRP
web-ports-no-set = In no scoring set
web-ports-all-games = All games
web-ports-nth-game = Game { $game }
web-ports-score-total = Total

# Names for where the whole one does not fit
ports-card-submission-short = Submit
ports-card-dhcp-client-short = DHCP client
ports-card-dhcpv6-client-short = DHCPv6 client
ports-card-kerberos-short = Kerb
