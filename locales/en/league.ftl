# League of Hackers: every text of the game but the cards, colours and tiles (league-cards.ftl).

# The game
league-title = League of Hackers
league-tagline = Run servers, shield them and strike at the others, with every move chosen in secret.
league-minutes = 40
league-attribution = An unofficial implementation of the board game League of Hackers (駭客聯盟), designed by Desnet Amane and published by Moaideas with HITCON in 2014. This version is not made or endorsed by the game’s creators, and the original texts and art are not included. The rules and the effects of the defences follow the rulebook; the numbers on the cards are our reconstruction, and where the rulebook is silent, the rulings are ours: the rules page lists them.

# Switches of a table
league-switch-newcomers = Newcomers
league-switch-newcomers-help = Handicap: these seats draw more cards at the start and keep the best eight.
league-switch-extra-cards = Extra cards for newcomers
league-switch-extra-cards-help = How many more cards each newcomer draws.
league-switch-one-more = One card more
league-switch-one-more-help = Newcomers who draw one card more than the others, three at most.
league-switch-one-fewer = One card fewer
league-switch-one-fewer-help = Newcomers who draw one card fewer than the others, at least one.

# Things
league-dummy = the dummy
league-nothing = nothing
league-card-of-colour = { $card } ({ $colour })
league-spot = vulnerability { $number } ({ $colour }) of { $server }
league-power = { $normal } normal and { $direct } direct damage
league-power-normal = { $normal } normal damage
league-power-direct = { $direct } direct damage
league-power-made = { $power } ({ $printed } on the card, { $added })
league-added-normal = { $card } +{ $more } normal
league-added-direct = { $card } +{ $more } direct
league-tile-of = { $player }: { $tile } ({ $cards ->
        [one] { $cards } card in all
       *[other] { $cards } cards in all
    })
league-tile-none = { $player }: no cards
league-hit = { $player } { $placed } ({ $damage } past defence { $defence }, room for { $room })

# Prompts: what the awaited player is asked
league-prompt-trim = { $cards ->
        [one] You hold one card too many: choose one to put back into the deck.
       *[other] You hold { $cards } cards too many: choose those to put back into the deck.
    }
league-prompt-pick = Pick your first server.
league-prompt-pick-dummy = Pick a first server for the dummy.
league-prompt-choose = Choose a tile in secret: install, defend, attack or repair.
league-prompt-pay-install = { $cards ->
        [one] Choose the card that pays for a server.
       *[other] Choose the { $cards } cards that pay for a server.
    }
league-prompt-pay-defend = { $cards ->
        [one] Choose the card that pays for { $card }.
       *[other] Choose the { $cards } cards that pay for { $card }.
    }
league-prompt-pay-attack = { $cards ->
        [one] Choose the card that strengthens { $card }.
       *[other] Choose the { $cards } cards that strengthen { $card }.
    }
league-prompt-pay-repair = { $cards ->
        [one] Choose the card to repair with.
       *[other] Choose the { $cards } cards to repair with.
    }
league-prompt-install = Pick the server you install.
league-prompt-replace = You own as many servers as you may: which one makes room for { $server }?
league-prompt-grow = The dummy gets a server too: pick one for it.
league-prompt-outgrow = The dummy owns as many servers as it may: which one makes room for { $server }?
league-prompt-colour = In which colour do you attack with { $card }?
league-prompt-place-colour = { $damage ->
        [one] One damage token is left: which of your { $colour } vulnerabilities takes it?
       *[other] { $damage } damage tokens are left: which of your { $colour } vulnerabilities take them?
    }
league-prompt-place-server = { $damage ->
        [one] One damage token is left: where on { $server } does it go?
       *[other] { $damage } damage tokens are left: where on { $server } do they go?
    }
league-prompt-respond = Your cards remove { $damage } damage. Do you tap Incident Responses for more?
league-prompt-mend = { $damage ->
        [one] Remove one more damage token from your servers.
       *[other] Remove { $damage } damage tokens from your servers.
    }
league-prompt-recover = { $damage ->
        [one] Auto Recovery removes one more damage token: from where?
       *[other] Auto Recovery removes { $damage } damage tokens: from where?
    }
league-prompt-over = The game is over.

# The same moments, as the others see them
league-wait-trim = Cards are being put back. Waiting for { $players }.
league-wait-pick = { $player } picks a first server.
league-wait-pick-dummy = { $player } picks a first server for the dummy.
league-wait-choose = Everyone chooses in secret. Waiting for { $players }.
league-wait-chosen = You have chosen, and can still change your mind. Waiting for { $players }.
league-wait-resolve = The tiles are being resolved.
league-wait-install = { $player } picks a server to install.
league-wait-replace = { $player } picks the server that makes room for { $server }.
league-wait-grow = { $player } picks a server for the dummy.
league-wait-outgrow = { $player } picks which of the dummy’s servers makes room for { $server }.
league-wait-colour = { $player } picks the colour of the attack with { $card }.
league-wait-place-colour = Damage is being placed on { $colour } vulnerabilities. Waiting for { $players }.
league-wait-place-server = Damage is being placed on { $server }. Waiting for { $players }.
league-wait-respond = { $player } repairs { $damage } damage and may tap Incident Responses for more.
league-wait-mend = Damage is being repaired. Waiting for { $players }.
league-wait-recover = Auto Recovery is removing damage. Waiting for { $players }.

