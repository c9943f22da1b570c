## The guided first draft of CyberWar.

lesson-cyberwar-draft-table = Five attacks for everybody
lesson-cyberwar-draft-keep-processes = Five attacks lie on the table for everybody. Keep one defence and pass the rest on. Two of the five run programs, which process monitoring sees: keep it.
lesson-cyberwar-draft-pass = Hands go round
lesson-cyberwar-draft-passed = You passed three cards to the left and got three from the right. What you pass on, somebody else can use.
lesson-cyberwar-draft-keep-files = Deleting files, run keys in the startup folder, an attachment that is saved: all of them touch files. Keep file monitoring.
lesson-cyberwar-draft-others = What the others keep
lesson-cyberwar-draft-watch = Kept cards are public. Look at what the others have: they know the same five attacks as you.
lesson-cyberwar-draft-keep-commands = You have all five covered. Command lines show two of them once more: keep that.
lesson-cyberwar-draft-drop = Only three count
lesson-cyberwar-draft-drop-metadata = Everybody drops one card, so that three are left. Binary file metadata adds nothing here: drop it.
lesson-cyberwar-draft-score = Counting
lesson-cyberwar-draft-counted = Each attack that any of your three cards detects is a point. You had all five. A new five is on the table; the best of three games wins.
lesson-cyberwar-draft-think = Now you think
lesson-cyberwar-draft-second-five = Read the five, then your four cards. Which of the two would you keep?
lesson-cyberwar-draft-second-five-packets = Packet capture
lesson-cyberwar-draft-second-five-packets-reply = Right: the attachment comes over the network, and packets show it. Keep it.
lesson-cyberwar-draft-second-five-logins = Authentication logs
lesson-cyberwar-draft-second-five-logins-reply = None of the five logs in anywhere. Packet capture at least sees the attachment arrive.
lesson-cyberwar-draft-files-again = File monitoring has come round. It sees four of the five: keep it.
lesson-cyberwar-draft-last-choice = Both of these see the same attacks here. Keep either.
lesson-cyberwar-draft-drop-registry = Nothing here touches the registry. Drop that card and see who wins.
