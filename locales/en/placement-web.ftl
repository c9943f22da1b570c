# Cyber Attacker Placement: what only the board in the browser says.

# Crews and attackers
placement-web-crews = Crews
placement-web-mine = Your crew
placement-web-seat-label = { $player }: what this crew holds
placement-web-your-attackers = Attackers
placement-web-your-tokens = Your tokens
placement-web-your-hand = Your cards
placement-web-no-cards = No cards in hand
placement-web-piece = Attacker { $number } of { $player }: { $space }, { $pose }
placement-web-pose-standing = ready
placement-web-pose-acted = has acted
placement-web-pose-held = has acted, rests a turn longer
placement-web-number = No. { $number }
placement-web-borrowed = Bought out for this turn
placement-web-out = Out of the game with { $points } points
placement-web-tokens = Tokens: { $tokens }
placement-web-own-tokens = { $colour }: { $count }. Next turn’s income: { $income }.
placement-web-income = Income of the next turn:
placement-web-points = points
placement-web-points-unit = pt
placement-web-points-of = { $points } of { $goal } points
placement-web-attack-count = { $count ->
        [one] { $count } attack card
       *[other] { $count } attack cards
    }
placement-web-event-count = { $count ->
        [one] { $count } event card
       *[other] { $count } event cards
    }
placement-web-overview-hint = The first crew with { $goal } points wins, and so does the last one with a free attacker.
placement-web-retreat = Retreat from level { $level }
placement-web-by-deals = By deals
placement-web-free-attackers = { $count ->
        [one] { $count } attacker still free
       *[other] { $count } attackers still free
    }
placement-web-all-arrested = All attackers arrested

# The board
placement-web-space = { $space }, attackers: { $count }
placement-web-start-short = start
placement-web-stock = Stock of { $site }: { $count } { $colour }
placement-web-leak = Data leak!
placement-web-stock-means = At { $low } or fewer, security arrives. At 0 everything leaks, and everyone inside is arrested.
placement-web-claimed = claimed by { $player }
placement-web-round = Round { $round } of { $rounds }
placement-web-round-endless = Round { $round }
placement-web-void = Without effect right now
placement-web-this-turn = For this turn only
placement-web-attacks = attacks
placement-web-moves = moves
placement-web-level-short = { $level }+
placement-web-no-entry = No entry
placement-web-voids-security = Security void
placement-web-voids-vulnerability = Vulnerability void
placement-web-dice = Dice
placement-web-rolled = Dice of { $player }: { $faces }
placement-web-event-deck = { $count ->
        [one] Event deck: { $count } card
       *[other] Event deck: { $count } cards
    }

# Cards
placement-web-deck-attack = Attack cards
placement-web-deck-security = Security cards
placement-web-deck-vulnerability = Vulnerability cards
placement-web-deck-event = Event cards
placement-web-from-any = from anywhere
placement-web-from-start = from the start space
placement-web-from-level = level { $level } or deeper
placement-web-from-heart = { $site }, level 3
placement-web-together = co-op
placement-web-now = now
placement-web-now-at = Now at { $site }: { $cost }
placement-web-costs-now = What it costs now
placement-web-moves-now = What moving costs now
placement-web-printed = printed
placement-web-too-dear = not enough tokens
placement-web-free = free

# Deals
placement-web-deal = Deal
placement-web-deal-with = A deal with { $player }
placement-web-deal-partner = With whom
placement-web-counter = Other offer
placement-web-counter-to = Another offer to { $player }
placement-web-you-give = You give
placement-web-you-get = You get
placement-web-gives = { $player } gives
placement-web-offer = Offer
placement-web-offer-waits = { $player } is thinking it over.
placement-web-offers-left = { $count ->
        [one] { $count } offer left this turn
       *[other] { $count } offers left this turn
    }
placement-web-add-card = Add card…
placement-web-add-card-to = Add a card: { $side }
placement-web-without = Leave out { $card }
placement-web-less = Less { $what }
placement-web-more = More { $what }
placement-web-promise = Promise
placement-web-promise-hint = Everyone reads a promise in the log; it binds nobody.
placement-web-promise-long = { $over ->
        [one] That is too long to be written down, by { $over } character.
       *[other] That is too long to be written down, by { $over } characters.
    }
placement-web-promises = { $player } promises: “{ $promise }”
placement-web-co-attack = Co-attack
placement-web-pays = { $player } pays
placement-web-you-pay = You pay
placement-web-each = { $points } each

# What things are
placement-web-about-start = Start space
placement-web-about-start-text = All crews begin here. Attackers who retreat come back here.
placement-web-about-dice = The dice
placement-web-about-dice-text = The two four-sided dice bring tokens from the bank. The six-sided one takes a token from a site’s stock; wild lets you choose the site, white brings an event card.
placement-web-about-events = The event deck
placement-web-about-events-text = An event card comes from a white die, or is bought with three tokens: one in a turn at most.

# A group of options
placement-web-group-offer = { $count ->
        [one] Offer a deal
       *[other] Offer a deal ({ $count } ideas)
    }

# Names for where the whole one does not fit
placement-attack-credential-stuffing-short = Password Reuse
placement-attack-directory-traversal-short = Path Traversal
placement-attack-cryptomining-short = Crypto Mining
placement-event-initial-access-broker-short = Access Broker
placement-event-claim-of-responsibility-short = Claim
placement-event-unauthorized-access-law-short = Access Law
placement-attack-formjacking-short = Form Theft
placement-event-information-blackout-short = Blackout
placement-event-information-confusion-short = Confusion
placement-attack-port-scan-short = Port Scan
placement-attack-brute-force-short = Brute Force
placement-attack-sql-injection-short = SQL Injection
placement-attack-password-list-short = Password List
placement-attack-arp-spoofing-short = ARP Spoofing
placement-attack-conti-short = Conti
placement-attack-snake-short = Snake
