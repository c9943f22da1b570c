# CyberWar: what the game says. Cards, tactics, groups and mitigations are in cyberwar-cards.ftl.

# The game
cyberwar-title = CyberWar
cyberwar-tagline = Which defence detects which attack? Know your ATT&CK techniques, alone or against others.
cyberwar-minutes = 15
cyberwar-attribution = An unofficial implementation of CyberWar: The Card Game by CyCraft (奧義智慧, 2020). This version is not made or endorsed by the game’s creators, and the original texts and art are not included. The list of cards is not public: the deck is our reconstruction on MITRE ATT&CK® version 6.3. © The MITRE Corporation. ATT&CK is reproduced and distributed with the permission of The MITRE Corporation.

# Modes
cyberwar-mode-solo = Solo
cyberwar-mode-solo-line = Alone: four defences must stop five attacks, round after round.
cyberwar-mode-draft = Draft
cyberwar-mode-draft-line = Hands of defences go round the table; the best three cards win.
cyberwar-mode-red-blue = Red/blue
cyberwar-mode-red-blue-line = One attacks, one defends, and nobody has seen the fronts.

# Switches of a table
cyberwar-switch-mode = Mode
cyberwar-switch-mode-help = One player plays solo and two to four play the draft; two can also play red against blue.
cyberwar-switch-mode-by-players = Solo or draft, by the number of players
cyberwar-switch-mode-red-blue = Red/blue (2 players)
cyberwar-switch-group = Group
cyberwar-switch-group-help = Whose attacks are played. The groups below those of the box come from ATT&CK 18.1 and have cards of their own.
cyberwar-switch-group-box = The box: APT3 (in red/blue, red picks)
cyberwar-switch-group-apt3 = APT3
cyberwar-switch-group-apt29 = APT29
cyberwar-switch-hard-cards = Hard cards
cyberwar-switch-hard-cards-help = Adds Kerberoasting and Software Discovery, which neither group of the box is known for.
cyberwar-switch-difficulty = Detections per card
cyberwar-switch-difficulty-help = With 3 or 2, each attack keeps only its rarest detections, so that fewer defences detect it.
cyberwar-switch-difficulty-usual = Usual: all in solo and draft, 3 in red/blue and with other groups
cyberwar-switch-difficulty-all = All
cyberwar-switch-difficulty-3 = At most 3
cyberwar-switch-difficulty-2 = At most 2
cyberwar-switch-level = Level (solo)
cyberwar-switch-level-help = Study: you may read what each defence detects. Exam: you may not. Blind: you may, but not even the names of the attacks are shown.
cyberwar-switch-level-study = Study
cyberwar-switch-level-exam = Exam
cyberwar-switch-level-blind = Blind
cyberwar-switch-hint = Hint (solo)
cyberwar-switch-hint-help = Before each round you are told one defence of a best answer.
cyberwar-switch-as-dealt = As dealt (solo)
cyberwar-switch-as-dealt-help = The first shuffle counts, even if some five attacks cannot all be stopped.
cyberwar-switch-blind = Blind (draft and red/blue)
cyberwar-switch-blind-help = Attacks that lie face down do not even show their names.
cyberwar-switch-kept-hidden = Kept cards hidden (draft)
cyberwar-switch-kept-hidden-help = Nobody sees what the others keep until the end.
cyberwar-switch-best-of-three = Best of three (draft)
cyberwar-switch-best-of-three-help = The first to win two games wins.
cyberwar-switch-roles = Both roles (red/blue)
cyberwar-switch-roles-help = Red has the harder side, so two games are played with the roles swapped; the attacks in your own piles count.
cyberwar-switch-roles-both = Two games, each is red once
cyberwar-switch-roles-one = One game

# Set-ups that do not go together
cyberwar-refused-red-blue = Red/blue is for exactly two players.
cyberwar-refused-solo-only = Level, hint and “as dealt” belong to solo, which is for one player.
cyberwar-refused-draft-only = “Kept cards hidden” and “best of three” belong to the draft.
cyberwar-refused-red-blue-only = “Both roles” belongs to red/blue: choose that mode as well.
cyberwar-refused-not-solo = In solo, blind play is a level: set the level to blind instead.
cyberwar-refused-hard-cards = The hard cards belong to the box and can only be added to APT3 or APT29.
cyberwar-refused-all = With all detections, groups outside the box are too easy: choose 3 or 2 per card.
cyberwar-refused-few-cards = { $group } has only { $cards } playable cards, and red/blue needs { $need }.

# Cards in sentences
cyberwar-technique = { $id } { $name }
cyberwar-technique-name = { $name }
cyberwar-face-down = attack no. { $number }
cyberwar-shown-stopped = { $attack } (detected by { $defences })
cyberwar-shown-through = { $attack } (not detected)

