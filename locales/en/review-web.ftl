# What only the page of a review says.
review-web-running = Judging decision { $done } of { $of }…
review-web-later = Games that are being played go first.
review-web-stop = Stop
review-web-stopped = The review was stopped.
review-web-begin = Review the game
review-web-player = Player
review-web-accuracy = Accuracy
review-web-own = Own decisions
review-web-others = Others’ decisions
review-web-luck = Luck
review-web-percent = { $percent }%
review-web-step = Step { $step }
review-web-what-if = What if…
review-web-lost = −{ $points } points
review-web-all = { $count ->
    [one] 1 decision
   *[other] All { $count } decisions
}
review-web-everyone = Everyone
review-web-show = Show them one by one
review-web-moment = Step { $step }: { $chances }
review-web-chance = { $player } { $chance }%
review-web-how = The curve shows how the game stood with all cards open. Every decision is judged by what its player could know then: many continuations were played from it with sensible play by all. Accuracy is how much of the chances that the best decisions would have kept was kept. Luck is what draws, dice and hidden cards changed.
review-web-compare = Compare two moves
review-web-compare-how = Many continuations are played from what { $player } could know here, the same ones after each move, with sensible play by all.
review-web-compare-pick = Choose two
review-web-compare-go = Compare
review-web-odds = wins { $chance }% ({ $low } to { $high }%, { $games } continuations)
