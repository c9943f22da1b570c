# What was judged after a game: chances, decisions, turning points.

review-title = Review
review-accuracy = { $count ->
    [one] accuracy { $accuracy }% in 1 decision
   *[other] accuracy { $accuracy }% in { $count } decisions
}
review-no-decisions = nothing was to be decided
review-made = What changed the chances: own decisions { $own }, those of others { $others }, luck { $luck }.
review-chances = Chances over the game, with all cards open
review-turning = Turning points
review-no-turning = No single decision cost much.
review-lost = { $points ->
    [one] Step { $step }: { $player } lost 1 point of chance with “{ $did }” ({ $chance }%).
   *[other] Step { $step }: { $player } lost { $points } points of chance with “{ $did }” ({ $chance }%).
}
review-better = Better: “{ $better }” ({ $chance }%)
