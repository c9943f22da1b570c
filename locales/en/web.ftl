# The web client. Texts shared with the terminal are in table.ftl, those of a game in its own file.

# Everywhere
web-home-link = Sandtable: home
web-skip-to-content = Skip to the content
web-language = Language
web-theme = Theme: { $theme }
web-theme-auto = as the device
web-theme-dark = dark
web-theme-light = light
web-loading = One moment…
web-connecting = Going to the table…
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-try-again = Try again
web-to-home = Home
web-to-table = To the table
web-more = More
web-guest = Guest
web-your-name = Your name
web-rules = Rules

# When something is not as it should be
web-missing-title = There is nothing here
web-missing-text = The address leads to no page. Perhaps a character got lost on the way.
web-failed-title = That did not work
web-failed-text = The page could not be loaded. Check the connection and try again.
web-no-table-title = There is no such table
web-error-unreachable = The server cannot be reached right now.
web-error-unexpected = Something went wrong. Please try again.

# Home
web-what-it-is-line = Play cybersecurity tabletop games, and learn what is behind them.
web-no-accounts = With colleagues at one table or alone against bots. No account, nothing to install.
web-games = Games
web-players = { $min }–{ $max } players
web-players-exactly = { $max ->
        [one] { $max } player
       *[other] { $max } players
    }
web-minutes = about { $minutes } min
web-players-label = Players, you included
web-bots-label = Strength of the bots
web-play-now = Play now
web-create = Set up a table
web-join = Join a table
web-join-how = Join a table by its code
web-join-go = Join
web-host-class = Host a class
web-resume = Your tables
web-forget = Remove { $code } from this list
web-mode-label = Mode
web-play-now-of = Play { $game } now
web-go-on = Go on: { $game }
web-go-on-with = with { $players }
web-go-on-bots = against bots
web-found-begun = The game at this table has already begun.
web-found-over = The game at this table is over.
web-found-full = All seats of this table are taken.
web-watch = Watch
web-see-result = See the result
web-rules-all = The rules of all games
web-replay-file = Replay a saved game
web-library = Card library
web-puzzle = Puzzle of the day
web-train = Trainers
web-learn = Learn
web-learn-of = Learn { $game } by playing

## What pages other than the front door say

# Setting up a table
web-create-title = A new table: { $game }
web-create-go = Open the table
web-create-how = How it is played
web-players-count = Players
web-your-part = Your part
web-part-play = I play
web-part-host = I only host
web-part-host-help = You lead the table, for instance on a projector, and see what spectators see.
web-switches-more = More rules to change
web-time = Time and absence
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-yours = You
web-seat-plan = Who plays seat { $number }
web-plan-open = open for a person
web-plan-bot = bot: { $level }
web-clock-label = Time for a decision
web-clock-off = no limit
web-clock-seconds = { $seconds } s
web-clock-minutes = { $minutes } min
web-grace-label = A bot may play for a missing player after
web-grace-never = never
web-stand-in-label = Strength of that bot
web-switches = Rules of this table
web-switch-value = { $name }: { $value }
web-switches-set = Set for this table
web-clock-set = { $seconds } seconds for each decision
web-grace-set = After { $time } away, a bot ({ $level }) may play for a missing player
web-grace-set-never = No bot plays for a missing player

# Lobby
web-lobby-title = Invite players
web-lobby-how = Let them scan the picture, open the link, or type the code on the home page.
web-code = Code
web-qr-label = QR code of the link to join
web-join-link = Link to join
web-seat-open = Open seat
web-take-seat = Take a seat
web-sit-here = Sit here
web-table-full = All seats are taken. You can watch.
web-hosting = You host this table without a seat: you begin it, and see what spectators see.
web-spectators = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-start = Begin
web-start-open = { $count ->
        [one] One seat is still open. Wait, or let a bot fill it.
       *[other] { $count } seats are still open. Wait, or let bots fill them.
    }
