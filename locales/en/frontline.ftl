# Cyber FrontLine: every text of the game but the cards (frontline-cards.ftl).

# The game
frontline-title = Cyber FrontLine
frontline-tagline = Two intelligence services, five stages of attack, and defences that lie face down.
frontline-minutes = 30
frontline-attribution = An unofficial implementation of the card game Cyber FrontLine by t-shikata (2021). This version is not made or endorsed by the game’s creator, and the original texts and art are not included. Of the original cards four are known in full and six more by name; all others are a reconstruction from the relations between techniques and mitigations in MITRE ATT&CK® v9, and eleven of the twelve events are ours. Where the rulebook is silent, the rulings are ours; the rules page lists them. ATT&CK® is a registered trademark of The MITRE Corporation. © 2021 The MITRE Corporation. This work is reproduced and distributed with the permission of The MITRE Corporation.

# Switches of a table
frontline-switch-secret-plans = Secret plans
frontline-switch-secret-plans-help = Both players choose their action cards face down and turn them up together, instead of one after the other.
frontline-switch-calm-start = No attack in turn 1
frontline-switch-calm-start-help = In the first turn of a set the Attack card cannot be planned.
frontline-switch-resolve-both = Resolve both attacks
frontline-switch-resolve-both-help = When the first player reaches the fifth stage, the other’s attack of the same turn is still played. If both are through, more funds decide, then the second player wins. Recommended: without it, going first is a clear advantage.

# Things
frontline-nothing = nothing
frontline-planned = { $count } × { $card }
frontline-copies = { $count } × { $card }
frontline-card-with-id = { $card } ({ $id })
frontline-an-attack-card = an attack card
frontline-a-defence = a defence
frontline-place-hidden = a face-down defence
frontline-place-down = { $card } (face down)
frontline-place-known = { $card } (face down, known to all)
frontline-place-up = { $card } (face up)
frontline-place-nullified = { $card } (face up, nullified)

# Prompts: what the awaited player is asked
frontline-prompt-order = You lost the last set, so you choose: do you go first or second?
frontline-prompt-opening = Prepare in secret: buy up to four defences and set up to five face down.
frontline-prompt-reorganise = Reorganisation: you may turn one of your face-up defences face down.
frontline-prompt-plan = Plan your turn: choose up to { $most } action cards.
frontline-prompt-recon = { $left ->
        [one] Recon: you may turn up { $left } face-down defence of your opponent.
       *[other] Recon: you may turn up { $left } face-down defences of your opponent.
    }
frontline-prompt-weaponise = { $left ->
        [one] Weaponise: buy one of these attack cards, or none. This is your last look.
       *[other] Weaponise: buy one of these attack cards, or none. You have { $left } looks, this one included.
    }
frontline-prompt-attack = Attack: place a card of the stage { $stage }, or stop here.
frontline-prompt-reveal = Your opponent attacks with { $card }. Turn up defences, one by one, or have it judged.
frontline-prompt-nullify = { $need ->
        [one] A defence stops { $card }. Discard { $need } further copy to nullify it, or let the card go.
       *[other] { $need } defences stop { $card }. Discard { $need } further copies to nullify them, or let the card go.
    }
frontline-prompt-harden = { $left ->
        [0] Harden: set defences from your hand face down. You can buy no more this turn.
        [one] Harden: you may buy { $left } more defence, and set defences from your hand face down.
       *[other] Harden: you may buy { $left } more defences, and set defences from your hand face down.
    }
frontline-prompt-over = The match is over.

# The same moments, as the others see them
frontline-wait-order = { $player } chooses who goes first.
frontline-wait-opening = You are ready. Waiting for { $player } to finish preparing.
frontline-watch-opening = Both players prepare in secret.
frontline-wait-reorganise = { $player } may turn a defence face down.
frontline-wait-plan = Waiting for { $player } to plan the turn.
frontline-watch-plan = Both players plan in secret.
frontline-wait-recon = { $left ->
        [one] { $player } scouts: { $left } defence may be turned up.
       *[other] { $player } scouts: { $left } defences may be turned up.
    }
