# CyberWar: what only the board in the browser says.

# The table
cyberwar-web-group = Group
cyberwar-web-group-card = The group’s card: { $group }
cyberwar-web-group-choose = Choose a defence ({ $count })
cyberwar-web-group-keep = Keep a defence ({ $count })
cyberwar-web-group-drop = Drop a defence ({ $count })
cyberwar-web-group-attack = Play an attack ({ $count })
cyberwar-web-group-defend = Play a defence ({ $count })
cyberwar-web-attacks = Attacks
cyberwar-web-defences = Defences
cyberwar-web-round = Round { $round } of { $rounds }
cyberwar-web-game = Game { $game } of { $games }
cyberwar-web-deck = { $count ->
        [one] Attack deck: one card left
       *[other] Attack deck: { $count } cards left
    }
cyberwar-web-back = { $attack }, face down

# What is seen
cyberwar-web-seen-by = Detected by { $defences }
cyberwar-web-not-seen = Not detected by any chosen defence
cyberwar-web-unknown = Whether it is detected shows when it is turned up
cyberwar-web-turning = The attacks are turned up, one after another.
cyberwar-web-open = still open
cyberwar-web-stopped = Stopped
cyberwar-web-through = Got through
cyberwar-web-stopped-by-players = Stopped by { $players }
cyberwar-web-stopped-count = { $count ->
        [one] { $count } stopped
       *[other] { $count } stopped
    }
cyberwar-web-stopped-of = { $count } of { $of } stopped

# Solo
cyberwar-web-covered = { $count } of { $of } attacks detected
cyberwar-web-chosen = { $count } of { $of } defences chosen
cyberwar-web-closed-study = You see what each defence detects.
cyberwar-web-closed-exam = Exam: what the defences detect stays closed to the end of the game.
cyberwar-web-closed-blind = Blind: the attacks do not even show their names.
cyberwar-web-sees-numbers = detects attack { $numbers }
cyberwar-web-sees-none = detects none of them
cyberwar-web-sees-count = { $count ->
        [one] detects one of the group’s attacks
       *[other] detects { $count } of the group’s attacks
    }
cyberwar-web-sees-short = detects { $count }
cyberwar-web-unfair = Not every round of this deck can be won.
cyberwar-web-look-back = Look back
cyberwar-web-review = Round { $round } looked back upon
cyberwar-web-your-answer = Your four defences
cyberwar-web-best = The best four: { $count } of { $of } stopped
cyberwar-web-odds = How good your four were
cyberwar-web-odds-exact = – your four stop { $good } of the { $of } rounds that this deck could have dealt and that can be stopped at all.
cyberwar-web-odds-closed = Shown when the game is over: before that the fronts stay closed.

# Draft
cyberwar-web-draft-keep = Keep one card, pass the rest
cyberwar-web-draft-drop = Drop cards
cyberwar-web-draft-revealed = Everything is turned up
cyberwar-web-draft-over = The game is over
cyberwar-web-hand = Your hand
cyberwar-web-passes-to = The rest goes to { $player }
cyberwar-web-sealed = your choice, sealed until all have chosen
cyberwar-web-decided = has chosen
cyberwar-web-holds = { $count ->
        [one] holds { $count } card
       *[other] holds { $count } cards
    }
cyberwar-web-you-know = you passed this card on
cyberwar-web-kept = Kept
cyberwar-web-dropped = Dropped
cyberwar-web-tie-break = breaks the tie
cyberwar-web-extra = { $count ->
        [one] One more attack was drawn to break the tie.
       *[other] { $count } more attacks were drawn to break the tie.
    }

# Red/blue
cyberwar-web-red = Red
cyberwar-web-blue = Blue
cyberwar-web-row = Red’s attacks
cyberwar-web-rack = Blue’s defences
cyberwar-web-middle = The middle
cyberwar-web-pick-group = Pick a group
cyberwar-web-pile-stopped = { $count ->
        [one] Blue’s pile: one attack stopped
       *[other] Blue’s pile: { $count } attacks stopped
    }
cyberwar-web-pile-through = { $count ->
        [one] Red’s pile: one attack got through
       *[other] Red’s pile: { $count } attacks got through
    }
cyberwar-web-before = + { $count } from game 1
cyberwar-web-defence-deck = { $count ->
        [one] Defence deck: one card left
       *[other] Defence deck: { $count } cards left
    }
cyberwar-web-discard = { $count ->
        [one] Discarded defences: one
       *[other] Discarded defences: { $count }
    }