web-start-with-bots = Begin with bots
web-fill-level = Bots for the open seats
web-waiting-for-host = The game begins when the host says so.
web-read-rules = Read the rules while you wait

# At the table
web-reconnecting = Connection lost. Trying to come back; until then nothing can be chosen.
web-offline = This device is offline. The table comes back as soon as it is online again.
web-try-now = Try now
web-you = you
web-you-name = You
web-deciding = deciding
web-away-short = away
web-held-short = bot plays
web-watching = watching
web-spectator = A spectator
web-chat-host = The host
web-the-host = the host
web-prompt-bar = What is to be decided
web-in-words = The table in words
web-all-options = All options
web-all-options-count = All options ({ $count })
web-options-none = Nothing is asked of you just now.
web-picked = What you have picked
web-let-go = Let go of { $thing }
web-your-turn = Your turn
web-sound = Sounds
web-standing = How it stands
web-leads = leads
web-views = Views of the board
web-view-between = Table
web-view-own = Yours
web-view-shop = Buy
web-view-others = Others
web-view-waits = something waits here
web-panel-fold = Fold the panel away
web-panel-unfold = Unfold the panel
web-choose-of = Choose one of { $count }
web-tab-options = Options
web-skip = Skip
web-take-back = Take back
web-about = What is this?
web-meant = The coach’s advice
web-advice = Advice
web-coach-setting = Show the coach’s advice
web-projector-setting = Large, for a room to read
web-faster = Show moves faster
web-clock = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-side-panel = Log, chat and more
web-tab-log = Log
web-tab-details = Card
web-tab-chat = Chat
web-tab-rules = Rules
web-log = What has happened
web-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-details-empty = Press a card to read about it here.
web-what-it-is = What it is
web-what-defenders-do = What defenders do
web-rule = The rule for this
web-to-library = In the card library
web-rules-in-full = The rules on their own page
web-table-menu = This table
web-invite = Invite somebody
web-invite-text = Whoever opens this link can take an open seat, or watch.
web-other-device = Continue on another device
web-other-device-text = Open this personal link on the other device. Whoever has it plays your seat, so keep it to yourself.
web-qr-personal = QR code of your personal link
web-personal-link = Your personal link
web-hold-own = Let a bot play for me
web-held-own = A bot is playing your seat.
web-hold-end = Play myself
web-away = { $player } is away.
web-hold-soon = A bot may play in { $seconds } s.
web-hold-never = This table waits for its players.
web-hold = Let a bot play meanwhile
web-leave = Leave (your seat is kept)

# Personal links
web-link-title = Personal link
web-link-other = This link is for the seat of { $other }. You hold the seat of { $own } here.
web-link-both = If you open it, your own seat stays yours: the table’s menu leads back to it.
web-link-open-as = Open as { $player }
web-link-stay = Stay { $player }
web-turned-link-wrong = This personal link does not fit this table. You can watch, or take an open seat.
web-turned-link-wrong-own = This personal link does not fit this table. Nothing has changed: you are still { $player }.
web-turned-seat-gone = The seat that this browser had at this table is no longer yours. You can watch, or take an open seat.

# The result
web-scored = The game is scored
web-scoring = How it came about
web-rank = No. { $place }
web-course = How it went
web-course-how = Press a moment to see it in the replay.
web-course-moment = Step { $step }: { $scores }
web-course-score = { $player } { $score }
web-rematch = Play again
web-rematch-waiting = The next game has begun.
web-rematch-join = Join in
web-replay = Replay
web-debrief = Debrief
web-see-board = See the table
web-record = Save the record

# Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-step = Step { $step } of { $steps }
web-replay-slider = Step of the game
web-replay-opening = The cards are on the table; nobody has acted yet.
web-replay-options = The options there were
web-play-on = Play on from here
web-play-on-how = A new table opens as this game stood at step { $step }. What is hidden, and the luck to come, stay as they were: whatever you saw in the replay still holds.
web-play-on-seat = Your seat
web-play-on-bots = Bots on the other seats
web-by-clock = time ran out
web-viewer = Through whose eyes
web-viewer-open = Everything open
web-viewer-spectator = As a spectator
web-viewer-seat = As { $player }
web-drop-title = Drop a record here
web-drop-choose = Choose a file
web-drop-text = It is the file that “Save the record” gives you at the end of a game.

