# Texts of the terminal only.

# What stands between the items of a list.
cli-comma = ,{ " " }
cli-player = Player { $seat }
cli-help = Type the number of an option. c: list the cards, c and a number: read what that option is about, c and a name: read a card, f and a word: only the options with that word, a: aids and advice, t: a hint, how often the best options win, r: the rules, r and a word: read that part of them, l: the whole table again, with what is not possible and why, u: undo, h: help, q: quit.
cli-unclear = Please type a number from 1 to { $count }, or h for help.
cli-unclear-as-listed = Please type the number of an option that is left; l lists them.
cli-as-listed = The options are those listed above, under the same numbers.
cli-as-listed-but = The options are those listed above, under the same numbers, without { $gone }.
cli-instead = Or type i: { $option }
cli-only = Only this can be done, so it is done: { $option }
# Beside an option that names the price.
cli-frontline-no-not-enough-funds = You have { $have }.
cli-placement-no-not-enough-tokens = At { $site } (○ = { $colour }) you have { $have }.
cli-placement-no-not-enough-tokens-none = At { $site } (○ = { $colour }) you have no token that fits.
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
cli-meant = Options that this means: { $options }.
cli-parts = Type the numbers of all you want, with spaces between; a number typed twice counts twice.
cli-part-most = { $name } (at most { $most })
cli-parts-picked = So far: { $names }. What else? u: begin anew.
cli-parts-unclear = Please type numbers from 1 to { $count } with spaces between that make one of the choices, or h for help.
cli-form-help = Type the numbers of what you want, with spaces between; a number typed twice counts twice. Just press Enter for nothing. q: leave it.
cli-form-unclear = Please type numbers from 1 to { $count } with spaces between, none more often than it is there, or q to leave it.
cli-form-too-long = { $over ->
        [one] That is too long by { $over } character. Please say it shorter.
       *[other] That is too long by { $over } characters. Please say it shorter.
    }
cli-no-such-group = No group has “{ $word }” in its name or id.
cli-replay-chose = { $number }. { $player }: { $chose }
cli-replay-help = n or Enter: next step, b: back, a number from 0 to { $last }: jump to that step, l: the whole table, c and a name: read a card, r: the rules, a: aids, h: help, q: quit.
cli-replay-unclear = Please type n, b, a number from 0 to { $last }, or h for help.
cli-replay-step = Step { $step } of { $last }.
cli-begin = Type the number of an option, or h for everything else that you can type.
cli-find-none = No option has “{ $words }” in it.
cli-hint-thinking = Playing on from here in many ways…
cli-hint-none = There is nothing to choose between.
cli-hint = { $number }. { $option }: wins { $chance }% of the time (from { $low } to { $high }%).
cli-hint-how = That is how often you win in many continuations from what you can see, with sensible play by all; in brackets, how sure that is.
cli-rules = The sections of the rules; type r and a number to read one:
cli-rules-none = The rules have nothing about “{ $asked }”. Type r to list their sections.
cli-rules-cell = { $head }: { $cell }
# What stands between the cells of a table that is read out.
cli-semicolon = ;{ " " }
cli-after = The game is over. What now?
cli-after-leave = Leave
cli-after-review = Look back: how good every decision was, as far as it could be known then
cli-after-keep = Keep the record of the game in a file, for replays and debriefs
cli-after-file = Type the name of the file, or just press Enter for none.
cli-after-thinking = Judging every decision; that can take a while…
cli-after-unclear = Please type a number from 1 to { $count }.
cli-lesson-answer = Type the number of your answer, from 1 to { $count }.
cli-lesson-over = That was the lesson. Play on to the end, or type q to leave.
cli-lesson-none = There is no lesson called “{ $asked }”. There are: { $lessons }.

# Flash cards
cli-anki-written = { $count ->
        [one] { $count } card of “{ $deck }” is in { $file }.
       *[other] { $count } cards of “{ $deck }” are in { $file }.
    }
