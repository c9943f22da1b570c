## The guided first game of CyberWar alone.

lesson-cyberwar-solo-task = Five attacks, four defences
lesson-cyberwar-solo-logins = Five techniques of the group APT29 lie before you. Four defences must detect them all. Pass the Ticket abuses logins: only authentication logs show it. Choose them.
lesson-cyberwar-solo-only-one = Attacks that one defence sees
lesson-cyberwar-solo-packing = Software packing makes a program’s file look unlike itself. Only binary file metadata gives it away. Choose that: what few defences see comes first.
lesson-cyberwar-solo-overlap = One defence, several attacks
lesson-cyberwar-solo-files = Registry run keys also start programs from a folder, and scheduled tasks are files. File monitoring sees both: two attacks with one card.
lesson-cyberwar-solo-processes = All five are covered now; overlaps count once. Process monitoring makes sure of the bypass of user account control. Choose it as your fourth.
lesson-cyberwar-solo-turn-up = Turning the attacks up
lesson-cyberwar-solo-reveal = Four are chosen. Until the attacks are turned up you could still choose others. Turn them up.
lesson-cyberwar-solo-survived = All five stopped: you go on to the next round. One attack that nobody detects would have ended the game.
lesson-cyberwar-solo-think = Thinking like a defender
lesson-cyberwar-solo-blind-spot = Process monitoring sees four of these five. Which one starts no process on the machine?
lesson-cyberwar-solo-blind-spot-link = Spearphishing link
lesson-cyberwar-solo-blind-spot-link-reply = Yes: it is only a message with a link. Whoever looks at the network traffic can see it.
lesson-cyberwar-solo-blind-spot-shell = PowerShell
lesson-cyberwar-solo-blind-spot-shell-reply = PowerShell is a program itself: running it is a new process. A link in a message is not.
lesson-cyberwar-solo-packets = Packet capture sees what comes over the network, such as the link. Choose it first: nothing else does.
lesson-cyberwar-solo-rest = Now process monitoring, which sees the other four.
lesson-cyberwar-solo-fronts = You could press any defence to read its front: everything that it detects. Take file monitoring as a second pair of eyes.
lesson-cyberwar-solo-spare = The fourth is spare. Real defenders overlap on purpose: a sensor can fail. Choose any.
lesson-cyberwar-solo-again = Turn them up and see.
