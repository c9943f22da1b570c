## The guided first game of CyberWar, red against blue.

lesson-cyberwar-red-blue-red = You are red
lesson-cyberwar-red-blue-pick = You attack, your opponent defends. Choose whose techniques you will use: APT3 has the larger set.
lesson-cyberwar-red-blue-read-blue = Read their names
lesson-cyberwar-red-blue-look = Five attacks are yours, five defences are theirs; you see only the names. Which attack does none of their five look at?
lesson-cyberwar-red-blue-look-force = Brute force
lesson-cyberwar-red-blue-look-force-reply = Yes: guessing passwords shows in authentication logs, and blue has none. Play it.
lesson-cyberwar-red-blue-look-files = Credentials in files
lesson-cyberwar-red-blue-look-files-reply = Searching files takes commands, and blue has command lines. Guessing passwords, brute force, is the safe one: play it.
lesson-cyberwar-red-blue-logins-again = Valid accounts are logins, too. Blue still has nothing that looks there: play it.
lesson-cyberwar-red-blue-answer = Blue answers
lesson-cyberwar-red-blue-answered = Blue plays three cards against your four, one after each of yours. This one reads command lines.
lesson-cyberwar-red-blue-discovery = Sometimes you give one up. Looking at network settings takes a command, which blue will see; better this than a good card.
lesson-cyberwar-red-blue-last = The last one is yours without an answer. Changing accounts uses system calls, and blue has not played API monitoring. Play it.
lesson-cyberwar-red-blue-count = What got through
lesson-cyberwar-red-blue-fought = Three attacks got through to your pile, one was detected. After three rounds the larger pile wins, and red wins a tie.
lesson-cyberwar-red-blue-bonus = Whoever did badly draws a card more: blue has six to choose from now. The cards just played are gone.
lesson-cyberwar-red-blue-second = Look again
lesson-cyberwar-red-blue-packing = Read the new names. Binary file metadata is gone, and it alone gives software packing away: play it.
lesson-cyberwar-red-blue-shell = Command lines and process monitoring are missing, too: a command-line interface goes unseen.
lesson-cyberwar-red-blue-blue = The other side
lesson-cyberwar-red-blue-other-side = Blue thinks the same way round: which of these names can my cards see? In a usual game you then swap sides.
