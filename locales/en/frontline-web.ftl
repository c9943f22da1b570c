# Cyber FrontLine: what only the board in the browser says.

# The table
frontline-web-front = { $player } attacks { $other }
frontline-web-front-own = You attack { $other }
frontline-web-front-other = { $player } attacks you
frontline-web-row-attacks = attacks
frontline-web-row-defends = defends
frontline-web-zone = Defence zone of { $player }
frontline-web-chain = Attack zone of { $player }
frontline-web-place = Place { $slot }: { $what }
frontline-web-place-stops = Place { $slot }: { $what }; it stops the card being judged
frontline-web-free = free
frontline-web-stands = { $card }, it stands
frontline-web-judged = { $card }, being judged
frontline-web-stops-it = stops it
frontline-web-set = Set { $set }
frontline-web-turn = Turn { $turn } of { $turns }
frontline-web-preparing = Preparing
frontline-web-phases = Phases of a turn
frontline-web-phase-plan = Plan
frontline-web-deck = Attack deck: { $count }
frontline-web-trash = Attack cards in the trash: { $count }

# A player
frontline-web-first = first
frontline-web-keep = { $count ->
        [0] Nothing has got in
        [one] { $count } of 5 stages of the attack has got in
       *[other] { $count } of 5 stages of the attack have got in
    }
frontline-web-funds = Funds
frontline-web-sets-won = { $count ->
        [one] { $count } set won
       *[other] { $count } sets won
    }
frontline-web-hand-count = { $count ->
        [one] { $count } attack card
       *[other] { $count } attack cards
    }
frontline-web-defence-count = { $count ->
        [one] { $count } spare defence
       *[other] { $count } spare defences
    }
frontline-web-plan-is = Plan: { $plan }
frontline-web-plan-sealed = Plan made, face down
frontline-web-plan-open = No plan yet, up to { $count } cards
frontline-web-less = One { $card } less
frontline-web-more = One { $card } more

# Cards
frontline-web-stopped-by = Stopped by
frontline-web-stops = Stops
frontline-web-stops-count = stops { $count }
frontline-web-price = price { $price }
frontline-web-hand = Your hand
frontline-web-hand-empty = No cards in hand
frontline-web-looked = The cards you look at
frontline-web-pile = Your defences for sale
frontline-web-fits = next stage
frontline-web-costs-copies = { $count ->
        [one] costs { $count } more copy
       *[other] costs { $count } more copies
    }
frontline-web-would-stop = would be stopped
frontline-web-now = Now:
frontline-web-now-other = the next stage is { $stage }, and this card is of no use for it.
frontline-web-now-open = { $hidden ->
        [0] it fits the next stage, and nothing stops it.
        [one] it fits the next stage, and nothing that lies face up stops it. One defence lies face down.
       *[other] it fits the next stage, and nothing that lies face up stops it. { $hidden } defences lie face down.
    }
frontline-web-now-stopped = it fits the next stage, but it would be stopped by { $cards }.
frontline-web-now-copies = it fits the next stage. It would be stopped by { $cards }, but you hold enough copies to nullify that.
frontline-web-now-void = it stops nothing in this turn, because of { $event }.
frontline-web-now-stops = at the next stage, { $stage }, it stops { $cards }.
frontline-web-now-stops-none = at the next stage, { $stage }, it stops nothing.
frontline-web-limits = Limits, and how to do it well
frontline-web-deck-technique = Attack cards
frontline-web-deck-mitigation = Defence cards
frontline-web-deck-event = Event cards

# A card is judged
frontline-web-judgement = A card is judged
frontline-web-attacks = { $player ->
        [you] you attack
       *[other] { $player } attacks
    } with { $card }
frontline-web-stopped-now = { $count ->
        [one] It is stopped by { $cards }.
       *[other] It is stopped by { $count } defences: { $cards }.
    }
