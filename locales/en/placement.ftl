# Cyber Attacker Placement: every text of the game but the cards (placement-cards.ftl).
# ○ is a token of the site’s own colour, ● a token of any other colour.

# The game
placement-title = Cyber Attacker Placement
placement-tagline = Lead a crew of attackers into four sites, and be gone before the leak.
placement-minutes = 60
placement-attribution = An unofficial implementation of the board game Cyber Attacker Placement, made by members of the 6th class of the core human resource programme at ICSCoE (IPA, Japan). This version is not made or endorsed by the game’s creators, and the original texts and art are not included. Where the rulebook is silent, the rulings are ours; the rules page lists them.

# Switches of a table
placement-switch-first-game = First game
placement-switch-first-game-help = Plays without joint attacks, co-attacks and deals, as the rulebook suggests for a first game.
placement-switch-event-price = Price of an event card
placement-switch-event-price-help = The rulebook can be read in two ways.
placement-switch-event-price-three-different = Three tokens of three different colours
placement-switch-event-price-three-of-one = Three tokens of one colour
placement-switch-rounds = Rounds at most
placement-switch-rounds-help = When they run out, the crew with the most points wins.
placement-switch-endless = No last round
placement-switch-endless-help = Play goes on until a crew has 15 points or is the last one in, however long it takes. The number of rounds above then counts for nothing.
placement-switch-start = Start player
placement-switch-start-help = Choose the seat that begins. Of several seats, or if none is chosen, the lot decides.
placement-switch-frozen-claims = Claimed colours stay put
placement-switch-frozen-claims-help = While a Claim of Responsibility lasts, tokens of its colour do not change hands either, by deals or by Information Confusion. Paying with them is still possible.

# Places and things
placement-space-start = start space
placement-space-in = { $site } level { $level }
placement-space-gone = arrested
placement-attacker = { $player ->
        [you] your
       *[other] { $player }’s
    } attacker { $number }
placement-attacker-own = attacker { $number }
placement-attacker-at = { $attacker } ({ $space })
placement-cost = { $own } ○ and { $other } ●
placement-cost-own = { $own } ○
placement-cost-other = { $other } ●
placement-cost-free = nothing
placement-flaw = { $card } (−{ $less })
placement-tokens = { $count } { $colour }
placement-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
placement-nothing = nothing
placement-die-wild = wild
placement-die-white = white

# Prompts: what the awaited crew is asked
placement-prompt-exchange = Your turn: you may discard one attack card and draw another.
placement-prompt-return = Bring { $attacker } back through the Backdoor to { $space }?
placement-prompt-gather = Gather: roll the three dice, or take two tokens from the sites’ stocks.
placement-prompt-second = Take your second token from a stock.
placement-prompt-wild = The die shows wild: take a token from the stock of any site.
placement-prompt-act = Act in any order, then end your turn.
placement-prompt-plan-enter = Which site does { $attacker } enter?
placement-prompt-plan-pay-move = Which tokens do you pay for the move in { $site }?
placement-prompt-plan-attack = Which attacker uses { $card }?
placement-prompt-plan-target = Which site does { $card } hit?
placement-prompt-plan-manner = How do you use { $card }?
placement-prompt-plan-pay-attack = Which tokens do you pay for { $card } against { $site }?
placement-prompt-plan-pay-event = Which tokens do you pay for the event card?
placement-prompt-plan-event-colour = { $card }: which colour?
placement-prompt-plan-event-site = { $card }: which site?
placement-prompt-plan-event-player = { $card }: with which crew?
placement-prompt-plan-event-vulnerability = { $card }: which vulnerability from the deck?
placement-prompt-plan-event-attacker = { $card }: which attacker?
placement-prompt-plan-event-tokens = { $card }: which three tokens?
placement-prompt-plan-event-entry = { $card }: which site does the attacker enter?
placement-prompt-offered = { $by } offers you { $give } for { $take }. Accept, refuse, or make another offer.
placement-prompt-offered-promising = { $by } offers you { $give } for { $take }, and promises: “{ $promise }” Accept, refuse, or make another offer.
placement-prompt-proposed = { $by } asks you to join { $card } against { $site }. You would pay { $cost } and score { $points } as well.
placement-prompt-surrender = The law demands one of your deepest attackers: choose who is arrested.
placement-prompt-guess = Name a colour, then the die is rolled: on a match you take one such token.
placement-prompt-advance = { $level ->
        [1] Move { $attacker } into level 1 of { $site } for free?
       *[other] Move { $attacker } one level deeper in { $site } for free?
    }
