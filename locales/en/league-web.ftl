# League of Hackers: what only the board in the browser says.

# The table
league-web-overview = Players
league-web-overview-hint = In the order in which they come: fewer points first, on a tie the disc that lies higher.
league-web-mine = Your servers and defences
league-web-seat-label = { $player }: how this player stands
league-web-round = Round { $round } of { $rounds }
league-web-action = Action { $action } of { $actions }
league-web-dummy = Dummy
league-web-dummy-label = Dummy: what it is
league-web-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
league-web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
league-web-points-short = pt
league-web-soon = Round end now: +{ $points }
league-web-has-chosen = has chosen
league-web-is-choosing = is choosing
league-web-score = Score
league-web-score-label = Score track: { $spaces }
league-web-score-space = { $score }: { $players }
league-web-deck = { $cards ->
        [one] Deck: { $cards } card
       *[other] Deck: { $cards } cards
    }
league-web-discards = { $cards ->
        [one] Discards: { $cards } card
       *[other] Discards: { $cards } cards
    }

# Servers and defences
league-web-servers = Servers
league-web-supply = Supply
league-web-supply-empty = No server is left in this round.
league-web-supply-server = { $server }: { $colours }. Cards to pay: { $price }. Points if clean: { $bonus }.
league-web-price-each = per server
league-web-bonus = { $bonus } more points at the end of a round while it has no damage
league-web-primer = Servers earn your points. Keep yours clean, damage the others’.
league-web-primer-spots = Vulnerabilities. Attacks of this colour strike them; each takes { $places } damage. Without damage each is worth 1 point at the end of a round.
league-web-primer-clean = Points on top at the end of a round, if the server has no damage at all.
league-web-primer-cards = What a further server costs later, in cards. This one is free.
league-web-reduced = for you, by { $card }
league-web-host = { $bonus ->
    [one] { $server }: { $spots }. Damaged: its 1 point is lost for now.
   *[other] { $server }: { $spots }. Damaged: its { $bonus } points are lost for now.
}
league-web-host-clean = { $bonus ->
    [one] { $server }: { $spots }. Clean: 1 point at the end of the round.
   *[other] { $server }: { $spots }. Clean: { $bonus } points at the end of the round.
}
league-web-spot = { $server }, vulnerability { $number }: { $colour } with { $damage } damage
league-web-damage = { $damage } damage
league-web-damage-of = { $damage } of { $most } damage
league-web-server-means = Worth { $bonus } more at the end of a round if it has no damage at all. Each vulnerability without damage is worth 1. Price: { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }.
league-web-track = Defence: { $track }
league-web-defences = Defence cards
league-web-defence-card = { $card }
league-web-tapped = tapped
league-web-attack-cards = Attack cards
league-web-cost = Cards to pay
league-web-defence = Defence
league-web-card-defence = costs { $cost }, defence { $defence }

# Planning
league-web-planner = Your plan
league-web-tiles = Action tiles
league-web-tile = { $tile }. On it: { $players }
league-web-hand = Your cards
league-web-no-cards = No cards left in this round
league-web-role-about = plays
league-web-role-paid = pays
league-web-role-back = goes back
league-web-under-tile = under the tile
league-web-hint-tile = Press a tile, or the card you want to play.
league-web-hint-defence = Press the defence card you want to put up.
league-web-hint-attack = Press the attack card you want to use.
league-web-lacks-defend = You hold no defence card that could go under this tile.
league-web-lacks-attack = You hold no attack card that could go under this tile.
league-web-lacks-install = Nothing can be installed now.
league-web-lacks-repair = There is nothing to repair with now.
league-web-hint-pay = { $cards ->
        [one] Press one more card to pay.
       *[other] Press { $cards } more cards to pay.
    }
league-web-hint-trim = { $cards ->
        [one] Press one more card to put back.
       *[other] Press { $cards } more cards to put back.
    }
league-web-hint-more = Press more cards to make it stronger.
league-web-plan-install = { $cards ->
        [one] Costs { $cards } card. You pick the server when your turn comes.
       *[other] Costs { $cards } cards. You pick the server when your turn comes.
    } You can own { $most }.
league-web-plan-repair = Removes up to { $damage } damage; you have { $have }.
league-web-plan-respond = Incident Response can add { $damage }.
league-web-as-it-stands = As the table stands now. Others may install or defend first.
league-web-strength = Strength
league-web-step = { $cards ->
        [0] Without payment
        [one] With { $cards } card
       *[other] With { $cards } cards
    }