frontline-wait-weaponise = { $player } is looking at attack cards ({ $left } to go).
frontline-wait-attack = { $player } may place a card of the stage { $stage }.
frontline-wait-reveal = { $card } has been placed. { $player } decides whether to turn up defences.
frontline-wait-nullify = { $card } is stopped. { $player } decides whether to discard copies: { $need } needed.
frontline-wait-harden = { $player } hardens (purchases left: { $left }).

# Actions
frontline-act-go-first = Go first
frontline-act-go-second = Go second
frontline-act-plan = Plan { $cards }
frontline-act-plan-nothing = Plan nothing
frontline-act-scout = Turn up the defence at place { $slot }
frontline-act-scout-known = Turn up { $card } at place { $slot }
frontline-act-weaponise = Buy { $card } ({ $stage }) for { $price }
frontline-act-place = Place { $card } ({ $stage })
frontline-act-turn-up = Turn up { $card } at place { $slot }
frontline-act-turn-down = Turn { $card } at place { $slot } face down
frontline-act-trash = Trash { $card } at place { $slot }
frontline-act-nullify = { $count ->
        [one] Discard { $count } copy of { $card } and go on
       *[other] Discard { $count } copies of { $card } and go on
    }
frontline-act-give-up = Let the card be trashed
frontline-act-buy = Buy { $card } for { $price }
frontline-act-set = Set { $card } face down
frontline-act-done-opening = Ready
frontline-act-done-opening-keep = Ready, with { $cards } kept in hand, not set
frontline-sure-opening = { $count ->
    [one] { $cards } stays in your hand. There it stops nothing, and to set it later you have to plan Harden. Choose it again if you are ready all the same.
   *[other] { $cards } stay in your hand. There they stop nothing, and to set them later you have to plan Harden. Choose it again if you are ready all the same.
}
frontline-sure-set-too = Set { $cards } too, and be ready
frontline-act-done-reorganise = Turn nothing down
frontline-act-done-recon = Stop scouting
frontline-act-done-weaponise = Buy none of these
frontline-act-done-attack = Stop attacking
frontline-act-done-reveal = Judge it now
frontline-act-done-harden = Finish hardening

# Events: the log
frontline-log-set-began = Set { $set } begins. To prepare with, { $one ->
        [you] you have
       *[other] { $one } has
    } { $one-funds } funds and { $two ->
        [you] you have
       *[other] { $two } has
    } { $two-funds }.
frontline-log-first-drawn = By lot { $player ->
        [you] you go
       *[other] { $player } goes
    } first.
frontline-log-first-chosen = { $own ->
        [1] { $player } chose to go first.
       *[0] { $player } chose: { $first ->
            [you] you go
           *[other] { $first } goes
        } first.
    }
frontline-price-less = { $price } instead of { $cost }
frontline-log-bought = { $player } bought a defence for { $price }.
frontline-log-bought-card = { $player } bought { $card } for { $price }.
frontline-log-laid = { $player } set a defence face down at place { $slot }.
frontline-log-laid-card = { $player } set { $card } face down at place { $slot }.
frontline-log-ready = { $player ->
        [you] you are
       *[other] { $player } is
    } ready.
frontline-log-prepared = { $player ->
        [you] you are
       *[other] { $player } is
    } prepared: defences bought { $bought }, set { $set }, funds left { $funds }.
frontline-log-turn = Turn { $turn } begins.
frontline-log-happened = Event: { $card }. { $effect }
frontline-log-gained = { $player } gained { $technique } and { $defence }.
frontline-log-funds-added = { $player }: funds +{ $amount }, now { $funds }.
frontline-log-funds-cut = { $player }: funds −{ $amount }, now { $funds }.
frontline-log-funds-none = { $player } { $player ->
        [you] have
       *[other] has
    } no funds to lose.