# Actions
league-act-discard = Put back { $cards }
league-act-install = { $cards ->
        [one] Install a server for { $cards } card
       *[other] Install a server for { $cards } cards
    }
league-act-defend = { $cards ->
        [one] Defend with { $card } for { $cards } card
       *[other] Defend with { $card } for { $cards } cards
    }
league-act-attack = { $cards ->
        [0] Attack with { $card }: { $power }
        [one] Attack with { $card } and { $cards } more card: { $power }
       *[other] Attack with { $card } and { $cards } more cards: { $power }
    }
league-act-repair = { $cards ->
        [one] Repair up to { $damage } damage with { $cards } card
       *[other] Repair up to { $damage } damage with { $cards } cards
    }
league-act-pay = Pay with { $cards }
league-act-take = Take { $server } ({ $colours })
league-act-take-dummy = Give the dummy { $server } ({ $colours })
league-act-remove = Remove { $server }
league-act-strike = Attack in { $colour }
league-act-place = Place a token on { $spot }
league-act-respond = { $cards ->
        [one] Tap { $cards } Incident Response
       *[other] Tap { $cards } Incident Responses
    }
league-act-respond-none = Tap none
league-act-mend = Remove a token from { $spot }

# Events: the log
league-event-round = Round { $round }: new servers are laid out and new hands are dealt.
league-event-round-shuffled = Round { $round }: new servers are laid out and new hands are dealt. The discards were shuffled.
league-event-trimmed = { $cards ->
        [one] { $player } put { $cards } card back.
       *[other] { $player } put { $cards } cards back.
    }
league-event-picked = { $player ->
        [you] you begin
       *[other] { $player } begins
    } with { $server }.
league-event-picked-dummy = { $player } gave the dummy { $server }.
league-event-action = Round { $round }, action { $action }: choose your tiles.
league-event-committed = { $player ->
        [you] you have
       *[other] { $player } has
    } chosen.
league-event-revealed = The tiles are up. { $tiles }.
league-event-tile = { $tile }: { $players }.
league-event-opened-install = { $player } paid { $paid } for a server.
league-event-opened-defend = { $player } turned up { $card } and paid { $paid }.
league-event-opened-attack = { $player } turned up { $card } and paid { $paid }.
league-event-opened-attack-free = { $player } turned up { $card } and paid nothing.
league-event-opened-repair = { $player } paid { $paid } for repairs.
league-event-took-back = { $cards ->
        [one] No server was left: { $player } took { $cards } card back.
       *[other] No server was left: { $player } took { $cards } cards back.
    }
league-event-tapped = { $cards ->
        [one] { $player } tapped { $card }.
       *[other] { $player } tapped { $card } { $cards } times.
    }
league-event-installed = New server: { $player ->
        [you] you now own
       *[other] { $player } now owns
    } { $server }.
league-event-replaced = { $damage ->
        [0] { $new } replaced { $player ->
                [you] your { $old }
               *[other] { $old } of { $player }
            }.
       *[other] { $new } replaced { $player ->
                [you] your { $old }
               *[other] { $old } of { $player }
            }, with { $damage } damage to move.
    }
league-event-defended = { $card } now defends { $player }.
league-event-attacked = { $player } attacked with { $card } in { $colour }: { $power }. Damage: { $hits }.
league-event-missed = { $player } attacked with { $card } in { $colour }: { $power }. No opponent has such a vulnerability.
league-event-placed = { $player } placed a damage token on { $spot }.
league-event-mended = { $player } removed { $damage } damage from { $spot }: { $left } left there.
league-event-recovered = Auto Recovery: { $player } removed { $damage } damage from { $spot }: { $left } left there.
league-event-mended-all = { $player } repaired all damage ({ $damage }).
league-event-recovered-all = Auto Recovery: { $player ->
        [you] you have
       *[other] { $player } has
    } no damage left ({ $damage } removed).