placement-prompt-destroy = You may destroy all security cards of { $site }.
placement-prompt-broker = A second attacker may enter a site, or you stop here.
placement-prompt-confuse = { $left ->
        [one] Swap one more token with { $with }, or stop.
       *[other] Swap up to { $left } more tokens with { $with }, one at a time, or stop.
    }
placement-prompt-fetch = Take any attack card from the deck. The others do not see which.
placement-prompt-trim = You hold too many attack cards: discard down to three.
placement-prompt-over = The game is over.

# The same moments, as the others see them
placement-wait-exchange = { $player } may exchange an attack card.
placement-wait-return = { $player } decides whether { $attacker } goes back to { $space }.
placement-wait-gather = Waiting for { $player } to roll or to take tokens.
placement-wait-second = Waiting for { $player } to take a second token.
placement-wait-wild = Waiting for { $player } to choose a stock for the wild die.
placement-wait-act = Waiting for { $player } to act.
placement-wait-offered = { $by ->
        [you] you offer
       *[other] { $by } offers
    } { $player } { $give } for { $take }.
placement-wait-offered-promising = { $by ->
        [you] you offer
       *[other] { $by } offers
    } { $player } { $give } for { $take }, and { $by ->
        [you] promise
       *[other] promises
    }: “{ $promise }”
placement-wait-proposed = { $by ->
        [you] you ask
       *[other] { $by } asks
    } { $player } to join { $card } against { $site } for { $cost }: { $points } each.
placement-wait-surrender = Waiting for { $player } to choose who is arrested.
placement-wait-guess = Waiting for { $player } to name a colour.
placement-wait-advance = { $level ->
        [1] { $player } decides whether { $attacker } enters { $site }.
       *[other] { $player } decides whether { $attacker } goes deeper in { $site }.
    }
placement-wait-destroy = { $player } decides whether to destroy the security of { $site }.
placement-wait-broker = { $player } may send a second attacker in.
placement-wait-confuse = { $player } swaps tokens with { $with }; at most { $left } are left to swap.
placement-wait-fetch = { $player } is searching the attack deck.
placement-wait-trim = Waiting for { $player } to discard down to three cards.

# Actions
placement-act-exchange = Discard { $card } and draw a card
placement-act-keep = Keep your cards
placement-act-roll = Roll the dice
placement-act-take = Take a { $colour } token from { $site } ({ $stock } left)
placement-act-take-miss = Choose { $colour }: nothing can be taken there
placement-act-enter = Intrude with { $attacker }
placement-act-deeper = Move { $attacker } to { $space } for { $cost }
placement-act-deepest = Move { $attacker } deeper
placement-act-retreat = { $points ->
        [0] Retreat with { $attacker }
        [one] Retreat with { $attacker } for { $points } point
       *[other] Retreat with { $attacker } for { $points } points
    }
placement-act-play = Attack with { $card }
placement-act-buy = Buy an event card
placement-act-use = Use { $card }
placement-act-offer = Offer { $player } { $give } for { $take }
placement-act-offer-promising = Offer { $player } { $give } for { $take }, and promise: “{ $promise }”
placement-act-with = Choose { $attacker }
placement-act-at = { $site }
placement-act-at-for = { $site } for { $cost }
placement-act-at-colour = Name { $colour }
placement-act-by-alone = Attack alone for { $cost }
placement-act-by-extra = Pay 2 ● on top of { $cost } for 3 points in all
placement-act-by-spoofed = Discard { $card } instead of paying
placement-act-by-joint = Joint attack with { $attacker } for { $cost }: double points
placement-act-by-together = Ask for a co-attack with { $attacker }
placement-act-pay = Pay { $tokens }
placement-act-join = Join and pay { $tokens }
placement-act-want = Take { $tokens }
placement-act-exploit = { $card }: { $effect }
placement-act-fetch = Take { $card }
placement-act-discard = Discard { $card }
placement-act-swap = Give one { $give }, take one { $take }
placement-act-against = Swap with { $player }
placement-act-accept = Accept
placement-act-refuse = Refuse
placement-act-yes-return = Go back through the Backdoor
placement-act-no-return = Stay on the start space
placement-act-yes-advance = { $level ->
        [1] Enter level 1
       *[other] Go deeper
    }