# Prompts: what the awaited player is asked
cyberwar-prompt-choose = { $count ->
        [4] Round { $round } of { $rounds }: choose four defences that together detect every attack.
        [one] Round { $round } of { $rounds }: choose one more defence.
       *[other] Round { $round } of { $rounds }: choose { $count } more defences.
    }
cyberwar-prompt-reveal = Four defences are chosen: reveal the attacks, or take a choice back.
cyberwar-prompt-keep = Keep one defence; the others go to the player on your left.
cyberwar-prompt-drop = { $count ->
        [one] Drop one of the defences you kept.
       *[other] Drop { $count } of the defences you kept.
    }
cyberwar-prompt-pick = You are red: pick the group whose attacks you play.
cyberwar-prompt-attack = Round { $round }: put one of your attacks into the middle.
cyberwar-prompt-defend = Round { $round }: put one of your defences into the middle.
cyberwar-prompt-over = The game is over.

# The same moments, as the others see them
cyberwar-wait-choose = Waiting for { $player } to choose four defences.
cyberwar-wait-keep = Waiting for { $players } to keep a card.
cyberwar-wait-drop = Waiting for { $players } to drop cards.
cyberwar-wait-pick = Waiting for { $player } to pick the group.
cyberwar-wait-attack = Waiting for { $player } to attack.
cyberwar-wait-defend = Waiting for { $player } to defend.

# Actions
cyberwar-act-pick = Play { $group }
cyberwar-act-choose = Choose { $defence }
cyberwar-act-reveal = Reveal the attacks
cyberwar-act-keep = Keep { $defence }
cyberwar-act-drop = Drop { $defence }
cyberwar-act-attack = Attack with { $attack }
cyberwar-act-defend = Defend with { $defence }

# Events: the log. What detects an attack is told only when it has been turned up.
cyberwar-event-dealt = { $games ->
        [1] The attack deck of { $group } is shuffled.
       *[other] Game { $game } of { $games }: the attack deck of { $group } is shuffled.
    }
cyberwar-event-unfair = No shuffle was found in which every round can be won: this deck is played as it lies.
cyberwar-event-laid = Round { $round }: face down lie { $attacks }.
cyberwar-event-answered = { $player ->
        [you] you defend
       *[other] { $player } defends
    } with { $defences }.
cyberwar-event-revealed = Turned up: { $attacks }.
cyberwar-event-survived = Round { $round } is survived: every attack was stopped.
cyberwar-event-lost = Lost in round { $round }: { $attacks } got through.
cyberwar-event-cleared = The deck is empty: all { $rounds } rounds are survived.
cyberwar-event-decided = { $player ->
        [you] you have
       *[other] { $player } has
    } decided.
cyberwar-event-kept = { $player } kept { $defence }.
cyberwar-event-kept-hidden = { $player } kept a card.
cyberwar-event-passed = { $count ->
        [one] The hands of one card go to the left.
       *[other] The hands of { $count } cards go to the left.
    }
cyberwar-event-must-drop = { $count ->
        [one] All cards are kept. Now everyone drops one of them.
       *[other] All cards are kept. Now everyone drops { $count } of them.
    }
cyberwar-event-dropped = { $player } dropped { $defences }.
cyberwar-event-dropped-hidden = { $count ->
        [one] { $player } dropped one card.
       *[other] { $player } dropped { $count } cards.
    }
cyberwar-event-scored = { $score ->
        [one] { $player } stopped { $score } attack with { $defences }.
       *[other] { $player } stopped { $score } attacks with { $defences }.
    }
cyberwar-event-tie-break = One more attack to break the tie: { $attack }. Stopped by: { $players }.
cyberwar-event-tie-break-none = One more attack to break the tie: { $attack }. None of the leaders stopped it.
cyberwar-event-game-won = Game { $game } goes to { $players }.
cyberwar-event-picked = { $player ->
        [you] you are red and play
       *[other] { $player } is red and plays
    } { $group }.
cyberwar-event-racked = { $player ->
        [you] you are blue and lay out
       *[other] { $player } is blue and lays out
    } { $defences }.
cyberwar-event-attacked = { $player } attacked with { $attack }.
cyberwar-event-defended = { $player } defended with { $defence }.
cyberwar-event-fought = Round { $round }: { $stopped } stopped, { $through } got through.
cyberwar-event-reshuffled = The discarded defences are shuffled into a new deck.
cyberwar-event-red-drew = { $player } drew { $attacks }.
cyberwar-event-red-bonus = { $player } drew one more for the stopped attacks: { $attacks }.
cyberwar-event-red-drew-nothing = { $player } drew nothing: the attack deck is empty.
cyberwar-event-blue-drew = { $player } drew { $defences }.
cyberwar-event-blue-bonus = { $player } drew one more for the attacks that got through: { $defences }.
cyberwar-event-game-over = The game is over: { $through } attacks for { $red }, { $red ->
        [you] who were
       *[other] who was
    } red, and { $stopped } for { $blue }.