# Cards and piles looked at
cyberwar-web-tools = Tools
cyberwar-web-detects = What it detects
cyberwar-web-front-closed = The front of this card is still closed.
cyberwar-web-detected-by = Detected by
cyberwar-web-mitigations = Mitigations
cyberwar-web-today = ATT&CK calls it { $id } { $name } today.
cyberwar-web-today-dropped = Today’s ATT&CK no longer lists it.
cyberwar-web-tactics = Tactics: { $tactics }
cyberwar-web-face-down = It lies face down: its description, and what detects it, show when it is turned up.
cyberwar-web-about-deck = Attack deck
cyberwar-web-about-deck-text = The attacks of the group that have not been dealt yet.
cyberwar-web-about-defence-deck = Defence deck
cyberwar-web-about-defence-deck-text = Blue draws from it. When it is empty, the discarded defences are shuffled.
cyberwar-web-about-discard = Discarded defences
cyberwar-web-about-discard-text = The defences that were played. They come back when the deck is empty.
cyberwar-web-profile = { $count ->
        [one] One technique is in the deck, by tactic:
       *[other] { $count } techniques are in the deck, by tactic:
    }
cyberwar-web-profile-closed = Only red reads what this group is known for.
cyberwar-web-no-group = The group has not been picked yet.

# The end
cyberwar-web-matrix = ATT&CK matrix: the attacks of { $group }
cyberwar-web-matrix-game = ATT&CK matrix of game { $game }: the attacks of { $group }

# Names for where the whole one does not fit
cyberwar-defence-d01-short = Process watch
cyberwar-defence-d02-short = Command line
cyberwar-defence-d03-short = File watch
cyberwar-defence-d04-short = API watch
cyberwar-defence-d05-short = Process traffic
cyberwar-defence-d06-short = Packet capture
cyberwar-defence-d07-short = Registry
cyberwar-defence-d08-short = Login logs
cyberwar-defence-d09-short = Netflow
cyberwar-defence-d10-short = Event logs
cyberwar-defence-d11-short = Protocol analysis
cyberwar-defence-d12-short = File metadata
cyberwar-attack-t1002-short = Compress data
cyberwar-attack-t1003-short = Dump logins
cyberwar-attack-t1005-short = Local data
cyberwar-attack-t1015-short = Access features
cyberwar-attack-t1016-short = Network settings
cyberwar-attack-t1018-short = Find systems
cyberwar-attack-t1023-short = Change shortcut
cyberwar-attack-t1027-short = Obfuscate files
cyberwar-attack-t1033-short = Find users
cyberwar-attack-t1041-short = Exfil over C2
cyberwar-attack-t1043-short = Common port
cyberwar-attack-t1045-short = Packed software
cyberwar-attack-t1047-short = WMI
cyberwar-attack-t1049-short = Find sessions
cyberwar-attack-t1050-short = New service
cyberwar-attack-t1053-short = Scheduled task
cyberwar-attack-t1056-short = Input capture
cyberwar-attack-t1057-short = Find processes
cyberwar-attack-t1059-short = Command line
cyberwar-attack-t1060-short = Run keys
cyberwar-attack-t1061-short = Use of GUI
cyberwar-attack-t1064-short = Scripting
cyberwar-attack-t1065-short = Rare port
cyberwar-attack-t1066-short = Clean tools
cyberwar-attack-t1069-short = Find groups
cyberwar-attack-t1070-short = Wipe traces
cyberwar-attack-t1073-short = DLL side-load
cyberwar-attack-t1074-short = Stage data
cyberwar-attack-t1076-short = RDP
cyberwar-attack-t1077-short = Admin shares
cyberwar-attack-t1078-short = Valid accounts
cyberwar-attack-t1081-short = Logins in files
cyberwar-attack-t1082-short = System info
cyberwar-attack-t1083-short = Find files
cyberwar-attack-t1084-short = WMI events
cyberwar-attack-t1087-short = Find accounts
cyberwar-attack-t1088-short = Bypass UAC
cyberwar-attack-t1090-short = Proxy
cyberwar-attack-t1095-short = Raw protocol
cyberwar-attack-t1097-short = Pass the Ticket
cyberwar-attack-t1098-short = Alter accounts
cyberwar-attack-t1104-short = Staged C2
cyberwar-attack-t1105-short = Copy tools in
cyberwar-attack-t1107-short = Delete files
cyberwar-attack-t1108-short = Spare access
cyberwar-attack-t1110-short = Brute force
cyberwar-attack-t1136-short = New account
cyberwar-attack-t1143-short = Hidden window
cyberwar-attack-t1172-short = Domain front
cyberwar-attack-t1188-short = Proxy chain
cyberwar-attack-t1192-short = Spear link
cyberwar-attack-t1193-short = Spear attach
cyberwar-attack-t1203-short = Client exploit
cyberwar-attack-t1204-short = User runs it
cyberwar-attack-t1208-short = Kerberos crack
cyberwar-attack-t1518-short = Find software

# The card library
cyberwar-web-effect-attack = It is stopped if a defence that detects it is used against it; otherwise it gets through.
cyberwar-web-effect-defence = It stops the attacks that it detects.