placement-act-no-advance = { $level ->
        [1] Stay on the start space
       *[other] Stay here
    }
placement-act-yes-destroy = Destroy the security cards
placement-act-no-destroy = Leave them
placement-act-done = That is enough
placement-act-end = End your turn

# Events: the log
placement-event-log-dealt = The cards are dealt, and each site has { $stock } tokens; { $player ->
        [you] you begin
       *[other] { $player } begins
    }.
placement-event-log-turn = Round { $round }: it is { $player ->
        [you] your
       *[other] { $player }’s
    } turn.
placement-event-log-exposed = { $card } was turned up at { $site }.
placement-event-log-exposed-replacing = { $card } was turned up at { $site } and replaces { $old }.
placement-event-log-claim-ended = { $player ->
        [you] your
       *[other] { $player }’s
    } claim ends: { $colour } tokens can be gained again.
placement-event-log-took = { $player } took a { $colour } token from { $site }; { $left } left.
placement-event-log-gained = { $player } gained a { $colour } token from the bank.
placement-event-log-missed = { $player } got no { $colour } token: nothing can be taken there.
placement-event-log-secured-low = The stock of { $site } is low: { $card } was placed there.
placement-event-log-secured-crowd = { $site } is crowded: { $card } was placed there.
placement-event-log-leaked = { $caught ->
        [0] Leak at { $site }! No attacker is inside, and the site starts anew with { $stock } tokens and no cards.
        [one] Leak at { $site }! The attacker inside is caught, and the site starts anew with { $stock } tokens and no cards.
       *[other] Leak at { $site }! All { $caught } attackers inside are caught, and the site starts anew with { $stock } tokens and no cards.
    }
placement-event-log-arrested = { $attacker } was arrested ({ $space }).
placement-event-log-out = { $player ->
        [you] you have no attackers left and are out
       *[other] { $player } has no attackers left and is out
    }.
placement-event-log-rolled = { $hit ->
        [0] { $player } rolled { $colour } for { $card }: not { $wanted }, so nothing comes of it.
        [1] { $player } rolled { $colour } for { $card }: that is the colour.
       *[other] { $player } rolled { $colour } for { $card }.
    }
placement-event-log-gathered = { $player } rolled { $first }, { $second } and { $third }.
placement-event-log-scored = { $points ->
        [one] { $player } scored { $points } point ({ $why }) and { $player ->
                [you] have
               *[other] has
            } { $total }.
       *[other] { $player } scored { $points } points ({ $why }) and { $player ->
                [you] have
               *[other] has
            } { $total }.
    }
placement-event-log-stood = { $player ->
        [you] your
       *[other] { $player }’s
    } attackers are ready again.
placement-event-log-exchanged = { $player } discarded { $card } for a new card.
placement-event-log-drew = { $player } drew an attack card.
placement-event-log-drew-card = { $player } drew { $card }.
placement-event-log-drew-event = { $player } drew an event card.
placement-event-log-drew-event-card = { $player } drew the event { $card }.
placement-event-log-fetched = { $player } took an attack card from the deck.
placement-event-log-fetched-card = { $player } took { $card } from the deck.
placement-event-log-law = { $player } drew the Unauthorized Access Law: crews with 10 points or more lose an attacker, unless all theirs are on the start space.
placement-event-log-surrendered = { $attacker } will be arrested.
placement-event-log-moved = { $player } moved { $attacker } to { $space }.
placement-event-log-moved-card = { $card }: { $player } moved { $attacker } to { $space }.
placement-event-log-returned = { $player } brought { $attacker } back to { $space } through the Backdoor.
placement-event-log-paid = { $player } paid { $tokens }.
placement-event-log-paid-bill = { $player } paid { $tokens } ({ $bill }).
placement-event-log-paid-share = { $player } paid { $tokens } of the joint price of { $cost } ({ $bill }).
placement-event-log-retreated = { $player } withdrew { $attacker } from { $space }.
placement-event-log-attacked = { $player } attacked { $site } with { $card } ({ $attacker }).
placement-event-log-attacked-extra = { $player } attacked { $site } with { $card } and paid more for more points ({ $attacker }).
placement-event-log-attacked-spoofed = { $player } attacked { $site } with { $card }, without tokens ({ $attacker }).
placement-event-log-attacked-joint = { $player } attacked { $site } with { $card } in a joint attack ({ $attacker } and { $other }).
placement-event-log-attacked-together = { $player } attacked { $site } with { $card } in a co-attack ({ $attacker } and { $other }).
placement-event-log-guessed = { $player } named { $colour }.
placement-event-log-destroyed = The security of { $site } was destroyed.
placement-event-log-bought = { $player } bought an event card.
placement-event-log-used = { $player } used { $card }.
placement-event-log-spent = { $attacker } has acted.
placement-event-log-blacked-out = { $player } named { $colour }: all tokens of it are lost. Losses: { $losses }.
placement-event-log-swapped = { $player } gave { $with } one { $give } for one { $take }.
placement-event-log-zero-day = { $player } found a zero-day: { $card } works at { $site } for this turn.
placement-event-log-zero-day-ended = The zero-day { $card } is over.
placement-event-log-claimed = { $player ->
        [you] you claim
       *[other] { $player } claims
    } responsibility: nobody gains { $colour } tokens until the next turn of that crew.