# Rules
web-play = Play
web-rules-contents = Contents
web-rules-search = Search in these rules
web-rules-found = { $at } of { $count }
web-rules-not-found = not found
web-find-back = To the place before
web-find-next = To the next place
web-picture-board = What a table looks like
web-picture-cards = Some of the cards

# Gallery
web-gallery = Designer’s sheet of all cards
web-gallery-kinds = Kinds
web-gallery-all = All kinds
web-gallery-cards = Every card, both faces
web-gallery-known = Cards whose other face you may look at
web-gallery-small = Small cards
web-gallery-marks = Emblems and marks
web-gallery-common = Shared pieces
web-search-list = Search
web-search-in = Search: { $list }

# Whoever is in charge of a table
web-host-run = Run the table
web-host-pause = Pause
web-host-go-on = Go on
web-host-more-time = A minute more
web-host-say = A word to everyone
web-host-talk = Who may chat
web-host-talk-everyone = Everyone
web-host-talk-players = Players
web-host-talk-nobody = Only you
web-host-grace = A bot may take an absent player’s seat
web-host-grace-after = after { $seconds } s
web-host-grace-never = never
web-host-close = Nobody else may sit down
web-host-pass-on = Make host
web-host-pass-on-sure = { $player } becomes the host.
web-host-swap = Move up a seat
web-host-remove = Remove
web-host-remove-sure = { $player } leaves the table.
web-host-remove-sure-playing = A bot plays on for { $player }.
web-host-role = host
web-host-not-here = not connected
web-host-end-round = End after this round
web-host-end-not = Play to the end after all
web-host-end-now = End now
web-host-end-sure = The game ends as it stands.
web-paused = Paused. It goes on when the host says so.
web-last-round = The game ends when this round is over.
web-ended-early = The game was ended early
web-ended-early-text = It counts as it stood.
web-to-class = Back to the class

# Hints
web-hint = Hint
web-hint-title = What you might do
web-hint-thinking = Playing on from here in many ways…
web-hint-none = There is nothing to choose between.
web-hint-wins = Wins
web-hint-percent = { $percent }%
web-hint-how = How often you win in many continuations from what you can see, with sensible play by all. The bar shows how sure that is.
web-host-hints = Hints for players
web-host-hints-always = Always
web-host-hints-first-game = First game only
web-host-hints-never = Never
web-review = Review

# Taking back by consent
web-take-back-ask = Ask to take my last decision back
web-take-back-own = You asked to take your last decision back.
web-take-back-asks = { $player } asks to take the last decision back.
web-take-back-means = The game goes back to before it; cards and dice fall the same again.
web-take-back-waits = Still to answer: { $players }.
web-take-back-left = Without an answer it stays as it is ({ $seconds } s).
web-take-back-agree = Agree
web-take-back-grant = Allow it
web-take-back-decline = No, play on
web-take-back-withdraw = Never mind

# Open hands
web-hands-first = Open hands: until the first round is over, everybody who plays here can see all hands.
web-hands-host = Whoever runs this table sees all hands while watching.
web-hands-watchers = Whoever watches, on a projector too, sees the open hands as well.
web-hands-short = Hands are open
web-hands-fold = Put this note away
web-hands-look = Look at all hands
web-hands-title = All hands open
web-host-hands-first = Open hands in the first round
web-host-hands-host = I see all hands while I watch
web-host-hands-watchers = Whoever watches sees open hands too, as on a projector

web-compare = Compare moves
web-play-on-same = Play on as it really was
web-play-on-same-how = The same hidden cards and the same luck as in the game.
web-play-on-redealt = Play on with the hidden dealt anew
web-play-on-redealt-how = What this seat could not see lies differently, and so does luck: all that it knew still holds.