cyberwar-event-won = The win goes to { $players }.

# Refusals: why not
cyberwar-no-over = The game is over.
cyberwar-no-not-your-turn = It is not your turn: wait until you are asked.
cyberwar-no-wrong-step = That cannot be done at this point of the game.
cyberwar-no-no-such-group = There is no such group at this table.
cyberwar-no-no-such-card = There is no such card.
cyberwar-no-chosen = You have chosen this defence already.
cyberwar-no-four-chosen = Four defences are chosen: reveal the attacks, or take a choice back first.
cyberwar-no-too-few = { $count ->
        [one] One more defence is to be chosen first.
       *[other] { $count } more defences are to be chosen first.
    }
cyberwar-no-not-in-hand = You can only keep a card from your own hand, and this one is not there.
cyberwar-no-not-kept = You can only drop a card that you kept.
cyberwar-no-dropped = You have dropped this card already.
cyberwar-no-not-in-row = You can only play a card from your own row, and this one is not there.

# Coach: help in the first game
cyberwar-coach-study = Look for a defence that detects two or more of the attacks that nothing detects yet: each of the five needs one.
cyberwar-coach-exam = Think of what each technique leaves behind: a process, a file, a registry key, traffic on the network. Leave out what sees none of it.
cyberwar-coach-blind = You do not know what is coming: choose four defences that together detect as much of the deck as possible.
cyberwar-coach-keep = Keep what detects many of the five attacks, and remember what you pass on.
cyberwar-coach-drop = Keep three defences that do not all detect the same attacks: drop what the others make up for best.
cyberwar-coach-pick = Pick a group with many techniques that only one defence detects: they are hard to stop. You may then read its card.
cyberwar-coach-attack = Attack with what nothing in the middle detects, and few of blue’s other defences. Red plays first and last in each round.
cyberwar-coach-defend = Defend against several attacks at once: a defence stops everything it detects, whatever the order.

# The table in sentences: for the terminal and for screen readers
cyberwar-describe-group = { $count ->
        [one] Group: { $group } (ATT&CK { $version }), one attack card left in the deck.
       *[other] Group: { $group } (ATT&CK { $version }), { $count } attack cards left in the deck.
    }
cyberwar-describe-five = Round { $round } of { $rounds }, the attacks: { $attacks }.
cyberwar-describe-front = { $defence }: detects { $attacks }.
cyberwar-describe-front-count = { $count ->
        [one] { $defence }: detects one of the attacks left.
       *[other] { $defence }: detects { $count } of the attacks left.
    }
cyberwar-describe-chosen = Chosen: { $defences }.
cyberwar-describe-hint = Hint: { $defence } belongs to a best answer.
cyberwar-describe-table = The attacks on the table: { $attacks }.
cyberwar-describe-hand = { $player ->
        [you] your hand
       *[other] Hand of { $player }
    }: { $defences }.
cyberwar-describe-hand-count = { $count ->
        [one] { $player } holds one card.
       *[other] { $player } holds { $count } cards.
    }
cyberwar-describe-kept = Kept by { $player }: { $defences }.
cyberwar-describe-kept-count = { $count ->
        [one] { $player } has kept one card.
       *[other] { $player } has kept { $count } cards.
    }
cyberwar-describe-dropped = Dropped by { $player }: { $defences }.
cyberwar-describe-dropped-count = { $count ->
        [one] { $player } has dropped one card.
       *[other] { $player } has dropped { $count } cards.
    }
cyberwar-describe-row = { $player ->
        [you] your attacks
       *[other] Attacks of { $player }
    }, red: { $attacks }.
cyberwar-describe-rack = { $player ->
        [you] your defences
       *[other] Defences of { $player }
    }, blue: { $defences }.
cyberwar-describe-middle = { $guards ->
        [0] In the middle: { $attacks }.
       *[other] In the middle: { $attacks } against { $defences }.
    }
cyberwar-describe-piles = Round { $round } of 3; so far { $stopped } attacks stopped, { $through } got through.

# What decided the game
cyberwar-verdict-cleared = All { $rounds } rounds were survived.
cyberwar-verdict-lost = In round { $round } nothing detected { $attacks }.
cyberwar-verdict-stopped = Most attacks stopped: { $score }, by { $players }.
cyberwar-verdict-tie-break = { $count ->
        [one] A tie at { $score }; one more attack decided it for { $players }.
       *[other] A tie at { $score }; { $count } more attacks decided it for { $players }.
    }
cyberwar-verdict-shared = A tie at { $score } that the whole deck could not break: { $players } share the win.
cyberwar-verdict-games = { $games ->
        [one] { $player }: { $games } game won, { $stopped } attacks stopped.
       *[other] { $player }: { $games } games won, { $stopped } attacks stopped.
    }