placement-event-log-discarded = { $player } discarded { $card }.
placement-event-log-borrowed = { $player } bought out { $attacker } for this turn.
placement-event-log-gave-back = { $attacker } is back with its own crew.
placement-event-log-offered = { $player } offered { $to } { $give } for { $take }.
placement-event-log-offered-promising = { $player } offered { $to } { $give } for { $take }, and promised: “{ $promise }”
placement-event-log-traded = Deal! { $player } gave { $with } { $give } and got { $take }.
placement-event-log-traded-promising = Deal! { $player } gave { $with } { $give } and got { $take }. { $player } promised: “{ $promise }”
placement-event-log-refused = { $player } refused { $with }.
placement-event-log-proposed = { $player ->
        [you] you ask
       *[other] { $player } asks
    } { $to } to join { $card } against { $site }: { $points } each.
placement-event-log-rounds-ended = { $rounds } rounds have been played: the points decide.
placement-event-log-won = { $points ->
        [one] { $player } won with { $points } point.
       *[other] { $player } won with { $points } points.
    }
placement-event-log-won-last = { $player } won: every other crew is out.
placement-event-log-won-arrest = The last crews were caught together; { $player } won by points ({ $points }).

placement-loss = { $player } { $count }

# How points and prices come about
placement-source-card = { $card }
placement-source-joint = { $card }, 2 × { $each }
placement-source-others = { $card }, other attackers on the start space: { $count }
placement-source-held = { $card }, { $colour } tokens that anybody holds: { $count }
placement-source-retreat = retreat from level { $level }, one less than its level
placement-bill-printed = printed { $cost }
placement-bill-more = security +{ $cost }
placement-bill-less = vulnerability −{ $cost }
placement-bill-extra = for more points +{ $cost }
placement-bill-least = at least { $cost }

# Refusals: why not
placement-no-over = The game is over.
placement-no-not-your-turn = It is not your decision: wait until you are asked.
placement-no-wrong-step = That cannot be done at this point of the turn.
placement-no-not-in-hand = You do not hold that card.
placement-no-not-yours = That attacker belongs to another crew.
placement-no-arrested = That attacker has been arrested.
placement-no-acted = That attacker has already acted: it stands up again in its crew’s next turn.
placement-no-deepest = That attacker is at the deepest level already.
placement-no-on-start-space = That attacker is on the start space already.
placement-no-not-on-start-space = Only attackers on the start space can do that.
placement-no-barred = Access Control is in force at { $site }: nobody can enter or go deeper.
placement-no-all-barred = Access Control bars every way in.
placement-no-not-enough-tokens = At { $site } (○ = { $colour }) that costs { $need }; you have { $have }.
placement-no-not-enough-tokens-none = At { $site } (○ = { $colour }) that costs { $need }; you have no token that fits.
placement-no-not-enough-anywhere = You do not have the tokens for that at any site.
placement-no-needs-start-space = That card works only from the start space.
placement-no-needs-level = That needs an attacker at level { $level } or deeper.
placement-no-needs-heart = That card needs an attacker at level 3 of { $site }.
placement-no-no-standing-attacker = None of your attackers can act any more this turn.
placement-no-wrong-target = That card is not aimed at such a thing.
placement-no-wrong-payment = Those tokens are not the price.
placement-no-wrong-manner = That card cannot be used like this.
placement-no-first-game = This table plays without joint attacks, co-attacks and deals.
placement-no-not-co-op = That card is not marked for attacking together.
placement-no-not-same-space = Both attackers must be on the same space.
placement-no-can-pay-alone = You can pay for this alone: a co-attack is only for when you cannot.
placement-no-partner-cannot-pay = The other crew does not have the tokens that are missing.
placement-no-no-offers-left = Five offers in a turn are the most, and they have been made.
placement-no-event-gained = You have gained an event card this turn: one is the most.
placement-no-no-events-left = There is no event card left to draw.
placement-no-event-too-dear = An event card costs three tokens of three different colours; you have { $have ->
        [one] { $have } colour
       *[other] { $have } colours
    }.
