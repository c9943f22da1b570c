# Texts of the terminal only.

# What stands between the items of a list.
cli-comma = ,{ " " }
cli-player = Player { $seat }
cli-help = Type the number of an option. c: list the cards, c and a number: read what that option is about, c and a name: read a card, a: aids and advice, l: the whole table again, with what is not possible and why, u: undo, h: help, q: quit.
cli-unclear = Please type a number from 1 to { $count }, or h for help.
cli-left = You left the game.
cli-saved = The record of the game is in { $file }.
cli-no-such-seat = There is no seat { $seat }: choose one from 1 to { $players }.
cli-score = { $name }: { $score }
cli-replay-head = { $game }, { $players } players, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
cli-replay-unfinished = The game was not played to its end.
cli-replay-checked = Every entry was checked: the record is sound.
cli-not-now = Not possible now: { $options }. { $why }
cli-brief = { $name }. { $brief }
cli-cards = You can read about: { $names }.
cli-which-card = Several have that in their names: { $names }.
cli-no-such-card = Nothing here is called “{ $asked }”. Type c to list what you can read about.
cli-no-card-there = There is nothing to read about that option.
cli-no-aids = There is nothing to work out at the moment.
cli-meant = Options that this means: { $numbers }.
cli-form-help = Type the numbers of what you want, with spaces between; a number typed twice counts twice. Just press Enter for nothing. q: leave it.
cli-form-unclear = Please type numbers from 1 to { $count } with spaces between, none more often than it is there, or q to leave it.
cli-form-too-long = { $over ->
        [one] That is too long by { $over } character. Please say it shorter.
       *[other] That is too long by { $over } characters. Please say it shorter.
    }
cli-no-such-group = No group has “{ $word }” in its name or id.
cli-replay-chose = { $number }. { $player }: { $chose }
cli-replay-help = n or Enter: next step, b: back, a number from 0 to { $last }: jump to that step, l: the whole table, c and a name: read a card, a: aids, h: help, q: quit.
cli-replay-unclear = Please type n, b, a number from 0 to { $last }, or h for help.
cli-replay-step = Step { $step } of { $last }.
