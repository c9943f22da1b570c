# Texts of the terminal only.

# What stands between the items of a list.
cli-comma = ,{ " " }
cli-player = Player { $seat }
cli-bot = Bot { $seat } ({ $level })
cli-help = Type the number of an option. l: look again, u: undo, h: help, q: quit.
cli-unclear = Please type a number from 1 to { $count }, or h for help.
cli-left = You left the game.
cli-saved = The record of the game is in { $file }.
cli-no-such-seat = There is no seat { $seat }: choose one from 1 to { $players }.
cli-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cli-replay-head = { $game }, { $players } players, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
cli-replay-unfinished = The game was not played to its end.
cli-replay-checked = Every entry was checked: the record is sound.