placement-no-event-too-dear-of-one = An event card costs three tokens of one colour; the most you have of one is { $have }.
placement-no-lead-too-small = { $lead ->
        [0] A buyout needs a crew at least 5 points ahead of you, and nobody is ahead.
       *[other] A buyout needs a crew at least 5 points ahead of you; the leader is { $lead } ahead.
    }
placement-no-already-yours = That attacker is yours already.
placement-no-nothing-to-swap = There is nothing to swap.
placement-no-nothing-to-gain = Every colour is claimed: no token could be gained.
placement-no-not-in-deck = That card is not in the deck.
placement-no-no-such-player = There is no such crew to deal with.
placement-no-out-of-game = { $player } is out of the game.
placement-no-empty-offer = An offer must name something.
placement-no-you-lack = You do not have all that.
placement-no-they-lack = They do not have all that.
placement-no-not-deepest = Only one of your deepest attackers can be chosen.
placement-no-claimed = { $colour } is claimed: nobody can gain it now.

# Coach: help in the first game
placement-coach-exchange = A card that you cannot use soon is better swapped for another.
placement-coach-gather = Taking brings exactly two tokens: best of colours that you have few of.
placement-coach-take = Take a colour that you have few of: ○ in a cost is the colour of the site you attack, ● any other.
placement-coach-retreat = A site you are in is close to a leak. A retreat saves your attacker, and from level 2 on it scores.
placement-coach-attack = You can pay for an attack that is worth it now. Each attacker attacks once in a turn.
placement-coach-intrude = Inside a site each attacker brings a token every turn, and moving does not use up its action.
placement-coach-save = Nothing here is worth its tokens yet: end the turn and keep saving.
placement-coach-offer = This deal helps you, and does not help them much more.
placement-coach-pay = Keep the colours that your cards need; pay with what you have most of.
placement-coach-refuse = This deal gives more to them than to you: think of who is closer to 15 points.
placement-coach-roll = Rolling brings three things: more than the two you could take, if you do not need a certain colour.

# The table in sentences: for the terminal and for screen readers
placement-describe-round = Round { $round } of at most { $rounds }, { $player ->
        [you] your
       *[other] { $player }’s
    } turn.
placement-describe-round-endless = Round { $round }, { $player ->
        [you] your
       *[other] { $player }’s
    } turn.
placement-describe-site = { $stock ->
        [one] { $site }: stock of { $stock } { $colour } token.
       *[other] { $site }: stock of { $stock } { $colour } tokens.
    }
placement-describe-security = Security at { $site }: { $card }. { $effect }
placement-describe-security-void = Security at { $site }, without effect: { $card }.
placement-describe-vulnerability = Vulnerability at { $site }: { $card }. { $effect }
placement-describe-vulnerability-void = Vulnerability at { $site }, without effect: { $card }.
placement-describe-claimed = Nobody gains { $colour } tokens: { $player ->
        [you] you claim
       *[other] { $player } claims
    } responsibility.
placement-describe-zero-day = Zero-day at { $site } for this turn: { $card }. { $effect }
placement-describe-crew = { $player }: { $points } of 15 points. Tokens: { $tokens }.
placement-describe-attackers = { $player ->
        [you] your
       *[other] { $player }’s
    } attackers: { $attackers }.
placement-describe-cards = { $player }: attack cards in hand { $cards }, event cards { $events }.
placement-describe-standing = { $number } at { $space }
placement-describe-acted = { $number } at { $space } (acted)
placement-describe-out = { $player ->
        [you] you are
       *[other] { $player } is
    } out, with { $points } of 15 points.
placement-describe-hand = Your attack cards: { $cards }.
placement-describe-events = Your event cards: { $cards }.