frontline-log-income = Both get { $amount } funds: { $one ->
        [you] you have
       *[other] { $one } has
    } { $one-funds }, { $two ->
        [you] you have
       *[other] { $two } has
    } { $two-funds }.
frontline-log-taken-down = Takedown: { $player } lost { $card } ({ $stage }).
frontline-log-scouted = Recon turned up { $player ->
        [you] your { $card }
       *[other] { $card } of { $player }
    } at place { $slot }.
frontline-log-leaked = An insider gave away { $player ->
        [you] your { $card }
       *[other] { $card } of { $player }
    } at place { $slot }.
frontline-log-turned-up = { $player } turned up { $card } at place { $slot }.
frontline-log-turned-down = { $player } turned { $card } at place { $slot } face down again.
frontline-log-planned = { $player ->
        [you] you plan
       *[other] { $player } plans
    } { $cards }.
frontline-log-planned-nothing = { $player ->
        [you] you plan
       *[other] { $player } plans
    } nothing.
frontline-log-sealed = { $player ->
        [you] you have
       *[other] { $player } has
    } sealed a plan.
frontline-log-looked = { $player } looked at { $count } attack cards.
frontline-log-looked-at = { $player } looked at { $cards }.
frontline-log-reshuffled = The attack deck was empty: { $count } cards were shuffled back from the trash.
frontline-log-weaponised = { $player } bought an attack card for { $price }.
frontline-log-weaponised-card = { $player } bought { $card } for { $price }.
frontline-log-declined = { $player } bought none of them.
frontline-log-held-back = { $player ->
        [you] you end your
       *[other] { $player } ends the
    } attack of this turn.
frontline-log-placed = { $player ->
        [you] you attack
       *[other] { $player } attacks
    } with { $card } ({ $stage }).
frontline-log-judged = { $player ->
        [you] your
       *[other] { $player }’s
    } { $card } is stopped by { $defences }.
frontline-log-nullified = { $count ->
        [one] { $player } discarded { $count } copy of { $card } and nullified { $defences } for this turn.
       *[other] { $player } discarded { $count } copies of { $card } and nullified { $defences } for this turn.
    }
frontline-log-survived = { $card } got through: { $player ->
        [you] you have
       *[other] { $player } has
    } reached { $stage }.
frontline-log-stopped = { $card } was trashed; { $player ->
        [you] your
       *[other] { $player }’s
    } attack ends before { $stage }.
frontline-log-trashed = { $player } trashed { $card } at place { $slot } to make room.
frontline-log-turns-ended = { $turns } turns have been played: who is further wins the set.
frontline-log-set-won-objective = { $player } reached the objective and won set { $set }.
frontline-log-set-won-further = { $player ->
        [you] you were
       *[other] { $player } was
    } further and won set { $set }.
frontline-log-set-won-funds = Both were equally far; { $player } had more funds and won set { $set }.
frontline-log-set-won-second = Both were equally far with equal funds; set { $set } goes to { $player }, who went second.
frontline-log-won = { $player } won the match { $won } to { $lost }.

# Refusals: why not
frontline-no-over = The match is over.
frontline-no-not-your-turn = It is not your decision: wait until you are asked.
frontline-no-wrong-step = That cannot be done at this point of the turn.
frontline-no-no-such-plan = You do not have that many of an action card.
frontline-no-too-many-cards = In this turn you may plan { $most } action cards at most.
frontline-no-cease-fire = Cease-fire: there is no attack phase in this turn.
frontline-no-first-turn = At this table nobody attacks in turn 1.
frontline-no-not-face-down = That defence is face up already.
frontline-no-not-face-up = That defence is face down already.
frontline-no-not-looked-at = That card is not among those you are looking at.
frontline-no-not-in-hand = That card is not in your hand.
frontline-no-wrong-stage = The next stage is { $stage }: only a card of that stage can be placed.
frontline-no-not-enough-funds = That costs { $need }; you have { $have }.
frontline-no-not-in-pile = That defence is not in your pile any more.
frontline-no-no-more-purchases = You have bought as many defences as you may.
frontline-no-zone-full = Your defence zone is full: five are the most.
frontline-no-room-left = There is a free place: nothing needs to be trashed.
frontline-no-nothing-to-set = You have no defence in hand to make room for.
frontline-no-no-such-slot = There is no defence at that place.
frontline-no-not-enough-copies = That takes { $need } further copies of the card; you have { $have }.