league-event-earned-damage = { $player }: { $points } for the most damage on one opponent.
league-event-earned-proof-of-concept = { $player }: { $points } for Proof of Concept.
league-event-earned-underground-market = { $player }: { $points } for Underground Market.
league-event-earned-solid-state-cache = { $player }: { $points } for Solid State Cache.
league-event-earned-vulnerabilities = { $player }: { $points } for vulnerabilities without damage.
league-event-earned-clean = { $player }: { $points } for the clean server { $server }.
league-event-earned-certification-audit = { $player }: { $points } for Certification Audit.
league-event-scored = { $points ->
        [one] { $player } scored { $points } point and { $player ->
                [you] have
               *[other] has
            } { $total }.
       *[other] { $player } scored { $points } points and { $player ->
                [you] have
               *[other] has
            } { $total }.
    }
league-event-round-ended = Round { $round } is over.
league-event-cleaned = All damage is off, and the hands and the supply are put away.
league-event-won = { $players } won with { $points } points.
league-event-won-damage = { $players } won with { $points } points and the least damage.
league-event-won-shared = { $players } share the win with { $points } points each.

# Refusals: why not
league-no-over = The game is over.
league-no-not-your-turn = It is not your decision: wait until you are asked.
league-no-wrong-step = That cannot be done at this point.
league-no-not-in-hand = You do not hold those cards.
league-no-wrong-number = That takes { $need ->
        [one] { $need } card
       *[other] { $need } cards
    }, not { $got }.
league-no-no-servers = There is no server left in the supply.
league-no-not-in-supply = That server is not in the supply.
league-no-not-yours = That server is not among those that can make room.
league-no-not-enough = That takes { $need ->
        [one] { $need } card
       *[other] { $need } cards
    }; you have { $have } to pay with.
league-no-not-a-defence = Only a defence card can be put up.
league-no-not-an-attack = Only an attack card can attack.
league-no-no-such-step = At most three cards can be paid for strength.
league-no-not-its-colour = That card cannot attack in this colour.
league-no-not-there = The token must go to one of the least damaged vulnerabilities that are hit.
league-no-nothing-to-mend = There is no damage of yours to remove.

# Coach: help in the first game
league-coach-trim = Keep cards that go together: an attack and others to pay for its strength, or a cheap defence.
league-coach-pick = Two colours are harder to hit at once than one; servers with two colours also bring more when clean.
league-coach-dummy = The dummy’s defence in a colour is the number of its vulnerabilities of it: many of one colour are hard to hit, so spread its colours.
league-coach-begin = Servers and defences that come early help until the end of the game.
league-coach-attack = An attack hits everyone with that colour. Look for a colour in which somebody has servers and little defence.
league-coach-choose = Even in the last round a new server or a defence pays: servers that are clean at the end of it score.
league-coach-repair = Each card you pay removes three damage: a clean server brings its bonus at the end of the round.
league-coach-last = This is the last action of the round: cards you keep are lost, so use as many as you can.
league-coach-pay = Pay with the cards you will not get to use this round.
league-coach-place = Put the token where the server’s clean bonus is lost already.
league-coach-mend = Clear whole servers first: their bonus counts more than single vulnerabilities.

# The table in sentences: for the terminal and for screen readers
league-describe-round = Round { $round } of 3, action { $action } of { $actions }.
league-describe-supply = Servers in the supply: { $servers }.
league-describe-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand. Defence: { $track }.
league-describe-defence-in = { $colour } { $defence }
league-describe-defences = { $player ->
        [you] your
       *[other] { $player }’s
    } defences: { $cards }.
league-describe-tapped = { $card }, tapped
league-describe-server = { $player ->
        [you] your { $server }
       *[other] { $server } of { $player }
    }: { $spots }.
league-describe-spot = { $colour } with { $damage } damage
league-describe-hand = Your cards: { $cards }.

# Cards, aids and scores in sentences: for the terminal and for screen readers
league-read-defence = { $cost ->
        [one] Costs { $cost } card, defence { $defence } in { $colours }. { $effect }
       *[other] Costs { $cost } cards, defence { $defence } in { $colours }. { $effect }
    }
league-read-attack = Attacks in { $colours }: { $powers }.
league-read-step = { $cards ->
        [0] { $power } with no card paid
        [one] { $power } with { $cards } card
       *[other] { $power } with { $cards } cards
    }
league-read-attack-rule = Hits every opponent who has a vulnerability of the colour. Defence holds off normal damage; direct damage goes past it. You score the most damage placed on one opponent.
league-read-server = Price in cards: { $price }. Points at the end of a round if it has no damage: { $bonus }, besides 1 for each vulnerability without damage.
league-aid-strike = { $cards ->
        [0] Now in { $colour } with no card paid: { $power }. Damage: { $hits }.
        [one] Now in { $colour } with { $cards } card: { $power }. Damage: { $hits }.
       *[other] Now in { $colour } with { $cards } cards: { $power }. Damage: { $hits }.
    } { $extra ->
        [0] Scores { $points }.
       *[other] Scores { $points }, { $extra } of it for your defence cards.
    }