# What decided the game
placement-verdict-points = It was decided in round { $rounds }, { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } ahead of second place.
placement-verdict-points-tie = { $others } had 15 points as well, but it was { $player ->
        [you] your
       *[other] { $player }’s
    } turn.
placement-verdict-last-standing = { $player ->
        [you] you were
       *[other] { $player } was
    } the last crew with a free attacker.
placement-verdict-last-arrest = The last crews were caught in the same moment, and { $player } had the most points: { $points }.
placement-verdict-rounds = After { $rounds } rounds { $player } had the most points: { $points }.
placement-verdict-rounds-tie = { $others } had as many, but { $player ->
        [you] you come
       *[other] { $player } comes
    } first in turn order.

# Cards, aids, deals and scores in sentences: for the terminal and for screen readers
placement-read-attack = Costs { $cost }; { $points }. { $effect }
placement-read-cost = { $own } of the site’s colour and { $other } of other colours
placement-read-cost-own = { $own } of the site’s colour
placement-read-cost-other = { $other } of other colours
placement-read-points-vary = points vary
placement-read-stock = Stock: { $stock }. At { $low } or fewer, security arrives. At 0 everything leaks, and everyone inside is arrested.
placement-read-lies = { $card }: { $effect }
placement-aid-moves = Moving at { $site } now costs: into level 1: { $one }; to level 2: { $two }; to level 3: { $three }.
placement-aid-barred = Nobody gets into { $site } or deeper there now.
placement-aid-income = { $player ->
        [you] your income
       *[other] Income of { $player }
    } in the next turn: { $tokens }.
placement-aid-card = { $card } now: { $uses }.
placement-aid-use = { $attacker } at { $site } for { $cost }
placement-aid-use-dear = { $attacker } at { $site } for { $cost } (not enough tokens)
placement-aid-use-acted = { $attacker } at { $site } for { $cost } (has acted)
placement-aid-use-scoring = { $use }, scoring { $points }
placement-score-item = { $player }, round { $round }: { $points } ({ $why }).
placement-score-deals = { $player }, from deals: { $points }.
placement-score-crew = { $player }, attackers not arrested: { $free }, tokens left: { $tokens }.
placement-form-deal = Propose a deal to { $player }
placement-form-counter = Make { $player } another offer
placement-form-give = What do you give { $player }?
placement-form-take = What do you get from { $player }?
placement-form-promise = What do you promise { $player } besides? Type it in your own words, or just press Enter. Everyone reads it; it binds nobody.
placement-form-tokens = { $colour } token (at most { $most })
placement-form-points = point (at most { $most })
placement-form-card = { $card } (at most { $most })
placement-describe-signs = In prices ○ is a token of the site’s colour, and ● one of any other colour.

# What wins, and how far everybody is
placement-standing-goal = { $points } points win.

# Why an option is good: shown with a hint and in the review.
placement-why-points = { $points ->
    [one] scores 1 point
   *[other] scores { $points } points
}
placement-why-wins = { $points ->
    [one] scores 1 point, which makes { $goal }
   *[other] scores { $points } points, which makes { $goal }
}
placement-why-cost = costs only { $cost }
placement-why-affords = you can then pay for { $card }
placement-why-short = leaves you only { $cost } short of { $card }
placement-why-idle = none of your attackers is in the right place for it
placement-why-worth = { $points ->
    [0] its points are not fixed
    [one] it is worth only 1 point
   *[other] it is worth only { $points } points
}
placement-why-trade = you get { $got } tokens for { $given }
placement-why-deeper = goes as deep as level { $level }
placement-why-low = { $stock ->
    [one] only 1 token is left where it stands
   *[other] only { $stock } tokens are left where it stands
}
placement-why-stock = { $stock } tokens lie there, for { $count } attackers
placement-why-colour = { $count ->
    [one] you hold 1 token of its colour
   *[other] you hold { $count } tokens of its colour
}
placement-why-income = an attacker in a site brings a token every turn
placement-why-unlocks = { $count ->
    [one] from there you could use 1 more of your cards
   *[other] from there you could use { $count } more of your cards
}
placement-why-gathers = three dice bring more than two tokens, though not of your choice
placement-why-keeps = gives up none of your cards
placement-why-event = brings an event card
placement-why-refuses = you would give { $given } tokens for { $got }
placement-why-destroys = { $count ->
    [one] takes 1 security card off the site
   *[other] takes { $count } security cards off the site
}
