# Classes: many people at many tables, and somebody in charge of all of them. What is played at all tables
# at the same time is called a game here; the rounds are those of the game's own rules.

# Making one
class-what = One code for everybody. People type a name and are seated; you see every table on one page.
class-led = Classes you are in charge of
class-game = Game
class-size = Players at a table
class-minutes = Minutes until the bell
class-minutes-none = none
class-takes = About { $minutes } minutes with these settings.
class-takes-wind-down = It does not fit and cannot be made shorter: the wall tells you when to finish the round.
class-proposal = Fits better: { $changes } (about { $minutes } min)
class-with = { $name }: { $value }
class-without = without “{ $name }”
class-seating = Who sits with whom
class-seating-arrival = By arrival
class-seating-random = By lot
class-seating-mixed = Strong with weak
class-seating-alike = Strong with strong
class-seating-teams = My list
class-seating-choosing = They choose
class-seating-arrival-help = Whoever comes in one after another sits together.
class-seating-random-help = Mixed anew in every game, with as few people as possible whom one has met.
class-seating-mixed-help = By the results so far: whoever did well sits with whoever did not. Everybody can learn from somebody.
class-seating-alike-help = By the results so far: people of about the same strength meet.
class-seating-teams-help = As your list says. Whoever is not on it sits where there is room.
class-seating-choosing-help = People pick their table on their own device. Whoever does not sits where there is room.
class-teams = One table a line, names separated by commas
class-teams-example = Aiko, Ben, Chen
    Dana, Emil, Fumi
class-teams-help = The list is optional: you can also put people at their tables when they have come in.
class-teams-read = { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $names ->
        [one] one name
       *[other] { $names } names
    }
class-teams-over = Line { $table } has more names than the { $size } seats of a table. Those left over sit where there is room.
class-uneven = If people do not come out even
class-uneven-bots = Bots fill the seats
class-uneven-fewer = Smaller tables
class-same-deal = The same deal for every table
class-same-deal-help = Cards and dice fall the same way everywhere, so that tables can be compared. Replays open when the last table is over.
class-hands-first = Open hands in the first round
class-hands-first-help = Everybody at a table sees all hands until the first round is over. People are told.
class-hands-host = You see all hands while you watch
class-hands-host-help = People are told before they begin and at the table.
class-hands-watchers = Spectators and projectors see open hands too
class-hands-watchers-help = Anybody with a table’s link can watch it, players in a second window among them. People are told.
class-hands-first-told = In the first round everybody at your table sees all hands.
class-hands-host-told = Your facilitator can see all hands while watching.
class-rules = More rules to change
class-keep = Deleted { $days ->
        [one] one day
       *[other] { $days } days
    } after the last game
class-keep-days = The class is deleted after
class-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
class-keep-names = Keep the names
class-keep-names-help = Otherwise they are deleted on the day after, and only the seats are left.
class-keep-journal = Keep notes for the debrief
class-keep-journal-help = How long decisions take and what the rules refuse. Whoever comes in is told.
class-open = Open the doors

# Coming in
class-enter = Join the class
class-enter-how = { $count ->
        [0] { $game }. Nobody is here yet.
        [one] { $game }. One person is here.
       *[other] { $game }. { $count } people are here.
    }
class-enter-go = Come in
class-kept-journal = How long decisions take and what the rules refuse is kept for the debrief.
class-kept-no-journal = The games are kept for the debrief, but not how long anybody takes.
class-kept-all = Names and games are deleted { $days ->
        [one] one day
       *[other] { $days } days
    } after the last game.
class-kept-unnamed = Names are deleted on the day after, the games { $days ->
        [one] one day
       *[other] { $days } days
    } after the last one.
class-coming = Going to the class…
class-none = There is no such class
class-in-short = In the class
class-in = You are in, { $name }.
class-in-how = Look at the front. Your table opens here by itself.
class-round-over = Your game is over. The next one opens here by itself.
class-here = { $count ->
        [0] Nobody is here yet
        [one] One person is here
       *[other] { $count } people are here
    }
