# The debrief: what to talk about after a game.

debrief-title = Debrief
debrief-question = To talk about
# Where it is in the replay
debrief-step = step { $step }
debrief-table-step = table { $table }, step { $step }

# Results and turning points
debrief-result = { $game }: how it ended
debrief-score = { $player }: { $score }
debrief-not-over = The game was ended early. This is how it stood:
debrief-ahead = In the lead: { $players }
debrief-turns = Turning points
debrief-turn = { $by } chose “{ $chose }”: { $player } went from { $from } to { $to }.
debrief-turn-lead = { $by } chose “{ $chose }”: { $player } went from { $from } to { $to } and took the lead.
debrief-turn-cost = { $by } chose “{ $chose }” (chance to win { $chance }%); “{ $better }” would have kept { $best }%.

# Tables of the same deal, compared. Players are called by their seats
debrief-seat = seat { $seat }
debrief-parting = Same cards, other choices. Seat { $seat }: { $asked }
debrief-parting-choice = { $count ->
        [one] “{ $chose }”: one table
       *[other] “{ $chose }”: { $count } tables
    }
debrief-parting-came = { $player }: { $score }
debrief-parting-won = { $player } came out ahead: { $score }
debrief-parting-attacked = { $player }: { $score }; attacks from then on: { $through } through, { $stopped } stopped
debrief-parting-won-attacked = { $player } came out ahead: { $score }; attacks from then on: { $through } through, { $stopped } stopped

# Attacks
debrief-through = { $count ->
        [one] { $what } got through
       *[other] { $what } got through { $count } times
    }
debrief-hit = { $by } against { $against }
debrief-hit-game = Against { $against }
debrief-answered = At other times it was stopped by: { $cards }
debrief-would-have = Would have stopped it: { $cards }
debrief-nothing-would = No card of the game would have stopped it.
debrief-mitigations = ATT&CK advises: { $names }
debrief-detections = It shows in: { $names }
debrief-component = { $name }
debrief-monday = On Monday: { $advice }
debrief-stopped = What was stopped
debrief-stopped-line = { $count ->
        [one] { $what }
       *[other] { $what }, { $count } times
    }
debrief-stopped-by = { $count ->
        [one] { $what }: stopped by { $cards }
       *[other] { $what }, { $count } times: stopped by { $cards }
    }
debrief-matrix = Techniques met
debrief-met = { $what }: { $through } through, { $stopped } stopped

# What was hard
debrief-hard = What was hard
debrief-had = { $player } had { $cards }, and { $what } got through all the same.
debrief-often-through = { $count ->
        [one] { $what } got through against { $player }.
       *[other] { $what } got through against { $player } { $count } times.
    }
debrief-often-stopped = { $count ->
        [one] { $player } tried { $what } and was stopped by { $cards }.
       *[other] { $player } tried { $what } and was stopped { $count } times, by { $cards }.
    }

# The same of all tables together
debrief-misjudged-unanswered = { $count ->
        [one] { $what } got through once against somebody who had an answer: { $cards }.
       *[other] { $what } got through { $count } times against somebody who had an answer: { $cards }.
    }
debrief-misjudged-in-vain = { $count ->
        [one] { $what } was tried once in vain; in the way was { $cards }.
       *[other] { $what } was tried { $count } times in vain; in the way was { $cards }.
    }

# Questions
debrief-ask-parted = With the same cards some chose “{ $one }” and others “{ $other }”. What speaks for either, and what did you know when you decided?
debrief-ask-unused = { $player } had { $cards } when { $what } got through. What would it have taken to use it in time?
debrief-ask-through = { $count ->
        [one] { $what } got through. Who could have noticed it first, and by what?
       *[other] { $what } got through { $count } times. Who could have noticed it first, and by what?
    }
debrief-ask-turn = “{ $chose }” was a turning point of { $player }. Who saw it coming, and what else could the others have done?
debrief-ask-cost = { $player } chose “{ $chose }”; the review prefers “{ $better }”. What could be known at that moment, and what spoke for either?
debrief-ask-remedy = { $card } would have helped against { $attacks }. What speaks against having it first?
debrief-ask-stopped = { $what } was stopped by { $cards }. Do we have this where we work, and who looks after it?
debrief-ask-won = What did { $players } do better: preparing, noticing or reacting?
debrief-ask-luck = What was luck here, and what was decided?
debrief-ask-again = Which decision would you take back, and what would you need to know to decide better?
debrief-ask-work = What here is like our own network, and what is quite different?

# The card to take along
debrief-card = { $player }: my card
debrief-starter = When I see { $what }, I will …
debrief-starter-blank = When I see …, I will …
debrief-hint = For example: { $advice }

# For STIX
debrief-stix-by = Sandtable
debrief-stix-table = Table { $table }

# Layers for the ATT&CK Navigator
debrief-layer = Sandtable: techniques met
debrief-layer-of = Sandtable: techniques met by { $player }
debrief-layer-what = The score is how often a technique was met in the game; the comment says what came of it.
debrief-layer-legend = met often
debrief-layer-cell = { $through } through, { $stopped } stopped