cyberwar-verdict-piles = { $more } attacks to { $fewer }.
cyberwar-verdict-six = { $count } attacks each: that goes to { $player }, { $player ->
        [you] who were
       *[other] who was
    } red.
cyberwar-verdict-even = { $count } attacks each over both games: { $players } share the win.

# Cards, aids and looking back in sentences: for the terminal and for screen readers
cyberwar-read-face-down = It lies face down: what it is and what detects it can be read when it is turned up.
cyberwar-read-detected-by = Detected by { $defences }.
cyberwar-read-tactics = Tactics: { $tactics }.
cyberwar-read-mitigations = Mitigations: { $mitigations }.
cyberwar-read-today = ATT&CK calls it { $id } { $name } today.
cyberwar-read-today-dropped = Today’s ATT&CK no longer lists it.
cyberwar-read-detects = Detects { $attacks }.
cyberwar-read-detects-none = Detects none of the attacks known here.
cyberwar-read-front-closed = The front of this card is still closed.
cyberwar-read-tools = Tools: { $text }
cyberwar-read-group = The group’s card: { $group }
cyberwar-read-group-id = { $id }, ATT&CK { $version }.
cyberwar-read-profile = { $count ->
        [one] One technique is in the deck: { $attacks }.
       *[other] { $count } techniques are in the deck: { $attacks }.
    }
cyberwar-read-profile-closed = Only red reads what this group is known for.
cyberwar-aid-caught = { $attack } is detected by { $defences }.
cyberwar-aid-open = Not detected so far: { $attacks }.
cyberwar-aid-unknown = Whether these are detected shows when they are turned up: { $attacks }.
cyberwar-review-answer = Looking back at round { $round }: { $defences } stopped { $count } of { $of } attacks.
cyberwar-review-best = The best four stop { $count } of { $of }: { $defences }.
cyberwar-review-catch = { $defence } detects { $attacks }.
cyberwar-review-none-better = No other four stop more.
cyberwar-review-odds = How good your four were: { $chance }. They stop { $good } of the { $of } rounds that this deck could have dealt and that can be stopped at all.
cyberwar-review-odds-closed = How good your four were is shown when the game is over: before that the fronts stay closed.
cyberwar-score-team = Game { $game }, { $player }: { $count } stopped with { $defences }.
cyberwar-score-piles = { $games ->
        [1] Attacks that got through, for red, { $red }: { $through }. Attacks stopped, for blue, { $blue }: { $stopped }.
       *[other] Game { $game }: attacks that got through, for red, { $red }: { $through }; attacks stopped, for blue, { $blue }: { $stopped }.
    }
cyberwar-event-laid-draft = Face down lie { $attacks }.

# What wins, and how far everybody is
cyberwar-standing-goal-solo = { $rounds ->
        [one] Survive the round to win.
       *[other] Survive all { $rounds } rounds to win.
    }
cyberwar-standing-goal-draft = The most attacks stopped win.
cyberwar-standing-goal-games = The first to win { $games } games wins.
cyberwar-standing-goal-duel = Red collects attacks that get through, blue those it stops. The larger pile wins.
cyberwar-standing-rounds = { $survived } of { $rounds } rounds survived
cyberwar-standing-games = { $games ->
        [one] { $games } game won
       *[other] { $games } games won
    }
cyberwar-standing-stopped = { $count ->
        [one] { $count } attack stopped
       *[other] { $count } attacks stopped
    }
cyberwar-standing-kept = { $count ->
        [one] { $count } defence kept
       *[other] { $count } defences kept
    }
cyberwar-standing-pile = { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }

# Why an option is good: shown with a hint and in the review.
cyberwar-why-stops = stops { $count } of the { $all } attacks that nothing stops yet
cyberwar-why-passes = passes on no card that stops more than { $count } of the { $all } attacks
cyberwar-why-deck = stops { $count } of the { $all } techniques left in the deck that nothing stops yet
cyberwar-why-lost = { $count ->
    [one] without it only 1 more attack gets through
   *[other] without it only { $count } more attacks get through
}
cyberwar-why-deck-lost = { $count ->
    [one] without it only 1 more technique of the deck gets through
   *[other] without it only { $count } more techniques of the deck get through
}
cyberwar-why-spare = your other cards stop all that it stops
cyberwar-why-detected = { $count ->
        [0] none of blue’s { $all } cards left detects it
        [one] { $count } of blue’s { $all } cards left detects it
       *[other] { $count } of blue’s { $all } cards left detect it
    }
cyberwar-why-met = a defence in the middle detects it
cyberwar-why-unmet = no defence in the middle detects it
cyberwar-why-hard = { $count } of its { $all } techniques are detected by one defence only