league-web-no-room = no room for all { $damage }
league-web-no-such = no vulnerability of this colour
league-web-stopped = stopped by { $by }
league-web-clear = Clear
league-web-commit = Commit
league-web-put-back = Put back
league-web-chosen = You have chosen: { $tile }
league-web-pays-with = paid with
league-web-can-change = Nobody can see it. You can take it back until everyone has chosen.
league-web-group-defend = Defend ({ $count })
league-web-group-attack = Attack ({ $count })
league-web-group-repair = Repair ({ $count })
league-web-group-cards = Choose the cards from a list ({ $count })

# Playing it out
league-web-revealed = The tiles are up
league-web-took-back = No server is left: the cards go back into the hand.
league-web-nobody-hit = No opponent has such a vulnerability.
league-web-total = now { $points }
league-web-round-end = End of round { $round }
league-web-source-damage = most damage on one opponent
league-web-source-proof-of-concept = Proof of Concept
league-web-source-underground-market = Underground Market
league-web-source-solid-state-cache = Solid State Cache
league-web-source-vulnerabilities = vulnerabilities without damage
league-web-source-clean = clean: { $server }
league-web-source-clean-servers = clean servers
league-web-source-certification-audit = Certification Audit

# How players stand, and the result
league-web-if-ended = If the round ended now
league-web-clean-servers = clean servers
league-web-round-score = Round { $round }
league-web-round-item = { $source }: { $points }
league-web-own-damage = Damage on own servers
league-web-tie-damage = Several players have the most points: less damage on the own servers decides.
league-web-tie-shared = Equal points and equal damage on the own servers: the win is shared.

# About
league-web-about-install = Pay the price in cards and take a server from the supply. If that is one too many, an old one leaves, and its damage moves to the new one.
league-web-about-defend = Put up a defence card and pay its cost. It stays for the whole game, and its defence counts for every vulnerability of its colour.
league-web-about-attack = Hits every opponent who has a vulnerability of the colour. Defence holds off normal damage; direct damage goes past it. You score the most damage placed on one opponent.
league-web-about-repair = Every card you pay removes 3 damage from your servers.
league-web-title-dummy = Dummy
league-web-about-dummy = With two players, the dummy is a third target. It defends each colour as strongly as it has vulnerabilities of it, and grows whenever a player gets ahead of it in servers of this round. It never scores.
league-web-title-deck = Deck
league-web-about-deck = Everyone gets eight cards each round. When the deck runs out, the discards are shuffled.
league-web-title-track = Score track
league-web-about-track = Within a tile, whoever has fewer points comes first. On the same space the disc on top comes first: it arrived last.

# Names for where the whole one does not fit
league-attack-a-01-red-short = XSS
league-attack-a-02-red-short = SQL Injection
league-attack-a-01-yellow-short = ARP Spoofing
league-attack-a-03-yellow-short = Evil Twin
league-attack-a-02-green-short = Password Spray
league-attack-a-01-blue-short = Buffer Overflow
league-attack-a-02-blue-short = Ransom
league-attack-a-05-green-blue-short = Info Stealer
league-attack-a-05-blue-red-short = Drive-by
league-attack-a-06-short = Supply Chain
league-defence-thin-provision-short = Thin Storage
league-defence-certification-audit-short = Cert Audit
league-defence-underground-market-short = Dark Market
league-attack-a-05-yellow-green-short = Remote Abuse
league-server-s-01-short = Web Server
league-server-s-02-short = Reverse Proxy
league-server-s-04-short = CMS
league-server-s-07-short = Print Server
league-server-s-08-short = Auth Server
league-server-s-09-short = File Server
league-server-s-10-short = Backup Server
league-server-s-11-short = Video Calls
league-server-s-12-short = API Gateway
league-server-s-13-short = Groupware
league-server-s-14-short = Directory
league-server-s-15-short = Online Shop
league-server-s-16-short = IP Phones
league-server-s-17-short = Mail Server
league-server-s-18-short = Database
league-server-s-19-short = Online Bank
league-server-s-20-short = CDN
league-server-s-21-short = Identity
league-server-s-23-short = Streaming
league-server-s-24-short = Virtual Desktop
league-server-s-25-short = Build Farm
league-server-s-26-short = Container Cluster