# Coach: help in the first game
frontline-coach-opening-buy = Dear defences stop many techniques, cheap ones few. Funds that you keep buy attack cards later; what you buy has to be set, too.
frontline-coach-opening-set = Set what you have: a defence in hand stops nothing, and to set it later you have to plan Harden.
frontline-coach-plan = Gather attack cards with Weaponise, and fill gaps in your defence with Harden.
frontline-coach-plan-weaponise = You have no attack card yet: Weaponise lets you look at five and buy one.
frontline-coach-plan-recon = You could attack. Recon first shows what you would run into; and with a second copy of a card from Weaponise one defence can be nullified.
frontline-coach-plan-attack = You hold a card of the next stage, and nothing unknown lies face down: a good moment for Attack.
frontline-coach-recon = What you turn up stays face up: choose your techniques by what it does not name.
frontline-coach-weaponise = Look for techniques that none of the face-up defences name, or for a second copy of one you hold.
frontline-coach-attack = Each card you get through stays. If one is stopped, you lose it and the attack is over for this turn.
frontline-coach-attack-stopped = Face-up defences stop every card that you could place: keep your cards for a better turn.
frontline-coach-reveal = Turn up what names the technique.
frontline-coach-reveal-stopped = Face-up defences stop it already. Turn up another only if you fear a second copy of the technique.
frontline-coach-reveal-nothing = None of your face-down defences names the technique: you need not show anything.
frontline-coach-nullify = Nullified defences are off for the rest of the turn, for your next stages too.
frontline-coach-harden = Look at your opponent’s attack zone: defend the stages that are still to come.
frontline-coach-harden-set = Set what you have before you buy more: a defence in hand stops nothing.

# The table in sentences: for the terminal and for screen readers
frontline-describe-set = Set { $set }. Sets won: { $one } { $one-sets }, { $two } { $two-sets }.
frontline-describe-turn = Turn { $turn } of at most { $turns }; { $player ->
        [you] you go
       *[other] { $player } goes
    } first.
frontline-describe-event = Event of this turn: { $card }.
frontline-describe-side = { $player }: funds { $funds }, attack cards in hand { $techniques }, defences in hand { $defences }, defences left to buy { $pile }.
frontline-describe-chain = { $player ->
        [you] your attack zone
       *[other] Attack zone of { $player }
    }: { $cards }.
frontline-describe-zone = { $player ->
        [you] your defence zone
       *[other] Defence zone of { $player }
    }: { $cards }.
frontline-describe-plan = { $player ->
        [you] your plan
       *[other] Plan of { $player }
    }: { $cards }.
frontline-describe-techniques = Your attack cards: { $cards }.
frontline-describe-defences = Your defences in hand: { $cards }.
frontline-describe-looked = You are looking at: { $cards }.
frontline-describe-trash = Attack cards in the trash: { $cards }.

# What decided the match
frontline-verdict-objective = Set { $set }: { $player } reached the objective in turn { $turn }.
frontline-verdict-further = Set { $set }: { $player ->
        [you] you were
       *[other] { $player } was
    } further after { $turn } turns.
frontline-verdict-funds = Set { $set }: both were equally far in turn { $turn }, and { $player } had more funds.
frontline-verdict-second = Set { $set }: both were equally far in turn { $turn } with equal funds; it went to { $player }, who went second.

# Cards, aids and scores in sentences: for the terminal and for screen readers
frontline-describe-trashed = { $player ->
        [you] your trashed defences
       *[other] Trashed defences of { $player }
    }: { $cards }.