class-somebody-else = Come in under another name
class-choose = Choose your table
class-choose-empty = Nobody yet
class-choose-mine = You sit here
class-choose-full = Full
class-link-other = This link is for somebody else than you are in this class.
class-link-open = Open the link
class-link-stay = Stay as I am

# The facilitator’s page
class-wall = Class { $code }
class-doors = The doors are open
class-round = Game { $round } · { $game }
class-come = Come in
class-come-how = Scan the picture, or open the address and type the code.
class-late = Late? Join with
class-doors-closed = The doors are closed
class-plan-line = Tables of { $size }. Seating: { $seating }.
class-change-plan = Change
class-nobody = Names appear here as people come in.
class-more-troubles = { $count } more
class-begin = { $tables ->
        [one] Begin with one table
       *[other] Begin with { $tables } tables
    }
class-table = Table { $number }
class-all-tables = All tables
class-playing = { $count ->
        [one] One table is playing
       *[other] { $count } tables are playing
    }
class-all-over = All tables are done
class-bell = { $left ->
        [0] the bell has rung
       *[other] { $left } min to the bell
    }
class-bell-near = { $left ->
        [one] One minute to the bell, and a round takes about { $round }.
       *[other] { $left } minutes to the bell, and a round takes about { $round }.
    } Time for the last round.
class-bell-rung = The bell has rung. Time for the last round.
class-look-first = Look here first

# How a table stands
class-state-lobby = not begun
class-state-playing = playing
class-state-round = round { $now }
class-state-round-of = round { $now } of { $of }
class-state-paused = paused
class-state-last-round = last round
class-state-over = done
class-state-ended = ended early
class-trouble = Table { $number }: { $text }
class-trouble-lost = Nobody is at this table.
class-trouble-away = Away: { $players }. The table waits.
class-trouble-slow = Still deciding: { $players }.

# What can be ordered
class-pause = Pause
class-pause-all = Pause all
class-go-on = Go on
class-go-on-all = All go on
class-message = Message
class-say-all = Message to all tables
class-say-one = Message to this table
class-said = Sent.
class-more-time = One minute more
class-wind-down = Finish this round
class-play-on = Play to the end after all
class-end = End now
class-end-sure = { $count ->
        [one] One table ends at once and counts as it stands.
       *[other] { $count } tables end at once and count as they stand.
    }
class-end-sure-one = This table ends at once and counts as it stands.
class-watch = Watch this table
class-hold = Let a bot play
class-unhold = Back to the person
class-dismiss = Remove
class-dismiss-one = Remove { $name }
class-dismiss-sure = { $name } leaves the class. During a game a bot plays on.

# The next game
class-next = Next game
class-plan-first = How it is played
class-next-ends = { $count ->
        [one] One table is still playing. It ends as it stands when the next game begins.
       *[other] { $count } tables are still playing. They end as they stand when the next game begins.
    }
class-keep-plan = Save, begin later
class-begin-next = Begin game { $round }

# About the class
class-menu = This class
class-people = People ({ $count })
class-people-short = People
class-people-how = Put people at tables for the next game.
class-place-of = Table for { $name }
class-place-any = where there is room
class-doors-open = Open the doors again
class-doors-close = Close the doors
class-link = Link for a second device
class-link-warning = Whoever has this link is in charge of the class as you are. Do not show it on the projector.
class-link-how = For your other device, or for somebody who runs the class with you.
class-link-show = Show as a QR code
class-link-qr = QR code of the facilitator’s link
class-forget = Delete the class
class-forget-sure = The class is deleted with all its tables, games and names, for everybody and for good.

# The debrief
class-debrief-title = Class { $code }, { $count ->
        [one] one game
       *[other] { $count } games
    }
class-debrief-later = Debrief when all tables are done
class-release = Let everybody read the debrief
class-unrelease = Keep the debrief to myself
