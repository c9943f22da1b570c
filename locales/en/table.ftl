# Texts shared by the browser and the terminal.

# How the language calls itself, for those who look for it.
language-own-name = English

# Strengths of bots
level-newcomer = newcomer
level-apprentice = apprentice
level-skilled = skilled
level-expert = expert
level-master = master

# Bots, by seat: no two at a table are alike
seat-you = you
bot-name-1 = Hedgehog
bot-name-2 = Fox
bot-name-3 = Owl
bot-name-4 = Otter
bot-name-5 = Badger
bot-name-6 = Heron

# A table cannot be set up like this
refused-players = This game is for { $min } to { $max } players, not { $got }.
refused-players-other = { $players ->
        [one] This game is for { $players } player, not { $got }.
       *[other] This game is for { $players } players, not { $got }.
    }
refused-no-such-game = There is no game “{ $game }” here.

# Not found
refused-no-such-table = There is no such table. It may have been closed; ask for the link again, or make a new table.
refused-no-such-code = No table has this code. Check it with whoever gave it to you.
refused-no-such-page = There is nothing at this address.

# What was sent
refused-unreadable = The server could not read that. Reload the page and try again.
refused-not-json = This has to be sent as JSON (content type application/json).
refused-too-large = That is too large to be sent.
refused-name-empty = Please enter a name.
refused-name-long = A name has at most { $max } characters.

# Not now
refused-table-full = Every seat is taken. You can still watch.
refused-other-version = This page is of another version than the server. Reload it.

# Not you
refused-other-site = This request came from another website and was not carried out.

# Too much, or our own trouble
refused-too-fast = That was a lot at once. Wait a moment and try again.
refused-too-many-connections = There are too many connections from this address. Close some pages and try again.
refused-too-many-tables = The server has as many tables as it can hold. Old ones are deleted after { $days ->
        [one] a day
       *[other] { $days } days
    }; whoever runs the server can allow more.
refused-too-many-of-yours = { $most } tables were made from your address, and there can be no more. Old ones are deleted after { $days ->
        [one] a day
       *[other] { $days } days
    }; whoever runs the server can allow more.
refused-too-slow = The connection was too slow. It will be tried again.
refused-not-saved = The server could not save this, so it did not happen. Try again in a moment.
refused-closing = The server is being restarted. Your table goes on as soon as it is back.
refused-trouble = Something went wrong on the server. Nothing was changed; try again.

## What pages other than the front door say

refused-no-such-switch = There is no switch “{ $switch }”. This game has: { $known }.
refused-value-flag = The switch “{ $switch }” is either on or off.
refused-value-choice = The switch “{ $switch }” takes one of: { $expected }.
refused-value-number = The switch “{ $switch }” takes a whole number from { $min } to { $max }.
refused-value-seats = The switch “{ $switch }” takes seats of this table, such as 1,3.
refused-value-cards = The switch “{ $switch }” takes some of these cards: { $expected }.
refused-clock = The clock takes { $min } to { $max } seconds, or none at all.
refused-grace = Players can be given { $min } to { $max } seconds to come back, or as long as they need.
refused-open-seats = There are still open seats: fill them with bots, or wait for people.
refused-back-enough = So much has been taken back at this table that no more can be.

# How it went at the table
table-retracted = { $player } took a decision back.
table-undone = { $player } undid the last move.
ending-you-won = You won!
ending-you-lost = You lost
ending-won = { $count ->
        [one] { $players } won
       *[other] { $players } won together
    }
ending-lost = The game was lost

# What only a table refuses
refused-no-such-seat = This table has no such seat.
refused-seat-taken = Somebody else has just taken this seat.
refused-already-begun = The game has already begun.
refused-not-playing = No game is being played at this table right now.
refused-not-over = That is only possible when the game is over.
refused-stale = The table has moved on since then. Look again and decide anew.
refused-held = A bot is playing for this seat right now. Take the seat back first.
refused-not-host = Only the host of the table can do that.
refused-not-a-player = Only players of this table can do that; you are watching.
refused-someone-is-here = The player of this seat is here and can decide.
refused-not-your-seat = Only the player of this seat can take it back from the bot.
refused-not-a-person = There is no person on this seat.
refused-wrong-secret = This personal link does not fit this table. You can watch, or take an open seat.

# Bots for experiments
level-random = random
level-greedy = greedy

# Taking back by consent
table-taken-back = Everybody agreed: { $player } took the last decision back.
refused-asking = Somebody asks to take a decision back. Answer that first.
refused-nobody-asks = Nobody asks to take anything back now.
refused-declined = Not everybody agreed to take this decision back.
refused-hands-closed = The hands are not open to you.

refused-no-such-step = The record is not that long.
refused-chat-empty = Write something first.
refused-chat-long = A message has at most { $max } characters.
refused-bad-viewer = Look through the eyes of a seat, of a spectator, or at everything open.
refused-hello-again = This connection has said hello already. Connect anew.
refused-nothing-to-take-back = There is nothing that could be taken back.
refused-no-stand-in = At this table no bot takes the seat of a player who is away.
refused-too-soon = { $player } has been away for { $away } s. A bot may take the seat in { $left } s.

# Records
replay-not-a-record = This file is not a Sandtable record.
replay-too-long = This record is longer than any game.
replay-too-large = The replay of this record would be larger than that of any game.
replay-other-game = The record is of a game that is not here: { $game }.
replay-other-rules = The record was made with rules version { $found }; here version { $known } is played.
replay-newer-format = The record was made by a later version of Sandtable. Open it with that version.
replay-older-rules = The game was played by rules version { $found }. Version { $known } differs at entry { $entry }: the replay ends before it.
replay-other-opening = The game was played by rules version { $found }. Version { $known } begins otherwise, so it cannot be played again.
replay-bad-config = The record’s set-up is not possible: { $why }
replay-no-such-seat = Entry { $entry }: there is no seat { $seat } at this table.
replay-illegal = Entry { $entry } is against the rules: { $why }
replay-wrong-digest = Entry { $entry }: the digest does not fit. The record was changed or damaged.
replay-wrong-opening = The opening does not fit its digest. The record was changed or damaged.

# What a card is in the real world: for the terminal and for screen readers
read-what = What it is: { $text }
read-defend = What defenders do: { $text }
read-attack-id = In ATT&CK: { $id }.

# What wins, and how far everybody is
standing-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Classes, and tables that somebody is in charge of.
refused-no-such-class = There is no such class. It may have been deleted.
refused-no-such-person = There is no such person in this class.
refused-own-seat = You cannot take yourself off the table. Pass the host’s role on first.
refused-removed = Whoever runs this table has taken you off it.
refused-not-facilitator = Only the facilitator can do that.
refused-paused = The game is paused. It goes on when the host says so.
refused-closed = Nobody can come in any more. You can ask whoever runs it to open it again.
refused-hushed = Chat is switched off for you at this table.
refused-no-hints = The host allows no hints at this table.
table-redealt = What { $player } could not see was dealt anew.
refused-no-clock = This table has no clock.
refused-of-a-class = This table belongs to a class: its facilitator sees to that.
refused-class-full = The class is full.
refused-class-days = A class can be kept for { $min } to { $max } days.
refused-minutes = A game can have { $min } to { $max } minutes.
refused-nobody-to-seat = Nobody has come in yet, so there is nobody to seat.
refused-same-deal = Other tables of the class still play the same deal. This opens when the last of them is over.
refused-not-released = The facilitator has not released the debrief yet.

# How long it is kept
table-kept = This table and all that is played at it are deleted { $days ->
        [one] a day
       *[other] { $days } days
    } after the last change.