league-aid-miss = { $cards ->
        [0] Now in { $colour } with no card paid: { $power }, but no opponent has such a vulnerability.
        [one] Now in { $colour } with { $cards } card: { $power }, but no opponent has such a vulnerability.
       *[other] Now in { $colour } with { $cards } cards: { $power }, but no opponent has such a vulnerability.
    }
league-aid-price = { $cards ->
        [one] A server costs you { $cards } card now.
       *[other] A server costs you { $cards } cards now.
    }
league-aid-round = If the round ended now, { $player } would get { $points }: { $vulnerabilities } for vulnerabilities without damage, { $clean } for clean servers, { $audits } for Certification Audits. Damage on own servers: { $damage }.
league-aid-dummy = Defence of the dummy: { $track }.
league-score-round = { $player }, round { $round }: { $damage ->
        [0] {""}
       *[other] { $damage } for damage,{" "}
    }{ $proofs ->
        [0] {""}
       *[other] { $proofs } for Proof of Concept,{" "}
    }{ $markets ->
        [0] {""}
       *[other] { $markets } for Underground Market,{" "}
    }{ $caches ->
        [0] {""}
       *[other] { $caches } for Solid State Cache,{" "}
    }{ $vulnerabilities ->
        [0] {""}
       *[other] { $vulnerabilities } for vulnerabilities without damage,{" "}
    }{ $clean ->
        [0] {""}
       *[other] { $clean } for clean servers,{" "}
    }{ $audits ->
        [0] {""}
       *[other] { $audits } for Certification Audits,{" "}
    }{ $points } in all.
league-score-total = { $player }, in all: { $points }. Damage on own servers at the end: { $damage }.
league-read-defence-marked = { $cost ->
        [one] Costs { $cost } card, defence { $defence } in { $colours }, marked { $marks }. { $effect }
       *[other] Costs { $cost } cards, defence { $defence } in { $colours }, marked { $marks }. { $effect }
    }
league-read-spots = Vulnerabilities: { $colours }.

# What wins, and how far everybody is
league-standing-goal = The most points after three rounds win.
league-standing = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, +{ $coming } at the end of the round as it stands

# Why an option is good: shown with a hint and in the review.
league-why-scores = { $points ->
    [one] scores 1 point as things stand
   *[other] scores { $points } points as things stand
}
league-why-damages = { $count ->
    [one] does 1 damage in { $colour }
   *[other] does { $count } damage in { $colour }
}
league-why-guards = { $count ->
    [one] adds { $value } where you have 1 vulnerability
   *[other] adds { $value } where you have { $count } vulnerabilities
}
league-why-effect-thin-provision = servers that cost 2 cards cost you 1 less
league-why-effect-incident-response = a repair takes off 2 more damage
league-why-effect-solid-state-cache = every server that you install scores 1 point
league-why-effect-auto-recovery = takes off 2 damage at every round’s end
league-why-effect-certification-audit = every clean server scores 1 point more at a round’s end
league-why-effect-proof-of-concept = every attack of yours that does damage scores 1 point more
league-why-effect-trojan-horse = your attacks in two colours have 2 more normal strength
league-why-effect-underground-market = an attack that damages two opponents scores 2 points more
league-why-effect-zero-day-attack = your attacks in two colours do 2 more direct damage
league-why-misses = { $count ->
    [one] takes only 1 card that would guard your servers
   *[other] takes only { $count } cards that would guard your servers
}
league-why-misses-none = takes no card that would guard your servers
league-why-attacks = { $count ->
    [one] leaves you 1 attack card
   *[other] leaves you { $count } attack cards
}
league-why-install = { $count ->
    [one] a new server counts at the one round’s end to come
   *[other] a new server counts at the { $count } rounds’ ends to come
}
league-why-repairs = takes off { $count } of your { $all } damage
league-why-cards = takes only { $count } of your { $all } cards
league-why-bonus = { $points ->
    [one] brings 1 point whenever it is clean at a round’s end
   *[other] brings { $points } points whenever it is clean at a round’s end
}
league-why-shield = your defences on its vulnerabilities add up to { $count }
league-why-gives-up = { $points ->
    [one] gives up only the 1 point of a clean server
   *[other] gives up only the { $points } points of a clean server
}
league-why-soils = { $points ->
    [one] { $server } is clean no longer, which costs only 1 point
   *[other] { $server } is clean no longer, which costs only { $points } points
}
league-why-soiled = { $server } is damaged already
league-why-breaks = this vulnerability is whole so far
league-why-broken = this vulnerability is damaged already
league-why-cleans = { $points ->
    [one] { $server } is clean again: 1 point at the round’s end
   *[other] { $server } is clean again: { $points } points at the round’s end
}
league-why-heals = this vulnerability is whole again: 1 point at the round’s end
league-why-responds = takes off { $count } more damage