frontline-place-number = place { $slot }: { $what }
frontline-read-technique = Stage { $stage }, price { $price }. Stopped by { $cards }.
frontline-read-mitigation = Price { $price }. Stops { $cards }.
frontline-read-void = It stops nothing in this turn.
frontline-read-limits = Limits, and how to do it well: { $text }
frontline-aid-free = { $card }, next stage, copies { $count }: no face-up defence stops it. Unknown face-down defences: { $hidden }.
frontline-aid-stopped = { $card }, next stage, copies { $count }: stopped by { $cards }, so further copies needed: { $need }. Unknown face-down defences: { $hidden }.
frontline-aid-later-card = { $count } × { $card } ({ $stage })
frontline-aid-later = For other stages you hold { $cards }.
frontline-aid-judged = { $card } is stopped by { $cards }.
frontline-aid-passes = Nothing that lies face up stops { $card }.
frontline-aid-could = Of your face-down defences, these would stop it: { $cards }.
frontline-aid-none-could = None of your face-down defences stops it. Turning one up would only give it away.
frontline-aid-too-late = In your hand, but not set in time: { $cards }.
frontline-score-chain = { $count ->
        [0] Stages that { $player } reached in the last set: none of { $stages }. Funds left: { $funds }.
       *[other] Stages that { $player } reached in the last set: { $count } of { $stages } ({ $cards }). Funds left: { $funds }.
    }

# What wins, and how far everybody is
frontline-standing-goal = The first to win { $sets } sets wins.
frontline-standing = { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }, { $stage } of { $stages } stages

# Why an option is good: shown with a hint and in the review.
frontline-why-open = no defence turned up stops it
frontline-why-stopped = { $count ->
    [one] only 1 defence turned up stops it, and you hold { $copies } of it
   *[other] only { $count } defences turned up stop it, and you hold { $copies } of it
}
frontline-why-hidden = { $count ->
        [0] none of the { $all } defences that may lie face down stops it
        [one] of the { $all } defences that may lie face down, { $count } stops it
       *[other] of the { $all } defences that may lie face down, { $count } stop it
    }
frontline-why-unknown = you do not know this defence yet
frontline-why-next = it is of your next stage, { $stage }
frontline-why-held = { $count ->
    [one] you hold one of it already
   *[other] you hold { $count } of it already
}
frontline-why-out = { $count } of its { $all } copies are already out
frontline-why-none-out = none of its { $all } copies is out yet
frontline-why-price = costs only { $price }
frontline-why-saves = keeps your { $funds } funds together
frontline-why-covers = stops { $count } of the { $all } techniques that nothing of yours stops yet
frontline-why-uncovers = { $count ->
    [one] leaves only 1 more technique unstopped
   *[other] leaves only { $count } more techniques unstopped
}
frontline-why-spare = your other defences stop all that it stops
frontline-why-blocks = stops { $card }
frontline-why-reaches = { $count ->
    [one] reaches { $stage } for 1 of your { $copies } further copies
   *[other] reaches { $stage } for { $count } of your { $copies } further copies
}
frontline-why-keeps = { $count ->
    [one] keeps your 1 further copy of it
   *[other] keeps your { $count } further copies of it
}
frontline-why-hides = { $count ->
    [one] hides a defence that stops 1 technique still to come
   *[other] hides a defence that stops { $count } techniques still to come
}
frontline-why-first = who goes first may reach the last stage before the other’s turn comes
frontline-why-plan-attack = you hold { $card }, which nothing turned up stops for good
frontline-why-plan-recon = turns up { $count } of the { $all } defences that you do not know
frontline-why-plan-weaponise = { $count ->
    [one] you hold no card of your next stage, and may buy one
   *[other] you hold no card of your next stage, and may buy { $count } times
}
frontline-why-plan-harden = { $count ->
    [one] your zone has 1 empty place
   *[other] your zone has { $count } empty places
}