frontline-web-not-stopped = Nothing that lies face up stops it.
frontline-web-would-help = These face-down cards of yours would stop it:
frontline-web-none-helps = None of your face-down cards stops it. Turning one up would only give it away.
frontline-web-too-late = In your hand, but not set in time: { $cards }.
frontline-web-copies-held = { $need ->
        [one] { $need } further copy is needed, you hold { $count }.
       *[other] { $need } further copies are needed, you hold { $count }.
    }
frontline-web-verdict-placed = placed
frontline-web-verdict-nullified = nullified
frontline-web-running = { $card } runs into the defences
frontline-web-ran-through = Got through
frontline-web-ran-stopped = Stopped
frontline-web-ran-stopped-by = Stopped by { $cards }

# Which stops which
frontline-web-matrix = Which defence stops which technique
frontline-web-matrix-short = What stops what
frontline-web-matrix-hint = Numbers are seats: an eye marks a defence that lies face up, a moon one that lies face down and that you know.
frontline-web-you-hold = you hold { $count }
frontline-web-lies-up = face up with { $player }
frontline-web-lies-down = face down with { $player }

# The end
frontline-web-won-by-objective = reached the objective in turn { $turn }
frontline-web-won-by-further = was further after { $turn } turns
frontline-web-won-by-funds = had more funds in turn { $turn }
frontline-web-won-by-second = as the second player, in turn { $turn }

# What things are
frontline-web-about-stage = Attack cards are placed stage by stage. Whoever has a card standing at all five stages wins the set.
frontline-web-about-slot = A place for a defence
frontline-web-about-slot-text = Five defences at most lie in a zone, face down until they are turned up. Only face-up defences stop anything.
frontline-web-about-deck = The attack deck
frontline-web-about-deck-text = Both players buy from it with Weaponise. It is shuffled after every look.
frontline-web-about-trash = The trash
frontline-web-about-trash-text = Stopped and discarded attack cards. They come back when the deck is empty.

# Groups of options
frontline-web-group-plan = { $count ->
        [one] A plan
       *[other] All { $count } plans
    }
frontline-web-group-buy = { $count ->
        [one] Buy a defence
       *[other] Buy a defence ({ $count } kinds)
    }

# Names for where the whole one does not fit
frontline-technique-t1566-short = Phishing
frontline-technique-t1189-short = Drive-by
frontline-technique-t1190-short = Public app
frontline-technique-t1133-short = External service
frontline-technique-t1059-short = Scripts
frontline-technique-t1203-short = Client exploit
frontline-technique-t1204-short = User runs it
frontline-technique-t1219-short = Remote tool
frontline-technique-t1102-short = Web service
frontline-technique-t1205-short = Traffic signal
frontline-technique-t1210-short = Service exploit
frontline-technique-t1021-short = Remote services
frontline-technique-t1080-short = Taint shares
frontline-technique-t1486-short = Encrypt data
frontline-technique-t1048-short = Data exfil
frontline-technique-t1489-short = Service stop
frontline-mitigation-m1016-short = Vuln scan
frontline-mitigation-m1017-short = User training
frontline-mitigation-m1018-short = User accounts
frontline-mitigation-m1021-short = Restrict web
frontline-mitigation-m1026-short = Admin accounts
frontline-mitigation-m1030-short = Network zones
frontline-mitigation-m1031-short = Network IPS
frontline-mitigation-m1032-short = MFA
frontline-mitigation-m1037-short = Filter traffic
frontline-mitigation-m1038-short = Block code
frontline-mitigation-m1042-short = Remove features
frontline-mitigation-m1048-short = Sandbox
frontline-mitigation-m1049-short = Virus scan
frontline-mitigation-m1050-short = Exploit guard
frontline-mitigation-m1051-short = Updates
frontline-mitigation-m1053-short = Backup
frontline-event-reorganisation-short = Reshuffle
frontline-event-awareness-month-short = Awareness
