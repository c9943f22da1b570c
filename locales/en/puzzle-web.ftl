# The puzzle of the day.

puzzle-ask = Which move wins most often?
puzzle-answer = This is my move
puzzle-before = What happened before
puzzle-best = The best move there is!
puzzle-as-good = Solved: as good as the best, as far as can be told.
puzzle-worse = Another move wins more often: this one costs { $points } of 100 games.
puzzle-yours = your move
puzzle-percent = { $percent }%
puzzle-why-none = Nothing that can be counted on the table speaks for it: only playing on, thousands of times, shows that it wins more often.
puzzle-how = How often each move wins, over thousands of continuations that fit what you can see. The light part of a bar is how sure that is. Where the light part overlaps the best move’s, nobody can tell which is better: that counts as solved.
puzzle-days = Days
puzzle-earlier = The day before
puzzle-later = The day after
puzzle-today = Today’s puzzle
puzzle-streak = { $days ->
        [one] { $days } day solved in a row
       *[other] { $days } days solved in a row
    }
puzzle-share = Link to this puzzle
puzzle-round = { $weeks ->
        [one] This puzzle comes again next week.
       *[other] This puzzle comes again after { $weeks } weeks.
    }
